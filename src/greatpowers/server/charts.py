"""Numbers over time, for charts: one entry for each finished turn, computed only for what is new."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from greatpowers.core.game import State
from greatpowers.games.imperial import scoring
from greatpowers.games.imperial.position import Position
from greatpowers.table import Table


class Entry:
    """A finished turn: after how many actions, which turn, and its numbers. Scores may still be a secret."""

    def __init__(self, number: int, state: State) -> None:
        power, treasury, scores, open_now = _NUMBERS[state.game.id](state)
        self.number = number
        self.turn = state.turns
        self.power = power
        self.treasury = treasury
        self.scores = scores
        self.is_open = open_now


def _imperial(state: State) -> tuple[list[int], list[int], list[int], bool]:
    """Power points and treasuries of the nations, projected scores of the players, and whether cash is open."""
    assert isinstance(state, Position)
    scores = [scoring.score(state, seat) for seat in range(state.seats)]
    return list(state.power), list(state.treasury), scores, state.open_cash


_NUMBERS: dict[str, Callable[[State], tuple[list[int], list[int], list[int], bool]]] = {"imperial": _imperial}


class History:
    """The entries of one table; follows it when asked."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._entries: list[Entry] = []
        self._state = table.at(0)
        self._number = 0

    def forget_after(self, number: int) -> None:
        """These actions were taken back."""
        if self._number > number:
            self._entries = [entry for entry in self._entries if entry.number <= number]
            self._state = self._table.at(number)
            self._number = number

    def turns(self, seat: int | None = None) -> list[dict[str, Any]]:
        """All finished turns so far, as this seat (None: a spectator) may know them."""
        if self._table.game.id in _NUMBERS:
            self._follow()
        return [
            {
                "number": entry.number,
                "turn": entry.turn,
                "power": entry.power,
                "treasury": entry.treasury,
                "scores": self._scores(entry, seat),
            }
            for entry in self._entries
        ]

    def _scores(self, entry: Entry, seat: int | None) -> list[int | None] | None:
        """All of them where cash is open or the game is over; otherwise one's own."""
        if entry.is_open or self._table.is_over:
            return list(entry.scores)
        return None if seat is None else [score if i == seat else None for i, score in enumerate(entry.scores)]

    def _follow(self) -> None:
        for action in self._table.record.actions[self._number :]:
            before = self._state.turns
            self._state.apply(action)
            self._number += 1
            if self._state.turns > before or self._state.outcome is not None:
                self._entries.append(Entry(self._number, self._state))
