"""Battles on land: ties, conquest, cards that change dice, natives and rebels, lands without defenders."""

import pytest

from tests.imperunde.table import Table


def congo(attackers: str, defenders: str, spare: str = "") -> Table:
    """Player 1 attacks player 2's Congo with these units from Egypt, where a post and perhaps others stay."""
    return enter(Table(), attackers, defenders, spare)


def enter(table: Table, attackers: str, defenders: str, spare: str = "") -> Table:
    table.land(1, "egypt", f"{attackers} {spare} 1tp").land(2, "congo", f"{defenders} 3tp").war((1, 2))
    return table.move(1).attack("egypt", "congo", attackers)


def lost(table: Table) -> list[tuple[str, str]]:
    """Who lost what, sorted."""
    return sorted((event["party"], event["kind"]) for event in table.events("lost"))


def defenders(table: Table) -> list[str]:
    chosen: list[str] = table.view(1)["battle"]["defenders"]
    return chosen


@pytest.mark.rule("imperunde/land-battle/defender-wins-ties")
@pytest.mark.parametrize(("attacker", "defender", "kind"), [("A", "C", "artillery"), ("I", "I", "infantry")])
def test_equal_numbers_on_land_cost_the_attacker(attacker: str, defender: str, kind: str) -> None:
    assert lost(congo(attacker, defender).roll(4, 4)) == [("1", kind)]


@pytest.mark.rule("imperunde/land-battle/conquest")
def test_without_army_and_fort_the_land_and_its_posts_are_the_attackers() -> None:
    table = congo("A A", "1C 1F").roll(8, 8, 8, 2)  # F8 against 8 + 1, C2 against 8
    assert (table.owner("congo"), table.there(1, "congo"), table.step) == (1, "2A 3tp", "move")
    assert (table.reserve(2, "F"), table.reserve(2, "tp"), table.reserve(1, "tp")) == (30, 45, 45 - 4)
    table = congo("A A", "1C 1F").roll(8, 8, 9, 2)  # the fort stands: still his
    assert (table.owner("congo"), table.step) == (2, "dice")


# -- cards that take defenders away --------------------------------------------------------------------------


@pytest.mark.rule("imperunde/ruling/several-treasons")
def test_several_treasons_act_once_each_and_the_last_defender_may_go() -> None:
    table = enter(Table().hand(1, "treason", "treason"), "I", "2F").do("card treason")
    assert (table.step, table.there(2, "congo")) == ("window", "1F 3tp")
    table.do("card treason")
    assert (table.step, table.owner("congo"), table.there(1, "congo")) == ("move", 1, "1I 3tp")
    assert not table.events("die")


@pytest.mark.rule("imperunde/ruling/several-treasons")
def test_a_defender_whose_choice_has_vanished_chooses_again() -> None:
    table = enter(Table().hand(1, "treason"), "I", "1F 2I 2C").do("use 1 1 0 1", "card treason")
    assert (table.step, table.asked) == ("defend", 2)
    assert table.option_set() == {"use 2 1 0 0", "use 1 2 0 0"}
    table.do("use 1 2 0 0")
    assert (table.step, defenders(table)) == ("dice", ["cavalry", "cavalry", "infantry"])  # and no second window


@pytest.mark.rule("imperunde/ruling/several-treasons")
def test_a_choice_without_the_vanished_unit_stands() -> None:
    table = enter(Table().hand(1, "treason"), "I", "1F 2I 2C").do("use 1 2 0 0", "card treason")
    assert (table.step, defenders(table)) == ("dice", ["cavalry", "cavalry", "infantry"])


# -- cards that change dice ----------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/ruling/bonus-sorting")
def test_bonuses_count_before_sorting_and_colours_break_ties_of_the_sums() -> None:
    table = enter(Table().hand(1, "hussar"), "C I", "2I").do("card hussar").roll(5, 6, 6, 5)
    assert lost(table) == [("1", "cavalry"), ("2", "infantry")]  # C5 + 1 stands before I6
    table = enter(Table().hand(2, "hussar"), "C I", "1C 1I").do("card hussar").roll(7, 6, 5, 6)
    assert lost(table) == [("1", "infantry"), ("2", "cavalry")]  # C5 + 1 stands before I6 and meets the 7


