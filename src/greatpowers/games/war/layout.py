"""What a position of War! consists of, each field declared once (see core.layout; then `make layouts`).

Areas are regions, then seas. `troops[(region * MOST_SEATS + seat) * KINDS + kind]` counts land units; those aboard
stand in `cargo`. While a player moves, `ready` counts those of the mover's units that may still move, by the points
they have left; all others of the mover's units in a region have stopped.
"""

from typing import Final

from greatpowers.core.layout import (
    NOBODY_SEES,
    OUTERMOST,
    OWNER,
    SEAT,
    Axis,
    Field,
    FrameLayout,
    Layout,
    items,
    number,
    row,
)
from greatpowers.games.war.board import AREA_IDS, REGIONS, STRAIT_IDS
from greatpowers.games.war.cards import CARD_IDS
from greatpowers.games.war.chits import CHIT_IDS
from greatpowers.games.war.pieces import BUILDING_IDS, FLEETS, KIND_IDS, MARKER_IDS, MOST_SEATS, PIECE_IDS, UNITS

_PACKAGE: Final = "greatpowers.games.war"
_PLAYERS: Final = [str(seat + 1) for seat in range(MOST_SEATS)]
REGION: Final = Axis("region", f"{_PACKAGE}.board", "REGIONS", AREA_IDS[:REGIONS])
SEA: Final = Axis("sea", f"{_PACKAGE}.board", "SEAS", AREA_IDS[REGIONS:])
AREA: Final = Axis("area", f"{_PACKAGE}.board", "AREAS", AREA_IDS)
STRAIT: Final = Axis("strait", f"{_PACKAGE}.board", "STRAITS", STRAIT_IDS)
PLAYER: Final = Axis("player", f"{_PACKAGE}.pieces", "MOST_SEATS", _PLAYERS)
KIND: Final = Axis("kind", f"{_PACKAGE}.pieces", "KINDS", KIND_IDS)
BRIGADE: Final = Axis("brigade", f"{_PACKAGE}.pieces", "BRIGADE_KINDS", KIND_IDS[:3])
PIECE: Final = Axis("piece", f"{_PACKAGE}.pieces", "PIECES", PIECE_IDS)
UNIT: Final = Axis("unit", f"{_PACKAGE}.pieces", "UNITS", PIECE_IDS[:UNITS])
BUILDING: Final = Axis("building", f"{_PACKAGE}.pieces", "BUILDINGS", BUILDING_IDS)
POINTS: Final = Axis("points", f"{_PACKAGE}.pieces", "POINTS")
FLEET: Final = Axis("fleet", f"{_PACKAGE}.pieces", "FLEETS", [str(n + 1) for n in range(FLEETS)])
MARKER: Final = Axis("marker", f"{_PACKAGE}.pieces", "MARKERS", MARKER_IDS)
CHIT: Final = Axis("chit", f"{_PACKAGE}.chits", "CHITS", CHIT_IDS)
CARD: Final = Axis("card", f"{_PACKAGE}.cards", "CARDS", CARD_IDS)
LINE: Final = Axis("line", f"{_PACKAGE}.pieces", "MOST_ORDERS")


def _nowhere(name: str, doc: str = "") -> Field:
    """An area, not named yet."""
    return number(name, doc, start=-1, value=AREA)


def _nobody(name: str, doc: str = "") -> Field:
    """A seat, not named yet; natives where they may take part."""
    return number(name, doc, start=-1, value=SEAT)


def _queue(doc: str = "") -> Field:
    return items("queue", doc or "who is still to come, in order", value=SEAT)


_BOARD: Final = [
    row("owner", [REGION], "who controls it; -1: natives", start=-1, value=SEAT, shared=True),
    row("troops", [REGION, PLAYER, KIND], small=True),
    row("buildings", [REGION], set_of=BUILDING, shared=True),
    row("revolt", [REGION], "see revolts.py", shared=True, most=2),
    row("spheres", [REGION, PLAYER], "spheres of influence", shared=True, small=True),
    row("supporting", [REGION, PLAYER], "of these, for the revolt", shared=True, small=True),
    row("fleet_at", [PLAYER, FLEET], "-1: this fleet is not afloat", start=-1, value=AREA),
    row("cargo", [PLAYER, FLEET, KIND], small=True),
    items("guests", "units aboard an ally's fleet, see guests.py"),
    number("canal", "how many of its two payments have been made", most=2),
]

