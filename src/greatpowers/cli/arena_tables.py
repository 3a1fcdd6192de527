"""The tables of an arena report, in words and numbers, for terminal and browser alike."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from greatpowers.cli.console import format_number
from greatpowers.core.text import Text

NOTHING = "·"
_MAX_LISTED = 10


class Cell(NamedTuple):
    """A cell: its text, smaller text below it, and how far it is from what equal skill would give (-1 to 1)."""

    text: str
    detail: str = ""
    heat: float = 0.0


class Grid(NamedTuple):
    """A table with its title and what it means. The first cell of a row names it."""

    title: str
    note: str
    columns: list[str]
    rows: list[list[Cell]]


class Report:
    """The report of a tournament, in one language."""

    def __init__(self, data: Mapping[str, Any], text: Text) -> None:
        self.data = data
        self.text = text
        self._number = partial(format_number, language=text.language)
        self._fair = 1 / data["players"]

    @property
    def title(self) -> str:
        """What was played."""
        kind = self.text.say(f"arena-kind-{self.data['kind']}")
        return self.text.say("arena-title", game=self.text.say("game-title"), kind=kind, players=self.data["players"])

    @property
    def about(self) -> str:
        """How much was played."""
        names = ("games", "scheduled", "deals")
        return self.text.say("arena-about", seed=str(self.data["seed"]), **{name: self.data[name] for name in names})

    def grids(self) -> list[Grid]:
        """All tables."""
        return [self._strength(), self._opponents(), self._seats(), self._times()]

    def problems(self) -> Iterator[str]:
        """What went wrong, the first of each kind."""
        say, data = self.text.say, self.data
        if data["cut"]:
            decisions = self._number(data["most_decisions"], 0)
            yield say("simulate-cut", count=len(data["cut"]), decisions=decisions)
        for lost in data["forfeits"][:_MAX_LISTED]:
            yield say("arena-forfeit", number=lost["number"], seat=lost["seat"] + 1, bot=lost["bot"], why=lost["why"])
        for failed in data["failed"][:_MAX_LISTED]:
            yield say("arena-failed", number=failed["number"], why=failed["message"])
        more = sum(max(0, len(data[name]) - _MAX_LISTED) for name in ("forfeits", "failed"))
        if more:
            yield say("arena-more", count=more)

    # -- tables ----------------------------------------------------------------------------------------------

    def _strength(self) -> Grid:
        say, number = self.text.say, self._number
        more = [name for name in ("forfeits", "cut") if any(row[name] for row in self.data["by_bot"])]
        names = ["simulate-bot", "arena-rating", "arena-games", "arena-won", "simulate-rank"]
        rows = [
            [
                Cell(row["bot"]),
                Cell(number(row["value"], 0), f"± {number(row['spread'], 0)}"),
                Cell(number(row["games"], 0)),
                self._share(row, self._fair),
                Cell(NOTHING if row["mean_rank"] is None else number(row["mean_rank"], 2)),
                *(Cell(number(row[name], 0)) for name in more),
            ]
            for row in self.data["by_bot"]
        ]
        columns = [say(name) for name in names] + [say(f"arena-{name}") for name in more]
        return Grid(say("arena-strength"), say("arena-strength-note", share=self._percent(self._fair)), columns, rows)

    def _opponents(self) -> Grid:
        measure, table = self.data["measure"], self.data["by_opponent"]
        fair = self._fair if measure == "alone" else 0.5
        rows = [
            [Cell(f"{place}. {bot}"), *(self._share(cell, fair) for cell in table[bot].values())]
            for place, bot in enumerate(table, start=1)
        ]
        note = self.text.say(f"arena-{measure}-note", share=self._percent(self._fair))
        columns = [self.text.say("simulate-bot"), *(f"{place}." for place in range(1, len(table) + 1))]
        return Grid(self.text.say(f"arena-{measure}"), note, columns, rows)

    def _seats(self) -> Grid:
        everyone = {self.text.say("arena-all-bots"): self.data["seats"]}
        rows = [
            [Cell(bot), *(self._share(cell, self._fair) for cell in cells)]
            for bot, cells in {**self.data["by_seat"], **everyone}.items()
        ]
        seats = [f"{self.text.say('simulate-seat')} {seat + 1}" for seat in range(self.data["players"])]
        return Grid(self.text.say("arena-seats"), "", [self.text.say("simulate-bot"), *seats], rows)

    def _times(self) -> Grid:
        rows = []
        for row in self.data["by_bot"]:
            decisions, times = row["time"]["decisions"], ("mean", "percentile_95", "longest")
            cells = [self._milliseconds(row["time"][name]) if decisions else Cell(NOTHING) for name in times]
            rows.append([Cell(row["bot"]), Cell(self._number(decisions, 0)), *cells])
        names = ("simulate-bot", "arena-decisions", "arena-mean", "arena-percentile", "arena-longest")
        return Grid(self.text.say("arena-times"), "", [self.text.say(name) for name in names], rows)

    # -- cells -----------------------------------------------------------------------------------------------

    def _share(self, found: Mapping[str, Any] | None, fair: float) -> Cell:
        if found is None or found["share"] is None:
            return Cell(NOTHING)
        share = found["share"]
        bounds: Sequence[float] = found["interval"]
        heat = (share - fair) / (1 - fair if share > fair else fair)
        detail = "–".join(self._percent(bound, 0) for bound in bounds)
        return Cell(self.text.say("simulate-percent", number=self._percent(share)), detail, heat)

    def _percent(self, share: float, digits: int = 1) -> str:
        return self._number(100 * share, digits)

    def _milliseconds(self, seconds: float) -> Cell:
        digits = 0 if seconds >= 0.1 else 2
        return Cell(self.text.say("arena-milliseconds", number=self._number(1000 * seconds, digits)))
