"""What lies on the table: the position of a game of ImpeRunde as plain lists of ints, and questions to ask of it.

Spaces are countries, then seas. `troops[country * KINDS + kind]` counts the pieces in a country, which all belong to
its owner; `ships[...]` (see `fleet`) counts what each party has in a sea: warships, and armies on cargo ships.
While somebody moves, `one` and `two` count those of his units that have exactly one or two moves left.

What the pieces say is also kept as sets (see `sets.py`), so that nobody has to look through the whole board: whose
pieces are where (`realm`, `afloat`, `guarded`, `navy`) and who can still move (`able`). The functions below that move
pieces keep them true.
"""

from __future__ import annotations

from greatpowers.core.game import NOBODY, State
from greatpowers.games.imperunde.actions import Codes
from greatpowers.games.imperunde.deck import CARDS, COPIES
from greatpowers.games.imperunde.pieces import (
    ARTILLERY,
    CAVALRY,
    FORT,
    FRIGATE,
    INFANTRY,
    KINDS,
    LINE,
    MOST_SEATS,
    PARTIES,
    PEACE,
    PIECES,
    PIRATE_PIECES,
    PIRATES,
    POSTS,
    TIRED,
    WAR,
)
from greatpowers.games.imperunde.sets import members
from greatpowers.games.imperunde.world import BRITAIN, CANAL_LAND, CANALS, HOMES, LANDS, SEAS, SPACES, World

UNDECIDED = 99  # of debts that a player has not chosen yet

# What makes up a position, for copying, comparing and showing it.
# Lists that change seldom. Clones share them: whoever changes one puts a new list in its place (see `replaced`).
SHARED = (
    "home", "fresh_posts", "disc", "canal", "relation", "stance", "sealed", "seen", "alert", "resting", "owed",
    "sheet", "plunder", "spent", "bought", "held", "ready", "booking", "rolls", "colonies", "tries", "agreed",
    "visited",
)  # fmt: skip
# Lists that change often; each position has its own.
OWN = (
    "owner", "realm", "troops", "posts", "ships", "navy", "afloat", "guarded", "reserve", "posts_left", "posts_out",
    "hand", "pile", "discard", "debts", "surplus", "funds", "one", "two", "able", "laid", "att_kind", "att_left",
    "att_from", "att_back", "att_use", "def_use", "dice", "boarders", "queue", "clears", "windows", "chain_card",
    "chain_seat",
)  # fmt: skip
LISTS = SHARED + OWN
NUMBERS = (
    "round", "phase", "stage", "starter", "active", "turn", "goal", "proposal", "proposer", "colony", "fight_at",
    "attacker", "defender", "fight_by", "fight_round", "fight_stage", "warned", "foes", "bonus", "lost", "ceasefire",
    "passed", "card", "player", "t_place", "t_to", "t_seat", "t_kind", "t_take", "openly", "storm_at", "storm_party",
    "purse", "land_events", "sea_events", "event_at", "winds_at", "mover", "committed", "committed_at",
    "committed_from", "leaver", "leaver_at", "winner", "ended",
)  # fmt: skip


