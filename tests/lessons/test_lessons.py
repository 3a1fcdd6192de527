"""Every lesson of every game: its solution is played as a person at the table would play it."""

from __future__ import annotations

import pytest

from greatpowers.core.board import LANGUAGES
from greatpowers.core.lessons import SENTENCES, Lesson, Progress, progress_of
from greatpowers.games import GAMES, lessons_of
from greatpowers.table import Seat, Table

LESSONS = [(game, lesson) for game in GAMES for lesson in lessons_of(game)]
EACH = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game}-{lesson.name}" for game, lesson in LESSONS])
MINUTES = 10  # that the lessons of a game take together
SHORTEST = 7  # lessons of a game


def sit_down(lesson: Lesson) -> Table:
    """The table as the server opens it: a person who learns, and bots."""
    bots = [Seat("", lesson.bots)] * lesson.game.seats
    bots[lesson.seat] = Seat("Ada")
    return Table(lesson.game, bots, lesson.seed, lesson.start)


def let_others_play(table: Table, lesson: Lesson) -> Progress:
    """Luck and bots go on until it is the learner's turn, or the lesson is over."""
    progress = progress_of(lesson, table.record)
    while progress.is_open and table.advance():
        progress = progress_of(lesson, table.record)
    return progress


@EACH
def test_the_solution_reaches_the_goal_with_its_last_action(game: str, lesson: Lesson) -> None:
    table = sit_down(lesson)
    progress = let_others_play(table, lesson)
    for number, words in enumerate(lesson.solution):
        assert progress.is_open, f"over before {words}"
        assert lesson.seat in table.deciders, f"{words}: not to decide, but {table.deciders} in {table.state.step}"
        table.play(table.game.space.find(words), lesson.seat)
        progress = let_others_play(table, lesson)
        assert not progress.failed, f"failed with {words}, number {number + 1}"
    assert progress.done


@EACH
def test_it_is_short(game: str, lesson: Lesson) -> None:
    assert 1 <= len(lesson.solution) <= 12
    assert not lesson.most or lesson.most > len(lesson.solution)


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_each_language(game: str, lesson: Lesson, language: str) -> None:
    text, english = lesson.texts[language], lesson.texts["en"]
    said = [text.title, text.intro, text.task, text.praise, *text.hints]
    assert len(said) == len(SENTENCES) + len(english.hints)
    assert all(sentence.strip() == sentence and sentence for sentence in said)
    assert len(text.title) <= 40
    assert len(text.intro) <= 480
    assert all(sentence[-1] in ".!?" for sentence in said if sentence != text.title)
    if language != "en":
        assert not set(said) & {english.intro, english.task, english.praise, *english.hints}


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_a_game_is_introduced_in_ten_minutes(game: str) -> None:
    lessons = lessons_of(game)
    words = sum(len(f"{text.intro} {text.task} {text.praise}".split()) for text in (one.texts["en"] for one in lessons))
    actions = sum(len(one.solution) for one in lessons)
    assert len(lessons) >= SHORTEST
    assert words / 200 + actions * 0.1 <= MINUTES


@pytest.mark.parametrize(
    ("name", "actions"),
    [
        ("01-colony", ["march artillery south_africa mozambique", "fight", "fight"]),
        ("05-pirates", ["sail line indian_ocean arabian_sea", "fight"]),
        ("08-talks", ["stance 2 peace", "stance 2 war"]),
    ],
    ids=["with poor odds on land", "with poor odds at sea", "by going back to war"],
)
def test_imperunde_is_not_learned(name: str, actions: list[str]) -> None:
    lesson = next(lesson for game, lesson in LESSONS if (game, lesson.name) == ("imperunde", name))
    table = sit_down(lesson)
    for words in actions:
        let_others_play(table, lesson)
        table.play(table.game.space.find(words), lesson.seat)
    assert let_others_play(table, lesson).failed
