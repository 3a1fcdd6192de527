"""Maneuver: its order, and its first step, the fleets."""

import pytest

from greatpowers.games.imperial.board import AREA_IDS, COAST, LANDS, PORTS
from greatpowers.games.imperial.position import Position
from greatpowers.testing.imperial import Table

SEAS = set(AREA_IDS[LANDS:])


def purple() -> Table:
    """Russia (6) has sailed into the Ionian Sea, where Italy (2) and Austria-Hungary (1) have one each."""
    table = Table(6).units("IT", "ionian_sea").units("AH", "ionian_sea")
    table.units("RU", "eastern_mediterranean_sea", "baltic_sea").turn("RU").do("rondel maneuver1")
    return table.do("sail eastern_mediterranean_sea ionian_sea")


def in_the_ionian(table: Table) -> tuple[int, int, int]:
    return table.count("RU", "ionian_sea"), table.count("IT", "ionian_sea"), table.count("AH", "ionian_sea")


# -- the order of a maneuver ---------------------------------------------------------------------------------


@pytest.mark.rule("imperial/maneuver/three-steps")
def test_first_all_fleets_then_all_armies_then_flags() -> None:
    table = Table(6).units("GB", "london 2", "english_channel", "london/fleet").turn("GB").do("rondel maneuver1")
    assert table.step == "fleets"
    table.do("sail english_channel north_sea")
    assert table.refused("march london sheffield") == "imperial/maneuver/three-steps"
    assert table.refused("embark london north_sea") == "imperial/maneuver/three-steps"
    table.do("done", "march london sheffield")
    assert table.step == "armies"
    assert table.refused("sail london english_channel") == "imperial/maneuver/three-steps"
    assert table.flag("north_sea") == ""
    table.do("done")
    assert table.flag("north_sea") == "GB"


@pytest.mark.rule("imperial/maneuver/optional-moves")
def test_any_unit_may_stay_where_it_is() -> None:
    table = Table(6).units("GB", "london", "english_channel", "london/fleet", "munich[f]")
    table.turn("GB").do("rondel maneuver1", "done", "done")
    assert table.asked == 5
    for place in ("london", "english_channel", "london/fleet", "munich[f]"):
        assert table.count("GB", place) == 1


@pytest.mark.rule("imperial/maneuver/optional-moves")
def test_one_unit_moves_and_the_other_stays() -> None:
    table = Table(6).units("GB", "english_channel 2", "london 2").turn("GB").do("rondel maneuver1")
    table.do("sail english_channel north_sea", "done", "march london sheffield", "done")
    assert table.count("GB", "english_channel") == table.count("GB", "north_sea") == 1
    assert table.count("GB", "london") == table.count("GB", "sheffield") == 1


@pytest.mark.rule("imperial/maneuver/optional-moves")
def test_a_nation_without_units_has_nothing_to_decide() -> None:
    table = Table(6).turn("GB").do("rondel maneuver1")
    assert table.step == "rondel"
    assert table.asked == 5


@pytest.mark.rule("imperial/ruling/move-obligation")
def test_nobody_must_move_or_fight_even_among_enemies() -> None:
    table = Table(6).units("GE", "berlin", "hamburg/fleet", "baltic_sea", "moscow[f]", "warsaw", "belgium")
    table.units("RU", "berlin", "baltic_sea", "moscow", "warsaw").units("FR", "hamburg", "belgium")
    table.turn("GE").do("rondel maneuver1", "done", "done")
    assert table.asked == 6
    assert table.step == "rondel"
    for place in ("berlin", "hamburg/fleet", "baltic_sea", "moscow[f]", "warsaw", "belgium"):
        assert table.count("GE", place) == 1


# -- sailing -------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/fleet/one-step")
def test_a_fleet_sails_once_to_an_adjacent_sea() -> None:
    table = Table(6).units("GB", "english_channel", "ionian_sea").turn("GB").do("rondel maneuver1")
    assert "sail english_channel baltic_sea" not in table.option_set("sail")
    table.do("sail english_channel north_sea")
    assert table.count("GB", "north_sea") == 1
    assert table.option_set("sail") == {
        "sail ionian_sea western_mediterranean_sea",
        "sail ionian_sea eastern_mediterranean_sea",
    }
    assert table.refused("sail north_sea baltic_sea") == "imperial/fleet/one-step"
    assert table.refused("sail english_channel north_sea") == "imperial/fleet/one-step"  # none left


