"""Positions of Imperial in a few words.

    table = Table(4).government(GE=1, RU=2).units("GE", "berlin 2", "baltic_sea").turn("GE")
    table.do("rondel maneuver1")

Nations are AH, IT, FR, GB, GE, RU, or their full ids; regions and spaces have the words of the notation.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, Self

from greatpowers.core.game import NOBODY
from greatpowers.core.steps import Seat
from greatpowers.games.imperial import Imperial
from greatpowers.games.imperial.actions import ARMY, FLEET, FRIENDLY
from greatpowers.games.imperial.board import (
    AREA_IDS,
    BONDS,
    HOMES,
    LANDS,
    NATION_IDS,
    NATIONS,
    RANK_OF_FACE,
    SPACE_IDS,
    Area,
    Nation,
    home,
)
from greatpowers.games.imperial.position import Position
from greatpowers.games.imperial.units import units_of_kind
from greatpowers.testing.builder import Builder

SHORT: Final = {"AH": 0, "IT": 1, "FR": 2, "GB": 3, "GE": 4, "RU": 5}


class Table(Builder):
    """A game of Imperial, to be set up and played. Players are numbered from 1, as in the notation."""

    kind = Position
    game: Imperial
    _state: Position

    def __init__(self, players: int = 4, deal: str = "", **options: str | int) -> None:
        """A new game. `deal`: flag cards for players 1, 2, ...; e.g. "AH IT FR GB" (that is the default order)."""
        super().__init__(Imperial(players, **options))
        if not self.game.experienced:
            self._deal(deal.split() or list(SHORT)[:players])

    def _deal(self, cards: Sequence[str]) -> None:
        for card in cards:
            if self.step == "deal":  # a last card has nothing left to chance
                self.do(f"deal {NATION_IDS[nation_number(card)]}")

    def position(self) -> Position:
        """See Builder."""
        super().position()
        return self._state

    @property
    def state(self) -> Position:
        """See Builder."""
        return self.position()

    def edit(self) -> Position:
        """See Builder."""
        super().edit()
        return self._state

    # -- setting up ------------------------------------------------------------------------------------------

    def clear(self) -> Self:
        """Take away all bonds, money and governments; units, flags and factories stay."""
        for name in ("bond", "government", "cash", "treasury"):
            self.set(name, "")
        return self.set("bank", 0)

    def government(self, **players: int) -> Self:
        """Let players govern nations, e.g. GE=1, RU=2 (0: nobody); bonds stay as they are."""
        for nation, player in players.items():
            self.edit().government[nation_number(nation)] = self._holder(player)
        return self

    def bonds(self, player: int, **faces: str) -> Self:
        """Hand bonds to a player, e.g. GE="9 4", RU="2" (0: back to the pile); nothing is paid."""
        for nation, given in faces.items():
            for face in given.split():
                self.edit().bond[_bond(nation, int(face))] = self._holder(player)
        return self

    def cash(self, *amounts: int) -> Self:
        """Set everybody's cash, player 1 first; the bank balances the books."""
        s = self.edit()
        for player, amount in enumerate(amounts, 1):
            seat = self.seat(player)
            s.bank += s.cash[seat] - amount
            s.cash[seat] = amount
        return self

    def treasury(self, **amounts: int) -> Self:
        """Put money in treasuries, e.g. GE=5; the bank balances the books."""
        s = self.edit()
        for name, amount in amounts.items():
            nation = nation_number(name)
            s.bank += s.treasury[nation] - amount
            s.treasury[nation] = amount
        return self

    def units(self, nation: str, *places: str) -> Self:
        """Add units: "berlin" an army, "prague 2" two, "baltic_sea" a fleet.

        A sea gets fleets; `/fleet` puts fleets in a harbour; `[f]` lays armies down (friendly), `[h]` is the default.
        """
        s = self.edit()
        for place in places:
            name, _, count = place.partition(" ")
            area, unit = _unit(name)
            pieces = {ARMY: s.army, FRIENDLY: s.lying, FLEET: s.fleet}[unit]
            pieces[area * NATIONS + nation_number(nation)] += int(count or 1)
        return self

    def factories(self, nation: str, *provinces: str) -> Self:
        """Give a nation exactly these factories."""
        s = self.edit()
        for province in home(nation_number(nation)):
            s.factory[province] = 0
        for name in provinces:
            s.factory[_province(name)] = 1
        return self

    def flags(self, nation: str, *regions: str) -> Self:
        """Put flags of a nation on these regions."""
        for name in regions:
            self.edit().flag[area_number(name)] = nation_number(nation)
        return self

    def power(self, **points: int) -> Self:
        """Set power points, e.g. FR=17."""
        for nation, amount in points.items():
            self.edit().power[nation_number(nation)] = amount
        return self

    def tax(self, **spaces: int) -> Self:
        """Put markers on spaces of the tax chart, e.g. GE=1; 0 is "2-5", 10 is "15+"."""
        for nation, space in spaces.items():
            self.edit().tax[nation_number(nation)] = space
        return self

    def rondel(self, **spaces: str) -> Self:
        """Put markers on spaces of the rondel, e.g. IT="investor"; "" takes one off it."""
        for nation, space in spaces.items():
            self.edit().rondel[nation_number(nation)] = _number("space", space, SPACE_IDS) if space else -1
        return self

    def card(self, player: int) -> Self:
        """Give the investor card to this player."""
        self.edit().card = self._holder(player)
        return self

    def turn(self, nation: str) -> Self:
        """Let this nation choose a space on the rondel; events begin here."""
        s = self.edit()
        s.nation = nation_number(nation)
        s.events = []
        return self.steps("turn stage=1", "rondel")

    def _holder(self, player: int) -> Seat:
        """The seat of a player; 0 is nobody."""
        return self.seat(player) if player else NOBODY

    # -- looking ---------------------------------------------------------------------------------------------

    def count(self, nation: str, place: str) -> int:
        """How many units stand there: "berlin" (upright armies), "berlin[f]", "hamburg/fleet", "baltic_sea"."""
        area, unit = _unit(place)
        return units_of_kind(self._state, area, nation_number(nation), unit)

    def flag(self, region: str) -> str:
        """The nation whose flag is there, as AH, IT, ...; "" for none."""
        holder = self._state.flag[area_number(region)]
        return list(SHORT)[holder] if holder >= 0 else ""

    def government_of(self, nation: str) -> int:
        """The player who governs a nation, 0 for none."""
        return self._state.government[nation_number(nation)] + 1

    def treasury_of(self, nation: str) -> int:
        """The money in a nation's treasury."""
        return self._state.treasury[nation_number(nation)]

    def cash_of(self, player: int) -> int:
        """A player's cash."""
        return self._state.cash[self.seat(player)]

    def holder(self, nation: str, face: int) -> int:
        """The player who holds a bond, 0 when it lies in the pile."""
        return self._state.bond[_bond(nation, face)] + 1

    def has_factory(self, province: str) -> bool:
        """Whether a factory stands there."""
        return bool(self._state.factory[_province(province)])


