"""What lies on the table: the position of a game of Imperial as plain lists of ints, and questions to ask of it.

Pieces are counted by area and nation: `army[area * NATIONS + nation]`. `army` counts armies standing upright (at
home, in land regions, or hostile in another nation's province), `lying` the friendly ones in another nation's
province (imperial/ruling/stance-per-army). A fleet in harbour is counted in its port's province.
"""

from __future__ import annotations

from greatpowers.core.game import NOBODY, Event, State
from greatpowers.games.imperial.board import (
    AREAS,
    BONDS,
    FACE,
    HOMES,
    INTEREST,
    LANDS,
    NATIONS,
    PROVINCES,
    SEAS,
    STARTS_WITH_FACTORY,
)


class Position(State):
    """The position; the subclass in `state.py` adds the rules."""

    __slots__ = (
        "army", "asked", "at", "bank", "bond", "cached", "card", "carried", "cash", "crossed", "dealt",
        "ended", "experienced", "factory", "fee", "first", "first_aside", "flag", "fleet", "fresh_army",
        "fresh_fleet", "fresh_lying", "gainer", "government", "in_hand", "left", "lowered", "lying",
        "nation", "offered", "open_cash", "origin", "part", "passed", "power", "produced", "queue",
        "raised", "rondel", "rounds", "seats", "stage", "tax", "treasury", "turn_limit", "turned",
        "unasked", "unit", "wanting", "with_card",
    )  # fmt: skip

    def __init__(
        self, seats: int, with_card: bool, experienced: bool, open_cash: bool, turn_limit: int, first_aside: int
    ) -> None:
        # The game as it is played, repeated here because the rules ask for it at every turn.
        self.seats = seats
        self.with_card = with_card
        self.experienced = experienced
        self.open_cash = open_cash
        self.turn_limit = turn_limit
        self.first_aside = first_aside  # actions from here on are asides

        self.to_act: int = NOBODY
        self.steps: list[int] = []
        self.told: list[Event] | None = None
        self.cached: list[int] | None = None  # the legal list of this position, once somebody asked for it

        # Money, bonds, governments.
        self.bank: int = 0  # may fall below zero (imperial/ruling/bank-limit)
        self.cash: list[int] = [0] * seats
        self.treasury: list[int] = [0] * NATIONS
        self.bond: list[int] = [-1] * (NATIONS * BONDS)  # holder of each bond, -1 in its nation's pile
        self.government: list[int] = [-1] * NATIONS
        self.card: int = -1  # holder of the investor card

        # The board.
        self.army: list[int] = [0] * (LANDS * NATIONS)
        self.lying: list[int] = [0] * (HOMES * NATIONS)
        self.fleet: list[int] = [0] * (AREAS * NATIONS)
        self.factory: list[int] = [1 if STARTS_WITH_FACTORY[area] else 0 for area in range(HOMES)]
        self.flag: list[int] = [-1] * AREAS
        self.rondel: list[int] = [-1] * NATIONS
        self.tax: list[int] = [0] * NATIONS  # space on the tax chart
        self.power: list[int] = [0] * NATIONS

        # The turn.
        self.nation: int = 0
        self.stage: int = 0  # how far the turn, or the maneuver, has come
        self.turns: int = 0  # nation turns finished
        self.fee: int = 0  # paid for the move on the rondel
        self.passed: int = 0  # 1: the investor step follows the action
        self.queue: list[int] = []  # seats still to be asked, in order
        self.first: int = 0  # who was asked first in this round
        self.rounds: list[int] = []  # variant without card: nations still to be offered
        self.offered: int = 0  # the nation now offered
        self.dealt: list[int] = []  # flag card of each seat so far
        self.left: int = 0  # units that may still be imported
        self.produced: int = 0  # mask of areas that have produced
        self.ended: int = 0  # how the game ended, see scoring.REASONS

        # The maneuver: what has not moved yet, and the unit at hand.
        self.part: int = 0  # 0 fleets, 1 armies, 2 flags, 3 finished
        self.fresh_army: list[int] = [0] * LANDS
        self.fresh_lying: list[int] = [0] * HOMES
        self.fresh_fleet: list[int] = [0] * AREAS
        self.raised: list[int] = [0] * HOMES  # of fresh_army: turned hostile in this maneuver
        self.lowered: list[int] = [0] * HOMES  # of fresh_lying: turned friendly in this maneuver
        self.carried: list[int] = [0] * SEAS  # armies carried over each sea
        self.origin: int = -1  # where the army at hand came from
        self.at: int = -1  # where it is, or has just arrived
        self.unit: int = 0  # the kind of the unit that entered, or turned
        self.in_hand: int = 0  # 1: an army is off the board (at sea, or its stance is not declared yet)
        self.turned: int = 0  # 1: the unit at `at` did not move in but turned hostile
        self.crossed: int = 0  # mask of seas on its way
        self.unasked: int = 0  # mask of nations still to be asked whether they call a battle
        self.asked: int = -1  # the nation asked now
        self.wanting: list[int] = []  # regions that a nation short of flags still wants
        self.gainer: int = -1  # that nation


