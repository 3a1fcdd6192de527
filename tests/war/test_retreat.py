"""Retreats, into regions and to fleets (war/retreat, war/result/both-empty-*)."""

import pytest

from tests.war.table import Table

QUIET = 1  # a die that never hits


def clash(attackers: str, defenders: str, players: int = 3, **options: str | int) -> Table:
    """Player 1 has come from France into Germany, which player 2 holds; nobody is short of regions.

    Player 1 has a diplomacy point, so that there is still something to decide after the battle.
    """
    table = Table(players, **options).war((1, 2)).money(1, dp=1).land(1, "france", "1i").land(2, "germany", defenders)
    for player in range(2, players + 1):
        table.land(player, ("japan", "borneo", "sumatra")[player - 2], "1i")
    return table.attack(1, "france", "germany", attackers)


def beach(attackers: str, defenders: str, players: int = 3, **options: str | int) -> Table:
    """Player 1 has landed in Spain, which player 2 holds, from a fleet in the Western Mediterranean."""
    table = Table(players, **options).war((1, 2)).money(1, dp=1).land(1, "italy", "1i").land(2, "spain", defenders)
    for player in range(2, players + 1):
        table.land(player, ("japan", "borneo", "sumatra")[player - 2], "1i")
    return table.landing(1, "western_mediterranean", "spain", attackers)


def fight(table: Table, *dice: int) -> Table:
    """The battle begins, and these dice fall."""
    region = next(word.split()[1] for word in table.options() if word.startswith("battle"))
    return table.do(f"battle {region}").roll(*dice)


# -- where to ------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/retreat/attacker-origin")
def test_an_attacker_goes_back_the_way_it_came() -> None:
    table = clash("3i", "3i").land(1, "italy", "1i").fleet(1, "north_sea").fleet(1, "baltic_sea")
    table.attack(1, "north_sea", "germany", "1c").combat(1)
    fight(table, *[QUIET] * 7)
    assert table.asked == 1
    assert table.option_set("retreat") == {"retreat france", "retreat north_sea"}
    assert table.refused("retreat italy") == "war/retreat/attacker-origin"
    assert table.refused("retreat baltic_sea") == "war/retreat/attacker-origin"
    table.do("retreat france")
    assert table.there(1, "france") == "4i 1c"
    assert table.owner("germany") == 2


@pytest.mark.rule("war/retreat/attacker-origin")
def test_an_attacker_cannot_return_to_a_region_that_was_lost_meanwhile() -> None:
    table = clash("3i", "3i").natives("france", "4").revolt("france").land(1, "italy", "1i")
    table.attack(1, "italy", "germany", "1i").combat(1)
    table.do("battle france").roll(6, QUIET, QUIET, QUIET, QUIET)
    assert table.owner("france") == 0
    fight(table, *[QUIET] * 7)
    assert table.option_set("retreat") == {"retreat italy"}
    assert table.refused("retreat france") == "war/ruling/retreat-destinations"


@pytest.mark.rule("war/retreat/defender-friendly")
def test_a_defender_goes_to_friendly_neighbours_or_fleets() -> None:
    table = clash("2i", "2i").land(2, "prussia", "1i").land(3, "italy", "1i").fleet(2, "baltic_sea").combat(1)
    fight(table, *[QUIET] * 4).do("stay")
    assert table.asked == 2
    assert table.option_set() == {"stay", "retreat prussia", "retreat baltic_sea"}
    assert table.refused("retreat italy") == "war/retreat/defender-friendly"
    assert table.refused("retreat japan") == "war/retreat/defender-friendly"
    assert table.refused("retreat north_sea") == "war/retreat/defender-friendly"
    table.do("retreat prussia")
    assert table.there(2, "prussia") == "3i"
    assert table.owner("germany") == 1


@pytest.mark.rule("war/opt/ally/territory")
def test_allies_take_in_those_who_retreat() -> None:
    table = clash("2i", "2i", alliances="on").land(3, "prussia", "1i").allies(2, 3, 1)
    table.combat(1)
    fight(table, *[QUIET] * 4).do("stay")
    assert table.step == "battle_dice"  # the ally has not given leave
    table.do("passage 3 2 always").roll(*[QUIET] * 4).do("stay")
    assert table.option_set() == {"stay", "retreat prussia"}
    withdrawn = table.state.clone()
    table.do("retreat prussia")
    assert table.there(2, "prussia") == "2i"
    withdrawn.play("passage 3 2 ask")
    assert withdrawn.step == "battle_dice"  # nowhere to go any more


