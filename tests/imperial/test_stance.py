"""Maneuver: hostile and friendly armies in other nations' home provinces."""

import pytest

from greatpowers.games.imperial.board import AREA_IDS, HOMES, LAND_NEIGHBOURS, LANDS
from greatpowers.testing.imperial import Table


def last_free_hamburg() -> Table:
    """Germany has two factories: Berlin, occupied by Russia, and Hamburg, free. France is about to move."""
    table = Table(6).factories("GE", "berlin", "hamburg").units("RU", "berlin[h]")
    return table.units("FR", "holland", "belgium", "prague").turn("FR").do("rondel maneuver1")


# -- entering ------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/stance/decide")
@pytest.mark.parametrize(("stance", "place"), [("hostile", "munich"), ("friendly", "munich[f]")])
def test_who_enters_a_foreign_province_declares_his_intentions(stance: str, place: str) -> None:
    table = Table(6).units("FR", "dijon 2").turn("FR").do("rondel maneuver1", "march dijon munich")
    assert (table.step, table.asked) == ("stance", 3)
    assert table.option_set() == {"hostile", "friendly"}
    table.do(stance)
    assert table.count("FR", place) == 1
    assert table.count("FR", "munich") + table.count("FR", "munich[f]") == 1
    assert table.step == "armies"


@pytest.mark.rule("imperial/stance/decide")
def test_an_army_landing_or_moving_on_declares_its_intentions_anew() -> None:
    table = Table(6).units("FR", "munich[f]", "english_channel", "paris").turn("FR")
    table.do("rondel maneuver1", "done", "march_friendly munich berlin")
    assert table.option_set() == {"hostile", "friendly"}
    table.do("hostile", "embark paris english_channel", "land london")
    assert table.option_set() == {"hostile", "friendly"}
    table.do("friendly")
    assert table.count("FR", "berlin") == table.count("FR", "london[f]") == 1


@pytest.mark.rule("imperial/stance/only-foreign-home")
def test_no_stance_in_land_regions_or_at_home() -> None:
    table = Table(6).units("FR", "dijon 2", "munich[f]", "cologne[f]").turn("FR").do("rondel maneuver1")
    table.do("march dijon belgium")
    assert table.step == "armies"
    assert table.refused("hostile") == "imperial/stance/only-foreign-home"
    assert table.refused("friendly") == "imperial/stance/only-foreign-home"
    table.do("march_friendly munich paris", "march_friendly cologne belgium")  # lying armies stand up again
    assert table.count("FR", "paris") == 1
    assert table.count("FR", "belgium") == 2
    assert table.refused("turn_friendly dijon") == "imperial/stance/only-foreign-home"


@pytest.mark.rule("imperial/stance/only-foreign-home")
@pytest.mark.parametrize("to", range(LANDS))
def test_a_stance_is_asked_exactly_in_foreign_provinces(to: int) -> None:
    for start in LAND_NEIGHBOURS[to]:
        table = Table(6).units("AH", AREA_IDS[start]).turn("AH").do("rondel maneuver1")
        table.do(f"march {AREA_IDS[start]} {AREA_IDS[to]}")
        assert (table.step == "stance") == (5 <= to < HOMES)


# -- effects -------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/stance/hostile-effects", "imperial/stance/friendly-effects")
@pytest.mark.parametrize("stance", ["[h]", "[f]"])
def test_a_hostile_army_blocks_and_a_friendly_one_does_not(stance: str) -> None:
    blocked = stance == "[h]"

    def germany(space: str, *factories: str) -> Table:
        table = Table(6).factories("GE", *factories).units("RU", f"berlin{stance}").units("GE", "hamburg")
        return table.treasury(GE=9).turn("GE").do(f"rondel {space}")

    production = germany("production1", "berlin", "hamburg")
    assert production.refused("produce berlin") == ("imperial/production/blocked" if blocked else "")
    assert production.do("produce_all").count("GE", "berlin") == (not blocked)
    importing = germany("import", "berlin", "hamburg")
    assert importing.refused("import_army berlin") == ("imperial/import/not-occupied" if blocked else "")
    building = germany("factory", "hamburg", "munich")
    assert building.refused("build berlin") == ("imperial/factory/not-occupied" if blocked else "")
    taxation = germany("taxation", "berlin", "hamburg")
    assert taxation.events("taxed")[0]["amount"] == ("2" if blocked else "4")
    maneuver = germany("maneuver1", "berlin", "hamburg")
    assert maneuver.refused("march hamburg danzig") == ("imperial/rail/suspended" if blocked else "")


