"""A player of ImpeRunde by rules of thumb: expand, defend, tax seas, borrow early, repay before winning.

Each step of the game has a rule that says how much an answer is worth, in doubloons as far as that can be said. The bot
looks one action ahead and nothing more.
"""

from __future__ import annotations

from collections.abc import Callable

from greatpowers.bots.bot import Turn
from greatpowers.core.game import Random
from greatpowers.games.imperunde import budget, fighting, routes
from greatpowers.games.imperunde.actions import TIRED
from greatpowers.games.imperunde.deck import (
    AMBUSH,
    ARMISTICE_CARD,
    COUNTER,
    DECLARATION,
    FORGED_LAND,
    FORGED_SEA,
    HUSSAR,
    PEACE_TREATY,
    PIRATES_CARD,
    PLUNDER,
    PRIVATEERS,
    REBELLION,
    SABOTAGE,
    SEIZURE,
    SMUGGLING,
    SURPRISE,
    TREASON,
    UNMASK,
)
from greatpowers.games.imperunde.pieces import (
    ARTILLERY,
    CAVALRY,
    COST,
    FORT,
    FRIGATE,
    INFANTRY,
    KINDS,
    LINE,
    MOST_SEATS,
    WAR,
    WARSHIPS,
)
from greatpowers.games.imperunde.position import (
    Position,
    army_count,
    cargo_count,
    fleet,
    is_colony,
    navies,
    warship_count,
)
from greatpowers.games.imperunde.state import ImpeRundeState
from greatpowers.games.imperunde.world import LANDS

MOOD = 0.1  # choices that are worth about the same are all taken now and then
FIGHTING = [1.0, 1.35, 1.9, 2.4, 1.0, 1.9]  # how well a unit fights, in infantry
ROUNDS_TO_COME = 4.0  # how long a gain of every round still counts
HOPE = 1.25  # how much stronger than natives an attack should be


class ImpeRundeThumb:
    """See the module."""

    def decide(self, turn: Turn, rng: Random) -> int:
        """The legal action that the rule of thumb for this step likes best."""
        if len(turn.legal) == 1:
            return turn.legal[0]
        state = turn.imagine(rng)
        assert isinstance(state, ImpeRundeState)
        rule = _RULES[state.step]
        return max(turn.legal, key=lambda action: rule(state, turn.seat, action) + MOOD * rng.random())


# -- what things are worth -----------------------------------------------------------------------------------


def shortfall(s: Position, seat: int) -> int:
    """Posts that are still missing."""
    return max(0, s.goal - s.posts_out[seat])


def is_leader(s: Position, seat: int) -> bool:
    """Nobody else has more posts."""
    return s.posts_out[seat] == max(s.posts_out)


def prize(s: Position, seat: int, countries: list[int]) -> float:
    """The best of some countries that could be won: free lands, and colonies of enemies."""
    worth = 0.0
    for country in countries:
        if s.owner[country] < 0:
            worth = max(worth, 1.0 + s.world.value[country])
        elif s.owner[country] != seat and routes.may_enter(s, seat, country):
            worth = max(worth, 1.0 + s.posts[country])
    return worth


def frontier(s: Position, seat: int, place: int) -> float:
    """How much there is to win next to a country, or on the coasts of a sea."""
    return prize(s, seat, s.world.roads[place])


def threat(s: Position, seat: int, country: int) -> float:
    """How many enemy armies could come into a country next."""
    worth = 0.0
    for near in s.world.roads[country]:
        if s.owner[near] not in (-1, seat) and s.relation[seat * MOST_SEATS + s.owner[near]] == WAR:
            worth += army_count(s, near)
    for sea in s.world.waters[country]:
        for other in range(s.seats):
            if other != seat and s.relation[seat * MOST_SEATS + other] == WAR:
                worth += cargo_count(s, sea, other)
    return worth


def garrison(s: Position, country: int) -> float:
    """How well a country is defended."""
    at = country * KINDS
    return sum(FIGHTING[kind] * s.troops[at + kind] for kind in (INFANTRY, CAVALRY, ARTILLERY, FORT))


