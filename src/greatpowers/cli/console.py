"""Where the command line writes, in which words, and how it fails: one helpful line, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

import msgspec
import typer
from rich.console import Console

from greatpowers.core.board import LANGUAGES
from greatpowers.core.game import Game
from greatpowers.core.text import Text

PACKAGE = "greatpowers.cli"
BAD_USE = 2  # bad options, files that cannot be read or written
INTERRUPTED = 130

_SEPARATORS = {"en": ",.", "de": ".,", "fr": "\u202f,"}  # of thousands and of decimals


def asked_language(words: Sequence[str]) -> str:
    """The language that a command line asks for, before the command itself is understood."""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        name, _, value = word.partition("=")
        if name in ("--language", "-l"):
            return next((language for language in LANGUAGES if language == (value or following)), LANGUAGES[0])
    return LANGUAGES[0]


WORDS = Text(asked_language(sys.argv), packages=[PACKAGE])  # before a game is known: help texts, most mistakes


class Failure(typer.TyperException):
    """Ends the program with one line on stderr and an exit code."""

    def __init__(self, message: str, exit_code: int = BAD_USE) -> None:
        super().__init__(message)
        self.exit_code = exit_code


def no_colour() -> bool:
    """Whether the user asked for plain text (https://no-color.org)."""
    return bool(os.environ.get("NO_COLOR"))


def make_console(*, stderr: bool = False) -> Console:
    """A console that writes no escape codes to files, pipes, and to people who set NO_COLOR."""
    if no_colour():
        return Console(stderr=stderr, highlight=False, markup=False, emoji=False, color_system=None)
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def print_json(data: Any) -> None:
    """Data for a program, on stdout."""
    typed = msgspec.json.format(msgspec.json.encode(data), indent=2).decode()
    make_console().out(typed, highlight=False)


def written(value: float, digits: int = 1, *, language: str) -> str:
    """A number as people write it in this language."""
    return f"{value:,.{digits}f}".translate(str.maketrans(",.", _SEPARATORS[language]))


def tolerate_any_encoding() -> None:
    """A sign that a terminal cannot show becomes a question mark instead of an error."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def error_line(message: str) -> None:
    """One line on stderr."""
    line = WORDS.say("error", message=" ".join(message.split()))
    sys.stderr.write(line + "\n")
    sys.stderr.flush()


def text_for(language: str, game: Game | None = None, players: Sequence[str] = ()) -> Text:
    """Words in this language, about this game; raises Failure for a language that is not there."""
    if language not in LANGUAGES:
        raise Failure(WORDS.say("bad-language", given=language, allowed=", ".join(LANGUAGES)))
    return Text(language, game, [PACKAGE], players)
