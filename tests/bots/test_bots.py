"""Bots make legal decisions from what they may see; the rules-of-thumb player plays sensibly."""

from __future__ import annotations

import random

import pytest

from greatpowers.bots import Bot, Turn, make_bot
from greatpowers.bots.imperial.rondel import PATIENCE
from greatpowers.core.game import NOBODY
from greatpowers.core.luck import settle
from greatpowers.games.imperial import Imperial
from greatpowers.games.imperial.position import Position
from greatpowers.testing.imperial import Table


def play(game: Imperial, bots: list[Bot], seed: int | str) -> Position:
    """Play a game between bots; every decision must be legal."""
    rng = random.Random(seed)
    state = game.start()
    while True:
        settle(state, rng)
        if state.to_act == NOBODY:
            return state
        seat = state.deciders()[0]
        action = bots[seat].decide(Turn(state, seat), rng)
        assert action in state.legal(seat)
        state.apply(action, seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"setup": "experienced"}, {"investor_card": "without"}], ids=str)
def test_the_thumb_plays_whole_games_of_every_kind(players: int, options: dict[str, str]) -> None:
    game = Imperial(players, turn_limit=400, **options)
    state = play(game, [make_bot("thumb", "imperial")] * players, seed=players)
    outcome = state.outcome
    assert outcome is not None
    assert outcome.reason == "power"


def test_the_thumb_wins_at_least_nine_of_ten_games_against_three_random_seats() -> None:
    game = Imperial(4, turn_limit=600)
    thumb, rand = make_bot("thumb", "imperial"), make_bot("random", "imperial")
    wins = 0
    for seed in range(40):
        seat = seed % 4
        outcome = play(game, [thumb if s == seat else rand for s in range(4)], seed).outcome
        assert outcome is not None
        wins += outcome.winners == [seat]
    assert wins >= 36


def test_the_thumb_builds_takes_flags_taxes_and_invests() -> None:
    state = play(Imperial(4), [make_bot("thumb", "imperial")] * 4, seed=3)
    assert sum(state.factory) > 15
    assert sum(flag >= 0 for flag in state.flag) > 15
    assert min(state.power) > 0
    assert sum(holder >= 0 for holder in state.bond) > 20


def test_a_bot_cannot_see_the_others_cash() -> None:
    """The same view and the same random numbers give the same decision, whatever the others own."""
    game = Imperial(4)
    thumb = make_bot("thumb", "imperial")
    rng = random.Random(5)
    state = game.start()
    settle(state, rng)
    for _ in range(150):
        seat = state.to_act
        other = state.clone()
        for rival in range(4):
            if rival != seat:
                other.cash[rival] += 3 + rival
        decisions = {thumb.decide(Turn(s, seat), random.Random(1)) for s in (state, other)}
        assert len(decisions) == 1
        state.apply(decisions.pop())
        if state.to_act == NOBODY:
            break


def test_a_turn_has_the_view_and_the_asides_of_its_own_seat() -> None:
    table = Table(4).cash(3, 0, 0, 0).turn("AH")
    turn = Turn(table.state, 0)
    assert turn.view == table.state.view(0)
    assert len(turn.asides) == 18  # one to three millions for six nations
    assert Turn(table.state, 1).legal == []


def could_end_the_game() -> Table:
    """Taxation would take Austria-Hungary, governed by seat 0, to the end of the track."""
    table = Table(4, cash="open").power(AH=24).flags("AH", "norway", "sweden").rondel(AH="maneuver2")
    return table.turn("AH")


def thumbs_choice(table: Table) -> str:
    table.state.cached = None
    action = make_bot("thumb", "imperial").decide(Turn(table.state, 0), random.Random(1))
    return table.game.space.notation(action)


def test_the_thumb_ends_the_game_when_it_wins() -> None:
    assert thumbs_choice(could_end_the_game().cash(0, 60, 0, 0)) != "rondel taxation"
    assert thumbs_choice(could_end_the_game().cash(90, 0, 0, 0)) == "rondel taxation"


@pytest.mark.parametrize(("turns", "ends"), [(PATIENCE, False), (3 * PATIENCE, True)])
def test_the_patience_of_a_losing_thumb_runs_out(turns: int, ends: bool) -> None:
    table = could_end_the_game().cash(0, 60, 0, 0)
    table.state.turns = turns
    assert (thumbs_choice(table) == "rondel taxation") is ends


def test_a_game_of_thumbs_in_which_nobody_wants_to_end_still_ends() -> None:
    """With unlimited patience, this game took 290,000 decisions."""
    state = play(Imperial(6, turn_limit=3 * PATIENCE), [make_bot("thumb", "imperial")] * 6, seed="1/498")
    assert state.outcome is not None
    assert state.outcome.reason == "power"
