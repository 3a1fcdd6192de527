"""What can be told of a game of War!: codes with typed arguments, never sentences."""

from typing import Final

from greatpowers.core.words import PARTY, Argument, Domain, EventKind, seat_domain
from greatpowers.games.war.actions import (
    AREA,
    BUILDING,
    CARD,
    CHIT,
    COUNT,
    DIE,
    KIND,
    MARKER,
    OBJECT,
    PIECE,
    TOTAL,
)
from greatpowers.games.war.pieces import MOST_SEATS

PHASE_IDS: Final[list[str]] = ["setup", "production", "movement_1", "movement_2"]
INCOME_IDS: Final[list[str]] = ["regions", "zones", "cities", "factories", "ports", "railroads", "resources", "spheres"]

TURN: Final = 0
PHASE: Final = 1
SEGMENT: Final = 2
ORDER: Final = 3
PICKED: Final = 4
SWAPPED: Final = 5
HOME: Final = 6
CARD_DEALT: Final = 7
FOUNDED: Final = 8
BOUGHT: Final = 9
PLACED: Final = 10
INCOME: Final = 11
DP_GAINED: Final = 12
MAINTAINED: Final = 13
DISBANDED: Final = 14
BID: Final = 15
LINED_UP: Final = 16
DP_BOUGHT: Final = 17
SPHERE_REMOVED: Final = 18
SPHERE_PLACED: Final = 19
WESTERNIZING: Final = 20
WEAKENED: Final = 21
WESTERNIZED: Final = 22
INCITED: Final = 23
SIDES: Final = 24
ROLLED: Final = 25
REVOLT: Final = 26
NO_REVOLT: Final = 27
RAISED: Final = 28
LAUNCHED: Final = 29
BUILT: Final = 30
DEVELOPED: Final = 31
DUG: Final = 32
ORDERED: Final = 33
ORDER_VOID: Final = 34
MARCHED: Final = 35
BOARDED: Final = 36
SAILED: Final = 37
LANDED: Final = 38
PERMITTED: Final = 39
BARRED: Final = 40
INTERCEPTED: Final = 41
NOT_INTERCEPTED: Final = 42
CEDED: Final = 43
SCORCHED: Final = 44
REINFORCING: Final = 45
REINFORCED: Final = 46
NAVAL_BATTLE: Final = 47
NAVAL_ROUND: Final = 48
SUNK: Final = 49
BROKE_OFF: Final = 50
BATTLE: Final = 51
BATTLE_ROUND: Final = 52
SHIFTED: Final = 53
HITS: Final = 54
LOST: Final = 55
RETREATED: Final = 56
CONVERTED: Final = 57
CONQUERED: Final = 58
HELD: Final = 59
REVERTED: Final = 60
SUPPRESSED: Final = 61
EVACUATED: Final = 62
EXPLORING: Final = 63
TREATY: Final = 64
EXPLORER_LOST: Final = 65
NATIVE_DRAWN: Final = 66
NATIVE_SHOWN: Final = 67
NATIVE_SEEN: Final = 68
CHIT_LAID: Final = 69
CHIT_SEEN: Final = 70
PROSPECTED: Final = 71
WAR: Final = 72
PEACE_OFFERED: Final = 73
PEACE: Final = 74
JOINED_WAR: Final = 75
GAVE: Final = 76
ENDING: Final = 77
SCORED: Final = 78
CARD_SHOWN: Final = 79
OVER: Final = 80
OFFER_RETRACTED: Final = 81
CEDES: Final = 82
PASSAGE: Final = 83
CHIT_SHOWN: Final = 84
BATTLE_DIE: Final = 85


