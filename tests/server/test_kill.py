"""`kill -9` while people play: what was acknowledged is stored, nothing is stored twice, and every record is whole."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets

from greatpowers.core.record import read_action_line
from greatpowers.games import make_game
from greatpowers.server.database import chain
from greatpowers.server.database.storage import Storage
from greatpowers.server.tables.loading import rebuild
from greatpowers.table import Table
from greatpowers.table.luck import check_luck
from tests.server.conftest import Message
from tests.server.test_process import TIMEOUT, Served

DATABASES = ["sqlite", "postgresql"]
IS_SOAK = "GREATPOWERS_SOAK" in os.environ
KILLS = 100 if IS_SOAK else 1
MOST_BETWEEN = 30  # acknowledged actions between two kills
TABLES = ["imperial", "imperial", "imperunde"]
PLAYERS = 3
GONE = (websockets.ConnectionClosed, websockets.InvalidHandshake, OSError, httpx.TransportError, EOFError, TimeoutError)


class House:
    """The server, which is killed and started again; and how often anything was acknowledged since."""

    def __init__(self, folder: Path, database: str) -> None:
        self._folder, self._database = folder, database
        self.served = self._start()
        self.acknowledged = 0
        self.is_over = False
        self._news = asyncio.Event()

    def _start(self) -> Served:
        return Served(self._folder, "--database", self._database)

    @property
    def address(self) -> str:
        return self.served.address

    def acknowledge(self) -> None:
        self.acknowledged += 1
        self._news.set()

    async def wait_for(self, count: int) -> None:
        """Wait until so many more actions are acknowledged."""
        until = self.acknowledged + count
        while self.acknowledged < until:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), TIMEOUT)

    async def kill(self) -> None:
        self.served.process.kill()
        await asyncio.to_thread(self.served.stop, signal.SIGKILL)
        self.served = await asyncio.to_thread(self._start)


class Client:
    """A guest with one seat, who posts as soon as they are asked, and comes back after every loss."""

    def __init__(self, house: House, cookies: httpx.Cookies, table: str, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.acknowledged: dict[int, int] = {}  # actions by their number in the game
        self.unanswered: list[tuple[int, int]] = []  # the others that were posted, after the number of their decision
        self.surprises: list[Message] = []
        self._house = house
        self._cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())

    async def play(self) -> None:
        while not self._house.is_over:
            try:
                address = self._house.address.replace("http", "ws") + f"/api/tables/{self.table}/live"
                async with websockets.connect(address, additional_headers={"Cookie": self._cookie}) as socket:
                    await self._play(socket)
            except GONE:
                await asyncio.sleep(0.02)

    async def _play(self, socket: websockets.ClientConnection) -> None:
        pending: Message | None = None  # the state that was answered last
        while not self._house.is_over:
            message: Message = json.loads(await asyncio.wait_for(socket.recv(), 1))
            if message["type"] == "refused" and message["code"] == "stale":  # others were faster
                self.unanswered.pop()
                pending = None
                continue
            if message["type"] != "state":
                self.surprises.append(message)
                continue
            if pending is not None and message["acted"] > pending["number"]:
                _, action = self.unanswered.pop()
                self.acknowledged[message["acted"] - 1] = action
                self._house.acknowledge()
                pending = None
            if pending is None and message.get("legal"):
                pending = message
                await self._post(socket, message)

    async def _post(self, socket: websockets.ClientConnection, state: Message) -> None:
        number, legal = state["number"], [one["action"] for one in state["legal"]]
        action = legal[Random(f"{self.seat} {number}").randrange(len(legal))]
        self.unanswered.append((number, action))
        await socket.send(json.dumps({"type": "play", "number": number, "action": action}))

    def check(self, stored: list[tuple[int, int]]) -> None:
        """Whatever was acknowledged is there; whatever else is there was posted, once for each time."""
        for number, action in self.acknowledged.items():
            assert stored[number] == (action, self.seat), "an acknowledged action is not there"
        for number, (action, actor) in enumerate(stored):
            if actor == self.seat and number not in self.acknowledged:
                posted = next(post for post in self.unanswered if post[0] <= number and post[1] == action)
                self.unanswered.remove(posted)


def seated(house: House, game: str) -> list[Client]:
    """A new table, with a guest in each seat."""
    with httpx.Client(base_url=house.address) as host:
        seats: list[dict[str, Any]] = [{"name": "Ada"}, *({"name": "", "free": True} for _ in range(PLAYERS - 1))]
        table = host.post("/api/tables", json={"game": game, "seats": seats}).raise_for_status().json()["id"]
        links = host.get(f"/api/tables/{table}/links").json()["seats"]
        clients = [Client(house, host.cookies, table, 0)]
        for seat in range(1, PLAYERS):
            with httpx.Client(base_url=house.address) as guest:
                guest.post(f"/api/links/{links[str(seat)]}", json={"name": "x"}).raise_for_status()
                clients.append(Client(house, guest.cookies, table, seat))
    return clients


async def play_and_kill(house: House, clients: list[Client]) -> None:
    rng = Random(7)
    playing = [asyncio.ensure_future(client.play()) for client in clients]
    for _ in range(KILLS):
        await house.wait_for(rng.randint(1, MOST_BETWEEN))
        await house.kill()
    await house.wait_for(MOST_BETWEEN)  # everything goes on
    house.is_over = True
    await asyncio.gather(*playing)


def stored_actions(storage: Storage, table: str) -> list[tuple[int, int]]:
    """The actions of a table and who took them, after checking that everything about them is as it should be."""
    header, actions = storage.opened(table) or pytest.fail("a table is gone")
    assert chain.break_in(header.check, header.summary.actions, actions) is None
    game = make_game(header.game, len(header.seats), header.options)
    state, taken = game.start(), []
    for stored in actions:
        action, actor = read_action_line(state, stored.line)
        state.play(action, actor)
        taken.append((action, actor))
    loaded = rebuild(header, actions, {})
    assert loaded.halt is None
    luck = check_luck(Table.open(loaded.table.save(), make_game).record)
    assert luck is None or (luck.is_genuine and not luck.wrong)
    return taken


def test_killed_under_load(database: str, tmp_path: Path) -> None:
    house = House(tmp_path, database)
    try:
        clients = [client for game in TABLES for client in seated(house, game)]
        asyncio.run(play_and_kill(house, clients))
    finally:
        code, _, errors = house.served.stop(signal.SIGTERM)
    assert (code, errors) == (0, "")
    assert [client.surprises for client in clients if client.surprises] == []
    storage = Storage(database)
    for client in clients:
        client.check(stored_actions(storage, client.table))
    storage.close()
