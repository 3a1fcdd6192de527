"""Sealed Bids: the smallest game that needs every part of the contract. A model for new games, and for tests.

Three rounds. A die says what the pot is worth. Each player in turn secretly bids 0 to 3 coins; when the last bid is
in, all are shown and the single highest bid pays and takes the pot (a tie takes nothing). A player who has not bid yet
may give another a coin. Most coins win.
"""

from __future__ import annotations

from typing import Any

from greatpowers.core.actions import ActionSpace, Family
from greatpowers.core.board import Board
from greatpowers.core.game import (
    CHANCE,
    NOBODY,
    Event,
    Game,
    Outcome,
    Random,
    Refusal,
    State,
    View,
    Watch,
    below,
)
from greatpowers.core.rulebook import Rulebook
from greatpowers.core.words import Argument, Domain, EventKind

ROUNDS = 3
COINS = 5
MOST_BID = 3
ROLL, BID, OVER = range(3)
ROLLED, BID_PLACED, BID_OWN, SHOWN, WON, GIVEN = range(6)

RULEBOOK = Rulebook(
    {
        "game": "sealed",
        "chapter": [{"id": "all", "title": {"en": "All rules"}}],
        "rule": [
            {"id": f"sealed/{slug}", "chapter": "all", "kind": "rule", "text": {"en": text}}
            for slug, text in {
                "die": "A die is rolled at the start of each round.",
                "bid-cash": "Nobody bids more coins than he has.",
                "turn": "Players bid one after another.",
                "gift": "A player may give a coin to another player.",
                "over": "The game ends after three rounds.",
            }.items()
        ],
    }
)


class SealedBids(Game):
    """The game for two to four players."""

    def __init__(self, seats: int = 3) -> None:
        self.id = "sealed"
        self.rules_version = 1
        self.seats = seats
        self.options = {}
        self.board = Board({"board": {"game": "sealed"}, "region": [], "borders": {}})
        seat = Domain("seat", [str(s + 1) for s in range(seats)])
        pips = Domain("pips", [str(n) for n in range(1, 7)])
        coins = Domain("coins", [str(n) for n in range(MOST_BID + 1)])
        who, to, pot, bid = Argument("seat", seat), Argument("to", seat), Argument("pot", pips), Argument("bid", coins)
        gifts = [(a, b) for a in range(seats) for b in range(seats) if a != b]
        self.space = ActionSpace(
            [
                Family("roll", [pot], chance=True),
                Family("bid", [bid], secret=True),
                Family("give", [who, to], gifts, aside=True),
            ]
        )
        self.events = [
            EventKind("rolled", [pot]),
            EventKind("bid_placed", [who]),
            EventKind("bid_own", [who, bid], readers=1),
            EventKind("shown", [who, bid]),
            EventKind("won", [who]),
            EventKind("given", [who, to]),
        ]
        self.secrets = True
        self.steps = ["roll", "bid", "over"]
        self.highest_score = seats * COINS + ROUNDS * 6
        self.most_decisions = 10_000

    @property
    def rulebook(self) -> Rulebook:
        return RULEBOOK

    def start(self) -> Sealed:
        return Sealed(self)

    def violations(self, state: State) -> list[str]:
        assert isinstance(state, Sealed)
        return [] if min(state.coins) >= 0 else ["sealed/bid-cash"]

    def watch(self) -> Watch:
        return NothingToWatch()


class NothingToWatch(Watch):
    def step(self, before: State, action: int, after: State) -> list[str]:
        return []


