"""Boards and rulebooks as data: what is read, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.core.board import BadBoard, Board
from greatpowers.core.rulebook import Rulebook
from greatpowers.games.imperial import Imperial

NAME = {"en": "A", "de": "A", "fr": "A"}


def board(**changes: Any) -> Board:
    data = {
        "board": {"game": "toy"},
        "region": [{"id": name, "kind": "land", "name": NAME, "worth": 2} for name in ("a", "b", "c")],
        "borders": {"land": [["a", "b"]], "sea": [["b", "c"]]},
    }
    return Board({**data, **changes})


def test_neighbours_go_both_ways_and_by_kind() -> None:
    assert board().neighbours("land") == [[1], [0], []]
    assert board().neighbours("land", "sea") == [[1], [0, 2], [1]]
    assert board().regions[0].facts == {"worth": 2}


@pytest.mark.parametrize(
    "wrong",
    [
        {"borders": {"land": [["a", "z"]]}},
        {"borders": {"land": [["a", "a"]]}},
        {"borders": {"land": [["a", "b"], ["b", "a"]]}},
        {"region": [{"id": "a", "name": NAME}, {"id": "a", "name": NAME}]},
        {"region": [{"id": "a", "name": {"en": "A", "de": ""}}]},
    ],
)
def test_a_board_that_contradicts_itself_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadBoard):
        board(**wrong)


def test_every_region_of_imperial_is_named_in_three_languages() -> None:
    for place in [*Imperial().board.regions, *Imperial().board.powers, *Imperial().board.scenery]:
        assert set(place.names) == {"en", "de", "fr"}


def test_a_rulebook_is_searched_by_id_number_and_words() -> None:
    book = Imperial().rulebook
    assert [rule.id for rule in book.search("imperial/tax/bonus-in-band")] == ["imperial/tax/bonus-in-band"]
    assert [rule.id for rule in book.search("R-38")] == ["imperial/ruling/rail-both"]
    assert "imperial/swiss/force" in [rule.id for rule in book.search("swiss bank stop")]
    assert book.search("zeppelin") == []


@pytest.mark.parametrize(
    ("language", "typed", "printed"), [("en", "nation's", "nation’s"), ("fr", "l'usine", "l’usine")]
)
def test_an_apostrophe_is_found_however_it_is_typed(language: str, typed: str, printed: str) -> None:
    book = Imperial().rulebook
    found = book.search(typed, language)
    assert found
    assert found == book.search(printed, language)


def test_a_rule_without_a_translation_is_told_in_english() -> None:
    book = Rulebook(
        {
            "game": "toy",
            "chapter": [{"id": "c", "title": {"en": "Chapter", "de": "Kapitel"}}],
            "rule": [{"id": "toy/r", "chapter": "c", "kind": "rule", "text": {"en": "One.", "de": "Eins.", "fr": ""}}],
        }
    )
    assert [book.rules["toy/r"].text(language) for language in ("en", "de", "fr")] == ["One.", "Eins.", "One."]
    assert book.chapter_title("c", "de") == "Kapitel"
    assert book.chapter_title("c", "fr") == "Chapter"


def test_every_rule_of_imperial_has_a_text_and_a_chapter() -> None:
    book = Imperial().rulebook
    for rule in book.rules.values():
        assert rule.text("en").endswith((".", "."))
        assert rule.chapter in book.chapters
        assert set(rule.belongs_to) <= set(book.chapters) - {rule.chapter}
        assert bool(rule.belongs_to) == (rule.kind == "ruling")
        assert all(see in book.rules for see in rule.see)
