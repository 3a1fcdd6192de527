"""Why one position is better than another: each aspect is found where it is the only difference, and no other."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from greatpowers.bots.explaining import Reason
from greatpowers.bots.imperunde import aspects as imperunde
from greatpowers.bots.imperunde import features as imperunde_numbers
from greatpowers.bots.lines import Comparison
from greatpowers.bots.reasons import (
    GOES_ON,
    NO_EFFECT,
    WINS,
    Aspects,
    Difference,
    Effect,
    aspects_of,
    main_reason,
    said,
)
from greatpowers.bots.search.games import known
from greatpowers.bots.search.players import shipped_net
from greatpowers.bots.war import aspects as war
from greatpowers.bots.war.features import OWN, features
from greatpowers.core.game import State
from greatpowers.core.luck import settle
from greatpowers.core.text import Text
from greatpowers.games import GAMES, make_game
from greatpowers.games.imperial.board import NATION_IDS, NATIONS
from greatpowers.games.imperial.scoring import score
from greatpowers.testing.imperial import Table as Imperial
from tests.analysis.test_advice import middle

each_game = pytest.mark.parametrize("game", GAMES)


def reason(better: State, other: State, seat: int) -> Reason | None:
    game = better.game.id
    return main_reason(aspects_of(game), known(game).mind, shipped_net(game), [(better, other)], seat)


def names(better: State, other: State, seat: int) -> list[str]:
    return [difference.name for difference in aspects_of(better.game.id).differences(better, other, seat)]


@each_game
def test_equal_positions_differ_in_nothing(game: str) -> None:
    state = middle(game)
    assert names(state, state.clone(), 0) == []
    assert reason(state, state.clone(), 0) is None


@each_game
def test_what_is_only_luck_is_no_reason(game: str) -> None:
    """Of several outcomes, one is better for once."""
    state: Any = middle(game)
    richer = state.clone()
    _enrich(richer, 0)
    pairs = [(richer, state), *[(state, state)] * 9]
    assert main_reason(aspects_of(game), known(game).mind, shipped_net(game), pairs, 0) is None


@each_game
def test_more_money_is_a_reason_and_less_of_another_player(game: str) -> None:
    state: Any = middle(game)
    richer = state.clone()
    _enrich(richer, 0)
    money = "cash" if game == "imperial" else "money"
    assert names(richer, state, 0) == [money]
    assert names(state, richer, 1) == [f"{money}-other"]
    assert names(state, richer, 0) == names(richer, state, 1) == []  # the worse position for this seat


def _enrich(state: Any, seat: int) -> None:
    purse = {"imperial": "cash", "imperunde": "surplus", "war": "pp"}[state.game.id]
    setattr(state, purse, list(getattr(state, purse)))
    getattr(state, purse)[seat] += 20


# -- Imperial ------------------------------------------------------------------------------------------------


def _power(state: Any, nation: int) -> None:
    state.power = [*state.power[:nation], state.power[nation] + 3, *state.power[nation + 1 :]]


def _treasury(state: Any, nation: int) -> None:
    state.treasury[nation] += 5


def _flag(state: Any, nation: int) -> None:
    state.flag = [nation if area == state.flag.index(-1) else flag for area, flag in enumerate(state.flag)]


def _factory(state: Any, nation: int) -> None:
    free = state.factory.index(0, nation * 5, nation * 5 + 5)
    state.factory = [*state.factory[:free], 1, *state.factory[free + 1 :]]
    state.closed &= ~(1 << free)


CHANGES: dict[str, Callable[[Any, int], None]] = {
    "power": _power,
    "treasury": _treasury,
    "flags": _flag,
    "factories": _factory,
}


@pytest.mark.parametrize(("name", "change"), CHANGES.items(), ids=CHANGES)
def test_a_nation_is_strengthened_or_held_back(name: str, change: Callable[[Any, int], None]) -> None:
    """Those with more than their share of a nation's interest want it strong, all others weak."""
    state: Any = middle("imperial")
    for nation in range(NATIONS):
        interest = state.interest[nation * 4 : nation * 4 + 4]
        stronger = state.clone()
        change(stronger, nation)
        for seat in range(4):
            gains = 4 * interest[seat] > sum(interest)
            better, other, suffix = (stronger, state, "") if gains else (state, stronger, "-held-back")
            [found] = aspects_of("imperial").differences(better, other, seat)
            assert (found.name, found.values) == (name + suffix, {"nation": NATION_IDS[nation]})
            assert found.without == known("imperial").mind.features(other)


def test_the_reason_is_said_with_names() -> None:
    state: Any = middle("imperial")
    interest = state.interest[0:4]
    holder = interest.index(max(interest))
    stronger = state.clone()
    _power(stronger, 0)
    _power(stronger, 0)
    found = reason(stronger, state, holder)
    assert found is not None
    assert found.gain > 0
    assert Text("en", state.game).reason(found.hint) == "It brings Austria-Hungary more power points."


