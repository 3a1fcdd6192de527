"""Why not: every refusal names the rule that is broken for that very action, also where it belongs to another step."""

from __future__ import annotations

from random import Random

import pytest

from greatpowers.core.actions import BadNotation
from greatpowers.core.conformance import check_game
from greatpowers.core.game import CHANCE, NOBODY
from greatpowers.core.luck import draw
from greatpowers.core.steps import Seat
from greatpowers.games.imperunde import ImpeRunde
from greatpowers.games.imperunde.position import Position
from tests.imperunde.table import Table

# -- into a battle and out of it -----------------------------------------------------------------------------


def congo(units: str, defenders: str, spare: str = "") -> Table:
    """Player 1 attacks the Congo from Egypt, where some units stay behind."""
    there = " ".join(f"1{unit}" for unit in units.split())
    table = Table().land(1, "egypt", f"{there} {spare} 1tp").land(2, "congo", f"{defenders} 1tp").war((1, 2)).move(1)
    return table.attack("egypt", "congo", units)


@pytest.mark.rule("imperunde/battle/max-three")
def test_a_fourth_attacker_is_one_too_many() -> None:
    table = congo("I I I", "6I", "1I")
    assert (table.step, table.refused("march infantry egypt congo")) == ("dice", "imperunde/battle/max-three")
    ships = Table().sea(1, "indian_ocean", "4fr").sea(2, "arabian_sea", "3fr").war((1, 2)).move(1)
    ships.attack("indian_ocean", "arabian_sea", "fr fr fr")
    assert ships.refused("sail frigate indian_ocean arabian_sea") == "imperunde/battle/max-three"


@pytest.mark.rule("imperunde/reinforce/after-loss")
def test_nobody_reinforces_without_a_loss() -> None:
    table = congo("I I", "3I", "2I")
    assert table.refused("march infantry egypt congo") == "imperunde/reinforce/after-loss"
    table.roll(6, 6, 5, 5, 1)  # none of two attackers is lost
    assert (table.step, table.refused("march infantry egypt congo")) == ("dice", "imperunde/reinforce/after-loss")


@pytest.mark.rule("imperunde/reinforce/only-attacker")
def test_the_defender_is_told_that_only_the_attacker_reinforces() -> None:
    table = congo("I I", "2I", "1I").land(2, "guinea", "3I").sea(2, "gulf_of_guinea", "1I")
    for step in ("march infantry guinea congo", "land infantry gulf_of_guinea congo"):
        assert table.refused(step, player=2) == "imperunde/reinforce/only-attacker"
    table.roll(6, 1, 5, 4)  # each has lost one
    assert table.step == "reinforce"
    assert table.refused("march infantry guinea congo", player=2) == "imperunde/reinforce/only-attacker"


@pytest.mark.rule("imperunde/reinforce/only-phase-6")
def test_nobody_joins_while_a_sea_is_cleared() -> None:
    table = Table().sea(1, "arabian_sea", "1fr").sea(1, "indian_ocean", "1sl").sea(2, "arabian_sea", "2fr").war((1, 2))
    table.clear_sea("arabian_sea")
    assert table.refused("sail line indian_ocean arabian_sea") == "imperunde/reinforce/only-phase-6"
    assert table.refused("sail frigate arabian_sea indian_ocean") == "imperunde/battle/no-retreat"


@pytest.mark.rule("imperunde/battle/no-retreat", "imperunde/move/optional")
def test_done_is_refused_by_the_battle_only_in_a_battle() -> None:
    assert congo("I", "1I").refused("done") == "imperunde/battle/no-retreat"
    assert congo("I", "1I").refused("march infantry congo egypt") == "imperunde/battle/no-retreat"
    assert Table().hand(1, "sabotage").sea(2, "north_sea", "1fr").talks().refused("done") == "imperunde/move/optional"