class Position(State):
    """The position; the subclass in `state.py` adds the rules."""

    __slots__ = ("cached", "codes", "colony_value", "decider", "round_limit", "seats", "world", *LISTS, *NUMBERS)

    seats: int
    world: World
    codes: Codes
    colony_value: int
    round_limit: int
    cached: list[int] | None  # what is legal, once somebody had to know it
    decider: int  # whose answer is being carried out; means nothing between two actions

    def __init__(self, seats: int, world: World, codes: Codes, goal: int, colony_value: int, round_limit: int) -> None:
        self.seats = seats
        self.world = world
        self.codes = codes
        self.colony_value = colony_value
        self.round_limit = round_limit
        self.cached = None
        self.decider = NOBODY
        self.to_act = NOBODY
        self.steps = []
        self.told = None
        self.turns = 0
        sets = 2 if seats == 3 else 1  # imperunde/material/three-player-double-set
        # -- the board
        self.home = [-1] * seats  # by seat
        self.owner = [-1] * LANDS  # a seat, or -1 of a free land
        self.realm = [0] * seats  # the set of countries that each seat owns
        self.troops = [0] * (LANDS * KINDS)
        self.posts = [0] * LANDS
        self.fresh_posts = [0] * LANDS  # of these, built in this phase 4
        self.ships = bytearray(SEAS * PARTIES * KINDS)  # many numbers, all small: the quickest to copy
        self.navy = [0] * SEAS  # by sea: bits of the parties that have warships there
        self.afloat = [0] * PARTIES  # the set of seas where each party has ships
        self.guarded = [0] * PARTIES  # the set of seas where each party has warships
        self.reserve = [0] * (PARTIES * KINDS)
        for seat in range(seats):
            self.reserve[seat * KINDS : (seat + 1) * KINDS] = [sets * n for n in PIECES]
        self.reserve[PIRATES * KINDS :] = PIRATE_PIECES
        self.posts_left = [
            sets * POSTS
        ] * seats  # below 0: markers beyond the set (imperunde/ruling/posts-beyond-stock)
        self.posts_out = [0] * seats  # on the board
        self.disc = [0] * SPACES
        self.canal = [0] * CANALS
        # -- war and peace
        self.relation = [PEACE] * (MOST_SEATS * MOST_SEATS)
        self.stance = [PEACE] * (MOST_SEATS * MOST_SEATS)
        self.sealed = [0] * (MOST_SEATS * MOST_SEATS)  # a card has fixed the pair until the next phase 2
        # -- cards
        self.hand = [0] * (seats * CARDS)
        self.pile = list(COPIES)
        self.discard = [0] * CARDS
        self.seen: list[int] = []  # cards in other hands that a seat knows of: see view.known
        self.alert = [0] * seats  # who wants to be asked in every window
        self.resting = [0] * seats  # who passes until the end of this phase
        # -- money
        self.debts = [0] * seats
        self.owed = [0] * seats  # at the end of the round before: what interest is paid on
        self.surplus = [0] * seats
        self.funds = [0] * seats
        self.booking = [UNDECIDED] * seats
        self.sheet = [0] * (seats * 12)  # imperunde/budget/line-order
        self.plunder: list[int] = []  # country * MOST_SEATS + seat, of this round
        self.spent = [0] * LANDS  # military spending in colonies, of this phase 4
        self.bought = [0] * seats
        self.held = [0] * SEAS  # bits of the seats that had warships there when phase 4 began
        # -- the round
        self.round = 0
        self.phase = 0
        self.stage = 0  # see round.py
        self.starter = 0
        self.active = 0
        self.turn = 0  # how many players have had their turn in this phase
        self.goal = goal
        self.proposal = 0
        self.proposer = -1
        self.agreed: list[int] = []
        self.ready = [0] * seats
        self.rolls: list[int] = []
        self.colony = -1
        self.colonies: list[int] = []  # drawn at set-up: (seat * LANDS + country) * SPACES + sea of its frigate, or 0
        self.tries = [0] * seats  # colonies given back at set-up
        self.winner = -1
        self.ended = 0
        # -- moving
        self.mover = -1
        self.one: list[int] = []
        self.two: list[int] = []
        self.able: list[int] = []  # by space: bits of the movers that can still make a step
        self.laid: list[int] = []  # captured ships that cannot move: see `lying`
        self.leaver = -1
        self.leaver_at = -1
        self.committed = -1
        self.committed_at = -1
        self.committed_from = -1
        self.winds_at = -1
        # -- a battle
        self.fight_at = -1
        self.attacker = -1
        self.defender = -1
        self.fight_by = 0
        self.fight_round = 0
        self.fight_stage = 0
        self.warned = 0  # the window before these dice has been open
        self.foes = 0
        self.bonus = 0
        self.lost = 0
        self.ceasefire = 0
        self.att_kind: list[int] = []
        self.att_left: list[int] = []  # moves left; -1 of a ship captured in this battle
        self.att_from: list[int] = []  # where each stepped in from
        self.att_back: list[int] = []  # moves that each has left if it has to go back there
        self.att_use: list[int] = []
        self.def_use: list[int] = []
        self.dice: list[int] = []
        self.boarders: list[int] = []
        # -- clearing, storms, events
        self.queue: list[int] = []
        self.visited: list[int] = []
        self.clears: list[int] = []  # seas that are being fought over: see clearing.py
        self.storm_at = -1
        self.storm_party = -1
        self.land_events = 0
        self.sea_events = 0
        self.event_at = -1
        # -- cards in play
        self.windows: list[int] = []
        self.passed = 0
        self.chain_card: list[int] = []
        self.chain_seat: list[int] = []
        self.card = -1
        self.player = -1
        self.t_place = -1
        self.t_to = -1
        self.t_seat = -1
        self.t_kind = -1
        self.t_take = -1
        self.openly = 0
        self.purse = 0


