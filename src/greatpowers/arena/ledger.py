"""The file of a tournament: its plan in the first line, then one line for each game as it ends.

A run that was stopped, in whatever way, continues with the games that are missing; so does one with more deals.
"""

from __future__ import annotations

from pathlib import Path
from typing import Self

import msgspec

from greatpowers.arena.results import GameResult
from greatpowers.arena.tournament import Plan


class LedgerError(Exception):
    """A file that cannot be continued: it is no ledger, or one of another plan, which differs in `fields`."""

    def __init__(self, path: Path, fields: list[str]) -> None:
        super().__init__(f"{path}: {', '.join(fields) or 'not a ledger'}")
        self.path = path
        self.fields = fields


def read_plan(path: Path) -> Plan | None:
    """The plan of a file; None where there is nothing yet. Raises LedgerError and OSError."""
    try:
        with path.open("rb") as file:
            first = file.readline()
    except FileNotFoundError:
        return None
    if not first.endswith(b"\n"):  # nothing, or a plan that was not written to its end
        if first and not first.startswith(b'{"game":'):
            raise LedgerError(path, [])
        return None
    try:
        return msgspec.json.decode(first, type=Plan)
    except msgspec.MsgspecError:
        raise LedgerError(path, []) from None


def read_results(path: Path) -> list[GameResult]:
    """The games of a file in the order of their numbers, without a line that was not written to its end."""
    lines = path.read_bytes().split(b"\n")[1:-1]
    try:
        results = [msgspec.json.decode(line, type=GameResult) for line in lines]
    except msgspec.MsgspecError:
        raise LedgerError(path, []) from None
    return sorted({result.number: result for result in results}.values(), key=lambda result: result.number)


def _extend(path: Path, known: Plan, plan: Plan) -> None:
    """Replace the plan of a file by one that begins with the same games; raises LedgerError if it does not."""
    names = [name for name in Plan.__struct_fields__ if getattr(known, name) != getattr(plan, name)]
    if names != ["deals", "schedule"] or plan.schedule[: len(known.schedule)] != known.schedule:
        raise LedgerError(path, [name for name in names if name != "schedule"] or names)
    _, _, games = path.read_bytes().partition(b"\n")
    longer = path.with_suffix(".tmp")
    longer.write_bytes(msgspec.json.encode(plan) + b"\n" + games)
    longer.replace(path)


class Ledger:
    """The results of a plan, those of earlier runs included."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Begin the file, or continue it; raises LedgerError and OSError."""
        known = read_plan(path)
        if known is not None and known != plan:
            _extend(path, known, plan)
        self.results = [] if known is None else read_results(path)
        self._file = path.open("wb" if known is None else "r+b")
        if known is None:
            self._write(plan)
        else:
            self._file.truncate(path.read_bytes().rfind(b"\n") + 1)
            self._file.seek(0, 2)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, result: GameResult) -> None:
        """Add a game and write it at once; raises OSError."""
        self._write(result)
        self.results.append(result)

    def _write(self, row: Plan | GameResult) -> None:
        self._file.write(msgspec.json.encode(row) + b"\n")
        self._file.flush()
