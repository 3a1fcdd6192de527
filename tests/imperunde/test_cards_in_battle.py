"""Cards in a battle: Armistice, Treason, Hussar raid, Ambush, Surprise attack, Sabotage, Seizure."""

from __future__ import annotations

import pytest

from tests.imperunde.table import Table


def congo() -> Table:
    """The worked example: artillery from South Africa, cavalry and infantry by way of the Gulf of Guinea."""
    table = Table().war((1, 2)).land(1, "congo", "3I 1C 1F 2tp").land(2, "south_africa", "2A 1C 1I")
    return table.sea(2, "indian_ocean", "1I 1C 1A")


def attack_congo(table: Table) -> Table:
    table.move(2).do("sail cavalry indian_ocean gulf_of_guinea", "sail infantry indian_ocean gulf_of_guinea")
    table.do("march artillery south_africa congo", "land cavalry_1 gulf_of_guinea congo")
    return table.do("land infantry_1 gulf_of_guinea congo", "use 2 1 0 0")


def duel(attackers: str = "1I", defenders: str = "1I 1tp") -> Table:
    """Player 1 in Guinea attacks a colony of player 2 in the Congo with everything that he has there."""
    return Table().war((1, 2)).land(1, "guinea", f"{attackers} 1tp").land(2, "congo", defenders)


def march(table: Table, *kinds: str) -> Table:
    """They all march to the Congo together; whoever could still join stays behind."""
    table.move(1).do(*(f"march {kind} guinea congo" for kind in kinds))
    return table.do("fight") if table.step == "assault" else table


def unrest(table: Table, country: str = "congo") -> Table:
    return table.wheel().do(f"spin {country}", "event land_unrest")


# -- armistice -----------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/card/armistice/during-battle")
@pytest.mark.parametrize("player", [1, 2])
def test_an_armistice_stops_a_battle_after_the_dice_that_have_fallen(player: int) -> None:
    table = attack_congo(congo().hand(player, "armistice"))
    table.passes().roll(4, 7, 4, 4, 5, 2)  # A, C, I against C, I, I
    assert (table.step, table.asked) == ("window", player)
    table.do("card armistice", f"against {3 - player}")
    assert table.there(1, "congo") == "1I 1C 1F 2tp"
    assert table.owner("congo") == 1
    assert (table.step, table.asked) == ("move", 2)  # neither reinforcement nor more dice
    assert table.reserve(2, "A") == 20 - 2  # one of three artillery fell
    assert table.relation(1, 2) == "armistice"


@pytest.mark.rule("imperunde/card/armistice/attackers-withdraw")
def test_after_an_armistice_the_attackers_go_back_where_they_came_from() -> None:
    table = attack_congo(congo().hand(1, "armistice"))
    table.do("card armistice", "against 2")
    assert table.there(2, "south_africa") == "1I 1C 2A"
    assert table.there(2, "gulf_of_guinea") == "1I 1C"
    assert table.there(1, "congo") == "3I 1C 1F 2tp"
    moves = table.option_set("sail") | table.option_set("land") | table.option_set("march")
    assert not any("gulf_of_guinea" in text.split()[2] for text in moves)  # both had used their moves
    assert table.refused("march artillery south_africa mozambique") == ""  # the other one has not moved
    table.do("march artillery south_africa mozambique", "fight").passes().roll(8, 1, 1).passes().roll(8, 1)
    assert table.owner("mozambique") == 2
    assert table.refused("march artillery south_africa mozambique") == "imperunde/move/allowances"


@pytest.mark.rule("imperunde/card/armistice/attackers-withdraw")
def test_withdrawing_costs_cavalry_no_further_move() -> None:
    table = march(duel("1C 1I").hand(1, "armistice"), "cavalry").do("card armistice", "against 2")
    assert table.there(1, "guinea") == "1I 1C 1tp"
    assert table.refused("march cavalry guinea egypt") == "imperunde/move/allowances"
    assert table.refused("march cavalry_1 guinea egypt") == ""


