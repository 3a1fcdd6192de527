"""The clients of a server under load: tables with a person who decides every two seconds, and a spectator each.

A process of its own: `python -m benchmarks.load GAME NUMBER ADDRESS...`, whose number tells its games from those of
others. Every client uses one of the addresses at random. It obeys lines on its input: `open TABLES` opens more, up to
so many, and prints `open`; `play TABLES SECONDS` plays at the first of them, prints `begin` and `end` around what is
measured, then the waits as JSON.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time
from random import Random

import httpx
import msgspec
import websockets

from benchmarks.random_games import random_records
from greatpowers.server.sockets import raise_file_limit

PERIOD = 2.0  # seconds between two decisions at a table
WARM_UP = 3.0  # seconds that are not counted
STAGES = 16  # different records
LONGEST = {"imperial": 400, "imperunde": 1000, "war": 1000}  # actions of the longest
AT_ONCE = 8  # tables that are opened at the same time
JSON = {"Content-Type": "application/json"}


class LegalAction(msgspec.Struct):
    """The little that a random player has to know of a choice."""

    action: int


class StateMessage(msgspec.Struct):
    """And of a message."""

    type: str
    number: int = 0
    front: int | None = None
    seat: int | None = None
    legal: list[LegalAction] = []


_DECODER = msgspec.json.Decoder(StateMessage)


class Waits:
    """Seconds from a post until every client of the table has seen what came of it."""

    def __init__(self) -> None:
        self.is_on = False
        self.seconds: list[float] = []
        self.late = 0  # times that a table was not ready when its next decision was due

    def begin(self) -> None:
        """Forget those before."""
        self.is_on, self.seconds, self.late = True, [], 0


class TableUnderLoad:
    """A table, with the one person who plays all seats, and a spectator."""

    def __init__(self, record: str, waits: Waits, rng: Random) -> None:
        self._record = record
        self._waits = waits
        self._rng = rng
        self._posted: tuple[int, float] | None = None  # the number of the decision, and when
        self._unseen: set[str] = set()
        self._state: StateMessage | None = None

    async def open(self, servers: list[httpx.AsyncClient]) -> None:
        """Open the table and both windows."""
        player, spectator = self._rng.choice(servers), self._rng.choice(servers)
        host, guest = [{"Authorization": f"Bearer {await _token(http)}"} for http in (player, spectator)]
        plain = {"Content-Type": "text/plain"}
        created = await player.post("/api/tables/record", content=self._record, headers=host | plain)
        path = f"/api/tables/{created.raise_for_status().json()['id']}"
        watch = (await player.get(f"{path}/links", headers=host)).raise_for_status().json()["watch"]
        (await spectator.post(f"/api/links/{watch}", headers=guest | JSON, content="{}")).raise_for_status()
        self._player = await _window(player, path, host)
        self._spectator = await _window(spectator, path, guest)
        self._readers = [asyncio.create_task(self._read_as_player()), asyncio.create_task(self._read_as_spectator())]

    async def play(self, until: float) -> None:
        """Decide every two seconds."""
        due = time.perf_counter() + self._rng.random() * PERIOD
        while due < until:
            await asyncio.sleep(due - time.perf_counter())
            due += PERIOD
            if self._posted is None:
                await self._post()
            elif self._waits.is_on:
                self._waits.late += 1

    def close(self) -> None:
        """Leave without a word."""
        for reader in self._readers:
            reader.cancel()
        self._player.transport.abort()
        self._spectator.transport.abort()

    async def _post(self) -> None:
        state = self._state
        if state is None or not state.legal or state.seat is None:
            return
        chosen = self._rng.choice(state.legal).action
        self._unseen = {"player", "spectator"}
        self._posted = state.number, time.perf_counter()
        await self._player.send(json.dumps({"type": "play", "number": state.number, "action": chosen}))

    async def _read_as_player(self) -> None:
        while True:
            message = _DECODER.decode(await self._player.recv())
            if message.type == "state":
                self._state = message
                self._saw("player", message.number)
                if message.seat != message.front:  # another player comes to the shared screen
                    await self._player.send(json.dumps({"type": "present", "seat": message.front}))

    async def _read_as_spectator(self) -> None:
        while True:
            message = _DECODER.decode(await self._spectator.recv())
            if message.type == "state":
                self._saw("spectator", message.number)

    def _saw(self, who: str, number: int) -> None:
        if self._posted is None or number <= self._posted[0]:
            return
        self._unseen.discard(who)
        if not self._unseen:
            if self._waits.is_on:
                self._waits.seconds.append(time.perf_counter() - self._posted[1])
            self._posted = None


async def _token(http: httpx.AsyncClient) -> str:
    return str((await http.post("/api/bot/token")).raise_for_status().json()["token"])


async def _window(http: httpx.AsyncClient, path: str, headers: dict[str, str]) -> websockets.ClientConnection:
    url = f"{str(http.base_url).replace('http', 'ws', 1).rstrip('/')}{path}/live"
    return await websockets.connect(url, additional_headers=headers, max_size=None)


class Load:
    """All tables of this process."""

    def __init__(self, game: str, number: int, servers: list[httpx.AsyncClient]) -> None:
        self._records = random_records(game, LONGEST[game], STAGES)
        self._servers = servers
        self._waits = Waits()
        self._seed = f"{game} {number}"
        self._tables: list[TableUnderLoad] = []

    async def open(self, tables: int) -> None:
        """Open more tables, up to so many."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def open_one(table: TableUnderLoad) -> None:
            async with gate:
                await table.open(self._servers)

        new = [self._table(n) for n in range(len(self._tables), tables)]
        await asyncio.gather(*map(open_one, new))
        self._tables += new
        gc.collect()
        gc.freeze()
        print("open", flush=True)

    def _table(self, n: int) -> TableUnderLoad:
        return TableUnderLoad(self._records[n % STAGES], self._waits, Random(f"{self._seed} {n}"))

    async def play(self, tables: int, seconds: float) -> None:
        """Play at the first of the tables, print."""
        waits, until = self._waits, time.perf_counter() + WARM_UP + seconds
        playing = asyncio.gather(*(table.play(until) for table in self._tables[:tables]))
        await asyncio.sleep(WARM_UP)
        print("begin", flush=True)
        waits.begin()
        await asyncio.sleep(seconds)
        waits.is_on = False
        print("end", flush=True)
        await playing
        print(json.dumps({"waits": waits.seconds, "late": waits.late}), flush=True)

    def close(self) -> None:
        """Leave all tables."""
        for table in self._tables:
            table.close()


async def main(game: str, number: int, addresses: list[str]) -> None:
    """Obey until the input ends."""
    raise_file_limit()
    load = Load(game, number, [httpx.AsyncClient(base_url=address, timeout=60) for address in addresses])
    while line := await asyncio.to_thread(sys.stdin.readline):
        match line.split():
            case ["open", tables]:
                await load.open(int(tables))
            case ["play", tables, seconds]:
                await load.play(int(tables), float(seconds))
    load.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3:]))
