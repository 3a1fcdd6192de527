"""A round board from beginning to end: regions, stations, canals, the sheet, and what `map.json` says of them."""

from __future__ import annotations

import json
import math
import tomllib
from pathlib import Path

import numpy as np
from shapely.geometry import Point
from shapely.ops import nearest_points

from cartography import roundart, world
from cartography.bows import Bow, BowedName
from cartography.curves import Curves
from cartography.geometry import Entry, Points, Shapes, circle, lines, mainland
from cartography.hand import DATA, ROOT
from cartography.lettering import Hand
from cartography.paths import bezier, shape_of
from cartography.round import MIDDLE, RADIUS, RING, Globe, RoundSheet
from cartography.slots import place
from cartography.stations import Stations
from cartography.swell import Swell

LEAST_SLOTS = {"land": 6, "sea": 8}
TABLE = 0.58  # radius of the conference table, in that of the ice
ICE_NAME = Hand("roman", 0.3, 1.0)
TITLE = Hand("roman", 0.16, 1.0)
BANNER = RADIUS + 61  # radius on which the title runs


class RoundDrawing:
    """A round board being drawn: its curves, the shapes they make, and the flow of the cartogram."""

    def __init__(self, sheet: RoundSheet, atlas: Path) -> None:
        self.sheet = sheet
        self.folder = ROOT / "src" / "greatpowers" / "games" / sheet.game
        self.board = tomllib.loads((self.folder / "board.toml").read_text("utf-8"))
        shapes, self.flow = self.regions(atlas)
        self.globe = Globe(sheet.given["law"])
        self.curves = Curves(shapes, sheet)
        self.paths = {name: self.curves.path(name) for name in shapes}
        self.shapes = {name: shape_of(d) for name, d in self.paths.items()}
        self.facts = {region["id"]: region for region in self.board["region"]}
        self.seas = {name for name, region in self.facts.items() if region["kind"] == "sea"}
        self.compass = self._compass()

    def regions(self, atlas: Path) -> tuple[Shapes, Swell]:
        """The shapes, and the flow that carries everything else."""
        return world.make(atlas, self.sheet, self.board)

    def line(self, points: Points) -> np.ndarray:
        """A line through places of the globe, on the finished board."""
        return self.flow(self.globe(points)) + RING

    def document(self) -> Entry:
        """What `map.json` says."""
        x, y, r = self.compass
        stations = Stations(self.shapes, self._needs(), [Point(x, y).buffer(r + 8)])
        return {
            "viewBox": [0, 0, self.sheet.width, self.sheet.height],
            "frame": RING,
            "disc": [MIDDLE, MIDDLE, RADIUS],
            "lettering": {"land": "plain"},
            "title": [self._title(text, degrees) for text, degrees in self.sheet.title],
            "styles": self.sheet.styles,
            "regions": {name: self._region(stations, region) for name, region in self.facts.items()},
            "scenery": {s["id"]: self._ice(s) for s in self.board["scenery"]}
            | {name: self._outline(name) for name in self.sheet.given["lakes"]},
            "links": [],
            "canals": {canal["id"]: self._canal(canal) for canal in self.board["tables"]["canal"]},
        }

    def art(self, document: Entry) -> str:
        """The printed sheet."""
        return roundart.draw(self, document)

    def _needs(self) -> dict[str, int]:
        """Slots of each region: one more than bots ever filled, and never fewer than there are kinds of pieces."""
        most = json.loads((DATA / f"{self.sheet.game}-fullest.json").read_text("utf-8"))["most"]
        return {name: max(LEAST_SLOTS[r["kind"]], most.get(name, 0) + 1) for name, r in self.facts.items()}

    def _region(self, stations: Stations, region: Entry) -> Entry:
        put = stations.sea if region["kind"] == "sea" else stations.land
        power = {"power": region["id"]} if region.get("home") else {}
        return {"kind": region["kind"], **power, **self._outline(region["id"]), **put(region)}

    def _outline(self, name: str) -> Entry:
        (x, y), radius = circle(self.shapes[name], 0.1)
        return {"d": self.paths[name], "circle": [*place((x, y)), math.floor(radius * 10) / 10]}

    def _ice(self, entry: Entry) -> Entry:
        """Antarctica: the conference table, a seat for each nation, and the name around it."""
        outline = self._outline(entry["id"])
        x, y, radius = outline["circle"]
        table = round(TABLE * radius, 1)
        turns = (math.radians(60 * k + 30) for k in range(6))
        seats = [place((x + table * math.sin(turn), y - table * math.cos(turn))) for turn in turns]
        name = BowedName(entry["name"], ICE_NAME, 13)
        bow = Bow((x, y - 0.86 * radius), 0, 0.86 * radius)
        return {**outline, "label": name.entry(bow, 15, name.length(15)), "table": [x, y, table], "seats": seats}

    def _title(self, text: str, degrees: float) -> Entry:
        """A line of the title in its banner on the frame."""
        turn = math.radians(degrees)
        bow = Bow.about_pole(MIDDLE + BANNER * math.sin(turn), MIDDLE - BANNER * math.cos(turn))
        name = BowedName(dict.fromkeys(("en", "de", "fr"), text), TITLE, 30)
        entry = name.entry(bow, 30, name.length(30))["en"]
        return {
            "text": text,
            "face": "roman",
            **{key: entry[key] for key in ("size", "at", "spacing", "turn", "curve", "back")},
        }

    def _canal(self, canal: Entry) -> Entry:
        """The narrowest place of its land between both seas, near where the canal is dug."""
        land = self.shapes[canal["land"]]
        hint = Point(self.line([self.sheet.canals[canal["id"]]])[0])
        coasts = [lines(land.boundary.intersection(self.shapes[sea].buffer(0.6))) for sea in canal["seas"]]
        shores = [[p for line in coast for p in map(np.array, line.segmentize(3).coords)] for coast in coasts]
        pairs = [(a, b) for a in shores[0] for b in shores[1]]
        a, b = min(pairs, key=lambda pair: math.dist(*pair) + 0.4 * hint.distance(Point((pair[0] + pair[1]) / 2)))
        way = (b - a) / math.dist(a, b)
        aside = np.array([-way[1], way[0]]) * math.dist(a, b) * 0.07
        a, b = a - way * 5, b + way * 5
        middle = (a + b) / 2 + aside
        return {"land": canal["land"], "pair": canal["seas"], "d": bezier([a, middle, b]), "at": place(middle)}

    def _compass(self) -> tuple[float, float, float]:
        """The wind rose lies where most room is left beside it in its sea."""
        seas, radius = self.sheet.compass
        best = (0.0, 0.0, 0.0)
        for shape in (mainland(self.shapes[sea]) for sea in seas):
            x0, y0, x1, y1 = shape.bounds
            inner = shape.buffer(-radius - 22)  # the lily stands out
            spots = [Point(x, y) for x in np.arange(x0, x1, 12) for y in np.arange(y0, y1, 12)]
            for spot in filter(inner.contains, spots):
                left = circle(shape.difference(spot.buffer(radius + 8)), 2)[1]
                best = max(best, (left, spot.x, spot.y))
        return best[1], best[2], radius

    def meeting_points(self) -> list[tuple[float, float]]:
        """Where two lands and two seas meet in one point."""
        out = []
        for names in self.sheet.given["corners"]:
            a, b, c, d = (self.shapes[name] for name in names)
            shore = a.boundary.intersection(b.buffer(1.5)).intersection(c.buffer(2.5)).intersection(d.buffer(2.5))
            spot = (
                shore.centroid
                if not shore.is_empty
                else nearest_points(a.intersection(b.buffer(2)), c.intersection(d))[0]
            )
            out.append((spot.x, spot.y))
        return out
