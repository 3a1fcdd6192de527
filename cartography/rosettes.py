# ruff: noqa: E501  (SVG reads better unbroken)
"""Ornaments of a round board: the frame with its banners and medallions, seals, the conference table, ships and whales."""

from __future__ import annotations

import math

from cartography.geometry import Entry, Place
from cartography.ornaments import SHIELD
from cartography.paths import number
from cartography.round import MIDDLE, RADIUS, polar

SCALE = (RADIUS - 3, RADIUS + 15)  # the degrees
WEAVE = (RADIUS + 61, 21)  # middle and half width of the plaited band
OUTER = RADIUS + 96
LOBES = 60
MEDALLIONS = (30, 90, 150, 210, 270, 330)

SHIP = (
    '<g class="s-sea-ink f-scroll" stroke-width=".9" stroke-linejoin="round"><path class="f-sea-ink" fill-opacity=".7" d="M-22 6c2 8 6 11 10 12h22c6-1 11-6 13-14l-9 3h-24z"/>'
    '<path d="M-12 6v-32M2 6v-40M14 5v-28M-22 6l-12-7 10 13" fill="none"/><path fill-opacity=".85" d="M-19-22c5 2 10 2 14 0c2 6 2 9 1 12c-6 3-11 3-16 0c2-4 2-8 1-12zM-20-7c6 2 12 2 17 0'
    "c1 4 1 7 0 10c-6 2-12 2-17 0c1-4 1-6 0-10zM-6-30c5 2 11 2 16 0c2 7 2 11 1 15c-6 3-13 3-18 0c2-5 2-10 1-15zM-7-12c6 2 13 2 18 0c1 5 1 9 0 13c-6 2-13 2-18 0c1-5 1-8 0-13z"
    'M12-20c4 2 7 2 10 0c1 5 1 8 0 11c-4 2-7 2-10 0c1-4 1-7 0-11z"/><path class="f-accent" d="M14-23l9-3-9-3zM2-34l10-3-10-3zM-12-26l8-3-8-3z" stroke-width=".5"/>'
    '<path d="M-34 21q6-5 12 0t12 0 12 0 12 0 12 0" fill="none"/></g>'
)
WHALE = (
    '<g class="s-sea-ink f-deep" stroke-width=".9" stroke-linejoin="round"><path d="M-26 8c-2-14 10-22 26-20c12 2 18 10 28 12c-2 8-10 12-20 12h-26c-4 0-7-1-8-4z"/>'
    '<path d="M28 0c4-6 2-12-4-15c7-1 11 3 11 7c3-4 8-5 12-2c-7 1-9 7-14 12"/><path d="M-12-10c-2-8-8-10-12-9M-12-10c0-9 5-12 9-12M-25 8c6-3 11-3 16 0'
    'M-36 13q6-5 12 0t12 0 12 0 12 0 12 0 12 0" fill="none"/><circle cx="-18" cy="2" r="1.2" class="f-sea-ink"/></g>'
)
WHEAT = "M0 9V-3M0-3C-2-5-2-8 0-10C2-8 2-5 0-3ZM0 1C-4 1-5-2-5-4C-2-4 0-2 0 1ZM0 1C4 1 5-2 5-4C2-4 0-2 0 1ZM0 6C-4 6-5 3-5 1C-2 1 0 3 0 6ZM0 6C4 6 5 3 5 1C2 1 0 3 0 6Z"
WIND = "M-9-3H3C7-3 7-9 3.5-9C1.5-9 1-7.5 1.5-6.5M-9 1H7C11 1 11 7 7.5 7C5.5 7 5 5.5 5.5 4.5M-9 5H-1C2.5 5 2.5 10 0 10"


def ring(inner: float, outer: float) -> str:
    """The area between two circles about the middle."""
    return "".join(
        f"M{MIDDLE - r:g} {MIDDLE}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0-{2 * r:g} 0z" for r in (outer, inner)
    )


def at(radius: float, degrees: float) -> str:
    """A point by its distance and direction, as path data."""
    return " ".join(number(v) for v in polar(radius, degrees))


def arc(radius: float, start: float, end: float) -> str:
    """An arc clockwise, without its first point."""
    return f"A{number(radius)} {number(radius)} 0 0 1 {at(radius, end)}"


