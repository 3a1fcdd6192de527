"""The storage: migrations, transactions, and tables of other versions."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from greatpowers.games import make_game
from greatpowers.server.database import chain
from greatpowers.server.database.revisions import newest, revision_of, upgrade
from greatpowers.server.database.schema import METADATA
from greatpowers.server.database.storage import (
    Append,
    BadDatabase,
    Header,
    SQLAlchemyError,
    Storage,
    Summary,
    WriteConflict,
)
from greatpowers.server.tables.plan import Plan
from greatpowers.table import Seat
from tests.server.conftest import PERSON, TIMEOUT, Start, connect, error_of, new_table
from tests.server.postgresql import Cluster

DATABASES = ["sqlite", "postgresql"]


def header(table: str = "t1", guest: str = "g1", actions: int = 0) -> Header:
    return Header(table, guest, "imperial", 1, {}, [Seat("Ada"), Seat("", "thumb")], 7, Summary(actions, False, -2))


def lines(storage: Storage) -> list[str]:
    return [action.line for action in storage.actions("t1")]


def hidden(storage: Storage) -> list[int]:
    return [action.number for action in storage.actions("t1") if action.hidden]


def test_migrations_from_nothing_make_the_tables_that_the_program_uses(storage: Storage) -> None:
    with storage.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
        assert context.get_current_revision() == newest()


def test_migrations_run_again_change_nothing(storage: Storage, database: str) -> None:
    storage.create(header(actions=1), ["deal italy"])
    storage.migrate()
    again = Storage(database)
    again.migrate()
    assert lines(again) == ["deal italy"]
    again.close()


def test_sqlite_is_set_up(tmp_path: Path) -> None:
    stored = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with stored.engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2  # FULL
        assert connection.execute(sa.text("PRAGMA foreign_keys")).scalar() == 1
    stored.close()


def test_what_goes_in_comes_out(storage: Storage) -> None:
    storage.create(header(actions=1), ["deal italy"])
    storage.append("t1", "deal france", Summary(2, True, 0, 3, 100, [1]))
    found = storage.header("t1")
    assert found is not None
    assert (found.guest, found.game, found.rules_version, found.seed) == ("g1", "imperial", 1, 7)
    assert [(seat.name, seat.bot) for seat in found.seats] == [("Ada", ""), ("", "thumb")]
    assert (found.summary.actions, found.summary.over, found.summary.to_act) == (2, True, 0)
    assert (found.summary.turns, found.summary.progress, found.summary.winners) == (3, 100, [1])
    assert lines(storage) == ["deal italy", "deal france"]
    assert storage.header("t2") is None
    assert [one.id for one in storage.headers("g1")] == ["t1"]
    assert storage.headers("g2") == []


def test_actions_that_stand_for_hidden_ones_come_out_until_they_are_undone(storage: Storage) -> None:
    own = header(actions=3)
    own.viewer = "2"
    storage.create(own, ["* draw a", "1 play", "* draw b"], {0, 2})
    found = storage.header("t1")
    assert found is not None
    assert (found.viewer, hidden(storage)) == ("2", [0, 2])
    storage.truncate("t1", 3, Summary(2, False, 0))
    storage.append("t1", "2 pass", Summary(3, False, 0))
    assert hidden(storage) == [0]


def test_cutting_takes_the_rest_away(storage: Storage) -> None:
    storage.create(header(actions=3), ["a", "b", "c"])
    storage.truncate("t1", 3, Summary(1, False, 4))
    assert lines(storage) == ["a"]
    found = storage.header("t1")
    assert found is not None
    assert found.summary.to_act == 4


def test_what_is_kept_moves_up(storage: Storage) -> None:
    storage.create(header(actions=5), ["a", "b", "c", "d", "e"])
    storage.truncate("t1", 5, Summary(3, False, 4), [2, 4])
    found, actions = storage.opened("t1") or pytest.fail("it is gone")
    assert [(action.number, action.line) for action in actions] == [(0, "a"), (1, "c"), (2, "e")]
    assert chain.break_in(found.check, 3, actions) is None


def test_lists_do_not_show_what_is_done_in_secret(storage: Storage) -> None:
    storage.create(header(actions=1), ["a"])
    before = storage.header("t1")
    secret = Summary(2, False, 4)
    secret.is_secret = True
    storage.append("t1", "b", secret)
    after = storage.header("t1")
    assert before is not None
    assert after is not None
    assert (after.summary.actions, after.summary.shown, after.updated) == (2, 1, before.updated)


def test_a_number_is_taken_once_and_all_or_nothing(storage: Storage) -> None:
    storage.create(header(actions=1), ["a"])
    for number in (1, 3):
        with pytest.raises(WriteConflict):
            storage.append("t1", "b", Summary(number, True, 9))
        with pytest.raises(WriteConflict):
            storage.truncate("t1", number + 1, Summary(0, True, 9))
    found = storage.header("t1")
    assert found is not None
    assert (found.summary.actions, found.summary.over) == (1, False)
    assert lines(storage) == ["a"]
    with pytest.raises(WriteConflict):
        storage.append("nobody", "b", Summary(1, True, 9))


def test_the_newest_checkpoint_is_kept_as_long_as_its_table(storage: Storage) -> None:
    storage.create(header(actions=1), ["a"])
    assert storage.checkpoint("t1") is None
    for number in (1, 2):
        made = chain.StoredCheckpoint(number, "seal", "data")
        storage.keep_checkpoint("t1", made)
        assert storage.checkpoint("t1") == made
    storage.delete("t1")
    assert storage.checkpoint("t1") is None


def test_deleting_a_table_deletes_its_actions(storage: Storage) -> None:
    storage.create(header(actions=1), ["a"])
    storage.delete("t1")
    assert lines(storage) == []


def test_a_database_of_a_newer_program_is_left_alone(storage: Storage, database: str) -> None:
    with storage.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    older = Storage(database)
    with pytest.raises(BadDatabase) as error:
        older.migrate()
    older.close()
    assert error.value.code == "database-newer"


@pytest.mark.parametrize("url", ["nonsense", "oracle9://x/y", "sqlite:////proc/none/at/all.sqlite"])
def test_databases_that_cannot_be_opened(url: str) -> None:
    with pytest.raises(BadDatabase) as error:
        Storage(url).migrate()
    assert error.value.code == "database-open"


def test_a_driver_that_is_not_installed() -> None:
    with pytest.raises(BadDatabase) as error:
        Storage("postgresql+asyncpg://nobody@localhost/none")
    assert error.value.code == "database-driver"


def test_a_migration_waits_for_older_processes_without_a_deadlock(cluster: Cluster) -> None:
    """The older one has half of its locks when the newer one begins with the migration to 0020, which changes seats."""
    newer, older = Storage(url := cluster.new_database()), sa.create_engine(url)
    with newer.engine.begin() as connection:
        upgrade(connection, "0019")
    waiting = sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = CAST('tables' AS regclass)")
    with ThreadPoolExecutor(1) as pool, older.connect() as watching:
        with older.begin() as connection:
            connection.execute(sa.text("UPDATE tables SET links = 1"))
            migration = pool.submit(newer.migrate)
            while not migration.done() and watching.execute(waiting).scalar() == 0:
                pass
            connection.execute(sa.text("UPDATE seats SET name = 'Ada'"))
        migration.result(TIMEOUT)
    with newer.engine.connect() as connection:
        assert revision_of(connection) == newest()
    older.dispose()
    newer.close()


def test_who_passed_before_plans_had_answers_still_passes(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'old.sqlite'}")  # which does not enforce foreign keys
    seats = "INSERT INTO seats ('table', number, name, bot, passing) VALUES ('t1', 0, '', '', 0), ('t1', 1, '', '', 1)"
    with engine.begin() as connection:
        upgrade(connection, "0021")
        connection.execute(sa.text(seats))
        upgrade(connection, "0022")
        plans = connection.execute(sa.text("SELECT plan FROM seats ORDER BY number")).scalars().all()
    assert plans == ["", Plan(passing=True).stored()]
    engine.dispose()


def test_a_database_server_that_was_restarted(cluster: Cluster) -> None:
    stored = Storage(cluster.new_database())
    stored.migrate()
    stored.create(header(actions=1), ["a"])
    cluster.stop()
    with pytest.raises(SQLAlchemyError):
        stored.append("t1", "b", Summary(2, False, 0))
    cluster.start()
    stored.append("t1", "b", Summary(2, False, 0))
    assert lines(stored) == ["a", "b"]
    stored.close()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    path.write_text("hello " * 1000, "utf-8")
    with pytest.raises(BadDatabase):
        Storage(f"sqlite:///{path}").migrate()


# -- through the server --------------------------------------------------------------------------------------


def test_nothing_is_lost_when_the_server_starts_again(start: Start) -> None:
    with start() as client:
        table = new_table(client)
        cookies = dict(client.cookies)
        with connect(client, table) as ada:
            for _ in range(5):
                ada.wait_for_turn()
                ada.play()
            before = ada.wait_for_turn()
    with start() as client:
        client.cookies.update(cookies)
        assert [info["id"] for info in client.get("/api/tables").json()] == [table]
        with connect(client, table) as ada:
            for name in ("number", "view", "legal", "asides", "can_undo"):
                assert ada.state[name] == before[name]
            assert ada.state["events_from"] == before["events_from"] + len(before["events"])


def test_a_table_that_was_stored_without_seats_opens(start: Start, database: str) -> None:
    with start() as client:
        table = new_table(client)
        cookies = dict(client.cookies)
        with connect(client, table) as ada:
            for _ in range(3):
                ada.wait_for_turn()
                ada.play()
            before = ada.wait_for_turn()
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        # Every seat is one letter, and there were no checksums.
        connection.execute(sa.text('UPDATE actions SET action = substr(action, 3), "check" = NULL, position = NULL'))
        assert connection.execute(sa.text("SELECT action FROM actions WHERE number = 0")).scalar_one()[:5] == "deal "
    engine.dispose()
    with start() as client:
        client.cookies.update(cookies)
        with connect(client, table) as ada:
            for name in ("number", "view", "legal", "can_undo"):
                assert ada.state[name] == before[name]
            ada.play()


@pytest.mark.parametrize(("change", "says"), [("rules_version = 99", "update"), ("game = 'chess'", "chess")])
def test_a_table_that_this_program_cannot_play(start: Start, database: str, change: str, says: str) -> None:
    with start() as client:
        table = new_table(client)
        cookies = dict(client.cookies)
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.execute(sa.text(f"UPDATE tables SET {change}"))
    engine.dispose()
    with start() as client:
        client.cookies.update(cookies)
        assert client.get(f"/api/tables/{table}").status_code == 200
        assert says in error_of(client.get(f"/api/tables/{table}/record"), 422)


def test_a_table_of_an_older_version_says_how_far_it_is_once_it_is_opened(start: Start, database: str) -> None:
    with start() as client:
        table = new_table(client, PERSON, PERSON)
        with connect(client, table) as ada:
            ada.wait_for_turn()
        known = client.get(f"/api/tables/{table}").json()
        cookies = dict(client.cookies)
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE tables SET turns = NULL"))
    engine.dispose()
    with start() as client:
        client.cookies.update(cookies)
        assert client.get("/api/tables").json() == [{**known_in_lists(known), "turns": None}]
        client.get(f"/api/tables/{table}/history")
        assert client.get(f"/api/tables/{table}").json() == known


def known_in_lists(known: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in known.items() if name not in ("options", "board", "hints")}


def fails(*_: object, **__: object) -> None:
    raise sa.exc.OperationalError("insert", {}, Exception("disk full"))


def test_appends_that_wait_together_are_stored_together(storage: Storage) -> None:
    for name in ("t1", "t2", "t3"):
        storage.create(header(name), [])
    appends = [Append(name, "* deal france", Summary(1, False, 0)) for name in ("t1", "t2")]
    late = Append("t3", "1 pass", Summary(9, False, 0))

    first, second, third = storage.append_all([*appends, late])

    assert isinstance(third, WriteConflict)
    assert [storage.actions(name)[0].check for name in ("t1", "t2")] == [first, second]
    assert storage.actions("t3") == []


def test_a_disk_that_fails_changes_nothing(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    with start() as client:
        table = new_table(client)
        with connect(client, table) as ada:
            asked = ada.wait_for_turn()

            with monkeypatch.context() as broken:
                broken.setattr(Storage, "append_all", fails)
                ada.send(type="play", number=asked["number"], action=asked["legal"][0]["action"])
                assert "disk" in ada.receive()["error"]
            assert ada.play()["number"] == asked["number"] + 1


def test_bots_try_again_when_the_disk_fails(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greatpowers.server.tables.runner.RETRY_SECONDS", 0.05)
    with start() as client:
        table = new_table(client)
        with monkeypatch.context() as broken:
            broken.setattr(Storage, "append_all", fails)
            with connect(client, table) as ada:
                assert "disk" in ada.receive_type("error")["error"]
        with connect(client, table) as ada:
            assert ada.wait_for_turn()["number"] > 0


def test_only_some_tables_stay_in_memory(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greatpowers.server.tables.registry.MAX_OPEN", 1)
    monkeypatch.setattr("greatpowers.server.tables.registry.KEPT_SECONDS", 0)
    with start() as client:
        tables = [new_table(client, PERSON, PERSON) for _ in range(3)]
        for table in tables:
            with connect(client, table) as ada:
                ada.wait_for_turn()
                ada.play()
        assert len(client.app.state.registry._open) <= 2
        for table in tables:
            with connect(client, table) as ada:
                assert ada.wait_for_turn()["number"] == 2


def test_a_table_that_somebody_comes_to_stays_in_memory(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greatpowers.server.tables.registry.MAX_OPEN", 0)
    with start() as client:
        table = new_table(client, PERSON, PERSON)
        client.get(f"/api/tables/{table}/at/0").raise_for_status()
        assert table in client.app.state.registry._open


def test_another_process_at_the_same_table(start: Start, database: str) -> None:
    """The other process's action stands, and the browser is told that it came too late."""
    with start() as client:
        table = new_table(client)
        with connect(client, table) as ada:
            asked = ada.wait_for_turn()
            words = make_game("imperial", 4).space.notation(asked["legal"][0]["action"])
            other = Storage(database)
            other.append(table, words, Summary(asked["number"] + 1, False, 1))
            other.close()
            ada.send(type="play", number=asked["number"], action=asked["legal"][1]["action"])
            assert ada.receive_type("refused")["code"] == "stale"
        at = client.get(f"/api/tables/{table}/at/{asked['number'] + 1}").json()
        assert at["action"]["action"] == asked["legal"][0]["action"]


def test_another_process_took_something_back(start: Start, database: str) -> None:
    """An action that would leave a gap in the game is refused, and the browser sees the position as it is."""
    with start() as client:
        table = new_table(client, PERSON, PERSON)
        with connect(client, table) as ada:
            number = ada.play_real_choice()
            asked = ada.wait_for_turn()
            other = Storage(database)
            other.truncate(table, asked["number"], Summary(number, False, 0))
            other.close()
            ada.send(type="play", number=asked["number"], action=asked["legal"][0]["action"])
            assert ada.receive_type("refused")["code"] == "stale"
            ada.receive_until(lambda message: message["type"] == "state" and message["number"] == number)
            assert ada.play()["number"] == number + 1
