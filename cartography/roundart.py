# ruff: noqa: E501  (SVG reads better unbroken)
"""The printed sheet of a round board, layer by layer, as for every board; see art.py."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, unary_union

from cartography import ornaments, rosettes, theme
from cartography.art import Art, pattern, strokes
from cartography.bows import Bow, upright
from cartography.geometry import Entry, Points, lines, polygons
from cartography.lettering import HOME, LEADING, PLAIN, width
from cartography.paths import number
from cartography.round import MIDDLE, RADIUS, RoundSheet, direction
from cartography.stations import SEAL

if TYPE_CHECKING:
    from cartography.roundboard import RoundDrawing

NARROW = 40  # px: a passage between two seas that is shorter is marked
SHIPS, ROOMY = 9, 24  # how many ornaments at sea, and the radius that each needs
WORLD = 'clip-path="url(#world)"'


def draw(drawing: RoundDrawing, document: Entry) -> str:
    """The whole sheet."""
    return RoundArt(drawing, document).svg()


class RoundArt(Art):
    """The layers of one round sheet."""

    # Every layer that reads what only a rectangular sheet has is overridden here.
    drawing: RoundDrawing  # type: ignore[assignment]
    sheet: RoundSheet  # type: ignore[assignment]

    def __init__(self, drawing: RoundDrawing, document: Entry) -> None:
        super().__init__(drawing, document)  # type: ignore[arg-type]
        self.land -= set(self.sheet.given["lakes"])
        self.ground = unary_union([drawing.shapes[name].buffer(0.05) for name in sorted(self.land)])
        self.lands = sorted(name for name in self.land if name in drawing.facts)
        self.groups = self._groups()

    def svg(self) -> str:
        """All layers."""
        layers = [
            self._sea(),
            self._graticule(),
            self._within(self._shallows(), "map-shallows"),
            self._limits(),
            self._land(),
            self._tints(),
            self._relief(),
            self._rivers(),
            self._borders(),
            self._links(),
            self._ships(),
            ornaments.compass(*self.drawing.compass),
            self._seals(),
            self._texture(),
            self._frame(),
        ]
        head = f'<svg xmlns="http://www.w3.org/2000/svg" class="map-art" viewBox="0 0 {self.sheet.width} {self.sheet.height}" '
        return head + f"{self.size}>{self._definitions()}" + "\n".join(layers) + "</svg>\n"

    def _within(self, layer: str, name: str) -> str:
        return layer.replace(f'<g class="{name}"', f'<g class="{name}" {WORLD}', 1)

    def _groups(self) -> dict[str, list[str]]:
        """The lands by paper: neighbours differ."""
        papers = list(self.sheet.papers)
        near: dict[str, set[str]] = {name: set() for name in self.lands}
        for a, b in self.drawing.board["borders"]["land"]:
            near[a].add(b)
            near[b].add(a)
        chosen: dict[str, str] = {}
        for name in sorted(self.lands, key=lambda n: (-len(near[n]), n)):
            free = [paper for paper in papers if paper not in {chosen.get(other) for other in near[name]}]
            chosen[name] = min(free or papers, key=lambda paper: list(chosen.values()).count(paper))
        return {paper: sorted(name for name, found in chosen.items() if found == paper) for paper in papers}

    def _definitions(self) -> str:
        styles = self.sheet.styles | self.sheet.papers
        out = f"<style>{theme.css(styles)}</style><defs>" + self._filters()
        out += "".join(pattern(name, style["pattern"]) for name, style in self.sheet.styles.items())
        for group, names in self.groups.items():
            out += f'<path id="n-{group}" d="{"".join(self.drawing.paths[name] for name in names)}"/>'
            out += f'<clipPath id="c-{group}"><use href="#n-{group}" clip-rule="evenodd"/></clipPath>'
        ice = self.drawing.board["scenery"][0]["id"]
        out += f'<path id="ice" d="{self.drawing.paths[ice]}"/><clipPath id="c-ice"><use href="#ice"/></clipPath>'
        parts = "".join(f'<use href="#n-{group}"/>' for group in self.groups)
        out += f'<g id="land" fill-rule="evenodd">{parts}<use href="#ice"/></g>'
        out += f'<path id="peak" d="{ornaments.PEAK}" fill="none" stroke-linecap="round"/>'
        out += f'<g id="ship">{rosettes.SHIP}</g><g id="whale">{rosettes.WHALE}</g>{rosettes.seal_symbols(SEAL)}'
        out += f'<clipPath id="world"><circle cx="{MIDDLE}" cy="{MIDDLE}" r="{RADIUS}"/></clipPath>'
        out += f'<clipPath id="sheet"><circle cx="{MIDDLE}" cy="{MIDDLE}" r="{rosettes.OUTER}"/></clipPath>'
        out += '<radialGradient id="depth" cx=".5" cy=".5" r=".46"><stop class="t-sea" offset=".3"/><stop class="t-deep" offset="1"/>'
        out += '</radialGradient><radialGradient id="age" cx=".5" cy=".5" r=".5"><stop class="t-age" offset=".62" stop-opacity="0"/>'
        return out + '<stop class="t-age" offset="1" stop-opacity=".3"/></radialGradient></defs>'

    def _sea(self) -> str:
        return self._within(super()._sea(), "map-sea")

    def _graticule(self) -> str:
        """Meridians and parallels as the flow bends them; equator, tropics and polar circles are stronger."""
        sea = self.view.difference(self.ground)

        def course(points: Points) -> LineString:
            return LineString(self.drawing.line(points)).simplify(0.8).intersection(sea)

        around = np.arange(-180, 181, 1.5)
        net = [course([(lon, lat) for lat in np.arange(-78, 80, 1.5)]) for lon in range(-180, 180, 15)]
        net += [course([(lon, lat) for lon in around]) for lat in (-60, -45, -30, -15, 15, 30, 45, 60, 75)]
        circles = [course([(lon, lat) for lon in around]) for lat in (-66.5, -23.44, 23.44, 66.5)]
        equator = [course([(lon, 0) for lon in around])]
        return (
            f'<g class="map-graticule s-sea-ink" fill="none"><path d="{strokes(net, 6)}" stroke-width=".6" opacity=".28"/>'
            f'<path d="{strokes(circles, 6)}" class="s-accent" stroke-width=".8" stroke-dasharray="6 4" opacity=".42"/>'
            f'<path d="{strokes(equator, 6)}" class="s-accent" stroke-width="1.5" opacity=".42"/></g>'
        )

    def _land(self) -> str:
        rays = []
        radius = next(iter(self.document["scenery"].values()))["table"][2]
        rng = np.random.default_rng(11)
        for _ in range(120):  # wind-blown snow
            turn, start = rng.uniform(0, 360), rng.uniform(radius + 24, 150)
            rays.append(
                f"M{rosettes.at(start, turn)}L{rosettes.at(start + rng.uniform(5, 15), turn + rng.uniform(-3, 3))}"
            )
        return (
            '<g class="map-land" fill-rule="evenodd"><use href="#land" transform="translate(1.5 2.5)" class="f-shade" '
            'opacity=".34" filter="url(#lift)"/><use href="#land" class="f-paper"/>'
            '<g clip-path="url(#c-ice)"><use href="#ice" class="f-alps"/><use href="#ice" class="s-shallow" fill="none" stroke-width="26" filter="url(#soft)"/>'
            f'<path d="{"".join(rays)}" class="s-sea-ink" fill="none" stroke-width=".8" opacity=".4"/></g></g>'
        )

    def _tints(self) -> str:
        """Watercolour: flat tint, and an edge that darkens towards the border."""
        out = '<g class="map-tints">'
        for group in self.groups:
            use = f'<use href="#n-{group}"'
            out += (
                f'{use} class="f-{group}" fill-rule="evenodd"/>'
                f'<g clip-path="url(#c-{group})" class="s-{group}-ink" fill="none" stroke-linejoin="round">'
                f'{use} class="o-rim" stroke-width="16" filter="url(#soft)"/>{use} class="o-edge" stroke-width="4"/></g>'
            )
        return out + "</g>"

    def _labels(self) -> Iterator[BaseGeometry]:
        """The boxes and bands of all names."""
        for region in self.document["regions"].values():
            for label in region["label"].values():
                if "curve" in label:
                    length = width(label["lines"][0], PLAIN) * label["size"] * 1.05
                    x, y = label["at"]
                    bow = Bow.about_pole(x, y)
                    bow = bow if abs(bow.turn - label["turn"]) < 2 else Bow.aslant(x, y, label["turn"])
                    yield bow.band(length, label["size"])
                else:
                    hand = HOME if "power" in region else PLAIN
                    half = max(width(line, hand) for line in label["lines"]) * label["size"] / 2
                    high = len(label["lines"]) * label["size"] * LEADING / 2
                    x, y = label["at"]
                    box = shapely.box(x - half, y - high, x + half, y + high)
                    yield affinity.rotate(box, label["turn"], origin=(x, y))

    def _kept_free(self) -> BaseGeometry:
        """Lettering, seals and markers: no peak stands in them."""
        spots = [r["slots"][kind] for r in self.document["regions"].values() for kind in ("value", "marker")]
        return unary_union([*self._labels(), *(Point(spot).buffer(15) for spot in spots)])

    def _relief(self) -> str:
        free, rng, peaks = self._kept_free(), np.random.default_rng(4), []
        inland = unary_union([self.drawing.shapes[name].buffer(-7) for name in self.lands]).difference(free.buffer(6))
        shapely.prepare(inland)
        for name, points in self.sheet.given["ranges"].items():
            ridge = LineString(self.drawing.line(points))
            for along in np.arange(3, ridge.length, 12.5):
                for row in range(2 if name in self.sheet.great_ranges else 1):
                    spot = (
                        np.array(ridge.interpolate(along).coords[0])
                        + rng.normal(0, 1.5, 2)
                        + [row * 5.5, row * 8.5 - 3]
                    )
                    if inland.contains(Point(spot)):
                        peaks.append((*spot, rng.uniform(0.8, 1.15) * (0.8 if row else 1)))
        uses = "".join(
            f'<use href="#peak" transform="translate({x:.0f} {y:.0f}) rotate({upright(direction(x, y)):.0f}) scale({k:.1f})"/>'
            for x, y, k in sorted(peaks, key=lambda peak: peak[1])
        )
        return f'<g class="map-relief s-ink" stroke-width=".95" opacity=".46">{uses}</g>'

    def _rivers(self) -> str:
        parts = []
        course = self.ground.buffer(1.5)
        for points in self.sheet.given["rivers"].values():
            smooth = LineString(self.drawing.line(points)).segmentize(5)
            c = np.array(smooth.coords)
            t = np.arange(len(c))
            c += np.column_stack([np.sin(t * 0.9 + c[0, 0]), np.cos(t * 0.7 + c[0, 1])]) * 1.2
            parts.append(LineString(c).simplify(0.4).intersection(course))
        d = strokes(parts, 8)
        return (
            f'<g class="map-rivers" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="{d}" '
            f'class="s-shallow" stroke-width="2.6" opacity=".4"/><path d="{d}" class="s-river" stroke-width="1.15" opacity=".8"/></g>'
        )

    def _borders(self) -> str:
        rocks = "".join(
            f'<circle cx="{number(x)}" cy="{number(y)}" r="6" class="f-scroll" stroke-width="1.6"/><circle cx="{number(x)}" cy="{number(y)}" r="2" class="f-ink"/>'
            for x, y in self.drawing.meeting_points()
        )
        return (
            f'<g class="map-borders s-ink" fill="none" stroke-linejoin="round" stroke-linecap="round">'
            f'<use href="#land" stroke-width="1.7"/>{rocks}</g>'
        )

    def _links(self) -> str:
        """Canals as surveyed, before they are built, and arrows in narrow passages."""
        surveyed = "".join(canal["d"] for canal in self.document["canals"].values())
        arrows = "".join(
            f'<use href="#pass" transform="translate({x:.0f} {y:.0f}) rotate({turn:.0f})"/>'
            for x, y, turn in self._passages()
        )
        return (
            f'<g class="map-links" fill="none" stroke-linecap="round"><path d="{surveyed}" class="s-scroll" stroke-width="8" opacity=".8"/>'
            f'<path d="{surveyed}" class="s-sea-ink" stroke-width="3" stroke-dasharray=".5 5.5"/>'
            '<defs><path id="pass" d="M-9 0H-3M-6-3L-9 0L-6 3M9 0H3M6-3L9 0L6 3" stroke-width="1.6" stroke-linejoin="round"/></defs>'
            f'<g class="s-sea-ink">{arrows}</g></g>'
        )

    def _passages(self) -> Iterator[tuple[float, float, float]]:
        """The middle of each short limit between two seas, and the direction across it."""
        shapes = self.drawing.shapes
        for a, b in combinations(sorted(self.seas), 2):
            if shapes[a].distance(shapes[b]) > 1:
                continue
            edge = lines(linemerge(lines(shapes[a].boundary.intersection(shapes[b].buffer(0.6)))))
            if sum(part.length for part in edge) > NARROW:
                continue
            for part in (part for part in edge if part.length > 5):
                c = np.array(part.coords)
                way = np.linalg.svd(c - c.mean(0))[2][0]
                middle = part.interpolate(0.5, normalized=True)
                yield middle.x, middle.y, np.rad2deg(np.arctan2(way[1], way[0])) + 90

    def _ships(self) -> str:
        """Ships and whales where the open sea is free of names, seals and the best places for pieces."""
        taken = [self._kept_free(), Point(self.drawing.compass[:2]).buffer(self.drawing.compass[2] + 20)]
        for name in self.seas:
            taken += [Point(x, y).buffer(14) for x, y, _ in self.document["regions"][name]["slots"]["pieces"]]
        free = unary_union([self.drawing.shapes[name].buffer(-9) for name in sorted(self.seas)]).difference(
            unary_union(taken)
        )
        out = '<g class="map-ships" opacity=".8">'
        for k in range(SHIPS):
            circles = [
                shapely.maximum_inscribed_circle(part, tolerance=1) for part in polygons(free) if part.area > 1500
            ]
            best = max(circles, key=lambda line: line.length)
            (x, y), radius = best.coords[0], best.length
            if radius < ROOMY:
                break
            what, size = ("whale" if k in (2, 5, 7) else "ship"), min(1.25, radius / 42)
            out += f'<use href="#{what}" transform="translate({x:.0f} {y:.0f}) rotate({upright(direction(x, y)) * 0.8:.0f}) scale({size:.2f})"/>'
            free = free.difference(Point(x, y).buffer(170))
        return out + "</g>"

    def _seals(self) -> str:
        out = '<g class="map-seals">'
        for name, region in self.document["regions"].items():
            x, y = region["slots"]["marker"]
            turn = upright(direction(x, y))
            kind = "wind" if region["kind"] == "sea" else "famine"
            out += f'<use href="#{kind}" transform="translate({x:.0f} {y:.0f}) rotate({turn:.0f})"/>'
            x, y = region["slots"]["value"]
            out += rosettes.seal(x, y, self.drawing.facts[name], SEAL)
        ice = next(iter(self.document["scenery"].values()))
        x, y, radius = ice["table"]
        return out + rosettes.table(x, y, radius, ice["seats"]) + "</g>"

    def _texture(self) -> str:
        return super()._texture().replace('<g class="map-texture"', '<g class="map-texture" clip-path="url(#sheet)"', 1)

    def _frame(self) -> str:
        rim = self.drawing.line([(lon, 79.9) for lon in range(-180, 180, 5)])
        turns = np.unwrap(np.deg2rad([direction(x, y) for x, y in rim]))
        meridians = {lon: float(np.rad2deg(turn)) for lon, turn in zip(range(-180, 180, 5), turns, strict=True)}
        meridians[180] = meridians[-180] + 360
        banners = []
        for line, (_, degrees) in zip(self.document["title"], self.sheet.title, strict=True):
            half = np.rad2deg(_length(line) / 2 / rosettes.WEAVE[0]) + 1.6
            banners.append((degrees, float(half)))
        return rosettes.frame(meridians, banners, self.sheet.styles)


def _length(line: Entry) -> float:
    text: str = line["text"]
    size, spacing = float(line["size"]), float(line["spacing"])
    return width(text, PLAIN) * size + spacing * len(text)