def sector(inner: float, outer: float, start: float, end: float) -> str:
    """A piece of a ring."""
    return f"M{at(inner, start)}{arc(inner, start, end)}L{at(outer, end)}A{number(outer)} {number(outer)} 0 0 0 {at(outer, start)}z"


def frame(meridians: dict[int, float], banners: list[tuple[float, float]], styles: Entry) -> str:
    """The frame. `meridians`: where each longitude meets the rim; `banners`: direction and half angle."""
    bars = "".join(sector(*SCALE, meridians[lon], meridians[lon + 5]) for lon in range(-180, 180, 10))
    rings = "".join(
        f'<circle cx="{MIDDLE}" cy="{MIDDLE}" r="{r}" stroke-width="{w}"/>'
        for r, w in (
            (SCALE[0], 2.2),
            (SCALE[1], 1),
            (SCALE[1] + 5, 2.4),
            (WEAVE[0] - WEAVE[1] - 7, 0.8),
            (WEAVE[0] + WEAVE[1] + 7, 0.8),
            (OUTER - 5, 2.6),
            (OUTER - 0.8, 1.6),
        )
    )
    ticks = "".join(
        f"M{at(SCALE[0] - 9, meridians[lon])}L{at(SCALE[0], meridians[lon])}" for lon in range(-180, 180, 30)
    )
    return (
        f'<g class="map-frame"><path class="f-margin" fill-rule="evenodd" d="{ring(SCALE[0], OUTER)}"/>'
        f'<path class="f-gilt" d="{bars}"/><path class="s-gilt" fill="none" stroke-width="1.6" d="{ticks}"/>'
        f'{_weave()}<g class="s-gilt" fill="none">{rings}</g>'
        + "".join(_banner(*banner) for banner in banners)
        + "".join(_medallion(degrees, power) for degrees, power in zip(MEDALLIONS, styles, strict=True))
        + "</g>"
    )


def _weave() -> str:
    """A plait of three strands, one lobe of it repeated around."""
    step, (middle, half) = 360 / LOBES, WEAVE
    lobe = ""
    for phase in (0, 120, 240):
        points = [(middle + half * math.sin(math.radians(360 * k / 12 + phase)), step * k / 12) for k in range(13)]
        lobe += "M" + "L".join(at(*point) for point in points)
    uses = "".join(
        f'<use href="#lobe" transform="rotate({number(step * k)} {MIDDLE} {MIDDLE})"/>' for k in range(LOBES)
    )
    return (
        f'<defs><path id="lobe" d="{lobe}"/></defs><g fill="none" stroke-linejoin="round"><g class="s-gilt" stroke-width="4.6" opacity=".55">{uses}</g>'
        f'<g class="s-margin" stroke-width="2.2">{uses}</g></g>'
    )


def _banner(degrees: float, half: float) -> str:
    """A scroll for a line of the title, with folded ends."""
    inner, outer, middle = WEAVE[0] - WEAVE[1] - 3, WEAVE[0] + WEAVE[1] + 3, WEAVE[0]
    low, high = degrees - half, degrees + half
    ends = "".join(
        f"M{at(inner + 7, edge - way * 0.8)}L{at(inner + 7, edge + way * 2.6)}L{at(middle + 5, edge + way * 1.6)}L{at(outer + 5, edge + way * 2.6)}L{at(outer + 5, edge - way * 0.8)}z"
        for edge, way in ((low, -1), (high, 1))
    )
    return (
        f'<path class="f-blank s-ink" stroke-width="1.2" d="{ends}"/><path class="f-scroll s-ink" stroke-width="1.6" d="{sector(inner, outer, low, high)}"/>'
        f'<path class="s-accent" fill="none" stroke-width=".8" d="{sector(inner + 4, outer - 4, low + 0.3, high - 0.3)}"/>'
    )


def _medallion(degrees: float, power: str) -> str:
    x, y = polar(WEAVE[0], degrees)
    star = star_path(5, 4.6, 2)
    return (
        f'<g transform="translate({number(x)} {number(y)}) rotate({degrees if abs(degrees - 180) > 90 else degrees + 180})"><circle r="32" class="f-scroll s-ink" stroke-width="1.6"/>'
        f'<circle r="28" class="s-gilt" fill="none" stroke-width="1"/><g transform="translate(-18 -13.5) scale(1.8 2.3)"><path class="f-{power} s-{power}-ink" stroke-width=".8" d="{SHIELD}"/>'
        f'<path fill="url(#p-{power})" opacity=".7" d="{SHIELD}"/></g><path class="f-{power}-ink" d="{star}" transform="translate(0 -2)"/></g>'
    )


