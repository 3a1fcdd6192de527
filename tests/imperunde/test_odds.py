"""The chance of an attack: by hand, by counting every roll, and by fighting it out with the rules of the game."""

import random
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from greatpowers.core.game import CHANCE
from greatpowers.games.imperunde import dice, fleets, odds
from greatpowers.games.imperunde.dice import AMBUSHED, HUSSAR_ATTACKER, HUSSAR_DEFENDER, SURPRISED
from greatpowers.games.imperunde.forces import battle_around
from greatpowers.games.imperunde.pieces import COLOUR, KINDS, LOWEST
from greatpowers.games.imperunde.units import has_warships
from greatpowers.games.imperunde.world import LANDS
from tests.imperunde.table import KIND, Table, pieces
from tools import fleet_odds

CARDS = HUSSAR_ATTACKER | HUSSAR_DEFENDER | AMBUSHED | SURPRISED


def numbers(text: str) -> list[int]:
    """ "2I 1C" as numbers by kind."""
    out = [0] * KINDS
    for piece, number in pieces(text):
        out[KIND[piece]] += number
    return out


def chance(attackers: str, defenders: str, bonus: int = 0, first: bool = True) -> float:
    return odds.chance(numbers(attackers), numbers(defenders), bonus, first)


@pytest.mark.parametrize(
    ("attackers", "defenders", "bonus", "expected"),
    [
        ("1I", "1I", 0, Fraction(15, 36)),  # ties are the defender's
        ("1C", "1I", 0, Fraction(21, 36)),
        ("1A", "1I", 0, Fraction(26, 36)),
        ("1I", "1F", 0, Fraction(3, 36)),
        ("1C", "1F", 0, Fraction(3, 36)),  # 1 to 6 against 4 to 9
        ("1A", "1F", 0, Fraction(15, 36)),  # 4 to 9 against 4 to 9
        ("1C", "1I", HUSSAR_ATTACKER, Fraction(26, 36)),
        ("1I", "1C", HUSSAR_DEFENDER, Fraction(6, 36)),
        ("1I", "1I", HUSSAR_ATTACKER | HUSSAR_DEFENDER, Fraction(15, 36)),  # no cavalry
        ("1I", "1I", SURPRISED, Fraction(26, 36)),
        ("1I", "1I", AMBUSHED, Fraction(6, 36)),
        ("1I", "1I", AMBUSHED | SURPRISED, Fraction(15, 36)),
        ("1fr", "1fr", 0, Fraction(1, 2)),
        ("1sl", "1fr", 0, Fraction(26, 32)),  # 26 wins, 4 ties, of which it boards and wins 26 of 32
        ("1fr", "1sl", 0, Fraction(6, 32)),
        ("2I", "1I", 0, Fraction(125, 216) + Fraction(91, 216) * Fraction(15, 36)),
        # V = W + T / 2 + T / 2 (1 - V) + L / 2, with 125, 36 and 55 of 216: boarded and lost, it is 1 against 2.
        ("2fr", "1fr", 0, Fraction(377, 468)),
        ("1fr", "2fr", 0, Fraction(91, 468)),
    ],
)
def test_small_battles_by_hand(attackers: str, defenders: str, bonus: int, expected: Fraction) -> None:
    assert chance(attackers, defenders, bonus) == pytest.approx(float(expected), abs=1e-14)


@pytest.mark.parametrize(("attackers", "defenders", "expected"), [("1I", "", 1), ("", "1I", 0), ("2fr", "", 1)])
def test_who_is_alone_has_won(attackers: str, defenders: str, expected: int) -> None:
    assert chance(attackers, defenders) == expected


def test_cards_of_the_first_dice_round_count_only_before_it() -> None:
    assert chance("2I 1C", "3I", AMBUSHED) < chance("2I 1C", "3I") < chance("2I 1C", "3I", SURPRISED)
    for bonus in (AMBUSHED, SURPRISED):
        assert chance("2I 1C", "3I", bonus, first=False) == chance("2I 1C", "3I")
    assert chance("2I 1C", "3I", HUSSAR_ATTACKER, first=False) == chance("2I 1C", "3I", HUSSAR_ATTACKER)


def test_a_fleet_against_its_like_is_even_and_the_other_way_round_the_rest() -> None:
    assert chance("5fr 2sl", "5fr 2sl") == pytest.approx(0.5, abs=1e-13)
    assert chance("4fr 1sl", "2fr 2sl") + chance("2fr 2sl", "4fr 1sl") == pytest.approx(1, abs=1e-13)


@pytest.mark.parametrize(("attackers", "defenders"), [("1F", "1I"), ("1I", "1fr"), ("1I 1fr", "1I"), ("32I", "32I")])
def test_impossible_battles_are_refused(attackers: str, defenders: str) -> None:
    with pytest.raises(ValueError, match=r"units|fight"):
        chance(attackers, defenders)


# -- every roll counted --------------------------------------------------------------------------------------


@cache
def count(attackers: tuple[int, ...], defenders: tuple[int, ...], bonus: int, first: bool) -> Fraction:
    """The chance on land, one roll after the other; both sides are sorted from the best kind."""
    if not attackers or not defenders:
        return Fraction(bool(attackers))
    mine, theirs = attackers[:3], defenders[:3]
    total = Fraction(0)
    for rolled in product(range(6), repeat=len(mine) + len(theirs)):
        numbers = [LOWEST[kind] + face for kind, face in zip(mine + theirs, rolled, strict=True)]
        attack = [dice.attack_value(kind, numbers[i], bonus, first) for i, kind in enumerate(mine)]
        defence = [dice.defence_value(kind, numbers[len(mine) + i], bonus, first) for i, kind in enumerate(theirs)]
        a = dice.order(list(mine), attack, [0] * len(mine))
        d = dice.order(list(theirs), defence, [0] * len(theirs))
        left, held = list(attackers), list(defenders)
        for i, k in zip(a, d, strict=False):
            if dice.compare(mine[i], attack[i], theirs[k], defence[k]) == dice.DEFENDER_FALLS:
                held.remove(theirs[k])
            else:
                left.remove(mine[i])
        total += count(tuple(left), tuple(held), bonus, False)
    return total * Fraction(1, 6) ** (len(mine) + len(theirs))


