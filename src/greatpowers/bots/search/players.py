"""The strong levels: searchers with the nets that the package carries, one class for each game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Final

from greatpowers.bots.bot import Turn
from greatpowers.bots.explaining import Line
from greatpowers.bots.levels import Searching, known_levels
from greatpowers.bots.lines import Comparison, best_of_each_action, chance_beside, without_rearranged
from greatpowers.bots.search.budget import Clock
from greatpowers.bots.search.games import known
from greatpowers.bots.search.net import Net
from greatpowers.bots.search.searcher import Candidate, Searcher, Settings, follow
from greatpowers.bots.temper import Temper
from greatpowers.core.game import Event, Game, Random, State

_MOST_LINES: Final = 5  # of an explanation


@cache
def shipped_net(game_id: str) -> Net:
    """The net for this game that the package carries."""
    return Net.read((files(f"greatpowers.bots.{game_id}") / "net.json").read_text("utf-8"))


def level_settings(game_id: str, level: Searching = "expert", **changed: Any) -> Settings:
    """How hard a level thinks in a game, with these changes; None changes nothing.

    Where only seconds or only playouts are given, the level's own limit of the other kind does not hold.
    """
    given = {name: value for name, value in changed.items() if value is not None}
    limits = {"seconds": 0.0, "playouts": 0} if given.keys() & {"seconds", "playouts"} else {}
    return Settings(**known_levels(game_id)[level] | limits | given)


class Player:
    """A searcher of a level; parameters with the names of Settings replace what the level says.

    `temper`: what it likes to do.
    `clock`: seconds of this thread ("cpu") rather than of the clock on the wall, to measure on a busy machine.
    The net is read at the first decision: a table makes its bots even where other processes do the thinking.
    """

    game_id: ClassVar[str]

    def __init__(
        self,
        level: Searching = "expert",
        seconds: float | None = None,
        playouts: int | None = None,
        turns: int | None = None,
        plans: int | None = None,
        width: int | None = None,
        keep: int | None = None,
        foresight: int | None = None,
        caution: float | None = None,
        noise: float | None = None,
        blur: float | None = None,
        clock: Clock = "wall",
        temper: Temper = "balanced",
    ) -> None:
        self._settings = level_settings(
            self.game_id,
            level,
            seconds=seconds,
            playouts=playouts,
            turns=turns,
            plans=plans,
            width=width,
            keep=keep,
            foresight=foresight,
            caution=caution,
            noise=noise,
            blur=blur,
            clock=clock,
        )
        self._temper = temper
        self._searcher: Searcher | None = None
        self._seat = 0

    @property
    def searcher(self) -> Searcher:
        """Who thinks."""
        if self._searcher is None:
            mind, knowledge = known(self.game_id)
            self._searcher = Searcher(mind, shipped_net(self.game_id), self._settings, knowledge, self._temper)
        return self._searcher

    def observe(self, game: Game, seat: int, events: Sequence[Event]) -> None:
        """See Observer."""
        self.searcher.observe(game, seat, events)

    def decide(self, turn: Turn, rng: Random) -> int:
        """See Bot."""
        self._seat = turn.seat
        return self.searcher.decide(turn, rng)

    def respond(self, turn: Turn, rng: Random) -> int | None:
        """See Responder."""
        return self.searcher.respond(turn, rng)

    def explain(self, rng: Random) -> list[Line]:
        """See Explainer: what it last thought about, while it follows a plan."""
        searcher = self.searcher
        if searcher.imagined is None:
            return []
        chosen, *others = searcher.considered
        alike = (other for other in others if other.is_played_on == chosen.is_played_on)
        others = sorted(alike, key=lambda other: -chance_beside(chosen, other))
        few = without_rearranged(best_of_each_action([chosen, *others]))[:_MOST_LINES]
        comparison = Comparison(searcher.mind, searcher.net, self._seat, searcher.imagined, self._carried_out, rng)
        lines = comparison.lines(few, searcher.considered)
        return [line._replace(chance=chance_beside(chosen, plan)) for line, plan in zip(lines, few, strict=True)]

    def _carried_out(self, candidate: Candidate, rng: Random) -> State:
        assert self.searcher.imagined is not None
        state = self.searcher.imagined.clone()
        follow(candidate, state, self._seat)
        return state


class ImperialPlayer(Player):
    """Plays Imperial."""

    game_id = "imperial"


class ImpeRundePlayer(Player):
    """Plays ImpeRunde."""

    game_id = "imperunde"


class WarPlayer(Player):
    """Plays War!."""

    game_id = "war"
