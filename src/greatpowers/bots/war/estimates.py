"""What a player of War! can work out at a glance: battles, parleys, prizes, strength. All of it rough and fast.

Nothing here looks at what the player cannot know: natives that nobody has shown them count as average ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from greatpowers.games.war import victory
from greatpowers.games.war.board import NATIVE_RATING, NATIVE_STRENGTH, WarBoard
from greatpowers.games.war.chits import value_of
from greatpowers.games.war.fleets import fleet_near
from greatpowers.games.war.forces import at, brigades
from greatpowers.games.war.land_battle import native_army
from greatpowers.games.war.lands import count, has, regions_of
from greatpowers.games.war.local_powers import is_local_power
from greatpowers.games.war.markers import native_known_to
from greatpowers.games.war.modifiers import Conditions, adjusted, hits, of_attacker, of_defender
from greatpowers.games.war.pieces import (
    ARTILLERY,
    CAVALRY,
    FIRST_MARKER,
    FORT,
    INFANTRY,
    KINDS,
    MOST_SEATS,
    NATIVES,
    SCHOOL,
    UNITS,
    marker,
    rating_of,
    strength_of,
)
from greatpowers.games.war.position import Position
from greatpowers.games.war.victory_cards import points as card_points

FACES: Final = 6
HITS: Final = [sum(hits(face + modifier) for face in range(1, FACES + 1)) / FACES for modifier in range(16)]
AVERAGE_NATIVES: Final = marker(10, 1)  # a little above the average, to be on the safe side
LOCAL_POWER: Final = marker(10, 2)
FEWEST: Final = 3  # brigades that attack together
MOST_NEEDED: Final = 16  # brigades; nobody gathers more for one battle
PATIENCE: Final = 20  # turns after which players make for the end of the game; its leader alone ends it at first
TRUCE: Final = 10  # turns after that in which natives come first
MARGIN: Final = 0.3  # brigades that should be left after a battle
DESPERATION: Final = 12  # brigades that an attack may lack, at most, when nothing else ends the game

# -- battles -------------------------------------------------------------------------------------------------


def outlook(attackers: Sequence[int], defenders: Sequence[int], conditions: Conditions, landed: bool = False) -> float:
    """Brigades that the attacker will have left on average; below 0: the defender's."""
    mine, theirs = adjusted(of_attacker(attackers, conditions, landed), of_defender(defenders, conditions))
    a, d = float(sum(attackers[:3])), float(sum(defenders[:3]))
    my_hits, their_hits = HITS[mine], HITS[theirs]
    while a > 0.3 and d > 0.3 and my_hits + their_hits > 0:
        a, d = a - their_hits * d, d - my_hits * a
    return max(a, 0.0) - max(d, 0.0)


@lru_cache(maxsize=1 << 12)
def _needed(defenders: tuple[int, ...], fort: bool, technology: int, natives: bool) -> int:
    """The size of a mixed army that wins."""
    conditions = Conditions(fort, technology, natives)
    for size in range(FEWEST, MOST_NEEDED):
        if outlook([size - 2, 1, 1, 0, 0, 0], defenders, conditions) >= 1.0:
            return size
    return MOST_NEEDED


@lru_cache(maxsize=1 << 8)
def _needed_against_natives(code: int, schools: bool) -> int:
    """The same against natives with this marker, who have no schools."""
    return _needed((*native_army(code), 0, 0, 0), False, int(schools), True)


def garrison(s: Position, seat: int, region: int) -> list[int]:
    """The force that an attacker expects in a region."""
    owner = s.owner[region]
    if owner != NATIVES:
        return list(s.troops[at(region, owner) : at(region, owner) + KINDS])
    return [*native_army(natives_of(s, seat, region)), 0, 0, 0]


def natives_of(s: Position, seat: int, region: int) -> int:
    """The marker of natives as a player knows or expects it."""
    known = native_known_to(s, region, seat)
    if known >= FIRST_MARKER:
        return known
    return LOCAL_POWER if is_local_power(s, region) else AVERAGE_NATIVES


