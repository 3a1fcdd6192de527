"""Lists of legal actions that come again and again: each is made once, and then found by sets of who and where to.

Sets of movers, kinds and spaces are ints: see `sets.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from greatpowers.games.imperunde.pieces import ARMIES, ARTILLERY, CAVALRY, FORT, INFANTRY, MOVERS, TIRED, WARSHIPS
from greatpowers.games.imperunde.sets import bits
from greatpowers.games.imperunde.world import CANAL_ENDS, LANDS, SPACES, World

if TYPE_CHECKING:
    from greatpowers.games.imperunde.actions import Codes

# Sets of movers, and those on land in the order of their steps.
LAND_MOVERS: Final[tuple[int, ...]] = (INFANTRY, CAVALRY + TIRED, ARTILLERY, CAVALRY)
CARGO: Final[int] = bits(kind + tired for kind in ARMIES for tired in (0, TIRED))
FLEET: Final[int] = bits(kind + tired for kind in WARSHIPS for tired in (0, TIRED))

MOST_KNOWN: Final = 1000  # lists that are kept for a space


class Menu:
    """What can be done at a space, for any set of those who act there and any set of spaces that they may act on."""

    def __init__(self, make: Callable[[int, int, int], list[int]]) -> None:
        self.make = make
        self.known: list[dict[int, list[int]]] = [{} for _ in range(SPACES)]

    def of(self, space: int, who: int, targets: int) -> list[int]:
        """The actions in their order. Do not change the list."""
        known = self.known[space]
        key = targets << MOVERS | who
        actions = known.get(key)
        if actions is None:
            if len(known) == MOST_KNOWN:
                known.clear()
            actions = known[key] = self.make(space, who, targets)
        return actions


class Menus:
    """The menus of one game, and the sets of neighbours that they are asked for."""

    def __init__(self, codes: Codes, world: World) -> None:
        self.codes = codes
        self.world = world
        self.roads = [bits(row) for row in world.roads]
        self.waters = [bits(row) for row in world.waters]
        self.coasts = bits(country for country in range(LANDS) if world.waters[country])
        self.marches = Menu(self._marches)
        self.ferries = Menu(self._ferries)
        self.cruises = Menu(self._cruises)
        self.offers = Menu(self._offers)
        self.embarkations = Menu(self._embarkations)

    def _marches(self, country: int, movers: int, targets: int) -> list[int]:
        march, roads = self.codes.march, self.world.roads[country]
        rows = [(mover * LANDS + country) * LANDS for mover in LAND_MOVERS if movers >> mover & 1]
        return [march[row + to] for row in rows for to in roads if targets >> to & 1]

    def _ferries(self, sea: int, movers: int, targets: int) -> list[int]:
        """Cargo ships sail on, or land."""
        land, roads = self.codes.land, self.world.roads[sea]
        out: list[int] = []
        for mover in range(MOVERS):
            if movers >> mover & 1:
                row = (mover * SPACES + sea) * LANDS
                out += self._cruises(sea, 1 << mover, targets)
                out += [land[row + to] for to in roads if targets >> to & 1]
        return out

    def _cruises(self, sea: int, movers: int, targets: int) -> list[int]:
        sail, seas = self.codes.sail, self._neighbours(sea)
        rows = [(mover * SPACES + sea) * SPACES for mover in range(MOVERS) if movers >> mover & 1]
        return [sail[row + to] for row in rows for to in seas if targets >> to & 1]

    def _neighbours(self, sea: int) -> list[int]:
        """Bordering seas, then those behind a canal."""
        near = self.world.waters[sea]
        behind = [a + b - sea for a, b in CANAL_ENDS if sea in (a, b)]
        return near + [to for to in behind if to not in near]

    def _offers(self, country: int, kinds: int, seas: int) -> list[int]:
        """Armies and forts for a country, and ships for seas on its coast."""
        codes, coast = self.codes, [sea for sea in self.world.waters[country] if seas >> sea & 1]
        out = [codes.buy + kind * LANDS + country for kind in (*ARMIES, FORT) if kinds >> kind & 1]
        rows = [(kind * LANDS + country) * SPACES for kind in WARSHIPS if kinds >> kind & 1]
        return out + [codes.launch[row + sea] for row in rows for sea in coast]

    def _embarkations(self, country: int, kinds: int, seas: int) -> list[int]:
        embark, coast = self.codes.embark, [sea for sea in self.world.waters[country] if seas >> sea & 1]
        rows = [(kind * LANDS + country) * SPACES for kind in ARMIES if kinds >> kind & 1]
        return [embark[row + sea] for sea in coast for row in rows]
