"""`greatpowers bot`: a bot that plays at a server, as a guest like any other."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import unquote, urlsplit

import typer

from greatpowers.bots import make_bot
from greatpowers.bots.program import ProgramError
from greatpowers.cli.arguments import read_text
from greatpowers.cli.console import TEXT, UserError, text_for
from greatpowers.cli.files import write_secret
from greatpowers.core.header import RecordError
from greatpowers.core.options import BadOptions
from greatpowers.games import GAMES
from greatpowers.network import Player, Refusal, Server
from greatpowers.network.player import Place

LOBBY_SECONDS = 5.0  # between two looks into the lobby
_FAILED = 1
_PROGRAM_ERRORS = {"start": "bot-program-start", "ended": "bot-program-ended", "illegal": "bot-program-illegal"}

say = TEXT.say


def run(word: str, address: str, token_file: Path | None, link: str, lobby: str, name: str, language: str) -> None:
    """Play until the game is over, or without a link or a game of the lobby until Ctrl-C; raises UserError."""
    _check(word, address, link, lobby)
    server = Server(address, _read_token(token_file), _report)
    player = Player(server, lambda game: make_bot(word, game, trusted=True))
    try:
        known = server.token
        if server.register() != known and token_file is not None:
            write_secret(token_file, server.token)
        place = _take_seat(player, link, lobby, name or Path(word.split()[0]).name)
        player.play(place)
        if place is not None:
            _tell_result(player.rank(place))
    except KeyboardInterrupt:
        typer.echo(say("bot-stopped"))
    except Refusal as refusal:
        message = "bot-refused" if refusal.status else "bot-unreachable"
        raise UserError(say(message, address=server.address, why=refusal.message), _FAILED) from None
    except ProgramError as error:
        raise UserError(say(_PROGRAM_ERRORS[error.code], program=error.program, given=error.given), _FAILED) from None
    except BadOptions as error:
        raise UserError(TEXT.bad_options(error), _FAILED) from None
    except RecordError as error:
        raise UserError(say("bot-record", why=text_for(language).record_error(error)), _FAILED) from None
    finally:
        player.close()


def _check(word: str, address: str, link: str, lobby: str) -> None:
    """Report what cannot be right before anything happens."""
    if urlsplit(address).scheme not in ("http", "https") or not urlsplit(address).netloc:
        raise UserError(say("bot-address", given=address))
    if link and lobby:
        raise UserError(say("bot-link-or-lobby"))
    if lobby and lobby not in GAMES:
        raise UserError(say("bad-game-unknown", given=lobby, allowed=", ".join(GAMES)))
    _require_bot(word, [lobby] if lobby else list(GAMES))


def _require_bot(word: str, games: Sequence[str]) -> None:
    """Make sure that there is such a bot for one of these games."""
    for game in games:
        try:
            make_bot(word, game, trusted=True)
            return
        except BadOptions as error:
            why = error
    raise UserError(TEXT.bad_options(why))


def _take_seat(player: Player, link: str, lobby: str, name: str) -> Place | None:
    """Take the seat of the link, or one in the lobby, as soon as there is one."""
    if link:
        return _seated(player.follow(unquote(link.rpartition("/")[2]), name))
    if not lobby:
        typer.echo(say("bot-listening", games=player.running()))
        return None
    place = player.join(lobby, name)
    if place is None:
        typer.echo(say("bot-waiting", game=lobby))
    while place is None:
        time.sleep(LOBBY_SECONDS)
        place = player.join(lobby, name)
    return _seated(place)


def _seated(place: Place) -> Place:
    typer.echo(say("bot-seated", table=place.table, seat=place.seat + 1))
    return place


def _tell_result(rank: tuple[int, int] | None) -> None:
    if rank is None:
        typer.echo(say("bot-ended"))
    else:
        typer.echo(say("bot-over", rank=rank[0], players=rank[1]))


def _report(why: str, seconds: float) -> None:
    typer.echo(say("bot-lost", why=why, seconds=round(seconds)), err=True)


def _read_token(path: Path | None) -> str:
    """The token of an earlier run; empty where there is none yet."""
    if path is None or not path.exists():
        return ""
    return read_text(path).strip()
