"""The levels of Imperial: parameters of the rules of thumb up to `medium`, of the search above.

They are spaced so that each beats the one below by about as much (docs/bots/imperial.md). On most machines playouts
bound `expert` before seconds do, so that it is about as strong everywhere.
"""

from __future__ import annotations

from typing import Any, Final

LEVELS: Final[dict[str, dict[str, Any]]] = {
    "beginner": {"noise": 400.0},
    "easy": {"noise": 150.0},
    "medium": {"noise": 70.0},
    "hard": {"plans": 1, "blur": 0.25},
    "expert": {"seconds": 2.5, "playouts": 250, "turns": 5, "plans": 4, "foresight": 8},
}
