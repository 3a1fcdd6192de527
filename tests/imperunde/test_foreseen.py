"""What others may ask a player of ImpeRunde, who can answer beforehand."""

from __future__ import annotations

from random import Random

from greatpowers.core.sets import members
from greatpowers.games import make_game
from greatpowers.games.imperunde.deck import CARDS, COPIES, COUNTER
from greatpowers.games.imperunde.pieces import CAVALRY, INFANTRY, KINDS
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.world import SPACE_IDS


def position() -> Position:
    """The beginning of a game in its first round, nobody with a card."""
    state, rng = make_game("imperunde", 3).start(), Random(1)
    while state.step not in ("talks", "window"):
        state.apply(rng.choice(state.legal()), state.deciders()[0])
    assert isinstance(state, Position)
    return state


def foreseen(s: Position, seat: int) -> dict[tuple[str, ...], list[str]]:
    """The answers by step and what it is about."""
    found, notation = s.foreseeable(seat), s.game.space.notation
    return {(step, *map(str, about.values())): [notation(one) for one in answers] for step, about, answers, _ in found}


def test_only_the_own_hand_says_whether_a_card_can_be_countered() -> None:
    s = position()
    for seat in range(3):
        s.hand[seat * CARDS : (seat + 1) * CARDS] = [0] * CARDS
    s.hand[COUNTER] = 1
    s.cards_held = [1 << COUNTER, 1, 0]
    assert foreseen(s, 0)["response",] == ["card counter", "pass"]
    assert foreseen(s, 1)["response",] == ["pass"]
    assert ("response",) not in foreseen(s, 2)
    s.discard[COUNTER] = COPIES[COUNTER]  # all of them have been played
    assert ("response",) not in foreseen(s, 1)


def test_whoever_has_more_than_three_units_of_several_kinds_may_have_to_choose() -> None:
    s = position()
    land = members(s.realm[0])[0]
    at = land * KINDS
    s.troops[at : at + KINDS] = [0] * KINDS
    s.troops[at + INFANTRY], s.troops[at + CAVALRY] = 3, 1
    defend = foreseen(s, 0)["defend", SPACE_IDS[land]]
    assert len(defend) == 2
    s.troops[at + CAVALRY] = 0
    assert ("defend", SPACE_IDS[land]) not in foreseen(s, 0)
