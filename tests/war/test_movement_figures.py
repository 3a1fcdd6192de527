"""What the player who moves is told: reach with its actions, spare brigades, loading and landing."""

from __future__ import annotations

import random
from typing import Any

import pytest

from greatpowers.games.war import battle_outlook
from greatpowers.games.war.board import AREA_IDS
from greatpowers.games.war.game import War
from greatpowers.games.war.pieces import CAVALRY, GENERAL, INFANTRY
from tests.war.table import Table


def movement(table: Table, player: int = 1) -> dict[str, Any]:
    """The figures of the movement for a player."""
    found: dict[str, Any] = table.state.figures(player - 1)["movement"]
    return found


def units(table: Table) -> list[tuple[str, str, int]]:
    """What can go somewhere, and how many."""
    return [(entry["area"], entry["unit"], entry["number"]) for entry in movement(table)["reach"]]


def send(table: Table, start: str, unit: str, goal: str) -> Table:
    """Play all actions to a goal, as a gesture on the board does."""
    entry = next(one for one in movement(table)["reach"] if (one["area"], one["unit"]) == (start, unit))
    goals = {one["area"]: one for one in entry["goals"]}
    actions: list[int] = []
    while goal != start:
        actions = goals[goal]["actions"] + actions
        goal = goals[goal]["via"]
    return table.do(*(table.state.codes.space.notation(action) for action in entry["first"] + actions))


@pytest.mark.rule("war/move/keep-one-brigade")
def test_only_the_player_who_moves_is_told() -> None:
    table = Table(2).land(1, "france", "3i 1c G").land(1, "spain", "1i").land(2, "china", "2i").move(1)
    assert units(table) == [("france", "infantry", 3), ("france", "cavalry", 1), ("france", "general", 1)]
    assert movement(table)["spare"] == {"france": 3, "spain": 0}
    assert [table.state.figures(seat)["movement"] for seat in (None, 1)] == [None, None]


def test_whole_ways_are_played_by_their_actions() -> None:
    table = Table(2).land(1, "france", "2c", "railroad").land(1, "germany", "1i").land(1, "prussia", "1i").move(1)
    send(table, "france", "cavalry", "ukraine")
    assert table.there(1, "ukraine") == "1c"


@pytest.mark.rule("war/transport/board-cost")
def test_fleets_are_taken_in_hand_alone_or_together() -> None:
    table = Table(2).land(1, "france", "3i").fleet(1, "north_sea").fleet(1, "north_sea", "1i").move(1)
    assert units(table)[1:] == [
        ("north_sea", "fleet", 1), ("north_sea", "fleet_1", 1), ("north_sea", "fleet_2", 1),
    ]  # fmt: skip
    send(table, "north_sea", "fleet_2", "norwegian_sea")
    assert (table.at_sea(1, "norwegian_sea"), table.at_sea(1, "north_sea")) == (1, 1)
    assert units(table)[1:] == [("norwegian_sea", "fleet", 1), ("north_sea", "fleet", 1)]
    assert [goal["room"] for goal in movement(table)["reach"][0]["goals"] if goal["what"] == "aboard"] == [8]
    send(table, "france", "infantry", "north_sea")
    assert table.aboard(1, 1) == "1i"
    assert table.state.step == "move"


@pytest.mark.rule("war/transport/capacity")
def test_loading_and_landing_take_one_gesture() -> None:
    table = Table(2).land(1, "france", "6i").fleet(1, "north_atlantic").move(1).do("fleet 1")
    notation = table.state.codes.space.notation
    table.do(*map(notation, movement(table)["everybody"]))
    assert table.aboard(1, 1) == "4i"
    assert movement(table)["everybody"] == []
    assert movement(table)["room"] == {"1": 0}
    table.do("land morocco")
    assert len(movement(table)["everybody"]) == 4
    table.do(*map(notation, movement(table)["everybody"]))
    assert table.there(1, "morocco") == "4i"


def test_nothing_follows_from_what_a_player_cannot_know() -> None:
    rng, told = random.Random(5), 0
    state = War(4, alliances="on").start()
    for number in range(5000):
        if state.step in ("move", "sail", "ashore") and number % 50 == 0:
            world = state.imagine(state.mover, rng)
            assert world.figures(state.mover)["movement"] == state.figures(state.mover)["movement"]
            told += 1
        state.apply(rng.choice(state.legal()))
        if state.ended:
            break
    assert told > 5


def attacks(table: Table) -> list[tuple[str, dict[str, int]]]:
    return [(one["to"], one["units"]) for one in movement(table)["attacks"] if one["area"] == "france"]


def test_a_whole_stack_is_told_its_chances() -> None:
    """All that may leave and fight: a brigade stays, the cheapest; so do those who do not fight."""
    table = Table(2).land(1, "france", "3i 1c G X").land(2, "germany", "2i").land(2, "italy", "9i").war((1, 2)).move(1)
    assert ("germany", {"infantry": 2, "cavalry": 1, "general": 1}) in attacks(table)
    chances = {one["to"]: one["chance"] for one in movement(table)["attacks"]}
    assert chances["italy"] < 0.5 < chances["germany"]
    odds = battle_outlook.attack(table.state, 0, AREA_IDS.index("germany"), [INFANTRY, INFANTRY, CAVALRY, GENERAL])
    assert odds is not None
    assert chances["germany"] == odds.attacker


def test_nobody_attacks_friends_or_with_generals_alone() -> None:
    table = Table(2).land(1, "france", "1i G").land(2, "germany", "2i").war((1, 2)).move(1)
    assert attacks(table) == []