def star_path(points: int, outer: float, inner: float) -> str:
    """A star about the origin."""
    spots = []
    for k in range(2 * points):
        radius, turn = (inner, outer)[k % 2 == 0], k * math.pi / points
        spots.append(f"{number(radius * math.sin(turn))} {number(-radius * math.cos(turn))}")
    return "M" + "L".join(spots) + "Z"


def seal(x: float, y: float, region: Entry, radius: float) -> str:
    """The printed seal that the value stands on: solid where the rulebook states it, light where it was reconstructed."""
    sea, printed = region["kind"] == "sea", region["value_source"] == "rules"
    kind = ("sea" if sea else "land") + ("-seal" if printed else "-guess")
    star = f'<use href="#crest" class="f-{region["id"]}-ink s-scroll"/>' if region.get("home") else ""
    return f'<g transform="translate({number(x)} {number(y)})">{star}<use href="#{kind}"/></g>'


def seal_symbols(radius: float) -> str:
    """The four seals, the star behind that of a home, and the places of markers."""
    teeth = star_path(18, radius, radius - 1.6)
    diamond = f"M0-{radius:g}L{radius:g} 0L0 {radius:g}L-{radius:g} 0Z"
    r = radius - 1
    return (
        f'<g id="land-seal"><path d="{teeth}" class="f-scroll s-ink" stroke-width="1.4" stroke-linejoin="round"/><circle r="{radius - 3.6:g}" class="s-accent" fill="none" stroke-width="1"/></g>'
        f'<g id="land-guess"><circle r="{r:g}" class="f-scroll" opacity=".78"/><circle r="{r:g}" class="s-accent" fill="none" stroke-width="1.1" stroke-dasharray="2.6 2" opacity=".8"/></g>'
        f'<g id="sea-seal"><path d="{diamond}" transform="scale(1.15)" class="f-shallow s-sea-ink" stroke-width="1.4"/><path d="{diamond}" transform="scale(.86)" class="s-sea-ink" fill="none" stroke-width="1"/></g>'
        f'<g id="sea-guess"><path d="{diamond}" transform="scale(1.1)" class="f-shallow" opacity=".72"/><path d="{diamond}" transform="scale(1.1)" class="s-sea-ink" fill="none" stroke-width=".9" stroke-dasharray="2.4 2" opacity=".75"/></g>'
        f'<path id="crest" d="{star_path(8, radius + 5.5, radius - 2.5)}" stroke-width=".8" stroke-linejoin="round"/>'
        f'<path id="famine" class="s-ink" d="{WHEAT}" fill="none" stroke-width=".8" opacity=".34"/><path id="wind" class="s-sea-ink" d="{WIND}" fill="none" stroke-width=".9" stroke-linecap="round" opacity=".42"/>'
    )


def table(x: float, y: float, radius: float, seats: list[Place]) -> str:
    """The round table of the neutral conference, with six seats."""
    spokes = "".join(
        f"M0 0L{number((radius - 14) * math.sin(k * math.pi / 6))} {number(-(radius - 14) * math.cos(k * math.pi / 6))}"
        for k in range(12)
    )
    chairs = "".join(
        f'<g transform="translate({number(sx - x)} {number(sy - y)})"><circle r="10.5" class="f-scroll s-ink" stroke-width="1.1"/><circle r="8" class="s-gilt" fill="none" stroke-width=".7"/></g>'
        for sx, sy in seats
    )
    return (
        f'<g transform="translate({number(x)} {number(y)})"><circle r="{radius + 14:g}" class="f-alps s-gilt" stroke-width="1.5"/><circle r="{radius + 10.5:g}" class="s-gilt" fill="none" stroke-width=".6"/>'
        f'<circle r="{radius - 13:g}" class="f-margin s-ink" stroke-width="1.5"/><path d="{spokes}" class="s-gilt" fill="none" stroke-width=".7"/>'
        f'<path d="{star_path(6, radius - 18, 9)}" class="f-scroll s-gilt" stroke-width=".9"/><path d="{star_path(6, radius - 24, 6)}" transform="rotate(30)" class="f-gilt" opacity=".5"/>'
        f'<circle r="6" class="f-accent"/>{chairs}</g>'
    )
