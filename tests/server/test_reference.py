"""The numbers of the reference sheets, as the server hands them out."""

from __future__ import annotations

import pytest

from greatpowers.games import GAMES
from greatpowers.games.war.modifiers import Conditions, of_attacker, of_defender
from tests.server.conftest import Client


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_them(client: Client, game: str) -> None:
    answer = client.get(f"/api/games/{game}/reference")
    assert answer.status_code == 200
    assert client.get("/api/games/chess/reference").status_code == 404


def test_units_of_imperunde(client: Client) -> None:
    units = {unit["kind"]: unit for unit in client.get("/api/games/imperunde/reference").json()["units"]}
    assert (units["cavalry"]["lowest"], units["cavalry"]["highest"]) == (2, 7)
    assert {kind: unit["fort"] for kind, unit in units.items() if unit["fort"]} == {"cavalry": -1, "artillery": 1}
    assert units["frigate"]["moves"] is None
    assert units["fort"]["at_sea"] is None


def test_war_lists_every_modifier_of_both_sides(client: Client) -> None:
    """Of rules that add more or less, both: one of everything has all that add up to the most."""
    found = client.get("/api/games/war/reference").json()
    everything = [1] * 6
    for side, total in (
        ("attacker", of_attacker(everything, Conditions(fort=True, technology=1, against_natives=True), False)),
        ("defender", of_defender(everything, Conditions(fort=True, technology=-1, against_natives=True))),
    ):
        most = {line["rule"]: line["amount"] for line in found[side]}
        assert sum(most.values()) == total
        assert [line["amount"] for line in found[side] if line["rule"] == "war/drm/brigade-types"] == [1, 2]
    assert found["hits"] == [6, 10]
    assert [unit["where"] for unit in found["units"]] == ["", "city", "factory", "school", "city", "school", "port"]
