"""The position as text: exact, playable, and refused with one clear error when it is wrong."""

from __future__ import annotations

import random

import pytest

from greatpowers.core.game import CHANCE
from greatpowers.core.header import RecordError
from greatpowers.core.luck import draw
from greatpowers.core.position import dump, load
from greatpowers.core.text import Text
from greatpowers.games import make_game
from greatpowers.games.imperial import Imperial
from greatpowers.testing.imperial import Table

TEXT = Table(4).text()


def at(line: str) -> int:
    """The number of the line that begins so."""
    return next(i for i, text in enumerate(TEXT.splitlines(), start=1) if text.startswith(line))


def error(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        load(text, make_game)
    return caught.value


# -- exact ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game",
    [
        Imperial(2, turn_limit=20),
        Imperial(3, turn_limit=20, investor_card="without"),
        Imperial(5, turn_limit=20, setup="experienced"),
        Imperial(6, turn_limit=20, setup="experienced", investor_card="without", cash="open"),
    ],
    ids=lambda game: str(game.seats),
)
def test_every_decision_of_a_game_is_read_back_and_plays_on_alike(game: Imperial) -> None:
    rng = random.Random(game.seats)
    state = game.start()
    steps = set()
    while not state.ended:
        text = dump(state)
        loaded = load(text, make_game)
        assert loaded.key() == state.key()
        assert dump(loaded) == text
        assert loaded.legal() == state.legal()
        steps.add(state.step)
        action = draw(state, rng) if state.to_act == CHANCE else rng.choice(state.legal())
        loaded.apply(action)
        state.apply(action)
        assert loaded.key() == state.key()
    assert load(dump(state), make_game).outcome is not None
    assert len(steps) > 5


def test_a_loaded_position_plays_to_the_end() -> None:
    table = Table(3, turn_limit=12).units("AH", "vienna 2").units("IT", "venice").turn("AH").do("rondel maneuver1")
    game = load(table.text(), make_game)
    rng = random.Random(3)
    while not game.ended:
        game.play(rng.choice(game.legal()))
    assert game.outcome is not None
    assert game.turns == 12


def test_people_may_comment_leave_lines_empty_and_order_them_as_they_like() -> None:
    head, body = TEXT.split("\n\n")
    fields, steps = body.split("step", 1)
    shuffled = "\n\n".join(reversed(fields.splitlines()))
    text = f"{head}\n# a study\n\n{shuffled}  # by hand\n\nstep{steps}"
    assert dump(load(text, make_game)) == TEXT


def test_bytes_with_a_mark_in_front_are_read() -> None:
    assert dump(load(b"\xef\xbb\xbf" + TEXT.encode(), make_game)) == TEXT


