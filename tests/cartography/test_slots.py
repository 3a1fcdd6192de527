"""Places for pieces, cities, harbours and flags: nothing covers anything, even in the fullest positions."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from greatpowers.core.board import LANGUAGES
from tests.cartography.drawn import (
    ANCHORED,
    CITY,
    FACTS,
    FLAG,
    FULLEST,
    LAND,
    PORTS,
    REGIONS,
    SEAS,
    SHAPES,
    box,
    extent,
)
from tests.cartography.paths import Point, along


def discs(name: str) -> list[Point]:
    return [(x, y) for x, y, _ in REGIONS[name]["slots"]["pieces"]]


def rooms(name: str) -> list[tuple[Point, float]]:
    """Each slot with the radius of the largest piece that may stand there alone."""
    return [((x, y), reach) for x, y, reach in REGIONS[name]["slots"]["pieces"]]


def moored(sea: str) -> list[Point]:
    anchors = [REGIONS[port]["slots"]["harbour"]["anchor"] for port in PORTS if FACTS[port]["anchor"] == sea]
    return [(x, y) for x, y in anchors]


def clear_of(point: Point, radius: float, at: Point, half: float, high: float) -> bool:
    """Whether a disc keeps off a box."""
    dx, dy = max(0.0, abs(point[0] - at[0]) - half), max(0.0, abs(point[1] - at[1]) - high)
    return math.hypot(dx, dy) >= radius - 0.5


@pytest.mark.parametrize("name", REGIONS)
def test_slots_are_enough_for_the_fullest_positions(name: str) -> None:
    assert len(discs(name)) >= max(5, FULLEST["most"].get(name, 0) + 1)
    assert REGIONS[name]["slots"]["radius"] >= 10


@pytest.mark.parametrize("name", REGIONS)
def test_pieces_stay_inside_and_off_each_other(name: str) -> None:
    radius = REGIONS[name]["slots"]["radius"]
    assert all(SHAPES[name].holds_disc(at, reach) and reach >= radius for at, reach in rooms(name))
    assert all(math.dist(a, b) >= 2 * radius for a, b in combinations(discs(name), 2))


@pytest.mark.parametrize("name", LAND)
def test_pieces_on_land_cover_neither_name_nor_city_nor_flag(name: str) -> None:
    slots = REGIONS[name]["slots"]
    for at, reach in rooms(name):
        assert all(clear_of(at, reach, *extent(name, language)) for language in LANGUAGES)
        assert "city" not in slots or clear_of(at, reach, slots["city"], CITY, CITY)
        assert "flag" not in slots or clear_of(at, reach, slots["flag"], *FLAG)


@pytest.mark.parametrize("name", SEAS)
def test_pieces_at_sea_cover_neither_name_nor_flag_nor_harbour(name: str) -> None:
    slots = REGIONS[name]["slots"]
    for language in LANGUAGES:
        label = REGIONS[name]["label"][language]
        middle = [(x, y - label["size"] * 0.25) for x, y in along(label["curve"])]
        for at, reach in rooms(name):
            assert min(math.dist(at, other) for other in middle) >= reach + label["size"] * 0.35
    for at, reach in rooms(name):
        assert clear_of(at, reach, slots["flag"], *FLAG)
        assert all(math.dist(at, other) >= reach + ANCHORED for other in moored(name))


@pytest.mark.parametrize("name", [name for name in REGIONS if REGIONS[name]["kind"] != "home"])
def test_regions_outside_the_nations_have_a_place_for_a_flag(name: str) -> None:
    x, y = REGIONS[name]["slots"]["flag"]
    assert all(SHAPES[name].contains(point) for point in box((x, y), *FLAG))


@pytest.mark.parametrize("name", [name for name in LAND if "city" in FACTS[name]])
def test_cities_lie_in_their_province_off_its_name(name: str) -> None:
    x, y = REGIONS[name]["slots"]["city"]
    assert all(SHAPES[name].contains(point) for point in box((x, y), CITY, CITY))
    for language in LANGUAGES:
        at, half, high = extent(name, language)
        assert abs(at[0] - x) >= half + CITY or abs(at[1] - y) >= high + CITY


@pytest.mark.parametrize("name", PORTS)
def test_harbours_lie_between_their_port_and_its_sea(name: str) -> None:
    slots = REGIONS[name]["slots"]
    harbour, sea = slots["harbour"], FACTS[name]["anchor"]
    quay, anchor = (harbour["quay"][0], harbour["quay"][1]), (harbour["anchor"][0], harbour["anchor"][1])
    assert harbour["sea"] == sea
    assert SHAPES[name].distance(quay) < 1
    assert SHAPES[sea].distance(quay) < 1
    assert SHAPES[sea].holds_disc(anchor, ANCHORED)
    assert math.dist(slots["city"], quay) < 45
    assert math.dist(quay, anchor) < 36


def test_only_ports_have_a_harbour() -> None:
    assert [name for name in REGIONS if "harbour" in REGIONS[name]["slots"]] == PORTS


def test_ships_in_port_do_not_touch() -> None:
    anchors = [at for sea in SEAS for at in moored(sea)]
    assert all(math.dist(a, b) >= 2 * ANCHORED for a, b in combinations(anchors, 2))
