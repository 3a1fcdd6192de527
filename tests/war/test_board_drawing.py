"""The drawing against the rules: neighbours touch, nobody else does, and everything has its place."""

from __future__ import annotations

import gzip
import json
import math
import tomllib
import xml.etree.ElementTree as ET
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest

from greatpowers.core.board import LANGUAGES
from greatpowers.server.catalog import available_games
from tests.cartography.drawn import READABLE, VISIBLE, box, printed, spelt
from tests.cartography.paths import Point, Shape, along
from tests.cartography.test_print import APART, EYES, cielab

PACKAGE = files("greatpowers.games.war")
TEXT = PACKAGE.joinpath("map.json").read_text("utf-8")
ART = PACKAGE.joinpath("map-art.svg").read_text("utf-8")
MAP: dict[str, Any] = json.loads(TEXT)
BOARD: dict[str, Any] = tomllib.loads(PACKAGE.joinpath("board.toml").read_text("utf-8"))
REGIONS: dict[str, dict[str, Any]] = MAP["regions"]
FACTS = {region["id"]: region for region in BOARD["region"]}
SHAPES = {name: Shape(MAP, region) for name, region in REGIONS.items()}
SCENERY = {name: Shape(MAP, place) for name, place in MAP["scenery"].items()}
LAND = [name for name, region in REGIONS.items() if region["kind"] == "land"]
SEAS = [name for name, region in REGIONS.items() if region["kind"] == "sea"]
MARKERS = ("building", "native", "resource", "fort", "school")
HEIGHT = 900  # px of a window that shows the whole board


