"""Why a player of ImpeRunde makes war or peace, for people: the reasons of diplomacy.py as messages of the texts.

They follow from the position alone, as the decisions do. Whoever is told of a decision can be told the reason.
"""

from __future__ import annotations

from typing import Final

from greatpowers.bots.imperunde.diplomacy import agrees, wish
from greatpowers.bots.imperunde.estimates import Prospect, is_leader
from greatpowers.bots.imperunde.temper import BALANCED, Temper
from greatpowers.core.game import Hint
from greatpowers.games.imperunde.frames import Talks
from greatpowers.games.imperunde.pieces import MOST_SEATS, PEACE, WAR
from greatpowers.games.imperunde.position import Position

# Messages `reason-NAME`: why war is declared or goes on, why peace is offered, accepted or kept, each with the other
# player, and `told-NAME` to that player; and why another goal is welcome or not.
WARS: Final = ("war-goal", "war-leader", "war-loot")
PEACES: Final = ("peace-weaker", "peace-fronts", "peace-dividend")
GOALS: Final = ("goal-ahead", "goal-behind")
DEALINGS: Final = ("stance", "speak")  # actions by which players make war or peace


def messages() -> dict[str, set[str]]:
    """All of them, each with the names of its values."""
    return {name: {"other"} for name in (*WARS, *PEACES)} | {name: set[str]() for name in GOALS}


def motive(s: Position, seat: int, action: int, temper: Temper = BALANCED) -> Hint | None:
    """Why a player would say this in the talks; None where it would not, or there is nothing to say."""
    name, values = s.codes.names[action], s.codes.values[action]
    p = Prospect(s, seat, temper)
    if name in ("stance", "speak"):
        *_, other, stance = values
        reason = wish(p, other)
        return (reason.reason, {"other": other}) if reason.war == (stance == WAR) else None
    if name in ("agree", "refuse") and isinstance(s.frames[-1], Talks) and agrees(p) == (name == "agree"):
        return ("goal-ahead" if is_leader(s, seat) else "goal-behind", {})
    return None


def refusal(s: Position, seat: int, other: int, temper: Temper = BALANCED) -> Hint | None:
    """Why a player stays at war although the other wants peace; None where it does not, or a card has decided."""
    own, theirs = seat * MOST_SEATS + other, other * MOST_SEATS + seat
    if s.stance[theirs] != PEACE or s.stance[own] != WAR or s.sealed[own]:
        return None
    reason = wish(Prospect(s, seat, temper), other)
    return (reason.reason, {"other": other}) if reason.war else None
