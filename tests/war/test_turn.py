"""The turn sequence (war/turn)."""

from __future__ import annotations

import pytest

from greatpowers.games.war import turn
from tests.war.table import Table


def two_players() -> Table:
    """Both have a westernized city, units to pay for, natives to deal with and points left to spend."""
    table = Table(2).land(1, "france", "3i", "city").land(2, "germany", "3i", "city")
    table.land(1, "siam", "2i").natives("siam", "8").land(2, "annam", "2i").natives("annam", "8")
    return table.money(1, 50, 3).money(2, 50, 3)


def play_through(table: Table) -> list[tuple[str, int]]:
    """Everybody does nothing until a movement phase begins: who was asked what."""
    asked = []
    while table.state.phase == turn.PRODUCTION:
        asked.append((table.step, table.asked))
        table.do("done")
    return asked


@pytest.mark.rule("war/turn/order-redrawn")
def test_a_production_phase_begins_with_a_new_order_of_play() -> None:
    table = two_players().production()
    assert (table.step, table.asked, table.state.pp) == ("order", -1, [50, 50]), "drawn before any income"
    assert table.options() == ["lot 1", "lot 2"]
    table.do("lot 2")
    assert table.state.order == [1, 0]
    play_through(table)
    assert (table.asked, table.state.phase) == (2, turn.FIRST_MOVEMENT)
    table.do("done", "done")
    assert (table.asked, table.state.phase) == (1, turn.FIRST_MOVEMENT)
    table.do("done", "done")
    assert (table.asked, table.state.phase, table.state.order) == (2, turn.SECOND_MOVEMENT, [1, 0])


@pytest.mark.rule("war/turn/subphase-order", "war/turn/subphase-player-order")
def test_all_players_finish_a_sub_phase_before_the_next_begins() -> None:
    table = two_players().production().do("lot 1")
    told = [
        (event["event"], event["seat"]) for event in table.events() if event["event"] in ("dp_gained", "maintained")
    ]
    assert told == [("dp_gained", "1"), ("dp_gained", "2"), ("maintained", "1"), ("maintained", "2")]
    assert table.refused("raise infantry france") == "war/turn/subphase-order", "construction comes later"
    assert play_through(table) == [
        ("buy_dp", 1),
        ("buy_dp", 2),
        ("westernize", 1),
        ("incite", 1),
        ("westernize", 2),
        ("incite", 2),
        ("construct", 1),
        ("construct", 2),
    ]


@pytest.mark.rule("war/turn/structure")
def test_a_turn_is_production_and_two_movement_phases() -> None:
    table = two_players().production().do("lot 1")
    while table.state.turn == 2:
        table.do("done")
    phases = [
        (event["event"], *list(event.values())[1:]) for event in table.events() if event["event"] in ("turn", "phase")
    ]
    assert phases == [
        ("turn", "2"),
        ("phase", "production"),
        ("phase", "movement_1"),
        ("phase", "movement_2"),
        ("turn", "3"),
        ("phase", "production"),
    ]
    assert (table.step, table.state.turns) == ("order", 1)


@pytest.mark.rule("war/turn/setup-is-first-production", "war/turn/first-turn-order")
def test_the_first_turn_begins_with_movement_in_the_order_of_set_up() -> None:
    table = two_players()
    s = table.state
    s.order, s.turn, s.phase, s.frames = [1, 0], 0, 0, []
    turn.first(s)
    table.resume()
    assert (table.asked, s.turn, s.phase) == (2, 1, turn.FIRST_MOVEMENT)
    table.do("done", "done")
    assert (table.asked, s.phase) == (1, turn.FIRST_MOVEMENT)


@pytest.mark.rule("war/turn/movement-phase-per-player")
def test_everybody_moves_and_fights_before_the_next() -> None:
    table = two_players().units(1, "france", "3i").natives("spain", "4").move(1).do("march infantry france spain")
    assert table.refused("march infantry germany france", 2) == "war/turn/movement-phase-per-player"
    table.do("done")
    assert (table.step, table.asked) == ("combat", 1)
    assert table.refused("done") != ""


def test_what_was_done_in_a_phase_is_forgotten_in_the_next() -> None:
    table = two_players().money(1, 500, 5).production().do("lot 1", "done", "done")
    table.do("westernize siam", "done")
    while table.step != "construct":
        table.do("done")
    table.do("raise cavalry france")
    assert table.refused("raise cavalry france") == "war/build/cavalry-city"
    while table.state.turn == 2:
        table.do("done")
    table.do("lot 1", "done", "done")
    assert table.refused("westernize siam") == ""
    while table.step != "construct":
        table.do("done")
    assert table.refused("raise cavalry france") == ""


def at(table: Table, step: str) -> Table:
    """Everybody does nothing until player 1 takes this step."""
    while (table.step, table.asked) != (step, 1):
        table.do("lot 1" if table.step == "order" else "done")
    return table


@pytest.mark.rule("war/natives/soi-remove-limit", "war/natives/incite-once-per-region")
def test_natives_are_dealt_with_once_per_production_phase() -> None:
    table = two_players().spheres(2, "siam", 4).money(1, 0, 9).production()
    at(table, "remove_spheres").do("remove_sphere siam 2")
    assert table.step == "westernize", "no more can be removed"
    at(table, "incite").do("incite annam dp plain").roll(6, 6)
    assert table.asked == 2, "nothing else can be incited"
    at(table, "move")
    assert at(table, "remove_spheres").refused("remove_sphere siam 2") == ""
    assert at(table, "incite").refused("incite annam dp plain") == ""


@pytest.mark.rule("war/build/engineer-one-project", "war/build/multi-build-needs-engineer")
@pytest.mark.rule("war/build/school-city-not-new", "war/build/fleet-port")
def test_engineers_ports_and_regions_are_free_again_in_the_next_production_phase() -> None:
    table = two_players().land(1, "spain", "1i 1N", "port").chit("spain", "tea").land(1, "italy", "1i")
    at(table.money(1, 500).production(), "construct").do("build fort spain engineer", "build city italy alone")
    assert table.refused("develop spain engineer") == "war/build/engineer-one-project"
    assert table.refused("build fort italy alone") == "war/build/multi-build-needs-engineer"
    table.do(*["launch spain north_atlantic"] * 2)
    assert table.refused("launch spain north_atlantic") == "war/build/fleet-port"
    at(table, "move")
    at(table, "construct").do("develop spain engineer", "build school italy alone")
    table.do(*["launch spain north_atlantic"] * 2)
