"""Keyboard input, with editing, history and completion where the terminal supports them."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

_editor: Any = import_module("readline") if find_spec("readline") else None  # Windows has none
_words: list[str] = []


def _complete(prefix: str, state: int) -> str | None:
    found = [word for word in _words if word.startswith(prefix.lower())]
    return found[state] + " " if state < len(found) else None


def prepare() -> None:
    """Enable Tab completion, without bracketed-paste escape codes."""
    if _editor is not None and sys.stdin.isatty():
        _editor.set_completer(_complete)
        _editor.set_completer_delims(" ")
        _editor.parse_and_bind("set enable-bracketed-paste off")
        _editor.parse_and_bind("tab: complete")


def set_completions(words: Iterable[str]) -> None:
    """Set the words that the Tab key completes."""
    _words[:] = sorted(set(words))


def read_line(prompt: str) -> str:
    """Read a line, stripped; raises EOFError and KeyboardInterrupt."""
    return input(prompt).strip()
