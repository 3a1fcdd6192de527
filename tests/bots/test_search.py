"""What all searchers share: nets, budgets, and the memory of an Imperial player."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from greatpowers.bots import Turn, make_bot
from greatpowers.bots.imperial.mind import PublicLedger
from greatpowers.bots.lines import chance_beside
from greatpowers.bots.search.games import known
from greatpowers.bots.search.net import Net
from greatpowers.bots.search.players import Player, shipped_net
from greatpowers.bots.search.searcher import Candidate, Searcher
from greatpowers.core.game import CHANCE, Random, State
from greatpowers.core.luck import draw, settle
from greatpowers.core.native import is_compiled
from greatpowers.games import GAMES, make_game
from greatpowers.games.imperial import Imperial
from greatpowers.games.war.game import War
from greatpowers.games.war.pieces import BRIGADE_KINDS, UNITS
from greatpowers.learn.fit import Course, Fit
from greatpowers.learn.samples import Samples
from greatpowers.learn.selfplay import BEGINNINGS, Exploring, Policy, play

SMALL = 8


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("rest", [0, 1, 2])
def test_a_net_gives_chances_that_sum_to_one_with_numpy_and_without(game_id: str, rest: int) -> None:
    """Rotating the seats rotates the chances: a net knows no order of seats."""
    mind = known(game_id).mind
    state = make_game(game_id, 3 + rest).start()
    settle(state, random.Random(1))
    common, own = mind.features(state)
    net = shipped_net(game_id)
    [(chances, leads)] = net.values([(common, own)])
    assert sum(chances) == pytest.approx(1, abs=1e-4)
    plain = Net(net.about, net.layers)
    plain._arrays = None
    [(slow_chances, slow_leads)] = plain.values([(common, own)])
    assert slow_chances == pytest.approx(chances, abs=1e-3)
    assert slow_leads == pytest.approx(leads, abs=1e-2)
    [(turned, _)] = net.values([(common, own[1:] + own[:1])])
    assert turned == pytest.approx(chances[1:] + chances[:1], abs=1e-4)


def test_the_file_of_a_net_is_read_as_it_was_written() -> None:
    net = shipped_net("imperial")
    again = Net.read(net.write())
    assert again.about == net.about
    assert again.layers == net.layers


def test_a_fit_learns_who_wins() -> None:
    """Whoever has the higher number wins; the last numbers say nothing."""
    rng = np.random.default_rng(1)
    own = rng.random((600, 3, 2)).astype(np.float16)
    wins = np.eye(3, dtype=np.float32)[own[:, :, 0].argmax(axis=1)]
    samples = Samples(np.zeros((600, 1), np.float16), own, wins, wins - 1 / 3, np.full(600, 3, np.int8))
    fit = Fit(1, 2, (SMALL,), seed=1)
    before = fit.losses(samples)
    fit.train(samples, Course(30, batch=64, rate=0.01))
    after = fit.losses(samples)
    assert after[0] < before[0] / 2
    assert after[1] < before[1] / 2
    [(chances, _)] = Net({}, fit.layers()).values([([0.0], [[0.9, 0.1], [0.2, 0.9], [0.1, 0.5]])])
    assert chances[0] > 0.8


def test_samples_are_read_as_they_were_written(tmp_path: Path) -> None:
    samples = Samples.of_game([([1.0], [[1.0], [2.0]]), ([3.0], [[4.0], [5.0]])], [1.0, 0.0], [0.5, -0.5], 4)
    samples.save(tmp_path / "samples.npz")
    again = Samples.load(tmp_path / "samples.npz")
    assert len(again) == 2
    assert again.seats.tolist() == [2, 2]
    assert again.own.tolist() == samples.own.tolist()
    assert again.wins[:, 2:].sum() == 0


@pytest.mark.parametrize("options", [{}, {"setup": "experienced"}, {"investor_card": "without"}], ids=str)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_ledger_of_payments_knows_everybodys_cash(seats: int, options: dict[str, str]) -> None:
    game = Imperial(seats, turn_limit=40, **options)
    state = game.start()
    state.events = []
    ledger, rng = PublicLedger(game, 0), random.Random(seats)
    while not state.ended:
        action = draw(state, rng) if state.to_act == CHANCE else rng.choice(state.legal())
        state.apply(action)
        ledger.observe(state.events)
        state.events.clear()
        assert ledger.cash == state.cash
    imagined = state.clone()
    imagined.cash = [0] * seats
    ledger.correct(imagined)
    assert (imagined.cash, imagined.bank) == (state.cash, state.bank)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_budget_of_playouts_repeats_a_decision(game_id: str) -> None:
    state = make_game(game_id, 4).start()
    settle(state, random.Random(3))
    answers = set()
    for _ in range(2):
        bot = make_bot("expert?playouts=8&turns=1", game_id, trusted=True)
        answers.add(bot.decide(Turn(state, state.to_act), random.Random(7)))
    assert len(answers) == 1
    assert answers.pop() in state.legal()


def test_hard_wins_against_beginners() -> None:
    """Five games, of which an equal player would win one or two."""
    game = Imperial(4, turn_limit=300)
    wins = 0.0
    for seed in range(5):
        bots = [make_bot("beginner", "imperial") for _ in range(4)]
        bots[seed % 4] = make_bot("hard", "imperial")
        state, rng = game.start(), random.Random(seed)
        while True:
            settle(state, rng)
            if state.ended:
                break
            seat = state.to_act
            state.apply(bots[seat].decide(Turn(state, seat), rng), seat)
        assert state.outcome is not None
        wins += (seed % 4) in state.outcome.winners
    assert wins >= 4


# -- caution, foresight, noise -------------------------------------------------------------------------------


def compared(*gains: float) -> Candidate:
    candidate = Candidate(0, [], make_game("imperial", 4).start(), 0)
    candidate.gains = list(gains)
    return candidate


def test_caution_takes_a_plan_only_if_it_is_better_by_more_than_its_error() -> None:
    assert compared(0.1, 0.12, 0.08).is_surely_better(1.0)
    assert not compared(0.5, -0.4, 0.1).is_surely_better(1.0)  # 0.07 on average, give or take 0.26
    assert compared(0.5, -0.4, 0.1).is_surely_better(0.1)
    assert not compared(-0.1, -0.1).is_surely_better(1.0)


def test_a_single_look_convinces_nobody_who_is_cautious() -> None:
    assert not compared(0.9).is_surely_better(1.0)
    assert compared().is_surely_better(0.0)


def test_with_great_caution_a_searcher_does_what_the_policy_does() -> None:
    mind = known("imperunde").mind
    state, rng = make_game("imperunde", 4).start(), random.Random(5)
    while state.step != "invest":
        settle(state, rng)
        state.apply(mind.choose(state, state.to_act, rng), state.to_act)
    bot = make_bot("expert?playouts=30&caution=1000", "imperunde", trusted=True)
    usual = mind.shortlist(state, state.to_act, 10)[0]
    assert bot.decide(Turn(state, state.to_act), random.Random(1)) == usual


@pytest.mark.skipif(is_compiled(), reason="methods of compiled bots cannot be replaced")
def test_foresight_looks_at_the_rondel_in_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[str] = []
    glance = Searcher._glance

    def noted(self: Searcher, state: State, rng: Random) -> int:
        steps.append(state.step)
        return glance(self, state, rng)

    monkeypatch.setattr(Searcher, "_glance", noted)
    state, rng = make_game("imperial", 4).start(), random.Random(1)
    while state.turns < 20 or state.step != "rondel":
        settle(state, rng)
        state.apply(make_bot("thumb", "imperial").decide(Turn(state, state.to_act), rng), state.to_act)
    turn = Turn(state, state.to_act)
    make_bot("expert?playouts=30&foresight=0", "imperial", trusted=True).decide(turn, random.Random(1))
    assert not steps
    make_bot("expert?playouts=30&foresight=8", "imperial", trusted=True).decide(turn, random.Random(1))
    assert "rondel" in steps


# -- what is shown of a decision -----------------------------------------------------------------------------


def looked_at(action: int, *chances: float) -> Candidate:
    candidate = Candidate(action, [], make_game("imperial", 4).start(), 0)
    for chance in chances:
        candidate.note(chance, 0.0)
    return candidate


def test_a_plan_that_was_dropped_early_is_compared_by_the_looks_that_both_had() -> None:
    """Both were lucky in the first two looks, and the chosen one was better there."""
    chosen = looked_at(1, 0.6, 0.4, 0.1, 0.1)
    assert chance_beside(chosen, looked_at(2, 0.5, 0.3)) == pytest.approx(0.2)
    assert chance_beside(chosen, looked_at(2, 0.9, 0.9)) == pytest.approx(chosen.chance)
    assert chance_beside(chosen, looked_at(2, 0.0, 0.0)) == 0.0
    assert chance_beside(chosen, chosen) == pytest.approx(chosen.chance)


def test_the_chosen_line_is_shown_with_the_best_chance() -> None:
    """With caution and blur it might not be: then the search itself thought another one better."""
    mind, shown = known("imperial").mind, 0
    for seed in range(4):
        state, rng = make_game("imperial", 4).start(), random.Random(seed)
        for _ in range(60 * seed):
            settle(state, rng)
            state.apply(mind.choose(state, state.to_act, rng, 5.0), state.to_act)
        settle(state, rng)
        bot = make_bot("expert?playouts=60&turns=1&plans=2&foresight=0", "imperial", trusted=True)
        assert isinstance(bot, Player)
        bot.decide(Turn(state, state.to_act), random.Random(seed))
        lines = bot.explain(random.Random(seed))
        if lines:
            shown += len(lines) > 1
            assert lines[0].looks > 0
            assert all(line.chance <= lines[0].chance for line in lines if line.looks < lines[0].looks)
    assert shown


def test_what_is_far_better_than_all_else_keeps_its_first_look() -> None:
    """Nothing is played on then, so that nothing more is known of it."""
    state = make_game("imperial", 4).start()
    settle(state, random.Random(1))
    turn = Turn(state, state.to_act)
    bot = make_bot("expert?playouts=60&keep=1", "imperial", trusted=True)
    assert isinstance(bot, Player)
    bot.decide(turn, random.Random(1))
    chosen = bot.explain(random.Random(1))[0]
    assert (chosen.looks, bot.searcher.considered[0].is_played_on) == (1, False)
    assert chosen.chance > 0


def test_a_searcher_with_a_blurred_view_overrates_plans() -> None:
    state = make_game("imperial", 4).start()
    settle(state, random.Random(1))
    turn = Turn(state, state.to_act)
    loud, quiet = (make_bot(f"hard?blur={noise}", "imperial", trusted=True) for noise in ("1000", "0"))
    chosen = {loud.decide(turn, random.Random(seed)) for seed in range(200)}
    assert chosen == set(known("imperial").mind.shortlist(state, turn.seat, len(turn.legal)))
    assert len({quiet.decide(turn, random.Random(seed)) for seed in range(50)}) < len(chosen) / 2
    assert isinstance(loud, Player)
    assert loud.searcher.considered[0].action in chosen


def test_inspired_policies_begin_with_other_armies() -> None:
    """Noise hardly varies what rules of thumb begin with, so War!'s value misjudged everything else."""
    usual, others = set(), set()
    for seed in range(4):
        rng, state = random.Random(seed), War(3).start()
        policies = [Policy(known("war"), is_inspired=seat > 0) for seat in range(3)]
        while not state.turn:
            settle(state, rng)
            state.apply(policies[state.to_act].choose(state, state.to_act, rng), state.to_act)
            settle(state, rng)
        first, *rest = [sum(state.forces[seat * UNITS : seat * UNITS + BRIGADE_KINDS]) for seat in range(3)]
        usual.add(first)
        others.update(rest)
    assert len(usual) == 1
    assert len(others) > 1


def test_policies_explore_for_a_while_and_then_play_as_ever() -> None:
    """A value has to know what a search may try, and what good play makes of that."""
    knows, rng, state = known("war"), random.Random(3), War(3).start()
    policy = Policy(knows, noise=0.0, exploring=Exploring(1.0, turns=0))
    others, searched = [0, 0], [0, 0]
    while state.turns < 2:
        settle(state, rng)
        seat = state.to_act
        if seat == CHANCE or state.ended:
            break
        action = policy.choose(state, seat, rng)
        if knows.mind.is_searched(state):
            searched[state.turns > 0] += 1
            others[state.turns > 0] += action != knows.mind.choose(state, seat, rng, noise=0.0)
        state.apply(action, seat)
    assert others[0] > searched[0] / 4
    assert searched[1] > 0
    assert others[1] == 0


def test_all_positions_of_a_beginning_are_kept() -> None:
    """A game has many positions of its middle and only one beginning."""
    knows = known("imperial")
    game = make_game("imperial", 3, {"turn_limit": 40})
    policies = [Policy(knows) for _ in range(3)]
    assert len(play(game, policies, knows, random.Random(1), share=1e-9).positions) == BEGINNINGS
    assert not play(game, policies, knows, random.Random(1)).positions
