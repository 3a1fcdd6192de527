"""Backups: whole, consistent and portable, or refused; a restore is complete or changes nothing."""

from __future__ import annotations

import gzip
import io
from collections.abc import Callable, Iterator

import msgspec
import pytest
import sqlalchemy as sa

from greatpowers.server.database import archive, revisions
from greatpowers.server.database.archive import BadArchive, back_up, check, restore
from greatpowers.server.database.schema import METADATA
from greatpowers.server.database.storage import BadDatabase, Header, Storage, Summary
from greatpowers.table import Seat

DATABASES = ["sqlite", "postgresql"]
CARRIED = (sa.String, sa.Integer, sa.Boolean, sa.Float)  # Text is a String, BigInteger an Integer

Rows = dict[str, list[tuple[object, ...]]]


@pytest.fixture
def other(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Storage]:
    """An empty SQLite database."""
    stored = Storage(f"sqlite:///{tmp_path_factory.mktemp('other') / 'tables.sqlite'}")
    yield stored
    stored.close()


def table(name: str, actions: list[str], guest: str = "g1") -> tuple[Header, list[str]]:
    seats = [Seat("Ada “the Duke”"), Seat("", "thumb")]
    return Header(name, guest, "imperial", 1, {"cash": "open"}, seats, 7, Summary(len(actions), False, 0)), actions


def filled(storage: Storage, tables: int = 2) -> Storage:
    storage.setting("key", "s3cret")
    for number in range(tables):
        storage.create(*table(f"t{number}", ["* deal italy", "1 rondel import"]), hidden={0})
    storage.watch("t0", "g2")
    return storage


def rows(storage: Storage) -> Rows:
    with storage.engine.connect() as connection:
        return {
            table.name: [tuple(row) for row in connection.execute(sa.select(table).order_by(*table.primary_key))]
            for table in METADATA.sorted_tables
        }


def backup_of(storage: Storage) -> io.BytesIO:
    file = io.BytesIO()
    back_up(storage, file)
    return file


def test_a_backup_restores_everything(storage: Storage, other: Storage) -> None:
    file = io.BytesIO()
    contents = back_up(filled(storage), file)
    assert (contents.rows["tables"], contents.rows["actions"], contents.rows["guests"]) == (2, 4, 2)
    assert check(file) == contents
    assert restore(other, file) == contents
    assert rows(other) == rows(storage)
    assert [action.line for action in other.actions("t1")] == ["* deal italy", "1 rondel import"]


def test_a_backup_moves_between_the_kinds_of_databases(storage: Storage, other: Storage) -> None:
    """From SQLite into either kind, and back."""
    other.migrate()
    before = rows(filled(other))
    restore(storage, backup_of(other))
    assert rows(storage) == before
    restore(other, backup_of(storage), replace=True)
    assert rows(other) == before
    storage.append("t0", "2 rondel factory", Summary(3, False, 1))  # and the game goes on
    assert storage.actions("t0")[-1].line == "2 rondel factory"


def test_more_rows_than_are_handled_at_a_time(
    storage: Storage, other: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "_CHUNK", 3)
    restore(other, backup_of(filled(storage, 7)))
    assert rows(other) == rows(storage)


