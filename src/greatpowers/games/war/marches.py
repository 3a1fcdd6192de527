"""What the mover's units can do next, kept from one decision to the next (see `memos` in core.layout).

A march changes little: two regions, perhaps who may enter them. So what was worked out for all other regions is kept.
forces.py, fleets.py and borders.py say where units have come or gone; borders.py works out what is missing.
"""

from __future__ import annotations

from typing import Final

from greatpowers.games.war.board import REGIONS

EVERYWHERE: Final = (1 << REGIONS) - 1
NOT_KNOWN: Final = -1


class Marches:
    """The marches out of each region, and what they follow from.

    `rows` are the rows of the position that they were worked out with: none of them is ever changed in place, so they
    tell whether anything else has changed.
    """

    __slots__ = ("movers", "rows", "stale", "steps", "welcome")

    def __init__(self, rows: list[list[int]] | None = None) -> None:
        self.rows: list[list[int]] = [] if rows is None else rows
        # the set of regions where units have come or gone since
        self.stale: int = EVERYWHERE
        # by region: which of the mover's units may leave it, and the actions by which they do
        self.movers: list[list[int]] = [[]] * REGIONS
        self.steps: list[list[int]] = [[]] * REGIONS
        # by region: the set of kinds that may enter it
        self.welcome: list[int] = [NOT_KNOWN] * REGIONS

    def copy(self) -> Marches:
        """One that can be changed; other positions may share this one."""
        c = Marches(self.rows)
        c.stale = self.stale
        c.movers = self.movers[:]
        c.steps = self.steps[:]
        c.welcome = self.welcome[:]
        return c
