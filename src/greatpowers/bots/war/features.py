"""A position of War! as numbers, for the fitted value of positions; docs/bots/war.md lists them.

All numbers lie mostly between -1 and 2, whatever the number of players and the optional rules. Nothing depends on who
sits where: what a player has stands in the player's own block, and the search puts the others' blocks together.
"""

from __future__ import annotations

from math import exp
from typing import Final

from greatpowers.bots.war.estimates import conditions_of_attack, garrison, outlook, parley_odds, prize
from greatpowers.core.sets import members
from greatpowers.games.war import income, victory
from greatpowers.games.war.assignment import BASE, BONUS
from greatpowers.games.war.board import REGIONS, ZONES
from greatpowers.games.war.chits import value_of
from greatpowers.games.war.frames import Turn
from greatpowers.games.war.markers import chit, native
from greatpowers.games.war.pieces import (
    BRIGADE_KINDS,
    BUILDINGS,
    CITY,
    EXPLORER,
    FACTORY,
    KINDS,
    MOST_SEATS,
    NATIVES,
    PORT,
    PRODUCTION_BUILDINGS,
    PRODUCTION_SET,
    RAILROAD,
    SCHOOL,
    UNITS,
    strength_of,
)
from greatpowers.games.war.position import Position
from greatpowers.games.war.turn import CONSTRUCTION, FIRST_MOVEMENT, PRODUCTION, SECOND_MOVEMENT
from greatpowers.games.war.victory_cards import points as card_points

AHEAD: Final = 100.0  # victory points: a good lead
MOST: Final = 2.0  # what is larger counts as this
_POINT_SCALES: Final = [200.0, 100.0, 120.0, 50.0, 40.0, 60.0, 10.0, 15.0, 30.0]  # by line of the Victory Point Table
_UNIT_SCALES: Final = [25.0, 6.0, 6.0, 2.0, 6.0, 3.0, 5.0]  # by kind of unit
_INCOME_SCALES: Final = [80.0, 30.0, 60.0, 60.0, 60.0]  # by line of the production sheet
_RESOURCES: Final = victory.POINT_IDS.index("resources")  # which yield their value as well
_EVERY_BUILDING: Final = 5.0  # of one kind

COMMON: Final = 18
OWN: Final = 49


def features(s: Position) -> tuple[list[float], list[list[float]]]:
    """The numbers of all players together, and those of each."""
    lines = [victory.open_lines(s, seat) for seat in range(s.seats)]
    cards = [card_points(s, seat) if s.house.victory_cards else 0 for seat in range(s.seats)]
    points = [sum(line) + card for line, card in zip(lines, cards, strict=True)]
    might = [_might(s, seat) for seat in range(s.seats)]
    lands = Lands(s)
    incomes = [_production(s, seat, lands) for seat in range(s.seats)]
    hopes = _hopes(s)
    own = [
        _assets(s, seat, lines[seat], incomes[seat])
        + standing(points, seat)
        + lands.numbers(seat)
        + _relations(s, seat, might)
        + _prospects(s, seat)
        + (hopes if seat == s.mover else [0.0, 0.0])
        for seat in range(s.seats)
    ]
    for block in own:
        for k, number in enumerate(block):
            if number > MOST:
                block[k] = MOST
    return _common(s, points, incomes, might), own


def _common(s: Position, points: list[int], incomes: list[list[int]], might: list[int]) -> list[float]:
    """How far the game is, how the players do together, and what is played by."""
    natives = s.owner.count(NATIVES)
    house = s.house
    best = sorted(points, reverse=True)
    return [
        min(s.turn / 12, MOST),
        float(s.phase == PRODUCTION),
        float(s.phase == FIRST_MOVEMENT),
        float(s.phase == SECOND_MOVEMENT),
        s.seats / MOST_SEATS,
        natives / 40,
        min(natives / (4 * s.seats), MOST),
        float(s.ending > 0),
        min(min(realm.bit_count() for realm in s.realm) / 8, MOST),
        min(best[0] / 400, MOST),
        min((best[0] - best[1]) / AHEAD, MOST),
        min(sum(map(sum, incomes)) / (200 * s.seats), MOST),
        min(sum(might) / (25 * s.seats), MOST),
        min(sum(s.war) / (2 * s.seats), MOST),
        float(house.historical),
        float(house.victory_cards),
        house.production_buildings / 4,
        float(house.alliances),
    ]


