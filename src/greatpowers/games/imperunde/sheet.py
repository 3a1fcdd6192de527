"""The lines of the budget sheet, from the top (imperunde/budget/line-order)."""

from typing import Final, Literal

CARRIED: Final = 0
HOME: Final = 1
PEACE_DIVIDEND: Final = 2
COLONIAL: Final = 3
SEA: Final = 4
INTEREST: Final = 5
REPAID: Final = 6
BORROWED: Final = 7
FREE: Final = 8
INVESTED: Final = 9
SURPLUS: Final = 10
DEBTS: Final = 11
LINES: Final = 12
TAXES: Final = 4  # lines from HOME on
SheetLine = Literal[
    "carried", "home_tax", "dividend", "colonial_tax", "sea_tax", "interest", "repaid", "borrowed", "free", "invested",
    "surplus", "debts",
]  # fmt: skip
LINE_IDS: Final[list[SheetLine]] = [
    "carried", "home_tax", "dividend", "colonial_tax", "sea_tax", "interest", "repaid", "borrowed", "free", "invested",
    "surplus", "debts",
]  # fmt: skip

UNDECIDED: Final = 99  # of debts that a player has not chosen yet
