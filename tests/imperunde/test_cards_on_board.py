"""Cards that change the board: pirates, privateers, forged orders, smuggling, sabotage, plunder, rebellion."""

from __future__ import annotations

from itertools import product

import pytest

from tests.imperunde.table import Table

# -- pirates -------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/card/pirates/effect")
@pytest.mark.parametrize("sea", ["south_sea", "mid_atlantic", "beaufort_sea"])
def test_two_pirate_frigates_come_into_any_sea(sea: str) -> None:
    table = Table().hand(1, "pirates").move(1).do("card pirates", f"at {sea}")
    assert table.there("pirates", sea) == "2fr"
    assert table.reserve("pirates", "fr") == 18


@pytest.mark.rule("imperunde/card/pirates/fight-timing")
@pytest.mark.parametrize("phase", [1, 2, 3, 4])
def test_up_to_phase_4_pirates_wait_for_phase_5(phase: int) -> None:
    table = Table().sea(2, "south_sea", "1fr").hand(1, "pirates").window(phase).do("card pirates", "at south_sea")
    assert not table.events("attack")
    assert (table.there(2, "south_sea"), table.there("pirates", "south_sea")) == ("1fr", "2fr")
    table.clear()
    assert (table.state.phase, table.step) == (5, "dice")


@pytest.mark.rule("imperunde/card/pirates/fight-timing", "imperunde/ruling/pirate-card-fights")
@pytest.mark.parametrize("phase", [5, 6, 7, 8])
def test_from_phase_5_on_pirates_attack_at_once(phase: int) -> None:
    table = Table().sea(2, "south_sea", "1fr 1I").hand(1, "pirates").window(phase).do("card pirates", "at south_sea")
    assert table.events("attack") == [{"event": "attack", "party": "pirates", "foe": "2", "space": "south_sea"}]
    table.roll(6, 1, 3)  # two pirates against one
    assert table.there(2, "south_sea") == ""  # and the cargo ship goes down
    assert table.there("pirates", "south_sea") == "2fr"


@pytest.mark.rule("imperunde/ruling/pirate-card-fights")
def test_as_many_pirates_come_as_there_are() -> None:
    table = Table().sea("pirates", "coral_sea", "19fr").hand(1, "pirates", "pirates").move(1)
    table.do("card pirates", "at south_sea")
    assert table.there("pirates", "south_sea") == "1fr"
    assert table.refused("card pirates") == "imperunde/ruling/pirate-card-fights"


@pytest.mark.rule("imperunde/ruling/pirate-card-fights")
def test_pirates_of_a_card_come_through_the_storm() -> None:
    table = Table().sea(2, "south_sea", "1fr").disc("south_sea", "storm").hand(1, "pirates").move(1)
    table.do("card pirates", "at south_sea")
    assert table.step == "storm"
    table.roll(3, 2)
    assert table.there("pirates", "south_sea") == ""  # the one that is left attacks
    assert table.step == "dice"
    table.roll(1, 6)
    assert table.there(2, "south_sea") == "1fr"
    assert table.reserve("pirates", "fr") == 20


@pytest.mark.rule("imperunde/ruling/pirate-card-fights")
def test_a_sea_with_pirates_pays_nobody_and_lets_nobody_in() -> None:
    table = Table().sea(1, "north_sea", "1fr").hand(2, "pirates").before_books().do("card pirates", "at north_sea")
    assert table.passes().view(1)["players"][0]["sheet"]["sea_tax"] == 0
    table = Table().sea(1, "north_atlantic", "1I").sea(1, "baltic_sea", "1I").hand(1, "pirates").move(1)
    assert table.refused("sail infantry north_atlantic north_sea") == ""
    table.do("card pirates", "at north_sea")
    assert table.refused("sail infantry north_atlantic north_sea") == "imperunde/sea-move/enemy-sea-blocks"


@pytest.mark.rule("imperunde/card/pirates/fight-timing")
def test_ships_that_pirates_sink_in_their_owners_turn_cannot_move_any_more() -> None:
    table = Table().sea(1, "south_sea", "1fr").hand(2, "pirates").move(1).do("interrupt 2 pirates", "at south_sea")
    table.roll(6, 5, 1)
    assert table.there(1, "south_sea") == ""
    assert table.option_set("sail") == set()


# -- privateers ----------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/card/privateers/effect")
def test_all_pirates_of_a_sea_become_ones_own() -> None:
    table = Table().sea("pirates", "south_sea", "3fr 1sl").sea("pirates", "coral_sea", "1fr").hand(1, "privateers")
    table.funds(1, 7).invest(1).do("card privateers", "at south_sea")
    assert table.there(1, "south_sea") == "3fr 1sl"
    assert table.there("pirates", "south_sea") == ""
    assert (table.reserve("pirates", "fr"), table.reserve("pirates", "sl")) == (19, 5)
    assert (table.reserve(1, "fr"), table.reserve(1, "sl")) == (12, 9)
    assert table.state.funds[0] == 7


