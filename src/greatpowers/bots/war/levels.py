"""The levels of War!: parameters of the rules of thumb up to `medium`, of the search above.

They are spaced so that each clearly beats the one below (docs/bots/war.md). Up to `medium` they begin with buildings
rather than an army, and leave others in peace at first. On most machines playouts bound `expert` before seconds do, so
that it is about as strong everywhere.
"""

from __future__ import annotations

from typing import Any, Final

_SEARCH: Final[dict[str, Any]] = {"turns": 12, "plans": 3, "width": 12, "keep": 8, "caution": 1.0}
BUILDERS: Final = 0.08  # of an army, as much as a player begins with who wants a bit of everything
LEVELS: Final[dict[str, dict[str, Any]]] = {
    "beginner": {"noise": 60_000.0, "army": BUILDERS, "peace": 8},
    "easy": {"noise": 4000.0, "army": BUILDERS, "peace": 3},
    "medium": {"noise": 600.0, "army": BUILDERS, "peace": 1},
    "hard": {**_SEARCH, "noise": 80.0},
    "expert": {**_SEARCH, "seconds": 2.5, "playouts": 120},
}
