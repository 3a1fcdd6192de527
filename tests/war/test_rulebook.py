"""The rulebook of War!: whole, in three languages."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest

from greatpowers.core.board import LANGUAGES
from greatpowers.core.rulebook import Rule, load_rulebook

PACKAGE = "greatpowers.games.war"
BOOK = load_rulebook(PACKAGE)


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
