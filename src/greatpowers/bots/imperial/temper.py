"""Temperaments: what the rules-of-thumb player of Imperial likes to do a little more than its rules say."""

from __future__ import annotations

from typing import Final, Literal

from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial.board import (
    FACTORY_SPACE,
    IMPORT_SPACE,
    INVESTOR_SPACE,
    MANEUVER_1,
    MANEUVER_2,
    PRODUCTION_1,
    PRODUCTION_2,
    TAXATION_SPACE,
)

Name = Literal["balanced", "builder", "raider", "banker"]

# In millions at the end of the game, as the rules value their choices: by rondel space, and by what is done there.
_SPACES: Final[dict[Name, dict[int, float]]] = {
    "balanced": {},
    "builder": {FACTORY_SPACE: 0.8, PRODUCTION_1: 0.4, PRODUCTION_2: 0.4, TAXATION_SPACE: 0.4},
    "raider": {IMPORT_SPACE: 0.8, MANEUVER_1: 0.8, MANEUVER_2: 0.8},
    "banker": {INVESTOR_SPACE: 1.2},
}
_DEEDS: Final[dict[Name, dict[str, float]]] = {
    "balanced": {},
    "builder": {"battle": -0.5, "destroy": -1.0},
    "raider": {"battle": 1.5, "destroy": 1.5, "attack": 1.5},
    "banker": {"bond": 0.8, "increase": 0.8},
}


def leaning(temper: Name) -> dict[int, float]:
    """By action, how much more than its worth the temperament gives it; those that are missing: nothing."""
    liked = {act.RONDEL + space: bonus for space, bonus in _SPACES[temper].items()}
    deeds = {act.family_number(name): bonus for name, bonus in _DEEDS[temper].items()}
    return liked | {action: deeds[family] for action, family in enumerate(act.FAMILY) if family in deeds}
