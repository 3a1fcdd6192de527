"""The commands and their options. Each command is implemented in a module of its own; the texts are in `text/`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from greatpowers import __version__
from greatpowers.bots import all_codes
from greatpowers.bots.levels import Level
from greatpowers.cli.admin_app import admin_app
from greatpowers.cli.console import TEXT, error_line, no_colour, text_for, tolerate_any_encoding
from greatpowers.cli.errors import format_error
from greatpowers.core.native import is_compiled
from greatpowers.games import GAMES

say = TEXT.say


class Commands(TyperGroup):
    """The commands, with one line on stderr for every error."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command and exit with its code."""
        tolerate_any_encoding()
        try:
            result = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as error:
            if not standalone_mode:
                raise
            error_line(format_error(error))
            sys.exit(error.exit_code)
        if standalone_mode:
            sys.exit(result if isinstance(result, int) else 0)
        return result


app = typer.Typer(
    name="greatpowers",
    cls=Commands,
    help=say("help-app"),
    pretty_exceptions_enable=False,
    rich_markup_mode=None if no_colour() else "rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _games() -> list[str]:
    """Values for shell completion."""
    return list(GAMES)


def _bots() -> list[str]:
    """Values for shell completion."""
    return all_codes()


Game = Annotated[
    str, typer.Argument(help=say("help-game", games=", ".join(GAMES)), show_default=False, autocompletion=_games)
]
Players = Annotated[int, typer.Option("--players", "-p", help=say("help-players"))]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help=say("help-option"))]
BoardFile = Annotated[Path | None, typer.Option("--board", help=say("help-board-file"))]
Seed = Annotated[int | None, typer.Option("--seed", "-s", help=say("help-seed"))]
Jobs = Annotated[int, typer.Option("--jobs", "-j", help=say("help-jobs"))]
Json = Annotated[bool, typer.Option("--json", help=say("help-json"))]
Language = Annotated[str, typer.Option("--language", "-l", help=say("help-language"))]


def _print_version(requested: bool) -> None:
    if requested:
        engine = "compiled" if is_compiled() else "plain"
        typer.echo(say("version", version=__version__, engine=engine))
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _app(
    context: typer.Context,
    wants_version: Annotated[
        bool, typer.Option("--version", help=say("help-version"), callback=_print_version, is_eager=True)
    ] = False,
    language: Language = TEXT.language,
) -> None:
    text_for(language)  # before a command it holds for the command too, as its default
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(help=say("help-play"))
def play(
    game: Game,
    file: Annotated[Path | None, typer.Argument(help=say("help-play-file"), show_default=False)] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help=say("help-players"))] = None,
    seat: Annotated[list[int] | None, typer.Option("--seat", help=say("help-play-seat"))] = None,
    bot: Annotated[str, typer.Option("--bot", "-b", help=say("help-play-bot"), autocompletion=_bots)] = "",
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help=say("help-play-hot-seat"))] = False,
    option: Options = None,
    board: BoardFile = None,
    position: Annotated[Path | None, typer.Option("--position", help=say("help-play-position"))] = None,
    seed: Seed = None,
    name: Annotated[list[str] | None, typer.Option("--name", "-n", help=say("help-play-name"))] = None,
    typed_luck: Annotated[bool, typer.Option("--typed-luck", help=say("help-play-typed-luck"))] = False,
    coach: Annotated[bool, typer.Option("--coach", help=say("help-play-coach"))] = False,
    passes: Annotated[bool, typer.Option("--pass/--no-pass", help=say("help-play-pass"))] = True,
    resume: Annotated[bool, typer.Option("--resume", "-r", help=say("help-play-resume"))] = False,
    save: Annotated[Path | None, typer.Option("--save", help=say("help-play-save"))] = None,
    language: Language = TEXT.language,
) -> None:
    """See help-play."""
    from greatpowers.cli.play import NewGameOptions
    from greatpowers.cli.play import play as run

    options = NewGameOptions(
        players=players,
        seats=seat or [],
        bot=bot,
        hot_seat=hot_seat,
        options=option or [],
        seed=seed,
        names=name or [],
        board=board,
        position=position,
    )
    run(game, options, resume, file, save, language, typed_luck, coach, passes)


@app.command(help=say("help-learn"))
def learn(
    game: Annotated[str, typer.Argument(help=say("help-learn-game"), show_default=False, autocompletion=_games)] = "",
    lesson: Annotated[str, typer.Argument(help=say("help-learn-lesson"), show_default=False)] = "",
    language: Language = TEXT.language,
) -> None:
    """See help-learn."""
    from greatpowers.cli.learn import learn as run

    run(game, lesson, language)


