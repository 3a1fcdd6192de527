"""Hostile websocket clients, and honest players beside them whose game must not notice.

The frames come from a grammar: the shapes of the protocol with hostile values, damaged JSON, raw bytes, and plays that
would be legal from somebody else. All of it follows from a seed.
"""

from __future__ import annotations

import asyncio
import base64
import json
import struct
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, get_args

import httpx
import websockets

from greatpowers.server.requests import ClientMessage
from tests.server.running import PATIENCE

Message = dict[str, Any]
Frame = str | bytes
INTERNAL_ERROR = 1011
SMALL_BUFFER = 4096  # bytes, so that a client that reads nothing is soon in the way

NUMBERS = [
    -1,
    0,
    1,
    2,
    3,
    5,
    19,
    20,
    21,
    2**31 - 1,
    2**31,
    2**53,
    2**63 - 1,
    2**63,
    2**64,
    -(2**63),
    10**40,
    -(10**400),
]
STRANGE: list[object] = [
    None,
    True,
    False,
    "",
    "0",
    "null",
    1.5,
    -0.0,
    1e308,
    [],
    [[]],
    {},
    {"type": "play"},
    "\u202e",
    "\ud7ff\uffff",
]
FIELDS: dict[str, tuple[str, ...]] = {
    str(frame.__struct_config__.tag): frame.__struct_fields__ for frame in get_args(ClientMessage)
}
WORDS = [*FIELDS, "state", "Play", "__init__", "pause", "end"]
DOS = ["rondel", "build", "donate", "bid", "march", "pass", "give", "order", "", "a b", "..", "\n", "x" * 300]
# What the one who shares the honest table may do by its rules would change the game, or hold it up for consent.
LAWFUL = ("undo", "ask")


class Known:
    """What the attackers know of the honest table: its decision, and the actions that are legal there."""

    def __init__(self) -> None:
        self.number = 0
        self.legal: list[int] = []


class Grammar:
    """An endless supply of frames; the values lean on what is known, so that many come close to the mark."""

    def __init__(self, rng: Random, known: Known, left_out: tuple[str, ...] = ()) -> None:
        self._rng = rng
        self._known = known
        self._left_out = left_out

    def frames(self) -> Iterator[Frame]:
        """Frames without end."""
        makers = [self._play, self._shape, self._shape, self._why, self._damaged, self._bytes, self._deep]
        while True:
            yield self._rng.choice(makers)()

    def _number(self) -> int:
        rng = self._rng
        near = self._known.number + rng.randint(-2, 2)
        return rng.choice([near, rng.choice(self._known.legal or [0]), rng.randrange(30_000), rng.choice(NUMBERS)])

    def _value(self) -> object:
        rng = self._rng
        return rng.choice([self._number(), self._number(), rng.choice(STRANGE), rng.choice(WORDS + DOS)])

    def _play(self) -> Frame:
        """The very action that somebody else could take now, for the very decision; or nearly."""
        action = self._rng.choice(self._known.legal or [0])
        return json.dumps({"type": "play", "number": self._known.number, "action": action})

    def _shape(self) -> Frame:
        rng = self._rng
        kind = rng.choice([word for word in WORDS if word not in self._left_out])
        frame: Message = {"type": kind}
        for field in FIELDS.get(kind, ()):
            if rng.random() < 0.9:
                frame[field] = self._value()
        if kind == "plan":
            frame["answers"] = [{"step": rng.choice(DOS), "about": {"x": self._number()}, "actions": [self._number()]}]
        if kind in ("answer", "rules", "pace", "seat", "present", "foresee") and rng.random() < 0.7:
            frame |= {"seat": rng.randrange(4), "agree": rng.random() < 0.5, "go_on": True, "hold": True}
        if rng.random() < 0.1:
            frame[str(self._value())] = self._value()
        return json.dumps(frame)

    def _why(self) -> Frame:
        rng = self._rng
        words = {"do": rng.choice(DOS)} | {str(self._value())[:40]: self._value() for _ in range(rng.randrange(4))}
        return json.dumps({"type": "why", "ask": abs(self._number()) % 1000, "do": words})

    def _damaged(self) -> Frame:
        """JSON with a part cut out, doubled or replaced."""
        rng, text = self._rng, str(self._shape())
        start = rng.randrange(len(text))
        end = rng.randint(start, len(text))
        frame = text[:start] + rng.choice(["", text[start:end] * 2, "\x00", '"', "{", "}", "9" * 400]) + text[end:]
        return frame if not any(word in frame for word in self._left_out) else frame[1:]

    def _bytes(self) -> Frame:
        rng = self._rng
        return rng.choice([rng.randbytes(rng.randrange(200)), str(self._shape()).encode("utf-16"), b"\xff\xfe", b""])

    def _deep(self) -> Frame:
        return self._rng.choice(["[" * 5000, '{"type":' * 500, "[" + "1," * 3000 + "1]", " " * 9000, "1e999999"])


