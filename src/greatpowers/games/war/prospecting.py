"""Prospecting for resources (war/prospect). Steps: PROSPECT (luck), KEEP."""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import CHANCE, Refusal
from greatpowers.core.rows import added
from greatpowers.games.war import events as tell
from greatpowers.games.war import lands, markers, steps
from greatpowers.games.war.chits import CHITS
from greatpowers.games.war.forces import at
from greatpowers.games.war.frames import Prospecting
from greatpowers.games.war.pieces import ENGINEER, SCHOOL, UNITS
from greatpowers.games.war.position import Position

COST: Final = 5  # production points


def why_not_prospect(s: Position, seat: int, region: int) -> Refusal | None:
    """An engineer in one's own region, once in a phase (war/prospect/action, war/ruling/prospecting-chits).

    war/prospect/start-region: a starting region is one like any other.
    """
    engineers = s.troops[at(region, seat) + ENGINEER]
    if s.owner[region] != seat or engineers <= s.prospected[region]:
        return Refusal("war/prospect/action")
    if s.developed[region]:
        return Refusal("war/prospect/undeveloped-only")
    return Refusal("war/prospect/cost-required") if s.pp[seat] < COST else None


def sites(s: Position, seat: int) -> list[int]:
    """The regions in which an engineer may still prospect."""
    if s.pp[seat] < COST or not s.forces[seat * UNITS + ENGINEER]:
        return []
    return [
        region
        for region in lands.regions_of(s, seat)
        if s.troops[at(region, seat) + ENGINEER] > s.prospected[region] and not s.developed[region]
    ]


def draws(s: Position, seat: int) -> int:
    """One chit for every two schools, at least one (war/prospect/draw-count)."""
    return max(1, lands.count(s, seat, SCHOOL) // 2)


def begin(s: Position, region: int) -> None:
    """An engineer sets out to draw chits."""
    s.pp[s.mover] -= COST
    s.prospected = added(s.prospected, region, 1)
    s.frames.append(Prospecting(region, draws(s, s.mover)))
    if s.events is not None:
        s.events.append((tell.PROSPECTED, s.mover, region))


def resume(s: Position, prospecting: Prospecting) -> None:
    """Draw, then choose one of several, also if they happen to be alike: the others must not notice."""
    if prospecting.left and any(s.chit_pool):
        s.to_act = CHANCE
    elif len(prospecting.drawn) > 1:
        prospecting.step = steps.KEEP
    elif prospecting.drawn:
        _keep(s, prospecting, prospecting.drawn[0])
    else:  # war/ruling/empty-bags
        s.frames.pop()
        markers.return_chit(s, prospecting.region)
        markers.lay_spare_chit(s, prospecting.region)


def legal(s: Position, prospecting: Prospecting, seat: int) -> list[int]:
    """Every kind of chit that is left in the bag."""
    first = prospecting.region * CHITS
    return [s.codes.chit[first + code] for code, number in enumerate(s.chit_pool) if number]


def weights(s: Position, prospecting: Prospecting) -> list[int]:
    """As likely as there are such chits."""
    return [number for number in s.chit_pool if number]


def apply(s: Position, prospecting: Prospecting, seat: int, action: int) -> None:
    """The mover sees the chit."""
    code = s.codes.values[action][1]
    prospecting.left -= 1
    prospecting.drawn.append(code)
    s.chit_pool = added(s.chit_pool, code, -1)
    if s.events is not None:
        s.events.append((tell.CHIT_SEEN, s.mover, prospecting.region, code))


def keep_resume(s: Position, prospecting: Prospecting) -> None:
    """One has to be kept (war/prospect/must-keep-one)."""
    s.to_act = s.mover


def keep_legal(s: Position, prospecting: Prospecting, seat: int) -> list[int]:
    """Any of those drawn."""
    return [s.codes.keep + code for code in sorted(set(prospecting.drawn))]


def keep_apply(s: Position, prospecting: Prospecting, seat: int, action: int) -> None:
    """It is laid."""
    _keep(s, prospecting, action - s.codes.keep)


def keep_why_not(s: Position, prospecting: Prospecting, seat: int, action: int) -> Refusal | None:
    """Only what was drawn."""
    drawn = action - s.codes.keep in prospecting.drawn
    return None if drawn else Refusal("war/prospect/must-keep-one")


def _keep(s: Position, prospecting: Prospecting, code: int) -> None:
    """The old chit and the others go back into the bag; the new one lies face down (war/prospect/hidden)."""
    s.frames.pop()
    for drawn in prospecting.drawn:
        s.chit_pool = added(s.chit_pool, drawn, 1)
    markers.return_chit(s, prospecting.region)
    markers.draw_chit(s, prospecting.region, code)
    markers.show_chit_to(s, prospecting.region, s.mover)
    if s.events is not None:
        s.events.append((tell.CHIT_LAID, prospecting.region))
