"""What a player may expect of dice, from what that player knows: explorers, revolts; of battles see battle_outlook.py.

Where a native marker is unknown to the player, the chances are the average over all markers that it may be.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb

from greatpowers.games.war import draws, explorers, prospecting, revolts
from greatpowers.games.war.actions import INFLUENCE, LOST, SENT_BACK, TREATY
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.chits import UNKNOWN_CHIT, value_of
from greatpowers.games.war.frames import Prospecting
from greatpowers.games.war.markers import native_known_to, natives_in_bag
from greatpowers.games.war.odds import FACES
from greatpowers.games.war.pieces import (
    FIRST_MARKER,
    LEAST_STRENGTH,
    MARKERS,
    NO_MARKER,
    UNKNOWN,
    marker,
    strength_of,
)
from greatpowers.games.war.position import Position

# -- natives -------------------------------------------------------------------------------------------------


def native_chances(s: Position, seat: int | None, region: int) -> list[int]:
    """How likely the native marker of a region is to show what, by code, as far as a player knows; None: everybody.

    war/ruling/marker-knowledge; war/ruling/empty-bags: without markers in the bag new natives are the weakest.
    """
    known = s.marker[region] if seat is None else native_known_to(s, region, seat)
    if known == NO_MARKER and not natives_in_bag(s):
        known = marker(LEAST_STRENGTH, 0)
    if known >= FIRST_MARKER:
        return [int(code == known) for code in range(MARKERS)]
    return draws.chances(_as_known_to(s, seat), region)


def _as_known_to(s: Position, seat: int | None) -> Position:
    """The position with all markers that only others have looked at back in the bag."""
    unknown = [
        region
        for region in range(REGIONS)
        if s.marker[region] == UNKNOWN and s.marker_truth[region] and not _has_seen(s, seat, region)
    ]
    if not unknown:
        return s
    copy = s.clone()
    copy.marker_pool, copy.marker_truth = s.marker_pool[:], s.marker_truth[:]
    for region in unknown:
        copy.marker_pool[s.marker_truth[region]] += 1
        copy.marker_truth[region] = NO_MARKER
    return copy


def _has_seen(s: Position, seat: int | None, region: int) -> bool:
    return seat is not None and s.marker_lore[seat * REGIONS + region] != NO_MARKER


# -- explorers and revolts -----------------------------------------------------------------------------------


class Parley:
    """How likely natives are to give an explorer each answer."""

    def __init__(self, treaty: float, influence: float, retreat: float, lost: float) -> None:
        self.treaty = treaty
        self.influence = influence
        self.retreat = retreat
        self.lost = lost


def parley(s: Position, seat: int, region: int, gift: int, modifier: int) -> Parley:
    """An explorer there, with a gift or without, as far as a player knows the marker (war/explorer/roll)."""
    answers = [0.0] * 4
    total = 0
    for code, weight in enumerate(native_chances(s, seat, region)):
        if weight:
            total += weight
            for answer, chance in enumerate(parley_with(code, gift, modifier)):
                answers[answer] += weight * chance
    return Parley(*(chance / total for chance in answers))


@lru_cache(maxsize=1 << 10)
def parley_with(code: int, gift: int, modifier: int) -> tuple[float, float, float, float]:
    """The same among natives of a marker that is known: treaty, influence, retreat, lost."""
    dice = explorers.DICE + gift
    ways = [0] * (LOST + 1)
    for rolled, number in enumerate(_sums(dice)):
        doomed = rolled == dice  # war/explorer/natural-two, war/explorer/natural-three-gift
        ways[LOST if doomed else explorers.answer_to(code, rolled + modifier)] += number
    total = FACES**dice
    return ways[TREATY] / total, ways[INFLUENCE] / total, ways[SENT_BACK] / total, ways[LOST] / total


def revolt(s: Position, seat: int, region: int, modifier: int) -> float:
    """How likely a region is to rise, with this modifier (war/natives/incite-roll)."""
    rises = total = 0
    for code, weight in enumerate(native_chances(s, seat, region)):
        for rolled, ways in enumerate(_sums(revolts.DICE)):
            total += weight * ways
            rises += weight * ways * (weight > 0 and rolled + modifier <= strength_of(code))
    return rises / total


# -- prospecting ---------------------------------------------------------------------------------------------


def hidden_chits(s: Position, seat: int) -> list[int]:
    """The chits that a player has not seen, by code: those in the bag and those that only others have looked at."""
    pool = s.chit_pool[:]
    for region in range(REGIONS):
        if s.chit[region] == UNKNOWN_CHIT and not s.chit_lore[seat * REGIONS + region]:
            pool[s.chit_truth[region]] += 1
    for frame in s.frames:
        if isinstance(frame, Prospecting) and s.mover != seat:
            for chit in frame.drawn:
                pool[chit] += 1
    return pool


def find(s: Position, seat: int, value: int) -> float:
    """How likely an engineer is to draw a chit of at least this value (war/prospect/draw-count).

    A chit that only others have seen is as likely to be any of the hidden ones as one in the bag, so the draw is one
    from all of them.
    """
    hidden = hidden_chits(s, seat)
    worthless = sum(number for chit, number in enumerate(hidden) if value_of(s.world, chit) < value)
    drawn = min(prospecting.draws(s, seat), sum(s.chit_pool))
    return 1 - comb(worthless, drawn) / comb(sum(hidden), drawn) if drawn else 0.0


@cache
def _sums(dice: int) -> list[int]:
    """In how many ways so many dice show each sum."""
    if not dice:
        return [1]
    fewer = _sums(dice - 1)
    return [sum(fewer[max(0, n - FACES) : n]) for n in range(len(fewer) + FACES)]
