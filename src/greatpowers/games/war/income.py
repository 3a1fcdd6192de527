"""Income (war/production) and the purchase of diplomacy points. Step: BUY_DP."""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.core.sets import bits, members
from greatpowers.games.war import events as tell
from greatpowers.games.war import steps
from greatpowers.games.war.assignment import Assignment, assign
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.chits import value_of
from greatpowers.games.war.frames import Administration
from greatpowers.games.war.lands import controls_zone, count, regions_of, with_building
from greatpowers.games.war.pieces import CITY, FACTORY, MOST_SEATS, NATIVES, PORT, RAILROAD
from greatpowers.games.war.position import Position
from greatpowers.games.war.trade import counted_ports, trading_ports

REGION_INCOME: Final = 5  # war/production/region-base
NOT_WESTERNIZED: Final = -2  # war/production/region-not-westernized
ZONE_BONUS: Final = 1  # war/production/zone-bonus
CITY_INCOME: Final = 5  # war/production/city
PER_PORT: Final = 2  # war/production/port-per-port
MOST_OF_A_PORT: Final = 15  # war/production/port-cap
PER_RAILROAD_ITEM: Final = 3  # war/production/railroad
MOST_OF_A_RAILROAD: Final = 15  # war/production/railroad-cap
DP_PRICE: Final = 10  # war/production/dp-purchase


def collect(s: Position, seat: int) -> None:
    """A player's production and diplomacy points; a revolt does not matter (war/production/revolt-still-pays).

    war/ruling/revolt-income.
    """
    sheet = lines(s, seat)
    gained = count(s, seat, CITY) + 1  # war/production/dp-income
    s.pp[seat] += sum(sheet)
    s.dp[seat] += gained
    if s.events is not None:
        s.events += [(tell.INCOME, seat, line, amount) for line, amount in enumerate(sheet) if amount]
        s.events.append((tell.DP_GAINED, seat, gained))


def lines(s: Position, seat: int) -> list[int]:
    """The lines of the production sheet, as in events.INCOME_IDS; forts and schools yield nothing.

    war/production/fort-school-zero; war/production/resource-value; war/production/soi-income.
    war/invariant/income-monotone: no line ever falls when a city, a port or a resource is added.
    """
    regions = regions_of(s, seat)
    resources = developed(s, seat)
    return [
        sum([region_income(s, region) for region in regions]),
        ZONE_BONUS * sum([len(zone) for z, zone in enumerate(s.world.zone_regions) if controls_zone(s, seat, z)]),
        CITY_INCOME * count(s, seat, CITY),
        factories(s, seat, resources).total,
        port_income(s, seat, len(resources)),
        _railroads(s, seat, bits(resources)),
        sum([value_of(s.world, s.chit[region]) for region in resources]),
        _sphere_income(s, seat),
    ]


def _sphere_income(s: Position, seat: int) -> int:
    """A point for each sphere of influence in a native region (war/production/soi-income)."""
    own = s.spheres[seat::MOST_SEATS]
    if not any(own):
        return 0
    return sum([own[region] for region in range(REGIONS) if s.owner[region] == NATIVES])


def region_income(s: Position, region: int) -> int:
    """What a region yields by itself; the bonus of its zone is apart (war/production/zone-bonus-unwesternized)."""
    return REGION_INCOME + (NOT_WESTERNIZED if s.marker[region] else 0)


def developed(s: Position, seat: int) -> list[int]:
    """The regions of a player's developed resources."""
    return [region for region in regions_of(s, seat) if s.developed[region]]


# -- factories -----------------------------------------------------------------------------------------------


def factories(s: Position, seat: int, resources: list[int]) -> Assignment:
    """What the factories yield at best; they need as many cities (war/production/factory-city-limit)."""
    number = {resource: i for i, resource in enumerate(resources)}
    there, railroads = bits(resources), with_building(s, seat, RAILROAD)
    near: list[list[int]] = []
    for site in factory_sites(s, seat):
        near.append([number[resource] for resource in members(_supply_area(s, site, railroads) & there)])
    return assign(near, len(resources), count(s, seat, CITY))


