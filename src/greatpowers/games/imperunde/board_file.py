"""The board as a file: everything that owners of the printed board can correct (see corrections.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from greatpowers.core.board import Board, Place
from greatpowers.games.board_file import comments, corrected_borders, entry, neighbours

if TYPE_CHECKING:
    from greatpowers.core.text import Text


def board_file(board: Board, text: Text) -> Iterator[str]:
    """The lines of the file, with comments on what is known about each entry."""
    say = text.say
    yield from comments(say("board-file-title", game=say("game-title")), say("board-file-how"))
    yield from comments("", say("board-file-values"))
    yield "[values]"
    yield from (_entry(region, "value", text, region.facts["value_source"]) for region in board.regions)
    yield from comments("", say("board-file-wheel"))
    yield "[wheel]"
    yield from (_entry(region, "wheel", text) for region in board.regions)
    yield from comments("", say("board-file-events"))
    yield "[events]"
    for kind in ("land", "sea"):
        for event in board.tables[f"{kind}_event"]:
            yield entry(f"{kind}_{event['id']} = {event['wheel']}", event["name"][text.language])
    yield from comments("", say("board-file-borders"), *neighbours(board))
    absent = (f"  {a}, {b}" for a, b in board.tables["absent"])
    yield from comments("", say("board-file-absent"), *absent, "", say("board-file-pairs"))
    yield from corrected_borders(board)


def _entry(region: Place, fact: str, text: Text, source: str = "") -> str:
    comment = region.names[text.language]
    if source:
        comment = text.say("board-file-source", name=comment, source=text.say(f"board-file-{source}"))
    return entry(f"{region.id} = {region.facts[fact]}", comment)
