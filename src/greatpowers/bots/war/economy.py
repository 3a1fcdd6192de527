"""Set-up, production and construction of the rules-of-thumb player of War!: what each choice there is worth."""

from __future__ import annotations

from typing import Final

from greatpowers.bots.war.campaign import RICH, Campaign
from greatpowers.bots.war.estimates import (
    PATIENCE,
    is_leader,
    natives_left,
    needed_against,
    prize,
    standing,
    threat,
    turns_to_come,
    zone_share,
)
from greatpowers.bots.war.temper import BALANCED, Temper
from greatpowers.bots.war.values import Value
from greatpowers.games.war import (
    construction,
    maintenance,
    natives,
    orders,
    starting_forces,
)
from greatpowers.games.war.fleets import portage
from greatpowers.games.war.forces import brigades
from greatpowers.games.war.frames import (
    Exploration,
    Orders,
    Revolt,
    Sides,
)
from greatpowers.games.war.lands import count, has, neighbours_of
from greatpowers.games.war.markers import strength
from greatpowers.games.war.pieces import (
    BRIGADE_KINDS,
    BUILDING_COST,
    BUILDINGS,
    CITY,
    COST,
    EXPLORER,
    FACTORY,
    FIRST_BUILDING,
    FLEET,
    FORT,
    INFANTRY,
    LEAST_STRENGTH,
    MOST_SEATS,
    NATIVES,
    PIECES,
    PORT,
    PRODUCTION_BUILDINGS,
    RAILROAD,
    SCHOOL,
    UNITS,
)
from greatpowers.games.war.position import Position

FIRST_SCHOOL: Final = 4  # the turn in which engineers begin to pay; in the historical game only they build in colonies
PLENTY: Final = 8  # diplomacy points, with which revolts can be afforded against anybody ahead, and if they may fail
BUILT: Final = 30.0  # what a building is worth beside its income, in the price of a building
COMPLETE: Final = 60.0  # and one that completes a set
PORTS: Final = 1.75  # how much more than its own income a port brings: it lifts that of all other ports
REBELS: Final = 5  # strength of natives who are worth inciting with few points,
OUTNUMBERED: Final = 1.5  # and by how much they have to be stronger than each brigade there
TOGETHER: Final = 3  # own neighbours that make a first region better
FOREIGN: Final = 1.0  # what a border with another player is worth: wars begin at once


# -- set-up --------------------------------------------------------------------------------------------------


def picking(s: Position, seat: int, action: int) -> float:
    """Regions that hang together, with others to attack, natives around and a coast."""
    if s.codes.names[action] == "draw":
        return 0.0
    region = s.codes.values[action][0]
    near = s.world.regions_near[region]
    own = len(neighbours_of(s, seat, region))
    room = sum(s.owner[other] == NATIVES for other in near)
    foreign = len(near) - own - room
    worth = 2.0 * min(own, TOGETHER) + 0.4 * room + FOREIGN * foreign
    return worth + 0.5 * s.world.coastal[region] + 2.0 * zone_share(s, seat, region)


def settling(s: Position, seat: int, action: int) -> float:
    """A capital in the middle of one's regions."""
    region = s.codes.values[action][0]
    return float(len(neighbours_of(s, seat, region))) + s.world.coastal[region]


# What is wanted of each piece; every one that is there makes the next less urgent. An army comes first: who begins
# with buildings loses all regions to a neighbour who does not.
_APPETITE: Final[list[float]] = [40.0, 60.0, 18.0, 12.0, 4.0, 0.0, 2.0, 10.0, 8.0, 6.5, 5.5, 0.0, 3.5]


def buying(s: Position, seat: int, temper: Temper) -> Value:
    """An army, and a bit of everything else."""

    def value(action: int) -> float:
        if s.codes.names[action] == "done":
            return 0.4
        piece = s.codes.values[action][0]
        return appetite(piece, temper) / (1 + s.bag[seat * PIECES + piece] + existing(s, seat, piece))

    return value


