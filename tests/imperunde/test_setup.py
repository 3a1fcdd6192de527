"""Set-up: the goal, homes, start ships and starting colonies (imperunde/setup/*)."""

from random import Random

import pytest

from greatpowers.core import luck
from greatpowers.core.actions import BadNotation
from greatpowers.core.game import CHANCE
from greatpowers.core.options import BadOptions
from greatpowers.games.imperunde import ImpeRunde
from greatpowers.games.imperunde.lands import set_owner
from greatpowers.games.imperunde.pieces import BOARD, KINDS, MOST_SEATS, PEACE
from greatpowers.games.imperunde.world import HOMES, LANDS, SPACE_IDS
from tests.imperunde.table import Table, space

SHIPS = [
    "place frigate north_sea", "place line north_atlantic", "place frigate indian_ocean", "place line indian_ocean",
    "place frigate mid_pacific", "place line sea_of_japan", "place frigate caribbean", "place line caribbean",
]  # fmt: skip


def fresh(players: int = 4, goal: int = 0) -> Table:
    """A new game, before the first die."""
    table = Table(players, goal=goal)
    table.state = ImpeRunde(players, goal=goal).start()
    table.state.events = []
    return table


def homes() -> Table:
    """Four players: Great Britain, South Africa, Japan, USA; the start ships come next."""
    return fresh().roll(6, 1, 2, 3).roll(2, 3, 5)


def colonies() -> Table:
    """The first spin for a colony is next, by player 1, the British player."""
    return homes().do(*SHIPS)


def draw(table: Table, country: str) -> Table:
    """The wheel gives this colony; three infantry more."""
    return table.do(f"spin {country}", "equip infantry")


def only_left(table: Table, *free: str) -> Table:
    """Every country but these, and what player 1 has drawn, belongs to player 2: nobody but player 1 wants more."""
    state = table.state
    for country in range(LANDS):
        if state.owner[country] < 0 and SPACE_IDS[country] not in free:
            set_owner(state, country, 1)
    for seat in (2, 3):
        set_owner(state, space("china") if seat == 2 else space("java"), seat)
        set_owner(state, space("annam") if seat == 2 else space("siam"), seat)
    return table


# -- the goal ------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/setup/goal-agreed")
def test_no_game_starts_without_a_goal() -> None:
    assert ImpeRunde(4).start().goal == 31
    assert ImpeRunde(4, goal=28).start().goal == 28
    with pytest.raises(BadOptions):
        ImpeRunde(4, goal=-1)
    with pytest.raises(BadOptions):
        ImpeRunde(4, length="endless")


@pytest.mark.rule("imperunde/setup/goal-table")
@pytest.mark.parametrize(
    ("players", "goals"), [(3, (35, 40, 45)), (4, (28, 31, 34)), (5, (24, 27, 30)), (6, (21, 24, 27))]
)
def test_recommended_goals(players: int, goals: tuple[int, ...]) -> None:
    assert tuple(ImpeRunde(players, length=name).goal for name in ("short", "normal", "long")) == goals


@pytest.mark.rule("imperunde/setup/goal-free-choice")
def test_any_other_goal_may_be_agreed_within_the_stock_of_posts() -> None:
    assert ImpeRunde(4, goal=20).start().goal == 20
    assert ImpeRunde(4, goal=20, length="long").goal == 20
    with pytest.raises(BadOptions):
        ImpeRunde(4, goal=46)
    assert ImpeRunde(3, goal=46).goal == 46


# -- homes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/setup/britain-always", "imperunde/ruling/start-ties", "imperunde/ruling/neutral-die")
def test_the_highest_white_die_is_british_and_ties_roll_again() -> None:
    table = fresh(3)
    assert table.options() == [f"roll {n}" for n in range(1, 7)]
    table.roll(5, 2, 5)  # players 1 and 3 roll again
    assert table.state.home == [-1, -1, -1]
    table.roll(3, 3).roll(1, 4)
    assert table.state.home == [-1, -1, HOMES[0]]
    assert [event["seat"] for event in table.events("rolled")] == ["1", "2", "3", "1", "3", "1", "3"]
    table.roll(2, 3)
    assert [SPACE_IDS[home] for home in table.state.home].count("great_britain") == 1


@pytest.mark.rule("imperunde/setup/home-by-die")
@pytest.mark.parametrize(
    ("die", "home"), [(2, "south_africa"), (3, "japan"), (4, "victoria"), (5, "usa"), (6, "brazil")]
)
def test_the_white_die_gives_a_home(die: int, home: str) -> None:
    table = fresh().roll(6, 1, 1, 1).roll(die)
    assert SPACE_IDS[table.state.home[1]] == home


