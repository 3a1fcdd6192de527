"""Who knows what in War!: markers, chits, cards, bids and orders, in views and in players' own records."""

from __future__ import annotations

from random import Random

import pytest

from greatpowers.core.conformance import random_action
from greatpowers.core.game import CHANCE, State
from greatpowers.core.record import Record, read, write
from greatpowers.core.secrecy import as_seen_by, secrets_of
from greatpowers.games.war import turn
from greatpowers.games.war.frames import Orders, Prospecting
from greatpowers.games.war.game import War
from greatpowers.games.war.orders import EMPTY
from greatpowers.games.war.pieces import MOST_ORDERS
from greatpowers.games.war.secrets import imagine, stand_in
from tests.war.table import Table, area

OPTIONS: list[dict[str, str | int]] = [
    {},
    {"victory_cards": "on", "auction": "on"},
    {"historical": "on"},
    {"simultaneous": "on"},
]


def opened(text: str) -> Record:
    """A record of War!, which is not among the games yet."""
    return read(text, lambda game, seats, options: War(seats, **options))


def played(options: dict[str, str | int], seed: int, decisions: int) -> tuple[Record, State]:
    """A random game as far as so many decisions."""
    rng = Random(seed)
    game = War(3, **options)
    record, state = Record(game), game.start()
    for _ in range(decisions):
        action, actor = random_action(state, rng)
        record.add(action, actor)
        state.apply(action, actor)
    return record, state


@pytest.mark.rule("war/ruling/marker-knowledge")
def test_an_explorer_shows_a_marker_to_its_player_only() -> None:
    table = Table(3).land(1, "france", "1i 1X").move(1).do("march explorer france spain", "done")
    table.do("explore spain")
    while table.step != "native_draw":
        table.do(table.options()[0])
    table.do("native 8+")
    assert table.view(1)["regions"]["spain"]["natives"] == {"strength": 8, "rating": 1}
    for viewer in (2, None):
        assert table.view(viewer)["regions"]["spain"]["natives"] == {"strength": None, "rating": None}


@pytest.mark.rule("war/ruling/marker-knowledge")
def test_a_battle_shows_it_to_all_and_luck_repeats_itself() -> None:
    table = Table(3).land(1, "france", "2i").natives("spain", "7", hidden=True).move(1)
    table.do("march infantry france spain", "done").state.apply(table.game.space.parse("battle spain"))
    assert table.options() == ["native spain 7"]
    table.do("native 7")
    assert table.view(None)["regions"]["spain"]["natives"] == {"strength": 7, "rating": 0}


@pytest.mark.rule("war/ruling/chit-knowledge", "war/prospect/hidden")
def test_a_chit_is_known_to_those_who_have_controlled_its_region() -> None:
    table = Table(3).land(2, "spain", "1i").chit("spain", "gold")
    assert table.view(2)["regions"]["spain"]["chit"]["chit"] == "gold"
    assert table.view(1)["regions"]["spain"]["chit"] == {"chit": None, "value": None, "developed": False}
    table.land(1, "spain", "1i")
    assert table.view(2)["regions"]["spain"]["chit"]["chit"] == "gold"


@pytest.mark.rule("war/ruling/marker-knowledge", "war/ruling/chit-knowledge")
def test_what_a_player_imagines_changes_nothing_they_have_seen() -> None:
    table = Table(3).land(2, "france", "1i").chit("france", "gold").natives("spain", "8+", hidden=True)
    state, (france, spain) = table.state, (area("france"), area("spain"))
    chits, natives = set(), set()
    for seed in range(30):
        assert imagine(state, 1, Random(seed)).chit_truth[france] == state.chit_truth[france]
        assert imagine(state, 2, Random(seed)).marker_truth[spain] == state.marker_truth[spain]
        stranger = imagine(state, 0, Random(seed))
        chits.add(stranger.chit_truth[france])
        natives.add(stranger.marker_truth[spain])
    assert min(len(chits), len(natives)) > 1


