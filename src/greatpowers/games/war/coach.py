"""What a good teacher would point out to the one who decides: at most one thing, the most important first.

Nothing here decides anything. All of it follows from what lies open and from what the player who decides knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from greatpowers.core.game import Hint, advice
from greatpowers.games.war import battle_sides as sides
from greatpowers.games.war import construction, income, maintenance, natives, steps
from greatpowers.games.war.board import AREA_IDS
from greatpowers.games.war.chits import value_of
from greatpowers.games.war.forces import at, brigades
from greatpowers.games.war.frames import LandBattle
from greatpowers.games.war.hints import hints
from greatpowers.games.war.lands import count, neighbours_of, regions_of
from greatpowers.games.war.markers import chit_known_to, native_known_to, strength
from greatpowers.games.war.pieces import (
    BRIGADE_KINDS,
    CITY,
    COST,
    EXPLORER,
    FACTORY,
    FIRST_MARKER,
    INFANTRY,
    LEAST_STRENGTH,
    NATIVES,
    strength_of,
)
from greatpowers.games.war.position import Position
from greatpowers.games.war.war_and_peace import at_war

GOOD_CHANCE: Final = 60  # per cent
GIFT_WORTH: Final = 10  # per cent more


def coaching(s: Position, seat: int) -> Hint | None:
    """What matters now to a seat that decides."""
    speak = _SPEAKERS.get(s.frames[-1].step)
    return None if speak is None else speak(s, seat)


def _choices(s: Position, seat: int, name: str) -> Iterable[tuple[int, ...]]:
    """The arguments of the player's choices of this name."""
    return (s.codes.values[action] for action in s.legal(seat) if s.codes.names[action] == name)


def _said(s: Position, seat: int, name: str, hint: str) -> dict[str, int]:
    """The numbers of a hint beside the player's first choice of this name."""
    action = next((action for action in s.legal(seat) if s.codes.names[action] == name), None)
    found = [] if action is None else hints(s, action, seat)
    return next(({key: int(value) for key, value in values.items()} for said, values in found if said == hint), {})


# -- set-up and production -----------------------------------------------------------------------------------


def _pick(s: Position, seat: int) -> Hint | None:
    """A free region that borders most of the player's own; at first, that neighbours matter."""
    if not s.realm[seat]:
        return advice("first-pick")
    free = [values[0] for values in _choices(s, seat, "pick")]
    region = max(free, key=lambda one: len(neighbours_of(s, seat, one)), default=-1)
    number = len(neighbours_of(s, seat, region)) if region >= 0 else 0
    return advice("neighbour", region=AREA_IDS[region], number=number) if number else None


def _construct(s: Position, seat: int) -> Hint | None:
    return _front(s, seat) or _cities(s, seat) or _resource(s, seat) or _upkeep(s, seat)


def _front(s: Position, seat: int) -> Hint | None:
    """A region with fewer brigades than an enemy has next to it."""
    if s.pp[seat] < COST[INFANTRY]:
        return None
    worst, place, enemy = 0, -1, -1
    for region in regions_of(s, seat):
        for near in s.world.regions_near[region]:
            owner = s.owner[near]
            if owner >= 0 and owner != seat and at_war(s, seat, owner):
                gap = brigades(s, near, owner) - brigades(s, region, seat)
                if gap > worst:
                    worst, place, enemy = gap, region, owner
    return advice("front", region=AREA_IDS[place], other=enemy, number=worst) if worst else None


def _cities(s: Position, seat: int) -> Hint | None:
    """war/production/factory-city-limit."""
    cities, factories = count(s, seat, CITY), count(s, seat, FACTORY)
    can_build = any(values[0] == CITY for values in _choices(s, seat, "build"))
    if not can_build or cities > factories:
        return None
    if cities < factories:
        return advice("idle-factory", number=factories - cities)
    return advice("city") if not cities else None


def _resource(s: Position, seat: int) -> Hint | None:
    """The most valuable resource that can be developed now, as cheaply as possible."""
    projects = [
        (value_of(s.world, chit_known_to(s, place, seat)), -construction.development_cost(s, place, how), place)
        for place, how in _choices(s, seat, "develop")
    ]
    if not projects:
        return None
    value, cost, region = max(projects)
    return advice("resource", region=AREA_IDS[region], value=value, cost=-cost)