@pytest.mark.rule("imperial/stance/own-defenders-irrelevant")
def test_defenders_do_not_lift_the_block() -> None:
    table = Table(6).units("GE", "berlin 3").units("RU", "berlin[h]").treasury(GE=9).turn("GE")
    table.do("rondel production1")
    assert table.refused("produce berlin") == "imperial/production/blocked"
    table.turn("GE").rondel(GE="investor").do("rondel import")
    assert table.refused("import_army berlin") == "imperial/import/not-occupied"
    table.rondel(GE="maneuver2").turn("GE").do("rondel taxation")
    assert table.events("taxed")[0]["amount"] == "2"


# -- changing the stance -------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/stance/change-next-maneuver")
def test_the_stance_may_be_changed_on_a_later_maneuver_without_moving() -> None:
    table = Table(6).units("RU", "berlin[f]", "munich[h]").turn("RU").do("rondel maneuver1")
    table.do("turn_hostile berlin", "turn_friendly munich")
    assert (table.count("RU", "berlin"), table.count("RU", "berlin[f]")) == (1, 0)
    assert (table.count("RU", "munich"), table.count("RU", "munich[f]")) == (0, 1)


@pytest.mark.rule("imperial/stance/change-next-maneuver")
@pytest.mark.parametrize("space", ["import", "production1", "factory"])
def test_no_change_of_stance_outside_a_maneuver(space: str) -> None:
    table = Table(6).units("RU", "berlin[f]", "hamburg[h]").treasury(RU=9).turn("RU").do(f"rondel {space}")
    assert table.refused("turn_hostile berlin") == "imperial/stance/change-next-maneuver"
    assert table.refused("turn_friendly hamburg") == "imperial/stance/change-next-maneuver"


@pytest.mark.rule("imperial/stance/change-next-maneuver")
def test_no_change_of_stance_on_another_nations_maneuver() -> None:
    table = Table(6).units("RU", "berlin[f]").units("FR", "munich[f]", "paris").turn("FR")
    table.do("rondel maneuver1")
    assert table.option_set("turn_hostile") == {"turn_hostile munich"}
    assert table.refused("turn_hostile berlin") == "imperial/ruling/stance-change"


@pytest.mark.rule("imperial/stance/change-triggers-call")
def test_turning_hostile_lets_the_others_call_at_once() -> None:
    table = Table(6).units("GE", "berlin").units("RU", "berlin[f]", "warsaw").turn("RU").do("rondel maneuver1")
    table.do("turn_hostile berlin")
    assert (table.step, table.asked) == ("call", 5)
    assert table.option_set() == {"call army", "decline"}
    table.do("call army")
    assert table.count("GE", "berlin") == table.count("RU", "berlin") == table.count("RU", "berlin[f]") == 0
    assert (table.step, table.asked) == ("armies", 6)


@pytest.mark.rule("imperial/stance/change-triggers-call")
def test_a_declined_call_leaves_the_army_hostile() -> None:
    table = Table(6).units("GE", "berlin").units("RU", "berlin[f]").turn("RU").do("rondel maneuver1")
    table.do("turn_hostile berlin", "decline")
    assert table.count("RU", "berlin") == table.count("GE", "berlin") == 1
    assert table.step == "armies"


# -- the last free factory -----------------------------------------------------------------------------------


@pytest.mark.rule("imperial/stance/last-factory")
def test_the_last_free_factory_cannot_be_entered_hostile() -> None:
    table = last_free_hamburg().do("march holland hamburg")
    assert table.step == "armies"  # nobody is asked: the army is laid down
    assert table.refused("hostile")
    assert (table.count("FR", "hamburg"), table.count("FR", "hamburg[f]")) == (0, 1)
    assert [event["area"] for event in table.events("laid_down")] == ["hamburg"]


