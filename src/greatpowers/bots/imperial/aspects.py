"""What may be better in a position of Imperial: players' cash, bonds and governments, and how nations stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from greatpowers.bots.imperial.mind import ImperialMind
from greatpowers.bots.reasons import Aspects, Difference
from greatpowers.games.imperial.board import AREAS, HOMES, LANDS, NATION_IDS, NATIONS, home
from greatpowers.games.imperial.position import Position
from greatpowers.games.imperial.scoring import score

Change = Callable[[Position, Position, int], int]  # makes a nation as in another position; how much it loses by that

_LARGER: Final = 2  # millions of interest by which the stake of another player grows noticeably
_SEAT: Final = {"seat"}
_NATION: Final = {"nation"}


class ImperialAspects(Aspects[Position]):
    """Parts of the position itself are exchanged, so that points and taxes, which follow from them, change as well."""

    def __init__(self) -> None:
        self._mind = ImperialMind()

    def differences(self, better: Position, other: Position, seat: int) -> Iterator[Difference]:
        """See Aspects."""
        rival = max((whose for whose in range(better.seats) if whose != seat), key=lambda whose: score(better, whose))
        for whose in range(better.seats):
            is_remote = whose not in (seat, rival)
            for difference in (
                *self._of_purse(better, other, seat, whose),
                *(found for nation in range(NATIONS) for found in self._of_bonds(better, other, seat, whose, nation)),
            ):
                yield difference._replace(is_remote=is_remote)
        for nation in range(NATIONS):
            is_remote = better.government[nation] not in (seat, rival)
            for difference in self._of_nation(better, other, seat, nation):
                yield difference._replace(is_remote=is_remote)

    def messages(self) -> dict[str, set[str]]:
        """See Aspects."""
        out = {"cash": set[str](), "cash-other": _SEAT, "card": set[str](), "card-other": _SEAT}
        for name in ("bonds", "government"):
            out |= {name: _NATION, f"{name}-other": _SEAT | _NATION}
        for name in (*_NATION_CHANGES, "rondel"):
            out |= {name: _NATION, f"{name}-held-back": _NATION}
        return out

    def _of_purse(self, better: Position, other: Position, seat: int, whose: int) -> Iterator[Difference]:
        """Cash and the investor card. Cash that somebody else has spent on bonds is no loss to them."""
        is_own = whose == seat
        values: dict[str, str | int] = {} if is_own else {"seat": whose}
        suffix = "" if is_own else "-other"
        more = better.cash[whose] - other.cash[whose]
        if _is_gain(more, is_own) and (is_own or more + _lent(better, whose) - _lent(other, whose) < 0):
            without = better.clone()
            without.cash[whose] = other.cash[whose]
            yield self._difference(f"cash{suffix}", values, without)._replace(is_general=True)
        if _is_gain((better.card == whose) - (other.card == whose), is_own):
            without = better.clone()
            without.card = other.card
            yield self._difference(f"card{suffix}", values, without)

    def _of_bonds(self, better: Position, other: Position, seat: int, whose: int, nation: int) -> Iterator[Difference]:
        """A stake in a nation; where its government changes hands, that is told, and the bonds go with it.

        Nobody ever loses bonds: another player can only be kept from more, which is told of those who have some.
        """
        is_own = whose == seat
        named: dict[str, str | int] = {"nation": NATION_IDS[nation]} | ({} if is_own else {"seat": whose})
        suffix = "" if is_own else "-other"
        governor, former = better.government[nation], other.government[nation]
        at = nation * better.seats + whose
        if governor == former or whose not in (governor, former):
            more = better.interest[at] - other.interest[at]
            if _is_gain(more, is_own) and (is_own or (better.interest[at] and -more >= _LARGER)):
                without = better.clone()
                without.interest = _with(better.interest, at, other.interest[at])
                without.credit = _with(better.credit, at, other.credit[at])
                yield self._difference(f"bonds{suffix}", named, without)
        elif whose == (seat if governor == seat else former) and former != seat:
            without = better.clone()
            bonds = slice(nation * better.seats, (nation + 1) * better.seats)
            without.interest, without.credit = better.interest[:], better.credit[:]
            without.interest[bonds], without.credit[bonds] = other.interest[bonds], other.credit[bonds]
            without.government = _with(better.government, nation, former)
            yield self._difference(f"government{suffix}", named, without)

    def _of_nation(self, better: Position, other: Position, seat: int, nation: int) -> Iterator[Difference]:
        """A nation's strength is good for those who hold more of its bonds than the others."""
        held = better.interest[nation * better.seats : (nation + 1) * better.seats]
        is_own = held[seat] * better.seats > sum(held)
        suffix, values = "" if is_own else "-held-back", {"nation": NATION_IDS[nation]}
        for name, change in _NATION_CHANGES.items():
            without = better.clone()
            if _is_gain(change(without, other, nation), is_own):
                yield self._difference(f"{name}{suffix}", values, without)
        if better.rondel[nation] != other.rondel[nation]:  # which place is better, only the value can say
            without = better.clone()
            without.rondel = _with(better.rondel, nation, other.rondel[nation])
            yield self._difference(f"rondel{suffix}", values, without)._replace(is_minor=True)

    def _difference(self, name: str, values: Mapping[str, str | int], without: Position) -> Difference:
        return Difference(name, dict(values), self._mind.features(without))


