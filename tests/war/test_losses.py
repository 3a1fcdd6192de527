"""Losses after each round of a land battle (war/losses)."""

import pytest

from tests.war.table import Table

QUIET = 1  # a die that never hits


def clash(attackers: str, defenders: str) -> Table:
    """Player 1 has come from France into Germany, which player 2 holds."""
    table = Table(3).war((1, 2)).money(1, dp=1).land(1, "france", "1i").land(2, "germany", defenders)
    table.land(2, "japan", "1i").land(3, "borneo", "1i")
    return table.attack(1, "france", "germany", attackers).combat(1)


@pytest.mark.rule("war/losses/owner-chooses")
def test_each_side_chooses_its_own_losses() -> None:
    table = clash("2i", "2i 1a").do("battle germany").roll(6, QUIET, *[QUIET] * 3)
    assert (table.step, table.asked) == ("lose", 2)
    assert table.option_set() == {"lose infantry", "lose artillery"}
    assert table.refused("lose cavalry") == "war/losses/owner-chooses"
    table.do("lose infantry")
    assert table.there(2, "germany") == "1i 1a"


@pytest.mark.rule("war/losses/owner-chooses")
def test_the_attacker_loses_first() -> None:
    table = clash("2i 1c", "2i 1a").do("battle germany").roll(5, QUIET, QUIET, 5, QUIET, QUIET)
    assert (table.step, table.asked) == ("lose", 1)
    table.do("lose cavalry")
    assert (table.step, table.asked) == ("lose", 2)


@pytest.mark.rule("war/losses/brigades-first")
def test_brigades_go_before_parties() -> None:
    table = clash("3i", "1i 1c 1G 1X").do("battle germany").roll(6, QUIET, QUIET, QUIET, QUIET)
    assert table.option_set() == {"lose infantry", "lose cavalry"}
    assert table.refused("lose general") == "war/losses/brigades-first"


@pytest.mark.rule("war/losses/parties-after")
def test_hits_beyond_the_brigades_kill_parties() -> None:
    table = clash("3i", "1i 1G 1X").do("battle germany").roll(6, 6, QUIET, QUIET)
    assert table.there(2, "germany") == "1G 1X"
    assert table.option_set() == {"lose general", "lose explorer"}
    table.do("lose explorer")
    assert table.owner("germany") == 1


@pytest.mark.rule("war/losses/excess-ignored")
def test_hits_beyond_the_last_unit_are_lost() -> None:
    table = clash("5i", "2i").do("battle germany").roll(*[6] * 5, 6, QUIET).do("done")
    assert (table.there(1, "germany"), table.there(2, "germany")) == ("4i", "")


@pytest.mark.rule("war/losses/three-for-one")
def test_three_hits_pick_off_one_enemy() -> None:
    table = clash("4i", "3i 1a").do("battle germany").roll(6, 6, 6, 6, *[QUIET] * 4)
    assert (table.step, table.asked) == ("pick_off", 1)
    assert table.option_set() == {"done", "pick_off infantry", "pick_off artillery"}
    assert table.refused("pick_off cavalry") == "war/losses/owner-chooses"
    table.do("pick_off artillery")
    assert table.there(2, "germany") == "2i"  # and one more of the owner's choice


@pytest.mark.rule("war/losses/three-for-one-several", "war/ruling/combined-hits")
def test_every_full_three_hits_may_be_combined() -> None:
    table = clash("7i", "3i 2a 1c").do("battle germany").roll(*[6] * 7, 6, *[QUIET] * 5)
    table.do("pick_off artillery")
    assert table.step == "pick_off"
    table.do("pick_off artillery")
    assert (table.step, table.asked) == ("lose", 2)
    table.do("lose infantry")
    assert table.there(2, "germany") == "2i 1c"
    assert table.there(1, "germany") == "6i"


@pytest.mark.rule("war/ruling/combined-hits")
def test_both_sides_pick_off_before_anybody_loses_more() -> None:
    table = clash("3i 1a", "3i 1c").do("battle germany").roll(5, 5, 5, QUIET, 5, 5, 5, QUIET)
    assert (table.step, table.asked) == ("pick_off", 1)
    table.do("done")
    assert (table.step, table.asked) == ("pick_off", 2)
    table.do("pick_off artillery")
    assert (table.step, table.asked) == ("lose", 2)
    assert table.there(1, "germany") == "3i"


@pytest.mark.rule("war/losses/three-for-one-brigades-first")
def test_a_brigade_is_picked_off_before_parties() -> None:
    table = clash("3i", "1i 1G").do("battle germany").roll(6, 6, 6, QUIET)
    assert table.refused("pick_off general") == "war/losses/three-for-one-brigades-first"
    table.do("pick_off infantry")
    assert table.owner("germany") == 1


@pytest.mark.rule("war/losses/natives-too", "war/natbattle/controller", "war/ruling/native-controller")
def test_somebody_decides_for_the_natives() -> None:
    table = Table(4).land(1, "france", "1i").land(2, "japan", "1i").land(3, "borneo", "1i").land(4, "siam", "1i")
    table.war((1, 3)).natives("italy", "7++", hidden=True).attack(1, "france", "italy", "6i").combat(1)
    table.do("battle italy").roll(6, *[QUIET] * 5, *[QUIET] * 7)
    assert (table.step, table.asked) == ("lose", 3)  # at war with player 1
    assert table.option_set() == {"lose infantry", "lose cavalry", "lose artillery"}
    table.do("lose artillery")
    assert table.battle.natives == [4, 2, 0]


@pytest.mark.rule("war/ruling/native-controller")
def test_who_leads_the_natives() -> None:
    def leader(table: Table) -> int:
        table.natives("italy", "4").attack(1, "france", "italy", "1i").combat(1).do("battle italy")
        return table.battle.native_hand + 1

    table = Table(4).land(1, "france", "1i").land(3, "borneo", "1i").land(4, "siam", "1i")
    assert leader(table) == 3  # the next who has a region left
    table = Table(4).land(1, "france", "1i").land(2, "japan", "1i").land(4, "siam", "1i").war((1, 4))
    assert leader(table) == 4
    assert leader(Table(2).land(1, "france", "1i")) == 2  # nobody else is left
