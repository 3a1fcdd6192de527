"""What ImpeRunde can say."""

from __future__ import annotations

from greatpowers.games.imperunde import ImpeRunde, steps
from greatpowers.games.imperunde.pieces import FRIGATE, LINE, RELATION_IDS
from greatpowers.games.imperunde.position import set_owner
from greatpowers.games.imperunde.state import ImpeRundeState
from tests.languages.speech import Speech

WIDEST = ImpeRunde(6)


def asking(step: int) -> ImpeRundeState:
    """A state that asks in this step: in a battle, for a colony, in a storm."""
    state = WIDEST.start()
    state.steps = [step]
    state.card = state.player = state.attacker = 0
    state.att_kind, state.att_use, state.boarders = [FRIGATE], [0], [0, LINE]
    state.chain_card, state.chain_seat = [0], [0]
    set_owner(state, 0, 0)
    if step in (steps.STORM, steps.EPIDEMIC):
        state.storm_at = 0
    if step in (steps.ASSAULT, steps.PICK, steps.DEFEND, steps.DICE, steps.BOARDING, steps.REINFORCE):
        state.fight_at = 0
    if step == steps.EQUIP:
        state.colony = 0
    return state


SPEECH = Speech(
    WIDEST,
    asking,
    ["goal", "limit"],
    RELATION_IDS,  # the grid of the text board
    {"step": "move"},
    [(4, 1, {"round_limit": 3}), (3, 2, {"goal": 12, "round_limit": 4}), (6, 3, {"round_limit": 2})],
    falls_back=True,
)
