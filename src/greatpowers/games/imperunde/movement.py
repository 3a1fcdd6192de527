"""Movement (imperunde/move/*, imperunde/sea-move/*, imperunde/cargo/*): one step of one unit at a time."""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.games.imperunde import assault, cards, conquest, routes, steps, weather
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.pieces import (
    ARMIES,
    CALM,
    CAVALRY,
    KIND_IDS,
    KINDS,
    MOVES,
    PIRATES,
    STORM,
    TIRED,
    WARSHIPS,
)
from greatpowers.games.imperunde.position import (
    Position,
    at_war,
    cargo_count,
    fleet,
    free_if_empty,
    lying,
    navies,
    shift_moves,
    shift_ships,
)
from greatpowers.games.imperunde.sets import members
from greatpowers.games.imperunde.world import CANAL_ENDS, CANALS, LANDS, SPACES

# -- the turn ------------------------------------------------------------------------------------------------


def begin(s: Position, seat: int) -> None:
    """A turn begins: cargo of enemies in one's seas goes down (imperunde/ruling/war-by-card-cargo), moves are fresh."""
    sweep(s, seat)
    start(s, seat)
    for country in members(s.realm[seat]):
        for kind in ARMIES:
            shift_moves(s, country, kind, MOVES[kind], s.troops[country * KINDS + kind])
    for sea in members(s.afloat[seat]):
        hoist(s, sea, seat, 2)


def start(s: Position, seat: int) -> None:
    """Somebody moves from now on; none of his units has moves yet."""
    s.mover = seat
    s.one = [0] * (SPACES * KINDS)
    s.two = [0] * (SPACES * KINDS)
    s.able = [0] * SPACES


def hoist(s: Position, sea: int, seat: int, left: int) -> None:
    """All ships of this player there have so many moves, captured ones none (imperunde/sea-battle/captured-*)."""
    at = fleet(sea, seat)
    for kind in (*ARMIES, *WARSHIPS):
        if s.ships[at + kind]:
            shift_moves(s, sea, kind, left, s.ships[at + kind] - s.laid.count(lying(sea, seat, kind)))


def sweep(s: Position, seat: int) -> None:
    """Sink the cargo ships of enemies wherever this player alone has warships."""
    for sea in members(s.guarded[seat]):
        if navies(s, sea) == [seat]:
            sink_cargo(s, sea, seat)


def stop(s: Position) -> None:
    """Nobody moves any more."""
    s.mover = -1
    s.one = []
    s.two = []
    s.able = []


def end_phase(s: Position) -> None:
    """Captured ships stand up again (imperunde/inv/captured-flag)."""
    s.laid = []


def resume(s: Position) -> None:
    """The player on turn moves until he is done."""
    if s.mover != s.active:
        begin(s, s.active)
    s.to_act = s.active


def legal(s: Position) -> list[int]:
    """Every step of every unit that has moves left; or a card; or the end of the turn (imperunde/move/optional)."""
    out = [s.codes.done]
    out += routes.moves(s, s.to_act)
    return out + cards.playable(s, s.to_act)


# -- steps ---------------------------------------------------------------------------------------------------


def apply(s: Position, action: int) -> None:
    """The end of the turn, a card, or a step."""
    seat = s.active
    name = s.codes.names[action]
    if name == "done":
        s.steps.pop()
        stop(s)
    elif name == "card":
        cards.announce(s, seat, s.codes.values[action][0])
    else:
        step(s, seat, name, s.codes.values[action])


def step(s: Position, seat: int, name: str, values: tuple[int, ...]) -> None:
    """One step of one unit; into a defended space it begins an attack."""
    mover, start, to = values
    kind = mover % TIRED
    if name == "sail":
        foe = routes.hostile(s, seat, to) if kind in WARSHIPS else -1
        if foe >= 0:
            assault.begin(s, seat, foe, to)
            assault.join(s, seat, name, values)
            return
        left = take(s, seat, mover, start)
        tell_step(s, name, seat, kind, start, to)
        arrive(s, seat, kind, start, to, left - 1)
        return
    if routes.needs_fight(s, seat, to):
        assault.begin(s, seat, s.owner[to], to)
        assault.join(s, seat, name, values)
        return
    left = take(s, seat, mover, start)
    tell_step(s, name, seat, kind, start, to)
    if s.owner[to] != seat:
        conquest.take_over(s, seat, to)
    settle(s, kind, to, landed_moves(s, name, kind, left))


def landed_moves(s: Position, name: str, kind: int, left: int) -> int:
    """Moves left after a step on land; landed cavalry has one more (imperunde/cargo/landed-cavalry-one-more)."""
    if name == "land":
        return 1 if kind == CAVALRY and s.winds_at < 0 else 0
    return left - 1


def take(s: Position, seat: int, mover: int, start: int) -> int:
    """Lift a unit from where it stands; how many moves it had left."""
    kind = mover % TIRED
    left = routes.moves_of(mover, start)
    shift_moves(s, start, kind, left, -1)
    if start < LANDS:
        s.troops[start * KINDS + kind] -= 1
        if free_if_empty(s, start) and s.told is not None:
            s.told.append((tell.FREED, start))
    else:
        shift_ships(s, start, seat, kind, -1)
    return left


