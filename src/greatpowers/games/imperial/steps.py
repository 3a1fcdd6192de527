"""The named steps of a game, after the headings of the rulebook. They nest: a call inside an entry inside a maneuver."""

from typing import Final

OVER: Final = 0
DEAL: Final = 1  # chance: flag cards
LOT: Final = 2  # chance: who chooses first (variant for experienced players)
GRANT: Final = 3  # bonds of the variant for experienced players
TURN: Final = 4  # of a nation; asks nothing itself
RONDEL: Final = 5
FORCE: Final = 6  # Swiss Banks may stop a nation on Investor
FACTORY: Final = 7
PRODUCTION: Final = 8
IMPORT: Final = 9
MANEUVER: Final = 10  # asks nothing itself
FLEETS: Final = 11
ARMIES: Final = 12
CONVOY: Final = 13  # an army is at sea
STANCE: Final = 14
ENTRY: Final = 15  # the one who moved in: attack?
CALLS: Final = 16  # whom to ask next; asks only when there is a choice
CALL: Final = 17  # a nation that was moved in on: fight?
BATTLE: Final = 18  # a declared battle: against whom
FLAGS: Final = 19  # which regions get the last flags
INVEST: Final = 20  # investor card, then Swiss Banks
ROUND: Final = 21  # variant without the investor card: investing after a nation's turn

STEP_IDS: Final[list[str]] = [
    "over",
    "deal",
    "lot",
    "grant",
    "turn",
    "rondel",
    "force",
    "factory",
    "production",
    "import",
    "maneuver",
    "fleets",
    "armies",
    "convoy",
    "stance",
    "entry",
    "calls",
    "call",
    "battle",
    "flags",
    "invest",
    "round",
]
