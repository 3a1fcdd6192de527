"""Which decisions a player can let go by, who only waits."""

import pytest

from greatpowers.games.imperunde import windows
from tests.imperunde.table import Table
from tests.imperunde.test_card_windows import opened, world


def can_pass(table: Table) -> bool:
    action = table.state.passing(table.state.to_act)
    assert action in (None, table.game.space.parse("pass"))
    return action is not None


@pytest.mark.parametrize("card", ["armistice", "counter"])
def test_chances_to_play_a_card_go_by_whatever_one_holds(card: str) -> None:
    assert can_pass(world().hand(1, card).window(3, windows.PHASE))


@pytest.mark.parametrize(("role", "expected"), [("a", False), ("d", False), ("t", True)])
def test_a_battle_concerns_its_parties(role: str, expected: bool) -> None:
    assert can_pass(opened(f"land-pre-{role}", "armistice")) is expected


def test_a_card_concerns_whom_it_strikes() -> None:
    table = opened("response", "counter")  # somebody sinks a ship of player 2
    assert (table.asked, can_pass(table)) == (2, False)
    table.do("pass")
    assert (table.asked, can_pass(table)) == (3, True)
    table.do("card counter")  # which strikes player 1
    while table.asked != 1:
        assert can_pass(table)
        table.do("pass")
    assert not can_pass(table)


def test_ones_own_turn_does_not_go_by() -> None:
    assert not can_pass(world().move(1))
