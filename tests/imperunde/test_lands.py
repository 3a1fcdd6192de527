"""Countries and seas: homes, free lands, colonies, canals."""

from __future__ import annotations

import pytest

from greatpowers.core.actions import BadNotation
from greatpowers.games.imperunde.lands import is_colony
from greatpowers.games.imperunde.world import CANAL_ENDS, LANDS, SPACE_IDS, world
from tests.imperunde.table import Table, space
from tests.imperunde.test_material import set_up

VALUES = {
    "china": 3, "siam": 2, "mongolia": 1, "east_india": 3, "egypt": 2, "mosquito_coast": 1, "ceylon": 2, "russia": 2,
}  # fmt: skip


@pytest.mark.rule("imperunde/land/values")
def test_countries_have_values_from_one_to_three() -> None:
    assert set(world().value[:LANDS]) == {1, 2, 3}
    assert {name: world().value[space(name)] for name in VALUES} == VALUES


@pytest.mark.rule("imperunde/land/three-kinds")
def test_a_country_is_home_free_or_colony() -> None:
    state = set_up(4)
    for country in range(LANDS):
        free = state.owner[country] < 0
        assert [country in state.home, free, is_colony(state, country)].count(True) == 1
    table = Table().land(1, "congo", "1C").move(1)
    assert (table.owner("congo"), table.owner("egypt"), is_colony(table.state, space("congo"))) == (1, 0, True)
    assert not is_colony(table.state, space("great_britain"))
    assert "antarctica" not in SPACE_IDS


# -- homes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/home/not-attackable")
def test_a_home_cannot_be_attacked() -> None:
    table = Table().land(1, "congo", "3A").sea(1, "indian_ocean", "3A").war((1, 2)).move(1)
    assert table.refused("march artillery congo south_africa") == "imperunde/home/not-attackable"
    assert table.refused("land artillery indian_ocean south_africa") == "imperunde/home/not-attackable"


@pytest.mark.rule("imperunde/home/no-cards-against")
def test_no_card_is_played_against_a_home() -> None:
    def table() -> Table:
        lands = Table().land(2, "congo", "2I 1tp").land(2, "mozambique", "2I 1tp").land(2, "south_africa", "3I")
        return lands.war((1, 2)).hand(1, "rebellion", "plunder", "forged_land")

    colonies = {"at congo", "at mozambique"}
    for card in ("rebellion", "forged_land"):
        played = table().move(1).do(f"card {card}")
        assert (played.option_set(), bool(played.refused("at south_africa"))) == (colonies, True)
    plunder = table().before_books().do("card plunder")
    assert (plunder.option_set(), bool(plunder.refused("at south_africa"))) == (colonies, True)
    forged = table().move(1).do("card forged_land", "at congo")
    assert (forged.option_set(), bool(forged.refused("to south_africa"))) == ({"to mozambique"}, True)


@pytest.mark.rule("imperunde/home/value-ignored")
def test_the_value_of_a_home_plays_no_part() -> None:
    table = Table().books()
    assert world().value[space("great_britain")] == 3
    assert table.state.sheet[:6] == [0, 5, 6, 0, 0, 0]
    assert table.funds(1, 9).invest(1).refused("post great_britain") == "imperunde/invest/home-no-forts-no-posts"


@pytest.mark.rule("imperunde/home/unassigned-is-free-land")
def test_a_home_of_nobody_is_a_free_land() -> None:
    table = Table(homes="GB ZA US BR").sea(1, "mid_pacific", "3A").move(1)
    table.do(*["land artillery mid_pacific japan"] * 3)
    assert table.view(1)["battle"]["natives"] == 3
    table.roll(8, 8, 8, 1, 1, 1)
    assert table.owner("japan") == 1
    table.funds(1, 8).invest(1).do("post japan", "post japan", "post japan")
    assert table.there(1, "japan") == "3A 3tp"
    assert table.refused("post japan") == "imperunde/post/cap-value"


