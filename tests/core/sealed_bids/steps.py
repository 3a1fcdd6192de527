"""The named steps of a game."""

from typing import Final

OVER: Final = 0
ROUND: Final = 1  # chance: the die
AUCTION: Final = 2  # of a pot; asks nothing itself. A run-off is an auction inside an auction
BIDDING: Final = 3  # all at the same time

STEP_IDS: Final = ["over", "round", "auction", "bidding"]