# -- questions -----------------------------------------------------------------------------------------------


def hostile_armies(s: Position, province: int) -> int:
    """How many foreign armies stand upright in a home province."""
    base = province * NATIONS
    return sum(s.army[base : base + NATIONS]) - s.army[base + province // PROVINCES]


def open_mask(s: Position, nation: int) -> int:
    """Which of a nation's five provinces hold no hostile army: where its railroad runs."""
    army = s.army
    mask = 0
    first = nation * PROVINCES
    for i in range(PROVINCES):
        base = (first + i) * NATIONS
        if sum(army[base : base + NATIONS]) == army[base + nation]:
            mask |= 1 << i
    return mask


def free_factories(s: Position, nation: int) -> list[int]:
    """The nation's provinces with a factory that no hostile army occupies."""
    first = nation * PROVINCES
    return [p for p in range(first, first + PROVINCES) if s.factory[p] and not hostile_armies(s, p)]


def is_last_free_factory(s: Position, province: int) -> bool:
    """Whether this province has its nation's only unoccupied factory (imperial/stance/last-factory)."""
    return free_factories(s, province // PROVINCES) == [province]


def armies_out(s: Position, nation: int) -> int:
    """The nation's armies on the board."""
    at_hand = s.in_hand if nation == s.nation else 0
    return sum(s.army[nation::NATIONS]) + sum(s.lying[nation::NATIONS]) + at_hand


def fleets_out(s: Position, nation: int) -> int:
    """The nation's fleets on the board, in harbours and at sea."""
    return sum(s.fleet[nation::NATIONS])


def interest_due(s: Position, nation: int) -> int:
    """The interest of all bonds of a nation that are sold."""
    base = nation * BONDS
    return sum(INTEREST[rank] for rank in range(BONDS) if s.bond[base + rank] >= 0)


def interest_due_to(s: Position, nation: int, seat: int) -> int:
    """The interest of one player's bonds of a nation."""
    base = nation * BONDS
    return sum(INTEREST[rank] for rank in range(BONDS) if s.bond[base + rank] == seat)


def interest_due_to_others(s: Position, nation: int) -> int:
    """The interest of a nation's bonds that are not its government's own."""
    seat = s.government[nation]
    owed = 0
    for rank, holder in enumerate(s.bond[nation * BONDS : nation * BONDS + BONDS]):
        if holder >= 0 and holder != seat:
            owed += INTEREST[rank]
    return owed


def credit(s: Position, nation: int, seat: int) -> int:
    """The sum of the faces of one player's bonds of a nation (imperial/government/sum)."""
    base = nation * BONDS
    return sum(FACE[rank] for rank in range(BONDS) if s.bond[base + rank] == seat)


def is_sold(s: Position, nation: int) -> bool:
    """Whether any bond of the nation is in a player's hands."""
    return any(holder >= 0 for holder in s.bond[nation * BONDS : nation * BONDS + BONDS])


def governs_nothing(s: Position, seat: int) -> bool:
    """Whether a player leads no government: the owner of a Swiss Bank (imperial/swiss/iff)."""
    return seat not in s.government


def clockwise(s: Position, first: int) -> list[int]:
    """All seats in seating order, beginning with this one."""
    return [(first + i) % s.seats for i in range(s.seats)]


def swiss_banks(s: Position, first: int) -> list[int]:
    """The owners of Swiss Banks clockwise, beginning with this seat."""
    return [seat for seat in clockwise(s, first) if governs_nothing(s, seat)]


def others_present(s: Position, area: int, nation: int) -> list[int]:
    """The other nations that have units in an area, fleets in harbour included, in nation order."""
    base = area * NATIONS
    here = s.fleet[base : base + NATIONS]
    if area < LANDS:
        here += s.army[base : base + NATIONS]
    if area < HOMES:
        here += s.lying[base : base + NATIONS]
    if sum(here) == sum(here[nation::NATIONS]):
        return []
    return [other for other in range(NATIONS) if other != nation and any(here[other::NATIONS])]


def units_of_kind(s: Position, area: int, nation: int, unit: int) -> int:
    """How many units of one kind (see actions.ARMY, FRIENDLY, FLEET) a nation has in an area."""
    if unit == 2:
        return s.fleet[area * NATIONS + nation]
    if unit == 1:
        return s.lying[area * NATIONS + nation] if area < HOMES else 0
    return s.army[area * NATIONS + nation] if area < LANDS else 0


# -- asking --------------------------------------------------------------------------------------------------


def ask_unless_finished(s: Position, legal: list[int]) -> None:
    """Ask the active government, unless "enough" is all that it could answer: then the step is over."""
    if len(legal) > 1:
        s.cached = legal
        s.to_act = s.government[s.nation]
    else:
        s.steps.pop()
