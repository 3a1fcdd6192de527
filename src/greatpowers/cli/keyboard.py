"""Reading a line from a person, with editing, history and completion where the terminal has them."""

from __future__ import annotations

import sys
from collections.abc import Iterable

try:
    import readline
except ImportError:  # Windows has none; plain lines do as well
    readline = None  # type: ignore[assignment]

_words: list[str] = []


def _complete(begun: str, state: int) -> str | None:
    found = [word for word in _words if word.startswith(begun.lower())]
    return found[state] + " " if state < len(found) else None


def prepare() -> None:
    """Tab completes; no escape codes but those that a key needs."""
    if readline is not None and sys.stdin.isatty():
        readline.set_completer(_complete)
        readline.set_completer_delims(" ")
        readline.parse_and_bind("set enable-bracketed-paste off")
        readline.parse_and_bind("tab: complete")


def offer(words: Iterable[str]) -> None:
    """The words that the Tab key completes from now on."""
    _words[:] = sorted(set(words))


def read_line(prompt: str) -> str:
    """A line without the blanks around it; raises EOFError and KeyboardInterrupt."""
    return input(prompt).strip()
