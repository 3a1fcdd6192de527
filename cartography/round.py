"""A round sheet: the world from the south pole. The rim is the north; Greenwich runs up, east is clockwise."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.interpolate import PchipInterpolator
from shapely.geometry import Point
from shapely.geometry.base import BaseGeometry

from cartography.geometry import Entry, Points
from cartography.hand import DATA, places

RADIUS = 900  # px, of the world
RING = 100  # px, of the frame around it
MIDDLE = RADIUS + RING
SIZE = 2 * MIDDLE
ON_RIM = 0.8  # px


def drawn_by_hand(game: str) -> dict[str, Any]:
    """`data/<game>.toml` of a round board."""
    given = tomllib.loads((DATA / f"{game}.toml").read_text("utf-8"))
    out = dict(given)
    for name in ("land", "sea", "rivers", "ranges"):
        out[name] = {key: places(line) for key, line in given.get(name, {}).items()}
    out["cut"] = [(places(cut["at"])[0], cut["radius"]) for cut in given["cut"]]
    out["widen"] = [(w["spared"], w["window"], w["px"]) for w in given["widen"]]
    out["skip"] = [(skip["country"], skip["window"]) for skip in given["skip"]]
    out["grow"] = {key: (*values[:3], np.array(values[3:])) for key, values in given["grow"].items()}
    out["lakes"] = {key: (places(lake["at"]), lake["grow"]) for key, lake in given["lakes"].items()}
    out["law"] = places(given["law"])
    return out


class Globe:
    """Puts places of the globe into px of the mosaic, whose middle is the pole."""

    def __init__(self, law: Points) -> None:
        latitudes, radii = zip(*law, strict=True)
        self.north = latitudes[-1]
        self._law = PchipInterpolator(latitudes, radii)

    def __call__(self, places_: Points | np.ndarray) -> np.ndarray:
        """(lon, lat) to px."""
        lon, lat = np.asarray(places_, float).T
        away = np.where(lat > self.north, RADIUS + (lat - self.north) * 3, self._law(np.minimum(lat, self.north)))
        turn = np.deg2rad(lon)
        return np.column_stack([RADIUS + away * np.sin(turn), RADIUS - away * np.cos(turn)])


def polar(radius: float, degrees: float) -> tuple[float, float]:
    """A point of the sheet by its distance from the middle and its direction, clockwise from above."""
    turn = np.deg2rad(degrees)
    return MIDDLE + radius * float(np.sin(turn)), MIDDLE - radius * float(np.cos(turn))


def direction(x: float, y: float) -> float:
    """The direction of a point from the middle, clockwise from above, in degrees."""
    return float(np.rad2deg(np.arctan2(x - MIDDLE, MIDDLE - y)))


def disc(margin: float = 0) -> BaseGeometry:
    """The world on the sheet, less a margin at its rim."""
    return Point(MIDDLE, MIDDLE).buffer(RADIUS - margin, 90)


@dataclass(frozen=True)
class RoundSheet:
    """How one round board looks; `given` is what was drawn by hand."""

    game: str
    given: dict[str, Any]
    styles: dict[str, dict[str, Any]]
    area_by_value: tuple[int, int, int]
    area_of_home: int
    most_land: int
    area_of_seas: tuple[int, int]
    area: dict[str, int]
    want_land: float
    want_sea: float
    want: dict[str, float]
    ice: float  # how much larger than on the globe
    papers: dict[str, dict[str, Any]]  # tints of lands that are nobody's home
    title: list[tuple[str, float]]  # lines, and in which direction from the middle their banners lie
    compass: tuple[tuple[str, ...], float]  # the seas where it may lie, and its radius
    canals: dict[str, tuple[float, float]]  # (lon, lat)
    great_ranges: frozenset[str] = frozenset()
    width: int = SIZE
    height: int = SIZE
    tolerance: float = 1.6
    grid: float = 1.0

    def is_on_edge(self, points: np.ndarray) -> bool:
        """Whether a line in px runs along the rim."""
        return bool(np.abs(np.hypot(*(points - MIDDLE).T) - RADIUS).max() < ON_RIM)

    def inside(self, margin: float) -> BaseGeometry:
        """The world in px, less a margin at its rim."""
        return disc(margin)

    def goal(self, name: str, region: Entry | None, first: float) -> float:
        """The area that a region should have, from what it has on the globe."""
        if name in self.area or region is None:
            return self.area.get(name, first)
        if region["kind"] == "sea":
            least, most = self.area_of_seas
        else:
            least = self.area_by_value[region["value"] - 1] + self.area_of_home * region.get("home", False)
            most = max(least, self.most_land)
        return min(max(first, least), most)

    def wanted(self, name: str, region: Entry | None) -> float:
        """The radius that the largest circle of a region should have."""
        if region is None:
            return 1.0
        return self.want.get(name, self.want_sea if region["kind"] == "sea" else self.want_land)
