"""Set-up (war/setup): regions by alternating choice, a starting grant, then starting_forces.py.

Steps: SETUP (no decision), PICK.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greatpowers.core.game import CHANCE, Refusal
from greatpowers.games.war import events as tell
from greatpowers.games.war import local_powers as powers
from greatpowers.games.war import lots, orders, regions, steps, turn, victory_cards
from greatpowers.games.war.board import (
    NATIVE_IDS,
    NATIVE_RATING,
    NATIVE_STRENGTH,
    REGIONS,
)
from greatpowers.games.war.chits import CHITS, FIRST_CHIT, START_DOT
from greatpowers.games.war.forces import put
from greatpowers.games.war.frames import Picks, Queue, SetUp
from greatpowers.games.war.lands import set_owner
from greatpowers.games.war.pieces import (
    INFANTRY,
    MARKERS,
    NATIVES,
    marker,
)
from greatpowers.games.war.position import Position

# The Game Setup Table, by number of players (war/setup/region-count, war/setup/starting-pp-dp).
STARTING_REGIONS: Final[list[int]] = [0, 0, 10, 8, 6, 5, 4, 3, 3]
STARTING_PP: Final[list[int]] = [0, 0, 400, 300, 250, 220, 200, 200, 180]
STARTING_DP: Final[list[int]] = [0, 0, 3, 2, 2, 2, 1, 1, 1]


def begin(s: Position) -> None:
    """Two containers, and an order of play drawn by lot (war/setup/containers, war/setup/order-random)."""
    pool = [0] * MARKERS
    for kind in range(len(NATIVE_IDS)):
        pool[marker(NATIVE_STRENGTH[kind], NATIVE_RATING[kind])] = s.world.native_count[kind]
    s.marker_pool = pool
    s.chit_pool = [0] * FIRST_CHIT + s.world.resource_count
    assert len(s.chit_pool) == CHITS
    s.frames = [SetUp()]
    lots.draw(s, range(s.seats))
    s.to_act = CHANCE


def resume(s: Position, setup: SetUp) -> None:
    """One stage after another."""
    stage = setup.stage
    setup.stage = stage + 1
    _STAGES[stage](s)


def _choose_regions(s: Position) -> None:
    """In order, again and again, everybody picks one (war/setup/alternate-picks), or all are dealt.

    war/ruling/draft-order: the order is never reversed.
    """
    queue = s.order * STARTING_REGIONS[s.seats]
    step = steps.DEAL_REGIONS if s.house.random_regions else steps.PICK
    s.frames.append(Picks(queue, step))


def _settle(s: Position) -> None:
    """Every starting region has an infantry and a dot (war/setup/pick-infantry, war/setup/start-regions-dot).

    war/opt/random-regions/infantry: regions that were dealt too, after the exchanges.
    war/setup/start-regions-westernized, war/ruling/start-regions: there is no native marker, and the dot is not out of
    the bag.
    """
    s.chit = s.chit[:]
    for region in range(REGIONS):
        seat = s.owner[region]
        if seat != NATIVES:
            put(s, region, seat, INFANTRY)
            s.chit[region] = START_DOT


def _grant(s: Position) -> None:
    """The starting grant is all the income there is (war/setup/no-table-income)."""
    s.pp = [STARTING_PP[s.seats]] * s.seats
    s.dp = [STARTING_DP[s.seats]] * s.seats


def _begin_purchases(s: Position) -> None:
    if s.house.simultaneous:
        orders.begin(s)  # war/opt/simul/hidden-orders
    else:
        s.frames.append(Queue(list(s.order), steps.PURCHASE))


def _swap(s: Position) -> None:
    if s.house.random_regions:
        regions.begin_swaps(s)


def _name_homes(s: Position) -> None:
    if s.house.home_country:
        regions.begin_homes(s)


def _deal_cards(s: Position) -> None:
    if s.house.victory_cards:
        victory_cards.begin(s)


def _found_local_powers(s: Position) -> None:
    if s.house.historical:
        powers.begin(s)


def _endow(s: Position) -> None:
    if s.house.historical:
        powers.begin_endowment(s)


def _begin_placement(s: Position) -> None:
    """When all have bought (war/ruling/setup-placement)."""
    s.frames.append(Queue(list(s.order), steps.PLACEMENT))


def _finish(s: Position) -> None:
    s.frames.pop()
    turn.first(s)


_STAGES: Final[list[Callable[[Position], None]]] = [
    _choose_regions,
    _swap,
    _settle,
    _name_homes,
    _deal_cards,
    _found_local_powers,
    _grant,
    _endow,
    _begin_purchases,
    _begin_placement,
    _finish,
]


# -- picking regions -----------------------------------------------------------------------------------------


def pick_resume(s: Position, picks: Picks) -> None:
    """The next one picks."""
    if picks.queue:
        s.to_act = picks.queue[0]
    else:
        s.frames.pop()


def pick_legal(s: Position, picks: Picks, seat: int) -> list[int]:
    """Every region that is free (war/setup/pick-free-only)."""
    free = [region for region in range(REGIONS) if s.owner[region] == NATIVES]
    if not s.house.historical:
        return [s.codes.pick + region for region in free]
    actions = [s.codes.pick + region for region in free if powers.may_pick(s, picks, seat, region)]
    if powers.may_draw(s, picks, seat):
        actions.append(s.codes.draw)
    return actions


def pick_apply(s: Position, picks: Picks, seat: int, action: int) -> None:
    """The region is theirs, or is drawn (war/opt/hist/setup-draw)."""
    if action == s.codes.draw:
        s.frames.append(Picks([picks.queue.pop(0)], steps.DEAL_REGIONS))
        return
    claim(s, picks.queue.pop(0), action - s.codes.pick)


def pick_why_not(s: Position, picks: Picks, seat: int, action: int) -> Refusal | None:
    """Only free regions; with the pseudo-historical rules not all of them."""
    if action == s.codes.draw:
        return powers.why_not_draw(s, picks, seat)
    region = action - s.codes.pick
    if s.owner[region] != NATIVES:
        return Refusal("war/setup/pick-free-only")
    return powers.why_not_pick(s, picks, seat, region) if s.house.historical else None


def claim(s: Position, seat: int, region: int) -> None:
    """A player starts with this region."""
    set_owner(s, region, seat)
    if s.events is not None:
        s.events.append((tell.PICKED, seat, region))
