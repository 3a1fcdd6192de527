"""Maneuver: first the fleets, then the armies, then flags; and what both kinds of units share.

Rules: imperial/maneuver/*. The step MANEUVER asks nothing itself.
"""

from greatpowers.games.imperial import flags, steps
from greatpowers.games.imperial.board import AREAS, HOMES, LANDS, NATIONS, SEAS, owner
from greatpowers.games.imperial.position import Position

FLEETS_PART = 0
ARMIES_PART = 1
FLAGS_PART = 2


def begin(s: Position) -> None:
    """All units of the nation are fresh: they may move once, if they like."""
    nation = s.nation
    s.fresh_army = s.army[nation::NATIONS]
    s.fresh_lying = s.lying[nation::NATIONS]
    s.fresh_fleet = s.fleet[nation::NATIONS]
    s.carried = [0] * SEAS
    s.raised = [0] * HOMES
    s.lowered = [0] * HOMES
    s.part = FLEETS_PART
    s.steps.append(steps.MANEUVER)


def resume(s: Position) -> None:
    """imperial/maneuver/three-steps."""
    if s.part == FLEETS_PART:
        s.part = ARMIES_PART
        s.steps.append(steps.FLEETS)
    elif s.part == ARMIES_PART:
        s.part = FLAGS_PART
        s.steps.append(steps.ARMIES)
    else:
        _forget(s)
        s.steps.pop()
        flags.begin(s)


def _forget(s: Position) -> None:
    """Nothing of a maneuver outlasts it."""
    s.fresh_army = [0] * LANDS
    s.fresh_lying = [0] * HOMES
    s.fresh_fleet = [0] * AREAS
    s.raised = [0] * HOMES
    s.lowered = [0] * HOMES
    s.carried = [0] * SEAS
    s.origin = s.at = s.asked = -1
    s.part = s.unit = s.turned = s.crossed = 0


def lose(s: Position, area: int, nation: int, unit: int) -> None:
    """A unit leaves the board and returns to its nation's supply (imperial/components/supply-returns).

    Of the active nation's like units, one that has moved, carried an army or changed its stance goes first, so that
    those left keep all they may still do (imperial/ruling/anytime).
    """
    at = area * NATIONS + nation
    active = nation == s.nation
    if unit == 2:
        s.fleet[at] -= 1
        if active:
            s.fresh_fleet[area] = min(s.fresh_fleet[area], s.fleet[at])
            if area >= LANDS and s.carried[area - LANDS]:
                s.carried[area - LANDS] -= 1
    elif unit == 1:
        s.lying[at] -= 1
        if active and s.fresh_lying[area] > s.lying[at]:
            use_fresh_lying(s, area)
    else:
        s.army[at] -= 1
        if active and s.fresh_army[area] > s.army[at]:
            use_fresh_army(s, area)


def use_fresh_army(s: Position, area: int) -> None:
    """One unmoved upright army fewer; one that changed its stance before one that did not."""
    s.fresh_army[area] -= 1
    if area < HOMES and s.raised[area]:
        s.raised[area] -= 1


def use_fresh_lying(s: Position, area: int) -> None:
    """One unmoved friendly army fewer; one that changed its stance before one that did not."""
    s.fresh_lying[area] -= 1
    if s.lowered[area]:
        s.lowered[area] -= 1


def is_foreign_home(area: int, nation: int) -> bool:
    """Whether an area is another nation's home province, where armies have a stance."""
    return area < HOMES and owner(area) != nation
