"""The contract: what a game is, and what a position answers.

`Game` is immutable: seats, options, board, rulebook, action space. `State` is a position: plain ints in lists, no
input or output, no generator, no history. Everything else in this project (records, bots, tables, research
faces) is built on these two classes alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from greatpowers.core.actions import ActionSpace, BadNotation
from greatpowers.core.board import Board
from greatpowers.core.rulebook import Rulebook
from greatpowers.core.words import EventKind

NOBODY = -1  # nothing is to be decided: the engine is at work, or the game is over
CHANCE = -2  # luck decides

Event = tuple[int, ...]  # an index into Game.events, then the values of its arguments
View = dict[str, Any]  # plain JSON data
Hint = tuple[str, dict[str, str | int]]  # the message `hint-NAME` of the game's texts, and its values


class Random(Protocol):
    """The little that the project asks of a random generator: random.Random fits."""

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""
        ...


def below(rng: Random, n: int) -> int:
    """A whole number from 0 up to, not including, n."""
    return int(rng.random() * n)


class BadOptions(ValueError):
    """A game cannot be made so; `code` and `details` say why, for a message in any language."""

    def __init__(self, code: str, **details: str) -> None:
        super().__init__(f"{code}: {details}")
        self.code = code
        self.details = details


class Option:
    """A typed option of a game: one of a few words, or a whole number within bounds."""

    def __init__(
        self, name: str, default: str | int, choices: Sequence[str] = (), least: int = 0, most: int = 0
    ) -> None:
        self.name = name
        self.default = default
        self.choices = tuple(choices)
        self.least = least
        self.most = most

    def read(self, given: str | int) -> str | int:
        """The value that was given, checked and typed; raises BadOptions."""
        if self.choices:
            if given not in self.choices:
                raise BadOptions("option-value", option=self.name, given=str(given), allowed=", ".join(self.choices))
            return given
        allowed = f"{self.least}-{self.most}"
        try:
            number = int(given)
        except (TypeError, ValueError):
            number = self.least - 1
        if not self.least <= number <= self.most:
            raise BadOptions("option-value", option=self.name, given=str(given), allowed=allowed)
        return number


def read_options(declared: Sequence[Option], given: Mapping[str, str | int]) -> dict[str, str | int]:
    """All options of a game, those not given at their defaults; raises BadOptions."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise BadOptions("option-unknown", option=name, allowed=", ".join(names))
    return {o.name: o.read(given[o.name]) if o.name in given else o.default for o in declared}


def check_seats(seats: int, fewest: int, most: int) -> None:
    """Whether so many can play; raises BadOptions."""
    if not fewest <= seats <= most:
        raise BadOptions("player-count", given=str(seats), least=str(fewest), most=str(most))


class Refusal:
    """Why an action is not possible: the id of the rule, and what it is about."""

    def __init__(self, rule: str, **details: str | int) -> None:
        self.rule = rule
        self.details = details

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.details})"