def _might(s: Position, seat: int) -> int:
    """A player's brigades, the better ones counted more."""
    infantry, cavalry, artillery = s.forces[seat * UNITS : seat * UNITS + 3]
    return infantry + 2 * cavalry + 2 * artillery


def _assets(s: Position, seat: int, lines: list[int], sheet: list[int]) -> list[float]:
    """Victory points by their lines, production by its lines, units and buildings by kind."""
    units = s.forces[seat * UNITS : (seat + 1) * UNITS]
    works = s.works[seat * BUILDINGS : (seat + 1) * BUILDINGS]
    production = sum(sheet) + lines[_RESOURCES]
    return [
        *[line / scale for line, scale in zip(lines, _POINT_SCALES, strict=True)],
        *[line / scale for line, scale in zip(sheet, _INCOME_SCALES, strict=True)],
        *[number / scale for number, scale in zip(units, _UNIT_SCALES, strict=True)],
        *[number / _EVERY_BUILDING for number in works],
        (production - sum(units)) / 200,
        (works[CITY] - works[FACTORY]) / 5,  # factories produce only with as many cities
    ]


def _production(s: Position, seat: int, lands: Lands) -> list[int]:
    """The lines of the production sheet, roughly: nothing is blockaded, and half of all resources suit a factory."""
    regions, cities = s.realm[seat].bit_count(), s.works[seat * BUILDINGS + CITY]
    factories, ports = s.works[seat * BUILDINGS + FACTORY], s.works[seat * BUILDINGS + PORT]
    resources = lands.resources[seat].bit_count()
    producing = min(factories, cities)
    start = min(income.MOST_OF_A_PORT, income.PER_PORT * sum(s.works[PORT::BUILDINGS]))
    served = [lands.resources[seat]] + [lands.sites[building][seat] for building in (CITY, FACTORY, PORT)]
    railroads = 0
    for region in members(lands.sites[RAILROAD][seat]):
        around = s.world.around[region]
        items = sum([(around & places).bit_count() for places in served])
        railroads += min(income.MOST_OF_A_RAILROAD, income.PER_RAILROAD_ITEM * items)
    return [
        income.REGION_INCOME * regions + income.NOT_WESTERNIZED * lands.wild[seat],
        income.CITY_INCOME * cities,
        BASE * producing + min(3 * resources // 2, BONUS * producing),
        min(ports * income.MOST_OF_A_PORT, ports * start + income.PER_PORT * (factories + resources) if ports else 0),
        railroads,
    ]


def standing(points: list[int], seat: int) -> list[float]:
    """The lead over the best other and over the mean, and whether it is one."""
    mine = points[seat]
    others = max(points[:seat] + points[seat + 1 :])
    mean = sum(points) / len(points)
    return [mine / 400, max(-1.0, (mine - others) / AHEAD), max(-1.0, (mine - mean) / AHEAD), float(mine >= others)]


class Lands:
    """What lies in and around everybody's regions, counted in one pass over the board."""

    def __init__(self, s: Position) -> None:
        seats = s.seats
        self.room = [0] * seats  # borders with natives
        self.pressure = [0] * seats  # brigades of others next to own regions
        self.danger = [0] * seats  # of these, those of enemies
        self.open = [0] * seats  # regions with a single brigade next to others' brigades
        self.unrest = [0] * seats  # strength of the natives in own regions
        self.revolts = [0] * seats
        self.buried = [0] * seats  # value of resources that are not developed
        self.front = [0] * seats  # own brigades above one in each region
        self.wild = [0] * seats  # regions that are not westernized
        self.resources = [0] * seats  # the set of regions with a developed resource
        self.sites = [[0] * seats for _ in PRODUCTION_BUILDINGS]  # the sets of those with such a building
        for region in range(REGIONS):
            owner = s.owner[region]
            if owner != NATIVES:
                self._count(s, region, owner)

    def _count(self, s: Position, region: int, owner: int) -> None:
        owners, troops, war = s.owner, s.troops, s.war
        first = (region * MOST_SEATS + owner) * KINDS
        brigades = troops[first] + troops[first + 1] + troops[first + 2]
        foreign = 0
        for near in s.world.regions_near[region]:
            other = owners[near]
            if other == NATIVES:
                self.room[owner] += 1
            elif other != owner:
                first = (near * MOST_SEATS + other) * KINDS
                there = troops[first] + troops[first + 1] + troops[first + 2]
                foreign += there
                if war[owner * MOST_SEATS + other]:
                    self.danger[owner] += there
        self.pressure[owner] += foreign
        self.front[owner] += brigades - 1
        if foreign > 1 >= brigades:
            self.open[owner] += 1
        buildings = s.buildings[region]
        if buildings & PRODUCTION_SET:
            for building in PRODUCTION_BUILDINGS:
                if buildings >> building & 1:
                    self.sites[building][owner] |= 1 << region
        if s.marker[region]:
            self.wild[owner] += 1
            code = native(s, region)
            self.unrest[owner] += strength_of(code) if code else 0
        if s.revolt[region]:
            self.revolts[owner] += 1
        if s.developed[region]:
            self.resources[owner] |= 1 << region
        else:
            self.buried[owner] += value_of(s.world, chit(s, region))

    def numbers(self, seat: int) -> list[float]:
        """A player's part of the block."""
        return [
            self.room[seat] / 25,
            self.pressure[seat] / 30,
            self.danger[seat] / 20,
            self.open[seat] / 6,
            self.unrest[seat] / 60,
            self.revolts[seat] / 2,
            self.buried[seat] / 30,
            self.front[seat] / 15,
        ]


def _relations(s: Position, seat: int, might: list[int]) -> list[float]:
    """Strength among the others, wars, technology."""
    foes = [other for other in range(s.seats) if s.war[seat * MOST_SEATS + other] and s.realm[other]]
    against = sum([might[other] for other in foes])
    schools = s.works[SCHOOL::BUILDINGS]
    ahead = schools[seat] - max(schools[:seat] + schools[seat + 1 :])
    return [
        s.seats * might[seat] / (1 + sum(might)) / 2,
        len(foes) / 2,
        max(-1.0, (might[seat] - against) / 30) if foes else 0.0,
        max(-1.0, ahead / 2),
    ]


def _prospects(s: Position, seat: int) -> list[float]:
    """The zone that is nearest to be complete, and whether the player's part of this phase is still to come."""
    best = 0.0
    for zone in range(ZONES):
        whole = s.world.zone_set[zone]
        share = (whole & s.realm[seat]).bit_count() / whole.bit_count()
        if best < share < 1.0:
            best = share
    return [best, _to_come(s, seat)]


def _to_come(s: Position, seat: int) -> float:
    """1 while a player's construction or movement in this phase is still to come."""
    turn = s.frames[0]
    if not isinstance(turn, Turn) or turn.stage < CONSTRUCTION or not turn.done:
        return 1.0
    return float(s.order.index(seat) >= turn.done - 1)


def _hopes(s: Position) -> list[float]:
    """What the mover's attacks and explorers can expect, in victory points, before any dice have fallen."""
    seat = s.mover
    if seat == NATIVES:
        return [0.0, 0.0]
    conquests = treaties = 0.0
    for region in range(REGIONS):
        owner, first = s.owner[region], (region * MOST_SEATS + seat) * KINDS
        if owner == seat or not any(s.troops[first : first + KINDS]):
            continue
        force = list(s.troops[first : first + KINDS])
        if sum(force[:BRIGADE_KINDS]):
            left = outlook(force, garrison(s, seat, region), conditions_of_attack(s, seat, region))
            conquests += prize(s, seat, region) / (1.0 + exp(-left))
        elif owner == NATIVES and force[EXPLORER] > s.explored[region]:
            treaties += prize(s, seat, region) * parley_odds(s, seat, region, 3 if s.dp[seat] else 2)
    return [conquests / 50, treaties / 50]
