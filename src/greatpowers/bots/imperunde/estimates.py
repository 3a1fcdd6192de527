"""What the rules of thumb ask of a position: what can be won and lost where. Each answer is worked out only once."""

from __future__ import annotations

from typing import Final

from greatpowers.bots.imperunde.temper import BALANCED, Temper
from greatpowers.core.sets import members
from greatpowers.games.imperunde import budget, outlook, routes
from greatpowers.games.imperunde.forces import attackers, battle_around, defenders
from greatpowers.games.imperunde.pieces import (
    ARMIES,
    ARTILLERY,
    CAVALRY,
    FORT,
    INFANTRY,
    KINDS,
    MOST_SEATS,
    POST_COST,
    WAR,
)
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.sets import seas
from greatpowers.games.imperunde.units import army_count, cargo_count, fleet
from greatpowers.games.imperunde.world import LANDS, SPACES

STRENGTH: Final = [1.0, 1.35, 1.9, 2.4, 1.0, 1.9]  # of each kind of unit, in infantry
ENOUGH: Final = 0.5  # chance of winning an attack
ABANDONED: Final = 4.0  # worse than to take no land in place of the one that is left
UNGUARDED: Final = 6.0  # to leave posts where anybody could walk in: more than another land is worth
UNKNOWN: Final = -1.0  # not worked out yet


class Prospect:
    """One seat's prospects in one position."""

    def __init__(self, s: Position, seat: int, temper: Temper = BALANCED) -> None:
        self.s = s
        self.seat = seat
        self.temper = temper
        self.needs: dict[int, tuple[float, bool]] = {}  # by country, see recruiting.py
        self.wanting: dict[int, float] | None = None
        self._frontiers = [UNKNOWN] * SPACES
        self._threats = [UNKNOWN] * LANDS
        self._strangers = [UNKNOWN] * LANDS
        self._chances: dict[int, float] = {}
        self._so_far: float | None = None
        self._taxed: list[int] | None = None
        self._enemies: list[int] | None = None
        self._can_win: bool | None = None

    @property
    def enemies(self) -> list[int]:
        """The players at war with this one."""
        if self._enemies is None:
            s, at = self.s, self.seat * MOST_SEATS
            self._enemies = [other for other in range(s.seats) if s.relation[at + other] == WAR]
        return self._enemies

    @property
    def taxed(self) -> list[int]:
        """The seas that pay the player."""
        if self._taxed is None:
            self._taxed = budget.taxed_seas(self.s, self.seat)
        return self._taxed

    @property
    def can_win_now(self) -> bool:
        """Whether the player who invests can pay for all posts that are missing."""
        if self._can_win is None:
            s, seat = self.s, self.seat
            self._can_win = s.debts[seat] == 0 and can_win_with(s, seat, s.funds[seat])
        return self._can_win

    def frontier(self, place: int) -> float:
        """The value of the best that could be won next to a country, or on the coasts of a sea."""
        worth = self._frontiers[place]
        if worth == UNKNOWN:
            worth = self._frontiers[place] = self._prize(place)
        return worth

    def _prize(self, place: int) -> float:
        """The best of the free lands and the colonies of enemies there."""
        s, worth, seat, enemies = self.s, 0.0, self.seat, self.enemies
        owner, value = s.owner, s.world.value
        for country in s.world.roads[place]:
            whose = owner[country]
            if whose < 0:
                if value[country] >= worth:
                    worth = 1.0 + value[country]
            elif whose != seat and whose in enemies and country not in s.home:
                worth = max(worth, 1.0 + s.posts[country])
        return worth

    def threat(self, country: int) -> float:
        """How many enemy armies could enter a country."""
        worth = self._threats[country]
        if worth == UNKNOWN:
            worth = self._threats[country] = self._armies_beside(country, self.enemies) if self.enemies else 0.0
        return worth

    def strangers(self, country: int) -> float:
        """How many armies of other players could enter a country, were there war with all of them."""
        worth = self._strangers[country]
        if worth == UNKNOWN:
            others = [other for other in range(self.s.seats) if other != self.seat]
            worth = self._strangers[country] = self._armies_beside(country, others)
        return worth

    def _armies_beside(self, country: int, players: list[int]) -> float:
        s, count = self.s, 0.0
        for near in s.world.roads[country]:
            if s.owner[near] in players:
                count += army_count(s, near)
        for sea in s.world.waters[country]:
            for other in players:
                count += cargo_count(s, sea, other)
        return count

    def is_open(self, country: int) -> bool:
        """Whether posts of the player stand there without any guard, next to somebody's armies."""
        s = self.s
        return bool(s.posts[country]) and garrison(s, country) == 0 and self.strangers(country) > 0

    def leaving(self, start: int) -> float:
        """The risk of taking an army away."""
        s = self.s
        if start >= LANDS or start == s.home[self.seat]:
            return 0.0
        if army_count(s, start) > 1 or s.troops[start * KINDS + FORT]:
            return 0.0
        lost = ABANDONED + 2.0 * s.world.value[start] if self.holding(start) else 1.0
        if self.threat(start):
            return lost + 2.0
        return lost + (UNGUARDED if s.posts[start] and self.strangers(start) else 0.0)

    def holding(self, country: int) -> int:
        """How many armies have to stay in an own country, which would be free land without them."""
        s = self.s
        return 0 if s.posts[country] or country == s.home[self.seat] or s.troops[country * KINDS + FORT] else 1

    def chance(self, country: int) -> float:
        """How likely all who can attack a country now would take it."""
        chance = self._chances.get(country)
        if chance is None:
            ready = ready_armies(self.s, self.seat, country)
            chance = self._chances[country] = win_chance(ready, garrison_units(self.s, country))
        return chance

    def chance_so_far(self) -> float:
        """How likely those who have joined the attack that is being gathered win it."""
        if self._so_far is None:
            battle = battle_around(self.s)
            assert battle is not None
            self._so_far = win_chance(attackers(battle), defenders(self.s, battle))
        return self._so_far


