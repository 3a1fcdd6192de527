"""The round board against the rules: neighbours touch, nobody else does, and everything has its place."""

from __future__ import annotations

import math
import re
from itertools import combinations, pairwise
from typing import Any

import pytest

from greatpowers.core.board import LANGUAGES
from tests.cartography.drawn import IMPERUNDE, READABLE, VISIBLE, box, printed, spelt
from tests.cartography.paths import Point, along

MAP, BOARD, REGIONS, FACTS = IMPERUNDE.map, IMPERUNDE.board, IMPERUNDE.regions, IMPERUNDE.facts
SHAPES, SCENERY, LAND, SEAS = IMPERUNDE.shapes, IMPERUNDE.scenery, IMPERUNDE.land, IMPERUNDE.seas
ICE = MAP["scenery"]["antarctica"]
SEAL, MARKER = 13.5, 13  # radii
CANALS = {canal["id"]: canal for canal in BOARD["tables"]["canal"]}


def turned(at: Point, points: list[Point], degrees: float) -> list[Point]:
    """Points turned about another, clockwise as on the screen."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    away = [(x - at[0], y - at[1]) for x, y in points]
    return [(at[0] + x * cos - y * sin, at[1] + x * sin + y * cos) for x, y in away]


def half(name: str, language: str) -> tuple[float, float]:
    """Half the width and height of a name on land."""
    label = REGIONS[name]["label"][language]
    kind = "home" if FACTS[name].get("home") else "plain"
    wide = max(printed(line, kind) for line in label["lines"])
    return wide * label["size"] / 2, len(label["lines"]) * label["size"] / 2


def bow(curve: str) -> tuple[Point, Point, float, bool]:
    """Both ends, radius and sweep of a piece of a circle."""
    found = re.fullmatch(r"M(\S+) (\S+)A(\S+) \3 0 0 ([01]) (\S+) (\S+)", curve)
    assert found is not None
    x1, y1, radius, sweep, x2, y2 = map(float, found.groups())
    return (x1, y1), (x2, y2), radius, bool(sweep)


def points_on(curve: str) -> list[Point]:
    """Points along a piece of a circle of less than half a turn."""
    (x1, y1), (x2, y2), radius, sweep = bow(curve)
    chord = math.dist((x1, y1), (x2, y2))
    side = 1 if sweep else -1
    away = math.sqrt(radius**2 - chord**2 / 4) * side
    cx, cy = (x1 + x2) / 2 - (y2 - y1) / chord * away, (y1 + y2) / 2 + (x2 - x1) / chord * away
    start, sweep_angle = math.atan2(y1 - cy, x1 - cx), 2 * math.asin(chord / 2 / radius) * side
    angles = (start + sweep_angle * k / 40 for k in range(41))
    return [(cx + radius * math.cos(angle), cy + radius * math.sin(angle)) for angle in angles]


def across(label: dict[str, Any]) -> list[list[Point]]:
    """The foot, the middle and the head of the letters along a bow."""
    points = points_on(label["curve"])
    out: list[list[Point]] = []
    for high in (-0.36 * label["size"], 0.0, 0.36 * label["size"]):
        line = []
        for (x, y), after in pairwise(points):
            step = math.dist((x, y), after)
            line.append((x + (after[1] - y) / step * high, y - (after[0] - x) / step * high))
        out.append(line)
    return out


def test_every_region_is_drawn_and_nothing_else() -> None:
    assert list(REGIONS) == list(FACTS)
    for name, region in REGIONS.items():
        assert region["kind"] == FACTS[name]["kind"]
        assert region.get("power") == (name if FACTS[name].get("home") else None)
    assert {power["id"] for power in BOARD["power"]} == {name for name in LAND if "power" in REGIONS[name]}
    assert not set(MAP["scenery"]) & set(REGIONS)


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
    assert MAP["links"] == []


def test_antarctica_touches_its_seas_and_no_land() -> None:
    touching = {name for name in REGIONS if SCENERY["antarctica"].shared_with(SHAPES[name]) > 0}
    assert touching == set(BOARD["scenery"][0]["seas"])


def test_lakes_touch_land_only() -> None:
    for lake in set(SCENERY) - {"antarctica"}:
        assert all(SCENERY[lake].shared_with(SHAPES[sea]) == 0 for sea in SEAS)


def test_the_drawing_fills_the_disc() -> None:
    """Every outline is shared by two regions, or lies on the rim: no gaps, no overlaps."""
    x, y, radius = MAP["disc"]
    seen = IMPERUNDE.sides()
    alone = [key for key, count in seen.items() if count == 1]
    assert alone
    assert all(abs(math.dist(end, (x, y)) - radius) < 4 for side in alone for end in side)
    assert max(seen.values()) == 2


@pytest.mark.parametrize("name", REGIONS)
def test_the_largest_circle_lies_inside_and_is_large(name: str) -> None:
    x, y, radius = REGIONS[name]["circle"]
    assert SHAPES[name].holds_disc((x, y), radius - 0.5)
    assert radius >= 30


@pytest.mark.parametrize("canal", CANALS)
def test_canals_cross_their_land_from_sea_to_sea(canal: str) -> None:
    drawn, rule = MAP["canals"][canal], CANALS[canal]
    assert drawn["land"] == rule["land"]
    assert drawn["pair"] == rule["seas"]
    way = along(drawn["d"])
    for sea, end in zip(rule["seas"], (way[0], way[-1]), strict=True):
        assert SHAPES[sea].contains(end)
    inside = [SHAPES[rule["land"]].contains(point) for point in way]
    assert sum(inside) > len(inside) / 3
    assert math.dist(way[0], way[-1]) < 130


def test_every_canal_is_drawn() -> None:
    assert list(MAP["canals"]) == list(CANALS)
    assert [[*canal["pair"]] for canal in MAP["canals"].values()] == BOARD["borders"]["canal"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", REGIONS)
def test_names_are_spelt_and_readable(name: str, language: str) -> None:
    label = REGIONS[name]["label"][language]
    assert spelt(label) == FACTS[name]["name"][language]
    assert label["size"] >= READABLE
    assert -90 <= label["turn"] <= 90


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LAND)
def test_names_on_land_fit_their_region_from_either_side(name: str, language: str) -> None:
    label = REGIONS[name]["label"][language]
    at = (label["at"][0], label["at"][1])
    for side in (0, 180):
        corners = turned(at, box(at, *half(name, language)), label["turn"] + side)
        assert all(SHAPES[name].contains(point) for point in corners)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SEAS)
def test_names_of_seas_fit_their_bow_and_their_sea(name: str, language: str) -> None:
    label = REGIONS[name]["label"][language]
    points = points_on(label["curve"])
    length = sum(math.dist(a, b) for a, b in pairwise(points))
    assert printed(label["lines"][0], "sea") * label["size"] + label["spacing"] * len(label["lines"][0]) <= length + 1
    middle = points[len(points) // 2]
    assert math.dist(middle, label["at"]) < 1
    assert all(SHAPES[name].contains(point) for line in across(label) for point in line)


@pytest.mark.parametrize(
    "entry", [*MAP["title"], *(r["label"]["en"] for r in REGIONS.values() if "curve" in r["label"]["en"])]
)
def test_bows_can_be_read_from_the_other_side(entry: dict[str, Any]) -> None:
    forwards, backwards = bow(str(entry["curve"])), bow(str(entry["back"]))
    assert forwards[:2] == backwards[1::-1]
    assert forwards[2] == backwards[2]
    assert forwards[3] != backwards[3]
    assert forwards[0][0] <= forwards[1][0] + 1  # from left to right while the disc is not turned


def test_homes_have_a_style() -> None:
    assert set(MAP["styles"]) == {name for name in LAND if FACTS[name].get("home")}


def test_the_table_stands_on_the_ice() -> None:
    x, y, radius = ICE["table"]
    assert SCENERY["antarctica"].holds_disc((x, y), radius + 14)
    assert math.dist((x, y), MAP["disc"][:2]) < 40
    assert len(ICE["seats"]) == 6
    assert all(math.dist((x, y), seat) == pytest.approx(radius, abs=0.2) for seat in ICE["seats"])


def spots(name: str) -> list[tuple[Point, float]]:
    """Seal and marker, with their radii."""
    slots = REGIONS[name]["slots"]
    return [((slots["value"][0], slots["value"][1]), SEAL), ((slots["marker"][0], slots["marker"][1]), MARKER)]


def pieces(name: str) -> list[tuple[Point, float]]:
    return [((x, y), reach) for x, y, reach in REGIONS[name]["slots"]["pieces"]]


@pytest.mark.parametrize("name", REGIONS)
def test_slots_are_enough_for_the_fullest_positions(name: str) -> None:
    """On land infantry, cavalry, artillery, forts and posts, and one more; at sea more than bots ever had there."""
    least = 6 if name in LAND else 8
    assert len(pieces(name)) >= max(least, IMPERUNDE.fullest["most"].get(name, 0) + 1)
    assert REGIONS[name]["slots"]["radius"] >= 11


@pytest.mark.parametrize("name", REGIONS)
def test_pieces_stay_inside_and_off_each_other(name: str) -> None:
    radius = REGIONS[name]["slots"]["radius"]
    assert all(SHAPES[name].holds_disc(at, reach) and reach >= radius for at, reach in pieces(name))
    assert all(math.dist(a, b) >= 2 * radius for (a, _), (b, _) in combinations(pieces(name), 2))


@pytest.mark.parametrize("name", REGIONS)
def test_seal_and_marker_have_places_of_their_own(name: str) -> None:
    (seal, wide), (marker, wider) = spots(name)
    assert SHAPES[name].holds_disc(seal, wide)
    assert SHAPES[name].holds_disc(marker, wider)
    assert math.dist(seal, marker) >= wide + wider
    for at, reach in pieces(name):
        assert math.dist(at, seal) >= wide + reach - 0.5
        assert math.dist(at, marker) >= wider + reach - 0.5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LAND)
def test_nothing_on_land_covers_the_name(name: str, language: str) -> None:
    label = REGIONS[name]["label"][language]
    middle = (label["at"][0], label["at"][1])
    wide, high = half(name, language)
    for at, reach in [*pieces(name), *spots(name)]:
        ((x, y),) = turned(middle, [at], -label["turn"])
        dx, dy = max(0.0, abs(x - middle[0]) - wide), max(0.0, abs(y - middle[1]) - high)
        assert math.hypot(dx, dy) >= reach - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SEAS)
def test_nothing_at_sea_covers_the_name(name: str, language: str) -> None:
    label = REGIONS[name]["label"][language]
    letters = [point for parts in zip(*across(label), strict=True) for point in parts]
    for at, reach in [*pieces(name), *spots(name)]:
        assert min(math.dist(at, point) for point in letters) >= reach - 1


def test_the_name_of_antarctica_stays_on_the_ice() -> None:
    for language in LANGUAGES:
        label = ICE["label"][language]
        assert label["lines"] == [BOARD["scenery"][0]["name"][language]]
        assert all(SCENERY["antarctica"].contains(point) for line in across(label) for point in line)
