"""Schedules: who meets whom, and everybody in every seat equally often with the same deals."""

from __future__ import annotations

from collections import Counter

import pytest

from greatpowers.arena.schedule import GAUNTLET, KINDS, MIXED, ROUND_ROBIN, Pairing, make_schedule, rotations


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 3), (2, 4), (3, 4), (5, 4), (7, 6), (3, 8)])
def test_every_bot_sits_in_every_seat_equally_often_with_each_deal(kind: str, bots: int, seats: int) -> None:
    schedule = make_schedule(kind, bots, seats, deals=5, seed=1)
    for deal in range(5):
        sat = Counter((bot, seat) for game in schedule if game.deal == deal for seat, bot in enumerate(game.seats))
        for bot in range(bots):
            assert len({sat[bot, seat] for seat in range(seats)}) == 1
    assert [game.deal for game in schedule] == sorted(game.deal for game in schedule)


def line_ups(schedule: list[Pairing]) -> set[tuple[int, ...]]:
    return {tuple(sorted(game.seats)) for game in schedule}


def test_a_round_robin_lets_one_of_each_meet_three_of_each_other() -> None:
    schedule = make_schedule(ROUND_ROBIN, 3, 4, deals=2, seed=1)
    assert line_ups(schedule) == {(0, 1, 1, 1), (0, 2, 2, 2), (0, 0, 0, 1), (1, 2, 2, 2), (0, 0, 0, 2), (1, 1, 1, 2)}
    assert len(schedule) == 2 * 6 * 4


def test_a_gauntlet_is_run_by_the_first() -> None:
    schedule = make_schedule(GAUNTLET, 3, 4, deals=1, seed=1)
    assert line_ups(schedule) == {(0, 1, 1, 1), (0, 2, 2, 2)}


def test_two_players_meet_once_in_each_seat() -> None:
    assert [game.seats for game in make_schedule(ROUND_ROBIN, 2, 2, deals=1, seed=1)] == [[0, 1], [1, 0]]


@pytest.mark.parametrize("bots", [2, 3, 4, 5, 9])
def test_mixed_tables_seat_as_many_bots_as_possible_and_all_equally_often(bots: int) -> None:
    schedule = make_schedule(MIXED, bots, 4, deals=36, seed=3)
    assert {len(set(game.seats)) for game in schedule} == {min(bots, 4)}
    games = Counter(bot for game in schedule for bot in game.seats)
    assert max(games.values()) - min(games.values()) <= 4  # the rotations of one deal
    assert schedule == make_schedule(MIXED, bots, 4, deals=36, seed=3)
    assert schedule != make_schedule(MIXED, bots, 4, deals=36, seed=4)


def test_a_rotation_is_played_once() -> None:
    assert rotations([0, 1, 0, 1]) == [[0, 1, 0, 1], [1, 0, 1, 0]]
    assert rotations([0, 0, 0]) == [[0, 0, 0]]
