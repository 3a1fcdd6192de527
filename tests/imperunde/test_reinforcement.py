"""Reinforcement between dice rounds: when, by whom, on which ways."""

import pytest

from tests.imperunde.table import Table


def congo(attackers: str, defenders: str, spare: str = "") -> Table:
    """Player 1 attacks player 2's Congo with these units from Egypt, where a post and perhaps others stay."""
    table = Table().land(1, "egypt", f"{attackers} {spare} 1tp").land(2, "congo", f"{defenders} 1tp").war((1, 2))
    return table.move(1).attack("egypt", "congo", attackers)


def la_plata(table: Table) -> Table:
    """Player 1 (Brazil) has lost one infantry from Chile at player 2's La Plata; another could come."""
    table.land(1, "chile", "2I 1tp").land(2, "la_plata", "3I 1tp").war((1, 2)).move(1)
    table.attack("chile", "la_plata", "I").roll(1, 6, 6, 6)
    assert table.step == "reinforce"
    return table


def arabian_sea(table: Table) -> Table:
    """Player 1 has lost a frigate from the Indian Ocean in player 2's Arabian Sea; another could come."""
    table.sea(1, "indian_ocean", "2fr").sea(2, "arabian_sea", "3fr").war((1, 2)).move(1)
    table.attack("indian_ocean", "arabian_sea", "fr").roll(1, 6, 6, 6)
    assert table.step == "reinforce"
    return table


def attackers(table: Table) -> list[str]:
    return [unit["kind"] for unit in table.view(1)["battle"]["attackers"]]


# -- who and when --------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/reinforce/only-attacker")
def test_the_defender_brings_nobody() -> None:
    table = Table().land(1, "egypt", "2I 1tp").land(2, "congo", "2I").land(2, "guinea", "3I").war((1, 2)).move(1)
    table.attack("egypt", "congo", "I I").roll(6, 1, 5, 4)  # each has lost one
    assert (table.step, table.asked) == ("dice", -1)  # he was not asked, and dice fall next
    assert table.refused("march infantry guinea congo", player=2)
    table = congo("I I", "2I", "1I").land(2, "guinea", "3I").roll(6, 1, 5, 4)
    assert (table.step, table.asked) == ("reinforce", 1)
    assert table.option_set() == {"fight", "march infantry egypt congo"}


@pytest.mark.rule("imperunde/reinforce/after-loss", "imperunde/ruling/reinforce-needs-loss")
def test_reinforcement_needs_a_loss_in_this_battle() -> None:
    table = congo("I I", "3I", "2I").roll(6, 6, 5, 5, 1)  # none of two attackers is lost
    assert table.step == "dice"
    assert table.refused("march infantry egypt congo")
    table.roll(1, 1, 6)
    assert table.step == "reinforce"


@pytest.mark.rule("imperunde/reinforce/after-loss")
def test_after_a_loss_the_attacker_fills_up_to_three() -> None:
    table = congo("I I", "3I", "3I").roll(6, 1, 5, 4, 1)  # one of two is lost: two may come
    table.do("march infantry egypt congo")
    assert (table.step, len(attackers(table))) == ("reinforce", 2)
    table.do("march infantry egypt congo")
    assert (table.step, len(attackers(table))) == ("dice", 3)
    assert table.there(1, "egypt") == "1I 1tp"


@pytest.mark.rule("imperunde/reinforce/after-loss", "imperunde/reinforce/optional")
def test_a_loss_of_an_earlier_dice_round_is_enough() -> None:
    table = congo("I I I", "6I", "1I").roll(6, 6, 1, 5, 5, 5).do("fight")
    assert table.step == "dice"
    table.roll(6, 6, 5, 5, 1)  # nobody is lost in this one
    assert table.option_set() == {"fight", "march infantry egypt congo"}


@pytest.mark.rule("imperunde/reinforce/optional")
def test_nobody_needs_to_come() -> None:
    table = congo("I I", "3I", "1I").roll(6, 1, 5, 4, 1).do("fight")
    assert (table.step, attackers(table), table.there(1, "egypt")) == ("dice", ["infantry"], "1I 1tp")


@pytest.mark.rule("imperunde/ruling/reinforce-needs-loss")
def test_a_ship_captured_from_the_attacker_is_a_loss() -> None:
    table = Table().sea(1, "indian_ocean", "3fr").sea(2, "arabian_sea", "2fr").war((1, 2)).move(1)
    table.attack("indian_ocean", "arabian_sea", "fr fr").roll(4, 3, 4, 2, 1, 6)  # 4 = 4: boarded and lost; 3 beats 2
    assert (table.step, attackers(table)) == ("reinforce", ["frigate"])
    table.do("sail frigate indian_ocean arabian_sea")


