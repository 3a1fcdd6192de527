"""Random games of four people as records, to be opened at a server."""

from __future__ import annotations

from random import Random

from greatpowers.core.game import CHANCE
from greatpowers.core.luck import draw
from greatpowers.core.record import Record, write
from greatpowers.games import make_game

PLAYERS = ["Ada", "Bo", "Cy", "Di"]


def random_game(game: str, actions: int, seed: int) -> Record:
    """A game after so many actions; the first seed from this one on whose game lasts that long."""
    rules = make_game(game, len(PLAYERS))
    while True:
        record, state, rng = Record(rules, PLAYERS), rules.start(), Random(seed)
        while len(record.actions) < actions and state.outcome is None:
            seat = rng.choice(state.deciders())
            action = draw(state, rng) if seat == CHANCE else rng.choice(state.legal(seat))
            record.add(action, state.actor(action, seat))
            state.apply(action, seat)
        if state.outcome is None:
            return record
        seed += 1000


def random_records(game: str, longest: int, count: int) -> list[str]:
    """Records of games in all stages, as text."""
    return [write(random_game(game, longest * (i + 1) // count, i)) for i in range(count)]
