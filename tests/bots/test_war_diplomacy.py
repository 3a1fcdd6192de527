"""War and peace of War!'s bots: what they want, why, and that it does not matter who asks."""

from __future__ import annotations

import random

import pytest

from greatpowers.bots import Turn
from greatpowers.bots.war.diplomacy import NO_CAUSE, cause, stance
from greatpowers.bots.war.estimates import PATIENCE, is_leader
from greatpowers.bots.war.mind import WarMind
from greatpowers.bots.war.motives import messages, motive, refusal
from greatpowers.bots.war.thumb import WarThumb
from greatpowers.core.game import Hint
from greatpowers.core.luck import settle
from greatpowers.core.text import Text
from greatpowers.games.war.forces import put
from greatpowers.games.war.game import War
from greatpowers.games.war.lands import set_owner
from greatpowers.games.war.pieces import INFANTRY, NATIVES
from greatpowers.games.war.position import Position
from greatpowers.table import Seat
from greatpowers.table import Table as PlayTable
from tests.war.table import Table, area


def border(mine: str, theirs: str, players: int = 2) -> Table:
    """France at war with its neighbours, all of whom have two regions; player 1 moves."""
    table = Table(players).land(1, "france", mine).land(1, "spain", "1i")
    table.land(2, "germany", theirs).land(2, "prussia", "1i")
    if players == 3:
        table.land(3, "italy", "9i").land(3, "siam", "1i").war((1, 3))
    return table.war((1, 2)).natives("kenya", "6").move(1)


def reason(table: Table, action: str, seat: int) -> Hint | None:
    return WarMind().motive(table.state, seat, table.game.space.parse(action))


# -- reasons -------------------------------------------------------------------------------------------------


def test_enemies_who_cannot_meet_make_peace() -> None:
    """A player of four regions refused one far away, as its army was much stronger, and lost them to a third."""
    table = Table(3).land(1, "france", "9i").land(2, "siam", "1i").land(3, "germany", "9i")
    s = table.war((1, 2), (1, 3)).natives("kenya", "6").move(1).state
    assert stance(s, 0, 1) == (True, "peace-nothing")
    assert stance(s, 0, 2) == (False, "war-even")
    table.fleet(2, "north_sea")
    assert stance(s, 0, 1).reason != "peace-nothing"


@pytest.mark.parametrize(
    ("mine", "theirs", "turn", "wish"),
    [
        ("2i", "9i 1c 1a", 5, (True, "peace-weaker")),
        ("9i 1c 1a", "2i", 5, (False, "war-stronger")),
        ("6i", "7i", 5, (True, "peace-nothing")),
        ("8i", "7i", 5, (False, "war-even")),
        ("7i 1c 1a", "1i 8a", 5, (True, "peace-weaker")),
        ("2i", "9i 1c 1a", PATIENCE, (True, "peace-end")),
    ],
)
def test_a_wish_for_peace_or_war_has_a_reason(mine: str, theirs: str, turn: int, wish: tuple[bool, str]) -> None:
    s = border(mine, theirs).land(2, "austria_hungary", "1i").state
    s.turn = turn
    assert stance(s, 0, 1) == wish


def test_the_weakest_of_several_enemies_is_fought_and_the_others_get_peace() -> None:
    table = border("9i 1c 1a", "2i", players=3)
    assert stance(table.state, 0, 1).reason == "war-stronger"
    assert stance(table.state, 0, 2) == (True, "peace-fronts")
    assert reason(table, "peace 1 3", 0) == ("peace-fronts", {"other": 2})


def test_what_is_offered_and_taken_back_is_explained_and_nothing_else() -> None:
    table = border("2i", "9i 1c 1a")
    assert reason(table, "peace 1 2", 0) == ("peace-weaker", {"other": 1})
    assert reason(table, "retract 1 2", 0) is None  # this player would not
    assert reason(table, "done", 0) is None
    table.do("peace 1 2")
    for _ in range(30):
        put(table.state, table.state.owner.index(0), 0, INFANTRY)
    assert reason(table, "retract 1 2", 0) == ("war-stronger", {"other": 1})


