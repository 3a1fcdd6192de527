"""Names of seas on a round board: along circles about the pole, or bent gently where the sea runs otherwise.

The middle of the letters runs on the line, so that a name takes the same room read from either side of the table.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry

from cartography.geometry import Entry
from cartography.lettering import LANGUAGES, Hand, width
from cartography.paths import number
from cartography.round import MIDDLE, direction

SLACK = 1.06  # a line is a little longer than its longest name
HALF = 0.46  # half the height of letters, in sizes


def upright(degrees: float) -> float:
    """The same slope, read from below: between -90 and 90 degrees."""
    turned = (degrees + 90) % 180 - 90
    return 90.0 if turned == -90 else turned


@dataclass(frozen=True)
class Bow:
    """A piece of a circle: its middle, the direction of reading there, and its radius, positive if it arches."""

    at: tuple[float, float]
    turn: float
    radius: float

    @classmethod
    def about_pole(cls, x: float, y: float) -> Bow:
        """Along the parallel."""
        way = direction(x, y)
        turn = upright(way)
        arches = abs((way - turn + 180) % 360 - 180) < 1
        return cls((x, y), turn, math.hypot(x - MIDDLE, y - MIDDLE) * (1 if arches else -1))

    @classmethod
    def aslant(cls, x: float, y: float, turn: float) -> Bow:
        """At another slope, bent a little towards the pole."""
        turn = upright(turn)
        normal = math.sin(math.radians(turn)), -math.cos(math.radians(turn))  # above the letters
        inwards = (MIDDLE - x) * normal[0] + (MIDDLE - y) * normal[1]
        return cls((x, y), turn, -650.0 if inwards > 0 else 650.0)

    def points(self, length: float, step: float = 4) -> np.ndarray:
        """Points along the bow from left to right."""
        way = np.linspace(-length / 2, length / 2, max(3, int(length / step)))
        angle, turn = way / self.radius, math.radians(self.turn)
        along, down = self.radius * np.sin(angle), self.radius * (1 - np.cos(angle))
        return np.column_stack(
            [
                self.at[0] + along * math.cos(turn) - down * math.sin(turn),
                self.at[1] + along * math.sin(turn) + down * math.cos(turn),
            ]
        )

    def band(self, length: float, size: float) -> BaseGeometry:
        """The room that letters of a size take."""
        return LineString(self.points(length)).buffer(size * HALF, cap_style="flat")

    def paths(self, length: float) -> tuple[str, str]:
        """As SVG, forwards and backwards."""
        ends = self.points(length)[[0, -1]]
        radius, sweep = number(abs(self.radius)), int(self.radius > 0)
        (a, b), (c, d) = ([number(v) for v in end] for end in ends)
        return f"M{a} {b}A{radius} {radius} 0 0 {sweep} {c} {d}", f"M{c} {d}A{radius} {radius} 0 0 {1 - sweep} {a} {b}"


class BowedName:
    """A name in all languages on one bow; spread a little where there is room."""

    def __init__(self, names: dict[str, str], hand: Hand, least: float) -> None:
        self.names, self.hand, self.least = names, hand, least
        self.widths = {language: width(names[language], hand) for language in LANGUAGES}

    def length(self, size: float) -> float:
        """What the bow must measure: the original at this size, all others at a readable one."""
        longest = max(self.widths.values())
        return SLACK * max(self.widths["en"] * size, longest * min(size, self.least))

    def entry(self, bow: Bow, size: float, length: float) -> Entry:
        """What `map.json` says of it."""
        forwards, backwards = bow.paths(length)
        out = {}
        for language in LANGUAGES:
            fitting = math.floor(min(size, length / SLACK / self.widths[language]) * 10) / 10
            out[language] = {
                "lines": [self.names[language]],
                "at": [round(v, 1) for v in bow.at],
                "size": fitting,
                "spacing": round(self.hand.spacing * fitting, 1),
                "turn": round(bow.turn),
                "curve": forwards,
                "back": backwards,
            }
        return out