class Refused(ValueError):
    """Raised by `State.play` for an action that is not possible; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal


class Outcome:
    """How a game ended: the reason, everybody's score and rank (1 is best; a shared rank is a tie)."""

    def __init__(self, reason: str, scores: Sequence[int], ranks: Sequence[int]) -> None:
        self.reason = reason
        self.scores = list(scores)
        self.ranks = list(ranks)

    @property
    def winners(self) -> list[int]:
        """The seats that share the first rank."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


class Standing:
    """Numbers by name: those that everybody may know, and those of which every player may know only his own."""

    def __init__(self, open_numbers: dict[str, list[int]], own_numbers: dict[str, list[int]]) -> None:
        self.open = open_numbers
        self.own = own_numbers


def hint(name: str, **values: str | int) -> Hint:
    """The message `hint-NAME` with its values."""
    return name, values


class Game:
    """One game with its seats and options: immutable, shared by all its states."""

    id: str
    rules_version: int
    seats: int
    options: dict[str, str | int]
    board: Board
    space: ActionSpace
    events: Sequence[EventKind]
    secrets: bool  # whether anything is ever hidden from a seat
    steps: Sequence[str]  # names of the steps, by their index in State.steps
    highest_score: int  # declared bound, 0 when the rules set none; no score is below 0
    most_decisions: int  # declared bound on decisions, 0 when the rules set none

    @property
    def rulebook(self) -> Rulebook:
        """Every rule of the game, with its id and text."""
        raise NotImplementedError

    def start(self) -> State:
        """A new game, before anything has been decided."""
        raise NotImplementedError

    def why_never(self, family: str, values: Sequence[int]) -> str:
        """The rule by which no position ever allows this; empty when the rules do not say.

        For what the action space leaves out, such as a march between regions that do not touch.
        """
        return ""

    def why_nowhere(self, word: str) -> str:
        """The rule by which a place that is on the map is no place of the game; empty when no rule speaks of it."""
        return ""

    def rule_against(self, error: BadNotation) -> str:
        """The rule against something that is no action at all, or nothing."""
        return self.why_never(error.family, error.values) if error.values else self.why_nowhere(error.given)

    def violations(self, state: State) -> list[str]:
        """The invariants (by rule id) that this position breaks; empty when all is well."""
        raise NotImplementedError

    def watch(self) -> Watch:
        """A new observer of one game, for the invariants that speak of more than one position."""
        raise NotImplementedError


class Broken:
    """Collects the ids of broken invariants, each once. `chapter`: what their ids begin with."""

    def __init__(self, chapter: str) -> None:
        self.chapter = chapter
        self.ids: list[str] = []

    def expect(self, holds: bool, slug: str) -> None:
        """Remember the invariant if it does not hold."""
        name = f"{self.chapter}/{slug}"
        if not holds and name not in self.ids:
            self.ids.append(name)


class Watch:
    """Sees one game action by action and reports broken invariants by rule id."""

    def step(self, before: State, action: int, after: State) -> list[str]:
        """The invariants that this one action broke."""
        raise NotImplementedError


class State:
    """A position. Subclasses are plain lists of ints; see the modules of a game.

    `to_act` is the seat that decides now, or CHANCE, or NOBODY when the game is over. Who decides is not whose
    turn it is. `steps` is the stack of named steps that the game is in, innermost last. `told` collects events
    when it is a list; playouts leave it None and pay nothing. `turns` counts finished turns, as the game's rulebook
    counts them; nothing but statistics and turn limits depends on it.
    """

    __slots__ = ("game", "steps", "to_act", "told", "turns")

    game: Game
    to_act: int
    steps: list[int]
    told: list[Event] | None
    turns: int

    def legal(self) -> list[int]:
        """Every legal action of the one who decides now, in fixed order. Do not change the list."""
        raise NotImplementedError

    def asides(self, seat: int) -> list[int]:
        """What this seat may do now though nobody asked it."""
        raise NotImplementedError

    def weights(self) -> list[int]:
        """At a chance node: how likely each action of `legal()` is, as whole numbers."""
        return [1] * len(self.legal())

    def why_not(self, action: int, seat: int | None = None) -> Refusal | None:
        """Why this action (of this seat) is not possible now, citing the rule; None when it is."""
        raise NotImplementedError

    def apply(self, action: int) -> None:
        """Carry out a legal action. Fast and unchecked: anything illegal may leave nonsense behind."""
        raise NotImplementedError

    def play(self, action: int, seat: int | None = None) -> None:
        """Carry out an action, or raise Refused and change nothing."""
        refusal = self.why_not(action, seat)
        if refusal is not None:
            raise Refused(refusal)
        self.apply(action)

    def reveals(self, action: int) -> bool:
        """Whether this legal action brings hidden things to light, so that nobody may take it back.

        The end of a game always may. Luck is no secret: it is told apart by `to_act`.
        """
        return False

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """What this seat may know, built from nothing; None is a spectator."""
        raise NotImplementedError

    def imagine(self, seat: int, rng: Random) -> State:
        """A position that this seat cannot tell from the real one: what it cannot know is drawn anew.

        It depends on nothing that is hidden from the seat: the same draws give the same position whatever the
        hidden truth is. This is the only position that a bot ever gets.
        """
        raise NotImplementedError

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def prompt(self) -> tuple[str, dict[str, str | int]]:
        """What is asked now: the name of the step, and what the question is about."""
        raise NotImplementedError

    # -- for readers: optional, and never more than the one who is asked could work out himself ---------------

    def hints(self, action: int) -> list[Hint]:
        """What a legal action, or an aside, would cost or bring."""
        return []

    def expected(self) -> list[int]:
        """What the one who is asked might expect to be possible in this step, though it is not; `why_not` says why."""
        return []

    def figures(self, seat: int | None) -> View:
        """Numbers that this seat (None: a spectator) could work out from its view."""
        return {}

    def standing(self) -> Standing:
        """Numbers worth following from turn to turn; none when the game has no charts."""
        return Standing({}, {})

    @property
    def step(self) -> str:
        """The name of the innermost step."""
        return self.game.steps[self.steps[-1]]

    def key(self) -> tuple[Any, ...]:
        """Everything the position consists of, as one comparable value."""
        raise NotImplementedError
