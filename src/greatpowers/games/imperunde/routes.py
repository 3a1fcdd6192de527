"""Where units may go (imperunde/move/*, imperunde/sea-move/*, imperunde/canal/*): questions only, nothing changes."""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.games.imperunde.actions import TIRED
from greatpowers.games.imperunde.pieces import (
    ARMIES,
    ARTILLERY,
    CALM,
    CAVALRY,
    INFANTRY,
    KINDS,
    MOST_SEATS,
    PIRATES,
    WAR,
    WARSHIPS,
)
from greatpowers.games.imperunde.position import Position, at_war, canal_open, defended, navies
from greatpowers.games.imperunde.world import CANAL_ENDS, CANALS, LANDS, SPACES

# -- all steps of a player -----------------------------------------------------------------------------------


def moves(s: Position, seat: int) -> list[int]:
    """All steps that are possible now."""
    out: list[int] = []
    enemies = enemy_bits(s, seat)
    one, two = s.one, s.two
    for country in [c for c, owner in enumerate(s.owner) if owner == seat]:
        at = country * KINDS
        if one[at] or one[at + CAVALRY] or one[at + ARTILLERY] or two[at + CAVALRY]:
            _marches(s, seat, country, enemies, out)
    seas = s.afloat
    while seas:
        lowest = seas & -seas
        seas ^= lowest
        sea = LANDS + lowest.bit_length() - 1
        if not s.disc[sea] & CALM:  # nothing leaves a calm (imperunde/event/calm-no-leave)
            _voyages(s, seat, sea, enemies, out)
    return out


_NO_UNITS = [0] * KINDS


def enemy_bits(s: Position, seat: int) -> int:
    """Bits of the parties that a player may attack: pirates, and players at war with him."""
    row = seat * MOST_SEATS
    bits = 1 << PIRATES
    for other in range(s.seats):
        if s.relation[row + other] == WAR:
            bits |= 1 << other
    return bits


def _entered(s: Position, seat: int, countries: list[int], enemies: int) -> list[int]:
    """Those of some countries that a player may enter (see `may_enter`)."""
    owner = s.owner
    return [
        to for to in countries if owner[to] < 0 or owner[to] == seat or (enemies >> owner[to] & 1 and to not in s.home)
    ]


def _marches(s: Position, seat: int, country: int, enemies: int, out: list[int]) -> None:
    march, roads = s.codes.march, s.world.roads[country]
    targets = _entered(s, seat, roads, enemies)
    at = country * KINDS
    movers = [kind + TIRED if kind == CAVALRY else kind for kind in ARMIES if s.one[at + kind]]
    if s.two[at + CAVALRY]:
        movers.append(CAVALRY)
    for mover in movers:
        row = mover * LANDS + country
        if len(targets) == len(roads):
            out += s.codes.march_on[row]
        else:
            out += [march[row * LANDS + to] for to in targets]


def _voyages(s: Position, seat: int, sea: int, enemies: int, out: list[int]) -> None:
    """Steps of all ships there to other seas, and landings; see `why_not_sail`."""
    at = sea * KINDS
    fresh, tired = s.two[at : at + KINDS], s.one[at : at + KINDS]
    if fresh == _NO_UNITS == tired:
        return
    near = neighbours(s, seat, sea)
    cargo = [kind for kind in ARMIES if fresh[kind]] + [kind + TIRED for kind in ARMIES if tired[kind]]
    if cargo:
        _ferries(s, seat, sea, cargo, near, enemies, out)
    warships = [kind for kind in WARSHIPS if fresh[kind]] + [kind + TIRED for kind in WARSHIPS if tired[kind]]
    if warships:
        _cruises(s, seat, sea, warships, near, enemies, out)


def _ferries(
    s: Position, seat: int, sea: int, movers: list[int], near: list[int], enemies: int, out: list[int]
) -> None:
    """Cargo ships go where no enemy has warships, and land."""
    codes, waters, roads = s.codes, s.world.waters[sea], s.world.roads[sea]
    safe = [to for to in near if not s.navy[to - LANDS] & enemies]
    coast = _entered(s, seat, roads, enemies)
    for mover in movers:
        row = mover * SPACES + sea
        if safe == waters:
            out += codes.sail_on[row]
        else:
            out += [codes.sail[row * SPACES + to] for to in safe]
        if len(coast) == len(roads):
            out += codes.land_on[row]
        else:
            out += [codes.land[row * LANDS + to] for to in coast]


def _cruises(
    s: Position, seat: int, sea: int, movers: list[int], near: list[int], enemies: int, out: list[int]
) -> None:
    """Warships go where nobody is or an enemy; through a friend's sea only with a second move."""
    sail, navy, others = s.codes.sail, s.navy, ~(1 << seat)
    free = [to for to in near if not (there := navy[to - LANDS] & others) or there & enemies]
    if len(free) == len(near) == len(s.world.waters[sea]):
        for mover in movers:
            out += s.codes.sail_on[mover * SPACES + sea]
        return
    friends = [to for to in near if to not in free]
    for mover in movers:
        row = (mover * SPACES + sea) * SPACES
        out += [sail[row + to] for to in free]
        out += [sail[row + to] for to in friends if _why_not_pass(s, seat, mover, to) is None]


