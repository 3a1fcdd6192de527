"""The chance that an attacker wins a battle (imperunde/battle/*, imperunde/land-battle/*, imperunde/sea-battle/*).

It is exact, by two steps. First one dice round: every roll of up to three kinds against three is counted with the
functions of `dice`, once for each such pairing. Then the whole battle: from few units to many, each position of numbers
is the average of those that its dice round leads to. At sea a ship can be captured and recaptured, which keeps the
number of ships: such positions are swept until they stand still, to the last bit of a float.

Nobody reinforces and no card is played from now on. Who has more than three units uses those with the best dice first.
A captured ship always finds a spare piece.

The tables of dice rounds are made when they are first needed, and what was found is kept. Twenty a side are a matter of
milliseconds then; only big fleets of both kinds take longer, since captures lead to so many positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Final

from greatpowers.games.imperunde.dice import (
    AMBUSHED,
    DEFENDER_FALLS,
    EQUAL,
    SURPRISED,
    attack_value,
    compare,
    defence_value,
    order,
)
from greatpowers.games.imperunde.pieces import (
    ARTILLERY,
    CAVALRY,
    FACES,
    FORT,
    FRIGATE,
    INFANTRY,
    KINDS,
    LINE,
    LOWEST,
)

MOST_DICE: Final = 3
MOST_UNITS: Final = 63  # of both sides together
MOST_KNOWN: Final = 200_000  # positions kept from one question to the next

# A side is coded in one int, six bits for each rank; the better the die, the higher the rank. A position is the
# attacker's code and the defender's below it.
BITS: Final = 6
SIDE: Final = 4 * BITS
LAND: Final[tuple[int, ...]] = (INFANTRY, CAVALRY, ARTILLERY, FORT)
SEA: Final[tuple[int, ...]] = (FRIGATE, LINE)
RANK: Final[list[int]] = [0, 1, 2, 3, 0, 1]  # by kind

# What a dice round did is counted in digits of two bits: the attacker's losses by rank, the defender's, then boardings
# by the ranks of both ships.
DIGIT: Final = 2
BOARDING: Final = 8

Ways = list[tuple[int, float]]  # what is added to a position, and how likely


def chance(attackers: Sequence[int], defenders: Sequence[int], bonus: int = 0, first: bool = True) -> float:
    """How likely the attacker wins. Numbers by kind, as in `pieces`; `bonus` of cards as in `dice`.

    Ambush and Surprise attack count only while the first dice round is still to come.
    """
    sea = any(attackers[kind] or defenders[kind] for kind in SEA)
    if attackers[FORT] or (sea and any(attackers[kind] or defenders[kind] for kind in LAND)):
        raise ValueError("these cannot fight each other")
    if sum(attackers) + sum(defenders) > MOST_UNITS:
        raise ValueError("too many units")
    start = _code(attackers) << SIDE | _code(defenders)
    lasting = bonus & ~(AMBUSHED | SURPRISED)
    if first and bonus != lasting and _is_fought(start):
        groups = _round(*_fighters(start, sea), bonus, True)
        return sum(p * _value(start + change, sea, lasting) for ways in groups for change, p in ways)
    return _value(start, sea, lasting)


def _code(numbers: Sequence[int]) -> int:
    return sum(numbers[kind] << BITS * RANK[kind] for kind in range(KINDS))


# -- a battle ------------------------------------------------------------------------------------------------


def _is_fought(position: int) -> bool:
    return position >> SIDE > 0 and position & (1 << SIDE) - 1 > 0


def _fighters(position: int, sea: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return _best(position >> SIDE, sea), _best(position & (1 << SIDE) - 1, sea)


@lru_cache(maxsize=1 << 14)
def _best(code: int, sea: bool) -> tuple[int, ...]:
    """The kinds of the three with the best dice."""
    kinds: list[int] = []
    for kind in reversed(SEA if sea else LAND):
        number = code >> BITS * RANK[kind] & (1 << BITS) - 1
        kinds += [kind] * min(number, MOST_DICE - len(kinds))
    return tuple(kinds)


def _value(start: int, sea: bool, bonus: int) -> float:
    """The chance in this position, found with that of every position that can follow: those with few units first."""
    value = _known(sea, bonus)
    if start in value:
        return value[start]
    if len(value) > MOST_KNOWN:
        value.clear()
    for level in reversed(_levels(start, sea, bonus)):
        swept: list[tuple[int, float, Ways]] = []
        for position in level:
            if not _is_fought(position):
                value[position] = float(position >> SIDE > 0)
                continue
            same, *fewer = _round(*_fighters(position, sea), bonus, False)
            settled = 0.0
            for ways in fewer:
                for change, p in ways:
                    settled += p * value[position + change]
            value[position] = settled
            if same:
                swept.append((position, settled, same))
        _sweep(value, swept)
    return value[start]


@cache
def _known(sea: bool, bonus: int) -> dict[int, float]:
    """What has been found before."""
    return {}


def _sweep(value: dict[int, float], swept: list[tuple[int, float, Ways]]) -> None:
    """Positions that lead to each other, by captures only: at most one in six, so this ends soon."""
    moved = True
    while moved:
        moved = False
        for position, settled, same in swept:
            new = settled
            for change, p in same:
                new += p * value[position + change]
            if abs(new - value[position]) > 1e-15:
                moved = True
            value[position] = new


def _levels(start: int, sea: bool, bonus: int) -> list[set[int]]:
    """All positions that can follow and are not known, by how many units are gone."""
    known = _known(sea, bonus)
    total = sum(start >> BITS * digit & (1 << BITS) - 1 for digit in range(2 * SIDE // BITS))
    levels: list[set[int]] = [set() for _ in range(total + MOST_DICE)]
    levels[0].add(start)
    for gone in range(total):
        levels[gone] -= known.keys()
        fresh = levels[gone]
        while fresh:
            found: set[int] = set()
            for position in fresh:
                if _is_fought(position):
                    same, *fewer = _round(*_fighters(position, sea), bonus, False)
                    found.update([position + change for change, _ in same])
                    for lost, ways in enumerate(fewer, gone + 1):
                        levels[lost].update([position + change for change, _ in ways])
            fresh = found - levels[gone] - known.keys()
            levels[gone] |= fresh
    return levels


# -- a dice round --------------------------------------------------------------------------------------------


@cache
def _round(attackers: tuple[int, ...], defenders: tuple[int, ...], bonus: int, first: bool) -> list[Ways]:
    """What one dice round can do, by how many units are lost in it."""
    pairs = min(len(attackers), len(defenders))
    theirs = _rolls(defenders, False, bonus, first, pairs)
    results: dict[int, int] = {}
    for (a, b, c), ways in _rolls(attackers, True, bonus, first, pairs):
        row_a, row_b, row_c = _results(a), _results(b), _results(c)
        for (x, y, z), times in theirs:
            result = row_a[x] + row_b[y] + row_c[z]
            results[result] = results.get(result, 0) + ways * times
    out: list[dict[int, float]] = [{} for _ in range(pairs + 1)]
    for result, ways in results.items():
        lost, changes = _changes(result, ways / FACES ** (len(attackers) + len(defenders)))
        for change, p in changes:
            out[lost][change] = out[lost].get(change, 0.0) + p
    return [list(group.items()) for group in out]


@cache
def _rolls(
    kinds: tuple[int, ...], attack: bool, bonus: int, first: bool, pairs: int
) -> list[tuple[tuple[int, int, int], int]]:
    """The sorted dice of one side that are compared, and in how many ways they fall; filled up with no die (0)."""
    worth = attack_value if attack else defence_value
    found: dict[tuple[int, int, int], int] = {}
    for dice in product(*(range(LOWEST[kind], LOWEST[kind] + FACES) for kind in kinds)):
        values = [worth(kind, die, bonus, first) for kind, die in zip(kinds, dice, strict=True)]
        best = order(list(kinds), values, [0] * len(kinds))[:pairs]
        a, b, c = [values[i] * KINDS + kinds[i] for i in best] + [0] * (MOST_DICE - pairs)
        found[a, b, c] = found.get((a, b, c), 0) + 1
    return list(found.items())


@cache
def _results(attack: int) -> list[int]:
    """What an attacker's die (its value and kind) does against each die of a defender."""
    return [_result(*divmod(attack, KINDS), *divmod(defence, KINDS)) for defence in range(16 * KINDS)]


