"""Pieces, dice and prices (imperunde/material/*, imperunde/unit/*, imperunde/summary/costs)."""

from typing import Final

from greatpowers.core.board import Board, load_board

BOARD: Final[Board] = load_board("greatpowers.games.imperunde")

# Kinds of pieces that fight. An army at sea is a cargo ship with that army on it (imperunde/cargo/free-and-unlimited).
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
FORT: Final = 3
FRIGATE: Final = 4
LINE: Final = 5
KINDS: Final = 6
KIND_IDS: Final[list[str]] = ["infantry", "cavalry", "artillery", "fort", "frigate", "line"]
ARMIES: Final[tuple[int, ...]] = (INFANTRY, CAVALRY, ARTILLERY)
WARSHIPS: Final[tuple[int, ...]] = (FRIGATE, LINE)

COST: Final[list[int]] = [BOARD.tables["cost"][kind] for kind in KIND_IDS]
POST_COST: Final[int] = BOARD.tables["cost"]["post"]
CARD_COST: Final[int] = BOARD.tables["cost"]["card"]

# Six faces from the lowest number; white 1-6, yellow 2-7, green 3-8, red 4-9 (imperunde/material/dice).
LOWEST: Final[list[int]] = [1, 2, 3, 4, 1, 3]
FACES: Final = 6
WHITE: Final = 1  # the lowest number of a die that belongs to no unit (imperunde/ruling/neutral-die)
# Equal dice of a side: red before green before yellow before white (imperunde/battle/sort-ties-colour).
COLOUR: Final[list[int]] = [0, 1, 2, 3, 0, 2]
MOVES: Final[list[int]] = [1, 2, 1, 0, 2, 2]  # imperunde/move/allowances; whatever is at sea has two

# A mover is a kind, and whether it is on its last move of two. Infantry and artillery on land have only one move.
TIRED: Final = KINDS
MOVERS: Final = 2 * KINDS

# Who may own pieces: the seats from 0, then the pirates; natives and rebels have no pieces of their own.
MOST_SEATS: Final = 6
PIRATES: Final = 6
PARTIES: Final = 7
NATIVES: Final = 7

PIECES: Final[list[int]] = [BOARD.tables["pieces"][kind] for kind in KIND_IDS]
POSTS: Final[int] = BOARD.tables["pieces"]["post"]
PIRATE_PIECES: Final[list[int]] = [BOARD.tables["pirates"].get(kind, 0) for kind in KIND_IDS]

# Discs on the board (imperunde/material/discs).
FAMINE: Final = 1
PLUNDERED: Final = 2
STORM: Final = 4
CALM: Final = 8

# How two players stand to each other (imperunde/relations/*).
PEACE: Final = 0
WAR: Final = 1
ARMISTICE: Final = 2
RELATION_IDS: Final[list[str]] = ["peace", "war", "armistice"]
