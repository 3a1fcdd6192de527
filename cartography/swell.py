"""Room for pieces on a round board: a flow-based cartogram on the disc, with no flow through its rim.

After Gastner, Seguy and More: one Poisson equation for each pass gives velocities that even a density out; points are
carried forwards (lines of the drawing) or backwards (which cell of the first mosaic a cell shows).
"""

from __future__ import annotations

import numpy as np
from scipy import ndimage
from scipy.sparse import coo_matrix, csc_matrix
from scipy.sparse.linalg import splu

from cartography.mosaic import windows
from cartography.rules import Rules

Pass = tuple[np.ndarray, np.ndarray, np.ndarray, float]  # velocities, density and its mean

GRID = 300  # cells across, of the flow
STEPS = 32
MOST = 2.6  # how much more area than its goal a narrow region may get
LATTICE = 450  # points across that are carried for the mosaic


class Swell:
    """Where each pass carries a point. Call it with px before the cartogram, get px after it."""

    def __init__(self, size: int) -> None:
        self.size, self.step = size, size / GRID
        middles = (np.arange(GRID) + 0.5) * self.step - size / 2
        self.inside = np.hypot(middles[None, :], middles[:, None]) < size / 2
        number = np.full((GRID, GRID), -1)
        number[self.inside] = np.arange(self.inside.sum())
        self._solver = splu(_laplace(number))
        self._nearest = ndimage.distance_transform_edt(~self.inside, return_distances=False, return_indices=True)
        self.passes: list[Pass] = []

    def add_pass(self, density: np.ndarray) -> None:
        """Keep the velocities that even out a density, given for each cell of the grid."""
        density = np.where(self.inside, density, 1.0)
        mean = float(density[self.inside].mean())
        excess = (density - mean)[self.inside] * self.step**2
        excess[0] = 0
        potential = np.zeros((GRID, GRID))
        potential[self.inside] = self._solver.solve(excess)
        across, down = np.zeros((GRID, GRID + 1)), np.zeros((GRID + 1, GRID))
        both = self.inside[:, 1:] & self.inside[:, :-1], self.inside[1:] & self.inside[:-1]
        across[:, 1:-1] = np.where(both[0], np.diff(potential, axis=1), 0) / self.step
        down[1:-1] = np.where(both[1], np.diff(potential, axis=0), 0) / self.step
        fields = (across[:, 1:] + across[:, :-1]) / 2, (down[1:] + down[:-1]) / 2, density
        vx, vy, rho = (field[self._nearest[0], self._nearest[1]] for field in fields)
        self.passes.append((vx, vy, rho, mean))

    def centre(self, cells: np.ndarray, i: int) -> None:
        """A pass that moves the middle of a region into the middle of the disc; the rim stays."""
        rows, columns = np.nonzero(cells == i)
        ticks = (np.arange(GRID) + 0.5) * self.step - self.size / 2
        weight = np.maximum(0, 1 - (ticks[None, :] ** 2 + ticks[:, None] ** 2) / (self.size / 2) ** 2)
        vx, vy = ((self.size / 2 - axis.mean()) * weight for axis in (columns, rows))
        self.passes.append((vx, vy, np.ones_like(weight), 1.0))

    def __call__(self, points: np.ndarray) -> np.ndarray:
        """The points after all passes."""
        for one in self.passes:
            points = self._carry(np.asarray(points, float), one, 1)
        return points

    def origin(self) -> np.ndarray:
        """For each cell of the mosaic the point it came from in the last pass: y and x."""
        ticks = np.linspace(0, self.size, LATTICE + 1)
        x, y = np.meshgrid(ticks, ticks)
        came = self._carry(np.column_stack([x.ravel(), y.ravel()]), self.passes[-1], -1)
        away = (came - np.column_stack([x.ravel(), y.ravel()])).T.reshape(2, LATTICE + 1, LATTICE + 1)
        rows, columns = np.mgrid[0 : self.size, 0 : self.size] + 0.5
        at = np.stack([rows, columns]) * LATTICE / self.size
        return np.stack(
            [
                rows + ndimage.map_coordinates(away[1], at, order=1),
                columns + ndimage.map_coordinates(away[0], at, order=1),
            ]
        )

    def _carry(self, q: np.ndarray, one: Pass, way: int) -> np.ndarray:
        vx, vy, rho, mean = one
        inside = np.hypot(*(q - self.size / 2).T) <= self.size / 2

        def velocity(points: np.ndarray, time: float) -> np.ndarray:
            at = points.T[::-1] / self.step - 0.5
            u, v, r = (ndimage.map_coordinates(field, at, order=1, mode="nearest") for field in (vx, vy, rho))
            return np.column_stack([u, v]) / ((1 - time) * r + time * mean)[:, None]

        dt = 1 / STEPS
        for k in range(STEPS):
            time = k * dt if way > 0 else 1 - k * dt
            half = q + way * 0.5 * dt * velocity(q, time)
            moved = q + way * dt * velocity(half, time + way * 0.5 * dt)
            away = moved - self.size / 2
            far = np.maximum(np.hypot(*away.T), 1e-9)[:, None]
            held = away * np.minimum(1, (self.size / 2 - 0.01) / far) + self.size / 2
            q = np.where(inside[:, None], held, moved)
        return q


