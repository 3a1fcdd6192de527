"""Bots that are programs of their own, in any language: one line of JSON asks for a decision, one line answers.

    {"game": "imperial", "seat": 0, "view": {...}, "legal": [{"action": 17, "do": "rondel", "space": "factory"}, ...],
     "asides": [...], "events": [{"event": "turn", "nation": "austria_hungary"}, ...]}
    17

The answer is the number of one of these actions, or its notation (`rondel factory`). The events are those that the seat
has seen since the last question, at the first one since the set-up. The program is started at its
first decision, and its input ends when it is no longer needed. What it writes to its error output is shown as it is.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from greatpowers.bots.bot import Turn
from greatpowers.core.actions import BadNotation
from greatpowers.core.game import Event, Game, Random

_CLOSE_TIMEOUT = 2.0  # seconds that a program has to end by itself


class ProgramError(Exception):
    """A program that cannot be started, has ended, or has answered nonsense; `code` says which, `given` what."""

    def __init__(self, code: str, program: str, given: str = "") -> None:
        super().__init__(f"{program}: {code} {given}".rstrip())
        self.code = code
        self.program = program
        self.given = given


def is_program(word: str) -> bool:
    """Whether a word of a user's names a program, `./bot` or `python bot.py`, and not a bot by its code."""
    return "/" in word or "\\" in word or " " in word.strip()


class ProgramBot:
    """A bot that another program plays."""

    def __init__(self, command: str) -> None:
        self._command = command
        self._process: subprocess.Popen[str] | None = None
        self._events: list[dict[str, Any]] = []  # that it has not been told

    def observe(self, game: Game, seat: int, events: Sequence[Event]) -> None:
        """Keep what the seat has seen for the next question."""
        self._events += [game.events[kind].to_json(values) for kind, *values in events]

    def decide(self, turn: Turn, rng: Random) -> int:
        """Let the program choose; raises ProgramError."""
        answer = self._ask(json.dumps(_question(turn, self._events), separators=(",", ":")))
        self._events = []
        try:
            chosen = int(answer) if answer.lstrip("-").isdecimal() else turn.game.space.parse(answer)
        except BadNotation:
            chosen = -1
        if chosen not in turn.legal and chosen not in turn.asides:
            raise ProgramError("illegal", self._command, answer)
        return chosen

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is None:
            return
        for stream in (process.stdin, process.stdout):
            with suppress(OSError):  # it may have ended before it read everything
                assert stream is not None
                stream.close()
        try:
            process.wait(_CLOSE_TIMEOUT)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _ask(self, question: str) -> str:
        process = self._process = self._process or self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(question + "\n")
            process.stdin.flush()
            answer = process.stdout.readline()
        except OSError:
            answer = ""
        if not answer:
            self.close()
            raise ProgramError("ended", self._command, str(process.returncode))
        return answer.strip()

    def _start(self) -> subprocess.Popen[str]:
        try:
            words = shlex.split(self._command)
            return subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace"
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else ""
            raise ProgramError("start", self._command, reason or str(error)) from None


def _question(turn: Turn, events: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "game": turn.game.id,
        "seat": turn.seat,
        "view": turn.view,
        "legal": _actions(turn.game, turn.legal),
        "asides": _actions(turn.game, turn.asides),
        "events": events,
    }


def _actions(game: Game, numbers: list[int]) -> list[dict[str, Any]]:
    return [{"action": number, **game.space.to_json(number)} for number in numbers]
