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
# Of the players, by colour. Each has a hatching of its own, so that nobody needs to see colours.
PLAYERS = {
    "red": {
        "light": {"tint": "#e3684c", "ink": "#8c1f17"},
        "dark": {"tint": "#972614", "ink": "#f08a80"},
        "pattern": "diag",
    },
    "green": {
        "light": {"tint": "#5cbe7d", "ink": "#2f6420"},
        "dark": {"tint": "#5a9a51", "ink": "#c5efb0"},
        "pattern": "vert",
    },
    "blue": {
        "light": {"tint": "#5877d4", "ink": "#1f3f82"},
        "dark": {"tint": "#3656b2", "ink": "#9cc4f5"},
        "pattern": "horiz",
    },
    "yellow": {
        "light": {"tint": "#eeca4e", "ink": "#8a6d00"},
        "dark": {"tint": "#aa9d27", "ink": "#f6e28a"},
        "pattern": "dots",
    },
    "purple": {
        "light": {"tint": "#c991e1", "ink": "#58297a"},
        "dark": {"tint": "#8a478c", "ink": "#dfb8f4"},
        "pattern": "back",
    },
    "grey": {
        "light": {"tint": "#919191", "ink": "#3d3d3a"},
        "dark": {"tint": "#6d7373", "ink": "#c9c9c4"},
        "pattern": "cross",
    },
    "brown": {
        "light": {"tint": "#7a644f", "ink": "#33241a"},
        "dark": {"tint": "#63523d", "ink": "#c8a888"},
        "pattern": "grid",
    },
    "pink": {
        "light": {"tint": "#eb9ccb", "ink": "#a0447a"},
        "dark": {"tint": "#e087b8", "ink": "#ffe0f2"},
        "pattern": "checks",
    },
}

SHEET = Plate(
    game="war",
    given=drawn_by_hand("war"),
    styles=STYLES,
    players=PLAYERS,
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
