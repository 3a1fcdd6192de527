"""Rules of thumb for armies and forts: what each target would take, and what stands ready for it already."""

from __future__ import annotations

from typing import Final

from greatpowers.bots.imperunde.estimates import STRENGTH, Prospect, garrison
from greatpowers.core.sets import members
from greatpowers.games.imperunde.pieces import ARTILLERY, CAVALRY, COST, FORT, INFANTRY, KINDS

# By value of a free land, the strength that takes it nine times out of ten and leaves somebody to hold it.
NATIVES: Final = (0.0, 4.0, 6.0, 9.0)
ODDS: Final = 1.7  # attackers for each defender of a colony,
MORE: Final = 1.0  # and one more
NEGLIGIBLE: Final = 0.4  # strength that nobody recruits for
OVERSEAS: Final = 16.0  # strength that waits on a coast, where something can be won across the sea
FAR: Final = 0.7  # what it is worth there
FORTIFIED: Final = 21.0  # a fort for several posts in danger: more than another post
GUARDED: Final = 2.0

# Per doubloon infantry wins most: five of them beat two natives more often than two artillery, and more of them are
# left to hold what was won.
TASTE: Final = {INFANTRY: 0.9, ARTILLERY: 0.8}


def recruiting(p: Prospect, kind: int, country: int) -> float:
    """Recruit armies for targets that lack them, some to embark, forts where enemies threaten, guards of posts."""
    need = p.needs.get(country)
    if need is None:
        need = p.needs[country] = _need(p, country)
    worth, is_in_danger = need
    if kind == FORT:
        return (FORTIFIED if p.s.posts[country] > 1 else GUARDED) if is_in_danger else -1.0
    if worth == 0.0:
        return 1.0 - COST[kind] / 10 if is_in_danger or p.is_open(country) else -1.0
    return worth + TASTE.get(kind, 0.0)


def _need(p: Prospect, country: int) -> tuple[float, bool]:
    """What more armies in a country could win, 0 where enough stand there; and whether it is in danger."""
    s, danger = p.s, p.threat(country)
    is_in_danger = danger > 0 and p.temper.guard * danger > garrison(s, country)
    worth = wanting(p).get(country, 0.0)
    if worth == 0.0 and _armies(p, country) < OVERSEAS * p.temper.arm:
        worth = FAR * max([p.frontier(sea) for sea in s.world.waters[country]], default=0.0)
    return worth, is_in_danger


def wanting(p: Prospect) -> dict[int, float]:
    """By own country, the best target next to it that lacks armies: the most valuable ones take theirs first."""
    if p.wanting is None:
        near, ready = _targets(p), {}
        p.wanting = {}
        for worth, need, target in sorted([(*_demand(p, target), target) for target in near], reverse=True):
            for country in near[target]:
                if country not in ready:
                    ready[country] = _armies(p, country) - p.holding(country)
                joining = min(need, ready[country])
                ready[country] -= joining
                need -= joining
            if need > NEGLIGIBLE:
                for country in near[target]:
                    p.wanting[country] = max(worth, p.wanting.get(country, 0.0))
    return p.wanting


def _targets(p: Prospect) -> dict[int, list[int]]:
    """The free lands and colonies of enemies next to own countries, each with these."""
    s, seat, enemies, home = p.s, p.seat, p.enemies, p.s.home
    owner, roads = s.owner, s.world.roads
    near: dict[int, list[int]] = {}
    for country in members(s.realm[seat]):
        for target in roads[country]:
            whose = owner[target]
            if whose < 0 or (whose in enemies and target not in home):
                near.setdefault(target, []).append(country)
    return near


def _demand(p: Prospect, target: int) -> tuple[float, float]:
    """What a target is worth, and the strength that it takes."""
    s = p.s
    if s.owner[target] < 0:
        value = s.world.value[target]
        return 1.0 + value, NATIVES[value] * p.temper.arm
    return 1.0 + s.posts[target], MORE + ODDS * garrison(s, target)


def _armies(p: Prospect, country: int) -> float:
    """The strength of the armies in a country."""
    troops, at = p.s.troops, country * KINDS
    return (
        troops[at + INFANTRY] + STRENGTH[CAVALRY] * troops[at + CAVALRY] + STRENGTH[ARTILLERY] * troops[at + ARTILLERY]
    )
