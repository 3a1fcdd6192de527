"""Units go ashore (war/transport, war/amphib). Step: ASHORE."""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.core.sets import members
from greatpowers.games.war import alliances, borders, ceding, fleets, forces, groups, guests
from greatpowers.games.war import events as tell
from greatpowers.games.war.fleets import hold
from greatpowers.games.war.frames import Landing
from greatpowers.games.war.pieces import KINDS
from greatpowers.games.war.position import Position


def begin(s: Position, region: int, sea: int, group: int) -> None:
    """The mover's fleets have spent a point to land units in a region (war/transport/disembark-cost)."""
    s.frames.append(Landing(region, sea, group))


# -- before they announce it ---------------------------------------------------------------------------------


def can_land(s: Position, seat: int, group: int, region: int) -> bool:
    """Whether any unit of a group may go ashore there (war/transport/amphibious, war/transport/parties-escort)."""
    return bool(_kinds(s, seat, group, region)) or bool(_guests(s, seat, group, region))


def shores(s: Position, seat: int, group: int, sea: int) -> list[int]:
    """The regions on a sea area where any unit of a group may go ashore."""
    aboard = groups.kinds_aboard(s, seat, group)
    if not aboard and not s.guests:
        return []
    return [
        region
        for region in s.world.regions_near[sea]
        if aboard & borders.entrants(s, seat, region) or _guests(s, seat, group, region)
    ]


def _kinds(s: Position, seat: int, group: int, region: int) -> list[int]:
    """The kinds of units aboard that may go ashore now."""
    aboard = groups.kinds_aboard(s, seat, group)
    return members(aboard & borders.entrants(s, seat, region)) if aboard else []


def _guests(s: Position, seat: int, group: int, region: int) -> list[int]:
    """Guests aboard that may go ashore, as guest * KINDS + kind: only where they are welcome, in no invasion.

    war/opt/ally/transport.
    """
    if not s.guests:
        return []
    there = {unit for fleet in members(group) for unit in guests.aboard(s, seat, fleet)}
    return [unit for unit in sorted(there) if _is_welcome(s, unit // KINDS, region)]


def _is_welcome(s: Position, guest: int, region: int) -> bool:
    return s.owner[region] == guest or alliances.may_enter(s, guest, region)


def why_not_land(s: Position, seat: int, group: int, region: int) -> Refusal | None:
    """Why nobody of a group can go ashore there."""
    aboard = [kind for kind in range(KINDS) if groups.carries(s, seat, group, kind)]
    strangers = {unit // KINDS for fleet in members(group) for unit in guests.aboard(s, seat, fleet)}
    if any(_is_welcome(s, guest, region) for guest in strangers):
        return None
    if not aboard:
        return Refusal("war/opt/ally/transport" if strangers else "war/transport/disembark-cost")
    refusals = [why_not_ashore(s, seat, kind, region) for kind in aboard]
    return None if None in refusals else refusals[0]


def why_not_ashore(s: Position, seat: int, kind: int, region: int) -> Refusal | None:
    """Why a unit of this kind cannot land in a region: as by land, but an invasion has a rule of its own."""
    refusal = borders.why_not_enter(s, seat, kind, region)
    if refusal is None:
        return None
    if refusal.rule == "war/move/foreign-region-needs-war":
        return Refusal("war/transport/amphibious")
    if refusal.rule in ("war/move/party-escort", "war/move/explorer-enemy-escort"):
        return Refusal("war/transport/parties-escort")
    return refusal


# -- the step ------------------------------------------------------------------------------------------------


def resume(s: Position, landing: Landing) -> None:
    """The mover chooses who goes ashore, as long as anybody can."""
    if can_land(s, s.mover, landing.group, landing.region):
        s.to_act = s.mover
    else:
        s.frames.pop()


def legal(s: Position, landing: Landing, seat: int) -> list[int]:
    """Units aboard; the landing that was announced takes place, so at least one goes ashore."""
    out = [s.codes.ashore + kind for kind in _kinds(s, seat, landing.group, landing.region)]
    out += [s.codes.put_ashore + unit for unit in _guests(s, seat, landing.group, landing.region)]
    return [s.codes.done, *out] if landing.landed else out


def apply(s: Position, landing: Landing, seat: int, action: int) -> None:
    """As chosen."""
    if action == s.codes.done:
        s.frames.pop()
    elif action >= s.codes.put_ashore:
        _put_ashore(s, landing, seat, action - s.codes.put_ashore)
    else:
        _go_ashore(s, landing, seat, action - s.codes.ashore)


def _go_ashore(s: Position, landing: Landing, seat: int, kind: int) -> None:
    """A unit goes ashore from the first fleet that carries one; it moves no further.

    war/transport/disembark-ends-move: it is not among those that are ready.
    """
    region = landing.region
    what = borders.standing(s, seat, region)
    fleet = next(fleet for fleet in members(landing.group) if s.cargo[hold(seat, fleet) + kind])
    fleets.disembark(s, region, seat, fleet, kind)
    landing.landed += 1
    landed = s.landed[:]
    landed[region * KINDS + kind] += 1
    s.landed = landed
    if s.events is not None:
        s.events.append((tell.LANDED, seat, kind, landing.sea, region))
    borders.arrive(s, seat, landing.sea, region, what)
    if what == borders.CEDED:
        ceding.take_over(s, seat, region)


def _put_ashore(s: Position, landing: Landing, seat: int, unit: int) -> None:
    """A guest goes ashore."""
    guest, kind = divmod(unit, KINDS)
    fleet = next(fleet for fleet in members(landing.group) if unit in guests.aboard(s, seat, fleet))
    guests.leave(s, seat, fleet, guest, kind)
    forces.go_ashore(s, landing.region, guest, kind)
    landing.landed += 1
    if s.events is not None:
        s.events.append((tell.LANDED, guest, kind, landing.sea, landing.region))


def why_not(s: Position, landing: Landing, seat: int, action: int) -> Refusal | None:
    """Only what is aboard, and parties only where they may go."""
    if action == s.codes.done:
        return None if landing.landed else Refusal("war/naval/announce-then-intercept")
    if action >= s.codes.put_ashore:
        fits = action - s.codes.put_ashore in _guests(s, seat, landing.group, landing.region)
        return None if fits else Refusal("war/opt/ally/transport")
    kind = action - s.codes.ashore
    if not groups.carries(s, seat, landing.group, kind):
        return Refusal("war/transport/no-transfer")
    return why_not_ashore(s, seat, kind, landing.region)
