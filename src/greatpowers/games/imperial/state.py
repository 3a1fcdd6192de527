"""The state of a game of Imperial: the position with its rules.

Each step of the game has four functions in the module of its chapter: `resume` (ask somebody, or go on), `legal`,
`apply` and `why_not`. This module only hands over to the one that is on top of the stack.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from greatpowers.core.game import NOBODY, Hint, Outcome, Random, Refusal, View
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import (
    armies,
    battle,
    entry,
    factory,
    figures,
    flags,
    fleets,
    hints,
    importing,
    investing,
    maneuver,
    money,
    production,
    rondel,
    scoring,
    setup,
    steps,
    turn,
    view,
)
from greatpowers.games.imperial.position import Position

if TYPE_CHECKING:
    from greatpowers.games.imperial.game import Imperial


class Step:
    """One step of the game: how it goes on, what is legal, what an answer does, why not; and the families it takes."""

    def __init__(
        self,
        number: int,
        resume: Callable[[Position], None],
        legal: Callable[[Position], list[int]],
        apply: Callable[[Position, int], None],
        why_not: Callable[[Position, int], Refusal | None],
        *answers: str,
    ) -> None:
        self.number = number
        self.resume = resume
        self.legal = legal
        self.apply = apply
        self.why_not = why_not
        self.answers = answers


def _nothing(s: Position) -> None:
    """The game is over; nothing goes on."""


def _no_legal(s: Position) -> list[int]:
    return []


def _no_apply(s: Position, action: int) -> None:
    raise ValueError("nothing is to be decided")


def _no_why_not(s: Position, action: int) -> Refusal | None:
    return Refusal("imperial/end/trigger")


_LENDING = ("bond", "increase", "pass")
_MARCHING = ("march", "march_friendly", "embark", "embark_friendly")
_IN_PLACE = ("turn_hostile", "turn_friendly", "battle", "destroy", "done")

# By number, as in steps.py.
# fmt: off
STEPS: list[Step] = [
    Step(steps.OVER, _nothing, _no_legal, _no_apply, _no_why_not),
    Step(steps.DEAL, setup.deal_resume, setup.deal_legal, setup.deal_apply, setup.deal_why_not, "deal"),
    Step(steps.LOT, setup.lot_resume, setup.lot_legal, setup.lot_apply, setup.lot_why_not, "lot"),
    Step(steps.GRANT, setup.grant_resume, setup.grant_legal, setup.grant_apply, setup.grant_why_not, *_LENDING),
    Step(steps.TURN, turn.resume, _no_legal, _no_apply, _no_why_not),
    Step(steps.RONDEL, rondel.resume, rondel.legal, rondel.apply, rondel.why_not, "rondel"),
    Step(steps.FORCE, rondel.force_resume, rondel.force_legal, rondel.force_apply, rondel.force_why_not,
         "force", "decline"),
    Step(steps.FACTORY, factory.resume, factory.legal, factory.apply, factory.why_not, "build", "done"),
    Step(steps.PRODUCTION, production.resume, production.legal, production.apply, production.why_not,
         "produce_all", "produce", "done"),
    Step(steps.IMPORT, importing.resume, importing.legal, importing.apply, importing.why_not,
         "import_army", "import_fleet", "done"),
    Step(steps.MANEUVER, maneuver.resume, _no_legal, _no_apply, _no_why_not),
    Step(steps.FLEETS, fleets.resume, fleets.legal, fleets.apply, fleets.why_not, "sail", "battle", "done"),
    Step(steps.ARMIES, armies.resume, armies.legal, armies.apply, armies.why_not, *_MARCHING, *_IN_PLACE),
    Step(steps.CONVOY, armies.convoy_resume, armies.convoy_legal, armies.convoy_apply, armies.convoy_why_not,
         "cross", "land"),
    Step(steps.STANCE, entry.stance_resume, entry.stance_legal, entry.stance_apply, entry.stance_why_not,
         "hostile", "friendly"),
    Step(steps.ENTRY, entry.entry_resume, entry.entry_legal, entry.entry_apply, entry.entry_why_not,
         "attack", "decline"),
    Step(steps.CALLS, entry.calls_resume, entry.calls_legal, entry.calls_apply, entry.calls_why_not, "ask"),
    Step(steps.CALL, entry.call_resume, entry.call_legal, entry.call_apply, entry.call_why_not, "call", "decline"),
    Step(steps.BATTLE, battle.resume, battle.legal, battle.apply, battle.why_not, "attack"),
    Step(steps.FLAGS, flags.resume, flags.legal, flags.apply, flags.why_not, "flag"),
    Step(steps.INVEST, investing.resume, investing.legal, investing.apply, investing.why_not, *_LENDING),
    Step(steps.ROUND, investing.round_resume, investing.round_legal, investing.apply, investing.round_why_not,
         *_LENDING),
]
# fmt: on

# The same by number, for the hot loop.
_RESUME = [step.resume for step in STEPS]
_LEGAL = [step.legal for step in STEPS]
_APPLY = [step.apply for step in STEPS]

# The rule to cite for an answer that belongs to another step.
OUT_OF_STEP: dict[str, str] = {
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


class ImperialState(Position):
    """A position of Imperial that answers to the contract of `core.game.State`."""

    __slots__ = ()

    def __init__(self, game: Imperial | None = None) -> None:
        if game is None:
            return  # a blank, which `clone` fills
        super().__init__(
            game.seats, game.with_card, game.experienced, game.open_cash, game.turn_limit, game.first_aside
        )
        self.game = game

    def legal(self) -> list[int]:
        """See State."""
        if self.cached is None:
            self.cached = _LEGAL[self.steps[-1]](self)
        return self.cached

    def apply(self, action: int) -> None:
        """See State."""
        self.cached = None
        if action >= self.first_aside:
            self._apply_aside(action)
            return
        self.to_act = NOBODY
        _APPLY[self.steps[-1]](self, action)
        while self.to_act == NOBODY and not self.ended:
            _RESUME[self.steps[-1]](self)

    def why_not(self, action: int, seat: int | None = None) -> Refusal | None:
        """See State."""
        if action >= self.first_aside:
            return self._why_not_aside(action, seat)
        step = self.steps[-1]
        if step == steps.OVER:
            return Refusal("imperial/end/trigger")
        if seat is not None and seat != self.to_act:
            return Refusal("imperial/turn/government-decides", step=steps.STEP_IDS[step])
        name = self.game.space.family(action).name
        if name not in STEPS[step].answers:
            return Refusal(OUT_OF_STEP[name], step=steps.STEP_IDS[step])
        return STEPS[step].why_not(self, action)

    # -- asides ----------------------------------------------------------------------------------------------

    def asides(self, seat: int) -> list[int]:
        """Donations (imperial/money/donate); without the card, investments of a player who governs nothing."""
        space = self.game.space
        out = [space.code("donate", seat, nation, amount) for nation, amount in money.donations(self, seat)]
        if investing.may_lend_aside(self, seat):
            for nation, old, rank in investing.offers(self, seat, investing.ALL_NATIONS):
                values = (seat, nation, rank) if old < 0 else (seat, nation, old, rank)
                out.append(space.code("lend" if old < 0 else "lend_more", *values))
        return out

    def _apply_aside(self, action: int) -> None:
        values = self.game.space.arguments(action)
        family = self.game.space.family_index[action]
        if family == act.DONATE_FAMILY:
            money.donate(self, values[0], values[1], values[2])
        elif family == act.LEND_FAMILY:
            investing.lend(self, values[0], values[1], -1, values[2])
        else:
            investing.lend(self, values[0], values[1], values[2], values[3])

    def _why_not_aside(self, action: int, seat: int | None) -> Refusal | None:
        values = self.game.space.arguments(action)
        family = self.game.space.family_index[action]
        if self.ended:
            return Refusal("imperial/end/trigger")
        if seat is not None and seat != values[0]:
            return Refusal("imperial/money/separate")
        if family == act.DONATE_FAMILY:
            return money.why_not_donate(self, values[0], values[1], values[2])
        if family == act.LEND_FAMILY:
            return investing.why_not_lend_aside(self, values[0], values[1], -1, values[2])
        return investing.why_not_lend_aside(self, values[0], values[1], values[2], values[3])

    # -- the rest of the contract ----------------------------------------------------------------------------

    def prompt(self) -> tuple[str, dict[str, str | int]]:
        """See State."""
        return steps.STEP_IDS[self.steps[-1]], view.about(self)

    @property
    def outcome(self) -> Outcome | None:
        """See State."""
        return scoring.outcome(self)

    def view(self, seat: int | None) -> View:
        """See State."""
        return view.build(self, seat)

    def hints(self, action: int) -> list[Hint]:
        """See State."""
        return hints.hints(self, action)

    def expected(self) -> list[int]:
        """See State."""
        return hints.expected(self, self.legal())

    def figures(self, seat: int | None) -> View:
        """See State."""
        return figures.figures(self, seat)

    def imagine(self, seat: int, rng: Random) -> ImperialState:
        """See State."""
        return view.imagine(self, seat, rng)

    def clone(self) -> ImperialState:
        """See State. By hand: what never changes is shared, the lists are sliced, events are left behind."""
        c = ImperialState()
        c.game = self.game
        c.seats = self.seats
        c.with_card = self.with_card
        c.experienced = self.experienced
        c.open_cash = self.open_cash
        c.turn_limit = self.turn_limit
        c.first_aside = self.first_aside
        c.to_act = self.to_act
        c.steps = self.steps[:]
        c.told = None
        c.cached = self.cached
        c.bank = self.bank
        c.cash = self.cash[:]
        c.treasury = self.treasury[:]
        c.bond = self.bond[:]
        c.government = self.government[:]
        c.card = self.card
        c.army = self.army[:]
        c.lying = self.lying[:]
        c.fleet = self.fleet[:]
        c.factory = self.factory[:]
        c.flag = self.flag[:]
        c.rondel = self.rondel[:]
        c.tax = self.tax[:]
        c.power = self.power[:]
        c.nation = self.nation
        c.stage = self.stage
        c.turns = self.turns
        c.fee = self.fee
        c.passed = self.passed
        c.queue = self.queue[:]
        c.first = self.first
        c.rounds = self.rounds[:]
        c.offered = self.offered
        c.dealt = self.dealt[:]
        c.left = self.left
        c.produced = self.produced
        c.ended = self.ended
        c.part = self.part
        c.fresh_army = self.fresh_army[:]
        c.fresh_lying = self.fresh_lying[:]
        c.fresh_fleet = self.fresh_fleet[:]
        c.raised = self.raised[:]
        c.lowered = self.lowered[:]
        c.carried = self.carried[:]
        c.origin = self.origin
        c.at = self.at
        c.unit = self.unit
        c.in_hand = self.in_hand
        c.turned = self.turned
        c.crossed = self.crossed
        c.unasked = self.unasked
        c.asked = self.asked
        c.wanting = self.wanting[:]
        c.gainer = self.gainer
        return c

    def key(self) -> tuple[Any, ...]:
        """See State."""
        return (
            self.to_act,
            tuple(self.steps),
            self.bank,
            tuple(self.cash),
            *(tuple(getattr(self, name)) for name in view.LISTS),
            *(getattr(self, name) for name in view.NUMBERS),
        )
