"""Ratings and shares: by bot, by opponent, by seat; shared wins, forfeits, and games that do not count."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.arena.ratings import rate
from greatpowers.arena.results import CUT, FAILED, Forfeit, GameError, GameResult
from greatpowers.arena.summary import summarise
from greatpowers.arena.timing import Times
from tests.arena.test_playing import plan


def game(number: int, bots: str, ranks: list[int], *lost: int) -> GameResult:
    times = [Times() for _ in bots]
    for seat, bot in enumerate(bots):
        times[seat].add(0.001 if bot == "a" else 0.1)
    forfeits = [Forfeit(seat, 5, "oops") for seat in lost]
    return GameResult(number, list(bots), "power", 9, 30, [0] * 3, ranks, forfeits=forfeits, times=times)


def unfinished(number: int, reason: str) -> GameResult:
    error = GameError("a", "oops") if reason == FAILED else None
    return GameResult(number, ["a", "b", "b"], reason, 9, 30, [], [], error, times=[Times()] * 3)


def summary(*results: GameResult, kind: str = "round-robin") -> dict[str, Any]:
    return summarise(plan("a", "b", kind=kind), results)


def test_bots_are_listed_by_their_strength() -> None:
    report = summary(game(1, "bab", [2, 1, 3]), game(0, "abb", [1, 2, 3]), game(3, "aba", [2, 3, 1]))
    assert [row["bot"] for row in report["by_bot"]] == ["a", "b"]
    strong, weak = report["by_bot"]
    assert strong["value"] + weak["value"] == pytest.approx(2000)
    assert (strong["games"], strong["share"]) == (3, round(2.5 / 3, 6))  # one of two seats won the third game
    assert (weak["share"], weak["mean_rank"]) == (0, 2.6)
    assert strong["interval"][0] < strong["share"] < strong["interval"][1]
    assert strong["time"]["mean"] == pytest.approx(0.001)
    assert weak["time"]["percentile_95"] == pytest.approx(0.1, rel=0.05)


def test_one_against_the_rest() -> None:
    report = summary(game(0, "abb", [1, 2, 3]), game(1, "bab", [1, 3, 1]), game(2, "aba", [2, 3, 1]))
    against = report["by_opponent"]
    assert (against["a"]["b"]["games"], against["a"]["b"]["share"]) == (2, 0.5)
    assert (against["b"]["a"]["games"], against["b"]["a"]["share"]) == (1, 0)
    assert against["a"]["a"] is None


def test_head_to_head_at_mixed_tables() -> None:
    report = summary(game(0, "abb", [2, 1, 3]), game(1, "bab", [1, 1, 3]), kind="mixed")
    assert report["measure"] == "ahead"
    assert report["by_opponent"]["a"]["b"]["share"] == (0.5 + 0.75) / 2
    assert report["by_opponent"]["b"]["a"]["share"] == (0.5 + 0.25) / 2


def test_by_seat() -> None:
    report = summary(game(0, "abb", [1, 2, 3]), game(1, "bab", [1, 1, 3]))
    assert [cell["games"] for cell in report["by_seat"]["a"]] == [1, 1, 0]
    assert [cell["share"] for cell in report["by_seat"]["a"]] == [1, 0.5, None]
    assert [cell["share"] for cell in report["seats"]] == [0.75, 0.25, 0]


def test_a_forfeited_win_is_that_of_the_next() -> None:
    report = summary(game(0, "abb", [1, 3, 2], 0))
    assert {row["bot"]: row["share"] for row in report["by_bot"]} == {"a": 0, "b": 0.5}
    assert report["forfeits"] == [{"number": 0, "bot": "a", "seat": 0, "why": "oops"}]
    assert {row["bot"]: row["forfeits"] for row in report["by_bot"]} == {"a": 1, "b": 0}


def test_what_was_not_finished_is_told_and_counts_for_nobody() -> None:
    report = summary(unfinished(0, CUT), unfinished(1, FAILED), game(2, "abb", [1, 2, 3]))
    assert (report["games"], report["cut"], report["failed"]) == (1, [0], [{"number": 1, "message": "oops"}])
    assert report["by_bot"][0]["cut"] == 1


def test_ratings_without_games() -> None:
    assert {rating.value for rating in rate(["a", "b"], []).values()} == {1000}


def test_more_games_make_ratings_more_certain() -> None:
    results = [game(number, "abb", [1, 2, 3] if number % 3 else [2, 1, 3]) for number in range(60)]
    few, many = rate(["a", "b"], results[:6]), rate(["a", "b"], results)
    assert many["a"].value > many["b"].value
    assert many["a"].spread < few["a"].spread