# -- free lands ------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/free-land/native-garrison")
@pytest.mark.parametrize(("country", "neighbour", "natives"), [("egypt", "congo", 2), ("china", "siam", 3)])
def test_natives_defend_a_free_land(country: str, neighbour: str, natives: int) -> None:
    table = Table().land(1, neighbour, "1I").move(1).do(f"march infantry {neighbour} {country}")
    assert table.events("attack") == [{"event": "attack", "party": "1", "foe": "natives", "space": country}]
    assert table.battle.defending == [0] * natives


@pytest.mark.rule("imperunde/free-land/garrison-constant")
@pytest.mark.parametrize("event", ["unrest", "uprising"])
def test_unrest_does_not_strengthen_natives(event: str) -> None:
    table = Table().land(1, "siam", "1I").wheel().do("spin china", f"event land_{event}")
    assert (table.step, table.events("freed")) == ("events", [])  # nothing happens
    assert "china" not in table.view(1)["lands"]
    table.move(1).do("march infantry siam china")
    assert table.view(1)["battle"]["natives"] == 3


@pytest.mark.rule("imperunde/free-land/must-defeat")
def test_whoever_enters_a_free_land_has_to_fight() -> None:
    table = Table().land(1, "china", "1I 1tp").move(1).do("march infantry china mongolia")
    assert (table.step, table.owner("mongolia")) == ("dice", 0)
    table.roll(6, 6)
    assert (table.owner("mongolia"), table.there(1, "china")) == (0, "1tp")


@pytest.mark.rule("imperunde/free-land/restores")
def test_a_failed_attack_restores_the_garrison() -> None:
    table = Table().land(1, "siam", "4I").move(1).do(*["march infantry siam china"] * 3)
    table.roll(6, 6, 1, 5, 5, 5).do("fight")
    assert table.view(1)["battle"]["natives"] == 1
    table.roll(1, 1, 6).do("fight").roll(1, 6).do("fight")
    assert (table.step, table.owner("china")) == ("move", 0)
    table.do("march infantry siam china")
    assert table.view(1)["battle"]["natives"] == 3


# -- colonies --------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/colony/conquest-makes-colony")
def test_a_conquered_free_land_is_a_colony() -> None:
    table = Table().land(1, "china", "1I 1tp").move(1).do("march infantry china mongolia").roll(2, 1)
    assert (table.owner("mongolia"), table.there(1, "mongolia")) == (1, "1I")


@pytest.mark.rule("imperunde/colony/control-by-any-piece")
@pytest.mark.parametrize("left_behind", ["1tp", "1F 1tp", "1I"])
def test_one_piece_keeps_a_colony(left_behind: str) -> None:
    table = Table().land(1, "congo", "1C " + left_behind).land(1, "egypt", "1tp").move(1)
    table.do("march cavalry congo egypt")
    assert (table.owner("congo"), table.there(1, "congo")) == (1, left_behind)


@pytest.mark.rule("imperunde/colony/empty-becomes-free", "imperunde/ruling/last-piece-leaves")
def test_a_colony_without_pieces_is_free_at_once() -> None:
    table = Table().land(1, "egypt", "1C").land(1, "congo", "1tp").move(1).do("march cavalry egypt congo")
    assert (table.owner("egypt"), table.events("freed")) == (0, [{"event": "freed", "space": "egypt"}])
    table.do("march cavalry_1 congo egypt")  # even on the way back
    assert (table.step, table.view(1)["battle"]["natives"]) == ("dice", 2)
    embarked = Table().land(1, "egypt", "1I").embark(1).do("embark infantry egypt arabian_sea")
    assert embarked.owner("egypt") == 0


@pytest.mark.rule("imperunde/ruling/last-piece-leaves")
def test_a_colony_whose_last_army_is_lost_is_free_and_keeps_its_canal() -> None:
    table = Table().land(1, "siam", "1I").wheel().do("spin siam", "event land_epidemic").roll(1)
    assert table.owner("siam") == 0
    canal = Table().land(1, "egypt", "1I 4tp").canal("suez").land(2, "congo", "1I").wheel()
    canal.do("spin egypt", "event land_unrest").roll(6, 6, 1)
    assert (canal.owner("egypt"), canal.view(1)["canals"]) == (0, ["suez"])
    canal.move(2).do("march infantry congo egypt")
    assert (canal.step, canal.view(1)["battle"]["natives"]) == ("dice", 2)


