"""Temperaments: how a player of ImpeRunde weighs building, arming, borrowing and war; see greatpowers.bots.temper."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from greatpowers.bots.temper import Temper as Name
from greatpowers.games.imperunde.actions import DEBT_CHOICES
from greatpowers.games.imperunde.pieces import FORT, WAR
from greatpowers.games.imperunde.position import Position


class Temper(NamedTuple):
    """Factors of the rules of thumb; 1 is the balanced player."""

    build: float = 1.0  # what ships that earn, canals and forts are worth
    arm: float = 1.0  # how many armies it wants where something can be won
    guard: float = 1.0  # how much it does for colonies that are threatened
    borrow: float = 1.0  # how much it owes in the first rounds
    war: float = 1.0  # how readily it breaks the peace, and attacks


BALANCED: Final = Temper()
TEMPERS: Final[dict[Name, Temper]] = {
    "balanced": BALANCED,
    "builder": Temper(build=1.5, guard=1.5, war=0.6),
    "raider": Temper(build=0.8, arm=1.2, guard=0.8, war=1.6),
    "banker": Temper(build=1.2, arm=0.9, borrow=0.5, war=0.7),
}


# -- players that look ahead ---------------------------------------------------------------------------------

# What they like more, or less, than a balanced player, by deed; a turn has many purchases and steps, but seldom more
# than one declaration of war.
LIKES: Final[dict[Name, dict[str, float]]] = {
    "balanced": {},
    "builder": {"fort": 0.15, "launch": 0.15, "canal": 0.4, "post": 0.05, "attack": -0.1, "declare": -0.6},
    "raider": {"fort": -0.05, "launch": -0.05, "buy": 0.02, "attack": 0.15, "declare": 0.8},
    "banker": {"launch": 0.15, "repay": 0.4, "borrow": -0.6, "attack": -0.1, "declare": -0.6},
}


def leaning(s: Position, seat: int, temper: Name) -> Callable[[int], float] | None:
    """How much more than a balanced player this temperament likes an action; None: no more."""
    likes = LIKES[temper]
    return (lambda action: likes.get(deed(s, seat, action), 0.0)) if likes else None


def deed(s: Position, seat: int, action: int) -> str:
    """The name of an action; some are told apart: forts, declarations of war, loans, attacks on other players."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "buy":
        return "fort" if values[0] == FORT else name
    if name == "stance":
        return "declare" if values[1] == WAR else "appease"
    if name == "debts":
        change = DEBT_CHOICES[values[0]]
        return "borrow" if change > 0 else "repay" if change < 0 else name
    if name in ("march", "land"):
        return "attack" if s.owner[values[2]] not in (seat, -1) else name
    return name
