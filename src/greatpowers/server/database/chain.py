"""Stored actions, each with a checksum of itself and all before it.

The checksums say that nothing has changed since this program stored legal actions. They are no protection against
somebody who can write to the database and knows how to compute them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

_LETTERS = 16


class StoredAction(NamedTuple):
    """A row of the table of actions.

    `hidden`: it only stands for an action that a player's own record hides. `check`: its checksum; None: stored by a
    version that knew none. `position`: the fingerprint of the position after it, by the rules of that time; None: not
    known.
    """

    number: int
    line: str
    hidden: bool = False
    check: str | None = None
    position: str | None = None


class StoredCheckpoint(NamedTuple):
    """What a table knew after so many actions, as text, and a checksum of all that this depends on.

    See `tables.checkpoints`.
    """

    number: int
    seal: str
    data: str


def beginning(game: str, options: dict[str, str | int], seats: int, position: str, viewer: str) -> str:
    """The checksum before the first action: of all that the actions build on."""
    return _digest(json.dumps([game, sorted(options.items()), seats, position, viewer]))


def linked(previous: str, line: str, hidden: bool = False) -> str:
    """The checksum of an action, after the one before it."""
    return _digest(f"{previous}{'?' if hidden else ' '}{line}")


def chained(first: str, actions: Iterable[tuple[str, bool]]) -> list[str]:
    """The checksums of all actions of a table, given as lines and whether they are hidden."""
    checks: list[str] = []
    for line, hidden in actions:
        first = linked(first, line, hidden)
        checks.append(first)
    return checks


def break_in(
    first: str, count: int, stored: Sequence[StoredAction]
) -> tuple[int, Literal["changed", "missing"]] | None:
    """The first action that is not as it was stored, and what happened to it; None when all are.

    `count`: how many there should be. Nothing can be said of actions without checksums but that one is missing.
    """
    check = first
    sealed = bool(stored) and stored[0].check is not None
    for number, action in enumerate(stored):
        if action.number != number:
            return number, "missing"
        if number == count:
            return number, "changed"
        if sealed:
            check = linked(check, action.line, action.hidden)
            if check != action.check:
                return number, "changed"
    return (len(stored), "missing") if len(stored) < count else None


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:_LETTERS]
