"""`greatpowers play`: a new table or a saved one, and the session at it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text as Line

from greatpowers.cli import keyboard
from greatpowers.cli.console import WORDS, Failure, make_console, text_for
from greatpowers.cli.files import data_folder, new_autosave, newest_autosave, read_bytes
from greatpowers.cli.given import bots_from, game_from, seats_from, seed_from
from greatpowers.cli.keeper import Keeper
from greatpowers.cli.session import Session
from greatpowers.core.game import BadOptions
from greatpowers.core.record import RecordError
from greatpowers.core.text import Text
from greatpowers.games import make_game, options_of
from greatpowers.table import Seat, Table

PLAYERS = 4  # unless said otherwise
BOT = "thumb"


class Wishes:
    """What was asked for on the command line; None or empty where nothing was said."""

    def __init__(
        self,
        *,
        players: int | None = None,
        seats: Sequence[int] = (),
        bot: str = "",
        hot_seat: bool = False,
        options: Sequence[str] = (),
        seed: int | None = None,
        names: Sequence[str] = (),
        board: Path | None = None,
    ) -> None:
        self.players = players
        self.seats = list(seats)
        self.bot = bot
        self.hot_seat = hot_seat
        self.options = list(options)
        self.seed = seed
        self.names = list(names)
        self.board = board

    def given(self) -> list[str]:
        """The options that were used, as they are written."""
        used = {
            "--players": self.players is not None,
            "--seat": bool(self.seats),
            "--bot": bool(self.bot),
            "--hot-seat": self.hot_seat,
            "--option": bool(self.options),
            "--seed": self.seed is not None,
            "--name": bool(self.names),
            "--board": self.board is not None,
        }
        return [name for name, is_used in used.items() if is_used]


def play(
    game_id: str,
    wishes: Wishes,
    resume: bool,
    source: Path | None,
    save: Path | None,
    language: str,
    typed_luck: bool = False,
) -> None:
    """Play a new game, or go on with a saved one."""
    text_for(language)  # an unknown language before anything else
    if resume or source is not None:
        path = source or _newest(game_id)
        table = _open(game_id, path, wishes)
        keeper = Keeper(table, save or path, usual=_is_usual(save or path))
    else:
        if save is not None and save.is_file():
            raise Failure(WORDS.say("bad-save-exists", path=str(save), game=game_id))
        table = _new(game_id, wishes)
        target = save or new_autosave(game_id)
        keeper = Keeper(table, target, usual=save is None)
    text = text_for(language, table.game, [seat.name for seat in table.seats])
    trouble = keeper.keep()
    if trouble:
        raise Failure(trouble)
    console = make_console()
    keyboard.prepare()
    _introduce(console, text, table, keeper)
    if not Session(table, text, console, keeper, typed_luck).run():
        _say_goodbye(console, text, keeper)


# -- tables --------------------------------------------------------------------------------------------------


def _new(game_id: str, wishes: Wishes) -> Table:
    players = wishes.players if wishes.players is not None else PLAYERS
    game = game_from(game_id, players, wishes.options, wishes.board)
    seed = seed_from(wishes.seed)
    people = _people(wishes, game.seats, seed)
    if len(wishes.names) > len(people):
        raise Failure(WORDS.say("bad-names", given=len(wishes.names), people=len(people)))
    for name in wishes.names:
        if not Seat.from_label(name).is_person:
            raise Failure(WORDS.say("bad-name", given=name))
    others = [seat for seat in range(game.seats) if seat not in people]
    codes = bots_from(wishes.bot, game, len(others), fallback=BOT) if others else []
    bot_names = [name.strip() for name in WORDS.say("bot-names").split(",")]
    seats = [Seat() for _ in range(game.seats)]
    for seat, name in zip(people, wishes.names, strict=False):
        seats[seat].name = name
    for seat, code in zip(others, codes, strict=True):
        seats[seat] = Seat(bot_names[seat % len(bot_names)], code)
    return Table(game, seats, seed)


def _people(wishes: Wishes, seats: int, seed: int) -> list[int]:
    """The seats where people sit: those named, all of them, or one that the seed picks."""
    if wishes.seats:
        return seats_from(wishes.seats, seats)
    if wishes.hot_seat:
        return list(range(seats))
    return [Random(f"{seed}/seat").randrange(seats)]


def _newest(game_id: str) -> Path:
    try:
        options_of(game_id)
    except BadOptions as error:
        raise Failure(WORDS.bad_options(error)) from None
    path = newest_autosave(game_id)
    if path is None:
        raise Failure(WORDS.say("bad-resume-none", game=game_id, folder=str(data_folder())))
    return path


def _open(game_id: str, path: Path, wishes: Wishes) -> Table:
    """The table of a saved game."""
    if wishes.given():
        raise Failure(WORDS.say("bad-resume-options", given=", ".join(wishes.given())))
    try:
        table = Table.open(read_bytes(path), make_game)
    except RecordError as error:
        why = record_trouble(error, game_id)
        raise Failure(WORDS.say("bad-record", path=str(path), why=why), exit_code=1) from None
    except BadOptions as error:
        raise Failure(WORDS.bad_options(error)) from None
    if table.game.id != game_id:
        raise Failure(WORDS.say("bad-resume-game", path=str(path), found=table.game.id, game=game_id))
    return table


def record_trouble(error: RecordError, game_id: str) -> str:
    """What is wrong with a record, in the words of its game where it needs them."""
    try:
        game = make_game(game_id, PLAYERS)
    except BadOptions:
        return WORDS.record_error(error)
    return Text(game=game, packages=["greatpowers.cli"]).record_error(error)


def _is_usual(path: Path) -> bool:
    return path.resolve().parent == data_folder().resolve()


# -- hello and goodbye ---------------------------------------------------------------------------------------


def _introduce(console: Console, text: Text, table: Table, keeper: Keeper) -> None:
    title, summary = text.say("game-title"), text.say("game-summary")
    console.print(Line(text.say("play-welcome", title=title, summary=summary), style="bold"))
    console.print(Line(text.say("game-credit"), style="dim"))
    people = table.people
    names = ", ".join(text.player(seat) for seat in people)
    if len(people) == 1:
        who = text.say("play-seat", name=names, seat=people[0] + 1, seats=table.game.seats, seed=str(table.seed))
    else:
        who = text.say("play-hot-seat", names=names, seed=str(table.seed))
    console.print(Line(who))
    if table.record.actions:
        count = len(table.record.actions)
        console.print(Line(text.say("play-resumed", path=str(keeper.path), count=count)), soft_wrap=True)
    console.print(Line(text.say("play-saved-in", path=str(keeper.path)), style="dim"), soft_wrap=True)
    console.print(Line(text.say("play-commands")))


def _say_goodbye(console: Console, text: Text, keeper: Keeper) -> None:
    trouble = keeper.keep()
    console.print()
    if trouble:
        console.print(Line(text.say("play-quit-unsaved", why=trouble)))
        return
    message = "play-quit" if keeper.usual else "play-quit-file"
    game_id = keeper.table.game.id
    console.print(Line(text.say(message, path=str(keeper.path), game=game_id)), soft_wrap=True)
