"""Naval battles: dice, modifiers, losses, breaking off (war/navbattle/*)."""

import pytest

from greatpowers.games.war.frames import NavalBattle
from tests.war.table import Table


def battle(ours: list[str], theirs: list[str]) -> Table:
    """Player 1 is about to attack player 2 in the North Sea; fleets by their cargo."""
    table = Table(2).war((1, 2))
    for cargo in ours:
        table.fleet(1, "north_sea", cargo)
    for cargo in theirs:
        table.fleet(2, "north_sea", cargo)
    return table


def attack(table: Table, fleets: int = 1) -> Table:
    """Player 1 attacks with the first fleets."""
    return table.move(1).do("fleet 1", *[f"join {n}" for n in range(2, fleets + 1)], "engage 2")


@pytest.mark.rule("war/navbattle/dice")
def test_each_fleet_rolls_a_die_and_sinks_a_fleet_from_five_on() -> None:
    table = attack(battle(["", ""], ["", "", ""]), 2).roll(5, 4, 4, 4, 4)
    assert (table.afloat(1), table.afloat(2), table.step) == (2, 2, "break_off")


def test_whose_die_falls_next_is_told_and_remembered_after_fleets_have_sunk() -> None:
    table = attack(battle(["", ""], ["", "", ""]), 2).roll(5, 4)
    assert table.state.prompt()[1]["party"] == 1
    table.roll(5, 4, 4)
    fight = table.state.frames[-1]
    assert isinstance(fight, NavalBattle)
    assert (table.afloat(1), table.afloat(2)) == (1, 2)
    assert (fight.dice, fight.rollers) == ([5, 4, 5, 4, 4], [0, 0, 1, 1, 1])


@pytest.mark.rule("war/navbattle/cargo-drm")
@pytest.mark.parametrize(("cargo", "die", "sunk"), [("2i", 5, 0), ("2i", 6, 1), ("3i", 6, 0), ("1X", 5, 0), ("", 5, 1)])
def test_cargo_makes_fleets_clumsy(cargo: str, die: int, sunk: int) -> None:
    table = attack(battle([cargo], ["", ""])).roll(die, 1, 1)
    assert table.afloat(2) == 2 - sunk


@pytest.mark.rule("war/navbattle/tech-drm")
def test_more_schools_help() -> None:
    table = battle([""], ["", ""]).land(1, "kenya", "1i", "city", "school")
    assert attack(table).roll(4, 1, 1).afloat(2) == 1
    table = battle([""], ["", ""]).land(1, "kenya", "1i", "city", "school").land(2, "natal", "1i", "city", "school")
    assert attack(table).roll(4, 1, 1).afloat(2) == 2


@pytest.mark.rule("war/navbattle/port-drm")
def test_each_port_at_the_sea_area_helps() -> None:
    def ports() -> Table:
        table = battle([""], ["", ""]).land(1, "france", "1i", "port").land(1, "germany", "1i", "port")
        return attack(table.land(1, "italy", "1i", "port").land(2, "kenya", "1i", "port"))

    assert ports().roll(3, 1, 1).afloat(2) == 1
    assert ports().roll(2, 1, 1).afloat(2) == 2  # Italy is elsewhere


@pytest.mark.rule("war/navbattle/simultaneous")
def test_both_sides_roll_before_any_loss() -> None:
    table = attack(battle([""], [""])).roll(5, 5)
    assert (table.afloat(1), table.afloat(2), table.step) == (0, 0, "move")


@pytest.mark.rule("war/navbattle/owner-picks", "war/transport/sunk-with-fleet")
def test_owners_choose_which_fleets_they_lose() -> None:
    table = attack(battle(["2i", ""], [""]), 2).roll(1, 1, 5)
    assert (table.step, table.asked, table.option_set()) == ("sink", 1, {"sink 1", "sink 2"})
    assert table.refused("sink 3") == "war/navbattle/owner-picks"
    table.do("sink 1")
    assert (table.afloat(1), table.state.forces[:7]) == (1, [0, 0, 0, 0, 0, 0, 1])


def test_fleets_that_are_alike_sink_without_a_question() -> None:
    table = attack(battle(["", "", ""], ["2i", "1X"]), 3).roll(5, 6, 1, 6, 5)
    assert (table.step, table.afloat(1), table.afloat(2)) == ("sail", 2, 0)


@pytest.mark.rule("war/navbattle/one-hit-max")
def test_a_die_sinks_one_fleet_at_most() -> None:
    table = battle([""], ["", "", ""])
    for region in ("france", "germany", "great_britain", "scandinavia"):
        table.land(1, region, "1i", "port", "city", "school")
    assert attack(table).roll(6, 1, 1, 1).afloat(2) == 2


@pytest.mark.rule("war/navbattle/continue-or-break", "war/navbattle/break-all-stay")
def test_after_each_round_the_mover_and_then_the_other_may_break_off() -> None:
    table = attack(battle([""], [""])).roll(1, 1)
    assert (table.step, table.asked, table.options()) == ("break_off", 1, ["fight_on", "break_off"])
    table.do("fight_on")
    assert table.asked == 2
    table.do("fight_on").roll(2, 2).do("fight_on", "break_off")
    assert (table.step, table.at_sea(1, "north_sea"), table.at_sea(2, "north_sea")) == ("sail", 1, 1)
    assert [event["number"] for event in table.events("naval_round")] == ["1", "2"]


@pytest.mark.rule("war/ruling/break-off-order")
def test_the_mover_decides_first_even_when_intercepting_nobody() -> None:
    table = Table(2).war((1, 2)).fleet(2, "north_sea").fleet(1, "north_sea").move(2)
    table.do("fleet 1", "sail baltic_sea", "intercept").roll(1, 1)
    assert (table.step, table.asked) == ("break_off", 2)
