"""How much a search may cost: seconds, playouts, or whichever of them runs out first."""

from __future__ import annotations

from time import perf_counter, thread_time
from typing import Literal

from greatpowers.bots.bot import Turn

Clock = Literal["wall", "cpu"]


class Budget:
    """What is left for one decision; `share` says how much of it has been spent, from 0 to 1 and beyond."""

    def __init__(self, turn: Turn, seconds: float, playouts: int, clock: Clock = "wall") -> None:
        """0 means no limit of that kind; neither: nothing is left. The turn's own limit holds in any case.

        Playouts alone repeat a search exactly. `clock`: "cpu" counts only the time of this thread, so that other work
        on a machine makes no bot weaker.
        """
        self._turn = turn
        self._seconds = min(seconds, turn.seconds)
        self._playouts = playouts
        self._now = thread_time if clock == "cpu" else perf_counter
        self._start = self._now()
        self._began = perf_counter()
        self._played = 0

    def spend(self) -> None:
        """One more playout."""
        self._played += 1

    @property
    def share(self) -> float:
        """How much has been spent; all of it once nobody waits for the answer any more."""
        if perf_counter() - self._began >= self._turn.seconds or self._turn.is_cancelled():
            return 1.0
        played = self._played / self._playouts if self._playouts else 0.0
        if self._seconds:
            return max(played, (self._now() - self._start) / self._seconds)
        return played if self._playouts else 1.0
