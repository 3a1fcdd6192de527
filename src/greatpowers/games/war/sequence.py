"""The sequence of play: every step of a game of War!, by number as in steps.py, and the rules around them.

For each step: how it goes on, what is legal, what an answer does and why something is refused, all four in the module
of its chapter; then the families of actions that it takes, and the rule that says whose decision it is.
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.core.steps import Frame, Step, over, silent
from greatpowers.games.war import (
    auction,
    ceding,
    combat,
    conquest,
    construction,
    draws,
    explorers,
    income,
    interception,
    land_battle,
    landing,
    local_powers,
    losses,
    lots,
    maintenance,
    movement,
    natives,
    naval_battle,
    orders,
    prospecting,
    regions,
    reinforcement,
    retreat,
    revolts,
    sailing,
    segment,
    setup,
    steps,
    turn,
    victory_cards,
)
from greatpowers.games.war.position import Position


def luck(s: Position, frame: Frame, seat: int, action: int) -> Refusal | None:
    """What luck may bring is listed."""
    return None if action in STEPS[frame.step].legal(s, frame, seat) else Refusal("war/dice/nd6-sum")


def _to_come(s: Position, frame: Frame) -> None:
    raise NotImplementedError(steps.STEP_IDS[frame.step])


_PURCHASES: Final = ("raise", "launch", "build", "develop", "dig")

# fmt: off
_WRITTEN: Final[list[Step]] = [
    over(steps.OVER),
    # -- set-up --
    silent(steps.SETUP, setup.resume),
    Step(steps.ORDER, lots.resume, lots.legal, lots.apply, luck,
         ["lot"], "war/setup/order-random"),
    Step(steps.PICK, setup.pick_resume, setup.pick_legal, setup.pick_apply, setup.pick_why_not,
         ["pick", "draw"], "war/setup/alternate-picks"),
    Step(steps.DEAL_REGIONS, regions.deal_resume, regions.deal_legal, regions.deal_apply, luck,
         ["deal"], "war/opt/random-regions/deal"),
    Step(steps.SWAP, regions.swap_resume, regions.swap_legal, regions.swap_apply, regions.swap_why_not,
         ["promise", "swap", "done"], "war/opt/random-regions/swap", deciders=regions.swappers),
    Step(steps.HOME, regions.home_resume, regions.home_legal, regions.home_apply, regions.home_why_not,
         ["home"], "war/opt/multi-build/home-country"),
    Step(steps.DEAL_CARDS, victory_cards.deal_resume, victory_cards.deal_legal, victory_cards.deal_apply, luck,
         ["card"], "war/opt/hidden-vp/deal"),
    Step(steps.LOCAL_POWERS, local_powers.resume, local_powers.legal, local_powers.apply, luck,
         ["found", "native"], "war/opt/hist/lp-markers", weights=local_powers.weights),
    Step(steps.ENDOW, local_powers.endow_resume, local_powers.endow_legal, local_powers.endow_apply,
         local_powers.endow_why_not, ["place", "endow"], "war/opt/hist/setup-free-building"),
    Step(steps.PURCHASE, setup.purchase_resume, setup.purchase_legal, setup.purchase_apply, setup.purchase_why_not,
         ["buy", "done"], "war/setup/purchase-costs"),
    Step(steps.PLACEMENT, setup.placement_resume, setup.placement_legal, setup.placement_apply,
         setup.placement_why_not, ["place"], "war/setup/alternate-placement"),
    # -- production --
    silent(steps.TURN, turn.resume),
    Step(steps.MAINTAIN, maintenance.resume, maintenance.legal, maintenance.apply, maintenance.why_not,
         ["disband", "scuttle", "jettison"], "war/maintenance/shortfall"),
    Step(steps.BID, auction.bid_resume, auction.bid_legal, auction.bid_apply, auction.bid_why_not,
         ["bid"], "war/opt/auction/secret-bids", deciders=auction.bidders),
    Step(steps.LINE_UP, auction.line_up_resume, auction.line_up_legal, auction.line_up_apply,
         auction.line_up_why_not, ["line_up"], "war/opt/auction/ascending-choice"),
    Step(steps.BUY_DP, income.purchase_resume, income.purchase_legal, income.purchase_apply, income.purchase_why_not,
         ["buy_dp", "done"], "war/turn/subphase-player-order"),
    Step(steps.REMOVE_SPHERES, natives.remove_resume, natives.remove_legal, natives.remove_apply,
         natives.remove_why_not, ["remove_sphere", "done"], "war/turn/subphase-player-order"),
    Step(steps.WESTERNIZE, natives.westernize_resume, natives.westernize_legal, natives.westernize_apply,
         natives.westernize_why_not, ["westernize", "dissolve", "done"], "war/turn/subphase-player-order"),
    Step(steps.TRIM_SPHERES, natives.trim_resume, natives.trim_legal, natives.trim_apply, natives.trim_why_not,
         ["remove_sphere"], "war/explorer/soi-cap-owned-region"),
    Step(steps.INCITE, revolts.incite_resume, revolts.incite_legal, revolts.incite_apply, revolts.incite_why_not,
         ["incite", "done"], "war/turn/subphase-player-order"),
    Step(steps.SIDES, revolts.sides_resume, revolts.sides_legal, revolts.sides_apply, revolts.sides_why_not,
         ["support"], "war/ruling/sphere-sides"),
    Step(steps.REVOLT, revolts.resume, revolts.legal, revolts.apply, luck,
         ["roll"], "war/natives/incite-roll"),
    Step(steps.CONSTRUCT, construction.resume, construction.legal, construction.apply, construction.why_not,
         [*_PURCHASES, "done"], "war/turn/subphase-player-order"),
    Step(steps.ORDERS, orders.resume, orders.legal, orders.apply, orders.why_not,
         ["westernize", "dissolve", "incite", *_PURCHASES, "place", "done"], "war/opt/simul/hidden-orders",
         deciders=orders.writers),
    silent(steps.CARRY_OUT, orders.execution_resume),
    Step(steps.CORRECT, orders.correct_resume, orders.correct_legal, orders.correct_apply, orders.correct_why_not,
         ["allow", "refuse", "pass", *_PURCHASES], "war/opt/simul/illegal-fix"),
    silent(steps.SPREAD, revolts.spread_resume),
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
    Step(steps.COMBAT, combat.resume, combat.legal, combat.apply, combat.why_not,
         ["battle", "explore", "prospect", "declare", "done"], "war/move/resolution-order"),
    silent(steps.LAND_BATTLE, land_battle.resume),
    Step(steps.SHIFT, land_battle.shift_resume, land_battle.shift_legal, land_battle.shift_apply,
         land_battle.shift_why_not, ["shift"], "war/drm/general-transfer"),
    Step(steps.BATTLE_DICE, land_battle.dice_resume, land_battle.dice_legal, land_battle.dice_apply, luck,
         ["roll"], "war/battle/dice-per-brigade"),
    Step(steps.PICK_OFF, losses.pick_resume, losses.pick_legal, losses.pick_apply, losses.pick_why_not,
         ["pick_off", "done"], "war/losses/three-for-one"),
    Step(steps.LOSE, losses.lose_resume, losses.lose_legal, losses.lose_apply, losses.lose_why_not,
         ["lose"], "war/losses/owner-chooses"),
    Step(steps.RETREAT, retreat.retreat_resume, retreat.retreat_legal, retreat.retreat_apply, retreat.retreat_why_not,
         ["stay", "retreat"], "war/battle/retreat-options"),
    Step(steps.LAST_STAND, retreat.stand_resume, retreat.stand_legal, retreat.stand_apply, retreat.stand_why_not,
         ["convert", "retreat"], "war/result/both-empty-defender-choice"),
    silent(steps.WITHDRAWAL, retreat.withdrawal_resume),
    Step(steps.EMBARK, retreat.embark_resume, retreat.embark_legal, retreat.embark_apply, retreat.embark_why_not,
         ["lose"], "war/retreat/fleet-capacity"),
    Step(steps.PACIFY_ROLL, conquest.roll_resume, conquest.roll_legal, conquest.roll_apply, luck,
         ["roll"], "war/dice/1d3"),
    Step(steps.PACIFY, conquest.pacify_resume, conquest.pacify_legal, conquest.pacify_apply, conquest.pacify_why_not,
         ["weaken", "expel"], "war/natbattle/win-revolt"),
    Step(steps.EVACUATE, conquest.evacuate_resume, conquest.evacuate_legal, conquest.evacuate_apply,
         conquest.evacuate_why_not, ["retreat"], "war/explorer/result-control-others"),
    Step(steps.GIFT, explorers.gift_resume, explorers.gift_legal, explorers.gift_apply, explorers.gift_why_not,
         ["gift", "pass"], "war/explorer/gift"),
    Step(steps.EXPLORER_ROLL, explorers.roll_resume, explorers.roll_legal, explorers.roll_apply, luck,
         ["roll"], "war/explorer/roll"),
    Step(steps.INFLUENCE, explorers.influence_resume, explorers.influence_legal, explorers.influence_apply,
         explorers.influence_why_not, ["influence", "expel"], "war/explorer/result-soi"),
    Step(steps.PROSPECT, prospecting.resume, prospecting.legal, prospecting.apply, luck,
         ["chit"], "war/prospect/action", weights=prospecting.weights),
    Step(steps.KEEP, prospecting.keep_resume, prospecting.keep_legal, prospecting.keep_apply,
         prospecting.keep_why_not, ["keep"], "war/prospect/must-keep-one"),
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
    # Production
    "disband": "war/maintenance/mandatory-first",
    "scuttle": "war/maintenance/mandatory-first",
    "jettison": "war/maintenance/mandatory-first",
    "bid": "war/opt/auction/timing",
    "line_up": "war/opt/auction/ascending-choice",
    "buy_dp": "war/production/dp-purchase-after-maintenance",
    "remove_sphere": "war/turn/subphase-order",
    "westernize": "war/turn/subphase-order",
    "dissolve": "war/turn/subphase-order",
    "incite": "war/turn/subphase-order",
    "support": "war/ruling/sphere-sides",
    "raise": "war/turn/subphase-order",
    "launch": "war/turn/subphase-order",
    "build": "war/turn/subphase-order",
    "develop": "war/turn/subphase-order",
    "dig": "war/turn/subphase-order",
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
    # Combat
    "battle": "war/move/complete-before-combat",
    "explore": "war/move/complete-before-combat",
    "prospect": "war/move/complete-before-combat",
    "shift": "war/drm/general-transfer",
    "pick_off": "war/losses/three-for-one",
    "lose": "war/losses/owner-chooses",
    "stay": "war/battle/retreat-options",
    "retreat": "war/battle/retreat-options",
    "convert": "war/result/both-empty-defender-choice",
    "weaken": "war/natbattle/win-revolt",
    "expel": "war/explorer/result-soi",
    "gift": "war/explorer/gift",
    "influence": "war/explorer/result-soi",
    "keep": "war/prospect/must-keep-one",
}
