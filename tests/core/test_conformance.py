"""The conformance test accepts a game that keeps the contract, and catches each way of breaking it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pytest

from greatpowers.core.conformance import Violation, check_game
from greatpowers.core.game import NOBODY, Hint, Outcome, Random, Refusal, State, View
from tests.core.sealed_bids import BID, MOST_BID, Sealed, SealedBids


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_model_game_keeps_the_contract(seats: int) -> None:
    for seed in range(20):
        report = check_game(SealedBids(seats), random.Random(seed), whole_space_every=1)
        assert report.outcome.reason == "rounds"
        assert report.actions_compared == report.decisions * len(SealedBids(seats).space)


def broken(change: Callable[[type[Sealed]], None]) -> SealedBids:
    """The model game with one thing wrong."""

    class Wrong(Sealed):
        __slots__ = ()

        def clone(self) -> Wrong:
            c = Wrong(self.game)
            c.steps, c.to_act, c.turns, c.pot = self.steps[:], self.to_act, self.turns, self.pot
            c.coins, c.bids = self.coins[:], self.bids[:]
            return c

    change(Wrong)

    class WrongGame(SealedBids):
        def start(self) -> Sealed:
            return Wrong(self)

    return WrongGame(3)


def shows_all_bids(cls: type[Sealed]) -> None:
    plain = Sealed.view
    cls.view = lambda self, seat: {**plain(self, seat), "bids": list(self.bids)}  # type: ignore[method-assign]


def imagines_away_what_the_seat_knows(cls: type[Sealed]) -> None:
    def imagine(self: Sealed, seat: int, rng: Random) -> Sealed:
        c = Sealed.imagine(self, seat, rng)
        c.coins = [5] * len(c.coins)
        return c

    cls.imagine = imagine  # type: ignore[method-assign]


def shows_through_the_legal_list(cls: type[Sealed]) -> None:
    def legal(self: Sealed) -> list[int]:
        bids = Sealed.legal(self)
        return bids[:-1] if self.steps[-1] == BID and sum(self.bids) > 2 and len(bids) > 1 else bids

    cls.legal = legal  # type: ignore[method-assign]


def lists_an_action_that_is_refused(cls: type[Sealed]) -> None:
    def legal(self: Sealed) -> list[int]:
        return [6 + bid for bid in range(MOST_BID + 1)] if self.steps[-1] == BID else Sealed.legal(self)

    cls.legal = legal  # type: ignore[method-assign]


def refuses_by_a_rule_that_does_not_exist(cls: type[Sealed]) -> None:
    def why_not(self: Sealed, action: int, seat: int | None = None) -> Refusal | None:
        why = Sealed.why_not(self, action, seat)
        return Refusal("sealed/nonsense") if why else None

    cls.why_not = why_not  # type: ignore[method-assign]


def refuses_and_changes_something(cls: type[Sealed]) -> None:
    def why_not(self: Sealed, action: int, seat: int | None = None) -> Refusal | None:
        self.pot += 1
        return Sealed.why_not(self, action, seat)

    cls.why_not = why_not  # type: ignore[method-assign]


def shares_its_lists_with_its_clones(cls: type[Sealed]) -> None:
    def clone(self: Sealed) -> Sealed:
        c = cls(self.game)
        c.steps, c.to_act, c.turns, c.pot = self.steps[:], self.to_act, self.turns, self.pot
        c.coins, c.bids = self.coins, self.bids
        return c

    cls.clone = clone  # type: ignore[method-assign]


def offers_nothing(cls: type[Sealed]) -> None:
    cls.legal = lambda self: [] if self.steps[-1] == BID else Sealed.legal(self)  # type: ignore[method-assign]


def offers_things_twice(cls: type[Sealed]) -> None:
    cls.legal = lambda self: Sealed.legal(self) * 2  # type: ignore[method-assign]


def weighs_too_few(cls: type[Sealed]) -> None:
    cls.weights = lambda self: [1]  # type: ignore[method-assign]


def ends_before_the_end(cls: type[Sealed]) -> None:
    outcome = Outcome("rounds", [0, 0, 0], [1, 1, 1])
    cls.outcome = property(lambda self: outcome)  # type: ignore[assignment, method-assign]


def lets_the_loser_win(cls: type[Sealed]) -> None:
    def outcome(self: Sealed) -> Outcome | None:
        true = Sealed.outcome.fget(self)  # type: ignore[attr-defined]
        return Outcome("rounds", [1, 2, 3], [1, 2, 3]) if true else None

    cls.outcome = property(outcome)  # type: ignore[assignment, method-assign]


def draws_luck_of_its_own(cls: type[Sealed]) -> None:
    own = itertools.count()

    def apply(self: Sealed, action: int) -> None:
        Sealed.apply(self, action)
        if self.to_act == NOBODY:
            self.pot = next(own)

    cls.apply = apply  # type: ignore[method-assign]


def tells_a_secret_in_its_figures(cls: type[Sealed]) -> None:
    def figures(self: Sealed, seat: int | None) -> View:
        return {"sum": sum(self.bids)}

    cls.figures = figures  # type: ignore[assignment, method-assign]


def tells_a_secret_in_a_hint(cls: type[Sealed]) -> None:
    def hints(self: Sealed, action: int) -> list[Hint]:
        return [("sum", {"sum": sum(self.bids)})]

    cls.hints = hints  # type: ignore[assignment, method-assign]


def has_figures_that_are_no_plain_data(cls: type[Sealed]) -> None:
    cls.figures = lambda self, seat: {"pair": (1, 2)}  # type: ignore[method-assign]


def dims_what_is_legal(cls: type[Sealed]) -> None:
    cls.expected = lambda self: self.legal()[:1]  # type: ignore[method-assign]


def check_many(game: SealedBids, whole_space_every: int) -> None:
    for seed in range(40):
        check_game(game, random.Random(seed), whole_space_every=whole_space_every)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (shows_all_bids, "view-safe"),
        (imagines_away_what_the_seat_knows, "view-safe"),
        (shows_through_the_legal_list, "view-safe"),
        (tells_a_secret_in_its_figures, "view-safe"),
        (tells_a_secret_in_a_hint, "view-safe"),
        (has_figures_that_are_no_plain_data, "figures-plain"),
        (dims_what_is_legal, "expected-not-legal"),
        (lists_an_action_that_is_refused, "two-voices"),
        (refuses_by_a_rule_that_does_not_exist, "refusal-rule"),
        (refuses_and_changes_something, "refusal-pure"),
        (shares_its_lists_with_its_clones, "clone-independent"),
        (offers_nothing, "options-live"),
        (offers_things_twice, "legal-unique"),
        (weighs_too_few, "weights"),
        (ends_before_the_end, "outcome-too-early"),
        (lets_the_loser_win, "winner"),
        (draws_luck_of_its_own, "determinism"),
    ],
)
def test_every_breach_is_caught(change: Callable[[type[Sealed]], None], code: str) -> None:
    game = broken(change)
    with pytest.raises(Violation) as caught:
        check_many(game, whole_space_every=0 if code == "view-safe" else 1)
    assert f"conformance/{code}" in caught.value.rules
    assert isinstance(caught.value.record.replay(), State)


def test_a_broken_invariant_is_reported_with_its_record() -> None:
    class Robbed(SealedBids):
        def violations(self, state: State) -> list[str]:
            assert isinstance(state, Sealed)
            return ["sealed/bid-cash"] if state.turns == 1 else []

    with pytest.raises(Violation, match="bid-cash") as caught:
        check_game(Robbed(2), random.Random(1))
    last = caught.value.record.replay()
    assert isinstance(last, Sealed)
    assert last.turns == 1


def test_private_events_are_for_their_seat_alone() -> None:
    game = SealedBids(2)
    state = game.start()
    state.told = []
    for action in ("roll 3", "bid 2"):
        state.apply(game.space.parse(action))
    seen = {
        seat: [game.events[e[0]].name for e in state.told if game.events[e[0]].visible_to(e[1:], seat)]
        for seat in (0, 1)
    }
    assert seen == {0: ["rolled", "bid_placed", "bid_own"], 1: ["rolled", "bid_placed"]}


def test_a_loaded_die_is_drawn_by_its_weights() -> None:
    from greatpowers.core.luck import draw

    state = SealedBids(2).start()
    rng = random.Random(1)
    ones = sum(draw(state, rng) == 0 for _ in range(4000))
    assert 0.34 < ones / 4000 < 0.41  # three of eight
