"""Separate capital: every payment of the game goes through here, and players' gifts to treasuries.

Rules: imperial/money/*, imperial/ruling/donate-*. A payment is told as an event that names both accounts.
"""

from greatpowers.core.game import Refusal
from greatpowers.games.imperial import events as tell
from greatpowers.games.imperial import steps
from greatpowers.games.imperial.actions import MOST_DONATED
from greatpowers.games.imperial.board import NATION_IDS, NATIONS
from greatpowers.games.imperial.position import Position


def bank_to_player(s: Position, kind: int, seat: int, amount: int) -> None:
    """Start money, the investor's income, the success bonus, a fee given back."""
    s.bank -= amount
    s.cash[seat] += amount
    if s.told is not None and amount:
        s.told.append((tell.PAID, kind, tell.BANK, tell.cash_account(seat), amount))


def player_to_bank(s: Position, kind: int, seat: int, amount: int) -> None:
    """The fee for a long move on the rondel."""
    s.cash[seat] -= amount
    s.bank += amount
    if s.told is not None and amount:
        s.told.append((tell.PAID, kind, tell.cash_account(seat), tell.BANK, amount))


def player_to_treasury(s: Position, kind: int, seat: int, nation: int, amount: int) -> None:
    """A bond or a donation."""
    s.cash[seat] -= amount
    s.treasury[nation] += amount
    if s.told is not None and amount:
        s.told.append((tell.PAID, kind, tell.cash_account(seat), tell.treasury_account(nation), amount))


def treasury_to_bank(s: Position, kind: int, nation: int, amount: int) -> None:
    """A factory or an imported unit."""
    s.treasury[nation] -= amount
    s.bank += amount
    if s.told is not None and amount:
        s.told.append((tell.PAID, kind, tell.treasury_account(nation), tell.BANK, amount))


def bank_to_treasury(s: Position, kind: int, nation: int, amount: int) -> None:
    """Taxes."""
    s.bank -= amount
    s.treasury[nation] += amount
    if s.told is not None and amount:
        s.told.append((tell.PAID, kind, tell.BANK, tell.treasury_account(nation), amount))


def treasury_to_player(s: Position, kind: int, nation: int, seat: int, amount: int) -> None:
    """Interest, the only way from a treasury to a player (imperial/money/separate)."""
    s.treasury[nation] -= amount
    s.cash[seat] += amount
    if s.told is not None and amount:
        s.told.append((tell.PAID, kind, tell.treasury_account(nation), tell.cash_account(seat), amount))


def player_to_player(s: Position, kind: int, giver: int, seat: int, amount: int) -> None:
    """Interest that a government must pay from its own cash."""
    s.cash[giver] -= amount
    s.cash[seat] += amount
    if s.told is not None and amount:
        s.told.append((tell.PAID, kind, tell.cash_account(giver), tell.cash_account(seat), amount))


# -- donations -----------------------------------------------------------------------------------------------


def may_donate_now(s: Position) -> bool:
    """At any player's decision once play has started, but not between a declared battle and its end.

    imperial/ruling/donate-who-when. During set-up a gift could leave the last chooser without the bond that he must
    grant.
    """
    return s.to_act >= 0 and s.steps[-1] not in (steps.BATTLE, steps.GRANT)


def donations(s: Position, seat: int) -> list[tuple[int, int]]:
    """All (nation, amount) that a player may give now."""
    if not may_donate_now(s):
        return []
    most = min(s.cash[seat], MOST_DONATED)
    return [(nation, amount) for nation in range(NATIONS) for amount in range(1, most + 1)]


def donate(s: Position, seat: int, nation: int, amount: int) -> None:
    """imperial/money/donate: personal cash to any nation's treasury, never to come back."""
    player_to_treasury(s, tell.DONATION, seat, nation, amount)


def why_not_donate(s: Position, seat: int, nation: int, amount: int) -> Refusal | None:
    """Why a player cannot give this now."""
    if not may_donate_now(s):
        return Refusal("imperial/ruling/donate-who-when")
    if amount > s.cash[seat]:
        return Refusal("imperial/money/donate-bound", amount=amount, cash=s.cash[seat], nation=NATION_IDS[nation])
    return None
