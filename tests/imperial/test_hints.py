"""What stands beside the choices: hints, what is dimmed, and the figures of the panels."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from greatpowers.games.imperial import Imperial
from greatpowers.testing.imperial import Table

Hints = dict[str, Mapping[str, str | int]]


def hints(game: Table, notation: str, player: int | None = None) -> Hints:
    return dict(game.state.hints(game.game.space.parse(notation), None if player is None else player - 1))


def dimmed(game: Table) -> list[str]:
    return [game.game.space.notation(action) for action in game.state.expected()]


# -- hints ---------------------------------------------------------------------------------------------------


def test_a_first_placement_costs_nothing() -> None:
    game = Table(4)
    assert hints(game, "rondel import") == {"import": {"treasury": game.state.treasury[0]}}


def test_a_longer_way_costs_and_passes_investor() -> None:
    game = Table(4).rondel(AH="production1")
    assert hints(game, "rondel maneuver1") == {"maneuver-none": {}}
    assert hints(game, "rondel investor")["investor"] == {"interest": 5, "mine": 4}
    far = hints(game, "rondel production2")
    assert far == {"fee": {"fee": 2}, "production": {"factories": 2}, "passes": {}}


def test_without_the_card_nothing_is_passed() -> None:
    game = Table(4, investor_card="without").rondel(AH="production1")
    assert "passes" not in hints(game, "rondel production2")


def test_taxes_as_they_would_be() -> None:
    game = Table(4).units("AH", "vienna 2", "budapest").flags("AH", "west_balkan", "romania", "bulgaria", "greece")
    assert hints(game, "rondel taxation") == {"taxation": {"taxes": 8, "bonus": 3, "points": 3, "income": 5}}


def test_a_factory_and_its_price() -> None:
    game = Table(4).treasury(AH=8)
    assert hints(game, "rondel factory") == {"factory": {"price": 5, "treasury": 8}}
    game.treasury(AH=3)
    assert hints(game, "rondel factory") == {"factory-unpaid": {"price": 5, "treasury": 3}}


def test_spaces_without_effect_say_so() -> None:
    game = Table(4).treasury(AH=0)
    assert hints(game, "rondel import") == {"import-unpaid": {}}
    game.treasury(AH=56).units("IT", "vienna", "budapest", "prague", "lemberg", "trieste")
    assert hints(game, "rondel factory") == {"factory-none": {}}
    assert hints(game, "rondel import") == {"import-none": {}}
    assert hints(game, "rondel production1") == {"production": {"factories": 0}}


def test_production_counts_the_pieces_that_are_left() -> None:
    game = Table(4).units("AH", "vienna 9")
    assert hints(game, "rondel production1") == {"production": {"factories": 1}}
    game.units("AH", "budapest")
    assert hints(game, "rondel production1") == {"production": {"factories": 0}}


def test_a_bond_that_brings_the_government() -> None:
    game = Table(4).clear().bonds(1, GE="9").bonds(2, GE="6 4").government(GE=2).cash(30, 30, 30, 30).turn("GE")
    assert hints(game, "bond germany 2", 1) == {"bond": {"interest": 1}, "government": {}}
    assert hints(game, "bond italy 30", 1) == {"bond": {"interest": 9}, "government": {}}
    assert hints(game, "increase germany 9 12", 1) == {"increase": {"price": 3, "interest": 1}, "government": {}}
    assert hints(game, "bond germany 2", 2) == {"bond": {"interest": 1}}


def test_a_tie_does_not_govern() -> None:
    game = Table(4).clear().bonds(1, GE="4").bonds(2, GE="6").government(GE=2).turn("GE")
    assert "government" not in hints(game, "bond germany 2", 1)


def test_an_aside_is_judged_by_its_own_seat() -> None:
    game = Table(4, investor_card="without").clear().bonds(2, GE="6").government(GE=2).turn("GE")
    assert game.asked == 2
    assert hints(game, "lend 3 germany 9") == {"bond": {"interest": 4}, "government": {}}
    assert hints(game, "lend 3 germany 4") == {"bond": {"interest": 2}}


def test_a_swiss_bank_reads_what_forcing_brings() -> None:
    game = Table(4).clear().bonds(1, AH="9").bonds(3, AH="4").government(AH=1).treasury(AH=20).cash(9, 9, 9, 9)
    game.rondel(AH="production1").card(2).do("rondel import")
    assert game.state.step == "force"
    while game.state.to_act != 2:
        game.do("decline")
    assert hints(game, "force") == {"investor": {"interest": 6, "mine": 2}, "interest-to": {"seat": 0, "amount": 4}}


# -- what is dimmed ------------------------------------------------------------------------------------------


def test_spaces_that_are_too_far() -> None:
    game = Table(4).cash(0, 0, 0, 0).rondel(AH="production1")
    far = {"import", "production2", "maneuver2", "taxation", "factory", "production1"}
    assert set(dimmed(game)) >= {f"rondel {space}" for space in far - {"import"}}
    assert "rondel maneuver1" not in dimmed(game)


def test_cities_that_cannot_be_built_in() -> None:
    game = Table(4).treasury(AH=10)
    game.do("rondel factory")
    assert set(dimmed(game)) == {"build vienna", "build budapest"}


def test_bonds_that_are_sold_or_too_dear() -> None:
    game = Table(4).cash(4, 4, 4, 4)
    game.do("rondel investor")
    assert "bond italy 30" in dimmed(game)
    legal = [game.game.space.notation(action) for action in game.state.legal()]
    assert not set(dimmed(game)) & set(legal)
    assert len([words for words in [*dimmed(game), *legal] if words.startswith("bond ")]) == 54


def test_units_that_have_moved() -> None:
    game = Table(4).units("AH", "vienna", "budapest")
    game.do("rondel maneuver1")
    assert game.state.step == "armies"
    game.do("march vienna trieste")
    assert "march trieste venice" in dimmed(game)


# -- figures -------------------------------------------------------------------------------------------------


def test_figures_of_a_nation() -> None:
    game = Table(4).units("AH", "vienna 2", "trieste/fleet").flags("AH", "romania")
    game.units("IT", "budapest").power(AH=11)
    nation = game.state.figures(None)["nations"][0]
    assert nation == {
        "factor": 2,
        "taxes": 3,
        "points": 0,
        "interest": 5,
        "lent": [9, 0, 2, 0],
        "free_factories": 1,
        "armies_left": 8,
        "fleets_left": 5,
        "flags_left": 14,
    }


def test_a_score_is_for_those_who_know_the_cash() -> None:
    game = Table(4).cash(1, 2, 3, 4)
    scores = [player["score"] for player in game.state.figures(2)["players"]]
    assert [score is None for score in scores] == [True, True, False, True]
    assert scores[2] == game.state.figures(None)["players"][2]["bond_value"] + 3
    assert all(player["score"] is None for player in game.state.figures(None)["players"])


def test_open_cash_tells_all_scores() -> None:
    game = Table(3, cash="open")
    assert all(player["score"] is not None for player in game.state.figures(None)["players"])


@pytest.mark.parametrize("seats", [2, 4])
def test_at_the_end_the_figures_are_the_outcome(seats: int) -> None:
    rng = Random(seats)
    state = Imperial(seats, turn_limit=60).start()
    while state.outcome is None:
        state.apply(rng.choice(state.legal()))
    assert [player["score"] for player in state.figures(None)["players"]] == state.outcome.scores


def test_all_hints_and_figures_of_whole_games_can_be_told() -> None:
    """Supplies are never negative, and every number is one that a message can say."""
    rng = Random(7)
    state = Imperial(5, investor_card="without", turn_limit=80).start()
    names = set()
    while state.outcome is None:
        for action in state.legal():
            for name, values in state.hints(action):
                names.add(name)
                assert all(isinstance(value, int) and value >= 0 for value in values.values()), (name, values)
        for nation in state.figures(None)["nations"]:
            assert min(value for value in nation.values() if isinstance(value, int)) >= 0
        state.apply(rng.choice(state.legal()))
    assert {"fee", "taxation", "production", "bond", "increase", "government", "maneuver"} <= names


def test_a_government_sees_what_an_empty_treasury_would_cost_it() -> None:
    """Austria-Hungary owes its government 4 M and another player 1 M."""
    game = Table(4).rondel(AH="maneuver1").treasury(AH=3).turn("AH")
    assert hints(game, "rondel investor")["investor"] == {"interest": 3, "mine": 2}
    assert hints(game.treasury(AH=0), "rondel investor")["investor-costs"] == {"interest": 1, "cost": 1}
