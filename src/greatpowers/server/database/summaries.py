"""What lists of tables show of a game."""

from __future__ import annotations

from collections.abc import Collection

from greatpowers.core.fingerprint import fingerprint
from greatpowers.core.game import CHANCE, State
from greatpowers.server.database.storage import Summary
from greatpowers.table import Table


def is_bot_due(table: Table, state: State, plans: Collection[int] = ()) -> bool:
    """Whether a bot, a plan of one of these seats or chance is to act in a position, and somebody would wait for it."""
    is_due = any(seat in table.bots or seat in plans for seat in state.deciders())
    return bool(table.people) and (state.to_act == CHANCE or is_due)


def summary(number: int, state: State) -> Summary:
    """The summary of a position after this many actions."""
    outcome = state.outcome
    winners, ranks = (outcome.winners, outcome.ranks) if outcome is not None else ([], [])
    deciders = [seat for seat in state.deciders() if seat >= 0]
    progress, position = state.progress(), fingerprint(state)
    return Summary(number, outcome is not None, state.to_act, state.turns, progress, winners, deciders, position, ranks)