@pytest.mark.rule("imperunde/setup/home-reroll", "imperunde/ruling/home-roll-one")
def test_a_taken_home_and_a_one_are_rolled_again() -> None:
    table = fresh().roll(6, 1, 1, 1).roll(5)
    table.roll(5, 1)
    assert table.state.home[2] == -1
    table.roll(6)
    assert [SPACE_IDS[home] for home in table.state.home[:3]] == ["great_britain", "usa", "brazil"]


@pytest.mark.rule("imperunde/ruling/home-roll-order")
def test_homes_are_rolled_clockwise_from_the_left_of_the_british_player_each_until_he_has_one() -> None:
    table = fresh().roll(1, 1, 6, 1)  # player 3 is British
    table.roll(1, 2, 2, 3, 4)
    assert [SPACE_IDS[home] for home in table.state.home] == ["japan", "victoria", "great_britain", "south_africa"]
    assert [event["seat"] for event in table.events("rolled")][4:] == ["4", "4", "1", "1", "2"]
    assert len({power.facts["colour"] for power in BOARD.powers}) == len(HOMES)  # a colour belongs to a home


@pytest.mark.rule("imperunde/setup/home-pieces")
def test_each_home_starts_with_one_army_of_each_kind() -> None:
    table = homes()
    for player, home in enumerate(("great_britain", "south_africa", "japan", "usa"), 1):
        assert table.there(player, home) == "1I 1C 1A"
        assert table.reserve(player, "I") == 39


@pytest.mark.rule("imperunde/setup/home-ships")
def test_a_frigate_and_a_ship_of_the_line_go_into_bordering_seas() -> None:
    table = homes()
    assert table.asked == 1
    assert table.option_set() == {"place frigate north_sea", "place frigate north_atlantic"}
    assert table.refused("place frigate baltic_sea") == "imperunde/setup/home-ships"
    assert table.refused("place line north_sea") == "imperunde/setup/home-ships"  # the frigate first
    table.do("place frigate north_sea")
    assert table.refused("place frigate north_sea") == "imperunde/setup/home-ships"
    table.do("place line north_atlantic")
    assert (table.there(1, "north_sea"), table.there(1, "north_atlantic")) == ("1fr", "1sl")
    table.do("place frigate indian_ocean", "place line indian_ocean")  # or both into one
    assert table.there(2, "indian_ocean") == "1fr 1sl"


@pytest.mark.rule("imperunde/ruling/start-ships-share")
def test_start_ships_british_first_never_share_a_sea_and_stay_in_the_reserve_without_one() -> None:
    table = fresh().roll(1, 1, 6, 1).roll(2, 3, 4)  # player 3 is British
    table.sea(1, "north_sea", "1fr")
    assert table.asked == 3
    assert table.refused("place frigate north_sea") == "imperunde/ruling/start-ships-share"
    table.do("place frigate north_atlantic")
    table.sea(1, "gulf_of_guinea", "1fr").sea(1, "indian_ocean", "1fr")  # no sea of player 4 is open
    table.do("place line north_atlantic")
    assert table.asked == 1
    assert (table.reserve(4, "fr"), table.reserve(4, "sl")) == (15, 10)


@pytest.mark.rule("imperunde/setup/visible-posts")
def test_everybody_sees_how_far_the_others_have_to_go() -> None:
    table = fresh(4, goal=28)
    for player in (1, 4):
        view = table.view(player)
        assert view["goal"] == 28
        assert [(p["posts"], p["posts_left"]) for p in view["players"]] == [(0, 45)] * 4
    table.land(2, "egypt", "2tp")
    assert [p["posts"] for p in table.view(1)["players"]] == [0, 2, 0, 0]
    assert table.view(1)["players"][1]["posts_left"] == 28 + 17 - 2


