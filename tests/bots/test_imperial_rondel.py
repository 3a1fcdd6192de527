"""Where searchers of Imperial look on the rondel: turns without any effect puzzle people, even where they are cheap."""

from __future__ import annotations

import pytest

from greatpowers.bots.search.games import known
from greatpowers.testing.imperial import Table

MANEUVERS = {"maneuver1", "maneuver2"}
PRODUCTIONS = {"production1", "production2"}
EVERY_CITY = ("vienna", "budapest", "prague", "lemberg", "trieste")


@pytest.mark.parametrize(
    ("table", "idle"),
    [
        (Table(4).treasury(AH=5), MANEUVERS),
        (Table(4).treasury(AH=4), {"factory"} | MANEUVERS),
        (Table(4).treasury(AH=0).units("AH", "vienna 1"), {"factory", "import"}),
        (Table(4).treasury(AH=9).units("AH", "vienna 1").factories("AH", *EVERY_CITY), {"factory"}),
        (Table(4).treasury(AH=9).units("AH", "vienna 6"), {"import"}),
        (Table(4).treasury(AH=9).units("AH", "vienna 10", "trieste/fleet 6"), {"import"} | PRODUCTIONS),
    ],
)
def test_turns_without_any_effect_are_not_compared(table: Table, idle: set[str]) -> None:
    """A nation that is not placed yet may go anywhere."""
    assert looked_at(table) == everywhere(table) - idle


def test_without_anything_to_do_everything_is_compared() -> None:
    """From Taxation, a nation without money, units or factories can only go where nothing happens."""
    table = Table(4).treasury(AH=0).cash(0, 0, 0, 0).rondel(AH="taxation").units("AH").factories("AH")
    assert everywhere(table) == {"factory", "production1", "maneuver1"}
    assert looked_at(table) == everywhere(table)


def everywhere(table: Table) -> set[str]:
    """The spaces that Austria-Hungary may choose."""
    return names(table, table.turn("AH").state.legal())


def looked_at(table: Table) -> set[str]:
    """Those that a search compares, however many it may."""
    state = table.turn("AH").state
    return names(table, known("imperial").mind.shortlist(state, state.to_act, 20))


def names(table: Table, actions: list[int]) -> set[str]:
    """The names of spaces in the notation."""
    return {table.game.space.notation(action).removeprefix("rondel ") for action in actions}
