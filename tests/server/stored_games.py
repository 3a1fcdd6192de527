"""Stored games that something happens to: changes behind the back of the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from greatpowers.core.fingerprint import fingerprint
from greatpowers.core.game import CHANCE, Game
from greatpowers.core.luck import draw
from greatpowers.core.record import action_line
from greatpowers.games import make_game
from greatpowers.server.database.chain import StoredAction, linked
from greatpowers.server.database.storage import Header, Summary
from greatpowers.server.tables import loading
from greatpowers.table import Seat


def execute(database: str, *statements: str) -> None:
    """Change a database as somebody with a database client would."""
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(sa.text(statement))
    engine.dispose()


def played_game(game: str, actions: int) -> tuple[Header, list[StoredAction]]:
    """A random game of four people, as it is stored."""
    rules = make_game(game, 4)
    state, rng = rules.start(), Random(1)
    seats = [Seat(name) for name in ("Ada", "Bo", "Cy", "Di")]
    summary = Summary(actions, False, CHANCE)
    header = Header("t1", "g1", game, rules.rules_version, dict(rules.options), seats, 1, summary)
    stored: list[StoredAction] = []
    check = header.check
    for number in range(actions):
        seat = rng.choice(state.deciders())
        action = draw(state, rng) if seat == CHANCE else rng.choice(state.legal(seat))
        line = action_line(rules, action, state.actor(action, seat))
        check = linked(check, line)
        state.apply(action, seat)
        stored.append(StoredAction(number, line, False, check, fingerprint(state)))
    return header, stored


@contextmanager
def changed_rules(monkeypatch: pytest.MonkeyPatch, change: Callable[[pytest.MonkeyPatch], None]) -> Iterator[None]:
    """An upgrade of the program: stored games are opened with the next version of the rules, which `change` makes."""

    def upgraded(game_id: str, seats: int, options: Any) -> Game:
        game = make_game(game_id, seats, options)
        game.rules_version += 1
        return game

    with monkeypatch.context() as patches:
        patches.setattr(loading, "make_available_game", upgraded)
        change(patches)
        yield
