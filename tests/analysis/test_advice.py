"""Advice, chances and explanations: honest, reproducible and complete."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from random import Random

import pytest

from greatpowers.analysis.advice import Advice, Adviser, advise
from greatpowers.analysis.chances import chances
from greatpowers.analysis.why import decision_to_explain, why
from greatpowers.bots import Turn, make_bot
from greatpowers.bots.bot import Explainer
from greatpowers.bots.search.games import known
from greatpowers.bots.search.searcher import Settings, follow
from greatpowers.core.game import CHANCE, Event, State
from greatpowers.core.luck import draw, settle
from greatpowers.core.position import dump
from greatpowers.games import GAMES, make_game
from greatpowers.testing.imperial import Table as Imperial
from tests.bots.test_honesty import SEAT, drawn_afresh, pairs

PLAYED = 100  # decisions
QUICK = Settings(playouts=12, turns=1, plans=2, width=4)

each_game = pytest.mark.parametrize("game", GAMES)


@cache
def middle(game: str) -> State:
    """A position of a game between rules of thumb in which somebody has a choice that matters."""
    state = make_game(game, 4).start()
    state.events = []
    bot, mind, rng = make_bot("thumb", game), known(game).mind, Random(4)
    played = 0
    while played < PLAYED or len(state.legal()) < 4 or not mind.is_worth_thinking(state):
        settle(state, rng)
        state.apply(bot.decide(Turn(state, state.to_act), rng), state.to_act)
        settle(state, rng)
        played += 1
    return state


def advice_at(state: State, seat: int, events: list[Event] | None) -> Advice:
    return advise(state, seat, Random(5), events=events, settings=QUICK)


# -- honest --------------------------------------------------------------------------------------------------


def same_in(worlds: Iterable[State], answer: Callable[[State], object]) -> bool:
    return len({repr(answer(world)) for world in worlds}) == 1


@each_game
def test_advice_does_not_know_what_others_did_in_secret(game: str) -> None:
    for real, other in pairs(game)[:2]:
        if other is not None:
            assert same_in([real, other], lambda world: advice_at(world, SEAT, world.events))


@each_game
def test_advice_does_not_know_what_others_have(game: str) -> None:
    for real, _ in pairs(game)[:2]:
        assert same_in(drawn_afresh(real), lambda world: advice_at(world, SEAT, None))


@each_game
def test_chances_by_what_a_seat_knows_do_not_depend_on_the_rest(game: str) -> None:
    for real, other in pairs(game)[:2]:
        assert same_in(drawn_afresh(real), lambda world: chances(world, SEAT, Random(5), 2))
        if other is not None:
            assert same_in([real, other], lambda world: chances(world, SEAT, Random(5), 2, events=world.events))


def at_the_rondel() -> State:
    """A position of Imperial in which every choice begins a turn of several decisions."""
    state, bot, rng = middle("imperial").clone(), make_bot("thumb", "imperial"), Random(4)
    while state.step != "rondel":
        state.apply(bot.decide(Turn(state, state.to_act), rng), state.to_act)
    return state


def test_lines_are_compared_in_the_same_world() -> None:
    """Without a log, others' cash is imagined anew for each plan: what differs by that is no reason."""
    state = at_the_rondel()
    turn = Turn(state, state.to_act)
    adviser = Adviser("imperial", Settings(playouts=60, turns=1, plans=3), 5, [])
    adviser.best(turn, Random(5))
    assert adviser.imagined is not None
    elsewhere = 0
    for plan in adviser.considered:
        expected = adviser.imagined.clone()
        follow(plan, expected, turn.seat)
        assert dump(adviser._follow(turn, adviser.imagined, plan, Random(1))) == dump(expected)
        elsewhere += dump(plan.after) != dump(expected)
    assert elsewhere


def test_chances_by_everything_do() -> None:
    [(real, _), *_] = pairs("imperial")
    assert not same_in(drawn_afresh(real), lambda world: chances(world, None, Random(5), 2))


@each_game
def test_an_explanation_does_not_know_what_is_hidden_from_who_asks(game: str) -> None:
    """Neither what others have, nor what the actor alone knows."""
    state = middle(game)
    actor, viewer = state.to_act, (state.to_act + 1) % 4
    rng = Random(2)
    worlds = [state, *(state.imagine(viewer, rng) for _ in range(2))]
    [action, *_] = [action for action in state.legal() if all(action in world.legal() for world in worlds)]

    def answer(world: State) -> Advice | None:
        return why(world, actor, action, viewer, Random(5), events=None, settings=QUICK)

    assert answer(state) is not None
    assert same_in(worlds, answer)


# -- chances -------------------------------------------------------------------------------------------------


@each_game
def test_chances_sum_to_one(game: str) -> None:
    now = chances(middle(game), None, Random(1))
    assert len(now) == 4
    assert sum(now) == pytest.approx(1, abs=1e-3)


def test_at_the_end_the_winner_has_won() -> None:
    state = make_game("imperial", 3, {"turn_limit": 20}).start()
    rng = Random(1)
    settle(state, rng)
    while not state.ended:
        state.apply(rng.choice(state.legal()))
        settle(state, rng)
    assert state.outcome is not None
    winners = state.outcome.winners
    assert chances(state, 0, rng) == [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]
    assert advise(state, 0, rng, events=None, settings=QUICK).lines == []


# -- lines ---------------------------------------------------------------------------------------------------


@each_game
def test_lines_are_the_best_first_each_action_once(game: str) -> None:
    state = middle(game)
    lines = advice_at(state, state.to_act, state.events).lines
    actions = [line.action for line in lines]
    assert 1 < len(set(actions)) == len(actions) <= 5
    assert set(actions) <= {*state.legal(), *state.asides(state.to_act)}
    assert all(0 <= line.chance <= 1 for line in lines)
    assert {line.looks for line in lines} == {lines[0].looks}
    assert lines[0].chance == pytest.approx(max(line.chance for line in lines), abs=0.05)


