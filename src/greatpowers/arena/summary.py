"""The results of a tournament as plain data: by bot, by opponents, by seat, and what went wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greatpowers.arena.intervals import wilson
from greatpowers.arena.ratings import rate
from greatpowers.arena.results import CUT, FAILED, GameResult
from greatpowers.arena.schedule import MIXED
from greatpowers.arena.timing import Times
from greatpowers.arena.tournament import Plan

ALONE = "alone"  # how often one seat of a bot wins against another bot in all other seats
AHEAD = "ahead"  # how often a bot is ranked ahead of another one; a shared rank counts as half


class Share:
    """What a bot has won of what it could win. Each game counts once, in however many seats it was."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0.0

    def count(self, won: Sequence[float]) -> None:
        """Count a game by what each seat has won of it, if any seat is meant."""
        if won:
            self.games += 1
            self.won += sum(won) / len(won)

    def as_json(self) -> dict[str, Any]:
        """The share with its 95 % interval, rounded so that the order of counting does not show."""
        share = round(self.won / self.games, 6) if self.games else None
        interval = [round(bound, 6) for bound in wilson(self.won, self.games)]
        return {"games": self.games, "share": share, "interval": interval}


def summarise(plan: Plan, results: Sequence[GameResult]) -> dict[str, Any]:
    """All that is to be told of the games played so far; those that were not finished count for nobody."""
    results = sorted(results, key=lambda result: result.number)
    finished = [result for result in results if result.is_finished]
    ratings = rate(plan.bots, finished)
    by_bot = [{"bot": bot, **_of_bot(bot, results), **ratings[bot]._asdict()} for bot in plan.bots]
    by_bot.sort(key=lambda row: -row["value"])
    order = [row["bot"] for row in by_bot]
    measure = AHEAD if plan.kind == MIXED else ALONE
    return {
        **{name: getattr(plan, name) for name in plan.__struct_fields__ if name != "schedule"},
        "scheduled": len(plan.schedule),
        "games": len(finished),
        "cut": [result.number for result in results if result.reason == CUT],
        "failed": [_failure(result) for result in results if result.reason == FAILED],
        "forfeits": [forfeit for result in results for forfeit in _forfeits(result)],
        "by_bot": by_bot,
        "measure": measure,
        "by_opponent": {bot: {other: _against(bot, other, measure, finished) for other in order} for bot in order},
        "by_seat": {bot: [_in_seat(bot, seat, finished) for seat in range(plan.players)] for bot in order},
        "seats": [_in_seat(None, seat, finished) for seat in range(plan.players)],
    }


def _failure(result: GameResult) -> dict[str, Any]:
    assert result.error is not None
    return {"number": result.number, "message": result.error.message}


def _forfeits(result: GameResult) -> list[dict[str, Any]]:
    return [
        {"number": result.number, "bot": result.bots[lost.seat], "seat": lost.seat, "why": lost.why}
        for lost in result.forfeits
    ]


def _wins(result: GameResult) -> list[float]:
    """What each seat has won of a game; a shared win counts as a fraction."""
    ranks = result.counted
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def _of_bot(bot: str, results: Sequence[GameResult]) -> dict[str, Any]:
    share, times, ranks, forfeits, cut = Share(), Times(), [], 0, 0
    for result in results:
        seats = [seat for seat, name in enumerate(result.bots) if name == bot]
        for seat in seats:
            times.merge(result.times[seat])
        forfeits += sum(lost.seat in seats for lost in result.forfeits)
        cut += bool(seats) and result.reason == CUT
        if result.is_finished:
            share.count([_wins(result)[seat] for seat in seats])
            ranks += [result.counted[seat] for seat in seats]
    return {
        **share.as_json(),
        "mean_rank": round(sum(ranks) / len(ranks), 6) if ranks else None,
        "forfeits": forfeits,
        "cut": cut,
        "time": {
            "decisions": times.decisions,
            "mean": times.mean,
            "percentile_95": times.percentile(0.95),
            "longest": times.longest,
        },
    }


def _against(bot: str, other: str, measure: str, results: Sequence[GameResult]) -> dict[str, Any] | None:
    """How a bot did against another; None where they have not met in this way."""
    share = Share()
    for result in results if bot != other else ():
        if measure == AHEAD:
            share.count(_pairs(bot, other, result))
        elif result.bots.count(bot) == 1 and result.bots.count(other) == len(result.bots) - 1:
            share.count([_wins(result)[result.bots.index(bot)]])
    return share.as_json() if share.games else None


def _pairs(bot: str, other: str, result: GameResult) -> list[float]:
    """For each seat of a bot and each of another: 1 when it is ahead, 0 when it is not."""
    places = list(zip(result.bots, result.counted, strict=True))
    theirs = [rank for name, rank in places if name == other]
    return [float(rank < rival) + 0.5 * (rank == rival) for name, rank in places if name == bot for rival in theirs]


def _in_seat(bot: str | None, seat: int, results: Sequence[GameResult]) -> dict[str, Any]:
    """What a bot (None: any) has won in a seat."""
    share = Share()
    for result in results:
        if bot in (None, result.bots[seat]):
            share.count([_wins(result)[seat]])
    return share.as_json()