@pytest.mark.rule("war/prospect/hidden")
def test_others_imagine_the_chits_in_an_engineers_hand() -> None:
    table = Table(2).land(1, "france", "1i 1N").land(2, "japan", "1i").money(1, 5)
    for region in ("spain", "italy", "germany", "prussia"):
        table.land(1, region, "1i", "city", "school")
    bag = table.state.chit_pool[:]
    state = table.combat(1).do("prospect france", "chit coal", "chit gold").state
    hands = set()
    for seed in range(30):
        copy = imagine(state, 1, Random(seed))
        hand = copy.frames[-1]
        assert isinstance(hand, Prospecting)
        hands.add(tuple(hand.drawn))
        whole = copy.chit_pool[:]
        for chit in hand.drawn:
            whole[chit] += 1
        assert whole == bag
    assert len(hands) > 1


@pytest.mark.rule("war/opt/simul/hidden-orders")
def test_others_imagine_no_orders_but_their_own() -> None:
    table = Table(3, simultaneous="on")
    for player, region in enumerate(("france", "china", "japan"), start=1):
        table.land(player, region, "1i").money(player, 20)
    table.production(turn.CONSTRUCTION)
    for player, region in enumerate(("france", "china", "japan"), start=1):
        table.do(f"raise infantry {region}", player=player)
    own, copy = table.state.frames[-1], imagine(table.state, 1, Random(1)).frames[-1]
    assert isinstance(own, Orders)
    assert isinstance(copy, Orders)
    lines = [copy.lines[seat * MOST_ORDERS : (seat + 1) * MOST_ORDERS] for seat in range(3)]
    assert lines == [[EMPTY] * MOST_ORDERS, own.lines[MOST_ORDERS : 2 * MOST_ORDERS], [EMPTY] * MOST_ORDERS]
    assert len(copy.lines) == len(own.lines)


# -- stand-ins for what a record hides -----------------------------------------------------------------------


def replacement(table: Table, *later: str) -> str:
    """What stands for the next action, so that these can follow."""
    space, state = table.game.space, table.state
    return space.notation(stand_in(state, state.to_act, [(space.parse(text), CHANCE) for text in later]))


@pytest.mark.parametrize("chit", ["coal", "gold"])
def test_a_chit_that_shows_up_later_is_the_one_that_was_kept(chit: str) -> None:
    table = Table(2).land(1, "france", "1i 1N").land(2, "japan", "1i").money(1, 5)
    for region in ("spain", "italy", "germany", "prussia"):
        table.land(1, region, "1i", "city", "school")
    table.combat(1).do("prospect france", "chit coal", "chit gold")
    assert replacement(table, f"chit france {chit}") == f"keep {chit}"


@pytest.mark.rule("war/explorer/result-control", "war/explorer/result-soi")
def test_a_marker_explains_all_answers_of_its_natives() -> None:
    table = Table(3).land(1, "france", "1i 1X").move(1).do("march explorer france spain", "done", "explore spain")
    while table.step != "native_draw":
        table.do(table.options()[0])
    later = ("answer influence 8", "explore spain", "answer treaty 10")
    assert replacement(table, *later) == "native spain 10"  # above 8, at most 10


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(3))
def test_a_players_own_record_opens_as_what_that_player_sees(options: dict[str, str | int], seed: int) -> None:
    record, state = played(options, seed, 900)
    secrets = secrets_of(record, state)
    for viewer in (0, 1, 2):
        text = write(as_seen_by(record, secrets, viewer))
        assert opened(text).replay().view(viewer) == state.view(viewer)


@pytest.mark.rule("war/opt/simul/hidden-orders")
def test_others_do_not_even_learn_how_many_orders_a_player_has_made() -> None:
    rng = Random(4)
    game = War(2, simultaneous="on")
    record, state = Record(game), game.start()
    while state.step != "orders":
        action, actor = random_action(state, rng)
        record.add(action, actor)
        state.apply(action, actor)
    before = len(record.actions)
    for _ in range(3):
        action = next(a for a in state.legal(0) if a != game.codes.done)
        record.add(action, 0)
        state.apply(action, 0)
    secrets = secrets_of(record, state)
    assert len(as_seen_by(record, secrets, 0).actions) == before + 3
    for viewer in (1, None):
        assert len(as_seen_by(record, secrets, viewer).actions) == before