def resistance(s: Position, country: int) -> float:
    """What an attack on a country meets."""
    return 1.25 * s.world.value[country] if s.owner[country] < 0 else 1.25 * garrison(s, country)


def might(s: Position, seat: int, country: int) -> float:
    """What could attack a country now, from all sides."""
    total = 0.0
    for start in s.world.roads[country]:
        if s.owner[start] == seat:
            at = start * KINDS
            for kind in (INFANTRY, CAVALRY, ARTILLERY):
                total += FIGHTING[kind] * (s.one[at + kind] + s.two[at + kind])
    for start in s.world.waters[country]:
        at = start * KINDS
        for kind in (INFANTRY, CAVALRY, ARTILLERY):
            total += FIGHTING[kind] * (s.one[at + kind] + s.two[at + kind])
    return total


# -- set-up and talks ----------------------------------------------------------------------------------------


def placing(s: Position, seat: int, action: int) -> float:
    """Ships where they will earn most; otherwise armies."""
    if s.codes.names[action] == "place":
        sea = s.codes.values[action][-1]
        return s.world.value[sea] * (0.3 if navies(s, sea) else 1.0)
    return 1.5 + (0.3 if s.codes.values[action][0] == 2 else 0.0)


def talking(s: Position, seat: int, action: int) -> float:
    """Peace pays two doubloons a round; war is for whoever is about to win, if one can reach him."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "ready":
        return 0.5
    if name == "stance":
        other, stance = values
        dangerous = s.posts_out[other] >= s.goal - 5 and not is_leader(s, seat) and borders(s, seat, other)
        return 1.0 if (stance == 1) == dangerous else 0.0
    if name in ("agree", "refuse"):
        better = s.proposal < s.goal
        return 1.0 if (name == "agree") == (better == is_leader(s, seat)) else 0.0
    return playing(s, seat, action)


def borders(s: Position, seat: int, other: int) -> bool:
    """Whether two players have neighbouring countries."""
    return any(
        s.owner[c] == seat and any(s.owner[near] == other and is_colony(s, near) for near in s.world.roads[c])
        for c in range(LANDS)
    )


def owing(s: Position, seat: int, action: int) -> float:
    """Borrow while there is much to build; be free of debts when the goal is near."""
    change = (-10, -5, 0, 5)[s.codes.values[action][0]]
    after = s.debts[seat] + change
    near = shortfall(s, seat) <= 6
    income = budget.income(s, seat)
    if near:
        return -float(after)
    if change > 0:
        return 3.0 if s.debts[seat] < 10 and s.round <= 4 else -1.0
    if change < 0:
        return 1.0 if income + change >= 14 else -2.0
    return 0.0


# -- investing -----------------------------------------------------------------------------------------------


def investing_in(s: Position, seat: int, action: int) -> float:
    """Posts first: they are the goal and pay every round; then ships that earn, and armies that conquer."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "done":
        return 0.0
    if name == "card":
        return playing(s, seat, action)
    if name == "post":
        return 20.0
    if name == "canal":
        return 12.0 if shortfall(s, seat) <= 12 or s.funds[seat] >= 18 else -1.0
    if name == "buy_card":
        return 0.3 if s.funds[seat] >= 12 and s.bought[seat] == 0 else -1.0
    if name == "launch":
        return launching(s, seat, values[0], values[2])
    return recruiting(s, seat, values[0], values[1])


def launching(s: Position, seat: int, kind: int, sea: int) -> float:
    """A first frigate in a sea that pays; a second against enemies who are there."""
    there = navies(s, sea)
    if there and there != [seat]:
        return 1.0 if kind == LINE and warship_count(s, sea, seat) == 0 else -1.0
    if not there:
        gain = ROUNDS_TO_COME * s.world.value[sea] if sea not in budget.taxed_seas(s, seat) else 0.0
        return gain - COST[kind] + (1.0 if kind == FRIGATE else 0.0)
    return -1.0


