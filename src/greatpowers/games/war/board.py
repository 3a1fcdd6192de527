"""The board as lists of ints: regions first, zone by zone, then sea areas, in the order of `board.toml`.

Rules: war/board. Owners of the printed board can correct what we reconstructed; a `WarBoard` is the board with such
corrections.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from greatpowers.core.board import Board, load_board
from greatpowers.core.sets import bits

Area: TypeAlias = int  # a region or a sea area (war/board/two-area-kinds)

BOARD: Final[Board] = load_board("greatpowers.games.war")

# -- areas ---------------------------------------------------------------------------------------------------

REGIONS: Final = 63  # areas 0-62 hold land units (war/board/units-land-fleets-sea)
AREAS: Final = 91  # areas 63-90 are sea areas and hold fleets
SEAS: Final = AREAS - REGIONS
AREA_IDS: Final[list[str]] = [region.id for region in BOARD.regions]
AREA: Final[dict[str, int]] = BOARD.region_index
# war/opt/hist/european-def, war/opt/hist/lp-def
# All others are colonial regions (war/opt/hist/colonial-def).
EUROPEAN: Final[list[bool]] = [bool(region.facts.get("european")) for region in BOARD.regions[:REGIONS]]
COLONIAL_POWERS: Final[list[int]] = [i for i, place in enumerate(BOARD.regions) if place.facts.get("local_power")]

# -- zones (war/board/six-zones) -----------------------------------------------------------------------------

ZONE_IDS: Final[list[str]] = [zone["id"] for zone in BOARD.tables["zone"]]
ZONES: Final = 6

# -- straits between sea areas -------------------------------------------------------------------------------

STRAIT_IDS: Final[list[str]] = [strait["id"] for strait in BOARD.tables["strait"]]
DARDANELLES: Final = 0  # war/board/dardanelles-permission
SUEZ: Final = 1  # war/board/suez-closed; war/opt/suez/passage once built
STRAITS: Final = 2
STRAIT_ENDS: Final[list[tuple[int, int]]] = BOARD.borders["strait"]
STRAITS_NEAR: Final[list[list[int]]] = [[s for s in range(STRAITS) if area in STRAIT_ENDS[s]] for area in range(AREAS)]
# Whose controller permits foreign fleets to pass; nobody does while it is native controlled (war/ruling/straits).
STRAIT_REGION: Final[list[int]] = [AREA[strait["region"]] for strait in BOARD.tables["strait"]]

# -- the box -------------------------------------------------------------------------------------------------

COLOUR_IDS: Final[list[str]] = [power.id for power in BOARD.powers]
FORCE_POOL: Final[dict[str, int]] = BOARD.tables["pieces"]  # of each colour, by kind (war/ruling/force-pool)

NATIVE_IDS: Final[list[str]] = [marker["id"] for marker in BOARD.tables["native"]]
NATIVE_STRENGTH: Final[list[int]] = [marker["strength"] for marker in BOARD.tables["native"]]
NATIVE_RATING: Final[list[int]] = [marker["rating"] for marker in BOARD.tables["native"]]  # number of "+"
RESOURCE_IDS: Final[list[str]] = [chit["id"] for chit in BOARD.tables["resource"]]
DOT: Final = 0  # the chit that is worth nothing (war/markers/resource-chits)

MOST_BOARDS: Final = 16  # that are remembered: anyone may send a server a board of their own


class WarBoard:
    """A board, corrected or not: neighbours, zones and markers."""

    def __init__(self, board: Board) -> None:
        self.board = board
        near = board.neighbours("land", "coast", "sea")
        # By area: of a region its neighbours by land and the sea areas of its coast, of a sea area the regions on its
        # shores and the sea areas that it is always open to. Straits are apart.
        self.regions_near: list[list[int]] = [[n for n in row if n < REGIONS] for row in near]
        self.seas_near: list[list[int]] = [[n for n in row if n >= REGIONS] for row in near]
        self.coastal: list[bool] = [bool(seas) for seas in self.seas_near[:REGIONS]]
        self.zone: list[int] = [ZONE_IDS.index(region.facts["zone"]) for region in board.regions[:REGIONS]]
        self.zone_regions: list[list[int]] = [[r for r in range(REGIONS) if self.zone[r] == z] for z in range(ZONES)]
        # The same as sets: each region with its neighbours by land, and each zone.
        self.around: list[int] = [bits([region, *self.regions_near[region]]) for region in range(REGIONS)]
        self.zone_set: list[int] = [bits(regions) for regions in self.zone_regions]
        # war/markers/native-values, war/markers/resource-chits
        self.native_count: list[int] = [marker["count"] for marker in board.tables["native"]]
        self.resource_value: list[int] = [chit["value"] for chit in board.tables["resource"]]
        self.resource_count: list[int] = [chit["count"] for chit in board.tables["resource"]]

    def border_source(self, a: Area, b: Area) -> str:
        """Where a border comes from: "rules", "research", "reconstructed", or "owner" where one corrected it."""
        pair = {AREA_IDS[a], AREA_IDS[b]}
        tables = self.board.tables
        for source, listed in (("rules", "evident"), ("reconstructed", "mended")):
            if any(pair == set(entry) for entry in tables[listed]):
                return source
        if any(pair == set(entry) for entry in tables.get("corrections", {}).get("added", [])):
            return "owner"
        kind = ("land", "coast", "sea")[(a >= REGIONS) + (b >= REGIONS)]
        if any(strait in STRAITS_NEAR[b] for strait in STRAITS_NEAR[a]):
            kind = "strait"
        return str(tables["border_source"][kind])


def across(strait: int, sea: Area) -> Area:
    """The sea area at the other end of a strait."""
    a, b = STRAIT_ENDS[strait]
    return b if sea == a else a
