"""A bots' worker in the test's own process, for bots that wait for the test."""

from __future__ import annotations

from types import SimpleNamespace

from greatpowers.server.bots.pool import BotPool
from greatpowers.server.bots.process import BotError
from greatpowers.server.bots.work import Assignment, Report
from greatpowers.server.bots.worker import NO_QUESTION, Answer, Question, Thinker, answer


class ThreadWorker(Thinker):
    """Thinks in the pool's own thread. It cannot be killed: it counts the attempts."""

    is_alive = True
    kills = 0

    def __init__(self, answer: Answer = answer) -> None:
        super().__init__(SimpleNamespace(value=NO_QUESTION), answer)

    def prepare(self) -> None:
        """Nothing has to start."""

    def ask(self, question: Question) -> object:
        try:
            return self.think(question)
        except Exception as error:
            raise BotError(repr(error)) from error

    def work(self, assignment: Assignment, report: Report) -> object:
        try:
            return super().work(assignment, report)
        except Exception as error:
            raise BotError(repr(error)) from error

    def stop(self, number: int) -> None:
        self._stopped.value = number

    def kill(self) -> None:
        self.kills += 1

    def close(self) -> None:
        """Nothing is left behind."""


def in_thread(answer: Answer = answer, timeout: float = 60, size: int = 1) -> BotPool:
    """A pool whose bots answer in threads."""
    return BotPool(lambda: ThreadWorker(answer), size, timeout)
