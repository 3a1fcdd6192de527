"""Native markers and resource chits: what lies where, and who knows it (war/markers).

war/ruling/marker-knowledge; war/ruling/chit-knowledge; war/ruling/empty-bags.

What everybody knows stands in `marker` and `chit`; the truth behind UNKNOWN in `marker_truth` and `chit_truth`; what
single players have seen of it in `marker_lore` and `chit_lore`. A marker that nobody has looked at has no truth yet.
"""

from __future__ import annotations

from greatpowers.core.rows import added, replaced
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.chits import FIRST_CHIT, NO_CHIT, START_DOT, UNKNOWN_CHIT
from greatpowers.games.war.pieces import LEAST_STRENGTH, NO_MARKER, UNKNOWN, marker, rating_of, strength_of
from greatpowers.games.war.position import Position

# -- native markers ------------------------------------------------------------------------------------------


def native(s: Position, region: int) -> int:
    """What the native marker there truly shows, or NO_MARKER."""
    known = s.marker[region]
    return s.marker_truth[region] if known == UNKNOWN else known


def strength(s: Position, region: int) -> int:
    """The natives' strength there, known or not; 0 without a marker."""
    code = native(s, region)
    return strength_of(code) if code else 0


def native_known_to(s: Position, region: int, seat: int) -> int:
    """The marker as a player knows it: what it shows, UNKNOWN or NO_MARKER."""
    known = s.marker[region]
    return (s.marker_lore[seat * REGIONS + region] or UNKNOWN) if known == UNKNOWN else known


def lay_native(s: Position, region: int) -> None:
    """Natives that nobody has met get a marker, face down (war/setup/native-drawn-on-entry).

    Nobody knows it, so luck decides what it shows only when somebody first looks at it. With an empty bag there are
    natives of the least strength, unrated, as everybody knows (war/ruling/empty-bags).
    """
    code = UNKNOWN if natives_in_bag(s) else marker(LEAST_STRENGTH, 0)
    s.marker = replaced(s.marker, region, code)


def natives_in_bag(s: Position) -> int:
    """How many markers are left in the bag; those that lie face down, seen or not, are not."""
    return sum(s.marker_pool) - sum(is_unseen(s, region) for region in range(REGIONS))


def is_unseen(s: Position, region: int) -> bool:
    """Whether a marker lies there that nobody has looked at."""
    return s.marker[region] == UNKNOWN and not s.marker_truth[region]


def draw_native(s: Position, region: int, code: int) -> None:
    """Somebody looks at a marker for the first time, or again: this is what it shows."""
    if is_unseen(s, region):
        s.marker_pool = added(s.marker_pool, code, -1)
        s.marker_truth = replaced(s.marker_truth, region, code)


def show_native_to(s: Position, region: int, seat: int) -> None:
    """A player looks at the marker."""
    if s.marker[region] == UNKNOWN:
        s.marker_lore = replaced(s.marker_lore, seat * REGIONS + region, s.marker_truth[region])


def show_native(s: Position, region: int) -> None:
    """Everybody sees the marker, and remembers it."""
    if s.marker[region] == UNKNOWN:
        s.marker = replaced(s.marker, region, s.marker_truth[region])
        s.marker_origin = replaced(s.marker_origin, region, s.marker_truth[region])
        _forget_native(s, region)


def set_strength(s: Position, region: int, points: int) -> None:
    """The natives of a player's region are weaker; the rating stays (war/natives/westernize-keeps-rating)."""
    s.marker = replaced(s.marker, region, marker(points, rating_of(s.marker[region])))


def remove_native(s: Position, region: int) -> None:
    """The marker leaves the board and goes back into the container as it was drawn (war/ruling/empty-bags)."""
    origin = s.marker_origin[region]
    if origin:
        s.marker_pool = added(s.marker_pool, origin, 1)
    s.marker = replaced(s.marker, region, NO_MARKER)
    s.marker_origin = replaced(s.marker_origin, region, NO_MARKER)


def is_tame(s: Position, region: int) -> bool:
    """Whether the natives are too weak to remain (war/markers/westernized-threshold)."""
    return strength(s, region) < LEAST_STRENGTH


def _forget_native(s: Position, region: int) -> None:
    s.marker_truth = replaced(s.marker_truth, region, NO_MARKER)
    lore = s.marker_lore[:]
    for seat in range(s.seats):
        lore[seat * REGIONS + region] = NO_MARKER
    s.marker_lore = lore


# -- resource chits ------------------------------------------------------------------------------------------


def chit(s: Position, region: int) -> int:
    """What the chit there truly shows, or NO_CHIT."""
    known = s.chit[region]
    return s.chit_truth[region] if known == UNKNOWN_CHIT else known


def chit_known_to(s: Position, region: int, seat: int) -> int:
    """The chit as a player knows it: what it shows, UNKNOWN_CHIT or NO_CHIT."""
    known = s.chit[region]
    return (s.chit_lore[seat * REGIONS + region] or UNKNOWN_CHIT) if known == UNKNOWN_CHIT else known


def draw_chit(s: Position, region: int, code: int) -> None:
    """A chit out of the bag is laid face down, or somebody looks at one that lies there: this is what it shows."""
    if not s.chit[region]:
        s.chit_pool = added(s.chit_pool, code, -1)
        s.chit = replaced(s.chit, region, UNKNOWN_CHIT)
        s.chit_truth = replaced(s.chit_truth, region, code)


def lay_spare_chit(s: Position, region: int) -> None:
    """The container is empty, as everybody knows: a dot (war/ruling/empty-bags)."""
    s.chit = replaced(s.chit, region, START_DOT)


def show_chit_to(s: Position, region: int, seat: int) -> None:
    """A new controller looks at the chit; whoever knew it before still does (war/ruling/chit-knowledge)."""
    if s.chit[region] == UNKNOWN_CHIT:
        s.chit_lore = replaced(s.chit_lore, seat * REGIONS + region, s.chit_truth[region])


def show_chit(s: Position, region: int) -> None:
    """Everybody sees the chit (war/build/develop-reveals)."""
    if s.chit[region] == UNKNOWN_CHIT:
        s.chit = replaced(s.chit, region, s.chit_truth[region])
        _forget_chit(s, region)


def return_chit(s: Position, region: int) -> None:
    """The chit goes back into the container, unless it never lay there (war/ruling/empty-bags)."""
    code = chit(s, region)
    if code >= FIRST_CHIT:
        s.chit_pool = added(s.chit_pool, code, 1)
    s.chit = replaced(s.chit, region, NO_CHIT)
    _forget_chit(s, region)


def _forget_chit(s: Position, region: int) -> None:
    s.chit_truth = replaced(s.chit_truth, region, NO_CHIT)
    lore = s.chit_lore[:]
    for seat in range(s.seats):
        lore[seat * REGIONS + region] = NO_CHIT
    s.chit_lore = lore
