"""What bots say to the players they deal with: to whom, when, and that it tells no secrets."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Final

import pytest

from greatpowers.analysis.told import SPEAKERS, is_dealing, told
from greatpowers.bots import Turn, make_bot
from greatpowers.bots.imperunde.motives import GOALS
from greatpowers.bots.imperunde.motives import messages as imperunde_messages
from greatpowers.bots.war.motives import messages as war_messages
from greatpowers.core.game import Game, Hint, State
from greatpowers.core.luck import settle
from greatpowers.core.position import dump
from greatpowers.core.text import Text
from greatpowers.games import make_game
from greatpowers.games.imperunde import ImpeRunde
from greatpowers.games.imperunde.pieces import MOST_SEATS as PLAYERS
from greatpowers.games.war.game import War
from tests.bots.test_imperunde_diplomacy import QUIET, STRONG, WEAK
from tests.bots.test_imperunde_diplomacy import border as coast
from tests.bots.test_war_diplomacy import border

STRONGER = ("war-stronger", {"other": 0})
LOOT = ("war-loot", {"other": 1})
OFFERS: Final = {"imperunde": "speak {} {} peace", "war": "peace {} {}"}


def said(state: State, speaker: int, listener: int, action: str = "", bot: str = "thumb") -> Hint | None:
    number = state.game.space.parse(action) if action else None
    return told(state, speaker, listener, Random(1), bot=bot, action=number)


# -- refusals ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", SPEAKERS)
def test_an_offer_of_peace_that_is_left_is_answered_with_a_reason(bot: str) -> None:
    war = border("2i", "9i 1c 1a").do("peace 1 2").state
    assert said(war, 1, 0, bot=bot) == STRONGER
    talks = coast(STRONG, WEAK).war((1, 2)).talks().do("speak 2 1 peace").state
    assert said(talks, 0, 1, bot=bot) == LOOT


def test_nothing_is_said_without_an_offer_or_to_anybody_else() -> None:
    table = border("2i", "9i 1c 1a", players=3)
    assert said(table.state, 1, 0) is None
    table.do("peace 1 2")
    assert said(table.state, 1, 0) == STRONGER
    assert said(table.state, 1, 2) is None
    talks = coast(STRONG, WEAK).war((1, 2)).talks().do("speak 2 1 peace").state
    assert [said(talks, 0, other) for other in (2, 3)] == [None, None]


def test_nothing_is_said_where_peace_is_welcome() -> None:
    assert said(border("9i 1c 1a", "2i").do("peace 1 2").state, 1, 0) is None
    assert said(coast(QUIET, QUIET).war((1, 2)).talks().do("speak 2 1 peace").state, 0, 1) is None


def test_nobody_answers_for_a_card_that_keeps_two_players_at_war() -> None:
    talks = coast(STRONG, WEAK).war((1, 2)).talks().do("speak 2 1 peace").state
    talks.sealed[PLAYERS] = talks.sealed[1] = 1
    assert said(talks, 0, 1) is None


@pytest.mark.parametrize("bot", ["", "random", "my_bots:Taxman", "python bot.py"])
def test_those_who_decide_by_something_else_say_nothing(bot: str) -> None:
    assert said(border("2i", "9i 1c 1a").do("peace 1 2").state, 1, 0, bot=bot) is None


def test_a_temperament_has_reasons_of_its_own() -> None:
    state = border("7i", "6i").do("peace 1 2").state
    assert said(state, 1, 0) is None
    assert said(state, 1, 0, bot="thumb?temper=raider") == STRONGER
    assert said(state, 1, 0, bot="hard?temper=raider") == STRONGER


# -- what bots do --------------------------------------------------------------------------------------------


def test_a_bot_says_why_it_wants_war_or_peace() -> None:
    talks = coast(STRONG, WEAK).talks().state
    assert said(talks, 0, 1, "stance 2 war") == LOOT
    assert said(talks, 0, 2, "stance 2 war") is None  # not to others
    assert said(talks, 0, 2, "stance 3 war") is None  # no reason: it must be a mistake
    assert said(border("2i", "9i 1c 1a").state, 0, 1, "peace 1 2") == ("peace-weaker", {"other": 1})


@pytest.mark.parametrize(
    ("game", "action", "expected"),
    [
        (War(2), "peace 1 2", True),
        (War(2), "done", False),
        (ImpeRunde(3), "stance 2 war", True),
        (ImpeRunde(3), "ready", False),
        (make_game("imperial", 3), "rondel taxation", False),
    ],
)
def test_only_war_and_peace_are_talked_about(game: Game, action: str, expected: bool) -> None:
    assert is_dealing(game, game.space.parse(action)) is expected


def test_nobody_says_anything_in_imperial() -> None:
    assert said(make_game("imperial", 3).start(), 0, 1) is None


# -- honest --------------------------------------------------------------------------------------------------


def offers(game: Game, most: int) -> Iterator[tuple[State, int, int]]:
    """Positions of a game between bots in which somebody's offer of peace is not welcome: who says why, and to whom."""
    rng, state, bot = Random(3), game.start(), make_bot("thumb", game.id)
    settle(state, rng)
    while not state.ended and most:
        state.apply(bot.decide(Turn(state, state.to_act), rng), state.to_act)
        settle(state, rng)
        for speaker, listener in permutations(range(game.seats), 2):
            asked = state.clone()
            wish = game.space.parse(OFFERS[game.id].format(listener + 1, speaker + 1))
            if wish in asked.asides(listener):
                asked.apply(wish, listener)
            if most and said(asked, speaker, listener) is not None:
                most -= 1
                yield asked, speaker, listener


@pytest.mark.parametrize("game", [ImpeRunde(4), make_game("war", 3, {"victory_cards": "on"})])
def test_words_do_not_depend_on_what_either_of_the_two_cannot_know(game: Game) -> None:
    """Two worlds that the bot, or the one it talks to, cannot tell apart: the same sentence."""
    hidden = 0
    for state, speaker, listener in offers(game, most=10):
        for seat in (speaker, listener):
            worlds = [state, *(state.imagine(seat, Random(seed)) for seed in range(3))]
            hidden += len({str(dump(world)) for world in worlds}) > 1
            assert len({repr(said(world, speaker, listener)) for world in worlds}) == 1
    assert hidden >= 10


# -- words ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_reason_is_told_in_a_sentence_that_names_nobody(language: str) -> None:
    for game, reasons in ((War(2), war_messages()), (ImpeRunde(3), imperunde_messages())):
        text = Text(language, game, players=["Ada", "Max"])
        sentences = [text.told((name, {"other": 1})) for name in reasons if name not in GOALS]
        assert len(set(sentences)) == len(sentences)
        assert all(sentence.endswith(".") and "Max" not in sentence for sentence in sentences)
