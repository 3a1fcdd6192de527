"""What the mover's units can do next, kept from one decision to the next (see `memos` in core.layout).

A march changes little: two regions, perhaps who may enter them. So what was worked out for all other regions is kept.
forces.py, fleets.py and borders.py say where units have come or gone; borders.py works out what is missing.
"""

from __future__ import annotations

from typing import Final

from greatpowers.games.war.board import REGIONS

EVERYWHERE: Final = (1 << REGIONS) - 1
NOT_KNOWN: Final = -1
_NOBODY: Final[list[tuple[int, ...]]] = [()] * REGIONS
_NO_STEPS: Final[list[list[int]]] = [[]] * REGIONS


class Marches:
    """The marches out of each region, and what they follow from.

    `rows` are the rows of the position that they were worked out with: none of them is ever changed in place, so they
    tell whether anything else has changed. `markers` are further ones, which matter only while there is a revolt.
    """

    __slots__ = ("markers", "movers", "rows", "stale", "steps", "welcome")

    def __init__(self, kept: Marches | None = None) -> None:
        self.rows: list[list[int]] = []
        self.markers: list[list[int]] = []
        # the set of regions where units have come or gone since
        self.stale: int = EVERYWHERE
        # by region: which of the mover's units may leave it, and the actions by which they do
        self.movers: list[tuple[int, ...]] = _NOBODY if kept is None else kept.movers[:]
        self.steps: list[list[int]] = _NO_STEPS if kept is None else kept.steps[:]
        # by region: the set of kinds that may enter it
        self.welcome: list[int] = [NOT_KNOWN] * REGIONS if kept is None else kept.welcome[:]

    def copy(self) -> Marches:
        """One that can be changed; other positions may share this one."""
        c = Marches(self)
        c.rows = self.rows
        c.markers = self.markers
        c.stale = self.stale
        return c
