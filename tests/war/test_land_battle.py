"""Rounds of land battles, modifiers and landings (war/battle, war/drm, war/amphib)."""

import pytest

from greatpowers.games.war import modifiers
from greatpowers.games.war.modifiers import Conditions
from tests.war.table import Table, pieces

QUIET = 1  # a die that never hits


def clash(attackers: str, defenders: str, *buildings: str, players: int = 3, **options: str | int) -> Table:
    """Player 1 has come from France into Germany, which player 2 holds.

    Player 1 has a diplomacy point, so that there is still something to decide after the battle.
    """
    table = Table(players, **options).war((1, 2)).money(1, dp=1).land(1, "france", "1i")
    table.land(2, "germany", defenders, *buildings)
    for player in range(2, players + 1):
        table.land(player, ("japan", "borneo", "sumatra")[player - 2], "1i")
    return table.attack(1, "france", "germany", attackers)


def fight(table: Table, *dice: int, region: str = "germany") -> Table:
    """The battle begins, and these dice fall."""
    return table.do(f"battle {region}").roll(*dice)


def modified(table: Table) -> tuple[int, int]:
    """The modifiers of the round that has begun."""
    return table.battle.attacker_modifier, table.battle.defender_modifier


def force(text: str) -> list[int]:
    """A force as it is written."""
    units = [0] * 6
    for kind, number in pieces(text):
        units[kind] += number
    return units


# -- rounds --------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/battle/dice-per-brigade")
def test_both_sides_roll_a_die_for_each_brigade() -> None:
    table = clash("3i", "2i").combat(1)
    table.do("battle germany").roll(QUIET, QUIET, QUIET)
    assert table.step == "battle_dice"  # the defender's two are to come
    table.roll(6)
    assert table.there(1, "germany") == "3i"  # no loss before all have rolled
    table.roll(QUIET)
    assert table.there(1, "germany") == "2i"
    assert [event["party"] for event in table.events("battle_die")] == ["1", "1", "1", "2", "2"]


@pytest.mark.rule("war/battle/hit-table", "war/dice/drm-added")
def test_what_a_modified_die_scores() -> None:
    assert [modifiers.hits(die) for die in range(1, 13)] == [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2]
    table = clash("1i 1c 1a G", "6i").combat(1)
    assert modified(table.do("battle germany")) == (3, 0)
    table.roll(2, 3, 6, *[QUIET] * 6)
    assert table.events("hits")[0]["number"] == "2"  # 5, 6, 9


@pytest.mark.rule("war/battle/parties-dont-roll")
def test_parties_do_not_roll() -> None:
    table = clash("1i 1G 1X 1N", "1i 1G").combat(1)
    table.do("battle germany")
    assert (table.battle.attacker_dice, table.battle.defender_dice) == (1, 1)


@pytest.mark.rule("war/battle/losses-after-round")
def test_those_who_fall_have_rolled() -> None:
    table = fight(clash("1i", "1i").combat(1), 6, 6)
    assert (table.there(1, "germany"), table.there(2, "germany")) == ("", "")


@pytest.mark.rule("war/battle/retreat-options", "war/battle/rounds-until-decided")
def test_the_attacker_then_the_defender_may_retreat() -> None:
    table = clash("2i", "2i").land(2, "prussia", "1i").combat(1)
    fight(table, *[QUIET] * 4)
    assert (table.step, table.asked) == ("retreat", 1)
    table.do("stay")
    assert (table.step, table.asked) == ("retreat", 2)
    table.do("stay")
    assert (table.step, table.battle.round) == ("battle_dice", 1)


@pytest.mark.rule("war/battle/no-retreat-before-round")
def test_nobody_retreats_before_the_first_round() -> None:
    table = clash("2i", "2i").land(2, "prussia", "1i").combat(1).do("battle germany")
    assert table.step == "battle_dice"
    assert table.refused("retreat france") == "war/battle/retreat-options"


@pytest.mark.rule("war/battle/drm-recomputed")
def test_modifiers_follow_the_losses() -> None:
    table = clash("1i 1c", "2i").combat(1)
    assert modified(table.do("battle germany")) == (1, 0)
    table.roll(QUIET, QUIET, 6, QUIET).do("lose cavalry", "stay")
    assert modified(table) == (0, 0)


@pytest.mark.rule("war/battle/one-battle-per-region", "war/ruling/combined-attack")
def test_all_attackers_fight_one_battle() -> None:
    table = clash("2i", "1i").land(1, "italy", "1i").attack(1, "italy", "germany", "1c").combat(1)
    assert table.option_set("battle") == {"battle germany"}
    table.do("battle germany")
    assert table.battle.attacker_dice == 3


