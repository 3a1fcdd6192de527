"""What lists of tables show of a game."""

from __future__ import annotations

from greatpowers.core.fingerprint import fingerprint
from greatpowers.core.game import State
from greatpowers.server.storage import Summary


def summary(number: int, state: State) -> Summary:
    """The summary of a position after this many actions."""
    outcome = state.outcome
    winners, ranks = (outcome.winners, outcome.ranks) if outcome is not None else ([], [])
    deciders = [seat for seat in state.deciders() if seat >= 0]
    progress, position = state.progress(), fingerprint(state)
    return Summary(number, outcome is not None, state.to_act, state.turns, progress, winners, deciders, position, ranks)
