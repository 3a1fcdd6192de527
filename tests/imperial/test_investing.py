"""Investor, second and third step: who invests, and in what (imperial/invest/*, swiss/*, card/*)."""

import pytest

from greatpowers.core.actions import BadNotation
from greatpowers.games.imperial.board import FACE, NATION_IDS
from greatpowers.testing.imperial import SHORT, Table


def investing(table: Table, holder: int, *cash: int) -> Table:
    """Austria-Hungary has passed Investor and imported nothing; the card holder is asked."""
    table.cash(*cash).card(holder).rondel(AH="maneuver1").turn("AH").do("rondel import")
    while table.step == "force":
        table.do("decline")
    return table.do("done")


def with_swiss_bank(players: int, *owners: int) -> Table:
    """The usual start, but these players govern nothing: player 1 has outbid them with the 30s."""
    table = Table(players)
    for nation in SHORT:
        if table.government_of(nation) in owners:
            table.government(**{nation: 1}).bonds(1, **{nation: "30"})
    return table


@pytest.mark.rule("imperial/invest/two-from-bank", "imperial/invest/optional", "imperial/ruling/invest-zero")
def test_the_card_holder_gets_two_from_the_bank_even_if_he_passes() -> None:
    table = Table(4).cash(2, 2, 0, 2)
    bank = table.state.bank
    investing(table, 3, 2, 2, 0, 2)
    assert (table.asked, table.cash_of(3), table.state.bank) == (3, 2, bank - 2)
    holders = table.state.bond[:]
    table.do("pass")
    assert (table.cash_of(3), table.state.bank, table.state.bond) == (2, bank - 2, holders)


@pytest.mark.rule("imperial/invest/any-nation")
def test_any_of_the_six_nations_may_be_invested_in() -> None:
    table = Table(4, "IT FR GB RU").treasury(IT=5)  # nobody has lent to Germany: it has no government
    table.cash(0, 0, 40, 0).card(3).rondel(IT="maneuver1").turn("IT").do("rondel import", "done")
    assert table.government_of("GE") == 0
    offered = {text.split()[1] for text in table.option_set("bond")}
    assert offered == set(NATION_IDS)
    table.do("bond germany 6")
    assert table.holder("GE", 6) == 3


@pytest.mark.rule("imperial/invest/any-nation")
def test_on_germanys_turn_russia_may_be_invested_in() -> None:
    table = Table(4).cash(0, 4, 0, 0).card(2).rondel(GE="maneuver1").turn("GE").do("rondel import", "done")
    table.do("bond russia 6")
    assert (table.holder("RU", 6), table.cash_of(2)) == (2, 0)


@pytest.mark.rule("imperial/invest/available-only")
def test_only_bonds_of_the_pile_are_for_sale() -> None:
    table = investing(Table(4), 3, 0, 0, 20, 0)
    assert table.refused("bond italy 9") == "imperial/invest/available-only"
    assert table.refused("bond france 9") == "imperial/invest/available-only"  # not even one's own
    assert table.refused("increase austria_hungary 2 9") == "imperial/invest/available-only"
    for text in table.option_set("bond"):
        _, nation, face = text.split()
        assert table.holder(nation, int(face)) == 0


@pytest.mark.rule("imperial/invest/new-bond")
def test_a_new_bond_is_paid_into_the_treasury() -> None:
    table = Table(4)
    table.bonds(0, IT="9")  # the Italian 9 lies in the pile
    investing(table, 3, 2, 2, 8, 2)
    assert table.cash_of(3) == 10
    treasury = table.treasury_of("IT")
    table.do("bond italy 9")
    assert (table.cash_of(3), table.treasury_of("IT"), table.holder("IT", 9)) == (1, treasury + 9, 3)


@pytest.mark.rule("imperial/invest/several-bonds")
def test_a_player_may_hold_several_bonds_of_one_nation() -> None:
    table = investing(Table(4).bonds(3, IT="2 9"), 3, 2, 2, 10, 2).do("bond italy 12")
    assert [table.holder("IT", face) for face in (2, 9, 12)] == [3, 3, 3]


@pytest.mark.rule("imperial/invest/increase", "imperial/invest/increase-example")
def test_an_increase_costs_the_difference_and_gives_the_old_bond_back() -> None:
    table = investing(Table(4).bonds(3, IT="4"), 3, 2, 2, 6, 2)
    treasury = table.treasury_of("IT")
    table.do("increase italy 4 12")
    assert (table.cash_of(3), table.treasury_of("IT")) == (0, treasury + 8)
    assert (table.holder("IT", 4), table.holder("IT", 12)) == (0, 3)


@pytest.mark.rule("imperial/invest/increase")
def test_only_ones_own_bond_can_be_increased() -> None:
    table = investing(Table(4), 3, 2, 2, 30, 2)
    assert table.refused("increase italy 9 12") == "imperial/invest/increase"  # it is player 2's
    assert table.refused("increase italy 4 12") == "imperial/invest/increase"  # it lies in the pile
    assert table.option_set("increase") == {
        f"increase {nation} {old} {face}"
        for nation, old in (("france", 9), ("austria_hungary", 2))
        for face in FACE
        if face > old and (nation, face) != ("austria_hungary", 9)
    }