@pytest.mark.rule("war/retreat/defender-none")
def test_a_defender_without_a_way_out_is_not_asked_and_parties_are_lost() -> None:
    table = clash("2i", "1i 1G").combat(1)
    fight(table, QUIET, QUIET, QUIET).do("stay")
    assert table.step == "battle_dice"  # nobody asked the defender
    table.roll(6, QUIET, QUIET)
    assert table.there(2, "germany") == ""
    assert table.owner("germany") == 1


@pytest.mark.rule("war/retreat/single-destination")
def test_the_whole_force_goes_to_one_place() -> None:
    table = clash("2i 1G", "2i").land(1, "italy", "1i").attack(1, "italy", "germany", "1c 1N").combat(1)
    fight(table, *[QUIET] * 5).do("retreat italy")
    assert table.there(1, "italy") == "3i 1c 1G 1N"
    assert table.there(1, "germany") == ""


@pytest.mark.rule("war/battle/only-parties-must-retreat")
@pytest.mark.rule("war/retreat/attacker-parties")
def test_parties_alone_must_retreat() -> None:
    table = clash("1i 1G", "2i").land(1, "italy", "1i").attack(1, "italy", "germany", "1X").combat(1)
    fight(table, QUIET, 6, QUIET)
    assert table.step == "retreat"
    assert table.refused("stay") == "war/battle/only-parties-must-retreat"
    table.do("retreat france")
    assert table.there(1, "france") == "1i 1G 1X"
    table = clash("1i 1G", "2i").combat(1)
    fight(table, QUIET, 6, QUIET)
    assert table.there(1, "france") == "1i 1G"  # the only way back is not asked for


@pytest.mark.rule("war/retreat/attacker-parties")
def test_parties_leave_natives_too() -> None:
    table = clash("1i", "1i").natives("austria_hungary", "4").land(1, "italy", "1i")
    table.attack(1, "italy", "austria_hungary", "1i 1G").combat(1)
    table.do("battle austria_hungary").roll(QUIET, 6, QUIET, QUIET, QUIET)
    assert table.there(1, "italy") == "1i 1G"
    assert table.owner("austria_hungary") == 0


# -- into another battle -------------------------------------------------------------------------------------


@pytest.mark.rule("war/retreat/into-attacked-region", "war/ruling/retreat-into-battle")
def test_those_who_retreat_into_a_battle_miss_its_first_round() -> None:
    table = clash("2i", "1i 1c").land(2, "prussia", "2i").land(1, "lithuania", "1i")
    table.attack(1, "lithuania", "prussia", "2i").combat(1)
    table.do("battle germany").roll(*[QUIET] * 4).do("stay", "retreat prussia")
    assert table.there(2, "prussia") == "3i 1c"
    table.do("battle prussia")
    battle = table.battle
    assert (battle.defender_dice, battle.defender_modifier) == (2, 0)
    table.roll(6, QUIET, QUIET, QUIET)
    assert table.option_set() == {"lose infantry", "lose cavalry"}  # latecomers can be lost
    table.do("lose infantry", "stay")
    assert (battle.defender_dice, battle.defender_modifier) == (3, 1)


# -- to fleets -----------------------------------------------------------------------------------------------


@pytest.mark.rule("war/retreat/fleet-extra-round", "war/ruling/retreat-to-fleets")
def test_the_enemy_rolls_once_more_against_those_who_embark() -> None:
    table = beach("3i", "2i").fleet(1, "western_mediterranean").combat(1)
    fight(table, *[QUIET] * 5).do("retreat western_mediterranean")
    assert table.step == "battle_dice"
    assert (table.battle.attacker_dice, table.battle.defender_dice) == (0, 2)
    table.roll(5, 3)  # +1: the penalty of the second round of a landing
    assert table.aboard(1, 1) == "2i"
    assert table.there(1, "spain") == ""
    assert table.owner("spain") == 2
    assert table.step == "combat"


@pytest.mark.rule("war/retreat/fleet-extra-round")
def test_nobody_embarks_if_nobody_is_left() -> None:
    table = beach("1i", "2i").fleet(1, "western_mediterranean").fleet(2, "western_mediterranean").combat(1)
    fight(table, *[QUIET] * 3).do("retreat western_mediterranean").roll(6, 6)
    assert table.aboard(1, 1) == ""
    assert not table.events("naval_battle")
    assert table.step == "combat"


