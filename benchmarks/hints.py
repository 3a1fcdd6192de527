"""Whether hints come true: what the best line promised, beside how often it won when it was followed.

    PYTHONPATH=build/compiled:. python -m benchmarks.hints war --games 10

Advice is asked for at some positions of games of `thumb`, from set-up on. Then the best line is followed in worlds that
its seat cannot tell from the real one, and everybody plays to the end by the rules of thumb.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from greatpowers.analysis.advice import Adviser
from greatpowers.analysis.worlds import Worlds
from greatpowers.bots import Turn
from greatpowers.bots.following import visible
from greatpowers.bots.search.games import known
from greatpowers.bots.search.playout import step
from greatpowers.bots.search.searcher import Settings, follow, results
from greatpowers.core.game import CHANCE, Event, State
from greatpowers.games import GAMES, make_game

AFTER: Final = (0, 4, 40, 150)  # decisions of a game
LEAST: Final = 4  # choices that make advice worth asking for
SETTINGS: Final = Settings(playouts=150, turns=4, plans=2, width=12)
LINES: Final = 5


class Promise(NamedTuple):
    """A chance of winning that advice promised, and how often it came true."""

    chance: float
    won: float


def positions(game_id: str, games: int, players: int) -> Iterator[tuple[int, State]]:
    """Where somebody has something to think about, early and late in games of thumbs."""
    mind = known(game_id).mind
    for number in range(games):
        for wanted in AFTER:
            rng, state = random.Random(f"{number}/{wanted}"), make_game(game_id, players).start()
            state.events = []
            done = 0
            while not state.ended:
                is_asked = state.to_act != CHANCE and mind.is_worth_thinking(state) and len(state.legal()) >= LEAST
                if is_asked and done >= wanted:
                    yield number, state
                    break
                done += state.to_act != CHANCE
                step(mind, state, rng)


def tried(number: int, state: State, times: int) -> Promise:
    """Ask for advice, and follow it so many times."""
    mind, seat, events = known(state.game.id).mind, state.to_act, state.events or list[Event]()
    adviser = Adviser(state.game.id, SETTINGS, LINES, ())
    adviser.observe(state.game, seat, visible(state.game, events, seat))
    best = adviser.best(Turn(state, seat), random.Random(number))[0]
    worlds, won = Worlds(state, seat, events), list[float]()
    for time in range(times):
        rng = random.Random(f"{number}/{time}")
        world = worlds.imagine(rng)
        follow(best, world, seat)
        while not world.ended:
            step(mind, world, rng)
        won.append(results(world, mind)[0][seat])
    return Promise(best.chance, fmean(won))


def main() -> None:
    """Ask, follow, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--times", type=int, default=80, help="that a line is followed")
    given = parser.parse_args()
    found = [tried(number, state, given.times) for number, state in positions(given.game, given.games, given.players)]
    gaps = [promise.won - promise.chance for promise in found]
    promised, won = fmean(promise.chance for promise in found), fmean(promise.won for promise in found)
    print(
        f"{given.game}: {len(found)} hints promised {promised:.1%} on average, and won {won:.1%} "
        f"(± {1.96 * stdev(gaps) / sqrt(len(gaps)):.1%}); a single one is off by {fmean(map(abs, gaps)):.1%}"
    )


if __name__ == "__main__":
    main()
