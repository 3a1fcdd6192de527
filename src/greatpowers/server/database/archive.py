"""Backups: the whole database as one file, from which either kind of database can be restored.

The file is gzipped JSON lines: a header, then each table's columns followed by its rows, and a last line with a digest
of all the others. It holds the tables as they are in the database's own schema revision. Restoring builds that
revision, fills it and migrates it, so an older backup opens in a newer program, and one of SQLite in PostgreSQL.
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from typing import IO, Any

import msgspec
import sqlalchemy as sa

from greatpowers import __version__
from greatpowers.server.database import revisions
from greatpowers.server.database.schema import GUESTS, METADATA, TABLES
from greatpowers.server.database.storage import BadDatabase, SQLAlchemyError, Storage, now

FORMAT = "greatpowers backup"
VERSION = 1
_CHUNK = 1000  # rows read and written at a time


class BadArchive(ValueError):
    """A file that cannot be restored; `code` says why, for a message in any language."""

    def __init__(self, code: str, **values: str) -> None:
        super().__init__(code)
        self.code = code
        self.values = values


class Header(msgspec.Struct):
    """The first line of a backup."""

    format: str
    version: int
    program: str
    revision: str
    created: int  # milliseconds since 1970


class Columns(msgspec.Struct, tag="table", tag_field="line"):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class End(msgspec.Struct, tag="end", tag_field="line"):
    """The last line: how many rows each table has, and the digest of all lines before."""

    rows: dict[str, int]
    sha256: str


class Contents(msgspec.Struct):
    """What a backup holds."""

    program: str
    revision: str
    created: int
    rows: dict[str, int]


_LINE: msgspec.json.Decoder[Columns | End | list[Any]] = msgspec.json.Decoder(Columns | End | list[Any])


# -- writing -------------------------------------------------------------------------------------------------


def back_up(storage: Storage, file: IO[bytes]) -> Contents:
    """Write a database into a file, as it is at this moment, while servers go on using it; raises BadDatabase."""
    rows: dict[str, int] = {}
    try:
        with _snapshot(storage) as connection, gzip.GzipFile("", "wb", fileobj=file, mtime=0) as zipped:
            header = Header(FORMAT, VERSION, __version__, known_revision(connection), now())
            writer = _Writer(zipped)
            writer.line(header)
            for table in _stored_tables(connection):
                name = str(table.name)
                writer.line(Columns(name, [str(column.name) for column in table.columns]))
                rows[name] = writer.rows(connection, table)
            writer.line(End(rows, writer.digest.hexdigest()))
    except SQLAlchemyError as error:
        raise BadDatabase("database-open", str(error)) from error
    return Contents(header.program, header.revision, header.created, rows)


class _Writer:
    """Writes lines and computes their digest."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self.digest = hashlib.sha256()
        self._file = file

    def line(self, data: Any) -> None:
        line = msgspec.json.encode(data) + b"\n"
        self.digest.update(line)
        self._file.write(line)

    def rows(self, connection: sa.Connection, table: sa.Table) -> int:
        """Write all rows of a table; returns their number."""
        count = 0
        query = sa.select(table).order_by(*table.primary_key)
        for count, row in enumerate(connection.execution_options(yield_per=_CHUNK).execute(query), 1):  # noqa: B007
            self.line(list(row))
        return count


@contextmanager
def _snapshot(storage: Storage) -> Iterator[sa.Connection]:
    """A connection that sees the database as it is now, whatever is written meanwhile; it makes no writer wait."""
    with storage.engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")  # which the driver does not do for reading
        else:
            connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield connection


def known_revision(connection: sa.Connection) -> str:
    """The schema revision of a database; raises BadDatabase."""
    revision = revisions.revision_of(connection)
    if revision is None:
        raise BadDatabase("database-empty", str(connection.engine.url))
    if not revisions.is_known(revision):
        raise BadDatabase("database-newer", revision)
    return revision


def _stored_tables(connection: sa.Connection) -> list[sa.Table]:
    """Our tables as the database has them, those that others refer to first."""
    stored = sa.MetaData()
    stored.reflect(connection, only=lambda name, _: name in METADATA.tables)
    return stored.sorted_tables


# -- reading -------------------------------------------------------------------------------------------------


def check(file: IO[bytes]) -> Contents:
    """Read a whole backup and compare its digest; raises BadArchive."""
    reader = _Reader(file)
    for _ in reader.rows():
        pass
    return reader.contents


