"""Which decisions a player can let go by, who only waits."""

import pytest

from tests.war.table import Table


def can_pass(table: Table) -> bool:
    action = table.state.passing(table.state.to_act)
    assert action in (None, table.game.space.parse("pass"))
    return action is not None


def sailing() -> Table:
    return Table(2).war((1, 2)).fleet(1, "north_sea").fleet(2, "north_sea")


def test_enemies_may_sail_away() -> None:
    table = sailing().move(1).do("fleet 1", "sail baltic_sea")
    assert (table.step, can_pass(table)) == ("intercept", True)


def test_enemies_who_make_for_ones_fleets_are_a_concern() -> None:
    table = sailing().fleet(2, "baltic_sea").move(1).do("fleet 1", "sail baltic_sea")
    assert (table.step, can_pass(table)) == ("intercept", False)


@pytest.mark.parametrize(("owner", "expected"), [(2, False), (3, True)])
def test_a_landing_concerns_whoever_owns_the_region(owner: int, expected: bool) -> None:
    table = Table(3).war((1, 2), (1, 3)).land(owner, "germany", "1i").fleet(1, "north_sea", "2i")
    table.fleet(2, "north_sea").move(1).do("fleet 1", "land germany")
    assert (table.step, table.asked, can_pass(table)) == ("intercept", 2, expected)


def test_ones_own_movement_does_not_go_by() -> None:
    assert not can_pass(sailing().move(1))
