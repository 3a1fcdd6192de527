"""Change of government, Swiss Banks, and how they stop nations (imperial/government/*, swiss/*)."""

from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from greatpowers.games.imperial import Imperial
from greatpowers.games.imperial.board import FACE, NATION_IDS, SPACE_IDS
from greatpowers.games.imperial.holdings import credit, governs_nothing
from greatpowers.games.imperial.position import Position
from greatpowers.testing.imperial import Table


def nations_of(players: int) -> Table:
    """One nation for each player, from Austria-Hungary on, and nothing lent but their 2s."""
    table = Table(players).clear()
    for player, nation in enumerate(("AH", "IT", "FR", "GB")[:players], start=1):
        table.government(**{nation: player}).bonds(player, **{nation: "2"})
    return table


def investing(table: Table, holder: int, nation: str = "GE") -> Table:
    """The nation has landed on Investor; the card holder is asked."""
    return table.card(holder).turn(nation).do("rondel investor")


def pass_all(table: Table) -> Table:
    """Nobody else invests."""
    while table.step == "invest":
        table.do("pass")
    return table


def only_player_2_lends(table: Table, bond: str) -> Table:
    """Player 2 takes this bond; nobody else invests."""
    while table.step == "invest":
        table.do(bond if table.asked == 2 else "pass")
    return table


def owners(table: Table) -> list[int]:
    """The players that everybody sees with a Swiss Bank."""
    return [i for i, player in enumerate(table.view(1)["players"], start=1) if player["swiss_bank"]]


# -- change of government ------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/government/check-time", "imperial/ruling/check-time")
def test_governments_are_checked_once_after_the_last_swiss_bank() -> None:
    table = Table(4).clear().government(GE=2, AH=1, RU=4).bonds(2, GE="2").bonds(1, AH="2").bonds(4, RU="2")
    investing(table.cash(2, 1, 6, 0), 1).do("bond germany 4")  # more than player 2
    assert (table.asked, table.government_of("GE")) == (3, 2)
    table.do("bond germany 6")  # more than both
    assert table.government_of("GE") == 3
    assert [told["seat"] for told in table.events("governs")] == ["3"]


@pytest.mark.rule("imperial/government/sum")
def test_the_sum_of_all_bonds_decides() -> None:
    table = Table(4).clear().government(GE=2).bonds(2, GE="12").bonds(1, GE="9").cash(2, 9, 0, 0)
    investing(table, 1).do("bond germany 4")
    assert pass_all(table).government_of("GE") == 1  # 9 + 4 against 12


@pytest.mark.rule("imperial/government/strictly-more")
@pytest.mark.parametrize(("held", "bought", "leader"), [("6 4", "2", 1), ("9", "4", 2)])
def test_a_tie_leaves_the_government_as_it_is(held: str, bought: str, leader: int) -> None:
    table = Table(4).clear().government(GE=1).bonds(1, GE="12").bonds(2, GE=held).cash(20, 4, 0, 0)
    investing(table, 2).do(f"bond germany {bought}")
    assert pass_all(table).government_of("GE") == leader


@pytest.mark.rule("imperial/government/tied-newcomers")
def test_tied_newcomers_are_counted_from_the_card_holder() -> None:
    table = Table(4).clear().government(GE=1, FR=3).bonds(1, GE="9").bonds(3, FR="2").bonds(4, GE="4 2")
    table.cash(10, 12, 0, 6).treasury(GE=20)
    investing(table, 3).do("pass")
    assert table.asked == 4
    table.do("bond germany 6")
    assert table.asked == 2
    table.do("bond germany 12")
    assert table.government_of("GE") == 4


@pytest.mark.rule("imperial/ruling/tie-text")
@pytest.mark.parametrize("holder", [1, 2, 3, 4])
def test_a_tied_government_stays_whoever_holds_the_card(holder: int) -> None:
    table = Table(4).clear().government(GE=1).treasury(GE=30)
    table.bonds(1, GE="30").bonds(2, GE="20 6").bonds(3, GE="16 12 2")
    only_player_2_lends(investing(table, holder), "bond germany 4")
    assert [credit(table.state, 4, seat) for seat in range(4)] == [30, 30, 30, 0]
    assert table.government_of("GE") == 1


