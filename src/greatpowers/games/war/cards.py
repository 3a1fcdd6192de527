"""The hidden victory cards: what they are called and what they are worth (war/opt/hidden-vp)."""

from typing import Final

from greatpowers.games.war.board import ZONE_IDS

SUEZ_CARD: Final = 0  # war/opt/hidden-vp/suez-card: not in the deck without the canal
FLEETS_CARD: Final = 1
PEACE_CARD: Final = 2
CONQUEST_CARD: Final = 3
WESTERNIZED_CARD: Final = 4
EACH_ZONE_CARD: Final = 5
FIRST_ZONE_CARD: Final = 6
CARDS: Final = 12
CARD_IDS: Final[list[str]] = ["suez", "fleets", "peace", "conquest", "westernized", "each_zone", *ZONE_IDS]
CARD_POINTS: Final[list[int]] = [50, 60, 90, 80, 100, 120] + [70] * 6
