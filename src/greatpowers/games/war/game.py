"""War! as a game of the engine: seats, options, and the answers behind the contract."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from greatpowers.core.game import Foreseen, Game, Hint, Outcome, Random, ScorePart, Standing, View, Watch
from greatpowers.core.native import mypyc_attr
from greatpowers.core.options import check_seats, read_options
from greatpowers.core.rulebook import Rulebook, load_rulebook
from greatpowers.core.steps import Rules, Seat
from greatpowers.core.words import PARTY, SEAT
from greatpowers.games import BOARD_OPTION
from greatpowers.games.war import (
    coach,
    expectations,
    figures,
    foreseen,
    hints,
    invariants,
    never,
    passing,
    recount,
    reference,
    secrets,
    setup,
    victory,
    view,
)
from greatpowers.games.war.actions import codes
from greatpowers.games.war.corrections import war_board
from greatpowers.games.war.corrections_file import board_file
from greatpowers.games.war.events import event_kinds
from greatpowers.games.war.frames import blank
from greatpowers.games.war.house_rules import OPTIONS as OPTIONS
from greatpowers.games.war.house_rules import HouseRules
from greatpowers.games.war.layout import LAYOUT
from greatpowers.games.war.offers import ASIDES
from greatpowers.games.war.position import Position
from greatpowers.games.war.sequence import OUT_OF_STEP, STEPS
from greatpowers.games.war.steps import STEP_IDS
from greatpowers.games.war.watch import WarWatch

if TYPE_CHECKING:
    from greatpowers.core.text import Text

PACKAGE: Final = "greatpowers.games.war"
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class War(Game):
    """A game of War! Age of Imperialism for two to eight players (war/setup/region-count)."""

    def __init__(self, seats: int = 4, **options: str | int) -> None:
        check_seats(seats, FEWEST_PLAYERS, MOST_PLAYERS)
        self.id = "war"
        self.rules_version = 1
        self.seats = seats
        self.options = read_options(OPTIONS, options)
        self.house = HouseRules(self.options)
        self.world = war_board(str(self.options[BOARD_OPTION]))
        self.codes = codes(seats, self.world)
        self.board = self.world.board
        self.space = self.codes.space
        self.rules = Rules(
            self.space, STEP_IDS, STEPS, ASIDES, over="war/victory/end-elimination", out_of_step=OUT_OF_STEP
        )
        self.layout = LAYOUT
        self.blank_frame = blank
        self.events = event_kinds(seats)
        self.secrets = True
        self.highest_score = 0
        self.most_decisions = 0

    @property
    def rulebook(self) -> Rulebook:
        """See Game."""
        return load_rulebook(PACKAGE)

    def blank(self) -> Position:
        """See Game."""
        return Position(self)

    def start(self) -> Position:
        """See Game."""
        state = Position(self)
        setup.begin(state)
        return state

    def recount(self, state: Position) -> None:
        """See Game."""
        recount.recount(state)

    def why_never(self, family: str, values: Sequence[int]) -> str:
        """See Game."""
        return never.why_never(family, values)

    def why_nowhere(self, word: str) -> str:
        """See Game."""
        return never.why_nowhere(word)

    def detail_kinds(self) -> dict[str, str]:
        """See Game."""
        return {"seat": SEAT, "other": SEAT, "party": PARTY}

    def reference(self) -> View:
        """See Game."""
        return reference.reference()

    def board_file(self, text: Text) -> Iterable[str]:
        """See Game."""
        return board_file(self.board, text)

    def violations(self, state: Position) -> list[str]:
        """See Game."""
        return invariants.violations(state)

    def watch(self) -> Watch:
        """See Game."""
        return WarWatch()

    # -- behind the methods of State -------------------------------------------------------------------------

    def outcome(self, state: Position) -> Outcome | None:
        """See State."""
        return victory.outcome(state)

    def score_parts(self, state: Position, seat: Seat) -> list[ScorePart]:
        """See State."""
        return victory.score_parts(state, seat)

    def view(self, state: Position, seat: Seat | None) -> View:
        """See State."""
        return view.build(state, seat)

    def imagine(self, state: Position, seat: Seat, rng: Random) -> Position:
        """See State."""
        return secrets.imagine(state, seat, rng)

    def about(self, state: Position) -> dict[str, str | int]:
        """See State."""
        return view.about(state)

    def secrecy(self, state: Position, action: int, seat: Seat, viewer: Seat | None) -> int:
        """See State."""
        return secrets.secrecy(state, action, seat, viewer)

    def unmask(self, state: Position, family: str, seat: Seat, later: Sequence[tuple[int, Seat]]) -> int:
        """See Game."""
        return secrets.stand_in(state, seat, later)

    def reveals(self, state: Position, action: int, seat: Seat) -> bool:
        """See State."""
        return secrets.reveals(state, action)

    def choices_are_public(self, state: Position, seat: Seat) -> bool:
        """See State."""
        return secrets.choices_are_public(state)

    def hints(self, state: Position, action: int, seat: Seat) -> list[Hint]:
        """See State."""
        return hints.hints(state, action, seat)

    def expected(self, state: Position, seat: Seat) -> list[int]:
        """See State."""
        return expectations.expected(state, seat)

    def passing(self, state: Position, seat: Seat) -> int | None:
        """See Game."""
        return passing.passing(state, seat)

    def foreseeable(self, state: Position, seat: Seat) -> list[Foreseen]:
        """See State."""
        return foreseen.foreseeable(state, seat)

    def coaching(self, state: Position, seat: Seat) -> Hint | None:
        """See State."""
        return coach.coaching(state, seat)

    def figures(self, state: Position, seat: Seat | None) -> View:
        """See Game."""
        return figures.figures(state, seat)

    def standing(self, state: Position) -> Standing:
        """See State."""
        return figures.standing(state)

    def progress(self, state: Position) -> int:
        """See Game."""
        return victory.progress(state)