_MARKERS: Final = [
    row("marker", [REGION], "the native marker as everybody knows it", value=MARKER, shared=True),
    row("marker_lore", [SEAT, REGION], "what single players have seen", value=MARKER, seen=OWNER, shared=True),
    row("marker_truth", [REGION], "what somebody has seen", value=MARKER, shared=True, derived=True),
    row("marker_origin", [REGION], "what a marker known to all showed when drawn", value=MARKER, shared=True),
    row("marker_pool", [MARKER], "markers that nobody has looked at", shared=True, derived=True),
    row("stronghold", [REGION], "1: the marker of a local power, unless somebody has seen it", shared=True),
    row("chit", [REGION], "the resource chit as everybody knows it", value=CHIT, shared=True),
    row("chit_lore", [SEAT, REGION], "what single players have seen", value=CHIT, seen=OWNER, shared=True),
    row("chit_truth", [REGION], "what somebody has seen", value=CHIT, shared=True, derived=True),
    row("chit_pool", [CHIT], "chits in the bag", shared=True, derived=True),
    row("developed", [REGION], "1: the resource is developed", shared=True),
]

_PLAYERS_OWN: Final = [
    row("pp", [SEAT], "production points"),
    row("dp", [SEAT], "diplomacy points"),
    row("home", [SEAT], "the region that may hold several buildings (option)", start=-1, value=AREA, shared=True),
    row("card", [SEAT], "the hidden victory card (option)", start=-1, value=CARD, seen=OWNER, shared=True),
    row("bag", [SEAT, PIECE], "pieces bought in set-up and not placed yet", shared=True),
]

_WAR_AND_PEACE: Final = [
    row("war", [PLAYER, PLAYER], "1: at war", shared=True),
    row("waiting", [PLAYER, PLAYER], "1: may not attack before the own next movement phase", shared=True),
    row("allied", [PLAYER, PLAYER], "enemies that both fight as allies (option)", set_of=PLAYER, shared=True),
    row("peace_offer", [PLAYER, PLAYER], "1: offers peace", shared=True),
    row("ceded_to", [REGION], "to whom its owner cedes it", start=-1, value=SEAT, shared=True),
    row("passage", [PLAYER, PLAYER], "standing leave to pass a strait or an ally's regions", shared=True),
]

_TURN: Final = [
    number("turn"),
    number("phase", "0: set-up, 1: production, 2 and 3: movement", most=3),
    items("order", "the order of play", value=SEAT, shared=True),
    _nobody("mover", "whose segment it is"),
    number("ending", "why the game ends after this movement phase, 0: it does not", most=3),
    _nobody("conqueror", "who took the last region of the first player to lose all"),
]

# Cleared when a segment begins.
_MOVEMENT: Final = [
    row("ready", [REGION, POINTS, KIND], "the mover's units that may still move", small=True),
    number("ready_regions", "where any of these are", set_of=REGION, derived=True),
    row("sailing_points", [FLEET], "points that the mover's fleets have left"),
    number("barred", "where the mover has been refused passage", set_of=STRAIT),
    row("entries", [REGION], "where the mover's units came from", set_of=AREA, shared=True),
    row("landed", [REGION, KIND], "of the mover's units, those that came by sea", small=True, shared=True),
    row("engaged", [SEA, PLAYER], "the mover's fleets that have attacked each player there", set_of=FLEET, shared=True),
    row("gained", [REGION], "1: conquered, won by treaty or pacified in this segment", shared=True),
    row("explored", [REGION], "the mover's explorers there that have rolled", shared=True),
    row("prospected", [REGION], "the mover's engineers there that have prospected", shared=True),
    row("railed", [REGION, KIND], "units that came by rail and still have all their points", small=True, shared=True),
    row("scorchers", [REGION, KIND], "units that scorched the earth instead", small=True, shared=True),
    row(
        "late",
        [REGION, KIND],
        "defenders who retreated into a battle: no dice in its first round",
        small=True,
        shared=True,
    ),
]

# Cleared when a production phase begins.
_PRODUCTION: Final = [
    row("raised", [REGION, KIND], "units built there", small=True, shared=True),
    row("launched", [REGION], "fleets built there", shared=True),
    row("projects", [REGION], "buildings and developments there", shared=True),
    row("engineers_used", [REGION], shared=True),
    row("new_buildings", [REGION], "built in this phase", set_of=BUILDING, shared=True),
    row("incited", [REGION], "1: somebody has tried", shared=True),
    row("westernized_for", [REGION], "1: its owner has paid to westernize it", shared=True),
    row("cleared", [REGION], "1: a foreign sphere has been bought off", shared=True),
    row("reforms", [REGION], "strength that goes when a revolt is put down (option)", shared=True),
    number("canal_paid", "1: in this phase", most=1),
]

