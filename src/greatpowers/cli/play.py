"""`greatpowers play`: start a new game or resume a saved one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text as RichText

from greatpowers.bots.catalog import allow
from greatpowers.cli import keyboard
from greatpowers.cli.arguments import choose_seed, parse_bots, parse_game, parse_seated_bots, parse_seats
from greatpowers.cli.autosave import Autosave
from greatpowers.cli.console import TEXT, UserError, make_console, text_for
from greatpowers.cli.files import data_folder, new_autosave, newest_autosave, read_bytes
from greatpowers.cli.session import Session
from greatpowers.core.game import State
from greatpowers.core.header import LONGEST_NAME, RecordError
from greatpowers.core.options import BadOptions
from greatpowers.core.position import load
from greatpowers.core.text import Text
from greatpowers.games import make_game, options_of
from greatpowers.table import Seat, Table

DEFAULT_PLAYERS = 4
DEFAULT_BOT = "thumb"


class NewGameOptions:
    """The options for a new game; None or empty where the user gave none."""

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
        position: Path | None = None,
    ) -> None:
        self.players = players
        self.seats = list(seats)
        self.bot = bot
        self.hot_seat = hot_seat
        self.options = list(options)
        self.seed = seed
        self.names = list(names)
        self.board = board
        self.position = position

    def used(self) -> list[str]:
        """The names of the options that the user gave."""
        given = {
            "--players": self.players is not None,
            "--seat": bool(self.seats),
            "--bot": bool(self.bot),
            "--hot-seat": self.hot_seat,
            "--option": bool(self.options),
            "--seed": self.seed is not None,
            "--name": bool(self.names),
            "--board": self.board is not None,
            "--position": self.position is not None,
        }
        return [name for name, is_given in given.items() if is_given]


def play(
    game_id: str,
    options: NewGameOptions,
    resume: bool,
    source: Path | None,
    save: Path | None,
    language: str,
    typed_luck: bool = False,
    coach: bool = False,
    passes: bool = True,
) -> None:
    """Play a new game, or resume a saved one."""
    text_for(language)  # report an unknown language before anything else
    if resume or source is not None:
        path = source or _newest(game_id)
        table = _open(game_id, path, options)
        autosave = Autosave(table, save or path, in_default_folder=_is_in_data_folder(save or path))
    else:
        if save is not None and save.is_file():
            raise UserError(TEXT.say("bad-save-exists", path=str(save), game=game_id))
        table = _new(game_id, options)
        target = save or new_autosave(game_id)
        autosave = Autosave(table, target, in_default_folder=save is None)
    text = text_for(language, table.game, [seat.name for seat in table.seats])
    error = autosave.save()
    if error:
        raise UserError(error)
    console = make_console()
    keyboard.prepare()
    _introduce(console, text, table, autosave)
    is_over = False
    try:
        session = Session(table, text, console, autosave, typed_luck=typed_luck, coach=coach, passes=passes)
        is_over = session.run()
    finally:  # also where the program fails: the player then wants to know what has become of the game
        if not is_over:
            _say_goodbye(console, text, autosave)


# -- tables --------------------------------------------------------------------------------------------------


def _new(game_id: str, options: NewGameOptions) -> Table:
    position = _load_position(game_id, options.position, options) if options.position is not None else None
    players = options.players if options.players is not None else DEFAULT_PLAYERS
    game = position.game if position is not None else parse_game(game_id, players, options.options, options.board)
    seed = choose_seed(options.seed)
    people = _people(options, game.seats, seed)
    if len(options.names) > len(people):
        raise UserError(TEXT.say("bad-names", given=len(options.names), people=len(people)))
    for name in options.names:
        if not Seat.from_label(name).is_person:
            raise UserError(TEXT.say("bad-name", given=name))
    others = [seat for seat in range(game.seats) if seat not in people]
    codes = parse_seated_bots(options.bot or DEFAULT_BOT, game, len(others)) if others else []
    seats = seat_players(game.seats, dict(zip(others, codes, strict=True)))
    for player in seats:
        if Seat.from_label(player.label()[:LONGEST_NAME]).bot != player.bot:
            raise UserError(TEXT.say("bad-play-bot", given=player.bot))
        allow(player.bot)
    for seat, name in zip(people, options.names, strict=False):
        seats[seat].name = name
    return Table(game, seats, seed, position)


def seat_players(count: int, bots: Mapping[int, str]) -> list[Seat]:
    """This many seats, of which those in `bots` have bots with these codes, and names."""
    names = [name.strip() for name in TEXT.say("bot-names").split(",")]
    return [Seat(names[seat % len(names)], bots[seat]) if seat in bots else Seat() for seat in range(count)]


def _load_position(game_id: str, path: Path, options: NewGameOptions) -> State:
    """The position of a file, which also says how many play and with which options; raises UserError."""
    fixed = [name for name in options.used() if name in ("--players", "--option", "--board")]
    if fixed:
        raise UserError(TEXT.say("bad-position-options", given=", ".join(fixed)))
    content = read_bytes(path)
    try:
        position = load(content, make_game)
    except RecordError as error:
        why = describe_record_error(error, content)
        raise UserError(TEXT.say("bad-record", path=str(path), why=why), exit_code=1) from None
    if position.game.id != game_id:
        raise UserError(TEXT.say("bad-resume-game", path=str(path), found=position.game.id, game=game_id))
    return position


def _people(options: NewGameOptions, seats: int, seed: int) -> list[int]:
    """The seats played by people: those given, all of them, or one picked by the seed."""
    if options.seats:
        return parse_seats(options.seats, seats)
    if options.hot_seat:
        return list(range(seats))
    return [Random(f"{seed}/seat").randrange(seats)]


def _newest(game_id: str) -> Path:
    try:
        options_of(game_id)
    except BadOptions as error:
        raise UserError(TEXT.bad_options(error)) from None
    path = newest_autosave(game_id)
    if path is None:
        raise UserError(TEXT.say("bad-resume-none", game=game_id, folder=str(data_folder())))
    return path


def _open(game_id: str, path: Path, options: NewGameOptions) -> Table:
    """Open a saved game."""
    used = [name for name in options.used() if name != "--bot"]
    if used:
        raise UserError(TEXT.say("bad-resume-options", given=", ".join(used)))
    content = read_bytes(path)
    words = parse_bots(options.bot, game_id) if options.bot else []
    for word in words:
        allow(word)
    try:
        table = Table.open(content, make_game)
    except RecordError as error:
        why = describe_record_error(error, content)
        raise UserError(TEXT.say("bad-record", path=str(path), why=why), exit_code=1) from None
    except BadOptions as error:
        raise UserError(_bad_bot(error)) from None
    if any(word not in [seat.bot for seat in table.seats] for word in words):
        raise UserError(TEXT.say("bad-resume-options", given="--bot"))
    if table.game.id != game_id:
        raise UserError(TEXT.say("bad-resume-game", path=str(path), found=table.game.id, game=game_id))
    if table.record.viewer:
        raise UserError(TEXT.say("bad-resume-own", path=str(path)))
    return table


def _bad_bot(error: BadOptions) -> str:
    """Why a bot of a record cannot be made; one that would run other code than ours must be named by the player."""
    given = error.details.get("given", "")
    if error.code == "bot-unknown" and any(sign in given for sign in ":/\\?"):
        return TEXT.say("bad-resume-bot", given=given)
    return TEXT.bad_options(error)


def describe_record_error(error: RecordError, content: bytes) -> str:
    """Describe an error in a record or position, in the terms of the game that it names."""
    lines = content.decode("utf-8", "replace").splitlines()
    named = next((line.partition(":")[2].strip() for line in lines if line.startswith("game:")), "")
    try:
        game = make_game(named, DEFAULT_PLAYERS)
    except BadOptions:
        return TEXT.record_error(error)
    return text_for(TEXT.language, game).record_error(error)


def _is_in_data_folder(path: Path) -> bool:
    return path.resolve().parent == data_folder().resolve()


# -- greetings -----------------------------------------------------------------------------------------------


def _introduce(console: Console, text: Text, table: Table, autosave: Autosave) -> None:
    title, summary = text.say("game-title"), text.say("game-summary")
    console.print(RichText(text.say("play-welcome", title=title, summary=summary), style="bold"))
    console.print(RichText(text.say("game-credit"), style="dim"))
    people = table.people
    names = ", ".join(text.player(seat) for seat in people)
    if len(people) == 1:
        who = text.say("play-seat", name=names, seat=people[0] + 1, seats=table.game.seats, seed=str(table.seed))
    else:
        who = text.say("play-hot-seat", names=names, seed=str(table.seed))
    console.print(RichText(who))
    if table.record.position is not None:
        console.print(RichText(text.say("play-from-position")))
    if table.record.actions:
        count = len(table.record.actions)
        console.print(RichText(text.say("play-resumed", path=str(autosave.path), count=count)), soft_wrap=True)
    console.print(RichText(text.say("play-saved-in", path=str(autosave.path)), style="dim"), soft_wrap=True)
    console.print(RichText(text.say("play-commands")))


def _say_goodbye(console: Console, text: Text, autosave: Autosave) -> None:
    error = autosave.save()
    console.print()
    if error:
        console.print(RichText(text.say("play-quit-unsaved", why=error)))
        return
    message = "play-quit" if autosave.in_default_folder else "play-quit-file"
    game_id = autosave.table.game.id
    console.print(RichText(text.say(message, path=str(autosave.path), game=game_id)), soft_wrap=True)
