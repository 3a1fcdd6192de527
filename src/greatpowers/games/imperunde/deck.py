"""The secret-service cards (imperunde/material/deck-48), in the order of the German rulebook."""

from typing import Final

from greatpowers.games.imperunde.pieces import BOARD

ARMISTICE_CARD: Final = 0
TREASON: Final = 1
PIRATES_CARD: Final = 2
PRIVATEERS: Final = 3
HUSSAR: Final = 4
DECLARATION: Final = 5
AMBUSH: Final = 6
SURPRISE: Final = 7
FORGED_SEA: Final = 8
FORGED_LAND: Final = 9
SMUGGLING: Final = 10
SABOTAGE: Final = 11
PEACE_TREATY: Final = 12
PLUNDER: Final = 13
REBELLION: Final = 14
UNMASK: Final = 15
COUNTER: Final = 16
SEIZURE: Final = 17
CARDS: Final = 18
CARD_IDS: Final[list[str]] = [card["id"] for card in BOARD.tables["card"]]
COPIES: Final[list[int]] = [card["count"] for card in BOARD.tables["card"]]
DECK: Final[int] = sum(COPIES)
