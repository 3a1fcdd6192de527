"""How far the mover's units and fleets can go in this phase, in any number of steps, and by which actions.

Units march one border at a time and fleets sail from sea to sea; here is what these actions add up to. The steps from
one place form a tree: the way to a goal is the way to the place before it and one more step. All of it follows from
what lies open, and nothing here decides anything: the chapters on movement still judge every single action.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from greatpowers.core.sets import members
from greatpowers.games.war import borders, fleets, groups, interception, landing, sailing, war_and_peace
from greatpowers.games.war.actions import ALWAYS
from greatpowers.games.war.board import REGIONS, STRAIT_REGION
from greatpowers.games.war.ceding import DEAREST_FIRST
from greatpowers.games.war.fleets import fleets_in, has_fleet
from greatpowers.games.war.forces import brigades
from greatpowers.games.war.markers import strength
from greatpowers.games.war.pieces import BRIGADE_KINDS, CAPACITY, FLEETS, KINDS, MOST_SEATS, MOVERS, PORTAGE
from greatpowers.games.war.position import Position

# What waits at a goal, besides what borders.py says of regions.
ABOARD: Final = 5  # an own fleet with room
SEA: Final = 6
ENEMY_SEA: Final = 7  # fleets of an enemy


class Step:
    """The last step of a way: from where, by which actions, the movement points left, and what waits there.

    `escort`: only after a brigade has entered. `asked`: who may stop it, at a strait or with fleets. `room`: free
    portage points of the fleet that takes the unit aboard.
    """

    __slots__ = ("actions", "area", "asked", "escort", "left", "room", "via", "what")

    def __init__(self, area: int, via: int, actions: list[int], left: int, what: int) -> None:
        self.area = area
        self.via = via
        self.actions = actions
        self.left = left
        self.what = what
        self.escort = False
        self.asked: list[int] = []
        self.room = 0


class _Frontier:
    """Steps that wait to be looked at: those with the most points left first, then those past the fewest natives."""

    def __init__(self, start: int) -> None:
        self.reached: set[int] = {start}
        self.found: list[Step] = []
        self._steps: list[Step] = []
        self._order: list[tuple[int, int, int, int]] = []

    def offer(self, step: Step, natives: int, length: int) -> None:
        """A step to a place that may have been reached before."""
        if step.area not in self.reached:
            met = natives + (step.what == borders.NATIVE)
            heappush(self._order, (-step.left, met, length, len(self._steps)))
            self._steps.append(step)

    def next(self) -> tuple[Step, int, int] | None:
        """The best step to a new place, the natives met on its way and its length; None: there is no other place."""
        while self._order:
            _, natives, length, number = heappop(self._order)
            step = self._steps[number]
            if step.area not in self.reached:
                self.reached.add(step.area)
                self.found.append(step)
                return step, natives, length
        return None


# -- on land -------------------------------------------------------------------------------------------------


def movers_in(s: Position, region: int) -> list[int]:
    """The mover's units that may still move, each kind once for its points."""
    first = region * MOVERS
    return [mover for mover in range(MOVERS) if s.ready[first + mover]]


def spare_brigades(s: Position, seat: int, region: int) -> int:
    """How many brigades may leave (war/move/keep-one-brigade, war/natives/revolt-exit-limit)."""
    return max(0, brigades(s, region, seat) - _brigades_to_stay(s, seat, region))


def _brigades_to_stay(s: Position, seat: int, region: int) -> int:
    if s.owner[region] != seat:
        return 0
    return max(1, strength(s, region)) if s.revolt[region] else 1


def marches(s: Position, seat: int, mover: int, start: int) -> list[Step]:
    """Everywhere that such a unit can go from here, the nearest first: on land, and aboard fleets on its way."""
    points, kind = mover // KINDS, mover % KINDS
    frontier = _Frontier(start)
    if kind >= BRIGADE_KINDS or spare_brigades(s, seat, start):
        for step in _departures(s, seat, kind, start, points):
            frontier.offer(step, 0, 1)
    while (reached := frontier.next()) is not None:
        before, natives, length = reached
        if _may_pass(s, seat, kind, before):
            for step in _departures(s, seat, kind, before.area, before.left):
                frontier.offer(step, natives, length + 1)
    return frontier.found


def _may_pass(s: Position, seat: int, kind: int, step: Step) -> bool:
    """Whether a unit may leave the region that it has entered; a brigade only if others hold it."""
    if step.area >= REGIONS or step.escort or not borders.goes_on(kind, step.what):
        return False
    return kind >= BRIGADE_KINDS or brigades(s, step.area, seat) >= _brigades_to_stay(s, seat, step.area)


