"""Temperaments: how a player of War! weighs building, arming, saving and war; see greatpowers.bots.temper."""

from __future__ import annotations

from typing import Final, NamedTuple

from greatpowers.bots.temper import Temper as Name
from greatpowers.bots.war.values import Value
from greatpowers.games.war.pieces import BRIGADE_KINDS, NATIVES
from greatpowers.games.war.position import Position


class Temper(NamedTuple):
    """Factors of the rules of thumb; 1 is the balanced player."""

    build: float = 1.0  # what buildings and resources are worth
    arm: float = 1.0  # what brigades are worth
    save: float = 1.0  # what production points that are left are worth
    war: float = 1.0  # how readily it goes to war, and how long it goes on with it
    army: float = 1.0  # how much of an army it begins with
    peace: int = 0  # turns at the beginning in which it declares no war


BALANCED: Final = Temper()
TEMPERS: Final[dict[Name, Temper]] = {
    "balanced": BALANCED,
    "builder": Temper(build=1.3, arm=0.5, war=0.7, peace=3),
    "raider": Temper(build=0.9, arm=1.15, war=1.6),
    "banker": Temper(arm=0.53, save=4.2, war=0.7, peace=3),
}


# -- players that look ahead ---------------------------------------------------------------------------------

# What they like more, or less, than a balanced player, by the name of the action; a turn has many purchases and
# marches, but seldom more than one declaration of war.
LIKES: Final[dict[Name, dict[str, float]]] = {
    "balanced": {},
    "builder": {"build": 0.2, "develop": 0.2, "brigade": -0.05, "declare": -0.6, "attack": -0.1},
    "raider": {"build": -0.05, "brigade": 0.1, "declare": 0.8, "attack": 0.15},
    "banker": {"build": -0.1, "brigade": -0.1, "develop": 0.2, "declare": -0.6, "attack": -0.1},
}


def leaning(s: Position, seat: int, temper: Name) -> Value | None:
    """How much more than a balanced player this temperament likes an action; None: no more."""
    likes = LIKES[temper]
    return (lambda action: likes.get(deed(s, seat, action), 0.0)) if likes else None


def deed(s: Position, seat: int, action: int) -> str:
    """The name of an action, but brigades apart from other units, and attacks on players from other movement."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "raise":
        return "brigade" if values[0] < BRIGADE_KINDS else name
    if name in ("march", "land"):
        return name if s.owner[values[-1]] in (seat, NATIVES) else "attack"
    return name
