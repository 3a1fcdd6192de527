"""Pieces, dice, cards and players."""

from __future__ import annotations

import random

import pytest

from greatpowers.core.game import CHANCE
from greatpowers.core.luck import draw
from greatpowers.core.options import BadOptions
from greatpowers.games.imperunde import ImpeRunde
from greatpowers.games.imperunde.deck import CARD_IDS
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.units import fleet
from greatpowers.games.imperunde.world import LANDS, SPACES
from tests.imperunde.table import KIND, Table

ONE_SET = {"I": 40, "C": 20, "A": 20, "F": 30, "fr": 15, "sl": 10}


def set_up(players: int, **options: int) -> Position:
    """A new game up to its first round; everybody takes the first ship and equipment that is offered."""
    rng = random.Random(1)
    state = ImpeRunde(players, **options).start()
    while state.round == 0 and not state.ended:
        state.apply(draw(state, rng) if state.to_act == CHANCE else state.legal()[0])
    return state


def owned(s: Position, seat: int) -> dict[str, int]:
    """The pieces of a player, on the board and beside it."""
    return {
        name: s.reserve[seat * 6 + kind]
        + sum(s.troops[c * 6 + kind] for c in range(LANDS) if s.owner[c] == seat)
        + sum(s.ships[fleet(sea, seat) + kind] for sea in range(LANDS, SPACES))
        for name, kind in KIND.items()
    }


@pytest.mark.rule("imperunde/material/player-set")
def test_every_player_has_the_pieces_of_one_colour() -> None:
    state = set_up(4)
    for seat in range(4):
        assert owned(state, seat) == ONE_SET
        posts = sum(state.posts[c] for c in range(LANDS) if state.owner[c] == seat)
        assert posts + state.posts_left[seat] == 45
        assert state.home.count(state.home[seat]) == 1


@pytest.mark.rule("imperunde/material/pirate-set")
def test_pirates_have_twenty_frigates_and_five_ships_of_the_line() -> None:
    table = Table()
    assert [table.reserve("pirates", piece) for piece in KIND] == [0, 0, 0, 0, 20, 5]


@pytest.mark.rule("imperunde/material/dice")
def test_every_die_has_its_own_six_faces() -> None:
    land = Table().land(1, "congo", "1I 1C 1A").land(2, "egypt", "1F 1tp").war((1, 2)).move(1)
    land.do("march infantry congo egypt", "march cavalry congo egypt", "march artillery congo egypt")
    sea = Table().sea(1, "north_sea", "1fr").sea(2, "baltic_sea", "1sl").war((1, 2)).move(1)
    sea.do("sail frigate north_sea baltic_sea")
    dice = [(land, 1), (land, 2), (land, 3), (land, 4), (sea, 1), (sea, 3)]  # white, yellow, green, red, white, green
    for table, lowest in dice:
        faces = [f"roll {n}" for n in range(lowest, lowest + 6)]
        assert table.options() == faces
        assert table.state.weights() == [1] * 6
        rng = random.Random(2)
        assert {table.game.space.notation(draw(table.state, rng)) for _ in range(300)} == set(faces)
        table.do(faces[0])


@pytest.mark.rule("imperunde/material/discs")
@pytest.mark.parametrize("event", ["storm", "calm"])
def test_there_are_three_discs_of_storm_and_calm(event: str) -> None:
    table = Table().wheel(land_events=6)
    seas = ["arabian_sea", "baltic_sea", "south_sea"]
    for sea in seas:
        table.do(f"spin {sea}", f"event sea_{event}")
    assert table.view(1)["seas"] == {sea: {"discs": [event]} for sea in seas}
    assert table.step == "starter"  # the fourth would belong to the next round


@pytest.mark.rule("imperunde/ruling/black-discs")
def test_black_discs_never_run_out() -> None:
    famine = ["egypt", "congo", "china", "siam", "peru", "chile"]
    plundered = ["guinea", "cuba"]
    table = Table().war((1, 2)).hand(2, "plunder", "plunder")
    for country in [*famine, *plundered]:
        table.land(1, country, "1I 1tp")
    table.wheel()
    for country in famine:
        table.do(f"spin {country}", "event land_famine")
    table.before_books()  # of the next round
    for country in plundered:
        table.do("card plunder", f"at {country}")
    discs = {name: land["discs"][0] for name, land in table.view(1)["lands"].items() if "discs" in land}
    assert discs == dict.fromkeys(famine, "famine") | dict.fromkeys(plundered, "plunder")


