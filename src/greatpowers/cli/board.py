"""`greatpowers board`: the board as a file, for owners of the printed board to correct."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

from greatpowers.cli.arguments import parse_game, require_board_option
from greatpowers.cli.console import make_console, text_for
from greatpowers.cli.rules import any_game
from greatpowers.core.board import Board, Place
from greatpowers.core.text import Text

_BORDERS = ("land", "coast", "sea")
_COMMENT_COLUMN = 24


def board(game_id: str, corrections: Path | None, language: str) -> None:
    """Print the board on stdout, with these corrections if any."""
    require_board_option(game_id)  # report a game without board corrections before anything else
    game = parse_game(game_id, any_game(game_id).seats, [], corrections)
    console = make_console()
    for line in board_file(game.board, text_for(language, game)):
        console.out(line, highlight=False)


def board_file(board: Board, text: Text) -> Iterator[str]:
    """The lines of the file: everything that can be corrected, with comments on what is known about it."""
    yield from _comments(text.say("imperunde-file-title", game=text.say("game-title")), text.say("imperunde-file-how"))
    yield from _comments("", text.say("imperunde-file-values"))
    yield "[values]"
    yield from (_entry(region, "value", text, region.facts["value_source"]) for region in board.regions)
    yield from _comments("", text.say("imperunde-file-wheel"))
    yield "[wheel]"
    yield from (_entry(region, "wheel", text) for region in board.regions)
    yield from _comments("", text.say("imperunde-file-events"))
    yield "[events]"
    for kind in ("land", "sea"):
        for event in board.tables[f"{kind}_event"]:
            yield (
                f"{kind}_{event['id']} = {event['wheel']}".ljust(_COMMENT_COLUMN)
                + f"  # {event['name'][text.language]}"
            )
    yield from _comments("", text.say("imperunde-file-borders"), *_neighbours(board))
    absent = (f"  {a}, {b}" for a, b in board.tables["absent"])
    yield from _comments("", text.say("imperunde-file-absent"), *absent, "", text.say("imperunde-file-pairs"))
    yield "[borders]"
    corrections = board.tables.get("corrections", {"added": [], "removed": []})
    yield from _pairs("add", corrections["added"])
    yield from _pairs("remove", corrections["removed"])


def _comments(*texts: str) -> Iterator[str]:
    """Comment lines; an empty text becomes a blank line."""
    for line in chain.from_iterable(text.splitlines() or [""] for text in texts):
        yield f"# {line}" if line else ""


def _entry(region: Place, fact: str, text: Text, source: str = "") -> str:
    name = region.names[text.language]
    comment = (
        text.say("imperunde-file-source", name=name, source=text.say(f"imperunde-file-{source}")) if source else name
    )
    return f"{region.id} = {region.facts[fact]}".ljust(_COMMENT_COLUMN) + f"  # {comment}"


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
