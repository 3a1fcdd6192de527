"""What the owner of a server does with its database, on both kinds of databases."""

from __future__ import annotations

import csv
import io
import zipfile
from pathlib import Path

import pytest
import sqlalchemy as sa

from greatpowers.core.record import action_line
from greatpowers.games import read_record
from greatpowers.server.accounts.blocks import blocked_guests
from greatpowers.server.database import maintenance
from greatpowers.server.database.maintenance import DAY, Pruned, untouched_since
from greatpowers.server.database.schema import GUESTS, TABLES
from greatpowers.server.database.storage import Header, Storage, Summary, now
from greatpowers.server.database.summaries import summary
from greatpowers.table import Seat, Table

DATABASES = ["sqlite", "postgresql"]
RECORDS = Path(__file__).parent.parent / "records"


def add(
    storage: Storage,
    table: str,
    *,
    over: bool = False,
    age: int = 0,
    guests: tuple[str, ...] = ("g1",),
    lesson: str = "",
) -> None:
    """Store a table of these guests, the first of whom is the host; nobody has touched it for `age` days."""
    seats = [*(Seat(f"Player {guest}") for guest in guests), Seat("", "thumb")]
    header = Header(
        table, guests[0], "imperial", 1, {}, seats, 7, Summary(2, over, 0), guests=[guests[0], *[""] * len(guests)]
    )
    header.lesson = lesson
    storage.create(header, ["* deal italy", "1 rondel import"])
    for seat, guest in enumerate(guests[1:], 1):
        assert storage.take_seat(table, seat, guest, f"Player {guest}")
    with storage.engine.begin() as connection:
        at = now() - age * DAY
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(updated=at))
        connection.execute(GUESTS.update().where(GUESTS.c.id.in_(guests)).values(created=at))


def tables(storage: Storage) -> list[str]:
    with storage.engine.connect() as connection:
        return sorted(connection.execute(sa.select(TABLES.c.id)).scalars())


def known_guests(storage: Storage) -> list[str]:
    return sorted(guest.id for guest in maintenance.guests(storage, 100))


def test_pruning_takes_what_nobody_touched(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maintenance, "_CHUNK", 2)
    for number in range(5):
        add(storage, f"old{number}", over=number < 3, age=91, guests=("g1", "g2"))
    add(storage, "young", age=89, guests=("g3", "g4"))
    time = now() - 90 * DAY
    which = untouched_since(time, finished=True, abandoned=True)
    found = maintenance.count_tables(storage, which)
    assert found == Pruned(finished=3, abandoned=2, actions=10)
    assert len(tables(storage)) == 6  # counting deletes nothing
    assert maintenance.prune(storage, which, time) == Pruned(finished=3, abandoned=2, actions=10, guests=2)
    assert tables(storage) == ["young"]
    assert storage.actions("old0") == []
    assert known_guests(storage) == ["g3", "g4"]


@pytest.mark.parametrize(("finished", "left"), [(True, "running"), (False, "finished")])
def test_pruning_only_finished_or_only_abandoned_games(storage: Storage, finished: bool, left: str) -> None:
    add(storage, "finished", over=True, age=10)
    add(storage, "running", age=10)
    time = now() - DAY
    maintenance.prune(storage, untouched_since(time, finished=finished, abandoned=not finished), time)
    assert tables(storage) == [left]


def test_guests_who_still_have_something_here_stay(storage: Storage) -> None:
    add(storage, "old", age=10, guests=("host", "player", "other"))
    add(storage, "young", guests=("friend", "player"))
    storage.watch("young", "watcher")
    add(storage, "watched", age=10, guests=("watcher",))
    maintenance.block(storage, "other")
    time = now() - DAY
    deleted = maintenance.prune(storage, untouched_since(time, finished=True, abandoned=True), time)
    assert (deleted.abandoned, deleted.guests) == (2, 1)  # the host of the old table
    assert known_guests(storage) == ["friend", "other", "player", "watcher"]