def replaced(row: list[int], at: int, value: int) -> list[int]:
    """A list with one value changed, for lists that clones share."""
    out = row[:]
    out[at] = value
    return out


# -- places --------------------------------------------------------------------------------------------------


def fleet(sea: int, party: int) -> int:
    """Where the ships of a party in a sea begin in `ships`; the kind is added."""
    return ((sea - LANDS) * PARTIES + party) * KINDS


def has_warships(s: Position, sea: int, party: int) -> bool:
    """Whether this party has a warship there."""
    return s.navy[sea - LANDS] >> party & 1 == 1


def warship_count(s: Position, sea: int, party: int) -> int:
    """How many warships a party has there."""
    at = ((sea - LANDS) * PARTIES + party) * KINDS
    return s.ships[at + FRIGATE] + s.ships[at + LINE]


def cargo_count(s: Position, sea: int, party: int) -> int:
    """How many cargo ships a party has there."""
    at = ((sea - LANDS) * PARTIES + party) * KINDS
    return s.ships[at + INFANTRY] + s.ships[at + CAVALRY] + s.ships[at + ARTILLERY]


_NAVIES = [[party for party in range(PARTIES) if bits >> party & 1] for bits in range(1 << PARTIES)]


def navies(s: Position, sea: int) -> list[int]:
    """The parties with warships in a sea. Do not change the list."""
    return _NAVIES[s.navy[sea - LANDS]]


def army_count(s: Position, country: int) -> int:
    """How many armies stand in a country."""
    at = country * KINDS
    return s.troops[at] + s.troops[at + CAVALRY] + s.troops[at + ARTILLERY]


def army_kinds(s: Position, country: int) -> int:
    """The set of kinds of armies that stand in a country."""
    at = country * KINDS
    troops = s.troops
    return (troops[at] > 0) | (troops[at + CAVALRY] > 0) << CAVALRY | (troops[at + ARTILLERY] > 0) << ARTILLERY


def defended(s: Position, country: int) -> bool:
    """Whether an army or a fort stands there."""
    at = country * KINDS
    return s.troops[at] + s.troops[at + CAVALRY] + s.troops[at + ARTILLERY] + s.troops[at + FORT] > 0


def is_colony(s: Position, country: int) -> bool:
    """Whether a player holds it, and not as his home."""
    return s.owner[country] >= 0 and country not in s.home


def colonies_of(s: Position, seat: int) -> list[int]:
    """The colonies of a player."""
    home = s.home[seat]
    return [country for country in members(s.realm[seat]) if country != home]


# -- people --------------------------------------------------------------------------------------------------


def relation(s: Position, seat: int, other: int) -> int:
    """How two players stand to each other."""
    return s.relation[seat * MOST_SEATS + other]


def set_relation(s: Position, seat: int, other: int, state: int) -> None:
    """imperunde/relations/symmetric."""
    s.relation = replaced(replaced(s.relation, seat * MOST_SEATS + other, state), other * MOST_SEATS + seat, state)


def at_war(s: Position, seat: int, party: int) -> bool:
    """Whether a party is an enemy: pirates always, a player in war (imperunde/relations/friend-ships)."""
    return party == PIRATES or (party != seat and s.relation[seat * MOST_SEATS + party] == WAR)


