"""A rectangular board as a mosaic of cells, painted from today's countries and from borders drawn by hand.

Countries go to regions as a whole; patches lie over them where a border is no more. Straits are opened or closed,
narrow lands drawn fatter, and lines from coast to coast cut the water into sea areas. Everything is given on the globe
and painted through a `fit`, so the same picture can be painted again once the cartogram has made room.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
import shapely
from scipy import ndimage
from shapely.geometry import LineString, Polygon

from cartography.atlas import Atlas
from cartography.geometry import Entry, Points, Wobble, polygons
from cartography.hand import places
from cartography.mosaic import SEA, Window, box_of, distance, paint
from cartography.rules import Rules

Fit = Callable[[np.ndarray], np.ndarray]

STEP = 0.4  # degrees: longer sides bend
ROUNDING = 0.6  # cells by which the coast is blurred
CRUMB = 90  # cells: smaller islands go
CUT = 1.6  # cells: width of a line that divides the water
POND = 500  # cells: smaller waters that no seed names are filled
NEAR = 9  # cells in which a seed that fell on land finds its water


def nearest(known: np.ndarray) -> tuple[np.ndarray, ...]:
    """For each cell the nearest known one."""
    return tuple(ndimage.distance_transform_edt(~known, return_distances=False, return_indices=True))


class Painter:
    """Paints the cells of one board; `given` is `data/<game>.toml`, `middles` name the sea areas."""

    def __init__(
        self, atlas: Atlas, rules: Rules, given: Entry, middles: dict[str, Points], high: int, wide: int
    ) -> None:
        self.rules, self.given, self.high, self.wide = rules, given, high, wide
        self.wobble = Wobble([(4.2, 95), (1.8, 38), (0.8, 17)], 11)
        names = sorted(atlas.countries, key=lambda name: -atlas.countries[name].area)
        self.country = {name: i for i, name in enumerate(names)}
        self.outlines = [
            (self.country[name], _dense(part))
            for name in names
            for part in polygons(atlas.countries[name])
            if self._wanted(name, part)
        ]
        self.owner = np.full(len(names) + 1, SEA)  # by country; the last is nobody's
        for region, countries in given["countries"].items():
            for name in countries:
                self.owner[self.country[name]] = rules.number[region]
        more = {name: places(line) for name, line in given["seeds"].items()}
        self.seeds = {
            rules.number[name]: np.array([*middles.get(name, []), *more.get(name, [])]) for name in {**middles, **more}
        }

    def _wanted(self, country: str, part: Polygon) -> bool:
        x, y = part.representative_point().coords[0]

        def inside(boxes: Iterable[list[float]]) -> bool:
            return any(west <= x <= east and south <= y <= north for west, south, east, north in boxes)

        least = self.given["least_island"]
        dropped = part.area < 25 and inside(self.given["drop"]) and not inside(self.given["keep"])
        return bool(not dropped and part.area >= least.get(country, least["default"]))

    def paint(self, fit: Fit) -> np.ndarray:
        """Every cell as the number of its region, sea area or scenery."""
        cells = self._lands(fit)
        self._close(cells, fit)
        self._fatten(cells)
        for line in self.given["open"]:
            window, inside = self._stroke(line["line"], line["width"], fit)
            cells[window][inside] = SEA
        self._round(cells)
        return self._seas(cells, fit)

    def _area(self, ring: np.ndarray) -> tuple[Window, np.ndarray]:
        """The cells inside a ring, in a window."""
        (rows, columns), inside = paint([ring], self.wide)  # which knows squares only
        rows = slice(min(rows.start, self.high), min(rows.stop, self.high))
        return (rows, columns), inside[: rows.stop - rows.start]

    def _stroke(self, line: str, width: float, fit: Fit) -> tuple[Window, np.ndarray]:
        course = LineString(fit(_dense(LineString(places(line)))))
        return self._area(np.array(course.buffer(width / 2).exterior.coords))

    def _lands(self, fit: Fit) -> np.ndarray:
        countries = np.full((self.high, self.wide), len(self.owner) - 1)
        for country, outline in self.outlines:
            window, inside = self._area(fit(outline))
            countries[window][inside] = country
        cells = self.owner[countries]
        for patch in self.given["patch"]:
            ring = fit(_dense(Polygon(places(patch["area"]))))
            window, inside = self._area(ring if patch.get("ruled") else self.wobble(ring))
            inside &= np.isin(countries[window], [self.country[name] for name in patch["of"]])
            cells[window][inside] = self.rules.number[patch["region"]]
        return cells

    def _close(self, cells: np.ndarray, fit: Fit) -> None:
        """Water along some lines becomes part of the nearest land."""
        here = np.zeros(cells.shape, bool)
        for line in self.given["close"]:
            window, inside = self._stroke(line["line"], line["width"], fit)
            here[window] |= inside
        here &= cells == SEA
        cells[here] = cells[nearest(cells != SEA)][here]

    def _fatten(self, cells: np.ndarray) -> None:
        for name, (bays, more) in self.given["fatten"].items():
            i = self.rules.number[name]
            part = cells[box_of(cells == i, int(bays + more) + 3)]
            here = part == i
            if bays:
                here = distance(distance(~here) <= bays) > bays
            part[(distance(~here) <= more) & (part == SEA)] = i

    def _round(self, cells: np.ndarray) -> None:
        """Rounds the coast a little; crumbs of land go."""
        dry = cells != SEA
        soft = ndimage.gaussian_filter(dry.astype(np.float32), ROUNDING) > 0.5
        new = soft & ~dry
        cells[new] = cells[nearest(dry)][new]
        parts, _ = ndimage.label(soft)
        sizes = np.bincount(parts.ravel())
        cells[~soft | (sizes < CRUMB)[parts]] = SEA

    def _seas(self, cells: np.ndarray, fit: Fit) -> np.ndarray:
        """Lines cut the water; each part goes to the sea area whose seed lies in it, ponds to the land around."""
        wet = cells == SEA
        free = wet.copy()
        for line in self.given["sea_lines"]:
            window, inside = self._stroke(line, CUT, fit)
            free[window] &= ~inside
        parts, count = ndimage.label(free)
        owner = np.full(count + 1, SEA)
        for sea, seeds in self.seeds.items():
            for x, y in fit(seeds):
                owner[self._water(parts, x, y)] = sea
        owner[0] = SEA
        pond = free & ((owner == SEA) & (np.bincount(parts.ravel(), minlength=count + 1) < POND))[parts]
        cells[pond] = cells[nearest(~wet)][pond]
        seas = np.where(pond, SEA, owner[parts])
        wet &= ~pond
        cells[wet] = seas[nearest(seas != SEA)][wet]
        return cells

    def _water(self, parts: np.ndarray, x: float, y: float) -> int:
        """The part of the water in which a place lies, or the nearest."""
        row, column = int(np.clip(y, 0, self.high - 1)), int(np.clip(x, 0, self.wide - 1))
        if parts[row, column]:
            return int(parts[row, column])
        near = parts[max(0, row - NEAR) : row + NEAR, max(0, column - NEAR) : column + NEAR]
        return int(np.bincount(near.ravel())[1:].argmax() + 1) if near.any() else 0


def _dense(shape: Polygon | LineString) -> np.ndarray:
    """The points of a line or outline, close enough together to bend with the map."""
    line = shape.exterior if shape.geom_type == "Polygon" else shape
    return np.array(shapely.segmentize(line, STEP).coords)
