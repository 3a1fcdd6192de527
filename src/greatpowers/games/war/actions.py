"""The action space of War!: every family of actions, and where each begins.

A land unit moves one border at a time; fleets are taken in hand one by one and then act as a group. So no list of
choices is a product of everything, and a group moves by several actions.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from greatpowers.core.actions import ActionSpace, Family
from greatpowers.core.words import NUMBER, REGION, Argument, Domain, amount_domain, seat_domain
from greatpowers.games.war.board import AREA_IDS, AREAS, MOST_BOARDS, REGIONS, WarBoard
from greatpowers.games.war.cards import CARD_IDS
from greatpowers.games.war.chits import CHIT_IDS, CHITS, FIRST_CHIT
from greatpowers.games.war.pieces import (
    ALLOWANCE,
    BUILDING_IDS,
    BUILDINGS,
    ENGINEER,
    EXPLORER,
    FIRST_BUILDING,
    FIRST_MARKER,
    FLEET,
    FLEETS,
    GENERAL,
    INFANTRY,
    KIND_IDS,
    KINDS,
    MARKER_IDS,
    MARKERS,
    MOVER_IDS,
    PIECE_IDS,
    PIECES,
    POINTS,
)

MOST_GIFT: Final = 100  # one gift of production points; several may follow each other
MOST_BID: Final = 999
MOST_SPHERES: Final = 20
LEAST_TOTAL: Final = -20  # of an explorer's roll; beyond these bounds it makes no difference
MOST_TOTAL: Final = 40

ALONE: Final = 0
WITH_ENGINEER: Final = 1  # war/build/engineer-discount
BY_DP: Final = 0  # how an incited revolt is paid for (war/natives/incite-cost-dp-or-soi)
BY_SPHERE: Final = 1
UNBRIBED: Final = 0
BRIBED: Final = 1
ASK: Final = 0  # standing answers to foreign fleets at a strait
ALWAYS: Final = 1
NEVER: Final = 2
RESOURCE: Final = BUILDINGS  # what scorched earth turns back, besides buildings
TREATY: Final = 0  # what natives answer to an explorer
INFLUENCE: Final = 1
FULL: Final = 2  # influence, but there is no room for another sphere
SENT_BACK: Final = 3
LOST: Final = 4
DOOMED: Final = 5  # all dice show a one
WITH_ATTACKERS: Final = 0  # the sides of a war that others may join
WITH_DEFENDERS: Final = 1

AREA: Final = Domain("area", AREA_IDS, REGION)
KIND: Final = Domain("kind", KIND_IDS)
MOVER: Final = Domain("mover", MOVER_IDS)
PIECE: Final = Domain("piece", PIECE_IDS)
BUILDING: Final = Domain("building", BUILDING_IDS)
OBJECT: Final = Domain("object", [*BUILDING_IDS, "resource"])
MARKER: Final = Domain("marker", MARKER_IDS)
CHIT: Final = Domain("chit", CHIT_IDS)
CARD: Final = Domain("card", CARD_IDS)
DIE: Final = Domain("die", [str(n) for n in range(7)], NUMBER)
COUNT: Final = amount_domain("number")
FLEET_NUMBER: Final = Domain("fleet", [str(n + 1) for n in range(FLEETS)])
HELP: Final = Domain("help", ["alone", "engineer"])
PAYMENT: Final = Domain("payment", ["dp", "sphere"])
BRIBE: Final = Domain("bribe", ["plain", "bribe"])
ANSWER: Final = Domain("answer", ["ask", "always", "never"])
ANSWERS: Final = Domain("answer", ["treaty", "influence", "full", "retreat", "lost", "doomed"])
TOTAL: Final = Domain("total", [str(n) for n in range(LEAST_TOTAL, MOST_TOTAL + 1)], NUMBER)
SIDE: Final = Domain("side", ["attackers", "defenders"])


def _movers() -> list[int]:
    """Every kind of land unit with as many points as it can have left."""
    return [points * KINDS + kind for points in range(POINTS) for kind in range(KINDS) if points <= ALLOWANCE[kind]]


def _families(seats: int, world: WarBoard) -> list[Family]:
    region, sea, area = Argument("region", AREA), Argument("sea", AREA), Argument("area", AREA)
    start, to = Argument("from", AREA), Argument("to", AREA)
    kind, mover, fleet = Argument("kind", KIND), Argument("mover", MOVER), Argument("fleet", FLEET_NUMBER)
    building, helper = Argument("building", BUILDING), Argument("help", HELP)
    number = Argument("number", COUNT)
    lands = [(a,) for a in range(REGIONS)]
    seas = [(a,) for a in range(REGIONS, AREAS)]
    roads = [(a, b) for a in range(REGIONS) for b in world.regions_near[a]]
    coasts = [(a, b) for a in range(REGIONS) for b in world.seas_near[a]]
    land_kinds = [(k,) for k in range(KINDS)]
    parties = [(k,) for k in (GENERAL, EXPLORER, ENGINEER)]
    kinds_in_regions = [(k, a) for k in range(KINDS) for a in range(REGIONS)]
    scorchers = (*range(INFANTRY, GENERAL), ENGINEER)  # war/opt/scorch/who
    placements = [(p, a) for p in range(PIECES) for a in range(AREAS) if (p == FLEET) == (a >= REGIONS)]
    projects = [(b, a, h) for b in range(BUILDINGS) for a in range(REGIONS) for h in (ALONE, WITH_ENGINEER)]
    chits = [(c,) for c in range(FIRST_CHIT, CHITS)]
    seat = seat_domain(seats)
    me, other = Argument("seat", seat), Argument("other", seat)
    pairs = [(a, b) for a in range(seats) for b in range(seats) if a != b]
    return [
        # Luck
        Family("roll", [Argument("die", DIE)], [(n,) for n in range(1, 7)], chance=True),
        Family("native", [region, Argument("marker", MARKER)],
               [(a, m) for a in range(REGIONS) for m in range(FIRST_MARKER, MARKERS)], chance=True),
        Family("chit", [region, Argument("chit", CHIT)],
               [(a, c) for a in range(REGIONS) for c in range(FIRST_CHIT, CHITS)], chance=True),
        Family("answer", [Argument("answer", ANSWERS), Argument("total", TOTAL)], chance=True),
        Family("deal", [region], lands, chance=True),
        Family("found", [building], [(b,) for b in range(4)], chance=True),
        Family("card", [Argument("card", CARD)], chance=True),
        # Plain answers
        Family("done"),
        Family("pass"),
        Family("allow"),
        Family("refuse"),
        Family("intercept"),
        Family("fight_on"),
        Family("break_off"),
        Family("stay"),
        Family("gift"),
        Family("draw"),
        Family("buy_dp"),
        Family("weaken"),
        Family("influence"),
        # Set-up
        Family("pick", [region], lands),
        Family("home", [region], lands),
        Family("buy", [Argument("piece", PIECE)]),
        Family("place", [Argument("piece", PIECE), area], placements),
        Family("endow", [region], lands),
        # Production
        Family("disband", [kind, region], kinds_in_regions),
        Family("scuttle", [fleet]),
        Family("jettison", [kind, fleet]),
        Family("bid", [Argument("amount", COUNT)], [(n,) for n in range(MOST_BID + 1)]),
        Family("line_up", [Argument("place", COUNT)], [(n,) for n in range(1, seats + 1)]),
        Family("westernize", [region], lands),
        Family("dissolve", [region], lands),
        Family("incite", [region, Argument("payment", PAYMENT), Argument("bribe", BRIBE)],
               [(a, p, b) for a in range(REGIONS) for p in (BY_DP, BY_SPHERE) for b in (UNBRIBED, BRIBED)]),
        Family("support", [number], [(n,) for n in range(MOST_SPHERES + 1)]),
        Family("raise", [kind, region], kinds_in_regions),
        Family("launch", [region, sea], coasts),
        Family("build", [building, region, helper], projects),
        Family("develop", [region, helper], [(a, h) for a in range(REGIONS) for h in (ALONE, WITH_ENGINEER)]),
        Family("dig", [helper]),
        # Movement
        Family("march", [mover, start, to], [(m, a, b) for m in _movers() for a, b in roads]),
        Family("board", [mover, region], [(m, a) for m in _movers() for a in range(REGIONS) if world.coastal[a]]),
        Family("fleet", [fleet]),
        Family("join", [fleet]),
        Family("sail", [sea], seas),
        Family("land", [region], [(a,) for a in range(REGIONS) if world.coastal[a]]),
        Family("ashore", [kind], land_kinds),
        Family("scorch", [kind, region, Argument("object", OBJECT)],
               [(k, a, o) for k in scorchers for a in range(REGIONS) for o in range(RESOURCE + 1)]),
        Family("reinforce", [start, to], roads),
        Family("bring", [kind], [(k,) for k in range(GENERAL)]),
        # Combat
        Family("sink", [fleet]),
        Family("battle", [region], lands),
        Family("explore", [region], lands),
        Family("prospect", [region], lands),
        Family("shift", [number], [(n,) for n in range(10)]),
        Family("pick_off", [kind], land_kinds),
        Family("lose", [kind], land_kinds),
        Family("retreat", [area]),
        Family("convert", [kind], parties),
        Family("keep", [Argument("chit", CHIT)], chits),
        # By seat: these families grow with the number of players, so they come last.
        Family("lot", [other], chance=True),
        Family("promise", [region, other], [(a, b) for a in range(REGIONS) for b in range(seats)]),
        Family("swap", [other]),
        Family("remove_sphere", [region, other], [(a, b) for a in range(REGIONS) for b in range(seats)]),
        Family("expel", [other]),
        Family("engage", [other]),
        Family("declare", [other]),
        Family("charter", [other, fleet]),
        Family("put_ashore", [other, kind], [(b, k) for b in range(seats) for k in range(KINDS)]),
        Family("abandon", [other, kind], [(b, k) for b in range(seats) for k in range(KINDS)]),
        Family("join_war", [Argument("side", SIDE)]),
        # Asides: anybody may do these, asked or not, as far as the rules allow.
        Family("withdraw", [me, region], [(s, a) for s in range(seats) for a in range(REGIONS)], aside=True),
        Family("peace", [me, other], pairs, aside=True),
        Family("retract", [me, other], pairs, aside=True),
        Family("cede", [me, region, other], [(s, a, o) for s, o in pairs for a in range(REGIONS)], aside=True),
        Family("passage", [me, other, Argument("answer", ANSWER)],
               [(s, o, n) for s, o in pairs for n in (ASK, ALWAYS, NEVER)], aside=True),
        Family("give", [me, other, Argument("amount", COUNT)],
               [(s, o, n) for s, o in pairs for n in range(1, MOST_GIFT + 1)], aside=True),
    ]  # fmt: skip


class Codes:
    """The action space of one game. Each attribute is where its family begins: add the argument to it.

    Families of several arguments are looked up in tables, see `ActionSpace.table`; `values[action]` are the arguments
    and `families[action]`, `names[action]` the number and the name of the family of an action.
    """

    def __init__(self, seats: int, world: WarBoard) -> None:
        space = ActionSpace(_families(seats, world))
        self.space = space
        self.values: list[tuple[int, ...]] = [v for family in space.families for v in family.values]
        self.families: list[int] = space.family_index
        self.names: list[str] = [space.families[family].name for family in space.family_index]

        def start(name: str) -> int:
            return space.by_name[name].offset

        # Luck
        self.roll = start("roll") - 1  # + number
        self.dice: list[int] = [self.roll + n for n in range(1, 7)]
        self.native: list[int] = space.table("native", [REGIONS, MARKERS])
        self.chit: list[int] = space.table("chit", [REGIONS, CHITS])
        self.answer: list[int] = space.table("answer", [len(ANSWERS), len(TOTAL)])
        self.deal = start("deal")  # + region
        self.found = start("found")  # + building
        self.card = start("card")  # + card
        self.lot = start("lot")  # + seat
        # Plain answers
        self.done = start("done")
        self.pass_ = start("pass")
        self.allow = start("allow")
        self.refuse = start("refuse")
        self.intercept = start("intercept")
        self.fight_on = start("fight_on")
        self.break_off = start("break_off")
        self.stay = start("stay")
        self.gift = start("gift")
        self.draw = start("draw")
        self.buy_dp = start("buy_dp")
        self.weaken = start("weaken")
        self.influence = start("influence")
        # One argument
        self.pick = start("pick")  # + region
        self.home = start("home")  # + region
        self.buy = start("buy")  # + piece
        self.endow = start("endow")  # + region
        self.scuttle = start("scuttle")  # + fleet
        self.bid = start("bid")  # + amount
        self.line_up = start("line_up") - 1  # + place from 1
        self.westernize = start("westernize")  # + region
        self.dissolve = start("dissolve")  # + region
        self.support = start("support")  # + number
        self.dig = start("dig")  # + help
        self.fleet = start("fleet")  # + fleet
        self.join = start("join")  # + fleet
        self.sail = start("sail") - REGIONS  # + sea
        self.land: list[int] = space.table("land", [REGIONS])
        self.ashore = start("ashore")  # + kind
        self.bring = start("bring")  # + kind
        self.sink = start("sink")  # + fleet
        self.battle = start("battle")  # + region
        self.explore = start("explore")  # + region
        self.prospect = start("prospect")  # + region
        self.shift = start("shift")  # + number
        self.pick_off = start("pick_off")  # + kind
        self.lose = start("lose")  # + kind
        self.retreat = start("retreat")  # + area
        self.convert = start("convert") - GENERAL  # + kind
        self.keep = start("keep") - FIRST_CHIT  # + chit
        self.swap = start("swap")  # + seat
        self.expel = start("expel")  # + seat
        self.engage = start("engage")  # + seat
        self.declare = start("declare")  # + seat
        self.charter = start("charter")  # + seat * FLEETS + fleet
        self.put_ashore = start("put_ashore")  # + seat * KINDS + kind
        self.abandon = start("abandon")  # + seat * KINDS + kind
        self.join_war = start("join_war")  # + side
        # Several arguments: the code of (a, b) stands at a * size of b + b
        self.place: list[int] = space.table("place", [PIECES, AREAS])
        self.disband = start("disband")  # + kind * REGIONS + region
        self.jettison = start("jettison")  # + kind * FLEETS + fleet
        self.incite = start("incite")  # + region * 4 + payment * 2 + bribe
        self.raise_ = start("raise")  # + kind * REGIONS + region
        self.launch: list[int] = space.table("launch", [REGIONS, AREAS])
        self.build = start("build")  # + (building * REGIONS + region) * 2 + help
        self.develop = start("develop")  # + region * 2 + help
        self.march: list[int] = space.table("march", [POINTS * KINDS, REGIONS, REGIONS])
        self.board: list[int] = space.table("board", [POINTS * KINDS, REGIONS])
        self.scorch: list[int] = space.table("scorch", [KINDS, REGIONS, RESOURCE + 1])
        self.reinforce: list[int] = space.table("reinforce", [REGIONS, REGIONS])
        self.promise = start("promise")  # + region * seats + seat
        self.remove_sphere = start("remove_sphere")  # + region * seats + seat
        # Asides
        self.withdraw = start("withdraw")  # + seat * REGIONS + region
        self.peace: list[int] = space.table("peace", [seats, seats])
        self.retract: list[int] = space.table("retract", [seats, seats])
        self.cede: list[int] = space.table("cede", [seats, REGIONS, seats])
        self.passage: list[int] = space.table("passage", [seats, seats, 3])
        self.give: list[int] = space.table("give", [seats, seats, MOST_GIFT + 1])


@lru_cache(MOST_BOARDS)
def codes(seats: int, world: WarBoard) -> Codes:
    """The action space for so many seats on this board."""
    return Codes(seats, world)


assert FIRST_BUILDING + BUILDINGS == PIECES
