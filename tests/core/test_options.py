"""Options: typed, with one clear reason when they do not fit."""

from __future__ import annotations

import pytest

from greatpowers.core.game import BadOptions
from greatpowers.games import make_game, options_of


def test_options_come_with_their_defaults() -> None:
    assert make_game("imperial", 4).options == {
        "setup": "standard",
        "investor_card": "with",
        "cash": "secret",
        "turn_limit": 0,
    }
    assert [option.name for option in options_of("imperial")] == ["setup", "investor_card", "cash", "turn_limit"]


def test_numbers_may_come_as_text() -> None:
    assert make_game("imperial", 4, {"turn_limit": "30"}).options["turn_limit"] == 30


@pytest.mark.parametrize(
    ("game", "seats", "options", "code"),
    [
        ("chess", 2, {}, "game-unknown"),
        ("imperial", 1, {}, "player-count"),
        ("imperial", 7, {}, "player-count"),
        ("imperial", 4, {"setup": "quick"}, "option-value"),
        ("imperial", 4, {"turn_limit": "-1"}, "option-value"),
        ("imperial", 4, {"turn_limit": "many"}, "option-value"),
        ("imperial", 4, {"weather": "rain"}, "option-unknown"),
    ],
)
def test_what_does_not_fit_is_named(game: str, seats: int, options: dict[str, str | int], code: str) -> None:
    with pytest.raises(BadOptions) as caught:
        make_game(game, seats, options)
    assert caught.value.code == code


def test_the_options_of_an_unknown_game_are_not_known() -> None:
    with pytest.raises(BadOptions):
        options_of("chess")
