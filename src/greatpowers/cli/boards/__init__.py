"""Text boards, one per game: positions in a terminal, drawn from what their reader may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import Protocol

from rich.console import RenderableType

from greatpowers.core.game import Hint, Refusal, State, View
from greatpowers.core.text import Text

# game id -> module and class, imported on demand
BOARDS: dict[str, tuple[str, str]] = {
    "imperial": ("greatpowers.cli.boards.imperial.board", "ImperialBoard"),
    "imperunde": ("greatpowers.cli.boards.imperunde.board", "ImpeRundeBoard"),
    "war": ("greatpowers.cli.boards.war.board", "WarTextBoard"),
}


class ReaderView:
    """A position as one reader may see it (None: a spectator): all that a text board ever gets of it."""

    def __init__(self, state: State, reader: int | None) -> None:
        self.reader = reader
        self.view: View = state.view(reader)
        self._state = state

    @cached_property
    def figures(self) -> View:
        """Numbers that the reader could work out from the view."""
        return self._state.figures(self.reader)

    def hints(self, action: int) -> list[Hint]:
        """What one of the reader's legal actions would cost or bring."""
        return self._state.hints(action, self.reader)

    def why_not(self, action: int) -> Refusal | None:
        """Why the reader cannot take an action now; None when they can."""
        return self._state.why_not(action, self.reader)


class TextBoard(Protocol):
    """Draws positions of one game."""

    parts: tuple[str, ...]  # the parts that can be shown alone, by command
    aliases: dict[str, str]  # short words that players may type -> words of the notation

    def whole(self, seen: ReaderView, width: int) -> RenderableType:
        """The whole position."""
        ...

    def part(self, name: str, seen: ReaderView, width: int) -> RenderableType:
        """One part of the position."""
        ...

    def status(self, seen: ReaderView) -> RenderableType:
        """A status line with what the reader needs for the decision."""
        ...

    def is_turning_point(self, seen: ReaderView) -> bool:
        """Whether to show the whole board before this decision."""
        ...

    def hint(self, seen: ReaderView, action: int) -> str:
        """The cost or effect of one of the reader's actions in a few words; may be empty."""
        ...

    def used_up(self, seen: ReaderView) -> list[str]:
        """The pieces that the reader could get now if any were left."""
        ...

    def only_pass(self, seen: ReaderView, actions: Sequence[int]) -> int | None:
        """How to pass where these actions allow nothing else, though a question has to be asked; usually None."""
        ...

    def menu(self, seen: ReaderView) -> str:
        """What goes on over several questions with much the same choices, such as a movement phase; usually empty."""
        ...

    def routine(self, seen: ReaderView) -> str:
        """What asks the same question again and again, such as a battle round by round; usually empty."""
        ...

    def player_codes(self, seen: ReaderView) -> list[str]:
        """The code that stands for each player on the board; empty where players have none."""
        ...

    def luck(self, about: Mapping[str, str | int]) -> str:
        """Whose die, spin or draw a prompt of luck is about; empty when it belongs to nobody."""
        ...


def board_packages(game_id: str) -> list[str]:
    """The package of a game's text board, which brings the words on it; none for a game without one."""
    return [BOARDS[game_id][0].rpartition(".")[0]] if game_id in BOARDS else []


def board_for(text: Text) -> TextBoard:
    """The text board for the game of these texts."""
    assert text.game is not None
    module, name = BOARDS[text.game.id]
    board: TextBoard = getattr(import_module(module), name)(text)
    return board