@pytest.mark.rule("imperunde/card/privateers/move-at-once")
def test_privateers_sail_at_once() -> None:
    table = (
        Table().sea("pirates", "south_sea", "1fr").hand(1, "privateers").move(1).do("card privateers", "at south_sea")
    )
    table.do("sail frigate south_sea tasman_sea", "sail frigate_1 tasman_sea indian_ocean")
    assert table.there(1, "indian_ocean") == "1fr"


@pytest.mark.rule("imperunde/card/privateers/move-at-once")
def test_privateers_hired_before_the_turn_sail_in_it() -> None:
    table = Table().sea("pirates", "south_sea", "1fr").hand(2, "privateers").move(1)
    table.do("interrupt 2 privateers", "at south_sea", "done")
    table.do("sail frigate south_sea tasman_sea", "sail frigate_1 tasman_sea indian_ocean")
    assert table.there(2, "indian_ocean") == "1fr"


@pytest.mark.rule("imperunde/card/privateers/needs-pirates")
def test_privateers_are_hired_where_pirates_are() -> None:
    rule = "imperunde/card/privateers/needs-pirates"
    assert Table().hand(1, "privateers").move(1).refused("card privateers") == rule
    table = Table().sea("pirates", "south_sea", "1fr").hand(1, "privateers").move(1).do("card privateers")
    assert table.option_set() == {"at south_sea"}
    assert table.refused("at coral_sea") == rule


@pytest.mark.rule("imperunde/ruling/privateers-exchange")
def test_pirates_without_a_spare_ship_leave_the_board() -> None:
    table = Table().sea(1, "north_sea", "14fr").sea("pirates", "south_sea", "3fr 1sl").hand(1, "privateers").move(1)
    table.do("card privateers", "at south_sea")
    assert table.there(1, "south_sea") == "1fr 1sl"
    assert table.there("pirates", "south_sea") == ""
    assert table.reserve("pirates", "fr") == 20
    table = Table().sea(1, "north_sea", "15fr").sea("pirates", "south_sea", "3fr").hand(1, "privateers").move(1)
    assert table.refused("card privateers")  # not even one can be exchanged


@pytest.mark.rule("imperunde/ruling/privateers-exchange")
def test_privateers_are_not_hired_beside_a_friend() -> None:
    table = (
        Table().sea("pirates", "south_sea", "1fr").sea("pirates", "coral_sea", "1fr").sea("pirates", "java_sea", "1fr")
    )
    table.sea(2, "south_sea", "1fr").sea(3, "coral_sea", "1fr").armistice((1, 3)).hand(1, "privateers").invest(1)
    table.do("card privateers")
    assert table.option_set() == {"at java_sea"}
    assert table.refused("at south_sea") == table.refused("at coral_sea") == "imperunde/ruling/privateers-exchange"


@pytest.mark.rule("imperunde/ruling/privateers-exchange")
def test_privateers_beside_an_enemy_wait_for_phase_5() -> None:
    table = Table().war((1, 2)).sea("pirates", "south_sea", "1fr").sea(2, "south_sea", "1fr").hand(1, "privateers")
    table.invest(1).do("card privateers", "at south_sea")
    assert (table.there(1, "south_sea"), table.there(2, "south_sea")) == ("1fr", "1fr")
    assert table.clear().events("attack") == [{"event": "attack", "party": "1", "foe": "2", "space": "south_sea"}]


@pytest.mark.rule("imperunde/ruling/privateers-exchange")
@pytest.mark.parametrize("player", [1, 2])
def test_from_phase_5_on_privateers_attack_an_enemy_at_once(player: int) -> None:
    foe = 3 - player
    table = (
        Table().war((1, 2)).sea("pirates", "south_sea", "1fr").sea(foe, "south_sea", "1fr").hand(player, "privateers")
    )
    table.always(player).clear()
    assert (table.state.phase, table.step, table.asked) == (5, "window", player)
    table.do("card privateers", "at south_sea")
    assert table.events("attack")[0] == {
        "event": "attack", "party": str(player), "foe": str(foe), "space": "south_sea"
    }  # fmt: skip


@pytest.mark.rule("imperunde/ruling/privateers-exchange")
def test_hiring_privateers_is_no_placement() -> None:
    table = Table().sea("pirates", "south_sea", "1fr").disc("south_sea", "storm").hand(1, "privateers").move(1)
    assert table.do("card privateers", "at south_sea").step == "move"


# -- forged sea orders ---------------------------------------------------------------------------------------


def forged_sea(table: Table, phase: str = "move") -> Table:
    table.sea(2, "south_sea", "2fr 1I").hand(1, "forged_sea")
    return (table.move(1) if phase == "move" else table.invest(1)).do("card forged_sea")


@pytest.mark.rule("imperunde/card/forged-sea/effect")
def test_all_ships_of_a_player_in_a_sea_are_sent_on() -> None:
    table = forged_sea(Table().sea(3, "south_sea", "1I").sea(2, "java_sea", "1fr"))
    table.do("at south_sea", "against 2")
    assert table.option_set("to") == {
        f"to {sea}" for sea in ("magellan_strait", "east_pacific", "tasman_sea", "gulf_of_alaska", "mid_pacific",
                                "gulf_of_california", "coral_sea")
    }  # fmt: skip
    assert table.refused("to north_sea") == "imperunde/card/forged-sea/effect"
    table.do("to coral_sea")
    assert table.there(2, "coral_sea") == "1I 2fr"
    assert table.there(2, "south_sea") == ""
    assert (table.there(3, "south_sea"), table.there(2, "java_sea")) == ("1I", "1fr")


