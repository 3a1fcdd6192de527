"""The board as a file that owners of the printed one can correct (see corrections.py): what all games write alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

from greatpowers.core.board import Board
from greatpowers.games.corrections import BORDERS

_COMMENT_COLUMN: Final = 24


def comments(*texts: str) -> Iterator[str]:
    """Comment lines; an empty text becomes a blank line."""
    for line in chain.from_iterable(text.splitlines() or [""] for text in texts):
        yield f"# {line}" if line else ""


def entry(text: str, comment: str) -> str:
    """An entry with its comment."""
    return text.ljust(_COMMENT_COLUMN) + f"  # {comment}"


def neighbours(board: Board) -> Iterator[str]:
    """The neighbours of every region; a star marks borders for which the rulebook gives evidence."""
    evident = {frozenset(pair) for pair in board.tables["evident"]}
    ids = [region.id for region in board.regions]
    for region, near in zip(ids, board.neighbours(*BORDERS), strict=True):
        marked = (ids[n] + ("*" if frozenset((region, ids[n])) in evident else "") for n in near)
        yield f"  {region}: {', '.join(marked)}"


def corrected_borders(board: Board) -> Iterator[str]:
    """The last section: pairs that an owner added or removed."""
    corrections = board.tables.get("corrections", {"added": [], "removed": []})
    yield "[borders]"
    yield from _pairs("add", corrections["added"])
    yield from _pairs("remove", corrections["removed"])


def _pairs(name: str, pairs: Iterable[list[str]]) -> Iterator[str]:
    yield f"{name} = ["
    yield from (f'  ["{a}", "{b}"],' for a, b in pairs)
    yield "]"
