"""Sealed Bids with one thing wrong: a game for every breach of the contract that the conformance test can find.

The docstring of each class is the code of the breach.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from greatpowers.core.actions import ActionSpace, Family
from greatpowers.core.game import OPEN, SEALED, Foreseen, Hint, Outcome, Random, Refusal, ScorePart, TieBreak, View
from greatpowers.core.layout import Layout
from greatpowers.core.steps import Action, Frame, Seat, Step
from greatpowers.core.words import Argument, Domain, EventKind
from tests.core.sealed_bids import SealedBids, rules, steps
from tests.core.sealed_bids.frames import Bidding, Round
from tests.core.sealed_bids.layout import COINS
from tests.core.sealed_bids.position import Position

_PARTS = ("resume", "legal", "apply", "why_not", "answers", "asked", "deciders", "weights")  # of a step


class BrokenGame(SealedBids):
    """Sealed Bids, to be spoiled by `spoil`, or by other answers."""

    position: type[Position] = Position

    def __init__(self, seats: int, **options: str | int) -> None:
        super().__init__(seats, **options)
        self.spoil()

    def spoil(self) -> None:
        """Change what was set up."""

    def set_step(self, number: int, **functions: Callable[..., Any]) -> None:
        """Give a step other functions."""
        rules, old = self.rules, self.rules.steps[number]
        parts = {name: getattr(old, name) for name in _PARTS}
        step = rules.steps[number] = Step(number, **{**parts, **functions})
        rules.resume[number], rules.legal[number], rules.apply[number] = step.resume, step.legal, step.apply

    def start(self) -> Position:
        state = self.position(self)
        rules.begin(state)
        return state


def hidden_bids(s: Position) -> list[int]:
    """The bids that lie face down."""
    top = s.frames[-1]
    return [bid for bid in top.bids if bid >= 0] if isinstance(top, Bidding) else []


# -- who decides, and what is possible ---------------------------------------------------------------------------


class OverlooksADecider(BrokenGame):
    """deciders"""

    def spoil(self) -> None:
        self.set_step(steps.BIDDING, deciders=lambda s, bidding: rules.deciders(s, bidding)[1:])


class ListsDecidersInAnotherOrder(BrokenGame):
    """deciders"""

    def spoil(self) -> None:
        self.set_step(steps.BIDDING, deciders=lambda s, bidding: rules.deciders(s, bidding)[::-1])


class ListsADeciderTwice(BrokenGame):
    """deciders"""

    def spoil(self) -> None:
        self.set_step(steps.BIDDING, deciders=lambda s, bidding: rules.deciders(s, bidding) * 2)


class LetsOthersDecide(BrokenGame):
    """deciders"""

    class position(Position):  # noqa: N801
        __slots__ = ()

        def legal(self, seat: Seat | None = None) -> list[Action]:
            return super().legal()


class OffersNothing(BrokenGame):
    """options-live"""

    def spoil(self) -> None:
        self.set_step(steps.ROUND, legal=lambda s, frame, seat: [])


class OffersThingsTwice(BrokenGame):
    """legal-unique"""

    def spoil(self) -> None:
        self.set_step(steps.BIDDING, legal=lambda s, bidding, seat: rules.bidding_legal(s, bidding, seat) * 2)


class OffersWhatIsNoAction(BrokenGame):
    """legal-in-space"""

    def spoil(self) -> None:
        self.set_step(steps.BIDDING, legal=lambda s, bidding, seat: [len(self.space)])


class OffersWhatIsRefused(BrokenGame):
    """two-voices"""

    def spoil(self) -> None:
        every = [rules.BID + bid for bid in range(rules.MOST_BID + 1)]
        self.set_step(steps.BIDDING, legal=lambda s, bidding, seat: every)


class RefusesByNoRule(BrokenGame):
    """refusal-rule"""

    def spoil(self) -> None:
        self.rules.over = self.rules.out_of_step[0] = "sealed/nonsense"


class RefusesAndChangesSomething(BrokenGame):
    """refusal-pure"""

    def spoil(self) -> None:
        self.set_step(steps.BIDDING, why_not=self.why_not)

    def why_not(self, s: Position, bidding: Bidding, seat: Seat, action: Action) -> Refusal | None:
        s.turns += 1
        return rules.bidding_why_not(s, bidding, seat, action)


class RefusesWhatLuckDid(BrokenGame):
    """record-round-trip"""

    def spoil(self) -> None:
        self.set_step(steps.ROUND, why_not=lambda s, frame, seat, action: Refusal("sealed/die"))


class WeighsTooFew(BrokenGame):
    """weights"""

    def spoil(self) -> None:
        self.set_step(steps.ROUND, weights=lambda s, frame: [1])


class NeverEnds(BrokenGame):
    """length"""

    def spoil(self) -> None:
        self.most_decisions = 5


# -- words -------------------------------------------------------------------------------------------------------


class HasWordsWithSpaces(BrokenGame):
    """notation-round-trip"""

    def spoil(self) -> None:
        self.space = ActionSpace(
            [
                Family("roll", [Argument("pot", Domain("pips", [f"{n} pips" for n in range(1, 7)]))], chance=True),
                *self.space.families[1:],
            ]
        )


class SaysTwoThingsInTheSameWords(BrokenGame):
    """notation-unique"""

    def spoil(self) -> None:
        roll, bid, give = self.space.families
        pips = [(0,), (0,), (2,), (3,), (4,), (5,)]
        self.space = ActionSpace([Family("roll", roll.arguments, pips, chance=True), bid, give])
        self.set_step(steps.ROUND, legal=lambda s, frame, seat: rules.round_legal(s, frame, seat)[::-1])


class HasAnArgumentThatHidesTheName(BrokenGame):
    """json-round-trip"""

    def spoil(self) -> None:
        roll, bid, give = self.space.families
        pips = Argument("do", roll.arguments[0].domain)
        self.space = ActionSpace([Family("roll", [pips], chance=True), bid, give])


# -- copies, text, derived fields --------------------------------------------------------------------------------


class ForgetsAFieldInItsClones(BrokenGame):
    """clone-equal"""

    class position(Position):  # noqa: N801
        __slots__ = ()

        def clone(self) -> Position:
            c = super().clone()
            c.coins = [COINS] * self.seats
            return c


class SharesItsFramesWithItsClones(BrokenGame):
    """clone-independent"""

    class position(Position):  # noqa: N801
        __slots__ = ()

        def clone(self) -> Position:
            c = super().clone()
            c.frames = self.frames[:]
            return c


class LeavesAFieldOutOfTheText(BrokenGame):
    """position-round-trip"""

    def spoil(self) -> None:
        old = self.layout
        self.layout = Layout(old.package, old.game_class, old.fixed, old.fields[1:], old.frames, old.nesting)


class LetsAStepBeginWhereItIsNotDeclared(BrokenGame):
    """nesting"""

    def spoil(self) -> None:
        old = self.layout
        nesting = {**old.nesting, "auction": ["bidding"]}  # but a run-off is an auction in an auction
        self.layout = Layout(old.package, old.game_class, old.fixed, old.fields, old.frames, nesting)


class AsksSomethingElseWhenResumed(BrokenGame):
    """position-round-trip"""

    def spoil(self) -> None:
        self.set_step(steps.BIDDING, resume=self.resume)

    def resume(self, s: Position, bidding: Bidding) -> None:
        s.turns += len(rules.deciders(s, bidding)) == 1
        rules.bidding_resume(s, bidding)


class DoesNotKeepUpTheTotal(BrokenGame):
    """derived"""

    def spoil(self) -> None:
        self.set_step(steps.ROUND, resume=self.resume)

    def resume(self, s: Position, frame: Round) -> None:
        rules.round_resume(s, frame)
        s.total = s.seats * COINS


class OffersNoMoreThanBefore(BrokenGame):
    """memo"""

    def spoil(self) -> None:
        self.most = COINS
        self.set_step(steps.BIDDING, legal=self.legal)

    def legal(self, s: Position, bidding: Bidding, seat: int) -> list[int]:
        legal = rules.bidding_legal(s, bidding, seat)
        self.most = min(self.most, len(legal))
        return legal[: self.most]

    def recount(self, state: Position) -> None:
        super().recount(state)
        self.most = COINS


class DrawsLuckOfItsOwn(BrokenGame):
    """determinism"""

    def spoil(self) -> None:
        self.own = itertools.count()
        self.set_step(steps.ROUND, resume=self.resume)

    def resume(self, s: Position, frame: Round) -> None:
        rules.round_resume(s, frame)
        if s.ended:
            s.turns += next(self.own)


# -- events ------------------------------------------------------------------------------------------------------


class TellsAnUnknownEvent(BrokenGame):
    """event-known"""

    def spoil(self) -> None:
        self.events = self.events[:-2]  # nobody ever wins


class TellsAnEventWithoutItsArguments(BrokenGame):
    """event-arguments"""

    def spoil(self) -> None:
        self.events = [EventKind("rolled", []), *self.events[1:]]


# -- who may know what -------------------------------------------------------------------------------------------


class HasAViewThatIsNoPlainData(BrokenGame):
    """view-plain"""

    def view(self, state: Position, seat: Seat | None) -> View:
        return {**super().view(state, seat), "coins": tuple(state.coins)}


class ShowsAllBids(BrokenGame):
    """conceals"""

    def view(self, state: Position, seat: Seat | None) -> View:
        return {**super().view(state, seat), "bids": hidden_bids(state)}


class TellsEveryoneOfABid(BrokenGame):
    """conceals"""

    def spoil(self) -> None:
        own = self.events[rules.BID_OWN]
        self.events = [*self.events]
        self.events[rules.BID_OWN] = EventKind(own.name, own.arguments)


class ConcealsNothing(BrokenGame):
    """conceals"""

    def secrecy(self, state: Position, action: Action, seat: Seat, viewer: Seat | None) -> int:
        return OPEN


class ConcealsWhatIsShown(BrokenGame):
    """conceals"""

    def secrecy(self, state: Position, action: Action, seat: Seat, viewer: Seat | None) -> int:
        return SEALED


class ConcealsByWhatIsHidden(BrokenGame):
    """view-safe"""

    def secrecy(self, state: Position, action: Action, seat: Seat, viewer: Seat | None) -> int:
        only_bid = seat >= 0 and len(state.legal(seat)) == 1 and hidden_bids(state) == [0]
        return OPEN if only_bid else super().secrecy(state, action, seat, viewer)


class DoesNotSayWhatIsRevealed(BrokenGame):
    """view-safe"""

    def reveals(self, state: Position, action: Action, seat: Seat) -> bool:
        return False


class ShowsThroughTheLegalList(BrokenGame):
    """view-safe"""

    def spoil(self) -> None:
        self.set_step(steps.BIDDING, legal=self.legal)

    def legal(self, s: Position, bidding: Bidding, seat: Seat) -> list[Action]:
        bids = rules.bidding_legal(s, bidding, seat)
        return bids[:1] if sum(hidden_bids(s)) > 2 else bids


class TellsASecretInItsFigures(BrokenGame):
    """view-safe"""

    def figures(self, state: Position, seat: Seat | None) -> View:
        return {"sum": sum(hidden_bids(state))}


class TellsASecretInAHint(BrokenGame):
    """view-safe"""

    def hints(self, state: Position, action: Action, seat: Seat) -> list[Hint]:
        return [("sum", {"sum": sum(hidden_bids(state))})]


class TellsASecretAsACoach(BrokenGame):
    """view-safe"""

    def coaching(self, state: Position, seat: Seat) -> Hint | None:
        return "sum", {"sum": sum(hidden_bids(state))}


class CallsAChoicePublicByWhatIsHidden(BrokenGame):
    """public-choices"""

    def choices_are_public(self, state: Position, seat: Seat) -> bool:
        return sum(hidden_bids(state)) > 2


class ImaginesOtherCoins(BrokenGame):
    """imagine-known"""

    def imagine(self, state: Position, seat: Seat, rng: Random) -> Position:
        imagined = super().imagine(state, seat, rng)
        imagined.coins[seat] += 1
        return imagined


class ImaginesAnotherBidOfTheSeatItself(BrokenGame):
    """imagine-known"""

    def imagine(self, state: Position, seat: Seat, rng: Random) -> Position:
        return super().imagine(state, -1, rng)


class ImaginesAnotherStep(BrokenGame):
    """imagine-known"""

    def imagine(self, state: Position, seat: Seat, rng: Random) -> Position:
        imagined = super().imagine(state, seat, rng)
        imagined.frames.append(Frame(steps.OVER))
        return imagined


class ImaginesTheTruth(BrokenGame):
    """imagine-secret"""

    def imagine(self, state: Position, seat: Seat, rng: Random) -> Position:
        return state.clone()


class ImaginesNearTheTruth(BrokenGame):
    """imagine-honest"""

    def imagine(self, state: Position, seat: Seat, rng: Random) -> Position:
        imagined = super().imagine(state, seat, rng)
        true, drawn = state.frames[-1], imagined.frames[-1]
        if isinstance(true, Bidding) and isinstance(drawn, Bidding):
            drawn.bids = [max(bids) for bids in zip(true.bids, drawn.bids, strict=True)]
        return imagined


class ImaginesPositionsWithoutChoices(BrokenGame):
    """imagine-live"""

    def imagine(self, state: Position, seat: Seat, rng: Random) -> Position:
        imagined = super().imagine(state, seat, rng)
        imagined.cached = []
        return imagined


class ImaginesPositionsWithStaleChoices(BrokenGame):
    """imagine-fresh"""

    def imagine(self, state: Position, seat: Seat, rng: Random) -> Position:
        imagined = super().imagine(state, seat, rng)
        imagined.cached = [rules.BID]
        return imagined


# -- for readers -------------------------------------------------------------------------------------------------


class HasFiguresThatAreNoPlainData(BrokenGame):
    """figures-plain"""

    def figures(self, state: Position, seat: Seat | None) -> View:
        return {"pair": (1, 2)}


class ExpectsWhatIsLegal(BrokenGame):
    """expected-not-legal"""

    def expected(self, state: Position, seat: Seat) -> list[Action]:
        return state.legal(seat)[:1]


class ExpectsThingsTwice(BrokenGame):
    """expected-unique"""

    def expected(self, state: Position, seat: Seat) -> list[Action]:
        return [rules.ROLL] * 2


class ExpectsWhatIsNoAction(BrokenGame):
    """expected-in-space"""

    def expected(self, state: Position, seat: Seat) -> list[Action]:
        return [-1]


class PassesByWhatIsNotLegal(BrokenGame):
    """passing-legal"""

    def passing(self, state: Position, seat: Seat) -> Action | None:
        return rules.ROLL


class PassesByWhatIsHidden(BrokenGame):
    """public-passing"""

    def passing(self, state: Position, seat: Seat) -> Action | None:
        return state.legal(seat)[0] if sum(hidden_bids(state)) > 2 else None


class ForeseesTheSameTwice(BrokenGame):
    """foreseen-unique"""

    def foreseeable(self, state: Position, seat: Seat) -> list[Foreseen]:
        return [("bidding", {}, [rules.BID], False)] * 2


class ForeseesAnAnswerToSomethingElse(BrokenGame):
    """foreseen-answers"""

    def foreseeable(self, state: Position, seat: Seat) -> list[Foreseen]:
        return [("bidding", {}, [rules.ROLL], False)]


# -- the end -----------------------------------------------------------------------------------------------------


class EndsBeforeTheEnd(BrokenGame):
    """outcome-too-early"""

    def outcome(self, state: Position) -> Outcome | None:
        return Outcome("rounds", state.coins, [1] * state.seats)


class EndsWithoutAnOutcome(BrokenGame):
    """outcome"""

    def outcome(self, state: Position) -> Outcome | None:
        return None


class LetsTheLoserWin(BrokenGame):
    """winner"""

    def outcome(self, state: Position) -> Outcome | None:
        return Outcome("rounds", [1, 2, 3], [1, 2, 3]) if state.ended else None


class GoesBackwards(BrokenGame):
    """progress-percent"""

    def progress(self, state: Position) -> int:
        return -1


class LosesPartOfTheScore(BrokenGame):
    """score-parts"""

    def score_parts(self, state: Position, seat: Seat) -> list[ScorePart]:
        return [("coins", {}, state.coins[seat] - 1)]


class BreaksNoTie(BrokenGame):
    """tie-breaks"""

    def tie_breaks(self, state: Position) -> list[TieBreak]:
        return [("coins", {"seat": 0, "other": 0})]


class ScoresTooHigh(BrokenGame):
    """scores"""

    def spoil(self) -> None:
        self.highest_score = 1


class OffersSomethingAfterTheEnd(BrokenGame):
    """legal-when-over"""

    def spoil(self) -> None:
        self.set_step(steps.OVER, legal=lambda s, frame, seat: [rules.BID])


class TakesAsidesAfterTheEnd(BrokenGame):
    """asides-when-over"""

    class position(Position):  # noqa: N801
        __slots__ = ()

        def asides(self, seat: Seat) -> list[Action]:
            return [self.game.space.first_aside] if self.ended else super().asides(seat)


BROKEN_GAMES: list[type[BrokenGame]] = BrokenGame.__subclasses__()


def breach(game: type[BrokenGame]) -> str:
    """The code by which the conformance test names what is wrong with a game."""
    return f"conformance/{game.__doc__}"