def _upkeep(s: Position, seat: int) -> Hint | None:
    cost, earned = maintenance.cost(s, seat), sum(income.lines(s, seat))
    return advice("upkeep", cost=cost, income=earned) if 2 * cost > earned else None


def _westernize(s: Position, seat: int) -> Hint | None:
    """war/natives/westernize-threshold: one that would be safe at once."""
    regions = [values[0] for values in _choices(s, seat, "westernize")]
    ready = [region for region in regions if strength(s, region) - natives.PAID_POINTS < LEAST_STRENGTH]
    return advice("westernize", region=AREA_IDS[ready[0]]) if ready else None


# -- movement and combat -------------------------------------------------------------------------------------


def _move(s: Position, seat: int) -> Hint | None:
    risen = [region for region in regions_of(s, seat) if s.revolt[region]]
    if risen:
        return advice("revolt", region=AREA_IDS[risen[0]], number=strength(s, risen[0]))
    return _prey(s, seat) or _explorer(s, seat) or _natives(s, seat)


def _marches(s: Position, seat: int) -> list[tuple[int, int]]:
    """From where to where the player's units could march."""
    return sorted({(start, to) for _, start, to in _choices(s, seat, "march")})


def _prey(s: Position, seat: int) -> Hint | None:
    """An enemy region with fewer brigades than could march in."""
    for start, to in _marches(s, seat):
        owner = s.owner[to]
        if owner >= 0 and owner != seat and brigades(s, to, owner) < brigades(s, start, seat) - 1:
            return advice("prey", region=AREA_IDS[to], number=brigades(s, to, owner))
    return None


def _explorer(s: Position, seat: int) -> Hint | None:
    for start, to in _marches(s, seat):
        if s.troops[at(start, seat) + EXPLORER] and s.owner[to] == NATIVES and s.owner[start] == seat:
            return advice("explorer", region=AREA_IDS[to])
    return None


def _natives(s: Position, seat: int) -> Hint | None:
    """The weakest natives that the player knows and could march on."""
    known = [
        (strength_of(native_known_to(s, to, seat)), to)
        for _, to in _marches(s, seat)
        if s.owner[to] == NATIVES and native_known_to(s, to, seat) >= FIRST_MARKER
    ]
    if not known:
        return None
    number, region = min(known)
    return advice("natives", region=AREA_IDS[region], number=number)


def _combat(s: Position, seat: int) -> Hint | None:
    regions = [values[0] for values in _choices(s, seat, "explore")]
    chance = _said(s, seat, "explore", "parley").get("treaty", 0)
    if not regions:
        return None
    return advice("parley" if chance >= GOOD_CHANCE else "long-odds", region=AREA_IDS[regions[0]], percent=chance)


def _gift(s: Position, seat: int) -> Hint | None:
    without, given = (_said(s, seat, name, "parley").get("treaty", 0) for name in ("pass", "gift"))
    if given - without >= GIFT_WORTH:
        return advice("gift", percent=without, better=given)
    return advice("no-gift", percent=without) if given else None


def _lose(s: Position, seat: int) -> Hint | None:
    """war/drm/brigade-types: the bonus lasts as long as each type is there."""
    battle = s.frames[-1]
    if not isinstance(battle, LandBattle):
        return None
    side = sides.ATTACKER if sides.decider(battle, sides.ATTACKER) == seat else sides.DEFENDER
    force = sides.force(s, battle, side)
    types = sum(force[kind] > 0 for kind in range(BRIGADE_KINDS))
    return advice("types", number=types) if types > 1 and max(force[:BRIGADE_KINDS]) > 1 else None


def _retreat(s: Position, seat: int) -> Hint | None:
    said = _said(s, seat, "stay", "odds")
    if "percent" not in said:
        return None
    return advice("stay" if said["percent"] >= GOOD_CHANCE else "leave", percent=said["percent"])


_SPEAKERS: Final[dict[int, Callable[[Position, int], Hint | None]]] = {
    steps.PICK: _pick,
    steps.WESTERNIZE: _westernize,
    steps.CONSTRUCT: _construct,
    steps.MOVE: _move,
    steps.COMBAT: _combat,
    steps.GIFT: _gift,
    steps.LOSE: _lose,
    steps.RETREAT: _retreat,
}
