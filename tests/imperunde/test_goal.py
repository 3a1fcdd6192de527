"""Winning: the agreed number of trade posts, and no debts."""

from __future__ import annotations

import pytest

from greatpowers.core.options import BadOptions
from greatpowers.games.imperunde import ImpeRunde
from greatpowers.games.imperunde.world import HOMES
from tests.imperunde.table import Table
from tests.imperunde.test_material import set_up


def with_posts(number: int, goal: int = 28) -> Table:
    """Player 1 has so many posts in the Congo, and Egypt without any."""
    return Table(goal=goal).land(1, "congo", f"{number}tp").land(1, "egypt", "1I")


@pytest.mark.rule("imperunde/goal/win-condition")
def test_enough_posts_without_debts_win_at_once() -> None:
    table = with_posts(26).funds(1, 9).invest(1).do("post egypt")
    assert (table.winner(), table.asked, table.state.progress()) == (0, 1, 100 * 27 // 28)
    table.do("post egypt")
    assert (table.winner(), table.asked, table.state.phase) == (1, 0, 4)
    assert table.options() == []
    assert table.refused("done") == table.refused("stance 2 war", 2) == "imperunde/goal/win-condition"
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, table.state.progress()) == ("goal", [0], 100)
    assert outcome.details == {"seat": 0}


@pytest.mark.rule("imperunde/goal/debt-blocks-win")
def test_debts_withhold_the_win_until_they_are_repaid() -> None:
    table = with_posts(29).debts(1, 5).funds(1, 2).invest(1).do("post egypt")
    assert table.winner() == 0
    table.books().do("debts repay_5", "debts none", "debts none")
    assert table.winner() == 0
    table.do("debts none")
    assert (table.winner(), table.state.phase) == (1, 3)


@pytest.mark.rule("imperunde/goal/first-wins")
def test_whoever_comes_later_does_not_share() -> None:
    table = with_posts(27).land(2, "china", "27tp").land(2, "siam", "1I").funds(1, 2).funds(2, 2).invest(1)
    table.do("post egypt")
    assert table.refused("post siam", 2) == "imperunde/goal/win-condition"
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.ranks == [1, 2, 3, 3]


@pytest.mark.rule("imperunde/goal/conquered-posts-count")
def test_conquered_posts_count_at_the_instant_of_the_exchange() -> None:
    table = with_posts(26).land(2, "guinea", "2tp").war((1, 2)).move(1)
    table.do("march infantry egypt guinea")
    assert (table.winner(), table.asked, table.state.phase) == (1, 0, 6)


@pytest.mark.rule("imperunde/goal/canal-posts-count")
def test_the_posts_of_a_canal_count() -> None:
    table = with_posts(26).funds(1, 8).invest(1).do("canal suez")
    assert table.winner() == 1


@pytest.mark.rule("imperunde/goal/no-elimination")
def test_a_player_without_colonies_plays_on() -> None:
    table = with_posts(1).land(2, "guinea", "2tp").war((1, 2), (2, 3), (2, 4)).move(1)
    table.do("march infantry egypt guinea", "done")
    assert (table.asked, table.step) == (2, "move")
    assert table.talks().asked == 2
    table.books().do("debts none")
    assert (table.asked, table.state.sheet[12:18]) == (2, [0, 5, 0, 0, 0, 0])
    table.do("debts none", "debts none", "debts none").do("done")
    assert (table.asked, table.step) == (2, "invest")
    table.do("buy infantry south_africa").embark(2).do("embark infantry south_africa indian_ocean")


# -- bounds of the goal, and when it is looked at --------------------------------------------------------------


