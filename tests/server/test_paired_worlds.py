"""Paired worlds: of two games that somebody cannot tell apart, the server sends them the same, byte by byte.

Three people play at random through the server's own builders of messages. Beside each game runs its twin, in which
everything that one viewer (a seat, or a spectator) may not know was drawn afresh. Until something comes to light,
whatever the viewer could ask the server for must be equal: positions with all their flags, past ones, the log, charts,
records, refusals and answers to why.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from unittest.mock import AsyncMock, Mock

import msgspec
import pytest

from greatpowers.core.game import CHANCE, WITHHELD, Game, State
from greatpowers.core.secrecy import SecretStart
from greatpowers.games import make_game
from greatpowers.server import messages
from greatpowers.server.errors import UserError
from greatpowers.server.requests import Why
from greatpowers.server.tables.connection import Connection
from greatpowers.server.tables.live_table import LiveTable
from greatpowers.table import Seat, Table
from greatpowers.table.counting import counted
from greatpowers.table.luck import SecretLuck

NAMES = ["Ada", "Ben", "Clara"]
CARDS = "war victory_cards=on auction=on"
ORDERS = "war simultaneous=on"  # not even how many orders somebody has written is known
# Games and who looks on; None is a spectator.
VIEWED = [
    *(("imperial", 0), ("imperial", None), ("imperial investor_card=without", 0)),
    *(("imperunde", 0), ("imperunde", 2), ("imperunde", None)),
    *(("war", 1), ("war", None), (ORDERS, 0), (ORDERS, None)),
]
SKIPPED = {"imperial": 60, "imperunde": 80, "war": 120}  # actions before the worlds part
STEPS = {"imperial": 60, "imperunde": 40, "war": 10}  # actions that are compared
QUESTIONS = 6  # about actions, in each position
SECRET = bytes(32)

World = tuple[Table, LiveTable]


def started(words: str) -> Game:
    name, *options = words.split()
    return make_game(name, 3, dict(option.split("=") for option in options))


def world(game: Game, position: State) -> Table:
    return Table(game, [Seat(name) for name in NAMES], SecretLuck(SECRET), position)


def twin_of(state: State, viewer: int | None, rng: Random) -> State:
    """A position that the viewer cannot tell from this one; what a spectator does not know, nobody shares."""
    if viewer is not None:
        return state.imagine(viewer, rng)
    return state.imagine(0, rng).imagine(1, rng)


# -- playing -------------------------------------------------------------------------------------------------


def random_step(table: Table, rng: Random) -> tuple[int, int]:
    """An action and who takes it; now and then an aside."""
    seat = rng.choice(table.deciders)
    if seat == CHANCE:
        return table.draw(), CHANCE
    asides = table.state.asides(seat)
    return (rng.choice(asides) if asides and rng.random() < 0.05 else rng.choice(table.state.legal(seat))), seat


def parallel(twin: Table, action: int, seat: int, viewer: int | None, rng: Random) -> int | None:
    """The action that the twin takes beside this one: if the viewer does not see which it is, any; or None."""
    state = twin.state
    hidden = [other for other in state.legal(seat) if state.conceals(other, seat, viewer)]
    if hidden and seat != viewer:
        return rng.choice(hidden)
    if seat != CHANCE:
        return action if state.why_not(action, seat) is None else None
    return action if action in state.legal() else None


def is_start_of_orders(table: Table) -> bool:
    return table.state.step == "orders" and len(table.deciders) == len(NAMES)


def act_beside(table: Table, twin: Table, action: int, seat: int, viewer: int | None, rng: Random) -> int | None:
    """Let the twin do what the viewer sees as the same; None when it cannot.

    Of what the viewer may not even know to have happened, more or less happens there.
    """
    if seat != viewer and table.state.secrecy(action, seat, viewer) == WITHHELD:
        for _ in range(rng.randrange(3)):
            legal = [other for other in twin.state.legal(seat) if twin.state.conceals(other, seat, viewer)]
            if legal:
                twin.apply(rng.choice(legal), seat)
        return action
    beside = parallel(twin, action, seat, viewer, rng)
    if beside is not None:
        twin.apply(beside, seat)
    return beside


def pairs(words: str, viewer: int | None, seed: int) -> Iterator[tuple[Table, Table]]:
    """A game and its twin, after every action; a new pair when something has come to light or cannot go on alike."""
    rng, game = Random(seed), started(words)
    table = world(game, game.start())
    while table.number < SKIPPED[game.id] or (words == ORDERS and not is_start_of_orders(table)):
        table.apply(*random_step(table, rng))
    steps = 0
    while steps < STEPS[game.id] and not table.is_over:
        table = world(game, table.state.clone())
        twin = world(game, twin_of(table.state, viewer, rng))
        yield table, twin
        while steps < STEPS[game.id]:
            steps += 1
            action, seat = random_step(table, rng)
            discloses = table.state.reveals(action, seat)
            seen = not table.state.conceals(action, seat, viewer)
            beside = act_beside(table, twin, action, seat, viewer, rng)
            table.apply(action, seat)
            if beside is None or discloses or (seen and beside != action):
                break
            if table.is_over or twin.is_over:
                break
            yield table, twin


# -- what is sent --------------------------------------------------------------------------------------------


def connection(table: Table, viewer: int | None, *, shares_screen: bool = False) -> Connection:
    """A viewer's browser; `shares_screen`: it is everybody's, and nobody has come to the front."""
    guests = ["one"] * len(NAMES) if shares_screen else [f"guest {seat}" for seat in range(len(NAMES))]
    live = LiveTable("t", table, Mock(), Mock(), guests)
    guest = "one" if shares_screen else f"guest {viewer}"
    return Connection(Mock(), live, guest, viewer, "en", AsyncMock())


def sent(table: Table, viewer: int | None, asked: list[dict[str, Any]]) -> dict[str, bytes]:
    """Everything that the viewer can get from the server, by name."""
    browser = connection(table, viewer)
    browser._sent = 0
    told: dict[str, Any] = {"state": browser._state()}
    if viewer is None and not table.secrets.withheld:
        told["curtain"] = connection(table, None, shares_screen=True)._state()
    own = [] if viewer is None else [viewer]
    count = counted(table, table.number, own)
    told["positions"] = [
        messages.position(table, number, viewer, own) for number in {count // 2, max(0, count - 1), count}
    ]
    told["events"] = messages.older_events(table, viewer, 0, own)
    told["history"] = browser._live.history.turns(viewer)
    told["record"] = record(table, viewer)
    told["why"] = [why(browser, question) for question in asked]
    return {name: msgspec.json.encode(message) for name, message in told.items()}


def why(browser: Connection, question: dict[str, Any]) -> object:
    try:
        return browser._judge(Why(1, question))
    except UserError as error:
        return (error.status, error.message)


def record(table: Table, viewer: int | None) -> str:
    try:
        return table.record_for(viewer, only_theirs=True)
    except SecretStart:
        return "secret start"


def questions(table: Table, rng: Random) -> list[dict[str, Any]]:
    """Actions to ask about: of those who decide, and any."""
    space = table.game.space
    legal = [action for seat in table.deciders for action in table.state.legal(seat)]
    some = [*rng.sample(legal, min(len(legal), QUESTIONS)), *(rng.randrange(len(space)) for _ in range(QUESTIONS))]
    return [space.to_json(action) for action in some]


@pytest.mark.parametrize(("words", "viewer"), VIEWED)
def test_nothing_that_is_sent_tells_worlds_apart(words: str, viewer: int | None) -> None:
    rng = Random(f"{words} {viewer}")
    compared = differing = 0
    for table, twin in pairs(words, viewer, seed=5):
        asked = questions(table, rng)
        here, there = sent(table, viewer, asked), sent(twin, viewer, asked)
        for name in here:
            assert here[name] == there[name], f"{name} after {table.number} actions, in step {table.state.step}"
        compared += 1
        differing += table.state.key() != twin.state.key()
    assert compared > STEPS[table.game.id] // 2
    assert differing > compared // 4


@pytest.mark.parametrize(("words", "viewer"), [("imperunde", 1), ("imperunde", None), (CARDS, 0), (CARDS, None)])
def test_not_even_the_whole_history_tells_worlds_apart(words: str, viewer: int | None) -> None:
    """From the beginning, with records: the twin is what the viewer's own record may stand for."""
    rng, game = Random(f"{words} {viewer}"), started(words)
    table = Table(game, [Seat(name) for name in NAMES], SecretLuck(SECRET))
    differing = 0
    for _ in range(3):
        for _ in range(SKIPPED[game.id]):
            table.apply(*random_step(table, rng))
        record = table.branch([] if viewer is None else [viewer], table.number)
        twin = Table.resume(record, SecretLuck(SECRET))
        asked = questions(table, rng)
        assert sent(twin, viewer, asked) == sent(table, viewer, asked)
        differing += twin.record.actions != table.record.actions
    assert differing
