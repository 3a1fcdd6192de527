"""Stations on a round board: where name, seal, marker and pieces of a region go so that nothing covers anything.

Names run along the parallels; whoever turns the disc reads them from the other side. So each land is laid out in a
frame of its own, turned until its name lies level.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import Point
from shapely.geometry.base import BaseGeometry

from cartography.bows import Bow, BowedName, upright
from cartography.geometry import Entry, Place, Shapes, circle, mainland
from cartography.lettering import HOME, PLAIN, SEA, Block
from cartography.round import direction, disc
from cartography.slots import DOWN, Room, place

Places = Sequence[np.ndarray]
Way = TypeVar("Way")
LOG = logging.getLogger(__name__)
SEAL = 13.5  # radius of the seal that shows the value
MARKER = 13  # radius of the disc that an event lays down
EDGE = 9  # px kept free at the rim
SMALLEST = 13.0  # px, of names
TIGHT = 20  # px: below this size longer translations are set smaller than the original
ACROSS = np.array([1.0, 0.0])
# What a land tries: size of the name and radius of the pieces; whether translations are set smaller.
SIZES = [(24, 17), (23, 16.5), (22, 16), (21, 16), (20, 15.5), (19, 15), (18, 14.5), (17, 14), (16, 13.5), (16, 13)]
SIZES += [(15, 13), (15, 12.5), (14, 12), (14, 11.5), (13, 11)]
SEA_SIZES = (28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13)
SEA_PIECES = (17, 16, 15, 14, 13, 12)
# Slopes against the parallel, and how many sizes smaller a level name may be before it is set aslant.
SLOPES = {0: 0, 14: 1, -14: 1, 28: 2, -28: 2, 45: 4, -45: 4, 90: 6}
SEA_SLOPES = {0: 0, 20: 2, -20: 2, 40: 4, -40: 4, 65: 6, -65: 6, 90: 8}


def tries(sizes: Sequence[Any], ways: dict[Way, int]) -> list[tuple[Any, Way]]:
    """Sizes with slopes or other ways to set a name, best first; each way costs so many sizes."""
    ranked = [(i + cost, cost, size, way) for i, size in enumerate(sizes) for way, cost in ways.items()]
    return [(size, way) for _, _, size, way in sorted(ranked, key=lambda one: one[:2])]


class Stations:
    """Lays out region after region. `taken`: what ornaments cover; `needs`: slots of each region."""

    def __init__(self, shapes: Shapes, needs: dict[str, int], taken: list[BaseGeometry]) -> None:
        self.shapes, self.needs, self.taken = shapes, needs, taken
        self.inner = disc(EDGE)

    def land(self, region: Entry) -> Entry:
        """Label and slots of a land; `region` is its entry in `board.toml`."""
        shape = mainland(self.shapes[region["id"]].intersection(self.inner))
        need, hand = self.needs[region["id"]], HOME if region.get("home") else PLAIN
        level = upright(direction(*circle(shape)[0]))
        frames = {slope: Frame(shape, upright(level + slope)) for slope in SLOPES}
        blocks = [Block(region["name"], hand, longest) for longest in (99, 9)]
        if blocks[0].lines == blocks[1].lines:
            blocks.pop()
        best: tuple[int, Entry] = (0, {})
        for (size, radius), slope in tries(SIZES, SLOPES):
            for block in blocks:
                block.tight = size < TIGHT
                found = frames[slope].layout(block, size, radius, need)
                if found and len(found["slots"]["pieces"]) > best[0]:
                    best = len(found["slots"]["pieces"]), found
                if best[0] >= need:
                    return best[1]
        LOG.warning("%s: %d slots, not %d", region["id"], best[0], need)
        return best[1]

    def sea(self, region: Entry) -> Entry:
        """Label and slots of a sea."""
        shape = mainland(self.shapes[region["id"]].intersection(self.inner))
        for ornament in self.taken:
            shape = mainland(shape.difference(ornament))
        name, need = BowedName(region["name"], SEA, SMALLEST), self.needs[region["id"]]
        best: tuple[int, Entry] = (0, {})
        for size, slope in tries(SEA_SIZES, SEA_SLOPES):
            for bow in self._bows(shape, name.length(size), size, slope):
                found = self._afloat(shape, name, bow, size, need)
                if len(found["slots"]["pieces"]) > best[0]:
                    best = len(found["slots"]["pieces"]), found
            if best[0] >= need:
                return best[1]
        LOG.warning("%s: %d slots, not %d", region["id"], best[0], need)
        return best[1]

    def _bows(self, shape: BaseGeometry, length: float, size: float, slope: int) -> Iterator[Bow]:
        """A few bows on which a name fits, off the middle of the sea."""
        inner = shape.buffer(-2)
        shapely.prepare(inner)
        x0, y0, x1, y1 = shape.bounds
        xs, ys = np.meshgrid(np.arange(x0, x1, 8), np.arange(y0, y1, 8))
        spots = np.column_stack([xs.ravel(), ys.ravel()])
        spots = spots[shapely.contains_xy(shape.buffer(-size * 0.5), spots)]
        (cx, cy), radius = circle(shape)
        away = np.hypot(*(spots - (cx, cy)).T)
        spots = spots[np.argsort(np.abs(away - 0.45 * radius), kind="stable")]
        bows = (Bow.aslant(x, y, direction(x, y) + slope) if slope else Bow.about_pole(x, y) for x, y in spots)
        fitting = (bow for bow in bows if abs(bow.radius) > 90 and inner.contains(bow.band(length, size)))
        return islice(fitting, 4)

    def _afloat(self, shape: BaseGeometry, name: BowedName, bow: Bow, size: float, need: int) -> Entry:
        length = name.length(size)
        room = Room(shape, [bow.band(length, size)])
        ends = bow.points(length)[[0, -1]]
        out = (ends[1] - ends[0]) / np.linalg.norm(ends[1] - ends[0])
        seal = room.put((2 * SEAL, 2 * SEAL), ends[0] - out * (SEAL + 4), 3)
        marker = room.put((2 * MARKER, 2 * MARKER), ends[1] + out * (MARKER + 4), 3)
        slots: Entry = {}
        pieces: list[np.ndarray] = []
        radius = 0.0
        if seal is not None and marker is not None:
            for radius in SEA_PIECES:
                pieces = room.discs(need, radius, np.array(circle(shape)[0]))
                if len(pieces) >= need:
                    break
            slots |= {"value": place(seal), "marker": place(marker)}
        slots |= {"pieces": [room.reach(p) for p in pieces], "radius": radius}
        return {"label": name.entry(bow, size, length), "slots": slots}


class Frame:
    """A land turned until its name would lie level."""

    def __init__(self, shape: BaseGeometry, turn: float) -> None:
        self.turn, self.pivot = turn, circle(shape)[0]
        self.shape = affinity.rotate(shape, -turn, origin=self.pivot)
        self.room = Room(self.shape)
        (x, y), self.radius = circle(self.shape)
        self.middle = np.array([x, y])

    def back(self, point: Place) -> np.ndarray:
        """A point of the frame on the sheet."""
        turned = affinity.rotate(Point(point), self.turn, origin=self.pivot)
        return np.array([turned.x, turned.y])

    def layout(self, block: Block, size: float, radius: float, need: int) -> Entry | None:
        """Label and slots with this size of name and pieces, for the best of some places for the name."""
        extent = block.extent(size)
        best = None
        for rank, goal in enumerate((-0.5, 0.5, -0.1)):
            trial = self.room.copy()
            at = trial.put(extent, self.middle + DOWN * self.radius * goal, 3.5)
            if at is None:
                return None
            seal = trial.put((2 * SEAL, 2 * SEAL), at - ACROSS * (extent[0] / 2 + SEAL + 3), 3)
            if seal is None:
                continue
            marker = trial.put((2 * MARKER, 2 * MARKER), at + ACROSS * (extent[0] / 2 + MARKER + 3), 3)
            if marker is None:
                continue
            pieces = trial.discs(need, radius, self.middle)
            score = (min(len(pieces), need), -rank)
            if best is None or score > best[0]:
                best = score, self._entry(trial, block, size, (at, seal, marker), pieces, radius)
        return best and best[1]

    def _entry(self, room: Room, block: Block, size: float, spots: Places, pieces: Places, radius: float) -> Entry:
        at, seal, marker = map(self.back, spots)
        label = block.entry(at, size)
        for entry in label.values():
            entry["turn"] = round(self.turn)
        slots = []
        for piece in pieces:
            slots.append([*place(self.back(piece)), room.reach(piece)[2]])
        return {
            "label": label,
            "slots": {"value": place(seal), "marker": place(marker), "pieces": slots, "radius": radius},
        }
