"""Exact chances of land battles, checked against battles that the engine plays out."""

import random
from collections.abc import Callable
from functools import lru_cache

import pytest

from greatpowers.core.game import CHANCE
from greatpowers.games.war import battle_sides as sides
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.frames import LandBattle
from greatpowers.games.war.land_battle import conditions_of
from greatpowers.games.war.modifiers import Conditions
from greatpowers.games.war.odds import Forecast, battle_odds, next_loss
from greatpowers.games.war.pieces import KINDS, NATIVES
from greatpowers.games.war.position import Position
from tests.war.table import Table, area, pieces

BATTLES = 2000
TOLERANCE = 4 * (0.25 / BATTLES) ** 0.5  # four standard deviations
IN_BATTLE = ("shift", "battle_dice", "pick_off", "lose", "retreat")


def force(text: str) -> list[int]:
    """A force as it is written."""
    units = [0] * KINDS
    for kind, number in pieces(text):
        units[kind] += number
    return units


# -- by hand -------------------------------------------------------------------------------------------------


def test_one_against_one() -> None:
    odds = battle_odds(force("1i"), force("1i"))
    assert (odds.attacker, odds.defender, odds.nobody) == pytest.approx((5 / 11, 5 / 11, 1 / 11))


def test_one_against_one_in_a_fort() -> None:
    odds = battle_odds(force("1i"), force("1i"), Conditions(fort=True))  # 0 against 3: 1 and 4 faces of 6
    ends = 1 - 5 / 6 * 2 / 6
    assert odds.attacker == pytest.approx(1 / 6 * 2 / 6 / ends)
    assert odds.defender == pytest.approx(5 / 6 * 4 / 6 / ends)


def test_nobody_to_fight() -> None:
    assert battle_odds(force("1i"), force("1G")).attacker == 1
    assert battle_odds(force("1G"), force("1i")).defender == 1
    assert battle_odds(force("1G"), force("1G")).nobody == 1


def test_in_which_order_brigades_are_given_up() -> None:
    left, order = force("3i 2c 1a"), ""
    while any(left):
        kind = next_loss(left)
        left[kind] -= 1
        order += "ica"[kind]
    assert order == "iicica"


def test_a_general_helps() -> None:
    alone, led = (battle_odds(force(f"3i 1c{who}"), force("3i 1c")).attacker for who in ("", " 1G"))
    assert alone < led


def test_a_landing_hurts_less_with_every_round() -> None:
    forecast = Forecast(force("3i"), force("3i"), Conditions(), force("3i"))
    first, second, third = (forecast.odds(rounds).attacker for rounds in range(3))
    assert first < second < third
    assert third == pytest.approx(battle_odds(force("3i"), force("3i")).attacker)


def test_who_does_not_fight_can_still_be_lost() -> None:
    idle = Forecast(force("1i"), force("1i"), Conditions(), force(""), idle=force("1i"))
    assert idle.odds().attacker == pytest.approx(1)
    late = Forecast(force("1i"), force("1i"), Conditions(), force(""), late=force("1i"))
    assert late.odds().attacker == pytest.approx(1 / 6 + 5 / 6 * 5 / 11)
    assert late.odds(1).attacker == pytest.approx(5 / 11)


def test_too_many_brigades() -> None:
    with pytest.raises(ValueError, match="too many"):
        battle_odds(force("61i"), force("1i"))


# -- against the engine --------------------------------------------------------------------------------------


def plain() -> Table:
    """Brigades of two types against one, in Germany."""
    table = Table(3).war((1, 2)).land(1, "france", "1i").land(2, "germany", "4i").land(3, "borneo", "1i")
    return table.attack(1, "france", "germany", "3i 1c").combat(1)


def fort() -> Table:
    """A fort with artillery, against artillery with an engineer, a general and better schools."""
    table = Table(3).war((1, 2)).land(1, "france", "1i", "city", "school").land(2, "germany", "2i 1a", "fort")
    return table.land(3, "borneo", "1i").attack(1, "france", "germany", "3i 1c 2a 1G 1N").combat(1)