# -- colonies ------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/setup/colony-order", "imperunde/setup/colony-value-5", "imperunde/ruling/colony-draw-skip")
def test_colonies_come_clockwise_from_the_british_player_each_equipped_at_once_up_to_value_five() -> None:
    table = colonies()
    for player, country in ((1, "china"), (2, "java"), (3, "peru"), (4, "spain")):
        table.do(f"spin {country}")
        assert (table.step, table.asked) == ("equip", player)
        table.do("equip artillery")
    draw(draw(draw(draw(table, "annam"), "siam"), "chile"), "morocco")
    assert (table.step, table.asked, table.state.phase) == ("starter", -1, 1)
    drawn = [event["seat"] for event in table.events("colony")]
    assert drawn == ["1", "2", "3", "4", "1", "2", "3", "4"]

    table = colonies()
    draw(draw(draw(draw(table, "china"), "java"), "peru"), "iceland")
    draw(draw(draw(draw(table, "annam"), "siam"), "chile"), "arabia")
    draw(table, "guinea")  # players 1, 2 and 3 have 5 and are passed over
    assert [event["seat"] for event in table.events("colony")][-2:] == ["4", "4"]
    value = table.state.world.value
    for seat in range(4):
        assert sum(value[c] for c in range(LANDS) if table.state.owner[c] == seat and c not in table.state.home) == 5


@pytest.mark.rule("imperunde/setup/colony-wheel", "imperunde/ruling/wheel-contents")
def test_every_country_is_on_the_wheel_once_homes_included_antarctica_not() -> None:
    table = colonies()
    assert table.option_set() == {f"spin {name}" for name in SPACE_IDS[:LANDS]}
    assert table.state.weights() == [1] * LANDS
    with pytest.raises(BadNotation):
        table.game.space.parse("spin antarctica")


@pytest.mark.rule("imperunde/setup/colony-equipment-base")
def test_china_gets_three_posts_forts_and_infantry_and_then_armies_or_a_frigate() -> None:
    table = colonies().do("spin china")
    assert table.there(1, "china") == "3I 3F 3tp"
    assert table.option_set() == {"equip infantry", "equip cavalry", "equip artillery", "place frigate china_sea"}
    table.do("place frigate china_sea")
    assert (table.there(1, "china"), table.there(1, "china_sea")) == ("3I 3F 3tp", "1fr")


@pytest.mark.rule("imperunde/setup/colony-equipment-extra", "imperunde/ruling/extra-armies-exact")
@pytest.mark.parametrize(
    ("choice", "there"),
    [
        ("equip infantry", "6I 3F 3tp"),
        ("equip cavalry", "4I 1C 3F 3tp"),
        ("equip artillery", "3I 1A 3F 3tp"),
        ("place frigate china_sea", "3I 3F 3tp"),
    ],
)
def test_the_extra_is_a_frigate_or_armies_worth_exactly_three(choice: str, there: str) -> None:
    table = colonies().do("spin china", choice)
    assert table.there(1, "china") == there


@pytest.mark.rule("imperunde/setup/colony-equipment-extra", "imperunde/ruling/extra-armies-exact")
def test_two_cavalry_or_a_ship_of_the_line_are_no_choice_and_a_frigate_needs_a_coast() -> None:
    table = colonies().do("spin mongolia")
    assert table.option_set() == {"equip infantry", "equip cavalry", "equip artillery"}
    assert table.refused("place line china_sea") == "imperunde/setup/colony-equipment-extra"
    with pytest.raises(BadNotation):
        table.game.space.parse("equip cavalry cavalry")


@pytest.mark.rule("imperunde/material/pieces-limit", "imperunde/ruling/setup-reserve")
@pytest.mark.parametrize("extra", ["infantry", "cavalry", "artillery", "frigate"])
def test_nobody_starts_with_more_pieces_than_the_set_has(extra: str) -> None:
    table = Table()
    table.state = state = ImpeRunde(4, start_colony_value=20).start()
    rng = Random(1)
    refused: set[str] = set()
    while state.round == 0:
        if state.step == "equip":
            refused |= {table.refused(f"equip {pack}") for pack in ("infantry", "cavalry", "artillery")}
        wanted = [action for action in state.legal() if extra in table.game.space.notation(action)]
        state.apply(luck.draw(state, rng) if state.to_act == CHANCE else rng.choice(wanted or state.legal()))
        assert min(state.reserve) >= 0
    assert refused == ({"", "imperunde/material/pieces-limit"} if extra == "infantry" else {""})


@pytest.mark.rule("imperunde/ruling/setup-reserve")
def test_a_colony_gets_what_is_left() -> None:
    table = colonies()
    table.state.reserve[:KINDS] = [
        2,
        0,
        1,
        30,
        0,
        9,
    ]  # infantry, cavalry, artillery, forts, frigates, ships of the line
    table.do("spin china")
    assert (table.there(1, "china"), table.reserve(1, "I")) == ("2I 3F 3tp", 0)
    assert table.option_set() == {"equip artillery"}
    for choice in ("equip infantry", "equip cavalry", "place frigate china_sea"):
        assert table.refused(choice) == "imperunde/material/pieces-limit"


