"""Reading a line from a person, with editing, history and completion where the terminal has them."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

_editor: Any = import_module("readline") if find_spec("readline") else None  # Windows has none
_words: list[str] = []


def _complete(begun: str, state: int) -> str | None:
    found = [word for word in _words if word.startswith(begun.lower())]
    return found[state] + " " if state < len(found) else None


def prepare() -> None:
    """Tab completes; no escape codes but those that a key needs."""
    if _editor is not None and sys.stdin.isatty():
        _editor.set_completer(_complete)
        _editor.set_completer_delims(" ")
        _editor.parse_and_bind("set enable-bracketed-paste off")
        _editor.parse_and_bind("tab: complete")


def offer(words: Iterable[str]) -> None:
    """The words that the Tab key completes from now on."""
    _words[:] = sorted(set(words))


def read_line(prompt: str) -> str:
    """A line without the blanks around it; raises EOFError and KeyboardInterrupt."""
    return input(prompt).strip()