# -- who attacks ---------------------------------------------------------------------------------------------


class Guest:
    """Somebody with a cookie of their own."""

    def __init__(self, port: int) -> None:
        self.address = f"127.0.0.1:{port}"
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=PATIENCE)
        self.http.get("/api/tables").raise_for_status()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def path(self, table: str, seat: int | str | None = None) -> str:
        return f"/api/tables/{table}/live" + ("" if seat is None else f"?seat={seat}")

    def connect(self, table: str, seat: int | str | None = None, **more: Any) -> websockets.connect:
        address = f"ws://{self.address}{self.path(table, seat)}"
        return websockets.connect(address, additional_headers={"Cookie": self.cookie}, open_timeout=PATIENCE, **more)


class Attack:
    """Counts what was sent, and collects what must never happen."""

    def __init__(self, frames: int) -> None:
        self.left = frames
        self.sent = 0
        self.answered = 0
        self.failures: list[str] = []
        self.is_over = asyncio.Event()

    def count(self) -> bool:
        """One more frame; False: enough."""
        self.sent += 1
        self.left -= 1
        return self.left > 0 and not self.is_over.is_set()

    async def flood(self, guest: Guest, tables: list[str], grammar: Grammar, burst: int) -> None:
        """Send bursts of frames, and come back whenever the server has hung up."""
        frames = grammar.frames()
        while self.left > 0 and not self.is_over.is_set():
            for table in tables:
                try:
                    async with guest.connect(table, max_queue=None) as socket:  # always listening
                        await self._exchange(socket, frames, burst)
                except websockets.InvalidStatus as refused:
                    self._refused(refused.response.status_code)
                except websockets.ConnectionClosed as closed:
                    self._closed(closed)

    async def _exchange(self, socket: websockets.ClientConnection, frames: Iterator[Frame], burst: int) -> None:
        for _ in range(8):
            for _ in range(burst):
                await socket.send(next(frames))
                if not self.count():
                    return
            await asyncio.wait_for(socket.recv(), PATIENCE)
            self.answered += 1

    async def deafen(self, guest: Guest, table: str) -> None:
        """Sit at the table, say something now and then, and never read an answer."""
        reader, writer = await _upgraded(guest, table)
        try:
            while not self.is_over.is_set() and not writer.is_closing():
                writer.write(_frame(b'{"type":"why","ask":1,"do":{"do":"pass"}}'))
                await asyncio.sleep(0.05)
        except OSError:
            pass
        finally:
            writer.transport.abort()
            reader.feed_eof()

    async def break_off(self, guest: Guest, table: str, rng: Random) -> None:
        """Half frames, broken frames and connections that end in the middle."""
        while not self.is_over.is_set():
            _, writer = await _upgraded(guest, table)
            try:
                writer.write(rng.choice(BROKEN)(rng))
                if rng.random() < 0.5:
                    writer.write_eof()
                await asyncio.sleep(0.01)
            except OSError:
                pass
            finally:
                writer.transport.abort()
            self.sent += 1

    async def knock(self, guest: Guest, paths: list[tuple[str, str | None]]) -> None:
        """Try doors that are not one's own; each is refused as if there were nothing behind it."""
        for table, seat in paths:
            try:
                async with guest.connect(table, seat):
                    self.failures.append(f"{table} {seat} let a stranger in")
            except websockets.InvalidStatus as refused:
                self._refused(refused.response.status_code)

    def _refused(self, status: int) -> None:
        if status >= 500:
            self.failures.append(f"a handshake was answered with {status}")

    def _closed(self, closed: websockets.ConnectionClosed) -> None:
        if closed.rcvd is not None and closed.rcvd.code == INTERNAL_ERROR:
            self.failures.append("a connection was closed with an internal error")


