"""Why a player of War! makes war or peace, for people: the reasons of diplomacy.py as messages of the game's texts.

They follow from the position alone, as the decisions do. Whoever is told of a decision can be told the reason.
"""

from __future__ import annotations

from typing import Final

from greatpowers.bots.war.diplomacy import cause, side_taken, stance
from greatpowers.bots.war.temper import BALANCED, Temper
from greatpowers.core.game import Hint
from greatpowers.games.war.pieces import MOST_SEATS
from greatpowers.games.war.position import Position

# Messages `reason-NAME`, each with the other player, and `told-NAME`, to that player: why peace is offered or accepted,
# why a war goes on although peace was offered, why an offer is taken back, why war is declared, why a side is taken.
PEACE: Final = ("peace-end", "peace-weaker", "peace-fronts", "peace-nothing")
REFUSAL: Final = ("war-stronger", "war-even", "war-prospects")
DECLARATION: Final = ("war-end", "war-leader", "war-room", "war-weak")
SIDE: Final = ("side-leader", "side-prospects")
DEALINGS: Final = ("peace", "retract", "declare", "join_war")  # actions that have such a reason


def messages() -> dict[str, set[str]]:
    """All of them, each with the names of its values."""
    return {name: {"other"} for name in (*PEACE, *REFUSAL, *DECLARATION, *SIDE)}


def motive(s: Position, seat: int, action: int, temper: Temper = BALANCED) -> Hint | None:
    """Why a player would do this to another in this position; None where there is nothing to say."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name in ("peace", "retract"):
        other = values[1]
        wish = stance(s, seat, other, temper)
        return (wish.reason, {"other": other}) if wish.peace == (name == "peace") else None
    if name == "declare":
        reason = cause(s, seat, values[0], temper).reason
        return (reason, {"other": values[0]}) if reason else None
    if name == "join_war":
        taken = side_taken(s, seat, action)
        return None if taken is None else (taken.reason, {"other": taken.other})
    return None


def refusal(s: Position, seat: int, other: int, temper: Temper = BALANCED) -> Hint | None:
    """Why a player leaves another's offer of peace unanswered; None where there is none, or it will be accepted."""
    if not s.peace_offer[other * MOST_SEATS + seat]:
        return None
    wish = stance(s, seat, other, temper)
    return None if wish.peace else (wish.reason, {"other": other})
