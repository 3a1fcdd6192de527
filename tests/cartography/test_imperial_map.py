"""The committed drawing of Imperial against its rules: nothing here needs the tools that drew it."""

from __future__ import annotations

import gzip
import json
import math
import tomllib
import xml.etree.ElementTree as ET
from importlib.resources import files
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from greatpowers.core.board import LANGUAGES
from tests.cartography.paths import Point, Shape, along

PACKAGE = files("greatpowers.games.imperial")
MAP_TEXT = PACKAGE.joinpath("map.json").read_text("utf-8")
ART = PACKAGE.joinpath("map-art.svg").read_text("utf-8")
MAP: dict[str, Any] = json.loads(MAP_TEXT)
BOARD: dict[str, Any] = tomllib.loads(PACKAGE.joinpath("board.toml").read_text("utf-8"))
FULLEST: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "cartography" / "data" / "imperial-fullest.json").read_text("utf-8")
)

REGIONS: dict[str, dict[str, Any]] = MAP["regions"]
FACTS = {region["id"]: region for region in BOARD["region"]}
SHAPES = {name: Shape(region["d"]) for name, region in REGIONS.items()}
SCENERY = {name: Shape(place["d"]) for name, place in MAP["scenery"].items()}
LAND = [name for name, region in REGIONS.items() if region["kind"] != "sea"]
SEAS = [name for name, region in REGIONS.items() if region["kind"] == "sea"]
PORTS = [name for name in LAND if "anchor" in FACTS[name]]

VISIBLE = 12  # px of common border that a player sees
READABLE = 12  # px, the smallest lettering
CITY = 12  # half a side of the city square
FLAG = (13, 9.5)
ANCHORED = 13  # radius of a piece in port


def neighbours() -> set[frozenset[str]]:
    return {frozenset(pair) for kind in ("land", "coast", "sea") for pair in BOARD["borders"][kind]}


def linked() -> set[frozenset[str]]:
    return {frozenset(link["pair"]) for link in MAP["links"]}


def edge(a: str, b: str) -> float:
    return SHAPES[a].shared_with(SHAPES[b])


# -- regions -------------------------------------------------------------------------------------------------


def test_every_region_is_drawn_and_nothing_else() -> None:
    assert list(REGIONS) == list(FACTS)
    for name, region in REGIONS.items():
        assert region["kind"] == FACTS[name]["kind"]
        assert region.get("power") == FACTS[name].get("power")
    assert {place["id"] for place in BOARD["scenery"]} <= set(MAP["scenery"])
    assert not set(MAP["scenery"]) & set(REGIONS)


def test_neighbours_touch_visibly_and_nobody_else_does() -> None:
    wanted = neighbours()
    missing, extra = [], []
    for a, b in combinations(REGIONS, 2):
        pair, length = frozenset((a, b)), edge(a, b)
        if pair in wanted and pair not in linked() and length < VISIBLE:
            missing.append((a, b, length))
        if (pair not in wanted or pair in linked()) and length > 0:
            extra.append((a, b, length))
    assert missing == []
    assert extra == []


def test_links_join_neighbours_across_water() -> None:
    assert linked() == {frozenset(("bulgaria", "turkey"))}
    for link in MAP["links"]:
        for name, end in zip(link["pair"], (link["from"], link["to"]), strict=True):
            assert SHAPES[name].contains((end[0], end[1]))
        assert math.dist(link["from"], link["to"]) < 60


def test_closed_straits_are_water() -> None:
    for a, b in BOARD["borders"]["strait_closed"]:
        assert edge(a, b) == 0
        assert min(SHAPES[b].distance(point) for point in SHAPES[a].points) > 4


def test_scenery_touches_what_the_board_says() -> None:
    for place in BOARD["scenery"]:
        touching = {name for name in LAND if SCENERY[place["id"]].shared_with(SHAPES[name]) >= VISIBLE}
        assert touching == set(place["borders"])


def test_the_drawing_fills_the_sheet() -> None:
    """Every outline is shared by two regions, or lies on the frame: no gaps, no overlaps."""
    _, _, width, height = MAP["viewBox"]
    seen: dict[tuple[Point, Point], int] = {}
    for shape in (*SHAPES.values(), *SCENERY.values()):
        for a, b in shape.sides:
            key = (a, b) if a < b else (b, a)
            seen[key] = seen.get(key, 0) + 1
    alone = [key for key, count in seen.items() if count == 1]
    assert all(a[0] == b[0] in (0, width) or a[1] == b[1] in (0, height) for a, b in alone)
    assert max(seen.values()) == 2


@pytest.mark.parametrize("name", REGIONS)
def test_the_largest_circle_lies_inside_and_is_large(name: str) -> None:
    x, y, radius = REGIONS[name]["circle"]
    assert SHAPES[name].holds_disc((x, y), radius - 0.5)
    assert radius >= (55 if name in SEAS else 40)


# -- lettering -----------------------------------------------------------------------------------------------


def width(text: str, capitals: bool) -> float:
    """The width of a text in sizes, in a common serif."""
    letters = {**dict.fromkeys("il.' ", 0.28), **dict.fromkeys("fjrtsIJ-", 0.38), **dict.fromkeys("mwMW", 0.84)}
    text = text.upper() if capitals else text
    return sum(letters.get(c, 0.66 if c.isupper() else 0.5) for c in text) + len(text) * (0.09 if capitals else 0.02)


