"""How far a share of games may be from the truth."""

from __future__ import annotations

import math

_Z = 1.959963984540054  # two-sided 95 %


def wilson(wins: float, played: int) -> tuple[float, float]:
    """The 95 % Wilson score interval of a proportion."""
    if not played:
        return 0.0, 1.0
    share = wins / played
    spread = _Z * math.sqrt(share * (1 - share) / played + _Z * _Z / (4 * played * played))
    middle = share + _Z * _Z / (2 * played)
    scale = 1 + _Z * _Z / played
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