# -- who can still move --------------------------------------------------------------------------------------


def moves_of(mover: int, start: int) -> int:
    """How many moves this mover has left there."""
    if mover >= TIRED or (start < LANDS and mover != CAVALRY):
        return 1
    return 2


def can_move(s: Position, mover: int, start: int) -> bool:
    """Whether such a unit of the one who moves is there with this many moves left."""
    at = start * KINDS + mover % TIRED
    return (s.one if moves_of(mover, start) == 1 else s.two)[at] > 0


def ready_on_land(s: Position, start: int) -> list[int]:
    """The movers in a country of the one who moves."""
    at = start * KINDS
    out = [kind for kind in (INFANTRY, ARTILLERY) if s.one[at + kind]]
    if s.two[at + CAVALRY]:
        out.append(CAVALRY)
    if s.one[at + CAVALRY]:
        out.append(CAVALRY + TIRED)
    return out


def ready_at_sea(s: Position, start: int, kinds: tuple[int, ...]) -> list[int]:
    """The movers of these kinds in a sea."""
    at = start * KINDS
    one, two = s.one, s.two
    if one[at : at + KINDS] == _NO_UNITS == two[at : at + KINDS]:
        return []
    return [kind for kind in kinds if two[at + kind]] + [kind + TIRED for kind in kinds if one[at + kind]]


# -- on land -------------------------------------------------------------------------------------------------


def may_enter(s: Position, seat: int, country: int) -> bool:
    """One's own countries, free lands and colonies of enemies."""
    owner = s.owner[country]
    if owner < 0 or owner == seat:
        return True
    return s.relation[seat * MOST_SEATS + owner] == WAR and country not in s.home


def why_not_enter(s: Position, seat: int, country: int) -> Refusal | None:
    """imperunde/home/not-attackable, imperunde/relations/peace-no-attack, imperunde/ruling/foreign-lands."""
    if may_enter(s, seat, country):
        return None
    if country in s.home:
        return Refusal("imperunde/home/not-attackable")
    return Refusal("imperunde/relations/peace-no-attack", other=s.owner[country] + 1)


def needs_fight(s: Position, seat: int, country: int) -> bool:
    """Natives always fight; a colony without army and fort does not (imperunde/ruling/undefended-colony)."""
    owner = s.owner[country]
    return owner != seat and (owner < 0 or defended(s, country))


# -- at sea --------------------------------------------------------------------------------------------------


_UNBUILT = [0] * CANALS


def neighbours(s: Position, seat: int, sea: int) -> list[int]:
    """Seas that a player's ships can reach in one move, open canals included (imperunde/canal/one-move)."""
    out = s.world.waters[sea]
    if s.canal == _UNBUILT:
        return out
    for canal in range(CANALS):
        if sea in CANAL_ENDS[canal] and canal_open(s, canal, seat):
            a, b = CANAL_ENDS[canal]
            other = b if sea == a else a
            if other not in out:
                out = [*out, other]
    return out


def why_not_sail(s: Position, seat: int, mover: int, sea: int, to: int) -> Refusal | None:
    """Who may sail where; entering an enemy's sea with a warship is attacking it."""
    cargo = mover % TIRED in ARMIES
    friend = False
    for party in navies(s, to):
        if party == seat:
            continue
        if at_war(s, seat, party):
            return Refusal("imperunde/sea-move/enemy-sea-blocks") if cargo else None
        friend = True
    if friend and not cargo:
        return _why_not_pass(s, seat, mover, to)
    return None


def _why_not_pass(s: Position, seat: int, mover: int, sea: int) -> Refusal | None:
    """imperunde/ruling/friends-sea-exit: passing needs a second move and a way out."""
    if mover >= TIRED or s.disc[sea] & CALM or not exits(s, seat, sea):
        return Refusal("imperunde/sea-move/warship-not-end-with-friend")
    return None


def exits(s: Position, seat: int, sea: int) -> list[int]:
    """Where a warship that passes a friend's sea may sail on: no other friend's sea."""
    return [to for to in neighbours(s, seat, sea) if not held_by_friend(s, seat, to)]


def held_by_friend(s: Position, seat: int, sea: int) -> bool:
    """Whether warships of a player at peace or armistice are there, and none of an enemy."""
    if not s.navy[sea - LANDS] & ~(1 << seat):
        return False
    return hostile(s, seat, sea) < 0


def hostile(s: Position, seat: int, sea: int) -> int:
    """The party whose warships have to be fought there, or -1."""
    if not s.navy[sea - LANDS] & ~(1 << seat):
        return -1
    for party in navies(s, sea):
        if party != seat and at_war(s, seat, party):
            return party
    return -1