@pytest.mark.rule("imperunde/setup/colony-frigate-sea")
def test_the_frigate_goes_where_no_other_warships_are() -> None:
    table = colonies().sea(2, "china_sea", "1fr").sea(1, "gulf_of_bengal", "1fr").do("spin siam")
    assert table.refused("place frigate china_sea") == "imperunde/setup/colony-frigate-sea"
    assert table.refused("place frigate arabian_sea") == "imperunde/setup/colony-frigate-sea"
    table.do("place frigate gulf_of_bengal")
    assert table.there(1, "gulf_of_bengal") == "2fr"


@pytest.mark.rule(
    "imperunde/setup/reject-home", "imperunde/setup/reject-next-to-home", "imperunde/setup/reject-colonised"
)
def test_homes_their_neighbours_and_colonies_are_spun_again() -> None:
    table = draw(colonies(), "china")
    for country in ("usa", "great_britain", "congo", "mozambique", "quebec", "china"):
        table.do(f"spin {country}")
        assert (table.step, table.asked) == ("colony_spin", -1)
    assert [event["space"] for event in table.events("spun_again")][-1] == "china"
    assert table.owner("congo") == 0
    assert table.there(1, "china") == "6I 3F 3tp"
    table.do("spin upper_peru")  # Brazil is nobody's home here: its neighbours are admissible
    assert (table.asked, table.owner("upper_peru")) == (2, 2)


@pytest.mark.rule("imperunde/setup/reject-over-5")
def test_what_would_bring_more_than_five_is_spun_again() -> None:
    table = colonies()
    draw(draw(draw(draw(table, "ceylon"), "java"), "peru"), "spain")
    draw(draw(draw(draw(table, "russia"), "siam"), "chile"), "morocco")
    for country in ("annam", "china"):  # values 2 and 3
        table.do(f"spin {country}")
        assert (table.step, table.owner(country)) == ("colony_spin", 0)
    table.do("spin mongolia")
    assert (table.step, table.owner("mongolia")) == ("equip", 1)


@pytest.mark.rule("imperunde/setup/unassigned-home-drawable")
def test_a_home_without_a_player_is_drawn_like_any_free_land() -> None:
    table = colonies().do("spin victoria")
    assert (table.owner("victoria"), table.there(1, "victoria")) == (1, "2I 2F 2tp")


@pytest.mark.rule("imperunde/ruling/colony-draw-stuck")
def test_where_nothing_fits_a_neighbour_of_a_home_does() -> None:
    table = only_left(draw(colonies(), "germany"), "congo", "peru")
    table.state.active = 0
    table.resume()
    table.do("spin peru")  # value 3 is too much: not admissible
    assert table.owner("peru") == 0
    table.do("spin congo")
    assert (table.owner("congo"), table.step) == (1, "equip")


@pytest.mark.rule("imperunde/ruling/colony-draw-stuck")
def test_where_nothing_fits_at_all_the_last_colony_goes_back_twenty_times_with_its_equipment() -> None:
    table = only_left(colonies().do("spin germany", "place frigate baltic_sea"), "peru")
    table.state.active = 0
    table.resume()
    assert table.events("given_back") == [{"event": "given_back", "seat": "1", "space": "germany"}]
    assert (table.owner("germany"), table.there(1, "baltic_sea"), table.state.posts_out[0]) == (0, "", 0)
    assert (table.reserve(1, "I"), table.reserve(1, "F"), table.reserve(1, "fr")) == (39, 30, 14)
    for _ in range(20):
        assert table.step == "colony_spin"
        draw(table, "peru")
    assert len(table.events("given_back")) == 20
    assert (table.step, table.owner("peru")) == ("starter", 1)  # he keeps the last one and stays below 5


# -- the start of play ---------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/setup/start-peace", "imperunde/setup/no-cards-no-money")
def test_everybody_starts_at_peace_without_cards_money_or_debts() -> None:
    table = colonies()
    draw(draw(draw(draw(table, "china"), "java"), "peru"), "spain")
    draw(draw(draw(draw(table, "annam"), "siam"), "chile"), "morocco")
    state = table.state
    assert table.step == "starter"
    assert state.relation == state.stance == [PEACE] * (MOST_SEATS * MOST_SEATS)
    assert (sum(state.hand), sum(state.pile)) == (0, 48)
    assert state.surplus == state.debts == state.funds == [0, 0, 0, 0]
    assert table.refused("speak 1 2 war") == "imperunde/diplomacy/closed-by-british"  # only from phase 2 on
