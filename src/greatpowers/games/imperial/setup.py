"""Set-up: flag cards and the bonds on their backs; the lot and the bonds of the variant for experienced players.

Rules: imperial/setup/*, imperial/setup-exp/*. Steps: DEAL and LOT (luck), GRANT (each player in turn).
"""

from greatpowers.core.game import CHANCE, Refusal
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import events as tell
from greatpowers.games.imperial import government, money, steps
from greatpowers.games.imperial.board import (
    AUSTRIA_HUNGARY,
    BONDS,
    FACE,
    FLAG_CARD,
    NATION_IDS,
    NATIONS,
    START_CASH,
    START_CASH_EXPERIENCED,
    cards_dealt,
)
from greatpowers.games.imperial.position import Position, clockwise, is_sold


def begin(s: Position) -> None:
    """Hand out the start money (imperial/setup/cash-*, setup-exp/cash) and let luck begin."""
    cash = START_CASH_EXPERIENCED[s.seats] if s.experienced else START_CASH[s.seats]
    for seat in range(s.seats):
        money.bank_to_player(s, tell.START, seat, cash)
    s.steps.append(steps.TURN)
    s.steps.append(steps.LOT if s.experienced else steps.DEAL)
    s.to_act = CHANCE


# -- the deal ------------------------------------------------------------------------------------------------


def _cards_left(s: Position) -> list[int]:
    """The flag cards still in the shuffled pile."""
    return [group[0] for group in cards_dealt(s.seats) if group[0] not in s.dealt]


def deal_resume(s: Position) -> None:
    """Deal on until every player has a card; a last card has nothing left to chance."""
    if len(s.dealt) < s.seats:
        left = _cards_left(s)
        if len(left) > 1:
            s.to_act = CHANCE
            return
        _deal(s, left[0])
    _buy_card_bonds(s)
    s.steps.pop()
    government.place_investor_card(s)


def deal_legal(s: Position) -> list[int]:
    """Any card of the shuffled pile."""
    return [act.DEAL + nation for nation in _cards_left(s)]


def deal_apply(s: Position, action: int) -> None:
    """The next player gets this card."""
    _deal(s, action - act.DEAL)


def deal_why_not(s: Position, action: int) -> Refusal | None:
    """A card is dealt once, and only those cards that the number of players calls for."""
    nation = action - act.DEAL
    if nation in s.dealt:
        return Refusal("imperial/setup/deal-4-6", nation=NATION_IDS[nation])
    if nation not in [group[0] for group in cards_dealt(s.seats)]:
        return Refusal(
            "imperial/setup/deal-3" if s.seats == 3 else "imperial/setup/deal-2", nation=NATION_IDS[nation]
        )
    return None


def _deal(s: Position, nation: int) -> None:
    if s.told is not None:
        s.told.append((tell.DEALT, len(s.dealt), nation))
    s.dealt.append(nation)


def _buy_card_bonds(s: Position) -> None:
    """imperial/setup/card-bonds, card-bonds-paid, initial-government, undealt-to-two-holder."""
    for group in cards_dealt(s.seats):
        if group[0] not in s.dealt:
            continue
        seat = s.dealt.index(group[0])
        for card in group:
            for nation, rank in FLAG_CARD[card]:
                take_bond(s, seat, nation, rank)
            government.install(s, card, seat)
    # An undealt card goes to the holder of the nation's only bond, the 2; without one it stays in the bank.
    for nation in range(NATIONS):
        holders = [holder for holder in s.bond[nation * BONDS : nation * BONDS + BONDS] if holder >= 0]
        if s.government[nation] < 0 and holders:
            government.install(s, nation, holders[0])


def take_bond(s: Position, seat: int, nation: int, rank: int) -> None:
    """A player pays a bond's face into the nation's treasury and takes the card."""
    s.bond[nation * BONDS + rank] = seat
    if s.told is not None:
        s.told.append((tell.LENT, seat, nation, rank))
    money.player_to_treasury(s, tell.BOND_PAID, seat, nation, FACE[rank])


# -- the variant for experienced players ---------------------------------------------------------------------


def lot_resume(s: Position) -> None:
    """Luck says who chooses first."""
    s.to_act = CHANCE


def lot_legal(s: Position) -> list[int]:
    """Any seat."""
    return [act.LOT + seat for seat in range(s.seats)]


def lot_apply(s: Position, action: int) -> None:
    """imperial/setup-exp/first-by-lot."""
    s.first = action - act.LOT
    if s.told is not None:
        s.told.append((tell.DRAWN, s.first))
    s.offered = AUSTRIA_HUNGARY
    s.queue = clockwise(s, s.first)
    s.steps[-1] = steps.GRANT


def lot_why_not(s: Position, action: int) -> Refusal | None:
    """Every seat can be drawn."""
    return None


def grant_resume(s: Position) -> None:
    """One chance for each player at each nation, the first chooser moving on one seat a nation."""
    if not s.queue:
        s.first = (s.first + 1) % s.seats
        s.offered += 1
        if s.offered == NATIONS:
            s.offered = 0
            s.steps.pop()
            government.check(s, s.first)
            government.place_investor_card(s)
            return
        s.queue = clockwise(s, s.first)
    s.to_act = s.queue[0]


def _must_lend(s: Position) -> bool:
    """imperial/ruling/all-pass: the very last chooser may not leave all six nations unsold."""
    return s.offered == NATIONS - 1 and len(s.queue) == 1 and not any(is_sold(s, n) for n in range(NATIONS))


def grant_legal(s: Position) -> list[int]:
    """Any bond of the pile that the player can pay, or pass."""
    base = s.offered * BONDS
    cash = s.cash[s.queue[0]]
    out = [act.BOND_AT + base + b for b in range(BONDS) if s.bond[base + b] < 0 and FACE[b] <= cash]
    if not _must_lend(s):
        out.append(act.PASS)
    return out


def grant_apply(s: Position, action: int) -> None:
    """imperial/setup-exp/one-offer-each, pay."""
    seat = s.queue.pop(0)
    if action == act.PASS:
        if s.told is not None:
            s.told.append((tell.PASSED, seat))
        return
    bond = action - act.BOND_AT
    take_bond(s, seat, bond // BONDS, bond % BONDS)


def grant_why_not(s: Position, action: int) -> Refusal | None:
    """Why this bond cannot be granted, or why the player may not pass."""
    if action == act.PASS:
        return Refusal("imperial/ruling/all-pass") if _must_lend(s) else None
    family = act.FAMILY[action]
    if family == act.family_number("increase"):
        return Refusal("imperial/setup-exp/no-increase")
    nation, rank = act.VALUES[action]
    if nation != s.offered:
        return Refusal("imperial/setup-exp/nation-order", nation=NATION_IDS[s.offered])
    if s.bond[nation * BONDS + rank] >= 0:
        return Refusal("imperial/setup-exp/any-available", nation=NATION_IDS[nation], face=FACE[rank])
    cash = s.cash[s.queue[0]]
    if FACE[rank] > cash:
        return Refusal("imperial/setup-exp/pay", face=FACE[rank], cash=cash)
    return None
