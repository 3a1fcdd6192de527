"""The state of a game of ImpeRunde: the position with its rules.

Each step of the game has four functions in the module of its chapter: `resume` (ask somebody, or go on), `legal`,
`apply` and `why_not`. This module only hands over to the one that is on top of the stack.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from greatpowers.core.game import CHANCE, NOBODY, Hint, Outcome, Random, Refusal, Standing, View
from greatpowers.core.steps import Step, over, silent
from greatpowers.games.imperunde import (
    asides,
    assault,
    battle,
    boarding,
    budget,
    cards,
    clearing,
    diplomacy,
    embarking,
    fighting,
    figures,
    goal,
    hints,
    investing,
    movement,
    reinforcing,
    round,
    setup,
    steps,
    targets,
    view,
    weather,
    wheels,
    windows,
)
from greatpowers.games.imperunde.position import LISTS, NUMBERS, Position

if TYPE_CHECKING:
    from greatpowers.games.imperunde.game import ImpeRunde


def _luck(s: Position, action: int) -> Refusal | None:
    """What luck may bring is listed."""
    return None if action in s.legal() else Refusal("imperunde/material/dice")


_STEP_BY_STEP = ("march", "sail", "land")
_TARGETS = ("at", "to", "against", "between", "sink", "detach", "openly", "secretly")

# By number, as in steps.py.
# fmt: off
STEPS: list[Step[Position]] = [
    over(steps.OVER),
    Step(steps.HOME_ROLL, setup.home_resume, setup.home_legal, setup.home_apply, _luck, "roll"),
    Step(steps.START_SHIPS, setup.ships_resume, setup.ships_legal, setup.ships_apply, setup.ships_why_not, "place"),
    Step(steps.COLONY_SPIN, setup.colony_resume, setup.colony_legal, setup.colony_apply, _luck, "spin"),
    Step(steps.EQUIP, setup.equip_resume, setup.equip_legal, setup.equip_apply, setup.equip_why_not, "equip", "place"),
    silent(steps.ROUND, round.resume),
    Step(steps.STARTER, round.starter_resume, round.starter_legal, round.starter_apply, _luck, "roll"),
    Step(steps.DEAL, diplomacy.deal_resume, diplomacy.deal_legal, diplomacy.deal_apply, _luck, "draw"),
    Step(steps.TALKS, diplomacy.talks_resume, diplomacy.talks_legal, diplomacy.talks_apply, diplomacy.talks_why_not,
         "ready", "stance", "agree", "refuse", "card"),
    Step(steps.DEBTS, budget.resume, budget.legal, budget.apply, budget.why_not, "debts"),
    Step(steps.INVEST, investing.resume, investing.legal, investing.apply, investing.why_not,
         "done", "buy", "launch", "post", "canal", "buy_card", "card"),
    Step(steps.SMUGGLE, investing.smuggle_resume, investing.smuggle_legal, investing.smuggle_apply,
         investing.smuggle_why_not, "buy", "launch"),
    silent(steps.CLEAR, clearing.resume),
    Step(steps.MOVE, movement.resume, movement.legal, movement.apply, movement.why_not, "done", "card", *_STEP_BY_STEP),
    Step(steps.LEAVE, movement.leave_resume, movement.leave_legal, movement.leave_apply, movement.leave_why_not,
         "sail", "done"),
    Step(steps.ASSAULT, assault.resume, assault.legal, assault.apply, assault.why_not, "fight", *_STEP_BY_STEP),
    silent(steps.BATTLE, battle.resume),
    Step(steps.PICK, fighting.pick_resume, fighting.pick_legal, fighting.pick_apply, fighting.pick_why_not,
         "use", "use_ships"),
    Step(steps.DEFEND, fighting.defend_resume, fighting.defend_legal, fighting.defend_apply, fighting.defend_why_not,
         "use", "use_ships"),
    Step(steps.DICE, fighting.dice_resume, fighting.dice_legal, fighting.dice_apply, _luck, "roll"),
    Step(steps.BOARDING, boarding.resume, boarding.legal, boarding.apply, _luck, "roll"),
    Step(steps.REINFORCE, reinforcing.resume, reinforcing.legal, reinforcing.apply, reinforcing.why_not,
         "fight", *_STEP_BY_STEP),
    Step(steps.STORM, weather.resume, weather.legal, weather.apply, _luck, "roll"),
    Step(steps.EMBARK, embarking.resume, embarking.legal, embarking.apply, embarking.why_not, "done", "embark", "card"),
    Step(steps.EVENTS, wheels.resume, wheels.legal, wheels.apply, _luck, "spin", "event"),
    Step(steps.EPIDEMIC, wheels.epidemic_resume, weather.legal, wheels.epidemic_apply, _luck, "roll"),
    Step(steps.WINDS, wheels.winds_resume, wheels.winds_legal, wheels.winds_apply, wheels.winds_why_not,
         "done", *_STEP_BY_STEP),
    Step(steps.WINDOW, windows.resume, windows.legal, windows.apply, windows.why_not, "pass", "rest", "card"),
    Step(steps.TARGET, targets.resume, targets.legal, targets.apply, targets.why_not, *_TARGETS),
    Step(steps.RESPONSE, windows.response_resume, windows.response_legal, windows.response_apply,
         windows.response_why_not, "pass", "rest", "card"),
    Step(steps.UNMASK, cards.unmask_resume, cards.unmask_legal, cards.unmask_apply, cards.unmask_why_not, "take"),
    silent(steps.SWEEP, movement.sweep_resume),
]
# fmt: on

# The same by number, for the hot loop.
_RESUME = [step.resume for step in STEPS]
_LEGAL = [step.legal for step in STEPS]
_APPLY = [step.apply for step in STEPS]

# Chance nodes whose outcomes are not equally likely.
_WEIGHTS: dict[int, Callable[[Position], list[int]]] = {
    steps.COLONY_SPIN: setup.colony_weights,
    steps.DEAL: diplomacy.deal_weights,
    steps.EVENTS: wheels.weights,
}

# The rule to cite for an answer that belongs to another step.
OUT_OF_STEP: dict[str, str] = {
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


# The rule to cite when somebody else is asked, by phase.
_TURN_ORDER: dict[int, str] = {
    4: "imperunde/invest/turn-order",
    6: "imperunde/move/turn-order",
    7: "imperunde/embark/turn-order",
}


class ImpeRundeState(Position):
    """A position of ImpeRunde that answers to the contract of `core.game.State`."""

    __slots__ = ()

    def __init__(self, game: ImpeRunde | None = None) -> None:
        if game is None:
            return  # a blank, which `clone` fills
        super().__init__(game.seats, game.world, game.codes, game.goal, game.colony_value, game.round_limit)
        self.game = game

    def legal(self) -> list[int]:
        """See State."""
        if self.cached is None:
            self.cached = _LEGAL[self.steps[-1]](self)
        return self.cached

    def weights(self) -> list[int]:
        """See State."""
        weigh = _WEIGHTS.get(self.steps[-1])
        return [1] * len(self.legal()) if weigh is None else weigh(self)

    def apply(self, action: int) -> None:
        """See State."""
        self.cached = None
        if action >= self.codes.first_aside:
            asides.apply(self, action)
        else:
            self.decider = self.to_act
            self.to_act = NOBODY
            _APPLY[self.steps[-1]](self, action)
        while self.to_act == NOBODY and not self.ended:
            _RESUME[self.steps[-1]](self)

    def why_not(self, action: int, seat: int | None = None) -> Refusal | None:
        """See State."""
        if self.ended:
            return Refusal("imperunde/goal/win-condition")
        if action >= self.codes.first_aside:
            return asides.why_not(self, action, seat)
        step = self.steps[-1]
        if seat is not None and seat != self.to_act:
            rule = "imperunde/material/dice" if self.to_act == CHANCE else _TURN_ORDER.get(self.phase, _TURN_ORDER[4])
            return Refusal(rule, step=steps.STEP_IDS[step])
        name = self.codes.names[action]
        if name not in STEPS[step].answers:
            return Refusal(OUT_OF_STEP[name], step=steps.STEP_IDS[step])
        return STEPS[step].why_not(self, action)

    def asides(self, seat: int) -> list[int]:
        """See State."""
        return asides.legal(self, seat)

    def reveals(self, action: int) -> bool:
        """See State: the last choice of debts opens all of them; a card that is not countered may open a hand."""
        return self.steps[-1] in (steps.DEBTS, steps.RESPONSE, steps.TARGET, steps.UNMASK)

    # -- the rest of the contract ----------------------------------------------------------------------------

    def prompt(self) -> tuple[str, dict[str, str | int]]:
        """See State."""
        return steps.STEP_IDS[self.steps[-1]], view.about(self)

    def hints(self, action: int) -> list[Hint]:
        """See State."""
        return hints.hints(self, action)

    def expected(self) -> list[int]:
        """See State."""
        return hints.expected(self, self.legal())

    def figures(self, seat: int | None) -> View:
        """See State."""
        return figures.figures(self)

    def standing(self) -> Standing:
        """See State."""
        return figures.standing(self)

    @property
    def outcome(self) -> Outcome | None:
        """See State."""
        return goal.outcome(self)

    def view(self, seat: int | None) -> View:
        """See State."""
        return view.build(self, seat)

    def imagine(self, seat: int, rng: Random) -> ImpeRundeState:
        """See State."""
        imagined = self.clone()
        view.imagine(imagined, seat, rng)
        return imagined

    def clone(self) -> ImpeRundeState:
        """See State. By hand: what never changes is shared, the lists are sliced, events are left behind."""
        c = ImpeRundeState()
        c.game = self.game
        c.seats = self.seats
        c.world = self.world
        c.codes = self.codes
        c.colony_value = self.colony_value
        c.round_limit = self.round_limit
        c.cached = self.cached
        c.decider = NOBODY
        c.to_act = self.to_act
        c.steps = self.steps[:]
        c.told = None
        c.turns = self.turns
        c.home = self.home
        c.fresh_posts = self.fresh_posts
        c.disc = self.disc
        c.canal = self.canal
        c.relation = self.relation
        c.stance = self.stance
        c.sealed = self.sealed
        c.seen = self.seen
        c.alert = self.alert
        c.resting = self.resting
        c.owed = self.owed
        c.sheet = self.sheet
        c.plunder = self.plunder
        c.spent = self.spent
        c.bought = self.bought
        c.held = self.held
        c.ready = self.ready
        c.booking = self.booking
        c.rolls = self.rolls
        c.colonies = self.colonies
        c.tries = self.tries
        c.agreed = self.agreed
        c.visited = self.visited
        c.owner = self.owner[:]
        c.realm = self.realm[:]
        c.troops = self.troops[:]
        c.posts = self.posts[:]
        c.ships = self.ships[:]
        c.navy = self.navy[:]
        c.afloat = self.afloat[:]
        c.guarded = self.guarded[:]
        c.reserve = self.reserve[:]
        c.posts_left = self.posts_left[:]
        c.posts_out = self.posts_out[:]
        c.hand = self.hand[:]
        c.pile = self.pile[:]
        c.discard = self.discard[:]
        c.debts = self.debts[:]
        c.surplus = self.surplus[:]
        c.funds = self.funds[:]
        c.one = self.one[:]
        c.two = self.two[:]
        c.able = self.able[:]
        c.laid = self.laid[:]
        c.att_kind = self.att_kind[:]
        c.att_left = self.att_left[:]
        c.att_from = self.att_from[:]
        c.att_back = self.att_back[:]
        c.att_use = self.att_use[:]
        c.def_use = self.def_use[:]
        c.dice = self.dice[:]
        c.boarders = self.boarders[:]
        c.queue = self.queue[:]
        c.clears = self.clears[:]
        c.windows = self.windows[:]
        c.chain_card = self.chain_card[:]
        c.chain_seat = self.chain_seat[:]
        c.round = self.round
        c.phase = self.phase
        c.stage = self.stage
        c.starter = self.starter
        c.active = self.active
        c.turn = self.turn
        c.goal = self.goal
        c.proposal = self.proposal
        c.proposer = self.proposer
        c.colony = self.colony
        c.fight_at = self.fight_at
        c.attacker = self.attacker
        c.defender = self.defender
        c.fight_by = self.fight_by
        c.fight_round = self.fight_round
        c.fight_stage = self.fight_stage
        c.warned = self.warned
        c.foes = self.foes
        c.bonus = self.bonus
        c.lost = self.lost
        c.ceasefire = self.ceasefire
        c.passed = self.passed
        c.card = self.card
        c.player = self.player
        c.t_place = self.t_place
        c.t_to = self.t_to
        c.t_seat = self.t_seat
        c.t_kind = self.t_kind
        c.t_take = self.t_take
        c.openly = self.openly
        c.storm_at = self.storm_at
        c.storm_party = self.storm_party
        c.purse = self.purse
        c.land_events = self.land_events
        c.sea_events = self.sea_events
        c.event_at = self.event_at
        c.winds_at = self.winds_at
        c.mover = self.mover
        c.committed = self.committed
        c.committed_at = self.committed_at
        c.committed_from = self.committed_from
        c.leaver = self.leaver
        c.leaver_at = self.leaver_at
        c.winner = self.winner
        c.ended = self.ended
        return c

    def key(self) -> tuple[Any, ...]:
        """See State."""
        return (
            self.to_act,
            tuple(self.steps),
            *(tuple(getattr(self, name)) for name in LISTS),
            *(getattr(self, name) for name in NUMBERS),
        )
