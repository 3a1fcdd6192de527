"""Numbers that a seat could work out from its view: production sheets, victory points, how a battle stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from greatpowers.core.game import Standing, View
from greatpowers.games.war import income, maintenance, outlook, steps, victory, victory_cards
from greatpowers.games.war.assignment import BASE, BONUS
from greatpowers.games.war.board import AREA_IDS, REGIONS, ZONE_IDS
from greatpowers.games.war.cards import CARD_POINTS
from greatpowers.games.war.chits import value_of
from greatpowers.games.war.events import INCOME_IDS
from greatpowers.games.war.frames import LandBattle
from greatpowers.games.war.lands import controls_zone, count, has, regions_of
from greatpowers.games.war.pieces import CITY, FACTORY, FLEET, MOST_SEATS, NATIVES, PORT, RAILROAD, UNITS
from greatpowers.games.war.position import Position
from greatpowers.games.war.trade import counted_ports, trading_ports

# Lines of the Victory Point Table, as in victory.open_lines.
POINT_IDS: Final[list[str]] = [
    "regions", "zones", "buildings", "sets", "resources", "units", "spheres", "dp", "pp",
]  # fmt: skip

Source = list[str | int]  # where points come from: a region, of the bonus for zones a zone; and how many


class FactoryFigures(TypedDict):
    """A factory: what it yields, and the regions of the resources that serve it; `near` ones bring 2, others 1."""

    region: str
    amount: int
    near: list[str]
    others: list[str]


class PlayerFigures(TypedDict):
    """Of a player: the next production phase if nothing changed, and victory points by line.

    `left`: production points after income and maintenance; below 0, units would have to go.
    """

    income: dict[str, int]
    total: int
    sources: dict[str, list[Source]]
    factories: list[FactoryFigures]
    maintenance: int
    left: int
    dp: int
    points: dict[str, int]


class BattleFigures(TypedDict):
    """A battle before its next round: how likely each side is to win, in percent, if both fight to the end."""

    region: str
    attacker: int
    defender: int


class ZoneFigures(TypedDict):
    """A global zone: how many regions it has, and how many of them each player controls, by seat."""

    regions: int
    held: list[int]


class CardFigures(TypedDict):
    """The viewer's own hidden victory card: what it is worth, and whether its condition holds now."""

    worth: int
    holds: bool


class EndFigures(TypedDict):
    """How near the end is: regions left to the natives, the fewest regions of a player, turns left before a limit."""

    native_regions: int
    fewest_regions: int
    turns_left: int | None


class Figures(TypedDict):
    """All figures."""

    players: list[PlayerFigures]
    battle: BattleFigures | None
    zones: dict[str, ZoneFigures]
    card: CardFigures | None
    end: EndFigures


def figures(s: Position, viewer: int | None) -> View:
    """Players by seat, and the battle that is on; only a hidden victory card is not for everybody."""
    out: Figures = {
        "players": [_player(s, seat, viewer) for seat in range(s.seats)],
        "battle": _battle(s),
        "zones": {ZONE_IDS[zone]: _zone(s, regions) for zone, regions in enumerate(s.world.zone_regions)},
        "card": None if viewer is None else _card(s, viewer),
        "end": _end(s),
    }
    return dict(out)


def _player(s: Position, seat: int, viewer: int | None) -> PlayerFigures:
    factories = _factories(s, seat)
    sources = _sources(s, seat, factories)
    lines = {line: sum(int(amount) for _, amount in found) for line, found in sources.items()}
    total, due = sum(lines.values()), maintenance.cost(s, seat)
    return {
        "income": lines,
        "total": total,
        "sources": sources,
        "factories": factories,
        "maintenance": due,
        "left": s.pp[seat] + total - due,
        "dp": count(s, seat, CITY) + 1,  # war/production/dp-income
        "points": _points(s, seat, viewer),
    }


def _points(s: Position, seat: int, viewer: int | None) -> dict[str, int]:
    """Victory points by line; those of the hidden card only for its owner, for all when the game is over."""
    points = dict(zip(POINT_IDS, victory.open_lines(s, seat), strict=True))
    if s.house.victory_cards and (viewer == seat or s.ended):
        points["card"] = victory_cards.points(s, seat)
    return points


# -- victory -------------------------------------------------------------------------------------------------


def _zone(s: Position, regions: Sequence[int]) -> ZoneFigures:
    """How a zone is divided (war/victory/zones)."""
    owners = [s.owner[region] for region in regions]
    return {"regions": len(regions), "held": [owners.count(seat) for seat in range(s.seats)]}


