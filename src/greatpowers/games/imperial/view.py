"""What a player may know: views built from nothing, and positions that agree with them.

Rules: imperial/info/*, imperial/ruling/cash-view. Everything on the table is open; with secret cash a player sees
only his own money, and nobody's bank balance is shown, since it would give the others' sum away.
"""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Any, Final

from greatpowers.core.game import Random, View, below
from greatpowers.games.imperial import scoring, steps
from greatpowers.games.imperial.actions import UNIT
from greatpowers.games.imperial.board import (
    AREA_IDS,
    AREAS,
    BONDS,
    HOMES,
    NATION_IDS,
    NATIONS,
    SPACE_IDS,
)
from greatpowers.games.imperial.position import Position, governs_nothing

if TYPE_CHECKING:
    from greatpowers.games.imperial.state import ImperialState

# Open parts of a position that a view carries as they are, under "turn".
NUMBERS: Final[list[str]] = [
    "card",
    "nation",
    "stage",
    "turns",
    "fee",
    "passed",
    "first",
    "offered",
    "left",
    "produced",
    "ended",
    "part",
    "origin",
    "at",
    "unit",
    "in_hand",
    "turned",
    "crossed",
    "unasked",
    "asked",
    "gainer",
]
_TURN_LISTS: Final[list[str]] = [
    "queue",
    "rounds",
    "dealt",
    "wanting",
    "fresh_army",
    "fresh_lying",
    "fresh_fleet",
    "raised",
    "lowered",
    "carried",
]
LISTS: Final[list[str]] = [
    "treasury",
    "bond",
    "government",
    "army",
    "lying",
    "fleet",
    "factory",
    "flag",
    "rondel",
    "tax",
    "power",
    *_TURN_LISTS,
]
_PLACES: Final = range(AREAS * NATIONS)
MOST_IMAGINED: Final = 24  # cash that an opponent is imagined to have, at most


def build(s: ImperialState, seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    open_cash = _cash_is_open(s)
    return {
        "game": "imperial",
        "seat": seat,
        "step": steps.STEP_IDS[s.steps[-1]],
        "steps": [steps.STEP_IDS[step] for step in s.steps],
        "to_act": s.to_act,
        "players": [
            {
                "cash": s.cash[other] if open_cash or other == seat else None,
                "swiss_bank": s.turns + s.stage > 0 and governs_nothing(s, other),
            }
            for other in range(s.seats)
        ],
        "nations": [_nation(s, nation) for nation in range(NATIONS)],
        "areas": _areas(s),
        "turn": {
            **{name: getattr(s, name) for name in NUMBERS},
            **{name: list(getattr(s, name)) for name in _TURN_LISTS},
        },
    }


def _cash_is_open(s: Position) -> bool:
    """By option, or because the game is over."""
    return s.open_cash or s.ended != scoring.PLAYING


def _nation(s: Position, nation: int) -> dict[str, Any]:
    return {
        "id": NATION_IDS[nation],
        "government": s.government[nation],
        "treasury": s.treasury[nation],
        "rondel": SPACE_IDS[s.rondel[nation]] if s.rondel[nation] >= 0 else None,
        "tax": s.tax[nation],
        "power": s.power[nation],
        "bonds": s.bond[nation * BONDS : nation * BONDS + BONDS],
    }


def _areas(s: Position) -> dict[str, dict[str, Any]]:
    """What is in each area that is not empty: units by kind and nation, factory, flag."""
    out: dict[str, dict[str, Any]] = {}
    for area in range(HOMES):
        if s.factory[area]:
            out[AREA_IDS[area]] = {"factory": True}
    for region in range(HOMES, AREAS):
        if s.flag[region] >= 0:
            out[AREA_IDS[region]] = {"flag": NATION_IDS[s.flag[region]]}
    for kind, counts in zip(UNIT.words, (s.army, s.lying, s.fleet), strict=True):
        for i in compress(_PLACES, counts):
            here = out.setdefault(AREA_IDS[i // NATIONS], {})
            here.setdefault(kind, {})[NATION_IDS[i % NATIONS]] = counts[i]
    return out


def about(s: Position) -> dict[str, str | int]:
    """What the present question is about, for its prompt."""
    step = s.steps[-1]
    out: dict[str, str | int] = {"nation": NATION_IDS[s.nation]}
    if step in (steps.GRANT, steps.ROUND):
        out["nation"] = NATION_IDS[s.offered]
    elif step == steps.IMPORT:
        out["left"] = s.left
    elif step == steps.CALL:
        out["other"] = NATION_IDS[s.asked]
    elif step == steps.FLAGS:
        out["nation"] = NATION_IDS[s.gainer]
    elif step == steps.FORCE:
        out["space"] = SPACE_IDS[s.rondel[s.nation]]
    if step in (steps.CONVOY, steps.STANCE, steps.ENTRY, steps.CALLS, steps.CALL, steps.BATTLE):
        out["area"] = AREA_IDS[s.at]
        out["unit"] = UNIT.words[s.unit]
    return out


def imagine(s: ImperialState, seat: int, rng: Random) -> ImperialState:
    """A copy in which the others' cash is drawn anew, unless everybody knows it; the bank balances the books.

    During set-up everybody knows: start money less the bonds taken and the gifts made is plain for all to see.
    """
    copy = s.clone()
    setting_up = any(step in s.steps for step in (steps.DEAL, steps.LOT, steps.GRANT))
    if not _cash_is_open(s) and not setting_up:
        for other in range(s.seats):
            if other != seat:
                copy.cash[other] = below(rng, MOST_IMAGINED + 1)
        copy.bank = -sum(copy.cash) - sum(copy.treasury)
        copy.cached = None  # a legal list may come from somebody's true cash
    return copy
