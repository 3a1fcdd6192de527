"""A plate: a rectangular board that is cut out of a mosaic, as a round one is, instead of along lines drawn by hand.

Sizes come in cells of the mosaic until it is traced, and in px of the sheet afterwards.
"""

from __future__ import annotations

import logging
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from scipy import ndimage
from shapely.geometry.base import BaseGeometry

from cartography.atlas import Atlas
from cartography.geometry import Entry, Points, Shapes, spline
from cartography.hand import DATA, places
from cartography.mending import Mender
from cartography.painting import Painter
from cartography.room import Flow
from cartography.rules import Rules
from cartography.sheet import ON_EDGE
from cartography.swell import measure
from cartography.tracing import FrameNet

LOG = logging.getLogger(__name__)
PASSES = 5
SOFTNESS = 32  # cells by which wishes for room are blurred: more bends shapes less
MOST = 1.6  # how much more than its room a narrow region may get
ROUNDS = 12
LEAST_ISLAND = 60  # cells
BLUR = 1.6  # cells


def drawn_by_hand(game: str) -> dict[str, Any]:
    """`data/<game>.toml` of a plate."""
    given = tomllib.loads((DATA / f"{game}.toml").read_text("utf-8"))
    for name in ("rivers", "ranges", "straits"):
        given[name] = {key: places(line) for key, line in given[name].items()}
    return given


class Projection:
    """Miller's, stretched by longitude and by latitude: the coarse part of making room. Places to cells."""

    def __init__(self, given: Entry, high: int, wide: int) -> None:
        west, south, east, north = given["window"]
        self.size = np.array([wide, high])
        self.x = _stretched(places(given["across"]), west, east)
        self.y = _stretched(places(given["down"]), south, north, miller=True)

    def __call__(self, points: Points | np.ndarray) -> np.ndarray:
        """(lon, lat) to cells."""
        lon, lat = np.asarray(points, float).T
        return np.column_stack([np.interp(lon, *self.x), 1 - np.interp(lat, *self.y)]) * self.size


def _stretched(table: Points, low: float, high: float, miller: bool = False) -> tuple[np.ndarray, np.ndarray]:
    """Degrees, and how far across the sheet each lies."""
    degrees = np.linspace(low - 6, high + 6, 3000)
    scale = ndimage.gaussian_filter1d(np.interp(degrees, *zip(*table, strict=True)), 25)
    if miller:
        scale /= np.cos(0.8 * np.deg2rad(degrees))
    far = np.cumsum(scale)
    start, end = np.interp([low, high], degrees, far)
    return degrees, (far - start) / (end - start)


@dataclass(frozen=True)
class Plate:
    """How one plate looks; `given` is what was drawn by hand."""

    game: str
    given: dict[str, Any]
    styles: dict[str, dict[str, Any]]  # of the zones, which are printed
    players: dict[str, dict[str, Any]]  # of the powers, whose lands the client colours
    width: int  # px
    height: int  # px
    cell: float  # px
    narrow_land: float  # px: the circle that a region should hold
    narrow_sea: float
    title: tuple[str, str]
    cartouche: tuple[float, float, float, float]
    compass: tuple[float, float, float]
    ships: list[tuple[float, float, float, int]]
    great_ranges: frozenset[str]
    badges: dict[str, tuple[float, float]]  # px, from the middle of a strait to its badge
    backdrop: frozenset[str] = frozenset({"islands"})
    tolerance: float = 1.2
    grid: float = 0.4
    graticule: tuple[range, range] = field(default=(range(-20, 181, 20), range(-40, 81, 20)))

    @property
    def rivers(self) -> dict[str, Points]:
        """Courses of rivers."""
        rivers: dict[str, Points] = self.given["rivers"]
        return rivers

    @property
    def ranges(self) -> dict[str, Points]:
        """Crests of mountains."""
        ranges: dict[str, Points] = self.given["ranges"]
        return ranges

    def inside(self, margin: float) -> BaseGeometry:
        """The finished board in px, less a margin at its edge."""
        return shapely.box(margin, margin, self.width - margin, self.height - margin)

    def is_on_edge(self, points: np.ndarray) -> bool:
        """Whether a line in px runs along the edge of the board."""
        sides = ((0, 0), (0, self.width), (1, 0), (1, self.height))
        return any(np.abs(points[:, axis] - value).max() < ON_EDGE for axis, value in sides)


class Globe:
    """Where places of the globe lie on the finished board, in px."""

    def __init__(self, projection: Projection, flow: Flow, cell: float) -> None:
        self.projection, self.flow, self.cell = projection, flow, cell

    def __call__(self, points: Points | np.ndarray) -> np.ndarray:
        """(lon, lat) to px."""
        return self.flow(self.projection(points)) * self.cell

    def line(self, points: Points) -> np.ndarray:
        """A smooth line through places of the globe."""
        return self(spline(np.asarray(points, float), 0.3))


def make(atlas: Path, plate: Plate, board: Entry) -> tuple[Shapes, Globe]:
    """Every region, sea area and piece of scenery as a shape in px, and where everything else lies."""
    high, wide = round(plate.height / plate.cell), round(plate.width / plate.cell)
    rules = Rules(board, [], sorted(plate.backdrop))
    middles: dict[str, Points] = {r["id"]: [tuple(r["point"])] for r in board["region"] if r["kind"] == "sea"}
    painter = Painter(Atlas(atlas), rules, plate.given, middles, high, wide)
    projection, flow = Projection(plate.given, high, wide), Flow(wide, high)
    goal = np.array([plate.given["room"].get(name, 1) * 1e3 for name in rules.ids])
    wanted = np.array([_wanted(plate, rules, i) / plate.cell for i in range(len(rules.ids))])
    push = np.ones(len(rules.ids))
    for _ in range(PASSES):
        cells = painter.paint(lambda c: flow(projection(c)))
        area, radius = measure(cells, rules)
        push = (push * (wanted / np.maximum(radius, 6)).clip(0.75, 1.2)).clip(1, MOST)
        factor = (goal * push / np.maximum(area, 60)).clip(0.25, 4) ** 0.8
        _add_pass(flow, factor[cells])
    cells = painter.paint(lambda c: flow(projection(c)))
    _tell(cells, rules, goal, wanted)
    cells = Mender(rules, plate.given["corners"], LEAST_ISLAND, LOG.info).mend(cells, ROUNDS, BLUR)
    net = FrameNet(cells, rules)
    net.smooth()
    net.contract()
    shapes = {name: shapely.transform(shape, lambda c: c * plate.cell) for name, shape in net.shapes().items()}
    return shapes, Globe(projection, flow, plate.cell)


def _wanted(plate: Plate, rules: Rules, i: int) -> float:
    if rules.is_land(i):
        return plate.narrow_land
    return plate.narrow_sea if rules.is_sea(i) else 1.0


def _add_pass(flow: Flow, wishes: np.ndarray) -> None:
    smooth = ndimage.gaussian_filter(wishes, SOFTNESS, mode="nearest")
    x, y = (axis.astype(int) for axis in flow.grid)
    flow.add_pass(smooth[y, x])


def _tell(cells: np.ndarray, rules: Rules, goal: np.ndarray, wanted: np.ndarray) -> None:
    area, radius = measure(cells, rules)
    narrow = [f"{rules.ids[i]} {radius[i]:.0f}" for i in rules.regions if radius[i] < wanted[i] - 2]
    small = [f"{rules.ids[i]} {area[i] / goal[i]:.2f}" for i in rules.regions if area[i] < 0.85 * goal[i]]
    LOG.info("still narrow: %s; still small: %s", ", ".join(narrow), ", ".join(small))
