"""Retreat from a land battle (war/retreat). Steps: RETREAT, LAST_STAND, WITHDRAWAL, EMBARK.

Into a region a force simply goes. To fleets the way is longer: the enemy rolls once more (land_battle.py), those who
find room go aboard, and enemy fleets in that sea area may intercept, all inside the battle that is still open.
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.core.sets import bits, members
from greatpowers.games.war import alliances, fleets, interception, steps
from greatpowers.games.war import battle_sides as sides
from greatpowers.games.war import events as tell
from greatpowers.games.war.battle_sides import ATTACKER, DEFENDER, brigades, force, other, player
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.forces import at, put, take, units
from greatpowers.games.war.forces import step as go
from greatpowers.games.war.frames import LandBattle, Withdrawal
from greatpowers.games.war.pending_battles import is_pending
from greatpowers.games.war.pieces import BRIGADE_KINDS, GENERAL, INFANTRY, KINDS, NATIVES, PORTAGE
from greatpowers.games.war.position import Position

# Stages of a withdrawal.
EMBARKING: Final = 0
ABOARD: Final = 1
AWAY: Final = 2

# -- where to ------------------------------------------------------------------------------------------------


def destinations(s: Position, battle: LandBattle, side: int) -> list[int]:
    """Where a force may retreat to: one region, or the fleets in one sea area (war/retreat/single-destination)."""
    seat, region = player(battle, side), battle.region
    if seat == NATIVES:  # war/natbattle/never-retreat
        return []
    if side == ATTACKER:  # war/retreat/attacker-origin
        ways = members(s.entries[region])
        regions = [area for area in ways if area < REGIONS and is_friendly(s, seat, area)]
        seas = [area for area in ways if area >= REGIONS]
    else:  # war/retreat/defender-friendly
        regions = [area for area in s.world.regions_near[region] if is_friendly(s, seat, area)]
        seas = s.world.seas_near[region]
    least = PORTAGE[GENERAL] if sum(force(s, battle, side)[GENERAL:]) else PORTAGE[INFANTRY]
    return regions + [sea for sea in seas if has_room(s, seat, sea, least)]


def is_friendly(s: Position, seat: int, region: int) -> bool:
    """Whether a force may retreat into this region: an own one, or an ally's (war/opt/ally/territory)."""
    return s.owner[region] == seat or alliances.may_enter(s, seat, region)


def has_room(s: Position, seat: int, sea: int, least: int) -> bool:
    """Whether a fleet there has room for a unit of so many points (war/ruling/retreat-destinations)."""
    return any(fleets.room(s, seat, fleet) >= least for fleet in fleets.fleets_in(s, seat, sea))


# -- leaving a battle ----------------------------------------------------------------------------------------


def begin(s: Position, battle: LandBattle) -> None:
    """A side may retreat while it has brigades, and must without any (war/battle/only-parties-must-retreat).

    war/retreat/defender-none, war/retreat/attacker-parties: with nowhere to go it stays, or is lost.
    """
    side = sides.side_to_decide(battle)
    ways = destinations(s, battle, side)
    if brigades(force(s, battle, side)):
        if ways:
            battle.step = steps.RETREAT
        else:
            _stay(battle)
    elif len(ways) > 1:
        battle.step = steps.RETREAT
    elif ways:
        _leave(s, battle, side, ways[0])
    else:
        _perish(s, battle, side)


def retreat_resume(s: Position, battle: LandBattle) -> None:
    """The attacker decides first, then the defender (war/battle/retreat-options).

    An ally may have withdrawn the leave to enter in the meantime.
    """
    side = sides.side_to_decide(battle)
    if destinations(s, battle, side):
        s.to_act = player(battle, side)
    else:
        battle.step = steps.LAND_BATTLE


def retreat_legal(s: Position, battle: LandBattle, seat: int) -> list[int]:
    """Stay, if there are brigades to fight, or go."""
    side = sides.side_to_decide(battle)
    stay = [s.codes.stay] if brigades(force(s, battle, side)) else []
    return stay + [s.codes.retreat + area for area in destinations(s, battle, side)]


def retreat_apply(s: Position, battle: LandBattle, seat: int, action: int) -> None:
    """As chosen."""
    battle.step = steps.LAND_BATTLE
    if action == s.codes.stay:
        _stay(battle)
    else:
        _leave(s, battle, sides.side_to_decide(battle), action - s.codes.retreat)


def retreat_why_not(s: Position, battle: LandBattle, seat: int, action: int) -> Refusal | None:
    """Parties cannot stay; a force goes back the way it came, or to friends."""
    side = sides.side_to_decide(battle)
    if action == s.codes.stay:
        return None if brigades(force(s, battle, side)) else Refusal("war/battle/only-parties-must-retreat")
    return why_not_go(s, battle, side, action - s.codes.retreat)


