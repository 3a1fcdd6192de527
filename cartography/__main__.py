"""`python -m cartography GAME --atlas FOLDER`: draw a board; what it writes is committed."""

from __future__ import annotations

import argparse
import json
import logging
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from cartography.check import Check

LOG = logging.getLogger("cartography")
GAMES = ("imperial", "imperunde", "war")


def draw(drawing: Any) -> list[str]:
    """Write the drawing and the artwork of a board, and say what contradicts the rules."""
    document = drawing.document()
    text = json.dumps(drawing.curves.packed(document), ensure_ascii=False, separators=(",", ":"))
    (drawing.folder / "map.json").write_text(text + "\n", "utf-8")
    (drawing.folder / "map-art.svg").write_text(drawing.art(document), "utf-8")
    check = Check(document, drawing.board)
    LOG.info(check.summary(document))
    return check.faults()


def main() -> int:
    """Draw one board; 1 when the picture contradicts the rules."""
    parser = argparse.ArgumentParser(prog="cartography", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--atlas", type=Path, default=Path("node_modules/world-atlas"), help="the unpacked world-atlas")
    given = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    board = import_module(f"cartography.{given.game}")
    faults = draw(board.drawing(given.atlas))
    for fault in faults:
        LOG.error(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
