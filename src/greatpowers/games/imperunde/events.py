"""What can be told of a game of ImpeRunde: codes with typed arguments, never sentences."""

from typing import Final

from greatpowers.core.words import Argument, Domain, EventKind, seat_domain
from greatpowers.games.imperunde.actions import (
    CANAL,
    CARD,
    DIE,
    EVENT,
    KIND,
    NUMBER,
    PACK,
    SPACE,
    STANCE,
)
from greatpowers.games.imperunde.pieces import MOST_SEATS, RELATION_IDS

ROUND: Final = 0
PHASE: Final = 1
ROLLED: Final = 2
HOME: Final = 3
SHIP: Final = 4
COLONY: Final = 5
SPUN_AGAIN: Final = 6
EQUIPPED: Final = 7
DREW: Final = 8
RELATION: Final = 9
STANCE_TAKEN: Final = 10
PROPOSED: Final = 11
AGREED: Final = 12
REFUSED: Final = 13
GOAL: Final = 14
CLOSED: Final = 15
INCOME: Final = 16
BOOKED: Final = 17
BOUGHT: Final = 18
LAUNCHED: Final = 19
POST: Final = 20
CANAL_BUILT: Final = 21
CARD_BOUGHT: Final = 22
TURN: Final = 23
MARCHED: Final = 24
SAILED: Final = 25
LANDED: Final = 26
EMBARKED: Final = 27
ATTACK: Final = 28
DIE_ROLLED: Final = 29
LOST: Final = 30
CAPTURED: Final = 31
CONQUERED: Final = 32
FREED: Final = 33
HELD: Final = 34
WITHDREW: Final = 35
SUNK: Final = 36
WEATHERED: Final = 37
EVENT_DRAWN: Final = 38
PIRATES_COME: Final = 39
CARD_PLAYED: Final = 40
CARD_PLACE: Final = 41
CARD_SEAT: Final = 42
COUNTERED: Final = 43
SHOWN: Final = 44
SEEN: Final = 45
TAKEN: Final = 46
TAX_PLUNDERED: Final = 47
VOLUNTEERS: Final = 48
EARNED: Final = 49
GIVEN_BACK: Final = 50
SHIFTED: Final = 51
HIRED: Final = 52
BETRAYED: Final = 53
WON: Final = 54
OVER_LIMIT: Final = 55
SEALED_PEACE: Final = 56
DICE_ROUND: Final = 57
PAIRED: Final = 58
PREVAILED: Final = 59

# How a pair of dice ends, in the order of `dice.compare`.
PAIR_RESULTS: Final[list[str]] = ["attacker_falls", "defender_falls", "boarding"]


def event_kinds(seats: int) -> list[EventKind]:
    """All kinds of events, in the order of their codes."""
    words = seat_domain(seats)
    party_words = Domain("party", [*(str(n + 1) for n in range(MOST_SEATS)), "pirates", "natives"])
    seat, other = Argument("seat", words), Argument("other", words)
    party, foe = Argument("party", party_words), Argument("foe", party_words)
    space, kind, card = Argument("space", SPACE), Argument("kind", KIND), Argument("card", CARD)
    start, to, number = Argument("from", SPACE), Argument("to", SPACE), Argument("number", NUMBER)
    die = Argument("die", DIE)
    line = Domain("line", LINES)
    attack, defence = Argument("attack", NUMBER), Argument("defence", NUMBER)
    foe_kind, foe_die = Argument("foe_kind", KIND), Argument("foe_die", DIE)
    result = Argument("result", Domain("result", PAIR_RESULTS))
    return [
        EventKind("round", [number, seat]),
        EventKind("phase", [number]),
        EventKind("rolled", [seat, die]),
        EventKind("home", [seat, space]),
        EventKind("ship", [seat, kind, space]),
        EventKind("colony", [seat, space]),
        EventKind("spun_again", [space]),
        EventKind("equipped", [seat, Argument("pack", PACK), space]),
        EventKind("drew", [seat, card], private=True),
        EventKind("relation", [seat, other, Argument("relation", Domain("relation", RELATION_IDS))]),
        EventKind("stance", [seat, other, Argument("stance", STANCE)]),
        EventKind("proposed", [seat, number]),
        EventKind("agreed", [seat]),
        EventKind("refused", [seat]),
        EventKind("goal", [number]),
        EventKind("closed", [seat]),
        EventKind("income", [seat, Argument("line", line), number]),
        EventKind("booked", [seat, Argument("line", line), number]),
        EventKind("bought", [seat, kind, space]),
        EventKind("launched", [seat, kind, start, to]),
        EventKind("post", [seat, space]),
        EventKind("canal", [seat, Argument("canal", CANAL)]),
        EventKind("card_bought", [seat]),
        EventKind("turn", [seat, number]),
        EventKind("marched", [seat, kind, start, to]),
        EventKind("sailed", [seat, kind, start, to]),
        EventKind("landed", [seat, kind, start, to]),
        EventKind("embarked", [seat, kind, start, to]),
        EventKind("attack", [party, foe, space]),
        EventKind("die", [party, kind, die]),
        EventKind("lost", [party, kind, space]),
        EventKind("captured", [party, foe, kind, space]),
        EventKind("conquered", [seat, foe, space]),
        EventKind("freed", [space]),
        EventKind("held", [party, space]),
        EventKind("withdrew", [party, space]),
        EventKind("sunk", [party, kind, space]),
        EventKind("weathered", [party, kind, space]),
        EventKind("event", [Argument("what", EVENT), space]),
        EventKind("pirates_come", [number, space]),
        EventKind("card", [seat, card]),
        EventKind("card_place", [space]),
        EventKind("card_seat", [other]),
        EventKind("countered", [card]),
        EventKind("shown", [seat, card]),
        EventKind("seen", [seat, other, card], private=True),
        EventKind("taken", [seat, other, card], private=True),
        EventKind("plundered", [seat, space, number]),
        EventKind("volunteers", [seat, number, space]),
        EventKind("earned", [seat, number, space]),
        EventKind("given_back", [seat, space]),
        EventKind("shifted", [seat, kind, start, to]),
        EventKind("hired", [seat, kind, number, space]),
        EventKind("betrayed", [seat, space]),
        EventKind("won", [seat, number]),
        EventKind("over_limit", []),
        EventKind("sealed_peace", [seat, other]),
        EventKind("dice_round", [number, space]),
        EventKind("paired", [party, kind, die, attack, foe, foe_kind, foe_die, defence, result]),
        EventKind("prevailed", [party, foe, space]),
    ]


# The lines of the budget sheet (imperunde/budget/line-order).
LINES: Final[list[str]] = [
    "carried", "home_tax", "dividend", "colonial_tax", "sea_tax", "interest", "repaid", "borrowed", "free", "invested",
    "surplus", "debts",
]  # fmt: skip
