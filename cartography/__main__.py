"""`python -m cartography GAME --atlas FOLDER`: draw a board; its `map.json` and `map-art.svg` are committed."""

from __future__ import annotations

import argparse
import logging
import sys
from importlib import import_module
from pathlib import Path

from cartography.board import draw

LOG = logging.getLogger("cartography")


def main() -> int:
    """Draw one board; 1 when the picture contradicts the rules."""
    parser = argparse.ArgumentParser(prog="cartography", description=__doc__)
    parser.add_argument("game", choices=["imperial"])
    parser.add_argument("--atlas", type=Path, default=Path("node_modules/world-atlas"), help="the unpacked world-atlas")
    given = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    faults = draw(import_module(f"cartography.{given.game}").SHEET, given.atlas)
    for fault in faults:
        LOG.error(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
