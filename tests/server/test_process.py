"""End to end: `greatpowers serve` in a process of its own, and clients over the network."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.server.conftest import BOT, PERSON, Message

TIMEOUT = 30


class Served:
    """A running server."""

    def __init__(self, folder: Path, *words: str, program: Sequence[str] = ("-m", "greatpowers")) -> None:
        command = [sys.executable, *program, "serve", "--port", "0", *words]
        environment = {**os.environ, "XDG_DATA_HOME": str(folder)}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line
        self.address = found[0]

    def children(self) -> list[Path]:
        """Its child processes, as their folders in /proc."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [Path("/proc") / child for found in threads for child in found.read_text().split()]

    def stop(self, how: signal.Signals) -> tuple[int, str, str]:
        self.process.send_signal(how)
        out, err = self.process.communicate(timeout=TIMEOUT)
        return self.process.returncode, out, err


def wait_for_end(processes: list[Path]) -> None:
    """The bots' processes do not outlive a server that was killed."""
    until = time.monotonic() + TIMEOUT
    while any(process.exists() for process in processes):
        assert time.monotonic() < until
        time.sleep(0.05)


class Visitor:
    """A client over the network."""

    def __init__(self, address: str, cookies: dict[str, str] | None = None) -> None:
        self.http = httpx.Client(base_url=address, cookies=cookies)
        self.address = address

    def new_table(self) -> str:
        body = {"game": "imperial", "seats": [PERSON, BOT, BOT], "seed": 3}
        return str(self.http.post("/api/tables", json=body).json()["id"])

    def connect(self, table: str, **more: Any) -> websockets.connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws") + f"/api/tables/{table}/live"
        return websockets.connect(address, additional_headers={"Cookie": cookie}, **more)


async def next_decision(socket: websockets.ClientConnection) -> Message:
    while True:
        message: Message = json.loads(await asyncio.wait_for(socket.recv(), TIMEOUT))
        if message["type"] == "state" and message.get("legal"):
            return message


async def play(socket: websockets.ClientConnection, state: Message) -> None:
    await socket.send(json.dumps({"type": "play", "number": state["number"], "action": state["legal"][0]["action"]}))


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path)
    yield server
    if server.process.poll() is None:
        server.stop(signal.SIGKILL)


Visit = Callable[..., Visitor]


@pytest.fixture
def visit() -> Iterator[Visit]:
    """Connect a new client to a server."""
    visitors: list[Visitor] = []

    def come(server: Served, cookies: dict[str, str] | None = None) -> Visitor:
        visitors.append(Visitor(server.address, cookies))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.http.close()


def test_killed_in_the_middle_of_a_game(served: Served, visit: Visit, tmp_path: Path) -> None:
    """kill -9 right after the person's move was shown; started again, nothing is lost."""
    ada = visit(served)
    table = ada.new_table()

    async def begin() -> Message:
        async with ada.connect(table) as socket:
            for _ in range(4):
                await play(socket, await next_decision(socket))
            message: Message = json.loads(await asyncio.wait_for(socket.recv(), TIMEOUT))
            served.process.kill()
            return message

    workers = served.children()
    assert workers or sys.platform != "linux"
    shown = asyncio.run(begin())
    served.stop(signal.SIGKILL)
    wait_for_end(workers)
    again = Served(tmp_path)
    try:
        back = visit(again, dict(ada.http.cookies))
        (info,) = back.http.get("/api/tables").json()
        assert info["id"] == table
        assert info["actions"] >= shown["number"]

        async def resume() -> Message:
            async with back.connect(table) as socket:
                state = await next_decision(socket)
                await play(socket, state)
                return state

        state = asyncio.run(resume())
        position = back.http.get(f"/api/tables/{table}/at/{shown['number']}?seat=0").json()
        assert position["view"] == shown["view"]
        assert state["number"] >= shown["number"]
    finally:
        code, out, err = again.stop(signal.SIGINT)
    assert (code, err) == (0, "")
    assert "All games are saved" in out
    assert not list((tmp_path / "greatpowers").glob("*-wal")), "the database was closed"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_stopped_with_a_browser_at_the_table(served: Served, visit: Visit, how: signal.Signals) -> None:
    """After Ctrl-C or a system shutdown, all clients are disconnected and no process is left behind."""
    ada = visit(served)
    table = ada.new_table()

    async def look() -> int:
        async with ada.connect(table) as socket:
            await next_decision(socket)
            workers.extend(served.children())
            served.process.send_signal(how)
            with pytest.raises(websockets.ConnectionClosed):
                await asyncio.wait_for(socket.recv(), TIMEOUT)
            return socket.close_code or 0

    workers: list[Path] = []
    assert asyncio.run(look()) in (1001, 1012)
    out, err = served.process.communicate(timeout=TIMEOUT)
    assert (served.process.returncode, err) == (0, "")
    assert "All games are saved" in out
    wait_for_end(workers)


def test_hostile_clients(served: Served, visit: Visit) -> None:
    ada, stranger = visit(served), visit(served)
    table = ada.new_table()

    async def attack() -> None:
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with stranger.connect(table):
                pass
        assert refused.value.response.status_code == 403
        with pytest.raises(websockets.InvalidStatus):
            async with ada.connect(table, origin="http://evil.test"):
                pass
        async with ada.connect(table) as socket:
            await next_decision(socket)
            await socket.send("x" * 1_000_000)
            await asyncio.wait_for(socket.wait_closed(), TIMEOUT)
            assert socket.close_code == 1009
        async with ada.connect(table) as socket:
            await next_decision(socket)

    asyncio.run(attack())
    raw = socket.create_connection(("127.0.0.1", int(served.address.rsplit(":", 1)[1])))
    raw.sendall(b"GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    raw.settimeout(TIMEOUT)
    answer = b""
    while part := raw.recv(4096):
        answer += part
    raw.close()
    assert b"root:" not in answer


def test_a_second_server_on_a_database_in_sqlite_gets_one_helpful_line(served: Served, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "greatpowers", "serve", "--port", "0"],
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "tables.sqlite" in done.stderr


def test_a_taken_port_gets_one_helpful_line(served: Served, tmp_path: Path) -> None:
    port = served.address.rsplit(":", 1)[1]
    done = subprocess.run(
        [sys.executable, "-m", "greatpowers", "serve", "--port", port],
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert port in done.stderr
