"""What others may ask a player of War!, who can answer beforehand."""

from __future__ import annotations

from tests.war.table import Table


def foreseen(table: Table, player: int) -> dict[tuple[str, ...], list[str]]:
    """The answers by step and what it is about."""
    found = table.state.foreseeable(player - 1)
    notation = table.game.space.notation
    return {(step, *map(str, about.values())): [notation(one) for one in answers] for step, about, answers, _ in found}


def test_fleets_of_enemies_may_come_by() -> None:
    table = Table(3).war((1, 2)).fleet(1, "north_sea").fleet(2, "north_sea").fleet(3, "north_sea")
    assert foreseen(table, 2) == {
        ("intercept", "north_sea", "0"): ["intercept", "pass"],
        ("break_off", "north_sea"): ["fight_on", "break_off"],
    }
    assert foreseen(table, 3) == {}  # at peace


def test_a_region_in_reach_of_enemies_may_be_fought_over() -> None:
    table = Table(2).war((1, 2)).land(2, "germany", "2i 1c").land(2, "austria_hungary").land(1, "france", "3i")
    found = foreseen(table, 2)
    assert found["lose", "germany", "1"] == ["lose infantry", "lose cavalry"]
    assert found["retreat", "germany", "1"] == ["stay", "retreat austria_hungary"]
    assert not any(key[1] == "austria_hungary" for key in found)  # nobody to lose there
