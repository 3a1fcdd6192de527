"""What a position of Imperial consists of, each field declared once (see core.layout; then `make layouts`).

Pieces are counted by area and nation: `army[area * NATIONS + nation]`. `army` counts armies standing upright (at home,
in land regions, or hostile in another nation's province), `lying` the friendly ones in another nation's province.
A fleet in harbour is counted in its port's province.
"""

from typing import Final

from greatpowers.core.layout import NOBODY_SEES, OUTERMOST, OWNER, SEAT, Axis, FrameLayout, Layout, items, number, row
from greatpowers.games.imperial.actions import UNIT as UNIT_DOMAIN
from greatpowers.games.imperial.board import ALL_BONDS, AREA_IDS, FACE, LANDS, NATION_IDS, SPACE_IDS

_BOARD: Final = "greatpowers.games.imperial.board"
NATION: Final = Axis("nation", _BOARD, "NATIONS", NATION_IDS)
AREA: Final = Axis("area", _BOARD, "AREAS", AREA_IDS)
LAND: Final = Axis("land", _BOARD, "LANDS", AREA_IDS)
HOME: Final = Axis("province", _BOARD, "HOMES", AREA_IDS)
SEA: Final = Axis("sea", _BOARD, "SEAS", AREA_IDS[LANDS:])
BOND: Final = Axis("bond", _BOARD, "BONDS", [str(face) for face in FACE])
SPACE: Final = Axis("space", _BOARD, "SPACES", SPACE_IDS)
UNIT: Final = Axis("unit", "", "", UNIT_DOMAIN.words)

# imperial/components/markers: one of each for every nation; one active nation, one investor card.
_ON_THE_TABLE: Final = [
    number("bank", "may fall below zero (imperial/ruling/bank-limit)", seen=NOBODY_SEES),
    row("cash", [SEAT], "secret, by option (imperial/info/cash-secret)", seen=OWNER),
    row("treasury", [NATION]),
    # imperial/setup/bond-piles: a pile is a set, and any of its bonds can be taken
    row("bond", [NATION, BOND], "who holds each bond, -1 in its nation's pile", start=-1, value=SEAT, shared=True),
    row("government", [NATION], start=-1, value=SEAT, shared=True),
    number("card", "who holds the investor card", start=-1, value=SEAT),
    # imperial/setup/no-units: the board is empty at the start
    row("army", [LAND, NATION], small=True),
    # imperial/ruling/stance-per-army: counted beside the upright ones, so a nation may have both in one province
    row("lying", [HOME, NATION], small=True),
    row("fleet", [AREA, NATION], small=True),
    row("factory", [HOME], shared=True),
    # imperial/flags/one-per-region; imperial/setup/no-units
    row("flag", [AREA], start=-1, value=NATION, shared=True),
    # imperial/setup/rondel-centre: -1 is the middle of the rondel
    row("rondel", [NATION], start=-1, value=SPACE, shared=True),
    # imperial/setup/tax-lowest; imperial/setup/score-zero: both begin at 0
    row("tax", [NATION], "space on the tax chart", shared=True),
    row("power", [NATION], "power points", shared=True),
    number("nation", "whose turn it is", value=NATION),
]

# Kept beside the pieces and bonds, so that nobody has to count them again: see recount.py.
_COUNTS: Final = [
    row("present", [AREA], "by area: the set of nations with units there", derived=True),
    row("where", [NATION], "by nation: the set of areas with its units", derived=True),
    number("mixed", "the set of areas with units of several nations", derived=True),
    number("closed", "the set of provinces with a hostile army", derived=True),
    row("armies_out", [NATION], "on the board, or on their way", derived=True),
    row("fleets_out", [NATION], "on the board", derived=True),
    row("unsold", [NATION], "the set of bonds in the nation's pile", start=ALL_BONDS, shared=True, derived=True),
    row("credit", [NATION, SEAT], "faces of a player's bonds (imperial/government/sum)", shared=True, derived=True),
    row("interest", [NATION, SEAT], "interest of a player's bonds", shared=True, derived=True),
]