@pytest.mark.rule("imperial/invest/increase-higher-only")
def test_a_bond_goes_back_only_for_a_higher_one_of_the_same_nation() -> None:
    table = investing(Table(4).bonds(3, IT="12 4"), 3, 2, 2, 30, 2)
    for nonsense in (
        "increase italy 12 9",
        "increase italy 4 4",
        "increase italy 4",
        "increase italy 4 france 9",
    ):
        with pytest.raises(BadNotation):
            table.game.space.parse(nonsense)
    assert table.refused("increase france 4 12") == "imperial/invest/increase"  # the 4 is Italian
    increases = table.game.space.by_name["increase"]
    assert [argument.name for argument in increases.arguments] == ["nation", "bond", "to"]
    assert all(old < new for _, old, new in increases.values)
    investments = {text.split()[0] for text in table.options()}
    assert investments == {"bond", "increase", "pass"}  # nothing gives a bond back alone


@pytest.mark.rule("imperial/invest/one-only")
@pytest.mark.parametrize("first", ["bond italy 2", "increase france 9 12"])
@pytest.mark.parametrize("second", ["bond russia 4", "increase austria_hungary 2 4"])
def test_one_investment_and_no_more(first: str, second: str) -> None:
    table = investing(Table(4), 3, 2, 2, 40, 2)
    assert table.refused(second) == ""
    table.do(first)
    assert (table.step, table.asked) == ("rondel", 2)
    assert table.refused(second) == table.refused(second, player=3) == "imperial/money/only-defined-loans"


@pytest.mark.rule("imperial/invest/one-for-one", "imperial/ruling/increase-shape")
def test_two_small_bonds_are_not_merged() -> None:
    table = Table(4)
    table.bonds(0, IT="9")
    table.bonds(3, IT="2 4")
    investing(table, 3, 2, 2, 40, 2)
    with pytest.raises(BadNotation):
        table.game.space.parse("increase italy 2 4 9")
    table.do("increase italy 4 9")
    assert table.cash_of(3) == 42 - 5
    assert [table.holder("IT", face) for face in (2, 4, 9)] == [3, 0, 3]


@pytest.mark.rule("imperial/ruling/increase-shape")
def test_every_investment_takes_one_card_and_gives_back_at_most_one_of_that_nation() -> None:
    table = investing(Table(4).bonds(3, IT="2 4"), 3, 2, 2, 40, 2)
    for action in table.state.legal():
        after = table.state.clone()
        after.apply(action)
        before = table.state.bond
        taken = [bond for bond in range(54) if before[bond] < 0 <= after.bond[bond]]
        given = [bond for bond in range(54) if after.bond[bond] < 0 <= before[bond]]
        if table.game.space.notation(action) == "pass":
            assert (taken, given) == ([], [])
            continue
        (bond,) = taken
        assert after.bond[bond] == 2
        assert len(given) <= 1
        for old in given:
            assert before[old] == 2
            assert old // 9 == bond // 9
            assert old < bond


@pytest.mark.rule("imperial/invest/cash-only")
def test_bonds_are_paid_from_cash_the_two_included() -> None:
    table = Table(4).bonds(3, GE="6")
    table.bonds(0, IT="9")
    investing(table, 3, 20, 20, 7, 20)
    assert table.refused("bond italy 12") == "imperial/invest/cash-only"
    assert table.refused("increase france 9 20") == "imperial/invest/cash-only"
    assert table.refused("increase germany 6 16") == "imperial/invest/cash-only"
    assert table.refused("increase germany 6 12") == ""
    table.do("bond italy 9")
    assert table.cash_of(3) == 0


@pytest.mark.rule("imperial/invest/sold-out")
def test_a_sold_out_nation_offers_nothing() -> None:
    table = Table(4)
    for rank, face in enumerate(FACE):
        table.bonds(3 + rank % 2, RU=str(face))
    investing(table, 3, 0, 0, 100, 0)
    assert {text for text in table.options() if "russia" in text} == set()
    assert table.refused("bond russia 30") == "imperial/invest/available-only"
    assert table.refused("increase russia 2 30") == "imperial/invest/available-only"


@pytest.mark.rule("imperial/invest/no-takeover-surcharge")
def test_taking_a_players_last_nation_before_it_has_taxed_costs_nothing_extra() -> None:
    table = investing(Table(4), 3, 2, 2, 10, 2)
    assert table.state.tax == [0] * 6
    treasury = table.treasury_of("IT")
    table.do("bond italy 12")
    assert (table.government_of("IT"), table.cash_of(3), table.treasury_of("IT")) == (3, 0, treasury + 12)
    assert table.view(1)["players"][1]["swiss_bank"]


