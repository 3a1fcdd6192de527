"""Maneuver, second step: armies march, ride the railroad and cross the sea; change their stance; destroy factories.

Rules: imperial/army/*, imperial/convoy/*, imperial/rail/*, imperial/stance/change-*, imperial/destroy/*. Steps:
ARMIES, CONVOY.
"""

from itertools import compress

from greatpowers.core.game import Refusal
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import battle, entry, maneuver, railroads, steps
from greatpowers.games.imperial import events as tell
from greatpowers.games.imperial.board import (
    ALL_AREAS,
    AREA_IDS,
    AREAS,
    DESTROY_ARMIES,
    HOMES,
    LANDS,
    NATION_IDS,
    NATIONS,
    PROVINCES,
    SEA_NEIGHBOURS,
    SEAS,
    owner,
)
from greatpowers.games.imperial.position import (
    Position,
    is_last_free_factory,
    open_mask,
    units_of_kind,
)

_MARCH = act.family_number("march")
_MARCH_FRIENDLY = act.family_number("march_friendly")
_EMBARK = act.family_number("embark")
_EMBARK_FRIENDLY = act.family_number("embark_friendly")
_TURN_HOSTILE = act.family_number("turn_hostile")
_TURN_FRIENDLY = act.family_number("turn_friendly")
_DESTROY = act.family_number("destroy")

# -- where armies can go: worked out once for each nation and state of its railroad ---------------------------

_marches: dict[int, list[list[int]]] = {}  # nation and open provinces -> for each area the marches, as actions
_friendly_marches: dict[int, list[list[int]]] = {}
_embarkations: dict[int, list[list[int]]] = {}  # the same for each sea: for each area no action or one
_friendly_embarkations: dict[int, list[list[int]]] = {}


def _work_out(nation: int, open_now: int, key: int) -> None:
    """Fill the tables for one nation and one state of its railroad."""
    _marches[key] = [
        [act.MARCH[area * LANDS + end] for end in railroads.marches(nation, open_now, area)] for area in range(LANDS)
    ]
    _friendly_marches[key] = [
        [act.MARCH_FRIENDLY[area * LANDS + end] for end in railroads.marches(nation, open_now, area)]
        if owner(area) != nation
        else []
        for area in range(HOMES)
    ]
    reached = [railroads.harbours_reached(nation, open_now, area) for area in range(LANDS)]
    for sea in range(LANDS, AREAS):
        _embarkations[key * SEAS + sea - LANDS] = [
            [act.EMBARK[area * AREAS + sea]] if sea in reached[area] else [] for area in range(LANDS)
        ]
        _friendly_embarkations[key * SEAS + sea - LANDS] = [
            [act.EMBARK_FRIENDLY[area * AREAS + sea]] if sea in reached[area] and owner(area) != nation else []
            for area in range(HOMES)
        ]


def _moves(s: Position, out: list[int]) -> None:
    """Add the moves of all unmoved armies: marches, then embarkations sea by sea."""
    nation = s.nation
    open_now = open_mask(s, nation)
    key = nation << PROVINCES | open_now
    if key not in _marches:
        _work_out(nation, open_now, key)
    room = [
        key * SEAS + i for i, fleets in enumerate(s.fleet[LANDS * NATIONS + nation :: NATIONS]) if fleets > s.carried[i]
    ]
    marches = _marches[key]
    for area in compress(ALL_AREAS, s.fresh_army):
        out += marches[area]
        for sea_key in room:
            out += _embarkations[sea_key][area]
    marches = _friendly_marches[key]
    for area in compress(ALL_AREAS, s.fresh_lying):
        out += marches[area]
        for sea_key in room:
            out += _friendly_embarkations[sea_key][area]


# -- the step ------------------------------------------------------------------------------------------------


def resume(s: Position) -> None:
    """Over when nothing more is possible."""
    s.cached = legal(s)
    if len(s.cached) == 1:
        s.cached = None
        s.steps.pop()
    else:
        s.to_act = s.government[s.nation]


def legal(s: Position) -> list[int]:
    """Moves, changes of stance, destructions, battles; or enough."""
    out: list[int] = []
    _moves(s, out)
    _stances_and_destructions(s, out)
    out += battle.declarations(s)
    out.append(act.DONE)
    return out


def _stances_and_destructions(s: Position, out: list[int]) -> None:
    """What the nation's armies can do in other nations' provinces without moving."""
    nation = s.nation
    for province in compress(ALL_AREAS, s.fresh_lying):
        if s.fresh_lying[province] > s.lowered[province] and not is_last_free_factory(s, province):
            out.append(act.TURN_HOSTILE + province)
    upright = s.army[nation : HOMES * NATIONS : NATIONS]
    for province in compress(ALL_AREAS, upright):
        if province // PROVINCES != nation:
            if s.fresh_army[province] > s.raised[province]:
                out.append(act.TURN_FRIENDLY + province)
            if upright[province] >= DESTROY_ARMIES and s.factory[province] and not _defended(s, province):
                out.append(act.DESTROY + province)


