"""What a player who buys wants to know: the purse, the pieces left in the supply, what each region still takes."""

from __future__ import annotations

from typing import TypedDict

from greatpowers.core.rows import added
from greatpowers.games.war import construction, income, maintenance, orders, sites, starting_forces, steps
from greatpowers.games.war.board import AREA_IDS
from greatpowers.games.war.forces import at
from greatpowers.games.war.frames import Administration, Correction, Orders, Queue
from greatpowers.games.war.lands import regions_of
from greatpowers.games.war.pieces import COST, ENGINEER, PIECE_IDS, PIECES, UNITS
from greatpowers.games.war.position import Position


class SiteFigures(TypedDict):
    """A region: how many units of each kind could still be built there, its free engineers and building slots."""

    units: dict[str, int]
    engineers: int
    slots: int


class PurchaseFigures(TypedDict):
    """A player's purchases. What a secret order holds already is counted as bought.

    `supply`: units left in the box, missing where their number is not limited; `most`: in set-up, how many pieces of
    each kind could still be bought; `sites`: own regions during construction; `income`, `maintenance`: of the next
    production phase if nothing else changed.
    """

    seat: int
    pp: int
    dp: int
    prices: dict[str, int]
    supply: dict[str, int]
    most: dict[str, int]
    sites: dict[str, SiteFigures]
    income: int
    maintenance: int


def purchases(s: Position, viewer: int | None) -> PurchaseFigures | None:
    """Those of the player who buys now; of all who fill in secret orders, the viewer's own."""
    seat = _buyer(s, viewer)
    if seat is None:
        return None
    plan = _plan(s, seat)
    regions = regions_of(plan, seat) if s.phase and _builds(s) else []
    return {
        "seat": seat,
        "pp": plan.pp[seat],
        "dp": plan.dp[seat],
        "prices": dict(zip(PIECE_IDS, COST, strict=True)),
        "supply": {} if s.house.unlimited_pieces else _supply(plan, seat),
        "most": {} if s.phase else _most(plan, seat),
        "sites": {AREA_IDS[region]: _site(plan, seat, region) for region in regions},
        "income": sum(income.lines(plan, seat)),
        "maintenance": maintenance.cost(plan, seat),
    }


def _buyer(s: Position, viewer: int | None) -> int | None:
    frame = s.frames[-1]
    if isinstance(frame, Administration):
        return frame.player
    if isinstance(frame, Queue) and frame.step in (steps.PURCHASE, steps.PLACEMENT):
        return frame.queue[0]
    if isinstance(frame, Correction):
        return frame.player
    return viewer


def _builds(s: Position) -> bool:
    """Whether there is construction now."""
    frame = s.frames[-1]
    return isinstance(frame, (Orders, Correction)) or frame.step == steps.CONSTRUCT


def _plan(s: Position, seat: int) -> Position:
    """The position once the player's own secret order, if there is one, has been carried out."""
    frame = s.frames[-1]
    return orders.planned(s, frame, seat) if isinstance(frame, Orders) else s


def _supply(s: Position, seat: int) -> dict[str, int]:
    """war/ruling/force-pool: those in the bag are waiting to be placed."""
    out = [s.forces[seat * UNITS + unit] + s.bag[seat * PIECES + unit] for unit in range(UNITS)]
    return {PIECE_IDS[unit]: construction.stock(s, unit) - number for unit, number in enumerate(out)}


def _most(s: Position, seat: int) -> dict[str, int]:
    """Try it: buildings bought before take up places that nobody has chosen yet (war/setup/building-limits-stay)."""
    most: dict[str, int] = {}
    for piece in range(PIECES):
        trial = s.clone()
        number = 0
        while starting_forces.may_buy(trial, seat, piece):
            trial.pp[seat] -= COST[piece]
            trial.bag = added(trial.bag, seat * PIECES + piece, 1)
            number += 1
        most[PIECE_IDS[piece]] = number
    return most


def _site(s: Position, seat: int, region: int) -> SiteFigures:
    units = {PIECE_IDS[unit]: construction.room_for(s, seat, region, unit) for unit in range(UNITS)}
    return {
        "units": {kind: number for kind, number in units.items() if number},
        "engineers": s.troops[at(region, seat) + ENGINEER] - s.engineers_used[region],
        "slots": max(0, sites.slots(s, seat, region)),
    }
