"""Maneuver: the destruction of factories; and what nobody can take off the board."""

import pytest

from greatpowers.games.imperial.board import AREA_IDS, PORTS, SHIPYARD_STOCK
from greatpowers.testing.imperial import Table


def venice(*armies: str) -> Table:
    """Italy has factories in Rome, Naples and Venice; Austria-Hungary is about to move armies."""
    table = Table(6).factories("IT", "rome", "naples", "venice").units("AH", *armies)
    return table.turn("AH").do("rondel maneuver1")


@pytest.mark.rule("imperial/destroy/three-armies")
def test_three_armies_destroy_a_factory_and_leave_with_it() -> None:
    table = venice("venice[h] 4", "vienna").do("destroy venice")
    assert not table.has_factory("venice")
    assert table.has_factory("rome")
    assert table.has_factory("naples")
    assert table.count("AH", "venice") == 1
    assert table.refused("destroy venice") == "imperial/destroy/three-armies"  # no factory any more
    assert table.events("destroyed") == [{"event": "destroyed", "nation": "austria_hungary", "area": "venice"}]


@pytest.mark.rule("imperial/destroy/three-armies")
def test_without_a_factory_there_is_nothing_to_destroy() -> None:
    table = venice("genoa[h] 3")
    assert table.refused("destroy genoa") == "imperial/destroy/three-armies"


@pytest.mark.rule("imperial/destroy/two-not-enough")
def test_two_armies_or_three_of_two_nations_are_not_enough() -> None:
    table = venice("venice[h] 2", "vienna").units("FR", "venice[h]")
    assert not table.option_set("destroy")
    assert table.refused("destroy venice") == "imperial/destroy/two-not-enough"


@pytest.mark.rule("imperial/destroy/no-defenders")
@pytest.mark.parametrize("defender", ["venice", "venice/fleet"])
def test_not_while_a_defender_is_there(defender: str) -> None:
    table = venice("venice[h] 4").units("IT", defender)
    assert table.refused("destroy venice") == "imperial/destroy/no-defenders"
    table.do("battle venice army", "destroy venice")  # no longer
    assert not table.has_factory("venice")
    assert table.count("AH", "venice") == table.count("IT", defender) == 0


@pytest.mark.rule("imperial/destroy/third-party-units")
@pytest.mark.parametrize("stance", ["[f]", "[h]"])
def test_units_of_third_nations_do_not_matter(stance: str) -> None:
    table = venice("venice[h] 3").units("GE", f"venice{stance}").do("destroy venice")
    assert not table.has_factory("venice")
    assert table.count("GE", f"venice{stance}") == 1


@pytest.mark.rule("imperial/destroy/last-factory")
def test_the_only_free_factory_cannot_be_destroyed() -> None:
    table = Table(6).factories("RU", "moscow", "odessa").units("AH", "odessa[h]")
    table.units("GE", "moscow[f] 3", "warsaw[h]").turn("GE").do("rondel maneuver1")
    assert table.refused("turn_hostile moscow") == "imperial/ruling/last-factory-change"
    assert table.refused("destroy moscow") == "imperial/destroy/last-factory"


@pytest.mark.rule("imperial/destroy/last-factory")
def test_a_nation_keeps_a_free_factory_whatever_is_destroyed() -> None:
    table = Table(6).factories("RU", "moscow", "warsaw", "kiev").units("GE", "moscow[h] 3", "warsaw[h] 3")
    table.units("GE", "lemberg").turn("GE").do("rondel maneuver1", "destroy moscow", "destroy warsaw")
    assert table.has_factory("kiev")
    table.do("march lemberg kiev")
    assert table.count("GE", "kiev[f]") == 1  # the last one cannot be occupied either


@pytest.mark.rule("imperial/destroy/optional")
def test_three_armies_may_stay_instead() -> None:
    table = venice("venice[h] 3")
    assert "destroy venice" in table.options()
    table.do("done")
    assert table.has_factory("venice")
    assert table.count("AH", "venice") == 3


@pytest.mark.rule("imperial/destroy/foreign-only", "imperial/ruling/scrap")
def test_nobody_destroys_his_own_factories() -> None:
    table = venice("vienna 3")
    assert not table.option_set("destroy")
    assert table.refused("destroy vienna") == "imperial/destroy/foreign-only"


@pytest.mark.rule("imperial/destroy/same-turn")
def test_armies_that_have_just_arrived_may_destroy() -> None:
    table = venice("vienna 2", "trieste", "budapest")
    table.do("march vienna venice", "hostile", "march trieste venice", "hostile", "march vienna venice", "hostile")
    table.do("destroy venice")
    assert not table.has_factory("venice")
    assert table.count("AH", "venice") == 0


@pytest.mark.rule("imperial/destroy/same-turn")
def test_armies_that_have_moved_go_first_and_one_that_has_not_keeps_its_move() -> None:
    table = venice("vienna 3", "venice[h]")
    table.do(*["march vienna venice", "hostile"] * 3, "destroy venice", "march venice rome", "hostile")
    assert table.count("AH", "rome") == 1


@pytest.mark.rule("imperial/destroy/same-turn")
def test_unmoved_armies_that_destroy_take_their_moves_along() -> None:
    table = venice("venice[h] 4", "budapest").do("destroy venice", "march venice florence", "hostile")
    assert table.count("AH", "florence") == 1
    assert {text.split()[1] for text in table.option_set("march")} == {"budapest"}


