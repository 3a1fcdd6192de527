"""Numbers over time, for charts: one entry per finished turn, computed incrementally."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from greatpowers.core.game import State
from greatpowers.core.record import Record
from greatpowers.server.protocol import HistoryTurn
from greatpowers.table import Table


class TurnEntry:
    """One finished turn: the action count at its end, the turn's number, and its figures, some of them secret."""

    def __init__(self, number: int, turn: int, state: State) -> None:
        self.number = number
        self.turn = turn
        self.standing = state.standing()

    def message(self, seat: int | None, is_over: bool) -> HistoryTurn:
        """The entry as a seat (None: a spectator) may see it; everything once the game is over."""
        out: dict[str, object] = {"number": self.number, "turn": self.turn, **self.standing.open}
        for name, numbers in self.standing.own.items():
            out[name] = numbers if is_over else _own(numbers, seat)
        return cast("HistoryTurn", out)


def finished_turns(record: Record, state: State, number: int = 0) -> Iterator[TurnEntry]:
    """The turns that end in a record after this many actions, where its state is; the state is carried along."""
    for action, actor in zip(record.actions[number:], record.actors[number:], strict=True):
        before = state.turns
        state.apply(action, actor)
        number += 1
        if state.turns > before or state.outcome is not None:
            # A game may end in the middle of a turn, which then counts as finished.
            yield TurnEntry(number, before + 1, state)


def _own(numbers: list[int], seat: int | None) -> list[int | None] | None:
    return None if seat is None else [number if i == seat else None for i, number in enumerate(numbers)]


class History:
    """The entries of one table, brought up to date on demand."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._entries: list[TurnEntry] = []
        self._state = table.at(0)
        self._number = 0

    def discard_after(self, number: int) -> None:
        """Drop the turns after this many actions: they were undone."""
        if self._number > number:
            self._entries = [entry for entry in self._entries if entry.number <= number]
            self._state = self._table.at(number)
            self._number = number

    def turns(self, seat: int | None = None) -> list[HistoryTurn]:
        """All finished turns so far, as this seat (None: a spectator) may see them."""
        self._catch_up()
        return [entry.message(seat, self._table.is_over) for entry in self._entries]

    def _catch_up(self) -> None:
        self._entries += finished_turns(self._table.record, self._state, self._number)
        self._number = len(self._table.record.actions)