# -- modifiers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("war/drm/brigade-types")
@pytest.mark.parametrize(("text", "bonus"), [("4i", 0), ("3i 1c", 1), ("1i 1c 1a", 2), ("2a", 0), ("1c 1a", 1)])
def test_types_of_brigades(text: str, bonus: int) -> None:
    assert modifiers.brigade_types(force(text)) == bonus


@pytest.mark.rule("war/drm/general")
def test_a_general_counts_once() -> None:
    assert modifiers.of_attacker(force("2i 2G"), Conditions(), False) == 1
    assert modifiers.of_defender(force("2i 2G"), Conditions()) == 1


@pytest.mark.rule("war/drm/fort-defence")
@pytest.mark.parametrize(("text", "bonus"), [("2i", 1), ("1i 1a", 3), ("2a", 2)])
def test_defending_a_fort(text: str, bonus: int) -> None:
    assert modifiers.of_defender(force(text), Conditions(fort=True)) == bonus


@pytest.mark.rule("war/drm/fort-attack", "war/drm/fort-attack-artillery", "war/drm/fort-attack-engineer")
@pytest.mark.parametrize(("text", "bonus"), [("3i", -2), ("2i 1a", 0), ("3i 2N", -1), ("2i 1a 1N", 1)])
def test_attacking_a_fort(text: str, bonus: int) -> None:
    assert modifiers.of_attacker(force(text), Conditions(fort=True), False) == bonus


@pytest.mark.rule("war/drm/fort-only-with-fort")
def test_engineers_and_artillery_help_against_forts_only() -> None:
    assert modifiers.of_attacker(force("3i 1N"), Conditions(), False) == 0
    assert modifiers.of_attacker(force("3a"), Conditions(), False) == 0


@pytest.mark.rule("war/drm/fort-attack", "war/ruling/forts")
def test_a_fort_on_the_board() -> None:
    table = clash("3i", "2i", "fort").combat(1)
    assert modified(table.do("battle germany")) == (0, 3)


@pytest.mark.rule("war/drm/explorer-natives")
def test_explorers_help_against_natives_only() -> None:
    table = clash("3i 2X", "1i").natives("italy", "7").attack(1, "france", "italy", "3i 2X").combat(1)
    assert modified(table.do("battle italy")) == (1, 0)
    table = clash("3i 2X", "1i").combat(1)
    assert modified(table.do("battle germany")) == (0, 0)
    table = clash("1i", "1i").land(1, "italy", "3i 1X").natives("italy", "7").revolt("italy").combat(1)
    assert modified(table.do("battle italy")) == (0, 1)


@pytest.mark.rule("war/opt/hist/lp-no-explorer-drm")
def test_explorers_do_not_impress_european_local_powers() -> None:
    table = clash("1i", "1i", historical="on").natives("italy", "7").attack(1, "france", "italy", "3i 1X").combat(1)
    assert modified(table.do("battle italy")) == (0, 0)
    table = clash("1i", "1i", historical="on").natives("china", "7").attack(1, "siam", "china", "3i 1X").combat(1)
    assert modified(table.do("battle china")) == (1, 0)


@pytest.mark.rule("war/drm/technology")
@pytest.mark.parametrize(("own", "theirs", "expected"), [(2, 1, (1, 0)), (1, 2, (0, 1)), (2, 2, (0, 0))])
def test_more_schools_help(own: int, theirs: int, expected: tuple[int, int]) -> None:
    table = clash("1i", "1i")
    for region in ("spain", "italy")[:own]:
        table.land(1, region, "1i", "city", "school")
    for region in ("siam", "annam")[:theirs]:
        table.land(2, region, "1i", "city", "school")
    assert modified(table.combat(1).do("battle germany")) == expected


@pytest.mark.rule("war/drm/negative-to-zero", "war/drm/negative-both", "war/ruling/modifier-order")
def test_nobody_rolls_below_zero() -> None:
    assert modifiers.adjusted(-2, 1) == (0, 3)
    assert modifiers.adjusted(-2, -1) == (0, 1)
    assert modifiers.adjusted(-1, -2) == (1, 0)
    assert modifiers.adjusted(2, 1) == (2, 1)


@pytest.mark.rule("war/drm/general-transfer", "war/drm/general-transfer-limits", "war/ruling/modifier-order")
def test_the_only_general_may_lower_both_modifiers() -> None:
    table = clash("1i 1c 1a G", "1i 1c").combat(1).do("battle germany")
    assert modified(table) == (3, 1)
    assert (table.step, table.asked) == ("shift", 1)
    assert table.option_set() == {"shift 0", "shift 1"}
    assert table.refused("shift 2") == "war/drm/general-transfer-limits"
    table.do("shift 1")
    assert modified(table) == (2, 0)
    table.roll(4, 3, QUIET, 5, QUIET)
    assert [event["number"] for event in table.events("hits")] == ["1", "0"]
    assert (table.step, table.asked) == ("lose", 2)


