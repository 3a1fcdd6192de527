"""What bots say to a person at the keyboard about war and peace between them, each of it once."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from greatpowers.analysis.told import is_dealing, told
from greatpowers.core.game import Hint
from greatpowers.table import Table


class Said(NamedTuple):
    """What a bot says; `is_refusal`: because it leaves the listener's offer of peace."""

    by: int
    reason: Hint
    is_refusal: bool


class Talk:
    """What each seat has been told so far."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._heard: dict[int, int] = {}  # seat -> how many actions bots have commented on
        self._refused: set[tuple[int, int]] = set()  # who has been refused by whom, and told so

    def begin(self, seat: int, number: int) -> None:
        """What happened before the action of this number needs no words any more."""
        self._heard[seat] = number

    def news(self, seat: int) -> list[Said]:
        """What bots say to a seat about all that has happened since the last call, one sentence each."""
        words = {said.by: said for said in [*self._refusals(seat), *self._comments(seat)]}
        self._heard[seat] = self._table.number
        return list(words.values())

    def _refusals(self, seat: int) -> list[Said]:
        """Why offers are left that are new."""
        out = []
        for bot in self._table.bots:
            reason = self._told(bot, seat, None)
            if reason is None:
                self._refused.discard((seat, bot))
            elif (seat, bot) not in self._refused:
                self._refused.add((seat, bot))
                out.append(Said(bot, reason, is_refusal=True))
        return out

    def _comments(self, seat: int) -> list[Said]:
        """Why bots have done something to the seat."""
        table, out = self._table, []
        for number in range(min(self._heard.get(seat, 0), table.number), table.number):
            actor, action = table.actors[number], table.record.actions[number]
            if actor in table.bots and is_dealing(table.game, action):
                reason = self._told(actor, seat, number)
                if reason is not None:
                    out.append(Said(actor, reason, is_refusal=False))
        return out

    def _told(self, bot: int, seat: int, number: int | None) -> Hint | None:
        """What a bot says about its action of this number, or None: about the present position."""
        table = self._table
        action = None if number is None else table.record.actions[number]
        state = table.state if number is None else table.at(number)
        return told(state, bot, seat, Random(table.number), bot=table.seats[bot].bot, action=action)
