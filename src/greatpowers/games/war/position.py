"""The position of a game, generated from layout.py by `make layouts`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from greatpowers.core.game import NOBODY, State
from greatpowers.games.war.board import REGIONS, SEAS
from greatpowers.games.war.chits import CHITS
from greatpowers.games.war.marches import Marches
from greatpowers.games.war.pieces import BUILDINGS, FLEETS, KINDS, MARKERS, MOST_SEATS, PIECES, POINTS, UNITS

if TYPE_CHECKING:
    from greatpowers.games.war.actions import Codes
    from greatpowers.games.war.board import WarBoard
    from greatpowers.games.war.game import War
    from greatpowers.games.war.house_rules import HouseRules


class Position(State):
    """What lies on the table; see layout.py."""

    __slots__ = (
        "allied",
        "bag",
        "barred",
        "buildings",
        "canal",
        "canal_paid",
        "card",
        "cargo",
        "ceded_to",
        "chit",
        "chit_lore",
        "chit_pool",
        "chit_truth",
        "cleared",
        "codes",
        "conqueror",
        "developed",
        "dp",
        "ending",
        "engaged",
        "engineers_used",
        "entries",
        "explored",
        "fleet_at",
        "forces",
        "gained",
        "guests",
        "home",
        "house",
        "incited",
        "landed",
        "late",
        "launched",
        "marches",
        "marker",
        "marker_lore",
        "marker_origin",
        "marker_pool",
        "marker_truth",
        "mover",
        "new_buildings",
        "order",
        "owner",
        "passage",
        "peace_offer",
        "phase",
        "pp",
        "projects",
        "prospected",
        "railed",
        "raised",
        "ready",
        "ready_regions",
        "realm",
        "reforms",
        "revolt",
        "sailing_points",
        "scorchers",
        "seats",
        "spheres",
        "stronghold",
        "supporting",
        "troops",
        "turn",
        "waiting",
        "war",
        "westernized_for",
        "works",
        "world",
    )

    def __init__(self, game: War | None = None) -> None:
        if game is None:
            return  # a blank, which `clone` fills
        self.game = game
        self.rules = game.rules
        self.seats: int = game.seats
        self.world: WarBoard = game.world
        self.codes: Codes = game.codes
        self.house: HouseRules = game.house
        self.to_act = NOBODY
        self.frames = []
        self.events = None
        self.cached = None
        self.turns = 0
        self.ended = 0
        self.marches: Marches = Marches()
        # who controls it; -1: natives
        self.owner: list[int] = [-1] * REGIONS
        self.troops: bytearray = bytearray(REGIONS * MOST_SEATS * KINDS)
        self.buildings: list[int] = [0] * REGIONS
        # see revolts.py
        self.revolt: list[int] = [0] * REGIONS
        # spheres of influence
        self.spheres: bytearray = bytearray(REGIONS * MOST_SEATS)
        # of these, for the revolt
        self.supporting: bytearray = bytearray(REGIONS * MOST_SEATS)
        # -1: this fleet is not afloat
        self.fleet_at: list[int] = [-1] * (MOST_SEATS * FLEETS)
        self.cargo: bytearray = bytearray(MOST_SEATS * FLEETS * KINDS)
        # units aboard an ally's fleet, see guests.py
        self.guests: list[int] = []
        # how many of its two payments have been made
        self.canal: int = 0
        # the native marker as everybody knows it
        self.marker: list[int] = [0] * REGIONS
        # what single players have seen
        self.marker_lore: list[int] = [0] * (game.seats * REGIONS)
        # what somebody has seen
        self.marker_truth: list[int] = [0] * REGIONS
        # what a marker known to all showed when drawn
        self.marker_origin: list[int] = [0] * REGIONS
        # markers that nobody has looked at
        self.marker_pool: list[int] = [0] * MARKERS
        # 1: the marker of a local power, unless somebody has seen it
        self.stronghold: list[int] = [0] * REGIONS
        # the resource chit as everybody knows it
        self.chit: list[int] = [0] * REGIONS
        # what single players have seen
        self.chit_lore: list[int] = [0] * (game.seats * REGIONS)
        # what somebody has seen
        self.chit_truth: list[int] = [0] * REGIONS
        # chits in the bag
        self.chit_pool: list[int] = [0] * CHITS
        # 1: the resource is developed
        self.developed: list[int] = [0] * REGIONS
        # production points
        self.pp: list[int] = [0] * game.seats
        # diplomacy points
        self.dp: list[int] = [0] * game.seats
        # the region that may hold several buildings (option)
        self.home: list[int] = [-1] * game.seats
        # the hidden victory card (option)
        self.card: list[int] = [-1] * game.seats
        # pieces bought in set-up and not placed yet
        self.bag: list[int] = [0] * (game.seats * PIECES)
        # 1: at war
        self.war: list[int] = [0] * (MOST_SEATS * MOST_SEATS)
        # 1: may not attack before the own next movement phase
        self.waiting: list[int] = [0] * (MOST_SEATS * MOST_SEATS)
        # enemies that both fight as allies (option)
        self.allied: list[int] = [0] * (MOST_SEATS * MOST_SEATS)
        # 1: offers peace
        self.peace_offer: list[int] = [0] * (MOST_SEATS * MOST_SEATS)
        # to whom its owner cedes it
        self.ceded_to: list[int] = [-1] * REGIONS
        # standing leave to pass a strait or an ally's regions
        self.passage: list[int] = [0] * (MOST_SEATS * MOST_SEATS)
        self.turn: int = 0
        # 0: set-up, 1: production, 2 and 3: movement
        self.phase: int = 0
        # the order of play
        self.order: list[int] = []
        # whose segment it is
        self.mover: int = -1
        # why the game ends after this movement phase, 0: it does not
        self.ending: int = 0
        # who took the last region of the first player to lose all
        self.conqueror: int = -1
        # the mover's units that may still move
        self.ready: bytearray = bytearray(REGIONS * POINTS * KINDS)
        # where any of these are
        self.ready_regions: int = 0
        # points that the mover's fleets have left
        self.sailing_points: list[int] = [0] * FLEETS
        # where the mover has been refused passage
        self.barred: int = 0
        # where the mover's units came from
        self.entries: list[int] = [0] * REGIONS
        # of the mover's units, those that came by sea
        self.landed: bytearray = bytearray(REGIONS * KINDS)
        # the mover's fleets that have attacked each player there
        self.engaged: list[int] = [0] * (SEAS * MOST_SEATS)
        # 1: conquered, won by treaty or pacified in this segment
        self.gained: list[int] = [0] * REGIONS
        # the mover's explorers there that have rolled
        self.explored: list[int] = [0] * REGIONS
        # the mover's engineers there that have prospected
        self.prospected: list[int] = [0] * REGIONS
        # units that came by rail and still have all their points
        self.railed: bytearray = bytearray(REGIONS * KINDS)
        # units that scorched the earth instead
        self.scorchers: bytearray = bytearray(REGIONS * KINDS)
        # defenders who retreated into a battle: no dice in its first round
        self.late: bytearray = bytearray(REGIONS * KINDS)
        # units built there
        self.raised: bytearray = bytearray(REGIONS * KINDS)
        # fleets built there
        self.launched: list[int] = [0] * REGIONS
        # buildings and developments there
        self.projects: list[int] = [0] * REGIONS
        self.engineers_used: list[int] = [0] * REGIONS
        # built in this phase
        self.new_buildings: list[int] = [0] * REGIONS
        # 1: somebody has tried
        self.incited: list[int] = [0] * REGIONS
        # 1: its owner has paid to westernize it
        self.westernized_for: list[int] = [0] * REGIONS
        # 1: a foreign sphere has been bought off
        self.cleared: list[int] = [0] * REGIONS
        # strength that goes when a revolt is put down (option)
        self.reforms: list[int] = [0] * REGIONS
        # 1: in this phase
        self.canal_paid: int = 0
        # the set of regions that each controls
        self.realm: list[int] = [0] * game.seats
        # buildings that each controls
        self.works: list[int] = [0] * (game.seats * BUILDINGS)
        # units and fleets that each has on the board, aboard included
        self.forces: list[int] = [0] * (MOST_SEATS * UNITS)

    def clone(self) -> Position:
        """See State."""
        c = Position()
        c.game = self.game
        c.rules = self.rules
        c.events = None
        c.frames = [frame.copy() for frame in self.frames]
        c.cached = self.cached
        c.ended = self.ended
        c.to_act = self.to_act
        c.turns = self.turns
        c.seats = self.seats
        c.world = self.world
        c.codes = self.codes
        c.house = self.house
        c.marches = self.marches
        c.owner = self.owner
        c.troops = self.troops[:]
        c.buildings = self.buildings
        c.revolt = self.revolt
        c.spheres = self.spheres
        c.supporting = self.supporting
        c.fleet_at = self.fleet_at[:]
        c.cargo = self.cargo[:]
        c.guests = self.guests[:]
        c.canal = self.canal
        c.marker = self.marker
        c.marker_lore = self.marker_lore
        c.marker_truth = self.marker_truth
        c.marker_origin = self.marker_origin
        c.marker_pool = self.marker_pool
        c.stronghold = self.stronghold
        c.chit = self.chit
        c.chit_lore = self.chit_lore
        c.chit_truth = self.chit_truth
        c.chit_pool = self.chit_pool
        c.developed = self.developed
        c.pp = self.pp[:]
        c.dp = self.dp[:]
        c.home = self.home
        c.card = self.card
        c.bag = self.bag
        c.war = self.war
        c.waiting = self.waiting
        c.allied = self.allied
        c.peace_offer = self.peace_offer
        c.ceded_to = self.ceded_to
        c.passage = self.passage
        c.turn = self.turn
        c.phase = self.phase
        c.order = self.order
        c.mover = self.mover
        c.ending = self.ending
        c.conqueror = self.conqueror
        c.ready = self.ready[:]
        c.ready_regions = self.ready_regions
        c.sailing_points = self.sailing_points[:]
        c.barred = self.barred
        c.entries = self.entries
        c.landed = self.landed
        c.engaged = self.engaged
        c.gained = self.gained
        c.explored = self.explored
        c.prospected = self.prospected
        c.railed = self.railed
        c.scorchers = self.scorchers
        c.late = self.late
        c.raised = self.raised
        c.launched = self.launched
        c.projects = self.projects
        c.engineers_used = self.engineers_used
        c.new_buildings = self.new_buildings
        c.incited = self.incited
        c.westernized_for = self.westernized_for
        c.cleared = self.cleared
        c.reforms = self.reforms
        c.canal_paid = self.canal_paid
        c.realm = self.realm
        c.works = self.works
        c.forces = self.forces[:]
        return c

    def key(self) -> tuple[Any, ...]:
        """See State."""
        return (
            self.to_act,
            self.turns,
            self.ended,
            tuple([frame.key() for frame in self.frames]),
            tuple(self.owner),
            bytes(self.troops),
            tuple(self.buildings),
            tuple(self.revolt),
            bytes(self.spheres),
            bytes(self.supporting),
            tuple(self.fleet_at),
            bytes(self.cargo),
            tuple(self.guests),
            self.canal,
            tuple(self.marker),
            tuple(self.marker_lore),
            tuple(self.marker_origin),
            tuple(self.stronghold),
            tuple(self.chit),
            tuple(self.chit_lore),
            tuple(self.developed),
            tuple(self.pp),
            tuple(self.dp),
            tuple(self.home),
            tuple(self.card),
            tuple(self.bag),
            tuple(self.war),
            tuple(self.waiting),
            tuple(self.allied),
            tuple(self.peace_offer),
            tuple(self.ceded_to),
            tuple(self.passage),
            self.turn,
            self.phase,
            tuple(self.order),
            self.mover,
            self.ending,
            self.conqueror,
            bytes(self.ready),
            tuple(self.sailing_points),
            self.barred,
            tuple(self.entries),
            bytes(self.landed),
            tuple(self.engaged),
            tuple(self.gained),
            tuple(self.explored),
            tuple(self.prospected),
            bytes(self.railed),
            bytes(self.scorchers),
            bytes(self.late),
            bytes(self.raised),
            tuple(self.launched),
            tuple(self.projects),
            tuple(self.engineers_used),
            tuple(self.new_buildings),
            tuple(self.incited),
            tuple(self.westernized_for),
            tuple(self.cleared),
            tuple(self.reforms),
            self.canal_paid,
        )
