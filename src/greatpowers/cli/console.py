"""Output of the command line: consoles, languages, numbers, and errors as one helpful line."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from typing import Any

import msgspec
import typer
from rich import _wrap
from rich.console import Console

from greatpowers.cli.boards import board_packages
from greatpowers.core.board import LANGUAGES
from greatpowers.core.game import Game
from greatpowers.core.text import Text

PACKAGE = "greatpowers.cli"
BAD_USAGE = 2  # bad options, unreadable or unwritable files
INTERRUPTED = 130

# Rich also breaks lines at no-break spaces, which keep French punctuation on the line of its word.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")

_SEPARATORS = {"en": ",.", "de": ".,", "fr": "\u202f,"}  # thousands and decimals


def requested_language(words: Sequence[str]) -> str:
    """The language in these arguments, before they are parsed: help texts need it early."""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        name, _, value = word.partition("=")
        if name in ("--language", "-l"):
            return next((language for language in LANGUAGES if language == (value or following)), LANGUAGES[0])
    return LANGUAGES[0]


TEXT = Text(requested_language(sys.argv), packages=[PACKAGE])  # texts without a game: help and most errors


class UserError(typer.TyperException):
    """An error for the user: ends the program with one line on stderr and an exit code."""

    def __init__(self, message: str, exit_code: int = BAD_USAGE) -> None:
        super().__init__(message)
        self.exit_code = exit_code


def no_colour() -> bool:
    """Whether the user wants plain text (https://no-color.org)."""
    return bool(os.environ.get("NO_COLOR"))


def make_console(*, stderr: bool = False) -> Console:
    """A console that writes no escape codes to files and pipes, or when NO_COLOR is set."""
    if no_colour():
        return Console(stderr=stderr, highlight=False, markup=False, emoji=False, color_system=None)
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def print_json(data: Any) -> None:
    """Print data for another program on stdout."""
    formatted = msgspec.json.format(msgspec.json.encode(data), indent=2).decode()
    make_console().out(formatted, highlight=False)


def format_number(value: float, digits: int = 1, *, language: str) -> str:
    """Format a number as usual in this language."""
    return f"{value:,.{digits}f}".translate(str.maketrans(",.", _SEPARATORS[language]))


def tolerate_any_encoding() -> None:
    """Print a question mark for a character that the terminal cannot show, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def error_line(message: str) -> None:
    """Print an error as one line on stderr."""
    line = TEXT.say("error", message=" ".join(message.split()))
    sys.stderr.write(line + "\n")
    sys.stderr.flush()


def text_for(language: str, game: Game | None = None, players: Sequence[str] = ()) -> Text:
    """Texts in this language, with those of a game; raises UserError for an unknown language."""
    if language not in LANGUAGES:
        raise UserError(TEXT.say("bad-language", given=language, allowed=", ".join(LANGUAGES)))
    if game is None and not players and language == TEXT.language:
        return TEXT  # reading it again takes as long as a small command
    packages = [PACKAGE] if game is None else [PACKAGE, *board_packages(game.id)]
    return Text(language, game, packages, players)
