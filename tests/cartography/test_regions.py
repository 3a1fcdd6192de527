"""The drawn regions against the rules: neighbours touch, nobody else does, and there is room in each."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from tests.cartography.drawn import BOARD, FACTS, IMPERIAL, LAND, MAP, REGIONS, SCENERY, SEAS, SHAPES, VISIBLE


def neighbours() -> set[frozenset[str]]:
    return {frozenset(pair) for kind in ("land", "coast", "sea") for pair in BOARD["borders"][kind]}


def linked() -> set[frozenset[str]]:
    return {frozenset(link["pair"]) for link in MAP["links"]}


def edge(a: str, b: str) -> float:
    return SHAPES[a].shared_with(SHAPES[b])


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
    seen = IMPERIAL.sides()
    alone = [key for key, count in seen.items() if count == 1]
    assert all(a[0] == b[0] in (0, width) or a[1] == b[1] in (0, height) for a, b in alone)
    assert max(seen.values()) == 2


@pytest.mark.parametrize("name", REGIONS)
def test_the_largest_circle_lies_inside_and_is_large(name: str) -> None:
    x, y, radius = REGIONS[name]["circle"]
    assert SHAPES[name].holds_disc((x, y), radius - 0.5)
    assert radius >= (55 if name in SEAS else 40)
