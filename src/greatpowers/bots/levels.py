"""The levels by which people choose an opponent."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any, Final, Literal, get_args

from greatpowers.bots.temper import TEMPER_NAMES

Level = Literal["beginner", "easy", "medium", "hard", "expert"]  # from the weakest to the strongest
Searching = Literal["hard", "expert"]  # those that look ahead
LEVELS: Final[tuple[str, ...]] = get_args(Level)
SEARCHING: Final[tuple[str, ...]] = get_args(Searching)


def known_levels(game_id: str) -> dict[str, dict[str, Any]]:
    """The parameters of each level in a game."""
    levels: dict[str, dict[str, Any]] = import_module(f"greatpowers.bots.{game_id}.levels").LEVELS
    return levels


def without_temper(code: str) -> str:
    """The code of a bot without its temperament; any other code as it is."""
    level, _, temper = code.partition("?temper=")
    return level if level in LEVELS and temper in TEMPER_NAMES else code


def up_to(strongest: str, codes: Iterable[str]) -> list[str]:
    """Those of these bots that are not stronger than a level; of a bot without a level nobody knows."""
    too_strong = LEVELS[LEVELS.index(strongest) + 1 :]
    return [code for code in codes if code not in too_strong]
