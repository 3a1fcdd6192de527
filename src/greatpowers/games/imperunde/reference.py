"""The numbers of the reference sheets: what units cost, roll and move. The rest is in the tables of the board."""

from __future__ import annotations

from typing import TypedDict

from greatpowers.core.game import View
from greatpowers.games.imperunde.dice import FIRST_ROUND_BONUS, facing
from greatpowers.games.imperunde.pieces import (
    ARMIES,
    COST,
    FACES,
    FORT,
    KIND_IDS,
    KINDS,
    LOWEST,
    MOVES,
    PIECES,
    WARSHIPS,
)

SHIP_MOVES = MOVES[WARSHIPS[0]]  # an army at sea is on a cargo ship, which has the moves of any other


class UnitReference(TypedDict):
    """A kind of unit. `moves`: on land, `at_sea`: on a ship, null where it is not; `fort`: against one, on its die."""

    kind: str
    cost: int
    lowest: int
    highest: int
    moves: int | None
    at_sea: int | None
    fort: int
    pieces: int


class Reference(TypedDict):
    """All of it. `bonus`: what Ambush and Surprise attack add in the first dice round."""

    units: list[UnitReference]
    bonus: int


def reference() -> View:
    """The same in every game."""
    out: Reference = {"units": [_unit(kind) for kind in range(KINDS)], "bonus": FIRST_ROUND_BONUS}
    return dict(out)


def _unit(kind: int) -> UnitReference:
    return {
        "kind": KIND_IDS[kind],
        "cost": COST[kind],
        "lowest": LOWEST[kind],
        "highest": LOWEST[kind] + FACES - 1,
        "moves": None if kind in WARSHIPS else MOVES[kind],
        "at_sea": None if kind == FORT else SHIP_MOVES,
        "fort": facing(kind, 0, FORT) if kind in ARMIES else 0,
        "pieces": PIECES[kind],
    }