def settle(s: Position, kind: int, country: int, left: int) -> None:
    """An army stands in a country of its owner."""
    s.troops[country * KINDS + kind] += 1
    if left:
        shift_moves(s, country, kind, left, 1)


def arrive(s: Position, seat: int, kind: int, start: int, sea: int, left: int) -> None:
    """A ship has come into a sea without enemy warships: storm first, then it sinks or must sail on."""
    shift_ships(s, sea, seat, kind, 1)
    if left:
        shift_moves(s, sea, kind, left, 1)
    if kind in WARSHIPS:
        if routes.held_by_friend(s, seat, sea):
            s.leaver = start * KINDS + kind
            s.leaver_at = sea
            s.steps.append(steps.LEAVE)
        elif not s.disc[sea] & STORM:
            sink_cargo(s, sea, seat)
        else:
            s.steps.append(steps.SWEEP)
            s.leaver_at = sea
    weather.enter(s, sea, seat, kind, left)


def tell_step(s: Position, name: str, seat: int, kind: int, start: int, to: int) -> None:
    """A unit has made a step."""
    if s.told is not None:
        code = tell.SAILED if name == "sail" else tell.LANDED if name == "land" else tell.MARCHED
        s.told.append((code, seat, kind, start, to))


# -- sinking -------------------------------------------------------------------------------------------------


def sink_cargo(s: Position, sea: int, master: int) -> None:
    """imperunde/ruling/sinking-automatic: the cargo ships of the master's enemies go down (pirates: everybody's)."""
    for seat in range(s.seats):
        if seat != master and cargo_count(s, sea, seat) and (master == PIRATES or at_war(s, master, seat)):
            for kind in ARMIES:
                _sink(s, sea, seat, kind)


def _sink(s: Position, sea: int, seat: int, kind: int) -> None:
    number = s.ships[fleet(sea, seat) + kind]
    shift_ships(s, sea, seat, kind, -number)
    s.reserve[seat * KINDS + kind] += number
    if s.mover == seat:
        shift_moves(s, sea, kind, 1, -s.one[sea * KINDS + kind])
        shift_moves(s, sea, kind, 2, -s.two[sea * KINDS + kind])
    if s.told is not None:
        s.told += [(tell.SUNK, seat, kind, sea)] * number


def sweep_resume(s: Position) -> None:
    """A warship has come through a storm into a sea without other warships, or was lost in it."""
    s.steps.pop()
    sea = s.leaver_at
    s.leaver_at = -1
    if navies(s, sea) == [s.mover]:
        sink_cargo(s, sea, s.mover)


# -- a friend's sea ------------------------------------------------------------------------------------------


def leave_resume(s: Position) -> None:
    """The warship in a friend's sea sails on before anything else; a storm may have ended that duty."""
    if s.leaver < 0:
        s.steps.pop()
        s.leaver_at = -1
        return
    s.to_act = s.mover


def leave_legal(s: Position) -> list[int]:
    """Its ways out."""
    ship = 1 << (s.leaver % KINDS + TIRED)
    return s.codes.menus.cruises.of(s.leaver_at, ship, routes.exits(s, s.mover, s.leaver_at))


def leave_apply(s: Position, action: int) -> None:
    """It goes; from an attack that an armistice stops, to where it came from (imperunde/ruling/friends-sea-exit)."""
    start = s.leaver // KINDS
    s.steps.pop()
    s.leaver = s.leaver_at = -1
    step(s, s.mover, "sail", s.codes.values[action])
    if s.att_from:
        s.att_from[0] = start


def leave_why_not(s: Position, action: int) -> Refusal | None:
    """Only this ship, and not into another friend's sea."""
    return None if action in leave_legal(s) else Refusal("imperunde/sea-move/warship-not-end-with-friend")


# -- why not -------------------------------------------------------------------------------------------------


def why_not(s: Position, action: int) -> Refusal | None:
    """Why a step is not possible."""
    seat = s.to_act
    name = s.codes.names[action]
    if name == "done":
        return None
    if name == "card":
        return cards.why_not(s, seat, s.codes.values[action][0])
    mover, start, to = s.codes.values[action]
    if not routes.can_move(s, mover, start) or (start < LANDS and s.owner[start] != seat):
        return _why_not_moving(s, seat, mover, start)
    if start >= LANDS and s.disc[start] & CALM:
        return Refusal("imperunde/event/calm-no-landing" if name == "land" else "imperunde/event/calm-no-leave")
    if name == "sail":
        if to not in routes.neighbours(s, seat, start):
            built = any(s.canal[canal] and start in CANAL_ENDS[canal] for canal in range(CANALS))
            return Refusal("imperunde/canal/enemies-may-not-pass" if built else "imperunde/move/adjacent")
        return routes.why_not_sail(s, seat, mover, start, to)
    return routes.why_not_enter(s, seat, to)


def _why_not_moving(s: Position, seat: int, mover: int, start: int) -> Refusal:
    kind = mover % TIRED
    if start < LANDS and s.owner[start] not in (-1, seat):
        return Refusal("imperunde/move/turn-order")  # it belongs to somebody else
    if start >= LANDS and s.laid.count(lying(start, seat, kind)):
        return Refusal("imperunde/sea-battle/captured-cannot-move")
    return Refusal("imperunde/move/allowances", kind=KIND_IDS[kind])
