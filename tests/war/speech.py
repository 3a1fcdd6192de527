"""What War! can say."""

from __future__ import annotations

from greatpowers.games.war.frames import blank
from greatpowers.games.war.game import War
from greatpowers.games.war.pieces import EXPLORER
from greatpowers.games.war.position import Position
from greatpowers.games.war.victory import REASON_IDS
from tests.languages.speech import Speech

WIDEST = War(8)

# What questions are about, where a step has it: places and players, how many, and who is next.
_ABOUT: dict[str, int | list[int]] = {
    **dict.fromkeys(("region", "sea", "target", "player", "enemy", "declarer", "attacker", "defender"), 0),
    **dict.fromkeys(("unpaid", "points", "attacker_hits", "defender_hits"), 3),
    "queue": [0],
    "rollers": [0],
    "leaving": [EXPLORER],
}


def asking(step: int) -> Position:
    """A state that asks in this step."""
    state = WIDEST.start()
    state.mover = 0
    frame = blank(step)
    for name, value in _ABOUT.items():
        if hasattr(frame, name):
            setattr(frame, name, value)
    state.frames = [frame]
    return state


SPEECH = Speech(
    WIDEST,
    asking,
    REASON_IDS[1:],
    [],
    {"step": "move"},
    [
        (2, 8, {"turn_limit": 4}),
        (3, 2, {"turn_limit": 3, "historical": "on", "suez": "on", "scorched_earth": "on", "alliances": "on"}),
        (4, 3, {"turn_limit": 2, "simultaneous": "on", "auction": "on", "interception": "on", "victory_cards": "on"}),
    ],
    falls_back=True,
)
