"""Fingerprints of positions, by which a stored game is compared with its replay under changed rules."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from greatpowers.core.game import State
from greatpowers.core.layout import NUMBER, Field
from greatpowers.core.position import frame_fields

_LETTERS: Final = 8


def fingerprint(state: State) -> str:
    """Letters that differ when the position differs.

    Only fields that are not empty count, by their names: a field that is added to the layout of a game changes the
    fingerprints of those positions only in which it is used.
    """
    parts: list[Any] = [state.to_act, state.turns, state.ended, _used(state, state.game.layout.fields)]
    for frame in state.frames:
        parts.append((state.rules.names[frame.step], _used(frame, frame_fields(state, frame))))
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:_LETTERS]


def _used(holder: object, fields: list[Field]) -> list[Any]:
    """The names and values of the fields that are not empty, and not counted from others."""
    found: list[Any] = []
    for field in fields:
        if not field.derived:
            value = getattr(holder, field.name)
            if not (value == field.empty if field.kind == NUMBER else value.count(field.empty) == len(value)):
                found.append((field.name, value))
    return found