@pytest.mark.rule("imperunde/material/deck-48")
def test_the_deck_holds_48_cards() -> None:
    pile = dict(zip(CARD_IDS, ImpeRunde(4).start().pile, strict=True))
    assert sum(pile.values()) == 48
    assert {card: pile.pop(card) for card in ("rebellion", "unmask", "counter")} == {
        "rebellion": 4,
        "unmask": 6,
        "counter": 8,
    }
    assert list(pile.values()) == [2] * 15
    assert set(pile) == {
        "armistice", "treason", "pirates", "privateers", "hussar", "declaration", "ambush", "surprise", "forged_sea",
        "forged_land", "smuggling", "sabotage", "peace_treaty", "plunder", "seizure",
    }  # fmt: skip


PURCHASES = [
    ("great_britain", "40I", "buy infantry great_britain"),
    ("great_britain", "20C", "buy cavalry great_britain"),
    ("great_britain", "20A", "buy artillery great_britain"),
    ("egypt", "2tp 30F", "buy fort congo"),
    ("north_sea", "15fr", "launch frigate great_britain north_sea"),
    ("north_sea", "10sl", "launch line great_britain north_sea"),
]


def out_of(place: str, pieces: str, players: int = 4) -> Table:
    """Player 1 is rich and has these pieces on the board."""
    table = Table(players).funds(1, 20).land(1, "congo", "2tp")
    table = table.sea(1, place, pieces) if place.endswith("sea") else table.land(1, place, pieces)
    return table.invest(1)


@pytest.mark.rule("imperunde/material/pieces-limit")
@pytest.mark.parametrize(("place", "pieces", "purchase"), PURCHASES)
def test_nothing_can_be_placed_when_its_pieces_are_used_up(place: str, pieces: str, purchase: str) -> None:
    assert out_of(place, pieces).refused(purchase) == "imperunde/material/pieces-limit"


@pytest.mark.rule("imperunde/material/reserve-exhausted-buy-other")
def test_other_kinds_can_still_be_bought() -> None:
    table = Table().land(1, "great_britain", "40I").funds(1, 10).invest(1)
    assert table.refused("buy infantry great_britain") == "imperunde/material/pieces-limit"
    table.do("buy cavalry great_britain")
    assert table.there(1, "great_britain") == "40I 1C"


@pytest.mark.rule("imperunde/material/three-player-double-set")
@pytest.mark.parametrize(("place", "pieces", "purchase"), PURCHASES)
def test_three_players_have_two_sets_each(place: str, pieces: str, purchase: str) -> None:
    out_of(place, pieces, players=3).do(purchase)
    state = set_up(3)
    for seat in range(3):
        assert owned(state, seat) == {piece: 2 * number for piece, number in ONE_SET.items()}
        assert state.posts_left[seat] + state.posts_out[seat] == 90
    assert len(set(state.home)) == 3  # one home each, not one for each colour


@pytest.mark.rule("imperunde/material/three-player-one-nation", "imperunde/ruling/double-sets")
def test_the_two_colours_of_a_nation_count_and_fight_together() -> None:
    table = Table(3, goal=35).land(1, "china", "34tp").land(1, "egypt").funds(1, 2).invest(1).do("post egypt")
    assert table.winner() == 1
    both = Table(3, goal=50).land(1, "china", "47tp").land(1, "egypt", "1tp 40I").land(1, "congo", "1tp 5I")
    both.funds(1, 3).invest(1).do("buy infantry congo", "post egypt")  # more than one colour has of either
    assert both.winner() == 1
    army = Table(3).land(1, "congo", "50I").move(1)
    army.do("march infantry congo egypt", "march infantry congo egypt", "march infantry congo egypt")
    assert army.step == "dice"  # one side, three dice
    army.roll(6, 6, 6, 1, 1)
    assert army.there(1, "egypt") == "3I"


@pytest.mark.rule("imperunde/players/count")
@pytest.mark.parametrize("players", [2, 7])
def test_fewer_than_three_or_more_than_six_cannot_play(players: int) -> None:
    with pytest.raises(BadOptions, match="player-count"):
        ImpeRunde(players)


@pytest.mark.rule("imperunde/players/count")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_can_play(players: int) -> None:
    assert len(set_up(players).home) == players


@pytest.mark.rule("imperunde/ruling/start-value-option")
def test_players_may_agree_on_more_colonies_at_the_start() -> None:
    for options, value in (({}, 5), ({"start_colony_value": 10}, 10)):
        state = set_up(4, **options)
        for seat in range(4):
            colonies = [c for c in range(LANDS) if state.owner[c] == seat and c != state.home[seat]]
            assert sum(state.world.value[c] for c in colonies) == value
            for c in colonies:
                assert state.posts[c] == state.troops[c * 6 + KIND["F"]] == state.world.value[c]
    with pytest.raises(BadOptions):
        ImpeRunde(4, quick_start=1)  # no other variant
