"""What is to be told to whom: seats that wait for their players, and notices that are on their way.

Any process may look; a change of one row decides who acts. A seat is told by clearing its `since` and, in the same
transaction, adding a notice for every address of its guest. A notice is sent by whoever moves its `due` forward first,
and deleted once it has arrived. If the process dies in between, it is due again later, and sent with the same id.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from greatpowers.server.database.schema import ADDRESSES, BLOCKS, NOTICES, SEATS, TABLES
from greatpowers.server.database.storage import Header, Storage, now
from greatpowers.server.notices import waiting
from greatpowers.server.notices.addresses import Address, new_id, read_address
from greatpowers.server.notices.letters import Kind

AT_ONCE = 100  # rows that are looked at together


class Waiting(NamedTuple):
    """A seat whose player may have to be told: that it is asked the decision of this number, or that all is over."""

    table: str
    seat: int
    guest: str
    kind: Kind
    number: int
    since: int


class Notice(NamedTuple):
    """Something to be sent. `seat` and `number` mean nothing where there is no table."""

    id: str
    kind: Kind
    address: Address
    table: str
    seat: int
    number: int
    attempts: int
    due: int


class Notices:
    """The waiting seats and the notices, in the database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # -- seats that wait -------------------------------------------------------------------------------------

    def waiting(self, since: int) -> list[Waiting]:
        """The seats that have waited since this time or longer, whose players play themselves."""
        query = (
            sa.select(SEATS, TABLES.c.over, TABLES.c.actions)
            .join(TABLES, TABLES.c.id == SEATS.c.table)
            .where(SEATS.c.since <= since, SEATS.c.bot == "", SEATS.c.stand_in == "", TABLES.c.pause == "")
            .where(sa.or_(TABLES.c.over, SEATS.c.plan == ""))
            .where(
                sa.or_(TABLES.c.over, SEATS.c.asked.is_not(None)),
                SEATS.c.guest.is_not(None),
                SEATS.c.guest.not_in(sa.select(BLOCKS.c.guest)),
            )
            .order_by(SEATS.c.since)
            .limit(AT_ONCE)
        )
        with self._storage.engine.connect() as connection:
            return [_waiting(row) for row in connection.execute(query).mappings()]

    def postpone(self, seats: Sequence[Waiting]) -> None:
        """The players of these seats look at their tables: they wait from now on only."""
        at = now()
        for seat in seats:  # a transaction each: whoever holds several rows could make actions wait for each other
            with self._storage.engine.begin() as connection:
                connection.execute(_same(seat).values(since=at))

    def look(self, table: str, guest: str, language: str) -> None:
        """A guest opens a window at a table, in a language (if known): that of their notices from now on."""
        other = ADDRESSES.update().where(ADDRESSES.c.guest == guest, ADDRESSES.c.language != language)
        with self._storage.engine.begin() as connection:
            waiting.look(connection, table, guest)
            if language:
                connection.execute(other.values(language=language))

    def tell(self, seat: Waiting) -> bool:
        """Add the notices for a seat that has waited long enough; False when another process has."""
        with self._storage.engine.begin() as connection:
            if connection.execute(_same(seat).values(since=None, told=seat.number)).rowcount != 1:
                return False
            _add(connection, seat.guest, kind=seat.kind, table=seat.table, seat=seat.seat, number=seat.number)
        return True

    def tell_host(self, host: str, table: str, seat: int) -> None:
        """Add the notices for the host of a table at which somebody has taken a seat."""
        with self._storage.engine.begin() as connection:
            _add(connection, host, kind="joined", table=table, seat=seat, number=0)

    # -- notices on their way --------------------------------------------------------------------------------

    def due(self) -> list[Notice]:
        """The notices that are to be sent now."""
        query = (
            sa.select(ADDRESSES, *(column.label(f"notice_{column.name}") for column in NOTICES.c))
            .join(ADDRESSES, ADDRESSES.c.id == NOTICES.c.address)
            .where(NOTICES.c.due <= now())
            .order_by(NOTICES.c.due)
            .limit(AT_ONCE)
        )
        with self._storage.engine.connect() as connection:
            return [_notice(row) for row in connection.execute(query).mappings()]

    def claim(self, notice: Notice, until: int) -> bool:
        """Let nobody else send a notice until then; False when somebody else was faster."""
        same = NOTICES.update().where(NOTICES.c.id == notice.id, NOTICES.c.due == notice.due)
        with self._storage.engine.begin() as connection:
            return connection.execute(same.values(due=until, attempts=notice.attempts + 1)).rowcount == 1

    def subject(self, notice: Notice) -> Header | None:
        """The table that a notice is about, if what it says still holds."""
        header = self._storage.header(notice.table)
        if notice.kind == "joined":
            return header if header is not None and header.guest == notice.address.guest else None
        if header is None or header.guests[notice.seat] != notice.address.guest or header.seats[notice.seat].stand_in:
            return None
        if notice.kind == "over":
            return header if header.summary.over else None
        asked = sa.select(SEATS.c.asked).where(SEATS.c.table == notice.table, SEATS.c.number == notice.seat)
        with self._storage.engine.connect() as connection:
            return header if connection.execute(asked).scalar() == notice.number else None

    def retry(self, notice: Notice, at: int) -> None:
        """Send a notice again at this time."""
        with self._storage.engine.begin() as connection:
            connection.execute(NOTICES.update().where(NOTICES.c.id == notice.id).values(due=at))

    def drop(self, notice: Notice) -> None:
        """A notice has arrived, or is no longer true."""
        with self._storage.engine.begin() as connection:
            connection.execute(NOTICES.delete().where(NOTICES.c.id == notice.id))


def _add(connection: sa.Connection, guest: str, **about: str | int) -> None:
    """Add a notice for every address of a guest."""
    to = sa.select(ADDRESSES.c.id).where(ADDRESSES.c.guest == guest, ADDRESSES.c.confirmed, ~ADDRESSES.c.stopped)
    for address in connection.execute(to).scalars().all():
        connection.execute(NOTICES.insert().values(id=new_id(), address=address, due=now(), **about))


def _waiting(row: sa.RowMapping) -> Waiting:
    kind: Kind = "over" if row["over"] else "asked"
    number = row["actions"] if row["over"] else row["asked"]
    return Waiting(row["table"], row["number"], row["guest"], kind, number, row["since"])


def _same(seat: Waiting) -> sa.Update:
    """The seat, as long as nobody has changed what is said about it."""
    return SEATS.update().where(
        SEATS.c.table == seat.table,
        SEATS.c.number == seat.seat,
        SEATS.c.guest == seat.guest,
        SEATS.c.since == seat.since,
        sa.true() if seat.kind == "over" else SEATS.c.asked == seat.number,
    )


def _notice(row: sa.RowMapping) -> Notice:
    fields = ("table", "seat", "number", "attempts", "due")
    table, seat, number, attempts, due = (row[f"notice_{field}"] for field in fields)
    return Notice(row["notice_id"], row["notice_kind"], read_address(row), table or "", seat, number, attempts, due)