# -- raw connections -----------------------------------------------------------------------------------------


async def _upgraded(guest: Guest, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A websocket at a table as bare bytes, of which nothing is read any more."""
    host, port = guest.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port), limit=SMALL_BUFFER)
    key = base64.b64encode(bytes(16)).decode()
    lines = [
        f"GET {guest.path(table)} HTTP/1.1",
        f"Host: {guest.address}",
        f"Cookie: {guest.cookie}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    return reader, writer


def _frame(payload: bytes, first: int = 0x81) -> bytes:
    """A masked frame; its first byte says whether it is the last part, and of what kind."""
    size = (
        struct.pack("!B", 0x80 | len(payload)) if len(payload) < 126 else struct.pack("!BH", 0x80 | 126, len(payload))
    )
    return bytes([first]) + size + bytes(4) + payload


BROKEN: list[Callable[[Random], bytes]] = [
    lambda rng: _frame(b'{"type":"undo"}')[: rng.randrange(1, 18)],  # half a frame
    lambda rng: bytes([0x81, 0xFF]) + struct.pack("!Q", 2**63 - 1) + bytes(8),  # endless
    lambda rng: bytes([0x81, 0x05]) + b"hello",  # without a mask
    lambda rng: _frame(b"\xff\xfe\xfd"),  # no text
    lambda rng: _frame(b"x", first=0x83 + rng.randrange(5)),  # an unknown kind
    lambda rng: _frame(b"x", first=0xF1),  # reserved bits
    lambda rng: _frame(b"x", first=0x80),  # the end of nothing
    lambda rng: _frame(b"{", first=0x01) + _frame(b"x" * 200, first=0x01),  # a beginning in a beginning
    lambda rng: _frame(b"\x00", first=0x88),  # half a close code
    lambda rng: _frame(struct.pack("!H", 1005), first=0x88),  # a close code that nobody may send
    lambda rng: b"".join(_frame(b"p" * 125, first=0x89) for _ in range(200)),  # pings
    lambda rng: rng.randbytes(rng.randrange(1, 400)),
    lambda rng: _frame(b'{"type":"why","ask":1,"do":{}}') * 50,
]


# -- who plays -----------------------------------------------------------------------------------------------


class Player:
    """An honest player, who takes the choice that the rule of this game says, and reads everything."""

    def __init__(self, seat: int, known: Known, choose: Callable[[int, int], int]) -> None:
        self.seat = seat
        self.surprises: list[Message] = []
        self._known = known
        self._choose = choose
        self._answered = -1

    async def play(self, socket: websockets.ClientConnection, others: list[int]) -> None:
        """Play to the end; people who decide at once do so in the order of their seats, after bots."""
        while True:
            message: Message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] == "chat":
                continue
            if message["type"] != "state":
                self.surprises.append(message)
                continue
            if message["outcome"] is not None:
                return
            await self._answer(socket, message, others)

    async def _answer(self, socket: websockets.ClientConnection, state: Message, others: list[int]) -> None:
        is_first = self.seat == min(state["deciders"], default=-1) and not set(others) & set(state["deciders"])
        if not is_first or state["number"] == self._answered or not state.get("legal"):
            return
        number: int = state["number"]
        actions = [one["action"] for one in state["legal"]]
        self._known.number, self._known.legal = number, actions
        self._answered = number
        action = actions[self._choose(number, len(actions))]
        await socket.send(json.dumps({"type": "play", "number": number, "action": action}))
