"""The clocks of a table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from greatpowers.table.clock import LAG, MINUTE, RETURN, Clock, Pace

LIVE = Pace("live", minutes=10, increment=20)
DAYS = Pace("days", hours=24)
DAY = 24 * 60 * MINUTE
SEATS = 3


def clock_of(pace: Pace = LIVE, *running: int, at: int = 1000) -> Clock:
    clock = Clock(pace, SEATS)
    clock.run(running, 0, at)
    return clock


# -- a turn --------------------------------------------------------------------------------------------------


def test_the_clock_of_the_seat_that_is_asked_runs() -> None:
    clock = clock_of(LIVE, 0)
    assert clock.deadline(0) == 1000 + 10 * MINUTE + 20_000
    assert clock.deadline(1) is None
    clock.run([1], 1, 1000 + MINUTE)
    assert clock.left(0) == 9 * MINUTE + 20_000 + LAG
    assert clock.left(1) == 10 * MINUTE + 20_000
    assert clock.deadline(0) is None


def test_several_who_are_asked_use_their_own_time() -> None:
    clock = clock_of(DAYS, 0, 1)
    clock.run([1], 1, 1000 + MINUTE)
    clock.run([], 2, 1000 + 3 * MINUTE)
    assert [clock.left(seat) for seat in range(SEATS)] == [DAY - MINUTE + LAG, DAY - 3 * MINUTE + LAG, DAY]


def test_what_a_seat_decides_in_a_row_is_one_turn() -> None:
    clock = clock_of(DAYS, 0)
    clock.run([0], 1, 1000 + MINUTE)
    assert clock.deadline(0) == 1000 + DAY
    clock.run([1], 2, 1000 + MINUTE)
    clock.run([0], 3, 1000 + MINUTE)
    assert clock.deadline(0) == 1000 + MINUTE + DAY


def test_travelling_messages_cost_nothing() -> None:
    clock = clock_of(LIVE, 0)
    before = clock.left(0)
    clock.run([1], 1, 1000 + LAG)
    assert clock.left(0) == before


def test_what_others_do_does_not_show_on_a_clock() -> None:
    """They may decide in secret."""
    clock = clock_of(DAYS, 0, 1, 2)
    before = clock.turn(0)
    assert before == (1000, DAY)
    clock.run([0, 2], 1, 5000)
    assert clock.turn(0) == before
    assert clock.turn(1) is None


def test_a_game_that_is_held_costs_nobody_anything() -> None:
    clock = clock_of(DAYS, 0)
    clock.hold(True, 2000)
    assert (clock.due, clock.deadline(0), clock.run_out(5 * DAY)) == (None, None, [])
    clock.run([0, 1], 0, 3 * DAY)  # somebody else is asked meanwhile
    clock.hold(False, 4 * DAY)
    assert clock.deadline(0) == 4 * DAY + DAY - 1000
    assert clock.deadline(1) == 4 * DAY + DAY


# -- undo ----------------------------------------------------------------------------------------------------


def test_undo_gives_no_time_back_and_no_second_increment() -> None:
    clock = clock_of(LIVE, 0)
    clock.run([1], 1, 1000 + MINUTE)
    left = clock.left(0)
    for moment in range(5):
        clock.run([0], 0, 1000 + MINUTE + moment)  # undone
        clock.run([1], 1, 1000 + MINUTE + moment)
    assert clock.left(0) == left
    clock.run([0], 2, 1000 + 2 * MINUTE)
    assert clock.left(0) == left + 20_000


# -- time that has run out -----------------------------------------------------------------------------------


def test_a_seat_whose_time_ran_out_gets_a_minute_when_its_player_comes_back_for_another_decision() -> None:
    clock = clock_of(LIVE, 0)
    due = clock.due
    assert due == 1000 + 10 * MINUTE + 20_000 + LAG
    assert (clock.run_out(due - 1), clock.run_out(due)) == ([], [0])
    clock.give_up(0)
    clock.run([], 0, due)
    clock.run([0], 0, due)  # the bot has not played yet
    assert clock.left(0) == 0
    clock.run([], 0, due)
    clock.run([0], 2, due)
    assert clock.left(0) == RETURN + 20_000
    clock.run([], 3, due + MINUTE)
    clock.run([0], 4, due + MINUTE)
    assert clock.left(0) == 40_000 + LAG


def test_handing_a_seat_over_and_back_brings_no_time() -> None:
    clock = clock_of(LIVE, 0)
    clock.run([], 0, 1000 + 10 * MINUTE)
    clock.run([0], 0, 1000 + 10 * MINUTE)
    assert clock.left(0) == 20_000 + LAG


@pytest.mark.parametrize("pace", [LIVE, DAYS, Pace("live", 1, 0)])
def test_a_pace_is_a_line_of_text(pace: Pace) -> None:
    assert Pace.read(pace.text()) == pace
    assert Pace.read("") is None


# -- whatever happens ----------------------------------------------------------------------------------------

PATIENT = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))  # on a busy machine
MOMENTS = st.integers(0, 3 * MINUTE)
STEPS = st.tuples(st.sets(st.integers(0, SEATS - 1)), st.integers(-2, 3), MOMENTS, st.booleans())
Steps = list[tuple[set[int], int, int, bool]]


class Followed:
    """A clock that goes through some steps: who is asked, how many actions more or fewer, after which time, held."""

    def __init__(self, pace: Pace, steps: Steps) -> None:
        self.clock, self.at, self.number = Clock(pace, SEATS), 1000, 0
        self.used = [0] * SEATS  # while a seat was asked
        self.turns: list[set[int]] = [set() for _ in range(SEATS)]  # the numbers at which a seat's turns began
        for step in steps:
            self.step(*step)

    def step(self, asked: set[int], more: int, passed: int, held: bool) -> None:
        for seat in self.clock.running if not self.clock.is_held else ():
            self.used[seat] += passed
        self.at, self.number = self.at + passed, max(self.number + more, 0)
        for seat in asked - set(self.clock.running):
            self.turns[seat].add(self.number)
        self.clock.run(asked, self.number, self.at)
        self.clock.hold(held, self.at)


def times(clock: Clock) -> Sequence[object]:
    return [clock.stored(), clock.due]


@PATIENT
@given(st.lists(STEPS, max_size=12), st.sampled_from([LIVE, DAYS]))
def test_the_next_deadline_is_the_first_moment_at_which_time_has_run_out(steps: Steps, pace: Pace) -> None:
    clock = Followed(pace, steps).clock
    if clock.due is None:
        assert clock.is_held or not clock.running
    else:
        assert clock.run_out(clock.due)
        assert not clock.run_out(clock.due - 1)


@PATIENT
@given(st.lists(STEPS, max_size=12))
def test_nobody_loses_time_early_or_gains_any(steps: Steps) -> None:
    """All that a seat has ever had is what it began with and an increment for each turn."""
    followed = Followed(LIVE, steps)
    for seat in range(SEATS):
        had = LIVE.first + 20_000 * len(followed.turns[seat])
        left, used = followed.clock.left(seat), followed.used[seat]
        assert left <= max(had - used + LAG * len(steps), 0)
        if seat in followed.clock.run_out(followed.at):
            assert used >= LIVE.first


@PATIENT
@given(st.lists(STEPS, max_size=12), st.lists(MOMENTS, max_size=5), st.sampled_from([LIVE, DAYS]))
def test_looking_and_storing_change_nothing(steps: Steps, looks: list[int], pace: Pace) -> None:
    """However often the time is counted in between, and the clock stored and opened by another process."""
    one, other = Followed(pace, steps), Followed(pace, steps)
    for passed in looks:
        other.at += passed
        other.clock.run(other.clock.running, other.number, other.at)
        other.clock = Clock.restored(pace, other.clock.stored())
    assert one.clock.due == other.clock.due
    for followed in (one, other):
        followed.clock.run([], followed.number, other.at)
    assert times(one.clock) == times(other.clock)
    assert times(one.clock.copy()) == times(one.clock)


@PATIENT
@given(st.lists(STEPS, max_size=8), MOMENTS)
def test_a_clock_never_runs_backwards(steps: Steps, earlier: int) -> None:
    """Servers may disagree on the time by a little."""
    clock = Followed(LIVE, steps).clock
    before = [clock.left(seat) for seat in range(SEATS)]
    clock.run(clock.running, 0, clock.at - earlier)
    assert [clock.left(seat) for seat in range(SEATS)] == before