@pytest.mark.rule("imperunde/ruling/bonus-sorting")
def test_fort_modifiers_count_after_pairing() -> None:
    table = congo("C A", "1F 1I").roll(6, 5, 5, 4)  # C6 faces the fort (5 against 5); A5 the infantry
    assert lost(table) == [("1", "cavalry"), ("2", "infantry")]
    table = congo("A I", "1F 1I").roll(5, 6, 6, 4)  # I6 before A5, though A would be worth 6 and of the better colour
    assert lost(table) == [("1", "infantry"), ("2", "infantry")]


@pytest.mark.rule("imperunde/ruling/bonus-sorting")
@pytest.mark.parametrize(("die", "loser"), [(4, ("1", "cavalry")), (5, ("2", "fort"))])
def test_all_bonuses_add_up(die: int, loser: tuple[str, str]) -> None:
    table = enter(Table().hand(1, "hussar", "surprise"), "C", "1F").do("card hussar", "card surprise")
    assert lost(table.roll(die, 6)) == [loser]  # die + 1 + 2 - 1 against 6


@pytest.mark.rule("imperunde/ruling/hussar-moment")
def test_a_hussar_raid_acts_from_the_dice_round_before_which_it_is_played() -> None:
    table = enter(Table().hand(1, "hussar"), "C", "4I").do("pass").roll(5, 4, 1, 1)
    assert lost(table) == [("2", "infantry")]
    table.do("pass", "card hussar").roll(5, 5, 1, 1).roll(5, 5, 1)  # 5 + 1, now and later
    assert lost(table) == [("2", "infantry")] * 3


@pytest.mark.rule("imperunde/ruling/hussar-moment")
def test_the_defender_may_play_it_too_for_his_own_cavalry_only() -> None:
    table = enter(Table().hand(2, "hussar"), "C", "1C 1I").do("card hussar").roll(6, 5, 1)
    assert lost(table) == [("1", "cavalry")]
    table = enter(Table().hand(2, "hussar"), "C", "2I")
    assert (table.asked, table.refused("card hussar")) == (2, "imperunde/ruling/hussar-moment")


@pytest.mark.rule("imperunde/ruling/hussar-moment")
def test_the_attacker_needs_cavalry_that_fights_or_can_come() -> None:
    table = enter(Table().hand(1, "hussar"), "I", "2I")
    assert (table.asked, table.refused("card hussar")) == (1, "imperunde/ruling/hussar-moment")
    for place, can_come in [("egypt", True), ("barbary", True), ("china", False)]:
        table = Table().land(1, place, "1C").hand(1, "hussar")
        enter(table, "I", "2I")
        assert (table.refused("card hussar") == "") == can_come


@pytest.mark.rule("imperunde/ruling/first-dice-round")
def test_ambush_and_surprise_act_both_and_in_the_first_dice_round_only() -> None:
    table = enter(Table().hand(1, "surprise").hand(2, "ambush"), "I I I", "5I")
    table.do("card surprise", "pass", "card ambush").roll(6, 5, 4, 5, 4, 4)  # 8 7 6 against 7 6 6
    assert lost(table) == [("1", "infantry"), ("2", "infantry"), ("2", "infantry")]
    table.roll(6, 5, 5, 5, 1)  # 6 5 against 5 5
    assert lost(table) == [("1", "infantry")] * 2 + [("2", "infantry")] * 3


@pytest.mark.rule("imperunde/ruling/first-dice-round")
@pytest.mark.parametrize(("card", "player", "dice"), [("surprise", 1, [4, 5]), ("ambush", 2, [6, 4])])
def test_a_bonus_of_the_first_dice_round_is_two(card: str, player: int, dice: list[int]) -> None:
    table = enter(Table().hand(player, card), "I", "1I")
    table.do(f"card {card}").roll(*dice)
    assert lost(table) == [("2" if player == 1 else "1", "infantry")]
    plain = congo("I", "1I").roll(*dice)
    assert lost(plain) != lost(table)


@pytest.mark.rule("imperunde/ruling/first-dice-round")
def test_later_dice_rounds_refuse_them_and_a_new_battle_allows_another() -> None:
    table = enter(Table().hand(1, "surprise", "surprise"), "I", "3I", "1I").do("card surprise", "pass")
    table.roll(3, 4, 1, 1).do("pass")  # 3 + 2 beats 4; nothing to say after the losses
    assert (table.step, table.asked) == ("window", 1)  # before the second dice round
    assert table.refused("card surprise") == "imperunde/card/surprise/first-round-only"
    table.do("pass").roll(1, 6, 6).do("pass", "fight")
    assert table.step == "move"
    table.attack("egypt", "congo", "I")
    assert "card surprise" in table.options()