@pytest.mark.rule("imperunde/card/forged-sea/target-free")
@pytest.mark.parametrize(
    ("party", "ship", "refused"),
    [("pirates", "1fr", True), (1, "1fr", True), (3, "1sl", True), (2, "1fr", False), (3, "1I", False)],
)
def test_ships_are_sent_where_only_the_victim_has_warships(party: int | str, ship: str, refused: bool) -> None:
    table = forged_sea(Table().sea(party, "coral_sea", ship)).do("at south_sea", "against 2")
    assert table.refused("to coral_sea") == ("imperunde/card/forged-sea/target-free" if refused else "")
    if not refused:
        table.do("to coral_sea")
        assert table.count(2, "coral_sea", "I") == 1


@pytest.mark.rule("imperunde/card/forged-sea/no-weather")
@pytest.mark.parametrize("disc", ["storm", "calm"])
def test_ships_are_not_sent_into_storm_or_calm(disc: str) -> None:
    table = forged_sea(Table().disc("coral_sea", disc)).do("at south_sea", "against 2")
    assert table.refused("to coral_sea") == "imperunde/card/forged-sea/no-weather"


@pytest.mark.rule("imperunde/card/forged-sea/moves-kept")
def test_ships_that_were_sent_on_have_all_their_moves() -> None:
    table = forged_sea(Table()).do("at south_sea", "against 2", "to coral_sea", "done")
    table.do("sail frigate coral_sea tasman_sea", "sail frigate_1 tasman_sea indian_ocean")
    assert table.there(2, "indian_ocean") == "1fr"


@pytest.mark.rule("imperunde/card/forged-sea/moves-kept")
def test_ships_sent_on_in_their_owners_turn_keep_the_moves_they_have_left() -> None:
    table = Table().sea(2, "south_sea", "2fr").hand(1, "forged_sea").move(2).do("sail frigate south_sea coral_sea")
    table.do("interrupt 1 forged_sea", "at coral_sea", "against 2", "to java_sea")
    assert table.refused("sail frigate java_sea gulf_of_bengal") == "imperunde/move/allowances"
    assert table.refused("sail frigate_1 coral_sea tasman_sea") == "imperunde/move/allowances"
    table.do("sail frigate_1 java_sea gulf_of_bengal", "sail frigate south_sea coral_sea")
    assert table.there(2, "gulf_of_bengal") == "1fr"


@pytest.mark.rule("imperunde/card/forged-sea/not-self")
def test_ones_own_ships_are_not_sent() -> None:
    table = forged_sea(Table().sea(1, "south_sea", "1I").sea(1, "north_sea", "1fr"))
    assert table.option_set() == {"at south_sea"}
    table.do("at south_sea")
    assert table.option_set() == {"against 2"}
    assert table.refused("against 1") == "imperunde/card/forged-sea/not-self"


@pytest.mark.rule("imperunde/ruling/forged-sea-limits")
def test_captured_ships_are_not_sent_with_the_others() -> None:
    table = forged_sea(Table().captured(2, "south_sea", "1fr")).do("at south_sea", "against 2", "to coral_sea")
    assert table.there(2, "south_sea") == "1fr"
    assert table.there(2, "coral_sea") == "1I 2fr"
    table = Table().captured(2, "south_sea", "1fr").hand(1, "forged_sea").move(1)
    assert table.refused("card forged_sea")


@pytest.mark.rule("imperunde/ruling/forged-sea-limits")
def test_ships_are_not_sent_out_of_a_calm() -> None:
    table = forged_sea(Table().disc("south_sea", "calm").sea(2, "java_sea", "1fr"))
    assert table.option_set() == {"at java_sea"}
    assert table.refused("at south_sea") == "imperunde/ruling/forged-sea-limits"


@pytest.mark.rule("imperunde/ruling/forged-sea-limits")
@pytest.mark.parametrize(("enemy", "open_to"), [(2, False), (3, True)])
def test_canals_count_as_they_do_for_the_victim(enemy: int, open_to: bool) -> None:
    table = Table().land(1, "egypt", "1I").canal("suez").war((1, enemy)).sea(2, "mediterranean", "1fr")
    table.hand(1, "forged_sea").move(1).do("card forged_sea", "at mediterranean", "against 2")
    assert ("to arabian_sea" in table.options()) == open_to


@pytest.mark.rule("imperunde/ruling/forged-sea-limits", "imperunde/ruling/war-by-card-cargo")
def test_ships_that_are_sent_sink_nothing_where_they_arrive_before_their_owners_turn() -> None:
    table = forged_sea(Table().war((2, 3)).sea(3, "coral_sea", "1I"))
    table.do("at south_sea", "against 2", "to coral_sea")
    assert table.there(3, "coral_sea") == "1I"
    table.do("done")
    assert table.asked == 2
    assert table.there(3, "coral_sea") == ""