@pytest.mark.rule("imperunde/battle/sea-units", "imperunde/battle/land-units")
def test_cargo_ships_fight_nowhere_and_warships_on_no_land() -> None:
    table = Table().sea(1, "indian_ocean", "2fr 1I").sea(2, "arabian_sea", "1fr").war((1, 2)).move(1)
    table.do("sail frigate indian_ocean arabian_sea")
    assert table.step == "assault"
    assert table.refused("sail infantry indian_ocean arabian_sea") == "imperunde/battle/sea-units"
    land = Table().land(1, "egypt", "2I 1tp").sea(1, "mid_atlantic", "1fr").land(2, "congo", "3I").war((1, 2)).move(1)
    land.attack("egypt", "congo", "I").roll(1, 6, 6, 6)
    assert land.step == "reinforce"
    assert land.refused("sail frigate mid_atlantic gulf_of_guinea") == "imperunde/battle/land-units"


@pytest.mark.rule("imperunde/battle/sea-units", "imperunde/battle/land-units", "imperunde/battle/defender-chooses")
def test_who_fights_is_chosen_of_what_is_there() -> None:
    table = congo("I I I", "1F 1C 3I")
    assert table.refused("use_ships 2 1") == "imperunde/battle/land-units"
    assert table.refused("use 0 0 3 0") == "imperunde/battle/defender-chooses"
    fleet = Table().sea(1, "indian_ocean", "3fr").sea(2, "arabian_sea", "3fr 1sl").war((1, 2)).move(1)
    fleet.attack("indian_ocean", "arabian_sea", "fr fr fr")
    assert (fleet.step, fleet.refused("use 3 0 0 0")) == ("defend", "imperunde/battle/sea-units")
    assert fleet.refused("use_ships 1 2") == "imperunde/battle/defender-chooses"


# -- steps of units ------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "imperunde/move/allowances", "imperunde/event/calm-no-landing", "imperunde/canal/enemies-may-not-pass"
)
def test_joining_an_attack_takes_a_unit_that_can_make_the_step() -> None:
    table = Table().land(1, "egypt", "2I 1tp").land(1, "guinea", "1A 1tp").sea(1, "gulf_of_guinea", "1C")
    table.disc("gulf_of_guinea", "calm").land(2, "congo", "1I").war((1, 2)).move(1).do("march infantry egypt congo")
    assert table.refused("march cavalry egypt congo") == "imperunde/move/allowances"
    assert table.refused("land cavalry gulf_of_guinea congo") == "imperunde/event/calm-no-landing"
    canal = Table().land(2, "egypt", "1I").canal("suez").sea(1, "mediterranean", "1fr").sea(1, "indian_ocean", "1fr")
    canal.sea(2, "arabian_sea", "2fr").sea(1, "gulf_of_bengal", "1fr").war((1, 2)).move(1)
    canal.do("sail frigate indian_ocean arabian_sea")
    assert canal.refused("sail frigate mediterranean arabian_sea") == "imperunde/canal/enemies-may-not-pass"


@pytest.mark.rule("imperunde/event/winds-move")
def test_with_favourable_winds_only_ships_of_that_sea_join() -> None:
    table = Table().sea(1, "indian_ocean", "2fr").sea(1, "gulf_of_bengal", "1fr").sea(2, "arabian_sea", "2fr")
    table.war((1, 2)).wheel(land_events=6).do("spin indian_ocean", "event sea_winds")
    table.do("sail frigate_1 indian_ocean arabian_sea")
    assert table.step == "assault"
    assert table.refused("sail frigate gulf_of_bengal arabian_sea") == "imperunde/event/winds-move"


@pytest.mark.rule("imperunde/ruling/calm-cases", "imperunde/reinforce/ships-via-no-enemy")
def test_reinforcements_do_not_come_through_a_calm() -> None:
    table = Table().sea(1, "indian_ocean", "2fr").sea(1, "java_sea", "1fr").sea(2, "arabian_sea", "2fr").war((1, 2))
    table.disc("gulf_of_bengal", "calm").move(1).attack("indian_ocean", "arabian_sea", "fr").roll(1, 6, 6)
    assert table.step == "reinforce"
    assert table.refused("sail frigate java_sea gulf_of_bengal") == "imperunde/ruling/calm-cases"