def sorted_kinds(text: str) -> tuple[int, ...]:
    kinds = [KIND[piece] for piece, number in pieces(text) for _ in range(number)]
    return tuple(sorted(kinds, key=lambda kind: -COLOUR[kind]))


@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [("1C 1A", "1F 1I"), ("1I 1C", "1C 1A"), ("1I 1A", "2I 1F"), ("3I", "1C 1I"), ("5I", "1F")],
)
@pytest.mark.parametrize("bonus", [0, CARDS, SURPRISED | HUSSAR_DEFENDER])
def test_land_battles_by_counting_every_roll(attackers: str, defenders: str, bonus: int) -> None:
    expected = count(sorted_kinds(attackers), sorted_kinds(defenders), bonus, True)
    assert chance(attackers, defenders, bonus) == pytest.approx(float(expected), abs=1e-13)


# -- fought out with the rules of the game -------------------------------------------------------------------


def on_land(attackers: str, defenders: str) -> Table:
    table = Table().land(1, "egypt", f"{attackers} 1tp").land(2, "congo", f"{defenders} 1tp").war((1, 2)).move(1)
    return table.attack("egypt", "congo", " ".join(piece for piece, n in pieces(attackers) for _ in range(n)))


def uprising(attackers: str, defenders: str) -> Table:
    assert attackers == "6I"
    return Table().land(2, "china", f"{defenders} 1tp").wheel().do("spin china", "event land_uprising")


def clearing(attackers: str, defenders: str) -> Table:
    table = Table().sea(1, "arabian_sea", attackers).sea(2, "arabian_sea", defenders).war((1, 2))
    return table.clear_sea("arabian_sea")


def share_won(table: Table, battles: int) -> float:
    """Fight it out again and again; who may choose takes the first choice, which has the best dice."""
    rng = random.Random(11)
    place = table.battle.place
    won = 0
    for _ in range(battles):
        state = table.state.clone()
        state.events = []
        while battle_around(state) is not None:
            legal = state.legal()
            state.apply(legal[rng.randrange(len(legal))] if state.to_act == CHANCE else legal[0])
        if place < LANDS:
            won += state.owner[place] != 1
        else:
            won += has_warships(state, place, 0)
    return won / battles


@pytest.mark.parametrize(
    ("occasion", "attackers", "defenders"),
    [
        (on_land, "1I 1C 1A", "2I 1C 1F"),
        (on_land, "3A", "2I 2F"),
        (uprising, "6I", "2I 1C 1A 1F"),
        (clearing, "3fr 2sl", "4fr 1sl"),
        (clearing, "3fr", "2sl"),
        (clearing, "5fr 1sl", "3sl"),
    ],
)
def test_the_rules_of_the_game_give_the_same_chance(
    occasion: Callable[[str, str], Table], attackers: str, defenders: str
) -> None:
    battles = 1500
    expected = chance(attackers, defenders)
    error = (expected * (1 - expected) / battles) ** 0.5
    assert share_won(occasion(attackers, defenders), battles) == pytest.approx(expected, abs=4 * error)


def test_twenty_against_twenty() -> None:
    assert 0.04 < chance("7I 7C 6A", "5I 5C 5A 5F") < 0.06
    assert chance("7I 7C 6A", "5I 5C 5A 5F") < chance("7I 7C 6A", "5I 5C 5A 5F", CARDS & ~AMBUSHED)
    assert chance("20fr", "20fr") == pytest.approx(0.5, abs=1e-12)


# -- fleets are looked up ------------------------------------------------------------------------------------


def test_the_table_of_fleets_begins_with_what_is_counted_for_few_ships() -> None:
    counted = fleet_odds.table(5)
    stored = Path(odds.__file__).with_name(fleets.FILE).read_bytes()
    assert stored[: len(counted)] == counted
    pairs = len(fleets.in_order(fleets.MOST_SHIPS)) * (len(fleets.in_order(fleets.MOST_SHIPS)) - 1) // 2
    assert len(stored) == pairs * fleets.BYTES


@pytest.mark.parametrize(("attackers", "defenders"), [("6fr 4sl", "9fr 2sl"), ("2sl", "18fr 2sl"), ("20sl", "9fr")])
def test_bigger_fleets_are_stored_as_they_are_counted(attackers: str, defenders: str) -> None:
    expected = odds.counted(numbers(attackers), numbers(defenders))
    assert chance(attackers, defenders) == pytest.approx(expected, abs=1e-13)
    assert chance(defenders, attackers) == pytest.approx(1 - expected, abs=1e-13)


def test_more_ships_than_the_table_holds_are_counted() -> None:
    assert fleets.chance((21, 0), (1, 0)) is None
    assert chance("20fr", "1fr") < chance("21fr", "1fr") == odds.counted(numbers("21fr"), numbers("1fr"))


def test_what_was_found_can_be_forgotten() -> None:
    chance("3I", "2I 1C")
    assert odds._known.cache_info().currsize > 0
    odds.forget()
    assert odds._known.cache_info().currsize == 0
