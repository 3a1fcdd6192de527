"""The clients of a server under load: tables with a person who decides every two seconds, and a spectator each.

A process of its own: `python -m benchmarks.load ADDRESS GAME TABLES SECONDS`. It prints `begin` and `end` around what
is measured, then the result as JSON.
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

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[int(share * (len(ordered) - 1))] if ordered else 0.0


class TableUnderLoad:
    """A table, with the one person who plays all seats, and a spectator."""

    def __init__(self, address: str, record: str, waits: Waits, rng: Random) -> None:
        self._address = address
        self._record = record
        self._waits = waits
        self._rng = rng
        self._posted: tuple[int, float] | None = None  # the number of the decision, and when
        self._unseen: set[str] = set()
        self._state: StateMessage | None = None

    async def open(self, http: httpx.AsyncClient) -> None:
        """Open the table and both windows."""
        host, guest = [{"Authorization": f"Bearer {await _token(http)}"} for _ in range(2)]
        plain = {"Content-Type": "text/plain"}
        created = await http.post("/api/tables/record", content=self._record, headers=host | plain)
        path = f"/api/tables/{created.raise_for_status().json()['id']}"
        watch = (await http.get(f"{path}/links", headers=host)).raise_for_status().json()["watch"]
        (await http.post(f"/api/links/{watch}", headers=guest | JSON, content="{}")).raise_for_status()
        url = f"{self._address.replace('http', 'ws')}{path}/live"
        self._player = await websockets.connect(url, additional_headers=host, max_size=None)
        self._spectator = await websockets.connect(url, additional_headers=guest, max_size=None)

    async def play(self, until: float) -> None:
        """Decide every two seconds."""
        readers = [asyncio.create_task(self._read_as_player()), asyncio.create_task(self._read_as_spectator())]
        due = time.perf_counter() + self._rng.random() * PERIOD
        while due < until:
            await asyncio.sleep(due - time.perf_counter())
            due += PERIOD
            if self._posted is None:
                await self._post()
            elif self._waits.is_on:
                self._waits.late += 1
        for reader in readers:
            reader.cancel()

    async def close(self) -> None:
        """Leave without a word."""
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


async def load(address: str, game: str, tables: int, seconds: float) -> None:
    """Open the tables, play, print."""
    records, waits = random_records(game, LONGEST[game], STAGES), Waits()
    opened = [TableUnderLoad(address, records[n % STAGES], waits, Random(n)) for n in range(tables)]
    gate = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:

        async def open_one(table: TableUnderLoad) -> None:
            async with gate:
                await table.open(http)

        await asyncio.gather(*(open_one(table) for table in opened))
        gc.freeze()
        until = time.perf_counter() + WARM_UP + seconds + PERIOD  # nobody leaves while others are measured
        playing = asyncio.gather(*(table.play(until) for table in opened))
        await asyncio.sleep(WARM_UP)
        print("begin", flush=True)
        waits.is_on = True
        await asyncio.sleep(seconds)
        waits.is_on = False
        print("end", flush=True)
        await playing
    for table in opened:
        await table.close()
    result = {"p50": waits.percentile(0.5), "p95": waits.percentile(0.95), "posts": len(waits.seconds)}
    print(json.dumps(result | {"late": waits.late}), flush=True)


if __name__ == "__main__":
    asyncio.run(load(sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4])))
