"""A position of ImpeRunde as numbers: what matters for winning; docs/bots/imperunde.md explains them."""

from __future__ import annotations

from typing import Final

from greatpowers.core.sets import members
from greatpowers.games.imperunde import budget
from greatpowers.games.imperunde.deck import (
    AMBUSH,
    ARMISTICE_CARD,
    CARDS,
    COUNTER,
    DECLARATION,
    HUSSAR,
    PEACE_TREATY,
    PLUNDER,
    PRIVATEERS,
    REBELLION,
    SABOTAGE,
    SEIZURE,
    SMUGGLING,
    SURPRISE,
    TREASON,
)
from greatpowers.games.imperunde.frames import Round
from greatpowers.games.imperunde.pieces import (
    ARTILLERY,
    BLACK_DISC,
    CAVALRY,
    FORT,
    FRIGATE,
    INFANTRY,
    KINDS,
    LINE,
    MOST_SEATS,
    PEACE,
    PIECES,
    PIRATES,
    POST_COST,
    WAR,
)
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.powers import order_of_play
from greatpowers.games.imperunde.sets import seas
from greatpowers.games.imperunde.units import fleet
from greatpowers.games.imperunde.world import CANAL_LAND, CANALS, LANDS

# How strong units are, in infantry.
_CAVALRY: Final = 1.35
_ARTILLERY: Final = 1.9
_FORT: Final = 2.4
SETTING: Final = 22  # numbers for all seats together
PLAYER: Final = 44  # and for each of them

_CARD_GROUPS: Final = (
    (COUNTER,),
    (AMBUSH, SURPRISE, HUSSAR, TREASON, SEIZURE),
    (SMUGGLING, PLUNDER, PRIVATEERS),
    (REBELLION, SABOTAGE),
    (DECLARATION, ARMISTICE_CARD, PEACE_TREATY),
)


class Strength:
    """How strong armies and garrisons are, in infantry, by country; and who could land there, with how much."""

    def __init__(self, s: Position) -> None:
        self.armies = [0.0] * LANDS
        self.guards = [0.0] * LANDS
        self.aboard = [0.0] * s.seats  # of each player, at sea
        self.landing: dict[int, list[tuple[int, float]]] = {}
        for seat in range(s.seats):
            self._count_land(s, seat)
            self._count_cargo(s, seat)

    def _count_land(self, s: Position, seat: int) -> None:
        troops, armies, guards = s.troops, self.armies, self.guards
        for country in members(s.realm[seat]):
            at = country * KINDS
            strength = troops[at] + _CAVALRY * troops[at + CAVALRY] + _ARTILLERY * troops[at + ARTILLERY]
            armies[country] = strength
            guards[country] = strength + _FORT * troops[at + FORT]

    def _count_cargo(self, s: Position, seat: int) -> None:
        ships, roads, landing = s.ships, s.world.roads, self.landing
        for sea in seas(s.afloat[seat]):
            at = fleet(sea, seat)
            strength = ships[at] + _CAVALRY * ships[at + CAVALRY] + _ARTILLERY * ships[at + ARTILLERY]
            if strength:
                self.aboard[seat] += strength
                for country in roads[sea]:
                    landing.setdefault(country, []).append((seat, strength))


