"""The sequence of play: every step of a game of War!, by number as in steps.py, and the rules around them.

For each step: how it goes on, what is legal, what an answer does and why something is refused, all four in the module
of its chapter; then the families of actions that it takes, and the rule that says whose decision it is.
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.core.steps import Frame, Step, over, silent
from greatpowers.games.war import (
    ceding,
    draws,
    interception,
    landing,
    movement,
    naval_battle,
    reinforcement,
    sailing,
    segment,
    steps,
)
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
    silent(steps.SEGMENT, segment.resume),
    Step(steps.MOVE, movement.resume, movement.legal, movement.apply, movement.why_not,
         ["done", "march", "fleet", "declare", "scorch"], "war/turn/movement-phase-per-player"),
    Step(steps.SAIL, sailing.resume, sailing.legal, sailing.apply, sailing.why_not,
         ["done", "join", "board", "sail", "land", "engage"], "war/turn/movement-phase-per-player"),
    silent(steps.VENTURE, interception.venture_resume),
    Step(steps.PERMISSION, interception.permission_resume, interception.permission_legal,
         interception.permission_apply, interception.permission_why_not,
         ["allow", "refuse"], "war/ruling/straits"),
    Step(steps.INTERCEPT, interception.resume, interception.legal, interception.apply, interception.why_not,
         ["intercept", "pass"], "war/naval/announce-then-intercept"),
    Step(steps.INTERCEPT_ROLL, interception.roll_resume, interception.roll_legal, interception.roll_apply, luck,
         ["roll"], "war/opt/intercept/roll"),
    Step(steps.ASHORE, landing.resume, landing.legal, landing.apply, landing.why_not,
         ["done", "ashore"], "war/turn/movement-phase-per-player"),
    Step(steps.MAKE_WAY, ceding.resume, ceding.legal, ceding.apply, ceding.why_not,
         ["retreat"], "war/cede/old-units-retreat"),
    Step(steps.REINFORCE, reinforcement.resume, reinforcement.legal, reinforcement.apply, reinforcement.why_not,
         ["pass", "reinforce"], "war/ruling/reinforcement-order"),
    Step(steps.REINFORCE_ROLL, reinforcement.roll_resume, reinforcement.roll_legal, reinforcement.roll_apply, luck,
         ["roll"], "war/reinforce/points"),
    Step(steps.BRING, reinforcement.bring_resume, reinforcement.bring_legal, reinforcement.bring_apply,
         reinforcement.bring_why_not, ["done", "bring"], "war/ruling/reinforcement-order"),
    # -- naval battle --
    silent(steps.NAVAL_BATTLE, naval_battle.resume),
    Step(steps.NAVAL_DICE, naval_battle.dice_resume, naval_battle.dice_legal, naval_battle.dice_apply, luck,
         ["roll"], "war/navbattle/dice"),
    Step(steps.SINK, naval_battle.sink_resume, naval_battle.sink_legal, naval_battle.sink_apply,
         naval_battle.sink_why_not, ["sink"], "war/navbattle/owner-picks"),
    Step(steps.BREAK_OFF, naval_battle.break_resume, naval_battle.break_legal, naval_battle.break_apply,
         naval_battle.break_why_not, ["fight_on", "break_off"], "war/ruling/break-off-order"),
    # -- combat --
    Step(steps.NATIVE_DRAW, draws.native_resume, draws.native_legal, draws.native_apply, luck,
         ["native"], "war/setup/native-drawn-on-entry", weights=draws.native_weights),
    Step(steps.CHIT_DRAW, draws.chit_resume, draws.chit_legal, draws.chit_apply, luck,
         ["chit"], "war/ruling/chit-knowledge", weights=draws.chit_weights),
    # -- war and peace --
]
# fmt: on

_BY_NUMBER: Final[dict[int, Step]] = {step.number: step for step in _WRITTEN}
STEPS: Final[list[Step]] = [
    _BY_NUMBER[number] if number in _BY_NUMBER else silent(number, _to_come) for number in range(len(steps.STEP_IDS))
]

# The rule to cite for an answer that belongs to another step.
OUT_OF_STEP: Final[dict[str, str]] = {
    # Luck
    "roll": "war/dice/nd6-sum",
    "native": "war/setup/native-drawn-on-entry",
    "chit": "war/ruling/chit-knowledge",
    # Movement
    "march": "war/move/complete-before-combat",
    "fleet": "war/move/complete-before-combat",
    "join": "war/ruling/interception-scope",
    "board": "war/transport/board-cost",
    "sail": "war/naval/cost",
    "land": "war/naval/cost",
    "ashore": "war/transport/disembark-cost",
    "engage": "war/naval/initiate-battle",
    "scorch": "war/opt/scorch/in-lieu",
    "declare": "war/war/declare-cost",
    "allow": "war/ruling/straits",
    "refuse": "war/ruling/straits",
    "intercept": "war/naval/announce-then-intercept",
    "reinforce": "war/reinforce/timing",
    "bring": "war/reinforce/timing",
    "sink": "war/navbattle/owner-picks",
    "fight_on": "war/navbattle/continue-or-break",
    "break_off": "war/navbattle/continue-or-break",
}
