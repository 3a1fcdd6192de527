"""A rectangular board from beginning to end: coast, regions, room, curves, slots, and what `map.json` says."""

from __future__ import annotations

import json
import math
import tomllib
from pathlib import Path

import numpy as np
from shapely.ops import nearest_points

from cartography import art
from cartography.atlas import Atlas
from cartography.curves import Curves
from cartography.faces import regions
from cartography.geometry import Entry, Points, circle, mainland
from cartography.hand import DATA, ROOT
from cartography.lettering import POWER, SCENERY, Banner, Block
from cartography.ornaments import MARGIN, title
from cartography.paths import shape_of
from cartography.room import make_room
from cartography.sheet import Sheet
from cartography.slots import Layout, Room, place

LEAST_SLOTS = {"home": 5, "land": 5, "sea": 6}


class Drawing:
    """A board being drawn: its curves, the shapes they make, and the flow of the cartogram."""

    def __init__(self, sheet: Sheet, atlas: Path) -> None:
        self.sheet, self.seas = sheet, sheet.seas
        self.folder = ROOT / "src" / "greatpowers" / "games" / sheet.game
        self.board = tomllib.loads((self.folder / "board.toml").read_text("utf-8"))
        shapes, self.flow = make_room(regions(Atlas(atlas), sheet), sheet)
        self.curves = Curves(shapes, sheet)
        self.paths = {name: self.curves.path(name) for name in shapes}
        self.shapes = {name: shape_of(d) for name, d in self.paths.items()}

    def spot(self, lon: float, lat: float) -> np.ndarray:
        """Where a place of the globe lies on the finished board."""
        return self.flow(self.sheet.px(self.sheet.plane([(lon, lat)])))[0]

    def document(self) -> Entry:
        """What `map.json` says."""
        layout = Layout(self.sheet, self.shapes, self._needs(), self.spot)
        entries = {}
        for region in sorted(self.board["region"], key=lambda r: r["kind"] == "sea"):
            put = layout.sea if region["kind"] == "sea" else layout.land
            entries[region["id"]] = put(region, {})
        return {
            "viewBox": [0, 0, self.sheet.width, self.sheet.height],
            "frame": MARGIN,
            "title": title(self.sheet),
            "styles": self.sheet.styles,
            "powers": {power["id"]: self._power(power) for power in self.board["power"]},
            "regions": {r["id"]: self._region(r) | entries[r["id"]] for r in self.board["region"]},
            "scenery": {s["id"]: self._scenery(s) for s in self.board.get("scenery", [])}
            | {name: self._outline(name) for name in sorted(self.sheet.backdrop)},
            "links": self._links(),
        }

    def _needs(self) -> dict[str, int]:
        """Slots that each region needs: one more than bots ever filled, and never fewer than a handful."""
        most = json.loads((DATA / f"{self.sheet.game}-fullest.json").read_text("utf-8"))["most"]
        return {r["id"]: max(LEAST_SLOTS[r["kind"]], most.get(r["id"], 0) + 1) for r in self.board["region"]}

    def _region(self, region: Entry) -> Entry:
        power = {"power": region["power"]} if "power" in region else {}
        return {"kind": region["kind"], **power, **self._outline(region["id"])}

    def _outline(self, name: str) -> Entry:
        (x, y), radius = circle(self.shapes[name], 0.1)
        return {"d": self.paths[name], "circle": [*place((x, y)), math.floor(radius * 10) / 10]}

    def _scenery(self, entry: Entry) -> Entry:
        outline = self._outline(entry["id"])
        block, room = Block(entry["name"], SCENERY), Room(mainland(self.shapes[entry["id"]]))
        for size in (18, 17, 16, 15, 14, 13):
            at = room.put(block.extent(size), outline["circle"][:2], margin=3, keep=False)
            if at is not None:
                return {**outline, "label": block.entry(at, size)}
        raise ValueError(f"{entry['id']}: its name does not fit")

    def _power(self, power: Entry) -> Entry:
        points, largest = self.sheet.power_names[power["id"]]
        return {"label": Banner(power["name"], points, largest, POWER, spread=0.9).entry()}

    def _links(self) -> list[Entry]:
        """Neighbours across water (land borders of the rules that no land joins): a bridge over the narrowest place."""
        out = []
        for a, b in self.board["borders"]["land"]:
            if self.shapes[a].distance(self.shapes[b]) < 1:
                continue
            u, v = (np.array(p.coords[0]) for p in nearest_points(self.shapes[a], self.shapes[b]))
            overlap = (v - u) / np.linalg.norm(v - u) * 9
            out.append({"pair": [a, b], "from": place(u - overlap), "to": place(v + overlap)})
        return out

    def art(self, document: Entry) -> str:
        """The printed sheet."""
        return art.draw(self, document)

    def line(self, points: Points, step: float = 9e3) -> np.ndarray:
        """A smooth line through places of the globe, on the finished board."""
        return self.flow(self.sheet.line_px(points, step))
