"""The variant without the investor card (imperial/nocard/*)."""

from random import Random

import pytest

from greatpowers.games.imperial import Imperial
from greatpowers.games.imperial.board import NATION_IDS
from greatpowers.games.imperial.events import INVESTOR, PAID
from greatpowers.testing.imperial import SHORT, Table


def without_card(deal: str = "", players: int = 4) -> Table:
    return Table(players, deal, investor_card="without")


def stateless(player: int, players: int = 4) -> Table:
    """The usual start, but this player governs nothing: player 1 has outbid him with the 30s."""
    table = without_card(players=players)
    for nation in SHORT:
        if table.government_of(nation) == player:
            table.government(**{nation: 1}).bonds(1, **{nation: "30"})
    return table


def offered(table: Table) -> str:
    """The nation whose bonds are on offer."""
    return str(table.state.prompt()[1]["nation"])


def offers(table: Table) -> list[tuple[int, str]]:
    """Everybody passes until the next nation moves: (player, nation offered) one after another."""
    asked = []
    while table.step == "round":
        asked.append((table.asked, offered(table)))
        table.do("pass")
    return asked


def after_turn(table: Table, nation: str) -> Table:
    """The nation has imported nothing; its round begins."""
    return table.turn(nation).do("rondel import", "done")


@pytest.mark.rule("imperial/nocard/remove")
def test_there_is_no_card_and_nobody_gets_the_two() -> None:
    table = without_card()
    assert table.state.card == -1
    table.rondel(IT="maneuver1").treasury(IT=9).turn("IT").do("rondel investor")
    assert table.state.card == -1
    offers(table)
    assert "investor" not in [told["payment"] for told in table.events("paid")]


@pytest.mark.rule("imperial/nocard/remove")
@pytest.mark.parametrize("setup", ["standard", "experienced"])
def test_the_bank_never_pays_an_investor(setup: str) -> None:
    for seed in range(4):
        rng = Random(seed)
        state = Imperial(2 + seed, turn_limit=80, investor_card="without", setup=setup).start()
        state.events = []
        while not state.ended:
            state.apply(rng.choice(state.legal()))
            assert state.card == -1
            assert state.step not in ("invest", "force")
        assert [event for event in state.events if event[:2] == (PAID, INVESTOR)] == []


@pytest.mark.rule("imperial/nocard/invest-after-turn")
def test_after_a_nations_turn_everybody_may_invest_once_in_it() -> None:
    table = after_turn(without_card().cash(5, 5, 5, 5), "IT")
    assert (table.step, table.asked) == ("round", 2)
    assert table.option_set() == {"bond italy 2", "bond italy 4", "increase italy 9 12", "pass"}
    assert table.refused("bond russia 2") == "imperial/nocard/invest-after-turn"
    assert table.refused("bond italy 9") == "imperial/invest/available-only"
    assert table.refused("bond italy 6") == "imperial/invest/cash-only"
    treasury = table.treasury_of("IT")
    table.do("bond italy 4")
    assert (table.asked, table.cash_of(2), table.treasury_of("IT")) == (3, 1, treasury + 4)
    assert table.option_set() == {"bond italy 2", "pass"}
    assert [player for player, _ in offers(table)] == [3, 4, 1]  # each of the others once


@pytest.mark.rule("imperial/nocard/order")
@pytest.mark.parametrize(
    ("deal", "order"),
    [("AH FR IT GB", [3, 4, 1, 2]), ("IT AH FR GB", [1, 2, 3, 4]), ("AH FR GB IT", [4, 1, 2, 3])],
)
def test_the_nations_government_is_asked_first(deal: str, order: list[int]) -> None:
    table = after_turn(without_card(deal), "IT")
    assert offers(table) == [(player, "italy") for player in order]


@pytest.mark.rule("imperial/nocard/then-next")
def test_then_the_next_nation_moves() -> None:
    table = after_turn(without_card(), "IT")
    offers(table)
    assert (table.step, NATION_IDS[table.state.nation], table.asked) == ("rondel", "france", 3)


@pytest.mark.rule("imperial/nocard/stateless-any")
def test_who_governs_nothing_may_invest_in_any_nation_in_every_round() -> None:
    table = after_turn(stateless(4).cash(5, 5, 5, 5), "IT").do("pass", "pass")
    assert table.asked == 4
    assert {text.split()[1] for text in table.option_set("bond")} == set(NATION_IDS)
    table.do("bond russia 4")
    assert (table.holder("RU", 4), table.cash_of(4), table.asked) == (4, 1, 1)