@pytest.mark.rule("imperunde/card/armistice/attackers-withdraw")
def test_withdrawing_costs_a_cargo_ship_no_further_move() -> None:
    table = Table().war((1, 2)).land(1, "congo", "1I 1tp").sea(2, "gulf_of_guinea", "1I").hand(1, "armistice").move(2)
    table.do("land infantry gulf_of_guinea congo", "card armistice", "against 2")
    assert table.there(2, "gulf_of_guinea") == "1I"
    assert table.refused("sail infantry gulf_of_guinea indian_ocean") == "imperunde/move/allowances"
    assert table.refused("sail infantry_1 gulf_of_guinea indian_ocean") == ""  # landing was the first of two moves


@pytest.mark.rule("imperunde/card/armistice/phase-5-still-fights", "imperunde/card/armistice/phase-5-cargo-spared")
@pytest.mark.parametrize(("relation", "cargo_left"), [("war", ""), ("armistice", "1I 1C")])
def test_phase_5_is_fought_under_an_armistice_but_spares_cargo(relation: str, cargo_left: str) -> None:
    table = Table().sea(1, "south_sea", "1fr").sea(2, "south_sea", "1fr 1I 1C")
    table = (table.war if relation == "war" else table.armistice)((1, 2)).clear_sea("south_sea")
    assert table.step == "dice"
    table.roll(6, 1)
    assert table.there(1, "south_sea") == "1fr"
    assert table.there(2, "south_sea") == cargo_left


@pytest.mark.rule("imperunde/ruling/armistice-building-clearing")
@pytest.mark.parametrize("late", [False, True])
def test_an_armistice_in_a_fight_of_phase_5_only_spares_the_cargo(late: bool) -> None:
    table = Table().war((1, 2)).sea(1, "south_sea", "2fr").sea(2, "south_sea", "2fr 1I").hand(2, "armistice")
    table.clear_sea("south_sea")
    if late:
        table.do("pass").roll(6, 1, 5, 2)  # one of each goes down
        assert (table.step, table.asked) == ("window", 2)
    table.do("card armistice", "against 1")
    assert table.relation(1, 2) == "armistice"
    table.roll(*((6, 1) if late else (6, 5, 4, 3)))
    assert table.there(2, "south_sea") == "1I"
    assert len(table.events("attack")) == 1  # one and the same fight


@pytest.mark.rule("imperunde/ruling/armistice-in-battle")
def test_an_armistice_is_not_played_while_natives_rebels_or_pirates_fight() -> None:
    natives = Table().war((1, 3)).land(1, "guinea", "1I").hand(1, "armistice").move(1)
    natives.do("march infantry guinea congo")
    rebels = unrest(Table().war((1, 3)).land(1, "congo", "1I").hand(1, "armistice"))
    pirates = Table().war((1, 3)).sea(1, "south_sea", "1fr").sea("pirates", "south_sea", "1fr").hand(1, "armistice")
    for table in (natives, rebels, pirates.clear_sea("south_sea")):
        assert (table.step, table.asked) == ("window", 1)
        assert table.refused("card armistice") == "imperunde/card/armistice/needs-war"


@pytest.mark.rule("imperunde/ruling/card-windows")
def test_right_after_dice_an_armistice_is_for_the_two_who_fight() -> None:
    table = march(duel("2I", "2I 1tp").war((1, 3), (2, 4)).hand(1, "armistice"), "infantry", "infantry")
    assert table.do("card armistice").option_set() == {"against 2", "against 3"}
    table = march(duel("2I", "2I 1tp").war((1, 3), (2, 4)).hand(1, "armistice"), "infantry", "infantry")
    table.do("pass").roll(6, 1, 2, 3).do("card armistice")
    assert table.option_set() == {"against 2"}


# -- treason -------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/card/treason/effect")
def test_treason_removes_a_fort_of_somebody_who_is_attacked() -> None:
    table = Table().war((2, 3)).land(3, "guinea", "1I").land(2, "congo", "1I 2F 2tp").hand(1, "treason").always(1)
    table.move(3).do("march infantry guinea congo", "card treason")
    assert table.there(2, "congo") == "1I 1F 2tp"
    assert table.reserve(2, "F") == 29
    table.roll(1, 9, 6)  # three dice: the fort that is gone does not roll
    assert table.step == "move"


