"""A table for rule tests: set up any position of Imperial in a few words, act in notation, look at what happened."""

from __future__ import annotations

from greatpowers.games.imperial import Imperial, steps
from greatpowers.games.imperial.board import AREA, BONDS, HOMES, NATION_IDS, NATIONS, RANK_OF_FACE, SPACE_IDS
from greatpowers.games.imperial.position import Position
from greatpowers.games.imperial.state import STEPS, ImperialState
from greatpowers.games.imperial.turn import ACT
from tests.rule_table import RuleTable, same

__all__ = ["SHORT", "Table", "nation_number", "same"]

SHORT = {"AH": 0, "IT": 1, "FR": 2, "GB": 3, "GE": 4, "RU": 5}


def nation_number(nation: str) -> int:
    """AH, IT, FR, GB, GE, RU, or the full id."""
    return SHORT[nation] if nation in SHORT else NATION_IDS.index(nation)


class Table(RuleTable):
    """A game in the middle of being tested. Players are numbered from 1, as in the notation."""

    game: Imperial

    def __init__(self, players: int = 4, deal: str = "", **options: str | int) -> None:
        """A new game. `deal`: flag cards for players 1, 2, ...; e.g. "AH IT FR GB" (that is the default order)."""
        self.game = Imperial(players, **options)
        self.state: ImperialState = self.game.start()
        self.state.told = []
        if options.get("setup") != "experienced":
            self._deal(deal.split() if deal else list(SHORT)[:players])

    def position(self) -> ImperialState:
        """See RuleTable."""
        return self.state

    def _deal(self, cards: list[str]) -> None:
        for card in cards:
            if self.state.step == "deal":  # a last card has nothing left to chance
                self.do(f"deal {NATION_IDS[nation_number(card)]}")

    # -- setting up ------------------------------------------------------------------------------------------

    def clear(self) -> Table:
        """No bonds, no money, no governments: for positions built from nothing."""
        s = self.state
        s.bond = [-1] * (NATIONS * BONDS)
        s.government = [-1] * NATIONS
        s.cash = [0] * s.seats
        s.treasury = [0] * NATIONS
        s.bank = 0
        return self

    def government(self, **players: int) -> Table:
        """government(GE=1, RU=2): these players lead these nations (0: nobody); bonds stay as they are."""
        for nation, player in players.items():
            self.state.government[nation_number(nation)] = player - 1
        return self

    def bonds(self, player: int, **faces: str) -> Table:
        """bonds(1, GE="9 4", RU="2"): this player also holds these bonds; nothing is paid."""
        for nation, given in faces.items():
            for face in given.split():
                self.state.bond[nation_number(nation) * BONDS + RANK_OF_FACE[int(face)]] = player - 1
        return self

    def cash(self, *amounts: int) -> Table:
        """Everybody's cash, player 1 first; the bank balances the books."""
        for seat, amount in enumerate(amounts):
            self.state.bank += self.state.cash[seat] - amount
            self.state.cash[seat] = amount
        return self

    def treasury(self, **amounts: int) -> Table:
        """treasury(GE=5): money in treasuries; the bank balances the books."""
        for nation, amount in amounts.items():
            n = nation_number(nation)
            self.state.bank += self.state.treasury[n] - amount
            self.state.treasury[n] = amount
        return self

    def units(self, nation: str, *places: str) -> Table:
        """units("GE", "berlin", "munich[f]", "baltic_sea", "hamburg/fleet 2"): armies, fleets and how many.

        A sea gets fleets; `/fleet` puts fleets in a harbour; `[f]` lays armies down (friendly); `[h]` is the default.
        """
        n = nation_number(nation)
        for place in places:
            name, _, count = place.partition(" ")
            number = int(count or 1)
            area = AREA[name.replace("[f]", "").replace("[h]", "").replace("/fleet", "")]
            if name.endswith("/fleet") or area >= 45:
                self.state.fleet[area * NATIONS + n] += number
            elif name.endswith("[f]"):
                self.state.lying[area * NATIONS + n] += number
            else:
                self.state.army[area * NATIONS + n] += number
        return self

    def factories(self, nation: str, *provinces: str) -> Table:
        """Exactly these factories for a nation."""
        n = nation_number(nation)
        for province in range(n * 5, n * 5 + 5):
            self.state.factory[province] = 0
        for name in provinces:
            self.state.factory[AREA[name]] = 1
        return self

    def flags(self, nation: str, *regions: str) -> Table:
        """These regions carry this nation's flag."""
        for name in regions:
            self.state.flag[AREA[name]] = nation_number(nation)
        return self

    def power(self, **points: int) -> Table:
        """power(FR=17): power points."""
        for nation, amount in points.items():
            self.state.power[nation_number(nation)] = amount
        return self

    def tax(self, **spaces: int) -> Table:
        """tax(GE=1): spaces on the tax chart, 0 is "2-5", 10 is "15+"."""
        for nation, space in spaces.items():
            self.state.tax[nation_number(nation)] = space
        return self

    def rondel(self, **spaces: str) -> Table:
        """rondel(IT="investor"): where markers stand."""
        for nation, space in spaces.items():
            self.state.rondel[nation_number(nation)] = SPACE_IDS.index(space)
        return self

    def card(self, player: int) -> Table:
        """This player holds the investor card."""
        self.state.card = player - 1
        return self

    def turn(self, nation: str) -> Table:
        """It is this nation's turn to choose a space on the rondel."""
        s = self.state
        s.nation = nation_number(nation)
        s.steps = [steps.TURN, steps.RONDEL]
        s.stage = ACT
        s.passed = 0
        s.cached = None
        s.to_act = s.government[s.nation]
        s.told = []
        return self

    def resume(self) -> Table:
        """Let the engine find the next decision, after steps were set by hand."""
        s: Position = self.state
        s.cached = None
        s.to_act = -1
        while s.to_act == -1 and not s.ended:
            STEPS[s.steps[-1]].resume(s)
        return self

    # -- looking ---------------------------------------------------------------------------------------------

    def count(self, nation: str, place: str) -> int:
        """How many units stand there: "berlin" (upright armies), "berlin[f]", "hamburg/fleet", "baltic_sea"."""
        n = nation_number(nation)
        area = AREA[place.replace("[f]", "").replace("[h]", "").replace("/fleet", "")]
        if place.endswith("/fleet") or area >= 45:
            return self.state.fleet[area * NATIONS + n]
        if place.endswith("[f]"):
            return self.state.lying[area * NATIONS + n]
        return self.state.army[area * NATIONS + n]

    def flag(self, region: str) -> str:
        """The nation whose flag is there, as AH, IT, ...; "" for none."""
        holder = self.state.flag[AREA[region]]
        return list(SHORT)[holder] if holder >= 0 else ""

    def gov(self, nation: str) -> int:
        """The player who governs a nation, 0 for none."""
        return self.state.government[nation_number(nation)] + 1

    def t(self, nation: str) -> int:
        """The money in a nation's treasury."""
        return self.state.treasury[nation_number(nation)]

    def cash_of(self, player: int) -> int:
        """A player's cash."""
        return self.state.cash[player - 1]

    def holder(self, nation: str, face: int) -> int:
        """The player who holds a bond, 0 when it lies in the pile."""
        return self.state.bond[nation_number(nation) * BONDS + RANK_OF_FACE[face]] + 1

    def has_factory(self, province: str) -> bool:
        """Whether a factory stands there."""
        assert AREA[province] < HOMES
        return bool(self.state.factory[AREA[province]])
