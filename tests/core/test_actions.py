"""Action spaces: dense codes with words and JSON that lead back, and what a person may mean by a few letters."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatpowers.core.actions import ActionSpace, BadNotation, Family, matching
from greatpowers.core.words import AMOUNT, Argument, Domain, EventKind
from greatpowers.games.imperial import Imperial
from tests.core.sealed_bids import SealedBids

SPACES = {
    (players, card): Imperial(players, investor_card=card).space
    for players in (2, 4, 6)
    for card in ("with", "without")
}


@pytest.mark.parametrize("space", SPACES.values(), ids=["-".join(map(str, key)) for key in SPACES])
def test_every_action_has_words_of_its_own_that_lead_back(space: ActionSpace) -> None:
    spoken = [space.notation(action) for action in range(len(space))]
    assert len(set(spoken)) == len(space)
    assert [space.parse(words) for words in spoken] == list(range(len(space)))
    assert [space.from_json(space.to_json(action)) for action in range(len(space))] == list(range(len(space)))


def test_an_action_means_the_same_in_every_game_of_a_family() -> None:
    small, large = SPACES[2, "with"], SPACES[6, "without"]
    for action in range(small.by_name["lot"].offset):
        assert small.notation(action) == large.notation(action)


def test_tables_hold_codes_by_arguments() -> None:
    digit = Domain("digit", ["a", "b", "c"])
    pairs = [(0, 1), (2, 2)]
    space = ActionSpace([Family("wait"), Family("pair", [Argument("x", digit), Argument("y", digit)], pairs)])
    assert space.table("pair", [3, 3]) == [-1, 1, -1, -1, -1, -1, -1, -1, 2]
    assert space.code("pair", 2, 2) == 2
    assert space.arguments(1) == (0, 1)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty"),
        ("fly vienna", "unknown-action"),
        ("march vienna", "wrong-arguments"),
        ("march vienna rome naples", "wrong-arguments"),
        ("march vienna xyz", "unknown-word"),
        ("march vienna venise", "unknown-word-near"),
        ("march vienna dublin", "no-such-action"),
        ("Rondel factory", "unknown-action"),
    ],
)
def test_bad_notation_says_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(BadNotation) as caught:
        SPACES[4, "with"].parse(text)
    assert caught.value.code == code


def test_json_has_numbers_for_seats_and_amounts_and_counts_seats_from_0() -> None:
    space = SPACES[4, "with"]
    data = {"do": "donate", "seat": 0, "nation": "italy", "amount": 3}
    assert space.to_json(space.parse("donate 1 italy 3")) == data
    assert space.to_json(space.parse("bond italy 9")) == {"do": "bond", "nation": "italy", "bond": 9}


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"do": "fly"},
        {"do": 7},
        {"do": "march", "from": "vienna"},
        {"do": "march", "from": "vienna", "to": "x"},
        {"do": "march", "from": "vienna", "to": 3},
        {"do": "march", "from": "vienna", "to": ["venice"]},
        {"do": "march", "from": "vienna", "to": "venice", "by": "train"},
        {"do": "bond", "nation": "italy", "bond": "9"},
        {"do": "lot", "seat": "1"},
        {"do": "lot", "seat": True},
        {"do": "lot", "seat": 4},
    ],
)
def test_other_json_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(BadNotation):
        SPACES[4, "with"].from_json(data)


def test_an_event_in_json_names_players_by_number_and_others_by_word() -> None:
    game = Imperial(4)
    paid = game.events[0]
    bank, second = paid.arguments[1].domain.index["bank"], paid.arguments[2].domain.index["2"]
    told = paid.to_json((0, bank, second, 5))
    assert told == {"event": "paid", "payment": "start", "from": "bank", "to": 1, "amount": 5}


def test_seats_and_amounts_are_numbers_in_json_seats_from_0() -> None:
    space = SealedBids(3).space
    assert space.to_json(space.parse("give 1 3")) == {"do": "give", "seat": 0, "to": 2}
    assert space.to_json(space.parse("bid 2")) == {"do": "bid", "bid": 2}
    for data in (
        {"do": "bid", "bid": "2"},
        {"do": "bid", "bid": True},
        {"do": "bid", "bid": 4},
        {"do": "bid", "bid": [2]},
        {"do": "bid", "bid": 2, "seat": 0},
        {"do": "give", "seat": 0, "to": 0},
        {"do": "give", "seat": 1, "to": 3},
    ):
        with pytest.raises(BadNotation):
            space.from_json(data)


@given(st.text(max_size=30))
@settings(max_examples=200, deadline=None)
def test_any_text_is_an_action_or_bad_notation(text: str) -> None:
    space = SPACES[4, "with"]
    try:
        action = space.parse(text)
    except BadNotation:
        return
    assert space.notation(action).split() == text.split()


def meant(text: str, *among: str) -> list[str]:
    space = SPACES[4, "with"]
    return [space.notation(a) for a in matching(space, [space.parse(words) for words in among], text)]


def test_a_few_letters_are_enough() -> None:
    moves = ("march vienna venice", "march vienna munich", "march budapest venice", "done")
    assert meant("m vi ve", *moves) == ["march vienna venice"]
    assert meant("venice", *moves) == ["march vienna venice", "march budapest venice"]
    assert meant("VIENNA munich", *moves) == ["march vienna munich"]
    assert meant("d", *moves) == ["done"]
    assert meant("dublin", *moves) == []
    assert meant("  ", *moves) == []


def test_an_exact_notation_wins_alone() -> None:
    assert meant("bond italy 2", "bond italy 2", "bond italy 20", "bond italy 25") == ["bond italy 2"]
    assert meant("bond italy 25", "bond italy 2", "bond italy 20", "bond italy 25") == ["bond italy 25"]


def test_a_word_may_not_stand_twice_in_a_domain() -> None:
    with pytest.raises(ValueError, match="twice"):
        Domain("letters", ["a", "a"])


def test_events_tell_amounts_beyond_those_that_actions_name() -> None:
    amount = Domain("amount", ["0", "1", "2"], AMOUNT, open_ended=True)
    told = EventKind("paid", [Argument("amount", amount)])
    assert told.to_json([1500]) == {"event": "paid", "amount": 1500}
    assert told.words([1500]) == ["1500"]
    assert [amount.holds(value) for value in (-1, 0, 2, 3, 1500)] == [False, True, True, True, True]
    assert [Domain("few", ["0", "1"], AMOUNT).holds(value) for value in (1, 2)] == [True, False]
