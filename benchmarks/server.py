"""The server under load, in a process pinned to one core, its clients in another: waits, CPU time, memory.

The waits of shared machines swing with what else runs there; CPU time per action does not.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

import httpx
import msgspec

from benchmarks.random_games import random_game
from greatpowers.core.record import write
from greatpowers.server import messages
from greatpowers.server.protocol import Company, UndoInfo
from greatpowers.table import Table

BARS = {"imperial": 600, "imperunde": 300}  # tables
P95_BAR = 50.0  # milliseconds
MEMORY_BAR = 200  # kB
OPENING_BAR = 50  # milliseconds
SHORT, LONG = 100, 10_000  # actions
IDLE_TABLES, IDLE_ACTIONS = 150, 300
OPENINGS = 5
CALLS = 50
_TICKS = os.sysconf("SC_CLK_TCK")
_NOBODY: UndoInfo = {"can_undo": False, "can_ask": False, "requestable": [], "request": None}
_ALONE: Company = {"own": [], "seats": [], "watching": 0}


class Measured(NamedTuple):
    """A server under load: waits in milliseconds, CPU time in milliseconds, and the share of its core that it used."""

    tables: int
    p50: float
    p95: float
    late: int
    cpu: float
    share: float

    @property
    def is_fast(self) -> bool:
        """Whether it meets the bar, and nobody had to wait for more than a decision."""
        return self.p95 < P95_BAR and not self.late


class Process:
    """A server that was started for this."""

    def __init__(self, folder: Path) -> None:
        pinned = ["taskset", "-c", "0"] if shutil.which("taskset") else []
        database = f"sqlite:///{folder / 'tables.sqlite'}"
        command = [sys.executable, "-m", "greatpowers", "serve", "--port", "0", "--database", database]
        self._process = subprocess.Popen([*pinned, *command], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", self._process.stdout.readline())
        assert found
        self.address = found[0]

    @property
    def cpu(self) -> float:
        """Seconds of CPU time that it has used, without its bots."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    @property
    def memory(self) -> int:
        """Its resident memory in kB."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self._process.pid}/status").read_text())
        assert found
        return int(found[1])

    def stop(self) -> None:
        """End it."""
        self._process.send_signal(signal.SIGTERM)
        self._process.communicate(timeout=30)


@contextmanager
def serving(folder: Path) -> Iterator[Process]:
    """A server on the database in this folder."""
    process = Process(folder)
    try:
        yield process
    finally:
        process.stop()


@contextmanager
def fresh_server() -> Iterator[Process]:
    """A server on a new database."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as process:
        yield process


# -- under load ----------------------------------------------------------------------------------------------


def under_load(game: str, tables: int, seconds: float) -> Measured:
    """Measure a new server with so many tables."""
    with fresh_server() as server:
        pinned = ["taskset", "-c", "1"] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else []
        clients = [sys.executable, "-m", "benchmarks.load", server.address, game, str(tables), str(seconds)]
        with subprocess.Popen([*pinned, *clients], stdout=subprocess.PIPE, text=True) as load:
            assert load.stdout is not None
            assert load.stdout.readline() == "begin\n"
            began, before = time.perf_counter(), server.cpu
            assert load.stdout.readline() == "end\n"
            took, used = time.perf_counter() - began, server.cpu - before
            result = json.loads(load.stdout.readline())
    cpu = 1000 * used / result["posts"]
    return Measured(tables, result["p50"], result["p95"], result["late"], cpu, used / took)