# -- words ---------------------------------------------------------------------------------------------------


def nation_number(nation: str) -> Nation:
    """AH, IT, FR, GB, GE, RU, or the full id."""
    return SHORT[nation] if nation in SHORT else _number("nation", nation, NATION_IDS)


def area_number(name: str) -> Area:
    """A region or sea by its id."""
    return _number("region", name, AREA_IDS)


def _province(name: str) -> Area:
    area = area_number(name)
    if area >= HOMES:
        raise ValueError(f"{name} is no home province")
    return area


def _bond(nation: str, face: int) -> int:
    if face not in RANK_OF_FACE:
        raise ValueError(f"there is no bond of {face}, only of {', '.join(map(str, RANK_OF_FACE))}")
    return nation_number(nation) * BONDS + RANK_OF_FACE[face]


def _unit(place: str) -> tuple[Area, int]:
    """An area and a kind of unit: "berlin", "prague[f]", "hamburg/fleet", "baltic_sea"."""
    if place.endswith("/fleet"):
        return area_number(place.removesuffix("/fleet")), FLEET
    if place.endswith("[f]"):
        return _province(place.removesuffix("[f]")), FRIENDLY
    area = area_number(place.removesuffix("[h]"))
    return area, FLEET if area >= LANDS else ARMY


def _number(what: str, word: str, words: Sequence[str]) -> int:
    if word not in words:
        near = get_close_matches(word, words, 1)
        raise ValueError(f"there is no {what} {word!r}" + (f": do you mean {near[0]!r}?" if near else ""))
    return words.index(word)
