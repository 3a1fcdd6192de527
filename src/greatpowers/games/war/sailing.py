"""Naval movement and boarding (war/naval, war/transport). Step: SAIL: a group of the mover's fleets is in hand.

Fleets are taken in hand one by one and then act as a group; the frame finds out by itself where its fleets are and
which of them are left. Fleets of several players share a sea area (war/naval/coexist), and units stay aboard one fleet
until they land (war/transport/stay-aboard, war/ruling/cargo).
"""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.core.sets import members
from greatpowers.games.war import borders, fleets, groups, interception, landing, war_and_peace
from greatpowers.games.war import events as tell
from greatpowers.games.war.board import REGIONS, STRAITS_NEAR, across
from greatpowers.games.war.fleets import fleets_in, has_fleet
from greatpowers.games.war.frames import Sailing
from greatpowers.games.war.pieces import FLEET, FLEETS, KINDS, MOST_SEATS, PORTAGE, UNITS
from greatpowers.games.war.position import Position

# -- taking fleets in hand -----------------------------------------------------------------------------------


def fleets_to_take(s: Position, seat: int) -> list[int]:
    """Fleets that can do something; of those that are alike only the first."""
    if not s.forces[seat * UNITS + FLEET]:
        return []
    first = seat * FLEETS
    afloat = [fleet for fleet, sea in enumerate(s.fleet_at[first : first + FLEETS]) if sea >= 0]
    out: list[int] = []
    for fleet in groups.distinct(s, seat, afloat):
        if s.sailing_points[fleet] or _can_act(s, seat, fleet):
            out.append(s.codes.fleet + fleet)
    return out


def _can_act(s: Position, seat: int, fleet: int) -> bool:
    """Whether a fleet can still sail, attack or take units aboard."""
    if s.sailing_points[fleet]:
        return True
    sea = s.fleet_at[seat * FLEETS + fleet]
    return borders.may_board(s, seat, sea, fleets.room(s, seat, fleet)) or bool(_attacks(s, seat, sea, 1 << fleet))


def begin(s: Position, seat: int, fleet: int) -> None:
    """The mover takes a fleet in hand."""
    s.frames.append(Sailing(s.fleet_at[seat * FLEETS + fleet], 1 << fleet))


def why_not_take(s: Position, seat: int, fleet: int) -> Refusal | None:
    """Only an own fleet that can do something; of those that are alike, the first."""
    first = seat * FLEETS
    if s.fleet_at[first + fleet] < 0:
        return Refusal("war/board/units-land-fleets-sea")
    if not _can_act(s, seat, fleet):
        return Refusal("war/naval/cost")
    before = [other for other in range(fleet) if s.fleet_at[first + other] >= 0]
    if fleet not in groups.distinct(s, seat, [*before, fleet]):
        return Refusal("war/ruling/interception-scope")
    return None


# -- the step ------------------------------------------------------------------------------------------------


def resume(s: Position, sailing: Sailing) -> None:
    """The group in hand goes on with what is left of it."""
    sailing.group = groups.survivors(s, s.mover, sailing.group)
    if not sailing.group:
        s.frames.pop()
        return
    sailing.sea = s.fleet_at[s.mover * FLEETS + members(sailing.group)[0]]
    s.to_act = s.mover


def legal(s: Position, sailing: Sailing, seat: int) -> list[int]:
    """Put the group down, add a fleet, take units aboard, sail, land, attack."""
    sea, group = sailing.sea, sailing.group
    out = [s.codes.done]
    out += [s.codes.join + fleet for fleet in groups.distinct(s, seat, _others(s, seat, sailing))]
    out += _boardings(s, seat, sea, group)
    if groups.can_sail(s, group):
        out += [s.codes.sail + target for target in open_seas(s, seat, sea)]
        out += [s.codes.land[region] for region in landing.shores(s, seat, group, sea)]
    out += _attacks(s, seat, sea, group)
    return out


def _others(s: Position, seat: int, sailing: Sailing) -> list[int]:
    return [fleet for fleet in fleets_in(s, seat, sailing.sea) if not sailing.group >> fleet & 1]


def open_seas(s: Position, seat: int, sea: int) -> list[int]:
    """Sea areas to sail to, through straits as well."""
    straits = [strait for strait in STRAITS_NEAR[sea] if interception.is_passable(s, seat, strait)]
    return s.world.seas_near[sea] + [across(strait, sea) for strait in straits]


