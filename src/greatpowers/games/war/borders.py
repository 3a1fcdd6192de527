"""Borders: which of the mover's units may leave a region, and which may enter one, by land or by sea (war/move).

`ready[region, points, kind]` counts the units that may still move; a mover is points * KINDS + kind. What follows from
it is kept from one decision to the next: see marches.py.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.core.rows import replaced
from greatpowers.core.sets import bits, members
from greatpowers.games.war import alliances, draws
from greatpowers.games.war import war_and_peace as wars
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.forces import brigades, parties
from greatpowers.games.war.lands import has
from greatpowers.games.war.marches import EVERYWHERE, NOT_KNOWN, Marches
from greatpowers.games.war.markers import strength
from greatpowers.games.war.pieces import (
    ALLOWANCE,
    BRIGADE_KINDS,
    EXPLORER,
    KINDS,
    MOST_SEATS,
    MOVERS,
    NATIVES,
    PORTAGE,
    RAILROAD,
)
from greatpowers.games.war.position import Position

# What a region is to a player who wants to enter it.
CLOSED: Final = 0
OPEN: Final = 1  # own, or an ally's with permission
NATIVE: Final = 2
ENEMY: Final = 3
CEDED: Final = 4  # by its owner to this player

# Sets of kinds of units.
EVERY_KIND: Final = (1 << KINDS) - 1
EVERY_BRIGADE: Final = (1 << BRIGADE_KINDS) - 1

# -- leaving -------------------------------------------------------------------------------------------------


def cost_to_leave(s: Position, seat: int, region: int) -> int:
    """Movement points that it takes a unit to leave (war/move/cost-one, war/move/railroad-zero).

    war/ruling/railroad-movement: only a railroad of one's own, or of an ally who gives permission, is of use.
    war/move/railroad-not-entering, war/move/railroad-chain: what counts is only the region that is left.
    """
    if has(s, region, RAILROAD) and (s.owner[region] == seat or alliances.may_enter(s, seat, region)):
        return 0
    return 1


def may_brigade_leave(s: Position, seat: int, region: int) -> bool:
    """Whether a brigade can be spared (war/move/keep-one-brigade, war/natives/revolt-exit-limit).

    war/ruling/last-brigade: by land, aboard or as a reinforcement. war/natives/revolt-parties-free: parties always can.
    """
    if s.owner[region] != seat:
        return True
    at, troops = (region * MOST_SEATS + seat) * KINDS, s.troops
    number = troops[at] + troops[at + 1] + troops[at + 2]
    return number > 1 and (not s.revolt[region] or number > strength(s, region))


def _movers(s: Position, seat: int, region: int) -> tuple[int, ...]:
    """The units that may leave a region now, each kind once for its points."""
    spare = may_brigade_leave(s, seat, region)
    if not spare and not parties(s, region, seat):
        return ()
    cost = cost_to_leave(s, seat, region) if s.buildings[region] >> RAILROAD & 1 else 1
    first = region * MOVERS
    return _leaving(bytes(s.ready[first : first + MOVERS]), cost, spare)


@lru_cache(maxsize=1 << 14)
def _leaving(ready: bytes, cost: int, brigades_too: bool) -> tuple[int, ...]:
    """Of the units that are ready in a region, those that may leave it at this cost."""
    movers = range(cost * KINDS, MOVERS)
    return tuple([mover for mover in movers if ready[mover] and (brigades_too or mover % KINDS >= BRIGADE_KINDS)])


def make_ready(s: Position, region: int, mover: int) -> None:
    """A unit in this region may move, or move on."""
    s.ready[region * MOVERS + mover] += 1
    s.ready_regions |= 1 << region
    s.marches.stale |= 1 << region


def make_stay(s: Position, region: int, mover: int) -> None:
    """A unit that was ready in this region leaves it, or does something else instead."""
    first = region * MOVERS
    s.ready[first + mover] -= 1
    s.marches.stale |= 1 << region
    if not any(s.ready[first : first + MOVERS]):
        s.ready_regions &= ~(1 << region)


def depart(s: Position, seat: int, mover: int, region: int) -> int:
    """A unit leaves; the points it has left. Of units that are alike, one that came by rail goes first."""
    make_stay(s, region, mover)
    points, kind = mover // KINDS, mover % KINDS
    railed = region * KINDS + kind
    if s.railed[railed] and points == ALLOWANCE[kind]:
        set_railed(s, railed, s.railed[railed] - 1)
    return points - cost_to_leave(s, seat, region)


def set_railed(s: Position, at: int, number: int) -> None:
    """Keep how many units came by rail: they have moved, though it has cost them nothing."""
    row = s.railed[:]
    row[at] = number
    s.railed = row


def why_not_leave(s: Position, seat: int, mover: int, region: int) -> Refusal | None:
    """Why such a unit cannot leave."""
    points, kind = mover // KINDS, mover % KINDS
    if not s.ready[region * MOVERS + mover]:
        return Refusal(_why_not_ready(s, seat, kind, region))
    if points == 0 and not (has(s, region, RAILROAD) and _is_friendly(s, seat, region)):
        return Refusal("war/move/allowances")
    if kind < BRIGADE_KINDS and s.owner[region] == seat:
        number = brigades(s, region, seat)
        if s.revolt[region] and number <= strength(s, region):
            return Refusal("war/natives/revolt-exit-limit", natives=strength(s, region), brigades=number)
        if number == 1:
            return Refusal("war/move/keep-one-brigade")
    return None


def _why_not_ready(s: Position, seat: int, kind: int, region: int) -> str:
    """The closest rule against a unit that is not there, or has moved."""
    if s.landed[region * KINDS + kind]:
        return "war/transport/disembark-ends-move"
    if s.scorchers[region * KINDS + kind]:
        return "war/opt/scorch/in-lieu"
    if kind < BRIGADE_KINDS and not _is_friendly(s, seat, region) and brigades(s, region, seat):
        return "war/move/brigade-stops"
    return "war/move/allowances"


def _is_friendly(s: Position, seat: int, region: int) -> bool:
    return s.owner[region] == seat or alliances.may_enter(s, seat, region)


def boardings(s: Position, seat: int, sea: int, room: int) -> list[int]:
    """Units on the shores of a sea area that may go aboard a fleet with so much room."""
    out: list[int] = []
    if not room:
        return out
    movers, board = marches(s, seat).movers, s.codes.board
    for region in s.world.regions_near[sea]:
        if s.ready_regions >> region & 1:
            for mover in movers[region]:
                if PORTAGE[mover % KINDS] <= room:
                    out.append(board[mover * REGIONS + region])
    return out


def may_board(s: Position, seat: int, sea: int, room: int) -> bool:
    """Whether `boardings` lists any."""
    if not room:
        return False
    movers = marches(s, seat).movers
    for region in s.world.regions_near[sea]:
        if s.ready_regions >> region & 1:
            for mover in movers[region]:
                if PORTAGE[mover % KINDS] <= room:
                    return True
    return False


def why_not_board(s: Position, seat: int, mover: int, region: int, sea: int, room: int) -> Refusal | None:
    """Why such a unit cannot go aboard a fleet in this sea area that has so much room."""
    if region not in s.world.regions_near[sea]:
        return Refusal("war/transport/board-cost")
    refusal = why_not_leave(s, seat, mover, region)
    if refusal is not None:
        return Refusal("war/transport/board-cost") if refusal.rule == "war/move/allowances" else refusal
    return Refusal("war/transport/capacity") if room < PORTAGE[mover % KINDS] else None


# -- entering ------------------------------------------------------------------------------------------------


def standing(s: Position, seat: int, region: int) -> int:
    """What a region is to a player who wants to enter it; an own one is open in a revolt too.

    war/natives/revolt-brigades-enter, war/natives/revolt-enemies-barred.
    """
    owner = s.owner[region]
    if owner == seat:
        return OPEN
    if owner == NATIVES:
        return NATIVE
    if s.ceded_to[region] == seat:  # war/cede/no-war-needed
        return CEDED
    if wars.may_attack(s, seat, owner):
        return CLOSED if s.revolt[region] else ENEMY
    return OPEN if alliances.may_enter(s, seat, region) else CLOSED


def entrants(s: Position, seat: int, region: int) -> int:
    """The kinds of a player's units that may enter a region, as a set.

    war/move/explorer-free-in-native; war/move/party-escort; war/move/explorer-enemy-escort; war/cede/brigade-in.
    war/ruling/escort: parties may where an own brigade is.
    """
    if s.owner[region] == seat:
        return EVERY_KIND
    what = standing(s, seat, region)
    if what == CLOSED:
        return 0
    if what == OPEN or (what != CEDED and brigades(s, region, seat)):
        return EVERY_KIND
    return EVERY_BRIGADE | 1 << EXPLORER if what == NATIVE else EVERY_BRIGADE


# -- crossing ------------------------------------------------------------------------------------------------


def marches(s: Position, seat: int) -> Marches:
    """What the mover's units can do next, up to date; only to be read."""
    known = s.marches
    rows = [s.owner, s.buildings, s.revolt, s.war, s.waiting, s.allied, s.passage, s.ceded_to]
    if known.rows != rows or (known.markers and known.markers != [s.marker, s.marker_truth]):
        known = Marches().copy()
        known.rows = rows
        known.markers = [s.marker, s.marker_truth] if any(s.revolt) else []  # war/natives/revolt-exit-limit
    elif known.stale:
        known = known.copy()
    else:
        return known
    _refresh(s, seat, known)
    s.marches = known
    return known


