"""The chances of a naval battle (war/navbattle), exactly.

Both sides fight to the end, and everybody gives up the fleets with the least cargo first. So the number of fleets that
each player has left says which they are, and a position of a battle is a row of such numbers; its chances are the
average of those that its dice lead to. Allies lose fleets by turns.
"""

from __future__ import annotations

from greatpowers.games.war.naval_battle import HIT, sharing
from greatpowers.games.war.odds import FACES, Odds, together, up_to

Left = tuple[int, ...]  # fleets by squadron
Chances = tuple[float, float]  # how likely either side wins


class Squadron:
    """One player's fleets: what each of them takes off its die, those that are given up first in front."""

    def __init__(self, schools: int, ports: int, loads: list[int]) -> None:
        self.schools = schools
        self.ports = ports
        self.loads = sorted(loads)


def naval_odds(side: list[Squadron], others: list[Squadron]) -> Odds:
    """How likely either side is to sink the other; the rest of the time neither does, or both go down."""
    start = tuple(len(squadron.loads) for squadron in side), tuple(len(squadron.loads) for squadron in others)
    return Odds(*_Forecast(side, others).chances(*start))


class _Forecast:
    """A naval battle, with the chances of everything that can become of it."""

    def __init__(self, side: list[Squadron], others: list[Squadron]) -> None:
        self.side = side
        self.others = others
        self.known: dict[tuple[Left, Left], Chances] = {}

    def chances(self, ours: Left, theirs: Left) -> Chances:
        """Of these fleets."""
        if not any(ours) or not any(theirs):
            return float(any(ours)), float(any(theirs))
        found = self.known.get((ours, theirs))
        if found is None:
            found = self.known[ours, theirs] = self._average(ours, theirs)
        return found

    def _average(self, ours: Left, theirs: Left) -> Chances:
        """Over all dice that hit anybody; where none can, nothing is ever decided."""
        scored = up_to(_scored(self.side, ours, self.others, theirs), sum(theirs))
        suffered = up_to(_scored(self.others, theirs, self.side, ours), sum(ours))
        moves = 1 - scored[0] * suffered[0]
        if moves <= 0:
            return 0.0, 0.0
        win = loss = 0.0
        for lost, p in enumerate(suffered):
            for sunk, q in enumerate(scored):
                if (lost or sunk) and p * q:
                    then = self.chances(_after(ours, lost), _after(theirs, sunk))
                    win += p * q * then[0]
                    loss += p * q * then[1]
        return win / moves, loss / moves


def _scored(side: list[Squadron], left: Left, others: list[Squadron], theirs: Left) -> list[float]:
    """How likely a side hits 0, 1, 2 ... fleets."""
    technology = int(_schools(side, left) > _schools(others, theirs))
    hits = [1.0]
    for squadron, number in zip(side, left, strict=True):
        for load in squadron.loads[len(squadron.loads) - number :]:
            faces = FACES + 1 - HIT + technology + squadron.ports - load
            chance = min(max(faces, 0), FACES) / FACES
            hits = together(hits, [1 - chance, chance])
    return hits


def _schools(side: list[Squadron], left: Left) -> int:
    return max(squadron.schools for squadron, number in zip(side, left, strict=True) if number)


def _after(left: Left, hits: int) -> Left:
    owners = [squadron for squadron, number in enumerate(left) for _ in range(number)]
    lost = sharing(owners, hits)
    return tuple(number - lost.count(squadron) for squadron, number in enumerate(left))