@pytest.mark.rule("imperunde/ruling/forged-sea-limits", "imperunde/ruling/war-by-card-cargo")
@pytest.mark.parametrize(
    ("relation", "ships", "left"), [("war", "1fr", ""), ("peace", "1fr", "1I"), ("war", "1I", "1I")]
)
def test_ships_that_are_sent_in_their_owners_turn_sink_enemy_cargo_at_once(
    relation: str, ships: str, left: str
) -> None:
    table = Table().sea(2, "south_sea", ships).sea(3, "coral_sea", "1I").hand(1, "forged_sea")
    (table.war if relation == "war" else table.peace)((2, 3)).move(2)
    table.do("interrupt 1 forged_sea", "at south_sea", "against 2", "to coral_sea")
    assert table.there(3, "coral_sea") == left
    assert [event["space"] for event in table.events("sunk")] == ([] if left else ["coral_sea"])


# -- forged land orders --------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/card/forged-land/effect")
def test_up_to_three_armies_are_sent_to_an_adjacent_colony_of_their_owner() -> None:
    table = Table().land(2, "guinea", "4I").land(2, "congo", "1I").hand(1, "forged_land").move(1)
    table.do("card forged_land", "at guinea", "to congo")
    assert table.option_set() == {"detach 1 0 0", "detach 2 0 0", "detach 3 0 0"}
    table.do("detach 3 0 0")
    assert (table.there(2, "guinea"), table.there(2, "congo")) == ("1I", "4I")


@pytest.mark.rule("imperunde/card/forged-land/effect", "imperunde/card/forged-land/garrison")
@pytest.mark.parametrize(("garrison", "each", "most"), [("4I 4C 4A", 3, 3), ("2I 2C 2A", 2, 3), ("1I 1C 1A", 1, 2)])
def test_any_mixture_of_armies_may_be_sent(garrison: str, each: int, most: int) -> None:
    table = Table().land(2, "guinea", garrison).land(2, "congo", "1I").hand(1, "forged_land").move(1)
    table.do("card forged_land", "at guinea", "to congo")
    mixtures = [mixture for mixture in product(range(each + 1), repeat=3) if 1 <= sum(mixture) <= most]
    assert table.options() == ["detach " + " ".join(map(str, mixture)) for mixture in mixtures]


@pytest.mark.rule("imperunde/card/forged-land/garrison")
@pytest.mark.parametrize(("garrison", "all_may_go"), [("3I", False), ("3I 1F 1tp", True), ("2I 1A 3tp", False)])
def test_an_army_or_a_fort_stays(garrison: str, all_may_go: bool) -> None:
    table = Table().land(2, "guinea", garrison).land(2, "congo", "1I").hand(1, "forged_land").move(1)
    table.do("card forged_land", "at guinea", "to congo")
    everything = "detach 2 0 1" if "A" in garrison else "detach 3 0 0"
    assert table.refused(everything) == ("" if all_may_go else "imperunde/card/forged-land/garrison")
    assert table.refused("detach 2 0 0") == ""


@pytest.mark.rule("imperunde/card/forged-land/garrison")
def test_a_lone_army_is_not_sent() -> None:
    table = Table().land(2, "guinea", "1I 3tp").land(2, "congo", "1I").hand(1, "forged_land").move(1)
    assert table.refused("card forged_land") == "imperunde/card/forged-land/garrison"
    apart = Table().land(2, "guinea", "3I").land(2, "siam", "3I").hand(1, "forged_land").move(1)
    assert apart.refused("card forged_land") == "imperunde/card/forged-land/colonies-only"


@pytest.mark.rule("imperunde/card/forged-land/colonies-only")
def test_armies_are_sent_only_between_colonies_of_one_player() -> None:
    table = (
        Table().land(2, "south_africa", "3I").land(2, "congo", "3I").land(2, "mozambique", "1I").land(3, "egypt", "3I")
    )
    table.hand(1, "forged_land").move(1).do("card forged_land")
    assert table.option_set() == {"at congo"}
    for country in ("south_africa", "egypt", "abyssinia"):  # his home, alone, free
        assert table.refused(f"at {country}") == "imperunde/card/forged-land/colonies-only"
    assert table.refused("at mozambique") == "imperunde/card/forged-land/garrison"  # one army
    table.do("at congo")
    assert table.option_set() == {"to mozambique"}
    for country in ("south_africa", "egypt", "abyssinia"):  # his home, another player's, a free land
        assert table.refused(f"to {country}") == "imperunde/card/forged-land/colonies-only"


@pytest.mark.rule("imperunde/ruling/forged-land-limits")
def test_armies_are_sent_by_land_only_and_at_least_one() -> None:
    table = Table().land(2, "guinea", "3I").land(2, "congo", "1I").land(2, "cuba", "1I").sea(2, "gulf_of_guinea", "2I")
    table.hand(1, "forged_land").move(1).do("card forged_land")
    assert table.option_set() == {"at guinea"}
    assert table.do("at guinea").option_set() == {"to congo"}
    table.do("to congo")
    assert table.option_set() == {"detach 1 0 0", "detach 2 0 0"}
    table.do("detach 1 0 0")
    assert table.there(2, "gulf_of_guinea") == "2I"


