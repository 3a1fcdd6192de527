"""What the search knows of each game, found by the game's id when it is needed."""

from __future__ import annotations

from importlib import import_module
from typing import Final, NamedTuple

from greatpowers.bots.search.mind import Knowledge, Mind
from greatpowers.core.game import State

_MINDS: Final[dict[str, tuple[str, str]]] = {
    "imperial": ("ImperialMind", "PublicLedger"),
    "imperunde": ("ImpeRundeMind", "Knowledge"),
    "war": ("WarMind", "Knowledge"),
}


class Known(NamedTuple):
    """The mind for a game, and what its players remember."""

    mind: Mind[State]
    knowledge: type[Knowledge[State]]


def known(game_id: str) -> Known:
    """What the search knows of this game."""
    mind, knowledge = _MINDS[game_id]
    module = import_module(f"greatpowers.bots.{game_id}.mind")
    return Known(getattr(module, mind)(), getattr(module, knowledge))
