"""The round: eight phases, the starter, the direction of play, a nation without a player."""

import random
from collections.abc import Callable

import pytest

from greatpowers.core.luck import draw
from greatpowers.games.imperunde import ImpeRunde
from greatpowers.games.imperunde.powers import order_of_play
from greatpowers.games.imperunde.sequence import STEPS
from tests.imperunde.table import Table

QUIET = ("ready", "debts none", "done", "pass", "fight")  # what a player says who wants nothing


def quietly(table: Table, until: int) -> Table:
    """Play on until a phase of the next round begins; players do nothing, luck takes its course."""
    rng = random.Random(7)
    state = table.state
    round_now = state.round
    while state.round == round_now or state.phase < until:
        if table.asked == -1:
            state.apply(draw(state, rng))
        else:
            table.do(next(word for word in QUIET if word in table.options()))
    return table


@pytest.mark.rule("imperunde/round/eight-phases")
def test_eight_phases_follow_each_other_and_each_waits_for_everybody() -> None:
    table = quietly(Table().round(0).begin_round(), until=1)
    assert [event["number"] for event in table.events("phase")] == [*"12345678", "1"]

    table = Table().invest(1).do("done", "done", "done")
    assert (table.asked, table.state.phase) == (4, 4)
    assert table.refused("sail frigate north_sea baltic_sea") == "imperunde/move/turn-order"
    assert table.refused("embark infantry usa caribbean") == "imperunde/move/no-embark-in-phase-6"
    table.do("done")
    assert table.state.phase == 6  # no sea is contested
    assert table.refused("buy infantry usa") == "imperunde/round/eight-phases"


@pytest.mark.rule("imperunde/starter/roll", "imperunde/ruling/neutral-die")
def test_each_round_everybody_rolls_and_the_highest_starts() -> None:
    table = Table().round(0).begin_round()
    assert table.options() == [f"roll {n}" for n in range(1, 7)]
    table.roll(3, 6, 2, 5)
    assert (table.view(1)["starter"], table.state.phase) == (1, 2)
    table.begin_round()
    assert (table.step, table.state.round) == ("starter", 2)
    table.roll(4, 2, 5, 1)
    assert table.view(1)["starter"] == 2


@pytest.mark.rule("imperunde/ruling/start-ties")
def test_tied_leaders_roll_again_among_themselves() -> None:
    table = Table().begin_round().roll(6, 1, 6, 6)
    table.roll(2, 4, 4).roll(1, 5)
    assert [event["seat"] for event in table.events("rolled")] == ["1", "2", "3", "4", "1", "3", "4", "3", "4"]
    assert table.view(1)["starter"] == 3


@pytest.mark.rule("imperunde/starter/direction")
@pytest.mark.parametrize(("number", "order"), [(1, [2, 3, 4, 1]), (2, [2, 1, 4, 3]), (11, [2, 3, 4, 1])])
def test_odd_rounds_go_clockwise_even_ones_the_other_way(number: int, order: list[int]) -> None:
    table = Table().round(number, starter=2).invest(2)
    asked = []
    for _ in range(4):
        asked.append(table.asked)
        table.do("done")
    assert asked == order == [seat + 1 for seat in order_of_play(table.state)]


@pytest.mark.rule("imperunde/ruling/absent-player")
def test_a_nation_without_a_player_can_go_on_without_buying_moving_or_making_war() -> None:
    table = Table().round(0).land(3, "korea", "4I 2F 2tp").sea(3, "sea_of_japan", "1fr").begin_round()
    quietly(table, until=2)
    assert [table.relation(3, other) for other in (1, 2, 4)] == ["peace"] * 3
    assert not [event for name in ("bought", "marched", "sailed", "embarked", "stance") for event in table.events(name)]

    table = Table().war((1, 3)).land(3, "korea", "1I 1C 1F 1tp").land(1, "manchuria", "3I").move(1)
    table.do("march infantry manchuria korea", "march infantry manchuria korea", "fight")
    assert (table.step, table.asked) == ("dice", -1)  # up to three defend without being asked


@pytest.mark.parametrize(
    ("table", "said", "rule"),
    [
        (lambda: Table().talks().do("ready", player=3), "ready", "imperunde/ruling/talks-end"),
        (lambda: Table().books().do("debts none", player=3), "debts none", "imperunde/income/all-players-book"),
        (lambda: Table().invest(1), "done", "imperunde/invest/turn-order"),
        (lambda: Table().move(1), "done", "imperunde/move/turn-order"),
        (lambda: Table().land(1, "egypt", "1I 1tp").embark(1), "done", "imperunde/embark/turn-order"),
        (lambda: Table().begin_round(), "roll 3", "imperunde/starter/roll"),
        (lambda: Table().hand(1, "plunder").hand(3, "plunder").before_books(), "pass", "imperunde/ruling/window-order"),
    ],
)
def test_whoever_is_not_asked_hears_by_which_rule_another_is(table: Callable[[], Table], said: str, rule: str) -> None:
    assert table().refused(said, 3) == rule


def test_every_step_that_asks_knows_its_rule() -> None:
    asked = [step.asked for step in STEPS if step.answers]
    assert set(asked) <= set(ImpeRunde(4).rulebook.rules)
    assert len(asked) == 27
