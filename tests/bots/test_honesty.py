"""No bot knows more than its seat: in two worlds that its seat cannot tell apart, it does the same.

Every bot of every game, with the same seed. Of a game from its beginning, the other world has another history: all that
was hidden from the seat happened otherwise. Of a game from a position, what the seat cannot know was drawn afresh.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import inf
from random import Random
from typing import NamedTuple

import pytest

from greatpowers.bots import Bot, Turn, bot_codes, make_bot
from greatpowers.bots.following import Following
from greatpowers.bots.search.games import known
from greatpowers.bots.search.net import OUTPUTS, VIEWS, Net
from greatpowers.bots.search.searcher import Searcher, Settings
from greatpowers.core.game import Random as AnyRandom
from greatpowers.core.game import State
from greatpowers.core.options import BadOptions
from greatpowers.games import GAMES, make_game
from greatpowers.table import Seat, Table

OPTIONS: dict[str, dict[str, str | int]] = {"war": {"victory_cards": "on"}}
PLAYED = {"imperial": 90, "imperunde": 120, "war": 150}  # actions before the first comparison
COMPARED = 3  # decisions of a seat
APART = 13  # actions between them
SEAT = 1
CHEAT = "cheat"
SEARCH = "search"  # looks ahead whatever the levels do, by a value that knows nothing but is sharp
EVERY_BOT = [(game, code) for game in GAMES for code in [*bot_codes(game), SEARCH]]


class Worlds(NamedTuple):
    """A position with the events so far, and one that the seat cannot tell from it, with another history.

    No other: where the seat has seen something that its record of the game does not say.
    """

    real: State
    other: State | None


def answers(game: str, code: str, worlds: Iterable[State], *, is_whole: bool) -> set[tuple[int | None, float]]:
    """What a bot decides in several worlds once it has been told of the game, and what it would draw next."""
    given = set()
    for state in worlds:
        rng, turn = Random(5), Turn(state, SEAT)
        bot, turn.seconds = bot_of(code, game)
        given.add((Following(state, {SEAT: bot}, is_whole=is_whole).ask(turn, rng), rng.random()))
    return given


def bot_of(code: str, game: str) -> tuple[Bot, float]:
    """A bot by its code, and how long it may think: where possible with so many playouts, since seconds vary."""
    if code == CHEAT:
        return Cheat(), 0
    if code == SEARCH:
        return searcher(game), inf
    try:
        return make_bot(f"{code}?playouts=12", game, trusted=True), inf
    except BadOptions:
        return make_bot(code, game), 0


def searcher(game: str) -> Searcher:
    mind, knowledge = known(game)
    inputs, rng = mind.common + VIEWS * mind.own, Random(1)
    net = Net({}, [(inputs, OUTPUTS, [rng.gauss(0, 1) for _ in range((inputs + 1) * OUTPUTS)])])
    return Searcher(mind, net, Settings(playouts=8, turns=1, plans=1, width=4), knowledge)


class Cheat:
    """Looks at what is hidden from it."""

    def decide(self, turn: Turn, rng: AnyRandom) -> int:
        return hash(turn._state.key())


@cache
def pairs(game: str) -> list[Worlds]:
    """A game between random players at some decisions of the seat; the same for all bots."""
    table = Table(make_game(game, 3, OPTIONS.get(game, {})), [Seat(bot="random") for _ in range(3)], 11)
    for _ in range(PLAYED[game]):
        table.advance()
    found = []
    for _ in range(COMPARED):
        for _ in range(APART):
            table.advance()
        while SEAT not in table.deciders or len(table.state.legal(SEAT)) < 2:
            assert table.advance()
        found.append(Worlds(copied(table), made_up(table)))
    return found


def copied(table: Table) -> State:
    """The present position, with all events."""
    state = table.state.clone()
    state.events = list(table.log)
    return state


def made_up(table: Table) -> State | None:
    """The game as it may be as well, for all that the seat knows."""
    twin = Table.resume(table.branch([SEAT], table.number), 3)
    is_same = twin.view(SEAT) == table.view(SEAT) and twin.events(SEAT) == table.events(SEAT)
    return copied(twin) if is_same and twin.state.legal(SEAT) == table.state.legal(SEAT) else None


@pytest.mark.parametrize(("game", "code"), EVERY_BOT)
def test_bots_do_not_know_what_others_did_in_secret(game: str, code: str) -> None:
    for real, other in pairs(game):
        if other is not None:
            assert len(answers(game, code, [real, other], is_whole=True)) == 1


@pytest.mark.parametrize(("game", "code"), EVERY_BOT)
def test_bots_do_not_know_what_others_have(game: str, code: str) -> None:
    for real, _ in pairs(game):
        assert len(answers(game, code, drawn_afresh(real), is_whole=False)) == 1


def drawn_afresh(state: State) -> list[State]:
    """A position, and two more that the seat cannot tell from it."""
    rng = Random(2)
    return [state, *(state.imagine(SEAT, rng) for _ in range(2))]


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_cheats_is_found_out(game: str) -> None:
    """In Imperial there are no secret actions: all that somebody has follows from what everybody saw."""
    assert all(len(answers(game, CHEAT, drawn_afresh(real), is_whole=False)) == 3 for real, _ in pairs(game))
    worlds = [[real, other] for real, other in pairs(game) if other is not None]
    found_out = any(len(answers(game, CHEAT, pair, is_whole=True)) == 2 for pair in worlds)
    assert worlds
    assert found_out == (game != "imperial")