def order_of_play(s: Position, first: int = -1) -> list[int]:
    """The seats from the starter (or another) in the direction of this round (imperunde/starter/direction)."""
    start = s.starter if first < 0 else first
    step = 1 if s.round % 2 else -1
    return [(start + step * k) % s.seats for k in range(s.seats)]


def british(s: Position) -> int:
    """The seat of Great Britain (imperunde/setup/britain-always)."""
    return s.home.index(HOMES[BRITAIN])


def highest(seats: list[int], rolls: list[int]) -> list[int]:
    """Who rolled highest; several of them roll again (imperunde/ruling/start-ties)."""
    best = max(rolls)
    return [seat for seat, rolled in zip(seats, rolls, strict=True) if rolled == best]


# -- passages ------------------------------------------------------------------------------------------------


def canal_open(s: Position, canal: int, seat: int) -> bool:
    """Whether a player's ships may use it (imperunde/ruling/canal-passage)."""
    if not s.canal[canal]:
        return False
    owner = s.owner[CANAL_LAND[canal]]
    return owner < 0 or owner == seat or s.relation[owner * MOST_SEATS + seat] != WAR


# -- pieces come and go --------------------------------------------------------------------------------------


def put_troops(s: Position, country: int, seat: int, kind: int, number: int = 1) -> None:
    """From the reserve into a country of this player."""
    s.troops[country * KINDS + kind] += number
    s.reserve[seat * KINDS + kind] -= number


def put_ships(s: Position, sea: int, party: int, kind: int, number: int = 1) -> None:
    """From the reserve into a sea."""
    shift_ships(s, sea, party, kind, number)
    s.reserve[party * KINDS + kind] -= number


def shift_ships(s: Position, sea: int, party: int, kind: int, number: int) -> None:
    """Ships come into a sea, or leave it."""
    at = ((sea - LANDS) * PARTIES + party) * KINDS
    ships, here = s.ships, 1 << sea
    ships[at + kind] += number
    if ships[at + kind]:
        s.afloat[party] |= here
    elif not any(ships[at : at + KINDS]):
        s.afloat[party] &= ~here
    if kind >= FRIGATE:
        if ships[at + FRIGATE] or ships[at + LINE]:
            s.navy[sea - LANDS] |= 1 << party
            s.guarded[party] |= here
        else:
            s.navy[sea - LANDS] &= ~(1 << party)
            s.guarded[party] &= ~here


def shift_moves(s: Position, space: int, kind: int, left: int, number: int) -> None:
    """Of the units of the one who moves, so many more or fewer there have exactly this many moves left."""
    moves, at = s.one if left == 1 else s.two, space * KINDS + kind
    moves[at] += number
    fresh = left == 2 or (space < LANDS and kind != CAVALRY)
    mover = 1 << (kind if fresh else kind + TIRED)
    if moves[at]:
        s.able[space] |= mover
    else:
        s.able[space] &= ~mover


def set_owner(s: Position, country: int, seat: int) -> None:
    """A country is a seat's from now on, or free (-1)."""
    old = s.owner[country]
    if old >= 0:
        s.realm[old] &= ~(1 << country)
    if seat >= 0:
        s.realm[seat] |= 1 << country
    s.owner[country] = seat


def add_posts(s: Position, country: int, seat: int, number: int) -> None:
    """Posts of this player come onto the board."""
    s.posts[country] += number
    s.posts_left[seat] -= number
    s.posts_out[seat] += number


def drop_posts(s: Position, country: int, seat: int) -> None:
    """All posts there go back to the pile of their owner (imperunde/move/lost-posts-to-pile)."""
    number = s.posts[country]
    s.posts[country] = 0
    s.fresh_posts = replaced(s.fresh_posts, country, 0)
    s.posts_left[seat] += number
    s.posts_out[seat] -= number


def free_if_empty(s: Position, country: int) -> bool:
    """imperunde/colony/empty-becomes-free: without a piece of its owner a colony is free at once."""
    if s.owner[country] < 0 or s.posts[country] or country in s.home or defended(s, country):
        return False
    set_owner(s, country, -1)
    return True


def lying(sea: int, party: int, kind: int) -> int:
    """The code of a captured ship in `laid`."""
    return (sea * PARTIES + party) * KINDS + kind
