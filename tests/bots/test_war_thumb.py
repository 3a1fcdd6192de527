"""The rules-of-thumb player of War! plays whole games, by the rules and by what it may know."""

from __future__ import annotations

import random

import pytest

from greatpowers.bots import Bot, Turn, make_bot
from greatpowers.bots.war_estimates import outlook, parley_odds
from greatpowers.bots.war_thumb import WarThumb
from greatpowers.core.game import NOBODY
from greatpowers.core.luck import settle
from greatpowers.games.war.forces import put
from greatpowers.games.war.game import War
from greatpowers.games.war.modifiers import Conditions
from greatpowers.games.war.odds import battle_odds
from greatpowers.games.war.pieces import INFANTRY
from greatpowers.games.war.position import Position

TURN_LIMIT = 60


def play(game: War, bots: list[Bot], seed: int) -> Position:
    """Play a game between bots; every decision must be legal."""
    rng = random.Random(seed)
    state = game.start()
    while True:
        settle(state, rng)
        if state.to_act == NOBODY:
            return state
        seat = state.deciders()[0]
        turn = Turn(state, seat)
        action = bots[seat].decide(turn, rng)
        assert action in turn.legal or action in turn.asides
        state.apply(action, seat)


def opening(seed: int, decisions: int) -> list[tuple[Position, int]]:
    """Positions of a game of thumbs, each with the seat that is to decide."""
    rng = random.Random(seed)
    state, out = War(3).start(), list[tuple[Position, int]]()
    for _ in range(decisions):
        settle(state, rng)
        seat = state.deciders()[0]
        out.append((state.clone(), seat))
        state.apply(WarThumb().decide(Turn(state, seat), rng), seat)
    return out


def test_it_is_the_thumb_of_war() -> None:
    assert isinstance(make_bot("thumb", "war"), WarThumb)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"historical": "on", "suez": "on"}),
        (3, {"simultaneous": "on", "auction": "on"}),
        (4, {"random_regions": "on", "buildings": "two", "interception": "on"}),
        (5, {"alliances": "on", "victory_cards": "on", "scorched_earth": "on"}),
        (8, {}),
    ],
    ids=str,
)
def test_games_of_thumbs_come_to_an_end(players: int, options: dict[str, str]) -> None:
    state = play(War(players, turn_limit=TURN_LIMIT, **options), [WarThumb()] * players, seed=1)
    assert state.outcome is not None
    assert state.outcome.reason != "turn-limit"


def test_it_beats_three_random_seats() -> None:
    game = War(4, turn_limit=TURN_LIMIT)
    for seed in range(3):
        bots = [WarThumb() if seat == seed else make_bot("random", "war") for seat in range(4)]
        outcome = play(game, bots, seed).outcome
        assert outcome is not None
        assert outcome.winners == [seed]


def test_it_keeps_no_state() -> None:
    """A bot that has played decides as a new one does."""
    old = WarThumb()
    for state, seat in opening(seed=2, decisions=250):
        decisions = {bot.decide(Turn(state, seat), random.Random(3)) for bot in (old, WarThumb())}
        assert len(decisions) == 1


def test_it_does_not_know_what_only_others_have_seen() -> None:
    """Positions that a seat cannot tell apart lead to the same decision."""
    thumb = WarThumb()
    for state, seat in opening(seed=4, decisions=250):
        twin = state.imagine(seat, random.Random(5))
        if twin.legal(seat):
            decisions = {thumb.decide(Turn(s, seat), random.Random(6)) for s in (state, twin)}
            assert len(decisions) == 1


@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [
        ([4, 1, 1, 1, 0, 0], [9, 0, 0, 0, 0, 0]),
        ([3, 0, 0, 0, 0, 0], [10, 0, 0, 0, 0, 0]),
        ([2, 2, 2, 0, 0, 0], [1, 0, 0, 0, 0, 0]),
    ],
)
def test_the_outlook_of_a_battle_agrees_with_the_odds(attackers: list[int], defenders: list[int]) -> None:
    hopeful = outlook(attackers, defenders, Conditions(against_natives=True)) > 0
    assert hopeful == (battle_odds(attackers, defenders, Conditions(against_natives=True)).attacker > 0.5)


def test_a_neighbour_more_and_a_gift_help_an_explorer() -> None:
    state, _ = opening(seed=1, decisions=60)[-1]
    seat, region = 0, state.owner.index(0)
    native = next(r for r in state.world.regions_near[region] if state.owner[r] < 0)
    assert parley_odds(state, seat, native, 3) > parley_odds(state, seat, native, 2) > 0.0
    stranger = next(s for s in (1, 2) if not any(state.owner[r] == s for r in state.world.regions_near[native]))
    put(state, region, stranger, INFANTRY)  # a unit nearby is not a region
    assert parley_odds(state, stranger, native, 2) <= parley_odds(state, seat, native, 2)