class Sealed(State):
    """A position."""

    __slots__ = ("bids", "coins", "pot")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps = [ROLL]
        self.to_act = CHANCE
        self.told: list[Event] | None = None
        self.turns = 0
        self.pot = 0
        self.coins = [COINS] * game.seats
        self.bids: list[int] = []

    def legal(self) -> list[int]:
        if self.steps[-1] == ROLL:
            return list(range(6))
        if self.steps[-1] == BID:
            return [6 + bid for bid in range(min(MOST_BID, self._purse()) + 1)]
        return []

    def _purse(self) -> int:
        return self.coins[len(self.bids)]

    def weights(self) -> list[int]:
        return [3, 1, 1, 1, 1, 1]  # a loaded die

    def asides(self, seat: int) -> list[int]:
        # A coin that a hidden bid may need cannot be given away: only those who have not bid yet may give.
        if self.to_act < 0 or self.coins[seat] == 0 or seat < len(self.bids):
            return []
        return [self.game.space.code("give", seat, to) for to in range(self.game.seats) if to != seat]

    def why_not(self, action: int, seat: int | None = None) -> Refusal | None:
        family = self.game.space.family(action).name
        if self.to_act == NOBODY:
            return Refusal("sealed/over")
        if family == "roll":
            return None if self.steps[-1] == ROLL else Refusal("sealed/die")
        if family == "give":
            return None if action in self.asides(self.game.space.arguments(action)[0]) else Refusal("sealed/gift")
        if self.steps[-1] != BID or (seat is not None and seat != self.to_act):
            return Refusal("sealed/turn")
        return None if action - 6 <= self._purse() else Refusal("sealed/bid-cash")

    def reveals(self, action: int) -> bool:
        return self.game.space.family(action).name == "bid" and len(self.bids) == self.game.seats - 1

    def apply(self, action: int) -> None:
        values = self.game.space.arguments(action)
        family = self.game.space.family(action).name
        if family == "roll":
            self.pot = values[0] + 1
            self._tell(ROLLED, values[0])
            self.steps = [BID]
            self.to_act = 0
        elif family == "give":
            self.coins[values[0]] -= 1
            self.coins[values[1]] += 1
            self._tell(GIVEN, *values)
        else:
            self._tell(BID_PLACED, self.to_act)
            self._tell(BID_OWN, self.to_act, values[0])
            self.bids.append(values[0])
            self.to_act += 1
            if len(self.bids) == self.game.seats:
                self._show()

    def _show(self) -> None:
        best = max(self.bids)
        for seat, bid in enumerate(self.bids):
            self._tell(SHOWN, seat, bid)
        if self.bids.count(best) == 1:
            winner = self.bids.index(best)
            self.coins[winner] += self.pot - best
            self._tell(WON, winner)
        self.bids = []
        self.pot = 0
        self.turns += 1
        self.steps = [OVER if self.turns == ROUNDS else ROLL]
        self.to_act = NOBODY if self.turns == ROUNDS else CHANCE

    def _tell(self, *event: int) -> None:
        if self.told is not None:
            self.told.append(event)

    def clone(self) -> Sealed:
        c = Sealed(self.game)
        c.steps, c.to_act, c.turns, c.pot = self.steps[:], self.to_act, self.turns, self.pot
        c.coins, c.bids = self.coins[:], self.bids[:]
        return c

    def imagine(self, seat: int, rng: Random) -> Sealed:
        c = self.clone()
        for bidder in range(len(self.bids)):
            if bidder != seat:
                c.bids[bidder] = below(rng, min(MOST_BID, self.coins[bidder]) + 1)
        return c

    def view(self, seat: int | None) -> View:
        return {
            "steps": [self.game.steps[step] for step in self.steps],
            "to_act": self.to_act,
            "round": self.turns,
            "pot": self.pot,
            "coins": list(self.coins),
            "bids": [bid if bidder == seat else None for bidder, bid in enumerate(self.bids)],
        }

    def prompt(self) -> tuple[str, dict[str, str | int]]:
        return self.step, {"pot": self.pot}

    @property
    def outcome(self) -> Outcome | None:
        if self.to_act != NOBODY:
            return None
        return Outcome("rounds", self.coins, [1 + sum(c > mine for c in self.coins) for mine in self.coins])

    def key(self) -> tuple[Any, ...]:
        return (tuple(self.steps), self.to_act, self.turns, self.pot, tuple(self.coins), tuple(self.bids))