@pytest.mark.rule("war/retreat/fleet-capacity", "war/ruling/retreat-destinations")
def test_what_finds_no_room_aboard_is_lost() -> None:
    table = beach("3i 1c 1G", "2i").fleet(1, "western_mediterranean", "2i").combat(1)
    table.do("battle spain").roll(*[QUIET] * 6).do("retreat western_mediterranean").roll(QUIET, QUIET)
    assert table.step == "embark"
    assert table.asked == 1
    assert table.option_set() == {"lose infantry", "lose cavalry", "lose general"}
    assert table.refused("lose artillery") == "war/retreat/fleet-capacity"
    table.do("lose infantry", "lose infantry", "lose general")
    assert table.aboard(1, 1) == "3i 1c"
    assert table.state.forces[0] == 4  # three aboard, one in Italy


@pytest.mark.rule("war/retreat/fleet-capacity", "war/transport/capacity")
def test_a_brigade_is_not_split_between_two_fleets() -> None:
    table = beach("2i 1c", "2i")
    for _ in range(2):
        table.fleet(1, "western_mediterranean", "2i 1G")  # three points are left in each
    table.combat(1).do("battle spain").roll(*[QUIET] * 5).do("retreat western_mediterranean").roll(QUIET, QUIET)
    assert table.step == "embark"
    table.do("lose infantry")
    assert (table.aboard(1, 1), table.aboard(1, 2)) == ("3i 1G", "2i 1c 1G")


@pytest.mark.rule("war/ruling/retreat-destinations")
def test_full_fleets_are_no_refuge() -> None:
    table = beach("3i", "2i").fleet(1, "western_mediterranean", "4i").combat(1)
    fight(table, *[QUIET] * 5)
    assert table.step == "battle_dice"  # nobody was asked: there is no way back
    table = beach("3i 1X", "2i").fleet(1, "western_mediterranean", "3i 1G").combat(1)
    fight(table, *[QUIET] * 5)
    assert table.option_set("retreat") == {"retreat western_mediterranean"}  # one point is left for the explorer


@pytest.mark.rule("war/retreat/fleet-interception", "war/transport/retreat-embark")
def test_a_naval_battle_inside_a_land_battle() -> None:
    """The riskiest case: a retreat to fleets, an interception and a naval battle, while the land battle is open."""
    table = beach("3i", "2i").land(1, "austria_hungary", "1i").land(2, "prussia", "2i")
    table.attack(1, "austria_hungary", "prussia", "2i")  # another battle, which has to wait
    table.fleet(1, "western_mediterranean").fleet(1, "western_mediterranean").fleet(2, "western_mediterranean")
    table.fleet(2, "western_mediterranean").fleet(3, "western_mediterranean").combat(1)
    table.do("battle spain").roll(*[QUIET] * 5).do("retreat western_mediterranean").roll(QUIET, QUIET)
    assert table.aboard(1, 1) == "3i"
    assert [type(frame).__name__ for frame in table.state.frames[2:]] == [
        "Frame", "LandBattle", "Withdrawal", "Interception",
    ]  # fmt: skip
    assert (table.step, table.asked) == ("intercept", 2)  # not player 3, who is at peace
    clone = table.state.clone()
    table.do("intercept")
    assert table.step == "naval_dice"
    table.roll(1, 6, 5, 1)  # one fleet of each side goes down
    assert (table.step, table.asked) == ("sink", 1)
    table.do("sink 2")
    assert (table.step, table.asked) == ("break_off", 1)  # the mover decides first
    table.do("fight_on", "break_off")
    assert table.aboard(1, 1) == "3i"
    assert (table.at_sea(1, "western_mediterranean"), table.at_sea(2, "western_mediterranean")) == (1, 1)
    assert table.events("held") == [{"event": "held", "party": "2", "region": "spain"}]
    assert (table.step, table.option_set()) == ("combat", {"battle prussia", "declare 3"})
    clone.play("pass")  # the same without an interception
    assert clone.legal_words() == ["battle prussia", "declare 3"]


@pytest.mark.rule("war/retreat/fleet-interception")
def test_a_defender_who_embarks_is_intercepted_by_the_mover() -> None:
    table = clash("3i", "2i 1G").fleet(2, "baltic_sea").fleet(1, "baltic_sea").combat(1)
    table.do("battle germany").roll(*[QUIET] * 5).do("stay", "retreat baltic_sea")
    assert (table.step, table.battle.defender_dice, table.battle.attacker_dice) == ("battle_dice", 0, 3)
    table.roll(QUIET, QUIET, QUIET)
    assert table.aboard(2, 1) == "2i 1G"
    assert (table.step, table.asked) == ("intercept", 1)
    table.do("intercept").roll(1, 6)
    assert table.afloat(2) == 0
    assert table.owner("germany") == 1


