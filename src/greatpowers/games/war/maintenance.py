"""Maintenance (war/maintenance): a production point for every unit, and what becomes of unpaid ones. Step: MAINTAIN."""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.games.war import conquest, guests
from greatpowers.games.war import events as tell
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.fleets import drop, hold, sink
from greatpowers.games.war.forces import at, brigades, take
from greatpowers.games.war.frames import Maintenance
from greatpowers.games.war.lands import regions_of
from greatpowers.games.war.pieces import FLEET, FLEETS, KINDS, UNITS
from greatpowers.games.war.position import Position


def cost(s: Position, seat: int) -> int:
    """One for every brigade, party and fleet (war/maintenance/cost, war/ruling/fleets-as-units).

    war/transport/stay-aboard: cargo included. war/maintenance/buildings-free: nothing else costs anything.
    """
    return sum(s.forces[seat * UNITS : (seat + 1) * UNITS])


def begin(s: Position, seat: int) -> None:
    """Pay before anything else (war/maintenance/mandatory-first); what cannot be paid for goes."""
    due = cost(s, seat)
    paid = min(due, s.pp[seat])
    s.pp[seat] -= paid
    if s.events is not None:
        s.events.append((tell.MAINTAINED, seat, paid))
    if due > paid:
        s.frames.append(Maintenance(seat, due - paid))


def resume(s: Position, maintenance: Maintenance) -> None:
    """The owner picks what goes (war/maintenance/shortfall); then deserted regions go back to the natives."""
    seat, left = maintenance.player, cost(s, maintenance.player)
    if 0 < maintenance.unpaid < left:
        s.to_act = seat
        return
    if left and maintenance.unpaid:  # everything goes
        apply(s, maintenance, seat, legal(s, maintenance, seat)[0])
        return
    s.frames.pop()
    for region in regions_of(s, seat):
        if not brigades(s, region, seat):  # war/maintenance/shortfall-last-brigade
            conquest.revert(s, region)


def legal(s: Position, maintenance: Maintenance, seat: int) -> list[int]:
    """Any unit on land or aboard, any fleet."""
    codes = s.codes
    actions = [
        codes.disband + kind * REGIONS + region
        for kind in range(KINDS)
        for region in range(REGIONS)
        if s.troops[at(region, seat) + kind]
    ]
    afloat = [fleet for fleet in range(FLEETS) if s.fleet_at[seat * FLEETS + fleet] >= 0]
    actions += [codes.scuttle + fleet for fleet in afloat]
    actions += [
        codes.jettison + kind * FLEETS + fleet
        for kind in range(KINDS)
        for fleet in afloat
        if s.cargo[hold(seat, fleet) + kind]
    ]
    actions += [
        codes.abandon + host * KINDS + kind
        for host in range(s.seats)
        for kind in range(KINDS)
        if guests.carrier(s, host, seat, kind) >= 0
    ]
    return actions


def apply(s: Position, maintenance: Maintenance, seat: int, action: int) -> None:
    """It leaves the board; a fleet takes its cargo with it (war/maintenance/shortfall-fleet-cargo).

    war/ruling/shortfall: of these only the fleet counts as one of the unpaid units.
    """
    maintenance.unpaid -= 1
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "disband":
        piece, area = values[0], values[1]
        take(s, area, seat, piece)
    elif name == "scuttle":
        piece, area = FLEET, s.fleet_at[seat * FLEETS + values[0]]
        sink(s, seat, values[0])
    elif name == "jettison":
        piece, area = values[0], s.fleet_at[seat * FLEETS + values[1]]
        drop(s, seat, values[1], piece)
    else:
        host, piece = values[0], values[1]
        fleet = guests.carrier(s, host, seat, piece)
        area = s.fleet_at[host * FLEETS + fleet]
        guests.drop(s, host, fleet, seat, piece)
    if s.events is not None:
        s.events.append((tell.DISBANDED, seat, piece, area))


def why_not(s: Position, maintenance: Maintenance, seat: int, action: int) -> Refusal | None:
    """Only what one has."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "disband":
        there = s.troops[at(values[1], seat) + values[0]] > 0
    elif name == "scuttle":
        there = s.fleet_at[seat * FLEETS + values[0]] >= 0
    elif name == "jettison":
        there = s.cargo[hold(seat, values[1]) + values[0]] > 0
    else:
        there = guests.carrier(s, values[0], seat, values[1]) >= 0
    return None if there else Refusal("war/maintenance/shortfall")
