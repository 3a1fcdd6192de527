"""Games between bots of several kinds, for the positions in them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from greatpowers.bots.bot import Bot, Turn
from greatpowers.bots.following import Following
from greatpowers.bots.search.games import Known
from greatpowers.bots.search.mind import Plan
from greatpowers.bots.search.net import Features, Net
from greatpowers.bots.search.searcher import Searcher, Settings, results
from greatpowers.core.game import CHANCE, Event, Game, Random, State
from greatpowers.core.luck import draw
from greatpowers.learn.samples import Samples

MOST_DECISIONS = 50_000
SHORT = 12  # choices of a policy that explores
BEGINNINGS = 3  # stretches whose positions are all kept: every game has just one beginning


class Exploring(NamedTuple):
    """How often a policy takes any choice of those that a search would look at, and until when."""

    share: float = 0.0
    turns: int = 0  # finished turns after which it explores no more: what follows is played as well as ever


class Policy:
    """Plays by the policy of the mind, without looking ahead; `noise`: how much it varies, see Mind.choose.

    A value has to know what a search may try, and noise hardly varies how some games begin. So there is more:
    `exploring`: it takes other choices for a while.
    `is_inspired`: it follows the first idea that it has, such as another army to begin with.
    """

    def __init__(
        self,
        known: Known,
        noise: float = 1.0,
        exploring: Exploring = Exploring(),  # noqa: B008
        *,
        is_inspired: bool = False,
    ) -> None:
        self._mind = known.mind
        self.noise = noise
        self._exploring = exploring
        self._is_inspired = is_inspired
        self._plan: Plan = []

    def decide(self, turn: Turn, rng: Random) -> int:
        """See Bot."""
        return self.choose(turn.imagine(rng), turn.seat, rng)

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """The same in a position that is known."""
        if self._is_inspired:
            ideas = self._mind.ideas(state, seat, rng)
            if ideas:
                self._plan = ideas[int(rng.random() * len(ideas))][:]
                self._is_inspired = False
        if self._plan:
            step, action = self._plan.pop(0)
            if step == state.step and action in state.legal(seat):
                return action
            self._plan = []
        share, turns = self._exploring
        if share and state.turns <= turns and self._mind.is_searched(state) and rng.random() < share:
            shortlist = self._mind.shortlist(state, seat, SHORT)
            return shortlist[int(rng.random() * len(shortlist))]
        return self._mind.choose(state, seat, rng, self.noise)


class Distracted:
    """Plays as a searcher does, and now and then anything."""

    def __init__(self, bot: Searcher, share: float) -> None:
        self.bot = bot
        self.share = share

    def observe(self, game: Game, seat: int, events: Sequence[Event]) -> None:
        """See Observer."""
        self.bot.observe(game, seat, events)

    def decide(self, turn: Turn, rng: Random) -> int:
        """See Bot."""
        if rng.random() < self.share:
            return turn.legal[int(rng.random() * len(turn.legal))]
        return self.bot.decide(turn, rng)


class Played(NamedTuple):
    """A finished game."""

    state: State
    positions: list[Features]


def play(game: Game, bots: Sequence[Bot], known: Known, rng: random.Random, share: float = 0.0) -> Played:
    """Play a game; `share` of the positions where a turn begins are kept, and all of its beginning."""
    state = game.start()
    following = Following(state, dict(enumerate(bots)))
    positions: list[Features] = []
    stretch, stretches = -1, 0
    for _ in range(MOST_DECISIONS):
        if state.ended:
            break
        if state.to_act == CHANCE:
            state.apply(draw(state, rng))
            continue
        now = known.mind.stretch(state)
        if now != stretch:
            stretch = now
            stretches += 1
            if share and (stretches <= BEGINNINGS or rng.random() < share):
                positions.append(known.mind.features(state))
        seat = state.to_act
        bot = bots[seat]
        # A policy does not look at what is hidden, so nothing has to be imagined for it.
        action = bot.choose(state, seat, rng) if isinstance(bot, Policy) else following.ask(Turn(state, seat), rng)
        assert action is not None  # a seat that is to decide
        state.apply(action, seat)
    return Played(state, positions)


def make_player(known: Known, net: Net | None, settings: Settings) -> Policy | Searcher:
    """A searcher with this net, or the policy where there is none."""
    return Policy(known) if net is None else Searcher(known.mind, net, settings, known.knowledge)


def samples_of(played: Played, known: Known, most_seats: int) -> Samples | None:
    """The positions of a game with its result; None for a game that did not end."""
    if not played.state.ended or not played.positions:
        return None
    wins, leads = results(played.state, known.mind)
    return Samples.of_game(played.positions, wins, leads, most_seats)
