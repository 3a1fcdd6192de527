"""Maneuver: battles on land and in harbours."""

import pytest

from greatpowers.testing.imperial import Table


def into_belgium(ours: int = 1, theirs: int = 1) -> Table:
    """A French army (player 3) has entered Belgium, where German armies (player 5) are."""
    table = Table(6).units("FR", "paris 2", *([f"belgium {ours - 1}"] if ours > 1 else []))
    table.units("GE", f"belgium {theirs}").turn("FR").do("rondel maneuver1")
    return table.do("march paris belgium")


def in_belgium(table: Table) -> tuple[int, int]:
    return table.count("FR", "belgium"), table.count("GE", "belgium")


# -- battles on land -----------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/battle/land-1to1")
def test_a_battle_takes_one_unit_of_each_side() -> None:
    table = Table(6).units("AH", "vienna").units("IT", "venice 2").turn("AH").do("rondel maneuver1")
    table.do("march vienna venice", "hostile", "attack italy army")
    assert table.count("AH", "venice") == 0
    assert table.count("IT", "venice") == 1


@pytest.mark.rule("imperial/battle/active-attacks")
@pytest.mark.parametrize("step", ["fleets", "armies"])
def test_the_active_nation_attacks_with_an_army_that_has_not_moved(step: str) -> None:
    table = Table(6).units("FR", "belgium", "paris", "brest/fleet").units("GE", "belgium").turn("FR")
    table.do("rondel maneuver1", *(["done"] if step == "armies" else []))
    assert table.step == step
    table.do("battle belgium army")
    assert in_belgium(table) == (0, 0)
    assert table.step == step


@pytest.mark.rule("imperial/battle/active-attacks")
def test_the_active_nation_attacks_with_an_army_that_moved_in_peacefully() -> None:
    table = into_belgium().do("decline", "decline")
    table.do("battle belgium army")
    assert in_belgium(table) == (0, 0)


@pytest.mark.rule("imperial/battle/active-attacks")
def test_units_in_different_areas_do_not_fight() -> None:
    table = Table(6).units("FR", "belgium", "paris").units("GE", "holland", "cologne")
    table.turn("FR").do("rondel maneuver1")
    assert not table.option_set("battle")
    assert table.refused("battle holland army") == "imperial/battle/active-attacks"
    assert table.refused("battle belgium army") == "imperial/ruling/active-multiple"


@pytest.mark.rule("imperial/battle/inactive-calls")
def test_a_nation_that_is_entered_on_may_call() -> None:
    table = Table(6).units("GE", "holland").units("FR", "belgium").turn("FR").do("rondel maneuver1")
    table.do("march belgium holland", "decline")
    assert (table.step, table.asked) == ("call", 5)
    assert table.option_set() == {"call army", "decline"}
    table.do("call army")
    assert table.count("FR", "holland") == table.count("GE", "holland") == 0


@pytest.mark.rule("imperial/battle/inactive-only-then")
def test_nobody_calls_on_an_army_that_was_there_before() -> None:
    table = Table(6).units("FR", "belgium 2", "paris").units("GE", "belgium 3").turn("FR")
    table.do("rondel maneuver1", "march paris brest")
    assert (table.step, table.asked) == ("armies", 3)
    assert table.refused("call army") == "imperial/battle/inactive-only-then"
    table.do("march belgium holland")  # out of the area: no occasion either
    assert (table.step, table.asked) == ("armies", 3)
    table.do("battle belgium army")  # nor is a battle of others one
    assert in_belgium(table) == (0, 2)


@pytest.mark.rule("imperial/battle/inactive-only-then")
@pytest.mark.parametrize("space", ["production1", "import", "factory", "taxation"])
def test_no_battles_outside_a_maneuver(space: str) -> None:
    table = Table(6).units("FR", "belgium", "paris").units("GE", "belgium", "paris").treasury(FR=9)
    table.turn("FR").do(f"rondel {space}")
    assert table.refused("battle belgium army") == "imperial/ruling/anytime"
    assert table.refused("call army") == "imperial/battle/inactive-only-then"


