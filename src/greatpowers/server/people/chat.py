"""What the players of a table say to each other: to everybody, or to some of them only."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

import sqlalchemy as sa

from greatpowers.core import header
from greatpowers.server.database.schema import CHAT
from greatpowers.server.database.storage import Storage, now
from greatpowers.server.errors import UNPROCESSABLE, UserError
from greatpowers.server.processes.bus import tell
from greatpowers.server.protocol import ChatLine

LONGEST_TEXT = 500
MAX_LINES = 10_000  # per table
AT_ONCE = 200  # lines that a browser is sent


class Line:
    """What one seat said. `to`: the seats it is meant for besides; none: everybody. `number`: of the next action.

    Whoever reads it knows it by its time, which no other line of the table has: to count lines would tell how many
    there are that somebody may not read.
    """

    def __init__(self, line: int, seat: int, to: Sequence[int], text: str, number: int, time: int) -> None:
        self.id = line
        self.seat = seat
        self.to = list(to)
        self.text = text
        self.number = number
        self.time = time

    def is_for(self, reader: int | None) -> bool:
        """Whether a seat (None: a spectator) may read it."""
        return not self.to or reader == self.seat or reader in self.to

    def message(self) -> ChatLine:
        """The line as it is sent."""
        return {"id": self.time, "seat": self.seat, "to": self.to, "text": self.text, "time": self.time}


class Chat:
    """The lines of all tables, in the database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def add(self, table: str, seat: int, to: Sequence[int], text: str, number: int) -> Line:
        """Store a line; raises UserError when the table has too many."""
        there = sa.select(sa.func.count(), sa.func.max(CHAT.c.time)).where(CHAT.c.table == table)
        with self._storage.engine.begin() as connection:
            count, last = connection.execute(there).one()
            if count >= MAX_LINES:
                raise UserError(UNPROCESSABLE, "error-chat-full")
            at = max(now(), (last or 0) + 1)
            row = {"table": table, "seat": seat, "to": json.dumps(list(to)), "text": text, "number": number, "time": at}
            added = connection.execute(CHAT.insert().values(row).returning(CHAT.c.id)).scalar_one()
            tell(connection, "chat", table=table, line=added)
        return Line(added, seat, to, text, number, at)

    def is_silent(self, table: str) -> bool:
        """Whether nothing has ever been said at a table."""
        with self._storage.engine.connect() as connection:
            return connection.execute(sa.select(CHAT.c.id).where(CHAT.c.table == table).limit(1)).first() is None

    def line(self, number: int) -> Line | None:
        """The line of this number."""
        with self._storage.engine.connect() as connection:
            row = connection.execute(sa.select(CHAT).where(CHAT.c.id == number)).mappings().first()
        return None if row is None else _line(row)

    def lines(
        self, table: str, reader: int | None, before: int | None = None, most: int = AT_ONCE, until: int | None = None
    ) -> list[Line]:
        """The last lines (before the line of this id, and until a moment) that a seat may read, oldest first."""
        query = sa.select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.time.desc(), CHAT.c.id.desc())
        if before is not None:
            query = query.where(CHAT.c.time < before)
        if until is not None:
            query = query.where(CHAT.c.time <= until)
        found: list[Line] = []
        with self._storage.engine.connect() as connection:
            for row in connection.execute(query).mappings():
                line = _line(row)
                if line.is_for(reader):
                    found.append(line)
                if len(found) == most:
                    break
        return found[::-1]


def _line(row: sa.RowMapping) -> Line:
    return Line(row["id"], row["seat"], json.loads(row["to"]), row["text"], row["number"], row["time"])


def remarks(lines: Sequence[Line], names: Sequence[str], counted: Callable[[int], int]) -> dict[int, list[str]]:
    """The lines as comments of a record, before the action that followed each; `names`: of the seats.

    `counted`: how whoever reads the record counts its actions.
    """
    out: dict[int, list[str]] = {}
    for line in lines:
        others = f" to {', '.join(names[seat] for seat in line.to)}" if line.to else ""
        out.setdefault(counted(line.number), []).append(f"chat {names[line.seat]}{others}: {line.text}")
    return out


def cleaned(text: str) -> str:
    """A text without what could disturb others: control and direction characters; raises UserError."""
    said = header.cleaned(text, most=LONGEST_TEXT + 1)
    if not said or len(said) > LONGEST_TEXT:
        raise UserError(UNPROCESSABLE, "error-chat", most=LONGEST_TEXT)
    return said
