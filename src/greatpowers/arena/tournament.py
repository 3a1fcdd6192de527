"""A tournament: what is to be played, and how a process plays one of its games."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

import msgspec

from greatpowers import __version__
from greatpowers.arena.playthrough import Playthrough
from greatpowers.arena.results import GameResult
from greatpowers.arena.schedule import Pairing, make_schedule
from greatpowers.arena.workers import NOBODY, Death, mark
from greatpowers.core.game import Game
from greatpowers.games import make_game


class Plan(msgspec.Struct, kw_only=True):
    """Everything that decides what is played. Games are numbered as in the schedule."""

    game: str
    players: int
    options: dict[str, str | int] = {}
    kind: str
    bots: list[str]
    deals: int
    seed: int
    most_decisions: int = 100_000
    seconds: float = 60.0  # for a decision
    substitute: str = "thumb"  # plays on where a bot fails
    version: str = __version__
    schedule: list[Pairing] = []

    def __post_init__(self) -> None:
        if not self.schedule:
            self.schedule = make_schedule(self.kind, len(self.bots), self.players, self.deals, self.seed)


class Match(msgspec.Struct):
    """A game to play, whose process these seats' bots have ended before."""

    number: int
    lost: dict[int, str] = {}


def missing(plan: Plan, results: Iterable[GameResult]) -> list[Match]:
    """The games of a plan that have no result yet."""
    done = {result.number for result in results}
    return [Match(number) for number in range(len(plan.schedule)) if number not in done]


@cache
def shared_game(game_id: str, seats: int, options: tuple[tuple[str, str | int], ...]) -> Game:
    """A game, made once in every process."""
    return make_game(game_id, seats, dict(options))


class PlayMatch:
    """The task of a process: play a game of the plan.

    Its luck depends on the deal alone, whoever sits where; that of a bot on the deal and its seat.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def __call__(self, match: Match) -> GameResult:
        """Play one game; a bot that fails forfeits its seat."""
        plan, pairing = self.plan, self.plan.schedule[match.number]
        game = shared_game(plan.game, plan.players, tuple(plan.options.items()))
        seed = f"{plan.seed}/{pairing.deal}"
        playthrough = Playthrough(
            game,
            [plan.bots[bot] for bot in pairing.seats],
            Random(seed),
            [Random(f"{seed}/seat {seat}") for seat in range(plan.players)],
            seconds=plan.seconds,
            substitute=plan.substitute,
            asking=mark,
        )
        for seat, why in match.lost.items():
            playthrough.forfeit(seat, why)
        try:
            playthrough.play(plan.most_decisions)
        except Exception as error:  # of the substitute
            return playthrough.result(match.number, playthrough.error(error))
        finally:
            playthrough.close()
        return playthrough.result(match.number)


def without_lost(match: Match, death: Death) -> Match:
    """Play a game again without the bot that has ended its process."""
    if death.seat == NOBODY or death.seat in match.lost:
        raise RuntimeError(f"a process ended by itself (exit code {death.exit_code}) in game {match.number}")
    return Match(match.number, {**match.lost, death.seat: f"process ended (exit code {death.exit_code})"})
