"""The board as a file: everything that owners of the printed board can correct (see corrections.py)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, Final

from greatpowers.core.board import Board, Place

if TYPE_CHECKING:
    from greatpowers.core.text import Text

_BORDERS: Final = ("land", "coast", "sea")
_COMMENT_COLUMN: Final = 24


def board_file(board: Board, text: Text) -> Iterator[str]:
    """The lines of the file, with comments on what is known about each entry."""
    say = text.say
    yield from _comments(say("board-file-title", game=say("game-title")), say("board-file-how"))
    yield from _comments("", say("board-file-values"))
    yield "[values]"
    yield from (_entry(region, "value", text, region.facts["value_source"]) for region in board.regions)
    yield from _comments("", say("board-file-wheel"))
    yield "[wheel]"
    yield from (_entry(region, "wheel", text) for region in board.regions)
    yield from _comments("", say("board-file-events"))
    yield "[events]"
    for kind in ("land", "sea"):
        for event in board.tables[f"{kind}_event"]:
            yield _line(f"{kind}_{event['id']} = {event['wheel']}", event["name"][text.language])
    yield from _comments("", say("board-file-borders"), *_neighbours(board))
    absent = (f"  {a}, {b}" for a, b in board.tables["absent"])
    yield from _comments("", say("board-file-absent"), *absent, "", say("board-file-pairs"))
    yield "[borders]"
    corrections = board.tables.get("corrections", {"added": [], "removed": []})
    yield from _pairs("add", corrections["added"])
    yield from _pairs("remove", corrections["removed"])


def _comments(*texts: str) -> Iterator[str]:
    """Comment lines; an empty text becomes a blank line."""
    for line in chain.from_iterable(text.splitlines() or [""] for text in texts):
        yield f"# {line}" if line else ""


def _line(entry: str, comment: str) -> str:
    return entry.ljust(_COMMENT_COLUMN) + f"  # {comment}"


def _entry(region: Place, fact: str, text: Text, source: str = "") -> str:
    comment = region.names[text.language]
    if source:
        comment = text.say("board-file-source", name=comment, source=text.say(f"board-file-{source}"))
    return _line(f"{region.id} = {region.facts[fact]}", comment)


def _neighbours(board: Board) -> Iterator[str]:
    """The neighbours of every region; a star marks borders shown in the rulebook."""
    evident = {frozenset(pair) for pair in board.tables["evident"]}
    ids = [region.id for region in board.regions]
    for region, near in zip(ids, board.neighbours(*_BORDERS), strict=True):
        marked = (ids[n] + ("*" if frozenset((region, ids[n])) in evident else "") for n in near)
        yield f"  {region}: {', '.join(marked)}"


def _pairs(name: str, pairs: Iterable[list[str]]) -> Iterator[str]:
    yield f"{name} = ["
    yield from (f'  ["{a}", "{b}"],' for a, b in pairs)
    yield "]"