def why_not_go(s: Position, battle: LandBattle, side: int, area: int) -> Refusal | None:
    """What is wrong with this destination."""
    seat, region = player(battle, side), battle.region
    if side == ATTACKER and not s.entries[region] >> area & 1:
        return Refusal("war/retreat/attacker-origin")
    if area < REGIONS:
        near = area in s.world.regions_near[region]
        friendly = "war/retreat/defender-friendly" if side == DEFENDER else "war/ruling/retreat-destinations"
        return None if near and is_friendly(s, seat, area) else Refusal(friendly)
    if area not in s.world.seas_near[region] or not fleets.has_fleet(s, seat, area):
        return Refusal("war/retreat/defender-friendly" if side == DEFENDER else "war/retreat/attacker-origin")
    party_along = sum(force(s, battle, side)[GENERAL:]) > 0
    enough = has_room(s, seat, area, PORTAGE[GENERAL] if party_along else PORTAGE[INFANTRY])
    return None if enough else Refusal("war/ruling/retreat-destinations")


def _stay(battle: LandBattle) -> None:
    """The other side decides, or the next round begins."""
    battle.stage = sides.DEFENDER_RETREATS if battle.stage == sides.ATTACKER_RETREATS else sides.BEGIN


def _leave(s: Position, battle: LandBattle, side: int, area: int) -> None:
    """The whole force goes, parties included (war/retreat/single-destination)."""
    battle.stage = sides.WHO_IS_LEFT
    if area >= REGIONS:
        battle.leaving, battle.refuge = side, area
        if brigades(force(s, battle, other(side))):
            battle.stage = sides.BEGIN  # war/retreat/fleet-extra-round
        return
    pending = is_pending(s, area)
    for seat in sides.members(s, battle, side):
        _march_off(s, battle.region, area, seat, pending)
    if s.events is not None:
        s.events.append((tell.RETREATED, player(battle, side), battle.region, area))


def _march_off(s: Position, region: int, area: int, seat: int, pending: bool) -> None:
    """A player's units go to another region; if that is fought over later, they come too late for its first round.

    war/retreat/into-attacked-region, war/ruling/retreat-into-battle.
    """
    if pending:
        s.late = s.late[:]
    for kind in range(KINDS):
        number = s.troops[at(region, seat) + kind]
        go(s, region, area, seat, kind, number)
        if pending:
            s.late[area * KINDS + kind] += number


def _perish(s: Position, battle: LandBattle, side: int) -> None:
    """Nowhere to go (war/retreat/defender-none)."""
    battle.stage = sides.WHO_IS_LEFT
    own = force(s, battle, side)
    for kind in range(KINDS):
        for _ in range(own[kind]):
            sides.remove(s, battle, side, kind)


# -- no brigades on either side ------------------------------------------------------------------------------


def stand_resume(s: Position, battle: LandBattle) -> None:
    """The defender's parties go, or one of them becomes infantry (war/result/both-empty-defender-choice)."""
    options = stand_legal(s, battle, battle.defender)
    if len(options) == 1:
        stand_apply(s, battle, battle.defender, options[0])
    else:
        s.to_act = battle.defender


def stand_legal(s: Position, battle: LandBattle, seat: int) -> list[int]:
    """A party that takes up arms, or where to retreat."""
    first = at(battle.region, seat)
    armed = [s.codes.convert + kind for kind in range(GENERAL, KINDS) if s.troops[first + kind]]
    return armed + [s.codes.retreat + area for area in destinations(s, battle, DEFENDER)]


def stand_apply(s: Position, battle: LandBattle, seat: int, action: int) -> None:
    """As chosen."""
    battle.step = steps.LAND_BATTLE
    if s.codes.families[action] == s.codes.families[s.codes.retreat]:
        _leave(s, battle, DEFENDER, action - s.codes.retreat)
        return
    kind = action - s.codes.convert
    take(s, battle.region, seat, kind)
    put(s, battle.region, seat, INFANTRY)
    if s.events is not None:
        s.events.append((tell.CONVERTED, seat, kind, battle.region))


def stand_why_not(s: Position, battle: LandBattle, seat: int, action: int) -> Refusal | None:
    """Only parties that are there; only to friends."""
    if s.codes.families[action] == s.codes.families[s.codes.retreat]:
        return why_not_go(s, battle, DEFENDER, action - s.codes.retreat)
    there = s.troops[at(battle.region, seat) + action - s.codes.convert]
    return None if there else Refusal("war/result/both-empty-defender-choice")