# -- natives, rebels and pirates -----------------------------------------------------------------------------


@pytest.mark.rule("imperunde/ruling/neutral-choices")
def test_nobody_decides_for_natives_rebels_and_pirates() -> None:
    table = Table().land(1, "west_india", "1I 1tp").hand(1, "sabotage").move(1).attack("west_india", "east_india", "I")
    assert (table.do("pass").step, defenders(table)) == ("dice", ["infantry"] * 3)
    table = Table().sea(1, "indian_ocean", "1fr").sea("pirates", "arabian_sea", "2sl 3fr").move(1)
    table.do("sail frigate indian_ocean arabian_sea")
    assert (table.step, defenders(table)) == ("dice", ["line", "line", "frigate"])  # the best dice first


@pytest.mark.rule("imperunde/ruling/neutral-choices")
def test_attacking_pirates_use_their_best_dice_too() -> None:
    table = Table().sea(1, "arabian_sea", "3fr").sea("pirates", "arabian_sea", "2sl 2fr").hand(2, "pirates").move(1)
    table.do("interrupt 2 pirates", "at arabian_sea").roll(6, 8, 8, 1, 1, 1)
    assert [event["kind"] for event in table.events("die")] == ["frigate", "line", "line", *["frigate"] * 3]


@pytest.mark.rule("imperunde/ruling/many-rebels")
def test_rebels_fill_up_to_three_from_their_pool() -> None:
    table = Table().land(2, "congo", "4I 1tp").hand(1, "rebellion").before_books().do("card rebellion", "at congo")
    table.roll(6, 1, 1, 5, 5, 5)
    assert lost(table) == [("2", "infantry"), ("natives", "infantry"), ("natives", "infantry")]
    table.roll(1, 1, 1, 6, 6, 6)  # of the three left all roll
    assert [event["party"] for event in table.events("die")] == (["natives"] * 3 + ["2"] * 3) * 2
    assert (table.step, table.there(2, "congo")) == ("debts", "3I 1tp")


@pytest.mark.rule("imperunde/ruling/many-rebels")
def test_an_uprising_of_six_goes_on_until_one_side_is_gone() -> None:
    table = Table().land(2, "china", "2I 2tp").wheel().do("spin china", "event land_uprising")
    table.roll(1, 1, 1, 6, 6)  # six, four, two rebels
    assert len(table.view(1)["battle"]["attackers"]) == 4
    table.roll(6, 1, 1, 5, 6)  # 6 = 6 and 1 < 5
    assert len(table.view(1)["battle"]["attackers"]) == 2
    table.roll(6, 6, 5, 5)
    assert (table.owner("china"), table.reserve(2, "tp"), table.reserve(2, "I")) == (0, 45, 40)
    assert table.step == "events"


# -- where armies may go -------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/ruling/foreign-lands")
def test_armies_never_stand_in_or_pass_lands_of_friends_and_foreign_homes() -> None:
    table = (
        Table()
        .land(1, "egypt", "1C 1I 1tp")
        .land(2, "congo", "1tp")
        .land(3, "guinea", "1tp")
        .sea(1, "mid_atlantic", "1I")
    )
    table.armistice((1, 3)).move(1)
    assert table.refused("march cavalry egypt congo") == "imperunde/relations/peace-no-attack"
    assert table.refused("march infantry egypt guinea") == "imperunde/relations/peace-no-attack"
    assert table.refused("land infantry mid_atlantic guinea") == "imperunde/relations/peace-no-attack"
    assert not any(option.endswith((" congo", " guinea")) for option in table.options())


@pytest.mark.rule("imperunde/ruling/foreign-lands")
@pytest.mark.parametrize("war", [False, True])
def test_nobody_enters_a_foreign_home(war: bool) -> None:
    table = Table().land(1, "congo", "1C 1tp").sea(1, "indian_ocean", "1A")
    if war:
        table.war((1, 2))
    table.move(1)
    assert table.refused("march cavalry congo south_africa") == "imperunde/home/not-attackable"
    assert table.refused("land artillery indian_ocean south_africa") == "imperunde/home/not-attackable"


