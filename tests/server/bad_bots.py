"""Bots that hang or die, by their codes; imported by worker processes, and so without anything of the tests."""

from __future__ import annotations

import os
import time

from greatpowers.core.game import State
from greatpowers.server.bots import worker as bot_worker
from greatpowers.server.bots.worker import Question


def answer(state: State, question: Question) -> object:
    """As the bot of this code answers."""
    if question.bot == "hangs":
        os.write(1, b"hangs\n")
        time.sleep(60)
    if question.bot == "dies":
        os._exit(1)
    if question.bot == "raises":
        raise RuntimeError("confused")
    if question.bot == "babbles":
        return "x" * 100_000
    return bot_worker.answer(state, question)