@pytest.mark.rule("imperial/ruling/tie-text", "imperial/ruling/seat-count")
@pytest.mark.parametrize("present", ["GE", ""])
@pytest.mark.parametrize(("holder", "winner"), [(1, 2), (2, 2), (3, 3), (4, 2)])
def test_among_newcomers_seat_order_decides_the_holder_first(holder: int, winner: int, present: str) -> None:
    """Also for a nation that had no government; and the card that moves on afterwards plays no part."""
    table = Table(4).clear().government(AH=1).bonds(1, AH="2").bonds(2, GE="20 6").bonds(3, GE="16 12 2")
    if present:
        table.government(GE=1).bonds(1, GE="9")
    investing(table.cash(40, 4, 0, 0), holder, "AH")
    assert only_player_2_lends(table, "bond germany 4").government_of("GE") == winner
    assert table.state.card + 1 == holder % 4 + 1


@pytest.mark.rule("imperial/ruling/seat-count")
def test_the_card_holder_who_has_just_invested_comes_first() -> None:
    table = Table(4).clear().government(GE=1, FR=3).bonds(1, GE="9").bonds(3, FR="2", GE="6 4")
    table.treasury(GE=20).cash(0, 0, 0, 12)
    investing(table, 3).do("bond germany 2", "bond germany 12", "pass")  # players 3 and 4 have lent 12
    assert (table.government_of("GE"), table.state.card + 1) == (3, 4)


@pytest.mark.rule("imperial/government/flag-card")
def test_the_new_government_decides_from_now_on() -> None:
    table = Table(4).clear().government(GE=1).bonds(1, GE="2").cash(0, 2, 0, 0).treasury(GE=9)
    pass_all(investing(table, 2).do("bond germany 4"))
    assert (table.government_of("GE"), table.step, table.asked) == (
        2,
        "rondel",
        2,
    )  # no other nation moves: again Germany
    assert table.events("turn") == [{"event": "turn", "nation": "germany", "seat": "2"}]
    assert table.refused("rondel import", player=1) == "imperial/turn/government-decides"
    table.do("rondel import")
    assert table.asked == 2


@pytest.mark.rule("imperial/government/first-government")
def test_the_first_bond_brings_the_first_government() -> None:
    table = Table(4).clear().government(GB=1).bonds(1, GB="2").treasury(GB=9)
    investing(table, 2, "GB").do("bond germany 2")
    assert table.government_of("GE") == 0
    pass_all(table)
    assert (table.government_of("GE"), table.step, table.asked) == (2, "rondel", 2)
    assert table.cash_of(2) == 0
    assert table.option_set() == {f"rondel {space}" for space in SPACE_IDS}  # a first placement is free


@pytest.mark.rule("imperial/government/all-nations-checked")
def test_the_check_covers_every_nation() -> None:
    table = Table(4).clear().government(GE=1, RU=2).bonds(1, GE="2").bonds(2, RU="4").cash(9, 0, 4, 0)
    investing(table, 3).do("bond russia 6")
    assert pass_all(table).government_of("RU") == 3


def random_games(seeds: range) -> list[tuple[Position, Position]]:
    """Positions one decision apart, once the first nation moves, of games played at random."""
    pairs: list[tuple[Position, Position]] = []
    for seed in seeds:
        rng = Random(seed)
        options = {"setup": "experienced" if seed % 2 else "standard"}
        state = Imperial(3 + seed % 4, turn_limit=100, **options).start()
        while not state.ended:
            before = state.clone()
            state.apply(rng.choice(state.legal()))
            if before.step not in ("deal", "lot", "grant"):
                pairs.append((before, state.clone()))
    return pairs


@pytest.mark.rule("imperial/government/never-lost-to-none")
def test_a_nation_once_governed_is_always_governed() -> None:
    changes = firsts = 0
    for before, after in random_games(range(12)):
        for old, new in zip(before.government, after.government, strict=True):
            assert new >= 0 or old < 0
            changes += old >= 0 and new != old
            firsts += old < 0 <= new
    assert changes
    assert firsts


