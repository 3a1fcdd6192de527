"""`greatpowers rules`: search and show the rulebook."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as RichText

from greatpowers.cli.arguments import parse_game
from greatpowers.cli.console import UserError, make_console, print_json, text_for
from greatpowers.core.game import Game
from greatpowers.core.options import BadOptions
from greatpowers.core.rulebook import Rule, Rulebook
from greatpowers.core.text import Text, section_of
from greatpowers.games import make_game

_PLAYERS = range(2, 9)  # every game can be played by one of these numbers


def rules(game_id: str, words: Sequence[str], language: str, as_json: bool) -> None:
    """Show the chapters, or the rules that match."""
    game = any_game(game_id)
    text = text_for(language, game)
    query = " ".join(words).strip()
    found = find_rules(game.rulebook, query, language) if query else list(game.rulebook.rules.values())
    if not found:
        raise UserError(nothing_found(game.rulebook, query, text), exit_code=1)
    console = make_console()
    if as_json:
        print_json([_as_json(rule, game.rulebook, language) for rule in found])
    elif query:
        show_rules(console, text, query, found)
    else:
        console.print(_chapters(game, text))
        console.print(RichText(text.say("rules-hint", game=game.id), style="dim"))


def any_game(game_id: str) -> Game:
    """The game with some valid number of players; raises UserError."""
    for players in _PLAYERS:
        try:
            return make_game(game_id, players)
        except BadOptions as error:
            if error.code != "player-count":
                break
    return parse_game(game_id, _PLAYERS[0], [])


# -- search --------------------------------------------------------------------------------------------------


def find_rules(book: Rulebook, query: str, language: str) -> list[Rule]:
    """A rule by id or number, the rules of a chapter or section, or the rules that contain all the words."""
    key = query.strip().lower()
    for rule in book.rules.values():
        if key in (rule.id, rule.id.partition("/")[2], rule.number.lower()):
            return [rule]
    chapters = [chapter for chapter in book.chapters if key in (chapter, book.chapter_title(chapter, language).lower())]
    among = [rule for rule in book.rules.values() if rule.chapter in chapters or key == section_of(rule)]
    return among or book.search(key, language)


def nothing_found(book: Rulebook, query: str, text: Text) -> str:
    """Say that nothing was found, and suggest similar words."""
    known = {word for rule in book.rules.values() for word in _words_of(rule, text.language)}
    similar: list[str] = []
    for word in query.lower().split():
        similar += get_close_matches(word, known, n=3, cutoff=0.7)
    similar += get_close_matches(query.lower(), list(book.rules), n=2, cutoff=0.6)
    if similar:
        return text.say("rules-none-near", words=query, near=", ".join(dict.fromkeys(similar)))
    return text.say("rules-none", words=query)


def _words_of(rule: Rule, language: str) -> list[str]:
    return [*re.findall(r"[^\W\d_]{3,}", rule.text(language).lower()), *rule.id.split("/")[1:]]


# -- output --------------------------------------------------------------------------------------------------


def _chapters(game: Game, text: Text) -> Table:
    book = game.rulebook
    title = text.say("rules-chapters", game=text.say("game-title"), count=len(book.rules))
    table = Table(box=None, title=title, title_justify="left", header_style="dim", pad_edge=False)
    table.add_column(text.say("rules-chapter-id"), style="bold")
    table.add_column(text.say("rules-chapter-count"), justify="right")
    table.add_column(text.say("rules-chapter-title"))
    for chapter in book.chapters:
        count = sum(1 for rule in book.rules.values() if rule.chapter == chapter)
        table.add_row(chapter, str(count), book.chapter_title(chapter, text.language))
    return table


def show_rules(console: Console, text: Text, query: str, found: Sequence[Rule]) -> None:
    """Print rules by chapter, each with its text, its source and, for a ruling, its question."""
    assert text.game is not None
    book = text.game.rulebook
    if not found:
        console.print(RichText(nothing_found(book, query, text)))
        return
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print(RichText("\n" + book.chapter_title(chapter, text.language), style="bold underline"))
        _show_rule(console, text, rule)
    console.print(RichText("\n" + text.say("rules-found", count=len(found)), style="dim"))


def _show_rule(console: Console, text: Text, rule: Rule) -> None:
    console.print(RichText(rule.id, style="bold"))
    question = rule.question(text.language)
    if question:
        ruling = text.say("rules-ruling", number=rule.number, question=question)
        console.print(Padding(RichText(ruling, style="italic"), (0, 0, 0, 2)))
    console.print(Padding(RichText(rule.text(text.language)), (0, 0, 0, 2)))
    notes: list[str] = []
    if rule.belongs_to:
        assert text.game is not None
        titles = [text.game.rulebook.chapter_title(chapter, text.language) for chapter in rule.belongs_to]
        notes.append(text.say("rules-belongs-to", chapters=", ".join(titles)))
    if rule.source:
        notes.append(text.say("rules-source", source=rule.source))
    if rule.see:
        notes.append(text.say("rules-see", see=", ".join(rule.see)))
    if notes:
        console.print(Padding(RichText(" · ".join(notes), style="dim"), (0, 0, 0, 2)))


def _as_json(rule: Rule, book: Rulebook, language: str) -> dict[str, Any]:
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "chapter_title": book.chapter_title(rule.chapter, language),
        "kind": rule.kind,
        "number": rule.number,
        "belongs_to": rule.belongs_to,
        "source": rule.source,
        "question": rule.question(language),
        "text": rule.text(language),
        "see": rule.see,
    }
