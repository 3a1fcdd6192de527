"""Work other than the decisions of bots, in worker processes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from greatpowers.server.bots.pool import BACKGROUND_NICENESS, BotPool, background_pool
from greatpowers.server.bots.process import BotError, ProcessWorker
from greatpowers.server.bots.queue import FairQueue
from greatpowers.server.bots.thread import Job
from greatpowers.server.bots.work import WorkTask
from tests.server.conftest import TIMEOUT
from tests.server.works import Count, Fail, Ponder


@pytest.fixture(scope="module")
def started() -> list[ProcessWorker]:
    return []


@pytest.fixture(scope="module")
def pool(started: list[ProcessWorker]) -> Iterator[BotPool]:
    """A pool of one process; it starts slowly and so serves several tests."""

    def start() -> ProcessWorker:
        started.append(ProcessWorker())
        return started[-1]

    pool = BotPool(start, 1, timeout=TIMEOUT, grace=TIMEOUT)
    yield pool
    pool.close()


def test_work_reports_its_progress_and_answers(pool: BotPool) -> None:
    reports: list[object] = []
    answer = asyncio.run(pool.think(WorkTask(Count(3), seconds=0.5), reports.append))
    assert answer == {"counted": 3, "seconds": 0.5, "niceness": 0}
    assert reports == [0, 1, 2]


def test_work_that_fails_raises_and_its_worker_lives(pool: BotPool, started: list[ProcessWorker]) -> None:
    with pytest.raises(BotError, match="confused"):
        asyncio.run(pool.think(WorkTask(Fail())))
    assert asyncio.run(pool.think(WorkTask(Count(1)))) is not None
    assert len(started) == 1


def test_work_that_nobody_wants_any_more_stops(pool: BotPool, started: list[ProcessWorker]) -> None:
    """Both what is thought about and what waits: else the last answer would never come."""

    async def play() -> object:
        began = asyncio.Event()
        first = asyncio.ensure_future(pool.think(WorkTask(Ponder()), lambda progress: began.set()))
        second = asyncio.ensure_future(pool.think(WorkTask(Ponder())))
        await began.wait()
        second.cancel()
        first.cancel()
        await asyncio.wait([first, second])
        return await asyncio.wait_for(pool.think(WorkTask(Count(0))), TIMEOUT)

    assert asyncio.run(play()) == {"counted": 0, "seconds": 1.0, "niceness": 0}
    assert len(started) == 1


def test_long_work_gives_way_to_everything_else() -> None:
    pool = background_pool()
    try:
        answer = asyncio.run(pool.think(WorkTask(Count(0), seconds=60)))
    finally:
        pool.close()
    assert answer == {"counted": 0, "seconds": 60, "niceness": BACKGROUND_NICENESS}


def test_work_gets_no_more_than_its_share() -> None:
    async def seconds() -> list[float]:
        queue = FairQueue(1, answered_within=6)
        for guest in ("ada", "ada", "ben"):
            queue.add(Job(WorkTask(Count(0), guest, seconds=60), 1, 1))
        taken = [queue.take() for _ in range(3)]
        return [job.seconds for job in taken if job is not None]

    assert asyncio.run(seconds()) == [1.5, 3, 1.5]
