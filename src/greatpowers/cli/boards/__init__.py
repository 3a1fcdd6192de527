"""Text boards, one for each game: what a position looks like in a terminal."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from rich.console import RenderableType

from greatpowers.core.game import State
from greatpowers.core.text import Text

# game id -> module and class; loaded when asked for
BOARDS: dict[str, tuple[str, str]] = {
    "imperial": ("greatpowers.cli.boards.imperial", "ImperialBoard"),
    "imperunde": ("greatpowers.cli.boards.imperunde", "ImpeRundeBoard"),
}


class TextBoard(Protocol):
    """Draws positions of one game for one reader: a seat, or None for somebody who may see everything."""

    parts: tuple[str, ...]  # what can be shown alone, by the word that asks for it
    aliases: dict[str, str]  # short words that people may type, and the notation's words for them

    def whole(self, state: State, reader: int | None, width: int) -> RenderableType:
        """The whole position."""
        ...

    def part(self, name: str, state: State, reader: int | None, width: int) -> RenderableType:
        """One part of it."""
        ...

    def status(self, state: State, reader: int | None) -> RenderableType:
        """One line: where the game is, and what the reader needs for the question that follows."""
        ...

    def is_turning_point(self, state: State) -> bool:
        """Whether a question is one that deserves the whole board before it."""
        ...

    def has_secrets(self, state: State) -> bool:
        """Whether the seats see different things."""
        ...

    def hint(self, state: State, action: int) -> str:
        """What an action would cost or bring, in a few words; empty when there is nothing to say."""
        ...

    def luck(self, state: State) -> str:
        """Whose die, spin or draw is next, and for what; empty when it is nobody's."""
        ...

    def result(self, state: State) -> RenderableType:
        """How a finished game was scored."""
        ...


def board_for(text: Text) -> TextBoard:
    """The text board of the game that these words are about."""
    assert text.game is not None
    module, name = BOARDS[text.game.id]
    board: TextBoard = getattr(import_module(module), name)(text)
    return board
