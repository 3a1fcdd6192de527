"""Imperial: Europe about 1914. `data/imperial.toml` holds what was drawn by hand; here is how the sheet looks."""

from pathlib import Path

from cartography.board import Drawing
from cartography.hand import hand_drawn
from cartography.sheet import Sheet

DRAWN = hand_drawn("imperial")
SEAS = frozenset(name for name in DRAWN["seeds"] if name.endswith(("_sea", "_atlantic", "_channel", "_biscay")))

# On the finished board in px: baseline of the name, largest size of type, where the pieces gather.
SEA_NAMES = {
    "north_atlantic": ([(36, 240), (140, 198), (268, 182)], 29, (150, 262)),
    "north_sea": ([(494, 250), (565, 222), (642, 238)], 27, (565, 290)),
    "english_channel": ([(186, 570), (290, 549), (396, 572)], 23, (290, 600)),
    "bay_of_biscay": ([(22, 706), (112, 674), (216, 698)], 27, (110, 608)),
    "baltic_sea": ([(944, 114), (1010, 92), (1080, 98)], 24, (1040, 240)),
    "western_mediterranean_sea": ([(262, 1066), (400, 1038), (574, 1056)], 26, (520, 985)),
    "ionian_sea": ([(916, 1166), (990, 1130), (1074, 1132)], 27, (1000, 1190)),
    "eastern_mediterranean_sea": ([(1160, 1218), (1310, 1188), (1476, 1200)], 25, (1340, 1120)),
    "black_sea": ([(1338, 852), (1450, 826), (1570, 848)], 28, (1400, 775)),
}
POWER_NAMES = {
    "great_britain": ([(256, 446), (380, 428), (520, 404)], 22),
    "france": ([(366, 778), (450, 762), (556, 756)], 32),
    "germany": ([(760, 544), (872, 514), (1000, 520)], 26),
    "austria_hungary": ([(884, 728), (1040, 736), (1196, 690)], 27),
    "italy": ([(662, 842), (760, 826), (862, 842)], 26),
    "russia": ([(1236, 430), (1390, 310), (1570, 262)], 48),
}

# Tint of the land and ink of pattern and edge. Lightness and pattern carry the meaning without hue.
STYLES = {
    "austria_hungary": {
        "light": {"tint": "#f2c958", "ink": "#86660f"},
        "dark": {"tint": "#a48d36", "ink": "#f6df95"},
        "pattern": "diag",
    },
    "italy": {
        "light": {"tint": "#9ac87f", "ink": "#3c6120"},
        "dark": {"tint": "#2d7a45", "ink": "#b4da9d"},
        "pattern": "dots",
    },
    "france": {
        "light": {"tint": "#80a2f0", "ink": "#1f4176"},
        "dark": {"tint": "#1c4693", "ink": "#9cc3ee"},
        "pattern": "vert",
    },
    "great_britain": {
        "light": {"tint": "#d76258", "ink": "#7a2018"},
        "dark": {"tint": "#7a2415", "ink": "#eda394"},
        "pattern": "cross",
    },
    "germany": {
        "light": {"tint": "#908d85", "ink": "#383734"},
        "dark": {"tint": "#59625e", "ink": "#d5d3cd"},
        "pattern": "horiz",
    },
    "russia": {
        "light": {"tint": "#cc9fd3", "ink": "#643b7c"},
        "dark": {"tint": "#a27dbc", "ink": "#d9b8e2"},
        "pattern": "back",
    },
}

SHEET = Sheet(
    **DRAWN,
    game="imperial",
    width=1600,
    height=1248,
    projection="+proj=laea +lat_0=50 +lon_0=15 +R=6371000",
    left=-2430e3,
    right=2110e3,
    top=1650e3,
    window=(-32, 26, 66, 72),
    close=4.6e3,
    open=2.6e3,
    min_island=5.2e8,
    seas=SEAS,
    backdrop=frozenset({"levant"}),
    want_land=44.5,
    want_sea=56,
    large_land=66,
    large_sea=84,
    want={
        "west_balkan": 57,
        "florence": 50,
        "cologne": 50,
        "rome": 48,
        "warsaw": 50,
        "denmark": 52,
        "venice": 48,
        "switzerland": 27,
        "levant": 10,
        "baltic_sea": 60,
    },
    density={
        "moscow": 0.8,
        "st_petersburg": 0.8,
        "north_atlantic": 0.85,
        "turkey": 0.7,
        "spain": 0.8,
        "sweden": 0.85,
        "black_sea": 0.75,
        "kiev": 0.95,
        "odessa": 0.9,
        "bay_of_biscay": 0.8,
        "eastern_mediterranean_sea": 0.7,
        "levant": 0.5,
    },
    open_water=[
        (-4.9, 53.6, 100, 1.22),
        (-5.6, 35.95, 60, 1.5),
        (29.1, 41.1, 40, 1.5),
        (15.6, 38.2, 30, 1.6),
        (12.7, 55.9, 45, 1.35),
        (13.2, 45.2, 60, 1.35),
    ],
    sea_names=SEA_NAMES,
    power_names=POWER_NAMES,
    styles=STYLES,
    great_ranges=frozenset({"alps", "carpathians", "scandes", "dinaric", "taurus", "caucasus"}),
    title=("EUROPA", "anno mcmxiv"),
    cartouche=(32, 30, 226, 112),
    compass=(78, 425, 42),
    ships=[(548, 92, 0.95, 1), (812, 1204, 0.9, -1)],
)


def drawing(atlas: Path) -> Drawing:
    """The board, drawn."""
    return Drawing(SHEET, atlas)
