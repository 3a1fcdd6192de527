"""Markers and chits out of the bags (war/setup/containers): what they show when somebody looks at them.

Steps: NATIVE_DRAW and CHIT_DRAW (luck). Whoever looks at something that another has seen before sees the same, so luck
then has only one thing to say; like this, every player's own record tells what that player got to know.
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import CHANCE
from greatpowers.core.rows import replaced
from greatpowers.games.war import events as tell
from greatpowers.games.war import markers
from greatpowers.games.war.chits import CHITS, UNKNOWN_CHIT
from greatpowers.games.war.frames import ChitDraw, NativeDraw
from greatpowers.games.war.pieces import FIRST_MARKER, MARKERS, UNKNOWN, rating_of, strength_of
from greatpowers.games.war.position import Position

EVERYBODY: Final = -1
STRONG: Final = 7  # war/opt/hist/lp-markers
STRONG_RATING: Final = 2

# -- native markers ------------------------------------------------------------------------------------------


def meet_natives(s: Position, region: int) -> None:
    """Give a native region its marker if it has none (war/setup/native-drawn-on-entry)."""
    if s.marker[region]:
        return
    markers.lay_native(s, region)
    if s.events is not None:
        s.events.append((tell.NATIVE_DRAWN, region))


def look_at_natives(s: Position, region: int, seat: int) -> None:
    """A player looks at a marker (war/ruling/marker-knowledge)."""
    if markers.native_known_to(s, region, seat) == UNKNOWN:
        s.frames.append(NativeDraw(region, seat))


def show_natives(s: Position, region: int) -> None:
    """A marker is turned up for all to see."""
    if s.marker[region] == UNKNOWN:
        s.frames.append(NativeDraw(region, EVERYBODY))


def native_resume(s: Position, draw: NativeDraw) -> None:
    """Luck decides, or has decided before."""
    s.to_act = CHANCE


def native_legal(s: Position, draw: NativeDraw, seat: int) -> list[int]:
    """What another player has seen, or any marker that nobody has."""
    first = draw.region * MARKERS
    return [s.codes.native[first + code] for code, weight in enumerate(chances(s, draw.region)) if weight]


def native_weights(s: Position, draw: NativeDraw) -> list[int]:
    """As likely as there are such markers."""
    return [weight for weight in chances(s, draw.region) if weight]


def chances(s: Position, region: int) -> list[int]:
    """How likely each marker is, by code.

    war/opt/hist/lp-markers: markers of local powers were the first to be drawn, from the strong ones; so much less
    likely is a strong one anywhere else.
    """
    truth = s.marker_truth[region]
    if truth:
        return [int(code == truth) for code in range(MARKERS)]
    if not any(s.stronghold):
        return s.marker_pool
    strong = [number if is_strong(code) else 0 for code, number in enumerate(s.marker_pool)]
    if s.stronghold[region]:
        return strong
    left = sum(strong) - sum(s.stronghold)
    return [number * (left if is_strong(code) else sum(strong)) for code, number in enumerate(s.marker_pool)]


def is_strong(code: int) -> bool:
    """Whether a marker may be that of a local power."""
    return code >= FIRST_MARKER and rating_of(code) == STRONG_RATING and strength_of(code) >= STRONG


def native_apply(s: Position, draw: NativeDraw, seat: int, action: int) -> None:
    """Whoever looks sees it."""
    s.frames.pop()
    region, code = s.codes.values[action]
    markers.draw_native(s, region, code)
    if s.stronghold[region]:
        s.stronghold = replaced(s.stronghold, region, 0)
    if draw.viewer == EVERYBODY:
        markers.show_native(s, region)
    else:
        markers.show_native_to(s, region, draw.viewer)
    if s.events is not None:
        shown = (tell.NATIVE_SHOWN, region, code)
        s.events.append(shown if draw.viewer == EVERYBODY else (tell.NATIVE_SEEN, draw.viewer, region, code))


# -- resource chits ------------------------------------------------------------------------------------------


def look_at_chit(s: Position, region: int, seat: int) -> None:
    """The new controller of a region sees its chit; where there is none, one is drawn.

    war/markers/one-chit-per-region; war/ruling/chit-knowledge; war/ruling/empty-bags.
    """
    if not s.chit[region] and not any(s.chit_pool):
        markers.lay_spare_chit(s, region)
        if s.events is not None:
            s.events.append((tell.CHIT_LAID, region))
    elif markers.chit_known_to(s, region, seat) in (0, UNKNOWN_CHIT):
        s.frames.append(ChitDraw(region, seat))


def show_chit(s: Position, region: int) -> None:
    """A chit is turned up for all to see (war/build/develop-reveals)."""
    if s.chit[region] == UNKNOWN_CHIT:
        s.frames.append(ChitDraw(region, EVERYBODY))


def chit_resume(s: Position, draw: ChitDraw) -> None:
    """Luck decides, or has decided before."""
    s.to_act = CHANCE


def chit_legal(s: Position, draw: ChitDraw, seat: int) -> list[int]:
    """What another player has seen, or every kind of chit that is left in the bag."""
    first = draw.region * CHITS
    truth = s.chit_truth[draw.region]
    if truth:
        return [s.codes.chit[first + truth]]
    return [s.codes.chit[first + code] for code, number in enumerate(s.chit_pool) if number]


def chit_weights(s: Position, draw: ChitDraw) -> list[int]:
    """As likely as there are such chits."""
    return [1] if s.chit_truth[draw.region] else [number for number in s.chit_pool if number]


def chit_apply(s: Position, draw: ChitDraw, seat: int, action: int) -> None:
    """Whoever looks sees it."""
    s.frames.pop()
    region, code = s.codes.values[action]
    new = not s.chit[region]
    markers.draw_chit(s, region, code)
    if draw.viewer == EVERYBODY:
        markers.show_chit(s, region)
    else:
        markers.show_chit_to(s, region, draw.viewer)
    if s.events is None:
        return
    if new:
        s.events.append((tell.CHIT_LAID, region))
    if draw.viewer == EVERYBODY:
        s.events.append((tell.CHIT_SHOWN, region, code))
    else:
        s.events.append((tell.CHIT_SEEN, draw.viewer, region, code))