@pytest.mark.rule("imperunde/ruling/reinforce-needs-loss", "imperunde/ruling/several-treasons")
def test_a_ship_sabotaged_is_a_loss_and_without_attackers_reinforcement_is_asked_for() -> None:
    table = Table().sea(1, "indian_ocean", "2fr").sea(2, "arabian_sea", "1fr").war((1, 2)).hand(2, "sabotage").move(1)
    table.attack("indian_ocean", "arabian_sea", "fr")
    table.do("card sabotage", "at arabian_sea", "against 1", "sink frigate")
    assert (table.step, table.asked, attackers(table)) == ("reinforce", 1, [])
    assert table.reserve(1, "fr") == 15 - 1
    assert not table.events("die")
    table.do("sail frigate indian_ocean arabian_sea")
    assert (table.step, attackers(table)) == ("dice", ["frigate"])


@pytest.mark.rule("imperunde/ruling/reinforce-needs-loss")
def test_of_more_than_three_ships_by_capture_three_fight() -> None:
    table = Table().sea(1, "indian_ocean", "1sl 2fr").sea(2, "arabian_sea", "6fr").war((1, 2)).move(1)
    table.attack("indian_ocean", "arabian_sea", "sl fr fr").roll(8, 6, 5, 5, 5, 5).roll(6, 1)  # 5 = 5: captured
    assert (table.step, table.asked, attackers(table)) == ("pick", 1, ["line", "frigate", "frigate", "frigate"])
    assert table.option_set() == {"use_ships 3 0", "use_ships 2 1"}
    assert table.refused("use_ships 1 1") == "imperunde/ruling/reinforce-needs-loss"  # as many as possible
    assert table.refused("use_ships 1 2") == "imperunde/ruling/reinforce-needs-loss"
    table.do("use_ships 2 1").roll(3, 1, 1, 6, 6, 6)
    assert [event["kind"] for event in table.events("die")][-6:].count("line") == 1
    # Of equal frigates the captured one fought, and one that has a move left stayed out and lives.
    assert [unit["left"] for unit in table.view(1)["battle"]["attackers"]] == [1]


# -- ways ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/reinforce/reach-this-phase")
def test_who_has_moved_cannot_come() -> None:
    table = Table().land(1, "egypt", "2I 1tp").land(1, "barbary", "1I 1C 1A 1tp").land(2, "congo", "3I").war((1, 2))
    table.sea(1, "mid_atlantic", "1I").land(1, "abyssinia", "1I 1tp").move(1)
    table.do("march infantry barbary egypt", "march cavalry barbary egypt", "sail infantry mid_atlantic gulf_of_guinea")
    table.attack("egypt", "congo", "I I").roll(1, 1, 6, 6, 6)
    assert table.option_set() == {
        "fight",
        "march cavalry_1 egypt congo",
        "march infantry abyssinia congo",
        "land infantry_1 gulf_of_guinea congo",
    }
    assert table.there(1, "egypt") == "1I 1C 1tp"
    for too_far in ("march infantry egypt congo", "march artillery barbary egypt", "march infantry abyssinia egypt"):
        assert table.refused(too_far) == "imperunde/reinforce/reach-this-phase"


@pytest.mark.rule("imperunde/reinforce/no-fight-on-way")
@pytest.mark.parametrize("foe", [2, "pirates"])
def test_nobody_fights_on_the_way(foe: int | str) -> None:
    table = arabian_sea(Table().sea(1, "java_sea", "1fr").sea(foe, "gulf_of_bengal", "1fr"))
    assert not any("java_sea" in option for option in table.options())
    assert table.refused("sail frigate java_sea gulf_of_bengal") == "imperunde/reinforce/ships-via-no-enemy"


@pytest.mark.rule("imperunde/reinforce/cavalry-via-own")
@pytest.mark.parametrize("via", ["brazil", "upper_peru"])
def test_cavalry_comes_through_its_home_and_its_own_colonies(via: str) -> None:
    table = la_plata(Table(homes="BR GB JP US").land(1, "amazonia", "1C 1tp").land(1, "upper_peru", "1tp"))
    assert table.option_set("march") == {
        "march infantry chile la_plata",
        "march cavalry amazonia brazil",
        "march cavalry amazonia upper_peru",
    }
    table.do(f"march cavalry amazonia {via}")
    assert table.option_set() == {f"march cavalry_1 {via} la_plata"}  # on its way it goes on
    assert table.refused("fight")
    table.do(f"march cavalry_1 {via} la_plata")
    assert attackers(table) == ["cavalry"]
    assert (table.there(1, "amazonia"), table.count(1, via, "C")) == ("1tp", 0)