# Kept beside the pieces, so that nobody has to look through the whole board: recount.py.
_COUNTS: Final = [
    row("realm", [SEAT], "the set of regions that each controls", shared=True, derived=True),
    row("works", [SEAT, BUILDING], "buildings that each controls", shared=True, derived=True),
    row("forces", [PLAYER, UNIT], "units and fleets that each has on the board, aboard included", derived=True),
]

_SETUP_FRAMES: Final = [
    FrameLayout("SetUp", "Before the first turn.", ["setup"], [number("stage", "see setup.py")]),
    FrameLayout(
        "Lots",
        "Seats are put in order by lot; the frame below or the order of play gets it.",
        ["order"],
        [items("left", "who is not drawn yet", value=SEAT), items("drawn", value=SEAT)],
    ),
    FrameLayout(
        "Picks",
        "Starting regions are picked or drawn.",
        ["pick", "deal_regions"],
        [_queue("who gets the next regions, in order")],
    ),
    FrameLayout(
        "Swaps",
        "Dealt regions change hands by agreement.",
        ["swap"],
        [
            row("promised", [REGION], "to whom its owner would give it", start=-1, value=SEAT),
            row("willing", [SEAT], "whose bargain each accepts as it stands", set_of=SEAT),
            number("finished", "who is content", set_of=SEAT),
        ],
    ),
    FrameLayout(
        "Queue",
        "One after another.",
        ["home", "deal_cards", "endow", "purchase", "placement"],
        [_queue()],
    ),
    FrameLayout(
        "LocalPowers",
        "Buildings and markers of local powers.",
        ["local_powers"],
        [items("places", "regions still to come", value=AREA)],
    ),
]

_PRODUCTION_FRAMES: Final = [
    FrameLayout(
        "Turn",
        "Production, then two movement phases.",
        ["turn"],
        [number("stage", "see turn.py"), number("done", "how many players have had their go in this stage")],
    ),
    FrameLayout("Maintenance", "Unpaid units go.", ["maintain"], [_nobody("player"), number("unpaid", "units to go")]),
    FrameLayout(
        "Auction",
        "Sealed bids for the order of play.",
        ["bid"],
        [row("bids", [SEAT], "-1: not made yet", start=-1, seen=OWNER)],
    ),
    FrameLayout(
        "LineUp",
        "The order of play is put together after the auction.",
        ["line_up"],
        [
            row("bids", [SEAT], "as they were opened"),
            items("line", "the line-up so far", value=SEAT),
            _queue("who is to find a place, lowest bid first"),
        ],
    ),
    FrameLayout(
        "Administration",
        "One player's part of native diplomacy or construction.",
        ["buy_dp", "remove_spheres", "westernize", "incite", "construct"],
        [_nobody("player"), number("bought", "diplomacy points bought")],
    ),
    FrameLayout(
        "Spheres",
        "Too many spheres for the natives' strength.",
        ["trim_spheres"],
        [_nowhere("region")],
    ),
    FrameLayout(
        "Sides",
        "The owners of spheres take sides.",
        ["sides"],
        [_nowhere("region"), _queue()],
    ),
    FrameLayout(
        "Revolt",
        "A region may rise.",
        ["revolt"],
        [
            _nowhere("region"),
            _nobody("inciter", "-1: it spreads"),
            number("bribed", most=1),
            items("dice"),
        ],
    ),
    FrameLayout(
        "Orders",
        "Everybody fills in a secret order.",
        ["orders"],
        [
            row("lines", [SEAT, LINE], "the actions that each has ordered", start=-1, seen=OWNER),
            number("finished", "who is ready", set_of=SEAT),
        ],
    ),
    FrameLayout(
        "Execution",
        "The orders have been revealed and take effect.",
        ["carry_out"],
        [
            items("players", "who has ordered each of the actions", value=SEAT),
            items("actions", "what is still to be carried out, in order"),
            number("reformed", "1: buildings and explorers have done their part", most=1),
        ],
    ),
    FrameLayout(
        "Correction",
        "An order has become illegal.",
        ["correct"],
        [_nobody("player"), number("action", "the order"), _queue("who has not agreed yet")],
    ),
]

