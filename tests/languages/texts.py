"""Every text of the project, wherever it stands: the Fluent files, the rulebooks and the lessons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import greatpowers
from greatpowers.cli.boards import BOARDS
from greatpowers.core.board import LANGUAGES
from greatpowers.games import GAMES, lessons_of, make_game
from tests.core.ftl import Messages

ROOT = Path(__file__).parents[2]
HERE = Path(greatpowers.__file__).parent
OTHERS = LANGUAGES[1:]

TEXTS = {game: HERE / "games" / game / "text" for game in GAMES}
CLI = HERE / "cli" / "text"
CLI_BOARDS = {game: HERE / "cli" / "boards" / game / "text" for game in BOARDS}
# What the command line says in a game of Imperial.
ENGINE = [HERE / "core" / "text", CLI, CLI_BOARDS["imperial"], TEXTS["imperial"]]
WEB = ROOT / "web"
PAGES = [WEB / "text", *sorted(WEB.glob("src/**/text"))]  # what the browser says besides
FOLDERS = [HERE / "core" / "text", CLI, *CLI_BOARDS.values(), *TEXTS.values(), HERE / "server" / "text", *PAGES]

RULEBOOKS = {game: make_game(game, 6).rulebook for game in GAMES}


@cache
def messages(folder: Path, language: str) -> Messages:
    """The messages of one file."""
    return Messages(folder / f"{language}.ftl")


@cache
def with_games(folder: Path, language: str) -> Messages:
    """The messages of one file; with those of the games where these bring names into its sentences."""
    others = [] if folder in TEXTS.values() else TEXTS.values()
    return Messages(folder / f"{language}.ftl", *(other / f"{language}.ftl" for other in others))


@cache
def everything(language: str) -> list[tuple[str, str]]:
    """Where something is said, and what, without its values."""
    return list(_everything(language))


def _everything(language: str) -> Iterator[tuple[str, str]]:
    for folder in FOLDERS:
        found = messages(folder, language)
        for message in sorted(found.ids):
            yield f"{folder.relative_to(ROOT)}: {message}", found.words(message)
    for game, book in RULEBOOKS.items():
        for chapter in book.chapters:
            yield f"{game}: {chapter}", book.chapter_title(chapter, language)
        for rule in book.rules.values():
            yield rule.id, f"{rule.texts[language]} {rule.questions.get(language, '')}"
        for lesson in lessons_of(game):
            text = lesson.texts[language]
            yield f"{game}: {lesson.name}", " ".join([text.title, text.intro, text.task, *text.hints, text.praise])


def game_of(where: str) -> str:
    """The game that a text belongs to: its folder or rulebook is named after it. Pages are about the first one."""
    parts = where.partition(": ")[0].split("/")
    return next((game for game in GAMES if game in parts), next(iter(GAMES)))