@app.command(help=say("help-simulate"))
def simulate(
    game: Game,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", "-g", help=say("help-simulate-games"))] = 100,
    bots: Annotated[str, typer.Option("--bots", "-b", help=say("help-simulate-bots"), autocompletion=_bots)] = "thumb",
    jobs: Jobs = 1,
    seed: Seed = None,
    rotate: Annotated[bool, typer.Option("--rotate/--no-rotate", help=say("help-simulate-rotate"))] = True,
    option: Options = None,
    board: BoardFile = None,
    most_decisions: Annotated[
        int | None, typer.Option("--most-decisions", help=say("help-simulate-most-decisions"), show_default=False)
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", help=say("help-simulate-out"))] = None,
    as_json: Json = False,
    language: Language = TEXT.language,
) -> None:
    """See help-simulate."""
    from greatpowers.cli.simulate import simulate as run

    run(
        game,
        players=players,
        games=games,
        bots=bots,
        jobs=jobs,
        seed=seed,
        rotate=rotate,
        options=option or [],
        board=board,
        most_decisions=most_decisions,
        out=out,
        as_json=as_json,
        language=language,
    )


@app.command(help=say("help-arena"))
def arena(
    game: Game,
    bots: Annotated[str, typer.Option("--bots", "-b", help=say("help-arena-bots"), autocompletion=_bots)],
    players: Players = 4,
    kind: Annotated[str, typer.Option("--kind", "-k", help=say("help-arena-kind"))] = "round-robin",
    deals: Annotated[int, typer.Option("--deals", "-d", help=say("help-arena-deals"))] = 25,
    seconds: Annotated[float, typer.Option("--seconds", help=say("help-arena-seconds"), min=0.001, max=86_400)] = 60.0,
    jobs: Jobs = 1,
    seed: Seed = None,
    option: Options = None,
    board: BoardFile = None,
    most_decisions: Annotated[
        int | None, typer.Option("--most-decisions", help=say("help-simulate-most-decisions"), show_default=False)
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", help=say("help-arena-out"))] = None,
    html: Annotated[Path | None, typer.Option("--html", help=say("help-arena-html"))] = None,
    as_json: Json = False,
    language: Language = TEXT.language,
) -> None:
    """See help-arena."""
    from greatpowers.cli.arena import arena as run

    run(
        game,
        players=players,
        bots=bots,
        kind=kind,
        deals=deals,
        seconds=seconds,
        jobs=jobs,
        seed=seed,
        options=option or [],
        board=board,
        most_decisions=most_decisions,
        out=out,
        html=html,
        as_json=as_json,
        language=language,
    )


@app.command(help=say("help-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=say("help-replay-file"), show_default=False)],
    until: Annotated[int | None, typer.Option("--until", help=say("help-replay-until"))] = None,
    position: Annotated[bool, typer.Option("--position", help=say("help-replay-position"))] = False,
    seat: Annotated[int | None, typer.Option("--seat", help=say("help-replay-seat"))] = None,
    step: Annotated[bool, typer.Option("--step", help=say("help-replay-step"))] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help=say("help-replay-csv"))] = False,
    check_luck: Annotated[bool, typer.Option("--check-luck", help=say("help-replay-check-luck"))] = False,
    as_json: Json = False,
    language: Language = TEXT.language,
) -> None:
    """See help-replay."""
    from greatpowers.cli.replay import replay as run

    run(
        file,
        until=until,
        as_position=position,
        seat=seat,
        step=step,
        as_csv=as_csv,
        checks_luck=check_luck,
        as_json=as_json,
        language=language,
    )


@app.command(help=say("help-analyse"))
def analyse(
    file: Annotated[Path, typer.Argument(help=say("help-analyse-file"), show_default=False)],
    until: Annotated[int | None, typer.Option("--until", "--ply", help=say("help-analyse-until"))] = None,
    seat: Annotated[int | None, typer.Option("--seat", help=say("help-analyse-seat"))] = None,
    seconds: Annotated[float, typer.Option("--seconds", help=say("help-analyse-seconds"), min=0.001, max=86_400)] = 5.0,
    playouts: Annotated[int, typer.Option("--playouts", help=say("help-analyse-playouts"), min=0)] = 0,
    as_json: Json = False,
    language: Language = TEXT.language,
) -> None:
    """See help-analyse."""
    from greatpowers.cli.analyse import analyse as run

    run(file, until=until, seat=seat, seconds=seconds, playouts=playouts, as_json=as_json, language=language)


@app.command(help=say("help-review"))
def review(
    file: Annotated[Path, typer.Argument(help=say("help-review-file"), show_default=False)],
    seconds: Annotated[float, typer.Option("--seconds", help=say("help-review-seconds"), min=0.001, max=86_400)] = 45.0,
    playouts: Annotated[int, typer.Option("--playouts", help=say("help-analyse-playouts"), min=0)] = 0,
    as_json: Json = False,
    language: Language = TEXT.language,
) -> None:
    """See help-review."""
    from greatpowers.cli.review import review as run

    run(file, seconds=seconds, playouts=playouts, as_json=as_json, language=language)


@app.command(help=say("help-rules"))
def rules(
    game: Game,
    words: Annotated[list[str] | None, typer.Argument(help=say("help-rules-words"), show_default=False)] = None,
    as_json: Json = False,
    language: Language = TEXT.language,
) -> None:
    """See help-rules."""
    from greatpowers.cli.rules import rules as run

    run(game, words or [], language, as_json)


@app.command(help=say("help-options"))
def options(game: Game, as_json: Json = False, language: Language = TEXT.language) -> None:
    """See help-options."""
    from greatpowers.cli.options import options as run

    run(game, as_json, language)


@app.command(help=say("help-board"))
def board(
    game: Game,
    board: Annotated[Path | None, typer.Option("--board", help=say("help-board-start"))] = None,
    language: Language = TEXT.language,
) -> None:
    """See help-board."""
    from greatpowers.cli.board import board as run

    run(game, board, language)


@app.command(help=say("help-check"))
def check(
    game: Game,
    games: Annotated[int, typer.Option("--games", "-g", help=say("help-check-games"))] = 100,
    players: Players = 4,
    option: Options = None,
    board: BoardFile = None,
    middle: Annotated[bool, typer.Option("--middle", help=say("help-check-middle"))] = False,
    seed: Seed = None,
    jobs: Jobs = 1,
    as_json: Json = False,
    language: Language = TEXT.language,
) -> None:
    """See help-check."""
    from greatpowers.cli.check import check as run

    run(
        game,
        players=players,
        games=games,
        jobs=jobs,
        seed=seed,
        options=option or [],
        board=board,
        middle=middle,
        as_json=as_json,
        language=language,
    )


@app.command(help=say("help-bot"))
def bot(
    bot: Annotated[str, typer.Argument(help=say("help-bot-bot"), show_default=False, autocompletion=_bots)],
    server: Annotated[str, typer.Option("--server", help=say("help-bot-server"), show_default=False)],
    token_file: Annotated[Path | None, typer.Option("--token-file", help=say("help-bot-token-file"))] = None,
    link: Annotated[str, typer.Option("--link", help=say("help-bot-link"))] = "",
    lobby: Annotated[str, typer.Option("--lobby", help=say("help-bot-lobby"), autocompletion=_games)] = "",
    name: Annotated[str, typer.Option("--name", "-n", help=say("help-bot-name"))] = "",
    language: Language = TEXT.language,
) -> None:
    """See help-bot."""
    from greatpowers.cli.network_bot import run

    run(bot, server, token_file, link, lobby, name, language)


def _setting(name: str, **more: Any) -> Any:
    """An option of the server, which an environment variable can set as well."""
    variable = f"GREATPOWERS_{name.upper().replace('-', '_')}"
    return typer.Option(f"--{name}", help=say(f"help-serve-{name}"), envvar=variable, **more)


@app.command(help=say("help-serve"))
def serve(
    host: Annotated[str, _setting("host")] = "127.0.0.1",
    port: Annotated[int, _setting("port")] = 8765,
    any_port: Annotated[bool, _setting("any-port")] = False,
    database: Annotated[str, _setting("database")] = "",
    board: Annotated[Path | None, _setting("board")] = None,
    wants_browser: Annotated[bool, _setting("open")] = False,
    host_name: Annotated[list[str] | None, _setting("host-name")] = None,
    root_path: Annotated[str, _setting("root-path")] = "",
    proxy: Annotated[list[str] | None, _setting("proxy")] = None,
    metrics_from: Annotated[list[str] | None, _setting("metrics-from")] = None,
    connections: Annotated[int, _setting("connections", min=1)] = 10_000,
    public_url: Annotated[str, _setting("public-url")] = "",
    smtp: Annotated[str, _setting("smtp")] = "",
    mail_from: Annotated[str, _setting("mail-from")] = "",
    notice_grace: Annotated[float, _setting("notice-grace", min=0)] = 60,
    notice_timeout: Annotated[float, _setting("notice-timeout", min=0.1)] = 10,
    local_receivers: Annotated[bool, _setting("local-receivers")] = False,
    strongest_bot: Annotated[Level, _setting("strongest-bot")] = "expert",
    analysis_seconds: Annotated[float, _setting("analysis-seconds", min=0, max=10)] = 1,
    review_seconds: Annotated[float, _setting("review-seconds", min=0, max=600)] = 45,
) -> None:
    """See help-serve."""
    from greatpowers.cli.serve import make_settings, with_notices
    from greatpowers.cli.serve import serve as run

    settings = make_settings(
        host,
        host_names=host_name or [],
        root_path=root_path,
        proxies=proxy or [],
        metrics_from=metrics_from or [],
        connections=connections,
        strongest_bot=strongest_bot,
        analysis_seconds=analysis_seconds,
        review_seconds=review_seconds,
    )
    settings = with_notices(
        settings,
        public_url=public_url,
        smtp=smtp,
        mail_from=mail_from,
        notice_grace=notice_grace,
        notice_timeout=notice_timeout,
        local_receivers=local_receivers,
    )
    run(host, port, database, board, wants_browser, any_port, settings)


app.add_typer(admin_app)
