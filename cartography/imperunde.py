"""ImpeRunde: the world from the south pole. `data/imperunde.toml` holds what was drawn by hand; here is its look."""

from __future__ import annotations

from pathlib import Path

from cartography.round import RoundSheet, drawn_by_hand
from cartography.roundboard import RoundDrawing

# Tint of the land and ink of pattern and edge. Lightness and pattern carry the meaning without hue.
STYLES = {
    "great_britain": {
        "light": {"tint": "#d76258", "ink": "#7a2018"},
        "dark": {"tint": "#7a2415", "ink": "#eda394"},
        "pattern": "cross",
    },
    "south_africa": {
        "light": {"tint": "#f2c958", "ink": "#86660f"},
        "dark": {"tint": "#a48d36", "ink": "#f6df95"},
        "pattern": "diag",
    },
    "japan": {
        "light": {"tint": "#cc9fd3", "ink": "#643b7c"},
        "dark": {"tint": "#a27dbc", "ink": "#d9b8e2"},
        "pattern": "back",
    },
    "victoria": {
        "light": {"tint": "#9ac87f", "ink": "#3c6120"},
        "dark": {"tint": "#2d7a45", "ink": "#b4da9d"},
        "pattern": "dots",
    },
    "usa": {
        "light": {"tint": "#80a2f0", "ink": "#1f4176"},
        "dark": {"tint": "#1c4693", "ink": "#9cc3ee"},
        "pattern": "vert",
    },
    "brazil": {
        "light": {"tint": "#a86022", "ink": "#54330c"},
        "dark": {"tint": "#8d5d1f", "ink": "#f0cf9e"},
        "pattern": "horiz",
    },
}

# Papers of the lands: neighbours differ. They are pale, so that what somebody owns stands out.
PAPERS = {
    "paper0": {"light": {"tint": "#f8f1df", "ink": "#b58a44"}, "dark": {"tint": "#464033", "ink": "#201a10"}},
    "paper1": {"light": {"tint": "#f0e5cb", "ink": "#a8742f"}, "dark": {"tint": "#3c3629", "ink": "#1a150d"}},
    "paper2": {"light": {"tint": "#f6ebdb", "ink": "#b5774a"}, "dark": {"tint": "#463b31", "ink": "#21170f"}},
    "paper3": {"light": {"tint": "#eee8d0", "ink": "#8f8640"}, "dark": {"tint": "#3c3a2c", "ink": "#1a190f"}},
}

SHEET = RoundSheet(
    game="imperunde",
    given=drawn_by_hand("imperunde"),
    styles=STYLES,
    # Room in px²: of a land of value 1, 2, 3; what a home has more; the most for lands; the least and most for seas.
    area_by_value=(12500, 14000, 16000),
    area_of_home=3500,
    most_land=19500,
    area_of_seas=(18000, 37000),
    area={
        "tahiti": 11500,
        "hawaii": 12500,
        "ceylon": 12500,
        "iceland": 14000,
        "cuba": 14000,
        "hispaniola": 11500,
        "new_zealand": 13500,
        "baltic_sea": 26000,
        "ruperts_land": 42000,
        "russia": 44000,
        "greenland": 28000,
        "yakutia": 38000,
        "west_siberia": 35000,
        "quebec": 26000,
        "alaska": 27000,
        "kamchatka": 27000,
        "scandinavia": 27000,
        "oregon": 17000,
        "mongolia": 18000,
        "germany": 20000,
        "turkestan": 20000,
        "usa": 18000,
        "ottoman_empire": 24000,
        "mosquito_coast": 15500,
        "new_granada": 15500,
        "barbary": 19000,
        "north_australia": 15500,
        "west_australia": 15000,
        "new_guinea": 15000,
        "abyssinia": 17500,
        "patagonia": 14500,
        "arabia": 17000,
        "france": 19500,
        "italy": 19000,
        "spain": 18000,
        "persia": 16500,
        "east_india": 18500,
        "siam": 17000,
        "tibet": 17000,
        "java": 15000,
        "north_sea": 25000,
        "sea_of_japan": 26000,
        "china_sea": 33000,
        "java_sea": 30000,
        "kara_sea": 24000,
        "east_siberian_sea": 31000,
        "beaufort_sea": 26000,
        "norwegian_sea": 31000,
        "antarctica": 40000,
    },
    want_land=36,
    want_sea=40,
    want={
        "kara_sea": 32,
        "east_siberian_sea": 37,
        "beaufort_sea": 32,
        "norwegian_sea": 34,
        "baltic_sea": 43,
        "north_sea": 44,
    },
    ice=1.0,
    papers=PAPERS,
    title=[("ORBIS TERRARUM", 0), ("E POLO AUSTRALI VISUS", 180)],
    compass=(("indian_ocean", "gulf_of_guinea", "south_sea"), 40),
    canals={"suez": (32.5, 30.3), "panama": (-80.2, 8.9)},
    great_ranges=frozenset({"rockies", "andes", "south_andes", "himalaya", "alps", "altai"}),
)


def drawing(atlas: Path) -> RoundDrawing:
    """The board, drawn."""
    return RoundDrawing(SHEET, atlas)
