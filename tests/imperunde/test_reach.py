"""How far units can go, and who attacks a place best: each way can be played, and no better three are left out."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

from greatpowers.core.game import State
from greatpowers.games import make_game
from greatpowers.games.imperunde import odds
from greatpowers.games.imperunde.forces import battle_around, garrison
from greatpowers.games.imperunde.pieces import KIND_IDS, KINDS
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.world import SPACE_IDS
from tests.imperunde.table import Table


def movement(state: State) -> Any:
    return state.figures(state.to_act)["movement"]


def attack(table: Table, to: str) -> Any:
    (found,) = [one for one in movement(table.state)["attacks"] if one["to"] == to]
    return found


def way(table: Table, unit: str, to: str) -> Any:
    (found,) = [one for one in movement(table.state)["ways"] if (one["unit"], one["to"]) == (unit, to)]
    return found


def numbers(**units: int) -> list[int]:
    return [units.get(kind, 0) for kind in KIND_IDS]


def test_the_best_three_come_from_several_places() -> None:
    table = Table().land(1, "egypt", "1I 1A 1tp").land(1, "guinea", "1I 1C 1tp").land(2, "congo", "2I 1tp").war((1, 2))
    found = attack(table.move(1), "congo")
    assert found["units"] == {"infantry": 1, "cavalry": 1, "artillery": 1}
    assert sorted(found["areas"]) == ["egypt", "guinea"]
    assert found["chance"] == odds.chance(numbers(infantry=1, cavalry=1, artillery=1), numbers(infantry=2))
    for action in found["actions"]:
        table.state.play(action)
    battle = battle_around(table.state)
    assert battle is not None
    assert [battle.kinds.count(kind) for kind in range(KINDS)] == numbers(infantry=1, cavalry=1, artillery=1)
    assert table.step != "assault"  # nobody is asked who else comes


def test_cavalry_comes_through_an_own_country() -> None:
    table = Table().land(1, "guinea", "1C 1tp").land(1, "egypt", "1tp").move(1)
    found = way(table, "cavalry", "ottoman_empire")
    assert (found["area"], found["via"], found["fights"]) == ("guinea", ["egypt"], True)
    assert [table.game.space.notation(action) for action in found["actions"]] == [
        "march cavalry guinea egypt",
        "march cavalry_1 egypt ottoman_empire",
    ]


def test_ships_sail_two_seas_but_through_no_storm() -> None:
    table = Table().sea(1, "arabian_sea", "1fr").move(1)
    assert way(table, "frigate", "gulf_of_guinea")["via"] == ["indian_ocean"]
    table = Table().sea(1, "arabian_sea", "1fr").disc("indian_ocean", "storm").move(1)
    assert "gulf_of_guinea" not in {one["to"] for one in movement(table.state)["ways"]}


def test_only_the_player_who_moves_is_told() -> None:
    table = Table().land(1, "egypt", "1C 1tp").move(1)
    assert movement(table.state)
    assert all(table.state.figures(seat)["movement"] is None for seat in (None, 1, 2, 3))


def test_every_way_and_attack_can_be_played() -> None:
    """In a random game; and no other three of those who could come would win more often."""
    game = make_game("imperunde", 3)
    rng = random.Random(3)
    state, compared = game.start(), 0
    while compared < 40:
        assert isinstance(state, Position)
        if state.step == "move":
            found = movement(state)
            for one in (*found["ways"], *found["attacks"]):
                trial = state.clone()
                for action in one["actions"]:
                    trial.play(action)
            for one in found["attacks"]:
                assert not is_better(state, found, one)
                compared += 1
        legal = state.legal()
        state.play(rng.choice(legal))


def is_better(state: Position, found: Any, attack: Any) -> bool:
    """Whether three of those that reach the place, each counted once, have a better chance."""
    kinds = [one["unit"].removesuffix("_1") for one in found["ways"] if one["to"] == attack["to"] and one["fights"]]
    others = combinations(kinds, min(3, len(kinds)))
    row = garrison(state, state.mover, SPACE_IDS.index(attack["to"]))
    chances = [odds.chance([three.count(kind) for kind in KIND_IDS], row) for three in others]
    return max(chances) > float(attack["chance"]) + 1e-9
