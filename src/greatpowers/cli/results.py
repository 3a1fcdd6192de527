"""What many games amount to: results as rows, wins with their uncertainty, and files for other programs."""

from __future__ import annotations

import csv
import io
import math
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

_Z = 1.959963984540054  # two-sided 95 %


class GameResult(msgspec.Struct):
    """One game: who sat where, how it ended and how long it was."""

    number: int
    bots: list[str]
    reason: str
    turns: int
    decisions: int
    scores: list[int]
    ranks: list[int]


def wilson(wins: float, played: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    if not played:
        return 0.0, 1.0
    share = wins / played
    spread = _Z * math.sqrt(share * (1 - share) / played + _Z * _Z / (4 * played * played))
    middle = share + _Z * _Z / (2 * played)
    scale = 1 + _Z * _Z / played
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


class Tally:
    """The games of one bot, or of one seat."""

    def __init__(self) -> None:
        self.played = 0
        self.wins = 0.0  # a shared victory counts in part
        self._score = 0
        self._rank = 0

    def count(self, score: int, rank: int, winners: int) -> None:
        """One more game."""
        self.played += 1
        self.wins += 1 / winners if rank == 1 else 0
        self._score += score
        self._rank += rank

    def as_json(self, games: int) -> dict[str, Any]:
        """The numbers, rounded so that the order of counting does not show.

        Seats of one game are no independent trials: there is an interval only for one seat a game.
        """
        low, high = wilson(self.wins, self.played)
        return {
            "played": self.played,
            "wins": round(self.wins, 6),
            "share": round(self.wins / self.played, 6),
            "interval": [round(low, 6), round(high, 6)] if self.played <= games else None,
            "mean_score": round(self._score / self.played, 6),
            "mean_rank": round(self._rank / self.played, 6),
        }


def summarise(results: Sequence[GameResult]) -> dict[str, Any]:
    """Wins, scores and ranks by bot and by seat, lengths and endings, of at least one game."""
    by_bot: dict[str, Tally] = {}
    by_seat = [Tally() for _ in results[0].bots]
    for result in results:
        winners = result.ranks.count(1)
        for seat, bot in enumerate(result.bots):
            for tally in (by_bot.setdefault(bot, Tally()), by_seat[seat]):
                tally.count(result.scores[seat], result.ranks[seat], winners)
    count = len(results)
    return {
        "by_bot": {bot: by_bot[bot].as_json(count) for bot in sorted(by_bot)},
        "by_seat": [tally.as_json(count) for tally in by_seat],
        "distinct": len({(tuple(result.bots), tuple(result.scores), result.decisions) for result in results}),
        "mean_turns": round(sum(result.turns for result in results) / count, 3),
        "mean_decisions": round(sum(result.decisions for result in results) / count, 3),
        "reasons": dict(sorted(Counter(result.reason for result in results).items())),
    }


# -- files ---------------------------------------------------------------------------------------------------


def as_jsonl(results: Sequence[GameResult]) -> str:
    """One JSON object a line."""
    return "".join(msgspec.json.encode(result).decode() + "\n" for result in results)


def as_csv(results: Sequence[GameResult], seats: int) -> str:
    """A table with one row for each game."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    columns = [f"{what}_{seat + 1}" for seat in range(seats) for what in ("bot", "score", "rank")]
    writer.writerow(["game", "reason", "turns", "decisions", *columns])
    for result in results:
        cells: list[str | int] = []
        for seat in range(seats):
            cells += [result.bots[seat], result.scores[seat], result.ranks[seat]]
        writer.writerow([result.number, result.reason, result.turns, result.decisions, *cells])
    return out.getvalue()