def turned(at: Point, points: list[Point], degrees: float) -> list[Point]:
    """Points turned about another, clockwise as on the screen."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    away = [(x - at[0], y - at[1]) for x, y in points]
    return [(at[0] + x * cos - y * sin, at[1] + x * sin + y * cos) for x, y in away]


def half(name: str, language: str) -> tuple[float, float]:
    """Half the width and height of a name."""
    label, kind = REGIONS[name]["label"][language], "plain" if REGIONS[name]["kind"] == "land" else "sea"
    wide = max(printed(line, kind) for line in label["lines"])
    return wide * label["size"] / 2, len(label["lines"]) * label["size"] / 2


def discs(name: str) -> list[tuple[Point, float]]:
    """All that may lie in a region at once, with its radius: stacks, markers and spheres of influence."""
    slots = REGIONS[name]["slots"]
    out = [((x, y), slots["radius"]) for x, y, _ in slots["pieces"]]
    if REGIONS[name]["kind"] == "land":
        out += [((slots[kind][0], slots[kind][1]), slots["marker_radius"]) for kind in MARKERS]
        out += [((x, y), slots["sphere_radius"]) for x, y in slots["spheres"]]
    return out


# -- against the rules -------------------------------------------------------------------------------------------


def test_every_area_is_drawn_and_nothing_else() -> None:
    assert list(REGIONS) == list(FACTS)
    for name, region in REGIONS.items():
        assert region["kind"] == FACTS[name]["kind"]
        assert region.get("zone") == FACTS[name].get("zone")
    assert {place["id"] for place in BOARD["scenery"]} <= set(MAP["scenery"])


@pytest.mark.rule("war/board/only-named-land")
def test_land_without_a_name_is_no_region() -> None:
    assert "islands" in MAP["scenery"]
    assert "label" not in MAP["scenery"]["islands"]
    assert not set(MAP["scenery"]) & set(REGIONS)


@pytest.mark.rule("war/board/multi-island-region")
@pytest.mark.parametrize("name", ["great_britain", "italy", "philippines", "borneo", "new_guinea"])
def test_several_islands_are_one_region(name: str) -> None:
    slots = REGIONS[name]["slots"]
    assert len(SHAPES[name].rings) > 1
    assert all(SHAPES[name].contains((slots[kind][0], slots[kind][1])) for kind in MARKERS)  # one place for each


def test_neighbours_touch_visibly_and_nobody_else_does() -> None:
    wanted = {frozenset(pair) for kind in ("land", "coast", "sea") for pair in BOARD["borders"][kind]}
    missing, extra = [], []
    for a, b in combinations(REGIONS, 2):
        length = SHAPES[a].shared_with(SHAPES[b])
        if frozenset((a, b)) in wanted and length < VISIBLE:
            missing.append((a, b, length))
        if frozenset((a, b)) not in wanted and length > 0:
            extra.append((a, b, length))
    assert missing == []
    assert extra == []


def test_scenery_touches_what_the_board_says() -> None:
    for place in BOARD["scenery"]:
        touching = {name for name in REGIONS if SCENERY[place["id"]].shared_with(SHAPES[name]) >= VISIBLE}
        assert touching == {*place["borders"], *place.get("seas", [])}


def test_the_drawing_fills_the_sheet() -> None:
    """Every outline is shared by two areas, or lies on the frame: no gaps, no overlaps."""
    _, _, width, height = MAP["viewBox"]
    seen: dict[tuple[Point, Point], int] = {}
    for shape in (*SHAPES.values(), *SCENERY.values()):
        for a, b in shape.sides:
            key = (a, b) if a < b else (b, a)
            seen[key] = seen.get(key, 0) + 1
    alone = [key for key, count in seen.items() if count == 1]
    assert alone
    assert all(a[0] == b[0] in (0, width) or a[1] == b[1] in (0, height) for a, b in alone)
    assert max(seen.values()) == 2


@pytest.mark.parametrize("strait", [strait["id"] for strait in BOARD["tables"]["strait"]])
def test_straits_lead_from_sea_to_sea(strait: str) -> None:
    drawn = MAP["passages"][strait]
    assert drawn["pair"] in BOARD["borders"]["strait"]
    way = along(drawn["d"])
    ends = [next(sea for sea in SEAS if SHAPES[sea].contains(end)) for end in (way[0], way[-1])]
    assert sorted(ends) == sorted(drawn["pair"])


def test_badges_say_the_condition() -> None:
    symbols = {name: passage["symbols"] for name, passage in MAP["passages"].items()}
    assert symbols == {
        "dardanelles": ["leave"],
        "suez_canal": ["built", "leave"],
        "gibraltar": ["barred"],
        "bosporus": ["crossing"],
    }


# -- names and room ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", REGIONS)
def test_names_are_spelt_and_fit_their_area(name: str, language: str) -> None:
    label = REGIONS[name]["label"][language]
    assert spelt(label) == FACTS[name]["name"][language]
    assert label["size"] >= READABLE
    at = (label["at"][0], label["at"][1])
    assert all(SHAPES[name].contains(point) for point in turned(at, box(at, *half(name, language)), label["turn"]))


@pytest.mark.parametrize("name", REGIONS)
def test_pieces_and_markers_stay_inside_and_off_each_other(name: str) -> None:
    found = discs(name)
    assert all(SHAPES[name].holds_disc(at, radius) for at, radius in found)
    assert all(math.dist(a, b) >= r + s - 0.2 for (a, r), (b, s) in combinations(found, 2))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", REGIONS)
def test_pieces_and_markers_keep_off_the_name(name: str, language: str) -> None:
    label = REGIONS[name]["label"][language]
    at, (wide, high) = (label["at"][0], label["at"][1]), half(name, language)
    for point, radius in discs(name):
        [(x, y)] = turned(at, [point], -label["turn"])
        dx, dy = max(0.0, abs(x - at[0]) - wide), max(0.0, abs(y - at[1]) - high)
        assert math.hypot(dx, dy) >= radius - 0.5


@pytest.mark.parametrize("name", REGIONS)
def test_stacks_are_enough_and_readable_unzoomed(name: str) -> None:
    slots, scale = REGIONS[name]["slots"], HEIGHT / MAP["viewBox"][3]
    assert len(slots["pieces"]) >= (4 if name in LAND else 5)
    assert slots["radius"] * scale >= 7
    assert name in SEAS or len(slots["spheres"]) == 3


# -- the printed sheet -------------------------------------------------------------------------------------------


def test_zones_have_a_style_a_pattern_and_a_line_in_the_legend() -> None:
    zones = [zone["id"] for zone in BOARD["tables"]["zone"]]
    assert list(MAP["zones"]) == list(MAP["legend"]["zones"]) == zones
    assert len({style["pattern"] for style in MAP["zones"].values()}) == len(zones)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("eyes", EYES)
def test_zones_differ_in_colour_for_all_eyes(eyes: str, theme: str) -> None:
    tints = {zone: cielab(style[theme]["tint"], eyes) for zone, style in MAP["zones"].items()}
    assert [(a, b) for a, b in combinations(tints, 2) if math.dist(tints[a], tints[b]) < APART] == []


@pytest.mark.parametrize("eyes", EYES)
def test_players_differ_in_colour_for_all_eyes(eyes: str) -> None:
    colours = {power["id"]: cielab(power["colour"], eyes) for power in BOARD["power"]}
    assert [(a, b) for a, b in combinations(colours, 2) if math.dist(colours[a], colours[b]) < APART] == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("eyes", EYES)
def test_lands_of_players_differ_in_colour_for_all_eyes(eyes: str, theme: str) -> None:
    tints = {power: cielab(style[theme]["tint"], eyes) for power, style in MAP["styles"].items()}
    assert list(tints) == [power["id"] for power in BOARD["power"]]
    assert [(a, b) for a, b in combinations(tints, 2) if math.dist(tints[a], tints[b]) < APART] == []


def test_the_files_are_small_and_stand_alone() -> None:
    assert len(gzip.compress(TEXT.encode())) < 46_000
    assert len(gzip.compress(ART.encode())) < 52_000
    root = ET.fromstring(ART)
    assert root.get("viewBox") == " ".join(map(str, MAP["viewBox"]))
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert not tags & {"script", "image", "foreignObject"}
    assert "url(http" not in ART
    assert 'data-theme="dark"' in ART


def test_the_browser_offers_the_game() -> None:
    assert "war" in available_games()
