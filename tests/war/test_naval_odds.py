"""Exact chances of naval battles, by hand and against battles that the engine plays out."""

import random
from collections.abc import Callable

import pytest

from greatpowers.core.game import CHANCE
from greatpowers.games.war import battle_outlook, naval_battle
from greatpowers.games.war.fleets import has_fleet
from greatpowers.games.war.frames import NavalBattle
from greatpowers.games.war.naval_odds import Squadron, naval_odds
from greatpowers.games.war.position import Position
from tests.war.table import Table, area

BATTLES = 2000
TOLERANCE = 4 * (0.25 / BATTLES) ** 0.5  # four standard deviations
AT_SEA = ("naval_dice", "sink", "break_off")


def fleets(number: int, schools: int = 0, ports: int = 0) -> list[Squadron]:
    """A side of one player, without cargo."""
    return [Squadron(schools, ports, [0] * number)]


@pytest.mark.rule("war/navbattle/dice")
def test_one_against_one() -> None:
    odds = naval_odds(fleets(1), fleets(1))  # each hits with 5 and 6
    assert (odds.attacker, odds.defender, odds.nobody) == pytest.approx((2 / 5, 2 / 5, 1 / 5))


@pytest.mark.rule("war/navbattle/tech-drm", "war/navbattle/port-drm")
def test_schools_and_ports_help() -> None:
    even = naval_odds(fleets(2), fleets(2)).attacker
    assert naval_odds(fleets(2, schools=1), fleets(2)).attacker > even
    assert naval_odds(fleets(2, ports=1), fleets(2)).attacker > even
    assert naval_odds(fleets(2, schools=1), fleets(2, schools=1)).attacker == pytest.approx(even)


@pytest.mark.rule("war/navbattle/cargo-drm")
def test_two_full_fleets_cannot_hurt_each_other() -> None:
    full = [Squadron(0, 0, [2])]
    assert naval_odds(full, full).nobody == 1
    assert naval_odds(full, fleets(1)).defender == pytest.approx(1)


# -- against the engine --------------------------------------------------------------------------------------


def loaded() -> Table:
    """Transports with an escort, against a port."""
    table = Table(2).war((1, 2)).land(1, "kenya", "1i", "city", "school").land(2, "germany", "1i", "port")
    return table.fleet(1, "north_sea", "3i").fleet(1, "north_sea", "1c").fleet(1, "north_sea").fleet(2, "north_sea")


def allied() -> Table:
    """Two against two, on each side."""
    table = Table(4, alliances="on").allies(1, 3, 2, 4).allies(2, 4, 1, 3)
    table.land(3, "kenya", "1i", "city", "school").land(4, "germany", "1i", "port").land(1, "natal", "1i")
    table.land(2, "japan", "1i").fleet(1, "north_sea").fleet(1, "north_sea", "1i").fleet(3, "north_sea", "3i")
    return table.fleet(2, "north_sea").fleet(4, "north_sea").fleet(4, "north_sea", "1G")


@pytest.mark.rule("war/navbattle/owner-picks", "war/navbattle/one-hit-max", "war/opt/ally/join-naval-battle")
@pytest.mark.parametrize("setting", [loaded, allied])
def test_the_engine_agrees(setting: Callable[[], Table]) -> None:
    table = setting().move(1)
    own = [f"join {n}" for n in range(2, table.at_sea(1, "north_sea") + 1)]
    table.do("fleet 1", *own, "engage 2")
    while table.step == "naval_join":
        table.do("intercept")
    start = table.state
    battle = start.frames[-1]
    assert isinstance(battle, NavalBattle)
    expected = battle_outlook.at_sea(start, battle)
    assert expected is not None
    rng = random.Random(1)
    ends = [play_out(start, rng) for _ in range(BATTLES)]
    wins = sum(left == (True, False) for left in ends) / BATTLES
    losses = sum(left == (False, True) for left in ends) / BATTLES
    assert (wins, losses) == pytest.approx((expected.attacker, expected.defender), abs=TOLERANCE)


def play_out(start: Position, rng: random.Random) -> tuple[bool, bool]:
    """A battle to its end, by the policy of the odds: whether each side has anybody left."""
    state = start.clone()
    while state.step in AT_SEA:
        state.apply(choice(state, rng))
    sea = area("north_sea")
    left = [seat for seat in range(state.seats) if has_fleet(state, seat, sea)]
    return any(seat in (0, 2) for seat in left), any(seat in (1, 3) for seat in left)


def choice(state: Position, rng: random.Random) -> int:
    """A die, the fleet with the least cargo, another round."""
    if state.to_act == CHANCE:
        return state.codes.roll + rng.randint(1, 6)
    if state.step == "break_off":
        return state.codes.fight_on
    seat = state.to_act
    return min(state.legal(), key=lambda action: naval_battle.load_penalty(state, seat, action - state.codes.sink))