@pytest.mark.rule("imperial/swiss/iff", "imperial/government/strictly-more", "imperial/government/sum")
def test_outside_the_investor_step_governments_and_swiss_banks_follow_the_bonds() -> None:
    seen = 0
    for _, state in random_games(range(12)):
        if state.step == "invest":
            continue
        for nation, leader in enumerate(state.government):
            sums = [credit(state, nation, seat) for seat in range(state.seats)]
            assert max(sums) == (sums[leader] if leader >= 0 else 0)
        for seat, player in enumerate(state.view(None)["players"]):
            assert player["swiss_bank"] == (seat not in state.government)
            seen += player["swiss_bank"]
    assert seen


# -- Swiss Banks ---------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/swiss/gain", "imperial/swiss/gain-after")
def test_who_loses_his_last_nation_gets_a_swiss_bank_but_invests_only_next_time() -> None:
    table = nations_of(4).cash(0, 9, 2, 0).treasury(AH=9)
    assert owners(table) == []
    investing(table, 3, "AH").do("bond italy 4")
    assert (table.step, table.government_of("IT"), owners(table)) == ("rondel", 3, [2])  # player 2 was not asked
    assert table.events("swiss_bank") == [{"event": "swiss_bank", "seat": "2"}]
    table.do("rondel investor", "pass")
    assert (table.step, table.asked) == ("invest", 2)


@pytest.mark.rule("imperial/swiss/keep")
def test_a_swiss_bank_is_kept_while_its_owner_governs_nothing() -> None:
    table = nations_of(3).cash(20, 20, 20).treasury(AH=9, IT=9, FR=9).government(FR=1).bonds(1, FR="6").card(1)
    table.turn("AH")
    for space in ("investor", "import", "investor"):
        table.do(f"rondel {space}")
        while table.step != "rondel":
            table.do(table.options()[-1])  # done, pass
            assert owners(table) == [3]


@pytest.mark.rule("imperial/swiss/return")
def test_the_swiss_bank_goes_back_when_its_owner_takes_a_government() -> None:
    table = Table(3).clear().government(AH=1, IT=3).bonds(1, AH="2").bonds(3, IT="2").cash(2, 2, 2)
    investing(table, 1, "AH").do("pass")
    assert owners(table) == [2]
    table.do("bond russia 2")
    assert (table.government_of("RU"), owners(table)) == (2, [])
    assert table.events("swiss_bank_returned") == [{"event": "swiss_bank_returned", "seat": "2"}]
    table.card(1).do("rondel investor", "pass")
    assert table.step == "rondel"  # player 2 is no longer asked


def german_move(treasury: int) -> Table:
    """Germany owes 12, half of it to its government, and is to leave Maneuver; player 3 governs nothing."""
    table = Table(3).clear().government(GE=1, IT=2).bonds(1, GE="9 4").bonds(2, GE="12 2", IT="2")
    return table.treasury(GE=treasury).cash(20, 0, 3).card(2).rondel(GE="maneuver1").turn("GE")


@pytest.mark.rule("imperial/swiss/force")
def test_a_swiss_bank_can_stop_a_nation_on_investor() -> None:
    table = german_move(treasury=15).do("rondel import")
    assert (table.step, table.asked, table.option_set()) == ("force", 3, {"force", "decline"})
    table.do("force")
    assert table.state.rondel[4] == SPACE_IDS.index("investor")
    assert (table.step, table.treasury_of("GE")) == ("invest", 3)  # interest was paid, nothing imported
    assert [table.cash_of(player) for player in (1, 2, 3)] == [26, 6 + 2, 3]


@pytest.mark.rule("imperial/swiss/force")
def test_a_swiss_bank_may_let_the_nation_pass() -> None:
    table = german_move(treasury=15).do("rondel import", "decline")
    assert (table.step, table.asked, table.treasury_of("GE")) == ("import", 1, 15)
    assert table.state.rondel[4] == SPACE_IDS.index("import")


@pytest.mark.rule("imperial/swiss/force-needs-money")
@pytest.mark.parametrize(
    ("treasury", "refusal"),
    [(12, ""), (11, "imperial/swiss/force-needs-money"), (0, "imperial/swiss/force-needs-money")],
)
def test_the_treasury_alone_must_cover_all_interest(treasury: int, refusal: str) -> None:
    table = german_move(treasury).do("rondel import")
    assert table.refused("force") == refusal
    assert table.refused("decline") == ""


