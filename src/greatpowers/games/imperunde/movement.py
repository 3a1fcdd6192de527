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
    KIND_IDS,
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
    s.afloat = 0
    for sea in range(LANDS, SPACES):
        refresh_sea(s, sea, seat)


def refresh_sea(s: Position, sea: int, seat: int) -> None:
    """All ships of this player there have two moves, captured ones none (imperunde/sea-battle/captured-cannot-move)."""
    at = fleet(sea, seat)
    for kind in (INFANTRY, CAVALRY, ARTILLERY, FRIGATE, LINE):
        if s.ships[at + kind]:
            s.afloat |= 1 << (sea - LANDS)
            s.two[sea * KINDS + kind] = s.ships[at + kind] - s.laid.count(lying(sea, seat, kind))


def sweep(s: Position, seat: int) -> None:
    """Sink the cargo ships of enemies wherever this player alone has warships."""
    for sea in range(LANDS, SPACES):
        if navies(s, sea) == [seat]:
            sink_cargo(s, sea, seat)


def stop(s: Position) -> None:
    """Nobody moves any more."""
    s.mover = -1
    s.afloat = 0
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
            for kind in ARMIES:
                _sink(s, sea, seat, kind)


def _sink(s: Position, sea: int, seat: int, kind: int) -> None:
    number = s.ships[fleet(sea, seat) + kind]
    shift_ships(s, sea, seat, kind, -number)
    s.reserve[seat * KINDS + kind] += number
    if s.mover == seat:
        s.one[sea * KINDS + kind] = s.two[sea * KINDS + kind] = 0
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
    march = s.codes.march
    return [
        march[(mover * LANDS + start) * LANDS + target]
        for start in s.world.roads[target]
        if s.owner[start] == s.mover
        for mover in ready_on_land(s, start)
    ]


def _landing_in(s: Position, target: int) -> list[int]:
    land = s.codes.land
    return [
        land[(mover * SPACES + start) * LANDS + target]
        for start in s.world.waters[target]
        if not s.disc[start] & CALM
        for mover in ready_at_sea(s, start, ARMIES)
    ]


def _sailing_to(s: Position, target: int) -> list[int]:
    sail = s.codes.sail
    return [
        sail[(mover * SPACES + start) * SPACES + target]
        for start in neighbours(s, s.mover, target)
        if not s.disc[start] & CALM
        for mover in ready_at_sea(s, start, WARSHIPS)
    ]


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
    return Refusal("imperunde/move/allowances", kind=KIND_IDS[kind])