def conditions_of_attack(s: Position, seat: int, region: int) -> Conditions:
    """What an attack on a region meets there."""
    owner = s.owner[region]
    technology = count(s, seat, SCHOOL) - count(s, owner, SCHOOL)
    return Conditions(owner != NATIVES and has(s, region, FORT), technology, owner == NATIVES)


def needed_against(s: Position, seat: int, region: int) -> int:
    """Brigades that should attack a region together."""
    spared = int(daring(s, region))
    if s.owner[region] == NATIVES:
        schools = count(s, seat, SCHOOL) > 0
        return max(FEWEST, _needed_against_natives(natives_of(s, seat, region), schools) - spared)
    conditions = conditions_of_attack(s, seat, region)
    sign = (conditions.technology > 0) - (conditions.technology < 0)
    needed = _needed(tuple(garrison(s, seat, region)), conditions.fort, sign, conditions.against_natives)
    return max(1 if spared else FEWEST, needed - spared)


def daring(s: Position, region: int) -> float:
    """How many brigades an attack may lack that may end the game: more with every turn after it should have ended.

    The last region of natives, or of a player, may be held by more than the pieces of anybody can beat at once.
    """
    owner = s.owner[region]
    ends = s.turn > PATIENCE and (owner == NATIVES or s.realm[owner].bit_count() == 1)
    return min(DESPERATION, 0.5 * (s.turn - PATIENCE)) if ends else 0.0


# -- parleys -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 10)
def chance_to_reach(total: int, dice: int) -> float:
    """How likely so many dice show this total or more."""
    if not dice:
        return 1.0 if total <= 0 else 0.0
    return sum(chance_to_reach(total - face, dice - 1) for face in range(1, FACES + 1)) / FACES


def parley_odds(s: Position, seat: int, region: int, dice: int) -> float:
    """How likely an explorer wins a region over."""
    near = (s.world.around[region] & ~(1 << region) & s.realm[seat]).bit_count() + fleet_near(s, seat, region)
    near += s.spheres[region * MOST_SEATS + seat]
    known = native_known_to(s, region, seat)
    if known >= FIRST_MARKER:
        return chance_to_reach(strength_of(known) + 2 * rating_of(known) - near, dice)
    return _average_odds(s.world, near, dice)


@lru_cache(maxsize=1 << 10)
def _average_odds(world: WarBoard, near: int, dice: int) -> float:
    """How likely an explorer wins natives over whom nobody knows."""
    total = 0.0
    for strength, rating, number in zip(NATIVE_STRENGTH, NATIVE_RATING, world.native_count, strict=True):
        total += number * chance_to_reach(strength + 2 * rating - near, dice)
    return total / sum(world.native_count)


# -- prizes --------------------------------------------------------------------------------------------------


def prize(s: Position, seat: int, region: int) -> float:
    """What a region is worth, in victory points."""
    worth = 10.0 + 5.0 * s.buildings[region].bit_count() + 10.0 * zone_share(s, seat, region)
    if s.developed[region]:
        worth += value_of(s.world, s.chit[region])
    return worth


def zone_share(s: Position, seat: int, region: int) -> float:
    """How much of a region's zone a player controls, from 0 to 1."""
    zone = s.world.zone_set[s.world.zone[region]]
    return (zone & s.realm[seat]).bit_count() / zone.bit_count()


def natives_left(s: Position) -> int:
    """How many regions the natives still control."""
    return s.owner.count(NATIVES)


def is_overdue(s: Position) -> bool:
    """Whether not even peace with everybody but the natives has ended the game: now all wars are fought."""
    return s.turn >= PATIENCE + TRUCE


