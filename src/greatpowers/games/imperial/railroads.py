"""Where an army can go in one maneuver: railroad, one step or convoy, railroad again.

Rules: imperial/army/*, imperial/rail/*, imperial/convoy/*. This module knows the map only. Which provinces are open
is given as a mask over the nation's five home provinces (bit i: no hostile army stands in its i-th province).
"""

from typing import Final

from greatpowers.games.imperial.board import (
    COAST,
    HOMES,
    LAND_NEIGHBOURS,
    LANDS,
    NATIONS,
    PROVINCES,
    owner,
)

ALL_OPEN: Final = (1 << PROVINCES) - 1


def is_open(nation: int, open_mask: int, area: int) -> bool:
    """Whether the nation's railroad runs in this area: an own province without a hostile army."""
    return owner(area) == nation and bool(open_mask >> (area - nation * PROVINCES) & 1)


def by_rail(nation: int, open_mask: int, area: int) -> set[int]:
    """All areas that an army in this area can be in by railroad alone, the area itself included.

    imperial/rail/network, own-only, suspended, dublin: only over own provinces that border each other on land and
    hold no hostile army, the first and the last included.
    """
    reached = {area}
    frontier = [area] if is_open(nation, open_mask, area) else []
    while frontier:
        for neighbour in LAND_NEIGHBOURS[frontier.pop()]:
            if neighbour not in reached and is_open(nation, open_mask, neighbour):
                reached.add(neighbour)
                frontier.append(neighbour)
    return reached


def marches(nation: int, open_mask: int, area: int) -> list[int]:
    """Where an army can end without a convoy (imperial/army/one-step, rail/at-will, rail/after-entry)."""
    ends: set[int] = set()
    for start in by_rail(nation, open_mask, area):
        ends.add(start)
        for entered in LAND_NEIGHBOURS[start]:
            ends |= by_rail(nation, open_mask, entered)
    return sorted(ends - {area})


def harbours_reached(nation: int, open_mask: int, area: int) -> list[int]:
    """The seas on which an army from this area can be taken up (imperial/convoy/embark-by-rail)."""
    return sorted({sea for start in by_rail(nation, open_mask, area) for sea in COAST[start]})


def landings(nation: int, open_mask: int, sea: int) -> list[int]:
    """Where an army on this sea can end: the coast, and by railroad from an own open province there."""
    ends: set[int] = set()
    for coast in COAST[sea]:
        ends |= by_rail(nation, open_mask, coast)
    return sorted(ends)


def possible_marches(friendly: bool) -> list[tuple[int, int]]:
    """Every pair of areas that some nation's army may march between on some position.

    `friendly`: only armies lying in another nation's home province.
    """
    pairs = {
        (area, end)
        for nation in range(NATIONS)
        for area in range(HOMES if friendly else LANDS)
        if not (friendly and owner(area) == nation)
        for end in marches(nation, ALL_OPEN, area)
    }
    return sorted(pairs)


def possible_embarkations(friendly: bool) -> list[tuple[int, int]]:
    """Every land area and sea such that some nation's army may be taken up there on some position."""
    pairs = {
        (area, sea)
        for nation in range(NATIONS)
        for area in range(HOMES if friendly else LANDS)
        if not (friendly and owner(area) == nation)
        for sea in harbours_reached(nation, ALL_OPEN, area)
    }
    return sorted(pairs)
