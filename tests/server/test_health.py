"""A server that knows how it is: /health, /metrics, and a database that hangs."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import httpx
import pytest
import sqlalchemy as sa

from greatpowers.server import metrics
from greatpowers.server.app import make_app
from greatpowers.server.bots.pool import BotPool
from greatpowers.server.database.storage import Storage
from greatpowers.server.database.thread import StorageThread, StorageTimeout
from greatpowers.server.database.timeouts import limit_waiting
from greatpowers.server.metrics import Counter, Gauge, Histogram
from greatpowers.server.settings import Settings
from tests.server.conftest import PERSON, TIMEOUT, Client, connect, error_of, new_table
from tests.server.postgresql import Cluster
from tests.server.running import running

AGENCY = {"X-Forwarded-For": "192.0.2.7"}


@pytest.fixture
def hung(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """A database that answers only when the event is set."""
    answers = threading.Event()
    wait = lambda *_: answers.wait()  # noqa: E731
    for name in ("ping", "append_all", "headers"):
        monkeypatch.setattr(Storage, name, wait)
    monkeypatch.setattr("greatpowers.server.health.TIMEOUT", 0.05)
    yield answers
    answers.set()


def test_well(client: Client) -> None:
    answer = client.get("/health")
    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"
    assert client.get("/health", headers={"Host": "probe.internal"}).status_code == 200


def test_a_database_that_hangs_is_not_well(client: Client, hung: threading.Event) -> None:
    answer = client.get("/health")
    assert answer.status_code == 503
    assert answer.json()["problems"] == {"database": "no answer within 0.05 seconds"}
    hung.set()


def test_a_database_that_is_locked_is_not_well(client: Client, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greatpowers.server.health.TIMEOUT", 0.05)
    other = Storage(database)
    with other.engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        assert client.get("/health").status_code == 503
    other.close()
    monkeypatch.setattr("greatpowers.server.health.TIMEOUT", TIMEOUT)
    assert client.get("/health").status_code == 200


def test_a_database_that_fails_is_not_well(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Storage) -> None:
        raise sa.exc.OperationalError("select", {}, Exception("host db.internal is down"))

    monkeypatch.setattr(Storage, "ping", fail)
    answer = client.get("/health")
    assert answer.status_code == 503
    assert "internal" not in answer.text


def test_a_write_that_takes_too_long_fails_in_words_and_can_be_tried_again(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    with connect(client, new_table(client, PERSON, PERSON)) as screen:
        screen.wait_for_turn()
        thread: StorageThread = client.app.state.registry.storage_thread
        answers, append = threading.Event(), Storage.append_all
        with monkeypatch.context() as hanging:
            hanging.setattr(Storage, "append_all", lambda *_, **__: answers.wait())
            hanging.setattr(thread, "_timeout", 0.05)
            screen.send(type="play", number=screen.state["number"], action=screen.state["legal"][0]["action"])
            assert "cannot be saved" in screen.receive_type("error")["error"]
        answers.set()
        assert Storage.append_all is append
        number = screen.state["number"]
        assert screen.play()["number"] > number


def test_a_read_that_takes_too_long_is_503(client: Client, hung: threading.Event) -> None:
    client.app.state.registry.storage_thread._timeout = 0.05
    assert "database" in error_of(client.get("/api/tables"), 503)
    hung.set()


def test_what_nobody_waits_for_any_more_never_begins(database: str) -> None:
    answers = threading.Event()
    begun: list[int] = []

    async def ask() -> None:
        thread = StorageThread(Storage(database), timeout=0.05)
        for call in (answers.wait, lambda: begun.append(1)):
            with pytest.raises(StorageTimeout):
                await thread.run(call)
        answers.set()
        await thread.close()

    asyncio.run(ask())
    assert begun == []


def test_what_postgresql_undoes_to_end_a_deadlock_is_done_again(cluster: Cluster) -> None:
    database = cluster.new_database()
    storage, other = Storage(database), Storage(database)
    both = threading.Barrier(2, timeout=TIMEOUT)
    attempts: list[int] = []

    def take(of: Storage, locks: tuple[int, int], gives_up_after: str) -> None:
        with of.engine.begin() as connection:
            connection.execute(sa.text(f"SET LOCAL deadlock_timeout = '{gives_up_after}'"))
            for lock in locks:
                connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({lock})"))
                if lock == locks[0] and not attempts[1:]:
                    both.wait()

    def first() -> None:
        attempts.append(1)
        take(storage, (1, 2), "10ms")

    def second() -> None:
        take(other, (2, 1), "20s")

    async def run() -> None:
        thread = StorageThread(storage)
        beside = asyncio.create_task(asyncio.to_thread(second))
        await thread.run(first)
        await beside
        await thread.close()

    asyncio.run(run())
    other.close()
    assert attempts == [1, 1]


def test_sqlite_waits_for_locks_only_so_long(database: str) -> None:
    storage = Storage(database)
    limit_waiting(storage)
    with storage.engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA busy_timeout")).scalar() == 4000
    storage.close()


def test_postgresql_gives_up_by_itself(cluster: Cluster) -> None:
    storage = Storage(cluster.new_database())
    storage.migrate()
    limit_waiting(storage)
    with storage.engine.connect() as connection:
        assert connection.execute(sa.text("SHOW statement_timeout")).scalar() == "8s"
        assert connection.execute(sa.text("SHOW lock_timeout")).scalar() == "4s"
        with pytest.raises(sa.exc.OperationalError, match="timeout"):
            connection.execute(sa.text("SET LOCAL statement_timeout = 20; SELECT pg_sleep(5)"))
    storage.close()


# -- metrics -------------------------------------------------------------------------------------------------


def test_the_text_for_prometheus(monkeypatch: pytest.MonkeyPatch) -> None:
    moves, times = Counter("moves_total", "Moves.", "by"), Histogram("seconds", "Times.")
    moves.add("bot")
    moves.add("bot")
    moves.add("person")
    for seconds in (0.0005, 0.003, 99):
        times.observe(seconds)
    monkeypatch.setattr(metrics, "ALL", (moves, times))
    text = metrics.exposition(Gauge("tables", "Tables.", lambda: 7))
    assert text.startswith("# HELP tables Tables.\n# TYPE tables gauge\ntables 7\n# HELP moves_total Moves.\n")
    assert 'moves_total{by="bot"} 2\nmoves_total{by="person"} 1\n' in text
    assert 'seconds_bucket{le="0.001"} 1\nseconds_bucket{le="0.0025"} 1\nseconds_bucket{le="0.005"} 2\n' in text
    assert text.endswith('seconds_bucket{le="+Inf"} 3\nseconds_sum 99.0035\nseconds_count 3\n')


def test_metrics_are_for_this_machine(database: str, bot_pool: BotPool) -> None:
    """Behind a proxy, this machine is not everybody. Names and paths: see test_settings."""
    with (
        running(make_app(Storage(database), bot_pool), Settings()) as port,
        httpx.Client(base_url=f"http://127.0.0.1:{port}") as here,
    ):
        here.get("/api/tables")
        answer = here.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        for name in (
            "tables_open 0",
            "connections 0",
            "storage_seconds_count",
            "loop_lag_seconds_sum",
            "actions_total",
        ):
            assert f"greatpowers_{name}" in answer.text
        assert 'greatpowers_responses_total{status="200"}' in answer.text
        assert here.get("/metrics", headers=AGENCY).status_code == 404
