"""Movement on land and what holds for all moves (imperunde/move/*)."""

import pytest

from greatpowers.core.actions import BadNotation
from tests.imperunde.table import Table


@pytest.mark.rule("imperunde/move/turn-order")
def test_everybody_moves_in_order_of_play_and_finishes_before_the_next() -> None:
    table = Table().round(2, starter=2).land(2, "congo", "1I").land(1, "arabia", "1I 1tp").move(2)
    assert table.refused("march infantry arabia egypt", 1)
    assert table.refused("march infantry arabia egypt") == "imperunde/move/turn-order"  # his, but not his turn
    table.do("done")
    assert table.asked == 1
    table.do("done", "done")
    assert table.asked == 3
    assert table.refused("march infantry congo egypt") == "imperunde/move/turn-order"


@pytest.mark.rule("imperunde/move/allowances")
def test_infantry_and_artillery_have_one_move_cavalry_and_ships_two() -> None:
    table = Table().land(1, "egypt", "1I 1C 1A 1tp").land(1, "arabia", "1tp").land(1, "ottoman_empire", "1tp")
    table.sea(1, "north_sea", "1fr 1sl 1I").move(1)
    for kind in ("infantry", "artillery", "cavalry"):
        table.do(f"march {kind} egypt arabia")
    for kind in ("infantry", "artillery", "cavalry"):
        assert table.refused(f"march {kind} arabia ottoman_empire") == "imperunde/move/allowances"
    table.do("march cavalry_1 arabia ottoman_empire")
    assert table.refused("march cavalry_1 ottoman_empire arabia") == "imperunde/move/allowances"
    for kind in ("frigate", "line", "infantry"):
        table.do(f"sail {kind} north_sea norwegian_sea", f"sail {kind}_1 norwegian_sea kara_sea")
        assert table.refused(f"sail {kind}_1 kara_sea norwegian_sea") == "imperunde/move/allowances"
    assert (table.there(1, "arabia"), table.there(1, "kara_sea")) == ("1I 1A 1tp", "1I 1fr 1sl")


@pytest.mark.rule("imperunde/move/adjacent")
def test_a_move_goes_to_an_adjacent_space() -> None:
    table = Table().land(1, "egypt", "1I 1tp").sea(1, "north_sea", "1fr 1I").move(1)
    roads = ("ottoman_empire", "barbary", "guinea", "congo", "abyssinia", "arabia")
    assert table.option_set("march") == {f"march infantry egypt {to}" for to in roads}
    for step in ("march infantry egypt persia", "sail frigate north_sea kara_sea", "land infantry north_sea spain"):
        with pytest.raises(BadNotation):
            table.game.space.parse(step)
    table = Table().sea(1, "mediterranean", "1fr").move(1)
    assert table.refused("sail frigate mediterranean arabian_sea") == "imperunde/move/adjacent"  # no canal yet


@pytest.mark.rule("imperunde/move/optional")
def test_a_turn_may_end_with_moves_left_but_not_in_a_battle() -> None:
    table = Table().land(1, "egypt", "2C 1tp").sea(1, "north_sea", "1fr").move(1).do("done")
    assert table.asked == 2
    table = Table().land(1, "egypt", "2C 1tp").move(1).do("march cavalry egypt arabia")
    assert table.refused("done") == "imperunde/battle/no-retreat"
    table.do("fight")
    assert table.refused("done") == "imperunde/battle/no-retreat"
    table.roll(5, 1).do("done")
    assert (table.asked, table.owner("arabia")) == (2, 1)


@pytest.mark.rule("imperunde/move/no-embark-in-phase-6")
def test_nobody_goes_aboard_in_this_phase() -> None:
    table = Table().land(1, "great_britain", "1I").move(1)
    assert table.refused("embark infantry great_britain north_sea") == "imperunde/move/no-embark-in-phase-6"
    with pytest.raises(BadNotation):
        table.game.space.parse("march infantry great_britain north_sea")


@pytest.mark.rule("imperunde/move/losses-to-reserve")
def test_what_is_lost_can_be_bought_again() -> None:
    table = Table().war((1, 2)).land(1, "egypt", "1I 1tp").land(2, "arabia", "1F 1tp").sea(1, "north_sea", "1fr")
    table.sea(2, "baltic_sea", "1fr").move(1)
    assert (table.reserve(1, "I"), table.reserve(2, "fr")) == (39, 14)
    table.do("march infantry egypt arabia").roll(1, 4)
    table.do("sail frigate north_sea baltic_sea").roll(6, 1)
    assert (table.reserve(1, "I"), table.reserve(2, "fr")) == (40, 15)
    table.land(1, "egypt", "1A").move(1).do("march artillery egypt arabia").roll(8, 4)
    assert table.reserve(2, "F") == 30
    table.land(1, "egypt", "39I").funds(1, 5).invest(1).do("buy infantry great_britain")
    assert table.refused("buy infantry great_britain") == "imperunde/material/pieces-limit"


