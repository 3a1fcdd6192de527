"""Object and end of the game (imperial/end/*, score/*)."""

from random import Random
from statistics import median

import pytest

from greatpowers.core.game import Outcome
from greatpowers.games.imperial import Imperial, scoring
from greatpowers.games.imperial.board import AREA_IDS, HOMES
from greatpowers.testing.imperial import Table

REGIONS = AREA_IDS[HOMES:]


def france_at(points: int, revenue: int) -> Table:
    """France with so many power points is about to tax; two factories, the rest of the revenue from flags."""
    table = Table(4).power(FR=points).flags("FR", *REGIONS[: revenue - 4]).rondel(FR="maneuver2")
    return table.card(2).turn("FR")


def ending(players: int = 4) -> Table:
    """Nobody has anything; France has 24 power points and will end the game when `finish` is called."""
    table = Table(players).clear().power(FR=24).flags("FR", "spain", "portugal").tax(FR=1)
    return table.government(FR=players).rondel(FR="maneuver2")


def result(table: Table) -> Outcome:
    """The outcome of a game that is over."""
    assert is_over(table)
    assert table.state.outcome is not None
    return table.state.outcome


def is_over(table: Table) -> bool:
    """Whether there is an outcome, as there must be exactly when nothing is left to decide."""
    assert (table.state.outcome is not None) == (table.step == "over") == (table.options() == [])
    return table.step == "over"


def finish(table: Table) -> Outcome:
    """France taxes; the outcome."""
    return result(table.turn("FR").do("rondel taxation"))


# -- the end -------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/end/trigger")
def test_the_game_ends_at_once_when_a_nation_reaches_25_points() -> None:
    table = france_at(20, revenue=12)
    assert not is_over(table)
    table.do("rondel taxation")
    assert table.state.power[2] == 25
    assert (table.step, table.asked, table.options()) == ("over", 0, [])
    assert result(table).reason == "power"
    assert table.events()[-1] == {"event": "over_power", "nation": "france"}
    assert table.refused("rondel import") == "imperial/end/trigger"
    assert table.refused("donate 1 germany 1") == "imperial/end/trigger"


@pytest.mark.rule("imperial/end/trigger")
@pytest.mark.parametrize(("points", "over"), [(17, False), (18, True)])
def test_24_points_do_not_end_the_game(points: int, over: bool) -> None:
    table = france_at(points, revenue=12).do("rondel taxation")
    assert table.state.power[2] == points + 7
    assert is_over(table) == over


@pytest.mark.rule("imperial/end/cap")
@pytest.mark.parametrize("points", [15, 18, 20, 24])
def test_the_track_stops_at_25(points: int) -> None:
    assert france_at(points, revenue=15).do("rondel taxation").state.power[2] == 25


@pytest.mark.rule("imperial/end/bonus-counts")
def test_the_bonus_of_the_last_taxation_counts() -> None:
    table = france_at(20, revenue=12).tax(FR=4).cash(0, 0, 5, 0).do("rondel taxation")  # the marker was on 9
    assert table.cash_of(3) == 8
    assert result(table).scores[2] == 4 * 5 + 8  # the French 9 at factor 5; the Austrian 2 at 0


@pytest.mark.rule("imperial/end/no-collect", "imperial/ruling/end-inside-tax")
def test_no_money_is_collected_in_the_last_taxation() -> None:
    table = france_at(20, revenue=12).treasury(FR=6).do("rondel taxation")
    assert table.treasury_of("FR") == 6
    assert [told["payment"] for told in table.events("paid")] == ["bonus"]
    assert [told["event"] for told in table.events()][-2:] == ["power", "over_power"]


@pytest.mark.rule("imperial/end/no-investor-when-passed", "imperial/end/fee-still-paid")
def test_the_last_move_is_paid_for_but_passing_investor_has_no_effect() -> None:
    table = france_at(20, revenue=12).tax(FR=7).cash(2, 2, 9, 2).rondel(FR="production1").turn("FR")
    table.do("rondel taxation")  # six spaces, over Investor
    assert (table.step, table.state.card + 1) == ("over", 2)
    assert table.state.cash == [2, 2, 3, 2]
    assert result(table).scores[2] == 4 * 5 + 3


@pytest.mark.rule("imperial/end/no-investor-when-passed")
def test_passing_investor_to_a_taxation_that_ends_nothing_has_its_effect() -> None:
    table = france_at(10, revenue=12).tax(FR=7).cash(2, 2, 9, 2).rondel(FR="production1").turn("FR")
    table.do("rondel taxation")
    assert (table.step, table.asked, table.cash_of(2)) == ("invest", 2, 4)


