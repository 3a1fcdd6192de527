"""What ImpeRunde can say."""

from __future__ import annotations

from greatpowers.games.imperunde import ImpeRunde, steps
from greatpowers.games.imperunde.frames import Battle, CardPlay, Deal, Epidemic, Equip, RollOff, Storm, blank
from greatpowers.games.imperunde.lands import set_owner
from greatpowers.games.imperunde.pieces import FRIGATE, INFANTRY, LINE, RELATION_IDS
from greatpowers.games.imperunde.position import Position
from tests.languages.speech import Speech

WIDEST = ImpeRunde(6)
_IN_BATTLE = (steps.PICK, steps.DEFEND, steps.DICE, steps.BOARDING, steps.REINFORCE)


def asking(step: int) -> Position:
    """A state that asks in this step: in a battle, for a colony, in a storm."""
    state = WIDEST.start()
    set_owner(state, 0, 0)
    frame = blank(step)
    if isinstance(frame, Battle):
        frame.place = frame.attacker = 0
    elif isinstance(frame, CardPlay):
        frame.card = frame.player = frame.victim = 0
        frame.chain, frame.chain_seats = [0], [0]
    elif isinstance(frame, (RollOff, Deal)):
        frame.queue = [0]
    elif isinstance(frame, Equip):
        frame.country = 0
    elif isinstance(frame, Epidemic):
        frame.country, frame.kinds = 0, [INFANTRY]
    elif isinstance(frame, Storm):
        frame.sea, frame.parties, frame.kinds = 0, [0], [FRIGATE]
    battle = Battle(0, 0, kinds=[FRIGATE], attacking=[0], boarders=[0], boarded=[LINE], step=steps.BATTLE)
    state.frames = [battle, frame] if step in _IN_BATTLE else [frame]
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
