"""Where a player of War! wants its units: the campaign of the rules-of-thumb player, worked out from a position."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final

from greatpowers.bots.lazy import lazy
from greatpowers.bots.war.estimates import (
    MARGIN,
    MOST_NEEDED,
    PATIENCE,
    conditions_of_attack,
    daring,
    distances,
    distances_from,
    enemies,
    garrison,
    has_natives_to_beat,
    is_last_phase,
    might,
    natives_left,
    natives_of,
    needed_against,
    outlook,
    parley_odds,
    prize,
    spare,
    standing,
    threat,
    wants_end,
)
from greatpowers.bots.war.memory import remembered
from greatpowers.bots.war.works import Works
from greatpowers.core.native import mypyc_attr
from greatpowers.games.war.board import AREAS, REGIONS, STRAIT_ENDS
from greatpowers.games.war.construction import stock
from greatpowers.games.war.fleets import fleets_in
from greatpowers.games.war.forces import at, brigades, by_region
from greatpowers.games.war.land_battle import native_army
from greatpowers.games.war.lands import count, has, neighbours_of, regions_of
from greatpowers.games.war.local_powers import is_local_power
from greatpowers.games.war.modifiers import Conditions
from greatpowers.games.war.pieces import (
    ARTILLERY,
    BRIGADE_KINDS,
    BRIGADES,
    CAVALRY,
    ENGINEER,
    EXPLORER,
    FLEET,
    FLEETS,
    FORT,
    GENERAL,
    INFANTRY,
    KINDS,
    MOVERS,
    NATIVES,
    POINTS,
    SCHOOL,
    UNITS,
)
from greatpowers.games.war.position import Position
from greatpowers.games.war.sailing import open_seas

EASE: Final = 2.5  # with so many left, an attack needs no more brigades
FADING: Final = 0.85  # how much less a place is worth one step further away by land
FADING_AT_LAST: Final = 0.4  # the same when there is no next phase in which to get there
AT_SEA: Final = 0.95  # and by sea
EMBARKING: Final = 0.8  # and for going aboard
CROWDING: Final = 0.15  # how much less another explorer is worth in the same region
CROWDING_AT_LAST: Final = 0.5  # the same when there will be no other chance
RISK: Final = 4.0  # what a lost explorer costs a player who has to save,
RISK_AT_LAST: Final = 1.0  # and anybody when nothing but points counts
MARGIN_AT_LAST: Final = -0.5  # brigades that should be left after a battle when they are good for nothing else
LEAST: Final = 0.001  # what is worth less is nothing
LAST_REGIONS: Final = 4  # which are defended even when the game has gone on for too long
FEW_REGIONS: Final = 7  # with so few left, defence comes before everything else
GENERALS: Final = 2  # that an army needs
BRIGADE: Final = 3.0  # what a brigade is worth where the army gathers
ALARM: Final = 1.5  # how much a threat counts against those who are there
DISTRUST: Final = 0.2  # how much of it the armies of players at peace are
SPEARHEAD: Final = 5  # cavalry, and artillery, that are worth more than infantry: they make all others hit more often
HURRY: Final = 20.0  # what natives are worth besides when it is time to end the game
POINTS_EACH: Final = 3  # diplomacy points for another explorer: gifts, and natives made calm, need them as well
RICH: Final = 150  # production points, with which the loss of an explorer matters little
RESERVE: Final = 18  # brigades of a colour with which the game is ended, when all others guard regions
GUARD: Final = 2.0  # what it is worth to place a brigade where as many others threaten


def victim(s: Position, seat: int) -> int:
    """The neighbour to turn against next, or -1: the one with the most to take and the least to defend it."""
    best, rival = 0.0, -1
    near = {s.owner[other] for region in regions_of(s, seat) for other in s.world.regions_near[region]}
    for other in near - {seat, NATIVES}:
        worth = standing(s, other) / (1 + might(s, other))
        if worth > best and might(s, seat) >= might(s, other):
            best, rival = worth, other
    return rival


@mypyc_attr(native_class=False)  # it keeps what is lazy
class Campaign:
    """Where a player's units are wanted: explorers where natives may be won over, the army at the best goal.

    Everything depends only on who controls what and on where units stand. Each unit that moves comes nearer to its
    place, so the sum of all grows with every march and moving comes to an end, railroads or not.
    """

    def __init__(self, s: Position, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.own = regions_of(s, seat)
        self.foes = enemies(s, seat)
        self.natives = natives_left(s)
        self.afloat = s.forces[seat * UNITS + FLEET] > 0
        self.is_last = is_last_phase(s)
        self.assaults: dict[int, float] = {}

    # Most decisions need only a part of these, and some are worked out by looking through the whole board.

    @lazy
    def ends_game(self) -> bool:
        """Whether the player would end the game."""
        return wants_end(self.s, self.seat)

    @lazy
    def explorers(self) -> bytearray:
        """The player's explorers, by region."""
        return by_region(self.s, self.seat, EXPLORER)

    @lazy
    def ways(self) -> list[list[int]]:
        """By area: the sea areas next to it that the player may sail to."""
        ways = self.s.world.seas_near[:]
        for strait in STRAIT_ENDS:
            for sea in strait:
                ways[sea] = open_seas(self.s, self.seat, sea)
        return ways

    @lazy
    def _lands(self) -> tuple[object, ...]:
        """What the prizes and the natives depend on; comparing these rows is quick, as positions share them."""
        s, seat = self.s, self.seat
        lore = s.marker_lore[seat * REGIONS : (seat + 1) * REGIONS]
        return (
            s.world,
            s.turn,
            s.owner,
            s.marker,
            lore,
            s.spheres,
            s.buildings,
            s.developed,
            s.chit,
            s.house.historical,
            self.is_last,
        )

    @lazy
    def _schooled(self) -> bool:
        """Whether the player has schools, which help against natives."""
        return count(self.s, self.seat, SCHOOL) > 0

    @lazy
    def parley(self) -> list[float]:
        """What an explorer can hope for, by region."""
        s, seat = self.s, self.seat
        if self.natives <= 1 and not self.ends_game:
            return [0.0] * REGIONS
        seas = s.fleet_at[seat * FLEETS : (seat + 1) * FLEETS]
        rows = (self._lands, seas, s.dp[seat] > 0, s.pp[seat] < RICH, self._schooled)
        return remembered("parley", seat, rows, self._parleys)

    @lazy
    def lure(self) -> list[float]:
        """What explorers can reach, by area."""
        rows = (self.s.owner, self.parley, self.explorers, self.is_last, self.afloat, self.ways if self.afloat else [])
        return remembered("lure", self.seat, rows, self._lures)

    @lazy
    def free(self) -> dict[int, int]:
        """The brigades that may leave, by own region."""
        return {region: spare(self.s, self.seat, region) for region in self.own}

    @lazy
    def borders(self) -> set[int]:
        """All regions next to own ones."""
        return {other for region in self.own for other in self.s.world.regions_near[region]}

    @lazy
    def goals(self) -> list[int]:
        """Regions next to one's own that may be attacked."""
        return [region for region in sorted(self.borders) if self._is_goal(region)]

    @lazy
    def is_spread_thin(self) -> bool:
        """Whether pieces become scarce: every region keeps a brigade, and those that are left have to end the game."""
        return not self.is_last and sum([stock(self.s, kind) for kind in BRIGADES]) - len(self.own) <= RESERVE

    @lazy
    def quarry(self) -> int:
        """Who is attacked once pieces are scarce: natives or an enemy, whoever has the fewest regions left."""
        sizes = [(self.natives or REGIONS, NATIVES)]
        sizes += [(self.s.realm[foe].bit_count(), foe) for foe in self.foes]
        return min(sizes)[1]

    @lazy
    def most_needed(self) -> int:
        """The brigades that the strongest natives need."""
        wild = [region for region in range(REGIONS) if self.s.owner[region] == NATIVES]
        return max([needed_against(self.s, self.seat, region) for region in wild], default=0)

    def _can_wait(self, region: int) -> bool:
        """Whether other natives come first: who leaves the strongest to the last has no army left for them."""
        return self.is_spread_thin and needed_against(self.s, self.seat, region) < self.most_needed

    @lazy
    def overseas(self) -> int:
        """How many regions of natives cannot be reached by land."""
        return sum(self.s.owner[region] == NATIVES and region not in self.borders for region in range(REGIONS))

    @lazy
    def course(self) -> list[float]:
        """How near every sea area is to the beach."""
        return sea_field(self, self.s.world.seas_near[self.beach] if self.beach >= 0 else [])

    @lazy
    def calls(self) -> list[float]:
        """How near every sea area is to explorers who wait for a fleet."""
        return sea_field(self, explorers_calls(self.s, self))

    @lazy
    def muster(self) -> list[float]:
        """How near every sea area is to an army that waits for fleets."""
        return sea_field(self, army_calls(self.s, self.seat, self))

    @lazy
    def works(self) -> Works:
        """What engineers do."""
        return Works(self.s, self.seat)

    @lazy
    def _march_plan(self) -> tuple[int, dict[int, int]]:
        """The goal of the army on land, and how far all own regions are from there, or from the harbour."""
        if self.beach >= 0 and (not self.goals or self._must_sail()):
            return -1, self._harbour()
        return self._best_goal(self.goals + self._rivals_regions())

    @property
    def goal(self) -> int:
        """The region that the army makes for on land, or -1."""
        return self._march_plan[0]

    @property
    def near(self) -> dict[int, int]:
        """How far own regions are from the goal, or from the harbour."""
        return self._march_plan[1]

    # -- explorers --

    def _parleys(self) -> list[float]:
        owner = self.s.owner
        return [self._parley_worth(region) if owner[region] == NATIVES else 0.0 for region in range(REGIONS)]

    def _lures(self) -> list[float]:
        return self._spread([self._among_natives(region, self.explorers[region]) for region in range(REGIONS)])

    def _parley_worth(self, region: int) -> float:
        """What an explorer among these natives can hope for."""
        s = self.s
        if is_local_power(s, region) or self._can_wait(region):
            return 0.0
        odds = parley_odds(s, self.seat, region, 3 if s.dp[self.seat] else 2)
        risk = RISK if s.pp[self.seat] < RICH and s.turn < PATIENCE else 0.0
        if self.is_last:
            risk = RISK_AT_LAST
        return max(0.0, prize(s, self.seat, region) * (odds + 0.05) - risk * (1.0 - odds))

    def _spread(self, worth: list[float]) -> list[float]:
        """What can be reached from every area, worth less with every step; by sea only with fleets."""
        s, world, ways = self.s, self.s.world, self.ways
        lure, fading = worth + [0.0] * (AREAS - REGIONS), FADING_AT_LAST if self.is_last else FADING
        queue = [(-value, area) for area, value in enumerate(lure) if value]
        heapify(queue)
        while queue:
            value, area = heappop(queue)
            if -value < lure[area]:
                continue
            for near in world.regions_near[area] + (ways[area] if self.afloat else []):
                if near < REGIONS and s.owner[near] not in (NATIVES, self.seat):
                    continue
                by_land = fading if area < REGIONS else EMBARKING
                there = lure[area] * (AT_SEA if near >= REGIONS and area >= REGIONS else by_land)
                if there > lure[near]:
                    lure[near] = there
                    heappush(queue, (-there, near))
        return lure

    def explorer_at(self, region: int, others: int) -> float:
        """What an explorer is worth in a region, besides so many others of the same player."""
        if self.s.owner[region] != NATIVES:
            return 0.5 * self.lure[region]
        return self._among_natives(region, others)

    def _among_natives(self, region: int, others: int) -> float:
        return self.parley[region] * (CROWDING_AT_LAST if self.is_last else CROWDING) ** others

    # -- the army --

    def _rivals_regions(self) -> list[int]:
        """Regions next to one's own that may be attacked after a declaration of war; none while natives come first."""
        rival = -1 if has_natives_to_beat(self.s, self.seat) else victim(self.s, self.seat)
        return [region for region in sorted(self.borders) if rival >= 0 and self.s.owner[region] == rival]

    def _is_goal(self, region: int) -> bool:
        s, owner = self.s, self.s.owner[region]
        if owner != NATIVES and owner not in self.foes:
            return False
        if self.is_spread_thin and owner != self.quarry:
            return False
        if owner == NATIVES and self._can_wait(region):
            return False
        last = self.natives == 1 if owner == NATIVES else s.realm[owner].bit_count() == 1
        return not last or self.ends_game

    def _best_goal(self, goals: list[int]) -> tuple[int, dict[int, int]]:
        """The goal that is worth most and nearest to the army, and how far all own regions are from it."""
        best, goal, near = -99.0, -1, dict[int, int]()
        for region in goals:
            steps = distances(self.s, self.s.realm[self.seat], region)
            worth = prize(self.s, self.seat, region) / 4 - 0.5 * needed_against(self.s, self.seat, region)
            worth += sum(1.5 * max(0, self.free[own]) / away for own, away in steps.items())
            worth += self._hurry(region)
            if worth > best:
                best, goal, near = worth, region, steps
        return goal, near

    def _hurry(self, region: int) -> float:
        """What a region is worth besides because it ends the game: the last of an enemy; late, all of the natives."""
        owner = self.s.owner[region]
        if self.is_last:
            return 0.0
        if owner == NATIVES:
            return HURRY if self.s.turn >= PATIENCE else 0.0
        return HURRY if self.ends_game and owner in self.foes and self.s.realm[owner].bit_count() == 1 else 0.0

    def closeness(self, region: int) -> float:
        """How near a region is to the goal of the army."""
        return 1.0 / self.near[region] if region in self.near else 0.0

    def _harbour(self) -> dict[int, int]:
        """Where the army gathers to go aboard, near to where it will land: how far all own regions are from there."""
        s, best, near = self.s, -1.0, dict[int, int]()
        for region in self.own:
            if s.world.coastal[region]:
                steps = distances_from(s, s.realm[self.seat], region)
                army = sum(max(0, self.free[own]) / away for own, away in steps.items())
                worth = (1.0 + army) * max(self.course[sea] for sea in s.world.seas_near[region]) ** 3
                if worth > best:
                    best, near = worth, steps
        return near

    @lazy
    def beach(self) -> int:
        """The region overseas that is best to invade, or -1."""
        if not self.afloat and self.goals:
            return -1
        if self.foes or self.natives == 1:
            return self._best_beach()
        rows = (self._lands, self._schooled)
        return remembered("beach", self.seat, rows, self._best_beach)

    def _best_beach(self) -> int:
        s, seat, late = self.s, self.seat, self.s.turn >= PATIENCE
        best, beach = 0.0, -1
        for region in range(REGIONS):
            if s.world.coastal[region] and (late or region not in self.borders) and self._is_goal(region):
                needed = needed_against(s, seat, region)
                worth = prize(s, seat, region) - needed + self._hurry(region)
                if worth > best and needed < MOST_NEEDED:
                    best, beach = worth, region
        return beach

    def _must_sail(self) -> bool:
        """Whether what ends the game can be reached only by sea."""
        return self._hurry(self.beach) > 0 and not any(self._hurry(region) > 0 for region in self.goals)

    def is_waiting(self, region: int) -> bool:
        """Whether the brigades of a region have no goal on land and may go aboard."""
        return self.free.get(region, 0) > 0 and self.beach >= 0 and (self.goal < 0 or region not in self.near)

    def assault(self, region: int) -> float:
        """What it is worth to send another brigade into a region; below 0: nothing."""
        if region not in self.assaults:
            at_home = self.s.owner[region] == self.seat
            self.assaults[region] = self._relief(region) if at_home else self._assault(region)
        return self.assaults[region]

    def _assault(self, region: int) -> float:
        s, seat = self.s, self.seat
        if region not in self.goals and region != self.beach:
            return -5.0
        here = list(s.troops[at(region, seat) : at(region, seat) + KINDS])
        enemy, conditions = garrison(s, seat, region), conditions_of_attack(s, seat, region)
        begun = sum(here[:BRIGADE_KINDS]) > 0
        if begun and outlook(here, enemy, conditions) >= EASE:
            return -1.0
        margin = MARGIN_AT_LAST if self.is_last else MARGIN - daring(s, region)
        if begun or outlook(self._reach(region, here), enemy, conditions) >= margin:
            return 10.0 + prize(s, seat, region) + (10.0 if begun else 0.0)
        return -5.0

    def _reach(self, region: int, here: list[int]) -> list[int]:
        """The force that could attack a region in this phase."""
        s, force = self.s, here[:]
        for near in neighbours_of(s, self.seat, region):
            ready = [sum(s.ready[near * MOVERS + p * KINDS + kind] for p in range(POINTS)) for kind in range(KINDS)]
            free = self.free[near]
            for kind in (ARTILLERY, CAVALRY, INFANTRY):
                number = max(0, min(free, ready[kind]))
                force[kind] += number
                free -= number
            force[GENERAL] += ready[GENERAL]
        return force

    def _relief(self, region: int) -> float:
        """The same for an own region in which natives revolt."""
        s, seat = self.s, self.seat
        here = garrison(s, seat, region)
        rebels = [*native_army(natives_of(s, seat, region)), 0, 0, 0]
        conditions = Conditions(has(s, region, FORT), -count(s, seat, SCHOOL), True)
        can_hold = outlook(rebels, self._reach(region, here), conditions) <= -MARGIN
        if not can_hold or outlook(rebels, here, conditions) <= -EASE:
            return -1.0
        return 20.0 + prize(s, seat, region)

    # -- marches --

    def march(self, mover: int, start: int, to: int) -> float:
        """The value of a step of such a unit with so many points left."""
        s, seat, kind = self.s, self.seat, mover % KINDS
        if self.is_last and self._leads_nowhere(mover, to):
            return -1.0
        if kind == EXPLORER:
            gain = self.explorer_at(to, self.explorers[to]) - self.explorer_at(start, self.explorers[start] - 1)
            return 1.0 + gain if gain > LEAST else -1.0
        if kind == ENGINEER:
            return self.works.march(start, to)
        if s.owner[to] != seat:
            if kind == GENERAL:
                leads = brigades(s, to, seat) and not s.troops[at(to, seat) + GENERAL] and s.owner[start] == seat
                return 2.0 if leads else -1.0
            new_kind = s.troops[at(to, seat) + kind] == 0
            return self.assault(to) + (2.0 if new_kind else 0.0) + 0.3 * kind
        if s.owner[start] != seat or (kind < BRIGADE_KINDS and self.free[start] <= 0) or s.revolt[start]:
            return -1.0  # it attacks, or is needed where it is
        if s.revolt[to]:
            return self._against_revolt(kind, to)
        gain = self.closeness(to) - self.closeness(start)
        return gain + 1.0 if gain > LEAST else -1.0

    def _against_revolt(self, kind: int, region: int) -> float:
        """The value of a step into a revolt: where it can be put down, an army comes, with one general."""
        if kind == GENERAL and self.s.troops[at(region, self.seat) + GENERAL]:
            return -1.0
        worth = self.assault(region)
        return min(2.0, worth) if kind == GENERAL else worth

    def _leads_nowhere(self, mover: int, to: int) -> bool:
        """Whether a unit could do nothing where it goes before the game is over."""
        points, kind = divmod(mover, KINDS)
        if self.s.owner[to] != self.seat:
            return False
        if kind == ENGINEER or points <= 1:
            return True
        there = self.s.world.regions_near[to]
        if kind == EXPLORER:
            return not any(self.parley[region] > LEAST for region in there)
        return not any(region in self.goals and self.assault(region) > 0.0 for region in there)

    # -- recruits --

    def recruit(self, kind: int, region: int) -> float:
        """What a new unit is worth for its price."""
        s, seat = self.s, self.seat
        have = s.forces[seat * UNITS + kind]
        if kind == EXPLORER:
            targets = sum(worth > LEAST for worth in self.parley)
            wanted = min(targets, 1 + s.dp[seat] // POINTS_EACH)
            return 5.5 + 0.1 * self.lure[region] if have < wanted else 0.8
        if kind == ENGINEER:
            return self.works.recruit()
        if kind == GENERAL:
            return 3.5 + self.closeness(region) if self.goal >= 0 and have < GENERALS else 0.8
        if self.is_in_danger(region):
            return (3.8 if len(self.own) > FEW_REGIONS else 8.0) if kind == INFANTRY else 2.0
        aim = self.goal if self.goal >= 0 else self.beach
        if aim < 0 or self._is_enough:
            return 0.8
        worth = BRIGADE + 2.0 * self.closeness(region)
        return worth + (1.0 if kind in (CAVALRY, ARTILLERY) and have < SPEARHEAD else 0.0 if kind == INFANTRY else -1.0)

    def is_in_danger(self, region: int) -> bool:
        """Whether others could take a region, and it is worth keeping: late in the game only the last ones are."""
        s, seat = self.s, self.seat
        keeps = s.turn < PATIENCE or len(self.own) <= LAST_REGIONS
        return keeps and ALARM * threat(s, seat, region, DISTRUST) >= brigades(s, region, seat)

    @lazy
    def _is_enough(self) -> bool:
        """Whether the brigades that can get to the goal on land, or to the fleets, are an army already."""
        s, seat = self.s, self.seat
        aim = self.goal if self.goal >= 0 else self.beach
        army = [0] * KINDS
        for region in self.near:
            free = self.free.get(region, 0)
            for kind in (ARTILLERY, CAVALRY, INFANTRY):
                number = max(0, min(free, s.troops[at(region, seat) + kind]))
                army[kind] += number
                free -= number
        many = sum(army) > needed_against(s, seat, aim) + 2 + s.pp[seat] // 100
        return many and outlook(army, garrison(s, seat, aim), conditions_of_attack(s, seat, aim)) >= EASE

    def post(self, piece: int, area: int) -> float:
        """Where to place a unit in set-up."""
        if piece in (EXPLORER, FLEET):
            there = self.explorers[area] if piece == EXPLORER else len(fleets_in(self.s, self.seat, area))
            return self.lure[area] - 1.0 * there
        return 5.0 * self.closeness(area) + GUARD * self._danger(area)

    def _danger(self, region: int) -> float:
        """How many brigades of others, at war or not, could come for each of the own ones."""
        return threat(self.s, self.seat, region, distrust=1.0) / (1 + brigades(self.s, region, self.seat))


def explorers_calls(s: Position, campaign: Campaign) -> list[int]:
    """The sea areas next to explorers who wait for a fleet."""
    return [
        sea
        for region in campaign.own
        for sea in s.world.seas_near[region]
        if campaign.explorers[region] and EMBARKING * campaign.lure[sea] >= max(LEAST, campaign.lure[region] - LEAST)
    ]


def army_calls(s: Position, seat: int, campaign: Campaign) -> list[int]:
    """The one sea area where most brigades wait for fleets, if they are enough for an invasion."""
    if campaign.beach < 0:
        return []
    waiting = dict.fromkeys(range(REGIONS, AREAS), 0)
    for region in campaign.own:
        if campaign.is_waiting(region):
            for sea in s.world.seas_near[region]:
                waiting[sea] += campaign.free[region]
    best = max(waiting, key=lambda sea: waiting[sea])
    return [best] if waiting[best] >= needed_against(s, seat, campaign.beach) else []


def waiting_near(s: Position, seat: int, sea: int, campaign: Campaign) -> list[int]:
    """The brigades on the shores of a sea area that wait for a fleet, by kind."""
    force = [0] * KINDS
    for region in neighbours_of(s, seat, sea):
        free = campaign.free[region] if campaign.is_waiting(region) else 0
        for kind in (ARTILLERY, CAVALRY, INFANTRY):
            number = min(free, s.troops[at(region, seat) + kind])
            force[kind] += number
            free -= number
    return force


def sea_field(campaign: Campaign, goals: list[int]) -> list[float]:
    """How near each sea area is to the nearest of some others: 1 for these, less with every step.

    A strait counts as open until its controller refuses; the mover is not asked again in the same segment.
    """
    field = [0.0] * AREAS
    ring, worth, ways = goals, 1.0, campaign.ways
    while ring:
        for sea in ring:
            field[sea] = worth
        worth *= AT_SEA
        ring = [near for sea in ring for near in ways[sea] if not field[near]]
    return field
