"""Which decisions a player can let go by, who only waits."""

import pytest

from greatpowers.testing.imperial import Table
from tests.imperial.test_investing import investing, with_swiss_bank
from tests.imperial.test_swiss_force import italy
from tests.imperial.test_without_card import after_turn, without_card


def passing(table: Table) -> str:
    action = table.state.passing(table.state.to_act)
    return "" if action is None else table.game.space.notation(action)


def test_a_swiss_bank_can_decline_to_use_force() -> None:
    assert passing(italy().do("rondel import")) == "decline"


def test_a_swiss_bank_can_pass_but_the_card_holder_is_concerned() -> None:
    table = investing(with_swiss_bank(4, 2), 3, 9, 9, 9, 9)
    assert (table.asked, passing(table)) == (3, "")
    table.do("pass")
    assert (table.asked, passing(table)) == (2, "pass")


def test_without_the_card_only_the_government_of_the_nation_offered_is_concerned() -> None:
    table = after_turn(without_card(), "AH")
    for _ in range(4):
        is_own = table.asked == table.government_of("AH")
        assert passing(table) == ("" if is_own else "pass")
        table.do("pass")


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_nobody_lets_anything_go_by_who_is_not_asked(seat: int) -> None:
    table = Table(4)
    assert passing(table) == ""  # a nation's own turn
    assert table.state.passing((table.state.to_act + seat) % 4) is None
