"""The board as lists of ints: countries first, then seas, in the order of `board.toml`.

An owner of the printed board can correct what we reconstructed; a `World` is the board with such corrections.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from greatpowers.games.imperunde.pieces import BOARD

LANDS: Final[int] = sum(region.kind == "land" for region in BOARD.regions)
SPACES: Final[int] = len(BOARD.regions)
SEAS: Final[int] = SPACES - LANDS
SPACE_IDS: Final[list[str]] = [region.id for region in BOARD.regions]
HOMES: Final[list[int]] = [BOARD.region_index[power.id] for power in BOARD.powers]  # by power; Great Britain first
HOME_BY_ROLL: Final[list[int]] = [-1] * 7  # the white die -> power; -1: roll again (imperunde/setup/home-reroll)
for _index, _power in enumerate(BOARD.powers):
    if "roll" in _power.facts:
        HOME_BY_ROLL[_power.facts["roll"]] = _index
BRITAIN: Final = 0

CANALS: Final = 2
CANAL_IDS: Final[list[str]] = [canal["id"] for canal in BOARD.tables["canal"]]
CANAL_LAND: Final[list[int]] = [BOARD.region_index[canal["land"]] for canal in BOARD.tables["canal"]]
CANAL_COST: Final[list[int]] = [BOARD.tables["cost"][canal] for canal in CANAL_IDS]
CANAL_POSTS: Final[int] = 2
CANAL_OF_LAND: Final[list[int]] = [CANAL_LAND.index(land) if land in CANAL_LAND else -1 for land in range(LANDS)]
CANAL_ENDS: Final[list[tuple[int, int]]] = BOARD.borders["canal"]

LAND_EVENT_IDS: Final[list[str]] = [event["id"] for event in BOARD.tables["land_event"]]
SEA_EVENT_IDS: Final[list[str]] = [event["id"] for event in BOARD.tables["sea_event"]]


class BadCorrection(ValueError):
    """A correction of the board that cannot be read; `given` is its text."""

    def __init__(self, given: str) -> None:
        super().__init__(given)
        self.given = given


class World:
    """The board with corrections: values, neighbours, wheels."""

    def __init__(self, corrections: str = "") -> None:
        self.corrections = corrections
        self.value: list[int] = [region.facts["value"] for region in BOARD.regions]
        self.wheel: list[int] = [region.facts["wheel"] for region in BOARD.regions]
        self.land_event_wheel: list[int] = [event["wheel"] for event in BOARD.tables["land_event"]]
        self.sea_event_wheel: list[int] = [event["wheel"] for event in BOARD.tables["sea_event"]]
        pairs = {frozenset(pair) for kind in ("land", "coast", "sea") for pair in BOARD.borders[kind]}
        for correction in corrections.split(","):
            if correction.strip():
                self._correct(correction.split(), pairs)
        self.near: list[list[int]] = [[] for _ in range(SPACES)]
        for pair in pairs:
            a, b = sorted(pair)
            self.near[a].append(b)
            self.near[b].append(a)
        self.roads: list[list[int]] = [sorted(n for n in row if n < LANDS) for row in self.near]  # to countries
        self.waters: list[list[int]] = [sorted(n for n in row if n >= LANDS) for row in self.near]  # to seas

    def _correct(self, words: Sequence[str], pairs: set[frozenset[int]]) -> None:
        """One correction: `value china 2`, `wheel china 2`, `border a b`, `no_border a b`, `sea_event calm 3`."""
        given = " ".join(words)
        if len(words) != 3:
            raise BadCorrection(given)
        what, first, second = words
        if what in ("border", "no_border"):
            self._correct_border(what, first, second, pairs)
            return
        number = int(second) if second.isdigit() else -1
        if what == "value" and first in BOARD.region_index and number in (1, 2, 3):
            self.value[BOARD.region_index[first]] = number
        elif what == "wheel" and first in BOARD.region_index and 0 <= number <= 9:
            self.wheel[BOARD.region_index[first]] = number
        elif what == "land_event" and first in LAND_EVENT_IDS and 0 <= number <= 99:
            self.land_event_wheel[LAND_EVENT_IDS.index(first)] = number
        elif what == "sea_event" and first in SEA_EVENT_IDS and 0 <= number <= 99:
            self.sea_event_wheel[SEA_EVENT_IDS.index(first)] = number
        else:
            raise BadCorrection(given)

    def _correct_border(self, what: str, first: str, second: str, pairs: set[frozenset[int]]) -> None:
        a, b = BOARD.region_index.get(first, -1), BOARD.region_index.get(second, -1)
        if a < 0 or b < 0 or a == b or (what == "no_border") != (frozenset((a, b)) in pairs):
            raise BadCorrection(f"{what} {first} {second}")
        if what == "border":
            pairs.add(frozenset((a, b)))
        else:
            pairs.remove(frozenset((a, b)))


@cache
def world(corrections: str = "") -> World:
    """The board with these corrections, made once."""
    return World(corrections)
