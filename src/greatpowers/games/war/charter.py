"""Going aboard an ally's fleet (war/opt/ally/transport). Step: CHARTER.

Units go aboard in their own player's movement and land in that of the fleet's owner (landing.py), because each ally
moves in their own phase (war/opt/ally/turns-separate). The owner's permission is the standing answer that also opens
regions (alliances.py).
"""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.games.war import alliances, borders, fleets, forces, groups, guests
from greatpowers.games.war import events as tell
from greatpowers.games.war.actions import ALWAYS
from greatpowers.games.war.frames import Charter
from greatpowers.games.war.pieces import FLEETS, KINDS, MOST_SEATS
from greatpowers.games.war.position import Position

# -- which fleets --------------------------------------------------------------------------------------------


def choices(s: Position, seat: int) -> list[int]:
    """Fleets of allies that can take units of the mover aboard now; of those that are alike only the first."""
    out: list[int] = []
    for host in range(s.seats):
        if _is_carrier(s, host, seat):
            own = [fleet for fleet in range(FLEETS) if s.fleet_at[host * FLEETS + fleet] >= 0]
            out += [
                s.codes.charter + host * FLEETS + fleet
                for fleet in groups.distinct(s, host, own)
                if _boardings(s, seat, host, fleet)
            ]
    return out


def _is_carrier(s: Position, host: int, seat: int) -> bool:
    """Whether a player is an ally who carries another's units."""
    return s.passage[host * MOST_SEATS + seat] == ALWAYS and alliances.are_allied(s, seat, host)


def begin(s: Position, host: int, fleet: int) -> None:
    """The mover's units may go aboard this fleet."""
    s.frames.append(Charter(host, fleet))


def why_not_charter(s: Position, seat: int, host: int, fleet: int) -> Refusal | None:
    """Only a fleet of an ally who agrees, with room, next to units that can move; of those that are alike the first."""
    if not _is_carrier(s, host, seat) or s.fleet_at[host * FLEETS + fleet] < 0:
        return Refusal("war/opt/ally/transport")
    if not _boardings(s, seat, host, fleet):
        return Refusal("war/transport/board-cost")
    before = [other for other in range(fleet) if s.fleet_at[host * FLEETS + other] >= 0]
    if fleet not in groups.distinct(s, host, [*before, fleet]):
        return Refusal("war/ruling/interception-scope")
    return None


# -- the step ------------------------------------------------------------------------------------------------


def resume(s: Position, charter: Charter) -> None:
    """The mover chooses units while any can go aboard."""
    if _boardings(s, s.mover, charter.host, charter.fleet):
        s.to_act = s.mover
    else:
        s.frames.pop()


def _boardings(s: Position, seat: int, host: int, fleet: int) -> list[int]:
    sea = s.fleet_at[host * FLEETS + fleet]
    return borders.boardings(s, seat, sea, fleets.room(s, host, fleet))


def legal(s: Position, charter: Charter, seat: int) -> list[int]:
    """Units on the shores of that sea area, or enough."""
    return [s.codes.done, *_boardings(s, seat, charter.host, charter.fleet)]


def apply(s: Position, charter: Charter, seat: int, action: int) -> None:
    """A unit goes aboard, at the same cost as aboard an own fleet."""
    if action == s.codes.done:
        s.frames.pop()
        return
    mover, region = s.codes.values[action]
    kind = mover % KINDS
    borders.depart(s, seat, mover, region)
    forces.go_aboard(s, region, seat, kind)
    guests.board(s, charter.host, charter.fleet, seat, kind)
    if s.events is not None:
        s.events.append((tell.BOARDED, seat, kind, region, s.fleet_at[charter.host * FLEETS + charter.fleet]))


def why_not(s: Position, charter: Charter, seat: int, action: int) -> Refusal | None:
    """As aboard an own fleet."""
    if action == s.codes.done:
        return None
    mover, region = s.codes.values[action]
    sea = s.fleet_at[charter.host * FLEETS + charter.fleet]
    return borders.why_not_board(s, seat, mover, region, sea, fleets.room(s, charter.host, charter.fleet))
