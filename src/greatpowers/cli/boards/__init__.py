"""Text boards, one per game: positions in a terminal."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from rich.console import RenderableType

from greatpowers.core.game import State
from greatpowers.core.text import Text

# game id -> module and class, imported on demand
BOARDS: dict[str, tuple[str, str]] = {
    "imperial": ("greatpowers.cli.boards.imperial", "ImperialBoard"),
    "imperunde": ("greatpowers.cli.boards.imperunde", "ImpeRundeBoard"),
}


class TextBoard(Protocol):
    """Draws positions of one game for a reader: a seat, or None for somebody who may see everything."""

    parts: tuple[str, ...]  # the parts that can be shown alone, by command
    aliases: dict[str, str]  # short words that players may type -> words of the notation

    def whole(self, state: State, reader: int | None, width: int) -> RenderableType:
        """The whole position."""
        ...

    def part(self, name: str, state: State, reader: int | None, width: int) -> RenderableType:
        """One part of the position."""
        ...

    def status(self, state: State, reader: int | None) -> RenderableType:
        """A status line with what the reader needs for the decision."""
        ...

    def is_turning_point(self, state: State) -> bool:
        """Whether to show the whole board before this decision."""
        ...

    def has_secrets(self, state: State) -> bool:
        """Whether some information is hidden from some seats."""
        ...

    def hint(self, state: State, action: int) -> str:
        """The cost or effect of an action in a few words; may be empty."""
        ...

    def luck(self, state: State) -> str:
        """Whose die, spin or draw is next, and for what; empty when it belongs to nobody."""
        ...

    def result(self, state: State) -> RenderableType:
        """The final scores."""
        ...


def board_for(text: Text) -> TextBoard:
    """The text board for the game of these texts."""
    assert text.game is not None
    module, name = BOARDS[text.game.id]
    board: TextBoard = getattr(import_module(module), name)(text)
    return board
