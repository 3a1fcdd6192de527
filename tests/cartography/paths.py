"""A small reader of the outlines in `map.json`, in plain Python: polygons of points, and what one asks of them."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from itertools import accumulate, pairwise
from typing import Any

Point = tuple[float, float]
Ring = list[Point]
Drawing = Mapping[str, Any]  # map.json

_NUMBER = re.compile(r"-?(?:\d+\.\d*|\.\d+|\d+)")
_STEPS = 4  # points on each curve; quarters of our grid are exact in five decimals, whichever way a curve runs


def rings(drawing: Drawing, place: Mapping[str, Any]) -> list[Ring]:
    """The closed rings of an outline, its curves flattened."""
    return [_ring([_arc(drawing, number) for number in numbers]) for numbers in place["rings"]]


def _arc(drawing: Drawing, number: int) -> Ring:
    """The vertices of a border; -1 - n is n backwards."""
    steps = drawing["arcs"][number if number >= 0 else -1 - number]
    xs, ys = (accumulate(steps[axis::2]) for axis in (0, 1))
    points = [(x * drawing["grid"], y * drawing["grid"]) for x, y in zip(xs, ys, strict=True)]
    return points if number >= 0 else points[::-1]


def _ring(arcs: list[Ring]) -> Ring:
    out: Ring = []
    for arc in arcs:
        is_loop = len(arcs) == 1 and arc[0] != arc[-1]
        controls = arc if is_loop else arc[1:-1]
        ends = [_middle(a, b) for a, b in pairwise([arc[-1], *arc, arc[0]] if is_loop else controls)]
        ends = ends if is_loop else [arc[0], *ends, arc[-1]]
        assert out == [] or out[-1] == _rounded(ends[0]), "a border begins where the one before ends"
        curves = zip(pairwise(ends), controls, strict=True) if controls else []
        flat = [point for (start, end), control in curves for point in _curve(start, control, end)]
        out += [_rounded(point) for point in (flat or ends[1:])]
    assert len(arcs) == 1 or out[-1] == _rounded(arcs[0][0]), "a ring is closed"
    return out


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _rounded(point: Point) -> Point:
    return round(point[0], 5), round(point[1], 5)


def _curve(start: Point, control: Point, end: Point) -> Iterator[Point]:
    for k in range(1, _STEPS + 1):
        t = k / _STEPS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        yield a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1]


def segments(ring: Ring) -> Iterator[tuple[Point, Point]]:
    """The sides of a ring."""
    yield from zip(ring, [*ring[1:], ring[0]], strict=True)


class Shape:
    """The area of an outline, by the even-odd rule."""

    def __init__(self, drawing: Drawing, place: Mapping[str, Any]) -> None:
        self.rings = rings(drawing, place)
        self.sides = [side for ring in self.rings for side in segments(ring) if side[0] != side[1]]
        self.points = {point for ring in self.rings for point in ring}

    def contains(self, point: Point) -> bool:
        """Whether a point lies inside."""
        x, y = point
        inside = False
        for (x1, y1), (x2, y2) in self.sides:
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
                inside = not inside
        return inside

    def distance(self, point: Point) -> float:
        """How far a point is from the outline."""
        return min(_to_segment(point, a, b) for a, b in self.sides)

    def holds_disc(self, point: Point, radius: float) -> bool:
        """Whether a disc lies inside."""
        return self.contains(point) and self.distance(point) >= radius

    def shared_with(self, other: Shape) -> float:
        """The length of the common outline, on points that both have."""
        return sum(math.dist(a, b) for a, b in self.sides if a in other.points and b in other.points)


def _to_segment(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)))
    return math.dist(p, (a[0] + t * dx, a[1] + t * dy))


def along(curve: str) -> list[Point]:
    """Points on an open path of cubic curves (M and C)."""
    numbers = [float(number) for number in _NUMBER.findall(curve)]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    out = [points[0]]
    for i in range(1, len(points), 3):
        p0, (p1, p2, p3) = points[i - 1], points[i : i + 3]
        for k in range(1, 13):
            t = k / 12
            w = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            out.append((_mix(w, p0[0], p1[0], p2[0], p3[0]), _mix(w, p0[1], p1[1], p2[1], p3[1])))
    return out


def _mix(weights: tuple[float, ...], *values: float) -> float:
    return sum(w * v for w, v in zip(weights, values, strict=True))
