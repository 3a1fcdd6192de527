"""Where armies could go by sea, and by which actions: what the steps of a convoy add up to (see figures.py).

All of it follows from what lies open, and nothing here decides anything: armies.py still judges every step.
"""

from __future__ import annotations

from typing import TypedDict

from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import railroads, steps
from greatpowers.games.imperial.board import AREA_IDS, HOMES, LANDS, NATIONS, SEA_NEIGHBOURS, SEAS, Area
from greatpowers.games.imperial.maneuver import maneuver_of
from greatpowers.games.imperial.position import Position
from greatpowers.games.imperial.units import open_mask


class ConvoyFigures(TypedDict):
    """A way by sea to where no army of this place can march. `number`: how many armies can take it."""

    unit: str
    area: str
    to: str
    seas: list[str]
    actions: list[int]
    number: int


def convoys(s: Position, viewer: int | None) -> list[ConvoyFigures]:
    """All of them, while the viewer moves armies; nobody else needs it."""
    if viewer is None or s.frames[-1].step != steps.ARMIES or s.to_act != viewer:
        return []
    maneuver = maneuver_of(s)
    out: list[ConvoyFigures] = []
    for area in range(LANDS):
        if maneuver.fresh_army[area]:
            out += _from(s, area, act.EMBARK, "army", maneuver.fresh_army[area])
    for area in range(HOMES):
        if maneuver.fresh_lying[area]:
            out += _from(s, area, act.EMBARK_FRIENDLY, "friendly", maneuver.fresh_lying[area])
    return out


def _from(s: Position, area: Area, embark: list[int], unit: str, armies: int) -> list[ConvoyFigures]:
    """The nearest landings first; a sea is crossed by the shortest way (imperial/convoy/chain)."""
    nation, open_now = s.nation, open_mask(s, s.nation)
    known = {area, *railroads.marches(nation, open_now, area)}
    room = _room(s)
    ways = [[sea] for sea in railroads.harbours_reached(nation, open_now, area) if room[sea - LANDS]]
    crossed = {way[0] for way in ways}
    out: list[ConvoyFigures] = []
    while ways:
        seas = ways.pop(0)
        actions = [embark[area * (LANDS + SEAS) + seas[0]], *(act.CROSS + sea for sea in seas[1:])]
        for end in railroads.landings(nation, open_now, seas[-1]):
            if end not in known:
                known.add(end)
                out.append(
                    {
                        "unit": unit,
                        "area": AREA_IDS[area],
                        "to": AREA_IDS[end],
                        "seas": [AREA_IDS[sea] for sea in seas],
                        "actions": [*actions, act.LAND + end],
                        "number": min([armies, *(room[sea - LANDS] for sea in seas)]),
                    }
                )
        for sea in SEA_NEIGHBOURS[seas[-1]]:
            if room[sea - LANDS] and sea not in crossed:
                crossed.add(sea)
                ways.append([*seas, sea])
    return out


def _room(s: Position) -> list[int]:
    """By sea: own fleets that have not carried an army yet (imperial/convoy/one-army-per-fleet)."""
    carried = maneuver_of(s).carried
    return [s.fleet[(LANDS + sea) * NATIONS + s.nation] - carried[sea] for sea in range(SEAS)]