def _attacks(s: Position, seat: int, sea: int, group: int) -> list[int]:
    """Enemies with fleets there that no fleet of the group has attacked there before."""
    out: list[int] = []
    wars = s.war[seat * MOST_SEATS : (seat + 1) * MOST_SEATS]
    if 1 not in wars:
        return out
    for enemy in range(s.seats):
        attacked = groups.attacked(s, sea, enemy) & group
        if wars[enemy] and not attacked and has_fleet(s, enemy, sea) and war_and_peace.may_attack(s, seat, enemy):
            out.append(s.codes.engage + enemy)
    return out


def apply(s: Position, sailing: Sailing, seat: int, action: int) -> None:
    """As chosen."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "join":
        sailing.group |= 1 << values[0]
    elif name == "board":
        _board(s, seat, sailing, values)
    elif name in ("sail", "land"):
        interception.announce(s, sailing.sea, sailing.group, values[0])
    elif name == "engage":
        interception.attack(s, sailing.sea, sailing.group, values[0])
    else:
        s.frames.pop()


def why_not(s: Position, sailing: Sailing, seat: int, action: int) -> Refusal | None:
    """Why the group cannot do this."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "join":
        return _why_not_join(s, seat, sailing, values[0])
    if name == "board":
        return borders.why_not_board(s, seat, values[0], values[1], sailing.sea, _room(s, seat, sailing.group))
    if name == "engage":
        return _why_not_attack(s, seat, sailing, values[0])
    if name in ("sail", "land"):
        return _why_not_go(s, seat, sailing, values[0])
    return None


def _why_not_join(s: Position, seat: int, sailing: Sailing, fleet: int) -> Refusal | None:
    others = _others(s, seat, sailing)
    if fleet not in others or fleet not in groups.distinct(s, seat, others):
        return Refusal("war/ruling/interception-scope")
    return None


def _why_not_attack(s: Position, seat: int, sailing: Sailing, enemy: int) -> Refusal | None:
    if enemy == seat:
        return Refusal("war/naval/initiate-battle")
    if not war_and_peace.at_war(s, seat, enemy):
        return Refusal("war/naval/initiate-needs-war")
    refusal = war_and_peace.why_not_attack(s, seat, enemy)
    if refusal is not None:
        return refusal
    if not has_fleet(s, enemy, sailing.sea):
        return Refusal("war/naval/initiate-battle")
    if groups.attacked(s, sailing.sea, enemy) & sailing.group:
        return Refusal("war/ruling/own-attack-at-sea")
    return None


def _why_not_go(s: Position, seat: int, sailing: Sailing, target: int) -> Refusal | None:
    """Why the group cannot sail to a sea area or land in a region."""
    sea, world = sailing.sea, s.world
    strait = interception.strait_between(sea, target) if target != sea else -1
    near = world.regions_near[sea] if target < REGIONS else world.seas_near[sea]
    if target not in near and strait < 0:
        return Refusal("war/naval/cost")
    if any(not s.sailing_points[fleet] for fleet in members(sailing.group)):
        return Refusal("war/naval/cost")
    if strait >= 0:
        return interception.why_not_pass(s, seat, strait)
    return landing.why_not_land(s, seat, sailing.group, target) if target < REGIONS else None


# -- boarding ------------------------------------------------------------------------------------------------


def _boardings(s: Position, seat: int, sea: int, group: int) -> list[int]:
    """Units on the shores of this sea area that may go aboard."""
    return borders.boardings(s, seat, sea, _room(s, seat, group))


def _room(s: Position, seat: int, group: int) -> int:
    """The most portage points that are free in one fleet of a group."""
    return max([fleets.room(s, seat, fleet) for fleet in members(group)])


def _board(s: Position, seat: int, sailing: Sailing, values: tuple[int, ...]) -> None:
    """A unit goes aboard the first fleet of the group that has room.

    war/transport/board-cost, war/transport/board-from-railroad: the unit pays as for any step.
    war/transport/board-no-fleet-mp: the fleets pay nothing, and nobody may intercept. war/transport/capacity-each-mp:
    so units go aboard and ashore between two points of a fleet.
    """
    mover, region = values
    kind = mover % KINDS
    fleet = next(fleet for fleet in members(sailing.group) if fleets.room(s, seat, fleet) >= PORTAGE[kind])
    borders.depart(s, seat, mover, region)
    fleets.board(s, region, seat, fleet, kind)
    if s.events is not None:
        s.events.append((tell.BOARDED, seat, kind, region, sailing.sea))