@pytest.mark.rule("imperunde/card/treason/before-first-dice")
def test_treason_comes_before_the_first_dice() -> None:
    table = march(duel("3I", "2I 2F 2tp").hand(1, "treason"), *["infantry"] * 3)
    table.do("use 2 0 0 1", "pass").roll(6, 6, 1, 4, 1, 2).do("pass")  # a fort, an infantry and an attacker fall
    assert (table.step, table.asked) == ("window", 1)
    assert table.refused("card treason") == "imperunde/card/treason/before-first-dice"


@pytest.mark.rule("imperunde/card/treason/any-attacker")
def test_the_attacker_may_be_oneself_or_rebels() -> None:
    own = march(duel("1I", "1I 1F 1tp").hand(1, "treason"), "infantry").do("card treason")
    rebels = unrest(duel("1I", "1I 1F 1tp").hand(1, "treason").always(1)).do("card treason")
    assert own.there(2, "congo") == rebels.there(2, "congo") == "1I 1tp"


@pytest.mark.rule("imperunde/card/treason/not-own-colony")
def test_treason_needs_a_fort_in_a_colony_of_another_player() -> None:
    rule = "imperunde/card/treason/not-own-colony"
    own = march(duel("1I", "1I 1F 1tp").hand(2, "treason"), "infantry")
    assert (own.asked, own.refused("card treason")) == (2, rule)
    no_fort = march(duel().hand(1, "treason"), "infantry")
    assert (no_fort.asked, no_fort.refused("card treason")) == (1, rule)
    natives = Table().land(1, "guinea", "1I").hand(1, "treason").move(1).do("march infantry guinea congo")
    assert (natives.asked, natives.refused("card treason")) == (1, rule)


@pytest.mark.rule("imperunde/card/treason/last-defender")
def test_without_its_last_fort_a_land_falls_without_dice() -> None:
    table = march(duel("1I", "1F 2tp").hand(1, "treason"), "infantry").do("card treason")
    assert table.owner("congo") == 1
    assert table.there(1, "congo") == "1I 2tp"
    assert not table.events("die")


# -- hussar raid ---------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/card/hussar/effect")
@pytest.mark.parametrize("card", [False, True])
def test_a_hussar_raid_counts_in_every_dice_round(card: bool) -> None:
    table = Table().land(1, "guinea", "1C").hand(1, "hussar").move(1).do("march cavalry guinea congo")
    table.do("card hussar" if card else "pass").roll(5, 5, 1)  # C5 against natives 5, 1
    assert (table.step == "dice") == card
    if card:
        table.roll(5, 5)
        assert table.owner("congo") == 1


@pytest.mark.rule("imperunde/card/hussar/effect")
def test_a_hussar_raid_counts_for_cavalry_only_and_only_for_its_player() -> None:
    table = march(duel("1I 1C", "1I 1C 1tp").hand(1, "hussar"), "cavalry", "infantry").do("card hussar")
    table.roll(4, 4, 5, 4)  # C4+1, I4 against C5, I4: without effect on I4 and on the other C, both ties are lost
    assert table.there(2, "congo") == "1I 1C 1tp"
    assert table.reserve(1, "C") == 20
    assert table.reserve(1, "I") == 40


@pytest.mark.rule("imperunde/card/hussar/effect", "imperunde/ruling/hussar-moment")
def test_a_hussar_raid_needs_a_land_battle_of_ones_own_with_cavalry() -> None:
    no_cavalry = march(duel("2I").hand(1, "hussar"), "infantry")
    assert no_cavalry.refused("card hussar") == "imperunde/ruling/hussar-moment"
    in_reach = march(duel("1I 1C").hand(1, "hussar"), "infantry")
    assert in_reach.refused("card hussar") == ""
    too_far = march(duel("1I").land(1, "china", "1C").hand(1, "hussar"), "infantry")
    assert too_far.refused("card hussar") == "imperunde/ruling/hussar-moment"
    bystander = march(duel("1C").hand(3, "hussar").always(3), "cavalry")
    assert (bystander.asked, bystander.refused("card hussar")) == (3, "imperunde/card/hussar/effect")
    twice = march(duel("1C").hand(1, "hussar", "hussar"), "cavalry").do("card hussar")
    assert twice.refused("card hussar") == "imperunde/card/hussar/effect"


