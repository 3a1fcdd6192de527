"""Turn order, government and the rondel."""

import pytest

from greatpowers.core.game import Refused
from greatpowers.games.imperial.board import SPACE_IDS
from greatpowers.testing.imperial import SHORT, Table

RONDEL = ["factory", "production1", "maneuver1", "investor", "import", "production2", "maneuver2", "taxation"]
INVESTOR = RONDEL.index("investor")
EVERY_MOVE = [(start, distance) for start in range(8) for distance in range(1, 7)]
FEE = {1: 0, 2: 0, 3: 0, 4: 2, 5: 4, 6: 6}


def ahead(start: int, distance: int) -> str:
    return RONDEL[(start + distance) % 8]


def italy(start: str, cash: int = 100) -> Table:
    """Italy, led by player 2 of four, stands on a space of the rondel; nobody holds any bond."""
    table = Table(4).clear().government(AH=1, IT=2, FR=3, GB=4).treasury(IT=20).card(3)
    return table.cash(0, cash, 0, 0).rondel(IT=start).turn("IT")


def finish_turn(table: Table) -> Table:
    """Do nothing more in this turn."""
    nation = table.state.nation
    while table.state.nation == nation and table.step != "rondel":
        table.do({"invest": "pass", "force": "decline"}.get(table.step, "done"))
    return table


@pytest.mark.rule("imperial/turn/order")
def test_nations_act_in_fixed_order_round_and_round() -> None:
    table = Table(6)
    acted = []
    for space in ("production1", "maneuver1"):
        for _ in range(6):
            acted.append(table.state.nation)
            finish_turn(table.do(f"rondel {space}"))
    assert acted == [0, 1, 2, 3, 4, 5] * 2
    assert table.state.nation == SHORT["AH"]


@pytest.mark.rule("imperial/turn/skip-ungoverned")
def test_a_nation_without_government_is_skipped() -> None:
    table = Table(4, deal="IT FR GB RU").rondel(GE="import").turn("GB")
    assert table.government_of("GE") == 0
    finish_turn(table.do("rondel factory"))
    assert (table.state.nation, table.asked) == (SHORT["RU"], 4)
    assert table.state.rondel[SHORT["GE"]] == RONDEL.index("import")
    assert [event["nation"] for event in table.events("skipped")] == ["germany"]


@pytest.mark.rule("imperial/ruling/ungoverned-as-target")
def test_an_ungoverned_nation_is_open_to_attack_but_its_last_free_factory_is_safe() -> None:
    table = Table(4, deal="IT FR GB RU").units("RU", "prague 4", "denmark").turn("RU")
    assert table.government_of("GE") == 0
    table.do("rondel maneuver1", *["march prague berlin", "hostile"] * 3, "destroy berlin")
    assert not table.has_factory("berlin")
    table.do("march denmark hamburg")
    assert table.step == "armies"  # no stance was asked, and no call: it lies before the last free factory
    assert (table.count("RU", "hamburg"), table.count("RU", "hamburg[f]")) == (0, 1)
    table.do("march prague munich", "hostile")
    assert table.count("RU", "munich") == 1


@pytest.mark.rule("imperial/ruling/first-turn-later")
@pytest.mark.parametrize(("buyer_turn", "between"), [("GB", []), ("RU", ["AH", "IT", "FR", "GB"])])
def test_a_nation_governed_later_starts_at_its_next_place(buyer_turn: str, between: list[str]) -> None:
    table = Table(4, deal="IT FR GB RU").cash(10, 10, 10, 10).card(4).turn(buyer_turn)
    table.do("rondel investor", "bond germany 9")
    assert table.government_of("GE") == 4
    acted = []
    while table.state.nation != SHORT["GE"]:
        acted.append(list(SHORT)[table.state.nation])
        finish_turn(table.do("rondel maneuver1"))
    assert acted == between
    cash = table.cash_of(4)
    assert (table.step, table.asked, len(table.option_set("rondel"))) == ("rondel", 4, 8)
    finish_turn(table.do("rondel maneuver2"))
    assert table.cash_of(4) == cash
    assert table.state.nation == SHORT["RU"]  # one turn only: nothing is made up