# -- scores --------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/score/value", "imperial/score/sum")
def test_interest_times_factor_plus_cash() -> None:
    table = Table(4).clear().power(FR=17, IT=5, GB=24).bonds(1, FR="12", IT="4").cash(6, 0, 0, 0)
    table.government(GB=4).flags("GB", "norway", "sweden").tax(GB=1).turn("GB").do("rondel taxation")
    assert scoring.bond_value(table.state, 0) == 15 + 2
    assert result(table).scores == [15 + 2 + 6, 0, 0, 0]


@pytest.mark.rule("imperial/score/value", "imperial/score/factor-zero")
@pytest.mark.parametrize("points", range(25))
def test_the_power_factor_rises_every_five_points(points: int) -> None:
    table = ending().bonds(1, GE="30").bonds(2, GE="12 2").power(GE=points)
    assert finish(table).scores == [9 * (points // 5), 6 * (points // 5), 0, 0]


@pytest.mark.rule("imperial/score/factor-zero")
def test_bonds_of_a_nation_with_four_points_are_worth_nothing() -> None:
    assert finish(ending().bonds(1, GE="30").power(GE=4)).scores[0] == 0


@pytest.mark.rule("imperial/score/treasury-worthless")
def test_treasuries_count_for_nobody() -> None:
    table = ending().treasury(FR=50, GE=50).government(GE=1).bonds(1, GE="30").cash(3, 0, 0, 0)
    assert finish(table).scores == [3, 0, 0, 0]


@pytest.mark.rule("imperial/score/winner")
def test_the_highest_score_wins() -> None:
    outcome = finish(ending(3).cash(61, 60, 40))
    assert (outcome.scores, outcome.winners, outcome.ranks) == ([61, 60, 40], [0], [1, 2, 3])


@pytest.mark.rule("imperial/score/tie")
def test_a_tie_is_broken_by_credit_in_the_most_powerful_nation() -> None:
    outcome = finish(ending(3).bonds(1, FR="12").bonds(2, FR="9").cash(35, 40, 0))
    assert (outcome.scores, outcome.winners, outcome.ranks) == ([60, 60, 0], [0], [1, 2, 3])
    outcome = finish(ending(3).bonds(1, FR="9").bonds(2, FR="12").cash(40, 35, 0))
    assert (outcome.scores, outcome.winners, outcome.ranks) == ([60, 60, 0], [1], [2, 1, 3])


@pytest.mark.rule("imperial/score/tie")
def test_the_tie_break_counts_faces_not_interest() -> None:
    outcome = finish(ending(3).bonds(1, FR="6 4").bonds(2, FR="9").cash(0, 5, 0))  # interest 5 and 4
    assert (outcome.scores, outcome.winners) == ([25, 25, 0], [0])
    outcome = finish(ending(3).bonds(1, FR="6 4").bonds(2, FR="12").cash(0, 0, 0))  # interest 5 and 5
    assert (outcome.scores, outcome.winners) == ([25, 25, 0], [1])


@pytest.mark.rule("imperial/score/tie-chain")
def test_the_tie_break_goes_down_the_track_nation_by_nation() -> None:
    table = ending(3).power(AH=12, GE=5).bonds(1, AH="2", GE="30").bonds(2, AH="4").cash(0, 7, 0)
    outcome = finish(table)
    assert (outcome.scores, outcome.winners, outcome.ranks) == ([11, 11, 0], [1], [2, 1, 3])
    table = ending(3).power(AH=5, GE=12).bonds(1, AH="30").bonds(2, GE="4").cash(0, 5, 0)
    assert finish(table).winners == [1]


@pytest.mark.rule("imperial/ruling/tie-equal-points")
def test_nations_with_equal_points_are_compared_together() -> None:
    table = ending(3).power(AH=10, RU=10, GE=5).bonds(1, AH="2 4", RU="4").bonds(2, RU="9").cash(1, 3, 0)
    outcome = finish(table)
    assert (outcome.scores, outcome.winners) == ([11, 11, 0], [0])  # 10 lent to both against 9
    table = ending(3).power(AH=10, RU=10, GE=5).bonds(1, AH="9").bonds(2, RU="4", AH="6").cash(2, 0, 0)
    outcome = finish(table)
    assert (outcome.scores, outcome.winners) == (
        [10, 10, 0],
        [1],
    )  # though Austria-Hungary alone says otherwise


@pytest.mark.rule("imperial/ruling/tie-equal-points")
def test_who_cannot_be_told_apart_wins_together() -> None:
    table = ending(4).power(AH=10, RU=10).bonds(1, AH="4 2").bonds(2, RU="4 2").cash(4, 4, 10, 9)
    outcome = finish(table)
    assert outcome.scores == [10, 10, 10, 9]
    assert (outcome.winners, outcome.ranks) == ([0, 1], [1, 1, 3, 4])


@pytest.mark.rule("imperial/score/tie", "imperial/ruling/tie-equal-points")
def test_what_broke_a_tie_is_said() -> None:
    table = ending(4).power(AH=12).bonds(1, AH="2").bonds(2, AH="4").cash(2, 0, 4, 9)
    assert finish(table).ranks == [3, 2, 4, 1]
    said = {"seat": 1, "other": 0, "more": 4, "less": 2, "nation": "austria_hungary"}
    assert table.state.tie_breaks()[0] == ("credit", said)
    table = ending(3).power(AH=10, RU=10, GE=5).bonds(1, AH="2 4", RU="4").bonds(2, RU="9").cash(1, 3, 0)
    finish(table)
    said = {"seat": 0, "other": 1, "more": 10, "less": 9, "points": 10}
    assert table.state.tie_breaks() == [("credit-group", said)]


@pytest.mark.rule("imperial/end/trigger")
def test_the_nation_that_ended_the_game_is_told() -> None:
    outcome = finish(ending(3))
    assert (outcome.reason, outcome.details) == ("power", {"nation": "france"})


@pytest.mark.rule("imperial/score/value", "imperial/score/sum")
def test_the_parts_of_a_score() -> None:
    table = ending(3).power(IT=12).bonds(1, FR="9", IT="4 2").cash(7, 0, 0)
    finish(table)
    parts = [part for part in table.state.score_parts(0) if part[2]]
    assert parts == [
        ("bonds", {"nation": "italy", "number": 3, "each": 2}, 6),
        ("bonds", {"nation": "france", "number": 4, "each": 5}, 20),
        ("cash", {}, 7),
    ]


@pytest.mark.rule("imperial/score/controller-need-not-win")
def test_the_government_that_ends_the_game_need_not_win() -> None:
    outcome = finish(ending(3).bonds(3, FR="9").bonds(1, FR="6").cash(6, 0, 0))
    assert (outcome.scores, outcome.winners) == ([21, 0, 20], [0])


# -- how long it takes ---------------------------------------------------------------------------------------

WARLIKE = ("attack", "call", "battle", "hostile", "turn_hostile", "destroy", "force")


@pytest.mark.rule("imperial/end/typical-length")
def test_games_of_busy_and_peaceful_players_take_about_as_long_as_the_book_says() -> None:
    turns, taxations = [], []
    for seed in range(24):
        rng = Random(seed)
        game = Imperial(3 + seed % 4)
        state = game.start()
        taxed = [0] * 6
        while not state.ended:
            legal = state.legal()
            busy = [a for a in legal if game.space.family(a).name not in ("done", "pass", *WARLIKE)]
            action = rng.choice(busy or legal)
            taxed[state.nation] += game.space.notation(action) == "rondel taxation"
            state.apply(action)
        turns.append(state.turns)
        taxations.append(taxed[state.nation])
    assert 60 <= median(turns) <= 200
    assert 3 <= median(taxations) <= 6


@pytest.mark.rule("imperial/ruling/endless-game")
@pytest.mark.parametrize("limit", [1, 7])
def test_a_game_may_be_capped_and_is_then_scored_as_it_stands(limit: int) -> None:
    table = Table(4, turn_limit=limit)
    for _ in range(limit):
        assert not is_over(table)
        table.do(f"rondel {'factory' if table.state.rondel[table.state.nation] < 0 else 'production1'}")
        while table.step not in ("rondel", "over"):
            table.do("done")
    assert (table.step, table.state.turns) == ("over", limit)
    assert (result(table).reason, result(table).scores) == ("turn-limit", [2, 2, 2, 2])
    assert table.events()[-1]["event"] == "over_limit"


@pytest.mark.rule("imperial/ruling/endless-game")
def test_the_rules_set_no_limit() -> None:
    table = Table(2)
    follows = {-1: "factory", 0: "maneuver1", 2: "production2", 5: "factory"}
    for _ in range(700):
        table.do(f"rondel {follows[table.state.rondel[table.state.nation]]}")
        while table.step != "rondel":
            table.do(table.options()[-1])  # done, decline, pass
    assert table.state.turns == 700
    assert not is_over(table)


def test_how_far_a_game_has_come() -> None:
    assert france_at(20, 4).state.progress() == 80
    limited = Table(4, turn_limit=50)
    limited.state.turns = 50
    assert limited.state.progress() == 99
