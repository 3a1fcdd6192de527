"""Reach: every goal that is named can be reached by its actions, and no goal that can be reached is missing."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from greatpowers.core.sets import bits
from greatpowers.games.war import reach, sailing
from greatpowers.games.war.actions import ALWAYS
from greatpowers.games.war.board import AREA_IDS, REGIONS, SEAS
from greatpowers.games.war.pieces import FLEETS, KINDS, MOST_SEATS, MOVER_IDS, MOVERS
from greatpowers.games.war.position import Position
from greatpowers.games.war.reach import Step
from tests.war.table import Table, area

OPTIONS: list[dict[str, str | int]] = [
    {},
    {"alliances": "on", "suez": "on"},
    {"scorched_earth": "on", "interception": "on"},
]


def drawn(seed: int, **options: str | int) -> Iterator[Position]:
    """Positions at random in which player 1 moves: regions, railroads, armies, wars and loaded fleets."""
    rng = random.Random(seed)
    for _ in range(8):
        table = Table(4, **options)
        for region in AREA_IDS[:REGIONS]:
            if rng.random() < 0.7:
                units = f"{rng.randint(1, 3)}{rng.choice('ica')} {rng.choice(['1i', '2c', 'G', 'X', 'N'])}"
                table.land(rng.choice([1, 1, 2, 3, 4]), region, units, *["railroad"] * (rng.random() < 0.4))
        table.war((1, 2))
        if options.get("alliances"):
            table.allies(1, 3, 2)
            table.state.passage[2 * MOST_SEATS] = ALWAYS
        table.state.canal = 2 * (options.get("suez") == "on")
        for sea in rng.sample(AREA_IDS[REGIONS:], 8):
            table.fleet(rng.choice([1, 1, 2]), sea, rng.choice(["", "1i", "2c 1G", "4i", "1X"]))
        yield table.move(1).state


def way_to(goal: int, start: int, steps: list[Step]) -> list[int]:
    """The actions that lead to a goal."""
    by_area = {step.area: step for step in steps}
    out: list[int] = []
    while goal != start:
        out = by_area[goal].actions + out
        goal = by_area[goal].via
    return out


def after(state: Position, actions: list[int]) -> Position:
    """The position after these actions, all of them legal; others let fleets pass."""
    out = state.clone()
    for action in actions:
        assert action in out.legal(), out.codes.space.notation(action)
        out.apply(action)
        while out.step in ("permission", "order", "intercept"):
            out.apply(out.legal()[0])
    return out


# -- on land -------------------------------------------------------------------------------------------------


def walk(state: Position, mover: int, region: int, reached: set[int], seen: set[tuple[int, int]]) -> None:
    """Try everything that one unit can do, in the engine itself; by rail it could go round in circles."""
    seen.add((region, mover))
    for action in state.legal():
        name, values = state.codes.names[action], state.codes.values[action]
        if name == "march" and values[:2] == (mover, region):
            there = values[2] * MOVERS
            moved = after(state, [action])
            reached.add(values[2])
            onward = [m for m in range(MOVERS) if moved.ready[there + m] > state.ready[there + m]]
            if onward and moved.step == "move" and (values[2], onward[0]) not in seen:
                walk(moved, onward[0], values[2], reached, seen)
        elif name == "fleet":
            sea = state.fleet_at[state.mover * FLEETS + values[0]]
            if state.codes.board[mover * REGIONS + region] in after(state, [action]).legal():
                reached.add(sea)


def check_marches(state: Position, mover: int, region: int) -> int:
    """Compare the reach of one unit with the engine; how many goals take more than one march."""
    steps = reach.marches(state, state.mover, mover, region)
    free = {step.area for step in steps if not step.escort}
    reached: set[int] = set()
    walk(state, mover, region, reached, set())
    assert free == reached - {region}, (MOVER_IDS[mover], AREA_IDS[region])
    for goal in free:
        moved = after(state, way_to(goal, region, steps))
        if goal < REGIONS:
            first = (goal * MOST_SEATS + state.mover) * KINDS + mover % KINDS
            assert moved.troops[first] == state.troops[first] + 1
        else:
            assert moved.step == "move"
            assert sum(moved.cargo) == sum(state.cargo) + 1
    return sum(step.via != region for step in steps)


@pytest.mark.parametrize("options", OPTIONS)
def test_units_reach_what_is_named_and_nothing_else(options: dict[str, str | int]) -> None:
    far = 0
    for state in drawn(1, **options):
        for region in range(REGIONS):
            for mover in reach.movers_in(state, region):
                far += check_marches(state, mover, region)
    assert far > 300


@pytest.mark.rule("war/move/railroad-zero", "war/move/railroad-chain")
def test_railroads_carry_units_far() -> None:
    table = Table(2).land(1, "france", "3i", "railroad").land(1, "germany", "1i", "railroad").land(1, "prussia", "1i")
    table.land(1, "ukraine", "1i").move(1)
    steps = {step.area: step for step in reach.marches(table.state, 0, MOVER_IDS.index("infantry"), area("france"))}
    assert (steps[area("germany")].left, steps[area("prussia")].left, steps[area("ukraine")].left) == (1, 1, 0)
    assert steps[area("ukraine")].via == area("prussia")
    assert check_marches(table.state, MOVER_IDS.index("infantry"), area("france"))


@pytest.mark.rule("war/move/party-escort")
def test_parties_are_told_where_they_need_an_escort() -> None:
    table = Table(2).land(1, "france", "2i G X").natives("italy", "8").land(1, "spain", "1i").move(1)
    general = {step.area: step for step in reach.marches(table.state, 0, MOVER_IDS.index("general"), area("france"))}
    explorer = {step.area: step for step in reach.marches(table.state, 0, MOVER_IDS.index("explorer"), area("france"))}
    assert (general[area("italy")].escort, general[area("spain")].escort) == (True, False)
    assert not explorer[area("italy")].escort


@pytest.mark.rule("war/move/keep-one-brigade", "war/natives/revolt-exit-limit")
def test_brigades_that_have_to_stay_are_not_spare() -> None:
    table = Table(2).land(1, "france", "3i").land(1, "egypt", "7i").natives("egypt", "6").revolt("egypt")
    table.units(1, "sudan", "2i").move(1)
    spare = [reach.spare_brigades(table.state, 0, area(region)) for region in ("france", "egypt", "sudan")]
    assert spare == [2, 1, 2]


# -- at sea --------------------------------------------------------------------------------------------------


def sail(state: Position, fleet: int, reached: set[int], seen: dict[int, int]) -> None:
    """Try everything that the group in hand can do, in the engine itself."""
    for action in state.legal():
        name, values = state.codes.names[action], state.codes.values[action]
        if name == "land":
            reached.add(values[0])
        elif name == "sail":
            reached.add(values[0])
            moved = after(state, [action])
            points = moved.sailing_points[fleet]
            if moved.step == "sail" and seen.get(values[0], -1) < points:
                seen[values[0]] = points
                sail(moved, fleet, reached, seen)


@pytest.mark.parametrize("options", OPTIONS)
def test_fleets_reach_what_is_named_and_nothing_else(options: dict[str, str | int]) -> None:
    rng = random.Random(2)
    far = 0
    for state in drawn(2, **options):
        for sea in range(REGIONS, REGIONS + SEAS):
            for group in reach.fleet_groups(state, state.mover, sea):
                in_hand = after(state, [state.codes.fleet + group[0], *(state.codes.join + f for f in group[1:])])
                steps = reach.voyages(state, state.mover, bits(group))
                reached: set[int] = set()
                sail(in_hand, min(group, key=lambda one: state.sailing_points[one]), reached, {})
                assert {step.area for step in steps} == reached - {sea}
                for goal in rng.sample(sorted(reached - {sea}), min(4, len(steps))):
                    moved = after(in_hand, way_to(goal, sea, steps))
                    assert goal < REGIONS or moved.fleet_at[state.mover * FLEETS + group[0]] == goal
                far += sum(step.via != sea for step in steps)
    assert far > 300


@pytest.mark.rule("war/board/dardanelles-permission", "war/naval/intercept-in-departure-area")
def test_who_may_stop_a_voyage_is_named() -> None:
    table = Table(3).land(1, "france", "1i").land(2, "ottoman", "1i").fleet(1, "eastern_mediterranean")
    table.fleet(3, "eastern_mediterranean").war((1, 3)).move(1)
    steps = {step.area: step for step in reach.voyages(table.state, 0, 1)}
    assert steps[area("black_sea")].asked == [1, 2]


# -- everything at once --------------------------------------------------------------------------------------


@pytest.mark.rule("war/transport/capacity")
def test_everybody_goes_aboard_as_far_as_there_is_room() -> None:
    table = Table(2).land(1, "france", "3i 1c 2a G").fleet(1, "north_sea").move(1).do("fleet 1")
    after(table.state, reach.everybody(table.state))
    notations = [table.state.codes.space.notation(action) for action in reach.everybody(table.state)]
    assert notations == ["board artillery france"] * 2 + ["board cavalry france", "board infantry france"]


@pytest.mark.rule("war/transport/parties-escort")
def test_everybody_lands_brigades_first() -> None:
    table = Table(2).land(1, "france", "1i").natives("morocco", "8").fleet(1, "north_atlantic", "1i 1G")
    table.move(1).do("fleet 1", "land morocco")
    notations = [table.state.codes.space.notation(action) for action in reach.everybody(table.state)]
    assert notations == ["ashore infantry", "ashore general"]
    assert after(table.state, reach.everybody(table.state)).step == "sail"


def test_a_fleet_without_points_goes_nowhere() -> None:
    table = Table(2).land(1, "france", "2i").fleet(1, "north_sea").move(1)
    table.state.sailing_points[0] = 0
    assert reach.fleet_groups(table.state, 0, area("north_sea")) == []
    assert reach.voyages(table.state, 0, 1) == []
    assert sailing.fleets_to_take(table.state, 0)
