"""The rulebook of War!: whole, in three languages, with the words of its glossary."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from greatpowers.core.board import LANGUAGES
from greatpowers.core.rulebook import Rule, load_rulebook

PACKAGE = "greatpowers.games.war"
BOOK = load_rulebook(PACKAGE)
GLOSSARY = Path(__file__).parents[2] / "docs" / "games" / "war-glossary.md"
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in GLOSSARY.read_text("utf-8").splitlines()
    if line.startswith("| ") and not line.startswith(("| English", "| ---"))
]
COLUMN = {"en": 0, "de": 1, "fr": 3}
TERMS = [(language, row[column]) for row in ROWS for language, column in COLUMN.items()]
NEVER = [
    (language, word)
    for row in ROWS
    for language in ("de", "fr")
    for word in row[COLUMN[language] + 1].split(", ")
    if word
]


def words(rule: Rule, language: str) -> str:
    return f"{rule.texts[language]} {rule.questions.get(language, '')}"


def test_no_rule_is_there_twice() -> None:
    data = tomllib.loads(files(PACKAGE).joinpath("rulebook.toml").read_text("utf-8"))
    ids = [entry["id"] for entry in data["rule"]]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("rule", BOOK.rules.values(), ids=lambda rule: rule.id)
def test_a_rule_is_whole(rule: Rule) -> None:
    """In its chapter, with valid references, and the same sentences and numbers in every language."""
    assert {rule.chapter, *rule.belongs_to} <= BOOK.chapters.keys()
    assert set(rule.see) <= BOOK.rules.keys()
    assert rule.source
    assert bool(rule.questions) == bool(rule.belongs_to) == bool(rule.number) == (rule.kind == "ruling")
    assert all(rule.texts[language].endswith(".") for language in LANGUAGES)
    assert all(question.endswith("?") for question in rule.questions.values())
    numbers = [sorted(re.findall(r"\d+", words(rule, language))) for language in LANGUAGES]
    assert numbers[1:] == numbers[:-1]


@pytest.mark.parametrize(("language", "term"), TERMS)
def test_a_word_of_the_glossary_is_used(language: str, term: str) -> None:
    """Otherwise the table is out of date. Endings may follow."""
    stem = re.escape(term[:-1] if language == "de" and term.endswith("en") else term)
    assert any(re.search(stem, words(rule, language), re.IGNORECASE) for rule in BOOK.rules.values())


@pytest.mark.parametrize(("language", "word"), NEVER)
def test_a_word_that_was_not_chosen_is_not_used(language: str, word: str) -> None:
    used = re.compile(rf"\b{word}(?:e?s|n)?\b")
    assert [rule.id for rule in BOOK.rules.values() if used.search(words(rule, language))] == []
