"""Movement (imperunde/move/*, imperunde/sea-move/*, imperunde/cargo/*): one step of one unit at a time."""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.games.imperunde import battle, cards, conquest, steps, weather
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.actions import TIRED
from greatpowers.games.imperunde.pieces import (
    ARMIES,
    ARTILLERY,
    CALM,
    CAVALRY,
    FRIGATE,
    INFANTRY,
    KINDS,
    LINE,
    MOST_SEATS,
    PIRATES,
    STORM,
    WAR,
    WARSHIPS,
)
from greatpowers.games.imperunde.position import (
    Position,
    at_war,
    canal_open,
    cargo_count,
    fleet,
    free_if_empty,
    lying,
    navies,
    shift_ships,
)
from greatpowers.games.imperunde.world import CANAL_ENDS, CANALS, LANDS, SPACES

MOST_ATTACKERS = 3


# -- the turn ------------------------------------------------------------------------------------------------


def begin(s: Position, seat: int) -> None:
    """A turn begins: cargo of enemies in one's seas goes down (imperunde/ruling/war-by-card-cargo), moves are fresh."""
    sweep(s, seat)
    s.mover = seat
    s.one = [0] * (SPACES * KINDS)
    s.two = [0] * (SPACES * KINDS)
    for country in range(LANDS):
        if s.owner[country] == seat:
            at = country * KINDS
            s.one[at + INFANTRY] = s.troops[at + INFANTRY]
            s.one[at + ARTILLERY] = s.troops[at + ARTILLERY]
            s.two[at + CAVALRY] = s.troops[at + CAVALRY]
    for sea in range(LANDS, SPACES):
        refresh_sea(s, sea, seat)


def refresh_sea(s: Position, sea: int, seat: int) -> None:
    """All ships of this player there have two moves, captured ones none (imperunde/sea-battle/captured-cannot-move)."""
    at = fleet(sea, seat)
    for kind in (INFANTRY, CAVALRY, ARTILLERY, FRIGATE, LINE):
        if s.ships[at + kind]:
            s.two[sea * KINDS + kind] = s.ships[at + kind] - s.laid.count(lying(sea, seat, kind))


def sweep(s: Position, seat: int) -> None:
    """Sink the cargo ships of enemies wherever this player alone has warships."""
    for sea in range(LANDS, SPACES):
        if navies(s, sea) == [seat]:
            sink_cargo(s, sea, seat)


def stop(s: Position) -> None:
    """Nobody moves any more."""
    s.mover = -1
    s.one = []
    s.two = []


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
    out += moves(s, s.to_act)
    return out + cards.playable(s, s.to_act)


def moves(s: Position, seat: int) -> list[int]:
    """All steps that are possible now."""
    out: list[int] = []
    one, two = s.one, s.two
    enterable = [may_enter(s, seat, country) for country in range(LANDS)]
    for country in range(LANDS):
        if s.owner[country] == seat:
            at = country * KINDS
            for kind in ARMIES:
                if one[at + kind]:
                    _marches(s, kind + TIRED if kind == CAVALRY else kind, country, enterable, out)
            if two[at + CAVALRY]:
                _marches(s, CAVALRY, country, enterable, out)
    for sea in range(LANDS, SPACES):
        at = sea * KINDS
        for kind in (INFANTRY, CAVALRY, ARTILLERY, FRIGATE, LINE):
            if two[at + kind]:
                _voyages(s, seat, kind, sea, enterable, out)
            if one[at + kind]:
                _voyages(s, seat, kind + TIRED, sea, enterable, out)
    return out


def _marches(s: Position, mover: int, country: int, enterable: list[bool], out: list[int]) -> None:
    row = (mover * LANDS + country) * LANDS
    for to in s.world.roads[country]:
        if enterable[to]:
            out.append(s.codes.march[row + to])


def _voyages(s: Position, seat: int, mover: int, sea: int, enterable: list[bool], out: list[int]) -> None:
    """Steps to other seas, and landings; nothing leaves a calm (imperunde/event/calm-no-leave)."""
    if s.disc[sea] & CALM:
        return
    row = (mover * SPACES + sea) * SPACES
    for to in neighbours(s, seat, sea):
        if why_not_sail(s, seat, mover, sea, to) is None:
            out.append(s.codes.sail[row + to])
    if mover % TIRED in ARMIES:
        row = (mover * SPACES + sea) * LANDS
        for to in s.world.roads[sea]:
            if enterable[to]:
                out.append(s.codes.land[row + to])


