"""Slots: where name, city, harbour, flag and pieces of a region go so that nothing covers anything."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Iterable, Iterator

import numpy as np
import shapely
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points, unary_union

from cartography.geometry import Entry, Place, Shapes, circle, lines, mainland
from cartography.lettering import HOME, LAND, SEA, Banner, Block
from cartography.sheet import Sheet

LOG = logging.getLogger(__name__)
CITY = 24  # side of the city square, px
FLAG = (24, 29)
ANCHOR = 15  # radius of a piece in port
LARGEST = 20  # radius of a piece with room around it
ROUNDING = 0.1  # px, of what is written down
GAP = 2.5  # between a piece and anything else
EDGE = 16  # the printed frame
DOWN = np.array([0.0, 1.0])
MOST_SLOTS = 8
FAR = 5  # radii: slots beyond the needed ones are not worth having farther from the middle
# What a region tries, best first: size of the name, radius of the pieces, whether long translations are set smaller.
SIZES = [(18, 14), (17, 14), (17, 13), (16, 13), (16, 12), (15, 12), (15, 11.5), (14, 11.5), (14, 11), (13, 10.5)]
TRIES = [(size, radius, tight) for tight in (False, True) for size, radius in SIZES if tight or size > 15]


def place(point: Place) -> list[float]:
    """A point as it is written down."""
    return [round(float(v), 1) for v in point]


class Room:
    """The free space of a region: boxes go where they fit, as near as possible to where they are wanted."""

    def __init__(self, shape: BaseGeometry, taken: Iterable[BaseGeometry] = ()) -> None:
        self.shape = shape
        self.taken = list(taken)
        x0, y0, x1, y1 = shape.bounds
        xs, ys = np.meshgrid(np.arange(x0, x1, 3), np.arange(y0, y1, 3))
        grid = np.column_stack([xs.ravel(), ys.ravel()])
        self.grid = grid[shapely.contains_xy(shape, grid)]
        self.clear = shapely.distance(shape.boundary, shapely.points(self.grid))  # of each point from the edge
        self.inner: dict[float, BaseGeometry] = {}  # by margin

    def copy(self) -> Room:
        """A room in which something can be tried."""
        other = object.__new__(Room)
        other.shape, other.grid, other.clear, other.inner = self.shape, self.grid, self.clear, self.inner
        other.taken = list(self.taken)
        return other

    def put(self, size: tuple[float, float], target: Place, margin: float = 4, keep: bool = True) -> np.ndarray | None:
        """The centre of a box near the target, or None; `keep`: nothing else may stand there."""
        if margin not in self.inner:
            self.inner[margin] = self.shape.buffer(-margin)
            shapely.prepare(self.inner[margin])
        w, h = size[0] / 2, size[1] / 2
        c = self.grid[self.clear >= min(w, h) + margin - ROUNDING]
        c = c[np.argsort(((c - target) ** 2).sum(1), kind="stable")]
        boxes = shapely.box(c[:, 0] - w, c[:, 1] - h, c[:, 0] + w, c[:, 1] + h)
        fits = shapely.contains(self.inner[margin], boxes)
        if self.taken and fits.any():
            fits &= ~shapely.intersects(boxes, unary_union(self.taken))
        if not fits.any():
            return None
        best = int(np.argmax(fits))
        if keep:
            self.taken.append(boxes[best])
        return c[best]

    def reach(self, point: Place) -> list[float]:
        """A slot as it is written down: its middle, and the radius of the largest piece that touches nothing there."""
        here = Point(point)
        free = min([self.shape.boundary.distance(here) - GAP, *(shape.distance(here) - 1 for shape in self.taken)])
        return [*place(point), math.floor(min(LARGEST, free + ROUNDING) * 10) / 10]

    def discs(self, need: int, radius: float, centre: np.ndarray) -> list[np.ndarray]:
        """Discs on the best shift of a hexagonal grid, near the centre first; more than needed only if near."""
        free = self.shape.buffer(-radius - GAP)
        if self.taken:
            free = free.difference(unary_union([shape.buffer(radius + 1) for shape in self.taken]))
        if free.is_empty:
            return []
        shapely.prepare(free)
        best: tuple[tuple[int, float], list[np.ndarray]] = ((0, 0.0), [])
        for grid in _grids(free.bounds, 2 * radius + GAP):
            inside = grid[shapely.contains_xy(free, grid)]
            away = ((inside - centre) ** 2).sum(1)
            order = np.argsort(away, kind="stable")
            near = order[away[order] < (FAR * radius) ** 2]
            order = near[:MOST_SLOTS] if len(near) >= need else order[:need]
            score = (min(len(order), need), -float(away[order[:need]].sum()))
            if len(order) and (not best[1] or score > best[0]):
                best = score, list(inside[order])
        return best[1]


def _grids(bounds: tuple[float, float, float, float], step: float) -> Iterator[np.ndarray]:
    """Hexagonal grids of points, shifted in sixteen ways."""
    x0, y0, x1, y1 = bounds
    rows, columns = int((y1 - y0) / step / 0.866) + 3, int((x1 - x0) / step) + 3
    j, i = np.meshgrid(np.arange(-1, rows), np.arange(-1, columns), indexing="ij")
    for dx in np.arange(0, step, step / 4):
        for dy in np.arange(0, step, step / 4):
            yield np.column_stack(
                [(x0 + dx + i * step + j % 2 * step / 2).ravel(), (y0 + dy + j * step * 0.866).ravel()]
            )


class Layout:
    """Puts everything into its place, region after region; seas last, since harbours reach into them."""

    def __init__(
        self, sheet: Sheet, shapes: Shapes, needs: dict[str, int], spot: Callable[[float, float], np.ndarray]
    ) -> None:
        self.sheet, self.shapes, self.needs, self.spot = sheet, shapes, needs, spot
        self.inner = sheet.inside(EDGE)
        self.anchored: dict[str, list[np.ndarray]] = {}

    def land(self, region: Entry, extra: Entry) -> Entry:
        """Label and slots of a home province or land; `region` is its entry in `board.toml`."""
        shape = mainland(self.shapes[region["id"]].intersection(self.inner))
        room, city = Room(shape), None
        slots: Entry = {}
        if "city" in region:
            city = self._city(region, shape, room, slots)
        block = Block(region["name"], HOME if city is not None else LAND)
        need = self.needs[region["id"]]
        found = None
        for size, radius, block.tight in TRIES:
            found = self._try(shape, room, block, (size, radius, need), city)
            if found and len(found[1]["pieces"]) >= need:
                break
        if not found:
            raise ValueError(f"{region['id']}: its name does not fit")
        if len(found[1]["pieces"]) < need:
            LOG.warning("%s: %d slots, not %d", region["id"], len(found[1]["pieces"]), need)
        return {"label": found[0], "slots": {**slots, **found[1]}, **extra}

    def _try(
        self, shape: Polygon, room: Room, block: Block, want: tuple[float, float, int], city: np.ndarray | None
    ) -> tuple[Entry, Entry] | None:
        """Label and slots with a size, radius and number of slots, for the best of several places for the name."""
        size, radius, need = want
        (cx, cy), r = circle(shape)
        centre = np.array([cx, cy])
        wide, high = block.extent(size)
        if city is None:
            goals = [centre - DOWN * r * 0.5, centre - DOWN * r * 0.2, centre + DOWN * r * 0.45]
        else:
            gap = DOWN * (CITY / 2 + high / 2 + 5)
            goals = [city - gap, city + gap, centre - DOWN * r * 0.55, centre + DOWN * r * 0.6]
            goals.append((city - gap + centre) / 2)
            goals += [city + side * np.array([CITY / 2 + wide / 2 + 5, 0]) for side in (-1, 1)]
        best = None
        for rank, goal in enumerate(goals):
            trial = room.copy()
            at = trial.put((wide, high), goal)
            if at is None:
                continue
            slots: Entry = {}
            if city is None:
                flag = trial.put(FLAG, at + DOWN * (high / 2 + FLAG[1] / 2 + 2))
                if flag is None:
                    continue
                slots["flag"] = place(flag)
            pieces = trial.discs(need, radius, centre)
            away = np.linalg.norm(at - (goals[0] if city is None else city))
            score = (min(len(pieces), need), -away - 6 * rank)
            if best is None or score > best[0]:
                slots |= {"pieces": [trial.reach(p) for p in pieces], "radius": radius}
                best = score, block.entry(at, size), slots
        return best and best[1:]

    def _city(self, region: Entry, shape: Polygon, room: Room, slots: Entry) -> np.ndarray:
        true = self.spot(region["lon"], region["lat"])
        if "anchor" not in region:
            at = room.put((CITY + 6, CITY + 6), true)
            slots["city"] = place(at)
            return at
        at, quay, anchor = self._harbour(region["anchor"], shape, room, true)
        room.taken.append(shapely.box(*(at - CITY / 2 - 4), *(at + CITY / 2 + 4)))
        self.anchored.setdefault(region["anchor"], []).append(anchor)
        slots["city"] = place(at)
        slots["harbour"] = {"sea": region["anchor"], "quay": place(quay), "anchor": place(anchor)}
        return at

    def _harbour(
        self, sea: str, shape: Polygon, room: Room, true: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """City, quay and anchor: a point of the common coast near the real port, with room behind it and before it."""
        water = self.shapes[sea]
        deep = water.intersection(self.inner).buffer(-ANCHOR - 2)
        for other in self.anchored.get(sea, []):
            deep = deep.difference(Point(other).buffer(2 * ANCHOR + 6))
        coast = lines(shape.exterior.intersection(water.buffer(0.6)))
        quays = [line.interpolate(d).coords[0] for line in coast for d in np.arange(1, max(1.5, line.length), 5)]
        quays = sorted(map(np.array, quays), key=lambda q: float(((q - true) ** 2).sum()))[:60]
        best = None
        for quay in quays:
            anchor = np.array(nearest_points(deep, Point(quay))[0].coords[0])
            out = np.linalg.norm(anchor - quay)
            city = room.put((CITY + 4, CITY + 4), quay, keep=False)
            cost = 1.7 * np.linalg.norm(quay - true) + 2 * np.linalg.norm(city - quay) + 1.5 * out
            if out <= 34 and (best is None or cost < best[0]):
                best = cost, city, quay, anchor
        assert best is not None, f"no harbour in {sea}"
        return best[1:]

    def sea(self, region: Entry, extra: Entry) -> Entry:
        """Label and slots of a sea."""
        name = region["id"]
        shape = mainland(self.shapes[name].intersection(self.inner))
        points, largest, middle = self.sheet.sea_names[name]
        banner = Banner(region["name"], points, largest, SEA)
        x, y, w, h = self.sheet.cartouche
        cx, cy, cr = self.sheet.compass
        taken = [shapely.box(x - 6, y - 6, x + w + 6, y + h + 6), Point(cx, cy).buffer(cr + 8), banner.room()]
        taken += [Point(anchor).buffer(ANCHOR + 2) for anchor in self.anchored.get(name, [])]
        room = Room(shape, taken)
        flag = room.put(FLAG, np.array(middle) - DOWN * 22, 6)
        pieces = room.discs(self.needs[name], 14, np.array(middle))
        slots = {"flag": place(flag), "pieces": [room.reach(p) for p in pieces], "radius": 14}
        if len(pieces) < self.needs[name]:
            LOG.warning("%s: %d slots", name, len(pieces))
        return {"label": banner.entry(), "slots": slots, **extra}
