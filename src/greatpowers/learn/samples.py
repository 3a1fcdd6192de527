"""Positions with their results, as arrays: what a net is fitted to."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from greatpowers.bots.search.net import Features


class Samples:
    """Positions of games that are over. Seats that a game does not have are 0, and `seats` says how many it has."""

    NAMES = ("common", "own", "wins", "leads", "seats")

    def __init__(self, common: Any, own: Any, wins: Any, leads: Any, seats: Any) -> None:
        self.common = common  # (positions, numbers)
        self.own = own  # (positions, most seats, numbers)
        self.wins = wins  # (positions, most seats): shares of the victory
        self.leads = leads
        self.seats = seats

    def __len__(self) -> int:
        return len(self.common)

    @classmethod
    def of_game(
        cls, positions: Sequence[Features], wins: Sequence[float], leads: Sequence[float], most: int
    ) -> Samples:
        """The positions of one game; `most`: seats of any game."""
        seats, count = len(wins), len(positions)
        common = np.array([position[0] for position in positions], dtype=np.float16)
        own: Any = np.zeros((count, most, len(positions[0][1][0])), dtype=np.float16)
        own[:, :seats] = [position[1] for position in positions]
        rows: Any = np.zeros((2, count, most), dtype=np.float32)
        rows[0, :, :seats], rows[1, :, :seats] = wins, leads
        return cls(common, own, rows[0], rows[1], np.full(count, seats, dtype=np.int8))

    @classmethod
    def together(cls, parts: Sequence[Samples]) -> Samples:
        """All of them in a row."""
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in cls.NAMES))

    def take(self, rows: Any) -> Samples:
        """Some of them."""
        return Samples(*(getattr(self, name)[rows] for name in self.NAMES))

    def on(self, xp: Any) -> Samples:
        """The same ones as arrays of numpy or cupy."""
        return Samples(*(xp.asarray(getattr(self, name)) for name in self.NAMES))

    def save(self, path: Path) -> None:
        """Write them to a file, which is there only once it is complete."""
        part = path.with_name(f"part-{path.name}")
        np.savez(part, **{name: getattr(self, name) for name in self.NAMES})
        part.replace(path)

    @classmethod
    def load(cls, path: Path) -> Samples:
        """Read them from a file."""
        with np.load(path) as file:
            return cls(*(file[name] for name in cls.NAMES))
