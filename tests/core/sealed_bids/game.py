"""Sealed Bids as a game of the engine: seats, options, and the answers behind the contract."""

from __future__ import annotations

from typing import Final

from greatpowers.core.actions import ActionSpace, Family
from greatpowers.core.board import Board
from greatpowers.core.game import OPEN, SEALED, Game, Outcome, Random, ScorePart, State, View, Watch, randbelow
from greatpowers.core.options import Option, check_seats, read_options
from greatpowers.core.position import open_frames
from greatpowers.core.rulebook import Rulebook
from greatpowers.core.steps import Action, Rules, Seat
from greatpowers.core.words import AMOUNT, Argument, Domain, EventKind, seat_domain
from tests.core.sealed_bids import rules
from tests.core.sealed_bids.frames import Bidding, Round, blank
from tests.core.sealed_bids.layout import COINS, LAYOUT
from tests.core.sealed_bids.position import Position
from tests.core.sealed_bids.steps import STEP_IDS

OPTIONS: Final = [Option("rounds", 3, least=1, most=100)]
_DECISIONS_A_ROUND: Final = 1000  # gifts can go round and round

RULEBOOK: Final = Rulebook(
    {
        "game": "sealed",
        "chapter": [{"id": "all", "title": {"en": "All rules"}}],
        "rule": [
            {"id": f"sealed/{slug}", "chapter": "all", "kind": "rule", "text": {"en": text}}
            for slug, text in {
                "die": "A die is rolled at the start of each round.",
                "one-bid": "All players bid at the same time, once; in a run-off, only the tied.",
                "bid-cash": "Players cannot bid more coins than they have.",
                "gift": "Before bidding, a player may give a coin to another player.",
                "own-coins": "Players give away only their own coins.",
                "over": "The game ends after the last round.",
            }.items()
        ],
    }
)


class SealedBids(Game):
    """The game for two to four players."""

    def __init__(self, seats: int = 3, **options: str | int) -> None:
        check_seats(seats, 2, 4)
        self.id = "sealed"
        self.rules_version = 1
        self.seats = seats
        self.options = read_options(OPTIONS, options)
        self.rounds = int(self.options["rounds"])
        self.board = Board({"board": {"game": "sealed"}, "region": [], "borders": {}})
        seat = seat_domain(seats)
        who, to = Argument("seat", seat), Argument("to", seat)
        pot = Argument("pot", Domain("pips", [str(n + 1) for n in range(rules.PIPS)], AMOUNT))
        bid = Argument("bid", Domain("coins", [str(n) for n in range(rules.MOST_BID + 1)], AMOUNT))
        gifts = [(a, b) for a in range(seats) for b in range(seats) if a != b]
        self.space = ActionSpace(
            [Family("roll", [pot], chance=True), Family("bid", [bid]), Family("give", [who, to], gifts, aside=True)]
        )
        self.rules = Rules(
            self.space, STEP_IDS, rules.STEPS, rules.ASIDES, over="sealed/over", out_of_step=rules.OUT_OF_STEP
        )
        self.layout = LAYOUT
        self.blank_frame = blank
        self.events = [
            EventKind("rolled", [pot]),
            EventKind("bid_placed", [who]),
            EventKind("bid_own", [who, bid], readers=1),
            EventKind("shown", [who, bid]),
            EventKind("won", [who]),
            EventKind("given", [who, to]),
        ]
        self.secrets = True
        self.highest_score = seats * COINS + self.rounds * rules.PIPS
        self.most_decisions = self.rounds * _DECISIONS_A_ROUND

    @property
    def rulebook(self) -> Rulebook:
        return RULEBOOK

    def blank(self) -> Position:
        return Position(self)

    def start(self) -> Position:
        state = Position(self)
        rules.begin(state)
        return state

    def recount(self, state: Position) -> None:
        state.total = sum(state.coins)

    def violations(self, state: Position) -> list[str]:
        top = state.frames[-1]
        bids = top.bids if isinstance(top, Bidding) else [0] * state.seats
        affordable = all(bid <= rules.purse(state, seat) for seat, bid in enumerate(bids))
        return [] if affordable else ["sealed/bid-cash"]

    def watch(self) -> Watch:
        return NothingToWatch()

    # -- behind the methods of State -------------------------------------------------------------------------

    def outcome(self, state: Position) -> Outcome | None:
        if not state.ended:
            return None
        return Outcome("rounds", state.coins, [1 + sum(c > mine for c in state.coins) for mine in state.coins])

    def score_parts(self, state: Position, seat: Seat) -> list[ScorePart]:
        return [("coins", {}, state.coins[seat])]

    def view(self, state: Position, seat: Seat | None) -> View:
        top = state.frames[-1]
        bids = top.bids if isinstance(top, Bidding) else []
        return {
            "frames": open_frames(state),
            "deciders": state.deciders(),
            "round": state.turns,
            "coins": list(state.coins),
            "total": state.total,
            "bid": bids[seat] if seat is not None and bids else None,
        }

    def imagine(self, state: Position, seat: Seat, rng: Random) -> Position:
        copy = state.clone()
        top = copy.frames[-1]
        if isinstance(top, Bidding):
            for other, bid in enumerate(top.bids):
                if other != seat and bid >= 0:
                    top.bids[other] = randbelow(rng, min(rules.MOST_BID, rules.purse(state, other)) + 1)
        return copy

    def about(self, state: Position) -> dict[str, str | int]:
        outermost = state.frames[0]
        return {"pot": outermost.pot} if isinstance(outermost, Round) else {}

    def secrecy(self, state: Position, action: Action, seat: Seat, viewer: Seat | None) -> int:
        return SEALED if self.space.family(action).name == "bid" and len(state.deciders()) > 1 else OPEN

    def reveals(self, state: Position, action: Action, seat: Seat) -> bool:
        return self.space.family(action).name == "bid" and state.deciders() == [seat]


class NothingToWatch(Watch):
    """All that holds can be seen in one position."""

    def step(self, before: State, action: Action, after: State) -> list[str]:
        return []