def _defended(s: Position, province: int) -> bool:
    """Whether the province's own nation has an army or a harbour fleet there (imperial/destroy/no-defenders)."""
    at = province * NATIONS + province // PROVINCES
    return s.army[at] > 0 or s.fleet[at] > 0


def apply(s: Position, action: int) -> None:
    """One army's move, or one other act; its consequences are settled before the next."""
    if action == act.DONE:
        s.steps.pop()
        return
    family = act.FAMILY[action]
    values = act.VALUES[action]
    if family in (_MARCH, _MARCH_FRIENDLY):
        _take_up(s, values[0], family == _MARCH_FRIENDLY)
        if s.told is not None:
            s.told.append((tell.MARCHED, s.nation, values[0], values[1]))
        entry.arrive(s, values[1])
    elif family in (_EMBARK, _EMBARK_FRIENDLY):
        _take_up(s, values[0], family == _EMBARK_FRIENDLY)
        if s.told is not None:
            s.told.append((tell.EMBARKED, s.nation, values[0], values[1]))
        s.crossed = 0
        _go_to_sea(s, values[1])
        s.steps.append(steps.CONVOY)
    elif family == _TURN_HOSTILE:
        _turn_hostile(s, values[0])
    elif family == _TURN_FRIENDLY:
        _turn_friendly(s, values[0])
    elif family == _DESTROY:
        _destroy(s, values[0])
    else:
        battle.declare(s, action)


def _take_up(s: Position, area: int, friendly: bool) -> None:
    """An unmoved army leaves an area; until it arrives it is in the government's hand."""
    at = area * NATIONS + s.nation
    if friendly:
        s.lying[at] -= 1
        maneuver.use_fresh_lying(s, area)
    else:
        s.army[at] -= 1
        maneuver.use_fresh_army(s, area)
    s.origin = area
    s.in_hand = 1


def _turn_hostile(s: Position, province: int) -> None:
    """imperial/stance/change-next-maneuver, change-triggers-call."""
    at = province * NATIONS + s.nation
    s.lying[at] -= 1
    s.fresh_lying[province] -= 1
    s.army[at] += 1
    s.fresh_army[province] += 1
    s.raised[province] += 1
    if s.told is not None:
        s.told.append((tell.TURNED_HOSTILE, s.nation, province))
    entry.open_calls(s, province, act.ARMY, turned=1)


def _turn_friendly(s: Position, province: int) -> None:
    """Lying down opens no calls (imperial/ruling/stance-change)."""
    at = province * NATIONS + s.nation
    s.army[at] -= 1
    s.fresh_army[province] -= 1
    s.lying[at] += 1
    s.fresh_lying[province] += 1
    s.lowered[province] += 1
    if s.told is not None:
        s.told.append((tell.TURNED_FRIENDLY, s.nation, province))


def _destroy(s: Position, province: int) -> None:
    """imperial/destroy/three-armies: the factory and three armies leave the board."""
    for _ in range(DESTROY_ARMIES):
        maneuver.lose(s, province, s.nation, act.ARMY)
    s.factory[province] = 0
    if s.told is not None:
        s.told.append((tell.DESTROYED, s.nation, province))


# -- why not -------------------------------------------------------------------------------------------------


def why_not(s: Position, action: int) -> Refusal | None:
    """Why an army cannot do this."""
    if action == act.DONE:
        return None
    family = act.FAMILY[action]
    values = act.VALUES[action]
    if family in (_MARCH, _MARCH_FRIENDLY):
        return _why_not_take_up(s, values[0], family == _MARCH_FRIENDLY) or _why_not_march(s, values[0], values[1])
    if family in (_EMBARK, _EMBARK_FRIENDLY):
        return _why_not_take_up(s, values[0], family == _EMBARK_FRIENDLY) or _why_not_embark(s, values[0], values[1])
    if family in (_TURN_HOSTILE, _TURN_FRIENDLY):
        return _why_not_turn(s, values[0], family == _TURN_HOSTILE)
    if family == _DESTROY:
        return _why_not_destroy(s, values[0])
    return battle.why_not_declare(s, action)


def _why_not_take_up(s: Position, area: int, friendly: bool) -> Refusal | None:
    """There must be an unmoved army of that kind."""
    unit = act.FRIENDLY if friendly else act.ARMY
    fresh = s.fresh_lying[area] if friendly else s.fresh_army[area]
    if fresh == 0:
        there = units_of_kind(s, area, s.nation, unit)
        return Refusal("imperial/army/one-step", nation=NATION_IDS[s.nation], area=AREA_IDS[area], there=there)
    return None


def _why_not_march(s: Position, start: int, to: int) -> Refusal | None:
    """One step on land, before and after it the railroad as far as it runs."""
    nation = s.nation
    if to in railroads.marches(nation, open_mask(s, nation), start):
        return None
    details = {"from": AREA_IDS[start], "to": AREA_IDS[to], "nation": NATION_IDS[nation]}
    if to in railroads.marches(nation, railroads.ALL_OPEN, start):
        return Refusal("imperial/rail/suspended", **details)
    return Refusal("imperial/army/any-land", **details)