@pytest.mark.rule("imperial/nocard/stateless-any", "imperial/ruling/nocard-swiss")
def test_who_governs_nothing_may_invest_at_any_time_as_often_as_he_likes() -> None:
    table = stateless(4).cash(0, 0, 0, 20).turn("AH")
    treasury = table.treasury_of("RU")
    table.do("lend 4 russia 6", "lend 4 germany 4", "lend_more 4 russia 6 9")  # on the Austrian rondel
    assert (table.asked, table.step, table.cash_of(4)) == (1, "rondel", 7)
    assert (table.treasury_of("RU"), table.holder("RU", 6), table.holder("RU", 9)) == (treasury + 9, 0, 4)
    table.do("rondel import", "lend 4 italy 4", "done", "lend 4 france 2")
    assert (table.asked, table.step, table.cash_of(4)) == (1, "round", 1)
    assert table.refused("lend 4 italy 6") == "imperial/invest/cash-only"
    assert table.refused("lend 4 italy 9") == "imperial/invest/available-only"
    assert table.refused("lend 2 italy 2") == "imperial/nocard/stateless-any"  # player 2 governs Italy


@pytest.mark.rule("imperial/nocard/stateless-any")
def test_with_the_card_nobody_lends_unasked() -> None:
    assert {"lend", "lend_more"}.isdisjoint(Table(4).game.space.by_name)


@pytest.mark.rule("imperial/nocard/investor-space")
def test_landing_on_investor_pays_interest_and_then_comes_the_normal_round() -> None:
    table = without_card().rondel(IT="maneuver1").treasury(IT=9).cash(0, 0, 0, 0).turn("IT")
    table.do("rondel investor")
    assert (table.state.cash, table.treasury_of("IT")) == ([0, 4, 0, 0], 5)
    assert [told["payment"] for told in table.events("paid")] == ["interest"]
    assert offers(table) == [(player, "italy") for player in (2, 3, 4, 1)]
    assert NATION_IDS[table.state.nation] == "france"


@pytest.mark.rule("imperial/nocard/passing", "imperial/ruling/nocard-swiss")
def test_passing_investor_has_no_effect_and_cannot_be_forced() -> None:
    table = stateless(4).rondel(IT="maneuver1").treasury(IT=9).cash(0, 0, 0, 0).turn("IT")
    table.do("rondel import")
    assert table.view(1)["players"][3]["swiss_bank"]  # the mark is there
    assert (table.step, table.asked) == ("import", 2)
    assert table.refused("force") == "imperial/swiss/force"
    table.do("done")
    assert (table.step, table.state.cash, table.treasury_of("IT")) == ("round", [0, 0, 0, 0], 9)
    assert offers(table) == [(player, "italy") for player in (2, 3, 4, 1)]


@pytest.mark.rule("imperial/nocard/unsold-nation")
def test_a_nation_not_yet_sold_is_offered_after_the_preceding_nations_round() -> None:
    table = without_card("IT FR GB RU").cash(6, 6, 6, 6)
    assert table.government_of("GE") == 0
    after_turn(table, "GB")
    table.do("pass", "pass", "pass", "pass")
    assert (table.step, offered(table), table.asked) == ("round", "germany", 3)
    assert table.option_set() == {f"bond germany {face}" for face in (2, 4, 6)} | {"pass"}
    table.do("bond germany 2", "bond germany 4", "bond germany 6")
    assert table.government_of("GE") == 0
    table.do("pass")
    assert (table.government_of("GE"), table.step, NATION_IDS[table.state.nation], table.asked) == (
        1,
        "rondel",
        "germany",
        1,
    )
    assert len(table.options()) == 8  # a first placement


@pytest.mark.rule("imperial/nocard/unsold-nation")
def test_a_nation_that_nobody_wants_is_skipped_and_offered_again() -> None:
    table = without_card("IT FR GB RU")
    for _ in range(2):
        after_turn(table, "GB")
        assert [nation for _, nation in offers(table)] == ["great_britain"] * 4 + ["germany"] * 4
        assert NATION_IDS[table.state.nation] == "russia"
        table.rondel(GB="investor")


