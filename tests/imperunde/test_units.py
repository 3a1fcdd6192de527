"""Armies, forts, ships and trade posts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from greatpowers.core.actions import BadNotation
from tests.imperunde.table import Table

SPENT_MOVES = "imperunde/move/allowances"


def never(notation: str) -> str:
    """The rule by which no position ever offers this."""
    game = Table().game
    with pytest.raises(BadNotation) as caught:
        game.space.parse(notation)
    return game.rule_against(caught.value)


def spend(*purchases: str, funds: int = 20) -> int:
    """What player 1 pays for this; he has posts in China and Siam."""
    table = Table().land(1, "china", "2tp 1I").land(1, "siam", "1tp 1I").funds(1, funds).invest(1)
    return funds - table.do(*purchases).state.funds[0]


# -- armies ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/unit/infantry", "imperunde/unit/artillery")
@pytest.mark.parametrize(("kind", "price"), [("infantry", 1), ("artillery", 3)])
def test_infantry_and_artillery_have_one_move(kind: str, price: int) -> None:
    assert spend(*[f"buy {kind} great_britain"] * 3) == 3 * price
    table = Table().land(1, "congo", "1I 1A").land(1, "egypt", "1tp").land(1, "arabia", "1tp").move(1)
    table.do(f"march {kind} congo egypt")
    assert table.refused(f"march {kind} egypt arabia") == SPENT_MOVES


@pytest.mark.rule(
    "imperunde/unit/infantry", "imperunde/unit/cavalry", "imperunde/unit/artillery", "imperunde/unit/fort"
)
def test_each_unit_rolls_its_own_die() -> None:
    table = Table().land(1, "congo", "1I 1C 1A").land(2, "egypt", "1F 1tp").war((1, 2)).move(1)
    table.do("march infantry congo egypt", "march cavalry congo egypt", "march artillery congo egypt")
    for lowest in (1, 2, 3, 4):
        assert table.options() == [f"roll {n}" for n in range(lowest, lowest + 6)]
        table.roll(lowest)


@pytest.mark.rule("imperunde/unit/cavalry")
def test_cavalry_is_the_only_army_with_two_moves() -> None:
    assert spend("buy cavalry great_britain") == 2
    table = Table().land(1, "congo", "1I 1C 1A").land(1, "egypt", "1tp").land(1, "arabia", "1tp").move(1)
    table.do("march cavalry congo egypt", "march cavalry_1 egypt arabia")
    assert table.there(1, "arabia") == "1C 1tp"
    assert table.refused("march cavalry_1 arabia egypt") == SPENT_MOVES
    for kind in ("infantry", "artillery"):
        assert table.do(f"march {kind} congo egypt").refused(f"march {kind} egypt arabia") == SPENT_MOVES


def siege(attackers: str, defenders: str, *cards: str) -> Table:
    """Player 1 marches from the Congo into Egypt of player 2, with all he has."""
    table = Table().land(1, "congo", attackers).land(2, "egypt", defenders + " 2tp").war((1, 2)).hand(1, *cards).move(1)
    while table.step in ("move", "assault") and table.option_set("march"):
        table.do(next(march for march in table.options() if march.endswith("congo egypt")))
    return table


@pytest.mark.rule("imperunde/unit/cavalry-vs-fort")
def test_cavalry_counts_one_less_against_a_fort() -> None:
    assert siege("1C", "1F").roll(7, 6).there(2, "egypt") == "1F 2tp"
    assert siege("1C", "1F").roll(7, 5).there(1, "egypt") == "1C 2tp"
    assert siege("1C", "1F", "hussar").do("card hussar").roll(6, 6).there(2, "egypt") == "1F 2tp"
    assert siege("1C", "1F", "hussar").do("card hussar").roll(7, 6).there(1, "egypt") == "1C 2tp"


@pytest.mark.rule("imperunde/unit/artillery-vs-fort")
def test_artillery_counts_one_more_against_a_fort() -> None:
    assert siege("1A", "1F").roll(7, 7).there(1, "egypt") == "1A 2tp"
    assert siege("1A", "1F").roll(8, 9).there(2, "egypt") == "1F 2tp"


@pytest.mark.rule("imperunde/unit/modifier-only-direct")
def test_only_the_pair_that_faces_the_fort_is_modified() -> None:
    table = siege("1C 1A", "1I 1F").roll(5, 5, 6, 4)  # A, C, F, I
    assert (table.there(2, "egypt"), table.battle.kinds) == ("1F 2tp", [1])  # artillery and infantry have fallen
    # A cavalry of 6 stands before an artillery of 5: the modifiers are not sorted in.
    behind = siege("1C 1A", "1I 1F").roll(5, 6, 6, 4)
    assert (behind.there(2, "egypt"), behind.battle.kinds) == ("1F 2tp", [2])


# -- forts -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/unit/fort")
def test_a_fort_cannot_move() -> None:
    assert spend("buy fort china") == 3
    table = Table().land(1, "egypt", "2F 2tp").land(2, "congo", "1tp").war((1, 2)).move(1)
    assert table.options() == ["done"]
    assert never("march fort egypt congo") == never("embark fort egypt arabian_sea") == "imperunde/unit/fort"


@pytest.mark.rule("imperunde/fort/one-per-post")
def test_a_colony_has_no_more_forts_than_posts() -> None:
    table = Table().land(1, "china", "2F 2tp").funds(1, 9).invest(1)
    assert table.refused("buy fort china") == "imperunde/fort/one-per-post"
    Table().land(1, "china", "1F 2tp").funds(1, 9).invest(1).do("buy fort china")


@pytest.mark.rule("imperunde/fort/cap-by-value", "imperunde/ruling/forts-above-value")
def test_without_a_canal_forts_reach_the_value_and_with_one_two_more() -> None:
    for country, value in (("mongolia", 1), ("siam", 2), ("china", 3)):
        table = Table().land(1, country, f"{value}F {value}tp").funds(1, 20).invest(1)
        assert table.refused(f"buy fort {country}") == "imperunde/fort/one-per-post"
        assert table.refused(f"post {country}") == "imperunde/post/cap-value"
    canal = Table().land(1, "egypt", "4tp").canal("suez").funds(1, 20).invest(1).do(*["buy fort egypt"] * 4)
    assert canal.there(1, "egypt") == "4F 4tp"
    assert canal.refused("buy fort egypt") == "imperunde/fort/one-per-post"


@pytest.mark.rule("imperunde/ruling/forts-above-value")
def test_a_fort_needs_an_old_post() -> None:
    table = Table().land(1, "egypt", "2F 2tp").funds(1, 20).invest(1).do("canal suez")
    assert table.refused("buy fort egypt") == "imperunde/invest/fort-not-on-new-post"


# -- ships -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/ship/frigate", "imperunde/ship/ship-of-the-line")
@pytest.mark.parametrize(("kind", "price", "lowest"), [("frigate", 3, 1), ("line", 5, 3)])
def test_warships_have_two_moves(kind: str, price: int, lowest: int) -> None:
    assert spend(f"launch {kind} great_britain north_sea") == price
    table = Table().sea(1, "north_sea", "1fr 1sl").move(1)
    table.do(f"sail {kind} north_sea norwegian_sea", f"sail {kind}_1 norwegian_sea kara_sea")
    assert table.refused(f"sail {kind}_1 kara_sea norwegian_sea") == SPENT_MOVES
    fight = Table().sea(1, "north_sea", "1fr 1sl").sea(2, "baltic_sea", "1fr").war((1, 2)).move(1)
    fight.do(f"sail {kind} north_sea baltic_sea", "fight")
    assert fight.options() == [f"roll {n}" for n in range(lowest, lowest + 6)]


@pytest.mark.rule("imperunde/ship/sea-only")
def test_warships_stay_at_sea() -> None:
    for kind in ("frigate", "line"):
        for step in (
            f"sail {kind} north_sea germany",
            f"land {kind} north_sea germany",
            f"march {kind} germany france",
        ):
            assert never(step) == "imperunde/ship/sea-only"
    table = Table().sea(1, "north_sea", "1fr").land(2, "germany", "1tp").war((1, 2)).move(1)
    assert all(option.startswith(("sail", "done")) for option in table.options())


# -- cargo ships -----------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/cargo/free-and-unlimited")
def test_cargo_ships_cost_nothing_and_are_as_many_as_armies() -> None:
    table = Table().land(1, "great_britain", "5I 1C 1A").embark(1)
    table.do(*["embark infantry great_britain north_sea"] * 5)
    table.do("embark cavalry great_britain north_sea", "embark artillery great_britain north_sea")
    assert (table.there(1, "north_sea"), table.there(1, "great_britain")) == ("5I 1C 1A", "")
    assert (table.state.funds[0], table.state.surplus[0]) == (0, 0)


@pytest.mark.rule("imperunde/cargo/example-arabian-sea")
def test_example_five_armies_embark_in_the_arabian_sea() -> None:
    table = Table().land(2, "west_india", "3I 1C 1A 1tp").sea(2, "arabian_sea", "1fr 1sl").embark(2)
    table.do(*["embark infantry west_india arabian_sea"] * 3)
    table.do("embark cavalry west_india arabian_sea", "embark artillery west_india arabian_sea")
    assert table.there(2, "arabian_sea") == "3I 1C 1A 1fr 1sl"


@pytest.mark.rule("imperunde/cargo/two-moves")
def test_a_cargo_ship_has_two_moves() -> None:
    table = Table().sea(1, "north_sea", "1I").move(1)
    table.do("sail infantry north_sea norwegian_sea", "sail infantry_1 norwegian_sea kara_sea")
    assert table.refused("sail infantry_1 kara_sea east_siberian_sea") == SPENT_MOVES


@pytest.mark.rule("imperunde/cargo/landing")
def test_landing_uses_a_move_of_the_ship() -> None:
    table = Table().sea(1, "gulf_of_guinea", "2I").land(1, "congo", "1tp").land(1, "mozambique", "1tp").move(1)
    table.do("sail infantry gulf_of_guinea indian_ocean", "land infantry_1 indian_ocean mozambique")
    assert table.there(1, "mozambique") == "1I 1tp"
    table.do("sail infantry gulf_of_guinea indian_ocean", "sail infantry_1 indian_ocean arabian_sea")
    assert table.refused("land infantry_1 arabian_sea mozambique") == SPENT_MOVES
    assert never("land infantry arabian_sea congo") == "imperunde/cargo/landing"  # no coast of this sea


@pytest.mark.rule("imperunde/cargo/landed-inf-art-stop")
@pytest.mark.parametrize("kind", ["infantry", "artillery"])
def test_landed_infantry_and_artillery_stop(kind: str) -> None:
    table = Table().sea(1, "gulf_of_guinea", "1I 1A").land(1, "congo", "1tp").land(1, "egypt", "1tp").move(1)
    table.do(f"land {kind} gulf_of_guinea congo")
    assert table.refused(f"march {kind} congo egypt") == SPENT_MOVES


@pytest.mark.rule("imperunde/cargo/landed-cavalry-one-more")
@pytest.mark.parametrize("first", [[], ["sail cavalry indian_ocean gulf_of_guinea"]], ids=["at once", "after sailing"])
def test_landed_cavalry_moves_once_more(first: list[str]) -> None:
    table = Table().sea(1, "indian_ocean" if first else "gulf_of_guinea", "1C").land(1, "congo", "1tp")
    table.land(1, "egypt", "1tp").land(1, "arabia", "1tp").move(1)
    table.do(*first, f"land cavalry{'_1' if first else ''} gulf_of_guinea congo", "march cavalry_1 congo egypt")
    assert table.there(1, "egypt") == "1C 1tp"
    assert table.refused("march cavalry_1 egypt arabia") == SPENT_MOVES


@pytest.mark.rule(
    "imperunde/cargo/no-strength", "imperunde/cargo/sunk-without-escort", "imperunde/cargo/army-lost-with-ship"
)
def test_cargo_ships_without_escort_are_sunk_without_a_fight() -> None:
    table = Table().sea(1, "north_sea", "1fr").sea(2, "baltic_sea", "1I 1C").war((1, 2)).move(1)
    table.do("sail frigate north_sea baltic_sea")
    assert (table.step, table.there(2, "baltic_sea"), table.there(1, "baltic_sea")) == ("move", "", "1fr")
    assert table.events("die") == table.events("attack") == table.events("captured") == []
    assert (table.reserve(2, "I"), table.reserve(2, "C")) == (40, 20)


@pytest.mark.rule("imperunde/cargo/no-strength")
def test_cargo_ships_do_not_fight_or_board() -> None:
    table = Table().sea(1, "north_sea", "1fr 3I").sea(2, "baltic_sea", "1fr 3C").war((1, 2)).move(1)
    assert table.refused("sail infantry north_sea baltic_sea") == "imperunde/sea-move/enemy-sea-blocks"
    table.do("sail frigate north_sea baltic_sea")
    assert (table.step, table.battle.kinds, table.battle.defending) == ("dice", [4], [4])
    table.roll(3, 3, 5, 4)  # equal, then the attacker boards the frigate; its cargo ships cannot be boarded
    assert (table.there(1, "baltic_sea"), table.there(2, "baltic_sea")) == ("2fr", "")
    assert len(table.events("captured")) == 1


@pytest.mark.rule("imperunde/cargo/sunk-without-escort")
@pytest.mark.parametrize("escort", [2, 3], ids=["own", "friendly"])
def test_warships_protect_their_own_and_friendly_cargo_ships(escort: int) -> None:
    table = Table().sea(1, "north_sea", "1fr").sea(2, "baltic_sea", "2I").sea(escort, "baltic_sea", "1sl")
    table.war((1, 2), (1, 3)).move(1).do("sail frigate north_sea baltic_sea").roll(1, 8)
    assert table.count(2, "baltic_sea", "I") == 2


# -- trade posts -----------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/post/where")
def test_posts_are_built_in_own_colonies_only() -> None:
    table = Table().land(1, "siam", "1I").land(2, "egypt", "1I").funds(1, 9).invest(1)
    assert table.refused("post egypt") == table.refused("post china") == "imperunde/post/where"
    assert table.refused("post great_britain") == "imperunde/invest/home-no-forts-no-posts"
    assert table.option_set("post") == {"post siam"}


@pytest.mark.rule("imperunde/post/cost")
def test_a_post_costs_two() -> None:
    assert spend("post china", "post siam") == 4


@pytest.mark.rule("imperunde/post/cap-value")
def test_posts_reach_the_value_of_a_country() -> None:
    table = Table().land(1, "siam", "1tp").land(1, "egypt", "3tp").canal("suez").funds(1, 9).invest(1)
    table.do("post siam", "post egypt")
    assert table.refused("post siam") == table.refused("post egypt") == "imperunde/post/cap-value"


@pytest.mark.rule("imperunde/post/needed-for-military")
def test_military_needs_a_post() -> None:
    table = Table().land(1, "siam", "2I").funds(1, 9).invest(1)
    needed = "imperunde/post/needed-for-military"
    assert table.refused("buy infantry siam") == table.refused("launch frigate siam china_sea") == needed


def crowded() -> Table:
    """A position with a little of everything, for whatever can be done in it."""
    table = Table().land(1, "china", "2I 1C 1A 2F 2tp").land(1, "siam", "1I 1tp").land(1, "great_britain", "1I 1A")
    table.land(2, "annam", "2tp").land(3, "manchuria", "1I 1tp").sea(1, "china_sea", "2fr 1I").sea(2, "java_sea", "1I")
    table.hand(1, "sabotage", "unmask", "counter").hand(2, "counter", "plunder")
    return table.war((1, 2)).funds(1, 12).funds(2, 3).surplus(3, 4)


PHASES: list[Callable[[Table], Table]] = [
    Table.talks,
    lambda t: t.invest(1),
    lambda t: t.move(1),
    lambda t: t.embark(1),
]


@pytest.mark.rule("imperunde/post/not-destroyable-by-players", "imperunde/ruling/no-scrapping")
@pytest.mark.parametrize("phase", PHASES, ids=["talks", "invest", "move", "embark"])
def test_nobody_removes_posts_or_scraps_his_units(phase: Callable[[Table], Table]) -> None:
    table = phase(crowded())
    seat, before = table.state.to_act, table.state
    for action in before.legal():
        after = before.clone()
        after.apply(action)
        assert sum(after.posts) >= sum(before.posts)
        mine = slice(seat * 6, seat * 6 + 6)
        assert all(now <= then for now, then in zip(after.reserve[mine], before.reserve[mine], strict=True))


@pytest.mark.rule("imperunde/ruling/no-transfers")
@pytest.mark.parametrize("phase", PHASES, ids=["talks", "invest", "move", "embark"])
def test_nothing_is_given_to_another_player(phase: Callable[[Table], Table]) -> None:
    table = phase(crowded())
    seat, before = table.state.to_act, table.state
    for action in before.legal():
        after = before.clone()
        after.apply(action)
        for other in range(4):
            if other != seat:
                for name in ("funds", "surplus", "posts_out"):
                    assert getattr(after, name)[other] <= getattr(before, name)[other]
                assert sum(after.hand[other * 18 : other * 18 + 18]) <= sum(before.hand[other * 18 : other * 18 + 18])
                assert after.owner.count(other) <= before.owner.count(other)
