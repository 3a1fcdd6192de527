"""Command-line arguments, parsed and checked: games, options, bots, seats, seeds."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path

from greatpowers.bots import make_bot
from greatpowers.cli.console import TEXT, UserError
from greatpowers.cli.files import read_bytes
from greatpowers.core.game import Game
from greatpowers.core.options import BadOptions, Option
from greatpowers.games import board_option, make_game, options_of

_SEED_BITS = 32


def parse_options(words: Iterable[str]) -> dict[str, str | int]:
    """Parse `name=value` words as options of a game; raises UserError."""
    options: dict[str, str | int] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name.strip() or not value.strip():
            raise UserError(TEXT.say("bad-option-form", given=word))
        options[name.strip().replace("-", "_")] = value.strip()
    return options


def parse_game(game_id: str, players: int, words: Iterable[str], board: Path | None = None) -> Game:
    """Make a game with these options, and with the board corrections of a file; raises UserError."""
    try:
        options_of(game_id)  # report an unknown game before anything else
        options = parse_options(words)
        if board is not None:
            option = require_board_option(game_id)
            if option.name in options:
                raise UserError(TEXT.say("bad-board-option", option=option.name))
            options[option.name] = read_corrections(board, option)
        return make_game(game_id, players, options)
    except BadOptions as error:
        raise UserError(TEXT.bad_options(error)) from None


def require_board_option(game_id: str) -> Option:
    """The option for board corrections; raises UserError when the game has none."""
    try:
        option = board_option(game_id)
    except BadOptions as error:
        raise UserError(TEXT.bad_options(error)) from None
    if option is None:
        raise UserError(TEXT.say("bad-board-game", game=game_id))
    return option


def read_corrections(path: Path, option: Option) -> str | int:
    """Read board corrections from a file, as the value of this option; raises UserError."""
    text = read_text(path)
    try:
        return option.read(text)
    except BadOptions as error:
        raise bad_board(path, error) from None


def read_text(path: Path) -> str:
    """The text of a file; raises UserError."""
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UserError(TEXT.say("file-not-text", path=str(path))) from None


def bad_board(path: Path, error: BadOptions) -> UserError:
    """What to say of a file of corrections that cannot be read."""
    return UserError(TEXT.say("bad-board", path=str(path), why=TEXT.bad_options(error)))


def parse_bots(words: str, game_id: str) -> list[str]:
    """Parse comma-separated names of bots for this game, and make sure that there are such; raises UserError."""
    names = [name.strip() for name in words.split(",")]
    for name in names:
        try:
            make_bot(name, game_id, trusted=True)
        except BadOptions as error:
            raise UserError(TEXT.bad_options(error)) from None
    return names


def parse_seated_bots(words: str, game: Game, seats: int) -> list[str]:
    """Parse comma-separated names of bots for these seats: one for all, or one each; raises UserError."""
    codes = parse_bots(words, game.id)
    if len(codes) == 1:
        return codes * seats
    if len(codes) != seats:
        raise UserError(TEXT.say("bad-bot-count", given=len(codes), seats=seats))
    return codes


def parse_seats(numbers: Sequence[int], players: int) -> list[int]:
    """Seats numbered from 1 by the user, numbered from 0; raises UserError."""
    for seat in numbers:
        if not 1 <= seat <= players:
            raise UserError(TEXT.say("bad-seat", given=seat, players=players))
    return sorted({seat - 1 for seat in numbers})


def choose_seed(seed: int | None) -> int:
    """The user's seed, or a random one; raises UserError."""
    if seed is not None and seed < 0:
        raise UserError(TEXT.say("bad-number", what="--seed", least=0, given=str(seed)))
    return secrets.randbits(_SEED_BITS) if seed is None else seed


def require_positive(**numbers: int) -> None:
    """Check that options that count something are at least 1; raises UserError."""
    for name, number in numbers.items():
        if number < 1:
            option = "--" + name.replace("_", "-")
            raise UserError(TEXT.say("bad-number", what=option, least=1, given=number))
