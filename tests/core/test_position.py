"""Positions as text: exact round trips, and one clear message for every kind of damage."""

from __future__ import annotations

import random
from collections.abc import Mapping
from copy import copy
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatpowers.core.game import CHANCE, NOBODY, Game, State
from greatpowers.core.header import RecordError
from greatpowers.core.layout import OUTERMOST, SEAT, Axis, FrameLayout, Layout, items, number, row
from greatpowers.core.luck import draw
from greatpowers.core.position import dump, load, open_frames
from greatpowers.core.text import Text
from greatpowers.games import make_game
from greatpowers.games.imperial import Imperial
from tests.core.sealed_bids import SealedBids
from tests.core.sealed_bids.frames import Auction, Bidding
from tests.core.sealed_bids.position import Position

# A run-off between players 1 and 3, after player 1 gave player 2 a coin; player 3 has bid again.
RUN_OFF = """Great Powers position 1
game: sealed
rules: 1
seats: 3
option rounds: 3

to act 1
turns 1
coins 1=4 2=6
step round
pot 6
step auction
bidders 1 3
offer 2
step auction
bidders 1 3
step bidding
bidders 1 3
bids 3=0
"""


HEADER = RUN_OFF.partition("to act")[0]


def after(state: State, decisions: int, seed: int) -> State:
    """The position after so many random decisions."""
    rng = random.Random(seed)
    for _ in range(decisions):
        state.apply(rng.choice(state.legal()))
    return state


IMPERIAL = dump(after(Imperial(4).start(), 60, 2))


def sealed(game_id: str, seats: int, options: Mapping[str, str | int]) -> Game:
    return SealedBids(seats, **options)


def opened(text: str | bytes) -> Position:
    state = load(text, sealed)
    assert isinstance(state, Position)
    return state