@pytest.mark.rule("imperial/ruling/nocard-swiss")
def test_no_investing_unasked_inside_a_battle_or_its_calls() -> None:
    table = stateless(6, players=6).cash(*[9] * 6)
    table.units("FR", "dijon 2").units("GE", "belgium").units("GB", "belgium").turn("FR").do("rondel maneuver1")
    refused = "imperial/nocard/stateless-any"
    assert table.refused("lend 6 italy 4") == ""
    table.do("march dijon belgium")
    assert (table.step, table.refused("lend 6 italy 4")) == ("entry", "")
    table.do("decline")
    assert (table.step, table.refused("lend 6 italy 4")) == ("calls", refused)
    table.do("ask germany")
    assert (table.step, table.refused("lend 6 italy 4")) == ("call", refused)
    table.do("decline", "decline")
    assert (table.step, table.refused("lend 6 italy 4")) == ("armies", "")
    table.do("battle belgium army")
    assert (table.step, table.refused("lend 6 italy 4")) == ("battle", refused)
    lending = [text for text in map(table.game.space.notation, table.state.asides(5)) if "lend" in text]
    assert lending == []


@pytest.mark.rule("imperial/ruling/nocard-swiss")
def test_no_investing_unasked_before_the_game_has_started() -> None:
    table = Table(4, investor_card="without", setup="experienced").do("lot 1")
    assert table.step == "grant"
    assert table.refused("lend 4 russia 2") == "imperial/nocard/stateless-any"


@pytest.mark.rule("imperial/ruling/nocard-swiss")
def test_first_come_first_served() -> None:
    table = stateless(4).cash(0, 9, 0, 9)
    after_turn(table, "IT")
    assert "bond italy 4" in table.option_set()
    table.do("lend 4 italy 4")  # while player 2 still thinks about it
    assert table.asked == 2
    assert "bond italy 4" not in table.option_set()
    assert table.refused("bond italy 4") == "imperial/invest/available-only"


@pytest.mark.rule("imperial/ruling/nocard-swiss")
def test_governments_are_checked_at_the_end_of_each_round_for_all_nations() -> None:
    table = stateless(4).cash(0, 0, 12, 30).turn("IT").do("lend 4 france 12")
    assert table.government_of("FR") == 3
    table.do("rondel import", "done", "pass", "bond italy 12")
    assert (table.government_of("FR"), table.government_of("IT")) == (3, 2)  # not before the round is over
    table.do("bond germany 4", "pass")
    assert (table.government_of("FR"), table.government_of("IT"), table.government_of("GE")) == (4, 3, 4)
    assert (table.step, NATION_IDS[table.state.nation], table.asked) == ("rondel", "france", 4)
    assert not table.view(1)["players"][3]["swiss_bank"]
    assert table.view(1)["players"][1]["swiss_bank"]


@pytest.mark.rule("imperial/ruling/nocard-swiss")
@pytest.mark.parametrize(("deal", "winner"), [("IT AH FR GB", 2), ("AH FR IT GB", 4), ("AH FR GB IT", 1)])
def test_tied_newcomers_are_counted_from_the_first_investor_of_the_round(deal: str, winner: int) -> None:
    """The players left and right of the Italian government both come to 30."""
    table = without_card(deal)
    leader = table.government_of("IT")
    left, right = leader % 4 + 1, (leader + 2) % 4 + 1
    table.bonds(left, IT="20 6").bonds(right, IT="16 12").cash(*[4] * 4)
    after_turn(table, "IT").do("pass", "bond italy 4", "pass", "bond italy 2")  # 30 each
    assert (left, table.government_of("IT")) == (winner, winner)


@pytest.mark.rule("imperial/ruling/nocard-unsold")
def test_several_unsold_nations_in_a_row_are_all_offered_first_to_the_same_government() -> None:
    table = without_card().clear().government(GB=3, FR=2).bonds(3, GB="2").bonds(2, FR="2")
    after_turn(table, "GB")
    order = [3, 4, 1, 2]
    unsold = ["great_britain", "germany", "russia", "austria_hungary", "italy"]
    assert offers(table) == [(player, nation) for nation in unsold for player in order]
    assert (table.step, NATION_IDS[table.state.nation], table.asked) == ("rondel", "france", 2)


@pytest.mark.rule("imperial/ruling/nocard-unsold")
def test_only_unsold_nations_that_follow_directly_are_offered() -> None:
    table = without_card().clear().government(GB=3, RU=2).bonds(3, GB="2").bonds(2, RU="2").cash(0, 0, 0, 2)
    after_turn(table, "GB")
    for _ in range(5):
        table.do("pass")
    assert (table.asked, offered(table)) == (4, "germany")
    table.do("bond germany 2", "pass", "pass")
    assert (table.step, NATION_IDS[table.state.nation], table.asked) == ("rondel", "germany", 4)
    table.do("rondel import", "done")
    assert offers(table) == [(player, "germany") for player in (4, 1, 2, 3)]
    assert NATION_IDS[table.state.nation] == "russia"
