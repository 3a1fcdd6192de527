"""The committed drawings, and what their lettering measures: nothing here needs the tools that drew them."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

from tests.cartography.paths import Point, Shape

DATA = Path(__file__).parents[2] / "cartography" / "data"
LETTERS: dict[str, dict[str, float]] = json.loads((DATA / "letters.json").read_text("utf-8"))
LETTERS["semibold"] = {letter: (wide + LETTERS["bold"][letter]) / 2 for letter, wide in LETTERS["roman"].items()}


class Drawn:
    """One board: its files, its facts, and the shapes of its regions."""

    def __init__(self, game: str) -> None:
        package = files(f"greatpowers.games.{game}")
        self.game = game
        self.text = package.joinpath("map.json").read_text("utf-8")
        self.art = package.joinpath("map-art.svg").read_text("utf-8")
        self.map: dict[str, Any] = json.loads(self.text)
        self.board: dict[str, Any] = tomllib.loads(package.joinpath("board.toml").read_text("utf-8"))
        self.fullest: dict[str, Any] = json.loads((DATA / f"{game}-fullest.json").read_text("utf-8"))
        self.regions: dict[str, dict[str, Any]] = self.map["regions"]
        self.facts = {region["id"]: region for region in self.board["region"]}
        self.shapes = {name: Shape(self.map, region) for name, region in self.regions.items()}
        self.scenery = {name: Shape(self.map, place) for name, place in self.map["scenery"].items()}
        self.land = [name for name, region in self.regions.items() if region["kind"] != "sea"]
        self.seas = [name for name, region in self.regions.items() if region["kind"] == "sea"]

    def sides(self) -> dict[tuple[Point, Point], int]:
        """Every side of an outline, and how many regions have it."""
        seen: dict[tuple[Point, Point], int] = {}
        for shape in (*self.shapes.values(), *self.scenery.values()):
            for a, b in shape.sides:
                key = (a, b) if a < b else (b, a)
                seen[key] = seen.get(key, 0) + 1
        return seen

    def __repr__(self) -> str:
        return self.game


IMPERIAL = Drawn("imperial")
IMPERUNDE = Drawn("imperunde")
BOARDS = [IMPERIAL, IMPERUNDE]

MAP, BOARD, FULLEST, REGIONS, FACTS = IMPERIAL.map, IMPERIAL.board, IMPERIAL.fullest, IMPERIAL.regions, IMPERIAL.facts
SHAPES, SCENERY, LAND, SEAS = IMPERIAL.shapes, IMPERIAL.scenery, IMPERIAL.land, IMPERIAL.seas
PORTS = [name for name in LAND if "anchor" in FACTS[name]]

VISIBLE = 12  # px of common border that a player sees
READABLE = 12  # px, the smallest lettering
CITY = 12  # half a side of the city square
FLAG = (12, 14.5)
ANCHORED = 15  # radius of a piece in port


def width(text: str, face: str, spacing: float, capitals: float = 0.0) -> float:
    """The width of a text in sizes, in the shipped typeface; `capitals`: how large small letters stand as such."""
    total = 0.0
    for letter in text:
        if capitals and letter.islower():
            total += capitals * sum(LETTERS[face][capital] for capital in letter.upper())
        else:
            total += LETTERS[face][letter]
    return total + spacing * len(text)


def printed(text: str, kind: str) -> float:
    """As the client prints names: homes in bold small capitals, lands in capitals or plainly, seas in italics."""
    hands: dict[str, tuple[str, float, float]] = {
        "home": ("bold", 0.02, 0.8),
        "land": ("roman", 0.09, 1.0),
        "plain": ("semibold", 0.03, 0.0),
        "sea": ("italic", 0.0, 0.0),
    }
    return width(text, *hands[kind])


def spelt(label: dict[str, Any]) -> str:
    """A name as it reads over its lines; a hyphen at the end of a line needs no space after it."""
    return " ".join(label["lines"]).replace("- ", "-")


def box(at: Point, half: float, high: float) -> list[Point]:
    """Points along the sides of a box."""
    parts = [k / 8 * 2 - 1 for k in range(9)]
    sides = [(at[0] + half * k, at[1] + high * side) for k in parts for side in (-1, 1)]
    return sides + [(at[0] + half * side, at[1] + high * k) for k in parts for side in (-1, 1)]


def extent(name: str, language: str) -> tuple[Point, float, float]:
    """Middle, half width and half height of a name on land."""
    label = REGIONS[name]["label"][language]
    wide = max(printed(line, REGIONS[name]["kind"]) for line in label["lines"])
    return (label["at"][0], label["at"][1]), wide * label["size"] / 2, len(label["lines"]) * label["size"] / 2
