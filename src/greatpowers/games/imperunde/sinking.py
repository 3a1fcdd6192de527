"""Cargo ships go down where an enemy rules the sea (imperunde/ruling/sinking-automatic). Step: SWEEP."""

from __future__ import annotations

from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.frames import Sweep
from greatpowers.games.imperunde.moves import shift_moves
from greatpowers.games.imperunde.pieces import ARMIES, KINDS, PIRATES
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.powers import at_war
from greatpowers.games.imperunde.sets import seas
from greatpowers.games.imperunde.units import cargo_count, fleet, navies, shift_ships
from greatpowers.games.imperunde.world import LANDS


def is_prey(s: Position, master: int, seat: int) -> bool:
    """Whether the master of a sea sinks this player's cargo ships.

    imperunde/event/pirates-cargo: pirates sink all. imperunde/card/armistice/phase-5-cargo-spared: players only those
    of enemies.
    """
    return master != seat and (master == PIRATES or at_war(s, master, seat))


def _prey(s: Position, sea: int, master: int) -> list[int]:
    """The players whose cargo ships in a sea its master sinks."""
    here = 1 << sea - LANDS
    return [
        seat
        for seat in range(s.seats)
        if s.afloat[seat] & here and is_prey(s, master, seat) and cargo_count(s, sea, seat)
    ]


def sink_cargo(s: Position, sea: int, master: int) -> None:
    """All cargo ships in a sea that its master sinks (imperunde/cargo/sunk-without-escort)."""
    for seat in _prey(s, sea, master):
        for kind in ARMIES:
            _sink(s, sea, seat, kind)


def _sink(s: Position, sea: int, seat: int, kind: int) -> None:
    """imperunde/cargo/army-lost-with-ship."""
    number = s.ships[fleet(sea, seat) + kind]
    shift_ships(s, sea, seat, kind, -number)
    s.reserve[seat * KINDS + kind] += number
    if s.mover == seat:
        shift_moves(s, sea, kind, 1, -s.one_move[sea * KINDS + kind])
        shift_moves(s, sea, kind, 2, -s.two_moves[sea * KINDS + kind])
    if s.events is not None:
        s.events += [(tell.SUNK, seat, kind, sea)] * number


def sweep_seas(s: Position, seat: int) -> None:
    """Sink the cargo ships of enemies wherever this player alone has warships (imperunde/ruling/sinking-automatic)."""
    for sea in seas(s.guarded[seat]):
        if s.navy[sea - LANDS] == 1 << seat:
            sink_cargo(s, sea, seat)


def resume(s: Position, sweep: Sweep) -> None:
    """A warship has come through a storm into a sea without other warships, or was lost in it."""
    s.frames.pop()
    if navies(s, sweep.sea) == [s.mover]:
        sink_cargo(s, sweep.sea, s.mover)
