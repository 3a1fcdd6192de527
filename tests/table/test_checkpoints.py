"""A table that resumes from a checkpoint knows everything that one knows which has carried out all actions."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from greatpowers.core.record import Record
from greatpowers.core.secrecy import SecretStart
from greatpowers.games import make_game
from greatpowers.server.tables.history import History
from greatpowers.table import Seat, Table, counting, snapshots
from greatpowers.table.checkpoint import Checkpoint

PEOPLE = [Seat("Ada"), Seat("Bo"), Seat("Cy")]
WITH_BOTS = [Seat("Ada"), Seat("", "random"), Seat("", "random")]
GAMES: dict[str, tuple[str, dict[str, str | int], list[Seat], int]] = {
    "imperial": ("imperial", {}, PEOPLE, 120),
    "imperial against bots": ("imperial", {}, WITH_BOTS, 120),
    "imperunde": ("imperunde", {}, PEOPLE, 130),
    "war": ("war", {}, PEOPLE, 100),
    "war with secret orders": ("war", {"simultaneous": "on"}, PEOPLE, 120),
}


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Past positions that a checkpoint carries along are among those that are looked at."""
    monkeypatch.setattr(snapshots, "INTERVAL", 20)


def act(table: Table, rng: Random) -> None:
    """Take any action, now and then out of turn, or undo some."""
    seat = rng.choice(table.deciders)
    asides = [(aside, other) for other in table.people for aside in table.state.asides(other)]
    if table.number > 20 and rng.random() < 0.04:
        table.rewind(table.number - rng.randrange(1, 4))
    elif asides and rng.random() < 0.05:
        table.apply(*rng.choice(asides))
    elif seat < 0:
        table.apply(table.draw(), seat)
    else:
        table.apply(rng.choice(table.state.legal(seat)), seat)


def copy(record: Record) -> Record:
    """The same record with lists of its own, as another process reads it."""
    twin = record.copy()
    twin.actions, twin.actors = list(record.actions), list(record.actors)
    return twin


def stored(checkpoint: Checkpoint) -> Checkpoint:
    """A checkpoint that comes back from the database."""
    return msgspec.json.decode(msgspec.json.encode(checkpoint), type=Checkpoint)


def record_for(table: Table, viewer: int | None) -> str:
    try:
        return table.record_for(viewer)
    except SecretStart:
        return ""


def branch(table: Table, viewer: int) -> list[int]:
    return table.branch([viewer], table.number // 2).actions


def answers(table: Table) -> list[Any]:
    """Everything that a table tells those who play and watch."""
    seats = range(table.game.seats)
    numbers = range(table.number + 1)
    found: list[Any] = [table.state.key(), table.deciders, table.is_over, table.log, table.rng_seed]
    found += [[table.events_before(number) for number in numbers], [table.action_of(n) for n in range(len(table.log))]]
    found += [table.at(number).key() for number in (0, table.number // 2, *numbers[-3:])]
    found += [History(table).turns(0), sorted(table.secrets.withheld)]
    for seat in seats:
        own = [seat]
        found += [table.undo_point(seat), table.last_choice(own), table.acted(seat), table.has_secrets(seat)]
        found += [table.automatic(seat) if seat in table.deciders else None, branch(table, seat)]
        found += [[counting.counted(table, number, own) for number in numbers]]
        found += [[counting.decision(table, number, own) for number in numbers[-9:]]]
    for viewer in (None, *seats):
        found += [table.view(viewer), table.figures(viewer), table.visible_events(viewer), record_for(table, viewer)]
        found += [[table.visible_before(viewer, event) for event in range(len(table.log))]]
        found += [[table.action_shown(number, viewer) for number in range(table.number)]]
    return found


def timely(table: Table) -> list[Any]:
    """Who may still answer, which an undo lets a table forget, and a replay finds out again."""
    late = [
        table.is_current(n, seat) for n in range(table.number - 5, table.number) for seat in range(table.game.seats)
    ]
    return [late, table.bot_to_act]


def going_back(table: Table) -> list[Any]:
    """What each seat could undo, at one decision before the other."""
    found: list[Any] = []
    for number in reversed(range(table.number - 60, table.number)):
        table.rewind(number)
        found += [(table.undo_point(seat), table.last_choice([seat])) for seat in range(table.game.seats)]
    return found


def assert_same(one: Table, other: Table) -> None:
    for mine, theirs in zip(answers(one), answers(other), strict=True):
        assert mine == theirs


@pytest.mark.parametrize("name", GAMES)
def test_a_resumed_table_answers_like_a_replayed_one(name: str) -> None:
    game_id, options, seats, actions = GAMES[name]
    has_orders = "simultaneous" in options
    rng = Random(name)
    table = Table(make_game(game_id, len(seats), options), seats, 3)
    for until in (actions - 40, actions):
        while table.number < until or (has_orders and not table.secrets.withheld):
            act(table, rng)
        checkpoint = stored(table.checkpoint())
        resumed = Table.resume(copy(table.record), 3, checkpoint)
        assert timely(resumed) == timely(table)
        assert_same(resumed, Table.resume(copy(table.record), 3))
    for _ in range(25):  # what comes after it, and before it
        seed = rng.random()
        act(table, Random(seed))
        act(resumed, Random(seed))
    assert_same(resumed, Table.resume(copy(table.record), 3))
    assert_same(Table.resume(copy(table.record), 3, table.checkpoint()), resumed)
    assert going_back(resumed) == going_back(Table.resume(copy(table.record), 3))
    assert_same(resumed, Table.resume(copy(resumed.record), 3))
