"""What can be told of a game of Imperial: codes with typed arguments, never sentences."""

from typing import Final

from greatpowers.core.words import Argument, Domain, EventKind
from greatpowers.games.imperial.actions import AREA_DOMAIN, BOND, MILLION, NATION, SPACE, UNIT, seat_domain
from greatpowers.games.imperial.board import NATION_IDS, NATIONS

# Accounts: the bank, the six treasuries, then the players. Every payment names two of them and its kind.
BANK: Final = 0
PAYMENTS: Final[list[str]] = [
    "start",  # bank to player
    "bond",  # player to treasury
    "fee",  # player to bank
    "refund",  # bank to player: part of a fee, when a Swiss Bank cuts the move short
    "donation",  # player to treasury
    "factory",  # treasury to bank
    "import",  # treasury to bank
    "interest",  # treasury to player, or government to player
    "investor",  # bank to player
    "bonus",  # bank to player
    "tax",  # bank to treasury
]


def treasury_account(nation: int) -> int:
    """The account number of a nation's treasury."""
    return 1 + nation


def cash_account(seat: int) -> int:
    """The account number of a player's cash."""
    return 1 + NATIONS + seat


START, BOND_PAID, FEE, REFUND, DONATION, FACTORY_PAID, IMPORT_PAID, INTEREST_PAID, INVESTOR, BONUS, TAX = range(11)

PAID: Final = 0
DEALT: Final = 1
DRAWN: Final = 2
LENT: Final = 3
LENT_MORE: Final = 4
PASSED: Final = 5
GOVERNS: Final = 6
SWISS_BANK: Final = 7
SWISS_BANK_RETURNED: Final = 8
CARD: Final = 9
TURN: Final = 10
SKIPPED: Final = 11
RONDEL: Final = 12
FORCED: Final = 13
NOT_FORCED: Final = 14
BUILT: Final = 15
PRODUCED: Final = 16
IMPORTED: Final = 17
SAILED: Final = 18
MARCHED: Final = 19
EMBARKED: Final = 20
CROSSED: Final = 21
LANDED: Final = 22
ENTERED_HOSTILE: Final = 23
ENTERED_FRIENDLY: Final = 24
TURNED_HOSTILE: Final = 25
TURNED_FRIENDLY: Final = 26
FOUGHT: Final = 27
NO_ATTACK: Final = 28
NO_CALL: Final = 29
DESTROYED: Final = 30
FLAG: Final = 31
FLAG_GONE: Final = 32
WAIVED: Final = 33
TAXED: Final = 34
POWER: Final = 35
OVER_POWER: Final = 36
OVER_LIMIT: Final = 37
LAID_DOWN: Final = 38


def event_kinds(seats: int) -> list[EventKind]:
    """All kinds of events, in the order of their codes."""
    seat_words = seat_domain(seats)
    seat, nation, area = (
        Argument("seat", seat_words),
        Argument("nation", NATION),
        Argument("area", AREA_DOMAIN),
    )
    account = Domain("account", ["bank", *NATION_IDS, *seat_words.words])
    amount, unit = Argument("amount", MILLION), Argument("unit", UNIT)
    start, to = Argument("from", AREA_DOMAIN), Argument("to", AREA_DOMAIN)
    bond = Argument("bond", BOND)
    return [
        EventKind(
            "paid",
            [
                Argument("payment", Domain("payment", PAYMENTS)),
                Argument("from", account),
                Argument("to", account),
                amount,
            ],
        ),
        EventKind("dealt", [seat, nation]),
        EventKind("drawn", [seat]),
        EventKind("lent", [seat, nation, bond]),
        EventKind("lent_more", [seat, nation, bond, Argument("to", BOND)]),
        EventKind("passed", [seat]),
        EventKind("governs", [seat, nation]),
        EventKind("swiss_bank", [seat]),
        EventKind("swiss_bank_returned", [seat]),
        EventKind("card", [seat]),
        EventKind("turn", [nation, seat]),
        EventKind("skipped", [nation]),
        EventKind("rondel", [nation, Argument("space", SPACE)]),
        EventKind("forced", [seat, nation]),
        EventKind("not_forced", [seat, nation]),
        EventKind("built", [nation, area]),
        EventKind("produced", [nation, unit, area]),
        EventKind("imported", [nation, unit, area]),
        EventKind("sailed", [nation, start, to]),
        EventKind("marched", [nation, start, to]),
        EventKind("embarked", [nation, start, to]),
        EventKind("crossed", [nation, to]),
        EventKind("landed", [nation, to]),
        EventKind("entered_hostile", [nation, area]),
        EventKind("entered_friendly", [nation, area]),
        EventKind("turned_hostile", [nation, area]),
        EventKind("turned_friendly", [nation, area]),
        EventKind("fought", [area, nation, unit, Argument("other", NATION), Argument("other_unit", UNIT)]),
        EventKind("no_attack", [nation, area]),
        EventKind("no_call", [nation, area]),
        EventKind("destroyed", [nation, area]),
        EventKind("flag", [nation, area]),
        EventKind("flag_gone", [nation, area]),
        EventKind("waived", [seat, nation, amount]),
        EventKind("taxed", [nation, amount]),
        EventKind("power", [nation, Argument("points", MILLION), Argument("total", MILLION)]),
        EventKind("over_power", [nation]),
        EventKind("over_limit", []),
        EventKind("laid_down", [nation, area]),
    ]
