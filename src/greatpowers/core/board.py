"""Boards as data: the regions of `board.toml`, their borders, and the numbers that the rules read."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "de", "fr")


class BadBoard(ValueError):
    """A board file that contradicts itself."""


class Place:
    """A region or power of a board: its id, its names by language, and whatever else its game says of it."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.id: str = data["id"]
        self.kind: str = data.get("kind", "")
        self.names: dict[str, str] = dict(data["name"])
        self.facts = {k: v for k, v in data.items() if k not in ("id", "kind", "name")}
        for language in LANGUAGES:
            if not self.names.get(language):
                raise BadBoard(f"{self.id}: no name in {language}")


class Board:
    """A board: `regions` in fixed order, `powers`, `borders` by kind, and `tables`."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.game: str = data["board"]["game"]
        self.regions = [Place(entry) for entry in data["region"]]
        self.powers = [Place(entry) for entry in data.get("power", [])]
        self.scenery = [Place(entry) for entry in data.get("scenery", [])]
        self.tables: dict[str, Any] = data.get("tables", {})
        self.region_index = {region.id: i for i, region in enumerate(self.regions)}
        self.power_index = {power.id: i for i, power in enumerate(self.powers)}
        if len(self.region_index) != len(self.regions):
            raise BadBoard("two regions share an id")
        self.borders = {kind: self._pairs(kind, pairs) for kind, pairs in data["borders"].items()}

    def _pairs(self, kind: str, pairs: list[list[str]]) -> list[tuple[int, int]]:
        found: set[frozenset[str]] = set()
        out: list[tuple[int, int]] = []
        for a, b in pairs:
            if a not in self.region_index or b not in self.region_index or a == b:
                raise BadBoard(f"border {kind}: {a} - {b} does not join two regions")
            if frozenset((a, b)) in found:
                raise BadBoard(f"border {kind}: {a} - {b} stands twice")
            found.add(frozenset((a, b)))
            out.append((self.region_index[a], self.region_index[b]))
        return out

    def of_kind(self, kind: str) -> list[int]:
        """The regions of a kind, in board order."""
        return [i for i, region in enumerate(self.regions) if region.kind == kind]

    def neighbours(self, *kinds: str) -> list[list[int]]:
        """For each region the regions that it borders in one of these ways, in board order."""
        out: list[list[int]] = [[] for _ in self.regions]
        for kind in kinds:
            for a, b in self.borders[kind]:
                out[a].append(b)
                out[b].append(a)
        return [sorted(row) for row in out]


def load_board(package: str) -> Board:
    """The board of a game's package."""
    return Board(tomllib.loads(files(package).joinpath("board.toml").read_text("utf-8")))