def landing() -> Table:
    """Some came by land and some by sea, against a general."""
    table = Table(3).war((1, 2)).land(1, "france", "1i").land(2, "germany", "2i 1c 1G").land(2, "japan", "1i")
    table.land(3, "borneo", "1i").landing(1, "north_sea", "germany", "3i")
    return table.attack(1, "france", "germany", "2c").combat(1)


def natives() -> Table:
    """Natives rated "++"."""
    table = Table(3).land(1, "france", "1i").land(2, "japan", "1i").land(3, "borneo", "1i").natives("germany", "6++")
    return table.attack(1, "france", "germany", "5i 1c 1X").combat(1)


def latecomers() -> Table:
    """Half of the defenders have just retreated into the battle, with their only general."""
    table = Table(3).war((1, 2)).land(1, "france", "1i").land(2, "germany", "4i 1c 1G").land(3, "borneo", "1i")
    table.attack(1, "france", "germany", "4i 1c").combat(1)
    table.state.late = held_back("germany", "2i 1c 1G")
    return table


def scorchers() -> Table:
    """Some of the defenders have scorched the earth; the attackers came by sea."""
    table = Table(3, scorched_earth="on").war((1, 2)).land(1, "france", "1i").land(2, "germany", "3i 1c 1a")
    table.land(3, "borneo", "1i").landing(1, "north_sea", "germany", "4i 1c 1G").combat(1)
    table.state.scorchers = held_back("germany", "1i 1a")
    return table


def held_back(region: str, text: str) -> bytearray:
    """A row of units by region and kind."""
    row = bytearray(REGIONS * KINDS)
    row[area(region) * KINDS : (area(region) + 1) * KINDS] = bytes(force(text))
    return row


@pytest.mark.parametrize("setting", [plain, fort, landing, natives, latecomers, scorchers])
def test_the_engine_agrees(setting: Callable[[], Table]) -> None:
    start = setting().do("battle germany").state
    battle = start.frames[-1]
    assert isinstance(battle, LandBattle)
    expected = forecast(start, battle).odds()
    rng = random.Random(1)
    owners = [play_out(start, rng).owner[battle.region] for _ in range(BATTLES)]
    assert owners.count(battle.attacker) / BATTLES == pytest.approx(expected.attacker, abs=TOLERANCE)
    held = expected.defender + (expected.nobody if battle.defender == NATIVES else 0)
    assert owners.count(battle.defender) / BATTLES == pytest.approx(held, abs=TOLERANCE)


def play_out(start: Position, rng: random.Random) -> Position:
    """A battle to its end, by the policy of the odds."""
    state = start.clone()
    while state.step in IN_BATTLE:
        state.apply(choice(state, rng))
    return state


def choice(state: Position, rng: random.Random) -> int:
    """A die, or what the policy says."""
    battle = state.frames[-1]
    assert isinstance(battle, LandBattle)
    if state.to_act == CHANCE:
        return state.codes.roll + rng.randint(1, 6)
    if state.step == "pick_off":
        return state.codes.done
    if state.step == "retreat":
        return state.codes.stay
    if state.step == "lose":
        return state.codes.lose + next_loss(sides.force(state, battle, sides.side_to_decide(battle)))
    return state.codes.shift + forecast(state, battle).best_shift(battle.round)


def forecast(state: Position, battle: LandBattle) -> Forecast:
    """The odds of the battle as it stands."""
    first = battle.region * KINDS
    attackers, defenders = (tuple(sides.force(state, battle, side)) for side in (sides.ATTACKER, sides.DEFENDER))
    conditions = conditions_of(state, battle)
    rows = (state.landed, state.scorchers, bytearray(len(state.late)) if battle.round else state.late)
    hampered = tuple(tuple(row[first : first + KINDS]) for row in rows)
    return known(attackers, defenders, conditions.fort, conditions.technology, conditions.against_natives, hampered)


@lru_cache(maxsize=1000)
def known(
    attackers: tuple[int, ...],
    defenders: tuple[int, ...],
    fort: bool,
    technology: int,
    natives: bool,
    hampered: tuple[tuple[int, ...], ...],
) -> Forecast:
    """The same forces meet again and again."""
    return Forecast(attackers, defenders, Conditions(fort, technology, natives), *hampered)
