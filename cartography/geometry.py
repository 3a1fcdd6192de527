"""Small tools for shapes: parts of a geometry, smooth lines, the largest circle."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

Points = Sequence[tuple[float, float]]
Place = Sequence[float] | np.ndarray
Shapes = dict[str, BaseGeometry]
Entry = dict[str, Any]  # of board.toml or map.json


def polygons(shape: BaseGeometry | None) -> list[Polygon]:
    """The polygons of a geometry."""
    if shape is None or shape.is_empty:
        return []
    if shape.geom_type == "Polygon":
        return [shape]
    return [part for sub in getattr(shape, "geoms", []) for part in polygons(sub)]


def lines(shape: BaseGeometry) -> list[LineString]:
    """The lines of a geometry."""
    if shape.is_empty:
        return []
    if shape.geom_type in ("LineString", "LinearRing"):
        return [LineString(shape.coords)]
    return [part for sub in getattr(shape, "geoms", []) for part in lines(sub)]


def mainland(shape: BaseGeometry) -> Polygon:
    """The largest polygon."""
    return max(polygons(shape), key=lambda p: p.area)


def circle(shape: BaseGeometry, tolerance: float = 0.4) -> tuple[tuple[float, float], float]:
    """Centre and radius of the largest circle inside the largest polygon."""
    radius = shapely.maximum_inscribed_circle(mainland(shape), tolerance=tolerance)
    return radius.coords[0], radius.length


def spline(points: Points | np.ndarray, step: float) -> np.ndarray:
    """Centripetal Catmull-Rom through the points, sampled about every `step`."""
    c = np.asarray(points, float)
    if len(c) < 3:
        return np.array(shapely.segmentize(LineString(c), step).coords)
    p = np.vstack([2 * c[0] - c[1], c, 2 * c[-1] - c[-2]])
    out = [c[:1]]
    for i in range(1, len(p) - 2):
        out.append(_catmull_rom(p[i - 1 : i + 3], step))
    return np.vstack(out)


def _catmull_rom(p: np.ndarray, step: float) -> np.ndarray:
    """Barry and Goldman's pyramid for the span between the inner two of four points, its first point left out."""
    knots = [0.0]
    for a, b in pairwise(p):
        knots.append(knots[-1] + max(float(np.linalg.norm(b - a)), 1e-9) ** 0.5)
    t0, t1, t2, t3 = knots
    t = np.linspace(t1, t2, max(2, int(np.linalg.norm(p[2] - p[1]) / step) + 1))[1:, None]

    def between(a: np.ndarray, b: np.ndarray, ta: float, tb: float) -> np.ndarray:
        return (tb - t) / (tb - ta) * a + (t - ta) / (tb - ta) * b

    a1, a2, a3 = between(p[0], p[1], t0, t1), between(p[1], p[2], t1, t2), between(p[2], p[3], t2, t3)
    return between(between(a1, a2, t0, t2), between(a2, a3, t1, t3), t1, t2)


def extend(line: LineString, by: float) -> LineString:
    """The line with both ends running on a little, to be sure to cross a smoothed coast."""
    c = np.array(line.coords)
    back = min(len(c) - 1, 3)

    def tip(end: np.ndarray, behind: np.ndarray) -> np.ndarray:
        way = end - behind
        length = np.linalg.norm(way)
        return end + way / length * by if length else end

    return LineString(np.vstack([tip(c[0], c[back]), c, tip(c[-1], c[-1 - back])]))


class Wobble:
    """A smooth displacement field (a sum of sines with slopes below 1): hand-drawn lines look surveyed."""

    def __init__(self, octaves: Points, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.waves = []
        for size, length in octaves:
            for _ in range(6):
                way = rng.uniform(0, 2 * np.pi)
                k = 2 * np.pi / length * rng.uniform(0.8, 1.25)
                phase, push = rng.uniform(0, 2 * np.pi), rng.uniform(0, 2 * np.pi)
                self.waves.append((size / 6**0.5, k * math.cos(way), k * math.sin(way), phase, push))

    def __call__(self, c: np.ndarray) -> np.ndarray:
        """The points, moved."""
        moved = np.array(c, float)
        for size, kx, ky, phase, push in self.waves:
            wave = size * np.sin(kx * c[:, 0] + ky * c[:, 1] + phase)
            moved[:, 0] += wave * math.cos(push)
            moved[:, 1] += wave * math.sin(push)
        return moved