def test_an_offer_that_is_left_has_a_reason() -> None:
    table = border("2i", "9i 1c 1a")
    assert refusal(table.state, 1, 0) is None  # nothing has been offered
    table.do("peace 1 2")
    assert refusal(table.state, 1, 0) == ("war-stronger", {"other": 0})


def test_an_offer_that_will_be_accepted_needs_no_refusal() -> None:
    table = border("9i 1c 1a", "2i").do("peace 1 2")
    assert refusal(table.state, 1, 0) is None


@pytest.mark.parametrize(("natives", "leader", "name"), [(9, 2, "war-leader"), (3, 1, "war-room"), (9, 1, "war-weak")])
def test_war_is_declared_for_a_reason(natives: int, leader: int, name: str) -> None:
    table = Table(2).land(1, "france", "9i 2c 2a").land(2, "germany", "1i").land(2, "italy", "1i")
    table.land(2, "spain", "1i").money(1, dp=1).money(leader, pp=9000)
    s = table.state
    for region in [region for region, owner in enumerate(s.owner) if owner == NATIVES][natives:]:
        set_owner(s, region, 0)
        put(s, region, 0, INFANTRY)
    table.move(1)
    assert cause(s, 0, 1).worth > 0.0
    assert reason(table, "declare 2", 0) == (name, {"other": 1})


@pytest.mark.parametrize(("leader", "declares"), [(1, True), (3, False), (2, True)])
def test_a_player_whose_end_is_near_is_spared_if_a_third_would_win(leader: int, declares: bool) -> None:
    """Players who were behind used to fall upon the weakest one, and so made somebody else win."""
    table = Table(3).land(1, "france", "9i 2c 2a").land(2, "germany", "1i").land(2, "italy", "1i")
    table.land(2, "spain", "1i").land(3, "siam", "1i").money(1, dp=1).money(leader, pp=9000).natives("kenya", "6")
    assert (cause(table.move(1).state, 0, 1).worth > 0.0) is declares


def test_whoever_gains_enough_by_the_end_of_a_player_need_not_lead() -> None:
    """The regions of the player who is beaten decide: with them, nobody else would have more points."""
    table = Table(3).land(1, "france", "9i 2c 2a").land(2, "germany", "1i").land(2, "italy", "1i")
    table.land(2, "spain", "1i").land(3, "siam", "1i").land(3, "kenya", "1i").land(3, "japan", "1i")
    s = table.money(1, dp=1).move(1).state
    assert not is_leader(s, 0)
    assert cause(s, 0, 1).worth > 0.0
    s.pp[2] = 9000
    assert cause(s, 0, 1) == NO_CAUSE


def test_late_in_the_game_natives_come_first_where_there_are_any() -> None:
    """Players who bordered none used to wait until others had beaten them; one game took 113 turns."""
    table = Table(2).land(1, "france", "9i 2c 2a").land(2, "prussia", "1i").land(2, "siam", "1i").money(1, dp=1)
    s = table.state
    for region in s.world.regions_near[area("france")]:
        set_owner(s, region, 1)
        put(s, region, 1, INFANTRY)
    table.natives("kenya", "6").move(1)
    s.turn = PATIENCE
    assert cause(s, 0, 1).worth > 0.0
    set_owner(s, area("italy"), NATIVES)
    assert cause(s, 0, 1) == NO_CAUSE