@pytest.mark.rule("imperunde/card/forged-land/moves-kept")
def test_armies_that_were_sent_on_still_move() -> None:
    table = Table().land(2, "guinea", "2I").land(2, "congo", "1I 1tp").hand(1, "forged_land").move(1)
    table.do("card forged_land", "at guinea", "to congo", "detach 1 0 0", "done")
    table.do("march infantry congo mozambique", "march infantry congo mozambique")
    assert len(table.events("marched")) == 2


@pytest.mark.rule("imperunde/card/forged-land/moves-kept")
def test_armies_sent_on_in_their_owners_turn_keep_the_moves_they_have_left() -> None:
    table = Table().land(2, "guinea", "2I 1C").land(2, "congo", "1I 1tp").land(2, "egypt", "1I").hand(1, "forged_land")
    table.move(2).do("march infantry egypt guinea", "interrupt 1 forged_land", "at guinea", "to congo", "detach 2 1 0")
    assert (
        table.refused("march infantry guinea morocco") == "imperunde/move/allowances"
    )  # the one that has moved stayed
    assert table.refused("march cavalry congo mozambique") == ""
    table.do("march infantry congo zanzibar", "march infantry congo zanzibar", "march infantry congo zanzibar")


@pytest.mark.rule("imperunde/card/forged-land/not-self")
def test_ones_own_armies_are_not_sent() -> None:
    table = Table().land(1, "guinea", "3I").land(1, "congo", "1I").hand(1, "forged_land").move(1)
    assert table.refused("card forged_land")
    table.land(2, "siam", "2I").land(2, "annam", "1I").move(1).do("card forged_land")
    assert table.option_set() == {"at siam"}
    assert table.refused("at guinea") == "imperunde/card/forged-land/not-self"


# -- smuggling -----------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/card/smuggling/effect")
def test_five_smuggled_doubloons_are_spent_in_one_colony_at_once() -> None:
    table = Table().land(1, "congo", "1I").funds(1, 4).hand(1, "smuggling").invest(1).do("card smuggling", "at congo")
    assert table.refused("done")
    assert table.refused("pass")
    table.do("launch line congo gulf_of_guinea")
    assert table.there(1, "gulf_of_guinea") == "1sl"
    assert (table.step, table.state.funds[0]) == ("invest", 4)


@pytest.mark.rule("imperunde/card/smuggling/effect")
def test_a_smuggled_rest_must_be_spent_too() -> None:
    table = Table().land(1, "congo", "1I").funds(1, 9).hand(1, "smuggling").invest(1).do("card smuggling", "at congo")
    table.do("buy artillery congo")
    assert table.option_set() == {"buy infantry congo", "buy cavalry congo"}
    assert table.refused("buy artillery congo") == "imperunde/card/smuggling/effect"
    table.do("buy infantry congo", "buy infantry congo")
    assert (table.step, table.there(1, "congo"), table.state.funds[0]) == ("invest", "3I 1A", 9)


@pytest.mark.rule("imperunde/card/smuggling/ignores-limits")
@pytest.mark.parametrize("disc", ["famine", "plunder"])
def test_smuggling_needs_no_post_and_minds_no_disc(disc: str) -> None:
    table = Table().land(1, "congo", "1I").disc("congo", disc).hand(1, "smuggling").invest(1)
    table.do("card smuggling", "at congo", *["buy infantry congo"] * 5)
    assert table.there(1, "congo") == "6I"


@pytest.mark.rule("imperunde/card/smuggling/ignores-limits", "imperunde/ruling/smuggled-money")
def test_smuggled_money_is_no_part_of_the_three_doubloons_a_post() -> None:
    table = Table().land(1, "congo", "1tp").funds(1, 9).hand(1, "smuggling").invest(1)
    table.do("buy artillery congo", "card smuggling", "at congo", *["buy infantry congo"] * 5)
    assert table.refused("buy infantry congo") == "imperunde/invest/three-per-post"
    table = Table().land(1, "congo", "1tp").funds(1, 9).hand(1, "smuggling").invest(1)
    table.do("card smuggling", "at congo", *["buy infantry congo"] * 5, "buy artillery congo")
    assert table.there(1, "congo") == "5I 1A 1tp"


@pytest.mark.rule("imperunde/card/smuggling/phase-only")
@pytest.mark.parametrize("phase", [1, 2, 3, 5, 6, 7, 8])
def test_smuggling_belongs_to_phase_4(phase: int) -> None:
    table = Table().land(1, "congo", "1I").hand(1, "smuggling").window(phase)
    assert table.refused("card smuggling") == "imperunde/card/smuggling/phase-only"


