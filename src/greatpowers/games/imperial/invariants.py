"""The invariants of Imperial (placeholder)."""

from greatpowers.core.game import State, Watch
from greatpowers.games.imperial.position import Position


def violations(s: Position) -> list[str]:
    return []


class ImperialWatch(Watch):
    def step(self, before: State, action: int, after: State) -> list[str]:
        return []
