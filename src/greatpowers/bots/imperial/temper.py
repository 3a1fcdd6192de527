"""Temperaments: what a player of Imperial likes to do a little more, or less, than its worth says."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from greatpowers.bots.temper import Temper
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial.board import (
    FACTORY_SPACE,
    HOMES,
    IMPORT_SPACE,
    INVESTOR_SPACE,
    MANEUVER_1,
    MANEUVER_2,
    PRODUCTION_1,
    PRODUCTION_2,
    TAXATION_SPACE,
    owner,
)

# From -1 to 1: by rondel space, by what is done there, and for every move into another nation's home.
_SPACES: Final[dict[Temper, dict[int, float]]] = {
    "balanced": {},
    "builder": {FACTORY_SPACE: 0.2, PRODUCTION_1: 0.2, PRODUCTION_2: 0.2, TAXATION_SPACE: 0.2},
    "raider": {IMPORT_SPACE: 0.5, MANEUVER_1: 0.5, MANEUVER_2: 0.5},
    "banker": {INVESTOR_SPACE: 0.8},
}
_DEEDS: Final[dict[Temper, dict[str, float]]] = {
    "balanced": {},
    "builder": {"build": 0.6, "battle": -0.5, "attack": -0.5, "destroy": -1.0, "hostile": -0.5, "turn_hostile": -0.5},
    "raider": {"battle": 0.8, "attack": 0.8, "destroy": 1.0, "hostile": 0.5, "turn_hostile": 0.5, "call": 0.8},
    "banker": {"bond": 0.5, "increase": 0.5, "force": 0.5, "battle": -0.3, "attack": -0.3},
}
_INVASION: Final[dict[Temper, float]] = {"balanced": 0.0, "builder": -1.0, "raider": 0.3, "banker": -0.6}
_INVADING: Final = [act.family_number(name) for name in ("march", "march_friendly", "land")]


@cache
def leaning(temper: Temper, nation: int) -> Mapping[int, float]:
    """By action of the nation's government, how much it is liked, from -1 to 1; those that are missing: 0."""
    liked = {act.RONDEL + space: liking for space, liking in _SPACES[temper].items()}
    deeds = {act.family_number(name): liking for name, liking in _DEEDS[temper].items()}
    for action, family in enumerate(act.FAMILY):
        if family in deeds:
            liked[action] = deeds[family]
        elif family in _INVADING and _INVASION[temper]:
            *_, end = act.VALUES[action]
            if end < HOMES and owner(end) != nation:
                liked[action] = _INVASION[temper]
    return liked