def _departures(s: Position, seat: int, kind: int, region: int, points: int) -> list[Step]:
    """All that a unit with so many points can enter from a region."""
    left = points - borders.cost_to_leave(s, seat, region)
    if left < 0:
        return []
    mover = points * KINDS + kind
    out: list[Step] = []
    for to in s.world.regions_near[region]:
        what = borders.standing(s, seat, to)
        if what != borders.CLOSED:
            step = Step(to, region, [s.codes.march[(mover * REGIONS + region) * REGIONS + to]], left, what)
            step.escort = not borders.entrants(s, seat, to) >> kind & 1
            out.append(step)
    for sea in s.world.seas_near[region]:
        fleet = fleet_for(s, seat, sea, kind)
        if fleet >= 0:
            board = s.codes.board[mover * REGIONS + region]
            step = Step(sea, region, [s.codes.fleet + fleet, board, s.codes.done], left, ABOARD)
            step.room = fleets.room(s, seat, fleet)
            out.append(step)
    return out


def fleet_for(s: Position, seat: int, sea: int, kind: int) -> int:
    """The fullest fleet in a sea area that has room for a unit of this kind, or -1."""
    best, least = -1, CAPACITY + 1
    for fleet in groups.distinct(s, seat, fleets_in(s, seat, sea)):
        room = fleets.room(s, seat, fleet)
        if PORTAGE[kind] <= room < least:
            best, least = fleet, room
    return best


# -- at sea --------------------------------------------------------------------------------------------------


def fleet_groups(s: Position, seat: int, sea: int) -> list[list[int]]:
    """Groups that the mover may want to take in hand: all fleets there that can sail, and each by itself."""
    able = [fleet for fleet in fleets_in(s, seat, sea) if s.sailing_points[fleet]]
    singly = [[fleet] for fleet in groups.distinct(s, seat, able)]
    return [able, *singly] if len(able) > 1 else singly


def voyages(s: Position, seat: int, group: int) -> list[Step]:
    """Everywhere that a group of the mover's fleets can sail or land, the nearest first."""
    first = members(group)[0]
    start = s.fleet_at[seat * FLEETS + first]
    points = min([s.sailing_points[fleet] for fleet in members(group)])
    frontier = _Frontier(start)
    for step in _passages(s, seat, group, start, points):
        frontier.offer(step, 0, 1)
    while (reached := frontier.next()) is not None:
        before, natives, length = reached
        if before.area >= REGIONS:
            for step in _passages(s, seat, group, before.area, before.left):
                frontier.offer(step, natives, length + 1)
    return frontier.found


def _passages(s: Position, seat: int, group: int, sea: int, points: int) -> list[Step]:
    """Where a group with so many points can sail from a sea area, and where it can land."""
    if not points:
        return []
    enemies = _enemies_in(s, seat, sea)
    out: list[Step] = []
    for target in sailing.open_seas(s, seat, sea):
        what = ENEMY_SEA if _enemies_in(s, seat, target) else SEA
        step = Step(target, sea, [s.codes.sail + target], points - 1, what)
        step.asked = _strait_owner(s, seat, sea, target) + enemies
        out.append(step)
    for region in landing.shores(s, seat, group, sea):
        step = Step(region, sea, [s.codes.land[region]], points - 1, borders.standing(s, seat, region))
        step.asked = enemies
        out.append(step)
    return out


def _enemies_in(s: Position, seat: int, sea: int) -> list[int]:
    """Who may intercept there (war/naval/intercept-in-departure-area)."""
    return [other for other in range(s.seats) if war_and_peace.may_attack(s, other, seat) and has_fleet(s, other, sea)]


def _strait_owner(s: Position, seat: int, sea: int, target: int) -> list[int]:
    """Who has to give permission for a passage (war/board/dardanelles-permission, war/opt/suez/passage)."""
    strait = interception.strait_between(sea, target)
    owner = s.owner[STRAIT_REGION[strait]] if strait >= 0 else seat
    return [] if owner == seat or s.passage[owner * MOST_SEATS + seat] == ALWAYS else [owner]


# -- everything at once --------------------------------------------------------------------------------------


def everybody(s: Position) -> list[int]:
    """The actions that take aboard all that find room, or land all that may, the most expensive units first."""
    trial = s.clone()
    out: list[int] = []
    while trial.frames[-1].step == s.frames[-1].step and (action := _next_unit(trial)) >= 0:
        out.append(action)
        trial.apply(action)
    return out


def _next_unit(s: Position) -> int:
    """The next of them, or -1."""
    choices = [action for action in s.legal() if s.codes.names[action] in ("board", "ashore", "put_ashore")]
    return min(choices, key=lambda action: _rank(s, action)) if choices else -1


def _rank(s: Position, action: int) -> int:
    """Brigades before parties, because parties need an escort; then by price."""
    kind = s.codes.values[action][-1 if s.codes.names[action] == "put_ashore" else 0] % KINDS
    return DEAREST_FIRST.index(kind) + (KINDS if kind >= BRIGADE_KINDS else 0)