_MOVEMENT_FRAMES: Final = [
    FrameLayout("Segment", "One player's movement and combat.", ["segment"], [number("stage", "see segment.py")]),
    FrameLayout(
        "Sailing",
        "A group of the mover's fleets is in hand.",
        ["sail"],
        [_nowhere("sea"), number("group", set_of=FLEET)],
    ),
    FrameLayout(
        "Venture",
        "Fleets have announced what they do next.",
        ["venture"],
        [
            _nowhere("sea"),
            number("group", set_of=FLEET),
            _nowhere("target", "the sea or region they make for"),
            number("stage", "see interception.py"),
            number("stopped", "1: they may not carry it out", most=1),
        ],
    ),
    FrameLayout("Permission", "A strait.", ["permission"], [_nobody("player", "who permits it"), _nowhere("target")]),
    FrameLayout(
        "Interception",
        "Enemies in the same sea may intercept.",
        ["intercept", "intercept_roll"],
        [
            _nowhere("sea"),
            _nobody("player", "whose fleets are in the group"),
            number("group", set_of=FLEET),
            _queue("enemies still to be asked, in order"),
            _nobody("sure", "who needs no roll (option)"),
            number("seeking", "1: the group itself seeks the battle", most=1),
            number("stopped", "1: the group is gone or has broken off", most=1),
            items("dice"),
        ],
    ),
    FrameLayout(
        "Landing",
        "Units go ashore.",
        ["ashore"],
        [_nowhere("region"), _nowhere("sea"), number("group", set_of=FLEET), number("landed", "how many have gone")],
    ),
    FrameLayout("MakingWay", "The giver's units leave.", ["make_way"], [_nowhere("region"), _nobody("player")]),
    FrameLayout(
        "Reinforcement",
        "Generals come to the aid of regions under attack.",
        ["reinforce", "reinforce_roll", "bring"],
        [
            _queue(),
            _nowhere("origin", "where the general sets out"),
            _nowhere("region", "where the general goes"),
            number("points", "left for brigades"),
            number("reached", "regions that have had their general", set_of=REGION),
        ],
    ),
    FrameLayout(
        "NavalBattle",
        "Fleets fight.",
        ["naval_battle", "naval_join", "naval_dice", "sink", "break_off"],
        [
            _nowhere("sea"),
            _nobody("player", "the acting player, or whose units are embarking"),
            _nobody("enemy"),
            number("group", "the player's fleets in it", set_of=FLEET),
            number("player_allies", set_of=SEAT),
            number("enemy_allies", set_of=SEAT),
            number("round"),
            items("rollers", "whose die each of the dice is", value=SEAT),
            items("dice"),
            _queue("who is to be asked next; when fleets sink, once for each of them"),
        ],
    ),
]

_COMBAT_FRAMES: Final = [
    FrameLayout(
        "LandBattle",
        "Two forces fight for a region.",
        ["land_battle", "shift", "battle_dice", "pick_off", "lose", "retreat", "last_stand"],
        [
            _nowhere("region"),
            _nobody("attacker"),
            _nobody("defender"),
            _nobody("native_hand", "who decides for the natives"),
            row("natives", [BRIGADE], "their army"),
            number("round", "rounds that are over"),
            number("stage", "see land_battle.py"),
            number("leaving", "the side that makes for its fleets and does not roll", start=-1, most=1),
            _nowhere("refuge", "where it goes"),
            number("attacker_modifier"),
            number("defender_modifier"),
            number("attacker_dice", "dice that each side rolls in this round"),
            number("defender_dice"),
            number("landed_dice", "of the attacker's, the first ones: brigades that fight at a disadvantage"),
            items("dice"),
            number("attacker_hits", "hits that each side has scored and not used up"),
            number("defender_hits"),
        ],
    ),
    FrameLayout(
        "Withdrawal",
        "A force retreats to fleets.",
        ["withdrawal", "embark"],
        [
            _nowhere("region"),
            _nowhere("sea"),
            _nobody("player"),
            _nobody("enemy", "natives too"),
            number("stage", "see retreat.py"),
        ],
    ),
    FrameLayout(
        "Pacification",
        "Strength or spheres go after a victory over natives.",
        ["pacify_roll", "pacify"],
        [
            _nowhere("region"),
            _nobody("player"),
            number("revolt", "1: it was a revolt", most=1),
            number("points", "still to be taken away"),
            number("weakened", "of those taken, points of strength"),
        ],
    ),
    FrameLayout("Spread", "Neighbours may rise.", ["spread"], [items("places", "regions still to roll", value=AREA)]),
    FrameLayout(
        "Evacuation",
        "Units that cannot stay leave.",
        ["evacuate"],
        [_nowhere("region"), items("leaving", "units still to go: seat * KINDS + kind")],
    ),
    FrameLayout(
        "Exploration",
        "An explorer treats with natives.",
        ["gift", "explorer_roll", "answer", "influence"],
        [
            _nowhere("region"),
            number("gift", "-1: not decided yet", start=-1, most=1),
            number("spheres", "what spheres add to the roll"),
            items("dice"),
        ],
    ),
    FrameLayout(
        "Prospecting",
        "An engineer looks for a resource.",
        ["prospect", "keep"],
        [_nowhere("region"), number("left", "chits still to be drawn"), items("drawn", value=CHIT, seen=NOBODY_SEES)],
    ),
    FrameLayout(
        "NativeDraw",
        "Somebody looks at a native marker.",
        ["native_draw"],
        [_nowhere("region"), _nobody("viewer", "-1: everybody")],
    ),
    FrameLayout(
        "ChitDraw",
        "Somebody looks at a resource chit.",
        ["chit_draw"],
        [_nowhere("region"), _nobody("viewer", "-1: everybody")],
    ),
    FrameLayout("Charter", "Units go aboard an ally's fleet.", ["charter"], [_nobody("host"), number("fleet")]),
    FrameLayout(
        "WarCouncil",
        "Others may join a war.",
        ["join_war", "admit"],
        [
            _nobody("declarer"),
            _nobody("target"),
            number("attackers", set_of=SEAT),
            number("defenders", set_of=SEAT),
            _queue(),
            number("side", "which side the first of the queue wants to join"),
            items("voters", "members of that side who have not voted yet", value=SEAT),
            number("votes", "for taking them in"),
        ],
    ),
]

