"""The sequence of play: every step of a game of War!, by number as in steps.py, and the rules around them.

For each step: how it goes on, what is legal, what an answer does and why something is refused, all four in the module
of its chapter; then the families of actions that it takes, and the rule that says whose decision it is.
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.core.steps import Frame, Step, over, silent
from greatpowers.games.war import steps
from greatpowers.games.war.position import Position


def luck(s: Position, frame: Frame, seat: int, action: int) -> Refusal | None:
    """What luck may bring is listed."""
    return None if action in STEPS[frame.step].legal(s, frame, seat) else Refusal("war/dice/nd6-sum")


def _to_come(s: Position, frame: Frame) -> None:
    raise NotImplementedError(steps.STEP_IDS[frame.step])


# fmt: off
_WRITTEN: Final[list[Step]] = [
    over(steps.OVER),
    # -- set-up --
    # -- production --
    # -- movement --
    # -- naval battle --
    # -- combat --
    # -- war and peace --
]
# fmt: on

_BY_NUMBER: Final[dict[int, Step]] = {step.number: step for step in _WRITTEN}
STEPS: Final[list[Step]] = [
    _BY_NUMBER[number] if number in _BY_NUMBER else silent(number, _to_come) for number in range(len(steps.STEP_IDS))
]

# The rule to cite for an answer that belongs to another step.
OUT_OF_STEP: Final[dict[str, str]] = {}
