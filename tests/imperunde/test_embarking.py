"""Embarkation (imperunde/embark/*)."""

import pytest

from tests.imperunde.table import Table


@pytest.mark.rule("imperunde/embark/when-where")
def test_armies_go_aboard_in_bordering_seas_without_enemy_warships() -> None:
    table = Table().war((1, 3)).land(1, "great_britain", "1I 1C").land(1, "spain", "1A 1tp").land(1, "china", "1I")
    table.sea(2, "north_sea", "1fr").sea(3, "north_atlantic", "1fr").sea("pirates", "china_sea", "1fr")
    table.sea(3, "mediterranean", "1I").embark(1)
    assert table.option_set("embark") == {
        "embark infantry great_britain north_sea",  # beside a friend
        "embark cavalry great_britain north_sea",
        "embark artillery spain mediterranean",  # an enemy's cargo ship does not matter
    }
    for step in ("infantry great_britain north_atlantic", "artillery spain north_atlantic", "infantry china china_sea"):
        assert table.refused(f"embark {step}") == "imperunde/embark/when-where"
    assert table.refused("embark artillery great_britain north_sea") == "imperunde/embark/when-where"  # none is there
    table.do("embark infantry great_britain north_sea")
    assert (table.there(1, "north_sea"), table.there(1, "great_britain")) == ("1I", "1C")


@pytest.mark.rule("imperunde/embark/turn-order")
def test_everybody_embarks_in_order_of_play() -> None:
    table = Table().round(2, starter=3)
    for player, home in enumerate(("great_britain", "south_africa", "japan", "usa"), 1):
        table.land(player, home, "2I")
    table.embark(3)
    assert table.refused("embark infantry south_africa indian_ocean", 2)
    assert table.refused("embark infantry south_africa indian_ocean") == "imperunde/embark/when-where"
    asked = []
    while table.step == "embark":
        asked.append(table.asked)
        table.do(table.options()[1], "done")
    assert asked == [3, 2, 1, 4]
    assert table.state.phase == 8


@pytest.mark.rule("imperunde/embark/not-a-move")
def test_armies_that_have_moved_or_fought_may_still_embark() -> None:
    table = Table().land(1, "egypt", "2I 1tp").land(1, "barbary", "1tp").move(1)
    table.do("march infantry egypt barbary", "march infantry egypt arabia").roll(6, 1)
    assert table.refused("march infantry barbary egypt") == "imperunde/move/allowances"
    table.do("done", "done", "done", "done")
    assert (table.state.phase, table.step, table.asked) == (7, "embark", 1)
    table.do("embark infantry barbary mediterranean", "embark infantry arabia arabian_sea")
    assert (table.there(1, "mediterranean"), table.there(1, "arabian_sea"), table.owner("arabia")) == ("1I", "1I", 0)


@pytest.mark.rule("imperunde/embark/becomes-cargo")
def test_an_embarked_army_sails_in_the_next_round() -> None:
    table = Table().land(1, "great_britain", "1C").embark(1).do("embark cavalry great_britain north_sea")
    assert (table.there(1, "north_sea"), table.there(1, "great_britain"), table.reserve(1, "C")) == ("1C", "", 19)
    assert table.refused("sail cavalry north_sea baltic_sea") == "imperunde/move/turn-order"
    assert table.refused("land cavalry north_sea germany") == "imperunde/move/turn-order"
    table.do("done").move(1).do("sail cavalry north_sea baltic_sea")
    assert table.there(1, "baltic_sea") == "1C"
