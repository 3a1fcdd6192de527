"""War and peace of the rules-of-thumb player of War!: whom to attack, with whom to make peace, whom to join."""

from __future__ import annotations

from typing import Final

from greatpowers.bots.war.campaign import FIRST_WAR
from greatpowers.bots.war.estimates import (
    MARGIN,
    PATIENCE,
    conditions_of_attack,
    enemies,
    garrison,
    is_leader,
    might,
    natives_left,
    outlook,
    spare,
    wants_end,
    would_end,
)
from greatpowers.bots.war.temper import BALANCED, Temper
from greatpowers.core.sets import members
from greatpowers.games.war.actions import ALWAYS, ASK, WITH_ATTACKERS
from greatpowers.games.war.alliances import are_allied
from greatpowers.games.war.forces import at
from greatpowers.games.war.frames import WarCouncil
from greatpowers.games.war.lands import neighbours_of, regions_of
from greatpowers.games.war.pieces import ARTILLERY, CAVALRY, INFANTRY, KINDS, MOST_SEATS
from greatpowers.games.war.position import Position

WEAKER: Final = 0.7  # of an enemy's strength: time to make peace
STRONGER: Final = 1.3  # strong enough to go on without anything to take at once


def overtures(s: Position, seat: int, temper: Temper = BALANCED) -> list[int]:
    """Offers to the others, of which some may not be possible now: peace, and passage for allies."""
    out: list[int] = []
    for other in enemies(s, seat):
        pair, wanted = seat * s.seats + other, wants_peace(s, seat, other, temper)
        offered = s.peace_offer[seat * MOST_SEATS + other]
        if wanted and not offered:
            out.append(s.codes.peace[pair])
        elif offered and not wanted and might(s, seat) > might(s, other):
            out.append(s.codes.retract[pair])
    for other in range(s.seats):
        answer = ALWAYS if are_allied(s, seat, other) else ASK
        if s.passage[seat * MOST_SEATS + other] != answer and other != seat:
            out.append(s.codes.passage[(seat * s.seats + other) * 3 + answer])
    return out


def wants_peace(s: Position, seat: int, other: int, temper: Temper = BALANCED) -> bool:
    """With a stronger enemy, with all but the weakest of several, and where there is nothing to be gained."""
    foes = enemies(s, seat)
    mine, theirs = temper.war * might(s, seat), might(s, other)
    if s.turn >= PATIENCE and not is_nearly_beaten(s, other):
        return True  # to get on with the natives, whose end is the end of the game
    fronts = len(foes) > 1 and other != min(foes, key=lambda foe: might(s, foe))
    return mine < WEAKER * theirs or fronts or (mine < STRONGER * theirs and not prospects(s, seat, other))


def is_nearly_beaten(s: Position, seat: int) -> bool:
    """Whether the end of a player, and so of the game, is near."""
    return s.realm[seat].bit_count() <= 2


def prospects(s: Position, seat: int, other: int) -> list[int]:
    """Regions of another player that the brigades next to them could take."""
    free = {region: spare(s, seat, region) for region in regions_of(s, seat)}
    return [region for region in regions_of(s, other) if can_take(s, seat, region, free)]


def can_take(s: Position, seat: int, region: int, spares: dict[int, int]) -> bool:
    """Whether the brigades that can be spared around a region would win it."""
    if not s.world.around[region] & s.realm[seat]:
        return False
    force = [0] * KINDS
    for near in neighbours_of(s, seat, region):
        free = spares[near]
        for kind in (ARTILLERY, CAVALRY, INFANTRY):
            number = min(free, s.troops[at(near, seat) + kind])
            force[kind] += max(0, number)
            free -= max(0, number)
    if sum(force) == 0 or (would_end(s, region) and not wants_end(s, seat)):
        return False
    return outlook(force, garrison(s, seat, region), conditions_of_attack(s, seat, region)) >= MARGIN


def declaring(s: Position, seat: int, other: int, temper: Temper = BALANCED) -> float:
    """Declare war on a neighbour who has more to lose than oneself, rather on the leader and when natives are few."""
    late = s.turn >= PATIENCE
    if enemies(s, seat) or not s.realm[other] or s.turn < FIRST_WAR or (late and not is_nearly_beaten(s, other)):
        return -1.0
    mine, theirs = temper.war * might(s, seat), might(s, other)
    reasons = (natives_left(s) < 2 * s.seats) + late
    if mine < (1.2 - 0.2 * (reasons + 1)) * theirs:
        return -1.0
    reasons += is_leader(s, other)
    if mine < (1.2 - 0.2 * reasons) * theirs:
        return -1.0
    taken, lost = prospects(s, seat, other), prospects(s, other, seat)
    gain = len(taken) + reasons - len(lost)
    return 0.2 + 0.1 * gain if taken and gain >= 2 else -1.0


def joining(s: Position, seat: int, action: int) -> float:
    """Join a war of others that is as good as won and has something to take, or one against the leader."""
    council = s.frames[-1]
    assert isinstance(council, WarCouncil)
    if s.codes.names[action] == "pass":
        return 0.0
    sides = [members(council.attackers), members(council.defenders)]
    friends, foes = sides if s.codes.values[action][0] == WITH_ATTACKERS else sides[::-1]
    mine = might(s, seat) + sum(might(s, friend) for friend in friends)
    theirs = sum(might(s, foe) for foe in foes)
    reasons = any(is_leader(s, foe) for foe in foes) + any(prospects(s, seat, foe) for foe in foes)
    return mine / (1 + theirs) if reasons and not enemies(s, seat) and mine > STRONGER * theirs else -1.0
