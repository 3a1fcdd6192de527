"""What ImpeRunde's rules of thumb buy: armies for targets that lack them, posts that win, no loans that cost a game."""

from __future__ import annotations

import random

import pytest

from greatpowers.bots.imperunde.estimates import Prospect
from greatpowers.bots.imperunde.policy import choose
from greatpowers.bots.imperunde.recruiting import recruiting, wanting
from greatpowers.games.imperunde.actions import DEBT_CHOICES
from greatpowers.games.imperunde.pieces import FORT, INFANTRY
from tests.imperunde.table import Table, space


def chosen(table: Table) -> str:
    """What the player to act would do."""
    s = table.state
    return table.game.space.notation(choose(s, s.to_act, random.Random(1)))


# -- armies --------------------------------------------------------------------------------------------------


def test_a_target_wants_armies_until_enough_stand_next_to_it() -> None:
    few = Table(4, "GB JP US BR").land(1, "south_africa", "2I 3tp").invest(1)
    many = Table(4, "GB JP US BR").land(1, "south_africa", "30I 3tp").invest(1)
    africa = space("south_africa")
    assert wanting(Prospect(few.state, 0))[africa] > 0
    assert africa not in wanting(Prospect(many.state, 0))


def test_armies_are_counted_for_one_target_only() -> None:
    """Two neighbours of the same garrison want more than one alone."""
    table = Table(4, "GB JP US BR").land(1, "south_africa", "6I 3tp").invest(1)
    africa = space("south_africa")
    near = [c for c in table.state.world.roads[africa] if table.state.world.value[c] <= 2]
    assert len(near) > 1
    assert africa in wanting(Prospect(table.state, 0))
    for country in table.state.world.roads[africa][1:]:
        table.state.owner[country] = 1
    assert africa not in wanting(Prospect(table.state, 0))


def test_armies_that_hold_a_colony_are_not_counted() -> None:
    """A colony without posts is free land again when the last army leaves."""
    held = Table(4, "GB JP US BR").land(1, "south_africa", "1I").invest(1)
    p = Prospect(held.state, 0)
    assert p.holding(space("south_africa")) == 1
    assert p.holding(space("great_britain")) == 0
    held.land(1, "south_africa", "1tp")
    assert p.holding(space("south_africa")) == 0


def test_nobody_leaves_a_colony_for_a_land_of_no_more_value() -> None:
    table = Table(4, "GB JP US BR").land(1, "south_africa", "1A").move(1)
    assert chosen(table) == "done"


@pytest.mark.parametrize(
    ("dice", "expected"),
    [((8, 7, 3, 4, 4, 4), "fight"), ((8, 3, 3, 4, 4, 4), "march artillery egypt guinea")],
    ids=["as good as won", "open"],
)
def test_a_battle_that_is_as_good_as_won_gets_no_reinforcements(dice: tuple[int, ...], expected: str) -> None:
    table = Table().land(1, "egypt", "5A 1tp").move(1).attack("egypt", "guinea", "A A A")
    table.roll(*dice)
    assert table.step == "reinforce"
    assert chosen(table) == expected


# -- guards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("neighbour", "wanted"), [("3I", True), ("1tp", False)])
def test_posts_beside_foreign_armies_are_guarded_in_peace(neighbour: str, wanted: bool) -> None:
    """A card may declare war when it is too late to recruit."""
    table = Table(4, "GB JP US BR").land(1, "south_africa", "3tp").land(2, "congo", neighbour).funds(1, 5).invest(1)
    africa = space("south_africa")
    table.state.owner = [max(0, owner) for owner in table.state.owner]  # nothing to win anywhere
    p = Prospect(table.state, 0)
    assert p.is_open(africa) == wanted
    assert (recruiting(p, INFANTRY, africa) > 0) == wanted
    assert recruiting(p, FORT, africa) < 0


@pytest.mark.parametrize(("armies", "expected"), [("4A", "fight"), ("5A", "march artillery egypt guinea")])
def test_the_last_guard_of_posts_does_not_join_a_battle(armies: str, expected: str) -> None:
    table = Table().land(1, "egypt", f"{armies} 1tp").land(2, "ottoman_empire", "2I").move(1)
    table.attack("egypt", "guinea", "A A A").roll(8, 3, 3, 4, 4, 4)
    assert table.step == "reinforce"
    assert chosen(table) == expected


# -- posts and forts -----------------------------------------------------------------------------------------


def test_posts_that_win_the_game_come_before_forts() -> None:
    """Forts for threatened colonies once cost players the game."""
    table = Table(4, "GB JP US BR").land(1, "egypt", "1I 1tp").land(1, "south_africa", "1I 2tp").war((1, 2))
    table.land(2, "congo", "9I 9A").funds(1, 5).invest(1)
    assert chosen(table) == "buy fort south_africa"
    table.state.goal = table.state.posts_out[0] + 1
    assert chosen(table).startswith("post ")


# -- debts ---------------------------------------------------------------------------------------------------


def change(table: Table) -> int:
    """How the debts change, by the choice of player 1."""
    s = table.state
    return DEBT_CHOICES[s.codes.values[choose(s, 0, random.Random(1))][0]]


@pytest.mark.parametrize(("number", "debts", "expected"), [(1, 0, 5), (3, 5, 5), (3, 10, 0), (4, 0, 0)])
def test_money_is_borrowed_early_and_not_beyond_what_one_round_can_repay(
    number: int, debts: int, expected: int
) -> None:
    table = Table().round(number).land(1, "china", "3I 1tp").debts(1, debts).debts(2, 5).surplus(2, 9).books()
    assert change(table) == expected


def test_players_with_all_posts_repay_what_they_can() -> None:
    table = Table().round(5).land(1, "china", "3I 3tp").debts(1, 20).surplus(1, 6)
    table.state.goal = 3
    assert change(table.books()) == -10


def test_debts_are_not_repaid_for_want_of_posts() -> None:
    """Players once repaid in the third round, and borrowed again in the fourth."""
    table = Table().round(4).land(1, "china", "3I 1tp").debts(1, 10).surplus(1, 12).books()
    assert change(table) == 0
    rich = Table().round(4).land(1, "china", "3I 1tp").debts(1, 10).surplus(1, 60).books()
    assert change(rich) == -10
