"""What a player may expect of dice, from what that player knows: battles, explorers, revolts.

Where a native marker is unknown to the player, the chances are the average over all markers that it may be.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from greatpowers.games.war import battle_sides as sides
from greatpowers.games.war import draws, explorers, revolts
from greatpowers.games.war.actions import INFLUENCE, LOST, TREATY
from greatpowers.games.war.battle_sides import ATTACKER, DEFENDER
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.frames import Exploration, LandBattle
from greatpowers.games.war.land_battle import conditions_of, native_army
from greatpowers.games.war.markers import native_known_to, natives_in_bag
from greatpowers.games.war.modifiers import Conditions
from greatpowers.games.war.odds import FACES, Odds, battle_odds
from greatpowers.games.war.pieces import (
    FIRST_MARKER,
    KINDS,
    LEAST_STRENGTH,
    MARKERS,
    NATIVES,
    NO_MARKER,
    UNKNOWN,
    marker,
    strength_of,
)
from greatpowers.games.war.position import Position

MOST_COUNTED: Final = 30  # brigades of one side; beyond, counting takes too long for a hint
NO_ONE_LANDED: Final = (0,) * KINDS


# -- natives -------------------------------------------------------------------------------------------------


def native_chances(s: Position, seat: int, region: int) -> list[int]:
    """How likely the native marker of a region is to show what, by code, as far as a player knows.

    war/ruling/marker-knowledge; war/ruling/empty-bags: without markers in the bag new natives are the weakest.
    """
    known = native_known_to(s, region, seat)
    if known == NO_MARKER and not natives_in_bag(s):
        known = marker(LEAST_STRENGTH, 0)
    if known >= FIRST_MARKER:
        return [int(code == known) for code in range(MARKERS)]
    return draws.chances(_as_known_to(s, seat), region)


def _as_known_to(s: Position, seat: int) -> Position:
    """The position with all markers that only others have looked at back in the bag."""
    unknown = [
        region
        for region in range(REGIONS)
        if s.marker[region] == UNKNOWN and s.marker_truth[region] and not s.marker_lore[seat * REGIONS + region]
    ]
    if not unknown:
        return s
    copy = s.clone()
    copy.marker_pool, copy.marker_truth = s.marker_pool[:], s.marker_truth[:]
    for region in unknown:
        copy.marker_pool[s.marker_truth[region]] += 1
        copy.marker_truth[region] = NO_MARKER
    return copy


# -- battles -------------------------------------------------------------------------------------------------


def attack(s: Position, seat: int, region: int, kind: int = -1, by_sea: bool = False) -> Odds | None:
    """A battle for a region if it began now, with one unit more of a kind; None if it cannot be counted."""
    battle = LandBattle(region, seat, s.owner[region])
    attackers, landed = sides.force(s, battle, ATTACKER), _landed(s, battle)
    if kind >= 0:
        attackers[kind] += 1
        landed[kind] += by_sea
    if battle.defender != NATIVES:
        return _fight(s, battle, attackers, _whole(s, battle), landed)
    return _against_natives(s, seat, battle, attackers)


def revolt_battle(s: Position, seat: int, region: int) -> Odds | None:
    """The battle against a revolt in an own region: the natives attack (war/natbattle/revolt-player-defends)."""
    battle = LandBattle(region, NATIVES, seat)
    return _against_natives(s, seat, battle, _whole(s, battle))


def present(s: Position, battle: LandBattle) -> Odds | None:
    """A battle that is going on, between two rounds."""
    attackers = sides.force(s, battle, ATTACKER)
    return _fight(s, battle, attackers, _whole(s, battle), _landed(s, battle))


def _whole(s: Position, battle: LandBattle) -> list[int]:
    """The defenders if all of them fight, else none: the chances of those who wait a round are not counted."""
    defenders = sides.force(s, battle, DEFENDER)
    return defenders if sides.fighters(s, battle, DEFENDER) == defenders else []


def _landed(s: Position, battle: LandBattle) -> list[int]:
    """Those of the attackers that came by sea, against a player (war/amphib/enemy-only)."""
    if NATIVES in (battle.attacker, battle.defender):
        return [0] * KINDS
    return list(s.landed[battle.region * KINDS : (battle.region + 1) * KINDS])


def _against_natives(s: Position, seat: int, battle: LandBattle, force: list[int]) -> Odds | None:
    """The average over all native armies that may be there."""
    total = attacker = defender = 0.0
    for code, weight in enumerate(native_chances(s, seat, battle.region)):
        if not weight:
            continue
        army = [*native_army(code), 0, 0, 0]
        pair = (army, force) if battle.attacker == NATIVES else (force, army)
        odds = _fight(s, battle, pair[0], pair[1], NO_ONE_LANDED)
        if odds is None:
            return None
        total += weight
        attacker += weight * odds.attacker
        defender += weight * odds.defender
    return Odds(attacker / total, defender / total) if total else None


def _fight(
    s: Position, battle: LandBattle, attackers: Sequence[int], defenders: Sequence[int], landed: Sequence[int]
) -> Odds | None:
    if not defenders or max(sides.brigades(list(attackers)), sides.brigades(list(defenders))) > MOST_COUNTED:
        return None
    place = conditions_of(s, battle)
    technology = (place.technology > 0) - (place.technology < 0)
    return _counted(
        tuple(attackers), tuple(defenders), tuple(landed), place.fort, technology, place.against_natives, battle.round
    )


@lru_cache(maxsize=1 << 12)
def _counted(
    attackers: tuple[int, ...],
    defenders: tuple[int, ...],
    landed: tuple[int, ...],
    fort: bool,
    technology: int,
    against_natives: bool,
    rounds: int,
) -> Odds:
    return battle_odds(attackers, defenders, Conditions(fort, technology, against_natives), landed, rounds)


# -- explorers and revolts -----------------------------------------------------------------------------------


class Parley:
    """How likely natives are to give an explorer each answer; the rest of the time the explorer comes back."""

    def __init__(self, treaty: float, influence: float, lost: float) -> None:
        self.treaty = treaty
        self.influence = influence
        self.lost = lost


def parley(s: Position, seat: int, region: int, gift: int, spheres: int) -> Parley:
    """The mover's explorer there, with a gift or without, if spheres add so much (war/explorer/roll)."""
    dice = explorers.DICE + gift
    answers = [0.0] * (LOST + 1)
    total = 0.0
    markers = native_chances(s, seat, region)
    for rolled, ways in enumerate(_sums(dice)):
        if not ways:
            continue
        reached = explorers.total(s, Exploration(region, gift, spheres, [rolled]))
        for code, weight in enumerate(markers):
            if weight:
                doomed = rolled == dice  # war/explorer/natural-two, war/explorer/natural-three-gift
                answers[LOST if doomed else explorers.answer_to(code, reached)] += ways * weight
                total += ways * weight
    return Parley(answers[TREATY] / total, answers[INFLUENCE] / total, answers[LOST] / total)


def revolt(s: Position, seat: int, region: int, modifier: int) -> float:
    """How likely a region is to rise, with this modifier (war/natives/incite-roll)."""
    rises = total = 0
    for code, weight in enumerate(native_chances(s, seat, region)):
        for rolled, ways in enumerate(_sums(revolts.DICE)):
            total += weight * ways
            rises += weight * ways * (weight > 0 and rolled + modifier <= strength_of(code))
    return rises / total


@cache
def _sums(dice: int) -> list[int]:
    """In how many ways so many dice show each sum."""
    if not dice:
        return [1]
    fewer = _sums(dice - 1)
    return [sum(fewer[max(0, n - FACES) : n]) for n in range(len(fewer) + FACES)]