@pytest.mark.rule("imperunde/reinforce/cavalry-via-own")
@pytest.mark.parametrize("owner", [0, 2, 3])
def test_cavalry_comes_through_no_other_land(owner: int) -> None:
    table = Table(homes="ZA GB JP US").land(1, "amazonia", "1C 1tp")
    if owner:
        table.land(owner, "upper_peru", "1tp")
    la_plata(table)
    assert table.option_set() == {"fight", "march infantry chile la_plata"}
    assert table.refused("march cavalry amazonia upper_peru") == "imperunde/reinforce/cavalry-via-own"


@pytest.mark.rule("imperunde/reinforce/cavalry-via-own", "imperunde/reinforce/reach-this-phase")
def test_cavalry_on_board_lands_in_an_own_country_and_rides_on() -> None:
    table = la_plata(Table(homes="BR GB JP US").sea(1, "mid_atlantic", "1C 1I").sea(1, "gulf_of_guinea", "1C"))
    assert table.option_set("land") == {"land cavalry mid_atlantic brazil"}
    assert table.option_set("sail") == {
        "sail infantry mid_atlantic magellan_strait",
        "sail cavalry mid_atlantic magellan_strait",
        "sail cavalry gulf_of_guinea magellan_strait",
        "sail cavalry gulf_of_guinea mid_atlantic",
    }
    table.do("sail cavalry gulf_of_guinea mid_atlantic")
    assert table.option_set() == {"land cavalry_1 mid_atlantic brazil"}
    table.do("land cavalry_1 mid_atlantic brazil", "march cavalry_1 brazil la_plata")
    table.do("sail cavalry mid_atlantic magellan_strait")
    assert table.option_set() == {f"land cavalry_1 magellan_strait {to}" for to in ("la_plata", "brazil", "chile")}
    table.do("land cavalry_1 magellan_strait la_plata")
    assert (attackers(table), table.there(1, "mid_atlantic")) == (["cavalry", "cavalry"], "1I")


@pytest.mark.rule("imperunde/reinforce/ships-via-no-enemy")
def test_ships_come_past_friends_and_past_enemy_cargo_which_goes_down() -> None:
    past_a_friend = arabian_sea(Table().sea(1, "java_sea", "1fr").sea(3, "gulf_of_bengal", "1fr"))
    past_cargo = arabian_sea(Table().sea(1, "java_sea", "1fr").sea(2, "gulf_of_bengal", "2I"))
    for table in (past_a_friend, past_cargo):
        table.do("sail frigate java_sea gulf_of_bengal")
        assert table.option_set() == {"sail frigate_1 gulf_of_bengal arabian_sea"}
        table.do("sail frigate_1 gulf_of_bengal arabian_sea")
        assert attackers(table) == ["frigate"]
    assert past_a_friend.there(3, "gulf_of_bengal") == "1fr"
    assert past_cargo.there(2, "gulf_of_bengal") == ""


@pytest.mark.rule("imperunde/reinforce/ships-via-no-enemy")
def test_cargo_under_a_friends_warships_is_not_sunk_in_passing() -> None:
    table = Table().sea(1, "java_sea", "1fr").sea(3, "gulf_of_bengal", "1fr").sea(2, "gulf_of_bengal", "1I")
    arabian_sea(table).do("sail frigate java_sea gulf_of_bengal", "sail frigate_1 gulf_of_bengal arabian_sea")
    assert table.there(2, "gulf_of_bengal") == "1I"


@pytest.mark.rule("imperunde/reinforce/ships-via-no-enemy")
@pytest.mark.parametrize(("die", "cargo"), [(2, ""), (1, "2I")])
def test_a_storm_on_the_way_comes_first(die: int, cargo: str) -> None:
    table = Table().sea(1, "java_sea", "1fr").sea(2, "gulf_of_bengal", "2I").disc("gulf_of_bengal", "storm")
    arabian_sea(table).do("sail frigate java_sea gulf_of_bengal").roll(die)
    assert table.there(2, "gulf_of_bengal") == cargo
    onward = {"sail frigate_1 gulf_of_bengal arabian_sea"}
    back = {"fight", "sail frigate indian_ocean arabian_sea", "sail frigate indian_ocean gulf_of_bengal"}
    assert table.option_set() == (onward if die == 2 else back)