@pytest.mark.rule("imperial/turn/government-decides")
def test_only_the_government_decides_for_its_nation() -> None:
    table = Table(6).turn("GE")
    assert table.asked == 5
    action = table.game.space.parse("rondel import")
    for player in (1, 2, 3, 4, 6):
        assert table.refused("rondel import", player=player) == "imperial/turn/government-decides"
        with pytest.raises(Refused, match="imperial/turn/government-decides"):
            table.state.play(action, player - 1)
    assert table.refused("rondel import", player=5) == ""
    table.do("rondel import")
    assert table.refused("import_army berlin", player=6) == "imperial/turn/government-decides"
    assert table.refused("import_army berlin", player=5) == ""


@pytest.mark.rule("imperial/turn/many-or-none")
def test_a_player_may_govern_several_nations_or_none() -> None:
    table = Table(4).clear().government(AH=1, IT=1, FR=2).turn("AH")
    asked = []
    for _ in range(3):
        asked.append((list(SHORT)[table.state.nation], table.asked))
        finish_turn(table.do("rondel maneuver1"))
    assert asked == [("AH", 1), ("IT", 1), ("FR", 2)]
    assert table.asked == 1  # players 3 and 4 govern nothing and are never asked
    assert [player["swiss_bank"] for player in table.view(1)["players"]] == [False, False, True, True]


@pytest.mark.rule("imperial/turn/one-space")
@pytest.mark.parametrize("space", RONDEL)
def test_a_turn_has_exactly_one_rondel_choice(space: str) -> None:
    table = Table(6).units("AH", "vienna").turn("AH").do(f"rondel {space}")
    if table.state.nation == SHORT["AH"]:
        assert table.refused("rondel import") == "imperial/turn/one-space"
    finish_turn(table)
    assert table.state.nation == SHORT["IT"]
    assert [(event["nation"], event["space"]) for event in table.events("rondel")] == [("austria_hungary", space)]


# -- the rondel ----------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/rondel/spaces")
def test_eight_spaces_clockwise() -> None:
    assert SPACE_IDS == RONDEL
    for start in range(8):
        table = italy(RONDEL[start])
        assert table.options() == [f"rondel {ahead(start, distance)}" for distance in range(1, 7)]


@pytest.mark.rule("imperial/rondel/spaces")
@pytest.mark.parametrize(("space", "distance"), [("taxation", 4), ("factory", 5)])
def test_distances_from_investor(space: str, distance: int) -> None:
    assert italy("investor").do(f"rondel {space}").cash_of(2) == 100 - FEE[distance]
    assert (SPACE_IDS.index(space) - SPACE_IDS.index("investor")) % 8 == distance


@pytest.mark.rule("imperial/rondel/first-placement")
@pytest.mark.parametrize("space", RONDEL)
def test_the_first_turn_may_begin_on_any_space_free_of_charge(space: str) -> None:
    table = Table(6).cash(0, 0, 0, 0, 0, 0).turn("FR")
    assert table.option_set() == {f"rondel {other}" for other in RONDEL}
    table.do(f"rondel {space}")
    assert table.state.rondel[SHORT["FR"]] == RONDEL.index(space)
    assert not [paid for paid in table.events("paid") if paid["payment"] == "fee"]


@pytest.mark.rule("imperial/rondel/first-placement")
def test_the_first_turn_may_not_begin_on_investor_if_interest_cannot_be_paid() -> None:
    table = Table(6).cash(0, 0, 0, 0, 0, 0).treasury(FR=0).turn("FR")  # the 2 is with Russia's player
    assert table.refused("rondel investor") == "imperial/investor/interest-guaranteed"
    assert len(table.option_set("rondel")) == 7


@pytest.mark.rule("imperial/rondel/first-placement-no-pass")
@pytest.mark.parametrize("space", [space for space in RONDEL if space != "investor"])
def test_a_first_placement_passes_nothing(space: str) -> None:
    table = Table(4).clear().government(AH=1, IT=2, FR=3).treasury(FR=50).card(1).turn("FR")
    table.do(f"rondel {space}")
    assert table.step not in ("force", "invest")  # player 4 has a Swiss Bank and is not asked
    finish_turn(table)
    assert table.state.card + 1 == 1
    assert not table.events("passed")


@pytest.mark.rule("imperial/rondel/clockwise")
def test_there_is_no_way_back() -> None:
    table = italy("import")
    ahead_of_import = ("production2", "maneuver2", "taxation", "factory", "production1", "maneuver1")
    assert table.option_set() == {f"rondel {space}" for space in ahead_of_import}
    assert table.refused("rondel investor") == "imperial/rondel/max-six"
    assert table.do("rondel maneuver1").cash_of(2) == 100 - 6  # two back is six ahead


