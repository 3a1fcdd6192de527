"""Lesson files: one clear message for a bad one; and how a goal is counted."""

from __future__ import annotations

import re

import pytest

from greatpowers.core.lessons import BadLesson, Lesson, Pattern, Progress, read_lesson
from greatpowers.games import make_game
from greatpowers.testing.imperial import Table

TEXT = 'title = "T"\nintro = "I."\ntask = "T."\nhints = ["H."]\npraise = "P."\n'
POSITION = Table(3).turn("AH").text()
GOOD = f'''seat = 1
rules = ["imperial/production/one-each"]
solution = ["rondel production1", "produce_all"]
position = """
{POSITION}"""

[[goal]]
event = "produced"
nation = "austria_hungary"
times = 2

[[avoid]]
event = "turn"

[en]
{TEXT}
[de]
{TEXT}
[fr]
{TEXT}'''


def read(text: str) -> Lesson:
    return read_lesson("01-try", text, make_game)


def follow(lesson: Lesson, *actions: str) -> Progress:
    """The progress after these actions of the learner."""
    progress, state = Progress(lesson), lesson.start.clone()
    for action in actions:
        progress.step(state, lesson.game.space.find(action), lesson.seat)
    return progress


def test_a_good_file_is_read() -> None:
    lesson = read(GOOD)
    assert (lesson.seat, lesson.seed, lesson.bots, lesson.most) == (0, 1, "thumb", 0)
    assert lesson.goal[0].words == {"event": "produced", "nation": "austria_hungary"}
    assert lesson.texts["fr"].hints == ["H."]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("seat = 1", "seat = 4", "there is no seat 4"),
        ("seat = 1", "chair = 1", "there is no key 'chair'"),
        ('rules = ["imperial/production/one-each"]', "", "'rules' is missing"),
        ("production/one-each", "production/two-each", "there is no rule 'imperial/production/two-each'"),
        ("produce_all", "produce_none", "produce_none"),
        ('event = "produced"', 'event = "bulit"', "there is no event 'bulit'"),
        ('event = "produced"', 'do = "bulit"', "there is no action 'bulit'"),
        ('nation = "austria_hungary"', 'country = "italy"', "there is no argument of produced 'country'"),
        ('nation = "austria_hungary"', 'nation = "spain"', "nation of produced is never 'spain'"),
        ("times = 2", "least = { amount = 2 }", "there is no argument of produced 'amount'"),
        ("step rondel", "step waltz", "position"),
        ('praise = "P."', 'praise = ""', "no praise in en"),
        ('praise = "P."', 'song = "P."', "there is no text in en 'song'"),
        ("[fr]", "[it]", "there is no key 'it'"),
        ("seat = 1", "seat = ", "Invalid value"),
    ],
)
def test_a_bad_file_is_named_with_what_is_wrong(old: str, new: str, message: str) -> None:
    with pytest.raises(BadLesson, match=f"^01-try: .*{re.escape(message)}"):
        read(GOOD.replace(old, new))


def test_a_goal_is_met_part_by_part() -> None:
    lesson = read(GOOD)
    assert follow(lesson).counts == [0]
    one = follow(lesson, "rondel production1", "produce vienna")
    assert (one.counts, one.is_open) == ([1], True)
    both = follow(lesson, *lesson.solution)
    assert (both.counts, both.done, both.failed) == ([2], True, False)  # the turn that follows no longer counts


def test_what_is_to_be_avoided_ends_a_lesson() -> None:
    missed = follow(read(GOOD), "rondel production1", "produce vienna", "done")
    assert (missed.done, missed.failed) == (False, True)


def test_so_many_actions_are_enough() -> None:
    short = GOOD.replace("seat = 1", "seat = 1\nmost = 2")
    assert follow(read(short), "rondel production1").is_open
    assert follow(read(short), "rondel production1", "produce vienna").failed
    assert follow(read(short), "rondel production1", "produce_all").done


def test_a_goal_may_ask_for_a_number_or_for_a_hint() -> None:
    event: dict[str, str | int] = {"event": "taxed", "nation": "italy", "amount": 6}
    assert Pattern({"event": "taxed"}, least={"amount": 6}).fits(event, [])
    assert not Pattern({"event": "taxed"}, least={"amount": 7}).fits(event, [])
    action = {"do": "rondel", "space": "investor"}
    odds = Pattern({"do": "rondel"}, hint="investor", least={"mine": 4})
    assert odds.fits(action, [("fee", {"fee": 2}), ("investor", {"interest": 5, "mine": 4})])
    assert not odds.fits(action, [("investor", {"interest": 5, "mine": 3})])
    assert not odds.fits(action, [])
