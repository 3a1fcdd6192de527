"""The picture against the rules: neighbours of `board.toml` touch visibly on the drawing, and nobody else does."""

from __future__ import annotations

from itertools import combinations

from shapely.ops import unary_union

from cartography.geometry import Entry
from cartography.paths import shape_of

VISIBLE = 12  # px of common edge
TOUCH = 2  # px that may be taken for touching


class Check:
    """Compares the written paths, parsed again, with the board."""

    def __init__(self, document: Entry, board: Entry) -> None:
        self.shapes = {name: shape_of(r["d"]) for name, r in document["regions"].items()}
        for kind in ("land", "coast", "sea"):
            assert all(name in self.shapes for pair in board["borders"][kind] for name in pair)
        self.wanted = {frozenset(p) for kind in ("land", "coast", "sea") for p in board["borders"][kind]}
        self.linked = {frozenset(link["pair"]) for link in document["links"]}
        self.edges: dict[frozenset[str], float] = {}
        fat = {name: shape.buffer(0.5) for name, shape in self.shapes.items()}
        for a, b in combinations(self.shapes, 2):
            if self.shapes[a].distance(self.shapes[b]) < 1:
                length = self.shapes[a].boundary.intersection(fat[b]).length - 1
                self.edges[frozenset((a, b))] = max(0.0, length)
        self.scenery = {
            entry["id"]: (
                shape_of(document["scenery"][entry["id"]]["d"]).buffer(0.5),
                {*entry.get("borders", []), *entry.get("seas", [])},
            )
            for entry in board.get("scenery", [])
        }

    def faults(self) -> list[str]:
        """What is wrong, in words."""
        out = []
        for pair in self.wanted - self.linked:
            if self.edges.get(pair, 0) < VISIBLE:
                out.append(f"{' and '.join(sorted(pair))} should touch: {self.edges.get(pair, 0):.1f} px")
        for pair, length in self.edges.items():
            if pair not in self.wanted and length > TOUCH:
                out.append(f"{' and '.join(sorted(pair))} should not touch: {length:.1f} px")
        for name, (shape, borders) in self.scenery.items():
            for other, region in self.shapes.items():
                length = region.boundary.intersection(shape).length
                wrong = length < VISIBLE if other in borders else length > TOUCH
                if wrong:
                    out.append(f"{name} and {other}: {length:.1f} px")
        return sorted(out)

    def summary(self, document: Entry) -> str:
        """The numbers worth knowing."""
        weakest = min((round(self.edges[p], 1), sorted(p)) for p in self.wanted - self.linked if p in self.edges)
        regions = document["regions"].items()
        smallest = min((r["circle"][2], n) for n, r in regions if r["kind"] != "sea")
        sea = min((r["circle"][2], n) for n, r in regions if r["kind"] == "sea")
        fewest = min((len(r["slots"]["pieces"]), n) for n, r in regions)
        least = min((r["slots"]["radius"], n) for n, r in regions)
        name = min((label["size"], n, k) for n, r in regions for k, label in r["label"].items())
        total = unary_union(list(self.shapes.values())).area
        overlap = sum(shape.area for shape in self.shapes.values()) - total
        return (
            f"{len(self.wanted)} pairs, weakest edge {weakest}, smallest land circle {smallest}, sea {sea}, "
            f"fewest slots {fewest}, smallest pieces {least}, smallest name {name}, overlap {overlap:.2f} px²"
        )
