"""Figures for production, purchases and natives, checked against the engine: all draws, rolls and purchases."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from greatpowers.games.war import outlook, steps, turn
from greatpowers.games.war.chits import CHIT_IDS, value_of
from greatpowers.games.war.frames import Queue, SetUp
from greatpowers.games.war.pieces import FLEET, MARKER_IDS, PIECE_IDS, PIECES, UNITS
from greatpowers.games.war.position import Position
from tests.war.table import Table, area

PLACEMENT_STAGE = 9  # what follows the purchases: see setup.py


def figures(table: Table, player: int = 1) -> dict[str, Any]:
    """All figures for a player."""
    return dict(table.state.figures(player - 1))


def purchases(table: Table, player: int = 1) -> dict[str, Any]:
    """What a player may buy."""
    found: dict[str, Any] = figures(table, player)["purchases"]
    return found


# -- the production sheet ------------------------------------------------------------------------------------


@pytest.mark.rule("war/production/railroad", "war/ruling/railroad-income")
def test_a_railroad_names_what_it_serves() -> None:
    table = Table(2).land(1, "france", "1i", "railroad").land(1, "spain", "1i", "city").chit("spain", "tea", True)
    table.land(1, "italy", "1i", "port").land(2, "germany", "1i", "city")
    (railroad,) = figures(table)["players"][0]["railroads"]
    served = [["spain", "city"], ["spain", "resource"], ["italy", "port"]]
    assert (railroad["region"], railroad["amount"]) == ("france", 9)
    assert sorted(railroad["serves"]) == sorted(served)


@pytest.mark.rule("war/blockade/per-port", "war/blockade/path-needed", "war/production/port-per-resource")
def test_a_port_says_what_it_trades_or_that_it_is_blockaded() -> None:
    table = Table(2).land(1, "japan", "1i", "port").land(2, "china", "1i").war((1, 2))
    (alone,) = figures(table)["players"][0]["ports"]
    assert alone == {"region": "japan", "amount": 0, "ports": 1, "items": 0, "blockaded": False}
    table.land(1, "morocco", "1i", "port").land(1, "spain", "1i").chit("spain", "tea", True)
    assert [(port["ports"], port["items"], port["amount"]) for port in figures(table)["players"][0]["ports"]] == [
        (2, 1, 6),
        (2, 0, 4),
    ]
    for sea in table.state.world.seas_near[area("japan")]:
        table.fleet(2, table.game.board.regions[sea].id)
    ports = {port["region"]: port for port in figures(table)["players"][0]["ports"]}
    assert all(port["blockaded"] for port in ports.values())  # the other one has nobody left to trade with


# -- purchases -----------------------------------------------------------------------------------------------


def built(table: Table, region: str, unit: int) -> int:
    """How many units of a kind can be built in a region one after another."""
    state: Position = table.state.clone()
    number = 0
    while True:
        words = f"launch {region} " if unit == FLEET else f"raise {PIECE_IDS[unit]} {region}"
        choices = [action for action in state.legal() if table.game.space.notation(action).startswith(words)]
        if not choices:
            return number
        state.apply(choices[0])
        number += 1
        if state.step != "construct":
            return number


@pytest.mark.parametrize("money", [9, 60, 500])
@pytest.mark.parametrize("historical", ["off", "on"])
@pytest.mark.rule("war/build/cavalry-city", "war/build/fleet-port", "war/opt/hist/colonial-unit-limit")
def test_room_for_units_is_what_can_be_built(money: int, historical: str) -> None:
    table = Table(2, historical=historical, buildings="one").land(1, "france", "1i", "city", "school", "fort")
    table.land(1, "morocco", "1i", "port").land(1, "egypt", "1i", "factory").land(1, "sudan", "37i")
    table.natives("sudan", "8").land(2, "china", "1i").money(1, money).construct(1)
    if table.step != "construct":
        assert money < 10
        return
    sites = purchases(table)["sites"]
    assert set(sites) == {"france", "morocco", "egypt", "sudan"}
    for region, site in sites.items():
        counted = {PIECE_IDS[unit]: built(table, region, unit) for unit in range(UNITS)}
        assert site["units"] == {kind: number for kind, number in counted.items() if number}


@pytest.mark.rule("war/build/engineer-one-project", "war/pieces/one-production-building", "war/ruling/force-pool")
def test_engineers_slots_and_supply_follow_each_purchase() -> None:
    table = Table(2).land(1, "france", "1i 2N").land(2, "china", "1i").money(1, 100).construct(1)
    site = purchases(table)["sites"]["france"]
    assert (site["engineers"], site["slots"], purchases(table)["supply"]["infantry"]) == (2, 1, 39)
    table.do("build city france engineer", "raise infantry france")
    site = purchases(table)["sites"]["france"]
    assert (site["engineers"], site["slots"], purchases(table)["supply"]["infantry"]) == (1, 0, 38)
    assert (purchases(table)["pp"], purchases(table)["income"], purchases(table)["maintenance"]) == (70, 10, 4)
    assert [event["amount"] for event in table.events("built")] == ["20"]
    unlimited = Table(2, unlimited_pieces="on").land(1, "france", "1i").land(2, "china", "1i").money(1, 100)
    assert purchases(unlimited.construct(1))["supply"] == {}


@pytest.mark.rule("war/opt/multi-build/limit", "war/pieces/one-production-building")
@pytest.mark.parametrize(("buildings", "slots"), [("one", 1), ("two", 2), ("three", 3), ("each", 4)])
def test_slots_follow_the_option_for_several_buildings(buildings: str, slots: int) -> None:
    table = Table(2, buildings=buildings).land(1, "france", "1i").land(2, "china", "1i").money(1, 30).construct(1)
    assert purchases(table)["sites"]["france"]["slots"] == slots


@pytest.mark.rule("war/setup/building-limits-stay", "war/setup/school-with-setup-city")
def test_set_up_tells_how_many_of_each_piece_can_be_bought() -> None:
    table = Table(2).land(1, "france", "1i").land(1, "tibet", "1i").land(2, "china", "1i").money(1, 140).money(2, 30)
    table.state.phase = 0
    table.state.frames = [SetUp(PLACEMENT_STAGE), Queue([0, 1], steps.PURCHASE)]
    table.resume().do("buy city")
    most, space = purchases(table)["most"], table.game.space
    for piece in range(PIECES):
        state, number, action = table.state.clone(), 0, space.parse(f"buy {PIECE_IDS[piece]}")
        while state.to_act == 0 and action in state.legal():
            state.apply(action)
            number += 1
        assert most[PIECE_IDS[piece]] == number, PIECE_IDS[piece]
    assert (most["city"], most["school"], most["fleet"], most["infantry"]) == (1, 1, 4, 11)


@pytest.mark.rule("war/setup/purchase-costs", "war/ruling/force-pool")
def test_what_is_bought_in_set_up_is_open_and_leaves_the_supply() -> None:
    table = Table(2).land(1, "france", "1i").land(2, "china", "1i").money(1, 50).money(2, 50)
    table.state.phase = 0
    table.state.frames = [SetUp(PLACEMENT_STAGE), Queue([0, 1], steps.PURCHASE)]
    table.resume().do("buy infantry")
    for viewer in (1, 2):
        assert (purchases(table, viewer)["seat"], purchases(table, viewer)["supply"]["infantry"]) == (0, 38)


@pytest.mark.rule("war/opt/simul/hidden-orders")
def test_a_secret_order_is_counted_and_read_by_its_owner_only() -> None:
    table = Table(2, simultaneous="on").land(1, "france", "1i", "city").land(2, "china", "1i")
    table.money(1, 50, 1).money(2, 50).production(turn.CONSTRUCTION)
    table.do("raise cavalry france", player=1)
    assert purchases(table, 1)["pp"] == 35
    assert "cavalry" not in purchases(table, 1)["sites"]["france"]["units"]
    assert purchases(table, 1)["maintenance"] == 2
    assert purchases(table, 2)["seat"] == 1
    assert table.state.figures(None)["purchases"] is None
    mine, theirs = table.state.view(0)["players"][0], table.state.view(1)["players"][0]
    assert mine["order"] == [{"do": "raise", "kind": "cavalry", "region": "france"}]
    assert "order" not in theirs


# -- explorers -----------------------------------------------------------------------------------------------


def answered(table: Table, gift: int) -> dict[str, float]:
    """Every roll of an explorer in the Kongo, carried out by the engine: how often natives answer what, in percent."""
    answers: Counter[str] = Counter()
    start = table.state.clone()
    start.apply(table.game.space.parse("gift" if gift else "pass"))
    for dice in itertools.product(range(1, 7), repeat=2 + gift):
        state = start.clone()
        for die in dice:
            state.apply(table.game.space.parse(f"roll {die}"))
        answer = table.game.space.notation(state.legal()[0]).split()[1]
        answers[{"full": "influence", "doomed": "lost"}.get(answer, answer)] += 1
    return {
        name: round(100 * answers[name] / 6 ** (2 + gift), 1) for name in ("treaty", "influence", "retreat", "lost")
    }


@pytest.mark.parametrize("marker", ["4", "8+", "12++"])
@pytest.mark.parametrize("gift", [0, 1])
@pytest.mark.rule("war/explorer/roll", "war/explorer/mod-rating", "war/explorer/mod-regions", "war/explorer/mod-soi")
def test_chances_of_an_explorer_are_those_of_all_rolls(marker: str, gift: int) -> None:
    table = Table(2).land(1, "france", "1i").land(2, "china", "1i").units(1, "kongo", "1X").natives("kongo", marker)
    table.fleet(1, "gulf_of_guinea").money(1, dp=1).combat(1).do("explore kongo")
    assert table.step == "gift"
    parley = figures(table)["parleys"]["kongo"]
    assert (parley["seat"], parley["fleet"], parley["regions"], parley["spheres"]) == (0, 1, 0, 0)
    counted = answered(table, gift)
    assert parley["gift" if gift else "plain"] == {name: [chance] for name, chance in counted.items()}


@pytest.mark.rule("war/explorer/mod-soi")
def test_own_spheres_help_with_and_without_a_gift() -> None:
    table = Table(2).land(1, "france", "1i").land(2, "china", "1i").units(1, "kongo", "1X").natives("kongo", "12")
    table.spheres(1, "kongo", 2).fleet(1, "gulf_of_guinea").money(1, dp=1).combat(1)
    parley, code = figures(table)["parleys"]["kongo"], MARKER_IDS.index("12")
    for gift, name in enumerate(("plain", "gift")):
        assert parley[name]["treaty"] == [round(100 * outlook.parley_with(code, gift, 3)[0], 1)], name


@pytest.mark.rule("war/explorer/mod-soi")
def test_spheres_count_as_their_owners_have_decided() -> None:
    table = Table(2).land(1, "france", "1i").land(2, "china", "1i").units(1, "kongo", "1X").natives("kongo", "8")
    table.spheres(2, "kongo", 1).fleet(1, "gulf_of_guinea").money(1, dp=1).combat(1).do("explore kongo")
    assert figures(table)["parleys"]["kongo"]["spheres"] == 0
    table.do("pass", "support 1")
    assert figures(table)["parleys"]["kongo"]["spheres"] == -1


@pytest.mark.rule("war/explorer/eligible")
def test_explorers_treat_with_natives_only() -> None:
    table = Table(2).land(1, "france", "1i").land(1, "egypt", "1i 1X").land(2, "sudan", "1i").natives("sudan", "8")
    assert set(figures(table.combat(1))["parleys"]) == {"tripoli", "palestine", "spain", "germany", "italy"}


@pytest.mark.rule("war/ruling/marker-knowledge")
def test_an_unknown_marker_gives_a_range() -> None:
    table = Table(3).land(1, "france", "1i").land(2, "china", "1i").units(1, "kongo", "1X")
    table.natives("kongo", "8", hidden=True).combat(1)
    expected, least, most = figures(table)["parleys"]["kongo"]["plain"]["treaty"]
    assert least < expected < most
    known = [outlook.parley_with(code, 0, 0)[0] for code, weight in enumerate(table.state.marker_pool) if weight]
    assert (least, most) == (round(100 * min(known), 1), round(100 * max(known), 1))
    assert len(figures(table, 3)["parleys"]["kongo"]["plain"]["treaty"]) == 1  # has seen it
    assert table.state.figures(None)["parleys"] == {}


# -- prospecting ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("schools", [0, 4])
@pytest.mark.rule("war/prospect/draw-count", "war/ruling/chit-knowledge")
def test_the_chance_of_a_find_is_that_of_all_draws(schools: int) -> None:
    table = Table(2).land(1, "france", "1i 1N").land(2, "china", "1i").chit("china", "gold").money(1, 20)
    for region in ("spain", "italy", "germany", "prussia")[:schools]:
        table.land(1, region, "1i", "city", "school")
    state = table.state
    state.chit_pool = [0] * len(state.chit_pool)
    bag = {"dot": 3, "tea": 2, "oil": 1}
    for chit, number in bag.items():
        state.chit_pool[CHIT_IDS.index(chit)] = number
    table.combat(1)
    hidden = [
        chit for chit, number in (bag | {"gold": 1}).items() for _ in range(number)
    ]  # player 1 has not seen China
    draws = max(1, schools // 2)
    assert figures(table)["find"]["draws"] == draws
    for value, chance in figures(table)["find"]["chances"].items():
        rich = [
            any(worth(state, chit) >= int(value) for chit in hand) for hand in itertools.combinations(hidden, draws)
        ]
        assert chance == round(100 * sum(rich) / len(rich), 1)
    (found,) = [values for name, values in state.hints(table.game.space.parse("prospect france")) if name == "find"]
    assert found == {"percent": round(100 * outlook.find(state, 0, 1))}


def worth(state: Position, chit: str) -> int:
    """What a chit is worth."""
    return value_of(state.world, CHIT_IDS.index(chit))


# -- unpaid units --------------------------------------------------------------------------------------------


@pytest.mark.rule("war/maintenance/shortfall-last-brigade", "war/maintenance/shortfall-fleet-cargo")
def test_disbanding_says_what_goes_with_it() -> None:
    table = Table(2).land(1, "france", "1i 1G").land(1, "spain", "2i").land(2, "china", "1i")
    table.fleet(1, "north_sea", "2i").fleet(1, "north_sea").money(1, 5).maintain(1)
    said = {table.game.space.notation(action): table.state.hints(action) for action in table.state.legal()}
    assert said["disband infantry france"] == [("deserted", {})]
    assert said["disband general france"] == said["disband infantry spain"] == said["scuttle 2"] == []
    assert said["scuttle 1"] == [("cargo", {"number": 2})]
