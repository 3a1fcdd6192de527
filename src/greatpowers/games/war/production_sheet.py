"""The production sheet: where each point of a player's income comes from (war/production, see income.lines)."""

from __future__ import annotations

from typing import TypedDict

from greatpowers.games.war import income
from greatpowers.games.war.assignment import BASE, BONUS
from greatpowers.games.war.board import AREA_IDS, REGIONS, ZONE_IDS
from greatpowers.games.war.chits import value_of
from greatpowers.games.war.events import INCOME_IDS
from greatpowers.games.war.lands import controls_zone, count, has, regions_of
from greatpowers.games.war.pieces import BUILDING_IDS, CITY, FACTORY, MOST_SEATS, NATIVES, PORT, RAILROAD
from greatpowers.games.war.position import Position
from greatpowers.games.war.trade import counted_ports, trading_ports

Source = list[str | int]  # where points come from: a region, of the bonus for zones a zone; and how many


class FactoryFigures(TypedDict):
    """A factory: what it yields, and the regions of the resources that serve it; `near` ones bring 2, others 1."""

    region: str
    amount: int
    near: list[str]
    others: list[str]


class PortFigures(TypedDict):
    """A port: what it yields, from how many ports in the game and from how many factories and resources.

    `blockaded`: there are ports to trade with, but enemy fleets close every way to them.
    """

    region: str
    amount: int
    ports: int
    items: int
    blockaded: bool


class RailroadFigures(TypedDict):
    """A railroad: what it yields, and what it serves: a region and a building or resource there."""

    region: str
    amount: int
    serves: list[list[str]]


def sources(
    s: Position,
    seat: int,
    factories: list[FactoryFigures],
    ports: list[PortFigures],
    railroads: list[RailroadFigures],
) -> dict[str, list[Source]]:
    """Where each point of the production sheet comes from, in the order of its lines (see income.lines)."""
    own = regions_of(s, seat)
    zones = [zone for zone in range(len(ZONE_IDS)) if controls_zone(s, seat, zone)]
    foreign = [region for region in range(REGIONS) if s.owner[region] == NATIVES]
    spheres = [(region, s.spheres[region * MOST_SEATS + seat]) for region in foreign]
    lines: list[list[Source]] = [
        [[AREA_IDS[region], income.region_income(s, region)] for region in own],
        [[ZONE_IDS[zone], income.ZONE_BONUS * len(s.world.zone_regions[zone])] for zone in zones],
        [[AREA_IDS[region], income.CITY_INCOME] for region in own if has(s, region, CITY)],
        [[factory["region"], factory["amount"]] for factory in factories],
        [[port["region"], port["amount"]] for port in ports],
        [[railroad["region"], railroad["amount"]] for railroad in railroads],
        [[AREA_IDS[region], value_of(s.world, s.chit[region])] for region in income.developed(s, seat)],
        [[AREA_IDS[region], number] for region, number in spheres if number],
    ]
    return dict(zip(INCOME_IDS, lines, strict=True))


def factories(s: Position, seat: int) -> list[FactoryFigures]:
    """Which resource serves which factory (war/ruling/best-assignment); those without a city yield nothing.

    Resources that serve no factory next to them go wherever there is room (war/production/factory-ndr).
    """
    resources = income.developed(s, seat)
    assignment = income.factories(s, seat, resources)
    left = [region for region, factory in zip(resources, assignment.serves, strict=True) if factory < 0]
    out: list[FactoryFigures] = []
    for factory, site in enumerate(income.factory_sites(s, seat)):
        figures: FactoryFigures = {"region": AREA_IDS[site], "amount": 0, "near": [], "others": []}
        if factory in assignment.producing:
            near = [region for region, to in zip(resources, assignment.serves, strict=True) if to == factory]
            room = BONUS - 2 * len(near)
            figures["near"] = [AREA_IDS[region] for region in near]
            figures["others"] = [AREA_IDS[region] for region in left[:room]]
            figures["amount"] = BASE + 2 * len(near) + len(left[:room])
            left = left[room:]
        out.append(figures)
    return out


def ports(s: Position, seat: int) -> list[PortFigures]:
    """What each port yields, as in income.port_income; one that is cut off yields nothing (war/blockade/per-port).

    Factories and resources are shared out port by port; what is left of them fills single points below the cap.
    """
    trading, ports = trading_ports(s, seat), len(counted_ports(s, seat))
    start = min(income.MOST_OF_A_PORT, income.PER_PORT * ports)
    items = count(s, seat, FACTORY) + len(income.developed(s, seat))
    room, odd = divmod(income.MOST_OF_A_PORT - start, income.PER_PORT)
    spare = max(items - room * len(trading), 0)
    out: list[PortFigures] = []
    for port in (region for region in regions_of(s, seat) if has(s, region, PORT)):
        shut = port not in trading
        served = 0 if shut else min(items, room)
        half = int(not shut and odd > 0 and spare > 0)  # of an item only one point fits below the cap
        items -= served
        spare -= half
        out.append(
            {
                "region": AREA_IDS[port],
                "amount": 0 if shut else start + income.PER_PORT * served + half,
                "ports": ports,
                "items": served + half,
                "blockaded": shut and ports > 1,
            }
        )
    return out


def railroads(s: Position, seat: int) -> list[RailroadFigures]:
    """What each railroad yields, and what it counts."""
    out: list[RailroadFigures] = []
    for region in (region for region in regions_of(s, seat) if has(s, region, RAILROAD)):
        served = [[AREA_IDS[place], thing] for place, thing in _railroad_items(s, seat, region)]
        out.append(
            {
                "region": AREA_IDS[region],
                "amount": income.railroad_income(s, seat, region),
                "serves": served,
            }
        )
    return out


def _railroad_items(s: Position, seat: int, region: int) -> list[tuple[int, str]]:
    """What income.railroad_income counts (war/production/railroad)."""
    items: list[tuple[int, str]] = []
    for near in (region, *s.world.regions_near[region]):
        if s.owner[near] == seat:
            items += [(near, BUILDING_IDS[thing]) for thing in (CITY, FACTORY, PORT) if has(s, near, thing)]
            if s.developed[near]:
                items.append((near, "resource"))
    return items