@pytest.mark.parametrize("step", ["move", "combat", "join_war"])
def test_nobody_goes_to_war_by_a_misjudgement(step: str) -> None:
    """Weaker levels used to declare war at random, and to make peace at once."""
    table = Table(3, alliances="on").land(1, "france", "2i").land(2, "germany", "9i").land(3, "prussia", "2i")
    table.money(1, dp=3).money(3, dp=3).natives("kenya", "6").natives("italy", "6").move(1)
    seat = 0
    if step == "join_war":
        table.do("declare 2")
        seat = 2
    elif step == "combat":
        table.do("march infantry france italy", "done")
    assert table.state.step == step
    for seed in range(40):
        action = WarThumb(noise=1e6).decide(Turn(table.state, seat), random.Random(seed))
        assert table.state.codes.names[action] not in ("declare", "join_war")


def test_nobody_explains_a_war_that_it_would_not_declare() -> None:
    table = Table(2).land(1, "france", "1i").land(2, "germany", "9i").money(1, dp=1).natives("kenya", "6").move(1)
    assert reason(table, "declare 2", 0) is None


def test_a_side_is_taken_for_a_reason() -> None:
    table = Table(3, alliances="on").land(1, "france", "9i").land(2, "germany", "2i").land(3, "prussia", "9i 2c 2a")
    table.money(1, dp=1).money(2, pp=900).natives("kenya", "6").move(1).do("declare 2")
    assert reason(table, "join_war attackers", 2) == ("side-leader", {"other": 1})
    assert reason(table, "pass", 2) is None


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_reason_is_a_sentence_about_the_other_player(language: str) -> None:
    text = Text(language, War(2), players=["Ada", "Max"])
    sentences = {text.reason((name, {"other": 1})) for name in messages()}
    assert len(sentences) == len(messages())
    assert all("Max" in sentence and sentence.endswith(".") for sentence in sentences)


# -- keeping to it -------------------------------------------------------------------------------------------


def test_a_brigade_more_does_not_change_ones_mind() -> None:
    """A player once offered peace, raised a brigade, took the offer back, and offered it again."""
    table = border("6i", "7i").do("peace 1 2")
    put(table.state, table.state.owner.index(0), 0, INFANTRY, 2)
    assert WarThumb().respond(Turn(table.state, 0), random.Random(1)) is None


# -- people --------------------------------------------------------------------------------------------------


def test_bots_deal_with_a_person_as_with_a_bot() -> None:
    """The same game, with people in all other seats or with bots: a bot decides alike, as it cannot tell them apart."""

    def decisions(others: list[Seat]) -> list[int]:
        table = PlayTable(War(3), [Seat(bot="thumb"), *others], luck=3)
        rng, choices, out = random.Random(3), random.Random(2), list[int]()
        while len(out) < 150:
            state = table.state
            assert isinstance(state, Position)
            settle(state, rng)
            seat = state.deciders()[0]
            turn = Turn(state, seat)
            action = WarThumb().decide(turn, choices) if seat else table.bots[0].decide(turn, choices)
            if seat == 0:
                out.append(action)
            state.apply(action, seat)
        return out

    assert decisions([Seat("Ada"), Seat("Max")]) == decisions([Seat(bot="thumb"), Seat(bot="random")])


def test_it_does_not_matter_in_which_seat_an_enemy_sits() -> None:
    """Two players alike but for their seats are wanted as enemies alike."""
    table = Table(3).land(1, "france", "9i 2c 2a").land(2, "germany", "1i").land(3, "italy", "1i").money(1, dp=1)
    table.land(2, "siam", "1i").land(3, "annam", "1i").natives("kenya", "6")
    s = table.move(1).state
    assert stance(s, 0, 1) == stance(s, 0, 2)
    swapped = Table(3).land(1, "france", "9i 2c 2a").land(3, "germany", "1i").land(2, "italy", "1i").money(1, dp=1)
    swapped.land(3, "siam", "1i").land(2, "annam", "1i").natives("kenya", "6")
    t = swapped.move(1).state
    assert [cause(s, 0, other) for other in (1, 2)] == [cause(t, 0, other) for other in (2, 1)]
    assert motive(s, 0, table.game.space.parse("declare 2")) is not None or cause(s, 0, 1).worth <= 0.0
