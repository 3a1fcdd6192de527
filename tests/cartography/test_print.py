"""The printed sheet: small files that stand alone, and colours that all eyes can tell apart."""

from __future__ import annotations

import gzip
import hashlib
import json
import math
import re
import xml.etree.ElementTree as ET
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest

from tests.cartography.drawn import BOARDS, DATA, Drawn

# How people without one kind of cones see linear red, green and blue (Machado, Oliveira and Fernandes, 2009).
EYES = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
CLIENT = Path(__file__).parents[2] / "web" / "src" / "games"
APART = 15  # CIELAB; 2.3 is said to be just noticeable
STANDS_OUT = 12
SMALL = 20_000  # bytes of the picture that a page begins with


@pytest.mark.parametrize("board", BOARDS, ids=repr)
def test_the_files_are_small(board: Drawn) -> None:
    assert len(gzip.compress(board.text.encode())) < 46_000
    assert len(gzip.compress(board.art.encode())) < 46_000


@pytest.mark.parametrize("board", BOARDS, ids=repr)
def test_the_art_stands_alone(board: Drawn) -> None:
    """One well-formed SVG of the same size that loads nothing; its colours are variables with a dark side."""
    root = ET.fromstring(board.art)
    assert root.get("viewBox") == " ".join(map(str, board.map["viewBox"]))
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert not tags & {"script", "image", "foreignObject"}
    for element in root.iter():
        for key, value in element.attrib.items():
            assert not key.endswith("href") or value.startswith("#")
    assert "url(http" not in board.art
    assert "@import" not in board.art
    assert 'data-theme="dark"' in board.art
    assert "prefers-color-scheme:dark" in board.art


@pytest.mark.parametrize(("game", "made_of"), json.loads((DATA / "small.json").read_text("utf-8")).items())
def test_small_pictures_are_of_the_committed_sheet(game: str, made_of: str) -> None:
    art = files(f"greatpowers.games.{game}").joinpath("map-art.svg").read_bytes()
    assert hashlib.sha256(art).hexdigest() == made_of  # else: python -m cartography.small
    for theme in ("light", "dark"):
        assert (CLIENT / game / "board" / f"sheet-{theme}.avif").stat().st_size < SMALL


def cielab(colour: str, eyes: str) -> tuple[float, float, float]:
    """A #rrggbb colour as these eyes see it."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    def root(value: float) -> float:
        return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116

    given = [linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5)]
    r, g, b = (min(1.0, max(0.0, sum(k * v for k, v in zip(row, given, strict=True)))) for row in EYES[eyes])
    x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
    y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
    z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0888)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("board", BOARDS, ids=repr)
def test_powers_differ_in_colour_for_all_eyes(board: Drawn, eyes: str, theme: str) -> None:
    tints = {power: cielab(style[theme]["tint"], eyes) for power, style in board.map["styles"].items()}
    close = [(a, b) for a, b in combinations(tints, 2) if math.dist(tints[a], tints[b]) < APART]
    assert close == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("board", BOARDS, ids=repr)
def test_owned_land_differs_from_free_land_for_all_eyes(board: Drawn, eyes: str, theme: str) -> None:
    papers = {cielab(paper, eyes) for paper in papers_of(board, theme)}
    tints = {power: cielab(style[theme]["tint"], eyes) for power, style in board.map["styles"].items()}
    close = [power for power, tint in tints.items() if min(math.dist(tint, paper) for paper in papers) < STANDS_OUT]
    assert close == []


def papers_of(board: Drawn, theme: str) -> set[str]:
    """The colours of land that nobody owns."""
    start = "svg.map-art{" if theme == "light" else 'svg.map-art[data-theme="dark"]{'
    rules = board.art.split(start)[1].partition("}")[0]
    return set(re.findall(r"--map-paper\d?:(#\w{6})", rules))


@pytest.mark.parametrize("board", BOARDS, ids=repr)
def test_powers_differ_in_pattern(board: Drawn) -> None:
    patterns = [style["pattern"] for style in board.map["styles"].values()]
    assert len(set(patterns)) == len(patterns) == len(board.board["power"])