def appetite(piece: int, temper: Temper) -> float:
    """How much a first piece of a kind is wanted."""
    return _APPETITE[piece] * (temper.army if piece < BRIGADE_KINDS else 1.0)


def existing(s: Position, seat: int, piece: int) -> int:
    """How many of a piece a player has on the board; the infantry of the first regions stays at home."""
    if piece >= FIRST_BUILDING:
        return count(s, seat, piece - FIRST_BUILDING)
    here = s.forces[seat * UNITS + piece]
    return here - s.realm[seat].bit_count() if piece == INFANTRY else here


def placing(s: Position, seat: int) -> Value:
    """Buildings first, then units where they will be used."""
    campaign, sites = Campaign(s, seat), Sites(s, seat)

    def value(action: int) -> float:
        if s.codes.names[action] == "endow":
            return settling(s, seat, action)
        piece, area = s.codes.values[action]
        if piece >= FIRST_BUILDING:
            return 20.0 + sites.quality(piece - FIRST_BUILDING, area)
        return campaign.post(piece, area)

    return value


# -- production ----------------------------------------------------------------------------------------------


def disbanding(s: Position, seat: int, action: int) -> float:
    """Give up what is cheap, and never the last brigade of a region while there is anything else."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "scuttle":
        return -COST[FLEET] - 5.0 * portage(s, seat, values[0])
    if name == "disband" and values[0] < BRIGADE_KINDS and brigades(s, values[1], seat) == 1:
        return -200.0 - prize(s, seat, values[1])
    return -float(COST[values[0] if name != "abandon" else values[1]])


def bidding(s: Position, seat: int, action: int) -> float:
    """A few points for a good place in the order."""
    amount = s.codes.values[action][0]
    return 0.0 if amount <= min(6, s.pp[seat] // 15) else -float(amount)


def lining_up(s: Position, seat: int, action: int) -> float:
    """The first have the choice of natives."""
    return -float(s.codes.values[action][0])


def paying_for_diplomacy(s: Position, seat: int, action: int) -> float:
    """Enough for the gifts of all explorers."""
    wanted = s.forces[seat * UNITS + EXPLORER] + 2
    useful = natives_left(s) > 0 and s.dp[seat] < wanted and s.pp[seat] >= 70
    return (1.0 if useful else -1.0) if s.codes.names[action] == "buy_dp" else 0.0


def removing(s: Position, seat: int, action: int) -> float:
    """Remove spheres of enemies, which costs nothing, and others with plenty of points."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "done":
        return 0.0
    other = values[1]
    return 1.0 if s.war[seat * MOST_SEATS + other] or s.dp[seat] > PLENTY else -1.0


def trimming(s: Position, seat: int, action: int) -> float:
    """Own spheres stay."""
    return 0.0 if s.codes.values[action][1] == seat else 1.0


def westernizing(s: Position, seat: int, action: int) -> float:
    """Westernize with what the explorers leave, first where it will soon be done."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "done":
        return 0.0
    left = strength(s, values[0]) - natives.reforms(s, values[0])
    if name == "dissolve":
        return 1.0 if left == LEAST_STRENGTH else -1.0
    reserve = s.forces[seat * UNITS + EXPLORER]
    if left < LEAST_STRENGTH or s.dp[seat] <= reserve:
        return -1.0
    return 3.0 - 0.2 * left + 0.3 * s.buildings[values[0]].bit_count()


def inciting(s: Position, seat: int, action: int) -> float:
    """Incite natives against an enemy or somebody ahead, where they are likely to rise and to win."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "done":
        return 0.0
    region, payment, bribe = values
    owner, plenty = s.owner[region], s.dp[seat] > PLENTY
    rival = is_leader(s, owner) or (plenty and standing(s, owner) > standing(s, seat))
    hostile = s.war[seat * MOST_SEATS + owner] or rival
    if not hostile or bribe or (payment == 0 and s.dp[seat] <= s.forces[seat * UNITS + EXPLORER] + 1):
        return -1.0
    natives_there = strength(s, region)
    ratio, least = (1.0, 0) if plenty else (OUTNUMBERED, REBELS)
    if natives_there < least or ratio * brigades(s, region, owner) >= natives_there:
        return -1.0
    return 0.1 * natives_there + 0.2 * s.buildings[region].bit_count()