@pytest.mark.rule("war/opt/intercept/auto-amphibious")
def test_the_enemy_on_land_intercepts_an_embarkation_without_a_roll() -> None:
    table = beach("3i", "2i", interception="on").war((1, 3))
    for player in (1, 2, 3):
        table.fleet(player, "western_mediterranean")
    table.combat(1)
    fight(table, *[QUIET] * 5).do("retreat western_mediterranean").roll(QUIET, QUIET).do("lot 3")
    assert (table.step, table.asked) == ("intercept", 3)
    table.do("intercept")
    assert table.step == "intercept_roll"
    table.roll(6, 6)
    assert (table.step, table.asked) == ("intercept", 2)
    table.do("intercept")
    assert table.step == "naval_dice"


@pytest.mark.rule("war/retreat/natives-win-on-retreat")
def test_whoever_leaves_a_revolt_loses_the_region() -> None:
    table = clash("2i", "2i").land(1, "italy", "2i", "city").natives("italy", "5").revolt("italy").combat(1)
    table.do("battle italy").roll(*[QUIET] * 7).do("retreat france")
    assert table.owner("italy") == 0
    assert table.buildings("italy") == set()
    assert table.there(1, "france") == "3i"


# -- no brigades on either side ------------------------------------------------------------------------------


@pytest.mark.rule("war/result/both-empty-attacker-retreats", "war/result/both-empty-defender-choice")
@pytest.mark.rule("war/ruling/no-brigades-left")
def test_without_brigades_the_attacker_leaves_and_the_defender_chooses() -> None:
    table = clash("1i 1G", "1i 1X").land(2, "prussia", "1i").combat(1)
    table.do("battle germany").roll(6, 6)
    assert table.there(1, "france") == "1i 1G"
    assert (table.step, table.asked) == ("last_stand", 2)
    assert table.option_set() == {"convert explorer", "retreat prussia"}
    assert table.refused("convert general") == "war/result/both-empty-defender-choice"
    assert table.refused("retreat france") == "war/retreat/defender-friendly"
    stays = table.state.clone()
    table.do("retreat prussia")
    assert (table.owner("germany"), table.there(2, "prussia")) == (0, "1i 1X")
    stays.play("convert explorer")
    assert stays.owner[3] == 1
    assert stays.troops[(3 * 8 + 1) * 6] == 1


@pytest.mark.rule("war/result/both-empty-defender-choice")
def test_a_party_with_nowhere_to_go_takes_up_arms() -> None:
    table = clash("1i", "1i 1X").combat(1)
    table.do("battle germany").roll(6, 6)
    assert (table.owner("germany"), table.there(2, "germany")) == (2, "1i")


@pytest.mark.rule("war/result/both-empty-nothing", "war/ruling/reversion")
def test_without_anybody_the_region_reverts() -> None:
    table = clash("1i", "1i").combat(1)
    table.do("battle germany").roll(6, 6)
    assert table.owner("germany") == 0
    assert table.marker("germany") == "unknown"


@pytest.mark.rule("war/result/both-empty-natives")
def test_natives_win_if_nobody_is_left() -> None:
    table = clash("1i", "1i").natives("italy", "4").attack(1, "france", "italy", "1i").combat(1)
    table.do("battle italy")
    table.battle.natives[0] = table.battle.defender_dice = 1
    table.roll(6, 6)
    assert table.owner("italy") == 0
    table = clash("1i", "1i").land(1, "italy", "1i 1G").natives("italy", "4").revolt("italy").combat(1)
    table.do("battle italy")
    table.battle.natives[0] = table.battle.attacker_dice = 1
    table.roll(5, 6)
    assert (table.owner("italy"), table.there(1, "france")) == (1, "1i")


@pytest.mark.rule("war/retreat/fleet-capacity", "war/opt/ally/defend-together")
def test_allies_embark_on_their_own_fleets() -> None:
    table = clash("2i", "2i", alliances="on").units(3, "germany", "1c 1G").allies(2, 3, 1)
    table.fleet(2, "baltic_sea").combat(1).do("battle germany").roll(*[QUIET] * 5).do("stay", "retreat baltic_sea")
    table.roll(QUIET, QUIET)
    assert (table.aboard(2, 1), table.there(3, "germany"), table.owner("germany")) == ("2i", "", 1)


@pytest.mark.rule("war/amphib/round-drm")
def test_parties_that_came_by_land_suffer_no_landing_penalty() -> None:
    table = clash("1i 1X", "4i").fleet(1, "north_sea").attack(1, "north_sea", "germany", "1X").combat(1)
    fight(table, QUIET, 6, *[QUIET] * 3).do("retreat north_sea")
    assert table.battle.defender_modifier == 0
