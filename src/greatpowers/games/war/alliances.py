"""War-time alliances (war/opt/ally): who is allied, for how long, and in whose regions allies may be.

`allied[a, b]` is the set of enemies that two players fight together; see war_council.py for how they come together.
Permission to enter a region is a standing answer of its controller, as at straits (offers.py).
"""

from __future__ import annotations

from greatpowers.games.war import events as tell
from greatpowers.games.war import forces, guests
from greatpowers.games.war.actions import ALWAYS
from greatpowers.games.war.board import REGIONS, STRAITS_NEAR, across
from greatpowers.games.war.pieces import FLEETS, KINDS, MOST_SEATS, NATIVES, UNITS
from greatpowers.games.war.position import Position


def are_allied(s: Position, a: int, b: int) -> bool:
    """Whether two players fight a common enemy as allies (war/opt/ally/not-automatic)."""
    return bool(s.allied[a * MOST_SEATS + b])


def may_enter(s: Position, seat: int, region: int) -> bool:
    """Whether a region belongs to an ally who lets this player's units in (war/opt/ally/territory)."""
    host = s.owner[region]
    if host in (NATIVES, seat):
        return False
    return s.passage[host * MOST_SEATS + seat] == ALWAYS and are_allied(s, seat, host)


def ally(s: Position, members: list[int], enemies: int) -> None:
    """These players fight these enemies together (war/opt/ally/several-wars)."""
    allied = s.allied[:]
    for a in members:
        for b in members:
            if a != b:
                allied[a * MOST_SEATS + b] |= enemies
    s.allied = allied


def end_common_war(s: Position, a: int, b: int) -> None:
    """Two players have made peace: neither fights the other together with anybody (war/opt/ally/duration).

    war/ruling/alliance-details: two players are allied while they have a common enemy from such a war.
    """
    if not any(s.allied):
        return
    allied = s.allied[:]
    for other in range(s.seats):
        for seat, enemy in ((a, b), (b, a)):
            allied[seat * MOST_SEATS + other] &= ~(1 << enemy)
            allied[other * MOST_SEATS + seat] &= ~(1 << enemy)
    s.allied = allied
    _debark_former_allies(s)


def clear_former_allies(s: Position) -> None:
    """At the end of their owner's movement, units left with former allies are lost (war/opt/ally/peace-leave)."""
    seat = s.mover
    for region in range(REGIONS):
        host = s.owner[region]
        if host in (NATIVES, seat) or not forces.units(s, region, seat) or are_allied(s, seat, host):
            continue
        relation = seat * MOST_SEATS + host
        attacks = s.war[relation] and not s.waiting[relation] and forces.brigades(s, region, seat)
        if not attacks:
            _dissolve(s, region, seat)


def _dissolve(s: Position, region: int, seat: int) -> None:
    for kind in range(KINDS):
        for _ in range(s.troops[forces.at(region, seat) + kind]):
            forces.take(s, region, seat, kind)
            if s.events is not None:
                s.events.append((tell.LOST, seat, kind, region))


def _debark_former_allies(s: Position) -> None:
    """Guests of former allies land in their own player's nearest region (war/opt/ally/peace-debark)."""
    for unit in s.guests[:]:
        place, kind = divmod(unit, KINDS)
        slot, guest = divmod(place, MOST_SEATS)
        host, fleet = divmod(slot, FLEETS)
        if are_allied(s, host, guest):
            continue
        guests.leave(s, host, fleet, guest, kind)
        s.forces[guest * UNITS + kind] -= 1
        sea = s.fleet_at[slot]
        region = _nearest(s, guest, sea)
        if region >= 0:
            forces.put(s, region, guest, kind)
        if s.events is not None:
            s.events.append((tell.LANDED, guest, kind, sea, region) if region >= 0 else (tell.LOST, guest, kind, sea))


def _nearest(s: Position, seat: int, sea: int) -> int:
    """A player's region on the nearest coast, counted in sea areas, or -1."""
    reached = [sea]
    for here in reached:
        for region in s.world.regions_near[here]:
            if s.owner[region] == seat:
                return region
        beyond = s.world.seas_near[here] + [across(strait, here) for strait in STRAITS_NEAR[here]]
        reached.extend(there for there in beyond if there not in reached)
    return -1