@pytest.mark.rule("imperial/rondel/no-stay")
@pytest.mark.parametrize("space", RONDEL)
def test_staying_is_not_allowed(space: str) -> None:
    assert italy(space).refused(f"rondel {space}") == "imperial/rondel/no-stay"


@pytest.mark.rule("imperial/rondel/two-alike")
@pytest.mark.parametrize(
    ("start", "twin"),
    [
        ("production1", "production2"),
        ("production2", "production1"),
        ("maneuver1", "maneuver2"),
        ("maneuver2", "maneuver1"),
    ],
)
def test_from_one_space_to_its_twin_is_a_move_of_four(start: str, twin: str) -> None:
    table = italy(start, cash=2).do(f"rondel {twin}")
    assert table.cash_of(2) == 0
    assert table.state.rondel[SHORT["IT"]] == RONDEL.index(twin)


@pytest.mark.rule("imperial/rondel/free-three", "imperial/rondel/cost")
@pytest.mark.parametrize(("start", "distance"), EVERY_MOVE)
def test_three_spaces_are_free_and_each_further_one_costs_two(start: int, distance: int) -> None:
    table = italy(RONDEL[start]).do(f"rondel {ahead(start, distance)}")
    fees = [paid for paid in table.events("paid") if paid["payment"] == "fee"]
    due = [] if distance <= 3 else [{"from": "2", "to": "bank", "amount": str(FEE[distance])}]
    assert [{key: paid[key] for key in ("from", "to", "amount")} for paid in fees] == due


@pytest.mark.rule("imperial/rondel/cost")
@pytest.mark.parametrize(("space", "cost"), [("taxation", 2), ("factory", 4), ("production1", 6)])
def test_what_it_costs_from_investor(space: str, cost: int) -> None:
    assert italy("investor", cash=cost - 1).refused(f"rondel {space}") == "imperial/rondel/payer"
    assert italy("investor", cash=cost).do(f"rondel {space}").cash_of(2) == 0


@pytest.mark.rule("imperial/rondel/payer")
def test_the_government_pays_from_its_own_cash_never_the_treasury() -> None:
    assert italy("investor", cash=1).refused("rondel taxation") == "imperial/rondel/payer"
    table = italy("production1", cash=2)
    bank = table.state.bank
    table.do("rondel production2")
    assert (table.cash_of(2), table.treasury_of("IT"), table.state.bank) == (0, 20, bank + 2)


@pytest.mark.rule("imperial/rondel/max-six")
@pytest.mark.parametrize("start", range(8))
def test_at_most_six_spaces_whatever_the_money(start: int) -> None:
    assert italy(RONDEL[start]).refused(f"rondel {ahead(start, 7)}") == "imperial/rondel/max-six"


@pytest.mark.rule("imperial/rondel/always-an-option", "imperial/ruling/zero-cash")
@pytest.mark.parametrize("start", range(8))
def test_a_penniless_government_stays_in_and_has_two_spaces_at_least(start: int) -> None:
    table = italy(RONDEL[start], cash=0).treasury(IT=0).bonds(3, IT="30").bonds(2, IT="25 20")
    free = [ahead(start, distance) for distance in (1, 2, 3)]
    assert table.options() == [f"rondel {space}" for space in free if space != "investor"]
    assert len(table.options()) >= 2
    finish_turn(table.do(table.options()[0]))
    assert table.government_of("IT") == 2
    assert table.state.outcome is None


@pytest.mark.rule("imperial/ruling/zero-cash")
def test_a_player_without_money_and_bonds_keeps_his_nation_and_his_place() -> None:
    table = italy("investor", cash=0)
    for _ in range(2):
        for _ in range(4):  # Austria-Hungary, Italy, France and Great Britain are governed
            finish_turn(table.do(table.options()[0]))
    assert (table.state.nation, table.asked, table.government_of("IT")) == (SHORT["IT"], 2, 2)


@pytest.mark.rule("imperial/ruling/zero-cash")
def test_a_player_without_anything_is_still_asked() -> None:
    table = italy("maneuver1", cash=0).government(GB=0)  # player 4 has a Swiss Bank and nothing else
    table.do("rondel investor", "pass")
    assert (table.step, table.asked, table.options()) == ("invest", 4, ["pass"])
    table.do("pass")
    assert table.state.card + 1 == 4


