"""Where units may go (imperunde/move/*, imperunde/sea-move/*, imperunde/canal/*): questions only, nothing changes."""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.games.imperunde.menus import CARGO, FLEET
from greatpowers.games.imperunde.pieces import ARMIES, CALM, CAVALRY, MOST_SEATS, PIRATES, TIRED, WAR
from greatpowers.games.imperunde.position import Position, at_war, canal_open, defended, navies
from greatpowers.games.imperunde.sets import members
from greatpowers.games.imperunde.world import CANAL_ENDS, LANDS, SPACES

# -- all steps of a player -----------------------------------------------------------------------------------


def moves(s: Position, seat: int) -> list[int]:
    """All steps that are possible now."""
    out: list[int] = []
    able, menus = s.able, s.codes.menus
    closed, friends, foes = frontiers(s, seat)
    for country in members(s.realm[seat]):
        if able[country]:
            out += menus.marches.of(country, able[country], menus.roads[country] & ~closed)
    held = friends & ~foes
    for sea in members(s.afloat[seat]):
        movers = able[sea]
        if not movers or s.disc[sea] & CALM:  # nothing leaves a calm (imperunde/event/calm-no-leave)
            continue
        near = reach(s, seat, sea)
        if movers & CARGO:  # to seas where no enemy has warships, and ashore
            out += menus.ferries.of(sea, movers & CARGO, near & ~foes | menus.roads[sea] & ~closed)
        if movers & FLEET:
            if near & held:
                out += _cruises(s, seat, sea, near, held)
            else:
                out += menus.cruises.of(sea, movers & FLEET, near)
    return out


def frontiers(s: Position, seat: int) -> tuple[int, int, int]:
    """What limits a player, as sets: countries that are closed to him, seas with warships of friends and of enemies.

    See `may_enter` and `hostile`.
    """
    closed = friends = 0
    foes = s.guarded[PIRATES]
    for other in range(s.seats):
        if other == seat:
            continue
        if s.relation[seat * MOST_SEATS + other] == WAR:
            closed |= 1 << s.home[other]
            foes |= s.guarded[other]
        else:
            closed |= s.realm[other]
            friends |= s.guarded[other]
    return closed, friends, foes


def _cruises(s: Position, seat: int, sea: int, near: int, held: int) -> list[int]:
    """Steps of warships where friends hold some of the seas: through these only with a second move and a way out."""
    out: list[int] = []
    cruises = s.codes.menus.cruises
    passable = 0
    for to in members(near & held):
        if not s.disc[to] & CALM and reach(s, seat, to) & ~held:
            passable |= 1 << to
    for mover in members(s.able[sea] & FLEET):
        out += cruises.of(sea, 1 << mover, near & ~held)
        if passable and mover < TIRED:
            out += cruises.of(sea, 1 << mover, passable)
    return out


# -- who can still move --------------------------------------------------------------------------------------


def moves_of(mover: int, start: int) -> int:
    """How many moves this mover has left there."""
    if mover >= TIRED or (start < LANDS and mover != CAVALRY):
        return 1
    return 2


def can_move(s: Position, mover: int, start: int) -> bool:
    """Whether such a unit of the one who moves is there with this many moves left."""
    return s.able[start] >> mover & 1 == 1


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


_BEHIND_CANALS: list[list[tuple[int, int]]] = [
    [(canal, a + b - sea) for canal, (a, b) in enumerate(CANAL_ENDS) if sea in (a, b)] for sea in range(SPACES)
]


def neighbours(s: Position, seat: int, sea: int) -> list[int]:
    """Seas that a player's ships can reach in one move, open canals included (imperunde/canal/one-move)."""
    out = s.world.waters[sea]
    for canal, other in _BEHIND_CANALS[sea]:
        if canal_open(s, canal, seat) and other not in out:
            out = [*out, other]
    return out


def reach(s: Position, seat: int, sea: int) -> int:
    """The same as a set."""
    out = s.codes.menus.waters[sea]
    for canal, other in _BEHIND_CANALS[sea]:
        if canal_open(s, canal, seat):
            out |= 1 << other
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


def exits(s: Position, seat: int, sea: int) -> int:
    """The set of seas where a warship that passes a friend's sea may sail on: no other friend's sea."""
    _, friends, foes = frontiers(s, seat)
    return reach(s, seat, sea) & ~(friends & ~foes)


def held_by_friend(s: Position, seat: int, sea: int) -> bool:
    """Whether warships of a player at peace or armistice are there, and none of an enemy."""
    return friends_in(s, seat, sea) and hostile(s, seat, sea) < 0


def friends_in(s: Position, seat: int, sea: int) -> bool:
    """Whether warships of a player at peace or armistice are in a sea, whoever else is there."""
    if not s.navy[sea - LANDS] & ~(1 << seat):
        return False
    return any(party != seat and not at_war(s, seat, party) for party in navies(s, sea))


def hostile(s: Position, seat: int, sea: int) -> int:
    """The party whose warships have to be fought there, or -1."""
    if not s.navy[sea - LANDS] & ~(1 << seat):
        return -1
    for party in navies(s, sea):
        if party != seat and at_war(s, seat, party):
            return party
    return -1
