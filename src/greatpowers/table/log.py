"""The events of one game in order, which action caused each, and who may see them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final

from greatpowers.core.game import Event
from greatpowers.core.words import EventKind

SPECTATOR: Final = -1


class Log:
    """The events of a game, kept up action by action; what it answers costs the same in a long game as in a short one.

    `events` is the list that the position writes to.
    """

    def __init__(self, kinds: Sequence[EventKind], seats: int) -> None:
        self.events: list[Event] = []
        self.starts: list[int] = []  # how many events there were before each action
        self._kinds = kinds
        self._hidden: dict[int, list[int]] = {viewer: [] for viewer in range(SPECTATOR, seats)}  # numbers of events
        self._noted = 0  # how many events have been looked at for that

    @property
    def unseen(self) -> list[list[int]]:
        """The numbers of the events that each viewer may not see: first spectators, then the seats."""
        return list(self._hidden.values())

    def restore(self, events: Sequence[Event], starts: Sequence[int], unseen: Sequence[Sequence[int]]) -> None:
        """Begin with the events of earlier actions."""
        self.events += events
        self.starts += starts
        for hidden, numbers in zip(self._hidden.values(), unseen, strict=True):
            hidden += numbers
        self._noted = len(self.events)

    def begin(self) -> None:
        """An action is about to be carried out."""
        self.starts.append(len(self.events))

    def end(self) -> None:
        """It has been carried out."""
        for number in range(self._noted, len(self.events)):
            kind, *values = self.events[number]
            if self._kinds[kind].readers:
                for viewer, hidden in self._hidden.items():
                    if not self._kinds[kind].visible_to(values, viewer):
                        hidden.append(number)
        self._noted = len(self.events)

    def cut(self, actions: int) -> None:
        """Forget all but the first actions."""
        del self.events[self.before(actions) :], self.starts[actions:]
        for hidden in self._hidden.values():
            del hidden[bisect_left(hidden, len(self.events)) :]
        self._noted = len(self.events)

    def before(self, action: int) -> int:
        """How many events there were before the action of this number."""
        return self.starts[action] if action < len(self.starts) else len(self.events)

    def action_of(self, event: int) -> int:
        """The number of the action that caused the event of this number (-1: the set-up)."""
        return bisect_right(self.starts, event) - 1

    def visible(self, viewer: int, since: int = 0) -> list[int]:
        """The numbers of the events from this one on that a viewer may see."""
        hidden = self._hidden[viewer]
        first = bisect_left(hidden, since)
        if first == len(hidden):
            return list(range(since, len(self.events)))
        unseen = set(hidden[first:])
        return [number for number in range(since, len(self.events)) if number not in unseen]

    def visible_before(self, viewer: int, event: int) -> int:
        """How many events before this one a viewer may see."""
        return event - bisect_left(self._hidden[viewer], event)

    def shows_all(self, viewer: int, other: int) -> bool:
        """Whether two viewers may see the same events."""
        return self._hidden[viewer] == self._hidden[other]