def has_natives_to_beat(s: Position, seat: int) -> bool:
    """Whether it is time to get on with the natives, whose end is the end of the game, and some of them are near."""
    if s.turn < PATIENCE or is_overdue(s):
        return False
    return any(s.owner[near] == NATIVES for region in regions_of(s, seat) for near in s.world.regions_near[region])


def is_last_phase(s: Position) -> bool:
    """Whether the game is over after this movement phase: nothing but points counts any more."""
    return s.ending > 0


def would_end(s: Position, region: int) -> bool:
    """Whether the game ends when a region changes hands."""
    owner = s.owner[region]
    return natives_left(s) == 1 if owner == NATIVES else s.realm[owner].bit_count() == 1


def wants_end(s: Position, seat: int) -> bool:
    """Whether the end of the game suits a player: as the leader, if it is overdue, or certain anyway."""
    mine = standing(s, seat) + (card_points(s, seat) if s.house.victory_cards else 0)
    return is_last_phase(s) or is_overdue(s) or mine >= max(standing(s, other) for other in range(s.seats))


def is_leader(s: Position, seat: int) -> bool:
    """Whether nobody is seen to have more points."""
    return standing(s, seat) >= max(standing(s, other) for other in range(s.seats))


def standing(s: Position, seat: int) -> int:
    """The points that everybody can count."""
    return sum(victory.open_lines(s, seat))


def turns_to_come(s: Position) -> float:
    """A guess at how long the game will go on."""
    return min(6.0, max(1.0, natives_left(s) / (1.2 * s.seats)))


# -- strength ------------------------------------------------------------------------------------------------


def might(s: Position, seat: int) -> int:
    """A player's brigades, the better ones counted more."""
    first = seat * UNITS
    return s.forces[first + INFANTRY] + 2 * s.forces[first + CAVALRY] + 2 * s.forces[first + ARTILLERY]


def enemies(s: Position, seat: int) -> list[int]:
    """Whom a player is at war with and who is still in the game."""
    first = seat * MOST_SEATS
    return [other for other in range(s.seats) if s.war[first + other] and s.realm[other]]


def threat(s: Position, seat: int, region: int, distrust: float = 0.0) -> float:
    """Brigades of enemies that could enter a region by land; those of others count as much as they are distrusted."""
    if not distrust and 1 not in s.war:
        return 0.0
    total = 0.0
    for near in s.world.regions_near[region]:
        owner = s.owner[near]
        if owner not in (NATIVES, seat):
            weight = 1.0 if s.war[seat * MOST_SEATS + owner] else distrust
            total += weight * (brigades(s, near, owner) - 1)
    return total


def spare(s: Position, seat: int, region: int) -> int:
    """Brigades that may leave a region: all but one. Attacks bring more than guards keep, which enemies just avoid.

    Where natives revolt, all of them have a battle to fight.
    """
    return 0 if s.revolt[region] and s.owner[region] == seat else brigades(s, region, seat) - 1


def distances(s: Position, realm: int, goal: int) -> dict[int, int]:
    """How far the regions of a realm (a set) are from a goal, going through the realm only; not to be changed."""
    return _distances(s.world, realm, goal)


@lru_cache(maxsize=1 << 12)
def _distances(world: WarBoard, realm: int, goal: int) -> dict[int, int]:
    found: dict[int, int] = {}
    ring, steps = [goal], 0
    left = realm
    while ring:
        steps += 1
        following: list[int] = []
        for region in ring:
            for near in world.regions_near[region]:
                if left >> near & 1:
                    left ^= 1 << near
                    found[near] = steps
                    following.append(near)
        ring = following
    return found


def distances_from(s: Position, realm: int, region: int) -> dict[int, int]:
    """The same from a region of the realm itself, which counts as one step away; not to be changed."""
    return _distances_from(s.world, realm, region)


@lru_cache(maxsize=1 << 12)
def _distances_from(world: WarBoard, realm: int, region: int) -> dict[int, int]:
    return {**{own: away + 1 for own, away in _distances(world, realm, region).items()}, region: 1}
