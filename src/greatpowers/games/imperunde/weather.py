"""Storms and calms (imperunde/event/storm-*, imperunde/event/calm-*)."""

from __future__ import annotations

from greatpowers.core.game import CHANCE
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde import steps
from greatpowers.games.imperunde.pieces import KINDS, PARTIES, STORM
from greatpowers.games.imperunde.position import Position, fleet, lying, shift_moves, shift_ships

# A ship that rolls is coded with where it is: in the sea with so many moves left, or among the attackers of a battle.
ATTACKING = 3


def enter(s: Position, sea: int, party: int, kind: int, left: int = 0) -> bool:
    """imperunde/ruling/storm-cases: whoever is placed in, enters or passes a storm rolls a die before anything else."""
    if not s.disc[sea] & STORM:
        return False
    s.storm_at = sea
    s.storm_party = party
    s.queue = [kind * 4 + left]
    s.steps.append(steps.STORM)
    return True


def strike(s: Position, sea: int) -> None:
    """imperunde/event/storm-now: a die for every ship in the sea, party by party."""
    s.storm_at = sea
    s.storm_party = -1
    s.queue = []
    for party in range(PARTIES):
        at = fleet(sea, party)
        for kind in range(KINDS):
            s.queue += [(party * KINDS + kind) * 4] * s.ships[at + kind]
    if s.queue:
        s.steps.append(steps.STORM)


def resume(s: Position) -> None:
    """The next ship rolls."""
    if s.queue:
        s.to_act = CHANCE
    else:
        s.storm_at = -1
        s.steps.pop()


def legal(s: Position) -> list[int]:
    """The white die."""
    return s.codes.white


def apply(s: Position, action: int) -> None:
    """Odd: the ship is lost, with the army on board."""
    party, kind = in_storm(s)
    left = s.queue.pop(0) % 4
    lost = s.codes.values[action][0] % 2 == 1
    if s.told is not None:
        s.told.append((tell.SUNK if lost else tell.WEATHERED, party, kind, s.storm_at))
    if lost:
        _lose(s, party, kind, left)


def in_storm(s: Position) -> tuple[int, int]:
    """The party and the kind of ship that roll next."""
    code = s.queue[0] // 4
    return divmod(code, KINDS) if s.storm_party < 0 else (s.storm_party, code)


def _lose(s: Position, party: int, kind: int, left: int) -> None:
    s.reserve[party * KINDS + kind] += 1
    if left == ATTACKING:
        s.att_kind.pop()
        s.att_left.pop()
        s.att_from.pop()
        s.att_back.pop()
        return
    at = fleet(s.storm_at, party) + kind
    shift_ships(s, s.storm_at, party, kind, -1)
    if s.laid.count(lying(s.storm_at, party, kind)) > s.ships[at]:
        s.laid.remove(lying(s.storm_at, party, kind))
    if left and s.mover == party:
        shift_moves(s, s.storm_at, kind, left, -1)
    s.leaver = -1  # a ship that had to sail on is gone (imperunde/ruling/friends-sea-exit)
    s.committed = -1
