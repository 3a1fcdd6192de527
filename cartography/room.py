"""Room for pieces: a diffusion cartogram after Gastner and Newman.

Regions whose largest circle is too small get a high density, giants a low one; the density diffuses, and every vertex
is carried by the flow. Neighbours therefore keep fitting exactly, and the frame stays a rectangle.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely
from scipy.fft import dctn, idctn
from scipy.ndimage import gaussian_filter, map_coordinates
from shapely.ops import unary_union

from cartography.geometry import Shapes, circle
from cartography.sheet import Sheet

PASSES = 4
COLUMNS = 400
STEPS = 64
Moment = tuple[float, np.ndarray, np.ndarray]  # how long, and the velocities
MOST = 2.4  # density of the neediest region


class Flow:
    """Where each pass carries a point. Call it with px before the cartogram, get px after it."""

    def __init__(self, width: int, height: int) -> None:
        self.size = np.array([width, height])
        nx = COLUMNS
        ny = round(nx * height / width)
        self.step = width / nx, height / ny
        xs, ys = ((np.arange(n) + 0.5) * h for n, h in zip((nx, ny), self.step, strict=True))
        self.grid = np.meshgrid(xs, ys, indexing="ij")
        waves = [np.pi * np.arange(n) / size for n, size in ((nx, width), (ny, height))]
        self.decay = waves[0][:, None] ** 2 + waves[1][None, :] ** 2
        self.passes: list[list[Moment]] = []

    def add_pass(self, density: np.ndarray) -> None:
        """Let a density diffuse, and keep the velocities."""
        spectrum = dctn(density / density.mean(), type=2)
        t, dt, moments = 0.0, self.step[0] ** 2 * 0.12, []
        for _ in range(STEPS):
            rho = idctn(spectrum * np.exp(-self.decay * (t + dt / 2)), type=2)
            gx, gy = np.gradient(rho, *self.step)
            moments.append((dt, _walled(-gx / rho, 0), _walled(-gy / rho, 1)))
            t, dt = t + dt, dt * 1.14
        self.passes.append(moments)

    def carry(self, points: np.ndarray, moments: Sequence[Moment]) -> np.ndarray:
        """Points after one pass; those on the frame slide along it."""
        q = np.array(points, float)
        low, high = q < 0.01, q > self.size - 0.01
        for dt, vx, vy in moments:
            half = q + 0.5 * dt * self._velocity(q, vx, vy)
            q = q + dt * self._velocity(half, vx, vy)
        q = q.clip(0, self.size)
        q[low] = 0
        return np.where(high, self.size, q)

    def _velocity(self, q: np.ndarray, vx: np.ndarray, vy: np.ndarray) -> np.ndarray:
        at = [q[:, 0] / self.step[0] + 0.5, q[:, 1] / self.step[1] + 0.5]
        return np.column_stack([map_coordinates(v, at, order=1, mode="nearest") for v in (vx, vy)])

    def __call__(self, points: np.ndarray) -> np.ndarray:
        """The points after all passes."""
        for moments in self.passes:
            points = self.carry(points, moments)
        return points


def _walled(v: np.ndarray, axis: int) -> np.ndarray:
    """One ghost cell round the grid, odd across the wall: nothing flows through the frame."""
    v = np.pad(v, 1, mode="edge")
    walls = np.moveaxis(v, axis, 0)
    walls[[0, -1]] *= -1
    return v


def make_room(shapes: Shapes, sheet: Sheet) -> tuple[Shapes, Flow]:
    """The regions after the cartogram, and the flow that carries everything else the same way."""
    flow = Flow(sheet.width, sheet.height)
    spots = sheet.px(sheet.plane([water[:2] for water in sheet.open_water]))
    for _ in range(PASSES):
        flow.add_pass(gaussian_filter(_density(shapes, sheet, flow.grid, spots), 2.2, mode="nearest"))
        moments = flow.passes[-1]
        shapes = {n: shapely.transform(g, lambda c: flow.carry(c, moments)) for n, g in shapes.items()}  # noqa: B023
        spots = flow.carry(spots, moments)
    return shapes, flow


def _density(shapes: Shapes, sheet: Sheet, grid: Sequence[np.ndarray], spots: np.ndarray) -> np.ndarray:
    rho = np.ones(grid[0].shape)
    for name, shape in shapes.items():
        rho[shapely.contains_xy(shape, *grid)] = _need(name, circle(shape)[1], sheet)
    wet = unary_union([shapely.make_valid(shapes[name]) for name in sorted(sheet.seas)])
    in_water = shapely.contains_xy(wet, *grid)
    for (x, y), (_, _, km, density) in zip(spots, sheet.open_water, strict=True):
        near = (grid[0] - x) ** 2 + (grid[1] - y) ** 2 < (km * 1e3 * sheet.scale) ** 2
        rho[near & in_water] = density
    return rho


def _need(name: str, radius: float, sheet: Sheet) -> float:
    sea = name in sheet.seas
    want = sheet.want.get(name, sheet.want_sea if sea else sheet.want_land)
    if radius < want:
        return min(MOST, (want / radius) ** 2)
    if radius > (sheet.large_sea if sea else sheet.large_land):
        return sheet.density.get(name, 0.9)
    return 1.0
