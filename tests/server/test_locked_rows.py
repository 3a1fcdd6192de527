"""Rows that somebody else has locked, and slow reads: only those who need them wait."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
import sqlalchemy as sa

from greatpowers.server.database import timeouts
from greatpowers.server.database.schema import ACTIONS, TABLES
from greatpowers.server.database.storage import Append, Header, SQLAlchemyError, Storage, Summary, WriteConflict
from greatpowers.server.database.thread import StorageThread
from greatpowers.server.database.timeouts import limit_waiting
from greatpowers.server.health import gauges
from greatpowers.table import Seat
from tests.server.conftest import PERSON, TIMEOUT, Browser, Client, connect, new_table
from tests.server.test_blocks import wait_until

DATABASES = ["postgresql"]


@contextmanager
def locked(database: str, table: str) -> Iterator[None]:
    """Somebody else holds the row of a table."""
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        row = sa.select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()
        assert connection.execute(row).scalar_one() == table
        yield
    engine.dispose()


@pytest.fixture
def tables(storage: Storage) -> list[str]:
    names = ["t1", "t2", "t3"]
    for name in names:
        summary = Summary(0, False, -2)
        storage.create(Header(name, "g1", "imperial", 1, {}, [Seat("Ada"), Seat("", "thumb")], 7, summary), [])
    return names


def first_action(table: str) -> Append:
    return Append(table, "* deal france", Summary(1, False, 0))


def test_actions_of_other_tables_are_stored_without_the_locked_one(
    database: str, storage: Storage, tables: list[str]
) -> None:
    async def play() -> None:
        thread = StorageThread(Storage(database))
        with locked(database, "t2"):
            one, two, three = [asyncio.create_task(thread.append(first_action(name))) for name in tables]
            await asyncio.wait_for(asyncio.gather(one, three), TIMEOUT)
            assert not two.done()
            assert thread.busy == 1
            with pytest.raises(WriteConflict):  # it is stored: t1 has its first action
                await asyncio.wait_for(thread.append(first_action("t1")), TIMEOUT)
        await asyncio.wait_for(two, TIMEOUT)
        assert thread.busy == 0
        await thread.close()

    asyncio.run(play())
    assert [len(storage.actions(name)) for name in tables] == [1, 1, 1]


def test_a_row_that_stays_locked_fails_its_own_action_only(
    database: str, storage: Storage, tables: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timeouts, "_LOCK_SECONDS", 0.1)

    async def play() -> list[str | BaseException | None]:
        stored = Storage(database)
        limit_waiting(stored)
        thread = StorageThread(stored)
        with locked(database, "t1"):
            results = await asyncio.gather(*map(thread.append, map(first_action, tables)), return_exceptions=True)
        await thread.close()
        return results

    first, *others = asyncio.run(play())
    assert isinstance(first, SQLAlchemyError)
    assert all(isinstance(result, str) for result in others)
    assert [len(storage.actions(name)) for name in tables] == [0, 1, 1]


def test_a_change_of_a_locked_table_holds_up_nobody_else(database: str, storage: Storage, tables: list[str]) -> None:
    async def play() -> None:
        thread = StorageThread(Storage(database))
        with locked(database, "t1"):
            one, two = (asyncio.create_task(thread.change(thread.storage.ask, name, "?")) for name in ("t1", "t2"))
            await asyncio.wait_for(two, TIMEOUT)
            await asyncio.wait_for(thread.run(thread.storage.renew_links, "t3"), TIMEOUT)
            assert not one.done()
        await asyncio.wait_for(one, TIMEOUT)
        await thread.close()

    asyncio.run(play())
    assert storage.revisions(tables) == {"t1": 1, "t2": 1, "t3": 0}


def test_an_action_that_cannot_be_stored_is_left_out(storage: Storage, tables: list[str]) -> None:
    with storage.engine.begin() as connection:  # damage: the number is taken
        connection.execute(ACTIONS.insert().values(table="t1", number=0, action="?", time=0, hidden=False))
    first, *others = storage.append_all([first_action(name) for name in tables])
    assert isinstance(first, sa.exc.IntegrityError)
    assert all(isinstance(result, str) for result in others)


def test_a_slow_read_delays_nobody(database: str, storage: Storage, tables: list[str]) -> None:
    answers = threading.Event()

    async def play() -> None:
        thread = StorageThread(Storage(database))
        slow = asyncio.create_task(thread.read(answers.wait, TIMEOUT))
        await asyncio.wait_for(thread.append(first_action("t1")), TIMEOUT)
        assert await thread.read(thread.storage.revisions, ["t1"]) == {"t1": 1}
        await thread.run(thread.storage.renew_links, "t1")
        await thread.ping(TIMEOUT)
        assert not slow.done()
        answers.set()
        assert await slow
        await thread.close()

    asyncio.run(play())


def test_health_and_metrics_tell_of_tables_that_wait(client: Client, database: str) -> None:
    first, second = (new_table(client, PERSON, PERSON) for _ in range(2))
    with connect(client, first) as ada, connect(client, second) as ben:
        ada.wait_for_turn()
        ben.wait_for_turn()
        with locked(database, first):
            choose(ada)
            wait_until(lambda: health(client).json().get("waiting_tables") == 1)
            assert health(client).status_code == 200
            waiting = next(
                gauge for gauge in gauges(client.app.state.registry) if gauge.name.endswith("_tables_waiting")
            )
            assert list(waiting.samples()) == [("", 1)]
            assert client.get(f"/api/tables/{first}").status_code == 200
            number = ben.state["number"]
            assert ben.play()["number"] > number
        number = ada.state["number"]
        ada.receive_until(lambda message: message["type"] == "state" and message["number"] > number)
        assert "waiting_tables" not in health(client).json()


def choose(browser: Browser) -> None:
    browser.send(type="play", number=browser.state["number"], action=browser.state["legal"][0]["action"])


def health(client: Client) -> httpx.Response:
    return client.get("/health")