@pytest.mark.rule("imperunde/card/hussar/attack-or-defence")
@pytest.mark.parametrize("card", [False, True])
def test_a_hussar_raid_defends_as_well(card: bool) -> None:
    table = unrest(Table().land(1, "congo", "1C 1tp").hand(1, "hussar"))  # two rebels
    table.do("card hussar" if card else "pass").roll(4, 1, 3)  # C3 against 4
    assert table.owner("congo") == (1 if card else 0)


@pytest.mark.rule("imperunde/card/hussar/combinable")
@pytest.mark.parametrize(
    ("cards", "wins"), [(("surprise", "hussar"), True), (("surprise",), False), (("hussar",), False)]
)
def test_a_hussar_raid_adds_to_a_surprise_attack(cards: tuple[str, ...], wins: bool) -> None:
    table = march(duel("1C", "1A 1tp").hand(1, *cards), "cavalry")
    table.do(*(f"card {card}" for card in cards)).passes().roll(4, 6)  # C4 + 2 + 1 against A6
    assert (table.owner("congo") == 1) == wins


@pytest.mark.rule("imperunde/card/hussar/combinable")
@pytest.mark.parametrize(("cards", "holds"), [(("ambush", "hussar"), True), (("ambush",), False), (("hussar",), False)])
def test_a_hussar_raid_adds_to_an_ambush(cards: tuple[str, ...], holds: bool) -> None:
    table = march(duel("1A", "1C 1tp").hand(2, *cards), "artillery")
    table.do(*(f"card {card}" for card in cards)).passes().roll(7, 4)  # A7 against C4 + 2 + 1
    assert (table.owner("congo") == 2) == holds


@pytest.mark.rule("imperunde/card/hussar/ends-with-battle", "imperunde/reinforce/new-attack-after-end")
def test_a_hussar_raid_ends_with_its_battle() -> None:
    table = march(duel("3I", "1C 1tp").hand(2, "hussar"), "infantry").do("card hussar").roll(4, 3)  # I4 against C3+1
    assert table.step == "reinforce"
    table.do("march infantry guinea congo", "fight").roll(4, 3)  # the same battle goes on, and the card
    assert table.reserve(1, "I") == 40 - 1
    assert table.step == "reinforce"
    table.do("fight")
    assert table.step == "move"
    table.do("march infantry guinea congo").roll(4, 3)  # a new battle
    assert table.owner("congo") == 1


# -- ambush and surprise attack ------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/card/ambush/effect")
@pytest.mark.parametrize("card", [False, True])
def test_an_ambush_adds_two_to_every_defender(card: bool) -> None:
    table = march(duel("2I", "2I 1tp").hand(2, "ambush"), "infantry", "infantry")
    table.do("card ambush" if card else "pass").roll(4, 3, 3, 2)  # 3+2 and 2+2 against 4 and 3
    assert table.owner("congo") == (2 if card else 1)


@pytest.mark.rule("imperunde/card/ambush/effect")
def test_an_ambush_works_against_rebels_and_for_the_owner_only() -> None:
    table = unrest(Table().land(1, "congo", "2I 1tp").hand(1, "ambush")).do("card ambush").roll(4, 3, 3, 2)
    assert table.there(1, "congo") == "2I 1tp"
    for player in (1, 3):
        table = march(duel("1I 1C").hand(player, "ambush").always(3), "infantry")
        assert (table.asked, table.refused("card ambush")) == (player, "imperunde/card/ambush/effect")


