"""What becomes of a region after a battle (war/result, war/natbattle), and how control changes hands in general.

Steps: PACIFY_ROLL (luck), PACIFY, EVACUATE.
"""

from __future__ import annotations

from greatpowers.core.game import CHANCE, Refusal
from greatpowers.core.rows import replaced
from greatpowers.core.sets import members
from greatpowers.games.war import alliances, draws, fleets, lands, natives, revolts, steps, victory
from greatpowers.games.war import events as tell
from greatpowers.games.war.battle_sides import party
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.forces import at, strangers, take
from greatpowers.games.war.forces import step as go
from greatpowers.games.war.frames import Evacuation, Pacification
from greatpowers.games.war.pieces import EXPLORER, KINDS, MOST_SEATS, NATIVES, PORTAGE
from greatpowers.games.war.position import Position

# -- gaining and losing a region -----------------------------------------------------------------------------


def conquer(s: Position, region: int, seat: int) -> None:
    """The attacker takes the region (war/result/capture); natives lose strength by it (war/natbattle/win-conquest).

    war/result/capture-keeps-natives, war/ruling/capture-details: what else lies there stays as it is.
    war/opt/hist/lp-capture-buildings: so do the buildings of a local power.
    """
    loser = s.owner[region]
    if s.events is not None:
        s.events.append((tell.CONQUERED, seat, party(loser), region))
    if loser == NATIVES:
        s.frames.append(Pacification(region, seat))
    gain(s, region, seat, True)
    mark_fresh(s, region)


def mark_fresh(s: Position, region: int) -> None:
    """Conquered, won by treaty or pacified: no way for gifts in this phase (war/explorer/gift-fresh-region)."""
    s.gained = replaced(s.gained, region, 1)


def gain(s: Position, region: int, seat: int, conquered: bool) -> None:
    """A player controls a region from now on, with everything in it; strangers leave.

    war/result/capture-dp, war/production/dp-conquest, war/production/dp-not-otherwise: only a conquest is worth 1 DP.
    """
    lands.set_owner(s, region, seat)
    if conquered:
        s.dp[seat] += 1
        if s.events is not None:
            s.events.append((tell.DP_GAINED, seat, 1))
    draws.show_natives(s, region)  # war/markers/native-facing
    evacuate(s, region, [unit for other in _guests(s, region, seat) for unit in units_of(s, region, other)])
    draws.look_at_chit(s, region, seat)
    victory.check(s, seat if conquered else NATIVES)


def revert(s: Position, region: int) -> None:
    """A region without brigades of its controller is in the natives' hands again (war/result/revert-procedure).

    war/ruling/reversion: after a battle as after maintenance. war/markers/native-facing; war/ruling/native-recovery,
    war/ruling/marker-knowledge: its marker stays as strong as it was, and known to all who knew it.
    war/ruling/stranded-parties: only explorers may stay. war/ruling/spread-into-attack: a revolt that has spread there
    is over.
    """
    for building in members(s.buildings[region]):
        if lands.has(s, region, building):
            lands.raze(s, region, building)
    lands.set_owner(s, region, NATIVES)
    s.developed = replaced(s.developed, region, 0)
    _end_revolt(s, region)
    if s.events is not None:
        s.events.append((tell.REVERTED, region))
    stranded = [unit for seat in strangers(s, region) for unit in units_of(s, region, seat)]
    evacuate(s, region, [unit for unit in stranded if unit % KINDS != EXPLORER])
    draws.meet_natives(s, region)
    victory.check(s)


def _end_revolt(s: Position, region: int) -> None:
    s.revolt = replaced(s.revolt, region, revolts.NONE)
    s.reforms = replaced(s.reforms, region, 0)
    natives.clear_sides(s, region)


# -- revolts -------------------------------------------------------------------------------------------------


def lose_revolt(s: Position, region: int) -> None:
    """The natives have won: spheres that tried to suppress them go too, and neighbours may rise.

    war/natbattle/revolt-lost, war/retreat/natives-win-on-retreat, war/natbattle/spread-rolls.
    war/opt/simul/westernize-lost.
    """
    slots = slice(region * MOST_SEATS, (region + 1) * MOST_SEATS)
    s.spheres = s.spheres[:]
    s.spheres[slots] = s.supporting[slots]
    revolts.spread(s, region)
    revert(s, region)


def suppress(s: Position, region: int, seat: int) -> None:
    """The player has won (war/natbattle/win-revolt); the region counts as pacified in this phase."""
    mark_fresh(s, region)
    s.frames.append(Pacification(region, seat, 1))
    if s.events is not None:
        s.events.append((tell.SUPPRESSED, seat, region))


# -- strength or spheres -------------------------------------------------------------------------------------


def roll_resume(s: Position, pacification: Pacification) -> None:
    """Half a die, rounded up (war/dice/1d3)."""
    s.to_act = CHANCE


def roll_legal(s: Position, pacification: Pacification, seat: int) -> list[int]:
    """Any number."""
    return s.codes.dice


def roll_apply(s: Position, pacification: Pacification, seat: int, action: int) -> None:
    """So many points go."""
    die = action - s.codes.roll
    pacification.points = (die + 1) // 2
    pacification.step = steps.PACIFY
    if s.events is not None:
        s.events.append((tell.ROLLED, pacification.player, die))