def investor_steps(start: int, distance: int) -> tuple[int, int]:
    """How often such a move pays interest, and how often it hands out the investor's two millions."""
    table = italy(RONDEL[start]).bonds(1, IT="9").bonds(2, IT="12")
    finish_turn(table.do(f"rondel {ahead(start, distance)}"))
    paid = [event["payment"] for event in table.events("paid") if event["to"] in ("1", "3")]
    return paid.count("interest"), paid.count("investor")


@pytest.mark.rule("imperial/rondel/pass-investor")
@pytest.mark.parametrize(
    ("start", "to", "passes"),
    [
        ("maneuver1", "import", True),
        ("investor", "import", False),
        ("maneuver1", "investor", False),
        ("taxation", "maneuver1", False),
        ("maneuver1", "taxation", True),
    ],
)
def test_passing_is_moving_over_investor(start: str, to: str, passes: bool) -> None:
    table = italy(start).bonds(1, IT="9").bonds(2, IT="12")
    finish_turn(table.do(f"rondel {to}"))
    interest = [paid for paid in table.events("paid") if paid["payment"] == "interest"]
    assert bool(interest) == (to == "investor")
    assert (table.state.card + 1 == 4) == (passes or to == "investor")


@pytest.mark.rule(
    "imperial/rondel/pass-investor", "imperial/rondel/pass-and-land-exclusive", "imperial/ruling/pass-or-land"
)
@pytest.mark.parametrize(("start", "distance"), EVERY_MOVE)
def test_a_move_passes_investor_or_lands_on_it_but_never_both(start: int, distance: int) -> None:
    lands = ahead(start, distance) == "investor"
    passes = "investor" in [ahead(start, i) for i in range(1, distance)]
    assert not (lands and passes)
    assert investor_steps(start, distance) == (int(lands), int(lands or passes))


@pytest.mark.rule("imperial/ruling/pass-or-land")
def test_leaving_investor_triggers_nothing() -> None:
    for distance in range(1, 7):
        assert investor_steps(INVESTOR, distance) == (0, 0)


@pytest.mark.rule("imperial/rondel/action-optional")
@pytest.mark.parametrize("space", ["factory", "production1", "import", "maneuver1"])
def test_a_nation_may_build_produce_import_and_move_nothing(space: str) -> None:
    table = Table(6).units("AH", "vienna", "ionian_sea").turn("AH").do(f"rondel {space}")
    assert len(table.options()) > 1
    board = (table.state.army[:], table.state.fleet[:], table.state.factory[:], table.treasury_of("AH"))
    table.do("done")
    finish_turn(table)
    assert (table.state.army, table.state.fleet, table.state.factory, table.treasury_of("AH")) == board
    assert table.state.nation == SHORT["IT"]


@pytest.mark.rule("imperial/rondel/action-optional")
def test_taxation_cannot_be_skipped() -> None:
    table = Table(6).flags("AH", "greece", "west_balkan").turn("AH").do("rondel taxation")
    assert table.state.nation == SHORT["IT"]  # done without a question
    assert (table.state.tax[0], table.state.power[0], table.treasury_of("AH"), table.cash_of(1)) == (1, 1, 17, 3)
    assert table.refused("done") == "imperial/rondel/action-optional"


@pytest.mark.rule("imperial/rondel/action-optional")
def test_interest_and_the_investor_step_cannot_be_skipped() -> None:
    table = Table(6).card(5).turn("AH").do("rondel investor")
    assert table.treasury_of("AH") == 11 - 4 - 1
    assert (table.cash_of(1), table.cash_of(3), table.cash_of(5)) == (6, 3, 4)
    assert (table.step, table.asked) == ("invest", 5)
    assert table.refused("done") == "imperial/rondel/action-optional"


@pytest.mark.rule("imperial/rondel/example-italy")
def test_example_italy_moves_on_from_investor() -> None:
    table = italy("investor", cash=3)
    assert table.refused("rondel factory") == "imperial/rondel/payer"
    assert "rondel taxation" in table.options()
    table.do("rondel taxation")
    assert table.cash_of(2) == 1
    table = italy("investor", cash=4).do("rondel factory")
    assert table.cash_of(2) == 0