@pytest.mark.rule("imperial/battle/active-choice-first")
def test_the_mover_decides_first_and_then_asks_in_his_order() -> None:
    table = Table(6).units("GE", "belgium").units("GB", "belgium").units("IT", "belgium").units("FR", "paris")
    table.turn("FR").do("rondel maneuver1", "march paris belgium")
    assert (table.step, table.asked) == ("entry", 3)
    assert table.refused("call army", player=5)
    table.do("decline")
    assert (table.step, table.asked) == ("calls", 3)
    assert table.option_set() == {"ask italy", "ask great_britain", "ask germany"}
    table.do("ask germany")
    assert (table.step, table.asked) == ("call", 5)
    table.do("decline", "ask italy")
    assert (table.step, table.asked) == ("call", 2)
    table.do("decline")
    assert (table.step, table.asked) == ("call", 4)
    assert table.refused("attack italy army") == "imperial/battle/active-choice-first"
    table.do("call army")
    assert table.count("FR", "belgium") == table.count("GB", "belgium") == 0
    assert table.count("IT", "belgium") == table.count("GE", "belgium") == 1


@pytest.mark.rule("imperial/battle/third-party")
def test_every_nation_with_units_there_may_call() -> None:
    table = Table(6).units("IT", "munich[f]").units("GE", "munich").units("FR", "dijon").turn("FR")
    table.do("rondel maneuver1", "march dijon munich", "hostile", "decline")
    assert table.option_set() == {"ask italy", "ask germany"}
    table.do("ask italy")
    assert table.option_set() == {"call friendly", "decline"}
    table.do("call friendly")
    assert table.count("IT", "munich[f]") == table.count("FR", "munich") == 0
    assert table.count("GE", "munich") == 1


@pytest.mark.rule("imperial/battle/third-party")
def test_a_third_nation_alone_may_call_in_a_province_and_under_a_foreign_flag() -> None:
    table = Table(6).units("IT", "munich[h]").units("FR", "dijon").turn("FR")
    table.do("rondel maneuver1", "march dijon munich", "friendly", "decline")
    assert (table.step, table.asked) == ("call", 2)
    table = Table(6).flags("FR", "belgium").units("IT", "belgium").units("FR", "paris").turn("FR")
    table.do("rondel maneuver1", "march paris belgium", "decline")
    assert (table.step, table.asked) == ("call", 2)


@pytest.mark.rule("imperial/battle/friendly-entry")
def test_a_friendly_entry_may_be_answered_with_a_battle() -> None:
    table = Table(6).units("GE", "munich").units("FR", "dijon").turn("FR")
    table.do("rondel maneuver1", "march dijon munich", "friendly", "decline")
    assert (table.step, table.asked) == ("call", 5)
    table.do("call army")
    assert table.count("FR", "munich[f]") == table.count("GE", "munich") == 0


@pytest.mark.rule("imperial/battle/army-vs-harbour-fleet")
def test_an_army_and_a_fleet_in_harbour_may_fight() -> None:
    for answers in (["attack italy fleet"], ["decline", "call fleet"]):
        table = Table(6).units("AH", "vienna").units("IT", "venice/fleet").turn("AH")
        table.do("rondel maneuver1", "march vienna venice", "hostile", *answers)
        assert table.count("AH", "venice") == table.count("IT", "venice/fleet") == 0


@pytest.mark.rule("imperial/battle/army-vs-harbour-fleet")
def test_a_fleet_at_sea_and_an_army_ashore_never_meet() -> None:
    table = Table(6).units("AH", "vienna 2").units("IT", "ionian_sea").turn("AH")
    table.do("rondel maneuver1", "march vienna venice", "hostile")
    assert (table.step, table.asked) == ("armies", 1)
    assert not table.option_set("battle")
    assert table.refused("battle venice army") == "imperial/ruling/active-multiple"


@pytest.mark.rule("imperial/battle/army-already-there")
@pytest.mark.parametrize("stance", ["[f]", "[h]"])
def test_a_fleet_in_harbour_attacks_an_army_that_was_there_before(stance: str) -> None:
    table = Table(6).units("IT", "venice/fleet").units("AH", f"venice{stance}").turn("IT")
    table.do("rondel maneuver1", "battle venice fleet")
    assert table.count("IT", "venice/fleet") == table.count("AH", f"venice{stance}") == 0


@pytest.mark.rule("imperial/battle/army-already-there")
def test_an_army_attacks_a_fleet_that_was_launched_beside_it() -> None:
    table = Table(6).factories("IT", "rome", "naples", "venice").units("AH", "venice[f]")
    table.turn("IT").do("rondel production1", "produce_all")
    assert table.count("IT", "venice/fleet") == 1
    table.turn("AH").do("rondel maneuver1", "battle venice friendly")
    assert table.count("IT", "venice/fleet") == table.count("AH", "venice[f]") == 0