def pacify_resume(s: Position, pacification: Pacification) -> None:
    """After a revolt the player chooses while spheres that supported it are left; else strength goes.

    war/natbattle/win-conquest-strength-only; war/ruling/pacification: the threshold is looked at in the end.
    """
    if pacification.points and supporters(s, pacification):
        s.to_act = pacification.player
        return
    s.frames.pop()
    region = pacification.region
    points = pacification.weakened + pacification.points
    if pacification.revolt:
        points += s.reforms[region]  # war/opt/simul/westernize-after-suppression
        _end_revolt(s, region)
    natives.weaken(s, region, points)  # war/natbattle/win-conquest-westernize, war/natbattle/rating-kept


def supporters(s: Position, pacification: Pacification) -> list[int]:
    """Who has spheres there that supported the revolt."""
    first = pacification.region * MOST_SEATS
    return [seat for seat in range(s.seats) if pacification.revolt and s.supporting[first + seat]]


def pacify_legal(s: Position, pacification: Pacification, seat: int) -> list[int]:
    """A point of strength, or a sphere."""
    return [s.codes.weaken, *(s.codes.expel + other for other in supporters(s, pacification))]


def pacify_apply(s: Position, pacification: Pacification, seat: int, action: int) -> None:
    """One point goes."""
    pacification.points -= 1
    if action == s.codes.weaken:
        pacification.weakened += 1
        return
    other = action - s.codes.expel
    s.supporting = s.supporting[:]
    s.supporting[pacification.region * MOST_SEATS + other] -= 1
    natives.remove_sphere(s, seat, pacification.region, other)


def pacify_why_not(s: Position, pacification: Pacification, seat: int, action: int) -> Refusal | None:
    """Only spheres that supported the revolt (war/natbattle/win-revolt)."""
    if action == s.codes.weaken:
        return None
    there = s.supporting[pacification.region * MOST_SEATS + action - s.codes.expel]
    return None if there else Refusal("war/natbattle/win-revolt")


# -- leaving a region ----------------------------------------------------------------------------------------


def _guests(s: Position, region: int, seat: int) -> list[int]:
    """Who cannot stay in a region that a player has gained, in the order of play; allies can."""
    there = strangers(s, region)
    return [other for other in s.order if other in there and not alliances.are_allied(s, seat, other)]


def units_of(s: Position, region: int, seat: int) -> list[int]:
    """A player's units there, one by one, as `Evacuation` lists them."""
    first = at(region, seat)
    return [seat * KINDS + kind for kind in range(KINDS) for _ in range(s.troops[first + kind])]


def evacuate(s: Position, region: int, leaving: list[int]) -> None:
    """Units have to leave a region, each to a friendly neighbour or aboard a fleet next to it.

    war/explorer/result-control-others, war/explorer/result-retreat, war/ruling/stranded-parties.
    """
    if leaving:
        s.frames.append(Evacuation(region, leaving))


def ways_out(s: Position, region: int, unit: int) -> list[int]:
    """Where a unit can go."""
    seat, kind = divmod(unit, KINDS)
    ways = lands.neighbours_of(s, seat, region)
    return ways + [sea for sea in s.world.seas_near[region] if _fleet_with_room(s, seat, sea, kind) >= 0]


def _fleet_with_room(s: Position, seat: int, sea: int, kind: int) -> int:
    """A fleet there that can take a unit aboard, or -1."""
    fit = (fleet for fleet in fleets.fleets_in(s, seat, sea) if fleets.room(s, seat, fleet) >= PORTAGE[kind])
    return next(fit, -1)


def evacuate_resume(s: Position, evacuation: Evacuation) -> None:
    """One unit after another; without a way out it is lost (war/ruling/explorer-roll)."""
    if not evacuation.leaving:
        s.frames.pop()
        return
    unit = evacuation.leaving[0]
    ways = ways_out(s, evacuation.region, unit)
    if len(ways) > 1:
        s.to_act = unit // KINDS
    elif ways:
        _leave(s, evacuation, ways[0])
    else:
        seat, kind = divmod(evacuation.leaving.pop(0), KINDS)
        take(s, evacuation.region, seat, kind)
        if s.events is not None:
            s.events.append((tell.LOST, seat, kind, evacuation.region))


def _leave(s: Position, evacuation: Evacuation, area: int) -> None:
    """To a fleet without an extra round or an interception (war/ruling/explorer-roll)."""
    seat, kind = divmod(evacuation.leaving.pop(0), KINDS)
    if area < REGIONS:
        go(s, evacuation.region, area, seat, kind)
    else:
        fleets.board(s, evacuation.region, seat, _fleet_with_room(s, seat, area, kind), kind)
    if s.events is not None:
        s.events.append((tell.EVACUATED, seat, kind, evacuation.region, area))


def evacuate_legal(s: Position, evacuation: Evacuation, seat: int) -> list[int]:
    """Where the next unit goes."""
    return [s.codes.retreat + area for area in ways_out(s, evacuation.region, evacuation.leaving[0])]


def evacuate_apply(s: Position, evacuation: Evacuation, seat: int, action: int) -> None:
    """It goes there."""
    _leave(s, evacuation, action - s.codes.retreat)


def evacuate_why_not(s: Position, evacuation: Evacuation, seat: int, action: int) -> Refusal | None:
    """A friendly neighbour, or a fleet with room next to it."""
    area, region = action - s.codes.retreat, evacuation.region
    if area < REGIONS:
        fits = s.owner[area] == seat and area in s.world.regions_near[region]
    else:
        kind = evacuation.leaving[0] % KINDS
        fits = area in s.world.seas_near[region] and _fleet_with_room(s, seat, area, kind) >= 0
    return None if fits else Refusal("war/explorer/result-retreat")
