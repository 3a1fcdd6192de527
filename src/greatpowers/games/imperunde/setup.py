"""Set-up: homes by die, start ships, colonies by wheel (imperunde/setup/*)."""

from __future__ import annotations

from greatpowers.core.game import CHANCE, Refusal
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde import steps
from greatpowers.games.imperunde.pieces import (
    ARTILLERY,
    CAVALRY,
    FORT,
    FRIGATE,
    INFANTRY,
    KINDS,
    LINE,
)
from greatpowers.games.imperunde.position import (
    Position,
    add_posts,
    drop_posts,
    highest,
    navies,
    put_ships,
    put_troops,
    replaced,
)
from greatpowers.games.imperunde.world import BRITAIN, HOME_BY_ROLL, HOMES, LANDS, SPACES

MOST_TRIES = 20  # imperunde/ruling/colony-draw-stuck
_PACKS: list[list[tuple[int, int]]] = [[(INFANTRY, 3)], [(CAVALRY, 1), (INFANTRY, 1)], [(ARTILLERY, 1)]]


def begin(s: Position) -> None:
    """imperunde/setup/britain-always: the highest die is British."""
    s.queue = list(range(s.seats))
    s.rolls = []
    s.steps = [steps.ROUND, steps.COLONY_SPIN, steps.START_SHIPS, steps.HOME_ROLL]
    s.to_act = CHANCE


# -- homes ---------------------------------------------------------------------------------------------------