@pytest.mark.rule("imperial/swiss/force-any-nation")
def test_also_a_nation_without_bonds_of_the_swiss_bank_can_be_stopped() -> None:
    table = german_move(treasury=15).do("rondel import")
    assert credit(table.state, 4, 2) == 0
    table.do("force")
    assert [told["nation"] for told in table.events("forced")] == ["germany"]


@pytest.mark.rule("imperial/swiss/force-any-nation")
@pytest.mark.parametrize("nation", ["AH", "IT", "FR", "GB", "GE", "RU"])
def test_every_nation_can_be_stopped(nation: str) -> None:
    table = Table(3).clear().government(**{nation: 1}).bonds(1, **{nation: "2"}).card(2)
    table.treasury(**{nation: 1}).rondel(**{nation: "production1"}).turn(nation).do("rondel import", "force")
    assert (table.cash_of(1), table.cash_of(2)) == (1, 2)


@pytest.mark.rule("imperial/swiss/force-not-first")
@pytest.mark.parametrize("space", [space for space in SPACE_IDS if space != "investor"])
def test_a_first_placement_cannot_be_forced(space: str) -> None:
    table = german_move(treasury=15).rondel(GE="")
    table.do(f"rondel {space}")
    assert "force" not in table.option_set()
    assert table.refused("force") == "imperial/swiss/force"
    assert table.state.rondel[4] == SPACE_IDS.index(space)


@pytest.mark.rule("imperial/swiss/force-not-first")
@pytest.mark.parametrize("start", SPACE_IDS)
def test_swiss_banks_are_asked_exactly_when_investor_is_passed(start: str) -> None:
    at = SPACE_IDS.index(start)
    for distance in range(1, 7):
        passed = 3 in [(at + step) % 8 for step in range(1, distance)]
        table = german_move(treasury=15).rondel(GE=start).do(f"rondel {SPACE_IDS[(at + distance) % 8]}")
        assert (table.step == "force") == passed


@pytest.mark.rule("imperial/swiss/force-full-investor")
def test_a_forced_nation_carries_out_the_whole_investor_action() -> None:
    table = german_move(treasury=15).do("rondel import", "force", "bond germany 6", "bond russia 2")
    kinds = [told.get("payment", told["event"]) for told in table.events()]
    assert kinds == [
        "headed",
        "forced",
        "interest",
        "interest",
        "investor",
        "lent",
        "bond",
        "lent",
        "bond",
        "governs",
        "governs",
        "swiss_bank",
        "swiss_bank_returned",
        "card",
        "turn",
    ]
    assert (table.government_of("GE"), table.government_of("RU")) == (2, 3)
    assert (table.state.card + 1, table.step, table.state.nation) == (3, "rondel", 5)  # passed on once


@pytest.mark.rule("imperial/swiss/tip-small-bonds")
def test_small_bonds_bear_the_higher_rate() -> None:
    rates = []
    for face in FACE:
        table = Table(3).clear().government(GE=1).bonds(2, GE=str(face)).treasury(GE=30).card(3).turn("GE")
        rates.append(Fraction(table.do("rondel investor").cash_of(2), face))
    assert rates[:3] == [Fraction(1, 2)] * 3
    assert rates[8] == Fraction(3, 10)
    assert all(higher > lower for higher, lower in pairwise(rates[2:]))


@pytest.mark.rule("imperial/ruling/government-change-midturn")
def test_a_government_that_falls_while_its_nation_passes_has_decided_and_paid_the_turn() -> None:
    table = Table(2).clear().government(GE=1, IT=2).bonds(1, GE="2").bonds(2, IT="2")
    table.treasury(GE=3).cash(4, 8).card(2).rondel(GE="taxation", IT="factory").turn("GE")
    table.do("rondel import")  # five spaces
    assert (table.asked, table.cash_of(1)) == (1, 0)
    table.do("import_army berlin", "import_army berlin")
    assert table.asked == 1
    table.do("import_fleet hamburg", "bond germany 4")
    assert (table.government_of("GE"), table.cash_of(1), table.cash_of(2)) == (2, 0, 6)
    assert (table.step, table.state.nation, table.asked) == ("rondel", 1, 2)
    table.do("rondel production1", "produce_all")
    assert (table.step, NATION_IDS[table.state.nation], table.asked) == ("rondel", "germany", 2)
    assert governs_nothing(table.state, 0)
