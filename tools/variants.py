"""The ways in which a game can be set up: its numbers of players and its optional rules."""

from __future__ import annotations

from functools import cache
from random import Random

from greatpowers.core.options import BadOptions, read_options
from greatpowers.games import make_game, options_of

Options = dict[str, str | int]
MOST_SEATS = 8


@cache
def player_counts(game_id: str) -> list[int]:
    """How many can play."""
    possible: list[int] = []
    for seats in range(1, MOST_SEATS + 1):
        try:
            possible.append(make_game(game_id, seats).seats)
        except BadOptions:
            continue
    return possible


def variants(game_id: str) -> list[Options]:
    """The usual rules, then each optional rule by itself."""
    each: list[Options] = [
        {option.name: word} for option in options_of(game_id) for word in option.choices if word != option.default
    ]
    return [{}, *each]


def random_variant(game_id: str, rng: Random) -> Options:
    """Any optional rules that go together; limits and numbers stay as usual, so that a game that never ends shows."""
    declared = options_of(game_id)
    while True:
        drawn: Options = {
            option.name: rng.choice(option.choices) for option in declared if option.choices and rng.random() < 0.5
        }
        try:
            read_options(declared, drawn)
        except BadOptions:
            continue
        return drawn
