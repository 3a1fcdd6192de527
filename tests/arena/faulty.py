"""A bot that fails at its fifth decision, in one of several ways."""

from __future__ import annotations

import os
import time
from typing import Literal

from greatpowers.bots import Turn
from greatpowers.core.game import Random

How = Literal["raise", "leave", "kill", "hang", "ignore", "illegal", "nothing"]


class Faulty:
    """Takes the first legal action until it fails."""

    def __init__(
        self, how: Literal["raise", "leave", "kill", "hang", "ignore", "illegal", "nothing"] = "raise"
    ) -> None:
        self._how = how
        self._decisions = 0

    def decide(self, turn: Turn, rng: Random) -> int:
        self._decisions += 1
        if self._decisions < 5:
            return turn.legal[0]
        if self._how == "raise":
            raise ZeroDivisionError("oops")
        if self._how == "leave":
            raise SystemExit(0)
        if self._how == "kill":
            os._exit(7)
        while self._how == "hang":
            time.sleep(0.01)
        if self._how == "ignore":
            self._ignore_the_alarm()
        return None if self._how == "nothing" else -1  # type: ignore[return-value]

    def _ignore_the_alarm(self) -> None:
        try:
            time.sleep(60)
        except BaseException:  # as bad programs do
            return
