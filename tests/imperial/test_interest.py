"""Investor, first step: interest (imperial/investor/*)."""

from random import Random

import pytest

from greatpowers.games.imperial import Imperial
from greatpowers.games.imperial.board import FACE, INTEREST, INVESTOR_SPACE, SPACE_IDS
from greatpowers.games.imperial.holdings import interest_due_to
from greatpowers.testing.imperial import Table


def german_bonds(treasury: int, cash: int = 5) -> Table:
    """Player 1 governs Germany with 9 and 4, player 2 lent 12, player 3 lent 2; player 4 has the card."""
    table = Table(4).clear().government(GE=1)
    table.bonds(1, GE="9 4").bonds(2, GE="12").bonds(3, GE="2")
    return table.treasury(GE=treasury).cash(cash, 0, 0, 0).card(4).turn("GE")


def money(table: Table) -> tuple[int, ...]:
    return (*table.state.cash, table.treasury_of("GE"))


@pytest.mark.rule("imperial/investor/three-steps")
def test_landing_pays_interest_then_the_card_then_the_swiss_banks() -> None:
    table = Table(4).clear().government(GE=1, RU=2).bonds(1, GE="2").bonds(2, RU="2")
    table.treasury(GE=1).cash(0, 0, 4, 0).card(2).turn("GE")
    table.do("rondel investor", "pass", "bond germany 4", "pass")
    order = [(told["event"], told.get("payment", told.get("seat", ""))) for told in table.events()]
    assert order == [
        ("rondel", ""),
        ("paid", "interest"),
        ("paid", "investor"),
        ("passed", "2"),
        ("lent", "3"),
        ("paid", "bond"),
        ("passed", "4"),
        ("governs", "3"),
        ("swiss_bank", "1"),
        ("swiss_bank_returned", "3"),
        ("card", "3"),
        ("turn", "2"),
    ]


@pytest.mark.rule("imperial/investor/passing")
def test_passing_pays_no_interest_but_activates_the_card() -> None:
    table = Table(4).rondel(AH="maneuver1").treasury(AH=10).card(3).turn("AH")
    table.do("rondel import", "done")
    assert (table.step, table.asked) == ("invest", 3)
    assert table.treasury_of("AH") == 10
    assert table.state.cash == [2, 2, 4, 2]
    assert [told["payment"] for told in table.events("paid")] == ["investor"]
    table.do("bond austria_hungary 4")  # 2 + 4 against 9: no new government
    assert (table.government_of("AH"), table.state.card + 1, table.asked) == (1, 4, 2)


@pytest.mark.rule("imperial/investor/passing")
def test_passing_lets_swiss_banks_invest_and_governments_change() -> None:
    table = Table(4).government(RU=1, GB=1).bonds(1, RU="4", GB="12")  # player 4 governs nothing
    table.cash(2, 2, 2, 12).card(3).rondel(AH="maneuver1").turn("AH")
    table.do("rondel import", "decline", "done", "pass")
    assert table.asked == 4
    table.do("bond austria_hungary 12")
    assert table.government_of("AH") == 4


@pytest.mark.rule("imperial/investor/passing-after-action")
def test_the_action_of_the_space_comes_before_the_investor_step() -> None:
    table = Table(4).cash(2, 10, 2, 2).card(2).rondel(AH="maneuver1").treasury(AH=5).turn("AH")
    table.do("rondel import")
    assert (table.step, table.asked, table.cash_of(2)) == ("import", 1, 10)
    table.do("import_army vienna", "done")
    assert (table.step, table.asked, table.cash_of(2)) == ("invest", 2, 12)
    table.do("bond austria_hungary 12")
    assert table.government_of("AH") == 2
    kinds = [told["event"] for told in table.events()]
    assert kinds.index("imported") < kinds.index("lent") < kinds.index("governs")


@pytest.mark.rule("imperial/investor/interest")
def test_the_treasury_pays_every_bondholder() -> None:
    table = german_bonds(treasury=20).do("rondel investor")
    assert money(table) == (5 + 6, 5, 1, 2, 8)


@pytest.mark.rule("imperial/investor/only-own-nation")
def test_bonds_of_other_nations_pay_nothing() -> None:
    table = german_bonds(treasury=20).bonds(2, RU="30").bonds(3, RU="25").government(RU=2).treasury(RU=40)
    table.do("rondel investor")
    assert money(table) == (5 + 6, 5, 1, 2, 8)
    assert table.treasury_of("RU") == 40


@pytest.mark.rule("imperial/investor/interest-shortfall")
def test_the_government_gives_up_its_interest_when_the_treasury_is_short() -> None:
    table = german_bonds(treasury=8).do("rondel investor")
    assert money(table) == (5 + 2, 5, 1, 2, 0)
    assert table.events("waived") == [{"event": "waived", "seat": "1", "nation": "germany", "amount": "4"}]


@pytest.mark.rule("imperial/investor/interest-from-cash")
def test_the_government_pays_what_the_treasury_cannot() -> None:
    table = german_bonds(treasury=4, cash=5).do("rondel investor")
    assert money(table) == (5 - 2, 5, 1, 2, 0)


