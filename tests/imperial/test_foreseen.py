"""What others may ask a player of Imperial, who can answer beforehand."""

from __future__ import annotations

from greatpowers.testing.imperial import Table
from tests.imperial.test_investing import investing, with_swiss_bank
from tests.imperial.test_swiss_force import italy


def foreseen(table: Table, player: int) -> dict[tuple[str, ...], list[str]]:
    """The answers by step and what it is about."""
    found = table.state.foreseeable(player - 1)
    notation = table.game.space.notation
    return {(step, *map(str, about.values())): [notation(one) for one in answers] for step, about, answers, _ in found}


def test_fleets_may_be_met_and_the_card_holder_may_invest() -> None:
    table = Table(4).government(GE=2, RU=1).units("GE", "baltic_sea").turn("RU")
    found = foreseen(table, 2)
    assert found["call", "germany", "baltic_sea"] == ["call fleet", "decline"]
    assert ("call", "germany", "baltic_sea") not in foreseen(table, 1)


def test_a_swiss_bank_may_force_and_invest_whatever_cash_others_have() -> None:
    table = italy()
    bank = next(seat for seat in range(4) if seat not in table.state.government)
    before = table.state.foreseeable(bank)
    assert ("force", {"nation": "italy"}) in [(step, about) for step, about, _, _ in before]
    table.state.cash[(bank + 1) % 4] += 7
    assert table.state.foreseeable(bank) == before


def test_bonds_that_are_sold_cannot_be_named() -> None:
    table = investing(with_swiss_bank(4, 2), 3, 9, 9, 9, 9)
    bank, seller = table.state.foreseeable(1), table.state.card
    bond = next(action for action in table.state.legal(seller) if action in bank[0][2])
    table.state.apply(bond, seller)
    assert bond not in table.state.foreseeable(1)[0][2]
