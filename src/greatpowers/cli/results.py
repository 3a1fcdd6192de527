"""Results of many games: rows, win rates with confidence intervals, and files for other programs."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, median
from typing import Any, Self, TextIO

import msgspec

from greatpowers.arena.intervals import wilson
from greatpowers.arena.results import GameResult
from greatpowers.cli.console import UserError
from greatpowers.cli.files import describe_error, write_or_fail

FORMATS = (".csv", ".jsonl")


class Tally:
    """The results of one bot, or of one seat."""

    def __init__(self) -> None:
        self.wins = 0.0  # a shared win counts as a fraction
        self._scores: list[int] = []
        self._ranks: list[int] = []

    def count(self, score: int, rank: int, winners: int) -> None:
        """Count a game."""
        self.wins += 1 / winners if rank == 1 else 0
        self._scores.append(score)
        self._ranks.append(rank)

    def as_json(self, games: int) -> dict[str, Any]:
        """The statistics, rounded so that the order of counting does not show.

        The seats of one game are not independent trials: there is an interval only for at most one seat per game.
        """
        played = len(self._scores)
        low, high = wilson(self.wins, played)
        return {
            "played": played,
            "wins": round(self.wins, 6),
            "share": round(self.wins / played, 6),
            "interval": [round(low, 6), round(high, 6)] if played <= games else None,
            "mean_score": round(fmean(self._scores), 6),
            "median_score": median(self._scores),
            "mean_rank": round(fmean(self._ranks), 6),
        }


def summarise(results: Sequence[GameResult]) -> dict[str, Any]:
    """Wins, scores and ranks by bot and by seat, lengths and endings, of at least one finished game."""
    by_bot: dict[str, Tally] = {}
    by_seat = [Tally() for _ in results[0].bots]
    for result in results:
        winners = result.ranks.count(1)
        for seat, bot in enumerate(result.bots):
            for tally in (by_bot.setdefault(bot, Tally()), by_seat[seat]):
                tally.count(result.scores[seat], result.ranks[seat], winners)
    turns, decisions = [result.turns for result in results], [result.decisions for result in results]
    return {
        "by_bot": {bot: by_bot[bot].as_json(len(results)) for bot in sorted(by_bot)},
        "by_seat": [tally.as_json(len(results)) for tally in by_seat],
        "distinct": len({(tuple(result.bots), tuple(result.scores), result.decisions) for result in results}),
        "mean_turns": round(fmean(turns), 3),
        "median_turns": median(turns),
        "mean_decisions": round(fmean(decisions), 3),
        "median_decisions": median(decisions),
        "reasons": dict(sorted(Counter(result.reason for result in results).items())),
    }


# -- files ---------------------------------------------------------------------------------------------------


class ResultsFile:
    """A .csv or .jsonl file with one row per game, in the order of the games.

    A row is written and flushed as soon as all earlier games have theirs. Closing the file writes the rows that still
    wait for an earlier game, so that a program that is stopped loses no finished game.
    """

    def __init__(self, path: Path, seats: int) -> None:
        self.path = path
        self._seats = seats
        self._waiting: dict[int, GameResult] = {}
        self._next = 0
        try:
            self._file: TextIO = path.open("w", encoding="utf-8", newline="")
        except OSError as error:
            raise UserError(describe_error(path, error)) from None
        if path.suffix == ".csv":
            self._write(csv_header(seats))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for number in sorted(self._waiting):
            self._write(self._row(self._waiting[number]))
        self._file.close()

    def add(self, result: GameResult) -> GameResult:
        """Add a result; raises UserError when it cannot be written.

        The record of a failed game is saved next to the file; the result that is returned names it.
        """
        if result.error is not None:
            path = self.path.with_name(f"{self.path.stem}-failed-{result.number}.txt")
            write_or_fail(path, result.error.record)
            result = msgspec.structs.replace(result, error=msgspec.structs.replace(result.error, record=str(path)))
        self._waiting[result.number] = result
        while self._next in self._waiting:
            self._write(self._row(self._waiting.pop(self._next)))
            self._next += 1
        return result

    def _row(self, result: GameResult) -> str:
        return csv_row(result, self._seats) if self.path.suffix == ".csv" else json_row(result)

    def _write(self, row: str) -> None:
        try:
            self._file.write(row)
            self._file.flush()
        except OSError as error:
            raise UserError(describe_error(self.path, error)) from None


def json_row(result: GameResult) -> str:
    """A result as one line of JSON."""
    return msgspec.json.encode(result).decode() + "\n"


def csv_header(seats: int) -> str:
    """The names of the columns."""
    columns = [f"{name}_{seat + 1}" for seat in range(seats) for name in ("bot", "score", "rank")]
    return _csv_line(["game", "reason", "turns", "decisions", *columns])


def csv_row(result: GameResult, seats: int) -> str:
    """A result as one line of CSV; a game that was not finished has no scores and ranks."""
    cells: list[str | int] = []
    for seat in range(seats):
        score, rank = (result.scores[seat], result.ranks[seat]) if result.is_finished else ("", "")
        cells += [result.bots[seat], score, rank]
    return _csv_line([result.number, result.reason, result.turns, result.decisions, *cells])


def _csv_line(cells: Sequence[str | int]) -> str:
    line = io.StringIO()
    csv.writer(line, lineterminator="\n").writerow(cells)
    return line.getvalue()
