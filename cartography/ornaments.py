# ruff: noqa: E501  (SVG reads better unbroken)
"""Ornaments of an old map: compass, cartouche, frame, ships, peaks. No lettering but what the title says of itself."""

from __future__ import annotations

import math

from cartography.geometry import Entry
from cartography.sheet import Sheet

PEAK = (
    "M-6.2 3.4C-4 .6-2.4-3.2-.3-5.4C1.6-2.6 3.4 1 6.2 3.4M-.3-5.4C.4-2.6-.6-.8.4 2.6M1.7-2.6C2-1 1.7 .6 2.6 2.6"
    "M3.4 0C3.6 1 3.6 1.6 4.2 2.6"
)
SHIP = (
    '<path class="f-sea-ink" d="M-24 2H25L19 9.5H-17C-20 8.5-23 5-24 2ZM-8 2V-5H-3V2M3 2V-5H8V2M-19 2V-.5H-11V2M11 2V-.5H18V2" '
    'fill-opacity=".75" stroke-width=".8"/><path d="M-14 0V-15M14 0V-14M-14-14L-23 1M14-13L23 1M-14-14L14-13M-17-9H-11'
    'M11-8.5H17" stroke-width=".7"/><path d="M-5.5-6C-6.5-10-12-9-13.5-13C-16-17-22-15-26-18M5.5-6C4.5-10-1-9-2.5-13'
    'C-5-17-11-15-15-18" stroke-width=".9" opacity=".7"/><path d="M-33 12q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0'
    'M-24 15.5q4-3 8 0t8 0 8 0 8 0 8 0" stroke-width=".7"/>'
)
LILY = "M0-9C3-4 3 0 0 5C-3 0-3-4 0-9ZM-1.5 5C-3 1-9 0-7-4C-5-6-3-2-2 1M1.5 5C3 1 9 0 7-4C5-6 3-2 2 1M-4 5.4H4"
SHIELD = "M0 0H20V5C20 9 14 10.5 10 12C6 10.5 0 9 0 5Z"


def _polar(radius: float, angle: float) -> str:
    return f"{radius * math.sin(angle):.1f} {-radius * math.cos(angle):.1f}"


def compass(x: float, y: float, r: float) -> str:
    """A wind rose of sixteen points with a lily in the north."""
    rings = "".join(f'<circle r="{k:.1f}" stroke-width="{w}"/>' for k, w in ((r, 1.1), (r - 4, 0.5), (r * 0.42, 0.6)))
    ticks = "".join(
        f"M{_polar(r, k * math.pi / 36)}L{_polar(r - (4 if k % 2 else 7), k * math.pi / 36)}" for k in range(72)
    )
    points = "".join(_wind(r, *wind) for wind in ((16, 0.62, 0.07), (8, 0.78, 0.11), (4, 1.12, 0.16)))
    return (
        f'<g class="map-compass s-sea-ink" transform="translate({x} {y})" stroke-linejoin="round" stroke-width=".6">'
        f'<circle r="{r}" class="f-shallow" opacity=".35" stroke="none"/><g fill="none">{rings}</g>'
        f'<path d="{ticks}" stroke-width=".5"/>{points}'
        f'<path class="f-accent" transform="translate(0 {-r * 1.12 - 9:.1f})" d="{LILY}"/></g>'
    )


def _wind(r: float, count: int, length: float, width: float) -> str:
    """One order of winds: each a pointed blade, half dark, half light. Winds of a higher order lie above."""
    out = ""
    for k in range(count):
        if count > 4 and k % 2 == 0:
            continue
        angle = k * 2 * math.pi / count
        for side, colour in ((1, "accent" if count == 8 else "sea-ink"), (-1, "scroll")):
            turn = angle + side * math.pi / count * (1 if count == 4 else 1.1)
            out += f'<path class="f-{colour}" d="M0 0L{_polar(r * width * 1.45, turn)}L{_polar(r * length, angle)}Z"/>'
    return out


