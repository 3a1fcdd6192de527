"""Reinforcement moves (war/reinforce/*)."""

import pytest

from greatpowers.core.actions import BadNotation
from tests.war.table import Table


def attacked(prussia: str = "3i 1a 2c 1G", *buildings: str) -> Table:
    """Player 1 has moved into player 2's Germany and is done; player 2 stands in Prussia with these."""
    table = (
        Table(3).war((1, 2)).land(1, "france", "3i").land(2, "germany", "1i").land(2, "prussia", prussia, *buildings)
    )
    return table.land(3, "italy", "2i 1G")


def begin(table: Table) -> Table:
    """Player 1 attacks and ends the movement."""
    return table.move(1).do("march infantry france germany", "done")


@pytest.mark.rule("war/reinforce/timing", "war/ruling/reinforcement-order")
def test_others_reinforce_after_movement_and_before_combat() -> None:
    table = begin(attacked())
    assert (table.step, table.asked) == ("reinforce", 2)
    assert table.options() == ["pass", "reinforce prussia germany"]
    table.do("pass")
    assert (table.step, table.asked) == ("combat", 1)
    assert table.refused("march infantry france germany") == "war/move/complete-before-combat"


@pytest.mark.rule("war/reinforce/who")
def test_generals_come_from_regions_that_are_not_attacked() -> None:
    table = attacked("2i 1G").land(2, "austria_hungary", "1i 1G").land(1, "italy", "3i")
    table.move(1).do("march infantry france germany", "march infantry italy austria_hungary", "done")
    assert table.option_set("reinforce") == {"reinforce prussia germany", "reinforce prussia austria_hungary"}
    assert table.refused("reinforce austria_hungary germany") == "war/reinforce/who"  # itself under attack
    assert table.refused("reinforce germany prussia") == "war/reinforce/who"


@pytest.mark.rule("war/ruling/revolt-region")
def test_no_reinforcement_leaves_a_revolt() -> None:
    table = attacked().land(2, "austria_hungary", "1i 1G").natives("prussia", "8").revolt("prussia")
    begin(table)
    assert table.option_set("reinforce") == {"reinforce austria_hungary germany"}
    assert table.refused("reinforce prussia germany") == "war/ruling/revolt-region"


@pytest.mark.rule("war/reinforce/adjacent-only")
def test_only_adjacent_regions_are_reinforced() -> None:
    table = begin(attacked("1i").land(2, "lithuania", "2i 1G"))
    assert table.step == "combat"  # the general is too far away: nobody is asked
    with pytest.raises(BadNotation):
        table.do("reinforce lithuania germany")


@pytest.mark.rule("war/reinforce/one-general-per-region")
def test_a_region_gets_one_general() -> None:
    table = begin(attacked("2i 2G").land(2, "austria_hungary", "1i 1G").land(2, "balkans", "1i"))
    table.units(1, "balkans", "1i").do("reinforce prussia germany").roll(1)
    assert table.step == "reinforce"  # the other region under attack
    assert table.refused("reinforce austria_hungary germany") == "war/reinforce/one-general-per-region"
    table.do("reinforce austria_hungary balkans").roll(1)
    assert table.step == "combat"


@pytest.mark.rule("war/reinforce/points", "war/reinforce/no-movement-cost")
def test_schools_and_a_die_pay_for_brigades() -> None:
    def five_points() -> Table:
        return begin(attacked("4i 2a 2c 1G", "city", "school")).do("reinforce prussia germany").roll(4)

    table = five_points()
    assert (table.step, table.asked, table.there(2, "germany")) == ("bring", 2, "1i 1G")
    table.do("bring artillery")
    assert table.refused("bring artillery") == "war/reinforce/points"
    table.do("bring infantry")
    assert (table.step, table.there(2, "germany")) == ("combat", "2i 1a 1G")
    table = five_points().do("bring infantry", "bring infantry", "bring cavalry")
    assert (table.step, table.there(2, "germany"), table.there(2, "prussia")) == ("combat", "3i 1c 1G", "2i 1c 2a")
    assert five_points().do("bring cavalry", "done").there(2, "germany") == "1i 1c 1G"


@pytest.mark.rule("war/reinforce/general-must-go")
def test_the_general_goes_in_any_case() -> None:
    table = begin(attacked("2i 1G")).do("reinforce prussia germany").roll(1)
    assert (table.step, table.there(2, "germany"), table.there(2, "prussia")) == ("combat", "1i 1G", "2i")


@pytest.mark.rule("war/reinforce/leave-one")
def test_one_brigade_stays() -> None:
    table = begin(attacked("1i 1G")).do("reinforce prussia germany").roll(6)
    assert (table.step, table.there(2, "prussia")) == ("combat", "1i")
    table = begin(attacked("2i 1G")).do("reinforce prussia germany").roll(6).do("bring infantry")
    assert (table.step, table.there(2, "prussia")) == ("combat", "1i")


@pytest.mark.rule("war/reinforce/same-origin")
def test_brigades_come_from_the_generals_region() -> None:
    table = begin(attacked("3i 1G").land(2, "austria_hungary", "3c")).do("reinforce prussia germany").roll(6)
    assert table.refused("bring cavalry") == "war/reinforce/same-origin"