@each_game
def test_everybodys_chances_are_those_with_the_best_line(game: str) -> None:
    state = middle(game)
    advice = advice_at(state, state.to_act, state.events)
    assert sum(advice.chances) == pytest.approx(1, abs=1e-3)
    assert advice.chances[state.to_act] == pytest.approx(advice.lines[0].chance)


@each_game
def test_no_two_lines_do_the_same_in_another_order(game: str) -> None:
    state = middle(game)
    lines = advice_at(state, state.to_act, state.events).lines
    done = [sorted([line.action, *(action for _, action in line.plan)]) for line in lines]
    assert all(done.count(actions) == 1 for actions in done)


@each_game
def test_an_action_that_is_asked_about_is_among_the_lines(game: str) -> None:
    state = middle(game)
    last = state.legal()[-1]
    for action in (last, state.legal()[0]):
        lines = advise(state, state.to_act, Random(1), events=None, settings=QUICK, most=1, also=[action]).lines
        assert action in [line.action for line in lines]
        assert len(lines) <= 2


def test_the_same_in_another_order_is_worth_the_same() -> None:
    """People were told that they had better import the army first that they imported next."""
    table = Imperial(3, cash="open").treasury(AH=12).turn("AH")
    state = table.state
    state.apply(table.game.space.parse("rondel import"), 0)
    best = advise(state, 0, Random(1), events=None, settings=QUICK).lines[0]
    later = best.plan[-1][1]
    lines = {line.action: line for line in advise(state, 0, Random(1), events=None, settings=QUICK, also=[later]).lines}
    assert lines[later].chance == pytest.approx(lines[best.action].chance, abs=1e-6)
    assert best.action in [action for _, action in lines[later].plan]


def test_so_is_one_that_nobody_asked_for() -> None:
    """Imperial: a gift to a treasury."""
    state = middle("imperial")
    gift = state.asides(state.to_act)[-1]
    lines = advise(state, state.to_act, Random(1), events=None, settings=QUICK, also=[gift]).lines
    assert gift in [line.action for line in lines]


def test_a_motive_of_the_action_itself_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """War!: as for a declaration of war, whatever else is better afterwards."""
    state = middle("war")
    motive = ("war-leader", {"other": 1})
    monkeypatch.setattr(type(known("war").mind), "motive", lambda *_: motive)
    lines = advice_at(state, state.to_act, state.events).lines
    assert [line.reason.hint for line in lines if line.reason] == [motive] * len(lines)


def test_nobody_is_advised_out_of_turn() -> None:
    state = middle("imperial")
    other = (state.to_act + 1) % 4
    advice = advice_at(state, other, state.events)
    assert advice.lines == []
    assert len(advice.chances) == 4


# -- explanations --------------------------------------------------------------------------------------------


def test_a_secret_action_is_not_explained() -> None:
    """ImpeRunde: a card that another player draws."""
    state = make_game("imperunde", 3).start()
    rng, bot = Random(1), make_bot("thumb", "imperunde")
    for _ in range(2000):
        seat, action = state.to_act, state.legal()[0]
        viewer = (seat + 1) % 3
        if seat >= 0 and state.conceals(action, seat, viewer):
            assert why(state, seat, action, viewer, rng, events=None, settings=QUICK) is None
            return
        if seat < 0:
            settle(state, rng)
        else:
            state.apply(bot.decide(Turn(state, seat), rng), seat)
    pytest.fail("nothing was secret")


def test_the_first_choice_of_a_turn_explains_the_rest_of_it() -> None:
    """Imperial: a nation's move on the rondel, not the armies that it imports afterwards."""
    start = make_game("imperial", 3).start()
    settle(start, Random(1))
    state = start.clone()
    actions: list[int] = []
    actors: list[int] = []
    for words in ("rondel import", "", ""):
        action = state.game.space.parse(words) if words else state.legal()[0]
        actions.append(action)
        actors.append(state.to_act)
        state.apply(action)
    assert decision_to_explain(start, actions, actors, [actors[0]]) == 0
    assert decision_to_explain(start, actions, actors, [(actors[0] + 1) % 3]) is None


def test_of_a_turn_the_decision_that_tells_most_is_explained() -> None:
    """War!: a declaration of war rather than the first march, and marches rather than the order of battles."""
    start = make_game("war", 4).start()
    rng, bot = Random(3), make_bot("thumb", "war")
    settle(start, rng)
    state = start.clone()
    actions: list[int] = []
    actors: list[int] = []
    names: list[str] = []
    while state.turns < 2:
        seat = state.to_act
        action = draw(state, rng) if seat == CHANCE else bot.decide(Turn(state, seat), rng)
        actions.append(action)
        actors.append(seat)
        names.append(state.game.space.family(action).name)
        state.apply(action, seat)
    declared = names.index("declare")
    assert decision_to_explain(start, actions[: declared + 1], actors[: declared + 1], [actors[declared]]) == declared
    fought = names.index("battle")
    found = decision_to_explain(start, actions[: fought + 1], actors[: fought + 1], [actors[fought]])
    assert found is not None
    assert names[found] in ("declare", "march")


@each_game
def test_a_strong_bot_explains_what_it_chose(game: str) -> None:
    state = middle(game)
    bot = make_bot("expert?playouts=20&turns=1", game, trusted=True)
    assert isinstance(bot, Explainer)
    assert bot.explain(Random(1)) == []
    action = bot.decide(Turn(state, state.to_act), Random(1))
    lines = bot.explain(Random(1))
    assert lines[0].action == action
    assert bot.explain(Random(1)) == lines
