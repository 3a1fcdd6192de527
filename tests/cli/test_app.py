"""The application as a whole: help, version, errors, exit codes, pipes, colours, messages."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest
from typer.testing import Result

from greatpowers.cli import main
from greatpowers.cli.boards import BOARDS
from greatpowers.cli.console import TEXT, text_for
from greatpowers.cli.rules import any_game
from greatpowers.cli.session import Session
from greatpowers.core.board import LANGUAGES
from greatpowers.core.native import is_compiled
from greatpowers.core.text import Text
from tests.cli.conftest import Process, Run

ESCAPE = "\x1b"


def one_line(result: Result, code: int = 2) -> str:
    """The only line of an error."""
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("greatpowers: ")
    assert "Traceback" not in result.stderr
    return result.stderr


def test_without_arguments_it_prints_help(run: Run) -> None:
    result = run()
    assert result.exit_code == 0
    for command in ("play", "simulate", "replay", "rules", "check"):
        assert command in result.stdout


def test_version(run: Run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    engine = "compiled" if is_compiled() else "plain Python"
    assert re.fullmatch(rf"Great Powers \d+\.\d+\.\d+\S* \(engine: {engine}\)\n", result.stdout)


@pytest.mark.parametrize(("compiled", "says"), [(True, "(engine: compiled)"), (False, "(engine: plain Python)")])
def test_the_version_says_which_engine_is_running(
    run: Run, monkeypatch: pytest.MonkeyPatch, compiled: bool, says: str
) -> None:
    monkeypatch.setattr("greatpowers.cli.app.is_compiled", lambda: compiled)
    assert says in run("--version").stdout


COMMANDS = [
    "play",
    "learn",
    "simulate",
    "arena",
    "replay",
    "analyse",
    "review",
    "rules",
    "options",
    "board",
    "check",
    "bot",
    "serve",
    "admin",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_commands_fits_eighty_columns(process: Process, language: str) -> None:
    result = process("--language", language, COLUMNS="80", NO_COLOR="1")
    assert result.returncode == 0, result.stderr
    listed = result.stdout.partition("Commands:")[2]
    assert [line.split()[0] for line in listed.strip().splitlines()] == COMMANDS
    assert "..." not in listed


def test_a_language_before_the_command_holds_for_it(process: Process) -> None:
    assert "Lektionen" in process("--language", "de", "learn").stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert TEXT.say(f"help-{command}") in " ".join(result.stdout.split())


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--language", "xx"], "en, de, fr"),
        (["bogus"], "play, learn, simulate"),
        (["play"], "GAME"),
        (["play", "chess"], "chess"),
        (["play", "imperial", "--plaeyrs", "3"], "--players"),
        (["play", "imperial", "--players", "x"], "--players"),
        (["play", "imperial", "--players", "7"], "2 to 6"),
        (["play", "imperial", "--seat", "5"], "seat 5"),
        (["play", "imperial", "--seat", "0"], "seat 0"),
        (["play", "imperial", "--bot", "genius"], "genius"),
        (["play", "imperial", "--bot", "random,random"], "2 bots for 3 seats"),
        (["play", "imperial", "--option", "cash"], "name=value"),
        (["play", "imperial", "--option", "cash=maybe"], "secret, open"),
        (["play", "imperial", "--option", "colour=red"], "colour"),
        (["play", "imperial", "--language", "xx"], "en, de, fr"),
        (["play", "imperial", "--name", "A", "--name", "B"], "2 names"),
        (["play", "imperial", "--seed", "-1"], "--seed"),
        (["play", "imperial", "--resume"], "no unfinished game"),
        (["play", "chess", "--resume"], "chess"),
        (["play", "imperial", "--resume", "no.txt", "--players", "3"], "--players"),
        (["play", "imperial", "--resume", "/nowhere/at/all.txt"], "/nowhere/at/all.txt"),
        (["play", "imperial", "--save", "/nowhere/at/all.txt"], "/nowhere/at/all.txt"),
        (["play", "imperial", "--save", "/"], "folder"),
        (["simulate", "imperial", "--games", "0"], "--games"),
        (["simulate", "imperial", "--jobs", "0"], "--jobs"),
        (["simulate", "imperial", "--bots", "random,random"], "2 bots for 4 seats"),
        (["simulate", "imperial", "--out", "x.txt"], ".csv"),
        (["simulate", "imperial", "--out", "/nowhere/x.csv"], "/nowhere/x.csv"),
        (["replay", "/nowhere.txt"], "/nowhere.txt"),
        (["replay", "/"], "folder"),
        (["rules", "chess"], "chess"),
        (["learn", "chess"], "chess"),
        (["learn", "imperial", "0"], "1 to 9"),
        (["learn", "war", "waltz"], "city, army, explorer"),
        (["learn", "imperial", "1", "2"], "Unexpected at the end: 2."),
        (["learn", "imperial", "--language", "xx"], "en, de, fr"),
        (["check", "imperial", "--games", "0"], "--games"),
        (["check", "imperial", "--players", "1"], "2 to 6"),
    ],
)
def test_usage_errors_get_one_helpful_line(run: Run, words: list[str], says: str) -> None:
    assert says in one_line(run(*words))


def test_a_usage_error_points_to_help(run: Run) -> None:
    assert "simulate --help" in one_line(run("simulate", "imperial", "--nonsense"))


def test_usage_errors_set_the_exit_code(process: Process) -> None:
    result = process("simulate", "imperial", "--players", "9")
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr == "greatpowers: 9 players: this game is for 2 to 6.\n"


def test_a_program_error_shows_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(main, "app", broken)
    with pytest.raises(SystemExit) as left:
        main.run()
    assert left.value.code == 70
    said = capsys.readouterr().err
    assert "ZeroDivisionError: oops" in said
    assert "Traceback" not in said
    assert "game" not in said  # there is none in most commands


def test_a_program_error_in_a_game_says_where_the_game_is(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Session) -> bool:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(Session, "run", broken)
    result = run("play", "imperial", "--seed", "1")
    assert isinstance(result.exception, ZeroDivisionError)
    assert "The game is saved in" in result.stdout


def test_a_program_error_can_be_debugged(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(main, "app", broken)
    monkeypatch.setenv("GREATPOWERS_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        main.run()


def test_output_that_cannot_be_written_gets_one_line() -> None:
    command = f"'{sys.executable}' -m greatpowers rules imperial > /dev/full"
    result = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False, timeout=60)
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert "Cannot write the output" in result.stderr


def test_a_full_disk_gets_one_line(run: Run) -> None:
    assert "disk is full" in one_line(run("play", "imperial", "--save", "/dev/full"))


def test_a_broken_pipe_is_quiet() -> None:
    command = f"'{sys.executable}' -m greatpowers rules imperial the | head -n 2"
    result = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False, timeout=60)
    assert result.stderr == ""
    assert result.stdout.count("\n") == 2


def test_no_escape_codes_in_pipes(process: Process) -> None:
    for words in (["--help"], ["rules", "imperial"], ["play", "imperial", "--seed", "1"]):
        assert ESCAPE not in process(*words).stdout


def test_no_color_is_honoured_even_where_colour_is_forced(process: Process) -> None:
    words = ["play", "imperial", "--seed", "1"]
    assert ESCAPE in process(*words, FORCE_COLOR="1").stdout
    assert ESCAPE not in process(*words, FORCE_COLOR="1", NO_COLOR="1").stdout
    assert ESCAPE not in process("--help", FORCE_COLOR="1", NO_COLOR="1").stdout


def test_characters_that_cannot_be_shown_do_no_harm(process: Process) -> None:
    result = process("play", "imperial", "--seed", "1", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert "Vienna ?" in result.stdout


FOLDER = Path(main.__file__).parent
SHARED = [path for path in FOLDER.rglob("*.py") if path.parent.parent.name != "boards"]
MADE = (
    "code-",
    "space-",
    "group-",
    "item-",
    "aside-",
    "tip-",
    "board-",
    "play-help-",
    "learn-help-",
    "help-",
    "simulate-",
    "arena-",
    *(f"{game}-" for game in BOARDS),
)


def test_every_message_that_the_code_names_exists() -> None:
    named = named_in(SHARED)
    assert len(named) > 80
    assert missing(named, TEXT) == set()


@pytest.mark.parametrize("game", BOARDS)
def test_every_message_that_a_board_names_exists(game: str) -> None:
    named = named_in((FOLDER / "boards" / game).glob("*.py"))
    assert len(named) > 10
    assert missing(named, text_for("en", any_game(game))) == set()


def named_in(paths: Iterable[Path]) -> set[str]:
    return {name for path in paths for name in re.findall(r"say\(\s*\"([a-z0-9-]+)\"", path.read_text("utf-8"))}


def missing(named: set[str], text: Text) -> set[str]:
    return {name for name in named if not text.has(name)} - {"game-title", "game-summary", "game-credit"}


@pytest.mark.parametrize("part", ["", *(f"boards/{game}" for game in BOARDS)])
def test_every_message_is_used(part: str) -> None:
    code = "".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
    words = (FOLDER / part / "text" / "en.ftl").read_text("utf-8")
    for message in re.findall(r"^([a-z0-9-]+) =", words, re.MULTILINE):
        assert message.startswith(MADE) or f'"{message}"' in code, message
