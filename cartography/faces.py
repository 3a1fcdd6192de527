"""From coast and borders to regions: cut the sheet into faces and name each by the seeds inside it."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import numpy as np
import shapely
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, polygonize, unary_union

from cartography.atlas import Atlas, coastline
from cartography.geometry import Shapes, Wobble, extend, lines, spline
from cartography.sheet import Sheet

Lines = Sequence[LineString]
LOG = logging.getLogger(__name__)
GRID = 50.0  # metres, of the noding
LARGE_SCRAP = 3e9  # square metres: worth a message


def regions(atlas: Atlas, sheet: Sheet) -> Shapes:
    """Every region and backdrop of the sheet as a shape in px; together they cover it without gaps."""
    through = [LineString(spline(sheet.plane(points), 8e3)) for points in sheet.through_lines]
    sea_lines = [LineString(spline(sheet.plane(points), 8e3)) for points in sheet.sea_lines]
    faces = Faces(sheet, coastline(atlas, sheet), _land_lines(atlas, sheet) + through, sea_lines + through)
    return {name: shapely.transform(shape, sheet.px) for name, shape in faces.named().items()}


def _land_lines(atlas: Atlas, sheet: Sheet) -> list[LineString]:
    out = []
    for a, b in sheet.modern:
        merged = unary_union([sheet.plane_shape(line) for line in atlas.shared[min(a, b), max(a, b)]])
        if merged.geom_type != "LineString":
            merged = linemerge(merged)
        out += [extend(line, 14e3) for line in lines(merged)]
    wobble = Wobble([(6.5e3, 130e3), (3.8e3, 50e3), (1.7e3, 22e3)], 5)
    return out + [LineString(wobble(spline(sheet.plane(points), 3e3))) for points in sheet.land_lines]


class Faces:
    """The pieces into which coast, borders and sea limits cut the sheet."""

    def __init__(self, sheet: Sheet, land: BaseGeometry, land_lines: Lines, sea_lines: Lines) -> None:
        self.sheet = sheet
        frame = sheet.frame
        land = land.intersection(frame)
        sea = frame.difference(land)
        net = [land.boundary, frame.boundary]
        net += [line.intersection(frame).intersection(land.buffer(3e3)) for line in land_lines]
        net += [line.intersection(frame).intersection(sea.buffer(3e3)) for line in sea_lines]
        noded = shapely.set_precision(unary_union([part for part in net if not part.is_empty]), GRID)
        noded = unary_union(shapely.set_precision(shapely.segmentize(noded, 5e3), 1e-3))
        self.faces = list(polygonize(noded))
        self.tree = shapely.STRtree(self.faces)
        self.dry = [land.contains(face.representative_point()) for face in self.faces]
        self.names: list[str | None] = [None] * len(self.faces)

    def named(self) -> Shapes:
        """The regions by name."""
        self._sow()
        while self._adopt_scraps():
            pass
        self._adopt_islands()
        out: dict[str, list[Polygon]] = {}
        for face, name in zip(self.faces, self.names, strict=True):
            if name is not None:
                out.setdefault(name, []).append(face)
        return {name: unary_union(parts) for name, parts in out.items()}

    def _sow(self) -> None:
        for name, points in self.sheet.seeds.items():
            for place, point in zip(points, self.sheet.plane(points), strict=True):
                i = int(self.tree.query(Point(point), predicate="within")[0])
                if self.names[i] not in (None, name):
                    raise ValueError(f"{name} and {self.names[i]} are not divided at {place}")
                if self.dry[i] == (name in self.sheet.seas):
                    raise ValueError(f"the seed of {name} at {place} lies on the wrong element")
                self.names[i] = name

    def _adopt_scraps(self) -> bool:
        """Nameless faces go to the neighbour of their kind with the longest common edge; False when none is left."""
        new = {}
        for i in (i for i, name in enumerate(self.names) if name is None):
            edges = []
            for j in self.tree.query(self.faces[i], predicate="intersects"):
                if j != i and self.names[j] and self.dry[j] == self.dry[i]:
                    edges.append((self.faces[i].boundary.intersection(self.faces[j].boundary).length, self.names[j]))
            if edges and max(edges)[0] > 0:
                new[i] = max(edges)[1]
        for i, name in new.items():
            self._tell(i, name)
            self.names[i] = name
        return bool(new)

    def _adopt_islands(self) -> None:
        """What touches nothing goes to the nearest region."""
        known = [j for j, name in enumerate(self.names) if name]
        for i in (i for i, name in enumerate(self.names) if name is None):
            near = ((self.faces[i].distance(self.faces[j]), self.names[j]) for j in known if self.dry[j] == self.dry[i])
            self.names[i] = min(near)[1]
            self._tell(i, self.names[i])

    def _tell(self, i: int, name: str | None) -> None:
        if self.faces[i].area > LARGE_SCRAP:
            place = self.sheet.globe(np.array(self.faces[i].representative_point().coords[0]))
            LOG.warning("a scrap of %.1f thousand km² at %s goes to %s", self.faces[i].area / 1e9, place, name)