def restore(storage: Storage, file: IO[bytes], *, replace: bool = False) -> Contents:
    """Fill a database from a backup, in one transaction; raises BadArchive and BadDatabase.

    A database with tables or guests in it is only overwritten where `replace` says so.
    """
    contents = check(file)
    try:
        with storage.engine.begin() as connection:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver would leave the schema out of it
            if not replace and _is_used(connection):
                raise BadArchive("archive-not-empty")
            _drop_tables(connection)
            revisions.upgrade(connection, contents.revision)
            _fill(connection, _Reader(file))
            revisions.upgrade(connection)
    except SQLAlchemyError as error:
        raise BadDatabase("database-open", str(error)) from error
    return contents


class _Reader:
    """Reads a backup; raises BadArchive, at the latest when the last row has been read."""

    def __init__(self, file: IO[bytes]) -> None:
        file.seek(0)
        self._file = gzip.GzipFile("", "rb", fileobj=file)
        self._digest = hashlib.sha256()
        self._header = self._read_header()
        self._end: End | None = None

    @property
    def contents(self) -> Contents:
        """What the backup holds, once all rows have been read."""
        header = self._header
        return Contents(header.program, header.revision, header.created, self._end.rows if self._end else {})

    def _read_header(self) -> Header:
        try:
            line = self._file.readline()
            header = msgspec.json.decode(line, type=Header)
        except (EOFError, zlib.error):
            raise BadArchive("archive-damaged") from None
        except (gzip.BadGzipFile, msgspec.DecodeError, UnicodeDecodeError):
            raise BadArchive("archive-foreign") from None
        if header.format != FORMAT:
            raise BadArchive("archive-foreign")
        if header.version > VERSION or not revisions.is_known(header.revision):
            raise BadArchive("archive-newer", program=header.program)
        self._digest.update(line)
        return header

    def rows(self) -> Iterator[tuple[Columns, list[Any]]]:
        """Every row, with the columns of its table."""
        columns = Columns("", [])
        for data in self._lines():
            if isinstance(data, Columns):
                columns = data
            elif isinstance(data, list):
                yield columns, data
            else:
                self._end = data
        if self._end is None or self._end.sha256 != self._digest.hexdigest():
            raise BadArchive("archive-damaged")

    def _lines(self) -> Iterator[Columns | End | list[Any]]:
        try:
            for line in self._file:
                data = _LINE.decode(line)
                if not isinstance(data, End):
                    self._digest.update(line)
                yield data
        except (EOFError, zlib.error, gzip.BadGzipFile, msgspec.DecodeError, UnicodeDecodeError):
            raise BadArchive("archive-damaged") from None


def _is_used(connection: sa.Connection) -> bool:
    """Whether a database has any games or guests; the settings that a server stores when it starts do not count."""
    return any(
        connection.execute(sa.select(table).limit(1)).first() is not None
        for table in _stored_tables(connection)
        if table.name in (GUESTS.name, TABLES.name)
    )


def _drop_tables(connection: sa.Connection) -> None:
    """Drop our tables, and nothing else that may be in the database."""
    ours = sa.MetaData()
    ours.reflect(connection, only=lambda name, _: name in METADATA.tables or name == revisions.TABLE)
    ours.drop_all(connection)


def _fill(connection: sa.Connection, reader: _Reader) -> None:
    tables = {table.name: table for table in _stored_tables(connection)}
    for name, group in groupby(reader.rows(), lambda pair: pair[0].table):
        while chunk := list(islice(group, _CHUNK)):
            values = [dict(zip(columns.columns, row, strict=True)) for columns, row in chunk]
            connection.execute(tables[name].insert(), values)
    if connection.dialect.name == "postgresql":
        for table in tables.values():
            _continue_numbering(connection, table)


def _continue_numbering(connection: sa.Connection, table: sa.Table) -> None:
    """Let PostgreSQL number new rows after those that came with their numbers; SQLite looks at the rows itself."""
    column = table.autoincrement_column
    if column is not None and column.server_default is not None:
        sequence = sa.func.pg_get_serial_sequence(sa.func.quote_ident(table.name), column.name)
        newest = sa.select(sa.func.coalesce(sa.func.max(column), 0) + 1).scalar_subquery()
        connection.execute(sa.select(sa.func.setval(sequence, newest, False)))
