"""The rules-of-thumb player of ImpeRunde: raids and makes peace for reasons, borrows and repays, in several tempers."""

from __future__ import annotations

import random

import pytest

from greatpowers.bots import Turn
from greatpowers.bots.imperunde.diplomacy import wants_war
from greatpowers.bots.imperunde.estimates import Prospect, is_about_to_win, loot
from greatpowers.bots.imperunde.policy import choose
from greatpowers.bots.imperunde.temper import TEMPERS
from greatpowers.bots.imperunde.thumb import ImpeRundeThumb
from greatpowers.core.game import CHANCE, NOBODY
from greatpowers.core.luck import draw
from greatpowers.games.imperunde import ImpeRunde
from greatpowers.games.imperunde.actions import DEBT_CHOICES
from greatpowers.games.imperunde.lands import add_posts, colonies_of, set_owner
from greatpowers.games.imperunde.pieces import ARTILLERY, FORT, INFANTRY
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.sheet import CARRIED, LINES
from greatpowers.games.imperunde.units import put_troops


def played_until(step: str, **options: int) -> Position:
    """A game between such players, up to a step that someone has to decide."""
    rng = random.Random(1)
    state = ImpeRunde(4, **options).start()
    while state.step != step:
        if state.to_act == CHANCE:
            state.apply(draw(state, rng))
        else:
            state.apply(choose(state, state.to_act, rng), state.to_act)
    return state


def stage_a_border(state: Position, attacker: int, victim: int, artillery: int, forts: int) -> None:
    """Clear the board of all colonies but two that border each other, the victim's with three posts."""
    country = next(c for c in range(len(state.owner)) if state.world.value[c] == 3 and len(state.world.roads[c]) > 2)
    near = next(c for c in state.world.roads[country] if c not in state.home)
    for place, owner in enumerate(state.owner):
        if owner >= 0 and place not in state.home:
            add_posts(state, place, owner, -state.posts[place])
            set_owner(state, place, -1)
    set_owner(state, country, victim)
    add_posts(state, country, victim, 3)
    put_troops(state, country, victim, FORT, forts)
    set_owner(state, near, attacker)
    put_troops(state, near, attacker, ARTILLERY, artillery)
    put_troops(state, near, attacker, INFANTRY)


def test_a_raid_pays_where_many_posts_are_weakly_guarded() -> None:
    state = played_until("talks")
    stage_a_border(state, 0, 1, artillery=6, forts=0)
    assert loot(state, 0, 1) > 2.5
    assert loot(state, 1, 0) == 0
    assert wants_war(Prospect(state, 0), 1)
    assert not wants_war(Prospect(state, 1), 0)  # nothing to win, and the peace pays


def test_a_strong_garrison_keeps_the_peace() -> None:
    state = played_until("talks")
    stage_a_border(state, 0, 1, artillery=6, forts=3)
    put_troops(state, next(c for c in range(70) if state.posts[c] == 3), 1, ARTILLERY, 5)
    assert not wants_war(Prospect(state, 0), 1)


def test_a_raider_goes_to_war_sooner_than_a_builder() -> None:
    state = played_until("talks")
    stage_a_border(state, 0, 1, artillery=2, forts=1)
    eagerness = {name: temper.war * loot(state, 0, 1) for name, temper in TEMPERS.items()}
    assert eagerness["raider"] > eagerness["balanced"] > eagerness["banker"] > eagerness["builder"] > 0


def test_a_player_who_is_about_to_win_is_hindered() -> None:
    state = played_until("talks")
    stage_a_border(state, 0, 1, artillery=0, forts=3)
    state.surplus[1] = 20
    state.goal = state.posts_out[1]
    assert is_about_to_win(state, 1)
    assert wants_war(Prospect(state, 0), 1)
    assert not wants_war(Prospect(state, 0), 2)


@pytest.mark.parametrize(("money", "change"), [(-20, 5), (0, -5)])
def test_debts_are_repaid_where_that_wins_the_game(money: int, change: int) -> None:
    state = played_until("debts", start_colony_value=12)
    seat = state.to_act
    state.goal = state.posts_out[seat]
    for country in colonies_of(state, seat):
        add_posts(state, country, seat, -state.posts[country])
    state.debts[seat] = 5
    state.sheet[seat * LINES + CARRIED] = money
    action = choose(state, seat, random.Random(1))
    assert DEBT_CHOICES[state.codes.values[action][0]] == change


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_games_between_all_tempers_end_by_a_victory(seats: int) -> None:
    rng = random.Random(seats)
    state = ImpeRunde(seats).start()
    bots = [ImpeRundeThumb(name, noise=50.0 if name == "builder" else 1.0) for name in TEMPERS] * 2
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            state.apply(draw(state, rng))
            continue
        seat = state.to_act
        action = bots[seat].decide(Turn(state, seat), rng)
        assert action in state.legal(seat)
        state.apply(action, seat)
    assert state.outcome is not None
    assert state.outcome.reason == "goal"


def test_noise_makes_other_choices() -> None:
    state = played_until("invest")
    turn, rng = Turn(state, state.to_act), random.Random(1)
    always = {ImpeRundeThumb(noise=1e6).decide(turn, rng) for _ in range(300)}
    assert always == set(turn.legal)
    assert len({ImpeRundeThumb().decide(turn, rng) for _ in range(50)}) < len(turn.legal) / 2