@pytest.mark.rule("imperial/battle/sequential", "imperial/ruling/unit-by-unit")
def test_the_next_unit_finds_the_area_as_the_last_battle_left_it() -> None:
    table = Table(6).units("AH", "vienna 3").units("IT", "venice/fleet").turn("AH").do("rondel maneuver1")
    table.do("march vienna venice", "hostile")
    assert table.refused("march vienna venice")  # the first entry is settled before the next unit moves
    table.do("attack italy fleet", "march vienna venice", "hostile")
    assert (table.step, table.asked) == ("armies", 1)  # nobody left to fight
    assert table.count("AH", "venice") == 1


@pytest.mark.rule("imperial/ruling/unit-by-unit")
def test_each_unit_that_moves_in_is_answered_for_itself() -> None:
    table = Table(6).units("FR", "paris 3").units("GE", "belgium 2").turn("FR").do("rondel maneuver1")
    table.do("march paris belgium", "decline", "decline", "march paris belgium", "decline", "call army")
    assert in_belgium(table) == (1, 1)
    table.do("march paris belgium", "attack germany army")
    assert in_belgium(table) == (1, 0)


@pytest.mark.rule("imperial/battle/own-nations", "imperial/ruling/same-owner-battle")
@pytest.mark.parametrize(("answer", "left"), [("decline", (1, 1)), ("call army", (0, 0))])
def test_two_nations_of_one_government_are_foreign_to_each_other(answer: str, left: tuple[int, int]) -> None:
    table = Table(6).government(GE=3).units("FR", "paris").units("GE", "belgium").turn("FR")
    table.do("rondel maneuver1", "march paris belgium")
    assert (table.step, table.asked) == ("entry", 3)
    table.do("decline")
    assert (table.step, table.asked) == ("call", 3)
    table.do(answer)
    assert in_belgium(table) == left
    assert len(table.events("no_attack")) == 1
    assert len(table.events("no_call")) == (answer == "decline")


@pytest.mark.rule("imperial/ruling/same-owner-battle")
def test_a_player_who_governs_several_nations_there_answers_for_each() -> None:
    table = Table(6).government(GE=4).units("FR", "paris").units("GE", "belgium").units("GB", "belgium")
    table.turn("FR").do("rondel maneuver1", "march paris belgium", "decline")
    assert (table.step, table.asked) == ("call", 4)  # whom to ask first makes no difference
    table.do("decline")
    assert (table.step, table.asked) == ("call", 4)
    table.do("call army")
    assert {event["nation"] for event in table.events("no_call")} | {
        event["other"] for event in table.events("fought")
    } == {"great_britain", "germany"}


# -- rulings -------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/ruling/several-callers")
def test_the_first_to_say_yes_gets_the_battle() -> None:
    table = Table(6).units("GE", "belgium").units("GB", "belgium").units("IT", "belgium").units("FR", "paris 2")
    table.turn("FR").do("rondel maneuver1", "march paris belgium", "decline")
    table.do("ask great_britain", "decline", "ask germany", "call army")
    assert (table.step, table.asked) == ("armies", 3)  # Italy is not asked any more
    assert [table.count(nation, "belgium") for nation in ("FR", "GE", "GB", "IT")] == [0, 0, 1, 1]


@pytest.mark.rule("imperial/ruling/call-target")
def test_a_call_is_one_pair_and_only_against_the_unit_that_came_in() -> None:
    table = into_belgium(ours=3, theirs=3).do("decline", "call army")
    assert in_belgium(table) == (2, 2)
    assert (table.step, table.asked) == ("armies", 3)
    table.do("march belgium holland", "march belgium holland")  # those that were there may still move
    assert table.count("FR", "holland") == 2


@pytest.mark.rule("imperial/ruling/call-target")
def test_a_call_does_not_pick_the_stance_of_an_older_army() -> None:
    table = Table(6).units("FR", "munich[f]", "munich[h]", "dijon").units("GE", "munich").turn("FR")
    table.do("rondel maneuver1", "march dijon munich", "hostile", "decline", "call army")
    assert table.count("FR", "munich[f]") == table.count("FR", "munich") == 1
    assert {"march munich belgium", "march_friendly munich belgium"} <= table.option_set()