@pytest.mark.rule("imperial/stance/last-factory")
def test_a_landing_on_the_last_free_factory_is_friendly_too() -> None:
    table = Table(6).factories("GE", "berlin", "hamburg").units("RU", "berlin[h]")
    table.units("GB", "london", "north_sea").turn("GB").do("rondel maneuver1", "done")
    table.do("embark london north_sea", "land hamburg")
    assert table.count("GB", "hamburg[f]") == 1


@pytest.mark.rule("imperial/stance/last-factory")
def test_two_free_factories_protect_nothing() -> None:
    table = Table(6).factories("GE", "berlin", "hamburg").units("RU", "berlin[f]")
    table.units("FR", "holland").turn("FR").do("rondel maneuver1", "march holland hamburg")
    assert table.option_set() == {"hostile", "friendly"}


@pytest.mark.rule("imperial/stance/last-factory-elsewhere", "imperial/ruling/hostile-in-empty-province")
@pytest.mark.parametrize(("start", "to"), [("belgium", "munich"), ("prague", "danzig"), ("belgium", "cologne")])
def test_provinces_without_a_factory_may_always_be_entered_hostile(start: str, to: str) -> None:
    table = last_free_hamburg().do(f"march {start} {to}", "hostile")
    assert table.count("FR", to) == 1


@pytest.mark.rule("imperial/stance/last-factory-elsewhere", "imperial/ruling/last-factory-moment")
def test_a_factory_that_is_occupied_already_may_be_entered_hostile() -> None:
    table = last_free_hamburg().do("march prague berlin", "hostile", "decline", "decline")
    assert table.count("FR", "berlin") == table.count("RU", "berlin") == 1


@pytest.mark.rule("imperial/ruling/hostile-in-empty-province")
def test_a_hostile_army_in_an_empty_province_blocks_it() -> None:
    table = Table(6).units("RU", "munich[h]").units("GE", "cologne").treasury(GE=9)
    table.turn("GE").do("rondel factory")
    assert table.refused("build munich") == "imperial/factory/not-occupied"
    table.rondel(GE="production1").turn("GE").do("rondel maneuver1")
    assert table.refused("march cologne vienna") == "imperial/rail/suspended"
    table.rondel(GE="investor").turn("GE").do("rondel import")
    assert table.refused("import_army munich") == "imperial/import/not-occupied"


@pytest.mark.rule("imperial/stance/last-factory-only-one")
def test_a_single_factory_is_protected_from_the_start() -> None:
    table = Table(6).factories("RU", "moscow").units("GE", "warsaw").turn("GE").do("rondel maneuver1")
    table.do("march warsaw moscow")
    assert (table.count("GE", "moscow"), table.count("GE", "moscow[f]")) == (0, 1)


@pytest.mark.rule("imperial/stance/last-factory-battle")
@pytest.mark.parametrize("answers", [["attack germany fleet"], ["decline", "call fleet"]])
def test_battles_are_possible_at_the_last_free_factory(answers: list[str]) -> None:
    table = last_free_hamburg().units("GE", "hamburg/fleet").do("march holland hamburg")
    assert table.step == "entry"
    table.do(*answers)
    assert table.count("FR", "hamburg[f]") == table.count("GE", "hamburg/fleet") == 0


# -- rulings -------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/ruling/stance-per-army")
def test_armies_of_one_nation_in_one_province_differ_in_stance() -> None:
    table = Table(6).units("FR", "dijon 4").turn("FR").do("rondel maneuver1")
    for stance in ("hostile", "friendly", "hostile"):
        table.do("march dijon munich", stance)
    assert (table.count("FR", "munich"), table.count("FR", "munich[f]")) == (2, 1)


