"""From a mosaic to shapes: the sides of cells are traced and smoothed once for both neighbours."""

from __future__ import annotations

import numpy as np
import shapely
from shapely.geometry import Polygon
from shapely.ops import polygonize

from cartography.geometry import Shapes
from cartography.rules import Rules

# How often a line is smoothed: coasts keep their capes, limits in the open sea run easily.
COAST, BORDER, LIMIT = 7, 40, 150


def trace(cells: np.ndarray, rules: Rules) -> Shapes:
    """Every region and piece of scenery as a shape in px of the mosaic; together they cover the disc without gaps."""
    net = Net(cells, rules)
    net.smooth()
    net.contract()
    return net.shapes()


class Net:
    """Corners of cells where regions meet, and the sides between them."""

    def __init__(self, cells: np.ndarray, rules: Rules) -> None:
        self.rules = rules
        padded = np.pad(cells, 1, constant_values=rules.rim)
        wide = cells.shape[1] + 3
        rows, columns = np.nonzero(padded[1:] != padded[:-1])
        below = (rows + 1) * wide + columns
        upright_rows, upright_columns = np.nonzero(padded[:, 1:] != padded[:, :-1])
        right = upright_rows * wide + upright_columns + 1
        sides = np.vstack([np.column_stack([below, below + 1]), np.column_stack([right, right + wide])])
        beside = np.vstack(
            [
                np.column_stack([padded[rows, columns], padded[rows + 1, columns]]),
                np.column_stack([padded[upright_rows, upright_columns + 1], padded[upright_rows, upright_columns]]),
            ]
        )
        self.corners, numbers = np.unique(sides, return_inverse=True)
        self.sides, self.beside = numbers.reshape(sides.shape), beside
        self.points = np.column_stack([self.corners % wide - 1.0, self.corners // wide - 1.0])
        self.middle = cells.shape[0] / 2
        self.cells = cells

    def smooth(self) -> None:
        """Each corner moves to the mean of its neighbours, as often as its line wants; the rim stays a circle."""
        count = len(self.points)
        degree = np.bincount(self.sides.ravel(), minlength=count)
        turns = np.full(count, LIMIT)
        dry = np.array([i not in self.rules.seas and i != self.rules.rim for i in range(len(self.rules.ids))])
        land = np.array([self.rules.is_land(i) for i in range(len(self.rules.ids))])
        left, right = self.beside.T
        kinds = np.where(land[left] & land[right], BORDER, np.where(dry[left] | dry[right], COAST, LIMIT))
        for column in (0, 1):
            np.minimum.at(turns, self.sides[:, column], kinds)
        at_rim = np.zeros(count, bool)
        at_rim[self.sides[(self.beside == self.rules.rim).any(1)].ravel()] = True
        self._to_rim(at_rim)
        for turn in range(LIMIT):
            total = np.column_stack([self._sum(self.points[:, axis]) for axis in (0, 1)])
            free = (turns > turn) & (degree > 0)
            self.points[free] += 0.5 * (total[free] / degree[free, None] - self.points[free])
            self._to_rim(at_rim)

    def _sum(self, values: np.ndarray) -> np.ndarray:
        """The sum of the neighbours' values at each corner."""
        a, b = self.sides.T
        count = len(values)
        return np.bincount(a, values[b], count) + np.bincount(b, values[a], count)

    def _to_rim(self, at_rim: np.ndarray) -> None:
        away = self.points[at_rim] - self.middle
        self.points[at_rim] = self.middle + away * self.middle / np.hypot(*away.T)[:, None]

    def contract(self) -> None:
        """Strangers that touch on a few cell sides meet in one point instead."""
        strange = ~self.rules.may[self.beside[:, 0], self.beside[:, 1]]
        for a, b in self.sides[strange]:
            middle = (self.points[a] + self.points[b]) / 2
            same = (self.points == self.points[a]).all(1) | (self.points == self.points[b]).all(1)
            self.points[same] = middle

    def shapes(self) -> Shapes:
        """The regions by name: the net is cut into faces, and each face is named by the cell inside it."""
        lines = shapely.linestrings(self.points[self.sides])
        lines = lines[shapely.length(lines) > 0]
        found: dict[str, list[Polygon]] = {}
        for face in polygonize(lines):
            name = self._name(face)
            if name is not None:
                found.setdefault(name, []).append(face)
        return {name: shapely.union_all(parts) for name, parts in found.items()}

    def _name(self, face: Polygon) -> str | None:
        x, y = shapely.maximum_inscribed_circle(face, tolerance=0.5).coords[0]
        i = int(self.cells[int(y), int(x)])
        return None if i == self.rules.rim else self.rules.ids[i]


class FrameNet(Net):
    """A net in a rectangular frame instead of a circle."""

    def __init__(self, cells: np.ndarray, rules: Rules) -> None:
        super().__init__(cells, rules)
        self.first = self.points.copy()

    def _to_rim(self, at_rim: np.ndarray) -> None:
        for axis, end in ((0, self.cells.shape[1]), (1, self.cells.shape[0])):
            on_side = at_rim & np.isin(self.first[:, axis], (0, end))
            self.points[on_side, axis] = self.first[on_side, axis]
