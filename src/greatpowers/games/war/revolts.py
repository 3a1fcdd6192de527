"""Inciting revolts, and how they spread (war/natives, war/natbattle).

Steps: INCITE, SIDES, REVOLT (luck), SPREAD (no decision).
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import CHANCE, Refusal
from greatpowers.core.rows import replaced
from greatpowers.games.war import events as tell
from greatpowers.games.war import natives
from greatpowers.games.war.actions import BRIBED, BY_DP, BY_SPHERE, UNBRIBED
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.fleets import fleet_near
from greatpowers.games.war.frames import Administration, Exploration, Revolt, Sides, Spread
from greatpowers.games.war.markers import strength
from greatpowers.games.war.pieces import MOST_SEATS, NATIVES
from greatpowers.games.war.position import Position

# `revolt[region]`
NONE: Final = 0
DUE: Final = 1  # fought in its owner's next combat (war/natives/revolt-battle-timing)
FRESH: Final = 2  # has spread in this segment: due once its owner's next one begins (war/ruling/revolt-spread)

DICE: Final = 2  # war/natives/incite-roll
BRIBE: Final = 3  # war/natives/incite-bribe


# -- inciting ------------------------------------------------------------------------------------------------


def incite_resume(s: Position, go: Administration) -> None:
    """Ask while there is somebody to incite."""
    if incitements(s, go.player):
        s.to_act = go.player
    else:
        s.frames.pop()


def incite_legal(s: Position, go: Administration, seat: int) -> list[int]:
    """A region, how to pay, whether to bribe; or enough."""
    return [s.codes.done, *incitements(s, seat)]


def incitements(s: Position, seat: int) -> list[int]:
    """Every attempt that a player may make."""
    targets = [region for region in range(REGIONS) if s.marker[region] and why_not_there(s, seat, region) is None]
    return [
        s.codes.incite + region * 4 + payment * 2 + bribe
        for region in targets
        for payment in (BY_DP, BY_SPHERE)
        for bribe in (UNBRIBED, BRIBED)
        if _why_not_pay(s, seat, region, payment, bribe) is None
    ]


def incite_apply(s: Position, go: Administration, seat: int, action: int) -> None:
    """The price is gone, whatever comes of it (war/natives/incite-cost-lost)."""
    if action == s.codes.done:
        s.frames.pop()
        return
    region, payment, bribe = s.codes.values[action]
    pay(s, seat, region, payment, bribe)
    attempt(s, region, seat, bribe)


def pay(s: Position, seat: int, region: int, payment: int, bribe: int) -> None:
    """1 DP or an own sphere there (war/natives/incite-cost-dp-or-soi), and 1 DP for a bribe.

    war/natives/incite-paid-soi-not-counted: the sphere is gone before the dice fall.
    """
    if payment == BY_SPHERE:
        natives.remove_sphere(s, seat, region, seat)
    s.dp[seat] -= bribe + (payment == BY_DP)


def incite_why_not(s: Position, go: Administration, seat: int, action: int) -> Refusal | None:
    """Where, and whether it can be paid for."""
    return None if action == s.codes.done else why_not_incite(s, seat, action)


def why_not_incite(s: Position, seat: int, action: int) -> Refusal | None:
    """The rule against one attempt."""
    region, payment, bribe = s.codes.values[action]
    return why_not_there(s, seat, region) or _why_not_pay(s, seat, region, payment, bribe)


def why_not_there(s: Position, seat: int, region: int) -> Refusal | None:
    """Another player's region with a native marker, not in revolt (war/natives/incite-target).

    war/natives/incite-no-war-needed: war or peace does not matter.
    """
    if s.owner[region] in (NATIVES, seat) or not s.marker[region] or s.revolt[region]:
        return Refusal("war/natives/incite-target")
    return Refusal("war/natives/incite-once-per-region") if s.incited[region] else None


def _why_not_pay(s: Position, seat: int, region: int, payment: int, bribe: int) -> Refusal | None:
    """Points of diplomacy need a way there (war/natives/incite-adjacency)."""
    if payment == BY_SPHERE and not s.spheres[region * MOST_SEATS + seat]:
        return Refusal("war/natives/incite-cost-dp-or-soi")
    points = bribe + (payment == BY_DP)
    if s.dp[seat] < points:
        return Refusal("war/natives/incite-bribe" if bribe and s.dp[seat] else "war/natives/incite-cost-dp-or-soi")
    if not points or fleet_near(s, seat, region):
        return None
    near = [own for own in s.world.regions_near[region] if s.owner[own] == seat]
    if any(not s.revolt[own] for own in near):
        return None
    return Refusal("war/natives/incite-adjacency-revolting" if near else "war/natives/incite-adjacency")


# -- the attempt ---------------------------------------------------------------------------------------------


def attempt(s: Position, region: int, inciter: int, bribed: int) -> None:
    """A region may rise; natives as the inciter: a revolt spreads (war/natbattle/spread-no-cost-no-bribe)."""
    if inciter != NATIVES:
        s.incited = replaced(s.incited, region, 1)
        if s.events is not None:
            s.events.append((tell.INCITED, inciter, region))
    s.frames.append(Revolt(region, inciter, bribed))
    ask_sides(s, region, inciter)


def resume(s: Position, revolt: Revolt) -> None:
    """Two dice, then the result."""
    if len(revolt.dice) < DICE:
        s.to_act = CHANCE
        return
    s.frames.pop()
    if sum(revolt.dice) + modifier(s, revolt.region, revolt.bribed) <= strength(s, revolt.region):
        _rise(s, revolt)
    else:
        natives.clear_sides(s, revolt.region)
        if s.events is not None:
            s.events.append((tell.NO_REVOLT, revolt.region))


def modifier(s: Position, region: int, bribed: int) -> int:
    """−3 for a bribe; +1 or −1 for every sphere, as its owner chose (war/natives/incite-soi-drm)."""
    first = region * MOST_SEATS
    supporting = sum(s.supporting[first : first + MOST_SEATS])
    return natives.spheres_in(s, region) - 2 * supporting - (BRIBE if bribed else 0)


def _rise(s: Position, revolt: Revolt) -> None:
    """An army of the natives' strength stands there until it is fought (war/natives/revolt-army-placed)."""
    s.revolt = replaced(s.revolt, revolt.region, FRESH if revolt.inciter == NATIVES else DUE)
    if s.events is not None:
        s.events.append((tell.REVOLT, revolt.region))


