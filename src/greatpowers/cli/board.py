"""`greatpowers board`: the board as a file that somebody who owns the printed one can correct."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

from greatpowers.cli.console import make_console, text_for
from greatpowers.cli.given import board_option_of, game_from
from greatpowers.cli.rules import any_game
from greatpowers.core.board import Board, Place
from greatpowers.core.text import Text

_BORDERS = ("land", "coast", "sea")
_INDENT = 24  # columns before a remark


def board(game_id: str, corrections: Path | None, language: str) -> None:
    """Write the board to the standard output, with these corrections if there are any."""
    board_option_of(game_id)  # a game whose board cannot be corrected before anything else
    game = game_from(game_id, any_game(game_id).seats, [], corrections)
    console = make_console()
    for line in written(game.board, text_for(language, game)):
        console.out(line, highlight=False)


def written(board: Board, text: Text) -> Iterator[str]:
    """The lines of the file: all that can be corrected, as it is, with what is known of it as remarks."""
    yield from _remarks(text.say("imperunde-file-title", game=text.say("game-title")), text.say("imperunde-file-how"))
    yield from _remarks("", text.say("imperunde-file-values"))
    yield "[values]"
    yield from (_entry(region, "value", text, region.facts["value_source"]) for region in board.regions)
    yield from _remarks("", text.say("imperunde-file-wheel"))
    yield "[wheel]"
    yield from (_entry(region, "wheel", text) for region in board.regions)
    yield from _remarks("", text.say("imperunde-file-events"))
    yield "[events]"
    for kind in ("land", "sea"):
        for event in board.tables[f"{kind}_event"]:
            yield f"{kind}_{event['id']} = {event['wheel']}".ljust(_INDENT) + f"  # {event['name'][text.language]}"
    yield from _remarks("", text.say("imperunde-file-borders"), *_neighbours(board))
    absent = (f"  {a}, {b}" for a, b in board.tables["absent"])
    yield from _remarks("", text.say("imperunde-file-absent"), *absent, "", text.say("imperunde-file-pairs"))
    yield "[borders]"
    corrections = board.tables.get("corrections", {"added": [], "removed": []})
    yield from _pairs("add", corrections["added"])
    yield from _pairs("remove", corrections["removed"])


def _remarks(*said: str) -> Iterator[str]:
    """Lines that only people read; an empty one keeps apart what stands before and after it."""
    for line in chain.from_iterable(remark.splitlines() or [""] for remark in said):
        yield f"# {line}" if line else ""


def _entry(region: Place, fact: str, text: Text, source: str = "") -> str:
    name = region.names[text.language]
    remark = (
        text.say("imperunde-file-source", name=name, source=text.say(f"imperunde-file-{source}")) if source else name
    )
    return f"{region.id} = {region.facts[fact]}".ljust(_INDENT) + f"  # {remark}"


def _neighbours(board: Board) -> Iterator[str]:
    """What borders what; a star where the rulebook shows it."""
    evident = {frozenset(pair) for pair in board.tables["evident"]}
    ids = [region.id for region in board.regions]
    for region, near in zip(ids, board.neighbours(*_BORDERS), strict=True):
        marked = (ids[n] + ("*" if frozenset((region, ids[n])) in evident else "") for n in near)
        yield f"  {region}: {', '.join(marked)}"


def _pairs(name: str, pairs: Iterable[list[str]]) -> Iterator[str]:
    yield f"{name} = ["
    yield from (f'  ["{a}", "{b}"],' for a, b in pairs)
    yield "]"