@pytest.mark.rule("imperial/ruling/stance-per-army")
def test_of_a_mixed_stack_the_mover_picks_who_moves_and_who_turns() -> None:
    table = Table(6).units("FR", "munich[f] 2", "munich[h] 2").turn("FR").do("rondel maneuver1")
    table.do("march munich belgium")
    assert (table.count("FR", "munich"), table.count("FR", "munich[f]")) == (1, 2)
    table.do("march_friendly munich belgium")
    assert (table.count("FR", "munich"), table.count("FR", "munich[f]")) == (1, 1)
    table.do("turn_hostile munich")
    assert (table.count("FR", "munich"), table.count("FR", "munich[f]")) == (2, 0)
    assert table.refused("march_friendly munich belgium") == "imperial/army/one-step"


@pytest.mark.rule("imperial/ruling/stance-change")
def test_no_change_in_the_maneuver_of_the_entry() -> None:
    table = Table(6).units("FR", "dijon 3").turn("FR").do("rondel maneuver1")
    table.do("march dijon munich", "friendly", "march dijon munich", "hostile")
    assert table.refused("turn_hostile munich") == "imperial/ruling/stance-change"
    assert table.refused("turn_friendly munich") == "imperial/ruling/stance-change"


@pytest.mark.rule("imperial/ruling/stance-change")
def test_no_change_in_the_fleet_step() -> None:
    table = Table(6).units("FR", "munich[f]", "brest/fleet").turn("FR").do("rondel maneuver1")
    assert table.refused("turn_hostile munich") == "imperial/stance/change-next-maneuver"
    table.do("done", "turn_hostile munich")
    assert table.count("FR", "munich") == 1


@pytest.mark.rule("imperial/ruling/stance-change")
def test_each_army_changes_at_most_once_in_a_maneuver() -> None:
    table = Table(6).units("FR", "munich[f]", "munich[h]").turn("FR").do("rondel maneuver1")
    table.do("turn_hostile munich", "turn_friendly munich")  # one each
    assert (table.count("FR", "munich"), table.count("FR", "munich[f]")) == (1, 1)
    assert table.refused("turn_hostile munich") == "imperial/ruling/stance-change"
    assert table.refused("turn_friendly munich") == "imperial/ruling/stance-change"


@pytest.mark.rule("imperial/ruling/stance-change")
def test_an_army_that_has_changed_may_still_move() -> None:
    table = Table(6).units("FR", "munich[f]", "cologne[h]").turn("FR").do("rondel maneuver1")
    table.do("turn_hostile munich", "march munich belgium", "turn_friendly cologne")
    table.do("march_friendly cologne belgium")
    assert table.count("FR", "belgium") == 2


@pytest.mark.rule("imperial/ruling/stance-change")
def test_the_one_that_changed_moves_before_one_that_may_still_change() -> None:
    table = Table(6).units("FR", "munich[f]", "munich[h]").turn("FR").do("rondel maneuver1")
    table.do("turn_hostile munich", "march munich belgium", "turn_friendly munich")
    assert table.count("FR", "munich[f]") == 1
    table = Table(6).units("FR", "munich[f]", "munich[h]").turn("FR").do("rondel maneuver1")
    table.do("turn_friendly munich", "march_friendly munich belgium", "turn_hostile munich")
    assert table.count("FR", "munich[h]") == 1


@pytest.mark.rule("imperial/ruling/stance-change")
def test_an_army_that_has_moved_cannot_change() -> None:
    table = Table(6).units("FR", "munich[f]", "dijon 2").turn("FR").do("rondel maneuver1")
    table.do("march_friendly munich berlin", "friendly")
    assert table.refused("turn_hostile berlin") == "imperial/ruling/stance-change"


@pytest.mark.rule("imperial/ruling/stance-change")
def test_lying_down_opens_no_call() -> None:
    table = Table(6).units("GE", "berlin 2").units("RU", "berlin[h]", "warsaw").turn("RU")
    table.do("rondel maneuver1", "turn_friendly berlin")
    assert (table.step, table.asked) == ("armies", 6)
    assert table.count("RU", "berlin[f]") == 1
    assert table.count("GE", "berlin") == 2


