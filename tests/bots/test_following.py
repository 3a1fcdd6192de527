"""Bots that observe are told what their seats see, all of it, in order and once, and nothing else."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from greatpowers.bots import Bot, Turn
from greatpowers.bots.following import Following
from greatpowers.bots.program import ProgramBot
from greatpowers.bots.random_bot import RandomBot
from greatpowers.bots.search.budget import Budget
from greatpowers.core.game import Event, Game
from greatpowers.core.game import Random as AnyRandom
from greatpowers.core.luck import settle
from greatpowers.games import make_game
from greatpowers.table import Seat, Table

GAMES: list[tuple[str, dict[str, str]]] = [
    ("imperial", {}),
    ("imperunde", {}),
    ("war", {"simultaneous": "on"}),
    ("war", {"victory_cards": "on"}),
]
ACTIONS = 150


class Witness(RandomBot):
    """Plays at random; at each decision it must have been told what its seat can read in the table's log."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen: list[Event] = []
        self.decisions = 0

    def observe(self, game: Game, seat: int, events: Sequence[Event]) -> None:
        assert game is self.table.game
        self.seen += events

    def decide(self, turn: Turn, rng: AnyRandom) -> int:
        assert self.seen == self.table.events(turn.seat)
        self.decisions += 1
        return super().decide(turn, rng)


def new_table(game: Game, seed: int = 3) -> Table:
    """A table of bots, the last one of which is a witness."""
    table = Table(game, [Seat(bot="random") for _ in range(game.seats)], seed)
    put_witness(table, game.seats - 1)
    return table


def put_witness(table: Table, seat: int) -> Witness:
    witness = table.bots[seat] = Witness(table)
    return witness


def play(table: Table, actions: int = ACTIONS) -> None:
    for _ in range(actions):
        table.advance()


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_bot_is_told_what_its_seat_sees(game: str, options: dict[str, str]) -> None:
    table = Table(make_game(game, 3, options), [Seat(bot="random") for _ in range(3)], 3)
    witnesses = [put_witness(table, seat) for seat in range(3)]
    play(table)
    assert all(witness.decisions > 1 for witness in witnesses)


def test_secrets_of_others_are_not_told() -> None:
    table = new_table(make_game("imperunde", 3))
    witness = put_witness(table, 1)
    play(table)
    names = [table.game.events[kind].name for kind, *_ in table.log]
    drew = names.index("drew")
    readers = {values[0] for kind, *values in witness.seen if table.game.events[kind].name == "drew"}
    assert table.log[drew] not in witness.seen or table.log[drew][1] == 1
    assert readers == {1}


def test_a_bot_that_joins_is_told_everything() -> None:
    table = new_table(make_game("imperial", 3))
    play(table)
    witness = put_witness(table, 0)
    play(table, 50)
    assert witness.decisions
    assert len(witness.seen) > ACTIONS


def test_bots_are_made_again_after_an_undo() -> None:
    table = new_table(make_game("imperial", 3))
    play(table)
    before = dict(table.bots)
    table.rewind(table.number - 20)
    assert not any(bot is before[seat] for seat, bot in table.bots.items())
    witness = put_witness(table, 1)
    play(table, 30)
    assert witness.decisions


def test_bots_are_told_nothing_of_a_game_from_a_position() -> None:
    table = new_table(make_game("imperial", 3))
    play(table)
    later = Table(table.game, table.seats, 4, table.state.clone())
    silent = later.bots[0] = Silent()
    play(later, 30)
    assert silent.decisions


class Silent(RandomBot):
    """Plays at random, and must not be told anything."""

    decisions = 0

    def observe(self, game: Game, seat: int, events: Sequence[Event]) -> None:
        raise AssertionError("told of a game that did not start at its beginning")

    def decide(self, turn: Turn, rng: AnyRandom) -> int:
        self.decisions += 1
        return super().decide(turn, rng)


PROGRAM = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps(asked["events"]), file=sys.stderr, flush=True)
    print(asked["legal"][0]["action"], flush=True)
"""


def test_programs_are_told_what_is_new(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    table = new_table(make_game("imperial", 3))
    program = table.bots[0] = ProgramBot(f"{sys.executable} {tmp_path / 'program.py'}")
    try:
        while table.number < 20:
            table.advance()
        while table.state.to_act != 0:
            table.advance()
        seen = table.events(0)
        table.advance()
    finally:
        program.close()
    questions = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert len(questions) > 2
    assert [event for told in questions for event in told] == [
        table.game.events[kind].to_json(values) for kind, *values in seen
    ]


@pytest.mark.parametrize("playouts", [0, 100])
def test_a_search_ends_in_time(playouts: int) -> None:
    """When the time of the turn is up, or nobody waits for the answer any more."""
    turn = Turn(make_game("imperial", 3).start(), 0)
    assert Budget(turn, seconds=1000, playouts=playouts).share < 0.5
    turn.seconds = 0
    assert Budget(turn, seconds=1000, playouts=playouts).share == 1
    turn.seconds = 1000
    budget = Budget(turn, seconds=1000, playouts=playouts)
    turn.is_cancelled = lambda: True  # type: ignore[method-assign]
    assert budget.share == 1


def test_nothing_is_collected_where_nobody_observes() -> None:
    state = make_game("imperial", 3).start()
    following = Following(state, {seat: RandomBot() for seat in range(3)})
    rng = Random(1)
    settle(state, rng)
    assert following.ask(Turn(state, 0), rng) in state.legal()
    assert state.events is None


def test_who_joins_where_nothing_was_collected_is_told_nothing() -> None:
    """A part of the story would mislead a bot."""
    state, rng = make_game("imperial", 3).start(), Random(1)
    settle(state, rng)
    silent = Silent()
    bots: dict[int, Bot] = {seat: RandomBot() for seat in range(3)}
    following = Following(state, bots)
    bots[0] = silent
    following.ask(Turn(state, 0), rng)
    assert silent.decisions == 1
