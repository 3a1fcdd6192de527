"""The world as a mosaic of cells of one px: whose country or sea each cell is, before any room is made.

Countries of the atlas are painted ring by ring (the polar plane has no date line); a country that belongs to several
regions is divided among their seeds. Islands too small to carry pieces are drawn larger, with their own outline.
Seas are divided among their seeds too, but near a coast only such seas are allowed as the rules give to that land.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np
from scipy import ndimage
from scipy.spatial import cKDTree

from cartography.atlas import Atlas
from cartography.geometry import Entry, Place, Points
from cartography.rules import Rules

Window = tuple[slice, slice]
Fit = Callable[[Points | np.ndarray], np.ndarray]

SEA = -1  # water that is not divided yet
COAST = 7.0  # px: as near as this the rules of a coast hold
FOREIGN = 400.0  # px: how much farther a sea seems that this coast must not touch
STRAIT = 2.5  # px between lands that are no neighbours
PUDDLE = 900  # cells: smaller waters are filled


def box_of(mask: np.ndarray, pad: int) -> Window:
    """The window of a mask, widened."""
    rows, columns = np.flatnonzero(mask.any(1)), np.flatnonzero(mask.any(0))
    if not len(rows):
        return slice(0, 0), slice(0, 0)
    return slice(max(0, rows[0] - pad), rows[-1] + pad + 1), slice(max(0, columns[0] - pad), columns[-1] + pad + 1)


def distance(mask: np.ndarray) -> np.ndarray:
    """How far each cell of the mask is from the nearest cell outside it."""
    return np.full(mask.shape, 1e9) if mask.all() else ndimage.distance_transform_edt(mask)


def windows(cells: np.ndarray, pad: int) -> dict[int, Window]:
    """The window of every region, widened."""
    found = ndimage.find_objects(cells + 1)
    return {
        i: (slice(max(0, top.start - pad), top.stop + pad), slice(max(0, left.start - pad), left.stop + pad))
        for i, (top, left) in ((i, window) for i, window in enumerate(found) if window)
    }


def paint(rings: list[np.ndarray], size: int) -> tuple[Window, np.ndarray]:
    """The cells inside some rings by the even-odd rule, in a window."""
    corner = np.floor(np.min([ring.min(0) for ring in rings], 0)).astype(int).clip(0, size)
    end = np.ceil(np.max([ring.max(0) for ring in rings], 0)).astype(int).clip(corner, size)
    wide, high = end - corner
    turns = np.zeros((high, wide + 1), np.int16)
    for ring in rings:
        a, b = ring - corner, np.roll(ring, -1, 0) - corner
        first = np.ceil(np.minimum(a[:, 1], b[:, 1]) - 0.5).astype(int).clip(0, high)
        last = np.ceil(np.maximum(a[:, 1], b[:, 1]) - 0.5).astype(int).clip(0, high)
        count = last - first
        edge = np.repeat(np.arange(len(a)), count)
        row = np.arange(count.sum()) - np.repeat(np.cumsum(count) - count, count) + np.repeat(first, count)
        part = (row + 0.5 - a[edge, 1]) / (b[edge, 1] - a[edge, 1])
        x = a[edge, 0] + part * (b[edge, 0] - a[edge, 0])
        np.add.at(turns, (row, np.ceil(x - 0.5).astype(int).clip(0, wide)), 1)
    inside = np.cumsum(turns, 1)[:, :wide] % 2 == 1
    return (slice(corner[1], end[1]), slice(corner[0], end[0])), inside


def noise(size: int, seed: int, sigma: float, amplitude: float) -> np.ndarray:
    """Smooth random heights: hand-drawn limits look surveyed."""
    coarse = ndimage.gaussian_filter(np.random.default_rng(seed).standard_normal((size // 4, size // 4)), sigma / 4)
    return ndimage.zoom(coarse * (amplitude / coarse.std()), 4, order=1)


class Mosaic:
    """Cells of a round world; `given` is what was drawn by hand (`data/<game>.toml`), `fit` puts places into px."""

    def __init__(self, atlas: Atlas, rules: Rules, given: Entry, fit: Fit, size: int) -> None:
        self.atlas, self.rules, self.given, self.fit, self.size = atlas, rules, given, fit, size
        rows, columns = np.mgrid[0:size, 0:size] + 0.5
        self.x, self.y = columns, rows
        self.away = np.hypot(columns - size / 2, rows - size / 2)
        self.warped = columns + noise(size, 1, 14, 3.0), rows + noise(size, 2, 14, 3.0)
        self.cells = np.full((size, size), SEA, np.int16)

    def lands(self) -> np.ndarray:
        """All land and lakes; the rest is still one sea."""
        self._countries()
        self._ice_and_arctic()
        self._drop_islets()
        self._grow()
        for place, radius in self.given["cut"]:
            self.cells[self._disc(place, radius)] = SEA
        keep_apart(self.rules, self.cells, STRAIT)
        for spared, window, px in self.given["widen"]:
            self._widen(spared, window, px)
        self._lakes()
        return self.cells

    def _disc(self, place: Place, radius: float) -> np.ndarray:
        x, y = self.fit([place])[0]
        return np.hypot(self.x - x, self.y - y) < radius

    def _pieces(self) -> Iterator[tuple[list[str], str, list[np.ndarray]]]:
        """Each piece of a country that belongs to us: the regions it may go to, that of its middle, and its rings."""
        owner = {country: [region] for region, countries in self.given["own"].items() for country in countries}
        skipped = self.given["skip"]
        for country, pieces in self.atlas.rings.items():
            regions = self.given["split"].get(country) or owner.get(country, [])
            for rings in pieces if regions else []:
                middle = rings[0].mean(0)
                if not any(name == country and _within(middle, window) for name, window in skipped):
                    yield regions, self._nearest_region(regions, self.fit([middle]))[0], list(map(self.fit, rings))

    def _countries(self) -> None:
        for regions, region, rings in self._pieces():
            if region not in self.given["grow"]:
                self._settle(*paint(rings, self.size), regions)

    def _settle(self, window: Window, here: np.ndarray, regions: list[str]) -> None:
        if here.any():
            points = np.column_stack([axis[window][here] for axis in self.warped])
            names = self._nearest_region(regions, points)
            self.cells[window][here] = [self.rules.number[name] for name in names]

    def _nearest_region(self, regions: list[str], points: np.ndarray) -> list[str]:
        if len(regions) == 1:
            return regions * len(points)
        seeds = [(name, place) for name in regions for place in self.given["land"][name]]
        tree = cKDTree(self.fit([place for _, place in seeds]))
        return [seeds[i][0] for i in tree.query(points)[1]]

    def _ice_and_arctic(self) -> None:
        """Antarctica is one body without bays; outside a circle the northern passages stay open."""
        self.cells[self.ice(1.0)] = self.rules.scenery[0]
        circle, west, east = self.given["arctic"]
        longitude = np.rad2deg(np.arctan2(self.x - self.size / 2, self.size / 2 - self.y))
        outside = self.away > circle + noise(self.size, 9, 10, 2.5)
        self.cells[outside & ((longitude > east) | (longitude < west))] = SEA
        self.cells[self.away >= self.size / 2] = self.rules.rim

    def ice(self, scale: float) -> np.ndarray:
        """The cells of Antarctica as on the globe, larger by a factor, about the pole."""
        rings = [ring for rings in self.atlas.rings["Antarctica"] for ring in rings]
        ice = np.zeros_like(self.cells, bool)
        for ring in rings:
            window, inside = paint([(self.fit(ring) - self.size / 2) * scale + self.size / 2], self.size)
            ice[window] |= inside
        ice |= distance(distance(~ice) <= 16) > 16
        ice = distance(~(distance(ice) > 6)) < 6
        parts, _ = ndimage.label(ndimage.binary_fill_holes(ice))
        return parts == parts[self.size // 2, self.size // 2]

    def _drop_islets(self) -> None:
        for i, window in windows(self.cells, 1).items():
            if self.rules.is_land(i):
                drop_small_parts(self.cells, window, i, self.given["least_island"], SEA)

    def _grow(self) -> None:
        """Islands drawn larger along and across their length, about their own middle, and moved a little."""
        pieces = list(self._pieces())
        for name, (along, across, close, shift) in self.given["grow"].items():
            rings = [rings[0] for _, region, rings in pieces if region == name]
            largest = max(np.ptp(ring, 0).max() for ring in rings)
            rings = [ring for ring in rings if np.ptp(ring, 0).max() > 0.16 * largest]
            here = np.zeros_like(self.cells, bool)
            for ring in _scaled(rings, along, across, shift):
                window, inside = paint([ring], self.size)
                here[window] |= inside
            window = box_of(here, 2 * close + 8)
            part = here[window]
            if close:
                part = distance(distance(~part) <= close) > close
            cells, i = self.cells[window], self.rules.number[name]
            foreign = (cells >= 0) & (cells != i) & ~self.rules.may[i][cells]
            cells[part & (cells == SEA) & (distance(~foreign) > 5)] = i

    def _widen(self, spared: list[str], window: Sequence[float], px: float) -> None:
        """Water eats into the coast inside a window of the globe."""
        corners = self.fit([(window[0], window[1]), (window[2], window[3])]) - self.size / 2
        inner, outer = np.hypot(*corners.T)
        longitude = np.rad2deg(np.arctan2(self.x - self.size / 2, self.size / 2 - self.y))
        inside = (longitude > window[0]) & (longitude < window[2]) & (self.away > inner) & (self.away < outer)
        dry = self.cells >= 0
        keep = [self.rules.number[name] for name in spared]
        self.cells[inside & dry & (ndimage.distance_transform_edt(dry) <= px) & ~np.isin(self.cells, keep)] = SEA

    def _lakes(self) -> None:
        """Waters without a way out: named lakes stay, puddles are filled."""
        parts, count = ndimage.label(self.cells == SEA)
        sizes = np.bincount(parts.ravel())
        named: dict[int, int] = {}
        for i in self.rules.lakes:
            name = self.rules.ids[i]
            points, px = self.given["lakes"][name]
            water = np.zeros_like(self.cells, bool)
            window, inside = paint([self.fit(points)], self.size)
            water[window] = inside
            near = [int(k) for k in np.unique(parts[water]) if k and sizes[k] < 30 * PUDDLE]
            here = np.isin(parts, near) | water if px else np.isin(parts, near)
            self.cells[distance(~here) <= px] = i
            named |= dict.fromkeys(near, i)
        for k in range(1, count + 1):
            if sizes[k] < PUDDLE and k not in named:
                window = box_of(parts == k, 2)
                here = parts[window] == k
                around = self.cells[window][ndimage.binary_dilation(here) & (self.cells[window] >= 0)]
                self.cells[window][here] = np.bincount(around).argmax()

    def divide_seas(self) -> np.ndarray:
        """Each cell of water goes to the nearest seed among the seas that every coast nearby allows."""
        wet = self.cells == SEA
        rows, columns = np.nonzero(wet)
        points = np.column_stack([axis[wet] for axis in self.warped])
        away = np.empty((len(rows), len(self.rules.seas)), np.float32)
        for k, sea in enumerate(self.rules.seas):
            away[:, k] = cKDTree(self.fit(self.given["sea"][self.rules.ids[sea]])).query(points)[0]
        boxes = windows(self.cells, 12)
        for land in (*self.rules.lands, *self.rules.scenery):
            top, left = window = boxes[land]
            near = distance(self.cells[window] != land) <= COAST
            mine = (rows >= top.start) & (rows < top.stop) & (columns >= left.start) & (columns < left.stop)
            mine = np.flatnonzero(mine)
            mine = mine[near[rows[mine] - top.start, columns[mine] - left.start]]
            foreign = [k for k, sea in enumerate(self.rules.seas) if not self.rules.may[land, sea]]
            away[np.ix_(mine, foreign)] += FOREIGN
        self.cells[wet] = self.rules.seas.start + away.argmin(1)
        return self.cells


def _within(place: Place, window: Sequence[float]) -> bool:
    west, south, east, north = window
    return bool(west < place[0] < east and south < place[1] < north)


def _scaled(rings: list[np.ndarray], along: float, across: float, shift: Points) -> list[np.ndarray]:
    points = np.vstack(rings)
    middle = (points.min(0) + points.max(0)) / 2
    _, axes = np.linalg.eigh(np.cov((points - middle).T))
    stretch = axes @ np.diag([across, along]) @ axes.T
    return [(ring - middle) @ stretch + middle + shift for ring in rings]


def keep_apart(rules: Rules, cells: np.ndarray, gap: float) -> None:
    """Between lands that are no neighbours, cells become sea."""
    for i, window in windows(cells, int(gap) + 3).items():
        if not rules.is_land(i):
            continue
        part = cells[window]
        foreign = (part >= 0) & (part < len(rules.lands)) & (part != i) & ~rules.may[i][part]
        if foreign.any():
            narrow = (part == i) & (distance(~foreign) <= gap)
            if narrow.sum() < 0.2 * (part == i).sum():
                part[narrow] = SEA


def drop_small_parts(cells: np.ndarray, window: Window, i: int, least: int, becomes: int) -> None:
    """Keep the main body of a region, and what else is large."""
    parts, count = ndimage.label(cells[window] == i)
    if count > 1:
        sizes = np.bincount(parts.ravel())
        sizes[0] = 0
        small = [k for k in range(1, count + 1) if k != sizes.argmax() and sizes[k] < least]
        cells[window][np.isin(parts, small)] = becomes
