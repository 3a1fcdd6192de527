"""Markers that are drawn from the bags (war/setup/containers): native markers and resource chits.

Steps: NATIVE_DRAW and CHIT_DRAW (luck). Both are laid face down: see markers.py for who knows what.
"""

from __future__ import annotations

from greatpowers.core.game import CHANCE
from greatpowers.games.war import events as tell
from greatpowers.games.war import markers
from greatpowers.games.war.frames import ChitDraw, NativeDraw
from greatpowers.games.war.position import Position

# -- native markers ------------------------------------------------------------------------------------------


def native(s: Position, region: int) -> None:
    """Give a native region its marker if it has none (war/setup/native-drawn-on-entry, war/ruling/empty-bags)."""
    if s.marker[region]:
        return
    if any(s.marker_pool):
        s.frames.append(NativeDraw(region))
        return
    markers.lay_spare_native(s, region)
    _tell_native(s, region)


def native_resume(s: Position, draw: NativeDraw) -> None:
    """Luck decides."""
    s.to_act = CHANCE


def native_legal(s: Position, draw: NativeDraw, seat: int) -> list[int]:
    """Every kind of marker that is left in the bag."""
    return [s.codes.native + code for code, number in enumerate(s.marker_pool) if number]


def native_weights(s: Position, draw: NativeDraw) -> list[int]:
    """As likely as there are such markers."""
    return [number for number in s.marker_pool if number]


def native_apply(s: Position, draw: NativeDraw, seat: int, action: int) -> None:
    """It is laid face down; nobody has seen it."""
    s.frames.pop()
    markers.lay_native(s, draw.region, action - s.codes.native)
    _tell_native(s, draw.region)


def _tell_native(s: Position, region: int) -> None:
    if s.events is not None:
        s.events.append((tell.NATIVE_DRAWN, region))


# -- resource chits ------------------------------------------------------------------------------------------


def chit(s: Position, region: int) -> None:
    """Give a region that a player has gained its chit (war/markers/one-chit-per-region, war/ruling/chit-knowledge)."""
    if s.chit[region]:
        return
    if any(s.chit_pool):
        s.frames.append(ChitDraw(region))
        return
    markers.lay_spare_chit(s, region)
    if s.events is not None:
        s.events.append((tell.CHIT_LAID, region))


def chit_resume(s: Position, draw: ChitDraw) -> None:
    """Luck decides."""
    s.to_act = CHANCE


def chit_legal(s: Position, draw: ChitDraw, seat: int) -> list[int]:
    """Every kind of chit that is left in the bag."""
    return [s.codes.chit + code for code, number in enumerate(s.chit_pool) if number]


def chit_weights(s: Position, draw: ChitDraw) -> list[int]:
    """As likely as there are such chits."""
    return [number for number in s.chit_pool if number]


def chit_apply(s: Position, draw: ChitDraw, seat: int, action: int) -> None:
    """It is laid face down; the controller of the region knows it."""
    s.frames.pop()
    region, code = draw.region, action - s.codes.chit
    owner = s.owner[region]
    markers.lay_chit(s, region, code, owner)
    if s.events is not None:
        s.events += [(tell.CHIT_LAID, region), (tell.CHIT_SEEN, owner, region, code)]
