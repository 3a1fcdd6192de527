"""`greatpowers rules`: the rulebook, searched and shown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from greatpowers.cli.console import Failure, make_console, print_json, text_for
from greatpowers.cli.given import game_from
from greatpowers.core.game import BadOptions, Game
from greatpowers.core.rulebook import Rule, Rulebook
from greatpowers.core.text import Text
from greatpowers.games import make_game

_PLAYERS = range(2, 9)  # some number of players fits every game


def rules(game_id: str, words: Sequence[str], language: str, as_json: bool) -> None:
    """Show the chapters, or what is found."""
    game = any_game(game_id)
    text = text_for(language, game)
    wanted = " ".join(words).strip()
    found = find_rules(game.rulebook, wanted, language) if wanted else list(game.rulebook.rules.values())
    if not found:
        raise Failure(nothing_found(game.rulebook, wanted, text), exit_code=1)
    console = make_console()
    if as_json:
        print_json([_as_json(rule, game.rulebook, language) for rule in found])
    elif wanted:
        show_rules(console, text, wanted, found)
    else:
        console.print(_chapters(game, text))
        console.print(Line(text.say("rules-hint", game=game.id), style="dim"))


def any_game(game_id: str) -> Game:
    """The game, for some number of players; raises Failure."""
    for players in _PLAYERS:
        try:
            return make_game(game_id, players)
        except BadOptions as error:
            if error.code != "player-count":
                break
    return game_from(game_id, _PLAYERS[0], [])


# -- finding -------------------------------------------------------------------------------------------------


def find_rules(book: Rulebook, wanted: str, language: str) -> list[Rule]:
    """A rule by id or number, a chapter, or every rule that holds all the words."""
    key = wanted.strip().lower()
    for rule in book.rules.values():
        if key in (rule.id, rule.id.partition("/")[2], rule.number.lower()):
            return [rule]
    if key in book.chapters:
        return [rule for rule in book.rules.values() if rule.chapter == key]
    return book.search(key, language)


def nothing_found(book: Rulebook, wanted: str, text: Text) -> str:
    """That nothing was found, and words that would have been."""
    known = {word for rule in book.rules.values() for word in _words_of(rule, text.language)}
    near: list[str] = []
    for word in wanted.lower().split():
        near += get_close_matches(word, known, n=3, cutoff=0.7)
    near += get_close_matches(wanted.lower(), list(book.rules), n=2, cutoff=0.6)
    if near:
        return text.say("rules-none-near", words=wanted, near=", ".join(dict.fromkeys(near)))
    return text.say("rules-none", words=wanted)


def _words_of(rule: Rule, language: str) -> list[str]:
    return [*re.findall(r"[^\W\d_]{3,}", rule.text(language).lower()), *rule.id.split("/")[1:]]


# -- showing -------------------------------------------------------------------------------------------------


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


def show_rules(console: Console, text: Text, wanted: str, found: Sequence[Rule]) -> None:
    """Rules by chapter, each with its text, its source and, for a ruling, the question it answers."""
    assert text.game is not None
    book = text.game.rulebook
    if not found:
        console.print(Line(nothing_found(book, wanted, text)))
        return
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print(Line("\n" + book.chapter_title(chapter, text.language), style="bold underline"))
        _show_rule(console, text, rule)
    console.print(Line("\n" + text.say("rules-found", count=len(found)), style="dim"))


def _show_rule(console: Console, text: Text, rule: Rule) -> None:
    console.print(Line(rule.id, style="bold"))
    question = rule.question(text.language)
    if question:
        ruling = text.say("rules-ruling", number=rule.number, question=question)
        console.print(Padding(Line(ruling, style="italic"), (0, 0, 0, 2)))
    console.print(Padding(Line(rule.text(text.language)), (0, 0, 0, 2)))
    notes: list[str] = []
    if rule.source:
        notes.append(text.say("rules-source", source=rule.source))
    if rule.see:
        notes.append(text.say("rules-see", see=", ".join(rule.see)))
    if notes:
        console.print(Padding(Line(" · ".join(notes), style="dim"), (0, 0, 0, 2)))


def _as_json(rule: Rule, book: Rulebook, language: str) -> dict[str, Any]:
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "chapter_title": book.chapter_title(rule.chapter, language),
        "kind": rule.kind,
        "number": rule.number,
        "source": rule.source,
        "question": rule.question(language),
        "text": rule.text(language),
        "see": rule.see,
    }
