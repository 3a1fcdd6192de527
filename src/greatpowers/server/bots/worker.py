"""What runs in a bot's worker process: it follows games by their actions, and lets bots decide in them.

The server knows which games a worker follows and how far, and sends only what is new. This module imports no web code,
so that workers start quickly.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import threading
from array import array
from collections.abc import Callable
from functools import lru_cache
from multiprocessing.connection import Connection
from random import Random
from typing import NamedTuple, TypeAlias

from greatpowers.bots import Turn, ask, make_bot
from greatpowers.core.game import Game, State
from greatpowers.core.position import load
from greatpowers.games import make_game

READY = b"ready"
MAX_ERROR = 1000  # characters
MAX_GAMES = 16  # games with different seats or options that a worker keeps; tables of the same game share one
_Options: TypeAlias = tuple[tuple[str, str | int], ...]


class Start(NamedTuple):
    """Where a game starts: its beginning, or a position as text."""

    game: str
    seats: int
    options: _Options
    position: str

    def state(self) -> State:
        """The position before the first action."""
        game = _game(self.game, self.seats, self.options)
        return load(self.position, lambda *_: game) if self.position else game.start()


class Question(NamedTuple):
    """One decision for a bot, with what its worker does not know yet of the game."""

    key: int  # under which the worker keeps the game
    start: Start | None  # of a game that the worker does not follow yet
    actions: array[int]  # those that the worker has not seen; arrays travel fast even when a whole game is sent
    actors: array[int]  # who took each of them
    forget: list[int]  # the keys of games that the worker no longer has to follow
    seat: int
    bot: str
    rng_seed: str


Answer: TypeAlias = Callable[[State, Question], object]


@lru_cache(MAX_GAMES)
def _game(game: str, seats: int, options: _Options) -> Game:
    return make_game(game, seats, dict(options))


def answer(state: State, question: Question) -> int | None:
    """Let the bot decide, or respond to an aside (None: it does not)."""
    bot = make_bot(question.bot, state.game.id)
    return ask(bot, Turn(state, question.seat), Random(question.rng_seed))


class Thinker:
    """The games that a worker follows, each at its newest known position."""

    def __init__(self, answer: Answer = answer) -> None:
        self._answer = answer
        self._states: dict[int, State] = {}

    def think(self, question: Question) -> object:
        """The bot's answer, which may be anything."""
        for key in question.forget:
            self._states.pop(key, None)
        if question.start is not None:
            self._states[question.key] = question.start.state()
        state = self._states[question.key]
        for action, actor in zip(question.actions, question.actors, strict=True):
            state.apply(action, actor)
        return self._answer(state, question)


def main(connection: Connection, answer: Answer) -> None:
    """Answer the server's questions until it is gone. Ctrl-C is the server's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    thinker = Thinker(answer)
    connection.send_bytes(READY)
    while True:
        try:
            question = connection.recv()
        except EOFError:
            return
        connection.send_bytes(_reply(thinker, question))


def _reply(thinker: Thinker, question: Question) -> bytes:
    """The answer as JSON: what comes from a bot is data, which cannot run in the server."""
    try:
        return json.dumps({"action": thinker.think(question)}).encode()
    except Exception as error:
        return json.dumps({"error": repr(error)[:MAX_ERROR]}).encode()


def _exit_with_parent() -> None:
    """Exit when the server is gone, even if a bot is thinking or hangs."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
