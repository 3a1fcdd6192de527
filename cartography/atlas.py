"""The coastlines: countries and their common borders from the npm package `world-atlas` (Natural Earth)."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import shapely
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from cartography.geometry import polygons
from cartography.sheet import Sheet


class Atlas:
    """`countries` as lon/lat shapes; `rings`: as they are in the file; `shared`: the border lines of each pair."""

    def __init__(self, folder: Path) -> None:
        topology = json.loads((folder / "countries-50m.json").read_text("utf-8"))
        scale, shift = topology["transform"]["scale"], topology["transform"]["translate"]
        self._arcs = [np.cumsum(np.array(arc, float), axis=0) * scale + shift for arc in topology["arcs"]]
        parts: dict[str, list[Polygon]] = {}
        users: dict[int, set[str]] = {}
        self.rings: dict[str, list[list[np.ndarray]]] = {}
        for country in topology["objects"]["countries"]["geometries"]:
            name, arcs = country["properties"]["name"], country.get("arcs", [])
            for rings in [arcs] if country["type"] == "Polygon" else arcs:
                for i in (i for ring in rings for i in ring):
                    users.setdefault(max(i, ~i), set()).add(name)
                chains = [self._chain(ring) for ring in rings]
                self.rings.setdefault(name, []).append(chains)
                if (polygon := self._polygon(chains)) is not None:
                    parts.setdefault(name, []).append(polygon)
        self.countries = {name: unary_union(found) for name, found in parts.items()}
        self.shared: dict[tuple[str, str], list[LineString]] = {}
        for i, names in users.items():
            if len(names) == 2:
                a, b = sorted(names)
                self.shared.setdefault((a, b), []).append(LineString(self._arcs[i]))

    def _chain(self, ring: list[int]) -> np.ndarray:
        return np.vstack([self._arcs[i] if i >= 0 else self._arcs[~i][::-1] for i in ring])

    def _polygon(self, chains: list[np.ndarray]) -> BaseGeometry | None:
        """The polygon of some rings; None for what wraps the globe or lies far away."""
        lon = np.rad2deg(np.unwrap(np.deg2rad(chains[0][:, 0])))  # across the antimeridian
        if np.ptp(lon) > 300 or lon.max() < -40 or lon.min() > 190:
            return None
        outer = shapely.make_valid(Polygon(np.column_stack([lon, chains[0][:, 1]])))
        for hole in chains[1:]:
            outer = outer.difference(shapely.make_valid(Polygon(hole)))
        return outer


def coastline(atlas: Atlas, sheet: Sheet) -> BaseGeometry:
    """All land in the plane: fjords closed, spits and small islands gone, important straits open."""
    window = shapely.box(*sheet.window)
    parts = [shape.intersection(window) for shape in atlas.countries.values()]
    parts = [shapely.make_valid(sheet.plane_shape(part)) for part in parts if not part.is_empty]
    land = unary_union(parts).buffer(60).intersection(sheet.frame.buffer(3e5))
    # small islands go before the fjords are closed: otherwise they would grow together with the coast
    land = unary_union(_islands(land, sheet))
    land = unary_union([land, *(Polygon(sheet.plane(points)) for points in sheet.add_land)])
    land = land.buffer(sheet.close, 6).buffer(-sheet.close - sheet.open, 6).buffer(sheet.open, 6)
    for points, width in sheet.straits:
        land = land.difference(LineString(sheet.plane(points)).buffer(width * 500, 6))
    for points in sheet.cut_land:
        land = land.difference(Polygon(sheet.plane(points)))
    land = land.buffer(4e3, 6).buffer(-5.6e3, 6).buffer(1.6e3, 6)  # lagoons behind narrow necks, then spikes
    return unary_union([Polygon(part.exterior) for part in _islands(land, sheet)])  # without lakes


def _islands(land: BaseGeometry, sheet: Sheet) -> list[Polygon]:
    """The parts of the land without small and unwanted islands."""
    drop = [Point(point) for point in sheet.plane(sheet.drop_islands)]
    keep = []
    for part in polygons(land):
        unwanted = part.area < 2e10 and any(part.buffer(8e3).contains(point) for point in drop)
        if part.area > sheet.min_island and not unwanted:
            keep.append(part)
    return keep
