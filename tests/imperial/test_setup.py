"""Set-up: the board before the first turn, the deal of the flag cards and the bonds they bring."""

from functools import cache
from itertools import combinations, permutations

import pytest

from greatpowers.core.game import CHANCE
from greatpowers.core.options import BadOptions
from greatpowers.games.imperial import Imperial
from greatpowers.games.imperial.board import ARMAMENTS_STOCK, FACE, IS_PORT, SHIPYARD_STOCK
from greatpowers.games.imperial.holdings import swiss_banks
from greatpowers.games.imperial.position import Position
from greatpowers.testing.imperial import SHORT, Table

ALL_COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
NATIONS = list(SHORT)
TWO_OF = {"AH": "GE", "IT": "GB", "FR": "AH", "GB": "RU", "GE": "IT", "RU": "FR"}
ALONG = {
    2: {"AH": ["FR", "GE"], "IT": ["RU", "GB"]},
    3: {"AH": ["GB"], "IT": ["RU"], "FR": ["GE"]},
}


def shuffled(players: int) -> list[str]:
    return list(ALONG[players]) if players in ALONG else NATIONS


@cache
def every_deal(players: int) -> dict[tuple[str, ...], Position]:
    """The start position of each possible deal, by the cards of players 1, 2, ..."""
    game = Imperial(players)
    out = {}
    for cards in permutations(shuffled(players), players):
        state = game.start()
        for card in cards:
            if state.to_act == CHANCE:
                state.play(state.game.space.code("deal", SHORT[card]))
        assert state.step == "rondel"
        out[cards] = state
    return out


@pytest.mark.rule("imperial/setup/player-count", "imperial/ruling/seven-players")
def test_two_to_six_players() -> None:
    for players in (0, 1, 7):
        with pytest.raises(BadOptions, match="player-count"):
            Imperial(players)
    for players in range(2, 7):
        assert len(Imperial(players).start().cash) == players


@pytest.mark.rule("imperial/setup/rondel-centre")
@ALL_COUNTS
def test_rondel_markers_start_on_no_space(players: int) -> None:
    assert [nation["rondel"] for nation in Table(players).view(1)["nations"]] == [None] * 6


@pytest.mark.rule("imperial/setup/score-zero")
@ALL_COUNTS
def test_score_markers_start_at_zero(players: int) -> None:
    assert Table(players).state.power == [0] * 6


@pytest.mark.rule("imperial/setup/tax-lowest")
@ALL_COUNTS
def test_tax_markers_start_on_the_lowest_space(players: int) -> None:
    assert Table(players).state.tax == [0] * 6


@pytest.mark.rule("imperial/setup/start-factories")
@ALL_COUNTS
def test_each_nation_starts_with_the_factories_of_its_square_cities(players: int) -> None:
    table = Table(players)
    start = "vienna budapest rome naples paris bordeaux london liverpool berlin hamburg moscow odessa"
    assert all(table.has_factory(city) for city in start.split())
    assert sum(table.state.factory) == 12
    shipyards = [sum(table.state.factory[p] and IS_PORT[p] for p in range(n * 5, n * 5 + 5)) for n in range(6)]
    assert dict(zip(NATIONS, shipyards, strict=True)) == {
        "AH": 0,
        "IT": 1,
        "FR": 1,
        "GB": 2,
        "GE": 1,
        "RU": 1,
    }


@pytest.mark.rule("imperial/setup/factory-stock")
def test_eighteen_factories_wait_beside_the_board() -> None:
    table = Table(6)
    assert ARMAMENTS_STOCK + SHIPYARD_STOCK - sum(table.state.factory) == 18
    sites = 0
    for nation in NATIONS:
        table.treasury(**{nation: 5}).turn(nation).do("rondel factory")
        sites += len(table.option_set("build"))
    assert sites == 18


@pytest.mark.rule("imperial/setup/bond-piles")
def test_piles_ascend_but_any_bond_of_them_may_be_chosen() -> None:
    assert sorted(FACE) == FACE
    table = Table(4).clear().government(AH=1).card(2).cash(0, 20, 0, 0).turn("AH").do("rondel investor")
    offered = [text for text in table.options() if text.startswith("bond germany")]
    assert offered == [f"bond germany {face}" for face in (2, 4, 6, 9, 12, 16, 20)]
    table.do("bond germany 9")
    assert [table.holder("GE", face) for face in (2, 4, 6, 9)] == [0, 0, 0, 2]


