"""How much a search may cost: seconds, or playouts, with which games can be repeated exactly."""

from __future__ import annotations

from time import perf_counter


class Budget:
    """What is left for one decision; `share` says how much of it has been spent, from 0 to 1 and beyond."""

    def __init__(self, seconds: float, playouts: int) -> None:
        """`playouts`: instead of seconds, where it is not 0."""
        self._seconds = seconds
        self._playouts = playouts
        self._began = perf_counter()
        self._played = 0

    def spend(self) -> None:
        """One more playout."""
        self._played += 1

    @property
    def share(self) -> float:
        """How much has been spent."""
        if self._playouts:
            return self._played / self._playouts
        return (perf_counter() - self._began) / self._seconds if self._seconds else 1.0
