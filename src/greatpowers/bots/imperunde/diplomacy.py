"""Rules of thumb for war and peace, and for debts.

Each wish for war or peace comes with the reason for it: motives.py says it. Nothing here knows who is a person.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from greatpowers.bots.imperunde.cards import playing
from greatpowers.bots.imperunde.estimates import (
    Prospect,
    can_win_with,
    is_about_to_win,
    is_leader,
    loot,
    room,
    shortfall,
)
from greatpowers.games.imperunde import budget
from greatpowers.games.imperunde.actions import DEBT_CHOICES
from greatpowers.games.imperunde.frames import Talks
from greatpowers.games.imperunde.pieces import POST_COST, WAR
from greatpowers.games.imperunde.position import Position

WORTH_A_WAR: Final = 2.5  # posts to win in a round: peace pays, and armies have other things to do
DANGEROUS: Final = 1.0  # posts that another could win more than oneself
STOPPING: Final = 3.0  # posts that it is worth to hinder a player who is about to win
LOANS: Final = 10  # owed at most: as much as can be repaid in the round of the victory
BORROWING: Final = 3  # rounds
LATE: Final = 8  # posts without room for them yet, in the last rounds: time to owe no more than that
COMFORT: Final = 25  # doubloons left after a repayment and all posts that there is room for


# -- war and peace -------------------------------------------------------------------------------------------


class Wish(NamedTuple):
    """Whether a player wants war with another, and why: see motives.py."""

    war: bool
    reason: str


def wish(p: Prospect, other: int) -> Wish:
    """War where it pays, by what could be won and lost, or to stop a victory; otherwise peace."""
    s, seat = p.s, p.seat
    mine, theirs = p.temper.war * loot(s, seat, other), loot(s, other, seat)
    worth = mine - theirs
    if worth > WORTH_A_WAR:
        return Wish(True, "war-leader" if is_leader(s, other) else "war-loot")
    if worth > WORTH_A_WAR - STOPPING and is_about_to_win(s, other) and not is_about_to_win(s, seat):
        return Wish(True, "war-goal")
    if worth < -DANGEROUS:
        return Wish(False, "peace-weaker")
    if [enemy for enemy in p.enemies if enemy != other]:
        return Wish(False, "peace-fronts")
    return Wish(False, "peace-dividend")


def wants_war(p: Prospect, other: int) -> bool:
    """Whether a player wants to be at war with another."""
    return wish(p, other).war


def talking(p: Prospect, action: int) -> float:
    """Keep the peace, which pays two doubloons a round, unless a war pays more."""
    s = p.s
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "ready":
        return 0.5
    if name == "stance":
        other, stance = values
        return 1.0 if (stance == WAR) == wants_war(p, other) else 0.0
    if name in ("agree", "refuse"):
        return 1.0 if (name == "agree") == agrees(p) else 0.0
    return playing(p, action)


def agrees(p: Prospect) -> bool:
    """Whether the proposed goal is welcome: a lower one to a player who leads, a higher one to the others."""
    talks = p.s.frames[-1]
    return isinstance(talks, Talks) and (talks.proposal < p.s.goal) == is_leader(p.s, p.seat)


# -- debts ---------------------------------------------------------------------------------------------------


def owing(p: Prospect, action: int) -> float:
    """Borrow early, and repay what wins the game, or what nothing better can be bought for."""
    s, seat = p.s, p.seat
    change = DEBT_CHOICES[s.codes.values[action][0]]
    debts, income = s.debts[seat], budget.income(s, seat)
    if change == -debts and can_win_with(s, seat, income - debts):
        return 10.0
    if change > 0:
        return 3.0 if debts < LOANS * p.temper.borrow and s.round <= BORROWING else -1.0
    if change < 0:
        return 1.0 - change / 10 if income + change >= _kept(s, seat) else -2.0
    return 0.0


def _kept(s: Position, seat: int) -> int:
    """The doubloons that a player would rather spend than repay debts with."""
    still, free = shortfall(s, seat), room(s, seat)
    if still == 0 or (s.debts[seat] > LOANS and still <= free + LATE):
        return 0
    return POST_COST * free + COMFORT
