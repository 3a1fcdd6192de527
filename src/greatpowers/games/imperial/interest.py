"""Investor, first step: the treasury pays interest on the nation's bonds; the government answers for it.

Rules: imperial/investor/interest*, imperial/ruling/own-interest.
"""

from greatpowers.games.imperial import events as tell
from greatpowers.games.imperial import money
from greatpowers.games.imperial.position import Position, clockwise, interest_due_to


def pay(s: Position) -> None:
    """All others first and in full; what the treasury lacks comes from the government's cash, then it forgoes its own."""
    nation = s.nation
    seat = s.government[nation]
    for other in clockwise(s, seat)[1:]:
        due = interest_due_to(s, nation, other)
        from_treasury = min(due, s.treasury[nation])
        money.treasury_to_player(s, tell.INTEREST_PAID, nation, other, from_treasury)
        money.player_to_player(s, tell.INTEREST_PAID, seat, other, due - from_treasury)
    due = interest_due_to(s, nation, seat)
    received = min(due, s.treasury[nation])
    money.treasury_to_player(s, tell.INTEREST_PAID, nation, seat, received)
    if s.told is not None and received < due:
        s.told.append((tell.WAIVED, seat, nation, due - received))