def _refresh(s: Position, seat: int, known: Marches) -> None:
    """Work out again what has changed where units have come or gone, and in front of it."""
    stale, welcome = known.stale, known.welcome
    if stale != EVERYWHERE:
        for region in members(stale):
            if welcome[region] != NOT_KNOWN:
                kinds = entrants(s, seat, region)
                if kinds != welcome[region]:
                    welcome[region] = kinds
                    stale |= bits(s.world.regions_near[region])
    for region in members(stale & s.ready_regions):
        known.movers[region] = _movers(s, seat, region)
        known.steps[region] = _steps(s, seat, region, known)
    known.stale = 0


def _steps(s: Position, seat: int, region: int, known: Marches) -> list[int]:
    """Every step of every unit that may leave a region (war/move/adjacent-only, war/ruling/gibraltar)."""
    out: list[int] = []
    movers, welcome, march = known.movers[region], known.welcome, s.codes.march
    if not movers:
        return out
    firsts: dict[int, list[int]] = {}  # by the kinds that may enter: where the marches of such units begin
    for to in s.world.regions_near[region]:
        kinds = welcome[to]
        if kinds == NOT_KNOWN:
            kinds = welcome[to] = entrants(s, seat, to)
        if not kinds:
            continue
        if kinds not in firsts:
            firsts[kinds] = [(mover * REGIONS + region) * REGIONS for mover in movers if kinds >> mover % KINDS & 1]
        out += [march[first + to] for first in firsts[kinds]]
    return out


