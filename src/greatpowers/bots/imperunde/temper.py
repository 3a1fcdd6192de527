"""Temperaments: how the rules-of-thumb player of ImpeRunde weighs arming, guarding, borrowing and war."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple


class Temper(NamedTuple):
    """Factors; 1 is the balanced player."""

    arm: float = 1.0  # how many armies it wants where something can be won
    guard: float = 1.0  # how much it does for colonies that are threatened
    borrow: float = 1.0  # how much it owes in the first rounds
    war: float = 1.0  # how readily it breaks the peace, and attacks


Name = Literal["balanced", "builder", "raider", "banker"]
BALANCED: Final = Temper()
TEMPERS: Final[dict[Name, Temper]] = {
    "balanced": BALANCED,
    "builder": Temper(guard=1.3, war=0.6),
    "raider": Temper(arm=1.2, guard=0.8, war=1.5),
    "banker": Temper(arm=0.9, borrow=0.5, war=0.7),
}