@pytest.mark.rule("imperunde/card/ambush/first-round-only", "imperunde/card/ambush/before-first-dice")
def test_an_ambush_counts_in_the_first_dice_round_only() -> None:
    table = march(duel("3I", "2I 1tp").hand(2, "ambush", "ambush"), *["infantry"] * 3).do("card ambush", "pass")
    table.roll(6, 4, 1, 3, 2)  # 6 > 5, 4 = 4
    assert table.there(2, "congo") == "1I 1tp"
    assert (table.step, table.asked) == ("window", 2)  # right after the dice
    table.do("pass")
    assert table.refused("card ambush") == "imperunde/card/ambush/before-first-dice"
    table.do("pass").roll(4, 1, 3)
    assert table.owner("congo") == 1


@pytest.mark.rule("imperunde/card/surprise/effect")
@pytest.mark.parametrize("card", [False, True])
def test_a_surprise_attack_adds_two_to_every_attacker(card: bool) -> None:
    table = Table().land(1, "guinea", "1I 1A").hand(1, "surprise").move(1)
    table.do("march artillery guinea congo", "march infantry guinea congo")
    table.do("card surprise" if card else "pass").roll(3, 1, 4, 2)  # A3+2 and I1+2 against natives 4 and 2
    assert table.owner("congo") == (1 if card else 0)
    assert table.there(1, "congo") == ("1I 1A" if card else "")


@pytest.mark.rule("imperunde/card/surprise/effect")
def test_a_surprise_attack_hits_colonies_and_is_for_the_attacker_only() -> None:
    table = march(duel().hand(1, "surprise"), "infantry").do("card surprise").roll(2, 3)
    assert table.owner("congo") == 1
    for player in (2, 3):
        table = march(duel().hand(player, "surprise").always(3), "infantry")
        assert (table.asked, table.refused("card surprise")) == (player, "imperunde/card/surprise/effect")


@pytest.mark.rule("imperunde/card/surprise/first-round-only")
def test_a_surprise_attack_counts_in_the_first_dice_round_only() -> None:
    table = march(duel("2I", "2I 1tp").hand(1, "surprise", "surprise"), "infantry", "infantry")
    table.do("card surprise", "pass").roll(2, 1, 3, 6)  # 2+2 < 6, 1+2 = 3: both fall
    assert table.owner("congo") == 2
    table = march(duel("2I", "2I 1tp").hand(1, "surprise", "surprise"), "infantry", "infantry")
    table.do("card surprise", "pass").roll(6, 1, 6, 6)  # 8 > 6, 3 < 6
    table.do("pass")  # right after the dice
    assert (table.step, table.asked) == ("window", 1)
    assert table.refused("card surprise") == "imperunde/card/surprise/first-round-only"
    table.do("pass").roll(3, 4)
    assert table.owner("congo") == 2


def sea_attack(attackers: str, defenders: str) -> Table:
    return Table().war((1, 2)).sea(1, "mid_atlantic", attackers).sea(2, "gulf_of_guinea", defenders)


def sail(table: Table, *kinds: str) -> Table:
    table.move(1).do(*(f"sail {kind} mid_atlantic gulf_of_guinea" for kind in kinds))
    return table.do("fight") if table.step == "assault" else table


@pytest.mark.rule("imperunde/card/surprise/land-only")
def test_there_is_no_surprise_attack_at_sea() -> None:
    table = sail(sea_attack("1fr", "1fr").hand(1, "surprise"), "frigate")
    assert table.refused("card surprise") == "imperunde/card/surprise/land-only"


# -- sabotage ------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/ruling/sabotage-target")
@pytest.mark.parametrize("late", [False, True])
def test_sabotage_strikes_defenders_in_a_battle(late: bool) -> None:
    table = sail(sea_attack("2fr", "4fr").hand(1, "sabotage"), "frigate", "frigate")
    if late:
        table.do("pass").roll(6, 1, 5, 2, 1).do("pass")  # each side loses one
    before = table.count(2, "gulf_of_guinea", "fr")
    assert before == (3 if late else 4)
    table.do("card sabotage", "at gulf_of_guinea", "against 2", "sink frigate")
    assert table.count(2, "gulf_of_guinea", "fr") == before - 1


