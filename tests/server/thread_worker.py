"""A bots' worker in the test's own process, for bots that wait for the test."""

from __future__ import annotations

from greatpowers.server.bots.pool import BotPool
from greatpowers.server.bots.process import BotError
from greatpowers.server.bots.worker import Answer, Question, Thinker, answer


class ThreadWorker(Thinker):
    """Thinks in the pool's own thread. It cannot be killed: it counts the attempts."""

    is_alive = True
    kills = 0

    def prepare(self) -> None:
        """Nothing has to start."""

    def ask(self, question: Question) -> object:
        try:
            return self.think(question)
        except Exception as error:
            raise BotError(repr(error)) from error

    def kill(self) -> None:
        self.kills += 1

    def close(self) -> None:
        """Nothing is left behind."""


def in_thread(answer: Answer = answer, timeout: float = 60, size: int = 1) -> BotPool:
    """A pool whose bots answer in threads."""
    return BotPool(lambda: ThreadWorker(answer), size, timeout)