def _is_gain(change: int, is_own: bool) -> bool:
    """Whether there is more of one's own, or less of another's."""
    return change > 0 if is_own else change < 0


def _lent(s: Position, seat: int) -> int:
    """What a player has lent to all nations together."""
    return sum(s.credit[seat :: s.seats])


def _with(row: list[int], at: int, value: int) -> list[int]:
    """A copy of a row that positions may share, with another value."""
    out = row[:]
    out[at] = value
    return out


# -- nations -------------------------------------------------------------------------------------------------


def _power(s: Position, other: Position, nation: int) -> int:
    lost = s.power[nation] - other.power[nation]
    s.power = _with(s.power, nation, other.power[nation])
    return lost


def _treasury(s: Position, other: Position, nation: int) -> int:
    lost = s.treasury[nation] - other.treasury[nation]
    s.treasury[nation] = other.treasury[nation]
    return lost


def _factories(s: Position, other: Position, nation: int) -> int:
    """Factories, as far as no hostile army closes them."""
    lost = _working(s, nation) - _working(other, nation)
    provinces = home(nation)
    own = sum(1 << province for province in provinces)
    s.factory = s.factory[:]
    s.factory[provinces.start : provinces.stop] = other.factory[provinces.start : provinces.stop]
    s.closed = s.closed & ~own | other.closed & own
    return lost


def _working(s: Position, nation: int) -> int:
    return sum(1 for province in home(nation) if s.factory[province] and not s.closed >> province & 1)


def _flags(s: Position, other: Position, nation: int) -> int:
    lost = s.flag.count(nation) - other.flag.count(nation)
    s.flag = [then if nation in (now, then) else now for now, then in zip(s.flag, other.flag, strict=True)]
    return lost


def _forces(s: Position, other: Position, nation: int) -> int:
    lost = s.armies_out[nation] + s.fleets_out[nation] - other.armies_out[nation] - other.fleets_out[nation]
    for row, then, areas in (
        (s.army, other.army, LANDS),
        (s.lying, other.lying, HOMES),
        (s.fleet, other.fleet, AREAS),
    ):
        row[nation : areas * NATIONS : NATIONS] = then[nation : areas * NATIONS : NATIONS]
    s.armies_out = _with(s.armies_out, nation, other.armies_out[nation])
    s.fleets_out = _with(s.fleets_out, nation, other.fleets_out[nation])
    return lost


_NATION_CHANGES: Final[dict[str, Change]] = {
    "power": _power,
    "treasury": _treasury,
    "factories": _factories,
    "flags": _flags,
    "forces": _forces,
}
