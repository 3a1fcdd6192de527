"""Dice of a battle: sorted, paired, compared (imperunde/battle/sort-*, pairing; imperunde/land-battle/*)."""

from __future__ import annotations

from greatpowers.games.imperunde.pieces import ARTILLERY, CAVALRY, COLOUR, FORT

HUSSAR_ATTACKER = 1
HUSSAR_DEFENDER = 2
AMBUSHED = 4
SURPRISED = 8
FIRST_ROUND_BONUS = 2  # of Ambush and Surprise attack

ATTACKER_FALLS = 0
DEFENDER_FALLS = 1
EQUAL = 2


def attack_value(kind: int, die: int, bonus: int, first: bool) -> int:
    """An attacker's die with the bonus of cards, which counts before sorting (imperunde/ruling/bonus-sorting)."""
    if kind == CAVALRY and bonus & HUSSAR_ATTACKER:
        die += 1
    return die + FIRST_ROUND_BONUS if first and bonus & SURPRISED else die


def defence_value(kind: int, die: int, bonus: int, first: bool) -> int:
    """A defender's die with the bonus of cards."""
    if kind == CAVALRY and bonus & HUSSAR_DEFENDER:
        die += 1
    return die + FIRST_ROUND_BONUS if first and bonus & AMBUSHED else die


def order(kinds: list[int], values: list[int], left: list[int]) -> list[int]:
    """Indices from the highest: by value, then colour, then moves left (imperunde/move/equal-dice-order)."""
    keys = [(values[i], COLOUR[kinds[i]], left[i], -i) for i in range(len(kinds))]
    return [-key[3] for key in sorted(keys, reverse=True)]


def compare(attacker: int, attack: int, defender: int, defence: int) -> int:
    """One pair; facing a fort, cavalry counts 1 less and artillery 1 more (imperunde/unit/modifier-only-direct)."""
    if defender == FORT:
        attack += 1 if attacker == ARTILLERY else -1 if attacker == CAVALRY else 0
    if attack > defence:
        return DEFENDER_FALLS
    return ATTACKER_FALLS if attack < defence else EQUAL
