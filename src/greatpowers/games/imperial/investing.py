"""Investor, second and third step: the card holder invests, then the Swiss Banks; and the rounds without the card.

Rules: imperial/invest/*, imperial/swiss/invest to even-if-holder-passes, imperial/nocard/*. Steps: INVEST, ROUND.
"""

from greatpowers.core.game import Refusal
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import events as tell
from greatpowers.games.imperial import government, money, steps
from greatpowers.games.imperial.board import BONDS, FACE, INVESTOR_INCOME, NATION_IDS, NATIONS
from greatpowers.games.imperial.position import Position, clockwise, governs_nothing, is_sold, swiss_banks
from greatpowers.games.imperial.setup import take_bond

ALL_NATIONS = list(range(NATIONS))

# -- what a player may lend ----------------------------------------------------------------------------------


def offers(s: Position, seat: int, nations: list[int]) -> list[tuple[int, int, int]]:
    """All (nation, old rank or -1, new rank) that a player can pay: new bonds, then increases, by nation."""
    cash = s.cash[seat]
    out: list[tuple[int, int, int]] = []
    for nation in nations:
        pile = s.bond[nation * BONDS : nation * BONDS + BONDS]
        for rank in range(BONDS):
            if pile[rank] < 0 and FACE[rank] <= cash:
                out.append((nation, -1, rank))
        if seat in pile:
            for old in range(BONDS):
                if pile[old] == seat:
                    for rank in range(old + 1, BONDS):
                        if pile[rank] < 0 and FACE[rank] - FACE[old] <= cash:
                            out.append((nation, old, rank))
    return out


def lend(s: Position, seat: int, nation: int, old: int, rank: int) -> None:
    """A new bond, or an increase: the old card goes back to the pile and only the difference is paid."""
    if old < 0:
        take_bond(s, seat, nation, rank)
        return
    s.bond[nation * BONDS + old] = -1
    s.bond[nation * BONDS + rank] = seat
    if s.told is not None:
        s.told.append((tell.LENT_MORE, seat, nation, old, rank))
    money.player_to_treasury(s, tell.BOND_PAID, seat, nation, FACE[rank] - FACE[old])


def why_not_lend(s: Position, seat: int, nation: int, old: int, rank: int) -> Refusal | None:
    """Why a player cannot take this bond, or increase to it."""
    base = nation * BONDS
    if old >= 0 and s.bond[base + old] != seat:
        return Refusal("imperial/invest/increase", nation=NATION_IDS[nation], face=FACE[old])
    if s.bond[base + rank] >= 0:
        return Refusal("imperial/invest/available-only", nation=NATION_IDS[nation], face=FACE[rank])
    price = FACE[rank] - (FACE[old] if old >= 0 else 0)
    if price > s.cash[seat]:
        return Refusal("imperial/invest/cash-only", price=price, cash=s.cash[seat])
    return None


def _codes(found: list[tuple[int, int, int]]) -> list[int]:
    return [
        act.BOND_AT + nation * BONDS + rank if old < 0 else act.INCREASE[(nation * BONDS + old) * BONDS + rank]
        for nation, old, rank in found
    ]


def _meant(action: int) -> tuple[int, int, int]:
    """The (nation, old rank or -1, new rank) of an action."""
    values = act.VALUES[action]
    return (values[0], -1, values[1]) if len(values) == 2 else (values[0], values[1], values[2])


def _take_answer(s: Position, action: int) -> None:
    seat = s.queue.pop(0)
    if action == act.PASS:
        if s.told is not None:
            s.told.append((tell.PASSED, seat))
        return
    nation, old, rank = _meant(action)
    lend(s, seat, nation, old, rank)


# -- with the investor card ----------------------------------------------------------------------------------


def begin(s: Position) -> None:
    """imperial/invest/two-from-bank; then the holder, then every other Swiss Bank clockwise from him."""
    money.bank_to_player(s, tell.INVESTOR, s.card, INVESTOR_INCOME)
    s.queue = [s.card] + [seat for seat in swiss_banks(s, s.card) if seat != s.card]
    s.steps.append(steps.INVEST)


def resume(s: Position) -> None:
    """Everybody in the queue is asked, also without the money for any bond: cash is a secret."""
    if s.queue:
        s.to_act = s.queue[0]
        return
    s.steps.pop()
    government.check(s, s.card)
    government.pass_investor_card(s)


def legal(s: Position) -> list[int]:
    """One new bond or one increase in any nation, or pass."""
    out = _codes(offers(s, s.queue[0], ALL_NATIONS))
    out.append(act.PASS)
    return out


def apply(s: Position, action: int) -> None:
    """The one investment of the player asked."""
    _take_answer(s, action)


def why_not(s: Position, action: int) -> Refusal | None:
    """Why this investment is not possible."""
    if action == act.PASS:
        return None
    nation, old, rank = _meant(action)
    return why_not_lend(s, s.queue[0], nation, old, rank)


# -- without the investor card -------------------------------------------------------------------------------


def begin_rounds(s: Position) -> None:
    """A round for the nation that moved, then one for each unsold nation that follows (imperial/nocard/unsold-nation).

    All of them begin with the government of the nation that moved.
    """
    s.first = s.government[s.nation]
    s.rounds = []
    following = (s.nation + 1) % NATIONS
    while following != s.nation and not is_sold(s, following):
        s.rounds.append(following)
        following = (following + 1) % NATIONS
    _offer(s, s.nation)
    s.steps.append(steps.ROUND)


def _offer(s: Position, nation: int) -> None:
    s.offered = nation
    s.queue = clockwise(s, s.first)


def round_resume(s: Position) -> None:
    """imperial/nocard/order; governments are checked at the end of each round (imperial/ruling/nocard-swiss)."""
    if not s.queue:
        government.check(s, s.first)
        if not s.rounds:
            s.steps.pop()
            return
        _offer(s, s.rounds.pop(0))
    s.to_act = s.queue[0]


def round_legal(s: Position) -> list[int]:
    """One investment in the nation offered, or, for a player who governs nothing, in any nation; or pass."""
    seat = s.queue[0]
    out = _codes(offers(s, seat, ALL_NATIONS if governs_nothing(s, seat) else [s.offered]))
    out.append(act.PASS)
    return out


def round_why_not(s: Position, action: int) -> Refusal | None:
    """Why this investment is not possible in this round."""
    if action == act.PASS:
        return None
    nation, old, rank = _meant(action)
    if nation != s.offered and not governs_nothing(s, s.queue[0]):
        return Refusal("imperial/nocard/invest-after-turn", nation=NATION_IDS[s.offered])
    return why_not_lend(s, s.queue[0], nation, old, rank)


def may_lend_aside(s: Position, seat: int) -> bool:
    """Without the card, a player who governs nothing may invest at any decision of the game.

    imperial/ruling/nocard-swiss: not inside a battle or its calls, and not before the game has started.
    """
    step = s.steps[-1]
    return (
        not s.with_card
        and s.to_act >= 0
        and step not in (steps.GRANT, steps.CALLS, steps.CALL, steps.BATTLE)
        and governs_nothing(s, seat)
    )


def why_not_lend_aside(s: Position, seat: int, nation: int, old: int, rank: int) -> Refusal | None:
    """Why a player cannot invest out of turn."""
    if not may_lend_aside(s, seat):
        return Refusal("imperial/nocard/stateless-any")
    return why_not_lend(s, seat, nation, old, rank)