@pytest.mark.rule("imperunde/reinforce/reach-this-phase", "imperunde/reinforce/cavalry-via-own")
def test_whoever_is_on_the_way_goes_on_into_the_battle() -> None:
    table = Table(homes="BR GB JP US").sea(1, "mid_atlantic", "2C").land(1, "chile", "2I 1tp").land(2, "la_plata", "3I")
    table.war((1, 2)).move(1).attack("chile", "la_plata", "I").roll(1, 6, 6, 6)
    table.do("sail cavalry mid_atlantic magellan_strait")
    out_of_reach = "imperunde/reinforce/reach-this-phase"
    for action in ("fight", "march infantry chile la_plata", "sail cavalry_1 magellan_strait south_sea"):
        assert table.refused(action) == out_of_reach
    patagonia = "land cavalry_1 magellan_strait patagonia"
    assert table.refused(patagonia) == "imperunde/reinforce/cavalry-via-own"


@pytest.mark.rule("imperunde/ruling/friends-sea-exit", "imperunde/sea-move/warship-not-end-with-friend")
def test_a_warship_in_a_friends_sea_comes_before_anything_else() -> None:
    table = Table().sea(1, "bering_sea", "2fr").sea(2, "gulf_of_alaska", "1fr").sea(3, "gulf_of_california", "1fr")
    table.land(1, "alaska", "1I 1tp").move(1).do("sail frigate bering_sea gulf_of_alaska")
    assert table.refused("march infantry alaska oregon") == "imperunde/ruling/friends-sea-exit"
    assert table.refused("sail frigate bering_sea mid_pacific") == "imperunde/ruling/friends-sea-exit"
    another_friend = "sail frigate_1 gulf_of_alaska gulf_of_california"
    assert table.refused(another_friend) == "imperunde/sea-move/warship-not-end-with-friend"


# -- cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/card/forged-land/effect", "imperunde/ruling/forged-land-limits")
def test_forged_orders_lead_to_an_adjacent_colony() -> None:
    table = Table().land(2, "guinea", "3I").land(2, "congo", "1I").land(2, "siam", "1I").land(2, "cuba", "1I")
    table.hand(1, "forged_land").move(1).do("card forged_land")
    assert table.refused("at gulf_of_guinea") == "imperunde/ruling/forged-land-limits"
    table.do("at guinea")
    assert table.refused("to siam") == "imperunde/card/forged-land/effect"
    assert table.refused("to gulf_of_guinea") == "imperunde/ruling/forged-land-limits"
    table.do("to congo")
    assert table.refused("detach 0 1 0") == "imperunde/card/forged-land/effect"  # no cavalry is there
    assert table.refused("detach 3 0 0") == "imperunde/card/forged-land/garrison"


@pytest.mark.rule("imperunde/card/forged-sea/effect", "imperunde/card/forged-sea/not-self")
def test_forged_sea_orders_take_ships_of_another_player_out_of_a_sea() -> None:
    table = Table().sea(2, "south_sea", "1fr").sea(1, "north_sea", "1fr").sea(3, "kara_sea", "1fr")
    table.disc("east_siberian_sea", "storm").hand(1, "forged_sea").move(1).do("card forged_sea")
    assert table.refused("at congo") == table.refused("at baltic_sea") == "imperunde/card/forged-sea/effect"
    assert table.refused("at north_sea") == "imperunde/card/forged-sea/not-self"
    table.do("at south_sea")
    assert table.refused("against 3") == "imperunde/card/forged-sea/effect"


@pytest.mark.rule("imperunde/card/forged-sea/target-free")
def test_a_sea_without_a_way_out_is_no_target_of_forged_orders() -> None:
    table = Table().sea(2, "baltic_sea", "1fr").sea("pirates", "north_sea", "1fr").sea(2, "south_sea", "1fr")
    table.hand(1, "forged_sea").move(1).do("card forged_sea")
    assert table.refused("at baltic_sea") == "imperunde/card/forged-sea/target-free"


@pytest.mark.rule("imperunde/card/plunder/coastal", "imperunde/ruling/plunder-moment")
def test_inland_colonies_are_not_plundered_nor_any_colony_twice() -> None:
    table = Table().war((1, 2)).land(2, "tibet", "1tp").hand(1, "plunder").before_books()
    assert table.refused("card plunder") == "imperunde/card/plunder/coastal"
    table = Table().war((1, 2)).land(2, "congo", "1tp").disc("congo", "plunder").hand(1, "plunder").before_books()
    assert table.refused("card plunder") == "imperunde/ruling/plunder-moment"


