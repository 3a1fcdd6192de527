"""Battles in numbers: forces, modifiers with their rules, dice, and chances before, in and after each round."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from greatpowers.core.game import CHANCE
from greatpowers.games.war import battle_figures, battle_outlook, land_battle, modifiers
from greatpowers.games.war.frames import LandBattle
from greatpowers.games.war.game import War
from greatpowers.games.war.modifiers import Conditions
from greatpowers.games.war.odds import Forecast, battle_odds
from greatpowers.games.war.pieces import KINDS
from tests.war.table import Table
from tests.war.test_hints import force, hint, hints


def figures(table: Table, name: str = "battle", viewer: int | None = None) -> Any:
    """One of the figures, as a seat or everybody may know it."""
    return table.state.figures(viewer)[name]


def lines(side: dict[str, Any]) -> dict[str, int]:
    """Modifiers by the last part of their rule."""
    return {line["rule"].rpartition("/")[2]: line["amount"] for line in side["modifiers"]}


def clash(attackers: str, defenders: str, *buildings: str) -> Table:
    """Player 1 has come from France into Germany, which player 2 holds."""
    table = Table(2).war((1, 2)).money(1, dp=1).land(1, "france", "1i").land(2, "germany", defenders, *buildings)
    return table.land(2, "japan", "1i").attack(1, "france", "germany", attackers)


# -- modifiers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("war/drm/fort-attack", "war/drm/fort-attack-artillery", "war/drm/fort-defence", "war/drm/general")
def test_every_modifier_has_its_rule() -> None:
    table = clash("2i 1c 1a G", "3i 1a", "fort").land(1, "spain", "1i", "city", "school").combat(1).do("battle germany")
    battle = figures(table)
    assert lines(battle["attacker"]) == {
        "brigade-types": 2,
        "general": 1,
        "technology": 1,
        "fort-attack": -2,
        "fort-attack-artillery": 1,
    }
    assert lines(battle["defender"]) == {"brigade-types": 1, "fort-defence": 2}
    assert (battle["attacker"]["total"], battle["defender"]["total"]) == (3, 3)
    assert [battle["attacker"][name] for name in ("dice", "hit", "double")] == [4, 3, 7]


@pytest.mark.rule("war/drm/negative-to-zero", "war/drm/general-transfer")
def test_what_is_below_zero_and_what_a_general_transfers() -> None:
    table = clash("3i", "2i 1a G", "fort").combat(1).do("battle germany")
    battle = figures(table)
    assert lines(battle["attacker"]) == {"fort-attack": -2, "negative-to-zero": 2}
    assert lines(battle["defender"]) == {"brigade-types": 1, "general": 1, "fort-defence": 2, "negative-to-zero": 2}
    assert [battle["defender"][name] for name in ("total", "hit", "double")] == [6, 1, 4]
    table = clash("2i 1c", "2i 1a G").combat(1).do("battle germany")
    assert figures(table)["asked"] == "defender"
    table = clash("2i 1c G", "2i 1a").combat(1).do("battle germany", "shift 1")
    battle = figures(table)
    assert lines(battle["attacker"]) == {"brigade-types": 1, "general": 1, "general-transfer": -1}
    assert lines(battle["defender"]) == {"brigade-types": 1, "general-transfer": -1}


@pytest.mark.rule("war/amphib/mixed-force", "war/amphib/pure-force-zeroed")
def test_landed_brigades_have_dice_of_their_own() -> None:
    table = clash("1i", "3i").landing(1, "north_sea", "germany", "2i").combat(1).do("battle germany")
    attacker = figures(table)["attacker"]
    assert [attacker[name] for name in ("dice", "landed", "landing", "total")] == [3, 2, -2, 0]
    table = Table(2).war((1, 2)).land(2, "germany", "3i").landing(1, "north_sea", "germany", "2i").combat(1)
    attacker = figures(table.do("battle germany"))["attacker"]
    assert (lines(attacker), attacker["landed"]) == ({"pure-force-zeroed": -2, "negative-to-zero": 2}, 0)


def test_lines_add_up_to_the_modifiers_that_count() -> None:
    for units in itertools.product(range(2), repeat=KINDS):
        for fort, natives, technology, landed in itertools.product((False, True), (False, True), (-1, 0, 1), (0, 1)):
            conditions = Conditions(fort, technology, natives, -2 * landed)
            found = modifiers.lines_of_attacker(units, conditions, bool(landed))
            assert sum(amount for _, amount in found) == modifiers.of_attacker(units, conditions, bool(landed))
            found = modifiers.lines_of_defender(units, conditions)
            assert sum(amount for _, amount in found) == modifiers.of_defender(units, conditions)


def test_the_figures_of_a_round_are_those_of_the_engine() -> None:
    rng, rounds = random.Random(5), 0
    state = War(3, historical="on", scorched_earth="on", alliances="on", turn_limit=6).start()
    for _ in range(20000):
        if state.ended:
            break
        battle = state.frames[-1]
        if isinstance(battle, LandBattle) and state.step == "battle_dice" and not battle.dice:
            shown = battle_figures.under_way(state)
            assert shown is not None
            attacker, defender = shown["attacker"], shown["defender"]
            assert (attacker["total"], defender["total"]) == (battle.attacker_modifier, battle.defender_modifier)
            assert (attacker["dice"], defender["dice"]) == (battle.attacker_dice, battle.defender_dice)
            assert attacker["landed"] == battle.landed_dice
            rounds += 1
        state.apply(rng.choice(state.legal()))
    assert rounds > 20


@pytest.mark.rule("war/dice/drm-added", "war/battle/hit-table")
def test_each_die_tells_what_it_counts_and_scores() -> None:
    table = (
        clash("1i 1c", "1i").landing(1, "north_sea", "germany", "1a").combat(1).do("battle germany").roll(6, 6, 3, 5)
    )
    said = [(event["die"], event["total"], event["number"]) for event in table.events("battle_die")]
    assert said == [("6", "6", "1"), ("6", "8", "1"), ("3", "5", "0"), ("5", "5", "0")]


# -- chances -------------------------------------------------------------------------------------------------


def test_a_battle_shows_both_forces_and_its_odds_between_rounds() -> None:
    table = clash("3i", "2i G").combat(1)
    assert figures(table) is None
    (pending,) = figures(table, "pending")
    table.do("battle germany")
    battle = figures(table)
    assert battle == pending
    assert battle["asked"] is None
    odds = battle_odds(force("3i"), force("2i G"))
    assert (battle["odds"]["attacker"], battle["odds"]["defender"]) == pytest.approx(
        (odds.attacker, odds.defender), abs=1e-6
    )
    assert (battle["round"], battle["attacker"]["seat"], battle["defender"]["units"]) == (
        1,
        0,
        {"infantry": 2, "general": 1},
    )
    assert figures(table, "pending") == []
    table.roll(1)
    assert figures(table)["odds"] is None


def test_battles_to_come_are_shown_while_units_move() -> None:
    table = (
        Table(2).war((1, 2)).land(1, "france", "4i").land(2, "spain", "1i").move(1).do("march infantry france spain")
    )
    (battle,) = figures(table, "pending")
    assert (battle["region"], battle["round"]) == ("spain", 1)
    assert battle["odds"]["attacker"] == pytest.approx(battle_odds(force("1i"), force("1i")).attacker)


@pytest.mark.rule("war/ruling/marker-knowledge")
def test_unknown_natives_are_the_average_of_all_that_may_be_there() -> None:
    table = Table(2).land(1, "france", "1i").land(2, "japan", "1i").natives("germany", "6", hidden=True)
    table.attack(1, "france", "germany", "6i").combat(1)
    stranger, witness, everybody = (figures(table, "pending", viewer)[0] for viewer in (0, 1, None))
    assert stranger == everybody
    assert witness["markers"] == {}
    assert witness["defender"]["units"] == {"infantry": 6}
    exact = battle_odds(force("6i"), force("6i"), Conditions(against_natives=True)).attacker
    assert witness["odds"]["attacker"] == witness["odds"]["lowest"] == pytest.approx(exact, abs=1e-6)
    assert (sum(stranger["markers"].values()), stranger["defender"]["units"]) == (pytest.approx(1), {})
    mean = 0.0
    for marker, chance in stranger["markers"].items():
        strength, rating = int(marker.rstrip("+")), marker.count("+")
        army = [*land_battle.native_army(2 + strength * 3 + rating), 0, 0, 0]
        mean += chance * battle_odds(force("6i"), army, Conditions(against_natives=True)).attacker
    odds = stranger["odds"]
    assert odds["attacker"] == pytest.approx(mean, abs=1e-6)
    assert odds["lowest"] < odds["attacker"] < odds["highest"]


# -- beside a choice -----------------------------------------------------------------------------------------


@pytest.mark.rule("war/drm/general-transfer-limits")
def test_a_transfer_shows_what_it_makes_of_the_odds() -> None:
    table = clash("2i 1c G", "2i 1a").combat(1).do("battle germany")
    forecast = Forecast(force("2i 1c G"), force("2i 1a"), Conditions(), force(""))
    for shift in (0, 1):
        odds = forecast.after_shift(shift)
        assert hint(table, f"shift {shift}", "odds") == {"percent": round(100 * odds.attacker)}
    best = forecast.best_shift()
    assert forecast.after_shift(best).attacker == pytest.approx(forecast.odds().attacker)


@pytest.mark.rule("war/losses/owner-chooses", "war/losses/excess-ignored")
def test_a_loss_shows_the_odds_of_those_who_are_left() -> None:
    table = clash("3i 2c", "3i").combat(1).do("battle germany").roll(1, 1, 1, 1, 6, 6, 1, 1)
    assert table.step == "lose"  # one hit on each side; the defender has no choice
    assert figures(table)["asked"] == "attacker"
    for lost, left in (("infantry", "2i 2c"), ("cavalry", "3i 1c")):
        odds = battle_odds(force(left), force("2i"))
        assert hint(table, f"lose {lost}", "odds") == {"percent": round(100 * odds.attacker)}
    odds = battle_odds(force("2i 2c"), force("2i"))  # the figures have infantry go first
    assert figures(table)["odds"]["attacker"] == pytest.approx(odds.attacker)


@pytest.mark.rule("war/losses/three-for-one")
def test_three_hits_for_one_show_the_odds_of_either() -> None:
    table = clash("5i", "4i 1a").combat(1).do("battle germany").roll(6, 6, 6, 1, 1, 1, 1, 1, 1, 1)
    assert table.step == "pick_off"
    kept, picked = battle_odds(force("5i"), force("1i 1a")), battle_odds(force("5i"), force("4i"))
    assert hint(table, "done", "odds") == {"percent": round(100 * kept.attacker)}
    assert hint(table, "pick_off artillery", "odds") == {"percent": round(100 * picked.attacker)}


def test_odds_after_a_choice_are_those_of_the_position_that_follows() -> None:
    rng, checked = random.Random(2), 0
    table = clash("6i 3c 2a G", "7i 2c 2a").landing(1, "north_sea", "germany", "2i 1c").combat(1).do("battle germany")
    for _ in range(60):
        state = table.state.clone()
        while isinstance(state.frames[-1], LandBattle):
            battle = state.frames[-1]
            if state.step == "lose" and battle.attacker_hits + battle.defender_hits == 1:
                action = rng.choice(state.legal())
                foreseen = battle_outlook.after_loss(state, battle, action - state.codes.lose)
                state.apply(action)
                if state.step == "retreat" and isinstance(state.frames[-1], LandBattle):
                    found = battle_outlook.present(state, state.frames[-1])
                    assert foreseen is not None
                    assert found is not None
                    assert foreseen.attacker == pytest.approx(found.attacker)
                    checked += 1
            elif state.to_act == CHANCE:
                state.apply(state.codes.roll + rng.randint(1, 6))
            else:
                state.apply(state.codes.stay if state.step == "retreat" else rng.choice(state.legal()))
    assert checked > 20


@pytest.mark.rule("war/retreat/fleet-extra-round", "war/retreat/fleet-capacity", "war/retreat/fleet-interception")
def test_a_retreat_to_fleets_says_what_may_happen_on_the_way() -> None:
    table = Table(2).war((1, 2)).land(2, "spain", "2i").land(1, "italy", "1i").fleet(1, "western_mediterranean", "1i")
    table.fleet(2, "western_mediterranean").landing(1, "western_mediterranean", "spain", "4i").combat(1)
    table.do("battle spain").roll(1, 1, 1, 1, 1, 1)
    defender = figures(table)["defender"]
    volley = 1 - ((defender["hit"] - 1) / 6) ** defender["dice"]
    assert hints(table, "retreat western_mediterranean") == [
        ("volley", {"number": 2, "percent": round(100 * volley)}),
        ("room", {"number": 8, "room": 6}),
        ("fleets", {"other": 1, "number": 1}),
    ]


@pytest.mark.rule("war/retreat/into-attacked-region")
def test_a_retreat_into_another_battle_comes_too_late() -> None:
    table = clash("2i", "2i").land(2, "prussia", "1i").attack(1, "germany", "prussia", "1i").combat(1)
    table.do("battle germany").roll(1, 1, 1, 1).do("stay")
    assert hints(table, "retreat prussia") == [("late", {})]


@pytest.mark.rule("war/natbattle/win-revolt")
def test_a_point_after_a_revolt_shows_the_strength_that_is_left() -> None:
    table = Table(2).land(1, "france", "1i").land(1, "egypt", "9i").natives("egypt", "4").revolt("egypt")
    table.land(2, "japan", "1i").spheres(2, "egypt", 2).supporting(2, "egypt", 2).combat(1).do("battle egypt")
    table.roll(*[1] * 4, *[6] * 9).do("done").roll(5)
    assert table.step == "pacify"
    assert hints(table, "weaken") == [("westernized", {})]
    assert figures(table, "pending") == []  # it is settled, not to be fought again


# -- at sea --------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/navbattle/tech-drm", "war/navbattle/port-drm", "war/navbattle/cargo-drm")
def test_each_fleet_has_its_modifiers() -> None:
    table = Table(2).war((1, 2)).land(1, "kenya", "1i", "city", "school").land(2, "germany", "1i", "port")
    table.fleet(1, "north_sea", "3i").fleet(1, "north_sea").fleet(2, "north_sea").fleet(2, "north_sea").move(1)
    assert figures(table, "naval") is None
    table.do("fleet 1", "join 2")
    said = dict(hints(table, "engage 2"))
    table.do("engage 2")
    battle = figures(table, "naval")
    assert [(lines(fleet), fleet["hit"]) for fleet in battle["attackers"]] == [
        ({"tech-drm": 1, "cargo-drm": -2}, 6),
        ({"tech-drm": 1}, 4),
    ]
    assert [(lines(fleet), fleet["hit"]) for fleet in battle["defenders"]] == [({"port-drm": 1}, 4)] * 2
    assert said == {"naval": {"own": 2, "number": 2}, "odds": {"percent": round(100 * battle["odds"]["attacker"])}}
    table.roll(1, 1, 4, 1)
    full, empty = (int(hint(table, f"sink {fleet}", "odds")["percent"]) for fleet in (1, 2))
    assert full > empty
    table.do("sink 2")
    assert hint(table, "fight_on", "odds") == {"percent": empty}


@pytest.mark.rule("war/opt/intercept/number", "war/opt/intercept/roll")
def test_an_interception_shows_its_number_and_what_follows() -> None:
    table = Table(2, interception="on").war((1, 2)).land(2, "germany", "1i", "port").land(1, "natal", "1i")
    table.fleet(1, "north_sea").fleet(2, "north_sea").move(1).do("fleet 1", "sail baltic_sea")
    attempt = figures(table, "interception")
    assert (attempt["hunter"], attempt["hunted"], attempt["number"]) == (1, 0, 4)
    assert attempt["parts"] == {"fleets": 2, "regions": 1, "ports": 1, "schools": 0}
    assert attempt["chance"] == pytest.approx(6 / 36)
    odds = figures(table, "naval")["odds"]
    assert hints(table, "intercept") == [
        ("intercept", {"percent": 17}),
        ("odds", {"percent": round(100 * odds["defender"])}),
    ]


@pytest.mark.rule("war/opt/ally/join-naval-battle")
def test_an_ally_sees_the_odds_of_a_battle_with_own_fleets() -> None:
    table = (
        Table(3, alliances="on").allies(1, 3, 2).land(1, "natal", "1i").land(2, "japan", "1i").land(3, "kenya", "1i")
    )
    table.fleet(1, "north_sea").fleet(2, "north_sea").fleet(3, "north_sea").move(1).do("fleet 1", "engage 2")
    alone = figures(table, "naval")["odds"]["attacker"]
    assert int(hint(table, "intercept", "odds")["percent"]) > 100 * alone
    table.do("intercept")
    assert len(figures(table, "naval")["attackers"]) == 2


def test_without_an_interception_roll_there_is_no_number() -> None:
    table = Table(2).war((1, 2)).fleet(1, "north_sea").fleet(2, "north_sea").move(1).do("fleet 1", "sail baltic_sea")
    attempt = figures(table, "interception")
    assert (attempt["number"], attempt["parts"], attempt["chance"]) == (None, {}, 1)