def error_of(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        opened(text)
    return caught.value


# -- round trips --------------------------------------------------------------------------------------------------


def test_a_position_is_opened_as_it_is_written() -> None:
    state = opened(RUN_OFF)
    assert (state.to_act, state.turns, state.deciders(), state.coins) == (0, 1, [0], [4, 6, 5])
    assert state.total == 15  # derived: counted again
    assert state.step_names == ["round", "auction", "auction", "bidding"]
    outer, top = state.frames[1], state.frames[-1]
    assert isinstance(outer, Auction)
    assert isinstance(top, Bidding)
    assert (outer.bidders, outer.offer, top.bidders, top.bids) == (0b101, 2, 0b101, [-1, -1, 0])
    assert dump(state) == RUN_OFF


def test_a_game_goes_on_from_a_position() -> None:
    state = opened(RUN_OFF)
    state.play("bid 1")
    assert (state.coins, state.step_names, state.to_act) == ([4 - 2 - 1 + 6, 6, 5], ["round"], CHANCE)
    assert "to act luck\n" in dump(state)


def test_comments_blank_lines_and_the_order_of_fields_do_not_matter() -> None:
    untidy = RUN_OFF.replace("to act 1\n", "\n# who is next?\nto act 1  # Ada\n")
    untidy = untidy.replace("bidders 1 3\noffer 2", "offer 2\nbidders   3 1")
    assert opened(untidy).key() == opened(RUN_OFF).key()
    assert opened(("\ufeff" + RUN_OFF.replace("\n", "\r\n")).encode()).key() == opened(RUN_OFF).key()


def test_a_finished_game_can_be_written_and_opened() -> None:
    state, rng = SealedBids(2, rounds=1).start(), random.Random(1)
    while state.to_act != NOBODY:
        state.apply(draw(state, rng) if state.to_act == CHANCE else rng.choice(state.legal()))
    text = dump(state)
    assert "\nto act nobody\nturns 1\nended 1\n" in text
    assert opened(text).outcome is not None


@pytest.mark.parametrize("options", [{}, {"setup": "experienced"}, {"investor_card": "without"}])
def test_positions_of_imperial_come_back_exactly(options: dict[str, str | int]) -> None:
    state: State = Imperial(5, **options).start()
    for seed in range(80):
        after(state, 1, seed)
        again = load(dump(state), make_game)
        assert again.key() == state.key()
        assert again.legal() == state.legal()


def test_the_position_on_the_page_about_records_opens() -> None:
    page = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")
    shown = "Great Powers position" + page.partition("```\nGreat Powers position")[2].partition("```")[0]
    state = load(shown, make_game)
    assert state.step_names == ["turn", "maneuver", "armies", "convoy"]
    assert dump(state).partition("\n\n")[2] == shown.partition("\n\n")[2]


def test_frames_as_data_show_only_what_everyone_may_see() -> None:
    assert open_frames(opened(RUN_OFF)) == [
        {"step": "round", "pot": 6, "bidders": []},
        {"step": "auction", "bidders": [0, 2], "offer": 2},
        {"step": "auction", "bidders": [0, 2], "offer": -1},
        {"step": "bidding", "bidders": [0, 2]},
    ]


# -- every kind of field ------------------------------------------------------------------------------------------

COLOUR = Axis("colour", "", "", ["red", "blue"])


class Paint(Bidding):
    """A frame with a field of every kind besides its own."""

    def __init__(self) -> None:
        super().__init__(0b111, [-1] * 3)
        self.plain, self.colour, self.seat, self.mixture = 7, -1, -1, 0
        self.queue: list[int] = []
        self.steps: list[int] = []
        self.table, self.small = [-1] * 6, bytearray(2)

    def copy(self) -> Paint:
        twin = Paint()
        for name in ("bidders", "bids", "plain", "colour", "seat", "mixture", "queue", "steps", "table", "small"):
            setattr(twin, name, copy(getattr(self, name)))
        return twin


class Painted(SealedBids):
    """Sealed Bids with such frames; only these fields are written."""

    def __init__(self, seats: int = 3, **options: str | int) -> None:
        super().__init__(seats, **options)
        fields = [
            number("plain", start=7),
            number("colour", start=-1, value=COLOUR),
            number("seat", start=-1, value=SEAT),
            number("mixture", set_of=COLOUR),
            items("queue", value=SEAT),
            items("steps"),
            row("table", [SEAT, COLOUR], start=-1, value=COLOUR),
            row("small", [COLOUR], small=True),
        ]
        frames = [FrameLayout("Bidding", "", ["bidding"], fields)]
        old, nesting = self.layout, {OUTERMOST: ["bidding"]}
        self.layout = Layout(old.package, "Painted", old.fixed, old.fields, frames, nesting)
        self.blank_frame = lambda step: Paint()


PAINTED = """plain 0
colour blue
seat 3
mixture red blue
queue 2 1
steps 4 -1
table 1/blue=red 3/red=blue
small blue=255
"""


def painted(body: str) -> tuple[Paint, str]:
    """A frame filled by these lines, and the lines that are written of it."""
    game = Painted()
    state = load(HEADER + "to act 1\nstep bidding\n" + body, lambda game_id, seats, options: game)
    frame = state.frames[-1]
    assert isinstance(frame, Paint)
    return frame, dump(state).partition("step bidding\n")[2]


def test_every_kind_of_field_is_read_and_written() -> None:
    frame, text = painted(PAINTED)
    assert (frame.plain, frame.colour, frame.seat, frame.mixture) == (0, 1, 2, 0b11)
    assert (frame.queue, frame.steps) == ([1, 0], [4, -1])
    assert frame.table == [-1, 0, -1, -1, 1, -1]
    assert frame.small == bytearray([0, 255])
    assert text == PAINTED


def test_what_is_empty_is_left_out() -> None:
    assert painted("")[1] == ""
    assert painted("plain 7\ncolour -1\nseat -1\nqueue\ntable 1/red=-1\n")[1] == ""


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("plain", "position-value"),
        ("plain 1 2", "position-value"),
        ("plain red", "position-word"),
        ("plain 1000001", "position-word"),
        ("plain --1", "position-word"),
        ("plain " + "9" * 5000, "position-word"),
        ("colour green", "position-word"),
        ("colour 1", "position-word"),
        ("seat 0", "position-word"),
        ("seat 4", "position-word"),
        ("seat -2", "position-word"),
        ("mixture red green", "position-word"),
        ("queue 1 2 4", "position-word"),
        ("queue -1", "position-word"),
        ("table 1/red", "position-value"),
        ("table 1=red", "position-value"),
        ("table 1/red/blue=red", "position-value"),
        ("table 4/red=red", "position-word"),
        ("table 1/green=red", "position-word"),
        ("table 1/red=red 1/red=blue", "position-twice"),
        ("small red=256", "position-word"),
        ("small red=-1", "position-word"),
        ("bids 1=1", "position-field"),
    ],
)
def test_a_value_that_does_not_fit_its_field_is_named_with_its_line(line: str, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        painted(line)
    assert (caught.value.code, caught.value.line) == (code, 9)


# -- damage -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "code", "line"),
    [
        (("Great Powers position 1", "Great Powers record 2"), "not-a-position", 1),
        (("position 1", "position one"), "not-a-position", 1),
        (("position 1", "position 2"), "format-newer", 1),
        (("rules: 1", "rules: 2"), "rules-newer", 3),
        (("rules: 1\n", ""), "header-missing", 0),
        (("seats: 3", "seats: 5"), "player-count", 4),
        (("rounds: 3", "rounds: x"), "option-value", 5),
        (("game: sealed", "game: sealed\ngame: sealed"), "header-twice", 3),
        ((RUN_OFF.partition("\nstep")[2], ""), "position-step", 10),
        (("step round", "step dance"), "position-step", 10),
        (("to act 1", "to act 4"), "position-word", 7),
        (("to act 1", "to act 0"), "position-word", 7),
        (("to act 1", "to act somebody"), "position-word", 7),
        (("to act 1", "to act 1\nto act 1"), "position-twice", 8),
        (("turns 1", "turns 1\nturns 1"), "position-twice", 9),
        (("turns 1", "turns many"), "position-word", 8),
        (("turns 1", "turns -1"), "position-word", 8),
        (("pot 6", "pot 6\npot 6"), "position-twice", 12),
        (("coins", "money"), "position-field", 9),
        (("coins", "total"), "position-field", 9),  # derived: not written
        (("pot 6", "coins 1=4"), "position-field", 11),  # of the position, not of the step
        (("pot 6", "turns 1"), "position-field", 11),
        (("pot 6", "to act 1"), "position-field", 11),
        (("pot 6", "pot"), "position-value", 11),
        (("pot 6", "pot 7"), "position-word", 11),
        (("bids 3=0", "bids 3"), "position-value", 19),
        (("to act 1", "to act 3"), "position-impossible", 0),  # has bid already
        (("to act 1", "to act luck"), "position-impossible", 0),
        (("to act 1", "to act nobody"), "position-impossible", 0),
        (("to act 1\n", ""), "position-impossible", 0),
        (("turns 1", "ended 1"), "position-impossible", 0),
        (("bids 3=0", "bids 1=0 3=0"), "position-impossible", 0),  # would have been shown
        (("bids 3=0", "bids 3=0\nstep over"), "position-nesting", 20),
        (("step auction", "step bidding"), "position-nesting", 12),
        (("step round", "step auction"), "position-first-step", 10),
        (("bids 3=0", "bids 3=4"), "position-invariant", 0),
        (("bids 3=0", "bids 3=3\ncoins 3=4"), "position-field", 20),
    ],
)
def test_damage_is_named_with_its_line(change: tuple[str, str], code: str, line: int) -> None:
    assert change[0] in RUN_OFF
    text = RUN_OFF.replace(*change, 1)
    error = error_of(text)
    assert (error.code, error.line) == (code, line)
    if error.refusal is None:
        message = Text("en").record_error(error)
        assert "{" not in message
        assert message.startswith(f"Line {line}: " if line else "")


