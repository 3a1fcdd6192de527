"""Bots that hang or die, by their codes; imported by worker processes, and so without anything of the tests."""

from __future__ import annotations

import os
import time

from greatpowers.server.bots import worker as bot_worker
from greatpowers.server.bots.work import Stopped
from greatpowers.server.bots.worker import FollowedGame, Question, WorkerTurn


def answer(game: FollowedGame, question: Question, stopped: Stopped) -> object:
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
    if question.bot == "ponders":
        turn = WorkerTurn(game.state, question, stopped)
        while not turn.is_cancelled():
            time.sleep(0.001)
        return turn.legal[0]
    return bot_worker.answer(game, question, stopped)
