"""Set-up for experienced players: bonds are chosen, nation by nation."""

from itertools import product
from random import Random

import pytest

from greatpowers.games.imperial.board import FACE, NATION_IDS
from greatpowers.testing.imperial import SHORT, Table

NATIONS = list(SHORT)


def offers(players: int = 4, first: int = 1) -> Table:
    return Table(players, setup="experienced").do(f"lot {first}")


def offered(table: Table) -> str:
    """The nation whose bonds are on offer."""
    return str(table.state.prompt()[1]["nation"])


def choose(table: Table, chosen: dict[str, dict[int, int]]) -> Table:
    """Run all offers: chosen["AH"][1] is the face that player 1 lends to Austria-Hungary; others pass."""
    while table.step == "grant":
        nation = offered(table)
        face = chosen.get(NATIONS[NATION_IDS.index(nation)], {}).get(table.asked)
        table.do(f"bond {nation} {face}" if face else "pass")
    return table


@pytest.mark.rule("imperial/setup-exp/cash")
@pytest.mark.parametrize(("players", "cash"), [(6, 15), (5, 18), (4, 22), (3, 28), (2, 40)])
def test_start_money_of_experienced_players(players: int, cash: int) -> None:
    table = Table(players, setup="experienced")
    assert table.state.cash == [cash] * players
    assert table.state.treasury == [0] * 6


@pytest.mark.rule("imperial/setup-exp/first-by-lot")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_lot_says_who_chooses_first(players: int) -> None:
    table = Table(players, setup="experienced")
    assert table.asked == -1  # luck
    assert table.options() == [f"lot {player}" for player in range(1, players + 1)]
    assert len(set(table.state.weights())) == 1
    for player in range(1, players + 1):
        table = offers(players, player)
        assert (table.asked, table.step) == (player, "grant")
        assert {text.split()[1] for text in table.option_set("bond")} == {"austria_hungary"}


@pytest.mark.rule("imperial/setup-exp/one-offer-each")
def test_one_bond_of_each_nation_and_no_second_chance() -> None:
    table = offers().do("bond austria_hungary 9")
    assert table.asked == 2
    assert table.refused("bond austria_hungary 4", player=1) == "imperial/setup-exp/one-offer-each"
    table.do("pass", "pass", "pass")
    assert offered(table) == "italy"
    table.do("pass", "pass", "pass")
    assert table.asked == 1
    assert table.refused("bond austria_hungary 4") == "imperial/setup-exp/nation-order"


@pytest.mark.rule("imperial/setup-exp/pass")
def test_a_nation_that_all_pass_stays_without_money_and_government() -> None:
    table = choose(offers(), {"AH": {1: 9}})
    assert (table.treasury_of("IT"), table.government_of("IT")) == (0, 0)
    assert table.government_of("AH") == 1


@pytest.mark.rule("imperial/setup-exp/any-available")
def test_any_bond_still_in_the_pile_may_be_chosen() -> None:
    table = offers()
    assert table.options() == [*(f"bond austria_hungary {f}" for f in (2, 4, 6, 9, 12, 16, 20)), "pass"]
    table.do("bond austria_hungary 12")
    assert table.refused("bond austria_hungary 12") == "imperial/setup-exp/any-available"
    table.do("bond austria_hungary 16")
    assert (table.holder("AH", 12), table.holder("AH", 16)) == (1, 2)


@pytest.mark.rule("imperial/setup-exp/pay")
def test_the_face_is_paid_from_cash_without_credit() -> None:
    table = offers(6)
    assert table.refused("bond austria_hungary 16") == "imperial/setup-exp/pay"
    table.do("bond austria_hungary 12")
    assert (table.cash_of(1), table.treasury_of("AH")) == (3, 12)
    assert sum(table.state.cash) + sum(table.state.treasury) == 90


@pytest.mark.rule("imperial/setup-exp/no-increase")
def test_no_bond_is_given_back() -> None:
    table = offers(2)
    while table.step == "grant":
        assert not table.option_set("increase")
        nation = offered(table)
        assert table.refused(f"increase {nation} 2 4") == "imperial/setup-exp/no-increase"
        table.do(table.options()[0])
    for nation in NATIONS:
        assert sorted(table.holder(nation, face) for face in FACE) == [0] * 7 + [1, 2]


@pytest.mark.rule("imperial/setup-exp/rotate-first")
@pytest.mark.parametrize(
    ("players", "first", "expected"),
    [(4, 3, [3, 4, 1, 2, 3, 4]), (2, 2, [2, 1, 2, 1, 2, 1]), (6, 5, [5, 6, 1, 2, 3, 4])],
)
def test_the_first_chooser_moves_one_seat_left(players: int, first: int, expected: list[int]) -> None:
    table = offers(players, first)
    firsts = []
    for _ in range(6):
        firsts.append(table.asked)
        for _ in range(players):
            table.do(table.options()[0])
    assert firsts == expected