# -- wrong ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        # The header.
        ("Great Powers position 1", "Great Powers record 2", "not-a-position", "Great Powers"),
        ("Great Powers position 1", "Great Powers position", "not-a-position", "Great Powers"),
        ("Great Powers position 1", "Great Powers position 2", "format-newer", "Great Powers"),
        ("rules: 1", "rules: 999", "rules-newer", "rules"),
        ("seats: 4", "seats: 7", "player-count", "seats"),
        # Fields and steps that do not exist.
        ("cash ", "money ", "position-field", "cash"),
        ("stage 1", "fee 2\ncash 1=2", "position-field", "step rondel"),
        ("step rondel", "step rondel\nstage 1", "position-field", ""),
        ("card 2", "credit germany/1=2", "position-field", "card"),  # derived: counted, never written
        ("step rondel", "step dance", "position-step", "step rondel"),
        # Words and numbers.
        ("to act 1", "to act x", "position-word", "to act"),
        ("to act 1", "to act 5", "position-word", "to act"),
        ("to act 1", "to act 0", "position-word", "to act"),
        ("card 2", "card 5", "position-word", "card"),
        ("card 2", "card two", "position-word", "card"),
        ("cash 1=2", "cash 0=2", "position-word", "cash"),
        ("cash 1=2", "cash 1=2000000", "position-word", "cash"),
        ("cash 1=2", "cash 1=9999999999999", "position-word", "cash"),
        ("cash 1=2", "cash 1=", "position-word", "cash"),
        ("factory vienna=1", "factory viena=1", "position-word", "factory"),
        ("factory vienna=1", "factory norway=1", "position-word", "factory"),  # no home province
        ("government austria_hungary=1", "government austria_hungary=5", "position-word", "government"),
        ("austria_hungary/9=1", "austria_hungary/8=1", "position-word", "bond"),
        ("stage 1", "stage 4", "position-word", "stage"),
        ("card 2", "card 2\narmy vienna/italy=256", "position-word", "factory"),
        ("card 2", "card 2\narmy vienna/italy=-1", "position-word", "factory"),
        # What is no entry, or no single value.
        ("cash 1=2", "cash 2", "position-value", "cash"),
        ("austria_hungary/9=1", "austria_hungary=1", "position-value", "bond"),
        ("card 2", "card 2 3", "position-value", "card"),
        ("card 2", "card", "position-value", "card"),
        # Twice.
        ("card 2", "card 2\ncard 2", "position-twice", "factory"),
        ("to act 1", "to act 1\nto act 1", "position-twice", "bank"),
        ("stage 1", "stage 1\nstage 1", "position-twice", "step rondel"),
        ("cash 1=2", "cash 1=2 1=2", "position-twice", "cash"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, code: str, line: str) -> None:
    assert TEXT.count(old) >= 1
    wrong = error(TEXT.replace(old, new, 1))
    assert wrong.code == code
    assert wrong.line == (at(line) if line else len(TEXT.splitlines()) + 1)
    assert Text("en").record_error(wrong)


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("cash 1=2", "cash 1=3", "imperial/invariant/money-conserved"),
        ("government austria_hungary=1", "government austria_hungary=2", "imperial/invariant/government-max"),
        ("card 2\n", "", "imperial/invariant/card-one"),
        ("card 2", "card 2\narmy vienna/austria_hungary=11", "imperial/invariant/army-supply"),
        ("card 2", "card 2\nfleet vienna/austria_hungary=1", "imperial/invariant/fleets-place"),
        ("factory vienna=1 budapest=1 ", "factory ", "imperial/invariant/free-factory"),
        ("to act 1", "to act nobody\nended 1", "imperial/invariant/over-iff"),
        ("step rondel\n", "", "imperial/invariant/options-live"),  # nobody decides in a turn
    ],
)
def test_a_broken_invariant_is_cited(old: str, new: str, rule: str) -> None:
    assert old in TEXT
    wrong = error(TEXT.replace(old, new, 1))
    assert (wrong.code, wrong.line) == ("position-invariant", 0)
    assert wrong.refusal is not None
    assert wrong.refusal.rule == rule
    assert Text("en", Imperial(4)).record_error(wrong)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("to act 1\n", ""),
        ("to act 1", "to act nobody"),
        ("to act 1", "to act luck"),
        ("to act 1", "to act 2"),  # player 1 governs Austria-Hungary
        ("step rondel", "step maneuver\nstep armies\nstep calls\nstep call"),  # a call of no battle
        ("step rondel", "step maneuver\nstep armies\nstep stance"),  # of an army that is nowhere
    ],
)
def test_steps_that_lead_to_no_such_decision_are_refused(old: str, new: str) -> None:
    assert old in TEXT
    assert error(TEXT.replace(old, new, 1)).code == "position-impossible"


@pytest.mark.parametrize("step", ["over", "turn", "call", "convoy", "fleets"])
def test_a_step_that_cannot_be_inside_another_is_refused(step: str) -> None:
    wrong = error(TEXT.replace("step rondel", f"step {step}"))
    assert (wrong.code, wrong.details) == ("position-nesting", {"given": step, "outer": "turn"})
    assert wrong.line == TEXT.splitlines().index("step rondel") + 1


def test_a_board_that_nobody_governs_is_refused_and_does_not_go_on_for_ever() -> None:
    owned = ("bank", "cash", "treasury", "bond", "government", "stage")
    lines = [line for line in TEXT.splitlines() if line.split(" ")[0] not in owned]
    assert error("\n".join(lines)).code == "position-impossible"
    assert error("\n".join(lines[:-1])).code == "position-invariant"


def test_without_steps_there_is_no_position() -> None:
    assert error(TEXT.partition("step")[0]).code == "position-no-step"


def test_an_end_for_no_reason_of_the_game_is_refused() -> None:
    over = (
        Table(4)
        .power(AH=24)
        .units("AH")
        .treasury(AH=20)
        .turn("AH")
        .flags("AH", "romania", "bulgaria", "greece", "turkey")
    )
    over.do("rondel taxation")
    assert over.step == "over"
    assert load(over.text(), make_game).outcome is not None
    assert error(over.text().replace("ended 1", "ended 9")).code == "position-impossible"