_STEPS: Final = [
    FrameLayout("Deal", "Flag cards are dealt.", ["deal"], [items("dealt", "the card of each seat", value=NATION)]),
    FrameLayout(
        "Grant",
        "Bonds of the variant for experienced players: one offer to each player for each nation.",
        ["grant"],
        [
            number("first", "who chooses first at this nation", value=SEAT),
            number("offered", "the nation now offered", value=NATION),
            items("queue", "seats still to choose, in order", value=SEAT),
        ],
    ),
    FrameLayout(
        "Turn",
        "A nation's turn.",
        ["turn"],
        [
            number("stage", "see turn.py", most=3),
            number("fee", "paid for the move on the rondel"),
            number("passed", "1: the investor step follows the action"),
        ],
    ),
    FrameLayout("Force", "Swiss Banks may stop a nation on Investor.", ["force"], [items("queue", value=SEAT)]),
    FrameLayout(
        "Production",
        "Factories make units.",
        ["production"],
        [number("produced", "the provinces that have produced", set_of=HOME)],
    ),
    FrameLayout("Import", "Units are bought.", ["import"], [number("left", "units that may still be imported")]),
    FrameLayout(
        "Maneuver",
        "What the active nation may still do in this maneuver.",
        ["maneuver"],
        [
            number("part", "0 fleets, 1 armies, 2 flags", most=2),
            row("fresh_army", [LAND], "upright armies that have not moved"),
            row("fresh_lying", [HOME], "friendly armies that have not moved"),
            row("fresh_fleet", [AREA], "fleets that have not moved"),
            row("raised", [HOME], "of fresh_army: turned hostile in this maneuver"),
            row("lowered", [HOME], "of fresh_lying: turned friendly in this maneuver"),
            row("carried", [SEA], "armies carried over each sea"),
        ],
    ),
    FrameLayout(
        "Convoy",
        "An army is at sea.",
        ["convoy"],
        [
            number("origin", "where it came from", start=-1, value=AREA),
            number("at", "the sea where it is", start=-1, value=AREA),
            number("crossed", "the seas on its way", set_of=SEA),
        ],
    ),
    FrameLayout(
        "Arrival",
        "A unit has come to an area: its stance is declared, or its government may attack.",
        ["stance", "entry"],
        [number("at", start=-1, value=AREA), number("unit", value=UNIT)],
    ),
    FrameLayout(
        "Calls",
        "The nations that were moved in on are asked one after another whether they fight.",
        ["calls"],
        [
            number("at", start=-1, value=AREA),
            number("unit", "the kind of the unit that moved in, or turned hostile", value=UNIT),
            number("turned", "1: it did not move in but turned hostile"),
            number("unasked", "the nations still to be asked", set_of=NATION),
        ],
    ),
    FrameLayout("Call", "One of them is asked.", ["call"], [number("asked", start=-1, value=NATION)]),
    FrameLayout(
        "Battle",
        "A declared battle: against which unit?",
        ["battle"],
        [number("at", start=-1, value=AREA), number("unit", value=UNIT)],
    ),
    FrameLayout(
        "Flags",
        "A nation has fewer flags than it gains regions.",
        ["flags"],
        [
            items("wanting", "regions that still want a flag", value=AREA),
            number("gainer", "the nation that is short of flags", start=-1, value=NATION),
        ],
    ),
    FrameLayout(
        "Invest",
        "The investor card, then Swiss Banks.",
        ["invest"],
        [items("queue", value=SEAT), number("lent_to", "nations that have sold a bond", set_of=NATION)],
    ),
    FrameLayout(
        "Round",
        "The variant without the investor card: investing after a nation's turn.",
        ["round"],
        [
            number("first", "who was asked first", value=SEAT),
            number("offered", "the nation now offered", value=NATION),
            items("queue", "seats still to be asked, in order", value=SEAT),
            items("rounds", "nations still to be offered", value=NATION),
        ],
    ),
]

# A turn of another nation follows in the same place, so a turn is outermost from the deal to the end of the game.
_NESTING: Final = {
    OUTERMOST: ["turn", "over"],
    "turn": [
        *("deal", "lot", "grant"),
        *("rondel", "force", "factory", "production", "import", "maneuver", "flags", "invest", "round"),
    ],
    "maneuver": ["fleets", "armies"],
    "fleets": ["entry", "calls", "battle"],
    "armies": ["convoy", "stance", "entry", "calls", "battle"],
    "calls": ["call"],
}

LAYOUT: Final = Layout(
    "greatpowers.games.imperial",
    "Imperial",
    [
        ("seats", "int", ""),
        ("with_card", "bool", ""),
        ("experienced", "bool", ""),
        ("open_cash", "bool", ""),
        ("turn_limit", "int", ""),
    ],
    _ON_THE_TABLE + _COUNTS,
    _STEPS,
    _NESTING,
)
