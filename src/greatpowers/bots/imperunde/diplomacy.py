"""Rules of thumb for war and peace, and for debts."""

from __future__ import annotations

from typing import Final

from greatpowers.bots.imperunde.cards import playing
from greatpowers.bots.imperunde.estimates import Prospect, can_win_with, is_about_to_win, is_leader, loot, shortfall
from greatpowers.games.imperunde import budget
from greatpowers.games.imperunde.actions import DEBT_CHOICES
from greatpowers.games.imperunde.frames import Talks

WORTH_A_WAR: Final = 2.5  # posts to win in a round: peace pays, and armies have other things to do
STOPPING: Final = 3.0  # posts that it is worth to hinder a player who is about to win
LATE: Final = 6  # posts short of the goal: time to be free of debt
LOANS: Final = 10  # owed at most in the first rounds
BORROWING: Final = 4  # rounds
COMFORT: Final = 14  # doubloons left after a repayment


def talking(p: Prospect, action: int) -> float:
    """Keep the peace, which pays two doubloons a round, unless a war pays more."""
    s, seat = p.s, p.seat
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "ready":
        return 0.5
    if name == "stance":
        other, stance = values
        return 1.0 if (stance == 1) == wants_war(p, other) else 0.0
    if name in ("agree", "refuse"):
        talks = s.frames[-1]
        is_lower = isinstance(talks, Talks) and talks.proposal < s.goal
        return 1.0 if (name == "agree") == (is_lower == is_leader(s, seat)) else 0.0
    return playing(p, action)


def wants_war(p: Prospect, other: int) -> bool:
    """Whether it pays to be at war with a player: by what could be won and lost, or to stop a victory."""
    s, seat = p.s, p.seat
    worth = p.temper.war * loot(s, seat, other) - loot(s, other, seat)
    if is_about_to_win(s, other) and not is_about_to_win(s, seat):
        worth += STOPPING
    return worth > WORTH_A_WAR


def owing(p: Prospect, action: int) -> float:
    """Borrow early, and be free of debt when the goal is near; all at once if that wins the game."""
    s, seat = p.s, p.seat
    change = DEBT_CHOICES[s.codes.values[action][0]]
    debts, income = s.debts[seat], budget.income(s, seat)
    if change == -debts and can_win_with(s, seat, income - debts):
        return 10.0
    if shortfall(s, seat) <= LATE:
        return -float(debts + change)
    if change > 0:
        return 3.0 if debts < LOANS * p.temper.borrow and s.round <= BORROWING else -1.0
    if change < 0:
        return 1.0 if income + change >= COMFORT else -2.0
    return 0.0
