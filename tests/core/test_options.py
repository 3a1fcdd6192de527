"""Options: typed, with one clear reason when they do not fit."""

from __future__ import annotations

import pytest

from greatpowers.core.options import BadOptions, Option, TextOption, read_options
from greatpowers.core.text import Text
from greatpowers.games import board_option, make_game, options_of


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


# -- options that depend on each other -----------------------------------------------------------------------

EXPEDITIONS = [
    Option("map", "flat", choices=("flat", "globe")),
    Option("natives", "off", choices=("off", "on"), needs={"map": "globe"}),
    Option("storms", 0, least=0, most=9, needs={"map": "globe"}, excludes={"natives": "on"}),
]


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"natives": "off", "storms": "0"},  # at its default, an option asks for nothing
        {"map": "globe", "natives": "on"},
        {"map": "globe", "storms": 3},
    ],
)
def test_options_that_go_together(given: dict[str, str | int]) -> None:
    assert read_options(EXPEDITIONS, given)["map"] == given.get("map", "flat")


@pytest.mark.parametrize(
    ("given", "code", "says"),
    [
        ({"natives": "on"}, "option-needs", "Option natives=on needs map=globe."),
        ({"storms": "2", "map": "flat"}, "option-needs", "Option storms=2 needs map=globe."),
        (
            {"storms": 2, "map": "globe", "natives": "on"},
            "option-excludes",
            "Option storms=2 cannot be combined with natives=on.",
        ),
    ],
)
def test_options_that_contradict_each_other_are_both_named(given: dict[str, str | int], code: str, says: str) -> None:
    with pytest.raises(BadOptions) as caught:
        read_options(EXPEDITIONS, given)
    assert caught.value.code == code
    assert Text().bad_options(caught.value) == says
    for language in ("de", "fr"):
        message = Text(language).bad_options(caught.value)
        assert message != says
        assert all(word in message for word in (caught.value.details["option"], caught.value.details["other"]))


# -- free text -----------------------------------------------------------------------------------------------


def shout(text: str) -> str:
    if "?" in text:
        raise BadOptions("option-value", option="cry", given=text, allowed="!")
    return " ".join(text.upper().split())


def test_free_text_is_kept_as_its_reader_writes_it() -> None:
    option = TextOption("cry", shout, 20)
    assert option.default == ""
    assert option.read("to\narms") == "TO ARMS"
    assert option.read(5) == "5"
    with pytest.raises(BadOptions, match="option-value"):
        option.read("what?")


def test_free_text_is_bounded_before_and_after_it_is_read() -> None:
    option = TextOption("cry", lambda text: text * 2, 20)
    assert option.read("x" * 10) == "x" * 20
    for text in ("x" * 11, "x" * 1_000_000):
        with pytest.raises(BadOptions) as caught:
            option.read(text)
        assert Text().bad_options(caught.value) == "Option cry: text too long (at most 20 characters)."


def test_which_boards_can_be_corrected() -> None:
    option = board_option("imperunde")
    assert option is not None
    assert option.name == "corrections"
    assert board_option("imperial") is None
    with pytest.raises(BadOptions):
        board_option("chess")
