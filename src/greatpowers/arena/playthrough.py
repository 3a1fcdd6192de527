"""One whole game between bots, with its record, its clock and its forfeits."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random

from greatpowers.arena.results import CUT, FAILED, Forfeit, GameError, GameResult
from greatpowers.arena.timing import Times, TimeUp, measured
from greatpowers.bots import Bot, Turn, close_bot, make_bot, responders
from greatpowers.bots.following import Following
from greatpowers.core.game import CHANCE, Game, Refused
from greatpowers.core.luck import settle
from greatpowers.core.record import Record, write
from greatpowers.table import Seat

# Decisions after which a game has certainly stalled, by game. The longest games measured: Imperial 1,500 (random bots;
# thumb: 1,346 in 1,000 games of six), ImpeRunde 28,000 (random bots; thumb: 1,200).
_MOST_DECISIONS = {"imperial": 20_000}
_MOST_DECISIONS_OTHERWISE = 100_000


def most_decisions(game_id: str) -> int:
    """After how many decisions games of this kind are cut unless somebody says otherwise."""
    return _MOST_DECISIONS.get(game_id, _MOST_DECISIONS_OTHERWISE)


class Playthrough:
    """One game between bots, with its record up to now."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[str],
        luck: Random,
        rngs: Sequence[Random],
        *,
        seconds: float = math.inf,
        substitute: str = "",
        asking: Callable[[int], None] = lambda _: None,
    ) -> None:
        """`luck` is that of chance, `rngs` those of the seats' bots.

        `seconds`: how long a decision may take; only then is time measured. `substitute`: the bot that plays on where
        another fails; without one, its failure is raised. `asking` is called with each seat before its bot thinks.
        """
        self.state = game.start()
        self.record = Record(game, [Seat(bot=code).label() for code in bots])
        self.decisions = 0
        self.codes = list(bots)
        self.seat = 0  # whose bot was asked last
        self.forfeits: dict[int, Forfeit] = {}
        self.times = [Times() for _ in bots] if math.isfinite(seconds) else []
        self._bots: dict[int, Bot] = {seat: make_bot(code, game.id, trusted=True) for seat, code in enumerate(bots)}
        self._following = Following(self.state, self._bots)
        self._luck, self._rngs = luck, rngs
        self._seconds, self._substitute, self._asking = seconds, substitute, asking

    def play(self, most_decisions: int) -> None:
        """Play to the end, or until the bots have taken this many decisions."""
        self._settle()
        while not self.state.ended and self.decisions < most_decisions:
            self._decide()
            self._settle()

    def close(self) -> None:
        """End the programs that play for bots."""
        for bot in self._bots.values():
            close_bot(bot)

    def forfeit(self, seat: int, why: str) -> None:
        """Let the substitute play this seat from now on."""
        self.forfeits[seat] = Forfeit(seat, self.decisions, why)
        close_bot(self._bots[seat])
        self._bots[seat] = make_bot(self._substitute, self.state.game.id)

    def _settle(self) -> None:
        for action in settle(self.state, self._luck):
            self.record.add(action, CHANCE)

    def _decide(self) -> None:
        """Let a bot take one action, and others respond; raises BadNotation or Refused when it is not possible."""
        seat = self.state.to_act
        action = self._ask(seat)
        if action is None or not self.state.game.space.family(action).aside:
            return
        for other in responders(self._bots, self.state, seat):
            self._ask(other)

    def _ask(self, seat: int) -> int | None:
        """Let a seat's bot decide or respond; None where it has failed, or does not respond."""
        self.seat = seat
        try:
            chosen = self._think(seat)
            return self._take(seat, chosen) if chosen is not None or self.state.legal(seat) else None
        except (Exception, SystemExit, TimeUp) as error:
            if not self._substitute or seat in self.forfeits:
                raise
            self.forfeit(seat, describe(error))
            return None

    def _think(self, seat: int) -> int | None:
        turn, rng = Turn(self.state, seat), self._rngs[seat]
        if seat in self.forfeits or not self.times:
            return self._following.ask(turn, rng)
        turn.seconds = self._seconds
        self._asking(seat)
        return measured(self.times[seat], self._seconds, lambda: self._following.ask(turn, rng))

    def _take(self, seat: int, chosen: int | None) -> int:
        """Carry out what a bot has chosen; returns it."""
        action = self.state.game.space.find(chosen)
        refusal = None if action in self.state.legal(seat) else self.state.why_not(action, seat)
        if refusal is not None:
            raise Refused(refusal)
        self.state.apply(action, seat)
        self.record.add(action, seat)
        self.decisions += 1
        return action

    def result(self, number: int, error: GameError | None = None) -> GameResult:
        """The result of the game of this number, finished or not."""
        turns, outcome = self.state.turns, self.state.outcome
        forfeits = list(self.forfeits.values())
        if error is not None or outcome is None:
            reason = CUT if error is None else FAILED
            return GameResult(number, self.codes, reason, turns, self.decisions, [], [], error, forfeits, self.times)
        scores, ranks = outcome.scores, outcome.ranks
        return GameResult(
            number, self.codes, outcome.reason, turns, self.decisions, scores, ranks, None, forfeits, self.times
        )

    def error(self, exception: BaseException) -> GameError:
        """The error of a game that this exception ended."""
        rule = exception.refusal.rule if isinstance(exception, Refused) else ""
        return GameError(self.codes[self.seat], describe(exception), rule, write(self.record))


def describe(error: BaseException) -> str:
    """An error of a bot in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())
