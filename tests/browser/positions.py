"""Positions to begin at, as records of games that people played at random."""

from __future__ import annotations

import random
from collections.abc import Callable

from greatpowers.core.game import State
from greatpowers.core.record import Record, write
from greatpowers.games import make_game

PEOPLE = ("Ada", "Bob", "Clara", "Dario")
SEED = 8


def played_until(wanted: Callable[[State, int], bool]) -> str:
    """The record of random play up to the first position that is wanted, which may look at the number of actions.

    Nobody ever takes Taxation, so no nation gains power, the game goes on for ever and the board fills. Cash lies open.
    """
    game = make_game("imperial", len(PEOPLE), {"cash": "open"})
    record = Record(game, PEOPLE)
    rng = random.Random(SEED)
    state = game.start()
    while not wanted(state, len(record.actions)):
        lasting = [action for action in state.legal() if game.space.notation(action) != "rondel taxation"]
        record.actions.append(rng.choice(lasting))
        state.apply(record.actions[-1])
    return write(record)


def after(actions: int) -> str:
    """At least so many actions, up to a choice on the rondel."""
    return played_until(lambda state, number: number >= actions and state.step == "rondel")
