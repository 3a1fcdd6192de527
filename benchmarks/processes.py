"""One and two server processes on one PostgreSQL: how many tables they carry with the same waits.

`python -m benchmarks.processes` measures nothing else. A server process has a core to itself, also its second thread
of execution; PostgreSQL and the clients have others. On a machine with fewer than six cores each server has only a
share of one core.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from benchmarks.load import PERIOD
from benchmarks.share import limited, why_no_shares
from benchmarks.under_load import COLUMNS, P95_BAR, Measured, best, clients_of, most_tables, serving
from tests.server.postgresql import Cluster, started_cluster, why_no_cluster

BAR = 1.8  # times the tables of one process
FEWEST_CORES = 6  # two servers, two processes with their clients, and two for PostgreSQL
FIRST_TABLES, PRECISION = 200, 0.04
SHARE = 0.45  # of a core, for each server on a machine with fewer cores: both fit on one
_SIBLINGS = "/sys/devices/system/cpu/cpu{}/topology/thread_siblings_list"


class Cores(NamedTuple):
    """Which cores do what."""

    servers: list[int]
    clients: list[int]
    database: list[int]


class Setup(NamedTuple):
    """So many processes; clients stay with one of them, or each uses any."""

    processes: int
    is_sticky: bool

    def addresses(self, servers: list[str], clients: int) -> list[list[str]]:
        """Of the servers that each of the processes with clients uses."""
        return [[servers[n % len(servers)]] if self.is_sticky else servers for n in range(clients)]

    def __str__(self) -> str:
        way = "" if self.processes == 1 else ", tables shared out" if self.is_sticky else ", each client at random"
        return f"{self.processes}{way}"


ONE, TWO, MIXED = Setup(1, True), Setup(2, True), Setup(2, False)


def available() -> list[int]:
    """The cores that this process may use."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def usual_share() -> float:
    """Of a core, for each server: all of it where there are enough."""
    return 1.0 if len(available()) >= FEWEST_CORES else SHARE


def why_not(share: float) -> str:
    """Why this cannot be measured here; empty if it can."""
    if share < 1 and (why := why_no_shares()):
        return f"Two processes with a share of a core each are not measured: {why}."
    fewest = FEWEST_CORES if share == 1 else 2
    if len(available()) < fewest:
        few = f"it has {len(available())}, or cannot keep processes on them"
        return f"Two processes are not measured: that takes {fewest} cores of this machine, and {few}."
    return why_no_cluster()


def siblings(core: int) -> set[int]:
    """The numbers under which the system knows one core, this one included."""
    path = Path(_SIBLINGS.format(core))
    if not path.exists():
        return {core}
    ranges = [part.partition("-") for part in path.read_text().strip().split(",")]
    return {core}.union(*(range(int(first), int(last or first) + 1) for first, _, last in ranges))


def shared_out(cores: Iterable[int], siblings: Callable[[int], set[int]] = siblings) -> Cores:
    """Give each server a whole core, a third of the others to clients (but two at least), the rest to PostgreSQL."""
    left = list(cores)
    servers = []
    for _ in range(2):
        servers.append(left[0])
        together = siblings(left[0])
        left = [core for core in left if core not in together] if len(left) > FEWEST_CORES else left[1:]
    clients = max(2, len(left) // 3)
    return Cores(servers, left[:clients], left[clients:])


def in_shares(cores: list[int]) -> Cores:
    """Both servers on the first core, clients on the last one, PostgreSQL on all."""
    return Cores([cores[0]] * 2, [cores[-1]] * 2, cores)


def carried(
    cluster: Cluster, cores: Cores, game: str, setup: Setup, seconds: float, first: int, share: float
) -> list[Measured]:
    """Search how many tables new servers carry."""
    database = cluster.new_database()
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(database, core)) for core in cores.servers[: setup.processes]]
        for server in servers if share < 1 else ():
            stack.enter_context(limited(server.pid, share))
        addresses = setup.addresses([server.address for server in servers], len(cores.clients))
        clients = stack.enter_context(clients_of(game, cores.clients, addresses))

        def measured(tables: int) -> Measured:
            result = clients.play(servers, tables, seconds)
            print(f"{setup}: {result}", file=sys.stderr, flush=True)  # minutes pass until all is known
            return result

        return most_tables(measured, first * setup.processes, PRECISION)


def measure(
    game: str, seconds: float, first: int, share: float, setups: Iterable[Setup] = (ONE, TWO, MIXED)
) -> list[str]:
    """Everything, as lines."""
    everything = available()
    cores = shared_out(everything) if share == 1 else in_shares(everything)
    os.sched_setaffinity(0, cores.database)  # PostgreSQL inherits it
    rows = [f"| {' | '.join(['processes', *COLUMNS])} |", f"|{' --- |' * (len(COLUMNS) + 1)}"]
    most: dict[Setup, int] = {}
    try:
        with started_cluster(durable=True) as cluster:
            for setup in setups:
                tried = carried(cluster, cores, game, setup, seconds, first, share)
                most[setup] = best(tried)
                rows += [f"| {' | '.join([str(setup), *measured.cells])} |" for measured in tried]
    finally:
        os.sched_setaffinity(0, everything)
    return [_how(game, seconds, cores, share), "", *rows, "", *_ratios(most)]


def _how(game: str, seconds: float, cores: Cores, share: float) -> str:
    if share < 1:
        counts = f"{share:.0%} of one core for each server, another core for clients, both"
    else:
        counts = f"{len(cores.servers)} cores for servers, {len(cores.clients)} for clients, {len(cores.database)}"
    pace = f"a decision every {PERIOD:g} s at each table and a spectator, {seconds:g} s each"
    return f"{game}, {pace}; {counts} for PostgreSQL."


def _ratios(most: dict[Setup, int]) -> list[str]:
    lines = [f"Most tables with p95 below {P95_BAR:g} ms: {'; '.join(f'{n} ({setup})' for setup, n in most.items())}."]
    if most.get(ONE):
        others = [f"{n / most[ONE]:.2f} ({setup})" for setup, n in most.items() if setup is not ONE]
        lines.append(f"Times the tables of one process: {'; '.join(others)}. The bar is {BAR:g}, tables shared out.")
    return lines


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="imperial")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each number of tables is measured")
    parser.add_argument("--first", type=int, default=FIRST_TABLES, help="tables of one process to begin with")
    parser.add_argument("--sticky-only", action="store_true", help="leave out clients that use any process")
    parser.add_argument("--share", type=float, default=usual_share(), help="of a core, for each server")
    given = parser.parse_args()
    setups = (ONE, TWO) if given.sticky_only else (ONE, TWO, MIXED)
    lines = why_not(given.share) or "\n".join(measure(given.game, given.seconds, given.first, given.share, setups))
    print(lines)


if __name__ == "__main__":
    main()
