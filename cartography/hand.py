"""What was drawn by hand for a board: lines and places, in `data/<game>.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from cartography.geometry import Points

ROOT = Path(__file__).parent.parent
DATA = Path(__file__).parent / "data"


def places(text: str) -> Points:
    """Places from "longitude latitude, longitude latitude"."""
    pairs = (place.split() for place in text.split(","))
    return [(float(lon), float(lat)) for lon, lat in pairs]


def hand_drawn(game: str) -> dict[str, Any]:
    """The fields of a `Sheet` that come from the file."""
    given = tomllib.loads((DATA / f"{game}.toml").read_text("utf-8"))
    out: dict[str, Any] = {
        "straits": [(places(strait["line"]), strait["width"]) for strait in given["strait"]],
        "drop_islands": places(given["drop_islands"]),
        "modern": [(a, b) for a, b in given["modern"]],
    }
    for name in ("add_land", "cut_land", "land_lines", "sea_lines", "through_lines"):
        out[name] = [places(line) for line in given[name]]
    for name in ("seeds", "rivers", "ranges"):
        out[name] = {key: places(line) for key, line in given[name].items()}
    return out