def siding(s: Position, seat: int, action: int) -> float:
    """Natives are supported against others, and won over for oneself; in the end for anybody."""
    number = s.codes.values[action][0]
    sides, below = s.frames[-1], s.frames[-2]
    assert isinstance(sides, Sides)
    if isinstance(below, Exploration):
        mine = s.mover == seat or s.turn >= PATIENCE
    else:
        mine = s.owner[sides.region] == seat or not (isinstance(below, Revolt) and below.inciter == seat)
    return -float(number) if mine else float(number)


# -- construction --------------------------------------------------------------------------------------------


def constructing(s: Position, seat: int, temper: Temper) -> Value:
    """Buy what brings most for its price; production points that are left are worth little."""
    campaign, sites = Campaign(s, seat), Sites(s, seat)
    reserve = max(0, maintenance.cost(s, seat) - 4 * s.realm[seat].bit_count())

    def value(action: int) -> float:
        name, values = s.codes.names[action], s.codes.values[action]
        if name == "done":
            return saving(s, temper)
        if name in ("westernize", "dissolve"):
            return 10.0 * westernizing(s, seat, action)
        if name == "incite":
            return 10.0 * inciting(s, seat, action)
        if name == "place":
            return ordering(s, seat, values[0], values[1], appetite(values[0], temper), campaign, sites)
        urgent = name == "raise" and values[0] == INFANTRY and campaign.is_in_danger(values[1])
        if s.pp[seat] < reserve + BUILDING_COST and not urgent:
            return 0.0
        if name == "raise":
            return campaign.recruit(values[0], values[1]) * (temper.arm if values[0] < BRIGADE_KINDS else 1.0)
        if name == "launch":
            return launching(s, seat, values[1], campaign)
        if name == "build":
            return sites.worth(values[0], values[1]) * (1.4 if values[2] else 1.0) * temper.build
        if name == "develop":
            return (3.0 + 0.3 * sites.horizon) * (1.4 if values[1] else 1.0) * temper.build
        return 0.9 if name == "dig" and s.pp[seat] < 100 else 1.5

    return value


def saving(s: Position, temper: Temper) -> float:
    """What it is worth to keep the rest: to end a long game, even those who like to save spend their money."""
    return temper.save if s.turn < PATIENCE else min(temper.save, BALANCED.save)


def ordering(s: Position, seat: int, piece: int, area: int, wanted: float, campaign: Campaign, sites: Sites) -> float:
    """Set-up by a secret order: what to buy and where to put it in one go."""
    worth = wanted / (1 + existing(s, seat, piece))
    site = sites.quality(piece - FIRST_BUILDING, area) if piece >= FIRST_BUILDING else campaign.post(piece, area)
    return 1.0 + worth - 0.4 + 0.01 * site if worth > 0.4 else 0.0