def _laplace(number: np.ndarray) -> csc_matrix:
    """The Laplace operator on the numbered cells; the first is held at zero."""
    rows, columns, values = [], [], []
    for a, b in ((number[:, 1:], number[:, :-1]), (number[1:], number[:-1])):
        both = (a >= 0) & (b >= 0)
        p, q = a[both], b[both]
        rows += [p, q, p, q]
        columns += [q, p, p, q]
        values += [np.ones(2 * len(p)), -np.ones(2 * len(p))]
    row, column, value = map(np.concatenate, (rows, columns, values))
    keep = row != 0
    row, column, value = np.append(row[keep], 0), np.append(column[keep], 0), np.append(value[keep], 1.0)
    return coo_matrix((value, (row, column)), (number.max() + 1,) * 2).tocsc()


def measure(cells: np.ndarray, rules: Rules) -> tuple[np.ndarray, np.ndarray]:
    """Area and radius of the largest circle of every region."""
    area = np.bincount(cells.ravel(), minlength=len(rules.ids)).astype(float)
    radius = np.zeros(len(rules.ids))
    for i, window in windows(cells, 1).items():
        radius[i] = ndimage.distance_transform_edt(np.pad(cells[window] == i, 1)).max()
    return area, radius


class Room:
    """A mosaic that is given room, pass by pass. `wanted`: the radius of the largest circle in each region."""

    def __init__(self, cells: np.ndarray, rules: Rules, goal: np.ndarray, wanted: np.ndarray) -> None:
        self.first, self.cells, self.rules, self.goal, self.wanted = cells, cells, rules, goal, wanted
        self.swell = Swell(cells.shape[0])
        self.push = np.ones(len(rules.ids))
        self._source: np.ndarray | None = None

    def swell_once(self) -> None:
        """Regions grow or shrink towards their goal, narrow ones more and more. The ice stays in the middle."""
        area, radius = measure(self.cells, self.rules)
        self.push = (self.push * (self.wanted / np.maximum(radius, 8)).clip(0.75, 1.22)).clip(1, MOST)
        factor = (self.goal * self.push / np.maximum(area, 1)).clip(0.3, 4) ** 0.8
        factor[self.rules.rim] = 1
        smooth = ndimage.gaussian_filter(factor[self.cells], 5)
        step = int(self.swell.step)
        self.swell.add_pass(smooth[step // 2 :: step, step // 2 :: step])
        self._follow()
        self.swell.centre(self.cells, self.rules.scenery[0])
        self._follow()

    def _follow(self) -> None:
        origin = self.swell.origin()
        if self._source is not None:
            origin = np.stack([ndimage.map_coordinates(s, origin - 0.5, order=1, mode="nearest") for s in self._source])
        self._source = origin
        at = np.clip(origin.astype(int), 0, self.cells.shape[0] - 1)
        self.cells = _within_rim(self.first[at[0], at[1]], self.rules)

    def narrow(self) -> list[str]:
        """Regions whose circle is still too small."""
        radius = measure(self.cells, self.rules)[1]
        return [f"{self.rules.ids[i]} {radius[i]:.0f}" for i in self.rules.regions if radius[i] < self.wanted[i] - 2]


def _within_rim(cells: np.ndarray, rules: Rules) -> np.ndarray:
    size = cells.shape[0]
    ticks = np.arange(size) + 0.5 - size / 2
    outside = np.hypot(ticks[None, :], ticks[:, None]) >= size / 2
    lost = (cells == rules.rim) & ~outside
    if lost.any():
        nearest = ndimage.distance_transform_edt(cells == rules.rim, return_distances=False, return_indices=True)
        cells = np.where(lost, cells[nearest[0], nearest[1]], cells)
    cells[outside] = rules.rim
    return cells
