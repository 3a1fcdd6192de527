"""One word for one thing: the tables of docs/languages.md hold in every text, and print looks like print."""

from __future__ import annotations

import re

import pytest

from greatpowers.core.board import LANGUAGES
from greatpowers.games import GAMES
from tests.languages.texts import OTHERS, ROOT, everything, game_of


def _tables() -> list[tuple[str, list[str]]]:
    """The rows of all tables, each with the game that its heading names; empty for the words of every game."""
    out: list[tuple[str, list[str]]] = []
    game = ""
    for line in (ROOT / "docs" / "languages.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            game = next((known for known in GAMES if known in line.lower()), "")
        elif line.startswith("| ") and not line.startswith(("| English", "| ---")):
            out.append((game, [cell.strip() for cell in line.strip("|").split("|")]))
    return out


ROWS = _tables()
COLUMN = {"en": 0, "de": 1, "fr": 3}
TERMS = [(game, language, row[COLUMN[language]]) for game, row in ROWS for language in LANGUAGES]
NEVER = [
    (game, language, word)
    for game, row in ROWS
    for language in OTHERS
    for word in row[COLUMN[language] + 1].split(", ")
    if word
]


def said_in(game: str, language: str) -> list[tuple[str, str]]:
    """Everything that belongs to a game, or everything there is."""
    return [(where, said) for where, said in everything(language) if game in ("", game_of(where))]


WRONG_PRINT = {
    "en": r"""["'„«]|\.\.\.""",
    "de": r"""["'”«»]|\.\.\.""",
    "fr": r"""["'“”„]|\.\.\.|\w …|(?<![·\u202f]) [:;?!»]|« |\w[;?!»]|«\w""",  # "· ?" is a key
}
COMMANDS = {"src/greatpowers/cli/text: serve-database-driver"}  # these quote what is typed
WRONG_ADDRESS = {"de": r"\w[a-zäöü]en Sie\b|\bIhre?[nms]? (?:Spiel|Zug|Name)", "fr": r"(?i)\b(?:tu|toi|ton|tes)\b"}


def test_the_table_is_read() -> None:
    assert len(ROWS) > 30
    assert {len(row) for _, row in ROWS} == {5}
    assert {game for game, _ in ROWS} == {"", *GAMES}


@pytest.mark.parametrize(("game", "language", "term"), TERMS)
def test_a_chosen_word_is_used(game: str, language: str, term: str) -> None:
    """Otherwise the table is out of date. Endings may follow."""
    stem = re.escape(term[:-1] if language == "de" and term.endswith("en") else term)
    assert any(re.search(stem, said, re.IGNORECASE) for _, said in said_in(game, language))


@pytest.mark.parametrize(("game", "language", "word"), NEVER)
def test_a_word_that_was_not_chosen_is_not_used(game: str, language: str, word: str) -> None:
    assert [where for where, said in said_in(game, language) if re.search(rf"\b{word}(?:e?s|n)?\b", said)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_print(language: str) -> None:
    """Quotation marks, apostrophes and the spaces of French."""
    wrong = {where: said for where, said in everything(language) if re.search(WRONG_PRINT[language], said)}
    assert {where: wrong[where] for where in wrong.keys() - COMMANDS} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_address(language: str) -> None:
    """German says du, French says vous."""
    assert [(where, said) for where, said in everything(language) if re.search(WRONG_ADDRESS[language], said)] == []


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("en", "the player's cash"),
        ("de", 'ein "Wort"'),
        ("de", "noch mehr..."),
        ("fr", "l'usine"),
        ("fr", "Qui joue ?"),
        ("fr", "Qui joue?"),
        ("fr", "« oui »"),
    ],
)
def test_wrong_print_is_noticed(language: str, wrong: str) -> None:
    assert re.search(WRONG_PRINT[language], wrong)


@pytest.mark.parametrize(("language", "wrong"), [("de", "Wählen Sie ein Feld."), ("fr", "C’est ton tour.")])
def test_wrong_address_is_noticed(language: str, wrong: str) -> None:
    assert re.search(WRONG_ADDRESS[language], wrong)
