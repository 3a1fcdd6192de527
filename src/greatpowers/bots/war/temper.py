"""Temperaments: how the rules-of-thumb player of War! weighs building, arming and war."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple


class Temper(NamedTuple):
    """Factors; 1 is the balanced player."""

    build: float = 1.0  # what buildings and resources are worth
    arm: float = 1.0  # what brigades are worth
    save: float = 1.0  # what production points that are left are worth
    war: float = 1.0  # how readily it goes to war, and how long it goes on with it


Name = Literal["balanced", "builder", "raider", "banker"]
BALANCED: Final = Temper()
TEMPERS: Final[dict[Name, Temper]] = {
    "balanced": BALANCED,
    "builder": Temper(build=1.08, war=0.7),
    "raider": Temper(arm=1.1, war=1.3),
    "banker": Temper(save=1.4, war=0.7),
}