def _why_not_embark(s: Position, start: int, sea: int) -> Refusal | None:
    """The sea must be reached, and a fleet with room must be there."""
    nation = s.nation
    details = {"from": AREA_IDS[start], "sea": AREA_IDS[sea], "nation": NATION_IDS[nation]}
    if sea not in railroads.harbours_reached(nation, open_mask(s, nation), start):
        return Refusal("imperial/convoy/embark-by-rail", **details)
    return why_no_room(s, sea)


def why_no_room(s: Position, sea: int) -> Refusal | None:
    """imperial/convoy/own-fleets, one-army-per-fleet."""
    fleets = s.fleet[sea * NATIONS + s.nation]
    if fleets == 0:
        return Refusal("imperial/convoy/own-fleets", nation=NATION_IDS[s.nation], sea=AREA_IDS[sea])
    if fleets <= s.carried[sea - LANDS]:
        return Refusal("imperial/convoy/one-army-per-fleet", sea=AREA_IDS[sea], fleets=fleets)
    return None


def _why_not_turn(s: Position, province: int, to_hostile: bool) -> Refusal | None:
    """Only an unmoved army in a foreign province, once in a maneuver, and never on a last free factory."""
    where = AREA_IDS[province]
    if owner(province) == s.nation:
        return Refusal("imperial/stance/only-foreign-home", area=where)
    fresh = s.fresh_lying[province] if to_hostile else s.fresh_army[province]
    changed = s.lowered[province] if to_hostile else s.raised[province]
    if fresh <= changed:
        return Refusal("imperial/ruling/stance-change", area=where, nation=NATION_IDS[s.nation])
    if to_hostile and is_last_free_factory(s, province):
        return Refusal("imperial/ruling/last-factory-change", area=where)
    return None


def _why_not_destroy(s: Position, province: int) -> Refusal | None:
    """imperial/destroy/*, in the order in which a player would ask."""
    where, nation = AREA_IDS[province], NATION_IDS[s.nation]
    if owner(province) == s.nation:
        return Refusal("imperial/destroy/foreign-only", area=where)
    if not s.factory[province]:
        return Refusal("imperial/destroy/three-armies", area=where)
    if is_last_free_factory(s, province):
        return Refusal("imperial/destroy/last-factory", area=where)
    upright = s.army[province * NATIONS + s.nation]
    if upright < DESTROY_ARMIES:
        together = upright + s.lying[province * NATIONS + s.nation]
        rule = "imperial/ruling/destroy-stance" if together >= DESTROY_ARMIES else "imperial/destroy/two-not-enough"
        return Refusal(rule, area=where, nation=nation, armies=upright)
    if _defended(s, province):
        return Refusal("imperial/destroy/no-defenders", area=where)
    return None


# -- at sea --------------------------------------------------------------------------------------------------


def _go_to_sea(s: Position, sea: int) -> None:
    """A fleet there takes the army over (imperial/convoy/one-army-per-fleet)."""
    s.at = sea
    s.carried[sea - LANDS] += 1
    s.crossed |= 1 << (sea - LANDS)


def convoy_resume(s: Position) -> None:
    """On to the next sea, or ashore."""
    s.to_act = s.government[s.nation]


def convoy_legal(s: Position) -> list[int]:
    """Adjacent seas with room that the army has not crossed yet; every landing but the place it came from."""
    out: list[int] = []
    for sea in SEA_NEIGHBOURS[s.at]:
        i = sea - LANDS
        if s.fleet[sea * NATIONS + s.nation] > s.carried[i] and not s.crossed >> i & 1:
            out.append(act.CROSS + sea)
    for area in railroads.landings(s.nation, open_mask(s, s.nation), s.at):
        if area != s.origin:
            out.append(act.LAND + area)
    return out


def convoy_apply(s: Position, action: int) -> None:
    """imperial/convoy/chain; or the end of the whole move (imperial/convoy/whole-move)."""
    (area,) = act.VALUES[action]
    if area >= LANDS:
        if s.told is not None:
            s.told.append((tell.CROSSED, s.nation, area))
        _go_to_sea(s, area)
        return
    s.steps.pop()
    if s.told is not None:
        s.told.append((tell.LANDED, s.nation, area))
    entry.arrive(s, area)


def convoy_why_not(s: Position, action: int) -> Refusal | None:
    """Why the convoy cannot go on there, or the army not land there."""
    (area,) = act.VALUES[action]
    here = AREA_IDS[s.at]
    if area >= LANDS:
        if area not in SEA_NEIGHBOURS[s.at] or s.crossed >> (area - LANDS) & 1:
            return Refusal("imperial/convoy/chain", sea=AREA_IDS[area], area=here)
        return why_no_room(s, area)
    if area == s.origin:
        return Refusal("imperial/convoy/whole-move", area=AREA_IDS[area])
    if area not in railroads.landings(s.nation, open_mask(s, s.nation), s.at):
        return Refusal("imperial/convoy/basic", area=AREA_IDS[area], sea=here)
    return None
