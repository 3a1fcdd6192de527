"""Camps on a plate: where name, pieces, markers and spheres of a region go so that nothing covers anything.

A name lies level if it can; in a narrow land everything is laid out in a frame turned until its name fits.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from shapely.geometry import Point
from shapely.geometry.base import BaseGeometry

from cartography.geometry import Entry, Shapes, mainland
from cartography.lettering import PLAIN, SEA, Block
from cartography.slots import DOWN, Room, place
from cartography.stations import Frame, tries

EDGE = 16  # px, of the printed frame
PIECES, FLEETS = 4, 5  # stacks that must find room in a region, in a sea area
MOST = 7  # stacks that are worth a slot
MARKERS = ("building", "native", "resource", "fort", "school")
SPHERES = 3
GAP = 1.5  # px between discs of a row
MARKER, SPHERE = 0.76, 0.54  # radius against that of pieces
SMALLEST = 13.0  # px, of names
TIGHT = 18  # px: below this size longer translations are set smaller than the original
SIZES = [(21, 15), (20, 14.5), (19, 14), (18, 13.5), (17, 13), (16, 12.5), (16, 12), (15, 12), (15, 11.5), (14, 11)]
SIZES += [(13, 10.5), (13, 10), (13, 9.5)]
SEA_SIZES = [(27, 15), (25, 15), (23, 14), (21, 14), (20, 14), (19, 14), (18, 14), (17, 13), (16, 13), (15, 13)]
SEA_SIZES += [(14, 13), (13, 13), (13, 12), (13, 11)]
UNTIDY = 5  # sizes that pieces may be smaller before they are scattered
# Slopes of names, and how many sizes smaller a level name may be before it is set aslant.
SLOPES = {0: 0, 24: 5, -24: 5, 48: 7, -48: 7, 66: 8, -66: 8}
SEA_SLOPES = {0: 0, 20: 4, -20: 4, 42: 6, -42: 6, 64: 8, -64: 8, 90: 10}
GOALS = (-0.5, 0.5, 0.0)  # where a name may lie, in radii below the middle


class Camps:
    """Lays out region after region. `taken`: what ornaments and badges cover."""

    def __init__(self, shapes: Shapes, inner: BaseGeometry, taken: BaseGeometry) -> None:
        self.shapes = {name: mainland(shape.intersection(inner).difference(taken)) for name, shape in shapes.items()}

    def land(self, region: Entry) -> Entry:
        """Label and slots of a region; `region` is its entry in `board.toml`."""
        return self._first(region, [Block(region["name"], PLAIN, longest) for longest in (99, 9)], SIZES)

    def sea(self, region: Entry) -> Entry:
        """Label and slots of a sea area."""
        return self._first(region, [Block(region["name"], SEA, longest) for longest in (99, 9)], SEA_SIZES)

    def _first(self, region: Entry, blocks: list[Block], sizes: Sequence[tuple[float, float]]) -> Entry:
        """The first of all tries that finds room for everything."""
        shape = self.shapes[region["id"]]
        wet = region["kind"] == "sea"
        slopes = SEA_SLOPES if wet else SLOPES
        frames = {slope: Camp(shape, slope, wet) for slope in slopes}
        ways = {
            (slope, tidy): cost + (0 if tidy else UNTIDY) for slope, cost in slopes.items() for tidy in (True, False)
        }
        for (size, radius), (slope, tidy) in tries(sizes, ways):
            for block in blocks:
                block.tight = size < TIGHT
                found = frames[slope].laid_out(block, size, radius, tidy)
                if found:
                    return found
        raise ValueError(f"{region['id']}: its name and slots do not fit")

    def scenery(self, entry: Entry) -> Entry:
        """The label of something that nobody enters, if there is room for one."""
        shape = self.shapes[entry["id"]]
        block = Block(entry["name"], SEA, 9)
        for size, slope in tries([18, 17, 16, 15, 14, 13, 12.5], SLOPES):
            frame = Frame(shape, slope)
            at = frame.room.put(block.extent(size), frame.middle, 2)
            if at is not None:
                return {"label": turned_label(block, frame, at, size)}
        return {}


def turned_label(block: Block, frame: Frame, at: np.ndarray, size: float) -> Entry:
    """A label in a turned frame."""
    label = block.entry(frame.back(at), size)
    for entry in label.values():
        entry["turn"] = round(frame.turn)
    return label


class Camp(Frame):
    """A region in a frame turned by the slope of its name."""

    def __init__(self, shape: BaseGeometry, slope: float, wet: bool) -> None:
        super().__init__(shape, slope)
        self.wet = wet

    def laid_out(self, block: Block, size: float, radius: float, tidy: bool) -> Entry | None:
        """Label and slots with this size of name and pieces, at the first of some places for the name that works.

        `tidy`: stacks and markers stand in rows.
        """
        for goal in GOALS:
            room = self.room.copy()
            at = room.put(block.extent(size), self.middle + DOWN * self.radius * goal, 3)
            if at is None:
                return None
            slots = self._slots(room, radius, tidy)
            if slots is not None:
                return {"label": turned_label(block, self, at, size), "slots": slots}
        return None

    def _slots(self, room: Room, radius: float, tidy: bool) -> Entry | None:
        """Stacks, then markers, then spheres; None if they find no room."""
        pieces = self._take(room, FLEETS if self.wet else PIECES, radius, tidy)
        if pieces is None:
            return None
        slots: Entry = {}
        if not self.wet:
            markers = self._take(room, len(MARKERS), radius * MARKER, tidy)
            spheres = self._take(room, SPHERES, radius * SPHERE, False) if markers is not None else None
            if markers is None or spheres is None:
                return None
            slots |= {kind: place(self.back(spot)) for kind, spot in zip(MARKERS, markers, strict=True)}
            slots |= {"spheres": [place(self.back(spot)) for spot in spheres]}
            slots |= {"marker_radius": round(radius * MARKER, 1), "sphere_radius": round(radius * SPHERE, 1)}
        more = room.discs(1, radius, self.middle)[: MOST - len(pieces)]
        spots = [*pieces, *more]
        return {"pieces": [[*place(self.back(spot)), radius] for spot in spots], "radius": radius, **slots}

    def _take(self, room: Room, count: int, radius: float, tidy: bool) -> Sequence[np.ndarray] | None:
        """So many discs, which nothing else may cover: in rows, or if need be wherever there is room."""
        found = self._rows(room, count, radius)
        if found is None and tidy:
            return None
        if found is None:
            found = room.discs(count, radius, self.middle)[:count]
        if len(found) < count:
            return None
        room.taken += [Point(spot).buffer(radius) for spot in found]
        return found

    def _rows(self, room: Room, count: int, radius: float) -> list[np.ndarray] | None:
        """Discs in one, two or three rows, whichever comes nearest to the middle."""
        step = 2 * radius + GAP
        best: tuple[float, list[np.ndarray]] | None = None
        for rows in (1, 2, 3):
            columns = math.ceil(count / rows)
            at = room.put((columns * step - GAP, rows * step - GAP), self.middle, 2.5, keep=False)
            if at is None:
                continue
            corner = at - np.array([columns - 1, rows - 1]) * step / 2
            spots = [corner + np.array([k % columns, k // columns]) * step for k in range(count)]
            away = float(np.linalg.norm(at - self.middle)) + 4 * rows
            if best is None or away < best[0]:
                best = away, spots
        return best and best[1]
