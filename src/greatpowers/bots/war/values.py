"""What a rule of thumb gives: the worth of an action in the position that it was prepared for."""

from __future__ import annotations

from collections.abc import Callable

Value = Callable[[int], float]
