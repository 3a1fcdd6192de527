"""Tables at which a bot is due and nobody looks, after a server was stopped."""

from __future__ import annotations

import asyncio
import time
from unittest.mock import AsyncMock, Mock

import pytest

from greatpowers.games import make_game
from greatpowers.server.database.storage import Header, Storage, Summary, change_table, now
from greatpowers.server.processes import caretaker
from greatpowers.server.processes.caretaker import Caretaker
from greatpowers.server.tables.consent import Request
from greatpowers.table import Seat
from tests.server.conftest import BOT, PERSON, TIMEOUT, Start, connect, new_table
from tests.server.test_undo_requests import HeldBots

DATABASES = ["sqlite", "postgresql"]


def test_a_bot_that_was_due_goes_on_though_nobody_comes(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = HeldBots()
    pool = bots.bot_pool()
    with start(pool) as client:
        table = new_table(client, PERSON, BOT)
        with connect(client, table) as ada:
            while ada.state["to_act"] != 1:
                ada.play() if ada.is_to_act else ada.receive()
            number = ada.state["number"]
        cookies = dict(client.cookies)
    bots.go.set()
    pool.close()
    monkeypatch.setattr(caretaker, "PATIENCE", -TIMEOUT * 1000)
    with start() as client:
        client.cookies.update(cookies)
        until = time.monotonic() + TIMEOUT
        while client.get(f"/api/tables/{table}").json()["actions"] == number:
            assert time.monotonic() < until
            time.sleep(0.01)


def test_bots_wait_for_an_answer_to_undo_and_for_the_end_of_a_pause(storage: Storage) -> None:
    """But not for an answer to whether the game should end."""
    asked = {what: Request(what, 0, 1, [0, 1]).stored() for what in ("undo", "end")}
    tables = {"free": {}, "paused": {"pause": "[0, 1, false]"}} | {what: {"request": it} for what, it in asked.items()}
    game = make_game("imperial", 2)
    for table, values in tables.items():
        due = Summary(0, over=False, to_act=1)
        due.bot_due = True
        storage.create(Header(table, "ada", "imperial", game.rules_version, {}, [Seat("Ada"), Seat("Ben")], 1, due), [])
        with storage.engine.begin() as connection:
            change_table(connection, table, None, values)
    assert storage.bots_due(now() + 1000, 10).keys() == {"free", "end"}


def test_what_cannot_be_opened_is_not_tried_again_and_again() -> None:
    registry = Mock(open_table=Mock(return_value=None), by_id=AsyncMock(side_effect=[RuntimeError("a bug"), Mock()]))
    registry.processes.own = AsyncMock(side_effect=[True, True, False])
    registry.storage_thread.read = AsyncMock(return_value={"broken": 3, "sound": 5, "of another process": 8})
    looks = Caretaker(registry)
    asyncio.run(looks.look())
    assert [call.args for call in registry.by_id.call_args_list] == [("broken",), ("sound",)]
    registry.processes.disown.assert_called_once_with("broken")
    registry.processes.own = AsyncMock(return_value=False)
    asyncio.run(looks.look())
    registry.processes.own.assert_awaited_once_with("of another process")
