"""A sheet: everything hand-made that one board needs, and how the globe lies on it.

A board of another shape overrides `plane`, `globe`, `frame`, `inside` and `is_on_edge`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
import shapely
from pyproj import CRS, Transformer
from shapely.geometry.base import BaseGeometry

from cartography.geometry import Place, Points, spline

ON_EDGE = 0.3  # px


@dataclass(frozen=True)
class Sheet:
    """The hand-made part of a board. Places are (lon, lat) unless a field says px."""

    game: str
    width: int  # px
    height: int  # px
    projection: str  # proj4
    left: float  # the frame in the plane of the projection, metres; the bottom follows from the height
    right: float
    top: float

    # coast, metres: fjords narrower than twice `close` become land, spits narrower than twice `open` go
    window: tuple[float, float, float, float]
    close: float
    open: float
    min_island: float
    straits: list[tuple[Points, float]]  # waters that must stay open, and their width in km
    add_land: list[Points]
    cut_land: list[Points]
    drop_islands: Points

    # borders
    modern: list[tuple[str, str]]  # today's borders that fit
    land_lines: list[Points]
    sea_lines: list[Points]
    through_lines: list[Points]  # limits that run from the sea on into the land
    seeds: dict[str, Points]
    seas: frozenset[str]
    backdrop: frozenset[str]  # land that is drawn but is no region

    # room, px: the circle that every region wants; giants above `large` give room away
    want_land: float
    want_sea: float
    large_land: float
    large_sea: float
    want: dict[str, float]
    density: dict[str, float]  # of giants
    open_water: list[tuple[float, float, float, float]]  # lon, lat, radius in km, density

    # lettering and look, px
    sea_names: Mapping[str, tuple[Points, float, tuple[float, float]]]  # baseline, largest size, where pieces gather
    power_names: Mapping[str, tuple[Points, float]]
    styles: dict[str, dict[str, Any]]
    rivers: dict[str, Points]
    ranges: dict[str, Points]
    great_ranges: frozenset[str]
    title: tuple[str, str]
    cartouche: tuple[float, float, float, float]
    compass: tuple[float, float, float]
    ships: list[tuple[float, float, float, int]]
    tolerance: float = 1.25  # px, of the shared curves
    grid: float = 0.4  # px, of their vertices
    graticule: tuple[range, range] = field(default=(range(-30, 61, 5), range(30, 71, 5)))

    @property
    def scale(self) -> float:
        """Px for each metre."""
        return self.width / (self.right - self.left)

    @property
    def bottom(self) -> float:
        """The lower edge of the frame in the plane."""
        return self.top - self.height / self.scale

    @property
    def frame(self) -> BaseGeometry:
        """The frame in the plane."""
        return shapely.box(self.left, self.bottom, self.right, self.top)

    def inside(self, margin: float) -> BaseGeometry:
        """The finished board in px, less a margin at its edge."""
        return shapely.box(margin, margin, self.width - margin, self.height - margin)

    def is_on_edge(self, points: np.ndarray) -> bool:
        """Whether a line in px runs along the edge of the board."""
        sides = ((0, 0), (0, self.width), (1, 0), (1, self.height))
        return any(np.abs(points[:, axis] - value).max() < ON_EDGE for axis, value in sides)

    @cached_property
    def _transformer(self) -> Transformer:
        return Transformer.from_crs("EPSG:4326", CRS.from_proj4(self.projection), always_xy=True)

    def plane(self, points: Points | np.ndarray) -> np.ndarray:
        """(lon, lat) to metres in the plane."""
        a = np.asarray(points, float)
        return np.column_stack(self._transformer.transform(a[:, 0], a[:, 1]))

    def globe(self, point: Place) -> tuple[float, float]:
        """Metres in the plane to (lon, lat), for messages."""
        lon, lat = self._transformer.transform(*point, direction="INVERSE")
        return round(lon, 2), round(lat, 2)

    def plane_shape(self, shape: BaseGeometry, step: float = 0.15) -> BaseGeometry:
        """A lon/lat geometry in the plane, its long segments broken so that they bend."""
        return shapely.transform(shapely.segmentize(shape, step), self.plane)

    def px(self, plane: np.ndarray) -> np.ndarray:
        """Metres in the plane to px."""
        return np.column_stack([(plane[:, 0] - self.left) * self.scale, (self.top - plane[:, 1]) * self.scale])

    def line_px(self, points: Points, step: float = 9e3) -> np.ndarray:
        """A smooth line through lon/lat points, in px before the cartogram."""
        return self.px(spline(self.plane(points), step))
