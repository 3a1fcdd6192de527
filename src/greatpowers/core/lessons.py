"""Lessons: real positions with a task that the engine checks, one file each in `games/GAME/lessons/`.

A lesson has a position, the seat that learns, a goal in the words of actions and events, a solution, the rules behind
it, and its texts in every language. `docs/lessons.md` shows how to write one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

from greatpowers.core.board import LANGUAGES
from greatpowers.core.game import Game, Hint, State
from greatpowers.core.header import MakeGame, RecordError
from greatpowers.core.position import load
from greatpowers.core.record import Record
from greatpowers.core.steps import Action, Seat
from greatpowers.core.words import Signature, Value

FOLDER: Final = "lessons"
SENTENCES: Final = ("title", "intro", "task", "praise")  # texts beside the hints
_KEYS: Final = frozenset({"seat", "seed", "bots", "most", "rules", "solution", "position", "goal", "avoid", *LANGUAGES})
_OWN: Final = frozenset({"do", "event", "times", "hint", "least"})  # keys of a pattern that are no arguments


class BadLesson(ValueError):
    """A lesson file that cannot be used: the message names the file and what is wrong with it."""


class LessonText:
    """What a lesson says in one language."""

    def __init__(self, title: str, intro: str, task: str, hints: list[str], praise: str) -> None:
        self.title = title
        self.intro = intro
        self.task = task
        self.hints = hints
        self.praise = praise


class Pattern:
    """An own action (`do`) or an event with certain arguments, so many `times`.

    `least`: numbers that it must reach; those of its hint, where `hint` names one.
    """

    def __init__(
        self, words: dict[str, Value], times: int = 1, hint: str = "", least: Mapping[str, int] | None = None
    ) -> None:
        self.words = words
        self.times = times
        self.hint = hint
        self.least = dict(least or {})

    def fits(self, words: Mapping[str, Value], hints: Sequence[Hint]) -> bool:
        """Whether this action or event, with the hints of the action, is the one that is meant."""
        if any(words.get(name) != value for name, value in self.words.items()):
            return False
        if not self.hint:
            return _reaches(words, self.least)
        return any(name == self.hint and _reaches(values, self.least) for name, values in hints)


def _reaches(values: Mapping[str, Value], least: Mapping[str, int]) -> bool:
    return all(int(values.get(name, -1)) >= number for name, number in least.items())


class Lesson:
    """A lesson of a game. `most`: own actions after which it has failed; 0: any number.

    `seed` decides luck and what the bots do, so that a lesson goes the same way every time.
    """

    def __init__(
        self,
        name: str,
        start: State,
        seat: Seat,
        goal: list[Pattern],
        avoid: list[Pattern],
        solution: list[str],
        rules: list[str],
        texts: dict[str, LessonText],
        most: int = 0,
        seed: int = 1,
        bots: str = "thumb",
    ) -> None:
        self.name = name
        self.start = start
        self.seat = seat
        self.goal = goal
        self.avoid = avoid
        self.solution = solution
        self.rules = rules
        self.texts = texts
        self.most = most
        self.seed = seed
        self.bots = bots

    @property
    def game(self) -> Game:
        """The game that it teaches."""
        return self.start.game


# -- progress ------------------------------------------------------------------------------------------------


class Progress:
    """How far a lesson has come: how often each part of the goal was met, and whether it is done or has failed."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.counts = [0] * len(lesson.goal)
        self.taken = 0  # own actions
        self.done = False
        self.failed = False

    @property
    def is_open(self) -> bool:
        """Whether there is still something to do."""
        return not self.done and not self.failed

    def step(self, state: State, action: Action, actor: Seat) -> None:
        """Take an action in this position, which goes on from there, and see what it brings."""
        game, mine = self.lesson.game, actor == self.lesson.seat
        hints = state.hints(action, actor) if mine and self.is_open else []
        state.events = []
        state.apply(action, actor)
        if mine:
            self.taken += 1
            self._meet(game.space.to_json(action), hints)
        for event in state.events:
            self._meet(game.events[event[0]].to_json(event[1:]), hints)
        state.events = None
        if self.is_open and self.lesson.most and self.taken >= self.lesson.most:
            self.failed = True

    def _meet(self, words: Mapping[str, Value], hints: Sequence[Hint]) -> None:
        """Compare an action or event with what is asked for; what comes after the end counts no more."""
        if not self.is_open:
            return
        for number, pattern in enumerate(self.lesson.goal):
            if self.counts[number] < pattern.times and pattern.fits(words, hints):
                self.counts[number] += 1
        self.done = all(count == pattern.times for count, pattern in zip(self.counts, self.lesson.goal, strict=True))
        self.failed = not self.done and any(pattern.fits(words, hints) for pattern in self.lesson.avoid)


