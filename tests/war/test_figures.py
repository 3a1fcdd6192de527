"""Figures: where production points come from, victory points by line."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from greatpowers.games.war import income, victory
from greatpowers.games.war.events import INCOME_IDS
from greatpowers.games.war.game import War
from greatpowers.games.war.position import Position
from tests.war.table import Table


def player(table: Table, number: int = 1) -> dict[str, Any]:
    """The figures of a player, as everybody may know them."""
    found: dict[str, Any] = table.state.figures(None)["players"][number - 1]
    return found


# -- the production sheet ------------------------------------------------------------------------------------


@pytest.mark.rule("war/production/region-base", "war/production/region-not-westernized", "war/production/soi-income")
def test_every_point_has_its_place() -> None:
    table = Table(2).land(1, "france", "2i", "city").land(1, "egypt", "1i").natives("egypt", "6")
    table.natives("kongo", "8").spheres(1, "kongo", 2).money(1, 7)
    figures = player(table)
    assert figures["sources"] == {
        "regions": [["france", 5], ["egypt", 3]],
        "zones": [],
        "cities": [["france", 5]],
        "factories": [],
        "ports": [],
        "railroads": [],
        "resources": [],
        "spheres": [["kongo", 2]],
    }
    assert (figures["total"], figures["maintenance"], figures["left"], figures["dp"]) == (15, 3, 19, 2)


@pytest.mark.rule("war/production/factory-adr", "war/production/factory-ndr", "war/production/factory-city-limit")
def test_resources_serve_factories() -> None:
    table = Table(2).land(1, "france", "1i", "factory").land(1, "spain", "1i", "city").chit("spain", "tea", True)
    table.land(1, "china", "1i", "factory").land(1, "annam", "1i").chit("annam", "tin", True)
    idle = {"region": "china", "amount": 0, "near": [], "others": []}
    served = {"region": "france", "amount": 13, "near": ["spain"], "others": ["annam"]}
    assert sorted(player(table)["factories"], key=str) == sorted([idle, served], key=str)
    table.land(1, "japan", "1i", "city")
    assert [factory["amount"] for factory in player(table)["factories"]] == [12, 12]


@pytest.mark.rule("war/blockade/per-port", "war/production/port-per-port")
def test_a_port_that_is_cut_off_is_named_with_nothing() -> None:
    table = Table(2).land(1, "great_britain", "1i", "port").land(1, "morocco", "1i", "port")
    table.land(1, "japan", "1i", "port").land(2, "china", "1i").war((1, 2))
    assert player(table)["sources"]["ports"] == [["great_britain", 6], ["morocco", 6], ["japan", 6]]
    for sea in table.state.world.seas_near[table.game.board.region_index["japan"]]:
        table.fleet(2, table.game.board.regions[sea].id)
    assert player(table)["sources"]["ports"] == [["great_britain", 6], ["morocco", 6], ["japan", 0]]


@pytest.mark.rule("war/production/port-cap", "war/production/port-item-once")
def test_factories_and_resources_are_shared_out_among_ports() -> None:
    table = Table(2).land(1, "great_britain", "1i", "port").land(1, "morocco", "1i", "port")
    for region in ("france", "spain", "germany", "italy", "prussia", "balkans", "egypt", "persia"):
        table.land(1, region, "1i", "factory")
    # Four points from two ports leave room for five items and a half in each.
    assert player(table)["sources"]["ports"] == [["great_britain", 14], ["morocco", 10]]
    assert player(table)["income"]["ports"] == income.lines(table.state, 0)[INCOME_IDS.index("ports")]


# -- whole games ---------------------------------------------------------------------------------------------


def positions(seats: int, seed: int, actions: int, **options: str | int) -> Iterator[Position]:
    """Every 40th position of a game at random."""
    rng = random.Random(seed)
    state = War(seats, **options).start()
    for number in range(actions):
        if state.ended:
            return
        if number % 40 == 0:
            yield state
        state.apply(rng.choice(state.legal()))


@pytest.mark.parametrize("seats", [2, 5])
def test_sources_add_up_to_their_line(seats: int) -> None:
    factories = 0
    for state in positions(seats, seats, 4000):
        for seat, figures in enumerate(state.figures(None)["players"]):
            assert list(figures["income"].values()) == income.lines(state, seat)
            for line, found in figures["sources"].items():
                assert figures["income"][line] == sum(amount for _, amount in found)
                assert len({source for source, _ in found}) == len(found)
            assert sum(figures["points"].values()) == victory.points(state, seat)
            factories += sum(factory["amount"] > 10 for factory in figures["factories"])
    assert factories


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"victory_cards": "on", "historical": "on"})])
def test_nothing_is_told_that_a_seat_cannot_know(seats: int, options: dict[str, str | int]) -> None:
    rng = random.Random(seats)
    for state in positions(seats, seats, 2000, **options):
        for seat in range(seats):
            world = state.imagine(seat, rng)
            assert world.figures(seat) == state.figures(seat)
            if seat in state.deciders():
                assert world.expected(seat) == state.expected(seat)
                assert all(world.hints(a, seat) == state.hints(a, seat) for a in state.legal(seat))


# -- points and charts ------------------------------------------------------------------------------


@pytest.mark.rule("war/opt/hidden-vp/deal")
def test_points_of_a_hidden_card_are_only_for_its_owner() -> None:
    table = Table(2, victory_cards="on").land(1, "france", "1i").land(2, "china", "1i")
    table.state.card = [2, 4]  # peace with everyone, all regions westernized
    first, second = (table.state.figures(seat)["players"] for seat in (0, 1))
    assert first[0]["points"]["card"] == 90
    assert second[1]["points"]["card"] == 100
    assert "card" not in first[1]["points"]
    assert "card" not in second[0]["points"]
    assert table.state.standing().own == {"card": [90, 100]}
    assert "card" not in table.state.figures(None)["players"][0]["points"]


@pytest.mark.rule("war/opt/hidden-vp/scored-at-end", "war/opt/hidden-vp/fleets-card")
def test_a_hidden_card_says_whether_it_would_score() -> None:
    table = Table(2, victory_cards="on").land(1, "france", "1i").land(2, "china", "1i")
    assert table.state.figures(0)["card"] is None
    table.state.card = [1, 2]  # naval supremacy, peace with everyone
    assert table.state.figures(0)["card"] == {"worth": 60, "holds": False}
    table.fleet(1, "north_sea")
    assert table.state.figures(0)["card"] == {"worth": 60, "holds": True}
    assert table.state.figures(1)["card"] == {"worth": 90, "holds": True}
    assert table.state.figures(None)["card"] is None


@pytest.mark.rule("war/victory/zones")
def test_zones_count_the_regions_of_each_player() -> None:
    table = Table(2).land(1, "france", "1i").land(1, "spain", "1i").land(2, "china", "1i")
    zones = table.state.figures(None)["zones"]
    assert zones["europe"] == {"regions": 13, "held": [2, 0]}
    assert zones["eastern_asia"] == {"regions": 10, "held": [0, 1]}


@pytest.mark.rule("war/victory/end-elimination", "war/victory/end-no-natives", "war/ruling/no-turn-limit")
def test_how_near_the_end_is() -> None:
    table = Table(2).land(1, "france", "1i").land(1, "spain", "1i").land(2, "china", "1i")
    assert table.state.figures(None)["end"] == {"native_regions": 60, "fewest_regions": 1, "turns_left": None}
    limited = Table(2, turn_limit=5)
    limited.state.turns = 2
    assert limited.state.figures(None)["end"]["turns_left"] == 3
    assert (table.state.progress(), limited.state.progress()) == (100 * 3 // 63, 40)


def test_charts() -> None:
    table = Table(2).land(1, "france", "2i 1G", "city").land(2, "china", "1i").fleet(1, "north_sea").money(1, 25, 3)
    numbers = table.state.standing()
    assert numbers.own == {}
    assert {name: row[0] for name, row in numbers.open.items()} == {
        "points": 10 + 5 + 4 + 3 + 2,
        "points_land": 10,
        "points_works": 5,
        "points_rest": 4 + 3 + 2,
        "regions": 1,
        "income": 10,
        "pp": 25,
        "dp": 3,
        "units": 3,
        "fleets": 1,
    }