@pytest.mark.rule("imperial/fleet/one-step")
def test_a_fleet_that_has_sailed_does_not_use_the_move_of_one_it_joins() -> None:
    table = Table(6).units("GB", "english_channel", "north_sea", "ionian_sea").turn("GB").do("rondel maneuver1")
    table.do("sail english_channel north_sea", "sail north_sea baltic_sea")
    assert table.count("GB", "north_sea") == table.count("GB", "baltic_sea") == 1
    assert "sail north_sea baltic_sea" not in table.option_set("sail")


@pytest.mark.rule("imperial/fleet/leave-harbour")
def test_out_of_a_harbour_only_past_the_anchor() -> None:
    table = Table(6).units("GB", "london/fleet").turn("GB").do("rondel maneuver1")
    assert table.option_set("sail") == {"sail london english_channel"}  # not the North Sea, not the Atlantic
    table.do("sail london english_channel")
    assert table.count("GB", "london/fleet") == 0
    assert table.count("GB", "english_channel") == 1


@pytest.mark.rule("imperial/fleet/leave-harbour")
@pytest.mark.parametrize("port", PORTS)
def test_every_harbour_has_one_sea_of_its_coast(port: int) -> None:
    nation = ("AH", "IT", "FR", "GB", "GE", "RU")[port // 5]
    table = Table(6).units(nation, f"{AREA_IDS[port]}/fleet").turn(nation).do("rondel maneuver1")
    (sailing,) = table.option_set("sail")
    assert sailing.split()[2] in {AREA_IDS[sea] for sea in COAST[port]}


@pytest.mark.rule("imperial/fleet/harbour-stop")
def test_leaving_harbour_is_the_whole_move() -> None:
    table = Table(6).units("GB", "dublin/fleet", "english_channel").turn("GB").do("rondel maneuver1")
    table.do("sail dublin north_atlantic")
    assert table.refused("sail north_atlantic bay_of_biscay") == "imperial/fleet/one-step"
    assert {text.split()[1] for text in table.option_set("sail")} == {"english_channel"}


@pytest.mark.rule("imperial/fleet/no-return")
def test_no_fleet_ever_sails_to_land() -> None:
    table = Table(6).units("GB", "english_channel").turn("GB").do("rondel maneuver1")
    assert "sail english_channel london" not in table.options()
    sail = table.game.space.by_name["sail"]
    assert {sail.words(values)[1] for values in sail.values} == SEAS


@pytest.mark.rule("imperial/fleet/example-options")
def test_example_three_british_fleets() -> None:
    table = Table(6).units("GB", "english_channel", "london/fleet", "dublin/fleet")
    table.turn("GB").do("rondel maneuver1")
    assert table.option_set() == {
        "sail english_channel north_atlantic",
        "sail english_channel bay_of_biscay",
        "sail english_channel north_sea",
        "sail london english_channel",
        "sail dublin north_atlantic",
        "done",
    }


@pytest.mark.rule("imperial/fleet/harbour-not-blocked", "imperial/ruling/harbour-exit")
def test_a_hostile_army_does_not_keep_a_fleet_in_harbour() -> None:
    table = Table(6).units("GB", "london/fleet").units("FR", "london[h]").turn("GB").do("rondel maneuver1")
    table.do("sail london english_channel")
    assert table.count("GB", "english_channel") == 1
    assert table.count("FR", "london") == 1


# -- meeting other fleets ------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/fleet/shared-sea")
def test_fleets_lie_side_by_side_when_nobody_wants_to_fight() -> None:
    table = purple().do("decline", "ask austria_hungary", "decline", "decline")
    assert table.step == "fleets"
    assert in_the_ionian(table) == (1, 1, 1)


@pytest.mark.rule("imperial/fleet/battle-one-side")
def test_one_side_is_enough_for_a_battle() -> None:
    called = purple().do("decline", "ask italy", "call fleet")
    assert in_the_ionian(called) == (0, 0, 1)
    attacked = purple().do("attack italy fleet")
    assert attacked.step == "fleets"
    assert in_the_ionian(attacked) == (0, 0, 1)


@pytest.mark.rule("imperial/fleet/battle-one-side")
def test_an_empty_sea_is_entered_without_a_question() -> None:
    table = Table(6).units("RU", "baltic_sea", "black_sea").turn("RU").do("rondel maneuver1")
    assert table.do("sail baltic_sea north_sea").step == "fleets"
    assert table.asked == 6


@pytest.mark.rule("imperial/fleet/battle-1to1")
@pytest.mark.parametrize("declared_by_mover", [True, False])
def test_a_battle_takes_one_fleet_of_each_side(declared_by_mover: bool) -> None:
    table = Table(6).units("IT", "ionian_sea 2").units("RU", "eastern_mediterranean_sea")
    table.turn("RU").do("rondel maneuver1", "sail eastern_mediterranean_sea ionian_sea")
    table.do(*(["attack italy fleet"] if declared_by_mover else ["decline", "call fleet"]))
    assert in_the_ionian(table) == (0, 1, 0)


@pytest.mark.rule("imperial/fleet/mover-picks-target")
def test_the_mover_picks_whose_fleet_to_match() -> None:
    table = purple()
    assert table.asked == 6
    assert table.option_set() == {"attack italy fleet", "attack austria_hungary fleet", "decline"}
    assert table.refused("attack germany fleet") == "imperial/battle/active-attacks"
    assert table.refused("attack italy army") == "imperial/battle/active-attacks"
    assert table.refused("attack russia fleet")
    assert in_the_ionian(table.do("attack austria_hungary fleet")) == (0, 1, 0)


@pytest.mark.rule("imperial/fleet/defender-declares-at-once")
def test_who_lets_a_fleet_in_cannot_fight_it_later() -> None:
    table = purple().do("decline", "ask italy", "decline", "decline")
    table.do("sail baltic_sea north_sea")
    assert (table.step, table.asked) == ("armies", 6)
    assert table.refused("call fleet") == "imperial/battle/inactive-only-then"
    assert table.refused("call fleet", player=2)
    assert table.do("done").step == "rondel"
    assert in_the_ionian(table) == (1, 1, 1)


@pytest.mark.rule("imperial/fleet/defender-declares-at-once")
def test_a_second_fleet_moving_in_is_a_new_occasion() -> None:
    table = Table(6).units("IT", "ionian_sea").units("RU", "eastern_mediterranean_sea 2")
    table.turn("RU").do("rondel maneuver1")
    table.do("sail eastern_mediterranean_sea ionian_sea", "decline", "decline")
    table.do("sail eastern_mediterranean_sea ionian_sea", "decline")
    assert (table.step, table.asked) == ("call", 2)
    table.do("call fleet")
    assert in_the_ionian(table) == (1, 0, 0)


@pytest.mark.rule("imperial/fleet/mover-asks-order")
@pytest.mark.parametrize(
    ("first", "asked", "then"), [("austria_hungary", 1, 2), ("italy", 2, 1)], ids=["AH first", "IT first"]
)
def test_the_mover_asks_in_the_order_he_likes(first: str, asked: int, then: int) -> None:
    table = purple().do("decline")
    assert table.asked == 6
    assert table.option_set() == {"ask austria_hungary", "ask italy"}
    assert table.refused("ask germany") == "imperial/fleet/mover-asks-order"
    table.do(f"ask {first}")
    assert (table.step, table.asked) == ("call", asked)
    table.do("decline")
    assert (table.step, table.asked) == ("call", then)


@pytest.mark.rule("imperial/fleet/mover-asks-order")
def test_the_order_can_be_chosen_anew_after_each_answer_and_nobody_is_asked_twice() -> None:
    table = Table(6).units("IT", "ionian_sea").units("AH", "ionian_sea").units("FR", "ionian_sea")
    table.units("RU", "eastern_mediterranean_sea").turn("RU").do("rondel maneuver1")
    table.do("sail eastern_mediterranean_sea ionian_sea", "decline", "ask france", "decline")
    assert table.option_set() == {"ask austria_hungary", "ask italy"}
    assert table.refused("ask france") == "imperial/fleet/mover-asks-order"


@pytest.mark.rule("imperial/fleet/first-caller-fights", "imperial/ruling/several-callers")
def test_the_first_caller_fights_and_nobody_further_is_asked() -> None:
    table = purple().do("decline", "ask austria_hungary")
    assert table.option_set() == {"call fleet", "decline"}
    assert table.refused("call army") == "imperial/ruling/harbour-mix"
    table.do("call fleet")
    assert (table.step, table.asked) == ("fleets", 6)
    assert in_the_ionian(table) == (0, 1, 0)
    assert "sail baltic_sea north_sea" in table.options()


@pytest.mark.rule("imperial/ruling/several-callers")
def test_no_order_is_asked_where_only_one_nation_could_call() -> None:
    table = Table(6).units("IT", "ionian_sea 3").units("RU", "eastern_mediterranean_sea")
    table.turn("RU").do("rondel maneuver1", "sail eastern_mediterranean_sea ionian_sea", "decline")
    assert (table.step, table.asked) == ("call", 2)


@pytest.mark.rule("imperial/fleet/stationary-attack")
def test_an_unmoved_fleet_attacks_a_fleet_beside_it() -> None:
    table = Table(6).units("RU", "baltic_sea", "black_sea").units("GE", "baltic_sea")
    table.turn("RU").do("rondel maneuver1")
    table.do("battle baltic_sea fleet")
    assert table.count("RU", "baltic_sea") == table.count("GE", "baltic_sea") == 0
    assert table.events("fought") == [
        {
            "event": "fought",
            "area": "baltic_sea",
            "nation": "russia",
            "unit": "fleet",
            "other": "germany",
            "other_unit": "fleet",
        }
    ]


@pytest.mark.rule("imperial/fleet/stationary-attack", "imperial/fleet/mover-picks-target")
def test_an_unmoved_fleet_picks_among_several_nations() -> None:
    table = Table(6).units("RU", "baltic_sea").units("GE", "baltic_sea").units("GB", "baltic_sea")
    table.turn("RU").do("rondel maneuver1", "battle baltic_sea fleet")
    assert table.option_set() == {"attack germany fleet", "attack great_britain fleet"}
    table.do("attack great_britain fleet")
    assert table.count("GB", "baltic_sea") == 0
    assert table.count("GE", "baltic_sea") == 1


@pytest.mark.rule("imperial/fleet/inactive-cannot-hit-stationary")
def test_a_fleet_that_did_not_move_in_cannot_be_called_on() -> None:
    table = Table(6).units("RU", "baltic_sea", "black_sea", "moscow").units("GE", "baltic_sea 2")
    table.turn("RU").do("rondel maneuver1")
    for act in ("sail black_sea eastern_mediterranean_sea", "done", "march moscow warsaw"):
        assert table.asked == 6
        assert table.refused("call fleet", player=5)
        assert table.refused("call fleet") == "imperial/battle/inactive-only-then"
        table.do(act)
    assert table.count("RU", "baltic_sea") == 1
    assert table.count("GE", "baltic_sea") == 2


@pytest.mark.rule("imperial/fleet/example-purple")
def test_example_every_way_that_purples_entry_can_end() -> None:
    table = purple()
    ends: set[tuple[int, int, int]] = set()
    questions: set[tuple[str, int]] = set()
    todo: list[Position] = [table.state]
    while todo:
        table.take(todo.pop())
        if table.step == "fleets":
            ends.add(in_the_ionian(table))
            continue
        questions.add((table.step, table.asked))
        for action in table.state.legal():
            after = table.state.clone()
            after.apply(action)
            todo.append(after)
    assert ends == {(0, 0, 1), (0, 1, 0), (1, 1, 1)}
    assert questions == {("entry", 6), ("calls", 6), ("call", 1), ("call", 2)}


@pytest.mark.rule("imperial/fleet/cannot-destroy")
def test_fleets_never_destroy_a_factory() -> None:
    table = (
        Table(6).units("AH", "ionian_sea 3", "trieste/fleet 3", "vienna").factories("IT", "rome", "naples", "venice")
    )
    table.turn("AH").do("rondel maneuver1")
    assert not table.option_set("destroy")
    table.do("done")
    assert table.step == "armies"
    assert not table.option_set("destroy")
    assert table.refused("destroy venice") == "imperial/destroy/two-not-enough"


# -- fleets lost and moved -----------------------------------------------------------------------------------


@pytest.mark.rule("imperial/ruling/anytime", "imperial/fleet/one-step")
def test_of_fleets_in_one_sea_the_one_that_has_sailed_is_sunk_first() -> None:
    table = Table(6).units("RU", "baltic_sea", "north_sea").units("GE", "baltic_sea")
    table.turn("RU").do("rondel maneuver1", "sail north_sea baltic_sea", "decline", "decline")
    table.do("battle baltic_sea fleet")
    assert table.count("RU", "baltic_sea") == 1
    table.do("sail baltic_sea north_sea")
    assert table.count("RU", "north_sea") == 1


@pytest.mark.rule("imperial/ruling/anytime", "imperial/fleet/one-step")
def test_an_unmoved_fleet_sunk_has_no_move_left() -> None:
    table = Table(6).units("RU", "baltic_sea 2", "black_sea").units("GE", "baltic_sea 2")
    table.turn("RU").do("rondel maneuver1", "battle baltic_sea fleet", "sail baltic_sea north_sea")
    assert {text.split()[1] for text in table.option_set("sail")} == {"black_sea"}
    assert table.count("RU", "baltic_sea") == 0


@pytest.mark.rule("imperial/ruling/call-target", "imperial/fleet/one-step")
def test_a_call_sinks_the_fleet_that_came_in_and_spares_the_move_of_the_others() -> None:
    table = Table(6).units("RU", "baltic_sea", "north_sea").units("GE", "baltic_sea 2")
    table.turn("RU").do("rondel maneuver1", "sail north_sea baltic_sea", "decline", "call fleet")
    assert table.count("RU", "baltic_sea") == table.count("GE", "baltic_sea") == 1
    assert "sail baltic_sea north_sea" in table.options()