@pytest.mark.rule("imperunde/card/smuggling/own-colony")
def test_smuggling_is_for_units_of_an_own_colony() -> None:
    rule = "imperunde/card/smuggling/own-colony"
    assert Table().land(2, "congo", "1I").hand(1, "smuggling").invest(1).refused("card smuggling") == rule
    table = Table().land(1, "egypt", "1I").land(2, "congo", "1I").funds(1, 20).hand(1, "smuggling").invest(1)
    table.do("card smuggling")
    assert table.option_set() == {"at egypt"}
    for place in ("great_britain", "congo", "guinea"):  # the home, another player's, a free land
        assert table.refused(f"at {place}") == rule
    table.do("at egypt")
    assert table.refused("buy fort egypt") == "imperunde/fort/one-per-post"
    assert table.refused("buy infantry great_britain") == rule
    for purchase in ("buy_card", "canal suez", "post egypt"):
        assert table.refused(purchase)


@pytest.mark.rule("imperunde/ruling/smuggled-money")
def test_a_smuggled_fort_may_stand_on_a_new_post() -> None:
    table = Table().land(1, "congo", "1I").funds(1, 2).hand(1, "smuggling").invest(1).do("post congo")
    assert table.refused("buy fort congo")
    table.do("card smuggling", "at congo", "buy fort congo")
    assert table.there(1, "congo") == "1I 1F 1tp"
    assert table.refused("buy fort congo")


@pytest.mark.rule("imperunde/ruling/smuggled-money")
def test_smuggled_ships_keep_to_the_rules_of_placement() -> None:
    table = Table().land(1, "congo", "1I").sea(2, "gulf_of_guinea", "1fr").hand(1, "smuggling").invest(1)
    table.do("card smuggling", "at congo")
    assert table.refused("launch frigate congo gulf_of_guinea") == "imperunde/invest/ship-not-with-friends"
    table = Table().land(1, "congo", "1I").disc("gulf_of_guinea", "storm").hand(1, "smuggling").invest(1)
    table.do("card smuggling", "at congo", "launch line congo gulf_of_guinea")
    assert table.step == "storm"


@pytest.mark.rule("imperunde/ruling/smuggled-money")
def test_what_cannot_be_spent_is_lost() -> None:
    table = Table().land(1, "tibet", "40I 20C").funds(1, 9).hand(1, "smuggling").invest(1)
    table.do("card smuggling", "at tibet")
    assert table.option_set() == {"buy artillery tibet"}
    assert table.refused("buy infantry tibet") == "imperunde/material/pieces-limit"
    table.do("buy artillery tibet")
    assert (table.step, table.state.funds[0], table.view(1)["card"]) == ("invest", 9, None)


@pytest.mark.rule("imperunde/ruling/smuggled-money")
def test_smuggling_is_possible_in_anothers_turn() -> None:
    table = Table().land(1, "congo", "1I").hand(1, "smuggling").invest(2)
    table.do("interrupt 1 smuggling", "at congo")
    assert table.asked == 1
    table.do("launch line congo gulf_of_guinea")
    assert (table.asked, table.there(1, "gulf_of_guinea")) == (2, "1sl")


# -- sabotage ------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/card/sabotage/effect")
@pytest.mark.parametrize(("kind", "piece"), [("artillery", "A"), ("cavalry", "C"), ("frigate", "fr"), ("line", "sl")])
def test_a_sabotaged_ship_sinks_with_everything_on_board(kind: str, piece: str) -> None:
    table = Table().sea(2, "south_sea", "1C 1A 1fr 1sl").sea(3, "south_sea", f"1{piece}").hand(1, "sabotage").move(1)
    full = table.reserve(2, piece)
    table.do("card sabotage", "at south_sea", "against 2", f"sink {kind}")
    assert table.count(2, "south_sea", piece) == 0
    assert table.reserve(2, piece) == full + 1
    assert table.count(3, "south_sea", piece) == 1
    assert table.events("sunk") == [{"event": "sunk", "party": "2", "kind": kind, "space": "south_sea"}]


@pytest.mark.rule("imperunde/card/sabotage/not-own-not-pirates", "imperunde/ruling/sabotage-target")
def test_pirates_and_own_ships_are_not_sabotaged() -> None:
    rule = "imperunde/card/sabotage/not-own-not-pirates"
    table = Table().sea(1, "north_sea", "1fr").sea("pirates", "coral_sea", "1fr").hand(1, "sabotage").move(1)
    assert table.refused("card sabotage") == rule
    table.sea(2, "coral_sea", "1I").sea(1, "coral_sea", "1I").sea(3, "baltic_sea", "1A").move(1).do("card sabotage")
    assert table.option_set() == {"at coral_sea", "at baltic_sea"}  # wherever another player has a ship
    assert table.refused("at north_sea") == rule
    table.do("at coral_sea")
    assert table.option_set() == {"against 2"}
    assert table.refused("against 1") == rule
    table.do("against 2")
    assert table.option_set() == {"sink infantry"}
    assert table.refused("sink frigate") == "imperunde/card/sabotage/effect"  # there is none


@pytest.mark.rule("imperunde/card/sabotage/effect")
def test_a_ship_sabotaged_in_its_owners_turn_does_not_move_any_more() -> None:
    table = Table().sea(2, "south_sea", "1fr").hand(1, "sabotage").move(2)
    table.do("interrupt 1 sabotage", "at south_sea", "against 2", "sink frigate")
    assert table.option_set("sail") == set()


