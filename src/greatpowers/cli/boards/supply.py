"""Pieces that have run out, so that they are missing among the choices."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable

from greatpowers.cli.boards import ReaderView
from greatpowers.core.actions import ActionSpace


def used_up(
    seen: ReaderView, space: ActionSpace, families: Iterable[str], rules: Container[str], piece: Callable[[int], str]
) -> list[str]:
    """The pieces that actions of these families would bring, were they not refused by a rule about the supply."""
    found: dict[str, None] = {}
    for family in (space.by_name[name] for name in families):
        for action in range(family.offset, family.offset + len(family)):
            refusal = seen.why_not(action)
            if refusal is not None and refusal.rule in rules:
                found[piece(action)] = None
    return list(found)