def neighbours(s: Position, seat: int, sea: int) -> list[int]:
    """Seas that a player's ships can reach in one move, open canals included (imperunde/canal/one-move)."""
    out = s.world.waters[sea]
    for canal in range(CANALS):
        if sea in CANAL_ENDS[canal] and canal_open(s, canal, seat):
            a, b = CANAL_ENDS[canal]
            other = b if sea == a else a
            if other not in out:
                out = [*out, other]
    return out


# -- where one may go ----------------------------------------------------------------------------------------


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
    others = [party for party in navies(s, sea) if party != seat]
    return bool(others) and not any(at_war(s, seat, party) for party in others)


def hostile(s: Position, seat: int, sea: int) -> int:
    """The party whose warships have to be fought there, or -1."""
    for party in navies(s, sea):
        if party != seat and at_war(s, seat, party):
            return party
    return -1


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
        foe = hostile(s, seat, to) if kind in WARSHIPS else -1
        if foe >= 0:
            battle.assault(s, seat, foe, to)
            join(s, seat, name, values)
            return
        left = take(s, seat, mover, start)
        _tell_step(s, name, seat, kind, start, to)
        arrive(s, seat, kind, start, to, left - 1)
        return
    if battle.needs_fight(s, seat, to):
        battle.assault(s, seat, s.owner[to], to)
        join(s, seat, name, values)
        return
    left = take(s, seat, mover, start)
    _tell_step(s, name, seat, kind, start, to)
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
    at = start * KINDS + kind
    left = moves_of(mover, start)
    (s.one if left == 1 else s.two)[at] -= 1
    if start < LANDS:
        s.troops[at] -= 1
        if free_if_empty(s, start) and s.told is not None:
            s.told.append((tell.FREED, start))
    else:
        shift_ships(s, start, seat, kind, -1)
    return left


def moves_of(mover: int, start: int) -> int:
    """How many moves this mover has left there."""
    if mover >= TIRED or (start < LANDS and mover != CAVALRY):
        return 1
    return 2


def settle(s: Position, kind: int, country: int, left: int) -> None:
    """An army stands in a country of its owner."""
    at = country * KINDS + kind
    s.troops[at] += 1
    if left:
        (s.one if left == 1 else s.two)[at] += 1


def arrive(s: Position, seat: int, kind: int, start: int, sea: int, left: int) -> None:
    """A ship has come into a sea without enemy warships: storm first, then it sinks or must sail on."""
    shift_ships(s, sea, seat, kind, 1)
    if left:
        (s.one if left == 1 else s.two)[sea * KINDS + kind] += 1
    if kind in WARSHIPS:
        if held_by_friend(s, seat, sea):
            s.leaver = start * KINDS + kind
            s.leaver_at = sea
            s.steps.append(steps.LEAVE)
        elif not s.disc[sea] & STORM:
            sink_cargo(s, sea, seat)
        else:
            s.steps.append(steps.SWEEP)
            s.leaver_at = sea
    weather.enter(s, sea, seat, kind, left)


def _tell_step(s: Position, name: str, seat: int, kind: int, start: int, to: int) -> None:
    if s.told is not None:
        code = tell.SAILED if name == "sail" else tell.LANDED if name == "land" else tell.MARCHED
        s.told.append((code, seat, kind, start, to))


def sink_cargo(s: Position, sea: int, master: int) -> None:
    """imperunde/ruling/sinking-automatic: the cargo ships of the master's enemies go down (pirates: everybody's)."""
    for seat in range(s.seats):
        if seat != master and cargo_count(s, sea, seat) and (master == PIRATES or at_war(s, master, seat)):
            at = fleet(sea, seat)
            for kind in ARMIES:
                number = s.ships[at + kind]
                if number:
                    s.reserve[seat * KINDS + kind] += number
                    s.ships[at + kind] = 0
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
    row = ((s.leaver % KINDS + TIRED) * SPACES + s.leaver_at) * SPACES
    return [s.codes.sail[row + to] for to in exits(s, s.mover, s.leaver_at)]


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


# -- attacking together --------------------------------------------------------------------------------------


