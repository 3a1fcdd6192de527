"""Events by the wheels: six on land, three at sea (imperunde/events/*, imperunde/event/*)."""

from __future__ import annotations

from greatpowers.core.game import CHANCE, Refusal
from greatpowers.games.imperunde import battle, budget, clearing, movement, routes, steps, weather, windows
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.pieces import ARMIES, BOARD, CALM, FAMINE, INFANTRY, KINDS, STORM
from greatpowers.games.imperunde.position import (
    Position,
    fleet,
    free_if_empty,
    is_colony,
    lying,
    order_of_play,
    put_troops,
    replaced,
)
from greatpowers.games.imperunde.world import LAND_EVENT_IDS, LANDS, SPACES

LAND_EVENTS: int = BOARD.tables["land_events_a_round"]
SEA_EVENTS: int = BOARD.tables["sea_events_a_round"]
VOLUNTEERS, TRADE, FAMINE_EVENT, EPIDEMIC, UNREST, UPRISING = range(6)
STORM_EVENT, CALM_EVENT, WINDS, PIRATES_EVENT = range(6, 10)
FIRST_SEA_EVENT = len(LAND_EVENT_IDS)


def begin(s: Position) -> None:
    """imperunde/events/remove-discs: all discs go; the wheels turn."""
    s.disc = [0] * SPACES
    s.plunder = []
    s.land_events = 0
    s.sea_events = 0
    s.visited = []
    s.event_at = -1
    s.steps.append(steps.EVENTS)


def resume(s: Position) -> None:
    """Six land events, then three sea events, each carried out before the next (imperunde/events/immediate)."""
    if s.sea_events == SEA_EVENTS and s.event_at < 0:
        s.visited = []
        s.steps.pop()
    else:
        s.to_act = CHANCE


def _wheel(s: Position) -> range:
    return range(LANDS) if s.land_events < LAND_EVENTS else range(LANDS, SPACES)


def legal(s: Position) -> list[int]:
    """A space first, then what happens there."""
    if s.event_at < 0:
        return [s.codes.spin + space for space in _wheel(s) if s.world.wheel[space]]
    first = 0 if s.event_at < LANDS else FIRST_SEA_EVENT
    return [s.codes.event + first + i for i, fields in enumerate(_fields(s)) if fields]


def _fields(s: Position) -> list[int]:
    return s.world.land_event_wheel if s.event_at < LANDS else s.world.sea_event_wheel


def weights(s: Position) -> list[int]:
    """By the fields of the wheels (imperunde/ruling/event-odds)."""
    if s.event_at < 0:
        return [s.world.wheel[space] for space in _wheel(s) if s.world.wheel[space]]
    return [fields for fields in _fields(s) if fields]


def apply(s: Position, action: int) -> None:
    """The wheel has stopped."""
    value = s.codes.values[action][0]
    if s.event_at >= 0:
        _happen(s, value)
    elif value in s.home or value in s.visited:  # imperunde/events/home-respin, imperunde/events/one-per-space
        if s.told is not None:
            s.told.append((tell.SPUN_AGAIN, value))
    else:
        s.event_at = value


def _happen(s: Position, event: int) -> None:
    space = s.event_at
    s.event_at = -1
    s.visited = [*s.visited, space]
    if s.told is not None:
        s.told.append((tell.EVENT_DRAWN, event, space))
    if space < LANDS:
        s.land_events += 1
    else:
        s.sea_events += 1
    windows.open_window(s, windows.BETWEEN)  # after the event: what it pushes comes on top
    if space >= LANDS:
        _at_sea(s, event, space)
    elif is_colony(s, space):
        _on_land(s, event, space)