def home_resume(s: Position) -> None:
    """Everybody rolls until everybody has a home."""
    if -1 in s.home:
        s.to_act = CHANCE
        return
    s.steps.pop()
    first = s.home.index(HOMES[BRITAIN])
    s.starter = s.active = first
    s.queue = [(first + k // 2) % s.seats for k in range(2 * s.seats)]  # each a frigate, then a ship of the line


def home_legal(s: Position) -> list[int]:
    """The white die."""
    return s.codes.white


def home_apply(s: Position, action: int) -> None:
    """Until somebody is British the dice decide about that; afterwards each die is a home."""
    number = s.codes.values[action][0]
    if HOMES[BRITAIN] not in s.home:
        _roll_for_britain(s, number)
        return
    seat = s.queue[0]
    if s.told is not None:
        s.told.append((tell.ROLLED, seat, number))
    power = HOME_BY_ROLL[number]
    if power >= 0 and HOMES[power] not in s.home:  # imperunde/setup/home-reroll
        s.queue.pop(0)
        _settle(s, seat, HOMES[power])


def _roll_for_britain(s: Position, number: int) -> None:
    """The seats of the queue roll in turn; tied leaders roll again (imperunde/ruling/start-ties)."""
    s.rolls = [*s.rolls, number]
    if s.told is not None:
        s.told.append((tell.ROLLED, s.queue[len(s.rolls) - 1], number))
    if len(s.rolls) < len(s.queue):
        return
    leaders = highest(s.queue, s.rolls)
    s.rolls = []
    if len(leaders) > 1:
        s.queue = leaders
        return
    first = leaders[0]
    # imperunde/ruling/home-roll-order: clockwise from his left
    s.queue = [(first + k) % s.seats for k in range(1, s.seats)]
    _settle(s, first, HOMES[BRITAIN])


def _settle(s: Position, seat: int, country: int) -> None:
    """imperunde/setup/home-pieces."""
    s.home = replaced(s.home, seat, country)
    s.owner[country] = seat
    for kind in (INFANTRY, CAVALRY, ARTILLERY):
        put_troops(s, country, seat, kind)
    if s.told is not None:
        s.told.append((tell.HOME, seat, country))


# -- start ships ---------------------------------------------------------------------------------------------


def ships_resume(s: Position) -> None:
    """imperunde/ruling/start-ships-share: British player first; a ship without an open sea stays in the reserve."""
    while s.queue:
        if open_seas(s, s.queue[0], s.home[s.queue[0]]):
            s.to_act = s.queue[0]
            return
        s.queue.pop(0)
    s.steps.pop()


def open_seas(s: Position, seat: int, country: int) -> list[int]:
    """Bordering seas without warships of others (imperunde/setup/colony-frigate-sea)."""
    return [sea for sea in s.world.waters[country] if all(party == seat for party in navies(s, sea))]


def ships_legal(s: Position) -> list[int]:
    """imperunde/setup/home-ships: a frigate, then a ship of the line."""
    seat = s.to_act
    kind = FRIGATE if s.queue.count(seat) == 2 else LINE
    return [s.codes.place[kind * SPACES + sea] for sea in open_seas(s, seat, s.home[seat])]


def ships_apply(s: Position, action: int) -> None:
    """The ship is placed."""
    kind, sea = s.codes.values[action]
    _place(s, s.queue.pop(0), kind, sea)


def _place(s: Position, seat: int, kind: int, sea: int) -> None:
    put_ships(s, sea, seat, kind)
    if s.told is not None:
        s.told.append((tell.SHIP, seat, kind, sea))


def ships_why_not(s: Position, action: int) -> Refusal | None:
    """A bordering sea without another player's warships."""
    kind, sea = s.codes.values[action]
    seat = s.to_act
    if kind != (FRIGATE if s.queue.count(seat) == 2 else LINE):
        return Refusal("imperunde/setup/home-ships")
    if sea not in s.world.waters[s.home[seat]]:
        return Refusal("imperunde/setup/home-ships")
    return None if sea in open_seas(s, seat, s.home[seat]) else Refusal("imperunde/ruling/start-ships-share")


# -- colonies ------------------------------------------------------------------------------------------------


def colony_resume(s: Position) -> None:
    """One colony at a time, British player first, until everybody has value enough (imperunde/setup/colony-order)."""
    for _ in range(s.seats):
        while _wants_more(s) and not admissible(s, s.active):
            _give_back(s, s.active)
        if _wants_more(s):
            s.to_act = CHANCE
            return
        s.active = (s.active + 1) % s.seats
    s.steps.pop()


def _wants_more(s: Position) -> bool:
    return s.tries[s.active] <= MOST_TRIES and value_of(s, s.active) < s.colony_value


def value_of(s: Position, seat: int) -> int:
    """The total value of a player's colonies."""
    home = s.home[seat]
    return sum(s.world.value[c] for c in range(LANDS) if s.owner[c] == seat and c != home)


def admissible(s: Position, seat: int) -> list[int]:
    """Countries that the wheel may give: strictly, or else also next to homes (imperunde/ruling/colony-draw-stuck)."""
    room = s.colony_value - value_of(s, seat)
    fitting = [c for c in range(LANDS) if s.owner[c] < 0 and s.world.value[c] <= room and s.world.wheel[c]]
    strict = [c for c in fitting if not any(near in s.home for near in s.world.roads[c])]
    return strict or fitting


def _give_back(s: Position, seat: int) -> None:
    """imperunde/ruling/colony-draw-stuck: nothing fits, so the last colony goes back with its equipment."""
    s.tries = replaced(s.tries, seat, s.tries[seat] + 1)
    mine = [code for code in s.colonies if code // SPACES // LANDS == seat]
    if not mine or s.tries[seat] > MOST_TRIES:
        s.tries = replaced(s.tries, seat, MOST_TRIES + 1)  # he stops with what he has
        return
    s.colonies = [code for code in s.colonies if code != mine[-1]]
    country, sea = mine[-1] // SPACES % LANDS, mine[-1] % SPACES
    if sea:
        put_ships(s, sea, seat, FRIGATE, -1)
    for kind in range(KINDS):
        s.reserve[seat * KINDS + kind] += s.troops[country * KINDS + kind]
        s.troops[country * KINDS + kind] = 0
    drop_posts(s, country, seat)
    s.owner[country] = -1
    if s.told is not None:
        s.told.append((tell.GIVEN_BACK, seat, country))


def colony_legal(s: Position) -> list[int]:
    """imperunde/setup/colony-wheel: every country of the wheel may come up; what is not admissible is spun again."""
    return [s.codes.spin + country for country in range(LANDS) if s.world.wheel[country]]


def colony_weights(s: Position) -> list[int]:
    """By the fields of the wheel."""
    return [fields for fields in s.world.wheel[:LANDS] if fields]


def colony_apply(s: Position, action: int) -> None:
    """imperunde/setup/reject-*: spin again, or equip."""
    country = s.codes.values[action][0]
    seat = s.active
    if country not in admissible(s, seat):
        if s.told is not None:
            s.told.append((tell.SPUN_AGAIN, country))
        return
    s.owner[country] = seat
    s.colonies = [*s.colonies, (seat * LANDS + country) * SPACES]
    value = s.world.value[country]
    add_posts(s, country, seat, value)  # imperunde/setup/colony-equipment-base
    put_troops(s, country, seat, FORT, value)
    put_troops(s, country, seat, INFANTRY, value)
    if s.told is not None:
        s.told.append((tell.COLONY, seat, country))
    s.colony = country
    s.steps.append(steps.EQUIP)


def equip_resume(s: Position) -> None:
    """Its owner chooses the rest."""
    s.to_act = s.active


def equip_legal(s: Position) -> list[int]:
    """imperunde/setup/colony-equipment-extra: armies worth 3, or a frigate in an open sea."""
    out = [s.codes.equip + pack for pack in range(len(_PACKS))]
    out += [s.codes.place[FRIGATE * SPACES + sea] for sea in open_seas(s, s.active, s.colony)]
    return out


def equip_apply(s: Position, action: int) -> None:
    """The colony is complete; the next player spins."""
    seat = s.active
    if s.codes.names[action] == "place":
        sea = s.codes.values[action][1]
        _place(s, seat, FRIGATE, sea)
        s.colonies = [*s.colonies[:-1], s.colonies[-1] + sea]
    else:
        pack = s.codes.values[action][0]
        for kind, number in _PACKS[pack]:
            put_troops(s, s.colony, seat, kind, number)
        if s.told is not None:
            s.told.append((tell.EQUIPPED, seat, pack, s.colony))
    s.colony = -1
    s.active = (seat + 1) % s.seats
    s.steps.pop()


def equip_why_not(s: Position, action: int) -> Refusal | None:
    """The frigate needs an open sea."""
    if s.codes.names[action] != "place":
        return None
    kind, sea = s.codes.values[action]
    if kind != FRIGATE:
        return Refusal("imperunde/setup/colony-equipment-extra")
    return None if sea in open_seas(s, s.active, s.colony) else Refusal("imperunde/setup/colony-frigate-sea")