def progress_of(lesson: Lesson, record: Record) -> Progress:
    """How far the game of this record, which began with the lesson, has come."""
    progress = Progress(lesson)
    state = record.start()
    for action, actor in zip(record.actions, record.actors, strict=True):
        progress.step(state, action, actor)
    return progress


# -- reading -------------------------------------------------------------------------------------------------


def load_lessons(package: str, make_game: MakeGame) -> list[Lesson]:
    """The lessons of a game's package, in the order of their names; raises BadLesson."""
    folder = files(package).joinpath(FOLDER)
    sources = sorted((file.name, file) for file in folder.iterdir()) if folder.is_dir() else []
    return [
        read_lesson(name.removesuffix(".toml"), file.read_text("utf-8"), make_game)
        for name, file in sources
        if name.endswith(".toml")
    ]


def read_lesson(name: str, text: str, make_game: MakeGame) -> Lesson:
    """The lesson that this text holds; raises BadLesson."""
    try:
        data = tomllib.loads(text)
        return _Reader(data, make_game).lesson(name)
    except RecordError as error:
        raise BadLesson(f"{name}: position: {error}") from error
    except (KeyError, TypeError, ValueError) as error:
        missing = f"{error.args[0]!r} is missing" if isinstance(error, KeyError) else str(error)
        raise BadLesson(f"{name}: {missing}") from error


class _Reader:
    """Reads one lesson file; raises ValueError for what does not fit."""

    def __init__(self, data: dict[str, Any], make_game: MakeGame) -> None:
        _know("key", data, _KEYS)
        self.data = data
        self.start = load(data["position"], make_game)
        self.game = self.start.game

    def lesson(self, name: str) -> Lesson:
        data = self.data
        seat = data["seat"] - 1
        if not 0 <= seat < self.game.seats:
            raise ValueError(f"there is no seat {seat + 1}")
        for rule in data["rules"]:
            _know("rule", [rule], self.game.rulebook.rules)
        for action in data["solution"]:
            self.game.space.find(action)
        return Lesson(
            name,
            self.start,
            seat,
            [self._pattern(given) for given in data["goal"]],
            [self._pattern(given) for given in data.get("avoid", [])],
            data["solution"],
            data["rules"],
            {language: _text(language, data[language]) for language in LANGUAGES},
            data.get("most", 0),
            data.get("seed", 1),
            data.get("bots", "thumb"),
        )

    def _pattern(self, given: dict[str, Any]) -> Pattern:
        arguments = {name: value for name, value in given.items() if name not in _OWN}
        key = "event" if "event" in given else "do"
        signature = self._signature(key, given[key])
        known = {argument.name: argument.domain for argument in signature.arguments}
        _know(f"argument of {signature.name}", arguments, known)
        for name, value in arguments.items():
            domain = known[name]
            if not domain.open_ended and domain.find(value) is None:
                raise ValueError(f"{name} of {signature.name} is never {value!r}")
        if "hint" not in given:
            _know(f"argument of {signature.name}", given.get("least", {}), known)
        words: dict[str, Value] = {key: signature.name, **arguments}
        return Pattern(words, given.get("times", 1), given.get("hint", ""), given.get("least"))

    def _signature(self, key: str, name: str) -> Signature:
        kinds: dict[str, Signature] = {kind.name: kind for kind in self.game.events}
        if key == "do":
            kinds = {family.name: family for family in self.game.space.families}
        _know("event" if key == "event" else "action", [name], kinds)
        return kinds[name]


def _text(language: str, data: dict[str, Any]) -> LessonText:
    _know(f"text in {language}", data, (*SENTENCES, "hints"))
    empty = [name for name in (*SENTENCES, "hints") if not data.get(name)]
    if empty:
        raise ValueError(f"no {empty[0]} in {language}")
    return LessonText(data["title"], data["intro"], data["task"], data["hints"], data["praise"])


def _know(what: str, given: Iterable[str], known: Iterable[str]) -> None:
    """Every word that is given has to be known."""
    unknown = sorted(set(given) - set(known))
    if unknown:
        raise ValueError(f"there is no {what} {unknown[0]!r}")
