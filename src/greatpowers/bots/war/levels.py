"""The levels of War!: parameters of the rules of thumb up to `medium`, of the search above.

They are spaced so that each beats the one below by about as much (docs/bots/war.md). On most machines playouts
bound `expert` before seconds do, so that it is about as strong everywhere.
"""

from __future__ import annotations

from typing import Any, Final

_SEARCH: Final[dict[str, Any]] = {"turns": 12, "plans": 3, "width": 12, "keep": 8, "caution": 1.0}
LEVELS: Final[dict[str, dict[str, Any]]] = {
    "beginner": {"noise": 850.0},
    "easy": {"noise": 330.0},
    "medium": {"noise": 110.0},
    "hard": {**_SEARCH, "noise": 35.0},
    "expert": {**_SEARCH, "seconds": 2.5, "playouts": 120},
}