def goes_on(kind: int, what: int) -> bool:
    """Whether a unit may move on after it has entered (war/move/brigade-stops, war/ruling/parties-stop)."""
    return what == OPEN or (what == NATIVE and kind == EXPLORER)


def arrive(s: Position, seat: int, origin: int, region: int, what: int) -> None:
    """A unit has entered: it may retreat to where it came from, and natives that nobody has met get a marker.

    war/battle/one-battle-per-region; war/setup/native-drawn-on-entry.
    """
    if what == OPEN:
        return
    s.entries = replaced(s.entries, region, s.entries[region] | 1 << origin)
    if what == NATIVE:
        draws.meet_natives(s, region)


def why_not_enter(s: Position, seat: int, kind: int, region: int) -> Refusal | None:
    """Why a unit of this kind cannot enter a region, by land or by sea."""
    owner = s.owner[region]
    if owner == seat or alliances.may_enter(s, seat, region):
        return None
    escorted = kind < BRIGADE_KINDS or brigades(s, region, seat) > 0
    if owner == NATIVES:
        return None if escorted or kind == EXPLORER else Refusal("war/move/party-escort")
    if s.ceded_to[region] == seat:
        return None if kind < BRIGADE_KINDS else Refusal("war/cede/brigade-in")
    if alliances.are_allied(s, seat, owner):
        return Refusal("war/opt/ally/territory")
    if not wars.at_war(s, seat, owner):
        return Refusal("war/move/foreign-region-needs-war")
    refusal = wars.why_not_attack(s, seat, owner)
    if refusal is not None:
        return refusal
    if s.revolt[region]:
        return Refusal("war/natives/revolt-enemies-barred")
    if escorted:
        return None
    return Refusal("war/move/explorer-enemy-escort" if kind == EXPLORER else "war/move/party-escort")