@pytest.mark.rule("imperunde/colony/posts-have-no-strength")
def test_posts_alone_do_not_resist() -> None:
    table = Table().land(2, "egypt", "2tp").land(1, "congo", "1I 1tp").war((1, 2)).move(1)
    table.do("march infantry congo egypt")
    assert (table.step, table.there(1, "egypt"), table.events("attack")) == ("move", "1I 2tp", [])


@pytest.mark.rule("imperunde/colony/rebels-attack")
@pytest.mark.parametrize(("event", "rebels"), [("unrest", 2), ("uprising", 4)])
def test_rebels_attack_and_the_owner_defends(event: str, rebels: int) -> None:
    table = Table().land(1, "siam", "1I 1tp").wheel().do("spin siam", f"event land_{event}")
    assert table.events("attack") == [{"event": "attack", "party": "natives", "foe": "1", "space": "siam"}]
    assert table.battle.kinds == [0] * rebels
    card = Table().land(1, "siam", "1I 1tp").hand(2, "rebellion").move(2).do("card rebellion", "at siam")
    assert card.events("attack") == table.events("attack")


@pytest.mark.rule("imperunde/colony/lost-to-rebels")
def test_a_colony_lost_to_rebels_is_free_and_its_posts_burn() -> None:
    table = Table().land(1, "siam", "1I 2tp").wheel().do("spin siam", "event land_unrest").roll(6, 6, 1)
    assert (table.owner("siam"), table.state.posts[space("siam")]) == (0, 0)
    assert (table.reserve(1, "tp"), table.reserve(1, "I")) == (45, 40)


@pytest.mark.rule("imperunde/colony/undefended-vs-rebels")
def test_an_undefended_colony_falls_to_rebels_without_dice() -> None:
    table = Table().land(1, "siam", "2tp").wheel().do("spin siam", "event land_unrest")
    assert (table.step, table.owner("siam"), table.reserve(1, "tp")) == ("events", 0, 45)
    assert table.events("die") == table.events("attack") == []


@pytest.mark.rule("imperunde/colony/conquered-by-player")
def test_a_conqueror_exchanges_every_post_for_his_own() -> None:
    table = Table().land(2, "guinea", "1I 3tp").land(1, "congo", "1I 1tp").war((1, 2)).move(1)
    table.do("march infantry congo guinea").roll(6, 1)
    assert (table.owner("guinea"), table.there(1, "guinea")) == (1, "1I 3tp")
    assert (table.reserve(1, "tp"), table.reserve(2, "tp")) == (41, 45)


# -- canals ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/canal/locations")
def test_each_canal_belongs_to_its_country_and_joins_its_seas() -> None:
    table = Table().land(1, "mosquito_coast", "1I").funds(1, 20).invest(1)
    assert table.refused("canal suez") == "imperunde/canal/locations"
    table.do("canal panama").sea(1, "caribbean", "1fr").move(1).do("sail frigate caribbean east_pacific")
    ends = [[SPACE_IDS[sea] for sea in pair] for pair in CANAL_ENDS]
    assert ends == [["mediterranean", "arabian_sea"], ["caribbean", "east_pacific"]]
    egypt = Table().land(1, "egypt", "1I").funds(1, 20).invest(1)
    assert egypt.refused("canal panama") == "imperunde/canal/locations"
    egypt.do("canal suez")
    home = Table().land(2, "egypt", "1I").funds(1, 20).invest(1)
    assert home.refused("canal suez") == "imperunde/canal/locations"


