"""War and peace of the rules-of-thumb player of War!: whom to attack, with whom to make peace, whom to join.

Each decision comes with the reason for it: motives.py says it. Nothing here knows who is a person.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from greatpowers.bots.war.estimates import (
    MARGIN,
    PATIENCE,
    conditions_of_attack,
    enemies,
    garrison,
    has_natives_to_beat,
    is_last_phase,
    is_leader,
    is_overdue,
    might,
    natives_left,
    outlook,
    spare,
    standing,
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
from greatpowers.games.war.pieces import ARTILLERY, CAVALRY, FLEET, INFANTRY, KINDS, MOST_SEATS, UNITS
from greatpowers.games.war.position import Position

WEAKER: Final = 0.7  # of an enemy's strength: time to make peace
OVERWHELMING: Final = 2.5  # times another player's strength
STRONGER: Final = 1.3  # strong enough to go on without anything to take at once
BOLD: Final = 0.9  # of another player's strength: enough for a war; less with every reason for it
MERCY: Final = 24  # regions, shared by all players: with fewer, a player may soon be beaten
LEAST_GAIN: Final = 1  # regions that a war should bring at once, more than it may cost
NEVER: Final = -1e6  # what a war without a reason is worth: whoever misjudges choices starts none either
RESTLESS: Final = 3  # turns after which a game that has gone on for too long is one more reason for war
HIGH_HAND: Final = 1.15  # to take back an offer: a brigade more or less does not change one's mind


def overtures(s: Position, seat: int, temper: Temper = BALANCED) -> list[int]:
    """Offers to the others, of which some may not be possible now: peace, and passage for allies."""
    out: list[int] = []
    for other in enemies(s, seat):
        pair, wish = seat * s.seats + other, stance(s, seat, other, temper)
        offered = s.peace_offer[seat * MOST_SEATS + other]
        if wish.peace and not offered:
            out.append(s.codes.peace[pair])
        elif offered and not wish.peace and might(s, seat) > HIGH_HAND * might(s, other):
            out.append(s.codes.retract[pair])
    for other in range(s.seats):
        answer = ALWAYS if are_allied(s, seat, other) else ASK
        if s.passage[seat * MOST_SEATS + other] != answer and other != seat:
            out.append(s.codes.passage[(seat * s.seats + other) * 3 + answer])
    return out


class Stance(NamedTuple):
    """Whether a player wants peace with an enemy, and why: see REASONS."""

    peace: bool
    reason: str


def stance(s: Position, seat: int, other: int, temper: Temper = BALANCED) -> Stance:
    """Peace with the much stronger, with whom one cannot meet, with all but the weakest, and with the well guarded."""
    if overruns(s, seat, other):
        return Stance(False, "war-stronger")
    if has_natives_to_beat(s, seat) and not is_nearly_beaten(s, other):
        return Stance(True, "peace-end")
    if is_overdue(s):
        return Stance(False, "war-prospects") if prospects(s, seat, other) else Stance(True, "peace-nothing")
    mine, theirs = temper.war * might(s, seat), might(s, other)
    if mine < WEAKER * theirs:
        return Stance(True, "peace-weaker")
    if not can_meet(s, seat, other):
        return Stance(True, "peace-nothing")
    foes = [foe for foe in enemies(s, seat) if can_meet(s, seat, foe)]
    if len(foes) > 1 and other != min(foes, key=lambda foe: might(s, foe)):
        return Stance(True, "peace-fronts")
    if mine >= STRONGER * theirs:
        return Stance(False, "war-stronger")
    if mine >= theirs:  # a war that is not lost goes on: peace now and war again next turn would be silly
        return Stance(False, "war-even")
    return Stance(False, "war-prospects") if prospects(s, seat, other) else Stance(True, "peace-nothing")


def wants_peace(s: Position, seat: int, other: int, temper: Temper = BALANCED) -> bool:
    """Whether a player would make peace with an enemy."""
    return stance(s, seat, other, temper).peace


def overruns(s: Position, seat: int, other: int) -> bool:
    """Whether the leader of a long game can end it by beating this player, wherever that player is."""
    strong = s.turn >= PATIENCE and might(s, seat) >= OVERWHELMING * might(s, other)
    return strong and is_leader(s, seat)


def can_meet(s: Position, seat: int, other: int) -> bool:
    """Whether the armies of two players could fight: over a border, or by sea."""
    if s.forces[seat * UNITS + FLEET] or s.forces[other * UNITS + FLEET]:
        return True
    return any(s.world.around[region] & s.realm[other] for region in regions_of(s, seat))


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


class Cause(NamedTuple):
    """What a war against another player is worth (0 or less: none is declared), and the reason for it."""

    worth: float
    reason: str


NO_CAUSE: Final = Cause(-1.0, "")


def cause(s: Position, seat: int, other: int, temper: Temper = BALANCED) -> Cause:
    """For war on a neighbour who has more to lose than oneself, rather on the leader and when natives are few."""
    late = s.turn >= PATIENCE
    if not s.realm[other] or is_last_phase(s) or (enemies(s, seat) and not is_overdue(s)):
        return NO_CAUSE  # nobody can be attacked in the phase in which war is declared
    easy = overruns(s, seat, other)
    if has_natives_to_beat(s, seat) and not is_nearly_beaten(s, other) and not easy:
        return NO_CAUSE
    mine, theirs = temper.war * might(s, seat), might(s, other)
    few = natives_left(s) < 2 * s.seats
    reasons = few + late * (1 + (s.turn - PATIENCE) // RESTLESS)
    if mine < (BOLD - 0.2 * (reasons + 1)) * theirs:
        return NO_CAUSE  # not even if that player leads, which takes longer to find out
    leads = is_leader(s, other)
    reasons += leads
    if mine < (BOLD - 0.2 * reasons) * theirs or (not leads and is_spared(s, seat, other)):
        return NO_CAUSE
    taken, lost = prospects(s, seat, other), prospects(s, other, seat)
    gain = len(taken) + reasons - len(lost)
    if not easy and (not taken or gain < LEAST_GAIN):
        return NO_CAUSE
    ending = easy or (late and is_nearly_beaten(s, other))
    reason = "war-end" if ending else "war-leader" if leads else "war-room" if few else "war-weak"
    return Cause(max(0.2, 0.2 + 0.1 * gain), reason)


def is_spared(s: Position, seat: int, other: int) -> bool:
    """Whether a player had better be left alone: its end would end the game, and a third player would win it."""
    if s.realm[other].bit_count() * s.seats > MERCY or wants_end(s, seat):
        return False
    thirds = [standing(s, third) for third in range(s.seats) if third not in (seat, other)]
    return standing(s, seat) + standing(s, other) < max(thirds, default=0)


def declaring(s: Position, seat: int, other: int, temper: Temper = BALANCED) -> float:
    """What it is worth to declare war on a player; without a reason, no misjudgement leads to war."""
    worth = -1.0 if s.turn <= temper.peace else cause(s, seat, other, temper).worth
    return worth if worth > 0 else NEVER


class Side(NamedTuple):
    """What it is worth to join a war, against whom above all, and why."""

    worth: float
    other: int
    reason: str


def side_taken(s: Position, seat: int, action: int) -> Side | None:
    """For a war of others that is as good as won and has something to take, or one against the leader."""
    council = s.frames[-1]
    assert isinstance(council, WarCouncil)
    sides = [members(council.attackers), members(council.defenders)]
    friends, foes = sides if s.codes.values[action][0] == WITH_ATTACKERS else sides[::-1]
    mine = might(s, seat) + sum(might(s, friend) for friend in friends)
    theirs = sum(might(s, foe) for foe in foes)
    if enemies(s, seat) or mine <= STRONGER * theirs:
        return None
    for foe in foes:
        if is_leader(s, foe):
            return Side(mine / (1 + theirs), foe, "side-leader")
    for foe in foes:
        if prospects(s, seat, foe):
            return Side(mine / (1 + theirs), foe, "side-prospects")
    return None


def joining(s: Position, seat: int, action: int) -> float:
    """What it is worth to join a war of others, on this side; nobody joins one without a reason."""
    if s.codes.names[action] == "pass":
        return 0.0
    side = side_taken(s, seat, action)
    return NEVER if side is None else side.worth
