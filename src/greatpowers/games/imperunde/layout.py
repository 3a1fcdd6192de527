"""What a position of ImpeRunde consists of, each field declared once (see core.layout; then `make layouts`).

Spaces are countries, then seas. `troops[country * KINDS + kind]` counts the pieces in a country, which all belong to
its owner; `ships` (see `units.fleet`) counts what each party has in a sea: warships, and armies on cargo ships. While a
player moves, `one_move` and `two_moves` count those of the mover's units that have exactly so many moves left.
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
from greatpowers.games.imperunde.deck import CARD_IDS
from greatpowers.games.imperunde.pieces import KIND_IDS, MOST_SEATS, RELATION_IDS
from greatpowers.games.imperunde.sheet import LINE_IDS, UNDECIDED
from greatpowers.games.imperunde.world import CANAL_IDS, LANDS, SPACE_IDS

_PACKAGE: Final = "greatpowers.games.imperunde"
_PLAYERS: Final = [str(seat + 1) for seat in range(MOST_SEATS)]
COUNTRY: Final = Axis("country", f"{_PACKAGE}.world", "LANDS", SPACE_IDS[:LANDS])
SEA: Final = Axis("sea", f"{_PACKAGE}.world", "SEAS", SPACE_IDS[LANDS:])
SPACE: Final = Axis("space", f"{_PACKAGE}.world", "SPACES", SPACE_IDS)
CANAL: Final = Axis("canal", f"{_PACKAGE}.world", "CANALS", CANAL_IDS)
KIND: Final = Axis("kind", f"{_PACKAGE}.pieces", "KINDS", KIND_IDS)
PARTY: Final = Axis("party", f"{_PACKAGE}.pieces", "PARTIES", [*_PLAYERS, "pirates"])
FIGHTER: Final = Axis("fighter", "", "", [*_PLAYERS, "pirates", "natives"])
PLAYER: Final = Axis("player", f"{_PACKAGE}.pieces", "MOST_SEATS", _PLAYERS)
RELATION: Final = Axis("relation", "", "", RELATION_IDS)
CARD: Final = Axis("card", f"{_PACKAGE}.deck", "CARDS", CARD_IDS)
LINE: Final = Axis("line", f"{_PACKAGE}.sheet", "LINES", LINE_IDS)


def _nowhere(name: str, doc: str = "") -> Field:
    """A space, not named yet."""
    return number(name, doc, start=-1, value=SPACE)


def _nobody(name: str, doc: str = "") -> Field:
    """A seat, not named yet."""
    return number(name, doc, start=-1, value=SEAT)


def _no_kind(name: str, doc: str = "") -> Field:
    """A kind of unit, not named yet."""
    return number(name, doc, start=-1, value=KIND)


_BOARD: Final = [
    row("home", [SEAT], "the home of each player", start=-1, value=SPACE, shared=True),
    row("owner", [COUNTRY], "-1 of a free land", start=-1, value=SEAT, shared=True),
    row("troops", [COUNTRY, KIND], small=True),
    row("posts", [COUNTRY], "trading posts", shared=True),
    row("fresh_posts", [COUNTRY], "of these, built in this phase 4", shared=True),
    row("ships", [SEA, PARTY, KIND], small=True),
    row("captured", [SEA, PARTY, KIND], "of these, captured in this round: they cannot move", shared=True, small=True),
    row("reserve", [PARTY, KIND]),
    row("posts_left", [SEAT], "below 0: markers beyond the set (imperunde/ruling/posts-beyond-stock)", shared=True),
    row("disc", [SPACE], "the set of discs there (imperunde/material/discs)", shared=True),
    row("canal", [CANAL], "1: built", shared=True),
]

_WAR_AND_PEACE: Final = [
    row("relation", [PLAYER, PLAYER], value=RELATION, shared=True),
    row("stance", [PLAYER, PLAYER], "what each player wants", value=RELATION, shared=True),
    row("sealed", [PLAYER, PLAYER], "1: a card has fixed the pair until the next phase 2", shared=True),
]

_CARDS: Final = [
    row("hand", [SEAT, CARD], seen=OWNER, shared=True),
    row("pile", [CARD], seen=NOBODY_SEES, shared=True),
    row("discard", [CARD], shared=True),
    row("known", [SEAT, SEAT, CARD], "what each player knows of each hand", seen=OWNER, shared=True, small=True),
    row("alert", [SEAT], "1: wants to be asked in every window", shared=True),
    row("resting", [SEAT], "1: passes until the end of this phase", shared=True),
]

_MONEY: Final = [
    row("debts", [SEAT]),
    row("owed", [SEAT], "debts at the end of the round before, on which interest is paid", shared=True),
    row("surplus", [SEAT]),
    row("funds", [SEAT]),
    row("sheet", [SEAT, LINE], "imperunde/budget/line-order", shared=True),
    number("sheet_round", "the round whose sheets lie open; 0 before the first"),
    row("plunderer", [COUNTRY], "whose plunder the posts are in this round", start=-1, value=SEAT, shared=True),
    row("spent", [COUNTRY], "on units in this phase 4", shared=True),
    row("bought", [SEAT], "cards bought in this phase 4", shared=True),
    row("navy_before", [SEA], "the set of seats with warships there when phase 4 began", shared=True),
]

_ROUND: Final = [
    number("round"),
    number("phase"),
    number("starter", value=SEAT),
    number("active", "whose turn it is, in phases with turns", value=SEAT),
    number("goal"),
    _nobody("winner"),
    _nobody("mover", "whose units have moves now"),
    row("one_move", [SPACE, KIND], "the mover's units with one move left", small=True),
    row("two_moves", [SPACE, KIND], "the mover's units with two moves left", small=True),
]

# Sets (see sets.py) that are kept beside the pieces, so that nobody has to look through the whole board: recount.py.
_SETS: Final = [
    row("realm", [SEAT], "the set of countries that each seat owns", shared=True, derived=True),
    row("posts_out", [SEAT], "posts on the board", shared=True, derived=True),
    row("cards_held", [SEAT], "the set of kinds of cards in each hand", shared=True, derived=True),
    row("navy", [SEA], "the set of parties with warships there", derived=True),
    row("afloat", [PARTY], "the set of seas where each party has ships", shared=True, derived=True),
    row("guarded", [PARTY], "the set of seas where each party has warships", shared=True, derived=True),
    row("movers", [SPACE], "the set of movers (see pieces.TIRED) that can still make a step", derived=True),
]

_STEPS: Final = [
    FrameLayout(
        "RollOff",
        "Dice decide between several seats; for homes, then each die is a home.",
        ["home_roll", "starter"],
        [items("queue", "who rolls, in order", value=SEAT), items("rolls", "the dice so far")],
    ),
    FrameLayout(
        "StartShips",
        "The two ships of each home are placed.",
        ["start_ships"],
        [items("queue", "who places the next ships", value=SEAT)],
    ),
    FrameLayout(
        "ColonySpin",
        "The wheel gives one colony after another.",
        ["colony_spin"],
        [
            items("drawn", "the colonies in the order of the wheel", value=SPACE),
            items("drawn_by", "who got each of them", value=SEAT),
            row("frigate_at", [COUNTRY], "the sea of the frigate that a colony got", start=-1, value=SPACE),
            row("given_back", [SEAT], "colonies that each player had to give back"),
        ],
    ),
    FrameLayout("Equip", "The owner equips a new colony.", ["equip"], [_nowhere("country")]),
    FrameLayout(
        "Round",
        "The eight phases.",
        ["round"],
        [
            number("stage", "see round.py", most=17),
            number("turn", "how many players have had their turn in this phase"),
        ],
    ),
    FrameLayout("Deal", "Cards are drawn from the pile.", ["deal"], [items("queue", value=SEAT)]),
    FrameLayout(
        "Talks",
        "Everybody talks until all are ready.",
        ["talks"],
        [
            _nobody("asked", "who speaks first now"),
            row("ready", [SEAT]),
            number("proposal", "a new goal, 0: none"),
            _nobody("proposer"),
            items("agreed", "who agrees to the proposal", value=SEAT),
        ],
    ),
    FrameLayout(
        "Debts",
        "All players decide on their debts at once.",
        ["debts"],
        [row("booking", [SEAT], "the change of debts that each has chosen", start=UNDECIDED, seen=OWNER)],
    ),
    FrameLayout(
        "Smuggle",
        "Smuggled money is spent.",
        ["smuggle"],
        [_nobody("player"), _nowhere("country"), number("purse", "doubloons left")],
    ),
    FrameLayout(
        "Clear",
        "One sea is fought over until one party is left.",
        ["clear"],
        [
            _nowhere("sea"),
            number("newcomer", "who has just come into it and attacks, -1: nobody", start=-1, value=PARTY),
            number("fought", "1: a fight for it has just ended"),
        ],
    ),
    FrameLayout(
        "Leave",
        "A warship must sail on out of a friend's sea.",
        ["leave"],
        [_no_kind("kind", "-1: a storm has sunk it"), _nowhere("origin", "where it came from"), _nowhere("sea")],
    ),
    FrameLayout("Sweep", "A warship that came through a storm takes the sea.", ["sweep"], [_nowhere("sea")]),
    FrameLayout(
        "Battle",
        "Attackers gather, then they fight; they are lifted from the board, defenders stay where they stand.",
        ["assault", "battle"],
        [
            _nowhere("place"),
            number("attacker", start=-1, value=FIGHTER),
            number("defender", start=-1, value=FIGHTER),
            number("cause", "see forces.py", most=3),
            number("natives", "native defenders that are left"),
            number("round", "dice rounds that are over"),
            number("stage", "of the dice round, see battle.py", most=8),
            number("warned", "1: the window before these dice has been open"),
            number("bonus", "of cards, see dice.py"),
            number("lost", "1: the attacker has lost a unit"),
            number("ceasefire", "1: an armistice has stopped it"),
            items("kinds", "the kind of each attacker", value=KIND),
            items("moves", "moves that each attacker has left; -1: captured in this battle"),
            items("origins", "where each attacker stepped in from", value=SPACE),
            items("moves_back", "moves that each attacker has left if it has to go back there"),
            items("attacking", "the attackers that roll in this dice round, by index"),
            items("defending", "the defenders that roll in this dice round", value=KIND),
            items("dice", "the dice so far, attackers first"),
            items("boarders", "attackers that board, by index"),
            items("boarded", "the ships that they board", value=KIND),
        ],
    ),
    FrameLayout(
        "Reinforce",
        "The attacker may bring more units.",
        ["reinforce"],
        [
            _no_kind("kind", "a unit that is on its way, -1: none"),
            _nowhere("at", "where it is"),
            _nowhere("origin", "where it came from"),
        ],
    ),
    FrameLayout(
        "Storm",
        "Ships roll for their lives.",
        ["storm"],
        [
            _nowhere("sea"),
            number("moves", "of a single ship: moves it has left, or weather.ATTACKING"),
            items("parties", "whose ships still have to roll", value=PARTY),
            items("kinds", "the kinds of these ships", value=KIND),
        ],
    ),
    FrameLayout(
        "Epidemic",
        "Armies roll for their lives.",
        ["epidemic"],
        [_nowhere("country"), items("kinds", "armies that still have to roll", value=KIND)],
    ),
    FrameLayout(
        "Events",
        "The wheels turn.",
        ["events"],
        [
            number("land_events", "events on land so far"),
            number("sea_events", "events at sea so far"),
            _nowhere("place", "where something is about to happen"),
            items("visited", "where something has happened", value=SPACE),
        ],
    ),
    FrameLayout(
        "Winds",
        "Favourable winds in one sea.",
        ["winds"],
        [_nowhere("sea"), number("turn", "how many players have had their turn")],
    ),
    FrameLayout(
        "Window",
        "Players may play a card.",
        ["window"],
        [
            number("kind", "see windows.py", most=5),
            _nobody("asked", "who has been asked and not yet answered"),
            number("passed", "who passed in a row", set_of=SEAT),
        ],
    ),
    FrameLayout(
        "CardPlay",
        "A card is announced, its targets are named, others may counter it; an unmasked hand loses a card.",
        ["target", "response", "unmask"],
        [
            number("card", start=-1, value=CARD),
            _nobody("player"),
            _nowhere("place"),
            _nowhere("destination", "of forged orders"),
            _nobody("victim", "or the first partner of a peace treaty"),
            _nobody("partner", "the second partner of a peace treaty"),
            _no_kind("ship", "that is sabotaged"),
            items("detached", "armies of each kind that forged orders send away"),
            number("openly", "an unmasked hand is shown: 1 to all, 0 to the player alone, -1 not decided", start=-1),
            items("chain", "the card and the counters to it", value=CARD),
            items("chain_seats", "who played each of them", value=SEAT),
            _nobody("asked", "who has been asked and not yet answered"),
            number("passed", "who does not counter the last of them", set_of=SEAT),
        ],
    ),
]

# Cards are played in these steps: what a card does begins in the step where it was played, and comes before the rest.
_CARDS_PLAYED: Final = ["target", "response", "unmask", "battle", "storm"]
_NESTING: Final = {
    OUTERMOST: ["round", "over"],
    "round": [
        *("colony_spin", "starter", "deal", "talks", "debts", "invest", "clear", "move", "embark", "events", "window"),
    ],
    "colony_spin": ["start_ships", "equip"],
    "start_ships": ["home_roll"],
    "talks": _CARDS_PLAYED,
    "invest": [*_CARDS_PLAYED, "smuggle", "deal", "window"],
    "smuggle": ["storm"],
    "clear": ["battle", "storm", "window"],
    "move": [*_CARDS_PLAYED, "clear", "assault", "leave", "sweep", "window"],
    "leave": ["storm"],
    "sweep": ["storm"],
    "assault": ["storm"],
    "battle": ["pick", "defend", "dice", "boarding", "reinforce", "window"],
    "reinforce": ["storm", "sweep"],
    "embark": [*_CARDS_PLAYED, "clear", "window"],
    "events": ["battle", "clear", "epidemic", "storm", "winds", "window"],
    "winds": ["assault", "battle", "storm", "sweep"],
    # An event opens its window first and then happens in it.
    "window": [*_CARDS_PLAYED, "smuggle", "clear", "epidemic", "winds"],
}

LAYOUT: Final = Layout(
    _PACKAGE,
    "ImpeRunde",
    [
        ("seats", "int", ""),
        ("world", "World", f"{_PACKAGE}.world"),
        ("codes", "Codes", f"{_PACKAGE}.actions"),
        ("colony_value", "int", ""),
        ("round_limit", "int", ""),
    ],
    _BOARD + _WAR_AND_PEACE + _CARDS + _MONEY + _ROUND + _SETS,
    _STEPS,
    _NESTING,
)