@pytest.mark.rule("imperunde/canal/two-free-posts")
def test_a_canal_brings_two_posts_above_the_value() -> None:
    table = Table().land(1, "egypt", "1I 2tp").funds(1, 8).invest(1).do("canal suez")
    assert (table.there(1, "egypt"), table.state.funds[0]) == ("1I 4tp", 0)


def suez(owner: int = 1) -> Table:
    """Egypt with its canal is a colony of player 1; player 2 has a frigate in the Mediterranean."""
    table = Table().canal("suez").sea(2, "mediterranean", "1fr")
    return table.land(1, "egypt", "1I 4tp") if owner else table


PASSAGE = "sail frigate mediterranean arabian_sea"


@pytest.mark.rule("imperunde/canal/friends-may-pass")
def test_owner_and_friends_pass_a_canal() -> None:
    assert suez().peace((1, 2)).move(2).do(PASSAGE).count(2, "arabian_sea", "fr") == 1
    own = Table().canal("suez").land(2, "egypt", "1I 4tp").sea(2, "mediterranean", "1fr").war((1, 2), (2, 3), (2, 4))
    own.move(2).do(PASSAGE)
    third = suez().war((2, 3), (1, 3)).move(2)  # it matters only how he stands to the owner
    third.do(PASSAGE)


@pytest.mark.rule("imperunde/canal/enemies-may-not-pass")
def test_enemies_of_its_owner_do_not_pass() -> None:
    assert suez().war((1, 2)).move(2).refused(PASSAGE) == "imperunde/canal/enemies-may-not-pass"


@pytest.mark.rule("imperunde/canal/one-move")
def test_passing_a_canal_is_one_move() -> None:
    table = suez().move(2).do(PASSAGE, "sail frigate_1 arabian_sea indian_ocean")
    assert table.count(2, "indian_ocean", "fr") == 1
    assert table.option_set("sail") == set()


@pytest.mark.rule("imperunde/canal/survives-liberation")
def test_rebels_burn_the_posts_but_not_the_canal() -> None:
    table = suez().wheel().do("spin egypt", "event land_unrest").roll(6, 6, 1)
    assert (table.state.posts[space("egypt")], table.reserve(1, "tp")) == (0, 45)
    assert table.view(1)["canals"] == ["suez"]


@pytest.mark.rule("imperunde/canal/free-land-open-to-all")
def test_everybody_passes_the_canal_of_a_free_land() -> None:
    table = Table(6).canal("suez").war(*((2, other) for other in (1, 3, 4, 5, 6)))
    table.sea(2, "mediterranean", "1fr").sea(1, "arabian_sea", "1fr").move(2).do(PASSAGE).roll(6, 1)
    assert table.there(2, "arabian_sea") == "1fr"


@pytest.mark.rule("imperunde/canal/natives-not-increased")
def test_a_canal_raises_neither_rebels_nor_natives() -> None:
    rebels = suez().wheel().do("spin egypt", "event land_unrest")
    assert rebels.battle.kinds == [0, 0]
    for country, neighbour, natives in (("egypt", "congo", 2), ("mosquito_coast", "mexico", 1)):
        table = Table().canal("suez").canal("panama").land(1, neighbour, "1I").move(1)
        table.do(f"march infantry {neighbour} {country}")
        assert table.view(1)["battle"]["natives"] == natives


@pytest.mark.rule("imperunde/canal/conquest-of-free-canal-land")
def test_whoever_conquers_a_free_canal_land_gets_its_two_posts() -> None:
    table = Table().canal("suez").land(1, "congo", "2A").move(1)
    table.do(*["march artillery congo egypt"] * 2).roll(8, 8, 1, 1)
    assert (table.there(1, "egypt"), table.reserve(1, "tp")) == ("2A 2tp", 43)
    table.funds(1, 9).invest(1).do("post egypt", "post egypt")
    assert (table.there(1, "egypt"), table.state.funds[0]) == ("2A 4tp", 5)
    assert table.refused("post egypt") == "imperunde/post/cap-value"


