"""Asides: gifts, own spheres, standing answers (war/econ/*, war/natives/soi-remove-own-anytime)."""

import pytest

from greatpowers.core.actions import BadNotation
from tests.war.table import Table


@pytest.mark.rule("war/econ/pp-uses", "war/ruling/gifts", "war/econ/no-negative")
def test_production_points_may_be_given_in_ones_own_phase() -> None:
    table = Table(2).land(1, "france", "2i").money(1, pp=30).money(2, pp=5).move(1)
    assert table.refused("give 1 2 31") == "war/econ/no-negative"
    table.do("give 1 2 12")
    assert table.state.pp == [18, 17]
    assert table.refused("give 2 1 5") == "war/ruling/gifts"
    gifts = [action for action in table.state.asides(0) if table.game.space.family(action).name == "give"]
    assert [table.game.space.notation(action) for action in gifts] == [f"give 1 2 {n}" for n in range(1, 19)]


@pytest.mark.rule("war/econ/dp-uses")
def test_diplomacy_points_are_never_given() -> None:
    table = Table(2).land(1, "france", "2i").money(1, dp=3).move(1)
    assert table.refused("give 1 2 1") == "war/econ/no-negative"
    with pytest.raises(BadNotation):
        table.do("give_dp 1 2 1")


@pytest.mark.rule("war/natives/soi-remove-own-anytime", "war/ruling/own-spheres-any-time")
def test_own_spheres_may_go_at_any_time() -> None:
    table = Table(2).land(1, "france", "2i").natives("kenya", "6").spheres(2, "kenya", 1).move(1)
    assert table.refused("withdraw 1 kenya") == "war/natives/soi-remove-own-anytime"
    table.do("withdraw 2 kenya")
    assert (table.marker("kenya"), sum(table.state.spheres), table.asked) == ("6", 0, 1)


def test_everything_that_is_possible_is_listed_and_nothing_else() -> None:
    table = Table(3).war((1, 2)).land(1, "france", "2i").land(2, "germany", "2i").land(3, "italy", "1i")
    table.natives("kenya", "6").spheres(2, "kenya", 1).money(1, pp=3).move(1)
    table.do("peace 1 2", "cede 3 italy 1", "passage 2 3 always")
    space, s = table.game.space, table.state
    for seat in range(3):
        listed = s.asides(seat)
        possible = [a for a in range(space.first_aside, len(space)) if space.arguments(a)[0] == seat]
        assert sorted(listed) == [action for action in possible if s.why_not(action) is None]
        assert len(set(listed)) == len(listed)


@pytest.mark.rule("war/ruling/straits")
def test_everybody_sees_standing_answers() -> None:
    table = Table(3).land(1, "france", "2i").move(1)
    table.do("passage 2 3 always", "passage 2 1 never")
    second = table.state.view(None)["players"][1]
    assert (second["always_lets_pass"], second["never_lets_pass"]) == ([2], [0])
    table.do("passage 2 3 ask")
    assert table.state.view(0)["players"][1]["always_lets_pass"] == []
