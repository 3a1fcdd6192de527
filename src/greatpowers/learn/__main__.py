"""Learn a game: `python -m greatpowers.learn imperial --folder FOLDER`."""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")  # one process a core; before numpy is loaded

from greatpowers.learn.recipe import RECIPES, learn, say


def main() -> None:
    """Read the command line and follow the game's recipe."""
    parser = argparse.ArgumentParser(prog="python -m greatpowers.learn", description=__doc__)
    parser.add_argument("game", choices=sorted(RECIPES))
    parser.add_argument("--folder", type=Path, required=True, help="for games and nets; a run goes on where it stopped")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--scale", type=float, default=1.0, help="of the number of games")
    parser.add_argument("--generations", type=int, help="instead of the recipe's")
    parser.add_argument("--matches", type=int, help="games by which a net is judged, instead of the recipe's")
    parser.add_argument("--gpu", action="store_true", help="fit with cupy")
    given = parser.parse_args()
    recipe = RECIPES[given.game].scaled(given.scale, given.generations, given.matches)
    xp = import_module("cupy" if given.gpu else "numpy")
    with ProcessPoolExecutor(given.workers) as pool:
        say(best=str(learn(given.game, recipe, given.folder, pool, given.workers, xp)))


if __name__ == "__main__":
    main()