@pytest.mark.rule("imperial/setup/bank")
@ALL_COUNTS
def test_treasuries_are_empty_before_bonds_are_paid(players: int) -> None:
    state = Imperial(players).start()
    assert state.treasury == [0] * 6
    assert state.bond == [-1] * 54
    assert state.bank == -sum(state.cash)  # all that anybody has came from the bank


@pytest.mark.rule("imperial/setup/no-units")
@ALL_COUNTS
def test_no_army_fleet_or_flag_at_the_start(players: int) -> None:
    state = Table(players).state
    assert sum(state.army) == sum(state.lying) == sum(state.fleet) == 0
    assert set(state.flag) == {-1}


@pytest.mark.rule("imperial/setup/cash-4-6")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_four_to_six_players_get_13_each(players: int) -> None:
    assert Imperial(players).start().cash == [13] * players


@pytest.mark.rule("imperial/setup/deal-4-6")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_four_to_six_players_are_dealt_one_of_six_cards_each(players: int) -> None:
    state = Imperial(players).start()
    left = set(range(6))
    for card in range(players):
        if len(left) == 1:
            break
        assert (state.to_act, state.step) == (CHANCE, "deal")
        assert {state.game.space.arguments(action)[0] for action in state.legal()} == left
        assert len(set(state.weights())) == 1
        state.play(state.game.space.code("deal", card))
        left.remove(card)
    assert state.step == "rondel"
    assert state.government[:players] == list(range(players))


@pytest.mark.rule("imperial/setup/deal-4-6")
def test_a_card_is_dealt_only_once() -> None:
    assert Table(6, deal="IT").refused("deal italy") == "imperial/setup/deal-4-6"


@pytest.mark.rule("imperial/setup/deal-3")
def test_a_card_is_dealt_only_once_to_three_as_well() -> None:
    assert Table(3, deal="IT").refused("deal italy") == "imperial/setup/deal-3"


@pytest.mark.rule("imperial/setup/cash-3")
def test_three_players_get_24_each() -> None:
    assert Imperial(3).start().cash == [24] * 3


@pytest.mark.rule("imperial/setup/deal-3", "imperial/setup/deal-2")
@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_get_further_cards_along_with_the_dealt_one(players: int) -> None:
    assert len(every_deal(players)) == (6 if players == 3 else 2)
    for cards, state in every_deal(players).items():
        for seat, card in enumerate(cards):
            governed = {NATIONS[n] for n in range(6) if state.government[n] == seat}
            assert governed == {card, *ALONG[players][card]}


@pytest.mark.rule("imperial/setup/deal-3")
def test_only_austria_hungary_italy_and_france_are_dealt_to_three() -> None:
    table = Table(3, deal="FR")
    assert table.option_set() == {"deal austria_hungary", "deal italy"}
    for nation in ("great_britain", "germany", "russia"):
        assert table.refused(f"deal {nation}") == "imperial/setup/deal-3"
    table.do("deal austria_hungary")
    assert (table.government_of("AH"), table.government_of("GB")) == (2, 2)


@pytest.mark.rule("imperial/setup/cash-2")
def test_two_players_get_35_each() -> None:
    assert Imperial(2).start().cash == [35] * 2


@pytest.mark.rule("imperial/setup/deal-2")
def test_only_austria_hungary_and_italy_are_dealt_to_two() -> None:
    start = Imperial(2).start()
    assert [start.game.space.notation(a) for a in start.legal()] == ["deal austria_hungary", "deal italy"]
    france = start.why_not(start.game.space.parse("deal france"))
    assert france is not None
    assert france.rule == "imperial/setup/deal-2"
    table = Table(2, deal="AH IT")
    assert [table.government_of(nation) for nation in NATIONS] == [1, 2, 1, 2, 1, 2]


@pytest.mark.rule("imperial/setup/card-bonds")
@pytest.mark.parametrize("card", NATIONS)
def test_a_flag_card_brings_its_own_9_and_the_2_of_another(card: str) -> None:
    others = [nation for nation in NATIONS if nation != card]
    table = Table(6, deal=" ".join([*others[:2], card, *others[2:]]))
    held = {(n, face) for n in NATIONS for face in FACE if table.holder(n, face) == 3}
    assert held == {(card, 9), (TWO_OF[card], 2)}


@pytest.mark.rule("imperial/setup/card-bonds-paid")
def test_the_bonds_of_a_card_are_paid_into_the_treasuries() -> None:
    table = Table(4, deal="AH IT FR GB")
    paid = {(p["to"], p["amount"]) for p in table.events("paid") if p["from"] == "1"}
    assert paid == {("austria_hungary", "9"), ("germany", "2")}
    assert table.cash_of(1) == 13 - 11
    assert [table.treasury_of(nation) for nation in NATIONS] == [11, 9, 9, 11, 2, 2]


