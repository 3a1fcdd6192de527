"""Servers under load: each in a process of its own on one core, their clients in others."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

P95_BAR = 50.0  # milliseconds
_TICKS = os.sysconf("SC_CLK_TCK")


class Measured(NamedTuple):
    """Servers under load: waits and CPU time in milliseconds, and the share of their cores that they used."""

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

    @property
    def cells(self) -> list[str]:
        """For a table of results."""
        times = (f"{self.p50:.1f}", f"{self.p95:.1f}")
        return [str(self.tables), *times, str(self.late), f"{self.cpu:.2f}", f"{self.share:.0%}"]


COLUMNS = ["tables", "p50 ms", "p95 ms", "late", "CPU ms a decision", "core"]  # of these cells


def _pin(core: int) -> None:
    """Keep this process on one core, where the machine has it and the system can do that."""
    if hasattr(os, "sched_setaffinity") and core < (os.cpu_count() or 1):
        os.sched_setaffinity(0, {core})


def _start(core: int, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", *words]
    pin = partial(_pin, core)
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, preexec_fn=pin)  # noqa: PLW1509


class Process:
    """A server that was started for this."""

    def __init__(self, database: str, core: int) -> None:
        self._process = _start(core, "greatpowers", "serve", "--port", "0", "--database", database)
        assert self._process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", self._process.stdout.readline())
        assert found
        self.address = found[0]

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

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
        self._process.communicate(timeout=60)


@contextmanager
def serving(database: str, core: int = 0) -> Iterator[Process]:
    """A server on this database."""
    process = Process(database, core)
    try:
        yield process
    finally:
        process.stop()


class Clients:
    """Processes with the clients of servers, a core each."""

    def __init__(self, game: str, cores: Sequence[int], addresses: Sequence[Sequence[str]]) -> None:
        """`addresses`: of the servers that the clients of each process use."""
        self._loads = [
            _start(core, "benchmarks.load", game, str(n), *own)
            for n, (core, own) in enumerate(zip(cores, addresses, strict=True))
        ]

    def play(self, servers: Sequence[Process], tables: int, seconds: float) -> Measured:
        """Measure servers with so many tables, which are shared by the processes."""
        shares = [(tables + n) // len(self._loads) for n in range(len(self._loads))]
        self._tell(f"open {share}" for share in shares)
        self._expect("open")
        self._tell(f"play {share} {seconds}" for share in shares)
        self._expect("begin")
        began, before = time.perf_counter(), sum(server.cpu for server in servers)
        self._expect("end")
        took, used = time.perf_counter() - began, sum(server.cpu for server in servers) - before
        results = [json.loads(self._line(load)) for load in self._loads]
        waits = sorted(1000 * wait for result in results for wait in result["waits"])
        late = sum(result["late"] for result in results)
        cpu, share = 1000 * used / max(1, len(waits)), used / took / len(servers)
        return Measured(tables, _percentile(waits, 0.5), _percentile(waits, 0.95), late, cpu, share)

    def _tell(self, lines: Iterator[str]) -> None:
        for load, line in zip(self._loads, lines, strict=True):
            assert load.stdin is not None
            load.stdin.write(f"{line}\n")
            load.stdin.flush()

    def _expect(self, word: str) -> None:
        for load in self._loads:
            line = self._line(load)
            assert line == f"{word}\n", line

    @staticmethod
    def _line(load: subprocess.Popen[str]) -> str:
        assert load.stdout is not None
        return load.stdout.readline()

    def stop(self) -> None:
        """Let all of them leave."""
        for load in self._loads:
            load.communicate(timeout=60)


@contextmanager
def clients_of(game: str, cores: Sequence[int], addresses: Sequence[Sequence[str]]) -> Iterator[Clients]:
    """Clients that leave in the end."""
    clients = Clients(game, cores, addresses)
    try:
        yield clients
    finally:
        clients.stop()


def _percentile(ordered: Sequence[float], share: float) -> float:
    return ordered[int(share * (len(ordered) - 1))] if ordered else 0.0


def most_tables(measure: Callable[[int], Measured], first: int, precision: float) -> list[Measured]:
    """Search the largest number of tables that is fast: up by half from the first, then halfway between.

    `precision`: how far the last two may be apart, as a share. Returns everything measured, by tables.
    """
    tried = [measure(first)]
    while tried[-1].is_fast:
        tried.append(measure(tried[-1].tables * 3 // 2))
    good, bad = [0, *(measured.tables for measured in tried)][-2:]
    while bad - good > precision * bad:
        between = measure((good + bad) // 2)
        tried.append(between)
        good, bad = (between.tables, bad) if between.is_fast else (good, between.tables)
    return sorted(tried)


def best(tried: Sequence[Measured]) -> int:
    """The most tables that were fast."""
    return max((measured.tables for measured in tried if measured.is_fast), default=0)