_NAVAL: Final = ["naval_battle", "naval_join", "naval_dice", "sink", "break_off"]
_LAND: Final = ["land_battle", "shift", "battle_dice", "pick_off", "lose", "retreat", "last_stand"]
_INTERCEPTION: Final = ["intercept", "intercept_roll"]
_CEDED: Final = ["evacuate", "chit_draw"]
_AFTERMATH: Final = ["evacuate", "native_draw", "chit_draw", "trim_spheres"]

_NESTING: Final = {
    OUTERMOST: ["setup", "turn", "over"],
    "setup": [
        *("order", "pick", "deal_regions", "swap", "home", "deal_cards", "local_powers", "endow"),
        *("purchase", "placement", "orders", "carry_out"),
    ],
    "pick": ["deal_regions"],
    "turn": [
        *("order", "maintain", "evacuate", "bid", "line_up", "buy_dp", "remove_spheres", "westernize", "incite"),
        *("construct", "orders", "carry_out", "segment"),
    ],
    "line_up": ["order"],
    "westernize": ["trim_spheres"],
    "incite": ["trim_spheres", "revolt"],
    "construct": ["chit_draw"],
    "carry_out": ["trim_spheres", "revolt", "chit_draw", "correct"],
    "revolt": ["sides"],
    "segment": ["move", "reinforce", "reinforce_roll", "bring", "combat"],
    "move": ["charter", "sail", "make_way", *_CEDED, "join_war", "admit"],
    "sail": ["venture", *_INTERCEPTION, "ashore", *_NAVAL],
    "venture": ["permission", *_INTERCEPTION],
    "ashore": ["make_way", *_CEDED],
    "intercept": ["order", *_NAVAL],
    "intercept_roll": _NAVAL,
    "combat": [
        *(*_LAND, "pacify_roll", "pacify", "spread", *_AFTERMATH),
        *("gift", "explorer_roll", "answer", "influence", "prospect", "keep", "join_war", "admit"),
    ],
    "land_battle": ["native_draw", "withdrawal", "embark"],
    "withdrawal": _INTERCEPTION,
    "pacify_roll": _AFTERMATH,
    "pacify": _AFTERMATH,
    "spread": ["revolt", "evacuate"],
    "evacuate": ["chit_draw"],
    "native_draw": ["evacuate", "chit_draw"],
    "explorer_roll": ["native_draw", "sides"],
}

LAYOUT: Final = Layout(
    _PACKAGE,
    "War",
    [
        ("seats", "int", ""),
        ("world", "WarBoard", f"{_PACKAGE}.board"),
        ("codes", "Codes", f"{_PACKAGE}.actions"),
        ("house", "HouseRules", f"{_PACKAGE}.house_rules"),
    ],
    _BOARD + _MARKERS + _PLAYERS_OWN + _WAR_AND_PEACE + _TURN + _MOVEMENT + _PRODUCTION + _COUNTS,
    _SETUP_FRAMES + _PRODUCTION_FRAMES + _MOVEMENT_FRAMES + _COMBAT_FRAMES,
    _NESTING,
    memos=[("marches", "Marches", f"{_PACKAGE}.marches")],
)