def _on_land(s: Position, event: int, country: int) -> None:
    owner, value = s.owner[country], s.world.value[country]
    if event == VOLUNTEERS:
        number = min(value, s.reserve[owner * KINDS + INFANTRY])  # imperunde/ruling/volunteers-reserve
        put_troops(s, country, owner, INFANTRY, number)
        if s.told is not None:
            s.told.append((tell.VOLUNTEERS, owner, number, country))
    elif event == TRADE:
        budget.earn(s, owner, value)
        if s.told is not None:
            s.told.append((tell.EARNED, owner, value, country))
    elif event == FAMINE_EVENT:
        s.disc = replaced(s.disc, country, s.disc[country] | FAMINE)
    elif event == EPIDEMIC:
        s.queue = [kind for kind in ARMIES for _ in range(s.troops[country * KINDS + kind])]
        s.storm_at = country
        s.steps.append(steps.EPIDEMIC)
    else:
        battle.rebel(s, country, value if event == UNREST else 2 * value)


def _at_sea(s: Position, event: int, sea: int) -> None:
    if event == STORM_EVENT:
        s.disc = replaced(s.disc, sea, s.disc[sea] | STORM)
        weather.strike(s, sea)
    elif event == CALM_EVENT:
        s.disc = replaced(s.disc, sea, s.disc[sea] | CALM)
    elif event == PIRATES_EVENT:
        clearing.pirates_come(s, sea, s.world.value[sea])
    else:
        s.winds_at = sea
        s.turn = 0
        s.steps.append(steps.WINDS)


# -- epidemic ------------------------------------------------------------------------------------------------


def epidemic_resume(s: Position) -> None:
    """A die for each army; posts and forts are spared (imperunde/event/epidemic-spares)."""
    if s.queue:
        s.to_act = CHANCE
        return
    s.steps.pop()
    country = s.storm_at
    s.storm_at = -1
    if free_if_empty(s, country) and s.told is not None:
        s.told.append((tell.FREED, country))


def epidemic_apply(s: Position, action: int) -> None:
    """Odd: the army is lost."""
    kind = s.queue.pop(0)
    if s.codes.values[action][0] % 2:
        country = s.storm_at
        owner = s.owner[country]
        s.troops[country * KINDS + kind] -= 1
        s.reserve[owner * KINDS + kind] += 1
        if s.told is not None:
            s.told.append((tell.LOST, owner, kind, country))


# -- favourable winds ----------------------------------------------------------------------------------------


def winds_resume(s: Position) -> None:
    """imperunde/ruling/winds-order: owners in order of play; each ship there may make one move or land."""
    order = order_of_play(s)
    while s.turn < s.seats:
        seat = order[s.turn]
        if s.mover != seat:
            if not any(s.ships[fleet(s.winds_at, seat) : fleet(s.winds_at, seat) + KINDS]):
                s.turn += 1
                continue
            _hoist(s, seat)
        if routes.moves(s, seat):
            s.to_act = seat
            return
        _furl(s)
    s.winds_at = -1
    s.steps.pop()


def _hoist(s: Position, seat: int) -> None:
    """One move for each of his ships there, except captured ones (imperunde/ruling/captured-other-phases)."""
    s.mover = seat
    s.one = [0] * (SPACES * KINDS)
    s.two = [0] * (SPACES * KINDS)
    s.afloat = 1 << (s.winds_at - LANDS)
    at = fleet(s.winds_at, seat)
    for kind in range(KINDS):
        s.one[s.winds_at * KINDS + kind] = s.ships[at + kind] - s.laid.count(lying(s.winds_at, seat, kind))


def _furl(s: Position) -> None:
    movement.stop(s)
    s.turn += 1


def winds_legal(s: Position) -> list[int]:
    """Move, or let the wind go by (imperunde/event/winds-lapse)."""
    return [s.codes.done, *routes.moves(s, s.to_act)]


def winds_apply(s: Position, action: int) -> None:
    """One step, or done."""
    if action == s.codes.done:
        _furl(s)
    else:
        movement.step(s, s.mover, s.codes.names[action], s.codes.values[action])


def winds_why_not(s: Position, action: int) -> Refusal | None:
    """As in phase 6, but one move of each ship in this sea only."""
    if action == s.codes.done:
        return None
    mover, start, _ = s.codes.values[action]
    if not routes.can_move(s, mover, start):
        return Refusal("imperunde/event/winds-move")
    return movement.why_not(s, action)
