"""Governments, Swiss Banks and the investor card: who leads a nation, checked when investing is over.

Rules: imperial/government/*, imperial/swiss/gain to iff, imperial/card/*, imperial/setup/investor-card*.
"""

from greatpowers.games.imperial import events as tell
from greatpowers.games.imperial.board import BONDS, FACE, NATIONS
from greatpowers.games.imperial.position import Position, clockwise, governs_nothing


def install(s: Position, nation: int, seat: int) -> None:
    """The player takes the nation's flag card (imperial/government/flag-card)."""
    s.government[nation] = seat
    if s.told is not None:
        s.told.append((tell.GOVERNS, seat, nation))


def rightful(s: Position, nation: int, first: int) -> int:
    """Who should govern a nation: the present government unless somebody has lent strictly more.

    imperial/government/strictly-more, tied-newcomers: among equal newcomers seating order decides, counted from
    `first`, who is included (imperial/ruling/tie-text, seat-count).
    """
    lent = [0] * s.seats
    base = nation * BONDS
    for rank in range(BONDS):
        holder = s.bond[base + rank]
        if holder >= 0:
            lent[holder] += FACE[rank]
    most = max(lent)
    present = s.government[nation]
    if most == 0 or (present >= 0 and lent[present] == most):
        return present
    return next(seat for seat in clockwise(s, first) if lent[seat] == most)


def check(s: Position, first: int) -> None:
    """imperial/government/check-time: once, after the last investment, for all nations; then Swiss Banks."""
    before = [governs_nothing(s, seat) for seat in range(s.seats)] if s.told is not None else []
    for nation in range(NATIONS):
        seat = rightful(s, nation, first)
        if seat != s.government[nation]:
            install(s, nation, seat)
    if s.told is not None:
        for seat, had_none in enumerate(before):
            if governs_nothing(s, seat) and not had_none:
                s.told.append((tell.SWISS_BANK, seat))
            elif had_none and not governs_nothing(s, seat):
                s.told.append((tell.SWISS_BANK_RETURNED, seat))


def place_investor_card(s: Position) -> None:
    """imperial/setup/investor-card, investor-card-fallback: left of the first government in nation order."""
    if not s.with_card:
        return
    leaders = [seat for seat in s.government if seat >= 0]
    _give_card(s, (leaders[0] + 1) % s.seats)


def pass_investor_card(s: Position) -> None:
    """imperial/card/passes: at the very end of the investor step, to the next player clockwise."""
    _give_card(s, (s.card + 1) % s.seats)


def _give_card(s: Position, seat: int) -> None:
    s.card = seat
    if s.told is not None:
        s.told.append((tell.CARD, seat))