@pytest.mark.rule("imperial/swiss/invest")
def test_a_swiss_bank_may_invest_like_the_card_holder() -> None:
    as_holder = investing(with_swiss_bank(4, 3), 3, 2, 2, 10, 2)
    table = investing(with_swiss_bank(4, 3), 2, 2, 2, 12, 2)
    assert table.asked == 2
    table.do("pass")
    assert (table.step, table.asked) == ("invest", 3)
    assert table.option_set() == as_holder.option_set()
    assert {"bond italy 12", "increase france 9 12", "pass"} < table.option_set()
    table.do("bond italy 12")
    assert (table.cash_of(3), table.step) == (0, "rondel")  # once


@pytest.mark.rule("imperial/swiss/no-two")
def test_a_swiss_bank_gets_nothing_from_the_bank() -> None:
    table = investing(with_swiss_bank(4, 3), 2, 2, 2, 7, 2).do("pass")
    assert (table.asked, table.cash_of(3)) == (3, 7)
    table.do("pass")
    assert table.cash_of(3) == 7


@pytest.mark.rule("imperial/swiss/order")
def test_swiss_banks_invest_clockwise_from_the_card_holder() -> None:
    table = investing(with_swiss_bank(6, 2, 5), 4, 2, 2, 2, 2, 2, 2)
    asked = []
    while table.step == "invest":
        asked.append(table.asked)
        table.do("pass")
    assert asked == [4, 5, 2]


@pytest.mark.rule("imperial/swiss/not-twice", "imperial/ruling/holder-with-bank")
def test_a_card_holder_with_a_swiss_bank_invests_once() -> None:
    table = investing(with_swiss_bank(4, 3), 3, 2, 2, 7, 2)
    assert (table.asked, table.cash_of(3)) == (3, 9)
    table.do("bond italy 2")
    assert (table.step, table.cash_of(3)) == ("rondel", 7)


@pytest.mark.rule("imperial/swiss/even-if-holder-passes")
@pytest.mark.parametrize("answer", ["pass", "bond italy 2"])
def test_swiss_banks_invest_whether_or_not_the_card_holder_did(answer: str) -> None:
    table = investing(with_swiss_bank(4, 3), 2, 2, 2, 2, 2).do(answer)
    assert (table.step, table.asked) == ("invest", 3)


@pytest.mark.rule("imperial/card/passes")
def test_the_card_goes_clockwise_from_the_last_player_to_the_first() -> None:
    table = investing(Table(6), 6, 2, 2, 2, 2, 2, 2)
    assert table.state.card + 1 == 6
    table.do("pass")
    assert table.state.card + 1 == 1


@pytest.mark.rule("imperial/card/passes-each-time")
@pytest.mark.parametrize("space", ["import", "investor"])
def test_the_card_passes_once_for_each_investor_step(space: str) -> None:
    table = Table(6).card(5).rondel(AH="maneuver1", IT="maneuver1", FR="investor").turn("AH")
    for expected in (6, 1):
        table.do(f"rondel {space}")
        if space == "import":
            table.do("done")
        table.do("pass")
        assert table.state.card + 1 == expected
    table.do("rondel import", "done")  # leaving Investor neither passes it nor lands on it
    assert (table.state.card + 1, table.state.nation) == (1, 3)


@pytest.mark.rule("imperial/ruling/card-timing")
def test_the_card_moves_after_the_swiss_banks_have_invested() -> None:
    table = investing(with_swiss_bank(4, 2), 1, 2, 5, 2, 2).do("pass")
    assert (table.asked, table.state.card + 1, table.cash_of(2)) == (2, 1, 5)
    table.do("bond germany 4")
    assert (table.step, table.state.card + 1, table.cash_of(2)) == ("rondel", 2, 1)


@pytest.mark.rule("imperial/ruling/swiss-snapshot")
def test_swiss_banks_are_those_held_when_the_investor_step_began() -> None:
    table = investing(with_swiss_bank(4, 4), 3, 2, 2, 10, 12)
    table.do("bond italy 12")  # player 2 has lost his last nation, once this is checked
    assert (table.step, table.asked) == ("invest", 4)
    table.do("bond austria_hungary 12")  # and player 4 has won one
    assert (table.step, table.government_of("IT"), table.government_of("AH")) == ("rondel", 3, 4)
    assert [told["seat"] for told in table.events("lent")] == ["3", "4"]
    assert table.events("passed") == []
    assert [told["seat"] for told in table.events("swiss_bank")] == ["2"]
    assert [told["seat"] for told in table.events("swiss_bank_returned")] == ["4"]


@pytest.mark.rule("imperial/ruling/returned-bond")
def test_a_returned_bond_is_at_once_for_sale() -> None:
    table = investing(with_swiss_bank(4, 3).bonds(2, IT="4"), 2, 2, 6, 4, 2)
    assert table.refused("bond italy 4") == "imperial/invest/available-only"
    table.do("increase italy 4 12")
    assert table.asked == 3
    table.do("bond italy 4")
    assert (table.holder("IT", 4), table.holder("IT", 12), table.cash_of(3)) == (3, 2, 0)