def scroll(x: float, y: float, w: float, h: float, corner: float, inset: float) -> str:
    """A rectangle with hollow corners."""
    a, b, c, d, k = x + inset, y + inset, x + w - inset, y + h - inset, corner
    return (
        f"M{a + k} {b}H{c - k}A{k} {k} 0 0 0 {c} {b + k}V{d - k}A{k} {k} 0 0 0 {c - k} {d}"
        f"H{a + k}A{k} {k} 0 0 0 {a} {d - k}V{b + k}A{k} {k} 0 0 0 {a + k} {b}Z"
    )


def title(sheet: Sheet) -> list[Entry]:
    """The lines of the title, for whoever prints the lettering: in Latin, which no language translates."""
    x, y, w, h = sheet.cartouche
    faces = (("roman", 37, 0.42, 0.72), ("italic", 17, 0.6, 0.46))
    return [
        {
            "text": text,
            "face": face,
            "size": size,
            "at": [x + w / 2, round(y + h * down, 1)],
            "width": round(w * wide, 1),
        }
        for text, (face, size, down, wide) in zip(sheet.title, faces, strict=True)
    ]


def cartouche(sheet: Sheet) -> str:
    """A scroll for the title, with the powers' shields."""
    x, y, w, h = sheet.cartouche
    outer, inner, middle, rule = scroll(x, y, w, h, 9, 0), scroll(x, y, w, h, 9, 5), x + w / 2, y + h * 0.69
    shields = ""
    for k, power in enumerate(sheet.styles):
        left = middle - len(sheet.styles) * 14 + k * 28 + 4
        shields += (
            f'<g transform="translate({left:.1f} {y + h - 28:.1f})"><path class="f-{power} s-{power}-ink" d="{SHIELD}"/>'
            f'<path fill="url(#p-{power})" opacity=".75" d="{SHIELD}"/></g>'
        )
    return (
        f'<g class="map-cartouche"><path class="f-shade" d="{outer}" transform="translate(2.5 3.5)" opacity=".28" '
        f'filter="url(#lift)"/><path class="f-scroll s-ink" d="{outer}" stroke-width="1.8"/>'
        f'<path class="s-accent" d="{inner}" fill="none" stroke-width=".8"/>'
        f'<path class="s-accent" d="M{middle - 84} {rule}H{middle - 12}M{middle + 12} {rule}H{middle + 84}" stroke-width=".9"/>'
        f'<path class="f-accent" d="M{middle} {rule - 4.5}L{middle + 7} {rule}L{middle} {rule + 4.5}L{middle - 7} {rule}Z"/>'
        f"{shields}</g>"
    )


MARGIN = 12  # px, of the frame


def frame(width: int, height: int) -> str:
    """The margin with the minutes of an old map: alternating bars."""
    across, down = 40, 31
    dx, dy = (width - 8) / across, (height - 8) / down
    bars = "".join(
        f"M{4 + k * dx:.1f} 4h{dx:.1f}v4.5h-{dx:.1f}zM{4 + (k + 1) * dx:.1f} {height - 8.5}h{dx:.1f}v4.5h-{dx:.1f}z"
        for k in range(0, across, 2)
    ) + "".join(
        f"M4 {4 + k * dy:.1f}h4.5v{dy:.1f}h-4.5zM{width - 8.5} {4 + k * dy:.1f}h4.5v{dy:.1f}h-4.5z"
        for k in range(0, down, 2)
    )
    rules = "".join(
        f'<rect x="{i}" y="{i}" width="{width - 2 * i}" height="{height - 2 * i}" stroke-width="{w}"/>'
        for i, w in ((1, 2), (4, 0.7), (8.5, 0.7), (MARGIN, 1.6))
    )
    margin = f"M0 0H{width}V{height}H0ZM{MARGIN} {MARGIN}V{height - MARGIN}H{width - MARGIN}V{MARGIN}Z"
    return (
        f'<g class="map-frame"><path class="f-margin" fill-rule="evenodd" d="{margin}"/>'
        f'<path class="f-gilt" d="{bars}"/><g class="s-gilt" fill="none">{rules}</g></g>'
    )


def ships(sheet: Sheet) -> str:
    """Steamers in open water."""
    each = "".join(
        f'<use href="#ship" transform="translate({x} {y}) scale({k * way} {k})"/>' for x, y, k, way in sheet.ships
    )
    return f'<g class="map-ships" opacity=".6">{each}</g>'
