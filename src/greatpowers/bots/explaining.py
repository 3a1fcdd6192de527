"""What a bot can say about a decision: the lines that it considered, and why one is better than another."""

from __future__ import annotations

from typing import NamedTuple

from greatpowers.core.game import Hint


class Reason(NamedTuple):
    """The main difference between two lines: the message `reason-NAME` of the game's texts, and its values.

    `gain` is the chance of winning that would be lost without it; 0 where nobody knows. `is_general`: it fits many
    actions, such as that there is more money left.
    """

    name: str
    values: dict[str, str | int]
    gain: float
    is_general: bool = False

    @property
    def hint(self) -> Hint:
        """For `Text.reason`."""
        return self.name, self.values


class Line(NamedTuple):
    """An action with the own choices planned after it, and what they are thought to lead to.

    `chance` is that of winning, `lead` the distance to the others' mean in points (about 1 is a clear victory), each
    the mean of so many `looks` at positions.
    """

    action: int
    plan: list[tuple[str, int]]  # the steps, and the choice in each
    chance: float
    lead: float
    looks: int
    reason: Reason | None
