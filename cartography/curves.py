"""Shared curves: every border is simplified once and drawn as one quadratic B-spline, the same for both sides.

After the first segment each vertex is one `t` command of two short numbers. Vertices lie on a grid of 0.4 px, or of
1 px where a sheet has many, so the reflected control points are exact and neighbours fit without a gap. `map.json` has
every border once, as the vertices of its spline; the browser draws both sides from them (`web/src/board/outlines.ts`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry
from shapely.geometry.polygon import orient

from cartography.geometry import Entry, Shapes, polygons
from cartography.paths import pair, pairs, squeeze
from cartography.sheet import Sheet

if TYPE_CHECKING:
    from cartography.plate import Plate
    from cartography.round import RoundSheet

Vertex = tuple[float, float]
PLACES = ("regions", "scenery")  # of a document, with an outline each


class Arc:
    """A piece of border between two nodes, or a whole coast. `owners`: the regions beside it."""

    def __init__(self, key: tuple[Vertex, ...], closed: bool, sheet: Sheet | RoundSheet | Plate) -> None:
        self.grid = sheet.grid
        self.points = snapped(key, sheet.grid)
        self.closed = closed
        self.owners: set[str] = set()

    def draw(self, forward: bool, pen: bool) -> str:
        """Path data; `pen`: the pen already stands at the first point."""
        c = self.points if forward else self.points[::-1]
        if self.closed:
            c = c[:-1]
            ends = (c + np.roll(c, -1, 0)) / 2
            return "M" + pair(*ends[-1]) + _spline(c[0], np.vstack([ends[-1:], ends]))
        start = "" if pen else "M" + pair(*c[0])
        if len(c) == 2:
            return start + "l" + pair(*(c[1] - c[0]))
        ends = (c[1:-2] + c[2:-1]) / 2
        return start + _spline(c[1], np.vstack([c[:1], ends, c[-1:]]))

    def steps(self) -> list[int]:
        """The first vertex and the way to each further one, in units of the grid; a closed arc does not come back."""
        c = np.round(self.points[: -1 if self.closed else None] / self.grid).astype(int)
        return [int(n) for n in np.diff(c, axis=0, prepend=[[0, 0]]).ravel()]


def snapped(points: Iterable[Vertex], grid: float) -> np.ndarray:
    """Vertices on the grid."""
    return np.round(np.array(list(points)) / grid) * grid


def _spline(control: np.ndarray, ends: np.ndarray) -> str:
    steps = np.diff(ends, axis=0)
    return "q" + pairs(control - ends[0], steps[0]) + "".join("t" + pair(*step) for step in steps[1:])


class Curves:
    """The arcs of all regions, and their paths."""

    def __init__(self, shapes: Shapes, sheet: Sheet | RoundSheet | Plate) -> None:
        self.sheet = sheet
        names = list(shapes)
        simple = shapely.coverage_simplify([shapely.set_precision(shapes[n], 0) for n in names], sheet.tolerance)
        loops = [loop for name, shape in zip(names, simple, strict=True) for loop in _loops(name, shape)]
        nodes = self._nodes(loops)
        self.arcs: list[Arc] = []
        self._index: dict[tuple[Vertex, ...], int] = {}
        self.rings: dict[str, list[list[tuple[int, bool]]]] = {name: [] for name in names}
        for name, loop in loops:
            chains = [piece for chain in _chains(loop, nodes) for piece in self._straightened(chain)]
            self.rings[name].append([self._arc(name, chain, nodes) for chain in chains])

    def _nodes(self, loops: list[tuple[str, list[Vertex]]]) -> set[Vertex]:
        """Vertices where other than two edges meet, and the corners of the sheet."""
        edges = {frozenset(edge) for _, loop in loops for edge in pairwise(loop)}
        degree: dict[Vertex, int] = {}
        for edge in edges:
            for vertex in edge:
                degree[vertex] = degree.get(vertex, 0) + 1
        corners = {(float(x), float(y)) for x in (0, self.sheet.width) for y in (0, self.sheet.height)}
        return {vertex for vertex, n in degree.items() if n != 2} | (corners & set(degree))

    def _straightened(self, chain: list[Vertex]) -> list[list[Vertex]]:
        """A chain along the edge of the board in pieces of two vertices: those are straight lines."""
        on_edge = self.sheet.is_on_edge(snapped(chain, self.sheet.grid))
        return [list(piece) for piece in pairwise(chain)] if on_edge else [chain]

    def _arc(self, name: str, chain: list[Vertex], nodes: set[Vertex]) -> tuple[int, bool]:
        """The number of an arc and whether the region runs along it forwards."""
        closed = chain[0] == chain[-1] and chain[0] not in nodes
        key = min(tuple(chain), tuple(reversed(chain)))
        if key not in self._index:
            self._index[key] = len(self.arcs)
            self.arcs.append(Arc(key, closed, self.sheet))
        i = self._index[key]
        self.arcs[i].owners.add(name)
        return i, tuple(chain) == key

    def path(self, name: str) -> str:
        """The closed path of a region."""
        return squeeze("".join(self._ring(ring) for ring in self.rings[name]))

    def packed(self, document: Entry) -> Entry:
        """A document with every border once: `rings` of numbers of `arcs` in place of `d`; -1 - n is n backwards."""
        places = {kind: {n: self._packed(n, place) for n, place in document[kind].items()} for kind in PLACES}
        return document | places | {"grid": self.sheet.grid, "arcs": [arc.steps() for arc in self.arcs]}

    def _packed(self, name: str, place: Entry) -> Entry:
        rings = [[i if way else -1 - i for i, way in ring] for ring in self.rings[name]]
        return {"rings" if key == "d" else key: rings if key == "d" else value for key, value in place.items()}

    def _ring(self, ring: Iterable[tuple[int, bool]]) -> str:
        return "".join(self.arcs[i].draw(way, k > 0) for k, (i, way) in enumerate(ring)) + "z"

    def lines(self, wanted: Callable[[set[str]], bool]) -> str:
        """The arcs whose two owners are wanted, each as a path of its own."""
        chosen = [arc for arc in self.arcs if len(arc.owners) == 2 and wanted(arc.owners)]
        return squeeze("".join(arc.draw(True, False) + ("z" if arc.closed else "") for arc in chosen))

    def union(self, names: set[str]) -> str:
        """The outline of several regions together."""
        steps = [step for n in sorted(names) for ring in self.rings[n] for step in ring]
        outer = [(i, way) for i, way in steps if not self.arcs[i].owners <= names or len(self.arcs[i].owners) == 1]
        return squeeze("".join(self._ring(ring) for ring in self._joined(outer)))

    def _joined(self, steps: list[tuple[int, bool]]) -> list[list[tuple[int, bool]]]:
        """Rings made of loose steps."""
        by_start: dict[Vertex, list[tuple[int, bool]]] = {}
        for step in steps:
            by_start.setdefault(self._end(step, 0), []).append(step)
        rings = []
        while by_start:
            start = next(iter(by_start))
            ring: list[tuple[int, bool]] = []
            at = start
            while not ring or at != start:
                step = by_start[at].pop()
                if not by_start[at]:
                    del by_start[at]
                ring.append(step)
                at = self._end(step, -1)
            rings.append(ring)
        return rings

    def _end(self, step: tuple[int, bool], which: int) -> Vertex:
        arc, forward = self.arcs[step[0]], step[1]
        x, y = np.round(arc.points[which if forward else -1 - which], 1)
        return float(x), float(y)


def _loops(name: str, shape: BaseGeometry) -> list[tuple[str, list[Vertex]]]:
    out = []
    for polygon in map(orient, polygons(shape)):  # all the same way round: a shared arc has two directions
        for ring in (polygon.exterior, *polygon.interiors):
            c = [(float(x), float(y)) for x, y in np.round(np.array(ring.coords), 3)]
            c = [c[0], *(b for a, b in pairwise(c) if a != b)]
            if len(c) >= 4:
                out.append((name, c))
    return out


def _chains(loop: list[Vertex], nodes: set[Vertex]) -> list[list[Vertex]]:
    """A loop cut at its nodes; a loop without nodes is one chain that begins at its smallest vertex."""
    c = loop[:-1]
    cut = next((i for i, vertex in enumerate(c) if vertex in nodes), None)
    k = min(range(len(c)), key=lambda i: c[i]) if cut is None else cut
    c = [*c[k:], *c[: k + 1]]
    if cut is None:
        return [c]
    chains, current = [], [c[0]]
    for vertex in c[1:]:
        current.append(vertex)
        if vertex in nodes:
            chains.append(current)
            current = [vertex]
    return chains
