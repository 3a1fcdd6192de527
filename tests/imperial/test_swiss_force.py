"""Swiss Banks that force a nation to stop on Investor: procedure, fee, declaration and donations."""

import pytest

from greatpowers.core.text import Text
from greatpowers.games.imperial.board import SPACE_IDS
from greatpowers.testing.imperial import SHORT, Table

FEE = {1: 0, 2: 0, 3: 0, 4: 2, 5: 4, 6: 6}
PASSING = [
    (start, distance)
    for start in range(8)
    for distance in range(1, 7)
    if 3 in [(start + i) % 8 for i in range(1, distance)]
]


def italy(start: str = "taxation", cash: int = 10, banks: str = "3 4") -> Table:
    """Italy of player 1 owes interest of 5 to him and 4 to player 2, and has 20; `banks` govern nothing."""
    others = [player for player in (2, 3, 4) if str(player) not in banks.split()]
    table = Table(4).clear().government(IT=1, **dict(zip(("FR", "GB", "GE"), others, strict=False)))
    table.bonds(1, IT="12").bonds(2, IT="9").treasury(IT=20).cash(cash, 0, 0, 0).card(1)
    return table.rondel(IT=start).turn("IT")


@pytest.mark.rule("imperial/ruling/force-procedure")
@pytest.mark.parametrize(
    ("banks", "card", "order"),
    [
        ("3 4", 1, [3, 4]),
        ("3 4", 3, [3, 4]),
        ("3 4", 4, [4, 3]),
        ("2 3 4", 1, [2, 3, 4]),
        ("2 3 4", 3, [3, 4, 2]),
        ("2 4", 3, [4, 2]),
    ],
)
def test_owners_are_asked_clockwise_from_the_card_holder(banks: str, card: int, order: list[int]) -> None:
    table = italy(banks=banks).card(card).do("rondel import")
    asked = []
    while table.step == "force":
        asked.append(table.asked)
        assert table.option_set() == {"force", "decline"}
        table.do("decline")
    assert asked == order
    assert table.step == "import"


@pytest.mark.rule("imperial/ruling/force-procedure")
def test_the_first_yes_ends_the_asking() -> None:
    table = italy(banks="2 3 4").card(3).do("rondel import", "decline", "force")
    assert (table.step, table.state.rondel[SHORT["IT"]]) == ("invest", SPACE_IDS.index("investor"))
    assert [event["seat"] for event in table.events("forced")] == ["4"]
    assert [event["seat"] for event in table.events("not_forced")] == ["3"]


@pytest.mark.rule("imperial/ruling/force-procedure")
def test_no_bank_is_asked_where_investor_is_not_passed() -> None:
    for space in ("factory", "production1", "maneuver1"):
        table = italy().do(f"rondel {space}")
        assert table.step != "force"
        assert [event["space"] for event in table.events("rondel")] == [space]
    assert italy(cash=2).do("rondel investor").step == "invest"
    assert italy("investor").do("rondel import").step == "import"


@pytest.mark.rule("imperial/ruling/force-procedure")
def test_forced_the_nation_stops_on_investor_and_pays_only_the_spaces_moved() -> None:
    table = italy().do("rondel import")
    assert table.cash_of(1) == 10 - 4
    table.do("force")
    assert table.state.rondel[SHORT["IT"]] == SPACE_IDS.index("investor")
    interest_of_player_1, income_of_the_card = 5, 2
    assert table.cash_of(1) == 10 - 2 + interest_of_player_1 + income_of_the_card
    assert (table.cash_of(2), table.treasury_of("IT")) == (4, 20 - 9)
    assert table.step == "invest"  # and there is no import


@pytest.mark.rule("imperial/ruling/force-procedure")
@pytest.mark.parametrize(("start", "distance"), PASSING)
def test_the_fee_of_a_forced_stop(start: int, distance: int) -> None:
    table = italy(SPACE_IDS[start]).do(f"rondel {SPACE_IDS[(start + distance) % 8]}")
    assert table.cash_of(1) == 10 - FEE[distance]
    bank = table.state.bank
    table.do("force")
    due = FEE[(3 - start) % 8]
    fees = {"fee": 0, "refund": 0}
    for paid in table.events("paid"):
        if paid["payment"] in fees:
            fees[paid["payment"]] += int(paid["amount"])
    assert (fees["fee"], fees["refund"]) == (FEE[distance], FEE[distance] - due)
    assert table.state.bank == bank - fees["refund"] - 2  # and the income of the investor card


