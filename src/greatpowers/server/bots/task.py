"""What the server tells a bot's worker: of a game that the worker follows, only what is new."""

from __future__ import annotations

from array import array
from collections import OrderedDict
from itertools import count
from typing import NamedTuple

from greatpowers.core.position import dump
from greatpowers.core.record import Record
from greatpowers.server.bots.queue import MOST_SECONDS
from greatpowers.server.bots.work import Assignment, WorkTask
from greatpowers.server.bots.worker import Question, Start

MAX_FOLLOWED = 128  # games per worker; the least recently used are forgotten


class BotTask:
    """One decision for a bot.

    It shares the record's lists of actions, which only grow (after an undo the record has others): so a task is as
    cheap in a long game as in a short one, and any thread can read it.
    """

    def __init__(self, record: Record, seat: int, bot: str, rng_seed: str, guest: str = "") -> None:
        """`guest`: with whose share of the workers' time the bot thinks."""
        self.game = record.game
        self.position = record.position
        self.actions = record.actions
        self.actors = record.actors
        self.number = len(record.actions)
        self.seat = seat
        self.bot = bot
        self.rng_seed = rng_seed
        self.guest = guest
        self.seconds = MOST_SECONDS

    def start(self) -> Start:
        """Where the game starts."""
        game = self.game
        position = "" if self.position is None else dump(self.position)
        return Start(game.id, game.seats, tuple(game.options.items()), position)

    def since(self, number: int) -> tuple[array[int], array[int]]:
        """The actions from this number on, and who took each of them."""
        until = self.number
        return array("q", self.actions[number:until]), array("b", self.actors[number:until])


class _Followed(NamedTuple):
    key: int  # under which the worker keeps the game
    actions: list[int]  # the record's list, by which the game is recognised
    number: int  # how many of them the worker has


class FollowedGames:
    """What one worker knows: the games that it follows, and how far."""

    def __init__(self) -> None:
        self._games: OrderedDict[int, _Followed] = OrderedDict()  # by the identity of the lists that they hold
        self._forget: list[int] = []  # keys that the worker has not been told of
        self._keys = count()
        self._numbers = count()  # of questions

    def __contains__(self, task: BotTask | WorkTask) -> bool:
        return isinstance(task, BotTask) and id(task.actions) in self._games

    def assignment(self, task: WorkTask, seconds: float) -> Assignment:
        """What to send to the worker for a piece of work, which has nothing to do with these games."""
        return Assignment(next(self._numbers), task.work, seconds)

    def question(self, task: BotTask, seconds: float) -> Question:
        """What to send to the worker, which then knows the game up to this decision."""
        known = self._games.pop(id(task.actions), None)
        if known is not None and known.number <= task.number:
            key, start, new = known.key, None, task.since(known.number)
        else:
            key, start, new = next(self._keys), task.start(), task.since(0)
        self._games[id(task.actions)] = _Followed(key, task.actions, task.number)
        while len(self._games) > MAX_FOLLOWED:
            self._forget.append(self._games.popitem(last=False)[1].key)
        forget, self._forget = self._forget, []
        return Question(next(self._numbers), key, start, *new, forget, task.seat, task.bot, task.rng_seed, seconds)

    def drop(self, task: BotTask | WorkTask) -> None:
        """Let the worker forget a game, which may not be what it should be."""
        if isinstance(task, BotTask):
            self._forget.append(self._games.pop(id(task.actions)).key)