def test_the_list_of_guests(storage: Storage) -> None:
    add(storage, "t1", age=3, guests=("g1", "g2"))
    add(storage, "t2", age=1, guests=("g2",))
    maintenance.block(storage, "g1")
    newest, other = maintenance.guests(storage, 10)
    assert (newest.id, newest.tables, newest.names, newest.blocked) == ("g2", 2, ["Player g2"], False)
    assert (other.id, other.tables, other.names, other.blocked) == ("g1", 1, ["Player g1"], True)
    assert other.active < newest.active
    assert [guest.id for guest in maintenance.guests(storage, 1)] == ["g2"]
    assert [guest.id for guest in maintenance.guests(storage, 10, "t1")] == ["g2", "g1"]
    assert [guest.id for guest in maintenance.guests(storage, 10, "t2")] == ["g2"]
    assert maintenance.guests(storage, 10, "t3") == []


def test_blocking(storage: Storage) -> None:
    add(storage, "t1", guests=("abc1", "abd2"))
    assert maintenance.guests_like(storage, "abc") == ["abc1"]
    assert sorted(maintenance.guests_like(storage, "ab")) == ["abc1", "abd2"]
    assert maintenance.guests_like(storage, "%") == []
    assert maintenance.block(storage, "abc1")
    assert not maintenance.block(storage, "abc1")
    assert blocked_guests(storage) == {"abc1"}
    assert maintenance.block(storage, "abc1", blocked=False)
    assert not maintenance.block(storage, "abc1", blocked=False)
    assert blocked_guests(storage) == set()


def test_statistics(storage: Storage) -> None:
    empty = maintenance.stats(storage)
    assert (empty.guests, empty.tables, empty.games, empty.updated) == (0, 0, {}, None)
    add(storage, "t1", over=True, age=20)
    add(storage, "t2", age=3, guests=("g1", "g2"))
    add(storage, "t3", lesson="bonds")
    found = maintenance.stats(storage)
    assert (found.guests, found.blocked, found.tables, found.lessons) == (2, 0, 2, 1)
    assert found.games == {"imperial": maintenance.GameStats(running=1, finished=1, actions=4)}
    assert found.active == {1: 1, 7: 2, 30: 3}


def add_game(storage: Storage, table: str, record: str) -> str:
    """Store a recorded game; returns its text."""
    text = (RECORDS / record).read_text("utf-8")
    played = Table.from_record(read_record(text), 1)
    game = played.game
    shown = summary(played.number, played.state)
    header = Header(table, "g1", game.id, played.record.rules_version, dict(game.options), played.seats, 1, shown)
    taken = zip(played.record.actions, played.record.actors, strict=True)
    storage.create(header, [action_line(game, *action) for action in taken])
    return played.record_for(None)


def test_exporting_finished_games(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maintenance, "_CHUNK", 1)
    texts = {
        "a": add_game(storage, "a", "imperial-turn-limit.txt"),
        "b": add_game(storage, "b", "imperunde-3-lowered-goal.txt"),
    }
    add(storage, "running")
    add(storage, "lesson", over=True, lesson="bonds")
    add(storage, "broken", over=True)  # its actions do not make a finished game
    file = io.BytesIO()
    done = maintenance.export(storage, file)
    assert (done.games, done.left_out) == (2, ["broken"])
    with zipfile.ZipFile(file) as archive:
        index = list(csv.DictReader(io.StringIO(archive.read("index.csv").decode())))
        assert {row["table"]: archive.read(row["file"]).decode() for row in index} == texts
        assert len(archive.namelist()) == 3
    assert [(row["game"], row["players"]) for row in index] == [("imperial", "6"), ("imperunde", "3")]
    assert all(int(row["actions"]) > 10 and row["winners"] and row["finished"] >= row["created"] for row in index)
    for text in texts.values():
        assert Table.from_record(read_record(text), 1).is_over
