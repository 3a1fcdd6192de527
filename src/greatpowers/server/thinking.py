"""Bots think in processes of their own; whatever happens to them, the table goes on.

A process gets what rebuilds the turn: the game and its actions. It remembers the positions it saw last, so that a long
game costs it no more than a short one. This module imports nothing of the web: the processes start quickly.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import suppress
from random import Random

from greatpowers.bots import Turn, make_bot
from greatpowers.core.game import Game, State, below
from greatpowers.games import make_game

LOG = logging.getLogger("greatpowers.server")
PATIENCE = 60.0  # seconds for one decision
ATTEMPTS = 2
MOST_REMEMBERED = 16  # positions in each process


class Task:
    """One decision that a bot is asked for, as it travels to another process."""

    def __init__(self, game: Game, actions: list[int], seat: int, bot: str, luck: str) -> None:
        self.game = (game.id, game.seats, tuple(game.options.items()))
        self.actions = list(actions)
        self.seat = seat
        self.bot = bot
        self.luck = luck


Decide = Callable[[Task], int]


# -- in the process of the bot -------------------------------------------------------------------------------

_GameKey = tuple[str, int, tuple[tuple[str, str | int], ...]]
_remembered: OrderedDict[tuple[_GameKey, tuple[int, ...]], State] = OrderedDict()


def _position(task: Task) -> State:
    """The position after these actions: from one that is remembered where it leads here."""
    actions = tuple(task.actions)
    best: tuple[_GameKey, tuple[int, ...]] | None = None
    for key in _remembered:
        if key[0] == task.game and key[1] == actions[: len(key[1])] and (best is None or len(key[1]) > len(best[1])):
            best = key
    state = make_game(task.game[0], task.game[1], dict(task.game[2])).start() if best is None else _remembered.pop(best)
    for action in actions[0 if best is None else len(best[1]) :]:
        state.apply(action)
    _remembered[task.game, actions] = state
    if len(_remembered) > MOST_REMEMBERED:
        _remembered.popitem(last=False)
    return state


def decide(task: Task) -> int:
    """Ask the bot."""
    bot = make_bot(task.bot, task.game[0])
    return bot.decide(Turn(_position(task), task.seat), Random(task.luck))


def _begin() -> None:
    """A new process: Ctrl-C is for the server, and when the server is gone, nobody needs the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


# -- in the process of the server ----------------------------------------------------------------------------


def _processes() -> Executor:
    count = max(1, min(4, (os.cpu_count() or 2) - 1))
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _begin)


class Thinker:
    """Asks bots, never waits in the event loop, and always has an answer in the end."""

    def __init__(
        self,
        decide: Decide = decide,
        executor: Callable[[], Executor] = _processes,
        patience: float = PATIENCE,
    ) -> None:
        self._decide = decide
        self._make = executor
        self._patience = patience
        self._pool: Executor | None = None

    def warm_up(self) -> None:
        """Start a process already, before anybody waits for it."""
        self._executor().submit(os.getpid)

    def _executor(self) -> Executor:
        if self._pool is None:
            self._pool = self._make()
        return self._pool

    async def decide(self, task: Task, state: State) -> int:
        """A legal action for this task: the bot's, or any at all when the bot fails twice."""
        legal = list(state.legal())  # before anything else may change the position
        for attempt in range(ATTEMPTS):
            try:
                action = await self._ask(task)
            except Exception as error:
                LOG.warning("bot %s failed (attempt %d): %r", task.bot, attempt + 1, error)
                continue
            if _is_possible(state, action, task.seat):
                return action
            LOG.warning("bot %s chose what is not possible (attempt %d): %r", task.bot, attempt + 1, action)
        return legal[below(Random(task.luck), len(legal))]

    async def _ask(self, task: Task) -> int:
        pool = self._executor()
        try:
            answer = asyncio.get_running_loop().run_in_executor(pool, self._decide, task)
            return await asyncio.wait_for(answer, self._patience)
        except (BrokenExecutor, TimeoutError):  # the process died, or hangs
            self._drop(pool)
            raise

    def _drop(self, pool: Executor) -> None:
        """Away with a pool whose process died or hangs; the next question starts a new one."""
        if self._pool is pool:
            self._pool = None
        workers = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:  # shutting down alone would wait for one that hangs
            with suppress(Exception):
                worker.kill()

    def close(self) -> None:
        """No more thinking."""
        if self._pool is not None:
            self._drop(self._pool)


def _is_possible(state: State, action: object, seat: int) -> bool:
    return isinstance(action, int) and 0 <= action < len(state.game.space) and state.why_not(action, seat) is None