class Realm:
    """One player's countries and what stands in and around them."""

    def __init__(self, s: Position, seat: int, strength: Strength) -> None:
        self.colonies = 0
        self.value = 0  # of all colonies
        self.room = 0  # for posts
        self.bare = 0  # posts without an army or a fort
        self.exposed = 0.0  # posts that an enemy could take, and
        self.watched = 0.0  # those that a player at peace could take after a declaration of war
        self.striking = 0.0  # strength of armies next to something that can be won
        self.idle = 0.0  # and of the others
        self._against: dict[int, float] = {}  # strength that could attack each colony of an enemy
        self._strength = strength
        self._relations = s.relation[seat * MOST_SEATS : (seat + 1) * MOST_SEATS]
        self._relations[seat] = PEACE
        reached = 0
        for country in members(s.realm[seat]):
            reached |= s.codes.menus.roads[country]
            enemies, others = self._look_around(s, seat, country)
            if country != s.home[seat]:
                self._count_colony(s, country, enemies, others)
        free = reached & ~s.realm[seat]
        self.free = sum([s.world.value[near] for near in members(free) if s.owner[near] < 0])  # next to the realm
        self.prey = self._count_prey(s, seat)

    def _look_around(self, s: Position, seat: int, country: int) -> tuple[float, float]:
        """The strength that enemies, and that players at peace, could send into a country."""
        strength, relations, owner = self._strength, self._relations, s.owner
        armies, own = strength.armies, strength.armies[country]
        enemies = others = 0.0
        is_busy = False
        for near in s.world.roads[country]:
            whose = owner[near]
            if whose < 0:
                is_busy = True
            elif relations[whose] == WAR:
                enemies += armies[near]
                is_busy = True
                self._against[near] = self._against.get(near, 0.0) + own
            elif whose != seat:
                others += armies[near]
        for whose, landing in strength.landing.get(country, ()):
            if relations[whose] == WAR:
                enemies += landing
            elif whose != seat:
                others += landing
        if is_busy:
            self.striking += own
        else:
            self.idle += own
        return enemies, others

    def _count_colony(self, s: Position, country: int, enemies: float, others: float) -> None:
        posts, value, guard = s.posts[country], s.world.value[country], self._strength.guards[country]
        self.colonies += 1
        self.value += value
        if posts < value and not s.disc[country] & BLACK_DISC:
            self.room += value - posts
        if posts:
            if guard == 0.0:
                self.bare += posts
            if enemies:
                self.exposed += posts * min(1.0, enemies / (guard + 1.0))
            if enemies or others:
                self.watched += posts * min(1.0, (enemies + others) / (guard + 1.0))

    def _count_prey(self, s: Position, seat: int) -> float:
        """Posts of enemies, as far as armies next to them and off their coasts are a match for the garrison."""
        guards, against = self._strength.guards, self._against
        if WAR not in self._relations:
            return 0.0
        for country, landing in self._strength.landing.items():
            if s.owner[country] >= 0 and self._relations[s.owner[country]] == WAR:
                mine = sum([strength for whose, strength in landing if whose == seat])
                against[country] = against.get(country, 0.0) + mine
        return sum([s.posts[near] * min(1.0, mine / (guards[near] + 1.0)) for near, mine in against.items()])


def stage_of(s: Position) -> int:
    """How far the round is: 0 before investing, then the turns of investing, of moving, and the rest."""
    outermost = s.frames[0]
    turn = outermost.turn if isinstance(outermost, Round) else 0
    if s.phase < 4:
        return 0
    if s.phase == 4:
        return turn
    if s.phase <= 6:
        return MOST_SEATS + 1 + (turn if s.phase == 6 else 0)
    return 2 * MOST_SEATS + 2


STAGES: Final = 2 * MOST_SEATS + 3


def features(s: Position) -> tuple[list[float], list[list[float]]]:
    """The numbers of the whole table, and those of each seat."""
    strength = Strength(s)
    realms = [Realm(s, seat, strength) for seat in range(s.seats)]
    incomes = [budget.taxes(s, seat) for seat in range(s.seats)]
    stage, places = stage_of(s), _places(s)
    reaches = [_reach(s, seat, realms[seat], sum(incomes[seat]), stage, places[seat]) for seat in range(s.seats)]
    own = [
        [
            *_progress(s, seat, reaches),
            *_money(s, seat, incomes[seat]),
            *_lands(s, seat, realms[seat]),
            *_units(s, seat, realms[seat], strength),
            *_cards(s, seat),
            *_turn(stage, places[seat], s.seats),
        ]
        for seat in range(s.seats)
    ]
    return _setting(s, realms, reaches, stage), own


def _places(s: Position) -> list[int]:
    """Where each seat comes in the order of play."""
    places = [0] * s.seats
    for place, seat in enumerate(order_of_play(s)):
        places[seat] = place
    return places


def _has_invested(stage: int, place: int) -> bool:
    """Whether a player's turn to invest is over in this round."""
    return stage > MOST_SEATS or stage - 1 > place