@pytest.mark.rule("imperial/ruling/stance-change")
def test_every_nation_there_may_call_on_a_turned_army_in_the_order_of_its_government() -> None:
    table = Table(6).units("GE", "hamburg/fleet").units("FR", "hamburg[f]").units("GB", "hamburg[h]")
    table.units("RU", "hamburg[f]", "warsaw").turn("RU").do("rondel maneuver1", "turn_hostile hamburg")
    assert (table.step, table.asked) == ("calls", 6)
    assert table.option_set() == {"ask germany", "ask france", "ask great_britain"}
    table.do("ask france")
    assert table.option_set() == {"call friendly", "decline"}
    table.do("decline", "ask germany")
    assert table.option_set() == {"call fleet", "decline"}
    table.do("call fleet")
    assert table.step == "armies"
    assert table.count("GE", "hamburg/fleet") == table.count("RU", "hamburg") == 0
    assert table.count("GB", "hamburg") == table.count("FR", "hamburg[f]") == 1


@pytest.mark.rule("imperial/ruling/call-target", "imperial/ruling/stance-change")
def test_a_call_hits_the_army_that_turned_and_not_one_that_has_moved() -> None:
    table = Table(6).units("GE", "berlin").units("RU", "berlin[f]", "warsaw", "danzig[h]").turn("RU")
    table.do("rondel maneuver1", "march danzig berlin", "hostile", "decline", "decline")
    table.do("turn_hostile berlin", "call army")
    assert table.count("RU", "berlin") == 1
    assert table.refused("march berlin hamburg") == "imperial/army/one-step"
    assert table.refused("turn_friendly berlin") == "imperial/ruling/stance-change"


@pytest.mark.rule("imperial/ruling/call-target", "imperial/ruling/stance-change")
def test_a_call_hits_the_army_that_turned_and_not_one_that_may_still_change() -> None:
    table = Table(6).units("GE", "berlin").units("RU", "berlin[f]", "berlin[h] 2").turn("RU")
    table.do("rondel maneuver1", "turn_hostile berlin", "call army")
    assert table.count("RU", "berlin") == 2
    table.do("turn_friendly berlin", "turn_friendly berlin")
    assert table.count("RU", "berlin[f]") == 2


@pytest.mark.rule("imperial/ruling/call-target", "imperial/ruling/stance-change")
def test_a_call_leaves_the_other_friendly_armies_free_to_turn() -> None:
    table = Table(6).units("GE", "berlin").units("RU", "berlin[f] 2").turn("RU").do("rondel maneuver1")
    table.do("turn_hostile berlin", "call army", "turn_hostile berlin")
    assert (table.count("RU", "berlin"), table.count("RU", "berlin[f]")) == (1, 0)
    assert table.step == "armies"  # no German unit is left to call


@pytest.mark.rule("imperial/ruling/stance-change", "imperial/ruling/anytime")
def test_a_declared_battle_takes_an_army_that_has_changed_before_one_that_may_still_change() -> None:
    table = Table(6).units("GE", "berlin").units("RU", "berlin[f]", "berlin[h]").turn("RU")
    table.do("rondel maneuver1", "turn_hostile berlin", "decline", "battle berlin army")
    assert table.count("RU", "berlin") == 1
    table.do("turn_friendly berlin")
    assert table.count("RU", "berlin[f]") == 1


@pytest.mark.rule("imperial/ruling/last-factory-change")
def test_no_army_is_raised_at_the_last_free_factory() -> None:
    table = Table(6).factories("GE", "berlin", "hamburg").units("RU", "berlin[h]").units("FR", "hamburg[f]")
    table.turn("FR").do("rondel maneuver1")
    assert table.refused("turn_hostile hamburg") == "imperial/ruling/last-factory-change"


@pytest.mark.rule("imperial/ruling/last-factory-change", "imperial/ruling/last-factory-moment")
def test_raising_at_one_factory_protects_the_other() -> None:
    table = Table(6).factories("GE", "berlin", "hamburg").units("RU", "berlin[f]", "hamburg[f]")
    table.turn("RU").do("rondel maneuver1")
    assert table.option_set("turn_hostile") == {"turn_hostile berlin", "turn_hostile hamburg"}
    table.do("turn_hostile berlin")
    assert table.refused("turn_hostile hamburg") == "imperial/ruling/last-factory-change"


