"""What the bots of one game have been told of it.

A bot that observes is told every event that its seat may see, in order and once, before its next decision. Where no bot
does, nothing is collected.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from greatpowers.bots.bot import Bot, Observer, Turn, ask
from greatpowers.core.game import Event, Game, Random, State


class Following:
    """Asks the bots of one game; a bot that joins later is told everything that its seat has seen.

    It is told nothing, though, where it is the first one that observes, and nothing was collected before. After an
    undo, bots would remember what has never happened: then a game needs new ones, and a new `Following`.
    """

    def __init__(self, state: State, bots: Mapping[int, Bot], *, is_whole: bool = True) -> None:
        """`state`: at the start of the game, or with its events so far. `bots`: by their seats, which may change.

        `is_whole`: the game started at its beginning. What led to another first position nobody knows, so that events
        from there on would be misleading: bots are told nothing.
        """
        self._state = state
        self._bots = bots
        self._is_whole = is_whole
        self._told: dict[int, tuple[Bot, int]] = {}  # whom a seat's events were told last, and how many there were
        if is_whole and state.events is None and any(isinstance(bot, Observer) for bot in bots.values()):
            state.events = []

    def ask(self, turn: Turn, rng: Random) -> int | None:
        """Let a seat's bot decide, or respond (see `bot.ask`), once it has been told what is new."""
        bot = self._bots[turn.seat]
        events = self._state.events
        if self._is_whole and events is not None and isinstance(bot, Observer):
            bot.observe(turn.game, turn.seat, self._news(events, bot, turn.seat))
        return ask(bot, turn, rng)

    def _news(self, events: list[Event], bot: Bot, seat: int) -> list[Event]:
        """The events that a seat has seen and this bot has not been told."""
        last, since = self._told.get(seat, (bot, 0))
        self._told[seat] = bot, len(events)
        return visible(self._state.game, events[since if last is bot else 0 :], seat)


def visible(game: Game, events: Iterable[Event], seat: int) -> list[Event]:
    """Those of these events that a seat has seen."""
    kinds = game.events
    return [event for event in events if kinds[event[0]].visible_to(event[1:], seat)]
