"""Views of a table are made once, and are those that the position itself gives."""

import pytest

from greatpowers.games import GAMES, make_game
from greatpowers.table import Seat, Table

VIEWERS = [None, 0, 1, 2]


@pytest.mark.parametrize("game", GAMES)
def test_what_viewers_share_is_what_each_may_see(game: str) -> None:
    table = Table(make_game(game, 3), [Seat("", "random") for _ in range(3)], 5)
    for _ in range(150):
        table.advance()
        for viewer in VIEWERS if table.number % 5 == 0 else []:
            assert table.view(viewer) == table.state.view(viewer)
            assert table.figures(viewer) == table.state.figures(viewer)


def test_a_view_is_made_once_for_each_position() -> None:
    table = Table(make_game("imperial", 3), [Seat("", "random") for _ in range(3)], 5)
    before = table.view(0)
    assert table.view(0) is before
    table.advance()
    assert table.view(0) is not before
    after = table.view(0)
    table.rewind(0)
    assert table.view(0) is not after
    assert table.view(0) == before