def recruiting(s: Position, seat: int, kind: int, country: int) -> float:
    """Armies where something can be won next; a few at home to embark; forts and guards where an enemy stands."""
    danger = threat(s, seat, country) - garrison(s, country)
    if kind == FORT:
        return 2.0 if danger > 0 else -1.0
    worth = frontier(s, seat, country)
    wanted = 4.0 + (2.0 if worth > 3 else 0.0)
    have = sum(FIGHTING[k] * s.troops[country * KINDS + k] for k in (INFANTRY, CAVALRY, ARTILLERY))
    if worth == 0.0:
        worth = max((frontier(s, seat, sea) for sea in s.world.waters[country]), default=0.0) * 0.7
        wanted = 5.0
    if worth == 0.0 or have >= wanted:
        return 1.0 - COST[kind] / 10 if danger > 0 else -1.0
    return worth + (0.8 if kind == ARTILLERY else 0.4 if kind == INFANTRY else 0.0)


# -- moving --------------------------------------------------------------------------------------------------


def moving(s: Position, seat: int, action: int) -> float:
    """Attack what can be taken, go where something can be won, keep seas."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "done":
        return 0.0
    if name == "card":
        return playing(s, seat, action)
    if name == "fight":
        return 0.5
    mover, start, to = values
    kind = mover % TIRED
    if to >= LANDS:
        return sailing(s, seat, kind, start, to)
    return going(s, seat, kind, start, to)


def going(s: Position, seat: int, kind: int, start: int, to: int) -> float:
    """A step onto land."""
    if s.owner[to] != seat:
        if s.owner[to] >= 0 and not routes.needs_fight(s, seat, to):
            return 15.0
        gain = 2.0 * s.world.value[to] + 3.0 * s.posts[to]
        ready = might(s, seat, to) >= HOPE * resistance(s, to)
        if s.fight_at == to:  # joining an attack, or reinforcing it
            return gain + FIGHTING[kind]
        return gain + 2.0 * FIGHTING[kind] - leaving(s, seat, start) if ready else -5.0
    here = frontier(s, seat, start) if start < LANDS else 0.0
    there = frontier(s, seat, to)
    if start >= LANDS:
        return there - frontier(s, seat, start)
    return there - here - leaving(s, seat, start) - 0.5


def leaving(s: Position, seat: int, start: int) -> float:
    """What is risked by taking an army away."""
    if start >= LANDS or start == s.home[seat]:
        return 0.0
    alone = army_count(s, start) == 1 and not s.troops[start * KINDS + FORT]
    lost = 4.0 if alone and not s.posts[start] else 1.0 if alone else 0.0
    return lost + (2.0 if alone and threat(s, seat, start) else 0.0)


def sailing(s: Position, seat: int, kind: int, start: int, to: int) -> float:
    """Warships go where they earn and fight when they are stronger; cargo goes to coasts where something can be won."""
    if kind not in WARSHIPS:
        return frontier(s, seat, to) - frontier(s, seat, start) - 0.2
    foe = routes.hostile(s, seat, to)
    if foe >= 0:
        mine = sum(FIGHTING[k] * s.ships[fleet(start, seat) + k] for k in WARSHIPS)
        theirs = sum(FIGHTING[k] * s.ships[fleet(to, foe) + k] for k in WARSHIPS)
        return 3.0 if mine > 1.3 * theirs or s.fight_at == to else -3.0
    pays = budget.has_coast(s, seat, to) and not navies(s, to)
    stays = warship_count(s, start, seat) > 1 or not budget.has_coast(s, seat, start)
    return s.world.value[to] - 0.5 if pays and stays else -1.0


def embarking(s: Position, seat: int, action: int) -> float:
    """Armies that have nothing to win on land go aboard where something can be won overseas."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "done":
        return 0.0
    if name == "card":
        return playing(s, seat, action)
    _, country, sea = values
    if frontier(s, seat, country) > 0 or leaving(s, seat, country) >= 1.0:
        return -1.0
    if country != s.home[seat] and threat(s, seat, country):
        return -1.0
    near = frontier(s, seat, sea)
    further = max(frontier(s, seat, to) for to in routes.neighbours(s, seat, sea)) * 0.5
    return max(near, further) - 0.4