def _card(s: Position, seat: int) -> CardFigures | None:
    """What a player's own card would score (war/opt/hidden-vp/scored-at-end)."""
    card = s.card[seat]
    return None if card < 0 else {"worth": CARD_POINTS[card], "holds": victory_cards.holds(s, seat, card)}


def _end(s: Position) -> EndFigures:
    """See war/victory/end-no-natives, war/victory/end-elimination and war/ruling/no-turn-limit."""
    limit = s.house.turn_limit
    return {
        "native_regions": s.owner.count(NATIVES),
        "fewest_regions": min(realm.bit_count() for realm in s.realm),
        "turns_left": max(limit - s.turns, 0) if limit else None,
    }


# -- the production sheet ------------------------------------------------------------------------------------


def _sources(s: Position, seat: int, factories: list[FactoryFigures]) -> dict[str, list[Source]]:
    """Where each point of the production sheet comes from, in the order of its lines (see income.lines)."""
    own = regions_of(s, seat)
    zones = [zone for zone in range(len(ZONE_IDS)) if controls_zone(s, seat, zone)]
    railroads = [region for region in own if has(s, region, RAILROAD)]
    foreign = [region for region in range(REGIONS) if s.owner[region] == NATIVES]
    spheres = [(region, s.spheres[region * MOST_SEATS + seat]) for region in foreign]
    lines: list[list[Source]] = [
        [[AREA_IDS[region], income.region_income(s, region)] for region in own],
        [[ZONE_IDS[zone], income.ZONE_BONUS * len(s.world.zone_regions[zone])] for zone in zones],
        [[AREA_IDS[region], income.CITY_INCOME] for region in own if has(s, region, CITY)],
        [[factory["region"], factory["amount"]] for factory in factories],
        _ports(s, seat),
        [[AREA_IDS[region], income.railroad_income(s, seat, region)] for region in railroads],
        [[AREA_IDS[region], value_of(s.world, s.chit[region])] for region in income.developed(s, seat)],
        [[AREA_IDS[region], number] for region, number in spheres if number],
    ]
    return dict(zip(INCOME_IDS, lines, strict=True))


def _factories(s: Position, seat: int) -> list[FactoryFigures]:
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


def _ports(s: Position, seat: int) -> list[Source]:
    """What each port yields, as in income.port_income; one that is cut off yields nothing (war/blockade/per-port).

    Factories and resources are shared out port by port; what is left of them fills single points below the cap.
    """
    trading = trading_ports(s, seat)
    start = min(income.MOST_OF_A_PORT, income.PER_PORT * len(counted_ports(s, seat)))
    items = count(s, seat, FACTORY) + len(income.developed(s, seat))
    room, odd = divmod(income.MOST_OF_A_PORT - start, income.PER_PORT)
    spare = max(items - room * len(trading), 0)
    out: list[Source] = []
    for port in (region for region in regions_of(s, seat) if has(s, region, PORT)):
        amount = 0
        if port in trading:
            amount = start + income.PER_PORT * min(items, room)
            items -= min(items, room)
            if odd and spare:
                amount += 1
                spare -= 1
        out.append([AREA_IDS[port], amount])
    return out


# -- battles and charts --------------------------------------------------------------------------------------


def _battle(s: Position) -> BattleFigures | None:
    """Between rounds, when no dice lie on the table."""
    battle = s.frames[-1]
    if not isinstance(battle, LandBattle) or battle.dice or battle.leaving >= 0:
        return None
    if battle.step not in (steps.SHIFT, steps.BATTLE_DICE, steps.RETREAT):
        return None
    odds = outlook.present(s, battle)
    if odds is None:
        return None
    return {
        "region": AREA_IDS[battle.region],
        "attacker": round(100 * odds.attacker),
        "defender": round(100 * odds.defender),
    }


def standing(s: Position) -> Standing:
    """Victory points, regions, income, points to spend, brigades and parties, and fleets, from turn to turn."""
    seats = range(s.seats)
    fleets = [s.forces[seat * UNITS + FLEET] for seat in seats]
    open_numbers = {
        "points": [sum(victory.open_lines(s, seat)) for seat in seats],
        "regions": [s.realm[seat].bit_count() for seat in seats],
        "income": [sum(income.lines(s, seat)) for seat in seats],
        "pp": s.pp[:],
        "dp": s.dp[:],
        "units": [maintenance.cost(s, seat) - fleets[seat] for seat in seats],
        "fleets": fleets,
    }
    own_numbers = {"card": [victory_cards.points(s, seat) for seat in seats]} if s.house.victory_cards else {}
    return Standing(open_numbers, own_numbers)