@pytest.mark.rule("imperunde/move/lost-posts-to-pile")
def test_lost_posts_go_back_to_the_pile_of_their_owner() -> None:
    table = Table().war((1, 2)).land(1, "egypt", "1I 1tp").land(2, "congo", "2tp").land(2, "peru", "3tp").move(1)
    assert table.reserve(2, "tp") == 40
    table.do("march infantry egypt congo")
    assert (table.reserve(2, "tp"), table.reserve(1, "tp")) == (42, 42)
    table.wheel().do("spin peru", "event land_unrest")
    assert table.reserve(2, "tp") == 45


@pytest.mark.rule("imperunde/move/only-enemies")
def test_only_enemies_free_lands_and_pirates_may_be_attacked() -> None:
    table = Table().armistice((1, 3)).land(1, "egypt", "3I 1tp").land(2, "arabia", "1I 1tp").land(3, "barbary", "1I")
    table.sea(1, "mediterranean", "2fr 1I").sea(2, "north_atlantic", "1fr").move(1)
    for step in ("march infantry egypt arabia", "march infantry egypt barbary", "land infantry mediterranean barbary"):
        assert table.refused(step) == "imperunde/relations/peace-no-attack"
    table.do("sail frigate mediterranean north_atlantic")
    assert (table.step, table.events("attack")) == ("leave", [])  # passing, not attacking

    table = Table().war((1, 2)).land(1, "egypt", "3I 1tp").land(2, "arabia", "1I 1tp").sea(1, "mediterranean", "1fr")
    table.sea("pirates", "north_atlantic", "1fr").move(1)
    for step in (
        "march infantry egypt arabia",
        "march infantry egypt congo",
        "sail frigate mediterranean north_atlantic",
    ):
        assert table.refused(step) == ""
    table.do("sail frigate mediterranean north_atlantic").roll(6, 1)
    assert (table.there(1, "north_atlantic"), table.there("pirates", "north_atlantic")) == ("1fr", "")


@pytest.mark.rule("imperunde/move/second-move-after-conquest")
def test_cavalry_and_warships_that_conquer_may_make_their_second_move() -> None:
    table = Table().war((1, 2)).land(1, "egypt", "1C 1tp").land(2, "barbary", "1tp").move(1)
    table.do("march cavalry egypt arabia").roll(5, 1)
    assert table.owner("arabia") == 1
    table.do("march cavalry_1 arabia egypt")
    assert table.owner("arabia") == 0  # nothing was left there

    table = Table().war((1, 2)).sea(1, "north_sea", "1fr").sea(2, "norwegian_sea", "1fr").move(1)
    table.do("sail frigate north_sea norwegian_sea").roll(5, 1)
    table.do("sail frigate_1 norwegian_sea kara_sea")
    assert (table.there(1, "kara_sea"), table.there(2, "norwegian_sea")) == ("1fr", "")


def two_frigates() -> Table:
    """Two frigates attack the Norwegian Sea together: the first has no move left, the second has one."""
    table = Table().war((1, 2)).sea(1, "baltic_sea", "1fr").sea(1, "north_sea", "1fr").sea(2, "norwegian_sea", "2fr")
    table.move(1).do("sail frigate baltic_sea north_sea")
    return table.do("sail frigate_1 north_sea norwegian_sea", "sail frigate north_sea norwegian_sea")


@pytest.mark.rule("imperunde/move/identify-equal-units")
@pytest.mark.parametrize(("dice", "moves_left"), [((5, 3, 4, 4), False), ((3, 5, 4, 4), True)])
def test_a_die_belongs_to_its_unit(dice: tuple[int, ...], moves_left: bool) -> None:
    table = two_frigates().roll(*dice).roll(6, 1)
    assert table.there(1, "norwegian_sea") == "1fr"
    assert ("sail frigate_1 norwegian_sea kara_sea" in table.options()) == moves_left


@pytest.mark.rule("imperunde/move/equal-dice-order")
def test_of_equal_dice_the_unit_with_a_move_left_comes_first() -> None:
    table = two_frigates().roll(4, 4, 5, 3)  # the one with a move left faces the 5
    assert len(table.battle.kinds) == 1
    assert table.battle.moves == [0]
    table.roll(6, 1)
    assert "sail frigate_1 norwegian_sea kara_sea" not in table.options()
