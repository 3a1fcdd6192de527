"""The action space of ImpeRunde: every family of actions, and the tables of codes that the chapters use.

A step of a unit is one action; a group moves by several. What can still make one or two steps is told apart by the
mover: `cavalry` has both of its moves left, `cavalry_1` only one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from greatpowers.core.actions import ActionSpace, Family
from greatpowers.core.words import Argument, Domain, seat_domain
from greatpowers.games.imperunde.deck import CARD_IDS
from greatpowers.games.imperunde.pieces import (
    ARTILLERY,
    CAVALRY,
    FACES,
    FORT,
    FRIGATE,
    INFANTRY,
    KIND_IDS,
    KINDS,
    LINE,
    LOWEST,
    RELATION_IDS,
    WHITE,
)
from greatpowers.games.imperunde.world import (
    CANAL_ENDS,
    CANAL_IDS,
    LAND_EVENT_IDS,
    LANDS,
    MOST_BOARDS,
    SEA_EVENT_IDS,
    SPACE_IDS,
    SPACES,
    World,
)

MOST_GOAL: Final = 90  # posts of two colours (imperunde/ruling/goal-bounds)
HIGHEST_DIE: Final = 9

# A mover is a kind, and whether it is on its last move of two. Infantry and artillery on land have only one move.
TIRED: Final = KINDS
MOVERS: Final = 2 * KINDS
MOVER_IDS: Final[list[str]] = [*KIND_IDS, *(f"{kind}_1" for kind in KIND_IDS)]

DEBT_CHOICES: Final[list[int]] = [-10, -5, 0, 5]
PACKS: Final[list[str]] = ["infantry", "cavalry", "artillery"]
ALWAYS: Final = 1

SPACE = Domain("space", SPACE_IDS)
KIND = Domain("kind", KIND_IDS)
MOVER = Domain("mover", MOVER_IDS)
CARD = Domain("card", CARD_IDS)
CANAL = Domain("canal", CANAL_IDS)
EVENT = Domain("event", [f"land_{e}" for e in LAND_EVENT_IDS] + [f"sea_{e}" for e in SEA_EVENT_IDS])
DIE = Domain("die", [str(n) for n in range(HIGHEST_DIE + 1)])
NUMBER = Domain("number", [str(n) for n in range(1000)])
STANCE = Domain("stance", RELATION_IDS[:2])
DEBTS = Domain("debts", ["repay_10", "repay_5", "none", "borrow_5"])
PACK = Domain("pack", PACKS)
ALERT = Domain("alert", ["touched", "always"])


def _numbers(*names: str) -> list[Argument]:
    return [Argument(name, NUMBER) for name in names]


def _sums(parts: int, least: int = 1, most: int = 3) -> list[tuple[int, ...]]:
    """Every way to pick one to three of so many kinds."""
    out: list[tuple[int, ...]] = [()]
    for _ in range(parts):
        out = [(*row, n) for row in out for n in range(most + 1)]
    return [row for row in out if least <= sum(row) <= most]


def _march_values(world: World) -> list[tuple[int, int, int]]:
    movers = (INFANTRY, CAVALRY, ARTILLERY, CAVALRY + TIRED)
    return [(m, a, b) for m in movers for a in range(LANDS) for b in world.roads[a]]


def _sail_values(world: World) -> list[tuple[int, int, int]]:
    kinds = (INFANTRY, CAVALRY, ARTILLERY, FRIGATE, LINE)
    steps = [(a, b) for a in range(LANDS, SPACES) for b in world.waters[a]]
    steps += [pair for a, b in CANAL_ENDS for pair in ((a, b), (b, a)) if b not in world.waters[a]]
    return [(kind + tired, a, b) for tired in (0, TIRED) for kind in kinds for a, b in steps]


def _families(seats: int, world: World) -> list[Family]:
    space, to = Argument("space", SPACE), Argument("to", SPACE)
    start, country, sea = Argument("from", SPACE), Argument("country", SPACE), Argument("sea", SPACE)
    kind, mover, card = Argument("kind", KIND), Argument("mover", MOVER), Argument("card", CARD)
    coasts = [(a, b) for a in range(LANDS) for b in world.waters[a]]
    armies = (INFANTRY, CAVALRY, ARTILLERY)
    lands = [(a,) for a in range(LANDS)]
    landings = [(k + tired, b, a) for tired in (0, TIRED) for k in armies for a, b in coasts]
    launches = [(k, a, b) for k in (FRIGATE, LINE) for a, b in coasts]
    seat = seat_domain(seats)
    me, other = Argument("seat", seat), Argument("other", seat)
    stance = Argument("stance", STANCE)
    pairs = [(a, b) for a in range(seats) for b in range(seats) if a != b]
    both = [(a, b) for a, b in pairs if a < b]
    goals = [(s, n) for s in range(seats) for n in range(1, MOST_GOAL + 1)]
    return [
        Family("roll", [Argument("die", DIE)], [(n,) for n in range(1, HIGHEST_DIE + 1)], chance=True),
        Family("spin", [space], chance=True),
        Family("event", [Argument("event", EVENT)], chance=True),
        Family("draw", [card], chance=True, secret=True),
        Family("pass"),
        Family("rest"),
        Family("done"),
        Family("fight"),
        Family("ready"),
        Family("agree"),
        Family("refuse"),
        Family("openly"),
        Family("secretly"),
        Family("buy_card"),
        Family("place", [kind, sea], [(k, a) for k in (FRIGATE, LINE) for a in range(LANDS, SPACES)]),
        Family("equip", [Argument("pack", PACK)]),
        Family("card", [card]),
        Family("debts", [Argument("debts", DEBTS)], secret=True),
        Family("buy", [kind, country], [(k, a) for k in range(FORT + 1) for a in range(LANDS)]),
        Family("launch", [kind, country, sea], launches),
        Family("post", [country], lands),
        Family("canal", [Argument("canal", CANAL)]),
        Family("march", [mover, start, to], _march_values(world)),
        Family("sail", [mover, start, to], _sail_values(world)),
        Family("land", [mover, start, to], landings),
        Family("embark", [kind, start, to], [(k, a, b) for k in armies for a, b in coasts]),
        Family("use", _numbers("infantry", "cavalry", "artillery", "forts"), _sums(4)),
        Family("use_ships", _numbers("frigates", "lines"), _sums(2)),
        Family("at", [space]),
        Family("to", [to]),
        Family("sink", [kind], [(INFANTRY,), (CAVALRY,), (ARTILLERY,), (FRIGATE,), (LINE,)]),
        Family("detach", _numbers("infantry", "cavalry", "artillery"), _sums(3)),
        Family("take", [card], secret=True),
        Family("against", [other]),
        Family("between", [me, other], both),
        Family("stance", [other, stance]),
        Family("interrupt", [me, card], aside=True),
        Family("close", [me], aside=True),
        Family("alert", [me, Argument("alert", ALERT)], aside=True),
        Family("speak", [me, other, stance], [(a, b, c) for a, b in pairs for c in (0, 1)], aside=True),
        Family("propose", [me, Argument("goal", NUMBER)], goals, aside=True),
    ]


class Codes:
    """The action space of one game, and where its families begin; offsets are added to, tables are looked up."""

    def __init__(self, seats: int, world: World) -> None:
        space = ActionSpace(_families(seats, world))
        self.space = space

        def start(name: str) -> int:
            return space.by_name[name].offset

        self.roll = start("roll") - 1  # + number
        self.faces = [[self.roll + lowest + n for n in range(FACES)] for lowest in LOWEST]  # by kind
        self.white = [self.roll + WHITE + n for n in range(FACES)]
        self.spin = start("spin")  # + space
        self.event = start("event")  # + event
        self.draw = start("draw")  # + card
        self.pass_ = start("pass")
        self.rest = start("rest")
        self.done = start("done")
        self.fight = start("fight")
        self.ready = start("ready")
        self.agree = start("agree")
        self.refuse = start("refuse")
        self.openly = start("openly")
        self.secretly = start("secretly")
        self.buy_card = start("buy_card")
        self.place = space.table("place", [KINDS, SPACES])
        self.equip = start("equip")  # + pack
        self.card = start("card")  # + card
        self.debts = start("debts")  # + choice
        self.buy = start("buy")  # + kind * LANDS + country
        self.launch = space.table("launch", [KINDS, LANDS, SPACES])
        self.post = start("post")  # + country
        self.canal = start("canal")  # + canal
        self.march = space.table("march", [MOVERS, LANDS, LANDS])
        self.sail = space.table("sail", [MOVERS, SPACES, SPACES])
        self.land = space.table("land", [MOVERS, SPACES, LANDS])
        # All steps of a mover from a space, for when nothing stands in its way; canals are not among them.
        movers, spaces = range(MOVERS), range(SPACES)
        self.march_on = [
            [self.march[(m * LANDS + a) * LANDS + b] for b in world.roads[a]] for m in movers for a in range(LANDS)
        ]
        self.sail_on = [
            [self.sail[(m * SPACES + a) * SPACES + b] for b in world.waters[a]] for m in movers for a in spaces
        ]
        self.land_on = [
            [self.land[(m * SPACES + a) * LANDS + b] for b in world.roads[a]] for m in movers for a in spaces
        ]
        self.embark = space.table("embark", [KINDS, LANDS, SPACES])
        self.use = space.table("use", [4, 4, 4, 4])
        self.use_ships = space.table("use_ships", [4, 4])
        self.at = start("at")  # + space
        self.to = start("to")  # + space
        self.sink = space.table("sink", [KINDS])
        self.detach = space.table("detach", [4, 4, 4])
        self.take = start("take")  # + card
        self.against = start("against")  # + seat
        self.between = space.table("between", [seats, seats])
        self.stance = start("stance")  # + other * 2 + stance
        self.interrupt = start("interrupt")
        self.first_aside = self.interrupt
        self.values: list[tuple[int, ...]] = [space.arguments(action) for action in range(len(space))]
        self.names: list[str] = [space.family(action).name for action in range(len(space))]


@lru_cache(MOST_BOARDS)
def codes(seats: int, world: World) -> Codes:
    """The action space for so many seats on this board."""
    return Codes(seats, world)
