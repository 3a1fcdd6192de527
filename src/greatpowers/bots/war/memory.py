"""What has just been worked out for a seat, kept for its next decision: most of a position stays as it was.

It changes no choice. Positions share the rows that they have not changed, so two of them are quickly compared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

T = TypeVar("T")

_LAST: Final[dict[tuple[str, int], tuple[tuple[object, ...], Any]]] = {}


def remembered(what: str, seat: int, rows: tuple[object, ...], make: Callable[[], T]) -> T:
    """The value made from equal rows last time, or a new one. It must not be changed."""
    last = _LAST.get((what, seat))
    if last is None or last[0] != rows:
        last = (rows, make())
        _LAST[what, seat] = last
    value: T = last[1]
    return value