@pytest.mark.rule("imperunde/card/sabotage/effect", "imperunde/card/sabotage/not-own-not-pirates")
def test_sabotage_needs_a_ship_of_another_player() -> None:
    table = Table().sea(2, "south_sea", "1fr").sea(1, "north_sea", "1fr").sea("pirates", "kara_sea", "1fr")
    table.hand(1, "sabotage").move(1).do("card sabotage")
    assert table.refused("at congo") == table.refused("at baltic_sea") == "imperunde/card/sabotage/effect"
    assert table.refused("at north_sea") == "imperunde/card/sabotage/not-own-not-pirates"
    assert table.refused("at kara_sea") == "imperunde/card/sabotage/not-own-not-pirates"
    assert table.do("at south_sea").refused("against 3") == "imperunde/card/sabotage/effect"


@pytest.mark.rule("imperunde/card/unmask/look", "imperunde/card/unmask/needs-cards")
def test_a_hand_that_is_unmasked_is_somebody_elses_and_not_empty() -> None:
    table = Table().hand(1, "unmask", "sabotage").hand(2, "rebellion").move(1).do("card unmask")
    assert table.refused("against 1") == "imperunde/card/unmask/look"
    assert table.refused("against 3") == "imperunde/card/unmask/needs-cards"
    assert table.refused("openly") == "imperunde/cards/first-announced-first-played"  # whose hand comes first


@pytest.mark.rule("imperunde/ruling/armistice-in-battle", "imperunde/card/armistice/needs-war")
def test_right_after_dice_an_armistice_is_made_only_between_the_two_who_fight() -> None:
    table = congo("I I", "2I").war((1, 3)).hand(1, "armistice").roll(6, 1, 5, 4)
    assert (table.step, table.asked) == ("window", 1)
    table.do("card armistice")
    assert table.refused("against 3") == "imperunde/ruling/armistice-in-battle"
    assert table.refused("against 4") == "imperunde/card/armistice/needs-war"


@pytest.mark.rule("imperunde/ruling/smuggled-money")
def test_smuggled_money_buys_no_posts_canals_or_cards_and_is_spent() -> None:
    table = Table().land(1, "egypt", "1I 1tp").funds(1, 9).hand(1, "smuggling").invest(1)
    table.do("card smuggling", "at egypt")
    for action in ("post egypt", "canal suez", "buy_card", "done"):
        assert table.refused(action) == "imperunde/ruling/smuggled-money"


# -- debts ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/budget/borrow", "imperunde/budget/repay")
@pytest.mark.parametrize(
    ("debts", "rule"), [("borrow_10", "borrow"), ("borrow_3", "borrow"), ("repay_15", "repay"), ("repay_3", "repay")]
)
def test_other_sums_are_neither_borrowed_nor_repaid(debts: str, rule: str) -> None:
    table = Table().debts(1, 20).books()
    with pytest.raises(BadNotation) as caught:
        table.game.space.parse(f"debts {debts}")
    assert table.game.rule_against(caught.value) == f"imperunde/budget/{rule}"


# -- the same answer every time, as the list says ------------------------------------------------------------


def answers(state: Position, seat: Seat) -> list[str]:
    return [repr(state.why_not(action, seat)) for action in range(state.rules.first_aside)]


@pytest.mark.parametrize("seed", range(4))
def test_asking_twice_gives_the_same_answer(seed: int) -> None:
    rng, steps = Random(seed), set[str]()
    state = ImpeRunde(3 + seed, goal=14, round_limit=3).start()
    while state.to_act != NOBODY:
        if state.step not in steps:
            steps.add(state.step)
            asked = state.clone()  # which has listed nothing yet
            first, before = answers(asked, state.to_act), asked.key()
            state.legal()
            assert first == answers(asked, state.to_act) == answers(state, state.to_act)
            assert asked.key() == before
        state.apply(draw(state, rng) if state.to_act == CHANCE else rng.choice(state.legal()))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_two_voices_agree_over_the_whole_action_space_in_the_middle_of_a_game(seats: int) -> None:
    check_game(ImpeRunde(seats, goal=40), Random(seats), whole_space_every=1, skip=700, most=60)
