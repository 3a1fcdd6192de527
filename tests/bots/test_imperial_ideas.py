"""Plans of Imperial's searchers beyond the rules of thumb: gifts, raids and sieges."""

from __future__ import annotations

import random
from collections import Counter

from greatpowers.bots import Turn
from greatpowers.bots.imperial.ideas import gifts, ideas
from greatpowers.bots.search.games import known
from greatpowers.bots.search.players import shipped_net
from greatpowers.bots.search.playout import step
from greatpowers.bots.search.searcher import Searcher, Settings
from greatpowers.core.luck import settle
from greatpowers.games.imperial import Imperial
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial.board import FACTORY_PRICE, FACTORY_SPACE
from greatpowers.games.imperial.position import Position


def first_turn(cash: int, treasury: int) -> Position:
    """The first nation is to move, with so much money of its own and of its government."""
    state = Imperial(4).start()
    settle(state, random.Random(1))
    state.cash[state.to_act] = cash
    state.treasury[state.nation] = treasury
    state.cached = None
    return state


def test_a_treasury_gets_what_it_lacks_for_a_factory() -> None:
    state = first_turn(cash=3, treasury=FACTORY_PRICE - 2)
    seat, nation = state.to_act, state.nation
    (_, gift), (_, move) = next(iter(gifts(state, seat)))
    assert state.game.space.arguments(gift) == (seat, nation, 2)
    assert move == act.RONDEL + FACTORY_SPACE
    state.play(gift, seat)
    state.play(move, seat)
    assert any(action != act.DONE for action in state.legal(seat))


def test_nobody_gives_what_they_do_not_have() -> None:
    state = first_turn(cash=1, treasury=0)
    assert list(gifts(state, state.to_act)) == []


def test_ideas_are_legal_from_their_first_to_their_last_choice() -> None:
    """Among them are gifts, raids, destroyed factories, and stops on Investor that a gift has made possible."""
    mind, game = known("imperial").mind, Imperial(4, turn_limit=80)
    families: Counter[str] = Counter()
    for seed in range(6):
        state, rng = game.start(), random.Random(seed)
        while not state.ended:
            if state.to_act >= 0:
                for idea in ideas(state, state.to_act, rng):
                    tried, seat = state.clone(), state.to_act
                    for expected, action in idea:
                        assert tried.step == expected
                        tried.play(action, seat)
                        families[game.space.family(action).name] += 1
            step(mind, state, rng)
    assert families["donate"] > 5
    assert families["hostile"] > 5
    assert families["destroy"] > 0
    assert families["force"] > 0


def test_a_searcher_considers_gifts() -> None:
    state = first_turn(cash=3, treasury=FACTORY_PRICE - 2)
    searcher = Searcher(known("imperial").mind, shipped_net("imperial"), Settings(plans=1))
    searcher.decide(Turn(state, state.to_act), random.Random(1))
    (gift,) = (c for c in searcher.considered if state.game.space.family(c.action).name == "donate")
    assert [expected for expected, _ in gift.plan] == ["rondel", "factory"]
    assert isinstance(gift.after, Position)
    assert sum(gift.after.factory) == sum(state.factory) + 1


def test_a_plan_goes_on_after_a_step_without_a_choice() -> None:
    """With one million for imports, nothing is left to choose after the first unit; the plan still holds."""
    state = first_turn(cash=0, treasury=1)
    seat = state.to_act
    state.play("rondel import", seat)
    searcher, rest = Searcher(known("imperial").mind, shipped_net("imperial"), Settings(plans=1)), [("rondel", 0)]
    searcher._plan = [("import", state.legal(seat)[0]), ("import", act.DONE), *rest]
    for _ in range(2):
        state.play(searcher.decide(Turn(state, seat), random.Random(1)), seat)
    assert searcher._plan == rest