def test_a_backup_is_of_one_moment_while_the_server_goes_on(
    storage: Storage, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves made while it is written are in it neither in part nor in whole."""
    before = rows(filled(storage))
    server = Storage(database)
    read = archive._Writer.rows

    def busy(writer: archive._Writer, connection: sa.Connection, stored: sa.Table) -> int:
        count = read(writer, connection, stored)
        if stored.name == "guests":  # the first table that is read
            server.append("t0", "1 rondel factory", Summary(3, False, 1))
            server.create(*table("late", ["* deal italy"], "g3"))
        return count

    monkeypatch.setattr(archive._Writer, "rows", busy)
    file = backup_of(storage)
    assert server.header("late") is not None
    server.close()
    restore(storage, file, replace=True)
    assert rows(storage) == before


def test_a_database_in_use_is_only_replaced_on_request(storage: Storage, other: Storage) -> None:
    file = backup_of(filled(storage))
    other.migrate()
    other.create(*table("mine", []))
    before = rows(other)
    with pytest.raises(BadArchive) as refused:
        restore(other, file)
    assert refused.value.code == "archive-not-empty"
    assert rows(other) == before
    restore(other, file, replace=True)
    assert rows(other) == rows(storage)


def test_a_server_that_has_only_started_leaves_a_database_empty(storage: Storage, other: Storage) -> None:
    other.migrate()
    other.setting("key", "another")
    restore(other, backup_of(filled(storage)))
    assert other.setting("key", "") == "s3cret"


def test_what_else_is_in_the_database_stays(storage: Storage, other: Storage) -> None:
    with storage.engine.begin() as connection:
        connection.execute(sa.text("CREATE TABLE recipes (name TEXT)"))
    other.migrate()
    restore(storage, backup_of(filled(other)), replace=True)
    assert "recipes" in sa.inspect(storage.engine).get_table_names()


def test_a_restore_that_fails_changes_nothing(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """It fails at the very end, after everything was dropped, rebuilt and filled."""
    file = backup_of(filled(storage))
    storage.create(*table("newer", ["* deal italy"]))
    before = rows(storage)
    upgrade = revisions.upgrade

    def fails(connection: sa.Connection, revision: str = "head") -> None:
        if revision == "head":
            raise sa.exc.OperationalError("upgrade", {}, OSError("disk full"))
        upgrade(connection, revision)

    monkeypatch.setattr(revisions, "upgrade", fails)
    with pytest.raises(BadDatabase, match="disk full"):
        restore(storage, file, replace=True)
    assert rows(storage) == before
    storage.append("newer", "1 rondel import", Summary(2, False, 1))


def test_a_backup_of_an_older_schema_is_migrated(storage: Storage, other: Storage) -> None:
    with storage.engine.begin() as connection:
        archive._drop_tables(connection)
        revisions.upgrade(connection, "0005")
        connection.execute(sa.text("INSERT INTO guests (id, created) VALUES ('g1', 5)"))
        connection.execute(
            sa.text(
                "INSERT INTO tables (id, guest, game, rules_version, options, seats, seed, created, updated, actions, "
                "over, to_act) VALUES ('old', 'g1', 'imperial', 1, '{}', :seats, '7', 5, 6, 0, false, 0)"
            ),
            {"seats": '[["Ada", ""], ["", "thumb"]]'},
        )
    file = backup_of(storage)
    assert check(file).revision == "0005"
    restore(other, file)
    found = other.header("old")
    assert found is not None
    assert (found.guests, [seat.bot for seat in found.seats]) == (["g1", ""], ["", "thumb"])


def test_new_rows_are_numbered_after_restored_ones(storage: Storage, other: Storage) -> None:
    numbered = [table for table in METADATA.sorted_tables if table.autoincrement_column is not None]
    assert [table.name for table in numbered] == ["chat"]
    said = {"table": "t0", "number": 1, "time": 5, "seat": 0, "to": "[]", "text": "Hello"}
    other.migrate()
    filled(other)
    for _ in range(3):
        add(other, numbered[0], said)
    restore(storage, backup_of(other))
    add(storage, numbered[0], said)
    assert [row[0] for row in rows(storage)["chat"]] == [1, 2, 3, 4]


def add(storage: Storage, table: sa.Table, values: dict[str, object]) -> None:
    with storage.engine.begin() as connection:
        connection.execute(table.insert().values(values))


def test_a_database_without_our_tables_is_not_backed_up(other: Storage) -> None:
    with pytest.raises(BadDatabase) as refused:
        backup_of(other)
    assert refused.value.code == "database-empty"


def test_a_database_of_a_newer_program_is_not_backed_up(storage: Storage) -> None:
    with storage.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadDatabase) as refused:
        backup_of(storage)
    assert refused.value.code == "database-newer"


def test_the_archive_carries_every_kind_of_column() -> None:
    """JSON must bring back what went in; another kind of column needs a form of its own in the archive."""
    for column in (column for table in METADATA.sorted_tables for column in table.columns):
        assert isinstance(column.type, CARRIED), column


def plain(file: io.BytesIO) -> list[bytes]:
    return gzip.decompress(file.getvalue()).splitlines(keepends=True)


def zipped(lines: list[bytes]) -> io.BytesIO:
    return io.BytesIO(gzip.compress(b"".join(lines)))


def with_header(file: io.BytesIO, **changes: object) -> io.BytesIO:
    header, *rest = plain(file)
    return zipped([msgspec.json.encode(msgspec.json.decode(header) | changes) + b"\n", *rest])


Damage = Callable[[io.BytesIO], io.BytesIO]
DAMAGES: dict[str, tuple[Damage, str]] = {
    "cut in the middle": (lambda file: io.BytesIO(file.getvalue()[:-60]), "archive-damaged"),
    "cut in the header": (lambda file: io.BytesIO(file.getvalue()[:20]), "archive-damaged"),
    "a bit flipped": (lambda file: io.BytesIO(flipped(file.getvalue(), -100)), "archive-damaged"),
    "a bit of the checksum flipped": (lambda file: io.BytesIO(flipped(file.getvalue(), -6)), "archive-damaged"),
    "a word changed": (
        lambda file: zipped([line.replace(b"italy", b"spain") for line in plain(file)]),
        "archive-damaged",
    ),
    "a row missing": (lambda file: zipped(plain(file)[:-2] + plain(file)[-1:]), "archive-damaged"),
    "no end": (lambda file: zipped(plain(file)[:-1]), "archive-damaged"),
    "more after the end": (lambda file: zipped([*plain(file), b'["late"]\n']), "archive-damaged"),
    "no JSON": (lambda file: zipped([*plain(file)[:-1], b"nonsense\n"]), "archive-damaged"),
    "no text": (lambda file: zipped([*plain(file)[:-1], b'["\xff\xfe"]\n']), "archive-damaged"),
    "another file of bytes": (lambda file: zipped([b'{"format":"\xff\xfe"}\n']), "archive-foreign"),
    "empty": (lambda file: io.BytesIO(), "archive-foreign"),
    "a picture": (lambda file: io.BytesIO(b"\x89PNG"), "archive-foreign"),
    "another gzip file": (lambda file: zipped([b"a diary\n"]), "archive-foreign"),
    "another JSON file": (lambda file: with_header(file, format="diary"), "archive-foreign"),
    "a newer format": (lambda file: with_header(file, version=2), "archive-newer"),
    "a newer schema": (lambda file: with_header(file, revision="9999"), "archive-newer"),
}


def flipped(data: bytes, at: int) -> bytes:
    damaged = bytearray(data)
    damaged[at] ^= 16
    return bytes(damaged)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> io.BytesIO:
    stored = Storage(f"sqlite:///{tmp_path_factory.mktemp('sound') / 'tables.sqlite'}")
    stored.migrate()
    file = backup_of(filled(stored))
    stored.close()
    return file


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_or_newer_backup_is_refused(sound: io.BytesIO, other: Storage, damage: str) -> None:
    spoil, code = DAMAGES[damage]
    with pytest.raises(BadArchive) as refused:
        restore(other, spoil(sound), replace=True)
    assert refused.value.code == code
    assert sa.inspect(other.engine).get_table_names() == []
