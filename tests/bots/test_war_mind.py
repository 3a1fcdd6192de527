"""War! as the search sees it: legal choices, turns that end, numbers of the right shape and size."""

from __future__ import annotations

import random
from functools import cache

import pytest

from greatpowers.bots.war.features import COMMON, OWN
from greatpowers.bots.war.mind import WarMind
from greatpowers.core.luck import settle
from greatpowers.games.war.forces import put
from greatpowers.games.war.game import War
from greatpowers.games.war.pieces import BRIGADE_KINDS, PIECES
from greatpowers.games.war.position import Position
from tests.war.table import Table, area, pieces

MIND = WarMind()
GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {"historical": "on"}),
    (3, {"simultaneous": "on", "auction": "on", "suez": "on"}),
    (4, {"random_regions": "on", "buildings": "home", "interception": "on"}),
    (5, {"alliances": "on", "victory_cards": "on", "scorched_earth": "on"}),
    (8, {"unlimited_pieces": "on", "buildings": "three"}),
]


@cache
def beginnings(players: int, options: tuple[tuple[str, str], ...], turns: int = 3) -> list[Position]:
    """The positions of the first turns of a game of the policy, every choice of which must be legal."""
    rng, state, out = random.Random(players), War(players, **dict(options)).start(), list[Position]()
    while True:
        settle(state, rng)
        if state.ended or state.turns >= turns:
            return out
        seat = state.to_act
        out.append(state.clone())
        action = MIND.choose(state, seat, rng)
        assert action in state.legal(seat) or action in state.asides(seat)
        state.apply(action, seat)


@pytest.mark.parametrize(("players", "options"), GAMES, ids=str)
def test_numbers_have_one_shape_and_a_modest_size(players: int, options: dict[str, str]) -> None:
    positions = beginnings(players, tuple(options.items()))
    for state in positions[::20]:
        common, own = MIND.features(state)
        assert (len(common), len(own), {len(block) for block in own}) == (COMMON, players, {OWN})
        assert all(-1.0 <= number <= 2.0 for block in [common, *own] for number in block)
        assert len(MIND.scores(state)) == players


@pytest.mark.parametrize(("players", "options"), GAMES, ids=str)
def test_every_construction_every_movement_and_every_combat_is_a_stretch(players: int, options: dict[str, str]) -> None:
    positions = beginnings(players, tuple(options.items()))
    stretches = [MIND.stretch(state) for state in positions]
    assert stretches == sorted(stretches)
    marching = {(s.turn, s.phase, s.mover): MIND.stretch(s) for s in positions if s.step == "move"}
    fighting = {(s.turn, s.phase, s.mover): MIND.stretch(s) for s in positions if s.step == "combat"}
    assert len(set(marching.values())) == len(marching) >= 3 * players
    assert fighting
    assert not set(marching.values()) & set(fighting.values())


def test_the_shortlist_begins_with_what_a_quiet_policy_chooses() -> None:
    rng = random.Random(1)
    for state in beginnings(4, tuple(GAMES[2][1].items()))[::25]:
        seat = state.to_act
        shortlist = MIND.shortlist(state, seat, 3)
        assert 1 <= len(shortlist) <= 3
        assert set(shortlist) <= set(state.legal(seat))
        assert MIND.choose(state, seat, rng, noise=0.0) in (shortlist[0], *state.asides(seat))


def test_it_never_begins_with_nothing_and_thinks_of_smaller_armies() -> None:
    """The value overrates production points that are kept: experts used to buy nothing at all."""
    state = next(state for state in beginnings(4, tuple(GAMES[2][1].items())) if state.step == "purchase")
    seat = state.to_act
    assert state.codes.done not in MIND.shortlist(state, seat, 24)
    armies = []
    for plan in MIND.ideas(state, seat, random.Random(1)):
        after = state.clone()
        for step, action in plan:
            assert (after.step, after.to_act) == (step, seat)
            after.apply(action, seat)
        armies.append(sum(after.bag[seat * PIECES : seat * PIECES + BRIGADE_KINDS]))
    assert len(armies) == 3
    assert armies == sorted(set(armies))


def test_choosing_leaves_the_position_as_it_was() -> None:
    """Secret orders are valued on a copy in which the lines before have been carried out."""
    writing = [state for state in beginnings(3, tuple(GAMES[1][1].items())) if state.step == "orders"]
    for state in writing[::10]:
        before = state.key()
        MIND.choose(state, state.to_act, random.Random(1))
        assert state.key() == before


def realms(first: int, second: int, third: int) -> Position:
    """Three different realms, whose players sit where one says."""
    table = Table(3).land(first, "france", "4i 1c G", "city").land(first, "spain", "1i", "port")
    table.money(first, pp=40, dp=3)
    table.land(second, "germany", "2i", "factory").land(second, "prussia", "1i X").war((first, second))
    table.land(third, "siam", "2i N", "school").fleet(third, "north_sea", "2i").money(third, pp=7)
    return table.natives("kenya", "6").state


def test_it_does_not_matter_who_sits_where() -> None:
    common, (a, b, c) = MIND.features(realms(1, 2, 3))
    rotated, (third, first, second) = MIND.features(realms(2, 3, 1))
    assert common == rotated
    assert (a, b, c) == (first, second, third)
    assert a != b != c


def test_a_city_and_a_point_more_are_seen() -> None:
    state = realms(1, 2, 3)
    before = MIND.features(state)[1][0]
    state.pp[0] += 50
    after = MIND.features(state)[1][0]
    assert sum(x != y for x, y in zip(before, after, strict=True)) >= 2
    assert MIND.scores(state)[0] > MIND.scores(realms(1, 2, 3))[0]


@pytest.mark.parametrize(("army", "better"), [("6i 2c 1a", "8i 3c 3a"), ("X", "2X 8i 3c 3a")])
def test_an_attack_counts_before_the_dice_fall(army: str, better: str) -> None:
    hopes = []
    for units in ("", army, better):
        table = Table(2).land(1, "france", "1i").land(2, "siam", "1i").natives("italy", "10").move(1)
        for kind, number in pieces(units):
            put(table.state, area("italy"), 0, kind, number)
        hopes.append(sum(MIND.features(table.state)[1][0][-2:]))
    assert 0.0 == hopes[0] < hopes[1] < hopes[2]


@pytest.mark.parametrize(("leader", "declares"), [(1, True), (3, False), (2, True)])
def test_the_search_starts_no_war_that_makes_somebody_else_win(leader: int, declares: bool) -> None:
    """Whoever leads may end the game, or be attacked; nobody else gains by the end of a player here."""
    table = Table(3).land(1, "france", "9i 2c 2a").land(2, "germany", "1i").land(2, "italy", "1i")
    table.land(2, "spain", "1i").land(3, "siam", "1i").money(1, dp=1).money(leader, pp=9000, dp=1).natives("kenya", "6")
    state = table.move(1).state
    assert (table.game.space.parse("declare 2") in MIND.shortlist(state, 0, 99)) is declares
