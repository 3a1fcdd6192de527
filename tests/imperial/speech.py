"""What Imperial can say."""

from __future__ import annotations

from greatpowers.games.imperial import Imperial, events, frames, scoring, steps
from greatpowers.games.imperial.actions import UNIT
from greatpowers.games.imperial.board import SPACE_IDS
from greatpowers.games.imperial.position import Position
from tests.languages.speech import Speech

WIDEST = Imperial(6, investor_card="without")
BANK, GERMANY = events.BANK, events.treasury_account(4)
ADA, BEN = events.cash_account(0), events.cash_account(1)
PAID_BY = [
    (events.PAID, events.START, BANK, ADA, 12),
    (events.PAID, events.BOND_PAID, ADA, GERMANY, 12),
    (events.PAID, events.FEE, ADA, BANK, 12),
    (events.PAID, events.REFUND, BANK, ADA, 12),
    (events.PAID, events.DONATION, ADA, GERMANY, 12),
    (events.PAID, events.FACTORY_PAID, GERMANY, BANK, 12),
    (events.PAID, events.IMPORT_PAID, GERMANY, BANK, 12),
    (events.PAID, events.INTEREST_PAID, GERMANY, ADA, 12),
    (events.PAID, events.INTEREST_PAID, ADA, BEN, 12),
    (events.PAID, events.INVESTOR, BANK, ADA, 12),
    (events.PAID, events.BONUS, BANK, ADA, 12),
    (events.PAID, events.TAX, BANK, GERMANY, 12),
]


def asking(step: int, nation: int = 4, other: int = 4, area: int = 0, unit: int = 0) -> Position:
    """A state that asks in this step, about these."""
    state = WIDEST.start()
    state.nation, state.rondel[nation] = nation, 0
    state.frames = [frames.Calls(at=area, unit=unit), frames.blank(step)]
    values = {"gainer": nation, "offered": nation, "asked": other, "at": area, "unit": unit, "left": 3}
    for name, value in values.items():
        if hasattr(state.frames[-1], name):
            setattr(state.frames[-1], name, value)
    return state


SPEECH = Speech(
    WIDEST,
    asking,
    [reason for reason in scoring.REASONS if reason],
    {"bank", *UNIT.words, *SPACE_IDS},
    {
        "nation": "germany",
        "area": "munich",
        "from": "berlin",
        "to": "baltic_sea",
        "sea": "north_sea",
        "unit": "friendly",
        "step": steps.STEP_IDS[steps.RONDEL],
    },
    [
        (6, 1, {"turn_limit": 400}),
        (2, 2, {"turn_limit": 40}),
        (3, 3, {"cash": "open", "turn_limit": 300}),
        (4, 4, {"investor_card": "without", "turn_limit": 200}),
        (5, 5, {"setup": "experienced", "turn_limit": 200}),
        (3, 6, {"setup": "experienced", "investor_card": "without", "turn_limit": 20}),
    ],
    {"paid": PAID_BY},
)
