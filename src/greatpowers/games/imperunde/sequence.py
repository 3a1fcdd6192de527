"""The sequence of play: every step of a game of ImpeRunde, by number as in steps.py, and the rules around them.

For each step: how it goes on, what is legal, what an answer does and why something is refused, all four in the module
of its chapter; then the families of actions that it takes, and the rule that says whose decision it is.
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.core.steps import Asides, Frame, Step, over, silent
from greatpowers.games.imperunde import (
    asides,
    assault,
    battle,
    boarding,
    budget,
    card_limits,
    cards,
    clearing,
    diplomacy,
    embarking,
    fighting,
    investing,
    movement,
    playing,
    reinforcing,
    round,
    setup,
    sinking,
    steps,
    targets,
    weather,
    wheels,
)
from greatpowers.games.imperunde.position import Position


def _luck(s: Position, frame: Frame, seat: int, action: int) -> Refusal | None:
    """What luck may bring is listed."""
    return None if action in STEPS[frame.step].legal(s, frame, seat) else Refusal("imperunde/material/dice")


_STEP_BY_STEP: Final = ("march", "sail", "land")
_TARGETS: Final = ("at", "to", "against", "between", "sink", "detach", "openly", "secretly")

# fmt: off
STEPS: Final[list[Step]] = [
    over(steps.OVER),
    Step(steps.HOME_ROLL, setup.home_resume, setup.home_legal, setup.home_apply, _luck,
         ["roll"], "imperunde/setup/home-by-die"),
    Step(steps.START_SHIPS, setup.ships_resume, setup.ships_legal, setup.ships_apply, setup.ships_why_not,
         ["place"], "imperunde/ruling/start-ships-share"),
    Step(steps.COLONY_SPIN, setup.colony_resume, setup.colony_legal, setup.colony_apply, _luck,
         ["spin"], "imperunde/setup/colony-wheel", weights=setup.colony_weights),
    Step(steps.EQUIP, setup.equip_resume, setup.equip_legal, setup.equip_apply, setup.equip_why_not,
         ["equip", "place"], "imperunde/setup/colony-order"),
    silent(steps.ROUND, round.resume),
    Step(steps.STARTER, round.starter_resume, round.starter_legal, round.starter_apply, _luck,
         ["roll"], "imperunde/starter/roll"),
    Step(steps.DEAL, diplomacy.deal_resume, diplomacy.deal_legal, diplomacy.deal_apply, _luck,
         ["draw"], "imperunde/diplomacy/deal", weights=diplomacy.deal_weights),
    Step(steps.TALKS, diplomacy.talks_resume, diplomacy.talks_legal, diplomacy.talks_apply, diplomacy.talks_why_not,
         ["ready", "stance", "agree", "refuse", "card"], "imperunde/ruling/talks-end", deciders=diplomacy.speakers),
    Step(steps.DEBTS, budget.resume, budget.legal, budget.apply, budget.why_not,
         ["debts"], "imperunde/income/all-players-book", deciders=budget.undecided),
    Step(steps.INVEST, investing.resume, investing.legal, investing.apply, investing.why_not,
         ["done", "buy", "launch", "post", "canal", "buy_card", "card"], "imperunde/invest/turn-order"),
    Step(steps.SMUGGLE, investing.smuggle_resume, investing.smuggle_legal, investing.smuggle_apply,
         investing.smuggle_why_not, ["buy", "launch"], "imperunde/card/smuggling/own-colony"),
    silent(steps.CLEAR, clearing.resume),
    Step(steps.MOVE, movement.resume, movement.legal, movement.apply, movement.why_not,
         ["done", "card", *_STEP_BY_STEP], "imperunde/move/turn-order"),
    Step(steps.LEAVE, movement.leave_resume, movement.leave_legal, movement.leave_apply, movement.leave_why_not,
         ["sail", "done"], "imperunde/move/turn-order"),
    Step(steps.ASSAULT, assault.resume, assault.legal, assault.apply, assault.why_not,
         ["fight", *_STEP_BY_STEP], "imperunde/move/turn-order"),
    silent(steps.BATTLE, battle.resume),
    Step(steps.PICK, fighting.pick_resume, fighting.pick_legal, fighting.pick_apply, fighting.pick_why_not,
         ["use", "use_ships"], "imperunde/battle/attacker-first"),
    Step(steps.DEFEND, fighting.defend_resume, fighting.defend_legal, fighting.defend_apply, fighting.defend_why_not,
         ["use", "use_ships"], "imperunde/battle/defender-chooses"),
    Step(steps.DICE, fighting.dice_resume, fighting.dice_legal, fighting.dice_apply, _luck,
         ["roll"], "imperunde/battle/roll-order-irrelevant"),
    Step(steps.BOARDING, boarding.resume, boarding.legal, boarding.apply, _luck,
         ["roll"], "imperunde/sea-battle/boarding-same-dice"),
    Step(steps.REINFORCE, reinforcing.resume, reinforcing.legal, reinforcing.apply, reinforcing.why_not,
         ["fight", *_STEP_BY_STEP], "imperunde/reinforce/only-attacker"),
    Step(steps.STORM, weather.resume, weather.legal, weather.apply, _luck,
         ["roll"], "imperunde/ruling/storm-cases"),
    Step(steps.EMBARK, embarking.resume, embarking.legal, embarking.apply, embarking.why_not,
         ["done", "embark", "card"], "imperunde/embark/turn-order"),
    Step(steps.EVENTS, wheels.resume, wheels.legal, wheels.apply, _luck,
         ["spin", "event"], "imperunde/events/immediate", weights=wheels.weights),
    Step(steps.EPIDEMIC, wheels.epidemic_resume, wheels.epidemic_legal, wheels.epidemic_apply, _luck,
         ["roll"], "imperunde/event/epidemic"),
    Step(steps.WINDS, wheels.winds_resume, wheels.winds_legal, wheels.winds_apply, wheels.winds_why_not,
         ["done", *_STEP_BY_STEP], "imperunde/ruling/winds-order"),
    Step(steps.WINDOW, playing.window_resume, playing.window_legal, playing.window_apply, playing.window_why_not,
         ["pass", "rest", "card"], "imperunde/ruling/window-order"),
    Step(steps.TARGET, targets.resume, targets.legal, targets.apply, card_limits.why_not,
         _TARGETS, "imperunde/cards/first-announced-first-played"),
    Step(steps.RESPONSE, playing.response_resume, playing.response_legal, playing.response_apply,
         playing.response_why_not, ["pass", "rest", "card"], "imperunde/ruling/counter-chains"),
    Step(steps.UNMASK, cards.unmask_resume, cards.unmask_legal, cards.unmask_apply, cards.unmask_why_not,
         ["take"], "imperunde/card/unmask/steal"),
    silent(steps.SWEEP, sinking.resume),
]
# fmt: on

ASIDES: Final = Asides(asides.legal, asides.apply, asides.why_not, "imperunde/ruling/window-order")

# The rule to cite for an answer that belongs to another step.
OUT_OF_STEP: Final[dict[str, str]] = {
    "roll": "imperunde/material/dice",
    "spin": "imperunde/setup/colony-wheel",
    "event": "imperunde/events/immediate",
    "draw": "imperunde/cards/british-manages",
    "pass": "imperunde/ruling/window-order",
    "rest": "imperunde/ruling/window-order",
    "done": "imperunde/battle/no-retreat",
    "fight": "imperunde/battle/enter-to-attack",
    "ready": "imperunde/diplomacy/closed-by-british",
    "agree": "imperunde/diplomacy/goal-change-unanimous",
    "refuse": "imperunde/diplomacy/goal-change-unanimous",
    "openly": "imperunde/card/unmask/look",
    "secretly": "imperunde/card/unmask/look",
    "buy_card": "imperunde/cards/buy",
    "place": "imperunde/setup/home-ships",
    "equip": "imperunde/setup/colony-equipment-extra",
    "card": "imperunde/ruling/card-windows",
    "debts": "imperunde/budget/line-order",
    "buy": "imperunde/round/eight-phases",
    "launch": "imperunde/round/eight-phases",
    "post": "imperunde/round/eight-phases",
    "canal": "imperunde/round/eight-phases",
    "march": "imperunde/move/turn-order",
    "sail": "imperunde/move/turn-order",
    "land": "imperunde/move/turn-order",
    "embark": "imperunde/move/no-embark-in-phase-6",
    "use": "imperunde/battle/defender-chooses",
    "use_ships": "imperunde/battle/defender-chooses",
    "at": "imperunde/cards/first-announced-first-played",
    "to": "imperunde/cards/first-announced-first-played",
    "sink": "imperunde/card/sabotage/effect",
    "detach": "imperunde/card/forged-land/effect",
    "take": "imperunde/card/unmask/steal",
    "against": "imperunde/cards/first-announced-first-played",
    "between": "imperunde/card/peace-treaty/effect",
    "stance": "imperunde/relations/set-by",
}