def assault_resume(s: Position) -> None:
    """More attackers may come along, up to three; a storm may have taken the first."""
    if not s.att_kind:
        s.steps.pop()
        battle.call_off(s)
        return
    if len(s.att_kind) == MOST_ATTACKERS or not approaches(s):
        s.steps.pop()
        battle.begin(s)
        return
    s.to_act = s.mover


def approaches(s: Position) -> list[int]:
    """Steps of further units into the space that is attacked (imperunde/battle/several-origins)."""
    target = s.fight_at
    if target >= LANDS:
        return _sailing_to(s, target)
    return _marching_to(s, target) + _landing_in(s, target)


def _marching_to(s: Position, target: int) -> list[int]:
    return [
        s.codes.march[(mover * LANDS + start) * LANDS + target]
        for start in s.world.roads[target]
        if s.owner[start] == s.mover
        for mover in (INFANTRY, CAVALRY, ARTILLERY, CAVALRY + TIRED)
        if can_move(s, mover, start)
    ]


def _landing_in(s: Position, target: int) -> list[int]:
    return [
        s.codes.land[(mover * SPACES + start) * LANDS + target]
        for start in s.world.waters[target]
        if not s.disc[start] & CALM
        for mover in _CARGO
        if can_move(s, mover, start)
    ]


def _sailing_to(s: Position, target: int) -> list[int]:
    return [
        s.codes.sail[(mover * SPACES + start) * SPACES + target]
        for start in neighbours(s, s.mover, target)
        if not s.disc[start] & CALM
        for mover in (FRIGATE, LINE, FRIGATE + TIRED, LINE + TIRED)
        if can_move(s, mover, start)
    ]


_CARGO = (INFANTRY, CAVALRY, ARTILLERY, INFANTRY + TIRED, CAVALRY + TIRED, ARTILLERY + TIRED)


def can_move(s: Position, mover: int, start: int) -> bool:
    """Whether such a unit of the one who moves is there with this many moves left."""
    at = start * KINDS + mover % TIRED
    return (s.one if moves_of(mover, start) == 1 else s.two)[at] > 0


def assault_legal(s: Position) -> list[int]:
    """Fight now, or bring another one along (imperunde/battle/max-three)."""
    return [s.codes.fight, *approaches(s)]


def assault_apply(s: Position, action: int) -> None:
    """As chosen."""
    if action == s.codes.fight:
        s.steps.pop()
        battle.begin(s)
    else:
        join(s, s.mover, s.codes.names[action], s.codes.values[action])


def assault_why_not(s: Position, action: int) -> Refusal | None:
    """Only into the space that is attacked."""
    if action == s.codes.fight or action in approaches(s):
        return None
    return Refusal("imperunde/battle/several-origins")


def join(s: Position, seat: int, name: str, values: tuple[int, ...]) -> None:
    """A unit steps into the space that is fought over, and knows where from (imperunde/ruling/armistice-in-battle)."""
    mover, start, to = values
    kind = mover % TIRED
    left = take(s, seat, mover, start)
    _tell_step(s, name, seat, kind, start, to)
    s.att_kind.append(kind)
    s.att_left.append(landed_moves(s, name, kind, left) if name == "land" else left - 1)
    s.att_from.append(start)
    s.att_back.append(left - 1)
    if to >= LANDS:
        weather.enter(s, to, seat, kind, weather.ATTACKING)


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
    if not can_move(s, mover, start) or (start < LANDS and s.owner[start] != seat):
        return _why_not_moving(s, seat, mover, start)
    if start >= LANDS and s.disc[start] & CALM:
        return Refusal("imperunde/event/calm-no-landing" if name == "land" else "imperunde/event/calm-no-leave")
    if name == "sail":
        if to not in neighbours(s, seat, start):
            built = any(s.canal[canal] and start in CANAL_ENDS[canal] for canal in range(CANALS))
            return Refusal("imperunde/canal/enemies-may-not-pass" if built else "imperunde/move/adjacent")
        return why_not_sail(s, seat, mover, start, to)
    return why_not_enter(s, seat, to)


def _why_not_moving(s: Position, seat: int, mover: int, start: int) -> Refusal:
    kind = mover % TIRED
    if start < LANDS and s.owner[start] not in (-1, seat):
        return Refusal("imperunde/move/turn-order")  # it belongs to somebody else
    if start >= LANDS and s.laid.count(lying(start, seat, kind)):
        return Refusal("imperunde/sea-battle/captured-cannot-move")
    return Refusal("imperunde/move/allowances", kind=kind)
