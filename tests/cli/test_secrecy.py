"""Text boards print nothing that their reader may not know."""

from __future__ import annotations

import random

import pytest

from greatpowers.cli.boards import ReaderView, board_for
from greatpowers.cli.console import text_for
from greatpowers.core.conformance import random_action
from greatpowers.core.game import NOBODY, State
from greatpowers.core.text import Text
from greatpowers.games import GAMES, make_game
from tests.cli.test_boards import drawn


def everything(state: State, reader: int, text: Text) -> list[str]:
    """All that a board draws for a reader."""
    board, seen = board_for(text), ReaderView(state, reader)
    parts = [drawn(board.part(name, seen, 100)) for name in board.parts]
    hints = [board.hint(seen, action) for action in state.legal(reader)]
    return [drawn(board.whole(seen, 100)), drawn(board.status(seen)), *parts, *hints]


@pytest.mark.parametrize("game_id", GAMES)
def test_positions_that_a_reader_cannot_tell_apart_are_drawn_alike(game_id: str) -> None:
    game = make_game(game_id, 3)
    text, rng, state = text_for("en", game), random.Random(8), game.start()
    differing = 0
    for number in range(360):
        if number % 12 == 11:
            reader = number // 12 % game.seats
            imagined = state.imagine(reader, rng)
            differing += imagined.key() != state.key()
            assert everything(imagined, reader, text) == everything(state, reader, text)
        assert state.to_act != NOBODY
        state.apply(*random_action(state, rng))
    assert differing > 5  # there was something to hide
