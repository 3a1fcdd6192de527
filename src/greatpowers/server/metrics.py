"""What the server counts, as text for Prometheus. One set of numbers per process."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Callable, Iterator
from itertools import accumulate

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_LAG_INTERVAL = 0.5  # seconds between two looks at the event loop

Value = int | float


class Counter:
    """A number that only grows, for each value of one label if it has one."""

    kind = "counter"

    def __init__(self, name: str, text: str, label: str = "") -> None:
        self.name = name
        self.text = text
        self.label = label
        self._counts: Counts[str] = Counts()

    def add(self, label: str = "") -> None:
        """Count one more."""
        self._counts[label] += 1

    def samples(self) -> Iterator[tuple[str, Value]]:
        """Its lines: what follows the name, and the number."""
        if not self.label:
            yield "", self._counts[""]
        for label, count in sorted(self._counts.items()) if self.label else ():
            yield f'{{{self.label}="{label}"}}', count


class Histogram:
    """How long something took, in seconds."""

    kind = "histogram"

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self._counts = [0] * (len(_SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Add a measurement."""
        self._counts[bisect_left(_SECONDS, seconds)] += 1
        self._sum += seconds

    def samples(self) -> Iterator[tuple[str, Value]]:
        """See Counter."""
        for bound, count in zip([*map(str, _SECONDS), "+Inf"], accumulate(self._counts), strict=True):
            yield f'_bucket{{le="{bound}"}}', count
        yield "_sum", self._sum
        yield "_count", sum(self._counts)


class Gauge:
    """A number of the moment."""

    kind = "gauge"

    def __init__(self, name: str, text: str, read: Callable[[], Value]) -> None:
        self.name = name
        self.text = text
        self._read = read

    def samples(self) -> Iterator[tuple[str, Value]]:
        """See Counter."""
        yield "", self._read()


ACTIONS = Counter("greatpowers_actions_total", "Actions stored, by whose they are.", "by")
REFUSALS = Counter("greatpowers_refusals_total", "Actions that the rules did not allow.")
BOT_DECISIONS = Counter("greatpowers_bot_decisions_total", "Decisions that bots were asked for.")
BOT_FAILURES = Counter("greatpowers_bot_failures_total", "Answers of bots that failed, came too late or were illegal.")
BOT_WAITING = Histogram("greatpowers_bot_waiting_seconds", "How long decisions of bots waited for a worker.")
BOT_THINKING = Histogram("greatpowers_bot_thinking_seconds", "How long bots thought about decisions.")
RESPONSES = Counter("greatpowers_responses_total", "Responses to requests, by status.", "status")
RATE_LIMITED = Counter("greatpowers_rate_limited_total", "Refused or delayed because of a limit.", "limit")
CONNECTIONS_REFUSED = Counter("greatpowers_connections_refused_total", "Connections closed at once: too many.")
TIMEOUTS = Counter("greatpowers_timeouts_total", "Connections closed because a request did not arrive in time.")
STORAGE_SECONDS = Histogram("greatpowers_storage_seconds", "How long calls of the database took, waiting included.")
STORAGE_TIMEOUTS = Counter("greatpowers_storage_timeouts_total", "Calls of the database that took too long.")
STORAGE_BUSY = Counter("greatpowers_storage_busy_total", "Actions stored apart from others: their rows were locked.")
NOTICES = Counter("greatpowers_notices_total", "Notices to players, by what became of them.", "result")
LOOP_LAG = Histogram("greatpowers_loop_lag_seconds", "How late the event loop was.")

Metric = Counter | Histogram | Gauge
ALL: tuple[Metric, ...] = (
    *(ACTIONS, REFUSALS, BOT_DECISIONS, BOT_FAILURES, RESPONSES, RATE_LIMITED, CONNECTIONS_REFUSED, TIMEOUTS),
    *(BOT_WAITING, BOT_THINKING, STORAGE_SECONDS, STORAGE_TIMEOUTS, STORAGE_BUSY, NOTICES, LOOP_LAG),
)


def exposition(*gauges: Gauge) -> str:
    """Everything that is counted, and these gauges, in Prometheus' text format."""
    return "".join(f"{line}\n" for metric in (*gauges, *ALL) for line in _lines(metric))


def _lines(metric: Metric) -> Iterator[str]:
    yield f"# HELP {metric.name} {metric.text}"
    yield f"# TYPE {metric.name} {metric.kind}"
    for suffix, value in metric.samples():
        yield f"{metric.name}{suffix} {value}"


async def watch_loop() -> None:
    """Measure again and again how late the event loop is, until cancelled."""
    while True:
        due = time.perf_counter() + _LAG_INTERVAL
        await asyncio.sleep(_LAG_INTERVAL)
        LOOP_LAG.observe(max(0.0, time.perf_counter() - due))
