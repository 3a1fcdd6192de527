"""What the browser knows of games and protocol is what they declare."""

from __future__ import annotations

import pytest

from greatpowers.games import GAMES
from tools import view_types


@pytest.mark.parametrize("game", GAMES)
def test_the_types_of_views_are_up_to_date(game: str) -> None:
    path, text = view_types.view_types(game)
    assert path.read_text("utf-8") == text, "run `make layouts`"


def test_the_types_of_the_protocol_are_up_to_date() -> None:
    path, text = view_types.protocol_types()
    assert path.read_text("utf-8") == text, "run `make layouts`"


def test_the_signatures_are_up_to_date() -> None:
    path, text = view_types.signatures()
    assert path.read_text("utf-8") == text, "run `make layouts`"
