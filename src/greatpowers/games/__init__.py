"""The games of Great Powers, by id."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from greatpowers.core.game import BadOptions, Game, Option
from greatpowers.core.record import Record, read

# id -> module and class; loaded when asked for.
GAMES: dict[str, tuple[str, str]] = {
    "imperial": ("greatpowers.games.imperial.game", "Imperial"),
    "imperunde": ("greatpowers.games.imperunde.game", "ImpeRunde"),
}


def make_game(game_id: str, seats: int, options: Mapping[str, str | int] | None = None) -> Game:
    """The game of this id for so many seats; raises BadOptions."""
    if game_id not in GAMES:
        raise BadOptions("game-unknown", given=game_id, allowed=", ".join(GAMES))
    module, name = GAMES[game_id]
    game: Game = getattr(import_module(module), name)(seats, **(options or {}))
    return game


def options_of(game_id: str) -> list[Option]:
    """The options that a game declares; raises BadOptions."""
    if game_id not in GAMES:
        raise BadOptions("game-unknown", given=game_id, allowed=", ".join(GAMES))
    options: list[Option] = import_module(GAMES[game_id][0]).OPTIONS
    return options


def read_record(text: str | bytes) -> Record:
    """The record that this text holds, of any game; raises RecordError."""
    return read(text, make_game)
