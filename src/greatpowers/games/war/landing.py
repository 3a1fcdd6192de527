"""Units go ashore (war/transport, war/amphib). Step: ASHORE."""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.core.sets import members
from greatpowers.games.war import borders, ceding, fleets, forces, groups
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
    return bool(_kinds(s, seat, group, region))


def _kinds(s: Position, seat: int, group: int, region: int) -> list[int]:
    """The kinds of units aboard that may go ashore now."""
    what = borders.standing(s, seat, region)
    if what == borders.CLOSED:
        return []
    escorted = what != borders.OPEN and forces.brigades(s, region, seat) > 0
    return [
        kind
        for kind in range(KINDS)
        if borders.may_enter(kind, what, escorted) and groups.carries(s, seat, group, kind)
    ]


def why_not_land(s: Position, seat: int, group: int, region: int) -> Refusal | None:
    """Why nobody of a group can go ashore there."""
    aboard = [kind for kind in range(KINDS) if groups.carries(s, seat, group, kind)]
    if not aboard:
        return Refusal("war/transport/disembark-cost")
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
    if _kinds(s, s.mover, landing.group, landing.region):
        s.to_act = s.mover
    else:
        s.frames.pop()


def legal(s: Position, landing: Landing, seat: int) -> list[int]:
    """Units aboard; the landing that was announced takes place, so at least one goes ashore."""
    out = [s.codes.ashore + kind for kind in _kinds(s, seat, landing.group, landing.region)]
    return [s.codes.done, *out] if landing.landed else out


def apply(s: Position, landing: Landing, seat: int, action: int) -> None:
    """A unit goes ashore from the first fleet that carries one; it moves no further.

    war/transport/disembark-ends-move: it is not among those that are ready.
    """
    if action == s.codes.done:
        s.frames.pop()
        return
    kind, region = action - s.codes.ashore, landing.region
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


def why_not(s: Position, landing: Landing, seat: int, action: int) -> Refusal | None:
    """Only what is aboard, and parties only where they may go."""
    if action == s.codes.done:
        return None if landing.landed else Refusal("war/naval/announce-then-intercept")
    kind = action - s.codes.ashore
    if not groups.carries(s, seat, landing.group, kind):
        return Refusal("war/transport/no-transfer")
    return why_not_ashore(s, seat, kind, landing.region)