@pytest.mark.rule("imperunde/ruling/undefended-colony")
def test_the_first_to_enter_a_colony_without_army_and_fort_conquers_it() -> None:
    table = Table().land(1, "egypt", "5I 1tp").land(2, "congo", "2tp").war((1, 2)).hand(2, "ambush").always(2).move(1)
    table.do("march infantry egypt congo")
    assert (table.step, table.owner("congo"), table.there(1, "congo")) == ("move", 1, "1I 2tp")  # no dice, no window
    table.do(*["march infantry egypt congo"] * 4)
    assert table.there(1, "congo") == "5I 2tp"


@pytest.mark.rule("imperunde/ruling/undefended-colony")
@pytest.mark.parametrize("defender", ["1F", "1I"])
def test_a_fort_or_an_army_alone_makes_it_a_battle(defender: str) -> None:
    assert congo("I", defender).step == "dice"


@pytest.mark.rule("imperunde/ruling/entering-is-attacking")
def test_entering_an_enemys_land_or_sea_is_attacking() -> None:
    assert congo("I", "1I").events("attack") == [{"event": "attack", "party": "1", "foe": "2", "space": "congo"}]
    table = Table().sea(1, "indian_ocean", "1fr").sea(2, "arabian_sea", "1fr").war((1, 2)).move(1)
    assert table.do("sail frigate indian_ocean arabian_sea").step == "dice"


@pytest.mark.rule("imperunde/ruling/entering-is-attacking")
def test_a_sea_with_enemy_cargo_only_is_entered_without_a_battle() -> None:
    table = Table().sea(1, "indian_ocean", "1fr 1I").sea(2, "arabian_sea", "2I").war((1, 2)).move(1)
    table.do("sail infantry indian_ocean arabian_sea")
    assert (table.step, table.there(2, "arabian_sea")) == ("move", "2I")
    table.do("sail frigate indian_ocean arabian_sea")
    assert (table.step, table.there(2, "arabian_sea"), table.events("attack")) == ("move", "", [])


@pytest.mark.rule("imperunde/ruling/several-battles")
def test_a_unit_may_fight_once_with_each_of_its_moves() -> None:
    table = Table().land(1, "egypt", "1C 1I 1tp").land(2, "congo", "1I").land(2, "zanzibar", "1I").war((1, 2)).move(1)
    table.do("march cavalry egypt congo", "fight").roll(7, 1).do("march cavalry_1 congo zanzibar").roll(7, 1)
    assert (table.owner("zanzibar"), table.there(1, "zanzibar")) == (1, "1C")
    table = Table().sea(1, "java_sea", "1fr").sea(2, "gulf_of_bengal", "1fr").sea(2, "arabian_sea", "1fr").war((1, 2))
    table.move(1).do("sail frigate java_sea gulf_of_bengal").roll(6, 1)
    table.do("sail frigate_1 gulf_of_bengal arabian_sea").roll(6, 1)
    assert (table.there(1, "arabian_sea"), table.there(2, "arabian_sea")) == ("1fr", "")
    assert table.refused("sail frigate_1 arabian_sea indian_ocean") == "imperunde/move/allowances"


@pytest.mark.rule("imperunde/ruling/moving-in-after")
def test_after_the_battle_any_number_moves_in() -> None:
    table = congo("I I I", "1I", "3I").roll(6, 6, 6, 1)
    table.do(*["march infantry egypt congo"] * 3)
    assert (table.step, table.there(1, "congo")) == ("move", "6I 3tp")


# -- battles in one's own turn -------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/battle/occasions", "imperunde/ruling/tied-dice")
def test_who_falls_to_rebels_in_his_own_turn_cannot_move_any_more() -> None:
    table = Table().land(1, "congo", "2I 1tp").land(1, "egypt", "1I 1tp").hand(2, "rebellion").move(1)
    table.do("march infantry egypt congo", "interrupt 2 rebellion", "at congo").passes()
    table.roll(1, 1, 6, 5, 5, 5).roll(1, 1, 1, 6, 6).roll(1, 6, 6)
    # One is lost; of the equal ones it is the one that had moved.
    assert (table.step, table.there(1, "congo")) == ("move", "2I 1tp")
    table.do("march infantry congo egypt", "march infantry congo egypt")
    assert table.refused("march infantry congo egypt") == "imperunde/move/allowances"
