"""Games between bots of several kinds, for the positions in them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from greatpowers.bots.bot import Turn
from greatpowers.bots.search.games import Known
from greatpowers.bots.search.net import Features, Net
from greatpowers.bots.search.searcher import Searcher, Settings, results
from greatpowers.core.game import CHANCE, Event, Game, Random, State
from greatpowers.core.luck import draw
from greatpowers.learn.samples import Samples

MOST_DECISIONS = 50_000


class Policy:
    """Plays by the policy of the mind, without looking ahead."""

    def __init__(self, known: Known) -> None:
        self._mind = known.mind

    def decide(self, turn: Turn, rng: Random) -> int:
        """See Bot."""
        return self._mind.choose(turn.imagine(rng), turn.seat, rng)


class Distracted:
    """Plays as another bot does, and now and then anything."""

    def __init__(self, bot: Policy | Searcher, share: float) -> None:
        self.bot = bot
        self.share = share

    def decide(self, turn: Turn, rng: Random) -> int:
        """See Bot."""
        if rng.random() < self.share:
            return turn.legal[int(rng.random() * len(turn.legal))]
        return self.bot.decide(turn, rng)


class Played(NamedTuple):
    """A finished game."""

    state: State
    positions: list[Features]
    seconds: list[float]  # thought by each seat
    decisions: list[int]


def play(game: Game, bots: Sequence[Any], known: Known, rng: random.Random, share: float = 0.0) -> Played:
    """Play a game; `share` of the positions where a turn begins are kept."""
    state = game.start()
    told: list[Event] = []
    state.events = told
    positions: list[Features] = []
    stretch = -1
    for _ in range(MOST_DECISIONS):
        if state.ended:
            break
        if state.to_act == CHANCE:
            state.apply(draw(state, rng))
            continue
        _tell(state, bots, told)
        now = known.mind.stretch(state)
        if now != stretch:
            stretch = now
            if rng.random() < share:
                positions.append(known.mind.features(state))
        seat = state.to_act
        state.apply(bots[seat].decide(Turn(state, seat), rng), seat)
    return Played(state, positions, [], [])


def _tell(state: State, bots: Sequence[Any], told: list[Event]) -> None:
    """Tell the bots that listen what they may know."""
    if not told:
        return
    kinds = state.game.events
    for seat, bot in enumerate(bots):
        bot = bot.bot if isinstance(bot, Distracted) else bot
        if isinstance(bot, Searcher):
            bot.observe(state.game, seat, [e for e in told if kinds[e[0]].visible_to(e[1:], seat)])
    told.clear()


def make_player(known: Known, net: Net | None, settings: Settings) -> Policy | Searcher:
    """A searcher with this net, or the policy where there is none."""
    return Policy(known) if net is None else Searcher(known.mind, net, settings, known.knowledge)


def samples_of(played: Played, known: Known, most_seats: int) -> Samples | None:
    """The positions of a game with its result; None for a game that did not end."""
    if not played.state.ended or not played.positions:
        return None
    wins, leads = results(played.state, known.mind)
    return Samples.of_game(played.positions, wins, leads, most_seats)