@pytest.mark.rule("imperial/setup/two-left")
@ALL_COUNTS
def test_everybody_has_two_left(players: int) -> None:
    for state in every_deal(players).values():
        assert state.cash == [2] * players


@pytest.mark.rule("imperial/setup/treasuries-full-deal")
@pytest.mark.parametrize(("players", "money"), [(2, 70), (3, 72), (6, 78)])
def test_each_treasury_holds_11_when_all_cards_are_dealt(players: int, money: int) -> None:
    for state in every_deal(players).values():
        assert state.treasury == [11] * 6
        assert sum(state.treasury) + sum(state.cash) == money


@pytest.mark.rule("imperial/setup/initial-government")
@ALL_COUNTS
def test_a_player_governs_the_nations_of_his_cards(players: int) -> None:
    for cards, state in every_deal(players).items():
        for seat, card in enumerate(cards):
            assert state.government[SHORT[card]] == seat


@pytest.mark.rule("imperial/setup/undealt-to-two-holder")
def test_an_undealt_nation_goes_to_the_holder_of_its_2() -> None:
    table = Table(5, deal="IT FR AH GB RU")
    assert (table.government_of("GE"), table.treasury_of("GE"), table.holder("GE", 2)) == (3, 2, 3)


@pytest.mark.rule("imperial/setup/undealt-to-two-holder")
@pytest.mark.parametrize("players", [4, 5])
def test_every_undealt_nation_is_led_by_the_one_who_lent_most(players: int) -> None:
    for cards, state in every_deal(players).items():
        for nation in set(NATIONS) - set(cards):
            assert state.government[SHORT[nation]] == state.bond[SHORT[nation] * 9]


@pytest.mark.rule("imperial/setup/no-bond-no-government")
def test_a_nation_without_bonds_has_no_government() -> None:
    table = Table(4, deal="IT FR GB RU")
    assert [table.holder("GE", face) for face in FACE] == [0] * 9
    assert (table.government_of("GE"), table.treasury_of("GE")) == (0, 0)
    assert (table.government_of("AH"), table.treasury_of("AH")) == (2, 2)


@pytest.mark.rule("imperial/setup/ungoverned-bound")
def test_only_four_players_can_leave_a_nation_ungoverned_and_then_just_one() -> None:
    for players in (2, 3, 5, 6):
        assert all(-1 not in state.government for state in every_deal(players).values())
    ungoverned: dict[frozenset[str], set[int]] = {}
    for cards, state in every_deal(4).items():
        ungoverned.setdefault(frozenset(NATIONS) - set(cards), set()).add(state.government.count(-1))
    assert set(ungoverned) == {frozenset(pair) for pair in combinations(NATIONS, 2)}
    assert sorted(map(sorted, ungoverned.values())) == [[0]] * 9 + [[1]] * 6


@pytest.mark.rule("imperial/setup/no-swiss-bank-at-start")
@ALL_COUNTS
def test_nobody_starts_with_a_swiss_bank(players: int) -> None:
    for state in every_deal(players).values():
        assert swiss_banks(state, 0) == []
    assert not any(player["swiss_bank"] for player in Table(players).view(1)["players"])


@pytest.mark.rule("imperial/setup/investor-card")
@ALL_COUNTS
def test_the_investor_card_starts_left_of_austria_hungary(players: int) -> None:
    for state in every_deal(players).values():
        if state.government[0] >= 0:
            assert state.card == (state.government[0] + 1) % players


@pytest.mark.rule("imperial/setup/investor-card")
def test_left_of_the_last_player_is_the_first() -> None:
    assert Table(4, deal="IT FR GB AH").state.card == 0


@pytest.mark.rule("imperial/setup/investor-card-fallback")
def test_without_austria_hungary_the_card_starts_left_of_italy() -> None:
    table = Table(4, deal="GB IT GE RU")
    assert (table.government_of("AH"), table.government_of("IT"), table.state.card + 1) == (0, 2, 3)


@pytest.mark.rule("imperial/setup/first-nation")
@ALL_COUNTS
def test_austria_hungary_takes_the_first_turn(players: int) -> None:
    for state in every_deal(players).values():
        first = 0 if state.government[0] >= 0 else 1
        assert (state.nation, state.step, state.to_act) == (first, "rondel", state.government[first])
