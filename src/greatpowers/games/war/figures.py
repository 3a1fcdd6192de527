"""Numbers that a seat could work out from its view: production sheets, victory points, how a battle stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from greatpowers.core.game import Standing, View
from greatpowers.games.war import (
    battle_figures,
    income,
    maintenance,
    movement_figures,
    parleys,
    purchasing,
    victory,
    victory_cards,
)
from greatpowers.games.war import production_sheet as sheet
from greatpowers.games.war.battle_figures import BattleFigures, InterceptionFigures, NavalFigures
from greatpowers.games.war.board import ZONE_IDS
from greatpowers.games.war.cards import CARD_POINTS
from greatpowers.games.war.lands import count
from greatpowers.games.war.movement_figures import MovementFigures
from greatpowers.games.war.parleys import FindFigures, ParleyFigures
from greatpowers.games.war.pieces import CITY, FLEET, NATIVES, UNITS
from greatpowers.games.war.position import Position
from greatpowers.games.war.production_sheet import FactoryFigures, PortFigures, RailroadFigures, Source
from greatpowers.games.war.purchasing import PurchaseFigures


class PlayerFigures(TypedDict):
    """Of a player: the next production phase if nothing changed, and victory points by line.

    `left`: production points after income and maintenance; below 0, units would have to go.
    """

    income: dict[str, int]
    total: int
    sources: dict[str, list[Source]]
    factories: list[FactoryFigures]
    ports: list[PortFigures]
    railroads: list[RailroadFigures]
    maintenance: int
    left: int
    dp: int
    points: dict[str, int]


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
    pending: list[BattleFigures]
    naval: NavalFigures | None
    interception: InterceptionFigures | None
    movement: MovementFigures | None
    purchases: PurchaseFigures | None
    parleys: dict[str, ParleyFigures]
    find: FindFigures | None
    zones: dict[str, ZoneFigures]
    card: CardFigures | None
    end: EndFigures


def figures(s: Position, viewer: int | None) -> View:
    """Players by seat, and the battle that is on; only a hidden victory card is not for everybody."""
    out: Figures = {
        "players": [_player(s, seat, viewer) for seat in range(s.seats)],
        "battle": battle_figures.under_way(s),
        "pending": battle_figures.to_come(s, viewer),
        "naval": battle_figures.at_sea(s),
        "interception": battle_figures.attempt(s),
        "movement": movement_figures.movement(s, viewer),
        "purchases": purchasing.purchases(s, viewer),
        "parleys": parleys.parleys(s, viewer),
        "find": parleys.find(s, viewer),
        "zones": {ZONE_IDS[zone]: _zone(s, regions) for zone, regions in enumerate(s.world.zone_regions)},
        "card": None if viewer is None else _card(s, viewer),
        "end": _end(s),
    }
    return dict(out)


def _player(s: Position, seat: int, viewer: int | None) -> PlayerFigures:
    factories, ports, railroads = sheet.factories(s, seat), sheet.ports(s, seat), sheet.railroads(s, seat)
    sources = sheet.sources(s, seat, factories, ports, railroads)
    lines = {line: sum(int(amount) for _, amount in found) for line, found in sources.items()}
    total, due = sum(lines.values()), maintenance.cost(s, seat)
    return {
        "income": lines,
        "total": total,
        "sources": sources,
        "factories": factories,
        "ports": ports,
        "railroads": railroads,
        "maintenance": due,
        "left": s.pp[seat] + total - due,
        "dp": count(s, seat, CITY) + 1,  # war/production/dp-income
        "points": _points(s, seat, viewer),
    }


def _points(s: Position, seat: int, viewer: int | None) -> dict[str, int]:
    """Victory points by line; those of the hidden card only for its owner, for all when the game is over."""
    points = dict(zip(victory.POINT_IDS, victory.open_lines(s, seat), strict=True))
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


# -- charts --------------------------------------------------------------------------------------------------


def standing(s: Position) -> Standing:
    """From turn to turn: victory points and their sources, regions, income, points to spend, land units, fleets."""
    seats = range(s.seats)
    fleets = [s.forces[seat * UNITS + FLEET] for seat in seats]
    lines = [victory.open_lines(s, seat) for seat in seats]
    open_numbers = {
        "points": [sum(line) for line in lines],
        "points_land": [sum(line[:2]) for line in lines],  # regions and zones
        "points_works": [sum(line[2:5]) for line in lines],  # buildings, sets, resources
        "points_rest": [sum(line[5:]) for line in lines],
        "regions": [s.realm[seat].bit_count() for seat in seats],
        "income": [sum(income.lines(s, seat)) for seat in seats],
        "pp": s.pp[:],
        "dp": s.dp[:],
        "units": [maintenance.cost(s, seat) - fleets[seat] for seat in seats],
        "fleets": fleets,
    }
    own_numbers = {"card": [victory_cards.points(s, seat) for seat in seats]} if s.house.victory_cards else {}
    return Standing(open_numbers, own_numbers)
