"""Where armies could go by sea: each way can be played, and all landings are found."""

from __future__ import annotations

import random
from typing import Any

import pytest

from greatpowers.core.game import State
from greatpowers.games import make_game
from greatpowers.testing.imperial import Table


def convoys(state: State) -> Any:
    return state.figures(state.to_act)["convoys"]


def played(state: State, actions: list[int]) -> State:
    trial = state.clone()
    for action in actions:
        trial.play(action)
    return trial


def norwegian(*units: str) -> Table:
    return Table(6).units("GB", "london 2", *units).turn("GB").do("rondel maneuver1", "done")


@pytest.mark.rule("imperial/convoy/chain")
def test_a_chain_of_fleets_carries_an_army_to_norway() -> None:
    table = norwegian("english_channel 2", "north_sea")
    (way,) = [one for one in convoys(table.state) if one["to"] == "norway" and one["area"] == "london"]
    assert (way["unit"], way["number"]) == ("army", 1)
    notation = [table.game.space.notation(action) for action in way["actions"]]
    assert notation[0].startswith("embark london")
    assert notation[-1] == "land norway"
    assert played(table.state, way["actions"]).view(0)["areas"]["norway"]["army"] == {"great_britain": 1}


def test_as_many_go_as_there_are_armies_and_fleets() -> None:
    table = norwegian("north_sea 3", "liverpool")
    numbers = {one["area"]: one["number"] for one in convoys(table.state) if one["to"] == "norway"}
    assert numbers == {"london": 2, "liverpool": 1}


def test_where_an_army_can_march_it_needs_no_ship() -> None:
    table = norwegian("north_sea")
    assert not {one["to"] for one in convoys(table.state)} & {"liverpool", "edinburgh"}


def test_only_the_player_who_moves_armies_is_told() -> None:
    table = norwegian("north_sea")
    assert all(not table.state.figures(seat)["convoys"] for seat in (None, *range(6)) if seat != table.state.to_act)
    assert not Table(6).state.figures(0)["convoys"]


def landings(state: State) -> set[tuple[str, str, str]]:
    """All places where an army could land, step by step, by the rules alone."""
    space = state.game.space
    found: set[tuple[str, str, str]] = set()
    for action in state.legal():
        start = space.to_json(action)
        if str(start["do"]).startswith("embark"):
            unit = "friendly" if start["do"] == "embark_friendly" else "army"
            waiting = [played(state, [action])]
            while waiting:
                at_sea = waiting.pop()
                for further in at_sea.legal():
                    step = space.to_json(further)
                    if step["do"] == "land":
                        found.add((unit, str(start["from"]), str(step["area"])))
                    else:
                        waiting.append(played(at_sea, [further]))
    return found


def test_every_landing_is_found_and_every_way_can_be_played() -> None:
    """In random games: beyond what armies reach on land, exactly what the steps of convoys lead to."""
    game = make_game("imperial", 3, {"cash": "open"})
    rng = random.Random(5)
    state, compared = game.start(), 0
    while compared < 60:
        legal = [action for action in state.legal() if game.space.notation(action) != "rondel taxation"]
        if state.step == "armies":
            offered = {(one["unit"], one["area"], one["to"]) for one in convoys(state)}
            moves = [game.space.to_json(action) for action in legal]
            marches = {
                ("friendly" if one["do"] == "march_friendly" else "army", one["from"], one["to"])
                for one in moves
                if str(one["do"]).startswith("march")
            }
            assert offered == landings(state) - marches
            for one in convoys(state):
                played(state, one["actions"])
            compared += bool(offered)
        state.play(rng.choice(legal))
