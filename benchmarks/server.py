"""The server under load, in a process pinned to one core, its clients in another: waits, CPU time, memory.

The waits of shared machines swing with what else runs there; CPU time per action does not.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median

import httpx
import msgspec

from benchmarks.random_games import random_game
from benchmarks.under_load import COLUMNS, P95_BAR, Measured, Process, clients_of, most_tables, serving
from greatpowers.core.record import write
from greatpowers.server import messages
from greatpowers.server.protocol import Company, UndoInfo
from greatpowers.table import Table

BARS = {"imperial": 600, "imperunde": 300}  # tables
MEMORY_BAR = 200  # kB
OPENING_BAR = 50  # milliseconds
SHORT, LONG = 100, 10_000  # actions
IDLE_TABLES, IDLE_ACTIONS = 150, 300
OPENINGS = 5
CALLS = 50
FIRST_TABLES, PRECISION = 100, 0.1  # of the search for the most tables
_NOBODY: UndoInfo = {"can_undo": False, "can_ask": False, "requestable": [], "request": None}
_ALONE: Company = {"own": [], "seats": [], "watching": 0}


@contextmanager
def fresh_server() -> Iterator[Process]:
    """A server on a new database."""
    with tempfile.TemporaryDirectory() as folder, serving(_database(folder)) as process:
        yield process


def _database(folder: str) -> str:
    return f"sqlite:///{Path(folder) / 'tables.sqlite'}"


# -- under load ----------------------------------------------------------------------------------------------


def under_load(game: str, seconds: float, search: bool) -> list[Measured]:
    """Measure a new server with as many tables as the bar says; or search how many it can carry."""
    with fresh_server() as server, clients_of(game, [1], [[server.address]]) as clients:
        measure = partial(clients.play, [server], seconds=seconds)
        return most_tables(measure, FIRST_TABLES, PRECISION) if search else [measure(BARS[game])]


def load_rows(seconds: float, search: bool) -> list[str]:
    """Tables under load, as rows."""
    rows = [f"| {' | '.join(['game', *COLUMNS, 'bar'])} |", f"|{' --- |' * (len(COLUMNS) + 2)}"]
    for game, bar in BARS.items():
        for measured in under_load(game, seconds, search):
            rows.append(f"| {' | '.join([game, *measured.cells, f'{P95_BAR:g} at {bar}'])} |")
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
    with tempfile.TemporaryDirectory() as folder:
        with serving(_database(folder)) as server, httpx.Client(base_url=server.address, timeout=60) as http:
            paths = []
            for _ in range(OPENINGS + 1):
                paths.append((_import(http, record), http.headers["Authorization"]))
                http.get(f"{paths[-1][0]}/at/{actions}").raise_for_status()
        with serving(_database(folder)) as server, httpx.Client(base_url=server.address, timeout=60) as http:
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
