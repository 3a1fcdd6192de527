# ruff: noqa: E501  (SVG reads better unbroken)
"""The printed sheet of a plate: the same print as a rectangular board, its zones tinted, straits with their condition."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from cartography import ornaments
from cartography.art import Art, strokes
from cartography.geometry import Entry
from cartography.lettering import LEADING, PLAIN, width

if TYPE_CHECKING:
    from cartography.plateboard import PlateDrawing

BADGE = 10.5  # radius, px
# What a badge says, drawn about 0, 0: by leave (a key), once built (a spade), open to land units (a bridge), barred (a cross).
SYMBOLS = {
    "leave": '<path class="f-accent" d="M-1.3-1.5a3.2 3.2 0 1 0 0 3H2.4V3.6H4.3V1.5H6.2V-1.5Z"/><circle class="f-scroll" cx="-4.1" r="1.25"/>',
    "built": '<path class="f-accent" d="M-1-6.4H1L1-.6H3.4V2.4C3.4 4.6 1.6 6 0 7C-1.6 6-3.4 4.6-3.4 2.4V-.6H-1Z"/><path class="s-accent" d="M-2.6-6.4H2.6" stroke-width="1.6"/>',
    "crossing": '<path class="s-accent" fill="none" stroke-width="1.6" d="M-6.4 3.4V-2.2M6.4 3.4V-2.2M-7.4-1.6C-3.4-4.6 3.4-4.6 7.4-1.6M-6.4 3.4C-4 .4 4 .4 6.4 3.4"/>',
    "barred": '<path class="s-accent" stroke-width="2.3" stroke-linecap="round" d="M-3.8-3.8L3.8 3.8M-3.8 3.8L3.8-3.8"/>',
}


def draw(drawing: PlateDrawing, document: Entry) -> str:
    """The whole sheet."""
    return PlateArt(drawing, document).svg()


class PlateArt(Art):
    """The layers of one sheet; where a rectangular board tints powers, a plate tints zones."""

    def __init__(self, drawing: PlateDrawing, document: Entry) -> None:
        super().__init__(drawing, document)  # type: ignore[arg-type]
        self.plate = drawing
        self.homes = {name: region["zone"] for name, region in document["regions"].items() if "zone" in region}
        self.tinted = self.homes

    def _graticule(self) -> str:
        """Meridians and parallels as the flow bends them; equator and tropics are stronger."""
        sea = self.view.difference(self.ground)
        meridians, parallels = self.plate.sheet.graticule

        def course(points: list[tuple[float, float]]) -> BaseGeometry:
            return LineString(self.plate.globe(points)).simplify(0.5).intersection(sea)

        around = np.arange(-34.0, 186, 1.5)
        net = [course([(lon, lat) for lat in np.arange(-50.0, 80, 1.5)]) for lon in meridians]
        net += [course([(lon, lat) for lon in around]) for lat in parallels if lat]
        circles = [course([(lon, lat) for lon in around]) for lat in (-23.44, 23.44, 66.5)]
        equator = [course([(lon, 0) for lon in around])]
        return (
            f'<g class="map-graticule s-sea-ink" fill="none"><path d="{strokes(net, 6)}" stroke-width=".6" opacity=".26"/>'
            f'<path d="{strokes(circles, 6)}" class="s-accent" stroke-width=".7" stroke-dasharray="6 4" opacity=".36"/>'
            f'<path d="{strokes(equator, 6)}" class="s-accent" stroke-width="1.1" opacity=".36"/></g>'
        )

    def _land(self) -> str:
        islands = "".join(self.drawing.paths[name] for name in sorted(self.plate.sheet.backdrop))
        ice = self.drawing.paths["arctic"]
        return (
            f'<g class="map-ice"><path d="{ice}" class="f-alps" opacity=".72"/>{self._floes()}</g>'
            '<g class="map-land" fill-rule="evenodd"><use href="#land" transform="translate(1.5 2.5)" class="f-shade" '
            f'opacity=".34" filter="url(#lift)"/><use href="#land" class="f-paper"/><path d="{islands}" class="f-blank"/></g>'
        )

    def _floes(self) -> str:
        """Short strokes on the frozen sea."""
        ice, rng = self.drawing.shapes["arctic"].buffer(-5), np.random.default_rng(11)
        x0, y0, x1, y1 = ice.bounds
        d = ""
        for x in np.arange(x0, x1, 15):
            for y in np.arange(y0, y1, 10):
                at = x + rng.uniform(-4, 4), y + rng.uniform(-3, 3)
                if ice.contains(Point(at)):
                    d += f"M{at[0]:.0f} {at[1]:.0f}h{rng.uniform(3, 8):.0f}"
        return f'<path d="{d}" class="s-sea-ink" fill="none" stroke-width=".7" opacity=".4"/>'

    def _labels(self) -> list[BaseGeometry]:
        out = []
        for region in self.document["regions"].values():
            for label in region["label"].values() if region["kind"] != "sea" else []:
                half = max(width(line, PLAIN) for line in label["lines"]) * label["size"] / 2
                high = len(label["lines"]) * label["size"] * LEADING / 2
                x, y = label["at"]
                box = shapely.box(x - half, y - high, x + half, y + high)
                out.append(affinity.rotate(box, label["turn"], origin=(x, y)))
        return out

    def _kept_free(self) -> BaseGeometry:
        """Lettering: no peak stands in it."""
        return unary_union(self._labels())

    def _borders(self) -> str:
        curves = self.drawing.curves
        inner = curves.lines(lambda o: o <= self.land and len({self.homes.get(n, n) for n in o}) == 1)
        outer = curves.lines(lambda o: o <= self.land and len({self.homes.get(n, n) for n in o}) == 2)
        return (
            f'<g class="map-borders s-ink" fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="{inner}" '
            f'class="s-scroll" stroke-width="3" opacity=".5"/><path d="{inner}" stroke-width="1.15" stroke-dasharray="6 2.6 1.2 2.6"/>'
            f'<path d="{outer}" stroke-width="2"/><use href="#land" stroke-width="1.35"/></g>'
        )

    def _links(self) -> str:
        """Straits as channels across the land, and badges that say on which condition one may pass."""
        out = '<g class="map-links" stroke-linecap="round">'
        for link in self.document["passages"].values():
            if "d" in link:
                dashes = ' stroke-dasharray="5 3.4"' if "built" in link["symbols"] else ""
                out += f'<path d="{link["d"]}" fill="none" class="s-ink" stroke-width="5"/>'
                out += f'<path d="{link["d"]}" fill="none" class="s-sea" stroke-width="3"/>'
                out += f'<path d="{link["d"]}" fill="none" class="s-sea-ink" stroke-width="1"{dashes}/>'
        for link in self.document["passages"].values():
            out += self._badge(link)
        return out + "</g>"

    def _badge(self, link: Entry) -> str:
        (x, y), (u, v), symbols = link["at"], link["badge"], link["symbols"]
        wide = BADGE + 9.5 * (len(symbols) - 1)
        leader = (
            f'<path class="s-accent" stroke-width="1.1" d="M{x} {y}L{u} {v}"/>'
            if math.dist((x, y), (u, v)) > BADGE
            else ""
        )
        out = f'{leader}<g transform="translate({u} {v})" class="map-badge"><rect x="{-wide}" y="{-BADGE}" width="{2 * wide}" height="{2 * BADGE}" rx="{BADGE}" class="f-scroll s-accent" stroke-width="1.4"/>'
        for k, symbol in enumerate(symbols):
            out += f'<g transform="translate({(k - (len(symbols) - 1) / 2) * 19:.1f} 0)">{SYMBOLS[symbol]}</g>'
        return out + "</g>"

    def _cartouche(self) -> str:
        """A scroll for the title and the six zones."""
        x, y, w, h = self.plate.sheet.cartouche
        outer, inner, middle = ornaments.scroll(x, y, w, h, 9, 0), ornaments.scroll(x, y, w, h, 9, 5), x + w / 2
        rule = self.document["legend"]["rule"]
        swatches = ""
        for zone, entry in self.document["legend"]["zones"].items():
            u, v = entry["swatch"]
            box = f'x="{u}" y="{v}" width="24" height="13" rx="2"'
            swatches += f'<rect {box} class="f-{zone}"/><rect {box} fill="url(#p-{zone})" opacity=".6"/><rect {box} class="s-{zone}-ink" fill="none" stroke-width="1.2"/>'
        return (
            f'<g class="map-cartouche"><path class="f-shade" d="{outer}" transform="translate(2.5 3.5)" opacity=".28" '
            f'filter="url(#lift)"/><path class="f-scroll s-ink" d="{outer}" stroke-width="1.8"/>'
            f'<path class="s-accent" d="{inner}" fill="none" stroke-width=".8"/>'
            f'<path class="s-accent" d="M{middle - 84} {rule}H{middle - 12}M{middle + 12} {rule}H{middle + 84}" stroke-width=".9"/>'
            f'<path class="f-accent" d="M{middle} {rule - 4.5}L{middle + 7} {rule}L{middle} {rule + 4.5}L{middle - 7} {rule}Z"/>'
            f"{swatches}</g>"
        )
