"""Rules of thumb for moving, attacking and embarking."""

from __future__ import annotations

from typing import Final

from greatpowers.bots.imperunde.cards import playing
from greatpowers.bots.imperunde.estimates import STRENGTH, Prospect, may_attack, ready_armies, win_chance
from greatpowers.games.imperunde import budget, routes
from greatpowers.games.imperunde.forces import attackers, battle_around, battle_below, defenders
from greatpowers.games.imperunde.pieces import ARMIES, COST, FORT, STORM, TIRED, WARSHIPS
from greatpowers.games.imperunde.units import fleet, navies, warship_count
from greatpowers.games.imperunde.world import LANDS

SURE: Final = 0.9  # chance of winning an attack that needs no more units
HOPEFUL: Final = 0.3  # chance of winning a battle that is worth reinforcing


def moving(p: Prospect, action: int) -> float:
    """Attack what can be taken, move towards what can be won, and hold seas."""
    s = p.s
    name = s.codes.names[action]
    if name == "done":
        return 0.0
    if name == "card":
        return playing(p, action)
    if name == "fight":
        return 0.5
    mover, start, to = s.codes.values[action]
    return sailing(p, mover % TIRED, start, to) if to >= LANDS else going(p, mover % TIRED, start, to)


def is_fought_over(p: Prospect, place: int) -> bool:
    """Whether a battle in this place is being gathered or fought."""
    battle = battle_around(p.s)
    return battle is not None and battle.place == place


def going(p: Prospect, kind: int, start: int, to: int) -> float:
    """The value of a step onto land."""
    s, seat = p.s, p.seat
    if s.owner[to] == seat:
        change = p.frontier(to) - p.frontier(start)
        return change if start >= LANDS else change - p.leaving(start) - 0.5
    if s.owner[to] >= 0 and not routes.needs_fight(s, seat, to):
        return 15.0
    gain = 2.0 * s.world.value[to] + 3.0 * s.posts[to]
    if is_fought_over(p, to):  # joining an attack; others can still come as reinforcements
        return -1.0 if p.chance_so_far() >= SURE else gain + STRENGTH[kind]
    return gain + 2.0 * STRENGTH[kind] - p.leaving(start) if may_attack(p, to) else -5.0


def sailing(p: Prospect, kind: int, start: int, to: int) -> float:
    """Warships go where they earn and fight when they are stronger; cargo goes to coasts with something to win."""
    s, seat = p.s, p.seat
    if kind not in WARSHIPS:
        return p.frontier(to) - p.frontier(start) - 0.2 - weather(p, kind, to)
    foe = routes.hostile(s, seat, to)
    if foe >= 0:
        mine = sum([STRENGTH[k] * s.ships[fleet(start, seat) + k] for k in WARSHIPS])
        theirs = sum([STRENGTH[k] * s.ships[fleet(to, foe) + k] for k in WARSHIPS])
        return 3.0 if mine > 1.3 * theirs or is_fought_over(p, to) else -3.0
    if navies(s, to) or not budget.has_coast(s, seat, to):
        return -1.0
    stays = warship_count(s, start, seat) > 1 or not budget.has_coast(s, seat, start)
    return s.world.value[to] - 0.5 - weather(p, kind, to) if stays else -1.0


def weather(p: Prospect, kind: int, sea: int) -> float:
    """What a storm may be expected to cost: every other ship that enters it (imperunde/event/storm-later)."""
    return COST[kind] / 2 if p.s.disc[sea] & STORM else 0.0


def embarking(p: Prospect, action: int) -> float:
    """Embark armies that have nothing to win on land, if there is something to win overseas."""
    s, seat = p.s, p.seat
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "done":
        return 0.0
    if name == "card":
        return playing(p, action)
    kind, country, sea = values
    if p.frontier(country) > 0 or p.leaving(country) >= 1.0:
        return -1.0
    if country != s.home[seat] and p.threat(country):
        return -1.0
    further = max([p.frontier(to) for to in routes.neighbours(s, seat, sea)]) * 0.5
    return max(p.frontier(sea), further) - 0.4 - weather(p, kind, sea)


# -- battle --------------------------------------------------------------------------------------------------


def choosing(p: Prospect, action: int) -> float:
    """Fight with the strongest units."""
    values = p.s.codes.values[action]
    kinds = (*ARMIES, FORT) if len(values) == 4 else WARSHIPS
    return sum([STRENGTH[kind] * number for kind, number in zip(kinds, values, strict=True)])


def reinforcing(p: Prospect, action: int) -> float:
    """Reinforce a battle that is neither hopeless nor as good as won."""
    s = p.s
    if s.codes.names[action] == "fight":
        return 0.0
    battle = battle_below(s)
    mover, start, to = s.codes.values[action]
    if start < LANDS and p.leaving(start) > STRENGTH[mover % TIRED]:
        return -1.0
    if battle.place < LANDS:
        if p.chance_so_far() >= SURE:
            return -1.0
        ready = ready_armies(s, p.seat, battle.place)
        together = [a + b for a, b in zip(ready, attackers(battle), strict=True)]
        if win_chance(together, defenders(s, battle)) < HOPEFUL:
            return -1.0
    return STRENGTH[mover % TIRED] - (0.5 if to != battle.place else 0.0)
