"""What a table knows after so many actions, as plain data that can be stored.

A table that resumes from a checkpoint is the same as one that carries out all actions of its record, only sooner.
"""

from __future__ import annotations

from typing import NamedTuple

from greatpowers.core.game import Event


class Checkpoint(NamedTuple):
    """What follows from the first actions of a record, which are given in the numbers of the engine.

    `position`: as text. `earlier`: others of not long ago, for those who go back. `events`, `starts`, `unseen`:
    see `Log`. `hidden_from`, `withheld`, `sealed`: see `Secrets`. `forced`, `revealed`: what undo has to know of each
    action, in bytes that are 0 or 1. `acted`, `chose`: how many actions there were when a seat had taken its last one,
    and its last one with an alternative. `shared`: how deep among the open steps the one lies in which others may
    decide as before (-1: none), since the action `shared_from`. `responders`: bots that may still respond to the last
    aside.
    """

    actions: list[int]
    actors: list[int]
    position: str
    earlier: list[tuple[int, str]]
    events: list[Event]
    starts: list[int]
    unseen: list[list[int]]
    hidden_from: list[int]
    withheld: list[int]
    sealed: list[tuple[int, int]]
    forced: bytes
    revealed: bytes
    acted: list[int]
    chose: list[int]
    shared: int
    shared_from: int
    responders: list[int]

    @property
    def number(self) -> int:
        """How many actions there had been."""
        return len(self.actions)