class Sites:
    """Where to build what; the numbers that several choices share are worked out once."""

    def __init__(self, s: Position, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.horizon = turns_to_come(s)
        self.keeps_coasts = count(s, seat, PORT) < count(s, seat, CITY)
        self._base = [self._worth_anywhere(building) for building in range(BUILDINGS)]
        self._near: dict[int, tuple[float, int, int, int]] = {}

    def worth(self, building: int, region: int) -> float:
        """Income while the game lasts and victory points, for each point of the price."""
        worth = self._base[building]
        if building == RAILROAD:
            worth += 3.0 * self._around(region)[3] * self.horizon
        return (worth + 5.0 * self.quality(building, region)) / COST[FIRST_BUILDING]

    def quality(self, building: int, region: int) -> float:
        """How good a place is for a building: safe, among one's own; coasts are kept for ports."""
        worth, danger, rails, works = self._around(region)
        if building == RAILROAD:
            return worth + works
        if building == FORT:
            return worth + self.s.buildings[region].bit_count() + danger
        spoiled = self.keeps_coasts and self.s.world.coastal[region] and building != PORT
        return worth + rails - (0.5 if spoiled else 0.0)

    def _worth_anywhere(self, building: int) -> float:
        """What a building is worth whatever stands around it."""
        s, seat = self.s, self.seat
        worth = BUILT + self._income(building) * self.horizon
        numbers = [count(s, seat, kind) for kind in PRODUCTION_BUILDINGS]
        if building in PRODUCTION_BUILDINGS and numbers[building] == min(numbers):
            worth += COMPLETE / numbers.count(min(numbers))
        if building == SCHOOL:
            first = not count(s, seat, SCHOOL) and (s.turn >= FIRST_SCHOOL or s.house.historical)
            worth += 120.0 if first else 50.0 if count(s, seat, SCHOOL) < 2 else 0.0
        return worth

    def _income(self, building: int) -> float:
        """What a building yields each turn, about; a railroad lives from what stands around it."""
        s, seat = self.s, self.seat
        factories, cities = count(s, seat, FACTORY), count(s, seat, CITY)
        if building == CITY:
            return 15.0 + (10.0 if factories > cities else 0.0)
        if building == FACTORY:
            return 12.0 if factories < cities else 2.0
        if building == PORT:
            return PORTS * min(15.0, 2.0 * (sum(s.works[PORT::BUILDINGS]) + 1) + factories)
        return 0.0

    def _around(self, region: int) -> tuple[float, int, int, int]:
        """How safe a region is, what threatens it, railroads next to it, and what a railroad there would count."""
        if region not in self._near:
            s, seat = self.s, self.seat
            own = neighbours_of(s, seat, region)
            danger = int(threat(s, seat, region))
            rails = sum([has(s, near, RAILROAD) for near in own])
            works = sum([(s.buildings[near] & 0b111).bit_count() + s.developed[near] for near in (region, *own)])
            self._near[region] = (0.5 * len(own) - 0.5 * danger, danger, rails, works)
        return self._near[region]


def launching(s: Position, seat: int, sea: int, campaign: Campaign) -> float:
    """Fleets for the natives overseas, enough to carry an army where only an army helps."""
    have = s.forces[seat * UNITS + FLEET]
    wanted = (3 if s.pp[seat] > 3 * RICH else 1) if campaign.overseas else 0
    if campaign.beach >= 0 and campaign.goal < 0:
        wanted = (1 if s.turn < PATIENCE else 4) + (needed_against(s, seat, campaign.beach) + 3) // 4
    return 3.4 - 0.2 * have + 0.05 * campaign.lure[sea] + campaign.course[sea] if have < wanted else 0.8


# -- secret orders -------------------------------------------------------------------------------------------


def writing(s: Position, seat: int, temper: Temper) -> Value:
    """Value the next line of an order on a position in which the lines before it have been carried out."""
    s = s.clone()
    frame = s.frames[-1]
    assert isinstance(frame, Orders)
    for action in orders.ordered(s, frame, seat):
        name, values = s.codes.names[action], s.codes.values[action]
        if name == "place":
            s.pp[seat] -= COST[values[0]]
            starting_forces.place(s, seat, values[0], values[1])
        elif name in ("westernize", "dissolve"):
            natives.weaken(s, values[0], natives.pay(s, seat, action))
        elif name == "incite":
            s.dp[seat] -= 1 - values[1]
        else:
            construction.construct(s, seat, action)
    return constructing(s, seat, temper)
