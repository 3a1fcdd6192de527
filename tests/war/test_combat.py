"""Whole combat phases played at random: the rules agree with each other, and nothing is left undone."""

import random

import pytest

from greatpowers.core.game import CHANCE, NOBODY
from greatpowers.games.war import forces
from greatpowers.games.war.board import AREA_IDS, REGIONS
from greatpowers.games.war.pending_battles import pending_battles
from greatpowers.games.war.pieces import NATIVES
from greatpowers.games.war.position import Position
from tests.war.table import Table

PLAYERS = 4
MOST_DECISIONS = 5000
HOMES = ("great_britain", "japan", "borneo", "madagascar")


def battlefield(rng: random.Random, **options: str | int) -> Table:
    """Player 1 has attacked, landed and explored wherever it was possible; all are at war with all but the last."""
    table = Table(PLAYERS, **options).war((1, 2), (1, 3), (2, 3))
    for region in AREA_IDS[:REGIONS]:
        if region not in HOMES:
            _settle(table, rng, region)
    for player in range(1, PLAYERS + 1):
        table.land(player, HOMES[player - 1], "1i", "city", "school")
        table.money(player, pp=rng.randint(0, 20), dp=rng.randint(0, 3))
        for sea in rng.sample(AREA_IDS[REGIONS:], 12):
            table.fleet(player, sea, rng.choice(["", "1i", "2i 1c 1G", "3i"]))
    return _invade(table, rng)


def _settle(table: Table, rng: random.Random, region: str) -> None:
    """Somebody lives there: natives, or a player, perhaps with natives in revolt."""
    player = rng.randint(0, PLAYERS)
    if rng.random() < 0.4 or not player:
        table.natives(region, rng.choice(["4", "5", "5+", "7", "7+", "8++"]), hidden=not player and rng.random() < 0.5)
    if not player:
        return
    text = f"{rng.randint(1, 3)}i {rng.randint(0, 2)}c {rng.randint(0, 1)}a {rng.randint(0, 1)}G {rng.randint(0, 1)}N"
    table.land(player, region, text, *rng.choice([[], ["fort"], ["city"], ["port", "fort"]]))
    if table.marker(region) != "none":
        for owner in range(1, PLAYERS + 1):
            table.spheres(owner, region, rng.randint(0, 1))
        if rng.random() < 0.5:
            table.revolt(region).supporting(2, region, table.sphere_count(2, region))


def _invade(table: Table, rng: random.Random) -> Table:
    world = table.state.world
    for at in range(REGIONS):
        region = AREA_IDS[at]
        own = [AREA_IDS[near] for near in world.regions_near[at] if table.state.owner[near] == 0]
        seas = [AREA_IDS[sea] for sea in world.seas_near[at]]
        if table.owner(region) not in (0, 2, 3) or (table.owner(region) and table.state.revolt[at]):
            continue
        if own and rng.random() < 0.6:
            table.attack(1, rng.choice(own), region, f"{rng.randint(1, 4)}i {rng.randint(0, 2)}c {rng.randint(0, 1)}G")
        if seas and rng.random() < 0.4:
            table.landing(1, rng.choice(seas), region, f"{rng.randint(1, 3)}i {rng.randint(0, 1)}a")
        if not table.owner(region):
            for player in range(1, PLAYERS + 1):
                table.units(player, region, f"{rng.randint(0, 1)}X")
    return table


def answers(state: Position) -> list[int]:
    """Every action of the families that the present step takes."""
    takes = state.rules.takes[state.frames[-1].step]
    first = state.rules.first_aside
    return [action for action in range(first) if takes[state.game.space.family_index[action]]]


def asks_the_same(state: Position) -> bool:
    """Whether the present step, asked again, asks the same."""
    again = state.clone()
    again.to_act, again.cached = NOBODY, None
    while again.to_act == NOBODY:
        again.rules.resume[again.frames[-1].step](again, again.frames[-1])
    return again.key() == state.key() and again.to_act == state.to_act


@pytest.mark.rule("war/ruling/explorer-and-brigades", "war/move/native-entry-causes-battle")
@pytest.mark.parametrize("options", [{}, {"alliances": "on"}, {"interception": "on"}, {"historical": "on"}])
@pytest.mark.parametrize("seed", range(4))
def test_a_combat_phase_at_random(seed: int, options: dict[str, str]) -> None:
    rng = random.Random(seed)
    table = battlefield(rng, **options)
    if options.get("alliances"):
        table.allies(2, 3, 1)
        for region in range(REGIONS):
            if table.state.owner[region] == 1:
                table.units(3, AREA_IDS[region], f"{rng.randint(0, 1)}c {rng.randint(0, 1)}X")
    state = table.combat(1).state
    assert pending_battles(state)
    for _ in range(MOST_DECISIONS):
        if state.mover != 0:
            break
        legal = state.legal()
        if state.to_act != CHANCE:
            assert sorted(legal) == [action for action in answers(state) if state.why_not(action) is None]
            assert asks_the_same(state)
        state.apply(rng.choice(legal))
    assert state.mover == 1
    check_the_end(state)


def check_the_end(state: Position) -> None:
    """No brigade of player 1 stands in a foreign region; every region has brigades of its owner; counts are right."""
    for region in range(REGIONS):
        owner = state.owner[region]
        assert owner == 0 or not forces.brigades(state, region, 0), AREA_IDS[region]
        assert owner == NATIVES or forces.brigades(state, region, owner), AREA_IDS[region]
        assert owner != NATIVES or not state.revolt[region], AREA_IDS[region]
    kept = (list(state.realm), list(state.works), list(state.forces))
    state.game.recount(state)
    assert kept == (state.realm, state.works, state.forces)