@pytest.mark.rule("imperunde/reinforce/reach-this-phase")
@pytest.mark.parametrize("calm", ["java_sea", "gulf_of_bengal"])
def test_nobody_comes_out_of_a_calm(calm: str) -> None:
    table = arabian_sea(Table().sea(1, "java_sea", "1fr").disc(calm, "calm"))
    assert not any("java_sea" in option for option in table.options())
    assert table.refused("sail frigate java_sea gulf_of_bengal")


# -- the same battle or a new one ----------------------------------------------------------------------------


@pytest.mark.rule("imperunde/reinforce/all-lost-may-continue")
def test_with_no_attacker_left_others_may_continue_the_same_battle() -> None:
    table = Table().land(1, "egypt", "5I 1tp").land(2, "congo", "1C 3I").war((1, 2)).hand(2, "hussar").move(1)
    table.attack("egypt", "congo", "I I I").do("use 2 1 0 0", "card hussar").roll(1, 1, 1, 6, 5, 5)
    assert (table.step, table.asked, attackers(table)) == ("reinforce", 1, [])
    table.do("march infantry egypt congo", "march infantry egypt congo", "use 2 1 0 0")
    table.roll(6, 6, 5, 5, 5)  # C5 + 1 = 6 still holds against a 6
    assert [(event["party"], event["kind"]) for event in table.events("lost")[3:]] == [
        ("2", "infantry"),
        ("1", "infantry"),
    ]


@pytest.mark.rule("imperunde/reinforce/all-lost-may-continue")
def test_without_reinforcement_the_battle_ends() -> None:
    table = congo("I", "2I", "1I").roll(1, 6, 6)
    assert table.step == "reinforce"
    table.do("fight")
    assert (table.step, table.owner("congo")) == ("move", 2)
    assert table.events("held") == [{"event": "held", "party": "2", "space": "congo"}]
    table = congo("I", "2I").roll(1, 6, 6)  # nobody can come: no question
    assert (table.step, table.owner("congo")) == ("move", 2)


@pytest.mark.rule("imperunde/reinforce/new-attack-after-end")
def test_a_new_attack_is_a_new_battle() -> None:
    table = Table().land(1, "egypt", "3I 1tp").move(1).attack("egypt", "congo", "I I").roll(6, 1, 5, 4)
    assert table.view(1)["battle"]["natives"] == 1
    table.do("fight").roll(1, 6).do("fight")
    assert table.step == "move"
    table.do("march infantry egypt congo")
    assert table.view(1)["battle"]["natives"] == 2

    table = Table().land(1, "egypt", "3I 1tp").land(2, "congo", "1C").war((1, 2)).hand(2, "hussar").move(1)
    table.attack("egypt", "congo", "I").do("card hussar").roll(6, 5).do("fight")
    assert (table.step, table.there(2, "congo")) == ("move", "1C")  # 5 + 1 holds against 6
    table.attack("egypt", "congo", "I").roll(6, 5)
    assert table.owner("congo") == 1  # now 5 is 5


@pytest.mark.rule("imperunde/reinforce/only-phase-6")
def test_no_ship_joins_while_the_seas_are_cleared() -> None:
    table = Table().sea(1, "arabian_sea", "2fr").sea(1, "indian_ocean", "1sl").sea(2, "arabian_sea", "2fr").war((1, 2))
    table.clear_sea("arabian_sea").roll(6, 1, 5, 4)
    assert (table.step, attackers(table)) == ("dice", ["frigate"])
    table.roll(1, 6)
    assert (table.there(1, "arabian_sea"), table.there(1, "indian_ocean")) == ("", "1sl")


@pytest.mark.rule("imperunde/reinforce/only-phase-6")
def test_with_favourable_winds_the_others_in_that_sea_may_follow() -> None:
    table = Table().sea(1, "indian_ocean", "2fr").sea(1, "gulf_of_bengal", "1fr").sea(2, "arabian_sea", "2fr")
    table.war((1, 2)).wheel(land_events=6).do("spin indian_ocean", "event sea_winds")
    table.do("sail frigate_1 indian_ocean arabian_sea", "fight").roll(1, 6, 6)
    assert table.option_set() == {"fight", "sail frigate_1 indian_ocean arabian_sea"}
