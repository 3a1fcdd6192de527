"""What a player's explorers and engineers may expect: the chance of each answer of the natives, and of each find."""

from __future__ import annotations

from typing import TypedDict

from greatpowers.games.war import explorers, lands, outlook, prospecting
from greatpowers.games.war.board import AREA_IDS, REGIONS
from greatpowers.games.war.forces import at
from greatpowers.games.war.frames import Exploration
from greatpowers.games.war.local_powers import is_local_power
from greatpowers.games.war.pieces import EXPLORER, MOST_SEATS, NATIVES
from greatpowers.games.war.position import Position

# In percent: the chance; where the marker is unknown to the viewer also the least and the most that it may be.
Chance = list[float]


class AnswerFigures(TypedDict):
    """How likely each answer of the natives is."""

    treaty: Chance
    influence: Chance
    retreat: Chance
    lost: Chance


class ParleyFigures(TypedDict):
    """An explorer among natives: what is added to the dice, and the chances without a gift and with one.

    `fleet` and `regions` count for the explorer's owner; `spheres` as they have taken sides, before that the owner's.
    """

    seat: int
    fleet: int
    regions: int
    spheres: int
    plain: AnswerFigures
    gift: AnswerFigures


class FindFigures(TypedDict):
    """Prospecting: how many chits an engineer draws, and the chance of at least each value, in percent."""

    draws: int
    chances: dict[str, float]


def parleys(s: Position, viewer: int | None) -> dict[str, ParleyFigures]:
    """By native region: the explorer that treats there now, or one of the viewer's own if it did.

    Only where something is known or something helps: elsewhere all native regions are alike.
    """
    if viewer is None:
        return {}
    regions = [region for region in range(REGIONS) if s.owner[region] == NATIVES and not is_local_power(s, region)]
    found = {AREA_IDS[region]: _own(s, viewer, region) for region in regions if _is_met(s, viewer, region)}
    for frame in s.frames:
        if isinstance(frame, Exploration):
            found[AREA_IDS[frame.region]] = _underway(s, viewer, frame)
    return found


def _is_met(s: Position, seat: int, region: int) -> bool:
    explorer = s.troops[at(region, seat) + EXPLORER]
    return bool(s.marker[region] or explorer or explorers.modifier(s, seat, region))


def _own(s: Position, viewer: int, region: int) -> ParleyFigures:
    return _parley(s, viewer, viewer, region, s.spheres[region * MOST_SEATS + viewer])


def _underway(s: Position, viewer: int, exploration: Exploration) -> ParleyFigures:
    """Before the owners of spheres have taken sides, the explorer's own are in favour (war/explorer/mod-soi)."""
    own = s.spheres[exploration.region * MOST_SEATS + s.mover]
    spheres = own if exploration.gift < 0 else exploration.spheres
    return _parley(s, viewer, s.mover, exploration.region, spheres)


def _parley(s: Position, viewer: int, seat: int, region: int, spheres: int) -> ParleyFigures:
    regions = len(lands.neighbours_of(s, seat, region))
    added = explorers.modifier(s, seat, region)
    return {
        "seat": seat,
        "fleet": added - regions,
        "regions": regions,
        "spheres": spheres,
        "plain": _answers(s, viewer, region, 0, added + spheres),
        "gift": _answers(s, viewer, region, 1, added + spheres),
    }


def _answers(s: Position, viewer: int, region: int, gift: int, modifier: int) -> AnswerFigures:
    expected = outlook.parley(s, viewer, region, gift, modifier)
    markers = [code for code, weight in enumerate(outlook.native_chances(s, viewer, region)) if weight]
    rows = [outlook.parley_with(code, gift, modifier) for code in markers]
    treaty, influence, retreat, lost = (list(column) for column in zip(*rows, strict=True))
    return {
        "treaty": _chance(expected.treaty, treaty),
        "influence": _chance(expected.influence, influence),
        "retreat": _chance(expected.retreat, retreat),
        "lost": _chance(expected.lost, lost),
    }


def _chance(expected: float, possible: list[float]) -> Chance:
    if len(possible) == 1:
        return [_percent(expected)]
    return [_percent(expected), _percent(min(possible)), _percent(max(possible))]


def find(s: Position, viewer: int | None) -> FindFigures | None:
    """What the viewer's engineers may find."""
    if viewer is None:
        return None
    values = sorted({value for value in s.world.resource_value if value})
    chances = {str(value): _percent(outlook.find(s, viewer, value)) for value in values}
    return {"draws": prospecting.draws(s, viewer), "chances": chances}


def _percent(chance: float) -> float:
    """A tenth of a percent is as exact as anybody wants to read it."""
    return round(100 * chance, 1)
