"""Full empires in War!: one player holds every region, built up at random, half of them with a resource."""

from __future__ import annotations

import random

from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.chits import START_RESOURCE
from greatpowers.games.war.game import War
from greatpowers.games.war.pieces import CITY, FACTORY, PORT, RAILROAD
from greatpowers.games.war.position import Position

PLAYER = 0


def one_building_each(rng: random.Random) -> Position:
    """A city, factory, port or railroad in every region: often there are fewer cities than factories."""
    state = _empire(War(4), rng)
    state.buildings = [1 << rng.choice(_buildings(state, region)) for region in range(REGIONS)]
    state.game.recount(state)
    return state


def several_buildings_each(rng: random.Random) -> Position:
    """Most of the four in every region, as an option allows."""
    state = _empire(War(4, buildings="each"), rng)
    state.buildings = [
        sum(1 << building for building in _buildings(state, region) if rng.random() < 0.7) for region in range(REGIONS)
    ]
    state.game.recount(state)
    return state


EMPIRES = {"one building in each region": one_building_each, "several in each region": several_buildings_each}


def _empire(game: War, rng: random.Random) -> Position:
    state = game.start()
    state.owner = [PLAYER] * REGIONS
    state.developed = [rng.randrange(2) for _ in range(REGIONS)]
    state.chit = [START_RESOURCE] * REGIONS
    return state


def _buildings(state: Position, region: int) -> list[int]:
    return [CITY, FACTORY, RAILROAD, PORT] if state.world.coastal[region] else [CITY, FACTORY, RAILROAD]