def legal(s: Position, revolt: Revolt, seat: int) -> list[int]:
    """A die."""
    return s.codes.dice


def apply(s: Position, revolt: Revolt, seat: int, action: int) -> None:
    """It lies on the table."""
    revolt.dice.append(action - s.codes.roll)
    if s.events is not None:
        s.events.append((tell.ROLLED, MOST_SEATS, action - s.codes.roll))


# -- taking sides --------------------------------------------------------------------------------------------


def ask_sides(s: Position, region: int, first: int) -> None:
    """Every owner of spheres there takes sides, in the order of play from `first` on (war/ruling/sphere-sides)."""
    start = s.order.index(first) if first in s.order else 0
    queue = [seat for seat in s.order[start:] + s.order[:start] if s.spheres[region * MOST_SEATS + seat]]
    if queue:
        s.frames.append(Sides(region, queue))


def sides_resume(s: Position, sides: Sides) -> None:
    """One owner after another, unless somebody has withdrawn all spheres meanwhile."""
    while sides.queue and not s.spheres[sides.region * MOST_SEATS + sides.queue[0]]:
        sides.queue.pop(0)
    if sides.queue:
        s.to_act = sides.queue[0]
    else:
        s.frames.pop()


def sides_legal(s: Position, sides: Sides, seat: int) -> list[int]:
    """How many of one's spheres support the natives; the others are against them."""
    own = s.spheres[sides.region * MOST_SEATS + seat]
    return [s.codes.support + number for number in range(own + 1)]


def sides_apply(s: Position, sides: Sides, seat: int, action: int) -> None:
    """Everybody sees it (war/markers/soi-two-sides); in a parley the explorer hears of it."""
    number, slot = action - s.codes.support, sides.region * MOST_SEATS + sides.queue.pop(0)
    below = s.frames[-2]
    if isinstance(below, Exploration):
        below.spheres += s.spheres[slot] - 2 * number
    else:
        s.supporting = s.supporting[:]
        s.supporting[slot] = number
    if s.events is not None:
        s.events.append((tell.SIDES, seat, sides.region, number, s.spheres[slot] - number))


def sides_why_not(s: Position, sides: Sides, seat: int, action: int) -> Refusal | None:
    """No more than one has."""
    beyond = action - s.codes.support > s.spheres[sides.region * MOST_SEATS + seat]
    return Refusal("war/natives/incite-soi-drm") if beyond else None


# -- spreading -----------------------------------------------------------------------------------------------


def spread(s: Position, region: int) -> None:
    """After natives have won, every neighbour with a marker may rise too, in the order of the map.

    war/natbattle/spread-rolls; war/natbattle/spread-any-owner; war/natbattle/spread-skips; war/ruling/revolt-spread.
    """
    places = [
        near
        for near in sorted(s.world.regions_near[region])
        if s.owner[near] != NATIVES and s.marker[near] and not s.revolt[near]
    ]
    s.frames.append(Spread(places))


def spread_resume(s: Position, spreading: Spread) -> None:
    """One region after another."""
    if not spreading.places:
        s.frames.pop()
        return
    region = spreading.places.pop(0)
    attempt(s, region, NATIVES, UNBRIBED)


def fall_due(s: Position, seat: int) -> None:
    """What has spread to a player's regions is fought in this segment (war/natbattle/spread-resolved-later)."""
    for region in range(REGIONS):
        if s.revolt[region] == FRESH and s.owner[region] == seat:
            s.revolt = replaced(s.revolt, region, DUE)