@pytest.mark.rule("imperial/destroy/example-venice", "imperial/battle/sequential")
def test_example_the_shipyard_in_venice() -> None:
    table = Table(6).factories("IT", "rome", "naples", "venice").units("IT", "venice/fleet")
    table.units("AH", "vienna 2", "budapest 2").turn("AH").do("rondel maneuver1")
    table.do("march vienna venice", "hostile", "attack italy fleet")
    table.do("march budapest venice", "hostile", "march budapest venice", "hostile")
    assert table.refused("destroy venice") == "imperial/destroy/two-not-enough"
    table.do("march vienna venice", "hostile", "destroy venice")
    assert table.state.armies_out[0] == 0
    assert table.state.fleets_out[1] == 0
    assert [AREA_IDS[p] for p in range(5, 10) if table.state.factory[p]] == ["rome", "naples"]


@pytest.mark.rule("imperial/destroy/not-by-fleets")
def test_fleets_do_not_count() -> None:
    table = venice("venice[h] 2", "ionian_sea 2", "trieste/fleet 2")
    assert table.refused("destroy venice") == "imperial/ruling/destroy-timing"
    table.do("done")
    assert table.refused("destroy venice") == "imperial/destroy/two-not-enough"


@pytest.mark.rule("imperial/destroy/stock")
def test_the_factory_goes_back_to_the_stock() -> None:
    def stock(table: Table) -> int:
        return SHIPYARD_STOCK - sum(table.has_factory(AREA_IDS[port]) for port in PORTS)

    table = venice("venice[h] 3")
    before = stock(table)
    table.do("destroy venice")
    assert stock(table) == before + 1
    table.treasury(IT=5).turn("IT").do("rondel factory", "build venice")
    assert stock(table) == before


# -- rulings -------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/ruling/destroy-stance")
def test_all_three_must_be_hostile() -> None:
    table = venice("venice[h] 2", "venice[f]")
    assert not table.option_set("destroy")
    assert table.refused("destroy venice") == "imperial/ruling/destroy-stance"
    table.do("turn_hostile venice", "destroy venice")
    assert not table.has_factory("venice")
    assert table.state.armies_out[0] == 0


@pytest.mark.rule("imperial/ruling/destroy-stance")
@pytest.mark.parametrize("answer", ["decline", "call army"])
def test_raising_an_army_to_destroy_opens_calls(answer: str) -> None:
    table = venice("venice[h] 2", "venice[f]").units("GE", "venice[h]").do("turn_hostile venice")
    assert (table.step, table.asked) == ("call", 5)
    table.do(answer)
    assert ("destroy venice" in table.options()) == (answer == "decline")


@pytest.mark.rule("imperial/ruling/destroy-timing")
def test_several_factories_in_one_maneuver() -> None:
    table = Table(6).factories("IT", "rome", "naples", "venice").units("AH", "venice[h] 3", "rome[h] 2", "florence")
    table.turn("AH").do("rondel maneuver1", "destroy venice", "march florence rome", "hostile", "destroy rome")
    assert [AREA_IDS[p] for p in range(5, 10) if table.state.factory[p]] == ["naples"]
    assert table.state.armies_out[0] == 0


@pytest.mark.rule("imperial/ruling/destroy-timing")
def test_only_in_the_army_step_and_not_before_an_entry_is_settled() -> None:
    table = venice("venice[h] 3", "vienna", "trieste/fleet").units("GE", "venice[f]")
    assert table.step == "fleets"
    assert table.refused("destroy venice") == "imperial/ruling/destroy-timing"
    table.do("done", "march vienna venice")
    for answer in ("hostile", "decline", "decline"):
        assert table.refused("destroy venice") == "imperial/ruling/destroy-timing"
        table.do(answer)
    table.do("destroy venice")
    assert table.count("AH", "venice") == 1


@pytest.mark.rule("imperial/ruling/destroy-timing")
@pytest.mark.parametrize("space", ["production1", "import", "factory"])
def test_not_outside_a_maneuver(space: str) -> None:
    table = Table(6).factories("IT", "rome", "naples", "venice").units("AH", "venice[h] 3").treasury(AH=9)
    table.turn("AH").do(f"rondel {space}")
    assert table.refused("destroy venice") == "imperial/ruling/destroy-timing"


@pytest.mark.rule("imperial/ruling/scrap")
@pytest.mark.parametrize("space", ["maneuver1", "production1", "import", "factory", "taxation", "investor"])
def test_nobody_takes_his_own_pieces_off_the_board(space: str) -> None:
    """Alone on the board, no chain of two actions of whatever kind makes a nation's pieces fewer."""
    table = Table(6).flags("GE", "norway", "baltic_sea").treasury(GE=9).factories("GE", "berlin", "hamburg")
    table.units("GE", "danzig", "belgium", "baltic_sea", "hamburg/fleet", "moscow[f]", "vienna[h] 3")
    table.turn("GE")

    def pieces() -> tuple[int, int, int, int]:
        s = table.state
        return s.armies_out[4], s.fleets_out[4], sum(s.factory[20:25]), s.flag.count(4)

    before = pieces()
    todo = [(table.state, 0)]
    seen = 0
    while todo:
        state, depth = todo.pop()
        for action in state.legal():
            words = table.game.space.notation(action)
            if depth == 0 and words != f"rondel {space}":
                continue
            table.take(state.clone())
            table.state.apply(action)
            seen += 1
            # What destroys a foreign factory is spent on it.
            spent = 3 if words.startswith("destroy") else 0
            after = pieces()
            assert all(now >= then for now, then in zip((after[0] + spent, *after[1:]), before, strict=True))
            if depth < 2 and not spent and table.state.nation == 4:
                todo.append((table.state, depth + 1))
    assert seen > 0