def event_kinds(seats: int) -> list[EventKind]:
    """All kinds of events, in the order of their codes."""
    words = seat_domain(seats)
    party_words = Domain("party", [*(str(n + 1) for n in range(MOST_SEATS)), "natives"], PARTY)
    seat, other = Argument("seat", words), Argument("other", words)
    party, foe = Argument("party", party_words), Argument("foe", party_words)
    area, region, sea = Argument("area", AREA), Argument("region", AREA), Argument("sea", AREA)
    start, to, number = Argument("from", AREA), Argument("to", AREA), Argument("number", COUNT)
    kind, building, chit = Argument("kind", KIND), Argument("building", BUILDING), Argument("chit", CHIT)
    marker, card, die = Argument("marker", MARKER), Argument("card", CARD), Argument("die", DIE)
    piece, amount = Argument("piece", PIECE), Argument("amount", COUNT)
    why = Argument("why", Domain("why", ["elimination", "no_natives", "turn_limit"]))
    line = Argument("line", Domain("line", INCOME_IDS))
    return [
        EventKind("turn", [number]),
        EventKind("phase", [Argument("phase", Domain("phase", PHASE_IDS))]),
        EventKind("segment", [seat]),
        EventKind("order", [number, seat]),
        EventKind("picked", [seat, region]),
        EventKind("swapped", [seat, other, region]),
        EventKind("home", [seat, region]),
        EventKind("card_dealt", [seat, card], readers=1),
        EventKind("founded", [building, region]),
        EventKind("bought", [seat, piece]),
        EventKind("placed", [seat, piece, area]),
        EventKind("income", [seat, line, amount]),
        EventKind("dp_gained", [seat, amount]),
        EventKind("maintained", [seat, amount]),
        EventKind("disbanded", [seat, piece, area]),
        EventKind("bid", [seat, amount]),
        EventKind("lined_up", [seat, number]),
        EventKind("dp_bought", [seat]),
        EventKind("sphere_removed", [seat, other, region]),
        EventKind("sphere_placed", [seat, region]),
        EventKind("westernizing", [seat, region]),
        EventKind("weakened", [region, number]),
        EventKind("westernized", [region]),
        EventKind("incited", [seat, region]),
        EventKind("sides", [seat, region, number, amount]),
        EventKind("rolled", [party, die]),
        EventKind("revolt", [region]),
        EventKind("no_revolt", [region]),
        EventKind("raised", [seat, kind, region]),
        EventKind("launched", [seat, region, sea]),
        EventKind("built", [seat, building, region, amount]),
        EventKind("developed", [seat, region, amount]),
        EventKind("dug", [seat, number, amount]),
        EventKind("ordered", [seat]),
        EventKind("order_void", [seat, region]),
        EventKind("marched", [seat, kind, start, to]),
        EventKind("boarded", [seat, kind, start, to]),
        EventKind("sailed", [seat, number, start, to]),
        EventKind("landed", [seat, kind, start, to]),
        EventKind("permitted", [seat, other, to]),
        EventKind("barred", [seat, other, to]),
        EventKind("intercepted", [seat, other, sea]),
        EventKind("not_intercepted", [seat, other, sea]),
        EventKind("ceded", [seat, other, region]),
        EventKind("scorched", [seat, Argument("object", OBJECT), region]),
        EventKind("reinforcing", [seat, start, to]),
        EventKind("reinforced", [seat, kind, start, to]),
        EventKind("naval_battle", [seat, other, sea]),
        EventKind("naval_round", [number, sea]),
        EventKind("sunk", [seat, sea]),
        EventKind("broke_off", [seat, sea]),
        EventKind("battle", [party, foe, region]),
        EventKind("battle_round", [number, region]),
        EventKind("shifted", [seat, number]),
        EventKind("hits", [party, number]),
        EventKind("lost", [party, kind, area]),
        EventKind("retreated", [party, start, to]),
        EventKind("converted", [seat, kind, region]),
        EventKind("conquered", [seat, foe, region]),
        EventKind("held", [party, region]),
        EventKind("reverted", [region]),
        EventKind("suppressed", [seat, region]),
        EventKind("evacuated", [seat, kind, start, to]),
        EventKind("exploring", [seat, region]),
        EventKind("treaty", [seat, region]),
        EventKind("explorer_lost", [seat, region]),
        EventKind("native_drawn", [region]),
        EventKind("native_shown", [region, marker]),
        EventKind("native_seen", [seat, region, marker], readers=1),
        EventKind("chit_laid", [region]),
        EventKind("chit_seen", [seat, region, chit], readers=1),
        EventKind("prospected", [seat, region]),
        EventKind("war", [seat, other]),
        EventKind("peace_offered", [seat, other]),
        EventKind("peace", [seat, other]),
        EventKind("joined_war", [seat, other]),
        EventKind("gave", [seat, other, amount]),
        EventKind("ending", [why]),
        EventKind("scored", [seat, amount]),
        EventKind("card_shown", [seat, card]),
        EventKind("over", []),
        EventKind("offer_retracted", [seat, other]),
        EventKind("cedes", [seat, region, other]),
        EventKind("passage", [seat, other, Argument("answer", Domain("answer", ["ask", "always", "never"]))]),
        EventKind("chit_shown", [region, chit]),
        EventKind("battle_die", [party, die, Argument("total", TOTAL), number]),
    ]
