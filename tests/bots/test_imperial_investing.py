"""How searchers of Imperial buy bonds: they think again when they invest, and see who takes a government."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from greatpowers.bots import Turn
from greatpowers.bots.imperial.bonds import INVESTMENTS
from greatpowers.bots.imperial.rondel import PATIENCE
from greatpowers.bots.search.games import known
from greatpowers.bots.search.players import shipped_net
from greatpowers.bots.search.playout import finish_own_part
from greatpowers.bots.search.searcher import Searcher, Settings
from greatpowers.core.game import Random, State
from greatpowers.core.native import is_compiled
from greatpowers.games.imperial.board import NATIONS
from greatpowers.games.imperial.position import Position
from greatpowers.testing.imperial import Table


def before_investor() -> Table:
    """Austria-Hungary can stop on Investor, and its government holds the card and has cash."""
    return Table(4).cash(12, 12, 12, 12).treasury(AH=12).card(1).rondel(AH="maneuver1").turn("AH")


def test_plans_leave_the_choice_of_bonds_open() -> None:
    mind, state, rng = known("imperial").mind, before_investor().state, random.Random(1)
    state.apply(state.game.space.parse("rondel investor"), 0)
    assert finish_own_part(mind, state, 0, mind.stretch(state), rng, 1.0) == []
    assert (state.step, state.to_act) == ("invest", 0)


def test_a_searcher_thinks_again_when_it_invests() -> None:
    """Though the plan that it followed says which bond it might buy."""
    table = before_investor()
    searcher = Searcher(known("imperial").mind, shipped_net("imperial"), Settings(plans=1))
    searcher.decide(Turn(table.state, 0), random.Random(1))
    plan = next(c.plan for c in searcher.considered if c.action == table.game.space.parse("rondel investor"))
    assert [step for step, _ in plan] == ["invest"]
    searcher._plan = plan
    state = table.do("rondel investor").state
    searcher.decide(Turn(state, 0), random.Random(1))
    assert searcher.imagined is not None
    assert searcher.imagined.step == "invest"
    assert len(searcher.considered) > 1


def governed_by(state: Position, seat: int, actions: Iterable[int]) -> set[int]:
    """The other players' nations of which one of these bonds takes the government."""
    nations = set()
    for action in actions:
        after = state.clone()
        after.apply(action, seat)
        nations |= {n for n in range(NATIONS) if after.government[n] == seat != state.government[n]}
    return nations


def test_a_short_list_of_bonds_has_those_that_take_a_government() -> None:
    """One for each nation where that is possible, though bonds of the leading nation bring more points."""
    state = before_investor().cash(30, 12, 12, 12).power(AH=20).do("rondel investor").state
    assert state.step == "invest"
    possible = governed_by(state, 0, state.legal())
    assert len(possible) > 2
    few = known("imperial").mind.shortlist(state, 0, len(possible) + 1)
    assert governed_by(state, 0, few) == possible


@pytest.mark.skipif(is_compiled(), reason="methods of compiled bots cannot be replaced")
def test_playouts_look_closely_at_investments(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: set[str] = set()
    glance = Searcher._glance

    def noted(self: Searcher, state: State, rng: Random) -> int:
        steps.add(state.step)
        return glance(self, state, rng)

    monkeypatch.setattr(Searcher, "_glance", noted)
    settings = Settings(playouts=30, turns=1, plans=1, foresight=8)
    searcher = Searcher(known("imperial").mind, shipped_net("imperial"), settings)
    searcher.decide(Turn(before_investor().state, 0), random.Random(1))
    assert "rondel" in steps
    assert steps & set(INVESTMENTS)


def test_a_game_that_goes_on_for_long_is_brought_to_its_end() -> None:
    """The rules of thumb end even lost games at last; a search would put that off for ever."""
    state = before_investor().state
    assert known("imperial").mind.is_searched(state)
    state.turns = PATIENCE
    assert not known("imperial").mind.is_searched(state)