@pytest.mark.rule("imperial/setup-exp/nation-order", "imperial/setup-exp/one-offer-each")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_offers_run_through_the_nations_and_once_round_the_table_for_each(players: int) -> None:
    table = offers(players)
    seen = []
    while table.step == "grant":
        nation = offered(table)
        seen.append((nation, table.asked))
        others = {text.split()[1] for text in table.option_set("bond")} - {nation}
        assert not others
        table.do("pass" if len(seen) > 1 else f"bond {nation} 2")
    assert seen == [(nation, (i + k) % players + 1) for i, nation in enumerate(NATION_IDS) for k in range(players)]


@pytest.mark.rule("imperial/setup-exp/government")
def test_the_highest_bond_governs() -> None:
    table = choose(offers(3), {"AH": {1: 12, 2: 9}, "IT": {1: 4, 3: 6}})
    assert (table.government_of("AH"), table.treasury_of("AH")) == (1, 21)
    assert (table.government_of("IT"), table.treasury_of("IT")) == (3, 10)


@pytest.mark.rule("imperial/setup-exp/swiss-bank")
def test_who_governs_nothing_gets_a_swiss_bank() -> None:
    table = choose(offers(), {"AH": {1: 12, 4: 9}, "IT": {2: 9, 4: 2}, "FR": {3: 9}})
    assert [player["swiss_bank"] for player in table.view(1)["players"]] == [False, False, False, True]


@pytest.mark.rule("imperial/setup-exp/swiss-bank")
def test_only_the_players_without_a_government_are_told_of_a_swiss_bank() -> None:
    table = choose(offers(), {"AH": {1: 12, 4: 9}, "IT": {2: 9, 4: 2}, "FR": {3: 9}})
    assert [event["seat"] for event in table.events("swiss_bank")] == ["4"]
    assert table.events("swiss_bank_returned") == []  # nobody had one


@pytest.mark.rule("imperial/setup-exp/leftover")
def test_unspent_money_stays_with_the_player() -> None:
    table = choose(offers(6), {"AH": {1: 12}, "FR": {1: 2}})
    assert table.state.cash == [1, 15, 15, 15, 15, 15]


@pytest.mark.rule("imperial/setup-exp/then-start")
def test_after_the_last_offer_play_starts() -> None:
    table = offers()
    everyone = {nation: {2: 2} for nation in NATIONS}
    choose(table, everyone)
    assert (table.step, table.state.nation, table.asked) == ("rondel", SHORT["AH"], 2)
    assert table.state.card + 1 == 3  # left of Austria-Hungary's government
    assert len(table.option_set("rondel")) == 8


@pytest.mark.rule("imperial/ruling/card-fallback", "imperial/setup-exp/then-start")
@pytest.mark.parametrize("nation", NATIONS)
def test_the_card_starts_left_of_the_first_governed_nation(nation: str) -> None:
    later = {other: {1: 4} for other in NATIONS[SHORT[nation] + 1 :]}
    table = choose(offers(), {nation: {3: 2}, **later})
    assert table.state.card + 1 == 4
    assert (table.state.nation, table.asked) == (SHORT[nation], 3)


@pytest.mark.rule("imperial/ruling/all-pass")
@pytest.mark.parametrize("players", [2, 6])
def test_the_last_chooser_may_not_leave_all_nations_unsold(players: int) -> None:
    table = offers(players)
    table.do(*["pass"] * (6 * players - 1))
    assert table.step == "grant"
    assert table.refused("pass") == "imperial/ruling/all-pass"
    last = table.asked
    table.do("bond russia 2")
    assert (table.government_of("RU"), table.state.nation) == (last, SHORT["RU"])


@pytest.mark.rule("imperial/ruling/all-pass")
def test_one_bond_sold_anywhere_frees_the_last_chooser() -> None:
    table = choose(offers(), {"FR": {2: 2}})  # choose() plays pass, also as the very last answer
    assert table.step == "rondel"


@pytest.mark.rule("imperial/ruling/all-pass")
def test_the_last_chooser_has_an_answer_even_if_he_gave_his_money_away() -> None:
    table = offers(2).do(*["pass"] * 11)
    giver = table.asked
    gift = table.game.space.parse(f"donate {giver} russia 39")
    if table.state.why_not(gift) is None:
        table.state.play(gift)
    assert table.options()


@pytest.mark.rule("imperial/ruling/exp-ties")
@pytest.mark.parametrize(("players", "seed"), list(product([2, 4, 6], range(4))))
def test_two_players_never_lend_a_nation_the_same(players: int, seed: int) -> None:
    table, rng = offers(players), Random(seed)
    while table.step == "grant":
        options = table.options()
        table.do(options[int(rng.random() * len(options))])
    for nation in NATIONS:
        lent = {table.holder(nation, face): face for face in FACE if table.holder(nation, face)}
        assert len(lent) == sum(table.holder(nation, face) > 0 for face in FACE)
        assert len(set(lent.values())) == len(lent)
        assert table.government_of(nation) == (max(lent, key=lambda player: lent[player]) if lent else 0)