def _reach(s: Position, seat: int, realm: Realm, income: int, stage: int, place: int) -> tuple[int, int]:
    """How many posts a player could have after the next turn of investing, with and without paying all debts."""
    if _has_invested(stage, place) or not stage:
        money = s.surplus[seat] + income - s.debts[seat] // budget.LOAN
        debts = s.debts[seat]
    else:  # what can be repaid has been
        money, debts = s.funds[seat], 0
    posts = s.posts_out[seat]
    return (
        posts + min(realm.room, max(0, money - debts) // POST_COST),
        posts + min(realm.room, max(0, money) // POST_COST),
    )


def _setting(s: Position, realms: list[Realm], reaches: list[tuple[int, int]], stage: int) -> list[float]:
    """The round, the goal, what is left to win, and how close anybody is to winning."""
    taken = 0
    for realm in s.realm:
        taken |= realm
    free = sum(s.world.value[country] for country in range(LANDS) if not taken >> country & 1)
    relations = [s.relation[a * MOST_SEATS + b] for a in range(s.seats) for b in range(a)]
    pairs = len(relations)
    turn = stage % (MOST_SEATS + 1)
    is_late = stage > 2 * MOST_SEATS + 1
    limit = s.round_limit - s.round if s.round_limit else 10
    pirates = sum(s.ships[fleet(sea, PIRATES) + k] for sea in seas(s.guarded[PIRATES]) for k in (FRIGATE, LINE))
    leading = max(s.posts_out)
    return [
        min(s.round, 15) / 5,
        min(limit, 10) / 10,
        float(stage == 0),
        float(0 < stage <= MOST_SEATS),
        float(MOST_SEATS < stage <= 2 * MOST_SEATS + 1),
        float(is_late),
        0.0 if is_late else turn / s.seats,
        s.seats / 6,
        s.goal / 40,
        s.colony_value / 10,
        free / 60,
        relations.count(WAR) / pairs,
        relations.count(PEACE) / pairs,
        leading / s.goal,
        min(2.0, (s.goal - leading) / 10),
        _clipped((max(reach for reach, _ in reaches) - s.goal) / 10),
        sum(s.posts_out) / s.seats / s.goal,
        sum(realm.room for realm in realms) / s.seats / 10,
        float(s.canal[0]),
        float(s.canal[1]),
        min(pirates, 10) / 5,
        sum(s.pile) / 48,
    ]


def _clipped(number: float) -> float:
    return max(-2.0, min(2.0, number))


def _progress(s: Position, seat: int, reaches: list[tuple[int, int]]) -> list[float]:
    """Posts, now and after the next turn of investing, against the goal and against the best of the others."""
    posts, goal, (reach, gross) = s.posts_out[seat], s.goal, reaches[seat]
    rival = max([reaches[other][0] for other in range(s.seats) if other != seat])
    ahead = max([s.posts_out[other] for other in range(s.seats) if other != seat])
    return [
        posts / goal,
        min(2.0, (goal - posts) / 10),
        _clipped((posts - ahead) / 10),
        float(posts >= ahead),
        _clipped((reach - goal) / 10),
        _clipped((gross - goal) / 10),
        float(reach >= goal),
        _clipped((reach - rival) / 10),
    ]


def _money(s: Position, seat: int, income: list[int]) -> list[float]:
    """Debts, what is there, and what comes in."""
    debts = s.debts[seat]
    return [
        debts / 15,
        float(debts == 0),
        min(s.surplus[seat], 30) / 15,
        min(s.funds[seat], 40) / 20,
        sum(income) / 30,
        income[3] / 10,  # of the seas
    ]


def _lands(s: Position, seat: int, realm: Realm) -> list[float]:
    """Colonies, what can be built in them, what could be won next to them, what could be lost; war and peace."""
    canals = [c for c in range(CANALS) if not s.canal[c] and s.owner[CANAL_LAND[c]] == seat]
    relations = s.relation[seat * MOST_SEATS : seat * MOST_SEATS + s.seats]
    others = s.seats - 1
    return [
        realm.colonies / 12,
        realm.value / s.goal,
        min(realm.room, 20) / 10,
        float(len(canals)),
        min(realm.free, 30) / 15,
        min(realm.prey, 20) / 10,
        min(realm.exposed, 20) / 10,
        min(realm.watched, 20) / 10,
        min(realm.bare, 20) / 10,
        (relations.count(PEACE) - 1) / others,  # not with oneself
        relations.count(WAR) / others,
    ]


def _units(s: Position, seat: int, realm: Realm, strength: Strength) -> list[float]:
    """Armies by what they can do, units by kind, and the seas that are held."""
    at, sets = seat * KINDS, 2 if s.seats == 3 else 1  # imperunde/material/three-player-double-set
    units = [sets * PIECES[kind] - s.reserve[at + kind] for kind in range(KINDS)]
    return [
        min(realm.striking, 30) / 15,
        min(realm.idle, 30) / 15,
        min(strength.aboard[seat], 20) / 10,
        min(units[INFANTRY], 30) / 15,
        min(units[CAVALRY], 15) / 8,
        min(units[ARTILLERY], 20) / 10,
        min(units[FORT], 20) / 10,
        min(units[FRIGATE], 15) / 8,
        min(units[LINE], 10) / 5,
        s.guarded[seat].bit_count() / 6,
    ]


def _cards(s: Position, seat: int) -> list[float]:
    """How many cards of each group a player has."""
    hand = s.hand[seat * CARDS : (seat + 1) * CARDS]
    return [sum([hand[card] for card in group]) / 2 for group in _CARD_GROUPS]


def _turn(stage: int, place: int, seats: int) -> list[float]:
    """When a player is on turn."""
    is_active = 0 < stage <= 2 * MOST_SEATS + 1 and place == (stage - 1) % (MOST_SEATS + 1)
    has_moved = stage - MOST_SEATS - 2 > place
    return [float(is_active), float(_has_invested(stage, place)), float(has_moved), place / seats]
