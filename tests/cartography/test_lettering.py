"""Names on the board: spelt, readable, inside their region, in the typeface that is shipped."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from greatpowers.core.board import LANGUAGES
from tests.cartography.drawn import (
    BOARD,
    FACTS,
    LAND,
    MAP,
    READABLE,
    REGIONS,
    SEAS,
    SHAPES,
    box,
    extent,
    printed,
    spelt,
)
from tests.cartography.paths import along


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", REGIONS)
def test_names_are_spelt_and_readable(name: str, language: str) -> None:
    label = REGIONS[name]["label"][language]
    assert spelt(label) == FACTS[name]["name"][language]
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
    need = printed(label["lines"][0], "sea") * label["size"] + label["spacing"] * len(label["lines"][0])
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