@pytest.mark.rule("imperunde/ruling/sabotage-target")
def test_sabotage_strikes_attackers_in_a_battle_who_may_then_reinforce() -> None:
    table = sail(sea_attack("2fr", "1fr").hand(2, "sabotage"), "frigate")
    table.do("card sabotage", "at gulf_of_guinea", "against 1", "sink frigate")
    assert table.reserve(1, "fr") == 14
    assert (table.step, table.asked) == ("reinforce", 1)
    table.do("sail frigate mid_atlantic gulf_of_guinea").roll(6, 1)
    assert table.there(1, "gulf_of_guinea") == "1fr"


@pytest.mark.rule("imperunde/ruling/sabotage-target")
def test_sabotage_in_a_battle_may_strike_elsewhere_but_not_pirates() -> None:
    table = sea_attack("1fr", "1fr").sea(3, "south_sea", "1sl").sea("pirates", "coral_sea", "1fr").hand(1, "sabotage")
    sail(table, "frigate").do("card sabotage")
    assert table.option_set() == {"at gulf_of_guinea", "at south_sea"}
    table.do("at south_sea", "against 3", "sink line")
    assert table.count(3, "south_sea", "sl") == 0


# -- seizure -------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/card/seizure/effect")
def test_a_seizure_captures_a_frigate_before_the_first_dice() -> None:
    table = sail(sea_attack("1fr", "2fr").hand(1, "seizure"), "frigate").do("card seizure")
    assert table.count(2, "gulf_of_guinea", "fr") == 1
    assert table.reserve(2, "fr") == 14
    assert [ship["kind"] for ship in table.view(1)["battle"]["attackers"]] == ["frigate", "frigate"]
    table.roll(6, 5, 4)
    assert table.there(1, "gulf_of_guinea") == "2fr"
    assert table.there(2, "gulf_of_guinea") == ""


@pytest.mark.rule("imperunde/card/seizure/before-first-dice")
def test_a_seizure_comes_before_the_first_dice() -> None:
    table = sail(sea_attack("2fr", "3fr").hand(1, "seizure"), "frigate", "frigate").do("pass")
    table.roll(6, 1, 5, 2, 1).do("pass")  # after the dice; now before the next ones
    assert (table.step, table.asked) == ("window", 1)
    assert table.refused("card seizure") == "imperunde/card/seizure/before-first-dice"


# -- before the first dice, though an attacker was lost already -----------------------------------------------


def sabotaged(table: Table) -> Table:
    """The only attacker was sabotaged before any die was rolled, and a frigate from the same sea took its place."""
    table.hand(2, "sabotage").move(1).do("sail frigate mid_atlantic gulf_of_guinea", "fight").do("pass")
    table.do("card sabotage", "at gulf_of_guinea", "against 1", "sink frigate").passes()
    assert (table.step, table.asked) == ("reinforce", 1)
    return table.do("sail frigate mid_atlantic gulf_of_guinea", "fight")


@pytest.mark.rule("imperunde/card/seizure/before-first-dice", "imperunde/ruling/several-treasons")
def test_a_seizure_counts_dice_and_not_attackers() -> None:
    table = sabotaged(sea_attack("3fr", "2fr").hand(1, "seizure"))
    assert (table.step, table.asked, table.events("die")) == ("window", 1, [])
    table.do("card seizure").passes()
    assert (table.there(2, "gulf_of_guinea"), table.view(1)["battle"]["round"]) == ("1fr", 0)
    table.roll(6, 1, 2)
    assert table.events("dice_round") == [{"event": "dice_round", "number": "1", "space": "gulf_of_guinea"}]


@pytest.mark.rule("imperunde/card/seizure/effect")
def test_nobody_seizes_a_frigate_before_another_attacker_has_come() -> None:
    table = sea_attack("2fr", "2fr").hand(1, "seizure").hand(2, "sabotage").move(1)
    table.do("sail frigate mid_atlantic gulf_of_guinea", "fight", "pass")
    table.do("card sabotage", "at gulf_of_guinea", "against 1", "sink frigate", "pass")
    assert (table.step, table.asked) == ("window", 1)
    assert table.refused("card seizure") == "imperunde/card/seizure/effect"


