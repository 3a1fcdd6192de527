"""Bots run in worker processes; whatever happens to them, the game continues.

A worker gets what it needs to rebuild the turn: the game, where it started, and its actions. It caches recent
positions, so a long game costs it no more than a short one. This module imports no web code, so the workers start
quickly.
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

from greatpowers.bots import Turn, ask, make_bot
from greatpowers.core.actions import BadNotation
from greatpowers.core.game import State, randbelow
from greatpowers.core.position import dump, load
from greatpowers.core.record import Record
from greatpowers.games import make_game

LOG = logging.getLogger("greatpowers.server")
DECISION_TIMEOUT = 60.0  # seconds
ATTEMPTS = 2
MAX_CACHED = 16  # positions per worker


class BotTask:
    """One decision for a bot, as it is sent to a worker."""

    def __init__(self, record: Record, seat: int, bot: str, rng_seed: str) -> None:
        game = record.game
        position = "" if record.position is None else dump(record.position)
        self.game = (game.id, game.seats, tuple(game.options.items()), position)
        self.actions = list(zip(record.actions, record.actors, strict=True))
        self.seat = seat
        self.bot = bot
        self.rng_seed = rng_seed


Decide = Callable[[BotTask], int | None]


# -- in the worker -------------------------------------------------------------------------------------------

_GameKey = tuple[str, int, tuple[tuple[str, str | int], ...], str]  # and the position that the game starts from
_Actions = tuple[tuple[int, int], ...]  # each action with who took it
_cached: OrderedDict[tuple[_GameKey, _Actions], State] = OrderedDict()


def _position(task: BotTask) -> State:
    """The position after these actions, from the nearest cached one."""
    actions = tuple(task.actions)
    best: tuple[_GameKey, _Actions] | None = None
    for key in _cached:
        if key[0] == task.game and key[1] == actions[: len(key[1])] and (best is None or len(key[1]) > len(best[1])):
            best = key
    state = _start(task.game) if best is None else _cached.pop(best)
    for action, actor in actions[0 if best is None else len(best[1]) :]:
        state.apply(action, actor)
    _cached[task.game, actions] = state
    if len(_cached) > MAX_CACHED:
        _cached.popitem(last=False)
    return state


def _start(key: _GameKey) -> State:
    """Where the game starts."""
    game_id, seats, options, position = key
    return load(position, make_game) if position else make_game(game_id, seats, dict(options)).start()


def decide(task: BotTask) -> int | None:
    """Let the bot decide, or respond to an aside (None: it does not)."""
    bot = make_bot(task.bot, task.game[0])
    return ask(bot, Turn(_position(task), task.seat), Random(task.rng_seed))


def _start_worker() -> None:
    """Leave Ctrl-C to the server, and exit when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


# -- in the server ------------------------------------------------------------------------------------------


def _worker_processes() -> Executor:
    count = max(1, min(4, (os.cpu_count() or 2) - 1))
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _start_worker)


class BotPool:
    """Asks bots without blocking the event loop, and always comes up with a legal action."""

    def __init__(
        self,
        decide: Decide = decide,
        executor: Callable[[], Executor] = _worker_processes,
        timeout: float = DECISION_TIMEOUT,
    ) -> None:
        self._decide = decide
        self._make_executor = executor
        self._timeout = timeout
        self._pool: Executor | None = None

    def warm_up(self) -> None:
        """Start a worker before anybody waits for it."""
        self._executor().submit(os.getpid)

    def _executor(self) -> Executor:
        if self._pool is None:
            self._pool = self._make_executor()
        return self._pool

    async def decide(self, task: BotTask, state: State) -> int | None:
        """The bot's action, or a random legal one when the bot fails twice; None when it does not respond."""
        legal = list(state.legal(task.seat))  # now, before the position can change
        for attempt in range(ATTEMPTS):
            try:
                action = await self._ask(task)
            except Exception as error:
                LOG.warning("bot %s failed (attempt %d): %r", task.bot, attempt + 1, error)
                continue
            if (action is None and not legal) or _is_legal(state, action, task.seat):
                return action
            LOG.warning("bot %s chose an illegal action (attempt %d): %r", task.bot, attempt + 1, action)
        return legal[randbelow(Random(task.rng_seed), len(legal))] if legal else None

    async def _ask(self, task: BotTask) -> int | None:
        pool = self._executor()
        try:
            answer = asyncio.get_running_loop().run_in_executor(pool, self._decide, task)
            return await asyncio.wait_for(answer, self._timeout)
        except (BrokenExecutor, TimeoutError):  # the worker died or hangs
            self._drop(pool)
            raise

    def _drop(self, pool: Executor) -> None:
        """Discard an executor whose worker died or hangs; the next decision starts a new one."""
        if self._pool is pool:
            self._pool = None
        workers = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:  # shutdown alone would leave a hanging worker running
            with suppress(Exception):
                worker.kill()

    def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            self._drop(self._pool)


def _is_legal(state: State, action: object, seat: int) -> bool:
    """Whether the answer of a bot, which may be anything, is a legal action."""
    try:
        return isinstance(action, int) and state.why_not(state.game.space.find(action), seat) is None
    except BadNotation:
        return False