@pytest.mark.rule("imperial/ruling/force-procedure")
def test_the_declared_space_must_be_payable_even_if_a_bank_would_force() -> None:
    assert italy(cash=3).refused("rondel import") == "imperial/rondel/payer"


@pytest.mark.rule("imperial/ruling/force-withdraw")
@pytest.mark.parametrize("answers", [[], ["decline"]])
def test_the_government_is_bound_by_its_declaration(answers: list[str]) -> None:
    table = italy().do("rondel import", *answers)
    assert table.asked in (3, 4)
    assert table.refused("rondel factory", player=1) == table.refused("rondel factory") == "imperial/turn/one-space"
    assert table.refused("force", player=1) == "imperial/ruling/force-procedure"
    table.do("force")
    assert table.refused("rondel factory") == "imperial/turn/one-space"


@pytest.mark.rule("imperial/ruling/force-withdraw")
def test_the_declared_fee_cannot_be_given_away_meanwhile() -> None:
    table = italy(cash=5).do("rondel import")
    assert table.cash_of(1) == 1
    assert table.refused("donate 1 italy 2") == "imperial/money/donate-bound"
    table.do("donate 1 italy 1", "force")
    refund, interest, income = 2, 5, 2
    assert table.cash_of(1) == refund + interest + income


@pytest.mark.rule("imperial/ruling/force-withdraw")
def test_if_nobody_forces_the_declared_move_is_made() -> None:
    table = italy().do("rondel import", "decline", "decline")
    assert [event["space"] for event in table.events("headed")] == ["import"]  # it might have been stopped
    assert not table.events("rondel")
    assert (table.step, table.asked, table.cash_of(1)) == ("import", 1, 6)
    assert table.state.rondel[SHORT["IT"]] == SPACE_IDS.index("import")
    table.do("done")
    assert table.step == "invest"  # Investor was passed
    assert not [paid for paid in table.events("paid") if paid["payment"] in ("interest", "refund")]


@pytest.mark.rule("imperial/ruling/force-donate")
def test_a_bank_may_donate_what_is_missing_and_then_force() -> None:
    table = Table(4).clear().government(IT=1, FR=2, GB=4).bonds(1, IT="20").bonds(2, IT="12").card(4)
    table.treasury(IT=11).cash(0, 0, 3, 0).rondel(IT="maneuver1").turn("IT").do("rondel import")
    assert (table.asked, table.options()) == (3, ["decline"])
    assert table.refused("force") == "imperial/swiss/force-needs-money"
    assert "its treasury is 1 million short of the interest" in Text("en", table.game).prompt(table.state)
    table.do("donate 3 italy 1")
    assert Text("en", table.game).prompt(table.state).endswith("Force it to stop there?")
    table.do("force")
    assert (table.treasury_of("IT"), table.cash_of(1), table.cash_of(2), table.cash_of(3)) == (0, 7, 5, 2)
    assert table.state.rondel[SHORT["IT"]] == SPACE_IDS.index("investor")


@pytest.mark.rule("imperial/ruling/force-vs-end")
@pytest.mark.parametrize(("answer", "over"), [("decline", True), ("force", False)])
def test_forcing_can_prevent_the_taxation_that_ends_the_game(answer: str, over: bool) -> None:
    table = italy("maneuver1", banks="4").power(IT=24).flags("IT", "tunis", "algeria", "ionian_sea")
    table.do("rondel taxation", answer)
    assert (table.state.outcome is not None) == over
    assert table.state.power[SHORT["IT"]] == (25 if over else 24)


@pytest.mark.rule("imperial/ruling/force-vs-end")
def test_without_the_money_for_all_interest_the_game_ends() -> None:
    table = italy("maneuver1", banks="4").power(IT=24).treasury(IT=8).flags("IT", "tunis", "algeria", "ionian_sea")
    table.do("rondel taxation")
    assert table.options() == ["decline"]
    table.do("decline")
    assert table.state.outcome is not None
