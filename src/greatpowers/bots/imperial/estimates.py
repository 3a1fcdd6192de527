"""What power, flags and bonds are worth to a player, in millions at the end of the game: what all rules build on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from greatpowers.games.imperial import taxation
from greatpowers.games.imperial.board import (
    ANCHOR,
    AREAS,
    HOMES,
    LANDS,
    POWER_END,
    SEA_NEIGHBOURS,
    TAX_POINTS,
    home,
    tax_space,
)
from greatpowers.games.imperial.position import Position
from greatpowers.games.imperial.railroads import landings, marches

# Some weights change while the game goes on: so much at its end, and so much more (EARLY) at its beginning. Games in
# which all players have other weights have found most of them (docs/bots/imperial.md).
TAXATIONS_TO_COME: Final = 1.14  # how often a new flag or factory will still be taxed
TAXATIONS_EARLY: Final = 0.69
FLAG: Final = 0.48  # what a flag is worth beside that
FLAG_EARLY: Final = -0.19
ENVY: Final = 0.67  # weight of the others' gain against one's own
PACE: Final = 7  # power points of a leader for each taxation of the others
GROWTH: Final = 0.76  # how many of these taxations a nation will have
BEHIND: Final = 1.66  # power points by which a nation will have more than that


class Memo(dict[int, float]):
    """Worths by number (of a nation, an area, a space), each reckoned when it is first asked for."""

    def __init__(self, reckon: Callable[[int], float]) -> None:
        self._reckon = reckon

    def __missing__(self, number: int) -> float:
        worth = self[number] = self._reckon(number)
        return worth


def units_out(s: Position, nation: int) -> int:
    """The nation's armies and fleets on the board."""
    return s.armies_out[nation] + s.fleets_out[nation]


def power_worth(s: Position, nation: int, seat: int) -> float:
    """The value of one power point of a nation to a player: a fifth of a factor on their interest, less the others'."""
    seats = s.seats
    first = nation * seats
    mine = s.interest[first + seat]
    others = sum(s.interest[first : first + seats]) - mine
    return (mine - ENVY * others / max(1, seats - 1)) / 5


def rest(s: Position) -> float:
    """How much of the game is still to come, from 1 to 0."""
    return 1.0 - max(s.power) / POWER_END


def flag_worth(s: Position, power: float) -> float:
    """The value of one more million in tax at every taxation, by that of a power point."""
    early = rest(s)
    return max(0.1, (TAXATIONS_TO_COME + TAXATIONS_EARLY * early) * power + FLAG + FLAG_EARLY * early)


def likely_factor(s: Position, nation: int) -> float:
    """The power factor with which a nation may end."""
    growth = TAX_POINTS[tax_space(taxation.revenue(s, nation))] if s.government[nation] >= 0 else 0
    leader = max(s.power)
    taxations = (POWER_END - leader) / PACE
    return min(5.0, (s.power[nation] + growth * taxations * GROWTH + BEHIND) / 5)


# -- flags: sets of areas as bits ------------------------------------------------------------------------------

NEXT_SEAS: Final[list[int]] = [sum(1 << sea for sea in seas) for seas in SEA_NEIGHBOURS]
_REGIONS: Final = (1 << AREAS) - (1 << HOMES)


def brings_flag(s: Position, area: int) -> bool:
    """Whether a unit of the active nation would gain a flag here."""
    return area >= HOMES and s.flag[area] != s.nation and not s.present[area] & ~(1 << s.nation)


def free_regions(s: Position) -> int:
    """All the regions where a unit of the active nation would gain a flag."""
    nation, free = s.nation, _REGIONS
    for other, where in enumerate(s.where):
        if other != nation:
            free &= ~where
    for area, flag in enumerate(s.flag[HOMES:], HOMES):
        if flag == nation:
            free &= ~(1 << area)
    return free


@cache
def waters(nation: int, sea: int) -> list[int]:
    """The seas and own ports from which a nation's fleets can sail to this sea."""
    return SEA_NEIGHBOURS[sea] + [port for port in home(nation) if ANCHOR[port] == sea]


@cache
def reach_of(nation: int, open_now: int) -> list[int]:
    """By area, where a unit there can end: an army by marching, or carried ashore by a fleet there.

    `open_now`: the provinces where the nation's railroad runs, as `open_mask` says.
    """
    on_land = [marches(nation, open_now, area) for area in range(LANDS)]
    ashore = [landings(nation, open_now, sea) for sea in range(LANDS, AREAS)]
    return [sum(1 << end for end in ends) for ends in on_land + ashore]