# -- battle --------------------------------------------------------------------------------------------------


def choosing(s: Position, seat: int, action: int) -> float:
    """The best dice fight; forts before armies."""
    values = s.codes.values[action]
    kinds = (INFANTRY, CAVALRY, ARTILLERY, FORT) if len(values) == 4 else WARSHIPS
    return sum(FIGHTING[kind] * number for kind, number in zip(kinds, values, strict=True))


def reinforcing(s: Position, seat: int, action: int) -> float:
    """Bring what one can while the battle is not hopeless."""
    if s.codes.names[action] == "fight":
        return 0.0
    left = sum(fighting.defenders(s))
    mover, _, to = s.codes.values[action]
    hopeful = might(s, seat, s.fight_at) >= 0.8 * left if s.fight_at < LANDS else True
    return FIGHTING[mover % TIRED] - (0.5 if to != s.fight_at else 0.0) if hopeful else -1.0


# -- cards ---------------------------------------------------------------------------------------------------

_EAGERNESS: dict[int, float] = {
    SURPRISE: 2.0, AMBUSH: 2.0, HUSSAR: 1.0, TREASON: 1.0, SEIZURE: 2.0, SMUGGLING: 3.0, PRIVATEERS: 2.5, PLUNDER: 3.0,
    REBELLION: 1.2, SABOTAGE: 0.8, PIRATES_CARD: 0.8, UNMASK: 0.4, COUNTER: 1.5, FORGED_LAND: -1.0, FORGED_SEA: -1.0,
    DECLARATION: -1.0, ARMISTICE_CARD: 0.2, PEACE_TREATY: -0.5,
}  # fmt: skip


def playing(s: Position, seat: int, action: int) -> float:
    """Battle cards in battle; the others against whoever leads."""
    name = s.codes.names[action]
    if name == "pass":
        return 0.0
    if name == "rest":
        return -2.0
    card = s.codes.values[action][0]
    if card == ARMISTICE_CARD:
        return 1.0 if s.defender == seat else -1.0
    if card == TREASON and s.attacker != seat and s.defender < s.seats and not is_leader(s, s.defender):
        return -1.0
    return _EAGERNESS[card]


def targeting(s: Position, seat: int, action: int) -> float:
    """Strike the leader; use the best place for oneself."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "against":
        return float(s.posts_out[values[0]])
    if name == "between":
        return 1.0 if seat in values else 0.0
    if name == "at":
        return place_worth(s, seat, values[0])
    if name == "sink":
        return COST[values[0]]
    if name == "secretly":
        return 1.0
    return 0.0


def place_worth(s: Position, seat: int, place: int) -> float:
    """How good a place is for the card that is being played."""
    if place < LANDS:
        owner = s.owner[place]
        if owner == seat:
            return frontier(s, seat, place) + threat(s, seat, place)
        leads = s.posts_out[owner] / 10
        return s.posts[place] - 0.7 * garrison(s, place) + leads
    worth = 0.0
    for other in range(s.seats):
        sign = -1.5 if other == seat else 0.5 + s.posts_out[other] / 20
        worth += sign * (warship_count(s, place, other) + cargo_count(s, place, other)) * s.world.value[place] / 2
    return worth


def taking(s: Position, seat: int, action: int) -> float:
    """The card that is played most eagerly."""
    return _EAGERNESS[s.codes.values[action][0]]


def smuggling(s: Position, seat: int, action: int) -> float:
    """As with one's own money, but all of it."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "launch":
        return launching(s, seat, values[0], values[2])
    return recruiting(s, seat, values[0], values[1]) + COST[values[0]]


_RULES: dict[str, Callable[[Position, int, int], float]] = {
    "start_ships": placing,
    "equip": placing,
    "talks": talking,
    "debts": owing,
    "invest": investing_in,
    "smuggle": smuggling,
    "move": moving,
    "leave": moving,
    "assault": moving,
    "winds": moving,
    "pick": choosing,
    "defend": choosing,
    "reinforce": reinforcing,
    "embark": embarking,
    "window": playing,
    "response": playing,
    "target": targeting,
    "unmask": taking,
}