# -- to fleets -----------------------------------------------------------------------------------------------


def to_fleets(s: Position, battle: LandBattle) -> None:
    """The enemy has rolled once more; the survivors go aboard (war/transport/retreat-embark).

    Allies go aboard fleets of their own, or are lost.
    """
    side, sea = battle.leaving, battle.refuge
    battle.leaving = battle.refuge = -1
    for seat in sides.members(s, battle, side):
        if units(s, battle.region, seat):
            s.frames.append(Withdrawal(battle.region, sea, seat, player(battle, other(side))))
            if s.events is not None:
                s.events.append((tell.RETREATED, seat, battle.region, sea))


def withdrawal_resume(s: Position, withdrawal: Withdrawal) -> None:
    """All go aboard, then enemy fleets there may intercept (war/retreat/fleet-interception).

    All fleets of the retreating player in that sea area take part. war/opt/intercept/auto-amphibious: the enemy on
    land needs no roll for it.
    """
    player, sea = withdrawal.player, withdrawal.sea
    if withdrawal.stage == EMBARKING:
        if not units(s, withdrawal.region, player):
            withdrawal.stage = AWAY
        elif not has_room(s, player, sea, 1):
            _lose_all(s, withdrawal)
        elif _all_fit(s, withdrawal):
            _board(s, withdrawal)
            withdrawal.stage = ABOARD
        else:
            withdrawal.step = steps.EMBARK
    elif withdrawal.stage == ABOARD:
        withdrawal.stage = AWAY
        interception.challenge(s, player, sea, bits(fleets.fleets_in(s, player, sea)), withdrawal.enemy)
    else:
        s.frames.pop()


def _lose_all(s: Position, withdrawal: Withdrawal) -> None:
    for kind in range(KINDS):
        for _ in range(s.troops[at(withdrawal.region, withdrawal.player) + kind]):
            _lose(s, withdrawal, kind)


def _lose(s: Position, withdrawal: Withdrawal, kind: int) -> None:
    """A unit stays behind and is lost."""
    take(s, withdrawal.region, withdrawal.player, kind)
    if s.events is not None:
        s.events.append((tell.LOST, withdrawal.player, kind, withdrawal.region))


def _all_fit(s: Position, withdrawal: Withdrawal) -> bool:
    """Whether there is room for all: brigades need two points in one fleet, parties one."""
    first = at(withdrawal.region, withdrawal.player)
    rooms = [
        fleets.room(s, withdrawal.player, fleet) for fleet in fleets.fleets_in(s, withdrawal.player, withdrawal.sea)
    ]
    heavy = sum(s.troops[first : first + BRIGADE_KINDS])
    light = sum(s.troops[first + GENERAL : first + KINDS])
    pairs = sum(room // PORTAGE[INFANTRY] for room in rooms)
    return heavy <= pairs and light <= sum(rooms) - heavy * PORTAGE[INFANTRY]


def _board(s: Position, withdrawal: Withdrawal) -> None:
    """Brigades first, each into the first fleet with room, so that few fleets carry much."""
    player, region = withdrawal.player, withdrawal.region
    for kind in range(KINDS):
        while s.troops[at(region, player) + kind]:
            fleet = next(
                fleet
                for fleet in fleets.fleets_in(s, player, withdrawal.sea)
                if fleets.room(s, player, fleet) >= PORTAGE[kind]
            )
            fleets.board(s, region, player, fleet, kind)


def embark_resume(s: Position, withdrawal: Withdrawal) -> None:
    """Some must stay behind: their owner decides who (war/retreat/fleet-capacity)."""
    options = embark_legal(s, withdrawal, withdrawal.player)
    if len(options) == 1:
        embark_apply(s, withdrawal, withdrawal.player, options[0])
    else:
        s.to_act = withdrawal.player


def embark_legal(s: Position, withdrawal: Withdrawal, seat: int) -> list[int]:
    """Any kind that is there."""
    first = at(withdrawal.region, seat)
    return [s.codes.lose + kind for kind in range(KINDS) if s.troops[first + kind]]


def embark_apply(s: Position, withdrawal: Withdrawal, seat: int, action: int) -> None:
    """One of them is lost."""
    withdrawal.step = steps.WITHDRAWAL
    _lose(s, withdrawal, action - s.codes.lose)


def embark_why_not(s: Position, withdrawal: Withdrawal, seat: int, action: int) -> Refusal | None:
    """Only what is there."""
    there = s.troops[at(withdrawal.region, seat) + action - s.codes.lose]
    return None if there else Refusal("war/retreat/fleet-capacity")
