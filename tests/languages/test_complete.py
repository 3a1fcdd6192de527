"""German and French: everything that is said in English, with the same values and numbers, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from greatpowers.core.board import LANGUAGES
from greatpowers.core.rulebook import Rulebook
from greatpowers.games import GAMES, make_game
from tests.languages.texts import CLI, FOLDERS, OTHERS, ROOT, RULEBOOKS, WEB, everything, messages, with_games

FILES = [(folder, language) for folder in FOLDERS for language in OTHERS]
NAMES = [f"{folder.relative_to(ROOT)}-{language}" for folder, language in FILES]

# Words that are no German and no French. Commands and notation stay as they are in every language: see KEPT.
ENGLISH = set(
    re.findall(
        r"\w+",
        "the and of is are not with this that there you your from into to by for at army armies fleet fleets treasury "
        "power game games player players turn choose which what where who whether bond bonds nobody somebody",
    )
)
KEPT = {
    "src/greatpowers/core/text: record-position-no-step": {"turn"},  # a line of a position
    "src/greatpowers/core/text: record-header-unknown": {"game", "player", "by"},  # words of a record's header
}
SAME_TITLES = {("de", "import"), ("fr", "production")}  # the same word in both languages
BOOKS = pytest.mark.parametrize("book", RULEBOOKS.values(), ids=RULEBOOKS)


def helpers(folder: Path, language: str) -> set[str]:
    """The messages that others use."""
    found = with_games(folder, language)
    return found.references(found.ids)


@pytest.mark.parametrize(("folder", "language"), FILES, ids=NAMES)
def test_the_same_messages(folder: Path, language: str) -> None:
    """Only helpers for a language's own grammar, which other messages use, may be there in one language alone."""
    english, other = messages(folder, "en"), messages(folder, language)
    assert other.junk == []
    assert other.twice == []
    assert english.ids - other.ids <= helpers(folder, "en")
    assert other.ids - english.ids <= helpers(folder, language)


@pytest.mark.parametrize(("folder", "language"), FILES, ids=NAMES)
def test_the_same_values(folder: Path, language: str) -> None:
    """A word ($area) and its id ($area_id) are one value: a language that names it by id alone has used it."""
    english, other = with_games(folder, "en"), with_games(folder, language)
    for message in sorted(messages(folder, "en").ids & messages(folder, language).ids):
        wanted, used = ({v.removesuffix("_id") for v in m.variables(message)} for m in (english, other))
        assert used == wanted, message


def test_the_command_line_leaves_the_words_of_one_game_to_its_board() -> None:
    assert [name for name in sorted(messages(CLI, "en").ids) if any(game in name.split("-") for game in GAMES)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_over(language: str) -> None:
    for where, said in everything(language):
        words = set(re.findall(r"(?<![-\w])[a-z]+(?![-\w])", said))
        assert words & ENGLISH == KEPT.get(where, set()), where


@BOOKS
@pytest.mark.parametrize("language", OTHERS)
def test_every_chapter_has_a_title(language: str, book: Rulebook) -> None:
    for chapter, titles in book.chapters.items():
        assert titles[language]
        assert titles[language] != titles["en"] or (language, chapter) in SAME_TITLES, chapter


@BOOKS
@pytest.mark.parametrize("language", OTHERS)
def test_every_rule_and_every_question_is_translated(language: str, book: Rulebook) -> None:
    for rule in book.rules.values():
        assert rule.texts[language] != rule.texts["en"], rule.id
        assert rule.texts[language].endswith("."), rule.id
        if rule.questions:
            assert rule.questions[language] != rule.questions["en"], rule.id
            assert rule.questions[language].endswith("?"), rule.id


@BOOKS
@pytest.mark.parametrize("language", OTHERS)
def test_rules_name_the_same_numbers(language: str, book: Rulebook) -> None:
    for rule in book.rules.values():
        assert numbers(rule.texts[language]) == numbers(rule.texts["en"]), rule.id


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_recommended_goals_of_imperunde_are_those_of_its_board(language: str) -> None:
    said = messages(WEB / "src/games/imperunde/text", language).words("web-option-length")
    goals: dict[str, dict[str, int]] = make_game("imperunde", 3).board.tables["goals"]
    told = [number for players, row in goals.items() for number in (int(players), *row.values())]
    assert [int(number) for number in re.findall(r"\d+", said)] == told
