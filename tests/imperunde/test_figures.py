"""Figures of money: what the players will earn and from where, and what their colonies allow."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from greatpowers.games import make_game
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.sheet import LINE_IDS, REPAID
from tests.imperunde.table import Table

EARNED = LINE_IDS[:REPAID]  # the lines above repayment


def player(table: Table, number: int = 1) -> dict[str, Any]:
    """The figures of a player."""
    found: dict[str, Any] = table.state.figures(None)["players"][number - 1]
    return found


def colony(table: Table, country: str) -> dict[str, Any]:
    """The figures of a colony."""
    found: dict[str, Any] = table.state.figures(None)["colonies"][country]
    return found


def colonist() -> Table:
    table = Table(4).land(1, "egypt", "2I 1C 2tp").land(2, "congo", "1I 1F 2tp").war((1, 2))
    return table.sea(1, "arabian_sea", "1fr 1I").debts(1, 10)


def test_before_the_homes_are_known_nothing_is_earned() -> None:
    figures = make_game("imperunde", 4).start().figures(None)
    assert (figures["sheet"], figures["coming"], figures["colonies"]) == (0, 1, {})
    for one in figures["players"]:
        assert (one["income"]["total"], one["sources"]) == (0, {})


# -- where it comes from -------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/budget/colonial-tax-famine")
def test_a_colony_under_a_disc_is_named_with_nothing() -> None:
    table = colonist().land(1, "siam", "1tp").disc("egypt", "famine").books()
    assert sorted(player(table)["sources"]["colonial_tax"]) == [["egypt", 0], ["siam", 1]]


def plundered() -> Table:
    table = colonist().hand(2, "plunder").before_books()
    return table.do("card plunder", "at egypt").passes()


@pytest.mark.rule("imperunde/card/plunder/effect")
def test_plundered_tax_is_named_where_it_goes() -> None:
    table = plundered()
    assert table.step == "debts"
    assert player(table, 1)["sources"]["colonial_tax"] == [["egypt", 0]]
    assert player(table, 2)["sources"]["colonial_tax"] == [["congo", 2], ["egypt", 2]]


def test_discs_of_this_round_do_not_count_for_the_next() -> None:
    table = plundered().disc("congo", "famine")
    assert player(table, 2)["sources"]["colonial_tax"] == [["congo", 0], ["egypt", 2]]
    table.do(*["debts none"] * 4).passes()
    assert table.step == "invest"
    assert player(table, 1)["sources"]["colonial_tax"] == [["egypt", 2]]
    assert player(table, 2)["sources"]["colonial_tax"] == [["congo", 2]]


# -- whole games ---------------------------------------------------------------------------------------------


def positions(seats: int, seed: int, actions: int = 4000) -> Iterator[Position]:
    """The positions of a game at random; money is borrowed and spent, wars are fought."""
    rng = random.Random(seed)
    state = make_game("imperunde", seats).start()
    assert isinstance(state, Position)
    for _ in range(actions):
        if state.ended:
            return
        yield state
        state.apply(rng.choice(state.legal()))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_sources_add_up_to_their_line(seats: int) -> None:
    booked = set()
    for state in positions(seats, seed=seats):
        figures = state.figures(None)
        for seat, one in enumerate(figures["players"]):
            income, sources = one["income"], one["sources"]
            for line, found in sources.items():
                assert income[line] == sum(amount for _, amount in found)
                assert len({source for source, _ in found}) == len(found)
            assert income["free"] == sum(income[line] for line in EARNED) == income["carried"] + income["total"]
            if state.step == "debts":  # what is expected is what the sheet says
                sheet = state.view(None)["players"][seat]["sheet"]
                assert [sheet[line] for line in EARNED] == [income[line] for line in EARNED]
                assert figures["sheet"] == figures["coming"] == state.round
                booked.add(state.round)
    assert len(booked) > 2


@pytest.mark.parametrize("seats", [3, 6])
def test_figures_are_the_same_for_everybody_and_in_every_world_that_fits(seats: int) -> None:
    rng = random.Random(seats)
    for number, state in enumerate(positions(seats, seed=seats, actions=600)):
        if number % 7:
            continue
        figures = state.figures(None)
        for seat in range(seats):
            own = state.figures(seat)
            assert own == state.imagine(seat, rng).figures(seat)
            # only the one who moves or invests is told what could be done
            assert {**own, "movement": None, "gathering": None, "shop": None} == figures


# -- colonies ------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/invest/three-per-post")
def test_a_colony_allows_three_for_each_post_that_stood_there() -> None:
    table = colonist().land(1, "china", "1tp").funds(1, 20).invest(1)
    assert colony(table, "egypt") == {"limit": 6, "left": 6, "most_posts": 2, "blocked": False}
    table.do("buy artillery egypt", "post china", "launch frigate china china_sea")
    assert colony(table, "egypt") == {"limit": 6, "left": 3, "most_posts": 2, "blocked": False}
    assert colony(table, "china") == {"limit": 3, "left": 0, "most_posts": 3, "blocked": False}
    table.do("done", *["done"] * 3)
    assert colony(table, "china") == {"limit": 6, "left": 6, "most_posts": 3, "blocked": False}


@pytest.mark.rule("imperunde/invest/black-disc-blocks")
def test_a_black_disc_allows_nothing() -> None:
    table = colonist().disc("egypt", "famine").invest(1)
    assert colony(table, "egypt") == {"limit": 0, "left": 0, "most_posts": 2, "blocked": True}


def test_homes_are_no_colonies() -> None:
    assert set(colonist().state.figures(None)["colonies"]) == {"egypt", "congo"}


@pytest.mark.parametrize("seats", [4, 6])
def test_what_is_left_is_what_can_be_bought(seats: int) -> None:
    """With money enough, infantry can be bought wherever something is left, and nowhere else."""
    seen = 0
    for state in positions(seats, seed=seats, actions=1500):
        if state.step != "invest" or not state.funds[state.to_act] or not state.reserve[state.to_act * 6]:
            continue
        view, colonies = state.view(None), state.figures(None)["colonies"]
        options = [state.game.space.notation(action).split() for action in state.legal()]
        bought = {words[2] for words in options if words[:2] == ["buy", "infantry"]}
        own = [land for land in colonies if view["lands"][land]["owner"] == state.to_act]
        left = {land for land in own if colonies[land]["left"] > 0}
        assert bought == left | {view["players"][state.to_act]["home"]}
        seen += len(left)
    assert seen > 10


# -- the round of the sheets ---------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/ruling/books-order")
def test_which_round_the_sheets_are_of() -> None:
    table = colonist().hand(1, "plunder").round(1).books().do(*["debts none"] * 4).round(2).before_books()
    assert [table.state.figures(None)[name] for name in ("sheet", "coming")] == [1, 2]
    table.passes()
    assert (table.step, [table.state.figures(None)[name] for name in ("sheet", "coming")]) == ("debts", [2, 2])
    table.do(*["debts none"] * 4).passes()
    assert (table.step, [table.state.figures(None)[name] for name in ("sheet", "coming")]) == ("invest", [2, 3])
    table.round(3).talks()
    assert [table.state.figures(None)[name] for name in ("sheet", "coming")] == [2, 3]


def test_the_shop_says_how_many_could_be_bought_in_a_row() -> None:
    """As many as there are, until the first refusal, in whole games at random."""
    found = 0
    for number, state in enumerate(positions(4, seed=2, actions=1500)):
        if state.step != "invest" or number % 5:
            continue
        seat = state.to_act
        for action in state.legal():
            words = state.game.space.to_json(action)
            if words["do"] not in ("buy", "post"):
                continue
            most = state.figures(seat)["shop"][words["country"]][words.get("kind", "post")]
            bought = state.clone()
            times = 0
            while bought.step == "invest" and bought.why_not(action, seat) is None:
                bought.apply(action, seat)
                times += 1
            assert times == most, state.game.space.notation(action)
            found += most > 1
    assert found > 10
