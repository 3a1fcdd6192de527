"""What was given on the command line, read and checked: games, options, bots, seeds."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path

from greatpowers.bots import make_bot
from greatpowers.cli.console import WORDS, Failure
from greatpowers.cli.files import read_bytes
from greatpowers.core.game import BadOptions, Game, Option
from greatpowers.games import board_option, make_game, options_of

_SEED_BITS = 32


def read_settings(given: Iterable[str]) -> dict[str, str | int]:
    """`name=value` words as a game's options; raises Failure."""
    settings: dict[str, str | int] = {}
    for word in given:
        name, sign, value = word.partition("=")
        if not sign or not name.strip() or not value.strip():
            raise Failure(WORDS.say("bad-option-form", given=word))
        settings[name.strip().replace("-", "_")] = value.strip()
    return settings


def game_from(game_id: str, players: int, given: Iterable[str], board: Path | None = None) -> Game:
    """The game with these options, on the board that this file corrects; raises Failure."""
    try:
        options_of(game_id)  # an unknown game before anything else
        settings = read_settings(given)
        if board is not None:
            option = board_option_of(game_id)
            if option.name in settings:
                raise Failure(WORDS.say("bad-board-option", option=option.name))
            settings[option.name] = corrections_in(board, option)
        return make_game(game_id, players, settings)
    except BadOptions as error:
        raise Failure(WORDS.bad_options(error)) from None


def board_option_of(game_id: str) -> Option:
    """The option that corrects the board; raises Failure."""
    try:
        option = board_option(game_id)
    except BadOptions as error:
        raise Failure(WORDS.bad_options(error)) from None
    if option is None:
        raise Failure(WORDS.say("bad-board-game", game=game_id))
    return option


def corrections_in(path: Path, option: Option) -> str | int:
    """What a file says of the board, as the value of this option; raises Failure."""
    try:
        return option.read(read_bytes(path).decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise Failure(WORDS.say("file-not-text", path=str(path))) from None
    except BadOptions as error:
        raise Failure(WORDS.say("bad-board", path=str(path), why=WORDS.bad_options(error))) from None


def bots_from(given: str, game: Game, seats: int, fallback: str = "") -> list[str]:
    """Bot codes for so many seats: one for all, or one each, with commas between; raises Failure."""
    codes = [code.strip() for code in (given or fallback).split(",")]
    for code in codes:
        try:
            make_bot(code, game.id)
        except BadOptions as error:
            raise Failure(WORDS.bad_options(error)) from None
    if len(codes) == 1:
        return codes * seats
    if len(codes) != seats:
        raise Failure(WORDS.say("bad-bot-count", given=len(codes), seats=seats))
    return codes


def seats_from(given: Sequence[int], players: int) -> list[int]:
    """Seats as people count them, as numbers from 0; raises Failure."""
    for seat in given:
        if not 1 <= seat <= players:
            raise Failure(WORDS.say("bad-seat", given=seat, players=players))
    return sorted({seat - 1 for seat in given})


def seed_from(given: int | None) -> int:
    """The seed that was given, or a new one; raises Failure."""
    if given is not None and given < 0:
        raise Failure(WORDS.say("bad-number", what="--seed", least=0, given=str(given)))
    return secrets.randbits(_SEED_BITS) if given is None else given


def require_counts(games: int, jobs: int) -> None:
    """At least one game, and at least one process to play it; raises Failure."""
    for what, number in (("--games", games), ("--jobs", jobs)):
        if number < 1:
            raise Failure(WORDS.say("bad-number", what=what, least=1, given=number))