@pytest.mark.rule("imperunde/ruling/goal-bounds")
@pytest.mark.parametrize(("players", "most"), [(3, 90), (4, 45), (6, 45)])
def test_the_goal_lies_between_one_and_all_posts(players: int, most: int) -> None:
    assert ImpeRunde(players, goal=1).goal == 1
    assert ImpeRunde(players, goal=most).goal == most
    with pytest.raises(BadOptions):
        ImpeRunde(players, goal=most + 1)
    with pytest.raises(BadOptions):
        ImpeRunde(players, goal=-1)
    table = Table(players).talks()
    assert table.refused(f"propose 1 {most}") == table.refused("propose 1 1") == ""
    if most < 90:
        assert table.refused(f"propose 1 {most + 1}") == "imperunde/ruling/goal-bounds"


@pytest.mark.rule("imperunde/ruling/goal-bounds", "imperunde/inv/goal-change")
def test_a_new_goal_needs_everybody_and_acts_when_the_talks_close() -> None:
    def proposed() -> Table:
        return Table(goal=28).talks().do("propose 3 20")

    table = proposed().do("agree", "ready", "ready", "agree", "ready", "agree")
    assert table.state.goal == 28
    table.do("ready")
    assert table.state.goal == 20
    assert proposed().do("agree", "ready", "ready", "ready", "agree", "ready").state.goal == 28  # player 4 was silent
    assert proposed().do("agree", "ready", "ready", "refuse", "ready", "ready").state.goal == 28
    assert Table(goal=28).move(1).refused("propose 1 20") == "imperunde/diplomacy/goal-change-unanimous"


@pytest.mark.rule("imperunde/ruling/goal-bounds", "imperunde/ruling/victory-check")
@pytest.mark.parametrize(
    ("posts", "surplus", "starter", "winner"),
    [((12, 13), (9, 0), 1, 3), ((12, 12), (3, 4), 1, 3), ((12, 12), (4, 4), 1, 2), ((12, 12), (4, 4), 3, 3)],
    ids=["most posts", "larger surplus", "earlier in order", "earlier from another starter"],
)
def test_several_who_meet_a_lowered_goal(
    posts: tuple[int, int], surplus: tuple[int, int], starter: int, winner: int
) -> None:
    table = Table(goal=28).land(2, "china", f"{posts[0]}tp").land(3, "egypt", f"{posts[1]}tp")
    table.surplus(2, surplus[0]).surplus(3, surplus[1]).round(1, starter).talks()
    table.do("propose 1 10")
    while table.winner() == 0:
        table.do("agree" if "agree" in table.options() else "ready")
    assert (table.winner(), table.state.phase) == (winner, 2)


@pytest.mark.rule("imperunde/ruling/victory-check")
def test_several_who_repay_their_debts_at_once() -> None:
    table = Table(goal=10).land(1, "china", "10tp").land(2, "egypt", "11tp").debts(1, 5).debts(2, 5).books()
    table.do("debts repay_5", "debts repay_5", "debts none")
    assert table.winner() == 0  # the booking is simultaneous
    table.do("debts none")
    assert table.winner() == 2


@pytest.mark.rule("imperunde/ruling/victory-check")
def test_a_conquest_with_favourable_winds_wins_in_phase_8() -> None:
    table = Table(goal=28).land(1, "congo", "26tp").land(2, "egypt", "2tp").sea(1, "arabian_sea", "1I").war((1, 2))
    table.wheel(land_events=6).do("spin arabian_sea", "event sea_winds", "land infantry_1 arabian_sea egypt")
    assert (table.winner(), table.state.phase) == (1, 8)


@pytest.mark.rule("imperunde/ruling/victory-check")
def test_a_conquest_by_battle_wins_with_its_last_die() -> None:
    table = with_posts(26).land(2, "guinea", "1I 2tp").war((1, 2)).move(1)
    table.do("march infantry egypt guinea").roll(6)
    assert table.winner() == 0
    table.roll(1)
    assert (table.winner(), table.there(1, "guinea")) == (1, "1I 2tp")


def test_a_goal_that_the_set_up_reaches_ends_the_game_before_the_first_round() -> None:
    state = set_up(4, goal=5)
    assert (state.ended, state.winner) == (1, state.home.index(HOMES[0]))  # all have five posts: the first in order
