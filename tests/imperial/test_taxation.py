"""Taxation (imperial/tax/*)."""

from random import Random

import pytest

from greatpowers.games.imperial import Imperial
from greatpowers.games.imperial.board import AREA_IDS, HOMES, NATIONS
from greatpowers.games.imperial.taxation import revenue
from greatpowers.testing.imperial import Table

GERMAN = ["berlin", "hamburg", "cologne", "munich", "danzig"]
REGIONS = AREA_IDS[HOMES:]
FROM_5 = {"2-5": 0, "15+": 10} | {str(millions): millions - 5 for millions in range(6, 15)}


def germany(factories: int, flags: int) -> Table:
    """Germany, governed by player 1, with so many factories and flags and nothing else."""
    table = Table(4).factories("GE", *GERMAN[:factories]).flags("GE", *REGIONS[:flags])
    return table.treasury(GE=0).cash(0, 0, 0, 0).turn("GE")


def worth(millions: int) -> Table:
    """Germany with a tax revenue of so many millions."""
    factories = min(millions // 2, 5)
    return germany(factories, millions - 2 * factories)


def taxes(table: Table) -> int:
    """Germany's tax revenue."""
    return int(table.do("rondel taxation").events("taxed")[0]["amount"])


@pytest.mark.rule("imperial/tax/steps")
def test_revenue_and_bonus_then_points_then_money() -> None:
    table = germany(2, 3).turn("GE").do("rondel taxation")
    order = [(told["event"], told.get("payment", "")) for told in table.events()]
    assert order[1:] == [("taxed", ""), ("paid", "bonus"), ("power", ""), ("paid", "tax"), ("turn", "")]


@pytest.mark.rule("imperial/tax/revenue")
@pytest.mark.parametrize(("factories", "flags", "millions"), [(2, 3, 7), (1, 0, 2), (3, 0, 6), (2, 8, 12)])
def test_two_millions_a_factory_and_one_a_flag(factories: int, flags: int, millions: int) -> None:
    assert taxes(germany(factories, flags).flags("RU", "turkey", "romania").factories("RU", "moscow")) == millions


@pytest.mark.rule("imperial/tax/occupied")
def test_an_occupied_factory_counts_nothing() -> None:
    assert taxes(germany(3, 2).units("RU", "berlin")) == 6
    assert taxes(germany(3, 2).units("RU", "munich")) == 8  # no factory there
    assert taxes(germany(3, 2).units("GE", "berlin")) == 8


@pytest.mark.rule("imperial/tax/friendly-counts")
def test_a_factory_among_friendly_armies_counts() -> None:
    assert taxes(germany(4, 0).units("FR", "munich[f]")) == 8
    assert taxes(germany(4, 0).units("FR", "munich[f]", "munich")) == 6


@pytest.mark.rule("imperial/tax/flag-contested")
def test_a_flag_counts_whoever_is_in_the_region() -> None:
    table = Table(4).flags("FR", "spain", "portugal", "bay_of_biscay").units("FR", "spain")
    table.units("GB", "spain", "portugal", "bay_of_biscay").turn("FR").do("rondel taxation")
    assert table.events("taxed") == [{"event": "taxed", "nation": "france", "amount": "7"}]


@pytest.mark.rule("imperial/tax/maximum", "imperial/ruling/tax-cap")
def test_five_factories_and_fifteen_flags_make_25() -> None:
    table = germany(5, 15)
    assert taxes(table) == 25
    assert table.treasury_of("GE") == 25  # not cut to 20


@pytest.mark.rule("imperial/tax/maximum", "imperial/tax/minimum")
def test_revenue_stays_between_2_and_25() -> None:
    """In games of nothing but war: hostile entries and destruction wherever possible."""
    lowest = 25
    for seed in range(6):
        rng = Random(seed)
        game = Imperial(6, turn_limit=250)
        state = game.start()
        state.treasury = [60] * NATIONS
        while not state.ended:
            legal = state.legal()
            fierce = [a for a in legal if game.space.family(a).name in ("hostile", "destroy", "turn_hostile")]
            busy = [a for a in legal if game.space.notation(a) not in ("done", "rondel taxation")]
            state.apply(rng.choice(fierce or busy or legal))
            for nation in range(NATIONS):
                assert 2 <= revenue(state, nation) <= 25
                lowest = min(lowest, revenue(state, nation) - state.flag.count(nation))
    assert lowest == 2  # so somebody was down to his last factory


@pytest.mark.rule("imperial/tax/minimum")
def test_the_last_free_factory_is_never_occupied() -> None:
    table = Table(4).factories("GE", "berlin", "cologne").units("FR", "cologne", "munich").turn("FR")
    table.do("rondel maneuver1", "march munich berlin")
    assert table.count("FR", "berlin[f]") == 1  # no choice but to enter as a friend
    assert revenue(table.state, 4) == 2


@pytest.mark.rule("imperial/tax/chart", "imperial/tax/points")
@pytest.mark.parametrize("millions", range(2, 26))
def test_chart_and_points_follow_the_revenue(millions: int) -> None:
    table = worth(millions)
    assert taxes(table) == millions
    label = "2-5" if millions <= 5 else "15+" if millions >= 15 else str(millions)
    assert table.state.tax[4] == FROM_5[label]
    points = {
        "2-5": 0,
        "6": 1,
        "7": 2,
        "8": 3,
        "9": 4,
        "10": 5,
        "11": 6,
        "12": 7,
        "13": 8,
        "14": 9,
        "15+": 10,
    }
    assert table.state.power[4] == points[label] == min(max(millions - 5, 0), 10)


@pytest.mark.rule("imperial/tax/chart-falls", "imperial/tax/no-malus")
def test_the_marker_falls_without_cost_and_rises_again_for_a_bonus() -> None:
    table = worth(7).tax(GE=FROM_5["9"]).cash(4, 0, 0, 0).do("rondel taxation")
    assert (table.state.tax[4], table.cash_of(1), table.treasury_of("GE")) == (FROM_5["7"], 4, 7)
    assert [told["payment"] for told in table.events("paid")] == ["tax"]
    table.flags("GE", *REGIONS[:4]).rondel(GE="maneuver2").turn("GE").do("rondel taxation")  # three factories
    assert (table.state.tax[4], table.cash_of(1)) == (FROM_5["10"], 4 + 3)


@pytest.mark.rule("imperial/tax/bonus", "imperial/tax/no-malus", "imperial/tax/bonus-in-band")
@pytest.mark.parametrize(
    ("marker", "millions", "bonus"),
    [
        ("2-5", 25, 10),
        ("2-5", 15, 10),
        ("6", 7, 1),
        ("9", 7, 0),
        ("9", 9, 0),
        ("15+", 2, 0),
        ("2-5", 2, 0),
        ("2-5", 5, 0),
        ("15+", 15, 0),
        ("15+", 25, 0),
    ],
)
def test_one_million_for_each_space_that_the_marker_rises(marker: str, millions: int, bonus: int) -> None:
    table = worth(millions).tax(GE=FROM_5[marker]).cash(3, 0, 0, 0)
    books = table.state.bank
    table.do("rondel taxation")
    assert table.state.cash == [3 + bonus, 0, 0, 0]
    assert table.state.bank == books - bonus - millions


@pytest.mark.rule("imperial/tax/points-added")
def test_points_are_added_and_never_taken() -> None:
    assert worth(7).power(GE=1).do("rondel taxation").state.power[4] == 3
    assert worth(4).power(GE=3).tax(GE=5).do("rondel taxation").state.power[4] == 3


@pytest.mark.rule("imperial/tax/soldiers-pay", "imperial/tax/collect")
@pytest.mark.parametrize(
    ("units", "paid"),
    [
        (("berlin", "norway", "hamburg/fleet"), 4),
        (("berlin 2", "hamburg/fleet"), 4),
        (("vienna[f]", "vienna", "north_sea 2"), 3),
        ((), 7),
    ],
)
def test_every_unit_takes_one_off_the_revenue(units: tuple[str, ...], paid: int) -> None:
    table = germany(2, 3).tax(GE=FROM_5["7"]).units("GE", *units).units("RU", "moscow", "black_sea").turn("GE")
    books = table.state.bank
    table.do("rondel taxation")
    assert (table.treasury_of("GE"), table.state.bank) == (paid, books - paid)


@pytest.mark.rule("imperial/tax/negative", "imperial/ruling/tax-negative")
@pytest.mark.parametrize("units", [6, 9])
def test_nothing_is_paid_either_way_when_pay_eats_the_revenue(units: int) -> None:
    table = worth(6).tax(GE=FROM_5["6"]).treasury(GE=5).cash(5, 0, 0, 0)
    table.units("GE", f"berlin {units - 2}", "baltic_sea", "hamburg/fleet").turn("GE")
    books = table.state.bank
    table.do("rondel taxation")
    assert (table.treasury_of("GE"), table.cash_of(1), table.state.bank) == (5, 5, books)
    assert table.events("paid") == []


@pytest.mark.rule("imperial/tax/pay-not-affecting-points")
def test_soldiers_pay_changes_neither_chart_nor_bonus_nor_points() -> None:
    table = worth(12).units("GE", "berlin 6", "baltic_sea 6").do("rondel taxation")
    assert (table.state.tax[4], table.state.power[4], table.cash_of(1), table.treasury_of("GE")) == (
        FROM_5["12"],
        7,
        7,
        0,
    )


@pytest.mark.rule("imperial/tax/example-germany")
def test_the_german_example() -> None:
    table = Table(6).factories("GE", "berlin", "hamburg").flags("GE", "denmark", "holland", "baltic_sea")
    table.units("GE", "denmark", "holland", "baltic_sea").tax(GE=FROM_5["6"]).power(GE=1).turn("GE")
    cash, treasury = table.cash_of(5), table.treasury_of("GE")
    table.do("rondel taxation")
    assert table.state.tax[4] == FROM_5["7"]
    assert table.cash_of(5) == cash + 1
    assert table.state.power[4] == 3
    assert table.treasury_of("GE") == treasury + 4


@pytest.mark.rule("imperial/tax/tip-ten-points")
def test_four_factories_and_seven_flags_are_worth_ten_points() -> None:
    table = germany(4, 7)
    assert (taxes(table), table.state.power[4]) == (15, 10)
    assert germany(4, 6).do("rondel taxation").state.power[4] == 9


@pytest.mark.rule("imperial/ruling/bonus-receiver")
def test_the_bonus_goes_to_the_government_at_the_time_of_the_taxation() -> None:
    table = Table(2).clear().government(GE=1, IT=2).bonds(1, GE="2").bonds(2, IT="2").cash(0, 2)
    table.card(2).flags("GE", "norway", "sweden").treasury(GE=9).turn("GE").do("rondel investor", "bond germany 4")
    assert table.government_of("GE") == 2
    table.rondel(GE="maneuver2").turn("GE").do("rondel taxation")
    assert table.state.cash == [1, 1]  # interest of the old government; bonus of the new one
    assert [told["to"] for told in table.events("paid") if told["payment"] == "bonus"] == ["2"]


@pytest.mark.rule("imperial/ruling/tax-cap")
@pytest.mark.parametrize("millions", range(20, 26))
def test_revenue_above_20_is_not_cut(millions: int) -> None:
    table = worth(millions).do("rondel taxation")
    assert (table.events("taxed")[0]["amount"], table.treasury_of("GE")) == (str(millions), millions)


@pytest.mark.rule("imperial/ruling/bonus-unit")
@pytest.mark.parametrize(("marker", "millions", "bonus"), [("2-5", 7, 2), ("13", 18, 2)])
def test_the_bonus_counts_spaces_not_millions(marker: str, millions: int, bonus: int) -> None:
    table = worth(millions).tax(GE=FROM_5[marker]).do("rondel taxation")
    assert table.cash_of(1) == bonus
