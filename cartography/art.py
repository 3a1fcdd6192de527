# ruff: noqa: E501  (SVG reads better unbroken)
"""The printed sheet without lettering and pieces, as one SVG that is painted once and lies below everything.

Layers from below: sea, graticule, shallows, sea limits, land, tints with a watercolour edge, relief, rivers, borders,
links, ornaments, paper texture, frame. Each is a group with a class, so a client can leave it out. Lands are printed
without an owner: whose they are is the game's to say, and the client's to colour.
Colours are CSS variables (see theme.py).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

import numpy as np
import shapely
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from cartography import ornaments, theme
from cartography.geometry import Entry, Place, lines
from cartography.lettering import HOME, LAND, LEADING, width
from cartography.paths import polyline

if TYPE_CHECKING:
    from cartography.board import Drawing

# Readable without colour: [side of the tile, drawing in the power's ink].
PATTERNS = {
    "diag": (8, '<path d="M-1 9L9-1M-1 1L1-1M7 9L9 7" stroke-width="1.1"/>'),
    "back": (12, '<path d="M-1-1L13 13M-1 11L1 13M11-1L13 1M-1 2L10 13M2-1L13 10" stroke-width=".8"/>'),
    "vert": (7, '<path d="M3.5 0V7" stroke-width="1.1"/>'),
    "horiz": (7, '<path d="M0 3.5H7" stroke-width="1.1"/>'),
    "dots": (9, '<path d="M2.25 2.25h.01M6.75 6.75h.01" stroke-width="2.2" stroke-linecap="round"/>'),
    "cross": (9, '<path d="M-1 10L10-1M-1-1L10 10" stroke-width=".8"/>'),
}
# Name, base frequency, octaves, seed, colour, row of the matrix that makes the alpha.
TEXTURES = [
    ("grain", ".75 .9", 3, 8, "grain", ".5 .5 0 0 -.42"),
    ("stain", ".0042 .0052", 4, 21, "stain", "0 1.5 0 0 -.62"),
    ("wash", ".003 .011", 4, 5, "wash", "0 0 1.7 0 -.66"),
    ("foam", ".006 .05", 4, 13, "foam", "0 2.2 0 0 -1.06"),
]
WATER_LINES = ((26, 0.5, 0.4), (18.4, 0.55, 0.52), (12.2, 0.65, 0.64), (7.2, 0.8, 0.8), (3.4, 0.95, 1))


def draw(drawing: Drawing, document: Entry) -> str:
    """The whole sheet."""
    return Art(drawing, document).svg()


class Art:
    """The layers of one sheet."""

    def __init__(self, drawing: Drawing, document: Entry) -> None:
        self.drawing, self.document, self.sheet, self.seas = drawing, document, drawing.sheet, drawing.seas
        self.size = f'width="{self.sheet.width}" height="{self.sheet.height}"'
        self.view = self.sheet.inside(ornaments.MARGIN)
        self.homes: dict[str, str] = {n: r["power"] for n, r in document["regions"].items() if "power" in r}
        self.tinted: dict[str, str] = {}  # regions that are printed in a style of the sheet
        self.land = {name for name in drawing.shapes if name not in self.seas}
        self.ground = unary_union([drawing.shapes[name].buffer(0.05) for name in sorted(self.land)])

    def svg(self) -> str:
        """All layers."""
        layers = [
            self._sea(),
            self._graticule(),
            self._shallows(),
            self._limits(),
            self._land(),
            self._tints(),
            self._relief(),
            self._rivers(),
            self._borders(),
            self._links(),
            ornaments.ships(self.sheet),
            ornaments.compass(*self.sheet.compass),
            self._cartouche(),
            self._texture(),
            ornaments.frame(self.sheet.width, self.sheet.height),
        ]
        head = f'<svg xmlns="http://www.w3.org/2000/svg" class="map-art" viewBox="0 0 {self.sheet.width} {self.sheet.height}" '
        return head + f"{self.size}>{self._definitions()}" + "\n".join(layers) + "</svg>\n"

    def _cartouche(self) -> str:
        return ornaments.cartouche(self.sheet)

    def _definitions(self) -> str:
        out = f"<style>{theme.css(self.sheet.styles)}</style><defs>" + self._filters()
        out += "".join(pattern(name, style["pattern"]) for name, style in self.sheet.styles.items())
        for style in self._tints_used():
            own = {name for name, tint in self.tinted.items() if tint == style}
            out += f'<path id="n-{style}" d="{self.drawing.curves.union(own)}"/>'
            out += f'<clipPath id="c-{style}"><use href="#n-{style}" clip-rule="evenodd"/></clipPath>'
        neutral = "".join(self.drawing.paths[name] for name in sorted(self.land - set(self.homes)))
        out += f'<path id="neutral" d="{neutral}"/><clipPath id="c-neutral"><use href="#neutral" clip-rule="evenodd"/></clipPath>'
        out += f'<path id="land" d="{self.drawing.curves.union(self.land)}" fill-rule="evenodd"/>'
        out += f'<path id="peak" d="{ornaments.PEAK}" fill="none" stroke-linecap="round"/>'
        out += f'<g id="ship" class="s-sea-ink" fill="none" stroke-linecap="round" stroke-linejoin="round">{ornaments.SHIP}</g>'
        out += '<radialGradient id="depth" cx=".5" cy=".48" r=".75"><stop class="t-sea" offset=".25"/><stop class="t-deep" offset="1"/>'
        out += '</radialGradient><radialGradient id="age" cx=".5" cy=".5" r=".74"><stop class="t-age" offset=".62" stop-opacity="0"/>'
        return out + '<stop class="t-age" offset="1" stop-opacity=".34"/></radialGradient></defs>'

    def _filters(self) -> str:
        out = ""
        for name, frequency, octaves, seed, colour, alpha in TEXTURES:
            out += (
                f'<filter id="{name}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence '
                f'type="fractalNoise" baseFrequency="{frequency}" numOctaves="{octaves}" seed="{seed}"/><feColorMatrix '
                f'values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 {alpha}" result="a"/><feFlood class="l-{colour}"/>'
                f'<feComposite operator="in" in2="a"/></filter>'
            )
        for name, blur in (("soft", 6.5), ("lift", 3.2)):
            out += f'<filter id="{name}" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="{blur}"/></filter>'
        return out

    def _sea(self) -> str:
        return (
            f'<g class="map-sea"><rect {self.size} fill="url(#depth)"/><rect {self.size} filter="url(#wash)" opacity=".34"/>'
            f'<rect {self.size} filter="url(#foam)" opacity=".34"/></g>'
        )

    def _graticule(self) -> str:
        """Meridians and parallels, bent as the cartogram bends the land, and rhumb lines from the compass."""
        meridians, parallels = self.sheet.graticule
        net = [[(lon, lat) for lat in np.arange(26, 71, 1.0)] for lon in meridians]
        net += [[(lon, lat) for lon in np.arange(-40, 66, 1.5)] for lat in parallels]
        sea = self.view.difference(self.ground)
        grid = [LineString(self.drawing.line(points)).simplify(0.4).intersection(sea) for points in net]
        x, y, r = self.sheet.compass
        rhumbs = []
        for k in range(32):
            way = np.array([math.sin(k * math.pi / 16), -math.cos(k * math.pi / 16)])
            ray = LineString([way * (r + 1) + (x, y), way * 2300 + (x, y)])
            rhumbs.append(ray.intersection(sea))
        return (
            f'<g class="map-graticule s-sea-ink" fill="none"><path d="{strokes(grid, 6)}" stroke-width=".6" opacity=".26"/>'
            f'<path d="{strokes(rhumbs, 20)}" stroke-width=".5" opacity=".16"/></g>'
        )

    def _shallows(self) -> str:
        """Light water along the coast with engraved lines: wide strokes of the land, hollowed out by narrower ones."""
        strokes = ""
        for far, wide, tone in WATER_LINES:
            grey = round(255 * tone)
            strokes += f'<use href="#land" stroke="rgb({grey},{grey},{grey})" stroke-width="{2 * far + wide:.2f}"/>'
            strokes += f'<use href="#land" stroke="#000" stroke-width="{2 * far - wide:.2f}"/>'
        return (
            '<g class="map-shallows"><use href="#land" class="s-shallow" fill="none" stroke-width="32" '
            f'stroke-linejoin="round" filter="url(#soft)" opacity=".72"/><mask id="engraved" x="0" y="0" maskUnits="userSpaceOnUse" '
            f'{self.size}><g fill="none" stroke-linejoin="round">{strokes}</g></mask>'
            f'<rect {self.size} class="f-sea-ink" mask="url(#engraved)" opacity=".62"/></g>'
        )

    def _limits(self) -> str:
        d = self.drawing.curves.lines(lambda owners: owners <= self.seas)
        return (
            f'<g class="map-limits" fill="none" stroke-linecap="round"><path d="{d}" class="s-shallow" stroke-width="5" '
            f'opacity=".75"/><path d="{d}" class="s-sea-ink" stroke-width="2" stroke-dasharray="9 6"/></g>'
        )

    def _land(self) -> str:
        blank = "".join(self.drawing.paths[name] for name in sorted(self.sheet.backdrop))
        inside = {entry["id"] for entry in self.drawing.board.get("scenery", [])}
        scenery = "".join(self.drawing.paths[name] for name in sorted(inside))
        return (
            '<g class="map-land" fill-rule="evenodd"><use href="#land" transform="translate(1.5 2.5)" class="f-shade" '
            f'opacity=".34" filter="url(#lift)"/><use href="#land" class="f-paper"/>'
            f'<path d="{blank}" class="f-blank"/><path d="{scenery}" class="f-alps"/></g>'
        )

    def _tints_used(self) -> list[str]:
        return [style for style in self.sheet.styles if style in self.tinted.values()]

    def _tints(self) -> str:
        """Watercolour: a thin tint, pattern, and an edge that darkens towards the border."""
        out = '<g class="map-tints"><g clip-path="url(#c-neutral)" fill="none"><use href="#neutral" class="s-edge" '
        out += 'stroke-width="17" opacity=".42" filter="url(#soft)"/></g>'
        for style in self._tints_used():
            use = f'<use href="#n-{style}"'
            out += (
                f'{use} class="f-{style}" fill-rule="evenodd" opacity=".5"/>'
                f'{use} fill="url(#p-{style})" fill-rule="evenodd" opacity=".26"/>'
                f'<g clip-path="url(#c-{style})" class="s-{style}-ink" fill="none" stroke-linejoin="round">'
                f'{use} class="o-rim" stroke-width="22" filter="url(#soft)"/>{use} class="o-edge" stroke-width="6"/></g>'
            )
        return out + "</g>"

    def _kept_free(self) -> BaseGeometry:
        """Lettering, cities and flags: no peak stands in them."""
        out = []
        for region in self.document["regions"].values():
            if region["kind"] == "sea":
                continue
            for label in region["label"].values():
                hand = HOME if "power" in region else LAND
                half = max(width(line, hand) for line in label["lines"]) * label["size"] / 2
                high = len(label["lines"]) * label["size"] * LEADING / 2
                out.append(_box(label["at"], half, high))
            out += [Point(region["slots"][kind]).buffer(15) for kind in ("city", "flag") if kind in region["slots"]]
        for scenery in self.document["scenery"].values():
            if "label" in scenery:
                out.append(_box(scenery["label"]["en"]["at"], 44, 9))
        return unary_union(out)

    def _relief(self) -> str:
        free, rng, peaks = self._kept_free(), np.random.default_rng(4), []
        inland = self.ground.buffer(-5).intersection(self.view.buffer(-8)).difference(free.buffer(6))
        shapely.prepare(inland)
        for name, points in self.sheet.ranges.items():
            ridge = LineString(self.drawing.line(points))
            for along in np.arange(4, ridge.length, 12.5):
                for row in range(2 if name in self.sheet.great_ranges else 1):
                    at = (
                        np.array(ridge.interpolate(along).coords[0])
                        + rng.normal(0, 1.5, 2)
                        + [row * 5.5, row * 8.5 - 3]
                    )
                    scale = rng.uniform(0.72, 1.08) * (0.8 if row else 1)
                    if inland.contains(Point(at)):
                        peaks.append((at[1], at[0], scale))
        uses = "".join(
            f'<use href="#peak" transform="translate({x:.0f} {y:.0f}) scale({k:.2f})"/>' for y, x, k in sorted(peaks)
        )
        return f'<g class="map-relief s-ink" stroke-width=".95" opacity=".46">{uses}</g>'

    def _rivers(self) -> str:
        """Rivers run on below names and cities: halos and squares keep those readable."""
        course = self.ground.buffer(1.5)
        parts = []
        for points in self.sheet.rivers.values():
            c = np.array(LineString(self.drawing.line(points, 5e3)).segmentize(4).coords)
            t = np.arange(len(c))
            c += np.column_stack([np.sin(t * 0.9 + c[0, 0]), np.cos(t * 0.7 + c[0, 1])]) * 0.8
            parts.append(LineString(c).simplify(0.3).intersection(course).intersection(self.view))
        d = strokes(parts, 5)
        return (
            f'<g class="map-rivers" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="{d}" '
            f'class="s-shallow" stroke-width="2.6" opacity=".4"/><path d="{d}" class="s-river" stroke-width="1.15" opacity=".85"/></g>'
        )

    def _borders(self) -> str:
        def owner(name: str) -> str:
            return self.homes.get(name, name)

        curves = self.drawing.curves
        inner = curves.lines(lambda o: o <= self.land and len({owner(n) for n in o}) == 1)
        outer = curves.lines(lambda o: o <= self.land and len({owner(n) for n in o}) == 2)
        return (
            f'<g class="map-borders s-ink" fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="{inner}" '
            f'class="s-scroll" stroke-width="3" opacity=".5"/><path d="{inner}" stroke-width="1.3" stroke-dasharray="6 2.6 1.2 2.6"/>'
            f'<path d="{outer}" stroke-width="2.3"/><use href="#land" stroke-width="1.5"/></g>'
        )

    def _links(self) -> str:
        out = '<g class="map-links" fill="none" stroke-linecap="round">'
        for link in self.document["links"]:
            (x1, y1), (x2, y2) = link["from"], link["to"]
            d = f"M{x1} {y1}L{x2} {y2}"
            out += f'<path d="{d}" class="s-ink" stroke-width="11"/><path d="{d}" class="s-scroll" stroke-width="7.6"/>'
            out += f'<path d="{d}" class="s-accent" stroke-width="2.6" stroke-dasharray=".5 5"/>'
        return out + "</g>"

    def _texture(self) -> str:
        return (
            f'<g class="map-texture" style="mix-blend-mode:multiply"><rect {self.size} filter="url(#stain)" opacity=".38"/>'
            f'<rect {self.size} filter="url(#grain)" opacity=".3"/><rect {self.size} fill="url(#age)"/></g>'
        )


def pattern(power: str, name: str) -> str:
    """The hatching of a power."""
    side, tile = PATTERNS[name]
    return (
        f'<pattern id="p-{power}" width="{side}" height="{side}" patternUnits="userSpaceOnUse" fill="none" '
        f'class="s-{power}-ink">{tile}</pattern>'
    )


def _box(at: Place, half: float, high: float) -> BaseGeometry:
    return shapely.box(at[0] - half, at[1] - high, at[0] + half, at[1] + high)


def strokes(parts: Iterable[BaseGeometry], shortest: float) -> str:
    """Lines as path data, without the shortest."""
    return "".join(polyline(line) for part in parts for line in lines(part) if line.length > shortest)
