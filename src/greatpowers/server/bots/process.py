"""A bot's worker process, as the server sees it: it may hang or die at any time."""

from __future__ import annotations

import json
import multiprocessing
from ctypes import c_longlong
from typing import Protocol

from greatpowers.server.bots import worker as bot_worker
from greatpowers.server.bots.work import Assignment, Report
from greatpowers.server.bots.worker import Answer, Question

START_TIMEOUT = 60.0  # seconds until a new process must be ready
MAX_REPLY = 10_000  # bytes
MAX_WORK = 4_000_000  # bytes of the answer to a piece of work, which is our own code


class BotError(Exception):
    """A bot failed; its worker is well."""


class Worker(Protocol):
    """Answers one question after another. One thread uses it, but for `stop` and `kill`."""

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""

    def prepare(self) -> None:
        """Return when it is ready; raises an exception when it does not start."""

    def ask(self, question: Question) -> object:
        """The bot's answer, which may be anything; raises BotError, or something else when the worker is lost."""

    def work(self, assignment: Assignment, report: Report) -> object:
        """The answer to a piece of work, after what it reports; raises as `ask` does."""

    def stop(self, number: int) -> None:
        """Tell the bot that nobody waits for the answer to the question of this number; called by any thread."""

    def kill(self) -> None:
        """End it, whatever it is doing."""

    def close(self) -> None:
        """End it and leave nothing behind."""


class ProcessWorker:
    """A worker in a process of its own."""

    def __init__(self, answer: Answer = bot_worker.answer, niceness: int = 0) -> None:
        """`niceness`: how much it gives way to other processes."""
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._stopped = context.RawValue(c_longlong, bot_worker.NO_QUESTION)  # shared, as the process does not read
        arguments = (theirs, self._stopped, answer, niceness)
        self._process = context.Process(target=bot_worker.main, args=arguments, name="bots", daemon=True)
        self._is_killed = False
        with theirs:  # only the process may hold this end, or nobody would notice its death
            self._process.start()

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        return not self._is_killed and self._process.is_alive()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def prepare(self) -> None:
        """Return when the process is ready."""
        if not self._pipe.poll(START_TIMEOUT):
            raise TimeoutError("the process does not start")
        self._pipe.recv_bytes(len(bot_worker.READY))

    def ask(self, question: Question) -> object:
        """The bot's answer."""
        self._pipe.send(question)
        reply = json.loads(self._pipe.recv_bytes(MAX_REPLY))
        if "error" in reply:
            raise BotError(reply["error"])
        return reply["answer"]

    def work(self, assignment: Assignment, report: Report) -> object:
        """The answer to a piece of work."""
        self._pipe.send(assignment)
        while "progress" in (reply := json.loads(self._pipe.recv_bytes(MAX_WORK))):
            report(reply["progress"])
        if "error" in reply:
            raise BotError(reply["error"])
        return reply["answer"]

    def stop(self, number: int) -> None:
        """Tell the bot that nobody waits for this answer."""
        self._stopped.value = number

    def kill(self) -> None:
        """Kill the process; who waits for its answer notices."""
        self._is_killed = True
        self._process.kill()

    def close(self) -> None:
        """Kill the process and wait for its end."""
        self.kill()
        self._process.join()
        self._pipe.close()
