"""Temperaments in Imperial: what they like, and that it shows in play, by rules of thumb and by search."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from greatpowers.bots import Turn, make_bot
from greatpowers.bots.imperial.temper import leaning
from greatpowers.core.luck import settle
from greatpowers.games.imperial import Imperial
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial.board import AREA, AUSTRIA_HUNGARY, LANDS


def deeds(bot: str, games: int) -> Counter[str]:
    """What one seat does in games against three balanced players, seats rotated, by family; spaces by name."""
    game = Imperial(4, turn_limit=120)
    done: Counter[str] = Counter()
    for seed in range(games):
        me, state, rng = seed % 4, game.start(), random.Random(seed)
        bots = [make_bot(bot if seat == me else "thumb", "imperial", trusted=True) for seat in range(4)]
        while settle(state, rng) is not None and not state.ended:
            seat = state.to_act
            action = bots[seat].decide(Turn(state, seat), rng)
            if seat == me:
                done[game.space.family(action).name] += 1
                done[game.space.notation(action)] += 1
            state.apply(action, seat)
    return done


def fights(done: Counter[str]) -> float:
    """In each turn of a nation."""
    return (done["hostile"] + done["attack"] + done["battle"] + done["call"] + done["destroy"]) / done["rondel"]


def test_a_balanced_player_likes_nothing_more() -> None:
    assert leaning("balanced", AUSTRIA_HUNGARY) == {}


def test_raiders_like_the_homes_of_others_only() -> None:
    """Budapest is at home for Austria-Hungary, and abroad for Italy."""
    to_budapest = act.MARCH[AREA["vienna"] * LANDS + AREA["budapest"]]
    assert to_budapest not in leaning("raider", AUSTRIA_HUNGARY)
    assert leaning("raider", AUSTRIA_HUNGARY + 1)[to_budapest] > 0
    assert leaning("builder", AUSTRIA_HUNGARY + 1)[to_budapest] < 0


@pytest.mark.parametrize(("level", "games"), [("thumb", 24), ("hard", 16)])
def test_temperaments_show_in_play(level: str, games: int) -> None:
    builder, raider, banker = (deeds(f"{level}?temper={name}", games) for name in ("builder", "raider", "banker"))
    assert builder["build"] > raider["build"]
    assert fights(raider) > 1.1 * fights(builder)
    assert banker["rondel investor"] > raider["rondel investor"]
