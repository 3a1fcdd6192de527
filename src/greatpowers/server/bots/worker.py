"""What runs in a bot's worker process: it follows games by their actions, lets bots decide in them, and works.

The server knows which games a worker follows and how far, and sends only what is new. Bots that remember are kept as
long as the worker follows the game: after an undo it is sent as another one. This module imports no web code,
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

from greatpowers.bots import Bot, Turn, make_bot
from greatpowers.bots.bot import Observer
from greatpowers.bots.following import Following
from greatpowers.core.game import Game, State
from greatpowers.core.position import load
from greatpowers.games import make_game
from greatpowers.server.bots.work import Assignment, Report, Stopped, Thinking

READY = b"ready"
MAX_ERROR = 1000  # characters
NO_QUESTION = -1
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

    number: int  # by which it can be stopped
    key: int  # under which the worker keeps the game
    start: Start | None  # of a game that the worker does not follow yet
    actions: array[int]  # those that the worker has not seen; arrays travel fast even when a whole game is sent
    actors: array[int]  # who took each of them
    forget: list[int]  # the keys of games that the worker no longer has to follow
    seat: int
    bot: str
    rng_seed: str
    seconds: float  # how long the bot may think


class WorkerTurn(Turn):
    """A decision with its time, which the server may cancel."""

    def __init__(self, state: State, question: Question, stopped: Stopped) -> None:
        super().__init__(state, question.seat)
        self.seconds = question.seconds
        self._number = question.number
        self._stopped = stopped

    def is_cancelled(self) -> bool:
        """See Turn."""
        return self._stopped.value == self._number


class FollowedGame:
    """A game that a worker follows, at its newest known position, with the bots that were asked in it."""

    def __init__(self, start: Start) -> None:
        self._start = start
        self._actions, self._actors = array("q"), array("b")
        self._bots: dict[int, Bot] = {}
        self._codes: dict[int, str] = {}
        self._answers: dict[int, tuple[int, int | None]] = {}  # to which decision, and what; by seat
        self._begin()

    def _begin(self) -> None:
        """Play the game from its start; its events are collected if a bot observes."""
        self.state = self._start.state()
        self._following = Following(self.state, self._bots, is_whole=self._is_whole)
        self._apply(self._actions, self._actors)

    @property
    def _is_whole(self) -> bool:
        return not self._start.position

    def advance(self, question: Question) -> None:
        """Follow the game to the position of this question."""
        self._actions += question.actions
        self._actors += question.actors
        self._apply(question.actions, question.actors)

    def _apply(self, actions: array[int], actors: array[int]) -> None:
        for action, actor in zip(actions, actors, strict=True):
            self.state.apply(action, actor)

    def ask(self, turn: Turn, rng: Random) -> int | None:
        """Let the bot of a seat decide, or respond to an aside (None: it does not)."""
        action = self._following.ask(turn, rng)
        self._answers[turn.seat] = len(self._actions), action
        return action

    def prepare(self, seat: int, code: str) -> None:
        """Make the bot of a seat, unless it plays already and what it did last has happened: it may go by that."""
        if self._codes.get(seat) == code and self._is_taken(seat):
            return
        self._answers.pop(seat, None)
        self._codes[seat] = code
        self._bots[seat] = make_bot(code, self.state.game.id)
        if self._is_whole and self.state.events is None and isinstance(self._bots[seat], Observer):
            self._begin()

    def _is_taken(self, seat: int) -> bool:
        """Whether the last answer for a seat was the next action of it."""
        number, action = self._answers.get(seat, (0, None))
        if action is None:
            return True
        own = (later for later in range(number, len(self._actions)) if self._actors[later] == seat)
        return (first := next(own, None)) is not None and self._actions[first] == action


Answer: TypeAlias = Callable[[FollowedGame, Question, Stopped], object]


@lru_cache(MAX_GAMES)
def _game(game: str, seats: int, options: _Options) -> Game:
    return make_game(game, seats, dict(options))


def answer(game: FollowedGame, question: Question, stopped: Stopped) -> int | None:
    """Let the bot decide, or respond to an aside (None: it does not)."""
    game.prepare(question.seat, question.bot)
    return game.ask(WorkerTurn(game.state, question, stopped), Random(question.rng_seed))


class Thinker:
    """The games that a worker follows."""

    def __init__(self, stopped: Stopped, answer: Answer = answer) -> None:
        self._stopped = stopped
        self._answer = answer
        self._games: dict[int, FollowedGame] = {}

    def work(self, assignment: Assignment, report: Report) -> object:
        """The answer to a piece of work; `report` takes what is known before."""
        return assignment.work.run(Thinking(assignment.number, assignment.seconds, self._stopped, report))

    def think(self, question: Question) -> object:
        """The bot's answer, which may be anything."""
        for key in question.forget:
            self._games.pop(key, None)
        if question.start is not None:
            self._games[question.key] = FollowedGame(question.start)
        game = self._games[question.key]
        game.advance(question)
        return self._answer(game, question, self._stopped)


def main(connection: Connection, stopped: Stopped, answer: Answer, niceness: int = 0) -> None:
    """Answer the server's questions until it is gone. Ctrl-C is the server's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness:
        os.nice(niceness)
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    thinker = Thinker(stopped, answer)
    connection.send_bytes(READY)
    while True:
        try:
            question = connection.recv()
        except EOFError:
            return
        connection.send_bytes(_reply(thinker, question, connection))


def _reply(thinker: Thinker, question: Question | Assignment, connection: Connection) -> bytes:
    """The answer as JSON: what comes from a bot is data, which cannot run in the server."""

    def report(progress: object) -> None:
        connection.send_bytes(json.dumps({"progress": progress}).encode())

    try:
        if isinstance(question, Assignment):
            return json.dumps({"answer": thinker.work(question, report)}).encode()
        return json.dumps({"answer": thinker.think(question)}).encode()
    except Exception as error:
        return json.dumps({"error": repr(error)[:MAX_ERROR]}).encode()


def _exit_with_parent() -> None:
    """Exit when the server is gone, even if a bot is thinking or hangs."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
