"""Games that continue a running one elsewhere: they tell nobody what others hold in it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from greatpowers.core.game import CHANCE, Game
from greatpowers.core.secrecy import SecretStart
from greatpowers.games import make_game
from greatpowers.table import Seat, Table

PEOPLE = [Seat("Ada"), Seat("Ben"), Seat("Clara")]
ACTIONS = 260


def played(game: Game, actions: int = ACTIONS) -> Table:
    rng = random.Random(3)
    table = Table(game, PEOPLE, 1)
    while table.number < actions or table.state.to_act == CHANCE:
        seat = rng.choice(table.deciders)
        table.apply(table.draw() if seat == CHANCE else rng.choice(table.state.legal(seat)), seat)
    assert not table.is_over
    return table


@pytest.fixture(scope="module", params=["imperunde", "war"])
def table(request: pytest.FixtureRequest) -> Table:
    return played(make_game(request.param, 3))


@pytest.mark.parametrize("viewers", [[0], [1, 2], []])
def test_what_the_viewers_do_not_know_is_made_up(table: Table, viewers: Sequence[int]) -> None:
    branch = table.branch(viewers, table.number)
    assert viewers == [1, 2] or branch.actions != table.record.actions  # two of three may know all that counts
    assert (branch.viewer, branch.hidden) == ("", set())
    for viewer in list[int | None](viewers) or [None]:
        assert branch.replay().view(viewer) == table.state.view(viewer)


def test_a_branch_does_not_depend_on_what_others_hold(table: Table) -> None:
    """A second game that the viewer cannot tell from the first has the same branch."""
    other = Table.resume(table.branch([1], table.number), 1)
    assert other.branch([1], 200).actions == table.branch([1], 200).actions


def test_an_earlier_position_is_made_up_alike(table: Table) -> None:
    assert table.branch([0], 100).actions == table.branch([0], table.number).actions[:100]


def test_everything_is_open_after_the_game() -> None:
    table = Table(make_game("imperunde", 3, {"round_limit": 1}), [Seat(bot="random")] * 3, 1)
    while table.advance():
        pass
    assert table.branch([], 50).actions == table.record.actions[:50]


def test_only_who_brought_a_position_with_secrets_can_branch_from_it() -> None:
    game = make_game("imperunde", 3)
    start = played(game).state
    table = Table(game, PEOPLE, 1, start)
    assert table.branch([0, 1, 2], 0).replay().key() == start.key()
    for viewers in ([0], []):
        with pytest.raises(SecretStart):
            table.branch(viewers, 0)


def test_cash_that_could_be_worked_out_is_not_laid_open_by_a_record() -> None:
    """The actions of Imperial are open, yet the table never shows the cash of others."""
    table = played(make_game("imperial", 3), 60)
    assert "seen by" not in table.record_for(1)
    assert "seen by: 2" in table.record_for(1, only_theirs=True)
    assert "seen by: spectator" in table.record_for(None, only_theirs=True)
    opened = Table.open(table.record_for(1, only_theirs=True), make_game)
    assert opened.people == [1]
    assert opened.record.actions == table.record.actions