def box(at: Point, half: float, high: float) -> list[Point]:
    """Points along the sides of a box."""
    parts = [k / 8 * 2 - 1 for k in range(9)]
    sides = [(at[0] + half * k, at[1] + high * side) for k in parts for side in (-1, 1)]
    return sides + [(at[0] + half * side, at[1] + high * k) for k in parts for side in (-1, 1)]


def extent(name: str, language: str) -> tuple[Point, float, float]:
    """Middle, half width and half height of a name on land."""
    label = REGIONS[name]["label"][language]
    wide = max(width(line, REGIONS[name]["kind"] == "land") for line in label["lines"])
    return (label["at"][0], label["at"][1]), wide * label["size"] / 2, len(label["lines"]) * label["size"] / 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", REGIONS)
def test_names_are_spelt_and_readable(name: str, language: str) -> None:
    label = REGIONS[name]["label"][language]
    text = label["lines"][0]
    for line in label["lines"][1:]:
        text += line if text.endswith("-") else f" {line}"
    assert text == FACTS[name]["name"][language]
    assert label["size"] >= READABLE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LAND)
def test_names_on_land_fit_their_region(name: str, language: str) -> None:
    assert all(SHAPES[name].contains(point) for point in box(*extent(name, language)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SEAS)
def test_names_of_seas_fit_their_curve_and_their_sea(name: str, language: str) -> None:
    label = REGIONS[name]["label"][language]
    points = along(label["curve"])
    length = sum(math.dist(a, b) for a, b in pairwise(points))
    need = (width(label["lines"][0], False) + 0.05 * len(label["lines"][0])) * label["size"]
    assert need <= length + 1
    for point in points:
        if math.dist(point, label["at"]) < need / 2:
            assert SHAPES[name].contains(point)
            assert SHAPES[name].contains((point[0], point[1] - label["size"] * 0.6))


@pytest.mark.parametrize("power", [power["id"] for power in BOARD["power"]])
def test_powers_have_a_name_and_a_style(power: str) -> None:
    names = next(entry["name"] for entry in BOARD["power"] if entry["id"] == power)
    for language in LANGUAGES:
        label = MAP["powers"][power]["label"][language]
        assert label["lines"] == [names[language]]
        assert label["curve"].startswith("M")
    style = MAP["styles"][power]
    assert set(style) == {"light", "dark", "pattern"}
    assert {len(style[theme][ink]) for theme in ("light", "dark") for ink in ("tint", "ink")} == {7}


def test_powers_differ_in_pattern() -> None:
    patterns = [style["pattern"] for style in MAP["styles"].values()]
    assert len(set(patterns)) == len(patterns)


# -- slots ---------------------------------------------------------------------------------------------------


def discs(name: str) -> list[Point]:
    return [(x, y) for x, y in REGIONS[name]["slots"]["pieces"]]


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
    assert all(SHAPES[name].holds_disc(at, radius) for at in discs(name))
    assert all(math.dist(a, b) >= 2 * radius for a, b in combinations(discs(name), 2))


@pytest.mark.parametrize("name", LAND)
def test_pieces_on_land_cover_neither_name_nor_city_nor_flag(name: str) -> None:
    slots = REGIONS[name]["slots"]
    for at in discs(name):
        assert all(clear_of(at, slots["radius"], *extent(name, language)) for language in LANGUAGES)
        assert "city" not in slots or clear_of(at, slots["radius"], slots["city"], CITY, CITY)
        assert "flag" not in slots or clear_of(at, slots["radius"], slots["flag"], *FLAG)


@pytest.mark.parametrize("name", SEAS)
def test_pieces_at_sea_cover_neither_name_nor_flag_nor_harbour(name: str) -> None:
    slots = REGIONS[name]["slots"]
    for language in LANGUAGES:
        label = REGIONS[name]["label"][language]
        middle = [(x, y - label["size"] * 0.25) for x, y in along(label["curve"])]
        apart = min(math.dist(a, b) for a in discs(name) for b in middle)
        assert apart >= slots["radius"] + label["size"] * 0.35
    for at in discs(name):
        assert clear_of(at, slots["radius"], slots["flag"], *FLAG)
        assert all(math.dist(at, other) >= slots["radius"] + ANCHORED for other in moored(name))


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


# -- files ---------------------------------------------------------------------------------------------------


def test_the_files_are_small() -> None:
    assert len(gzip.compress(MAP_TEXT.encode())) < 60_000
    assert len(gzip.compress(ART.encode())) < 60_000


def test_the_art_stands_alone() -> None:
    """One well-formed SVG of the same size that loads nothing; its colours are variables with a dark side."""
    root = ET.fromstring(ART)
    assert root.get("viewBox") == " ".join(map(str, MAP["viewBox"]))
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert not tags & {"script", "image", "foreignObject"}
    for element in root.iter():
        for key, value in element.attrib.items():
            assert not key.endswith("href") or value.startswith("#")
    assert "url(http" not in ART
    assert "@import" not in ART
    assert 'data-theme="dark"' in ART
    assert "prefers-color-scheme:dark" in ART
