"""What may be better in a position of War!: groups of a player's numbers (see features.py)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from greatpowers.bots.reasons import Aspects, Difference, Group, difference_of, differing, exchanged, messages_of
from greatpowers.bots.search.net import Features
from greatpowers.bots.war import motives
from greatpowers.bots.war.features import AHEAD, MOST, features, standing
from greatpowers.games.war import victory
from greatpowers.games.war.position import Position
from greatpowers.games.war.victory_cards import points as card_points

GROUPS: Final = (
    Group("regions", [0, 1, 33, 45], [0, 1]),
    Group("buildings", [2, 3, *range(21, 27), 28, 44], [2, 3]),
    Group("resources", [4, 39], [4]),
    Group("brigades", [5, 14, 15, 16, 17, 40, 41], [14, 15, 16]),
    Group("parties", [18, 19], [18, 19]),
    Group("fleets", [20], [20]),
    Group("diplomacy", [6, 7], [6, 7]),
    Group("money", [8], [8], is_general=True),
    Group("income", [*range(9, 14), 27], range(9, 14)),
    Group("threats", [34, 35, 36], [34, 35, 36], good=-1),
    Group("unrest", [37, 38], [37, 38], good=-1),
    Group("wars", [42, 43], [42], good=-1),
    Group("conquests", [47], [47]),
    Group("treaties", [48], [48]),
)
_LINES: Final = len(victory.POINT_IDS)  # the first columns: lines of the Victory Point Table
_STANDING: Final = 29  # the first of the columns that compare everybody's points
_BEST, _MARGIN = 9, 10  # numbers of all players together: the highest points, and how far they are ahead


class WarAspects(Aspects[Position]):
    """See the module."""

    def differences(self, better: Position, other: Position, seat: int) -> Iterator[Difference]:
        """See Aspects."""
        now, then = features(better), features(other)
        scores, others = _lines(better), _lines(other)
        for group, whose in differing(GROUPS, now, then, seat):
            without = exchanged(now, then, whose, group.columns)
            lines = [line[:] for line in scores]
            for column in group.columns:
                if column < _LINES:
                    lines[whose][column] = others[whose][column]
            yield difference_of(group, whose, seat, _compared(without, [sum(line) for line in lines]))

    def messages(self) -> dict[str, set[str]]:
        """See Aspects."""
        return messages_of(GROUPS) | motives.messages()


def _lines(s: Position) -> list[list[int]]:
    """Everybody's points by line; those of a hidden card come last."""
    cards = [card_points(s, seat) if s.house.victory_cards else 0 for seat in range(s.seats)]
    return [[*victory.open_lines(s, seat), cards[seat]] for seat in range(s.seats)]


def _compared(numbers: Features, points: Sequence[int]) -> Features:
    """The numbers of a position in which players have these points."""
    setting, own = numbers[0][:], []
    for seat, block in enumerate(numbers[1]):
        compared = [min(number, MOST) for number in standing(list(points), seat)]
        own.append([*block[:_STANDING], *compared, *block[_STANDING + len(compared) :]])
    best, second = sorted(points, reverse=True)[:2]
    setting[_BEST], setting[_MARGIN] = min(best / 400, MOST), min((best - second) / AHEAD, MOST)
    return setting, own