@pytest.mark.rule("war/drm/general-transfer")
def test_a_defender_with_the_only_general_may_do_so_too() -> None:
    table = clash("1i 1c", "2i G").combat(1).do("battle germany")
    assert (table.step, table.asked) == ("shift", 2)


@pytest.mark.rule("war/drm/general-transfer-both")
def test_two_generals_or_none_transfer_nothing() -> None:
    assert clash("1i 1c G", "1i 1c G").combat(1).do("battle germany").step == "battle_dice"
    assert clash("1i 1c", "1i 1c").combat(1).do("battle germany").step == "battle_dice"


# -- landings ------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/amphib/pure-force-zeroed", "war/amphib/round-drm", "war/ruling/landing-penalty")
def test_a_landing_is_hard_at_first() -> None:
    table = clash("1i", "1i").land(2, "spain", "2i").landing(1, "north_atlantic", "spain", "3i").combat(1)
    seen = [modified(table.do("battle spain"))]
    for _ in range(2):
        table.roll(*[QUIET] * 5)
        seen.append(modified(table))
    assert seen == [(0, 2), (0, 1), (0, 0)]


@pytest.mark.rule("war/amphib/mixed-force", "war/amphib/round-drm")
def test_only_those_who_landed_suffer_in_a_mixed_force() -> None:
    table = clash("1c", "3i").landing(1, "north_sea", "germany", "2i").combat(1).do("battle germany")
    assert modified(table) == (1, 0)
    assert table.battle.landed_dice == 2
    table.roll(6, 6, 5, *[QUIET] * 3)  # 5, 5 and 6
    assert table.events("hits")[0]["number"] == "1"
    table.do("stay").roll(6, 5, 5, QUIET, QUIET)  # 6, 5 and 6
    assert table.events("hits")[2]["number"] == "2"
    assert table.there(2, "germany") == ""


@pytest.mark.rule("war/amphib/mixed-force")
def test_owners_give_up_those_who_landed_and_enemies_pick_off_the_others() -> None:
    table = clash("2i", "3i").landing(1, "north_sea", "germany", "2i").combat(1).do("battle germany")
    table.roll(*[QUIET] * 4, 6, QUIET, QUIET).do("stay")
    assert (table.battle.attacker_dice, table.battle.landed_dice) == (3, 1)
    table.roll(*[QUIET] * 3, 6, 6, 6).do("pick_off infantry")
    assert (table.there(1, "germany"), table.state.landed[3 * 6]) == ("2i", 1)


@pytest.mark.rule("war/amphib/enemy-only")
def test_landing_among_natives_is_no_disadvantage() -> None:
    table = clash("1i", "1i").natives("morocco", "7").landing(1, "north_atlantic", "morocco", "3i").combat(1)
    assert modified(table.do("battle morocco")) == (0, 0)


# -- allies --------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/opt/ally/defend-together", "war/ruling/alliance-details", "war/ruling/joiners")
def test_allies_defend_a_region_together() -> None:
    table = clash("3i", "2i", alliances="on").land(3, "siam", "1i", "city", "school")
    table.units(3, "germany", "1c 1G").allies(2, 3, 1).combat(1).do("battle germany")
    assert table.battle.defender_dice == 3
    assert modified(table) == (0, 3)  # two types, a general, the better schools
    table.roll(6, QUIET, QUIET, *[QUIET] * 3)
    assert (table.step, table.asked) == ("lose", 2)  # who controls the region decides
    table.do("lose cavalry")
    assert table.there(3, "germany") == "1G"


@pytest.mark.rule("war/opt/ally/no-joint-attack")
def test_allies_do_not_attack_together() -> None:
    table = clash("3i", "2i", alliances="on").units(3, "germany", "2i").allies(1, 3, 2).combat(1).do("battle germany")
    assert table.battle.attacker_dice == 3


@pytest.mark.rule("war/ruling/scorched-earth")
def test_those_who_scorched_the_earth_do_not_roll() -> None:
    table = clash("1i", "1i", scorched_earth="on").land(1, "italy", "2i 1c").natives("italy", "4").revolt("italy")
    table.combat(1)
    table.state.scorchers = table.state.scorchers[:]
    table.state.scorchers[4 * 6 + 1] = 1
    table.do("battle italy")
    assert (table.battle.defender_dice, table.battle.defender_modifier) == (2, 0)
    table.roll(6, 6, *[QUIET] * 4)
    assert table.option_set() == {"lose infantry", "lose cavalry"}


@pytest.mark.rule("war/opt/ally/defend-together")
def test_allies_help_against_a_revolt() -> None:
    table = clash("1i", "1i", alliances="on").land(1, "italy", "1i").natives("italy", "4").revolt("italy")
    table.units(3, "italy", "1c").allies(1, 3, 2).combat(1).do("battle italy")
    assert (table.battle.defender_dice, table.battle.defender_modifier) == (2, 1)