@pytest.mark.rule("imperial/ruling/last-factory-change", "imperial/ruling/last-factory-moment")
def test_a_battle_won_by_a_caller_lifts_the_protection_again() -> None:
    table = Table(6).factories("GE", "berlin", "hamburg").units("RU", "berlin[f]", "hamburg[f]")
    table.units("GE", "berlin").turn("RU").do("rondel maneuver1", "turn_hostile berlin", "call army")
    table.do("turn_hostile hamburg")
    assert table.count("RU", "hamburg") == 1


@pytest.mark.rule("imperial/ruling/last-factory-moment")
def test_the_protection_is_tested_when_the_army_arrives() -> None:
    table = last_free_hamburg()
    table.turn("RU").do("rondel maneuver1", "march berlin hamburg")  # Berlin is free as soon as it has left
    assert table.option_set() == {"hostile", "friendly"}
    table.do("hostile")
    assert table.count("RU", "hamburg") == 1


@pytest.mark.rule("imperial/ruling/last-factory-moment")
def test_one_of_two_occupiers_moving_over_is_laid_down() -> None:
    table = last_free_hamburg().units("RU", "berlin[h]")
    table.turn("RU").do("rondel maneuver1", "march berlin hamburg")
    assert table.count("RU", "hamburg[f]") == 1


@pytest.mark.rule("imperial/ruling/last-factory-moment")
@pytest.mark.parametrize("freed_by", ["battle berlin army", "turn_friendly berlin"])
def test_freeing_another_factory_lifts_the_protection_at_once(freed_by: str) -> None:
    table = Table(6).factories("GE", "berlin", "hamburg").units("RU", "berlin[h]", "denmark", "holland")
    table.units("GB", "berlin[f]").turn("RU").do("rondel maneuver1", "march denmark hamburg")
    assert table.count("RU", "hamburg[f]") == 1
    table.do(freed_by, "march holland hamburg", "hostile")
    assert table.count("RU", "hamburg") == 1


@pytest.mark.rule("imperial/ruling/last-factory-moment")
def test_a_second_hostile_entry_finds_the_protection_changed() -> None:
    table = Table(6).factories("GE", "berlin", "hamburg").units("FR", "belgium", "holland", "prague")
    table.turn("FR").do("rondel maneuver1", "march prague berlin", "hostile", "march holland hamburg")
    assert table.count("FR", "hamburg[f]") == 1
    assert table.step == "armies"


@pytest.mark.rule("imperial/ruling/friendly-then-hostile")
def test_a_friendly_army_turns_hostile_in_a_later_maneuver() -> None:
    table = Table(6).units("RU", "warsaw").turn("RU")
    table.do("rondel maneuver1", "march warsaw danzig", "friendly")
    assert table.asked == 1  # the maneuver is over
    table.units("GE", "danzig").rondel(RU="production2").turn("RU").do("rondel maneuver2")
    table.do("turn_hostile danzig")
    assert (table.step, table.asked) == ("call", 5)
    assert table.do("decline").count("RU", "danzig") == 1


@pytest.mark.rule("imperial/ruling/friendly-then-hostile")
def test_a_new_government_finds_the_stance_as_it_was() -> None:
    table = Table(4).cash(20, 20, 20, 20).units("RU", "danzig[f]", "berlin[h]").card(3)
    table.rondel(FR="maneuver1").turn("FR").do("rondel investor", "bond russia 9")
    while table.step == "invest":
        table.do("pass")
    assert table.government_of("RU") == 3
    assert table.count("RU", "danzig[f]") == table.count("RU", "berlin") == 1
    table.turn("RU").do("rondel maneuver1")
    assert table.asked == 3
    table.do("turn_hostile danzig", "turn_friendly berlin")
    assert table.count("RU", "danzig") == table.count("RU", "berlin[f]") == 1