# -- plunder -------------------------------------------------------------------------------------------------


def plunder(table: Table, country: str = "congo") -> Table:
    return table.hand(1, "plunder").before_books().do("card plunder", f"at {country}").passes()


def sheet(table: Table, player: int, line: str) -> int:
    number: int = table.view(1)["players"][player - 1]["sheet"][line]
    return number


@pytest.mark.rule("imperunde/card/plunder/effect")
def test_plunder_brings_the_tax_of_an_enemys_colony() -> None:
    table = plunder(
        Table().war((1, 2)).land(2, "guinea", "3tp").land(2, "congo", "2tp").land(1, "cuba", "1tp"), "guinea"
    )
    assert (sheet(table, 1, "colonial_tax"), sheet(table, 2, "colonial_tax")) == (1 + 3, 2)


@pytest.mark.rule("imperunde/card/plunder/effect")
@pytest.mark.parametrize("phase", [1, 2, 4, 5, 6, 7, 8])
def test_plunder_belongs_to_phase_3(phase: int) -> None:
    table = Table().war((1, 2)).land(2, "congo", "2tp").hand(1, "plunder").window(phase)
    assert table.refused("card plunder") == "imperunde/card/plunder/effect"


@pytest.mark.rule("imperunde/card/plunder/coastal", "imperunde/card/plunder/needs-war")
def test_plunder_needs_a_coast_and_a_war() -> None:
    table = Table().war((1, 2)).armistice((1, 4)).land(2, "congo", "2tp").land(2, "tibet", "1tp").land(3, "cuba", "2tp")
    table.land(4, "peru", "3tp").hand(1, "plunder").before_books().do("card plunder")
    assert table.option_set() == {"at congo"}
    assert table.refused("at tibet") == "imperunde/card/plunder/coastal"
    for country in ("cuba", "peru", "guinea"):  # at peace, under an armistice, free
        assert table.refused(f"at {country}") == "imperunde/card/plunder/needs-war"
    assert table.refused("at south_africa") == "imperunde/home/no-cards-against"
    peace = Table().land(2, "congo", "2tp").hand(1, "plunder").before_books()
    assert peace.refused("card plunder") == "imperunde/card/plunder/needs-war"


@pytest.mark.rule("imperunde/card/plunder/no-investment")
def test_a_plundered_colony_gets_no_investments_in_this_round() -> None:
    table = plunder(Table().war((1, 2)).land(2, "congo", "1I 1tp"))
    assert table.view(3)["lands"]["congo"]["discs"] == ["plunder"]
    table.funds(2, 9).invest(2)
    for purchase in ("buy infantry congo", "post congo", "launch frigate congo gulf_of_guinea"):
        assert table.refused(purchase) == "imperunde/invest/black-disc-blocks"


@pytest.mark.rule("imperunde/card/plunder/disc-removed")
def test_the_disc_of_a_plunder_goes_at_the_start_of_phase_8() -> None:
    table = plunder(Table().war((1, 2)).land(2, "congo", "1I 1tp")).embark(4)
    assert table.view(1)["lands"]["congo"]["discs"] == ["plunder"]
    table.do("done")
    assert table.state.phase == 8
    assert "discs" not in table.view(1)["lands"]["congo"]
    assert sheet(table.books(), 2, "colonial_tax") == 1


@pytest.mark.rule("imperunde/ruling/plunder-moment")
def test_plunder_comes_before_the_books_once_for_each_colony_and_can_be_spent_at_once() -> None:
    table = Table().war((1, 2)).land(2, "guinea", "3tp").land(2, "congo", "2tp").hand(1, "plunder", "plunder")
    table.before_books().do("card plunder", "at guinea", "card plunder")
    assert table.option_set() == {"at congo"}
    assert table.refused("at guinea") == "imperunde/ruling/plunder-moment"
    table.do("at congo").passes()
    assert table.step == "debts"
    table.do(*["debts none"] * 4)
    assert table.view(1)["players"][0]["funds"] == 5 + 4 + 3 + 2
    assert table.view(1)["players"][1]["funds"] == 5 + 4


@pytest.mark.rule("imperunde/ruling/plunder-moment")
def test_plunder_finds_nothing_where_famine_stops_the_tax() -> None:
    table = plunder(Table().war((1, 2)).land(2, "congo", "2tp").disc("congo", "famine"))
    assert (sheet(table, 1, "colonial_tax"), sheet(table, 2, "colonial_tax")) == (0, 0)


# -- rebellion -----------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/card/rebellion/effect")
def test_five_rebels_attack_three_at_a_time() -> None:
    table = Table().land(2, "congo", "2I 1tp").hand(1, "rebellion").move(1).do("card rebellion", "at congo")
    assert table.events("attack") == [{"event": "attack", "party": "natives", "foe": "2", "space": "congo"}]
    for _ in range(2):
        table.roll(1, 1, 1, 6, 6)  # three rebels, two defenders
    table.roll(1, 6, 6)  # the fifth alone
    assert table.there(2, "congo") == "2I 1tp"
    assert table.step == "move"


