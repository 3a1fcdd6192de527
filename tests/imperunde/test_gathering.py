"""Who to bring into a battle: the best of all who could come, and every way in full."""

from __future__ import annotations

import random
from typing import Any

from greatpowers.games import make_game
from greatpowers.games.imperunde import odds
from greatpowers.games.imperunde.pieces import KIND_IDS
from tests.imperunde.table import Table


def gathering(table: Table) -> Any:
    return table.state.figures(table.state.to_act)["gathering"]


def numbers(**units: int) -> list[int]:
    return [units.get(kind, 0) for kind in KIND_IDS]


def attacked() -> Table:
    """Infantry has stepped into the Congo; another one, cavalry and artillery could come along."""
    table = Table().land(1, "egypt", "1I 1A 1tp").land(1, "guinea", "1I 1C 1tp").land(2, "congo", "2I 1tp").war((1, 2))
    return table.move(1).do("march infantry egypt congo")


def test_the_best_two_come_along_and_fight() -> None:
    table = attacked()
    assert table.step == "assault"
    found = gathering(table)
    assert found["units"] == {"cavalry": 1, "artillery": 1}
    assert found["chance"] == odds.chance(numbers(infantry=1, cavalry=1, artillery=1), numbers(infantry=2))
    for action in found["actions"][:-1]:
        table.state.play(action)
    assert table.step != "assault"  # three are there: they fight without being asked
    assert found["actions"][-1] == table.game.space.parse("fight")


def test_it_is_for_the_player_who_is_asked() -> None:
    table = attacked()
    assert table.state.figures(None)["gathering"] is None
    assert table.state.figures(1)["gathering"] is None
    assert Table().move(1).state.figures(0)["gathering"] is None


def test_every_way_and_the_best_can_be_played_in_whole_games() -> None:
    """At random; reinforcements in two steps are among them."""
    rng = random.Random(3)
    game = make_game("imperunde", 4)
    chains = best = 0
    state = game.start()
    for _ in range(6000):
        if state.outcome is not None:
            state = game.start()
        found: Any = state.figures(state.to_act)["gathering"] if state.step in ("assault", "reinforce") else None
        for actions in [*found["chains"], found["actions"]] if found else []:
            played = state.clone()
            for action in actions:
                if played.step not in ("assault", "reinforce"):
                    break  # a storm, or three are there
                played.play(action)
            chains += len(actions) > 1 and actions in found["chains"]
            best += actions is found["actions"]
        state.apply(rng.choice(state.legal()))
    assert chains > 10
    assert best > 10