def test_a_step_that_cannot_be_inside_another_is_named_with_both() -> None:
    error = error_of(RUN_OFF.replace("step bidding", "step round\nstep bidding"))
    assert Text("en").record_error(error) == "Line 17: The step “round” cannot be inside “auction”."
    error = error_of(RUN_OFF.replace("step round\npot 6\n", ""))
    assert Text("en").record_error(error) == "Line 10: The first step cannot be “auction”."


@pytest.mark.parametrize(
    "game", [SealedBids(3), make_game("imperial", 3), make_game("imperunde", 3)], ids=lambda g: g.id
)
def test_every_step_of_a_game_has_its_place_in_others(game: Game) -> None:
    nesting = game.layout.nesting
    assert {inner for steps in nesting.values() for inner in steps} == set(game.rules.names)
    assert set(nesting) <= {OUTERMOST, *game.rules.names}


def test_a_broken_invariant_is_named() -> None:
    error = error_of(RUN_OFF.replace("bids 3=0", "bids 3=4"))
    assert error.refusal is not None
    assert error.refusal.rule == "sealed/bid-cash"


def test_a_text_that_is_no_text_or_holds_no_step_is_refused() -> None:
    assert error_of(b"\xff\xfe\x00\x01").code == "not-text"
    assert error_of(RUN_OFF.partition("step")[0]).code == "position-no-step"
    assert error_of("").code == "not-a-position"


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_no_damage_raises_anything_else(data: st.DataObject) -> None:
    """Whatever is cut, doubled or overwritten: a position opens and can be written again, or it is refused."""
    text = IMPERIAL
    at, end = sorted(data.draw(st.tuples(*[st.integers(0, len(text))] * 2)))
    lines = text.splitlines(keepends=True)
    row = data.draw(st.integers(0, len(lines) - 1))
    text = data.draw(
        st.sampled_from(
            [
                text[:at] + text[end:],
                text[:at] + data.draw(st.text(max_size=5)) + text[at:],
                "".join(lines[:row] + lines[row + 1 :]),
                "".join(lines[:row] + lines[row : row + 1] * 2 + lines[row + 1 :]),
            ]
        )
    )
    try:
        state = load(text, make_game)
    except RecordError as error:
        Text("en", Imperial(4)).record_error(error)  # can be said in words
        return
    assert load(dump(state), make_game).key() == state.key()