@pytest.mark.rule("imperunde/card/rebellion/effect")
def test_a_lost_colony_is_free_and_its_posts_burn() -> None:
    table = Table().land(2, "congo", "1I 2tp").hand(1, "rebellion").window(3).do("card rebellion", "at congo")
    table.roll(6, 1, 1, 1)
    assert table.owner("congo") == 0
    assert table.reserve(2, "tp") == 45


@pytest.mark.rule("imperunde/card/rebellion/other-player", "imperunde/ruling/rebellion-target")
def test_rebels_rise_in_colonies_of_others_only() -> None:
    table = (
        Table().war((1, 3)).land(1, "guinea", "1I").land(2, "congo", "1I").land(3, "siam", "1I").hand(1, "rebellion")
    )
    table.move(1).do("card rebellion")
    assert table.option_set() == {"at congo", "at siam"}  # of a friend as well as of an enemy
    assert table.refused("at guinea") == table.refused("at egypt") == "imperunde/card/rebellion/other-player"
    assert table.refused("at south_africa") == "imperunde/home/no-cards-against"
    alone = Table().land(1, "guinea", "1I").hand(1, "rebellion").move(1)
    assert alone.refused("card rebellion") == "imperunde/card/rebellion/other-player"


@pytest.mark.rule("imperunde/ruling/rebellion-target")
def test_no_rebellion_begins_during_a_battle() -> None:
    table = Table().war((2, 3)).land(3, "guinea", "1I").land(2, "congo", "1I").hand(1, "rebellion").always(1).move(3)
    table.do("march infantry guinea congo")
    assert (table.step, table.asked) == ("window", 1)
    assert table.refused("card rebellion") == "imperunde/ruling/cards-in-battle"


@pytest.mark.rule("imperunde/card/rebellion/effect")
def test_armies_that_rebels_beat_in_their_owners_turn_cannot_move_any_more() -> None:
    table = Table().land(2, "congo", "1I 1F 1tp").hand(1, "rebellion").move(2).do("interrupt 1 rebellion", "at congo")
    table.roll(2, 2, 1, 9, 1)  # a rebel falls to the fort, the infantry falls
    table.roll(1, 1, 1, 9).roll(1, 1, 1, 9).roll(1, 1, 9).roll(1, 9)
    assert table.there(2, "congo") == "1F 1tp"
    assert table.option_set("march") == set()


# -- homes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/home/no-cards-against")
@pytest.mark.parametrize(("card", "phase"), [("rebellion", 6), ("plunder", 3), ("forged_land", 6)])
def test_no_card_is_played_against_a_home(card: str, phase: int) -> None:
    table = Table().war((1, 2)).land(2, "south_africa", "3I").land(2, "congo", "3I 1tp").land(2, "guinea", "1I")
    table.hand(1, card).window(phase).do(f"card {card}")
    assert "at congo" in table.options()
    assert "at south_africa" not in table.options()
    assert table.refused("at south_africa")


# -- cargo ships and wars by card ----------------------------------------------------------------------------


def guest() -> Table:
    """A cargo ship of player 2 lies in a sea of player 1, who is his friend."""
    return Table().sea(1, "south_sea", "1fr").sea(2, "south_sea", "1I")


@pytest.mark.rule("imperunde/ruling/war-by-card-cargo")
def test_war_by_card_up_to_phase_5_sinks_cargo_in_phase_5() -> None:
    table = guest().hand(1, "declaration").invest(1).do("card declaration", "against 2")
    assert table.there(2, "south_sea") == "1I"
    table.clear()
    assert table.there(2, "south_sea") == ""


@pytest.mark.rule("imperunde/ruling/war-by-card-cargo")
@pytest.mark.parametrize("play", ["card declaration", "interrupt 2 declaration"])
def test_war_by_card_in_the_masters_turn_sinks_cargo_at_once(play: str) -> None:
    player = 2 if "2" in play else 1
    table = guest().hand(player, "declaration").move(1).do(play, f"against {3 - player}")
    assert table.there(2, "south_sea") == ""


@pytest.mark.rule("imperunde/ruling/war-by-card-cargo")
def test_war_by_card_before_the_masters_turn_lets_cargo_flee() -> None:
    table = guest().round(1, starter=2).hand(2, "declaration").move(2).do("card declaration", "against 1")
    assert table.there(2, "south_sea") == "1I"
    assert table.refused("sail infantry south_sea coral_sea") == ""
    table.do("done", "done", "done")
    assert table.asked == 1
    assert table.there(2, "south_sea") == ""


@pytest.mark.rule("imperunde/ruling/war-by-card-cargo")
def test_war_by_card_after_the_masters_turn_waits_for_the_next_phase_5() -> None:
    table = guest().hand(2, "declaration").move(2).do("card declaration", "against 1")
    table.do("done", "done", "done")
    assert table.state.phase == 8
    assert table.there(2, "south_sea") == "1I"
    table.clear()
    assert table.there(2, "south_sea") == ""
