"""Means of what was seen in several looks, with their errors."""

from __future__ import annotations

from math import sqrt


class Tally:
    """A mean and how far it may be off, from one number at a time."""

    def __init__(self) -> None:
        self.looks = 0
        self.mean = 0.0
        self._squares = 0.0  # of the distances to the mean

    def add(self, value: float) -> None:
        """One more look (Welford's way, which does not lose digits)."""
        self.looks += 1
        before = value - self.mean
        self.mean += before / self.looks
        self._squares += before * (value - self.mean)

    @property
    def error(self) -> float:
        """The standard error of the mean; 0 for a single look, which says nothing about it."""
        return sqrt(self._squares / (self.looks - 1) / self.looks) if self.looks > 1 else 0.0
