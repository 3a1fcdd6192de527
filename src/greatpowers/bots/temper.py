"""Temperaments: what a player likes to do a little more than is best. Every game has the same ones."""

from __future__ import annotations

from typing import Final, Literal, get_args

Temper = Literal["balanced", "builder", "raider", "banker"]
TEMPER_NAMES: Final[tuple[str, ...]] = get_args(Temper)
