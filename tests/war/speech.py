"""What War! can say."""

from __future__ import annotations

from greatpowers.games.war.frames import blank
from greatpowers.games.war.game import War
from greatpowers.games.war.position import Position
from greatpowers.games.war.victory import REASON_IDS
from tests.languages.speech import Speech

WIDEST = War(8)


def asking(step: int) -> Position:
    """A state that asks in this step."""
    state = WIDEST.start()
    state.frames = [blank(step)]
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
