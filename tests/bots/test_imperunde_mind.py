"""ImpeRunde as the search sees it: sensible choices, and positions as numbers that do not depend on who sits where."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from greatpowers.bots import Turn, make_bot
from greatpowers.bots.imperunde.mind import ImpeRundeMind
from greatpowers.core.game import CHANCE, randbelow
from greatpowers.core.layout import NUMBER, SEAT, Axis
from greatpowers.core.luck import draw
from greatpowers.games.imperunde import ImpeRunde
from greatpowers.games.imperunde.layout import LAYOUT, PARTY, PLAYER
from greatpowers.games.imperunde.position import Position
from tests.imperunde.table import Table

MIND = ImpeRundeMind()
TABLES = [(3, {}), (4, {"length": "short"}), (5, {"start_colony_value": 10}), (6, {"round_limit": 3})]


def decisions(seats: int, options: dict[str, str | int], mistakes: float = 0.2) -> Iterator[Position]:
    """Every decision of a game that the policy and chance play."""
    rng = random.Random(seats)
    state = ImpeRunde(seats, **options).start()
    while not state.ended and state.round < 5:
        if state.to_act == CHANCE:
            state.apply(draw(state, rng))
            continue
        yield state
        seat = state.to_act
        legal = state.legal(seat)
        chosen = MIND.choose(state, seat, rng)
        assert chosen in legal
        state.apply(legal[randbelow(rng, len(legal))] if rng.random() < mistakes else chosen, seat)


def starts_of_turns(seats: int, options: dict[str, str | int]) -> list[Position]:
    """The positions of such a game where turns begin."""
    kept: dict[int, Position] = {}
    for state in decisions(seats, options):
        if MIND.stretch(state) not in kept:
            kept[MIND.stretch(state)] = state.clone()
    return list(kept.values())


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_positions_become_as_many_numbers_as_declared_in_their_range(seats: int, options: dict[str, str | int]) -> None:
    for state in starts_of_turns(seats, options):
        setting, own = MIND.features(state)
        assert len(setting) == MIND.common
        assert [len(row) for row in own] == [MIND.own] * seats
        assert all(-2 <= number <= 3 for row in (setting, *own) for number in row)
        assert len(MIND.scores(state)) == seats


def further(row: list[int], axes: list[Axis], seats: int) -> list[int]:
    """A row with every player's entries one seat further."""
    if not axes:
        return row
    size = axes[0].count(seats)
    step = len(row) // size
    parts = [further(row[i * step : (i + 1) * step], axes[1:], seats) for i in range(size)]
    if axes[0] in (SEAT, PLAYER, PARTY):
        parts[:seats] = [parts[seats - 1], *parts[: seats - 1]]
    return [number for part in parts for number in part]


def rotated(state: Position) -> Position:
    """The same position with every player one seat further."""
    turned, seats = state.clone(), state.seats
    for field in LAYOUT.fields:
        old = getattr(state, field.name)
        row = [old] if field.kind == NUMBER else further(list(old), field.axes, seats)
        if field.value is SEAT:
            row = [(number + 1) % seats if number >= 0 else number for number in row]
        setattr(turned, field.name, row[0] if field.kind == NUMBER else type(old)(row))
    turned.game.recount(turned)
    return turned


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_numbers_do_not_depend_on_who_sits_where(seats: int, options: dict[str, str | int]) -> None:
    for state in starts_of_turns(seats, options)[::3]:
        setting, own = MIND.features(state)
        turned_setting, turned = MIND.features(rotated(state))
        assert turned_setting == pytest.approx(setting)
        assert turned == [pytest.approx(row) for row in (own[-1], *own[:-1])]


def test_turns_begin_where_players_begin_to_invest_and_to_move() -> None:
    begun = [(state.round, state.phase, state.active) for state in starts_of_turns(4, {}) if state.round == 2]
    assert [phase for _, phase, _ in begun if phase in (4, 6)].count(4) == 4
    assert len({active for _, phase, active in begun if phase == 4}) == 4
    assert len({active for _, phase, active in begun if phase == 6}) == 4


def test_a_shortlist_holds_the_best_actions_and_the_end_of_the_turn() -> None:
    turns = [state for state in starts_of_turns(4, {}) if state.step in ("invest", "move")]
    for state in turns:
        few = MIND.shortlist(state, state.to_act, 5)
        legal = state.legal(state.to_act)
        assert len(few) == min(5, len(legal))
        assert set(few) <= set(legal)
        assert state.codes.done in few
    assert any(len(state.legal(state.to_act)) > 20 for state in turns)


def test_turns_are_worth_thinking_about_and_cards_are_not() -> None:
    worth = {state.step: MIND.is_worth_thinking(state) for state in decisions(4, {})}
    assert {step for step, is_worth in worth.items() if is_worth} == {"talks", "debts", "invest", "move", "embark"}
    assert worth["window"] is False


def test_marches_are_compared_but_not_searched() -> None:
    searched = {state.step: MIND.is_searched(state) for state in decisions(4, {})}
    assert {step for step, is_searched in searched.items() if is_searched} == {"talks", "debts", "invest"}


def test_whoever_can_win_ends_the_game() -> None:
    """A player with twice the posts that it needed once kept a debt for a hundred rounds, to get more of them."""
    table = Table(goal=28).land(1, "congo", "40tp 3I").land(1, "egypt", "9I 3C").debts(1, 5).surplus(1, 30)
    state = table.land(2, "east_india", "1I").land(3, "mexico", "1I").land(4, "spain", "1I").books().state
    for seed in range(3):
        expert = make_bot("expert?playouts=24", "imperunde", trusted=True)
        action = expert.decide(Turn(state, 0), random.Random(seed))
        assert state.game.space.notation(action) == "debts repay_5"
