"""War!: the Old World. `data/war.toml` holds what was drawn by hand; here is its look."""

from __future__ import annotations

from pathlib import Path

from cartography.plate import Plate, drawn_by_hand
from cartography.plateboard import PlateDrawing

# Tint of the land and ink of pattern and edge, by zone. Lightness and pattern carry the meaning without hue.
STYLES = {
    "europe": {
        "light": {"tint": "#ddb1a6", "ink": "#9a564a"},
        "dark": {"tint": "#5c3029", "ink": "#d9a79c"},
        "pattern": "dots",
    },
    "middle_east": {
        "light": {"tint": "#fffad0", "ink": "#a08a3c"},
        "dark": {"tint": "#95834f", "ink": "#f3e7b8"},
        "pattern": "diag",
    },
    "sub_saharan_africa": {
        "light": {"tint": "#c7d195", "ink": "#56682a"},
        "dark": {"tint": "#5b6843", "ink": "#cbd6a4"},
        "pattern": "vert",
    },
    "central_asia": {
        "light": {"tint": "#bba4c2", "ink": "#7d6690"},
        "dark": {"tint": "#4e4061", "ink": "#c4b0d2"},
        "pattern": "cross",
    },
    "eastern_asia": {
        "light": {"tint": "#ffe08e", "ink": "#9a6a1e"},
        "dark": {"tint": "#785822", "ink": "#f2cd8a"},
        "pattern": "back",
    },
    "australasia": {
        "light": {"tint": "#b0ddd8", "ink": "#2f706a"},
        "dark": {"tint": "#355f59", "ink": "#a9d3cb"},
        "pattern": "horiz",
    },
}

SHEET = Plate(
    game="war",
    given=drawn_by_hand("war"),
    styles=STYLES,
    width=1600,
    height=1176,
    cell=0.8,
    narrow_land=31,
    narrow_sea=28,
    title=("ORBIS VETUS", "anno mdccclxxx"),
    cartouche=(690, 962, 222, 196),
    compass=(1004, 1070, 44),
    ships=[(120, 1120, 0.9, 1), (1556, 440, 0.85, -1)],
    badges={"dardanelles": (-30, 26), "suez_canal": (-44, -8), "bosporus": (20, -22)},
    great_ranges=frozenset({"alps", "caucasus", "urals", "himalaya", "tien_shan", "kunlun", "altai", "zagros"}),
)


def drawing(atlas: Path) -> PlateDrawing:
    """The board, drawn."""
    return PlateDrawing(SHEET, atlas)
