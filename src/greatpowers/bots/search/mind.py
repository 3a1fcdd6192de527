"""What the search has to know of a game: how anybody might play on, and what a position looks like as numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeAlias, TypeVar

from greatpowers.bots.temper import Temper
from greatpowers.core.game import Event, Game, Hint, Random, State
from greatpowers.core.native import mypyc_attr

S = TypeVar("S", bound=State)
Plan: TypeAlias = list[tuple[str, int]]  # choices of one seat, each with the step in which it is made


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """One game as the search sees it. It keeps nothing: one object serves all positions, of any number of seats.

    All positions are complete ones, as a seat imagines them.
    """

    common: int  # how many numbers `features` gives for all seats together
    own: int  # and how many for each seat

    def choose(self, state: S, seat: int, rng: Random, noise: float = 1.0, temper: Temper = "balanced") -> int:
        """What a sensible player would do, found quickly: everybody's policy in playouts.

        `noise` says how much it varies among choices of about the same value: 1 as the rules of thumb play, more to
        find other plans, or to play worse.
        """
        raise NotImplementedError

    def respond(self, state: S, seat: int, temper: Temper = "balanced") -> int | None:
        """What the seat does now though nobody asked it, such as to accept an offer; None for nothing."""
        return None

    def shortlist(self, state: S, seat: int, most: int) -> list[int]:
        """At most so many legal actions that are worth a closer look, the most promising ones first."""
        raise NotImplementedError

    def ideas(self, state: S, seat: int, rng: Random) -> list[Plan]:
        """Plans for now that the policy would hardly find, from the present step on. They may begin with asides."""
        return []

    def is_worth_thinking(self, state: S) -> bool:
        """Whether the present decision matters enough to compare what may come of it."""
        return True

    def is_preliminary(self, action: str) -> bool:
        """Whether actions of this name only say what the next one is about, such as which fleet sails."""
        return False

    def is_searched(self, state: S) -> bool:
        """Whether a search finds better actions here than the policy does; elsewhere the policy decides."""
        return self.is_worth_thinking(state)

    def ends_plan(self, state: S) -> bool:
        """Whether the decision matters so much that a plan only guesses it: it is searched when it comes up."""
        return False

    def is_pivotal(self, state: S) -> bool:
        """Whether so much depends on the present decision that a playout may look at it more closely."""
        return False

    def leaning(self, state: S, seat: int, temper: Temper) -> Callable[[int], float] | None:
        """How much more than a balanced player a temperament likes an action, from about -1 to 1; None: no more."""
        return None

    def motive(self, state: S, seat: int, action: int) -> Hint | None:
        """Why a sensible player would deal with another in this way (message `reason-NAME`); None: nothing to say."""
        return None

    def stretch(self, state: S) -> int:
        """A number that changes where positions can be compared: where a turn ends and the next one begins."""
        return state.turns

    def features(self, state: S) -> tuple[list[float], list[list[float]]]:
        """A position at the start of a turn as numbers, mostly between -1 and 2: those of all, and those of each seat.

        They do not depend on the number of seats, nor on the order in which players sit.
        """
        raise NotImplementedError

    def scores(self, state: S) -> list[float]:
        """Everybody's points as they stand, in a unit in which a clear victory is a lead of about 1."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S]):
    """What a seat has learnt from the events that it saw, and the position no longer shows."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat

    def observe(self, events: Sequence[Event]) -> None:
        """Note what has happened."""

    def correct(self, state: S) -> None:
        """Put right what an imagined position gets wrong."""
