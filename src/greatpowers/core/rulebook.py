"""Rulebooks as data: every rule of `rulebook.toml` with its id, chapter and text in our own words."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any


class Rule:
    """One rule: id, chapter, kind, where the printed rulebook says it, and its text by language."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.id: str = data["id"]
        self.chapter: str = data["chapter"]
        self.kind: str = data["kind"]
        self.source: str = data.get("source", "")
        self.number: str = data.get("number", "")
        self.see: list[str] = list(data.get("see", []))
        self.texts: dict[str, str] = dict(data["text"])
        self.questions: dict[str, str] = dict(data.get("question", {}))

    def text(self, language: str = "en") -> str:
        """The text in this language, or in English where it is not translated yet."""
        return self.texts.get(language) or self.texts["en"]

    def question(self, language: str = "en") -> str:
        """The question that a ruling answers, or nothing."""
        return self.questions.get(language) or self.questions.get("en", "")


class Rulebook:
    """All rules of a game, in the order of its chapters."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.game: str = data["game"]
        self.chapters: dict[str, dict[str, str]] = {c["id"]: dict(c["title"]) for c in data["chapter"]}
        self.rules: dict[str, Rule] = {entry["id"]: Rule(entry) for entry in data["rule"]}

    def chapter_title(self, chapter: str, language: str = "en") -> str:
        """The title of a chapter in this language, or in English."""
        titles = self.chapters[chapter]
        return titles.get(language) or titles["en"]

    def search(self, text: str, language: str = "en") -> list[Rule]:
        """The rules whose id, question or text holds every word of the search."""
        wanted = _as_typed(text).split()
        return [rule for rule in self.rules.values() if all(word in _to_search(rule, language) for word in wanted)]


def _to_search(rule: Rule, language: str) -> str:
    return _as_typed(f"{rule.id} {rule.number} {rule.question(language)} {rule.text(language)}")


def _as_typed(text: str) -> str:
    """Small letters and the apostrophe of the keyboard; the rules have that of print."""
    return text.lower().replace("’", "'")


def load_rulebook(package: str) -> Rulebook:
    """The rulebook of a game's package."""
    return Rulebook(tomllib.loads(files(package).joinpath("rulebook.toml").read_text("utf-8")))