@pytest.mark.rule("imperunde/canal/conquest-from-player")
def test_conquest_takes_over_canal_and_posts() -> None:
    table = suez().land(3, "congo", "1A").war((1, 3), (2, 3)).sea(3, "arabian_sea", "1fr").move(3)
    table.do("march artillery congo egypt").roll(8, 1)
    assert (table.there(3, "egypt"), table.there(1, "egypt")) == ("1A 4tp", "")
    table.do("sail frigate arabian_sea mediterranean")  # his own canal now; there he attacks player 2
    assert (table.step, table.battle.place) == ("dice", space("mediterranean"))
    loser = suez().land(3, "congo", "1A").war((1, 3)).sea(1, "arabian_sea", "1fr").move(3)
    loser.do("march artillery congo egypt").roll(8, 1)
    assert loser.move(1).refused("sail frigate arabian_sea mediterranean") == "imperunde/canal/enemies-may-not-pass"


# -- passage in all its cases ----------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/ruling/canal-passage")
def test_an_armistice_opens_a_canal_and_an_unbuilt_one_is_closed() -> None:
    suez().armistice((1, 2)).move(2).do(PASSAGE)
    closed = Table().land(2, "egypt", "1I").sea(2, "mediterranean", "1fr").move(2)
    assert closed.refused(PASSAGE) != ""


@pytest.mark.rule("imperunde/ruling/canal-passage")
@pytest.mark.parametrize("at_war", [False, True])
def test_favourable_winds_and_forged_orders_use_a_canal(at_war: bool) -> None:
    def table() -> Table:
        return suez().war((1, 2)) if at_war else suez()

    winds = table().wheel(land_events=6).do("spin mediterranean", "event sea_winds")
    assert (PASSAGE.replace("frigate", "frigate_1") in winds.option_set()) == (not at_war)
    # The victim counts, not the player of the card, who owns Egypt here.
    forged = table().hand(1, "forged_sea").move(1).do("card forged_sea", "at mediterranean", "against 2")
    assert ("to arabian_sea" in forged.option_set()) == (not at_war)


@pytest.mark.rule("imperunde/ruling/canal-passage")
@pytest.mark.parametrize("at_war", [False, True])
def test_reinforcements_come_through_a_canal(at_war: bool) -> None:
    table = suez().sea(2, "gulf_of_bengal", "1fr").sea(3, "arabian_sea", "1fr").war((2, 3))
    table = (table.war((1, 2)) if at_war else table).move(2).do("sail frigate gulf_of_bengal arabian_sea")
    if not at_war:
        table.do("fight")
    table.roll(1, 6)
    assert table.step == ("move" if at_war else "reinforce")
    if not at_war:
        table.do(PASSAGE).roll(6, 1)
        assert table.there(2, "arabian_sea") == "1fr"


@pytest.mark.rule("imperunde/ruling/canal-passage")
def test_a_canal_makes_no_coast() -> None:
    table = Table().canal("suez").land(2, "egypt", "1I").land(2, "madagascar", "1tp").sea(2, "mediterranean", "1fr")
    table.books()
    assert table.state.sheet[12 + 4] == 0  # Madagascar lies beyond the canal


# -- Antarctica and the seas -----------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/antarctica/no-entry", "imperunde/inv/antarctica-empty")
def test_nobody_enters_antarctica() -> None:
    game = Table().game
    for notation in ("land infantry indian_ocean antarctica", "post antarctica", "spin antarctica", "at antarctica"):
        with pytest.raises(BadNotation) as caught:
            game.space.parse(notation)
        assert game.rule_against(caught.value) == "imperunde/antarctica/no-entry"
    assert [scenery.id for scenery in game.board.scenery] == ["antarctica"]
    assert "antarctica" not in SPACE_IDS  # so nothing can be put there either


@pytest.mark.rule("imperunde/sea/values")
def test_seas_have_values_from_one_to_three() -> None:
    assert set(world().value[LANDS:]) == {1, 2, 3}
    assert (world().value[space("arabian_sea")], world().value[space("gulf_of_guinea")]) == (3, 2)