def _lend(state: Any, nation: int, seat: int, credit: int) -> None:
    """A large bond of this nation, and with it the government."""
    at = nation * state.seats + seat
    state.interest = [*state.interest[:at], state.interest[at] + credit // 3, *state.interest[at + 1 :]]
    state.credit = [*state.credit[:at], state.credit[at] + credit, *state.credit[at + 1 :]]
    state.government = [*state.government[:nation], seat, *state.government[nation + 1 :]]


def test_a_government_is_the_reason_and_its_bonds_go_with_it() -> None:
    state: Any = middle("imperial")
    nation = 0
    old = state.government[nation]
    new, third = (seat for seat in range(4) if seat != old and seat != max(range(4)))
    taken = state.clone()
    _lend(taken, nation, new, 30)
    [gained] = aspects_of("imperial").differences(taken, state, new)
    assert (gained.name, gained.values) == ("government", {"nation": NATION_IDS[nation]})
    assert gained.without == known("imperial").mind.features(state)
    [kept] = aspects_of("imperial").differences(state, taken, old)  # once, though another would govern without it
    assert (kept.name, kept.values) == ("government", {"nation": NATION_IDS[nation]})
    [denied] = aspects_of("imperial").differences(state, taken, third)
    assert (denied.name, denied.values) == ("government-other", {"nation": NATION_IDS[nation], "seat": new})
    found = reason(taken, state, new)
    assert found is not None
    assert Text("en", state.game).reason(found.hint) == "It secures the government of Austria-Hungary."


def test_cash_that_another_player_spends_on_bonds_is_no_reason() -> None:
    rich: Any = middle("imperial").clone()
    _enrich(rich, 1)
    spent: Any = middle("imperial").clone()
    assert "cash-other" in names(spent, rich, 0)
    _lend(spent, 0, 1, 20)
    assert "cash-other" not in names(spent, rich, 0)


def test_nations_of_others_than_the_strongest_rival_are_remote() -> None:
    state: Any = middle("imperial")
    for seat in range(4):
        rival = max((other for other in range(4) if other != seat), key=lambda other: score(state, other))
        for nation in range(NATIONS):
            changed = state.clone()
            _treasury(changed, nation)
            found = [
                *aspects_of("imperial").differences(changed, state, seat),
                *aspects_of("imperial").differences(state, changed, seat),
            ]
            assert [difference.is_remote for difference in found] == [state.government[nation] not in (seat, rival)]


def test_a_stake_of_another_player_is_named_only_where_there_is_one_that_would_grow() -> None:
    state: Any = middle("imperial")
    seats = state.seats
    for nation in range(NATIONS):
        for whose in range(1, seats):
            at = nation * seats + whose
            for growth in (1, 4):
                other = state.clone()
                other.interest = [*state.interest[:at], state.interest[at] + growth, *state.interest[at + 1 :]]
                is_named = state.interest[at] > 0 and growth > 1
                assert names(state, other, 0) == (["bonds-other"] if is_named else [])


class _Named(Aspects[Any]):
    """Money and something that says more, whose losses cost this much."""

    def __init__(self, money: float, specific: float) -> None:
        self._found = [
            Difference("money", {}, ([0.5 - money], []), is_general=True),
            Difference("specific", {}, ([0.5 - specific], [])),
        ]

    def differences(self, better: Any, other: Any, seat: int) -> list[Difference]:
        return self._found


@pytest.mark.parametrize(
    ("money", "specific", "named"),
    [
        (0.1, 0.03, "specific"),  # money counts most, but tells little
        (0.1, 0.01, "money"),  # nothing else explains the gain
        (0.008, 0.0, None),  # hardly a difference
        (0.0, 0.008, "specific"),
    ],
)
def test_money_is_named_where_it_makes_a_difference_that_nothing_else_explains(
    money: float, specific: float, named: str | None
) -> None:
    state = middle("imperial")
    mind = SimpleNamespace(features=lambda position: ([0.5], []))
    net = SimpleNamespace(values=lambda rows: [([row[0][0]], None) for row in rows])
    found = main_reason(_Named(money, specific), cast("Any", mind), cast("Any", net), [(state, state)], 0)
    assert (found.name if found else None) == named
    assert found is None or found.is_general == (named == "money")


@each_game
def test_money_is_general(game: str) -> None:
    state: Any = middle(game)
    richer = state.clone()
    _enrich(richer, 0)
    for better, other, seat in ((richer, state, 0), (state, richer, 1)):
        [found] = aspects_of(game).differences(better, other, seat)
        assert found.is_general


def test_what_is_general_gives_way_to_what_a_line_has_over_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """But not where lines are compared with what was done."""
    money, flags = Reason("money", {}, 0.1, is_general=True), Reason("flags", {}, 0.1)
    found = {1: None, 2: money, 3: flags}
    comparison = Comparison(cast("Any", None), cast("Any", None), 0, cast("Any", None), cast("Any", None), Random(1))
    monkeypatch.setattr(comparison, "_advantage", lambda better, other: found[other.candidate.action])
    others = [_outlook(action) for action in found]
    assert comparison._over(cast("Any", None), others, ()) == flags
    assert comparison._over(cast("Any", None), others, {2}) == money
    assert comparison._over(cast("Any", None), others[:2], ()) == money
    assert comparison._over(cast("Any", None), others[:1], ()) is None


def _outlook(action: int) -> Any:
    return SimpleNamespace(candidate=SimpleNamespace(action=action), is_worse_than=lambda other: True)


@pytest.mark.parametrize(
    ("effect", "named"),
    [
        (NO_EFFECT, "specific"),
        (Effect(losses=frozenset([said("specific")])), "money"),  # the action itself does the opposite
        (Effect(gains=frozenset([said("money")])), "money"),  # it brings money at once
    ],
)
def test_a_reason_never_contradicts_the_action_and_rather_tells_what_it_does_at_once(
    effect: Effect, named: str
) -> None:
    """People read that they should give money away, as more money would be left."""
    state = middle("imperial")
    mind = SimpleNamespace(features=lambda position: ([0.5], []))
    net = SimpleNamespace(values=lambda rows: [([row[0][0]], None) for row in rows])
    found = main_reason(_Named(0.1, 0.05), cast("Any", mind), cast("Any", net), [(state, state)], 0, effect)
    assert found is not None
    assert found.name == named


def test_a_gift_leaves_no_more_cash() -> None:
    table = Imperial(3).government(AH=1).cash(9, 9, 9).turn("AH")
    effect = aspects_of("imperial").effect(table.state, 0, table.game.space.parse("donate 1 austria_hungary 3"))
    assert said("cash") in effect.losses
    assert said("treasury", nation="austria_hungary") in effect.gains


@pytest.mark.parametrize(("stance", "denied"), [("war", said("wars")), ("peace", said("wars-other", seat=1))])
def test_war_is_never_wished_for_as_it_means_fewer_wars(stance: str, denied: tuple[str, str]) -> None:
    state: Any = make_game("imperunde", 3).start()
    action = state.game.space.parse(f"stance 2 {stance}")
    assert list(aspects_of("imperunde").denied(state, action)) == [denied]


class _Weighed(Aspects[Any]):
    """Two aspects whose loss costs as much as their only number says."""

    def __init__(self, near: float, remote: float) -> None:
        self._found = [
            Difference("remote", {}, ([0.5 - remote], []), is_remote=True),
            Difference("near", {}, ([0.5 - near], [])),
        ]

    def differences(self, better: Any, other: Any, seat: int) -> list[Difference]:
        return self._found


@pytest.mark.parametrize(("near", "remote", "named"), [(0.08, 0.1, "near"), (0.03, 0.1, "remote")])
def test_what_is_near_is_named_before_what_is_remote_and_explains_little_more(
    near: float, remote: float, named: str
) -> None:
    state = middle("imperial")
    mind = SimpleNamespace(features=lambda position: ([0.5], []))
    net = SimpleNamespace(values=lambda rows: [([row[0][0]], None) for row in rows])
    found = main_reason(_Weighed(near, remote), cast("Any", mind), cast("Any", net), [(state, state)], 0)
    assert found is not None
    assert found.name == named


# -- ImpeRunde and War! --------------------------------------------------------------------------------------


def test_every_number_of_a_player_belongs_to_one_aspect_of_imperunde() -> None:
    """But for those that say when a player is on turn."""
    columns = sorted(column for group in imperunde.GROUPS for column in group.columns)
    assert columns == list(range(imperunde_numbers.PLAYER - 4))


def test_every_number_of_a_player_belongs_to_one_aspect_of_war() -> None:
    """But for those that compare everybody's points, and the one that says whether a player's turn is to come."""
    columns = sorted(column for group in war.GROUPS for column in group.columns)
    assert columns == [column for column in range(OWN) if column not in (29, 30, 31, 32, 46)]


def test_points_of_war_are_compared_as_in_a_position() -> None:
    state: Any = middle("war")
    numbers = features(state)
    assert war._compared(numbers, [sum(line) for line in war._lines(state)]) == numbers


# -- the end -------------------------------------------------------------------------------------------------


def test_a_line_that_wins_needs_no_other_reason() -> None:
    state = make_game("imperial", 3, {"turn_limit": 6}).start()
    rng = Random(1)
    settle(state, rng)
    before = state.clone()
    while not state.ended:
        before = state.clone()
        state.apply(rng.choice(state.legal()))
        settle(state, rng)
    assert state.outcome is not None
    winner = state.outcome.winners[0]
    loser = next(seat for seat in range(3) if seat not in state.outcome.winners)
    assert reason(state, before, winner) == WINS
    assert reason(before, state, loser) == GOES_ON
    assert reason(state, before, loser) is None