def win_chance(mine: list[int], theirs: list[int]) -> float:
    """How likely these win; an overwhelming number surely."""
    if not any(mine):
        return 0.0
    return 1.0 if not any(theirs) else (outlook.chance_of(mine, theirs) or 0.0)


def ready_armies(s: Position, seat: int, country: int) -> list[int]:
    """The armies, by kind, that could attack a country with the moves they have left."""
    out = [0] * KINDS
    for start in s.world.near[country]:
        if start >= LANDS or s.owner[start] == seat:
            at = start * KINDS
            for kind in ARMIES:
                out[kind] += s.one_move[at + kind] + s.two_moves[at + kind]
    return out


def standing_armies(s: Position, seat: int, country: int) -> list[int]:
    """The armies, by kind, that a player has next to a country and off its coasts."""
    out = [0] * KINDS
    for near in s.world.roads[country]:
        if s.owner[near] == seat:
            at = near * KINDS
            for kind in ARMIES:
                out[kind] += s.troops[at + kind]
    for sea in s.world.waters[country]:
        at = fleet(sea, seat)
        for kind in ARMIES:
            out[kind] += s.ships[at + kind]
    return out


def garrison_units(s: Position, country: int) -> list[int]:
    """The units, by kind, that would defend a country: natives, or armies and forts."""
    if s.owner[country] < 0:
        return [s.world.value[country]] + [0] * (KINDS - 1)
    at = country * KINDS
    return [*s.troops[at : at + FORT + 1], 0, 0]


def garrison(s: Position, country: int) -> float:
    """The strength of a country's defence."""
    at = country * KINDS
    troops = s.troops
    return (
        troops[at + INFANTRY]
        + STRENGTH[CAVALRY] * troops[at + CAVALRY]
        + STRENGTH[ARTILLERY] * troops[at + ARTILLERY]
        + STRENGTH[FORT] * troops[at + FORT]
    )


# -- the race ------------------------------------------------------------------------------------------------


def shortfall(s: Position, seat: int) -> int:
    """How many trade posts the player still needs."""
    return max(0, s.goal - s.posts_out[seat])


def is_leader(s: Position, seat: int) -> bool:
    """Whether no other player has more trade posts."""
    return s.posts_out[seat] == max(s.posts_out)


def room(s: Position, seat: int) -> int:
    """How many more posts fit into a player's colonies."""
    home, value, posts = s.home[seat], s.world.value, s.posts
    return sum([max(0, value[c] - posts[c]) for c in members(s.realm[seat]) if c != home])


def can_win_with(s: Position, seat: int, money: int) -> bool:
    """Whether a player without debts and with so much money would reach the goal by building posts."""
    return min(room(s, seat), max(0, money) // POST_COST) >= shortfall(s, seat)


def is_about_to_win(s: Position, seat: int) -> bool:
    """Whether a player could win in the next turn of investing, as far as all can see."""
    income = sum(budget.taxes(s, seat)) - s.debts[seat] // budget.LOAN
    return can_win_with(s, seat, s.surplus[seat] + income - s.debts[seat])


# -- raids ---------------------------------------------------------------------------------------------------


def loot(s: Position, attacker: int, victim: int) -> float:
    """How many posts an attacker could expect to take from a player in a round, by the two best attacks."""
    prey = members(_within_reach(s, attacker) & s.realm[victim] & ~(1 << s.home[victim]))
    worth = [s.posts[country] * _raid_chance(s, attacker, country) for country in prey if s.posts[country]]
    return sum(sorted(worth)[-2:])


def standing_raid(p: Prospect, victim: int) -> float:
    """How many posts an attack could be expected to take from a player right now, where the odds are good enough."""
    s, worth = p.s, 0.0
    for country in members(_within_reach(s, p.seat) & s.realm[victim] & ~(1 << s.home[victim])):
        if s.posts[country] and p.chance(country) >= ENOUGH:
            worth = max(worth, s.posts[country] * p.chance(country))
    return worth


def _within_reach(s: Position, seat: int) -> int:
    """The set of countries next to a player's realm, or to their armies at sea."""
    roads, reach = s.codes.menus.roads, 0
    for country in members(s.realm[seat]):
        reach |= roads[country]
    for sea in seas(s.afloat[seat]):
        if cargo_count(s, sea, seat):
            reach |= roads[sea]
    return reach


def _raid_chance(s: Position, attacker: int, country: int) -> float:
    """How likely a raid would succeed if both sides arm: the attacker by two artillery, the victim by a fort."""
    attack, defence = standing_armies(s, attacker, country), garrison_units(s, country)
    home, roads = s.home[attacker], s.world.roads[country]
    if any(s.owner[near] == attacker and (s.posts[near] or near == home) for near in roads):
        attack[ARTILLERY] += 2
    if defence[FORT] < s.posts[country]:
        defence[FORT] += 1
    return win_chance(attack, defence)


def may_attack(p: Prospect, country: int) -> bool:
    """Whether the odds are good enough to attack a country."""
    return p.chance(country) >= ENOUGH / p.temper.war**0.3 and routes.may_enter(p.s, p.seat, country)