def _result(attack: int, attacker: int, defence: int, defender: int) -> int:
    if not attack:
        return 0
    result = compare(attacker, attack, defender, defence)
    mine, theirs = RANK[attacker], RANK[defender]
    if result == EQUAL and attacker in SEA:
        return 1 << DIGIT * (BOARDING + 2 * mine + theirs)
    return 1 << DIGIT * (4 + theirs) if result == DEFENDER_FALLS else 1 << DIGIT * mine


def _changes(result: int, likely: float) -> tuple[int, Ways]:
    """How many units are lost, and how the position changes: each boarding gives a ship to one or the other."""
    lost = change = 0
    for rank in range(4):
        mine, theirs = _digit(result, rank), _digit(result, 4 + rank)
        lost += mine + theirs
        change -= (mine << SIDE + BITS * rank) + (theirs << BITS * rank)
    ways: Ways = [(change, likely)]
    for mine, theirs in product(range(len(SEA)), repeat=2):
        p = _boards(SEA[mine], SEA[theirs])
        taken = (1 << SIDE + BITS * theirs) - (1 << BITS * theirs)
        given = (1 << BITS * mine) - (1 << SIDE + BITS * mine)
        for _ in range(_digit(result, BOARDING + 2 * mine + theirs)):
            ways = [way for to, q in ways for way in ((to + taken, p * q), (to + given, (1 - p) * q))]
    return lost, ways


def _digit(result: int, place: int) -> int:
    return result >> DIGIT * place & (1 << DIGIT) - 1


def _boards(attacker: int, defender: int) -> float:
    """The chance that the attacker's ship wins a boarding, in which equal dice are rolled again."""
    rolls = [(LOWEST[attacker] + a, LOWEST[defender] + d) for a in range(FACES) for d in range(FACES)]
    won = sum(a > d for a, d in rolls)
    return won / (won + sum(a < d for a, d in rolls))
