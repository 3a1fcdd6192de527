"""Imperial as a game of the engine: seats, options, and the way into a new game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from greatpowers.core.game import BadOptions, Game, Option, State, Watch, read_options
from greatpowers.core.rulebook import Rulebook, load_rulebook
from greatpowers.games.imperial import invariants, never, setup
from greatpowers.games.imperial.actions import COMMON_SIZE, make_space
from greatpowers.games.imperial.board import BOARD
from greatpowers.games.imperial.events import event_kinds
from greatpowers.games.imperial.state import ImperialState
from greatpowers.games.imperial.steps import STEP_IDS

PACKAGE: Final = "greatpowers.games.imperial"
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6
OPTIONS: Final[list[Option]] = [
    Option("setup", "standard", choices=("standard", "experienced")),
    Option("investor_card", "with", choices=("with", "without")),
    Option("cash", "secret", choices=("secret", "open")),
    Option("turn_limit", 0, least=0, most=100_000),  # nation turns; 0: no limit (imperial/ruling/endless-game)
]
_DECISIONS_A_TURN: Final = 1000  # far above what 20 units can ask for


@cache
def rulebook() -> Rulebook:
    """The rulebook of Imperial, read once."""
    return load_rulebook(PACKAGE)


class Imperial(Game):
    """A game of Imperial for two to six players (imperial/setup/player-count)."""

    def __init__(self, seats: int = 4, **options: str | int) -> None:
        if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
            raise BadOptions("player-count", given=str(seats), least=str(FEWEST_PLAYERS), most=str(MOST_PLAYERS))
        self.id = "imperial"
        self.rules_version = 1
        self.seats = seats
        self.options = read_options(OPTIONS, options)
        self.experienced = self.options["setup"] == "experienced"
        self.with_card = self.options["investor_card"] == "with"
        self.open_cash = self.options["cash"] == "open"
        self.turn_limit = int(self.options["turn_limit"])
        self.board = BOARD
        self.space = make_space(seats, self.with_card)
        self.first_aside = COMMON_SIZE + seats
        self.events = event_kinds(seats)
        self.secrets = not self.open_cash
        self.steps = STEP_IDS
        self.highest_score = 0
        self.most_decisions = (self.turn_limit + 1) * _DECISIONS_A_TURN if self.turn_limit else 0

    @property
    def rulebook(self) -> Rulebook:
        """See Game."""
        return rulebook()

    def start(self) -> ImperialState:
        """See Game."""
        state = ImperialState(self)
        setup.begin(state)
        return state

    def why_never(self, family: str, values: Sequence[int]) -> str:
        """See Game."""
        return never.why_never(family, values)

    def why_nowhere(self, word: str) -> str:
        """See Game."""
        return never.why_nowhere(word)

    def violations(self, state: State) -> list[str]:
        """See Game."""
        assert isinstance(state, ImperialState)
        return invariants.violations(state)

    def watch(self) -> Watch:
        """See Game."""
        return invariants.ImperialWatch()