@pytest.mark.rule("imperial/investor/interest-guaranteed")
def test_a_landing_that_the_government_cannot_cover_is_refused() -> None:
    table = german_bonds(treasury=0, cash=5)
    assert table.refused("rondel investor") == "imperial/investor/interest-guaranteed"
    assert german_bonds(treasury=0, cash=6).refused("rondel investor") == ""


@pytest.mark.rule(
    "imperial/investor/no-other-shortfall",
    "imperial/investor/interest-guaranteed",
    "imperial/ruling/own-interest",
)
@pytest.mark.parametrize("treasury", range(15))
def test_only_the_government_ever_loses_interest(treasury: int) -> None:
    for cash in range(9):
        table = german_bonds(treasury, cash)
        if treasury + cash < 6:
            assert table.refused("rondel investor") == "imperial/investor/interest-guaranteed"
            continue
        table.do("rondel investor")
        assert (table.step, table.asked) == ("invest", 4)  # nobody was asked how much to waive
        own = min(6, max(0, treasury - 6))
        from_cash = max(0, 6 - treasury)
        assert money(table) == (cash + own - from_cash, 5, 1, 2, max(0, treasury - 12))


@pytest.mark.rule("imperial/investor/no-other-shortfall")
@pytest.mark.parametrize("seed", range(8))
def test_nobody_else_loses_interest_in_any_game(seed: int) -> None:
    rng = Random(seed)
    game = Imperial(2 + seed % 5, turn_limit=150)
    state = game.start()
    payouts = 0
    while not state.ended:
        nation, cash = state.nation, state.cash[:]
        leader = state.government[nation]
        due = [interest_due_to(state, nation, seat) for seat in range(state.seats)]
        action = rng.choice(state.legal())
        landed = game.space.notation(action) in ("rondel investor", "force")
        state.apply(action)
        if landed:
            due[state.card] += 2
            for seat in range(state.seats):
                if seat != leader:
                    assert state.cash[seat] == cash[seat] + due[seat]
                    payouts += due[seat] > 2
    assert payouts


@pytest.mark.rule("imperial/investor/flow-labels")
def test_payments_of_the_investor_space_name_their_accounts() -> None:
    table = german_bonds(treasury=5, cash=5).do("rondel investor", "bond italy 2")
    flows = [(told["payment"], told["from"], told["to"], told["amount"]) for told in table.events("paid")]
    assert flows == [
        ("interest", "germany", "2", "5"),
        ("interest", "1", "3", "1"),
        ("investor", "bank", "4", "2"),
        ("bond", "4", "italy", "2"),
    ]


@pytest.mark.rule("imperial/ruling/interest-uncoverable")
@pytest.mark.parametrize(("cash", "refusal"), [(7, "imperial/investor/interest-guaranteed"), (8, "")])
def test_the_fee_of_the_move_cannot_also_cover_interest(cash: int, refusal: str) -> None:
    table = german_bonds(treasury=0, cash=cash).rondel(GE="taxation")  # four spaces: fee 2, others are owed 6
    assert table.refused("rondel investor") == refusal


@pytest.mark.rule("imperial/ruling/interest-uncoverable")
def test_a_gift_by_anybody_can_make_the_landing_possible() -> None:
    table = german_bonds(treasury=0, cash=5).cash(5, 0, 0, 1)
    assert table.refused("rondel investor") == "imperial/investor/interest-guaranteed"
    table.do("donate 4 germany 1", "rondel investor")
    assert money(table) == (0, 5, 1, 2, 0)


@pytest.mark.rule("imperial/ruling/interest-uncoverable")
@pytest.mark.parametrize("start", SPACE_IDS)
def test_two_free_spaces_always_remain(start: str) -> None:
    table = german_bonds(treasury=0, cash=0).rondel(GE=start)
    free = {f"rondel {SPACE_IDS[(SPACE_IDS.index(start) + steps) % 8]}" for steps in (1, 2, 3)}
    assert table.option_set() == free - {f"rondel {SPACE_IDS[INVESTOR_SPACE]}"}
    assert len(table.options()) >= 2


@pytest.mark.rule("imperial/ruling/interest-uncoverable")
def test_a_forced_stop_never_asks_for_the_governments_cash() -> None:
    for treasury in range(15):
        table = german_bonds(treasury, cash=0).rondel(GE="maneuver1").do("rondel import")
        assert (table.refused("force") == "") == (treasury >= 12)


@pytest.mark.rule("imperial/ruling/interest-rounding")
@pytest.mark.parametrize("treasury", range(0, 50, 7))
def test_interest_is_paid_in_whole_millions(treasury: int) -> None:
    table = Table(4).clear().government(GE=1).treasury(GE=treasury).cash(45, 0, 0, 0).card(1)
    for rank, face in enumerate(FACE):
        table.bonds(1 + rank % 4, GE=str(face))
    table.turn("GE").do("rondel investor")
    assert [table.cash_of(player) for player in (2, 3, 4)] == [2 + 6, 3 + 7, 4 + 8]
    assert {type(amount) for amount in (*table.state.cash, *table.state.treasury, *INTEREST)} == {int}
    assert sum(table.state.cash) + table.treasury_of("GE") == 45 + treasury + 2