def most_tables(game: str, seconds: float) -> list[Measured]:
    """Double the tables until they are too many, then try halfway twice."""
    tried = [under_load(game, 50, seconds)]
    while tried[-1].is_fast:
        tried.append(under_load(game, 2 * tried[-1].tables, seconds))
    good, bad = [0, *(measured.tables for measured in tried)][-2:]
    for _ in range(2):
        between = under_load(game, (good + bad) // 2, seconds)
        tried.append(between)
        good, bad = (between.tables, bad) if between.is_fast else (good, between.tables)
    return sorted(tried)


def load_rows(seconds: float, search: bool) -> list[str]:
    """Tables under load, as rows."""
    rows = ["| game | tables | p50 ms | p95 ms | bar | late | CPU ms a decision | core |", f"|{' --- |' * 8}"]
    for game, bar in BARS.items():
        for m in most_tables(game, seconds) if search else [under_load(game, bar, seconds)]:
            bar_cell = f"{P95_BAR:g} at {bar}"
            cells = (game, m.tables, f"{m.p50:.1f}", f"{m.p95:.1f}", bar_cell, m.late, f"{m.cpu:.2f}", f"{m.share:.0%}")
            rows.append(f"| {' | '.join(map(str, cells))} |")
    return rows


# -- idle tables and cold openings ---------------------------------------------------------------------------


def _import(http: httpx.Client, record: str) -> str:
    """Open a table of a new guest's; returns its path."""
    http.headers["Authorization"] = f"Bearer {http.post('/api/bot/token').json()['token']}"
    made = http.post("/api/tables/record", content=record, headers={"Content-Type": "text/plain"})
    return f"/api/tables/{made.raise_for_status().json()['id']}"


def idle_memory(game: str) -> float:
    """Resident kB that one more table takes in which nobody looks at the game."""
    records = [write(random_game(game, IDLE_ACTIONS, seed)) for seed in range(20)]
    with fresh_server() as server, httpx.Client(base_url=server.address, timeout=60) as http:
        for record in records:  # everything that tables share is there
            http.get(f"{_import(http, record)}/at/0").raise_for_status()
        paths = [(_import(http, records[n % 20]), http.headers["Authorization"]) for n in range(IDLE_TABLES)]
        before = server.memory
        for path, token in paths:
            http.get(f"{path}/at/{IDLE_ACTIONS}", headers={"Authorization": token}).raise_for_status()
        return (server.memory - before) / IDLE_TABLES


def cold_opening(game: str, actions: int) -> tuple[float, float]:
    """Milliseconds of CPU time and in all until a table is open that was not in memory."""
    record = write(random_game(game, actions, 1))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(folder) as server, httpx.Client(base_url=server.address, timeout=60) as http:
            paths = []
            for _ in range(OPENINGS + 1):
                paths.append((_import(http, record), http.headers["Authorization"]))
                http.get(f"{paths[-1][0]}/at/{actions}").raise_for_status()
        with serving(folder) as server, httpx.Client(base_url=server.address, timeout=60) as http:
            took: list[tuple[float, float]] = []
            for path, token in paths:
                began, before = time.perf_counter(), server.cpu
                http.get(f"{path}/at/{actions}", headers={"Authorization": token}).raise_for_status()
                took.append((1000 * (server.cpu - before), 1000 * (time.perf_counter() - began)))
    cpu, waits = zip(*took[1:], strict=True)  # the first one loads the game
    return median(cpu), median(waits)


# -- messages ------------------------------------------------------------------------------------------------


def message_cost(game: str, actions: int) -> tuple[float, float, float]:
    """Milliseconds for a decider's message and then a spectator's of the same position, and kB of the first one."""
    table = Table.resume(random_game(game, actions, 1), 1)
    since = len(table.log) - 3
    took, sizes = [0.0, 0.0], [0, 0]
    for _ in range(CALLS):
        table.views.clear()
        for i, seat in enumerate((max(table.state.to_act, 0), None)):
            began = time.process_time()
            sizes[i] = len(msgspec.json.encode(messages.state_message(table, seat, since, _NOBODY, _ALONE)))
            took[i] += 1000 * (time.process_time() - began) / CALLS
    return took[0], took[1], sizes[0] / 1000


def other_rows() -> list[str]:
    """Memory, openings and messages, as rows."""
    rows = ["| what | measured | bar |", "| --- | --- | --- |"]
    for game in BARS:
        rows.append(f"| {game}: kB of an idle table, {IDLE_ACTIONS} actions | {idle_memory(game):.0f} | {MEMORY_BAR} |")
    for actions in (SHORT, LONG):
        cpu, wait = cold_opening("imperunde", actions)
        what = f"imperunde: cold opening, {actions:,} actions, ms (CPU ms)"
        rows.append(f"| {what} | {wait:.0f} ({cpu:.0f}) | {OPENING_BAR} |")
    for game, actions in (("imperial", SHORT), ("imperial", 400), ("imperunde", SHORT), ("imperunde", LONG)):
        own, other, size = message_cost(game, actions)
        what = f"{game}: message after {actions:,} actions, ms for its player / a spectator (kB)"
        rows.append(f"| {what} | {own:.2f} / {other:.2f} ({size:.1f}) | flat |")
    return rows


def measure(seconds: float, search: bool) -> list[str]:
    """All tables, as lines."""
    return [*load_rows(seconds, search), "", *other_rows()]
