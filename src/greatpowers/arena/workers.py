"""Runs a task for many items in processes of their own, which a bot may hang or end.

The process in which a bot ends itself is replaced; the caller learns which item it was working on and whose bot was
thinking, and says with what to try again.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, NamedTuple, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

NOBODY = -1
_CONTEXT = multiprocessing.get_context("spawn")
_asked: Any = None  # in a worker: the shared number of the seat whose bot thinks


class Death(NamedTuple):
    """How a process ended, and whose bot was thinking."""

    exit_code: int | None
    seat: int


def mark(seat: int) -> None:
    """Let the parent know whose bot is about to think."""
    if _asked is not None:
        _asked.value = seat


def run_apart(
    task: Callable[[Item], Result], items: Sequence[Item], jobs: int, again: Callable[[Item, Death], Item]
) -> Iterator[Result]:
    """Yield the results as they come in. The processes end when the caller stops iterating, for example on Ctrl-C.

    `again`: the item to try instead of one whose process has ended; it may raise an exception.
    """
    waiting = list(reversed(items))
    workers: list[_Worker[Item, Result]] = []
    try:
        while waiting or workers:
            while waiting and len(workers) < jobs:
                workers.append(_Worker(task, waiting.pop()))
            for worker in _ready(workers):
                try:
                    yield worker.result()
                except EOFError:
                    waiting.append(again(worker.item, worker.bury()))
                    workers.remove(worker)
                    continue
                if waiting:
                    worker.give(waiting.pop())
                else:
                    worker.end()
                    workers.remove(worker)
    finally:
        for worker in workers:
            worker.end()


def _ready(workers: Sequence[_Worker[Item, Result]]) -> list[_Worker[Item, Result]]:
    ready = wait([worker.pipe for worker in workers])
    return [worker for worker in workers if worker.pipe in ready]


class _Worker(Generic[Item, Result]):
    """A process and the item that it works on."""

    def __init__(self, task: Callable[[Item], Result], item: Item) -> None:
        self.pipe, theirs = _CONTEXT.Pipe()
        self._asked = _CONTEXT.Value("i", NOBODY, lock=False)
        self._process = _CONTEXT.Process(target=_work, args=(theirs, task, self._asked), daemon=True)
        # Only the parent handles Ctrl-C: a process started while it is ignored keeps ignoring it.
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            with theirs:  # only the process may hold this end, or nobody would notice its death
                self._process.start()
        finally:
            signal.signal(signal.SIGINT, before)
        self.give(item)

    def give(self, item: Item) -> None:
        self.item = item
        self._asked.value = NOBODY
        with suppress(OSError):  # that it is dead shows when its result is read
            self.pipe.send(item)

    def result(self) -> Result:
        """The result of the item; raises EOFError when the process has ended instead."""
        try:
            result: Result = self.pipe.recv()
        except OSError:
            raise EOFError from None
        return result

    def bury(self) -> Death:
        self._process.join()
        self.pipe.close()
        return Death(self._process.exitcode, self._asked.value)

    def end(self) -> None:
        self._process.terminate()
        self._process.join()
        self.pipe.close()


def _work(pipe: Connection, task: Callable[[Any], Any], asked: Any) -> None:
    """What runs in the process."""
    global _asked  # noqa: PLW0603 - there is one in each process
    _asked = asked
    while True:
        try:
            item = pipe.recv()
        except (EOFError, OSError):  # the parent is gone
            return
        result = task(item)
        with suppress(OSError):
            pipe.send(result)
