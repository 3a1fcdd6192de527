"""The levels of ImpeRunde: parameters of the rules of thumb up to `medium`, of the search above.

They are spaced so that each beats the one below by about as much (docs/bots/imperunde.md). On most machines playouts
bound `expert` before seconds do, so that it is about as strong everywhere.
"""

from __future__ import annotations

from typing import Any, Final

_SEARCH: Final[dict[str, Any]] = {"turns": 8, "plans": 2, "width": 10, "caution": 1.5}
LEVELS: Final[dict[str, dict[str, Any]]] = {
    "beginner": {"noise": 8000.0},
    "easy": {"noise": 1600.0},
    "medium": {"noise": 450.0},
    "hard": {**_SEARCH, "noise": 90.0},
    "expert": {**_SEARCH, "seconds": 2.5, "playouts": 240},
}