@pytest.mark.rule("imperunde/card/seizure/frigate-of-enemy-only")
def test_a_seizure_needs_a_frigate_of_an_enemy_player() -> None:
    rule = "imperunde/card/seizure/frigate-of-enemy-only"
    line = sail(sea_attack("1fr", "1sl").hand(1, "seizure"), "frigate")
    assert (line.step, line.refused("card seizure")) == ("window", rule)
    pirates = Table().sea(1, "mid_atlantic", "1fr").sea("pirates", "gulf_of_guinea", "1fr").hand(1, "seizure")
    assert (sail(pirates, "frigate").step, pirates.refused("card seizure")) == ("window", rule)
    land = march(duel().hand(1, "seizure"), "infantry")
    assert (land.step, land.refused("card seizure")) == ("window", rule)


@pytest.mark.rule("imperunde/card/seizure/captured-rules")
def test_a_seized_frigate_fights_but_does_not_sail_before_the_next_round() -> None:
    table = sail(sea_attack("1fr", "1fr").hand(1, "seizure"), "frigate").do("card seizure")
    assert table.there(1, "gulf_of_guinea") == "2fr"  # nobody was left to defend
    assert table.view(2)["seas"]["gulf_of_guinea"]["0"]["laid"] == {"frigate": 1}
    table.do("sail frigate_1 gulf_of_guinea indian_ocean")
    for mover in ("frigate", "frigate_1"):
        assert table.refused(f"sail {mover} gulf_of_guinea indian_ocean") == "imperunde/sea-battle/captured-cannot-move"
    table.do(*["done"] * 4)
    assert "laid" not in table.view(2)["seas"]["gulf_of_guinea"]["0"]


@pytest.mark.rule("imperunde/card/seizure/attacker-only")
def test_the_defender_cannot_seize() -> None:
    table = sail(sea_attack("1fr", "1fr").hand(2, "seizure").hand(3, "seizure").always(3), "frigate")
    assert (table.asked, table.refused("card seizure")) == (2, "imperunde/card/seizure/attacker-only")
    table.do("pass")
    assert (table.asked, table.refused("card seizure")) == (3, "imperunde/card/seizure/attacker-only")


@pytest.mark.rule("imperunde/ruling/seizure-clearing")
@pytest.mark.parametrize("starter", [1, 2])
def test_in_phase_5_the_newcomer_may_seize(starter: int) -> None:
    table = Table().round(1, starter).war((1, 2)).sea(2, "north_sea", "2fr").funds(1, 9).hand(1, "seizure")
    table.invest(1).do("launch frigate great_britain north_sea").clear_sea("north_sea")
    assert (table.battle.attacker + 1, table.asked) == (starter, 1)
    table.do("card seizure")
    assert table.reserve(2, "fr") == 14
    assert table.reserve(1, "fr") == 13


@pytest.mark.rule("imperunde/ruling/seizure-clearing")
@pytest.mark.parametrize(("at_home", "player"), [("1fr", 1), ("1fr", 2), ("", 2)])
def test_in_phase_5_whoever_was_there_may_not_seize(at_home: str, player: int) -> None:
    table = Table().war((1, 2)).sea(2, "north_sea", "2fr").sea(1, "north_sea", at_home).funds(1, 9)
    table.hand(player, "seizure").invest(1).do("launch frigate great_britain north_sea").clear_sea("north_sea")
    assert (table.step, table.asked) == ("window", player)
    assert table.refused("card seizure") == "imperunde/ruling/seizure-clearing"


@pytest.mark.rule("imperunde/ruling/armistice-meaning")
def test_a_seizure_needs_real_war() -> None:
    table = Table().war((1, 2)).sea(2, "north_sea", "2fr").funds(1, 9).hand(1, "seizure")
    table.invest(1).do("launch frigate great_britain north_sea").armistice((1, 2)).clear_sea("north_sea")
    assert (table.step, table.asked) == ("window", 1)
    assert table.refused("card seizure") == "imperunde/card/seizure/frigate-of-enemy-only"
