"""SVG path data: short numbers, and reading our own paths again."""

from __future__ import annotations

import re

import numpy as np
import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from cartography.geometry import Place, Points

_NUMBER = re.compile(r"-?(?:\d+\.\d*|\.\d+|\d+)")
_STEPS = np.arange(1, 7)[:, None] / 6  # points on each curve


def number(value: float) -> str:
    """One decimal at most, nothing superfluous."""
    text = f"{value:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def pair(x: float, y: float) -> str:
    """Two numbers, with a blank only where it is needed."""
    a, b = number(x), number(y)
    close = b[0] == "-" or (b[0] == "." and "." in a)
    return a + ("" if close else " ") + b


def pairs(*points: Place) -> str:
    """Several points after each other."""
    texts = [pair(*point) for point in points]
    return texts[0] + "".join(text if text[0] == "-" else " " + text for text in texts[1:])


def squeeze(d: str) -> str:
    """Drop command letters that repeat the one before."""

    def merge(found: re.Match[str]) -> str:
        rest = re.sub(found[1] + "(-?)", lambda m: m[1] or " ", found[3])
        return found[1] + found[2] + rest

    return re.sub(r"([tl])([^a-zA-Z]*)((?:\1[^a-zA-Z]*)+)", merge, d)


def polyline(line: LineString | np.ndarray, closed: bool = False) -> str:
    """A line as relative path data."""
    c = np.round(np.asarray(line.coords if hasattr(line, "coords") else line), 1)
    steps = "".join("l" + pair(*step) for step in np.diff(c, axis=0) if step.any())
    return squeeze("M" + pair(*c[0]) + steps) + ("z" if closed else "")


def bezier(points: Points) -> str:
    """A smooth cubic path through the points (Catmull-Rom)."""
    c = np.asarray(points, float)
    p = np.vstack([2 * c[0] - c[1], c, 2 * c[-1] - c[-2]])
    out = "M" + pair(*p[1])
    for i in range(1, len(p) - 2):
        out += "C" + pairs(p[i] + (p[i + 1] - p[i - 1]) / 6, p[i + 1] - (p[i + 2] - p[i]) / 6, p[i + 1])
    return out


def shape_of(d: str) -> BaseGeometry:
    """The shape (even-odd) of a path with the commands M q t l z."""
    shape = Polygon()
    rings = [shapely.make_valid(Polygon(ring)) for ring in _rings(d) if len(ring) > 3]
    for ring in sorted(rings, key=lambda ring: -ring.area):
        shape = shape.symmetric_difference(ring)
    return shape


def _rings(d: str) -> list[np.ndarray]:
    rings: list[list[np.ndarray]] = []
    pen = control = np.zeros(2)
    for command, body in re.findall(r"([Mqtlz])([^Mqtlz]*)", d):
        v = np.array([float(x) for x in _NUMBER.findall(body)]).reshape(-1, 4 if command == "q" else 2)
        for step in v:
            if command == "M":
                pen = control = step
                rings.append([pen])
                continue
            control = {"q": pen + step[:2], "t": 2 * pen - control}.get(command, pen)
            end = pen + step[-2:]
            s = _STEPS if command != "l" else np.ones((1, 1))
            rings[-1].extend((1 - s) ** 2 * pen + 2 * s * (1 - s) * control + s * s * end)
            if command == "l":
                control = end
            pen = end
    return [np.array(ring) for ring in rings]
