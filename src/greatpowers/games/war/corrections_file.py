"""The board as a file: everything that owners of the printed board can correct (see corrections.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from greatpowers.core.board import Board
from greatpowers.games.board_file import comments, corrected_borders, entry, neighbours
from greatpowers.games.war.board import REGIONS

if TYPE_CHECKING:
    from greatpowers.core.text import Text


def board_file(board: Board, text: Text) -> Iterator[str]:
    """The lines of the file, with comments on what is known about each entry."""
    say = text.say
    yield from comments(say("board-file-title", game=say("game-title")), say("board-file-how"))
    yield from comments("", say("board-file-zones"))
    yield "[zones]"
    for region in board.regions[:REGIONS]:
        source = region.facts.get("zone_source", "research")
        yield _entry(f'{region.id} = "{region.facts["zone"]}"', region.names[text.language], source, text)
    yield from comments("", say("board-file-natives"))
    yield "[natives]"
    yield from (_counted(f'"{marker["id"]}"', "count", marker, text) for marker in board.tables["native"])
    yield from comments("", say("board-file-resources"))
    yield "[resources]"
    yield from (_counted(chit["id"], "count", chit, text) for chit in board.tables["resource"])
    yield from comments("", say("board-file-resource-values"))
    yield "[resource_values]"
    yield from (_counted(chit["id"], "value", chit, text) for chit in board.tables["resource"] if chit["value"])
    yield from comments("", say("board-file-borders"), *neighbours(board), "", say("board-file-pairs"))
    yield from corrected_borders(board)


def _counted(name: str, fact: str, marker: dict[str, Any], text: Text) -> str:
    """A number of native markers or resource chits."""
    called = marker.get("name", {}).get(text.language, marker["id"])
    return _entry(f"{name} = {marker[fact]}", called, marker["source"], text)


def _entry(written: str, name: str, source: str, text: Text) -> str:
    return entry(written, text.say("board-file-source", name=name, source=text.say(f"board-file-{source}")))
