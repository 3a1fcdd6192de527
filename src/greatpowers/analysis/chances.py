"""Everybody's chance of winning, as a position stands."""

from __future__ import annotations

from collections.abc import Sequence

from greatpowers.analysis.worlds import Worlds
from greatpowers.bots.search.games import known
from greatpowers.bots.search.players import shipped_net
from greatpowers.bots.search.playout import finish_turn
from greatpowers.bots.search.searcher import results, values
from greatpowers.core.game import Event, Random, State


def chances(
    state: State, seat: int | None, rng: Random, samples: int = 8, *, events: Sequence[Event] | None = None
) -> list[float]:
    """Every seat's chance of winning, by what one seat may know (None: by everything); they sum to 1.

    `events`: all those of the game so far, if they are known; see `Worlds`. The value of positions is fitted where a
    turn begins, so the present turn is finished `samples` times, and the mean is taken.
    """
    mind, net = known(state.game.id).mind, shipped_net(state.game.id)
    if state.ended:
        return results(state, mind)[0]
    worlds = Worlds(state, seat, events)
    ends = []
    for _ in range(samples):
        end = worlds.imagine(rng)
        finish_turn(mind, end, mind.stretch(end), rng)
        ends.append(end)
    found = [shares for shares, _ in values(mind, net, ends)]
    return [sum(column) / samples for column in zip(*found, strict=True)]