@pytest.mark.rule("imperial/ruling/active-multiple")
def test_as_many_battles_as_both_sides_have_units() -> None:
    table = Table(6).units("FR", "belgium 3", "paris").units("GE", "belgium 2").turn("FR").do("rondel maneuver1")
    table.do("battle belgium army", "battle belgium army")
    assert in_belgium(table) == (1, 0)
    assert table.refused("battle belgium army") == "imperial/ruling/active-multiple"
    table = Table(6).units("FR", "belgium", "paris").units("GE", "belgium 2").turn("FR").do("rondel maneuver1")
    table.do("battle belgium army")
    assert in_belgium(table) == (0, 1)
    assert table.refused("battle belgium army") == "imperial/battle/active-attacks"


@pytest.mark.rule("imperial/ruling/harbour-mix")
def test_the_attacker_picks_nation_kind_and_stance() -> None:
    table = Table(6).units("IT", "venice", "venice/fleet").units("FR", "venice[f]", "venice[h]")
    table.units("AH", "vienna").turn("AH").do("rondel maneuver1", "march vienna venice", "hostile")
    assert table.option_set() == {
        "attack italy army",
        "attack italy fleet",
        "attack france army",
        "attack france friendly",
        "decline",
    }
    table.do("attack france friendly")
    assert (table.count("FR", "venice"), table.count("FR", "venice[f]")) == (1, 0)
    assert table.count("IT", "venice") == table.count("IT", "venice/fleet") == 1
    assert table.count("AH", "venice") == 0


@pytest.mark.rule("imperial/ruling/harbour-mix")
@pytest.mark.parametrize("kind", ["army", "fleet"])
def test_a_caller_picks_which_of_his_units_fights(kind: str) -> None:
    table = Table(6).units("IT", "venice", "venice/fleet").units("AH", "vienna").turn("AH")
    table.do("rondel maneuver1", "march vienna venice", "friendly", "decline")
    assert table.option_set() == {"call army", "call fleet", "decline"}
    assert table.refused("call friendly") == "imperial/ruling/harbour-mix"
    table.do(f"call {kind}")
    assert table.count("IT", "venice") == (kind == "fleet")
    assert table.count("IT", "venice/fleet") == (kind == "army")
    assert table.count("AH", "venice[f]") == 0


@pytest.mark.rule("imperial/ruling/harbour-mix")
def test_a_caller_with_armies_of_both_stances_picks_one() -> None:
    table = Table(6).units("FR", "venice[f]", "venice[h]").units("AH", "vienna").turn("AH")
    table.do("rondel maneuver1", "march vienna venice", "hostile", "decline")
    assert table.option_set() == {"call army", "call friendly", "decline"}
    table.do("call army")
    assert (table.count("FR", "venice"), table.count("FR", "venice[f]")) == (0, 1)


@pytest.mark.rule("imperial/ruling/harbour-mix")
def test_the_owner_attacks_with_army_or_harbour_fleet_whom_he_likes() -> None:
    table = Table(6).units("IT", "venice", "venice/fleet 2").units("AH", "venice[f]").units("FR", "venice[h]")
    table.turn("IT").do("rondel maneuver1")
    assert table.option_set("battle") == {"battle venice army", "battle venice fleet"}
    table.do("battle venice fleet")
    assert table.option_set() == {"attack austria_hungary friendly", "attack france army"}
    table.do("attack france army")
    assert table.count("FR", "venice") == 0
    assert table.count("IT", "venice/fleet") == table.count("IT", "venice") == table.count("AH", "venice[f]") == 1
    table.do("sail venice ionian_sea")  # the other fleet still has its move


@pytest.mark.rule("imperial/ruling/harbour-mix")
def test_the_active_nation_picks_the_stance_of_its_own_fighter() -> None:
    table = Table(6).units("AH", "venice[f]", "venice[h]").units("IT", "venice").turn("AH").do("rondel maneuver1")
    assert table.option_set("battle") == {"battle venice army", "battle venice friendly"}
    table.do("battle venice friendly")
    assert (table.count("AH", "venice"), table.count("AH", "venice[f]")) == (1, 0)


@pytest.mark.rule("imperial/ruling/harbour-mix")
def test_own_fleets_in_harbour_are_no_target_of_the_own_army() -> None:
    table = Table(6).units("IT", "venice", "venice/fleet", "rome").turn("IT").do("rondel maneuver1")
    assert not table.option_set("battle")
    table.do("done", "march rome venice")
    assert (table.step, table.asked) == ("armies", 2)


