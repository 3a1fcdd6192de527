"""A table for rule tests: set up any position of War! in a few words, act in notation, look at what happened."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from greatpowers.core.game import NOBODY
from greatpowers.core.rows import replaced
from greatpowers.core.steps import Frame
from greatpowers.games.war import (
    construction,
    fleets,
    forces,
    income,
    lands,
    maintenance,
    markers,
    natives,
    segment,
    steps,
    turn,
)
from greatpowers.games.war.board import AREA, AREA_IDS, NATIVE_RATING, NATIVE_STRENGTH
from greatpowers.games.war.chits import CHIT_IDS, FIRST_CHIT, NO_CHIT, START_DOT
from greatpowers.games.war.frames import Administration, LandBattle, Segment, Turn
from greatpowers.games.war.game import War
from greatpowers.games.war.pieces import BUILDING_IDS, FLEETS, KINDS, MARKER_IDS, MOST_SEATS, marker
from greatpowers.games.war.position import Position
from tests.rule_table import RuleTable, same

__all__ = ["Table", "area", "same"]

# Land units as in the ledger: infantry, cavalry, artillery, General, eXplorer, eNgineer.
KIND = {"i": 0, "c": 1, "a": 2, "G": 3, "X": 4, "N": 5}

MOVE_1 = 7  # the stage of a turn in which its first movement phase is played: see turn.py


def area(name: str) -> int:
    """The number of a region or sea area."""
    return AREA[name]


def pieces(text: str) -> list[tuple[int, int]]:
    """ "2i 1c G" as pairs of kind and number; a number left out is 1."""
    found = [re.fullmatch(r"(\d*)([icaGXN])", word) for word in text.split()]
    assert all(found), text
    return [(KIND[match[2]], int(match[1] or 1)) for match in found if match]


def written(numbers: list[int]) -> str:
    """Numbers of each kind as they are written: "2i 1G", "" for none."""
    return " ".join(f"{number}{name}" for name, number in zip(KIND, numbers, strict=True) if number)


def _begin_inciting(s: Position, seat: int) -> None:
    s.frames.append(Administration(seat, step=steps.INCITE))


class Table(RuleTable):
    """A game in the middle of being tested. Players are numbered from 1, as in the notation.

    It begins with an empty board, full bags, no money and peace, in the first movement phase of turn 1; player 1 moves
    first. Put pieces on it, then say whose movement begins: `move(1)`.
    """

    def __init__(self, players: int = 4, **options: str | int) -> None:
        self.game = War(players, **options)
        s = self.state = self.game.blank()
        for strength, rating, number in zip(NATIVE_STRENGTH, NATIVE_RATING, s.world.native_count, strict=True):
            s.marker_pool[marker(strength, rating)] = number
        s.chit_pool[FIRST_CHIT:] = s.world.resource_count
        s.order = list(range(players))
        s.pp = [0] * players
        s.dp = [0] * players
        s.turn = 1
        s.phase = 2
        s.events = []
        s.frames = [Turn(MOVE_1)]

    def position(self) -> Position:
        """See RuleTable."""
        return self.state

    @property
    def battle(self) -> LandBattle:
        """The land battle that is going on."""
        return next(frame for frame in reversed(self.state.frames) if isinstance(frame, LandBattle))

    # -- setting up ------------------------------------------------------------------------------------------

    def land(self, player: int, region: str, text: str = "", *buildings: str) -> Table:
        """land(1, "france", "2i 1G", "city", "fort"): the player controls it, with these pieces more.

        It has a dot, as every starting region; `chit` puts another chit there.
        """
        s, at = self.state, area(region)
        lands.set_owner(s, at, player - 1)
        s.chit = replaced(s.chit, at, s.chit[at] or START_DOT)
        for building in buildings:
            lands.erect(s, at, BUILDING_IDS.index(building))
        return self.units(player, region, text)

    def units(self, player: int, region: str, text: str) -> Table:
        """Units more, whoever controls the region."""
        for kind, number in pieces(text):
            forces.put(self.state, area(region), player - 1, kind, number)
        return self

    def fleet(self, player: int, sea: str, cargo: str = "") -> Table:
        """One more fleet, with what it carries; fleets are numbered from 1 in the order in which they come."""
        s, seat = self.state, player - 1
        fleet = fleets.launch(s, seat, area(sea))
        for kind, number in pieces(cargo):
            s.cargo[fleets.hold(seat, fleet) + kind] += number
        self.game.recount(s)
        return self

    def natives(self, region: str, name: str, hidden: bool = False) -> Table:
        """natives("morocco", "8+"): a native marker out of the bag, open to all or seen by the last player only."""
        s, at = self.state, area(region)
        markers.lay_native(s, at)
        markers.draw_native(s, at, MARKER_IDS.index(name))
        if hidden:
            markers.show_native_to(s, at, s.seats - 1)
        else:
            markers.show_native(s, at)
        return self

    def chit(self, region: str, chit: str, developed: bool = False) -> Table:
        """A resource chit out of the bag; only the controller knows it unless it is developed."""
        s, at = self.state, area(region)
        s.chit = replaced(s.chit, at, NO_CHIT)
        markers.draw_chit(s, at, CHIT_IDS.index(chit))
        markers.show_chit_to(s, at, max(s.owner[at], 0))
        if developed:
            markers.show_chit(s, at)
            s.developed = replaced(s.developed, at, 1)
        return self

    def spheres(self, player: int, region: str, number: int) -> Table:
        """Spheres of influence."""
        s = self.state
        s.spheres = s.spheres[:]
        s.spheres[area(region) * MOST_SEATS + player - 1] = number
        return self

    def war(self, *pairs: tuple[int, int]) -> Table:
        """These players are at war, and may attack each other."""
        s = self.state
        for a, b in pairs:
            for relation in ((a - 1) * MOST_SEATS + b - 1, (b - 1) * MOST_SEATS + a - 1):
                s.war = replaced(s.war, relation, 1)
        return self

    def allies(self, a: int, b: int, *enemies: int) -> Table:
        """Two players fight these enemies as allies."""
        s = self.state
        against = sum(1 << enemy - 1 for enemy in enemies)
        for relation in ((a - 1) * MOST_SEATS + b - 1, (b - 1) * MOST_SEATS + a - 1):
            s.allied = replaced(s.allied, relation, against)
        return self.war(*((player, enemy) for player in (a, b) for enemy in enemies))

    def supporting(self, player: int, region: str, number: int) -> Table:
        """So many of a player's spheres support the revolt there."""
        s = self.state
        s.supporting = s.supporting[:]
        s.supporting[area(region) * MOST_SEATS + player - 1] = number
        return self

    def revolt(self, region: str, value: int = 1) -> Table:
        """A region is in revolt: see revolts.py."""
        self.state.revolt = replaced(self.state.revolt, area(region), value)
        return self

    def money(self, player: int, pp: int = 0, dp: int = 0) -> Table:
        """Production and diplomacy points."""
        self.state.pp[player - 1] = pp
        self.state.dp[player - 1] = dp
        return self

    # -- phases ----------------------------------------------------------------------------------------------

    def move(self, player: int) -> Table:
        """This player's movement begins; those before them have had theirs."""
        s = self.state
        s.frames = [Turn(MOVE_1, s.order.index(player - 1) + 1)]
        s.events = []
        segment.begin(s, player - 1)
        return self.resume()

    def production(self, stage: int = turn.BEGIN) -> Table:
        """The production phase begins with this stage (see turn.py) and goes on by itself."""
        s = self.state
        s.phase = turn.PRODUCTION
        s.mover = -1
        s.frames = [Turn(stage)]
        s.events = []
        return self.resume()

    def _production_of(self, player: int, stage: int, begin: Callable[[Position, int], None]) -> Table:
        """This player's part of a stage begins; those before them have had theirs."""
        s = self.state
        s.phase = turn.PRODUCTION
        s.mover = -1
        s.frames = [Turn(stage, s.order.index(player - 1) + 1)]
        s.events = []
        begin(s, player - 1)
        return self.resume()

    def maintain(self, player: int) -> Table:
        """This player pays for units."""
        return self._production_of(player, turn.MAINTENANCE, maintenance.begin)

    def buy_dp(self, player: int) -> Table:
        """This player may buy diplomacy points."""
        return self._production_of(player, turn.DIPLOMACY_POINTS, income.begin_purchase)

    def diplomacy(self, player: int) -> Table:
        """This player's native diplomacy."""
        return self._production_of(player, turn.NATIVES, natives.begin)

    def incite(self, player: int) -> Table:
        """The last part of it: this player may incite revolts."""
        return self._production_of(player, turn.NATIVES, _begin_inciting)

    def construct(self, player: int) -> Table:
        """This player's construction."""
        return self._production_of(player, turn.CONSTRUCTION, construction.begin)

    def attack(self, player: int, start: str, to: str, text: str) -> Table:
        """attack(1, "france", "germany", "3i G"): units have entered a region, for the combat that follows."""
        s, at = self.state, area(to)
        s.entries = replaced(s.entries, at, s.entries[at] | 1 << area(start))
        return self.units(player, to, text)

    def landing(self, player: int, sea: str, to: str, text: str) -> Table:
        """The same from fleets in a sea area."""
        s = self.state
        s.landed = s.landed[:]
        for kind, number in pieces(text):
            s.landed[area(to) * KINDS + kind] += number
        return self.attack(player, sea, to, text)

    def combat(self, player: int) -> Table:
        """This player's combat begins, after the movements told by `attack` and `landing`."""
        s = self.state
        entries, landed = s.entries, s.landed
        self.move(player)
        s.entries, s.landed, s.events = entries, landed, []
        s.frames = [s.frames[0], Segment(segment.END), Frame(steps.COMBAT)]
        return self.resume()

    def resume(self) -> Table:
        """Let the engine find the next decision, after steps were set by hand."""
        s = self.state
        s.cached = None
        s.to_act = NOBODY
        while s.to_act == NOBODY and not s.ended:
            s.rules.resume[s.frames[-1].step](s, s.frames[-1])
        self._turn_up()
        return self

    # -- acting ----------------------------------------------------------------------------------------------

    def do(self, *notations: str, player: int | None = None) -> Table:
        """See RuleTable. Drawn markers and chits may leave out their region; what has been seen before shows itself."""
        for notation in notations:
            words = notation.split()
            if words[0] in ("native", "chit") and len(words) == 2:
                frame: Any = self.state.frames[-1]
                notation = f"{words[0]} {AREA_IDS[frame.region]} {words[1]}"
            super().do(notation, player=player)
            self._turn_up()
        return self

    def _turn_up(self) -> None:
        """Somebody looks at what another has seen, or natives answer: luck has only one thing to say."""
        s = self.state
        while s.step in ("native_draw", "chit_draw", "answer") and len(s.legal()) == 1:
            s.apply(s.legal()[0])

    def roll(self, *dice: int) -> Table:
        """These dice fall."""
        return self.do(*(f"roll {die}" for die in dice))

    # -- looking ---------------------------------------------------------------------------------------------

    def there(self, player: int, region: str) -> str:
        """A player's units in a region as they are written: "2i 1G", "" for none."""
        first = forces.at(area(region), player - 1)
        return written(list(self.state.troops[first : first + KINDS]))

    def aboard(self, player: int, fleet: int) -> str:
        """What a fleet carries, as it is written."""
        first = fleets.hold(player - 1, fleet - 1)
        return written(list(self.state.cargo[first : first + KINDS]))

    def at_sea(self, player: int, sea: str) -> int:
        """How many fleets a player has in a sea area."""
        return len(fleets.fleets_in(self.state, player - 1, area(sea)))

    def afloat(self, player: int) -> int:
        """How many fleets a player has."""
        first = (player - 1) * FLEETS
        return sum(sea >= 0 for sea in self.state.fleet_at[first : first + FLEETS])

    def owner(self, region: str) -> int:
        """The player who controls a region, 0 for the natives."""
        return self.state.owner[area(region)] + 1

    def marker(self, region: str) -> str:
        """The native marker as everybody knows it."""
        return MARKER_IDS[self.state.marker[area(region)]]

    def sphere_count(self, player: int, region: str) -> int:
        """How many spheres a player has there."""
        return self.state.spheres[area(region) * MOST_SEATS + player - 1]

    def buildings(self, region: str) -> set[str]:
        """What stands in a region."""
        return {name for i, name in enumerate(BUILDING_IDS) if self.state.buildings[area(region)] >> i & 1}
