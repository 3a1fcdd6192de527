"""What may be better in a position of ImpeRunde: groups of a player's numbers (see features.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from greatpowers.bots.imperunde import motives
from greatpowers.bots.imperunde.features import features
from greatpowers.bots.imperunde.motives import DEALINGS
from greatpowers.bots.reasons import (
    Aspects,
    Difference,
    Group,
    Said,
    difference_of,
    differing,
    exchanged,
    messages_of,
    said,
)
from greatpowers.games.imperunde.deck import DECLARATION
from greatpowers.games.imperunde.pieces import WAR
from greatpowers.games.imperunde.position import Position

GROUPS: Final = (
    Group("posts", range(4), [0]),
    Group("reach", range(4, 8), [4]),
    Group("debts", [8, 9], [8], good=-1),
    Group("money", [10, 11], [10, 11], is_general=True),
    Group("income", [12, 13], [12]),
    Group("colonies", [14, 15, 16, 17], [15]),
    Group("targets", [18, 19], [18, 19]),
    Group("exposed", [20, 21, 22], [20, 21, 22], good=-1),
    Group("wars", [23, 24], [24], good=-1),
    Group("front", [25, 26], [25]),
    Group("army", [28, 29, 30, 31], [28, 29, 30, 31]),
    Group("navy", [27, 32, 33, 34], [32, 33, 34]),
    Group("cards", range(35, 40), range(35, 40)),
)
# Numbers that say how far a player is ahead of the others: they follow from everybody's posts and reach.
_AHEAD: Final = {"posts": [2, 3], "reach": [7]}
_LEADER: Final = {"posts": [13, 14, 16], "reach": [15]}  # and those of all players together


class ImpeRundeAspects(Aspects[Position]):
    """See the module."""

    def differences(self, better: Position, other: Position, seat: int) -> Iterator[Difference]:
        """See Aspects."""
        now, then = features(better), features(other)
        for group, whose in differing(GROUPS, now, then, seat):
            without = exchanged(now, then, whose, group.columns)
            if whose != seat:
                without = exchanged(without, then, seat, _AHEAD.get(group.name, ()))
            setting = without[0][:]
            for column in _LEADER.get(group.name, ()):
                setting[column] = then[0][column]
            yield difference_of(group, whose, seat, (setting, without[1]))

    def denied(self, state: Position, action: int) -> Iterator[Said]:
        """Stances count only once the talks are over, and cards once they are resolved."""
        name, values = state.codes.names[action], state.codes.values[action]
        if name in DEALINGS:
            *_, other, stance = values
            yield said("wars") if stance == WAR else said("wars-other", seat=other)
        elif name in ("card", "interrupt") and values[-1] == DECLARATION:
            yield said("wars")

    def messages(self) -> dict[str, set[str]]:
        """See Aspects."""
        return messages_of(GROUPS) | motives.messages()
