"""ImpeRunde as a game of the engine: seats, options, and the way into a new game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from greatpowers.core.game import BadOptions, Game, Option, State, Watch, check_seats, read_options
from greatpowers.core.rulebook import Rulebook, load_rulebook
from greatpowers.games.imperunde import diplomacy, invariants, never, setup
from greatpowers.games.imperunde.actions import codes
from greatpowers.games.imperunde.events import event_kinds
from greatpowers.games.imperunde.pieces import BOARD
from greatpowers.games.imperunde.state import ImpeRundeState
from greatpowers.games.imperunde.steps import STEP_IDS
from greatpowers.games.imperunde.watch import ImpeRundeWatch
from greatpowers.games.imperunde.world import world

PACKAGE: Final = "greatpowers.games.imperunde"
FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 6
OPTIONS: Final[list[Option]] = [
    Option("length", "normal", choices=("short", "normal", "long")),
    Option("goal", 0, least=0, most=90),  # trade posts; 0: as recommended for the length
    Option("start_colony_value", 5, least=1, most=20),  # imperunde/ruling/start-value-option
    Option("round_limit", 0, least=0, most=10_000),  # 0: none
]


class ImpeRunde(Game):
    """A game of ImpeRunde for three to six players (imperunde/players/count)."""

    def __init__(self, seats: int = 4, **options: str | int) -> None:
        check_seats(seats, FEWEST_PLAYERS, MOST_PLAYERS)
        self.id = "imperunde"
        self.rules_version = 1
        self.seats = seats
        self.options = read_options(OPTIONS, options)
        self.goal = int(self.options["goal"]) or BOARD.tables["goals"][str(seats)][self.options["length"]]
        most = diplomacy.most_goal(seats)
        if self.goal > most:
            raise BadOptions("option-value", option="goal", given=str(self.goal), allowed=f"0-{most}")
        self.colony_value = int(self.options["start_colony_value"])
        self.round_limit = int(self.options["round_limit"])
        self.world = world()
        self.codes = codes(seats, self.world)
        self.board = BOARD
        self.space = self.codes.space
        self.events = event_kinds(seats)
        self.secrets = True
        self.steps = STEP_IDS
        self.highest_score = most
        self.most_decisions = 0

    @property
    def rulebook(self) -> Rulebook:
        """See Game."""
        return load_rulebook(PACKAGE)

    def start(self) -> ImpeRundeState:
        """See Game."""
        state = ImpeRundeState(self)
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
        assert isinstance(state, ImpeRundeState)
        return invariants.violations(state)

    def watch(self) -> Watch:
        """See Game."""
        return ImpeRundeWatch()
