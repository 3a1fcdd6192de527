"""How a battle stands: who could fight, what counts besides the dice, and the chance of the attacker."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from greatpowers.core.game import CHANCE, Hint
from greatpowers.games.imperunde import odds
from greatpowers.games.imperunde.forces import battle_around, defenders
from greatpowers.games.imperunde.position import Position
from tests.imperunde.table import Table
from tests.imperunde.test_battle_examples import (
    arabian_after_boarding,
    arabian_after_round_1,
    arabian_after_round_2,
    congo,
    congo_after_round_1,
    congo_after_round_3,
    east_india_after_round_1,
)


def figures(table: Table) -> Any:
    return table.state.figures(None)["battle"]


def hints(table: Table, notation: str) -> list[Hint]:
    return table.state.hints(table.game.space.parse(notation))


def on_land(defenders: str = "2I 1F") -> Table:
    table = Table().land(1, "egypt", "3I 2C 1A 1tp").land(2, "congo", f"{defenders} 1tp").war((1, 2))
    return table.hand(1, "hussar", "surprise").hand(2, "ambush").move(1)


def at_sea() -> Table:
    table = Table().sea(1, "arabian_sea", "3fr 2sl").sea(2, "arabian_sea", "2fr 2sl").war((1, 2))
    return table.clear_sea("arabian_sea")


def rebels() -> Table:
    return Table().land(2, "china", "2I 1C 1A 1F 1tp").wheel().do("spin china", "event land_uprising")


def test_there_is_none_without_a_battle() -> None:
    assert figures(on_land()) is None
    assert figures(arabian_after_round_2()) is None


# -- who and with what ---------------------------------------------------------------------------------------


def test_an_attack_that_is_gathered() -> None:
    table = on_land().do("march cavalry egypt congo", "march infantry egypt congo")
    assert table.step == "assault"
    assert figures(table) == {
        "chance": odds.chance([1, 1, 0, 0, 0, 0], [2, 0, 0, 1, 0, 0]),
        "attackers": [
            {"kind": "infantry", "number": 1, "rolling": None, "bonus": 0, "fort": 0},
            {"kind": "cavalry", "number": 1, "rolling": None, "bonus": 0, "fort": -1},
        ],
        "defenders": [
            {"kind": "infantry", "number": 2, "rolling": None, "bonus": 0, "fort": 0},
            {"kind": "fort", "number": 1, "rolling": None, "bonus": 0, "fort": 0},
        ],
        "ties": "defender",
    }


def rolling(table: Table, side: str) -> dict[str, int | None]:
    return {row["kind"]: row["rolling"] for row in figures(table)[side]}


@pytest.mark.rule("imperunde/battle/attacker-first", "imperunde/battle/defender-rechooses")
def test_those_who_roll_are_named_once_they_are_chosen() -> None:
    table = congo()
    assert rolling(table, "attackers") == {"infantry": 1, "cavalry": 1, "artillery": 1}
    assert set(rolling(table, "defenders").values()) == {None}
    table.do("use 2 1 0 0")
    assert (table.step, rolling(table, "defenders")) == ("dice", {"infantry": 2, "cavalry": 1, "fort": 0})
    table.roll(4, 7, 4, 4, 5, 2)  # now both sides are free again
    assert table.step == "reinforce"
    assert {*rolling(table, "attackers").values(), *rolling(table, "defenders").values()} == {None}


def test_a_fort_matters_only_where_one_defends() -> None:
    table = on_land("3I").attack("egypt", "congo", "C A")
    assert [row["fort"] for row in figures(table)["attackers"]] == [0, 0]
    table = on_land("1F").attack("egypt", "congo", "C A")
    assert [row["fort"] for row in figures(table)["attackers"]] == [-1, 1]


@pytest.mark.rule("imperunde/card/surprise/effect")
def test_cards_count_with_the_dice_they_are_played_for() -> None:
    table = on_land("3I").attack("egypt", "congo", "C I").do("card surprise").passes()
    before = figures(table)
    assert table.step == "dice"
    assert [row["bonus"] for row in before["attackers"]] == [2, 2]
    assert [row["bonus"] for row in before["defenders"]] == [0]
    table.roll(3, 2, 1, 1, 1)  # 5 and 4 against 1 and 1
    assert [row["bonus"] for row in figures(table)["attackers"]] == [0, 0]


def test_equal_dice_at_sea_mean_boarding() -> None:
    assert figures(at_sea())["ties"] == "boarding"


# -- the chance ----------------------------------------------------------------------------------------------


def chance(state: Position) -> float:
    """Of the attacker."""
    return float(state.figures(None)["battle"]["chance"])


@pytest.mark.parametrize("occasion", [at_sea, rebels, congo])
@pytest.mark.parametrize("seed", range(4))
def test_the_chance_before_a_die_is_the_average_of_those_after_it(occasion: Callable[[], Table], seed: int) -> None:
    """Through whole battles: dice rounds, boarding, choices; whoever chooses takes the best dice, and nobody comes."""
    rng = random.Random(seed)
    table = occasion()
    state, attacker, checked = table.state, table.battle.attacker, 0
    while battle_around(state) is not None:
        legal = state.legal()
        if state.to_act != CHANCE:
            best = max if state.to_act == attacker else min
            state.apply(best((a for a in legal if not joins(state, a)), key=lambda a: after(state, a)))
            continue
        if state.step in ("dice", "boarding"):
            now = chance(state)
            mean = sum(after(state, action) for action in legal) / len(legal)
            assert mean == pytest.approx(now, abs=1e-12)
            checked += 1
        state.apply(rng.choice(legal))
    assert checked > 3


def joins(state: Position, action: int) -> bool:
    return state.codes.names[action] in ("march", "sail", "land")


def after(state: Position, action: int) -> float:
    """The chance after an action, or the outcome."""
    then = state.clone()
    then.events = []
    then.apply(action)
    if battle_around(then) is not None:
        return chance(then)
    return float(not any(then.game.events[event[0]].name == "held" for event in then.events))


def test_more_units_than_can_be_counted_have_no_chance_beside_them() -> None:
    table = on_land("40I 20C 3A").attack("egypt", "congo", "C I A")
    assert figures(table)["chance"] is None
    assert table.step == "defend"
    assert hints(table, "use 3 0 0 0") == []


# -- beside choices ------------------------------------------------------------------------------------------


def percent(value: float | None) -> int:
    assert value is not None
    return round(100 * value)


def test_whoever_could_join_brings_his_chance() -> None:
    table = on_land().do("march cavalry egypt congo")
    alone, joined = (
        odds.chance([0, 1, 0, 0, 0, 0], [2, 0, 0, 1, 0, 0]),
        odds.chance([0, 1, 1, 0, 0, 0], [2, 0, 0, 1, 0, 0]),
    )
    assert hints(table, "fight") == [("odds", {"percent": percent(alone)})]
    assert hints(table, "march artillery egypt congo") == [("odds", {"percent": percent(joined)})]


def test_reinforcement_brings_its_chance_too() -> None:
    table = congo_after_round_1()
    more = odds.chance([1, 1, 1, 0, 0, 0], [1, 1, 0, 1, 0, 0], first=False)
    assert hints(table, "march artillery south_africa congo") == [("odds", {"percent": percent(more)})]
    assert hints(table, "sail artillery indian_ocean gulf_of_guinea") == []  # not there yet


@pytest.mark.rule("imperunde/battle/defender-chooses")
def test_each_choice_of_defenders_has_its_chance() -> None:
    table = congo()
    assert table.step == "defend"
    assert {hints(table, text)[0][0] for text in table.options()} == {"holds"}
    held = {text: int(hints(table, text)[0][1]["percent"]) for text in table.options()}
    best = max(held, key=lambda text: held[text])
    assert best == "use 1 1 0 1"  # the best dice: fort, cavalry, infantry
    assert held[best] == percent(1 - chance(table.state))
    assert held["use 3 0 0 0"] < held[best]


def test_each_choice_of_attackers_has_its_chance() -> None:
    table = at_sea()
    assert (table.step, defenders(table.state, table.battle)[4:]) == ("pick", [2, 2])
    won = {text: int(hints(table, text)[0][1]["percent"]) for text in table.options()}
    assert max(won, key=lambda text: won[text]) == "use_ships 1 2"
    assert won["use_ships 1 2"] == percent(chance(table.state))


# -- what is told of the dice --------------------------------------------------------------------------------


def pairs(table: Table) -> list[str]:
    """ "artillery 4>4 cavalry": sorted and compared."""
    signs = {"attacker_falls": "<", "defender_falls": ">", "boarding": "="}
    return [
        f"{pair['kind']} {pair['attack']}{signs[pair['result']]}{pair['defence']} {pair['foe_kind']}"
        for pair in table.events("paired")
    ]


@pytest.mark.rule("imperunde/battle/pairing", "imperunde/battle/sort-by-value", "imperunde/battle/sort-ties-colour")
def test_the_pairs_of_the_first_dice_round_in_the_congo() -> None:
    table = congo_after_round_1()
    assert [event["number"] for event in table.events("dice_round")] == ["1"]
    assert pairs(table) == ["cavalry 7>5 infantry", "artillery 4<4 cavalry", "infantry 4>2 infantry"]


@pytest.mark.rule("imperunde/unit/artillery-vs-fort", "imperunde/unit/cavalry-vs-fort")
def test_the_pairs_count_what_a_fort_changes() -> None:
    table = congo_after_round_3()
    assert [event["number"] for event in table.events("dice_round")] == ["1", "2", "3"]
    third = table.events("paired")[6:]
    assert [(pair["kind"], pair["die"], pair["attack"]) for pair in third] == [
        ("artillery", "7", "8"),
        ("cavalry", "6", "6"),
    ]
    assert [(pair["foe_kind"], pair["foe_die"], pair["defence"]) for pair in third] == [
        ("fort", "7", "7"),
        ("cavalry", "5", "5"),
    ]


@pytest.mark.rule("imperunde/land-battle/defender-wins-ties")
def test_equal_dice_on_land_are_told_as_lost() -> None:
    assert pairs(east_india_after_round_1())[1:] == ["artillery 3<3 infantry", "infantry 3>2 infantry"]


@pytest.mark.rule("imperunde/sea-battle/tie-means-boarding")
def test_equal_dice_at_sea_are_told_as_boarding() -> None:
    table = arabian_after_round_1()
    assert pairs(table) == ["frigate 6<8 line", "line 4=4 frigate", "frigate 2<3 frigate"]
    assert arabian_after_boarding().events("captured")


def test_a_victory_at_sea_is_told() -> None:
    table = arabian_after_round_2()
    assert table.events("prevailed") == [{"event": "prevailed", "party": "2", "foe": "1", "space": "arabian_sea"}]
