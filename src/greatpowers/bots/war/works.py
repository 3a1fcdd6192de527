"""Engineers of the rules-of-thumb player of War!: where they prospect, develop and help to build."""

from __future__ import annotations

from typing import Final

from greatpowers.bots.war.estimates import is_last_phase, turns_to_come
from greatpowers.bots.war.memory import remembered
from greatpowers.games.war import sites
from greatpowers.games.war.board import EUROPEAN, REGIONS
from greatpowers.games.war.chits import value_of
from greatpowers.games.war.forces import by_region
from greatpowers.games.war.lands import neighbours_of, regions_of
from greatpowers.games.war.markers import chit_known_to
from greatpowers.games.war.pieces import ENGINEER, FORT, UNITS
from greatpowers.games.war.position import Position

FADING: Final = 0.85  # how much less a site is worth one step further away
CROWDING: Final = 0.2  # and to a second engineer
PROSPECT: Final = 3.0  # what an engineer is worth where nothing has been found yet
COLONY: Final = 2.0  # and where only engineers can build
MOST_WANTED: Final = 6  # engineers: each saves a third of a building in every turn
SITES_EACH: Final = 2  # and should have so many sites
LEAST_LEFT: Final = 2.0  # turns, or a discovery comes too late
PURSE: Final = 15  # production points with which one can prospect and still build


class Works:
    """Where a player's engineers are wanted."""

    def __init__(self, s: Position, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.here = by_region(s, seat, ENGINEER)
        lore = s.chit_lore[seat * REGIONS : (seat + 1) * REGIONS]
        rows = (s.game, s.home, s.owner, s.buildings, s.developed, s.chit, s.revolt, lore)
        self.worth = remembered("sites", seat, rows, self._worth)
        self.pull = self._pull() if s.forces[seat * UNITS + ENGINEER] else {}

    def _worth(self) -> dict[int, float]:
        return {region: site_worth(self.s, self.seat, region) for region in regions_of(self.s, self.seat)}

    def _pull(self) -> dict[int, float]:
        """How much there is to do in and around each region, less with every step and every engineer there.

        No way leads through revolts.
        """
        pull = {region: worth * CROWDING ** self.here[region] for region, worth in self.worth.items()}
        queue = sorted(pull, key=lambda region: -pull[region])
        for region in queue:
            for near in neighbours_of(self.s, self.seat, region):
                if FADING * pull[region] > pull[near] and not self.s.revolt[near]:
                    pull[near] = FADING * pull[region]
                    queue.append(near)
        return pull

    def march(self, start: int, to: int) -> float:
        """The value of a step: to where there is more to do."""
        stay = self.worth.get(start, 0.0) * CROWDING ** (self.here[start] - 1)
        gain = self.pull.get(to, 0.0) - max(stay, self.pull.get(start, 0.0))
        return 1.0 + gain if gain > 0.001 else -1.0

    def recruit(self) -> float:
        """What another engineer is worth for its price."""
        have = self.s.forces[self.seat * UNITS + ENGINEER]
        wanted = min(MOST_WANTED, 1 + sum(worth >= PROSPECT for worth in self.worth.values()) // SITES_EACH)
        return 4.5 - have if have < wanted and turns_to_come(self.s) > LEAST_LEFT else 0.0


def site_worth(s: Position, seat: int, region: int) -> float:
    """What an engineer can do in a player's region; where natives revolt, it may be lost with the region."""
    worth = 0.0
    if s.revolt[region]:
        return worth
    if not s.developed[region]:
        worth = 0.7 * value_of(s.world, chit_known_to(s, region, seat)) or PROSPECT
    if any(building != FORT for building in sites.places(s, region)):
        worth += COLONY if s.house.historical and not EUROPEAN[region] else 0.5
    return worth


def prospecting_worth(s: Position, seat: int, region: int) -> float:
    """Prospect where there is nothing, while a resource still pays."""
    nothing = not value_of(s.world, chit_known_to(s, region, seat))
    pays = s.pp[seat] >= PURSE and turns_to_come(s) > LEAST_LEFT and not is_last_phase(s)
    return 1.0 if nothing and pays else -1.0
