"""A plate from beginning to end: regions, camps, straits, the sheet, and what its drawing says of them."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path

import numpy as np
import shapely
from shapely.geometry import LineString, Point
from shapely.ops import nearest_points, unary_union

from cartography import plate as plates
from cartography import plateart
from cartography.camps import EDGE, Camps
from cartography.curves import Curves
from cartography.geometry import Entry, Points, Shapes, circle
from cartography.hand import ROOT
from cartography.ornaments import MARGIN
from cartography.paths import bezier, shape_of
from cartography.plate import Globe, Plate
from cartography.slots import place

LEGEND = 17.5  # px between its lines
LEGEND_SIZE = 13


class PlateDrawing:
    """A plate being drawn: its curves, the shapes they make, and where places of the globe lie on it."""

    def __init__(self, sheet: Plate, atlas: Path) -> None:
        self.sheet = sheet
        self.folder = ROOT / "src" / "greatpowers" / "games" / sheet.game
        self.board = tomllib.loads((self.folder / "board.toml").read_text("utf-8"))
        shapes, self.globe = self.regions(atlas)
        self.curves = Curves(shapes, sheet)
        self.paths = {name: self.curves.path(name) for name in shapes}
        self.shapes = {name: shape_of(d) for name, d in self.paths.items()}
        self.seas = {region["id"] for region in self.board["region"] if region["kind"] == "sea"}
        self.seas |= {scenery["id"] for scenery in self.board["scenery"]}

    def regions(self, atlas: Path) -> tuple[Shapes, Globe]:
        """The shapes, and where places of the globe lie."""
        return plates.make(atlas, self.sheet, self.board)

    def line(self, points: Points, step: float = 0) -> np.ndarray:
        """A smooth line through places of the globe, on the finished board."""
        return self.globe.line(points)

    def document(self) -> Entry:
        """What the drawing says."""
        passages = self._passages()
        x, y, w, h = self.sheet.cartouche
        cx, cy, cr = self.sheet.compass
        taken = [shapely.box(x - 6, y - 6, x + w + 6, y + h + 6), Point(cx, cy).buffer(cr + 16)]
        for entry in passages.values():
            wide = plateart.BADGE + 9.5 * (len(entry["symbols"]) - 1) + 3
            u, v = entry["badge"]
            taken.append(shapely.box(u - wide, v - plateart.BADGE - 3, u + wide, v + plateart.BADGE + 3))
        camps = Camps(self.shapes, self.sheet.inside(EDGE), unary_union(taken))
        return {
            "viewBox": [0, 0, self.sheet.width, self.sheet.height],
            "frame": MARGIN,
            "lettering": {"land": "plain"},
            "title": self._title(),
            "styles": self.sheet.players,
            "zones": self.sheet.styles,
            "legend": self._legend(),
            "regions": {region["id"]: self._region(camps, region) for region in self.board["region"]},
            "scenery": {s["id"]: {**self._outline(s["id"]), **camps.scenery(s)} for s in self.board["scenery"]}
            | {name: self._outline(name) for name in sorted(self.sheet.backdrop)},
            "links": [],
            "passages": passages,
        }

    def art(self, document: Entry) -> str:
        """The printed sheet."""
        return plateart.draw(self, document)

    def _region(self, camps: Camps, region: Entry) -> Entry:
        if region["kind"] == "sea":
            return {"kind": "sea", **self._outline(region["id"]), **camps.sea(region)}
        return {"kind": "land", "zone": region["zone"], **self._outline(region["id"]), **camps.land(region)}

    def _outline(self, name: str) -> Entry:
        (x, y), radius = circle(self.shapes[name], 0.1)
        return {"d": self.paths[name], "circle": [*place((x, y)), math.floor(radius * 10) / 10]}

    def _title(self) -> list[Entry]:
        """The lines of the title above the legend; `ornaments.title` has a lower cartouche in mind."""
        x, y, w, _ = self.sheet.cartouche
        faces = (("roman", 29, 38, 0.8), ("italic", 16, 59, 0.46))
        return [
            {"text": text, "face": face, "size": size, "at": [x + w / 2, y + down], "width": round(w * wide, 1)}
            for text, (face, size, down, wide) in zip(self.sheet.title, faces, strict=True)
        ]

    def _legend(self) -> Entry:
        """The zones in the cartouche: a swatch and the beginning of its name."""
        x, y, _, h = self.sheet.cartouche
        zones = self.board["tables"]["zone"]
        top = y + h - 12 - LEGEND * len(zones)
        entries = {}
        for k, zone in enumerate(zones):
            at = [x + 50, round(top + k * LEGEND + 11, 1)]
            entries[zone["id"]] = {"swatch": [x + 18, round(top + k * LEGEND, 1)], "at": at, "name": zone["name"]}
        return {"size": LEGEND_SIZE, "rule": round(top - 11, 1), "zones": entries}

    def _passages(self) -> Entry:
        """Straits and what one may or may not do there."""
        out: Entry = {}
        for strait, pair in zip(self.board["tables"]["strait"], self.board["borders"]["strait"], strict=True):
            symbols = ["built", "leave"] if strait["built"] else ["leave"]
            out[strait["id"]] = {"pair": pair, "symbols": symbols, **self._channel(strait["id"], pair)}
        land = self.board["tables"]["barred"][0]
        u, v = nearest_points(self.shapes[land[0]], self.shapes[land[1]])
        out["gibraltar"] = {"pair": land, "symbols": ["barred"], "at": place(((u.x + v.x) / 2, (u.y + v.y) / 2))}
        shore = self.shapes["balkans"].boundary.intersection(self.shapes["ottoman"].buffer(0.5))
        out["bosporus"] = {
            "pair": ["balkans", "ottoman"],
            "symbols": ["crossing"],
            "at": place(shore.centroid.coords[0]),
        }
        for name, entry in out.items():
            dx, dy = self.sheet.badges.get(name, (0, 0))
            entry["badge"] = place((entry["at"][0] + dx, entry["at"][1] + dy))
        return out

    def _channel(self, name: str, pair: list[str]) -> Entry:
        """The course of a strait across the land, a little into the water at both ends."""
        course = LineString(self.globe.line(self.sheet.given["straits"][name]))
        dry = course.difference(unary_union([self.shapes[sea] for sea in pair]).buffer(-3))
        parts = [dry] if dry.geom_type == "LineString" else list(dry.geoms)
        channel = max(parts, key=lambda part: part.length)
        points = [channel.interpolate(k / 6, normalized=True).coords[0] for k in range(7)]
        return {"d": bezier(points), "at": place(points[3])}
