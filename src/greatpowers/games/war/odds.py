"""The chances of a land battle (war/battle, war/drm, war/losses, war/amphib), exactly.

Both sides fight to the end by one policy: brigades are given up in the order of `next_loss`, three hits are never
combined into one, and the only general of a battle transfers what is best for its side. That order does not depend on
the dice, so the number of brigades that are left says what a force consists of. A position of a battle is two such
numbers and, while a landing or a late arrival still matters, the round; its chances are the average of those that its
dice lead to. Parties stand by to the end, since all brigades die before them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from greatpowers.games.war.modifiers import (
    Conditions,
    adjusted,
    hits,
    landing_penalty,
    most_shift,
    of_attacker,
    of_defender,
)
from greatpowers.games.war.pieces import BRIGADE_KINDS, BRIGADES, KINDS

FACES: Final = 6
LANDING_ROUNDS: Final = 2  # after these, a landing is no disadvantage any more
LATE_ROUNDS: Final = 1  # after these, those who retreated into the battle fight as well
NO_UNITS: Final = (0,) * KINDS
MOST_BRIGADES: Final = 60  # of one side

Table = list[list[tuple[float, float]]]  # by brigades left on both sides: how likely either side wins


class Odds:
    """How likely each end of a battle is: one side has brigades left, or neither has (war/ruling/no-brigades-left)."""

    def __init__(self, attacker: float, defender: float) -> None:
        self.attacker = attacker
        self.defender = defender
        self.nobody = 1 - attacker - defender


def battle_odds(
    attackers: Sequence[int],
    defenders: Sequence[int],
    conditions: Conditions | None = None,
    landed: Sequence[int] = NO_UNITS,
    rounds: int = 0,
) -> Odds:
    """The chances of two forces, by kind, after so many rounds.

    `landed`: those of the attackers that came by sea against a player.
    """
    return Forecast(attackers, defenders, conditions or Conditions(), landed).odds(rounds)


def next_loss(force: Sequence[int]) -> int:
    """The brigade to give up: of the cheapest kind that there are several of, so that types last; then the cheapest.

    Artillery goes last, since it counts most where there is a fort.
    """
    several = [kind for kind in BRIGADES if force[kind] > 1]
    return several[0] if several else next(kind for kind in BRIGADES if force[kind])


class Forecast:
    """A battle, with the chances of everything that can become of it.

    `landed`: those of the attackers that came by sea against a player. Of the defenders, those who are `idle` never
    fight, and those who are `late` not in the first round; both can be lost like the others.
    """

    def __init__(
        self,
        attackers: Sequence[int],
        defenders: Sequence[int],
        conditions: Conditions,
        landed: Sequence[int],
        idle: Sequence[int] = NO_UNITS,
        late: Sequence[int] = NO_UNITS,
    ) -> None:
        if max(sum(attackers[:BRIGADE_KINDS]), sum(defenders[:BRIGADE_KINDS])) > MOST_BRIGADES:
            raise ValueError("too many brigades")
        self.attackers, beached = _line(attackers, landed)
        self.landed = [sum(force[:BRIGADE_KINDS]) for force in beached]
        forces, waiting = _line(defenders, idle)
        steady = [_without(force, some) for force, some in zip(forces, waiting, strict=True)]
        special = max(LANDING_ROUNDS if self.landed[-1] else 0, LATE_ROUNDS if any(late) else 0)
        self.rounds = [
            Conditions(conditions.fort, conditions.technology, conditions.against_natives, landing_penalty(number))
            for number in range(special)
        ]
        self.rounds.append(Conditions(conditions.fort, conditions.technology, conditions.against_natives))
        # Those of the defenders who fight in a round, by the number of brigades that are left.
        self.defenders = [steady] * len(self.rounds)
        if any(late):
            self.defenders[0] = [_without(force, late) for force in steady]
        self.tables: list[Table] = [[] for _ in self.rounds]
        for number in reversed(range(len(self.rounds))):
            self.tables[number] = self._table(number)

    def odds(self, rounds: int = 0) -> Odds:
        """The chances of the whole forces after so many rounds."""
        return Odds(*self.tables[min(rounds, len(self.tables) - 1)][-1][-1])

    def after_shift(self, shift: int, rounds: int = 0) -> Odds:
        """The same if the only general transfers so much in the next round."""
        number = min(rounds, len(self.tables) - 1)
        a, d = len(self.attackers) - 1, len(self.defenders[number]) - 1
        mine, theirs = self._modifiers(number, a, d)
        return Odds(*self._value(number, a, d, mine - shift, theirs - shift))

    def best_shift(self, rounds: int = 0) -> int:
        """What the only general transfers then, if it may."""
        number = min(rounds, len(self.tables) - 1)
        return self._best(number, len(self.attackers) - 1, len(self.defenders[number]) - 1)[1]

    def _table(self, number: int) -> Table:
        """The chances at the beginning of a round, from few brigades to many."""
        table: Table = [[(1.0, 0.0) if a else (0.0, 0.0)] for a in range(len(self.attackers))]
        table[0] += [(0.0, 1.0)] * (len(self.defenders[number]) - 1)
        self.tables[number] = table
        for a in range(1, len(self.attackers)):
            for d in range(1, len(self.defenders[number])):
                table[a].append(self._best(number, a, d)[0])
        return table

    def _best(self, number: int, a: int, d: int) -> tuple[tuple[float, float], int]:
        """The chances of a position with the transfer that is best for the side with the only general."""
        attackers, defenders = self.attackers[a], self.defenders[number][d]
        mine, theirs = self._modifiers(number, a, d)
        forward = most_shift(attackers, defenders, mine, theirs)
        most = forward or most_shift(defenders, attackers, theirs, mine)
        best, chosen = self._value(number, a, d, mine, theirs), 0
        for shift in range(1, most + 1):
            value = self._value(number, a, d, mine - shift, theirs - shift)
            if (value[0] > best[0]) if forward else (value[0] < best[0]):
                best, chosen = value, shift
        return best, chosen

    def _modifiers(self, number: int, a: int, d: int) -> tuple[int, int]:
        conditions = self.rounds[number]
        all_landed = self.landed[a] == a
        return adjusted(
            of_attacker(self.attackers[a], conditions, all_landed), of_defender(self.defenders[number][d], conditions)
        )

    def _value(self, number: int, a: int, d: int, mine: int, theirs: int) -> tuple[float, float]:
        """The chances of a position with these modifiers: the average of what follows.

        In the last table nothing follows a round without hits but the same position again.
        """
        last = number == len(self.tables) - 1
        after = self.tables[number if last else number + 1]
        landing, landed = self.rounds[number].landing, self.landed[a]
        if landing and landed < a:
            score = together(scored(landed, mine + landing), scored(a - landed, mine))
        else:
            score = scored(a, mine)
        dice = sum(self.defenders[number][d][:BRIGADE_KINDS])
        ours, others = up_to(score, d), up_to(scored(dice, theirs), a)
        win = loss = 0.0
        for lost, p in enumerate(others):
            row = after[a - lost]
            for killed, q in enumerate(ours):
                if killed or lost or not last:
                    pq = p * q
                    then = row[d - killed]
                    win += pq * then[0]
                    loss += pq * then[1]
        if last:
            moves = 1 - ours[0] * others[0]
            return win / moves, loss / moves
        return win, loss


def _line(force: Sequence[int], hampered: Sequence[int]) -> tuple[list[list[int]], list[list[int]]]:
    """What a force consists of by the number of its brigades, and those of them whom something holds back.

    Of a kind, the latter are given up first (see battle_sides.py).
    """
    left, held = list(force), list(hampered)
    forces, hindered = [left[:]], [held[:]]
    for _ in range(sum(force[:BRIGADE_KINDS])):
        kind = next_loss(left)
        left[kind] -= 1
        held[kind] = max(0, held[kind] - 1)
        forces.append(left[:])
        hindered.append(held[:])
    return forces[::-1], hindered[::-1]


def _without(force: Sequence[int], some: Sequence[int]) -> list[int]:
    return [max(0, number - less) for number, less in zip(force, some, strict=True)]


# -- dice ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def scored(dice: int, modifier: int) -> list[float]:
    """How likely so many dice score 0, 1, 2 ... hits."""
    if not dice:
        return [1.0]
    one = [0.0, 0.0, 0.0]
    for face in range(1, FACES + 1):
        one[hits(face + modifier)] += 1 / FACES
    return together(scored(dice - 1, modifier), one)


def together(some: list[float], others: list[float]) -> list[float]:
    """The hits of two groups of dice, added."""
    total = [0.0] * (len(some) + len(others) - 1)
    for i, p in enumerate(some):
        for j, q in enumerate(others):
            total[i + j] += p * q
    return total


def up_to(scored: list[float], most: int) -> list[float]:
    """Hits beyond the last enemy are lost (war/losses/excess-ignored)."""
    return scored if len(scored) <= most + 1 else [*scored[:most], sum(scored[most:])]