@pytest.mark.rule("imperial/ruling/anytime")
def test_fleets_fight_in_the_army_step_and_armies_in_the_fleet_step() -> None:
    table = Table(6).units("GE", "danzig 2", "baltic_sea", "belgium", "hamburg/fleet")
    table.units("FR", "baltic_sea", "belgium", "hamburg[f]").turn("GE").do("rondel maneuver1")
    everywhere = {"battle baltic_sea fleet", "battle belgium army", "battle hamburg fleet"}
    assert table.option_set("battle") == everywhere
    table.do("battle belgium army", "done")
    assert table.step == "armies"
    table.do("embark danzig baltic_sea", "land sweden")
    table.do("battle baltic_sea fleet", "battle hamburg fleet")
    for place in ("baltic_sea", "belgium", "hamburg/fleet"):
        assert table.count("GE", place) == 0
    assert table.count("FR", "hamburg[f]") == 0


@pytest.mark.rule("imperial/ruling/anytime")
def test_no_battle_is_declared_while_a_unit_is_on_its_way() -> None:
    table = Table(6).units("GE", "danzig 2", "baltic_sea", "belgium").units("FR", "belgium", "sweden")
    table.turn("GE").do("rondel maneuver1", "done", "embark danzig baltic_sea")
    assert table.refused("battle belgium army") == "imperial/ruling/anytime"
    table.do("land sweden")
    assert table.refused("battle belgium army") == "imperial/ruling/anytime"


@pytest.mark.rule("imperial/ruling/home-return")
@pytest.mark.parametrize("stance", ["[h]", "[f]"])
def test_an_army_coming_home_has_no_stance_but_meets_who_is_there(stance: str) -> None:
    table = Table(6).units("GE", "holland 2").units("FR", f"hamburg{stance}").turn("GE")
    table.do("rondel maneuver1", "march holland hamburg")
    kind = "army" if stance == "[h]" else "friendly"
    assert (table.step, table.option_set()) == ("entry", {f"attack france {kind}", "decline"})
    assert table.count("GE", "hamburg") == 1
    table.do("decline")
    assert (table.step, table.asked) == ("call", 3)
    table.do(f"call {kind}")
    assert table.count("GE", "hamburg") == table.count("FR", f"hamburg{stance}") == 0


# -- who of several like units is lost -----------------------------------------------------------------------


@pytest.mark.rule("imperial/ruling/anytime", "imperial/army/one-step")
def test_of_armies_in_one_area_one_that_has_moved_is_lost_first() -> None:
    table = into_belgium(ours=3, theirs=3).do("decline", "decline")
    table.do("battle belgium army", "march belgium holland", "battle belgium army")
    assert in_belgium(table) == (0, 1)
    assert table.count("FR", "holland") == 1


@pytest.mark.rule("imperial/ruling/anytime", "imperial/army/one-step")
def test_an_unmoved_army_lost_has_no_move_left() -> None:
    table = Table(6).units("FR", "belgium 2", "paris").units("GE", "belgium 2").turn("FR").do("rondel maneuver1")
    table.do("battle belgium army", "march belgium holland")
    assert in_belgium(table) == (0, 1)
    assert {text.split()[1] for text in table.option_set("march")} == {"paris"}


@pytest.mark.rule("imperial/ruling/anytime", "imperial/army/one-step")
def test_moved_armies_left_behind_by_battles_cannot_move_again() -> None:
    table = Table(6).units("FR", "paris 2", "belgium").units("GE", "belgium").turn("FR").do("rondel maneuver1")
    table.do("march paris belgium", "decline", "decline", "march paris belgium", "decline", "decline")
    table.do("battle belgium army", "march belgium holland")
    assert in_belgium(table) == (1, 0)
    assert table.step == "rondel"  # the last one has moved already


@pytest.mark.rule("imperial/ruling/anytime", "imperial/army/one-step")
def test_the_same_holds_for_friendly_armies() -> None:
    table = Table(6).units("FR", "munich[f]", "dijon").units("GE", "munich").turn("FR").do("rondel maneuver1")
    table.do("march dijon munich", "friendly", "decline", "decline", "battle munich friendly")
    assert table.count("FR", "munich[f]") == 1
    table.do("march_friendly munich belgium")
    assert table.count("FR", "belgium") == 1
