"""The sequence of play: every step of a game of Imperial, by number as in steps.py, and the rules around them.

For each step: how it goes on, what is legal, what an answer does and why something is refused, all four in the module
of its chapter; then the families of actions that it takes, and the rule that says whose decision it is.
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.steps import Asides, Step, over, silent
from greatpowers.games.imperial import (
    armies,
    asides,
    battle,
    entry,
    factory,
    flags,
    fleets,
    importing,
    investing,
    maneuver,
    production,
    rondel,
    setup,
    steps,
    turn,
)

_LENDING: Final = ("bond", "increase", "pass")
_MARCHING: Final = ("march", "march_friendly", "embark", "embark_friendly")
_IN_PLACE: Final = ("turn_hostile", "turn_friendly", "battle", "destroy", "done")
_GOVERNMENT: Final = "imperial/turn/government-decides"

# fmt: off
STEPS: Final[list[Step]] = [
    over(steps.OVER),
    Step(steps.DEAL, setup.deal_resume, setup.deal_legal, setup.deal_apply, setup.deal_why_not,
         ["deal"], "imperial/setup/deal-4-6"),
    Step(steps.LOT, setup.lot_resume, setup.lot_legal, setup.lot_apply, setup.lot_why_not,
         ["lot"], "imperial/setup-exp/first-by-lot"),
    Step(steps.GRANT, setup.grant_resume, setup.grant_legal, setup.grant_apply, setup.grant_why_not,
         _LENDING, "imperial/setup-exp/one-offer-each"),
    silent(steps.TURN, turn.resume),
    Step(steps.RONDEL, rondel.resume, rondel.legal, rondel.apply, rondel.why_not, ["rondel"], _GOVERNMENT),
    Step(steps.FORCE, rondel.force_resume, rondel.force_legal, rondel.force_apply, rondel.force_why_not,
         ["force", "decline"], "imperial/ruling/force-procedure"),
    Step(steps.FACTORY, factory.resume, factory.legal, factory.apply, factory.why_not,
         ["build", "done"], _GOVERNMENT),
    Step(steps.PRODUCTION, production.resume, production.legal, production.apply, production.why_not,
         ["produce_all", "produce", "done"], _GOVERNMENT),
    Step(steps.IMPORT, importing.resume, importing.legal, importing.apply, importing.why_not,
         ["import_army", "import_fleet", "done"], _GOVERNMENT),
    silent(steps.MANEUVER, maneuver.resume),
    Step(steps.FLEETS, fleets.resume, fleets.legal, fleets.apply, fleets.why_not,
         ["sail", "battle", "done"], _GOVERNMENT),
    Step(steps.ARMIES, armies.resume, armies.legal, armies.apply, armies.why_not,
         [*_MARCHING, *_IN_PLACE], _GOVERNMENT),
    Step(steps.CONVOY, armies.convoy_resume, armies.convoy_legal, armies.convoy_apply, armies.convoy_why_not,
         ["cross", "land"], _GOVERNMENT),
    Step(steps.STANCE, entry.stance_resume, entry.stance_legal, entry.stance_apply, entry.stance_why_not,
         ["hostile", "friendly"], "imperial/stance/decide"),
    Step(steps.ENTRY, entry.entry_resume, entry.entry_legal, entry.entry_apply, entry.entry_why_not,
         ["attack", "decline"], "imperial/battle/active-choice-first"),
    Step(steps.CALLS, entry.calls_resume, entry.calls_legal, entry.calls_apply, entry.calls_why_not,
         ["ask"], "imperial/fleet/mover-asks-order"),
    Step(steps.CALL, entry.call_resume, entry.call_legal, entry.call_apply, entry.call_why_not,
         ["call", "decline"], "imperial/fleet/defender-declares-at-once"),
    Step(steps.BATTLE, battle.resume, battle.legal, battle.apply, battle.why_not,
         ["attack"], "imperial/fleet/mover-picks-target"),
    Step(steps.FLAGS, flags.resume, flags.legal, flags.apply, flags.why_not, ["flag"], "imperial/flags/limit"),
    Step(steps.INVEST, investing.resume, investing.legal, investing.apply, investing.why_not,
         _LENDING, "imperial/swiss/order"),
    Step(steps.ROUND, investing.round_resume, investing.round_legal, investing.round_apply, investing.round_why_not,
         _LENDING, "imperial/nocard/order"),
]
# fmt: on

ASIDES: Final = Asides(asides.legal, asides.apply, asides.why_not, "imperial/money/separate")

# The rule to cite for an action that belongs to another step.
OUT_OF_STEP: Final[dict[str, str]] = {
    "deal": "imperial/components/no-luck",
    "lot": "imperial/components/no-luck",
    "pass": "imperial/invest/optional",
    "decline": "imperial/battle/inactive-only-then",
    "done": "imperial/rondel/action-optional",
    "bond": "imperial/money/only-defined-loans",
    "increase": "imperial/money/only-defined-loans",
    "rondel": "imperial/turn/one-space",
    "force": "imperial/swiss/force",
    "build": "imperial/factory/one",
    "produce_all": "imperial/production/one-each",
    "produce": "imperial/production/one-each",
    "import_army": "imperial/import/max-three",
    "import_fleet": "imperial/import/max-three",
    "sail": "imperial/maneuver/three-steps",
    "march": "imperial/maneuver/three-steps",
    "march_friendly": "imperial/maneuver/three-steps",
    "embark": "imperial/maneuver/three-steps",
    "embark_friendly": "imperial/maneuver/three-steps",
    "cross": "imperial/convoy/basic",
    "land": "imperial/convoy/basic",
    "hostile": "imperial/stance/only-foreign-home",
    "friendly": "imperial/stance/only-foreign-home",
    "turn_hostile": "imperial/stance/change-next-maneuver",
    "turn_friendly": "imperial/stance/change-next-maneuver",
    "battle": "imperial/ruling/anytime",
    "attack": "imperial/battle/active-choice-first",
    "ask": "imperial/fleet/mover-asks-order",
    "call": "imperial/battle/inactive-only-then",
    "destroy": "imperial/ruling/destroy-timing",
    "flag": "imperial/flags/automatic",
}