def factory_sites(s: Position, seat: int) -> list[int]:
    """The regions of a player's factories."""
    return members(with_building(s, seat, FACTORY))


def _supply_area(s: Position, site: int, railroads: int) -> int:
    """The set of regions in which a resource counts as next to a factory (war/production/factory-adr).

    war/ruling/factory-adjacency; war/production/factory-adr-via-rr: one own railroad may lie between.
    """
    around = s.world.around
    area = around[site]
    for between in members(area & railroads & ~(1 << site)):
        area |= around[between]
    return area


# -- ports and railroads -------------------------------------------------------------------------------------


def port_income(s: Position, seat: int, resources: int) -> int:
    """What the ports yield at best, each with its share of factories and resources (war/production/port-item-once).

    war/production/port-per-factory; war/production/port-per-resource; war/ruling/best-assignment.
    All ports of a player begin with the same sum. Then every item adds 2 while there is room for 2, and 1 where only 1
    is left below the cap.
    """
    if not count(s, seat, PORT):
        return 0
    trading = len(trading_ports(s, seat))
    start = min(MOST_OF_A_PORT, PER_PORT * len(counted_ports(s, seat)))
    items = count(s, seat, FACTORY) + resources
    whole = trading * ((MOST_OF_A_PORT - start) // PER_PORT)
    halves = trading * ((MOST_OF_A_PORT - start) % PER_PORT)
    return trading * start + PER_PORT * min(items, whole) + min(max(items - whole, 0), halves)


def _railroads(s: Position, seat: int, resources: int) -> int:
    """What all railroads of a player yield."""
    sites = members(with_building(s, seat, RAILROAD))
    if not sites:
        return 0
    served = [resources, *[with_building(s, seat, building) for building in (CITY, FACTORY, PORT)]]
    return sum([_railroad_income(s.world.around[region], served) for region in sites])


def railroad_income(s: Position, seat: int, region: int) -> int:
    """+3 for everything of the owner's in and around it, whatever other railroads count (war/ruling/railroad-income).

    war/production/railroad-shared: several railroads may count the same.
    """
    served = [bits(developed(s, seat)), *[with_building(s, seat, building) for building in (CITY, FACTORY, PORT)]]
    return _railroad_income(s.world.around[region], served)


def _railroad_income(around: int, served: list[int]) -> int:
    items = sum([(around & places).bit_count() for places in served])
    return min(MOST_OF_A_RAILROAD, PER_RAILROAD_ITEM * items)


# -- diplomacy points ----------------------------------------------------------------------------------------


def begin_purchase(s: Position, seat: int) -> None:
    """A player may buy diplomacy points, after maintenance (war/production/dp-purchase-after-maintenance).

    war/ruling/dp-purchase-time: as a step of its own.
    """
    s.frames.append(Administration(seat, step=steps.BUY_DP))


def purchase_resume(s: Position, purchase: Administration) -> None:
    """Ask while one can be bought."""
    if why_not_buy(s, purchase) is None:
        s.to_act = purchase.player
    else:
        s.frames.pop()


def purchase_legal(s: Position, purchase: Administration, seat: int) -> list[int]:
    """Buy one, or enough."""
    return [s.codes.done, s.codes.buy_dp]


def purchase_apply(s: Position, purchase: Administration, seat: int, action: int) -> None:
    """10 PP for 1 DP."""
    if action == s.codes.done:
        s.frames.pop()
        return
    s.pp[seat] -= DP_PRICE
    s.dp[seat] += 1
    purchase.bought += 1
    if s.events is not None:
        s.events.append((tell.DP_BOUGHT, seat))


def purchase_why_not(s: Position, purchase: Administration, seat: int, action: int) -> Refusal | None:
    """At most one for each city."""
    return None if action == s.codes.done else why_not_buy(s, purchase)


def why_not_buy(s: Position, purchase: Administration) -> Refusal | None:
    """The rule against buying one more."""
    seat = purchase.player
    enough = purchase.bought >= count(s, seat, CITY) or s.pp[seat] < DP_PRICE
    return Refusal("war/production/dp-purchase") if enough else None
