"""A decision at a table of a server: what the server says of it, and the seat's own record for bots that imagine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from typing import Any

from greatpowers.bots import Turn
from greatpowers.core.game import Event, Game, Random, State, View
from greatpowers.core.record import read_as_far_as_possible
from greatpowers.games import make_game

_ATTEMPTS = 20
_GAMES = 16  # with different seats or options, kept since they take a while to make


class Unimaginable(Exception):
    """No position was found that fits what the seat may do.

    The seat has seen something that its record does not say, such as another player's cards; or the game has gone on.
    """


class RemoteTurn(Turn):
    """A decision as the server describes it to the seat; `record` gets the seat's own record of the game.

    `game`: if it is known; otherwise the record says it.
    """

    def __init__(self, asked: dict[str, Any], record: Callable[[], str], game: Game | None = None) -> None:
        self.seat = asked["seat"]
        self.legal = [choice["action"] for choice in asked["legal"]]
        self._asked = asked
        self._record = record
        self._game = game

    @cached_property
    def _state(self) -> State:  # type: ignore[override]
        """The present position, in which what the seat cannot know is made up; raises RecordError."""
        _, state, error = read_as_far_as_possible(self._record(), _game)
        if error is not None:
            raise error
        return state

    @property
    def game(self) -> Game:  # type: ignore[override]
        """The game being played."""
        return self._state.game if self._game is None else self._game

    @property
    def view(self) -> View:
        """See Turn."""
        view: View = self._asked["view"]
        return view

    @property
    def asides(self) -> list[int]:
        """See Turn."""
        return [choice["action"] for choice in self._asked["asides"]]

    def imagine(self, rng: Random) -> State:
        """See Turn; raises Unimaginable."""
        for _ in range(_ATTEMPTS):
            state = self._state.imagine(self.seat, rng)
            if sorted(state.legal(self.seat)) == sorted(self.legal):
                return state
        raise Unimaginable


def read_event(game: Game, told: Mapping[str, Any]) -> Event:
    """An event as the engine has it, from the server's words; raises KeyError for one of another version."""
    number = _kinds(game)[told["event"]]
    values = []
    for argument in game.events[number].arguments:
        datum = told[argument.name]
        value = datum if argument.domain.open_ended else argument.domain.find(datum)
        if value is None:
            raise KeyError(datum)
        values.append(value)
    return (number, *values)


@lru_cache(_GAMES)
def _kinds(game: Game) -> dict[str, int]:
    return {kind.name: number for number, kind in enumerate(game.events)}


def _game(game_id: str, seats: int, options: Mapping[str, str | int]) -> Game:
    return _kept_game(game_id, seats, tuple(options.items()))


@lru_cache(_GAMES)
def _kept_game(game_id: str, seats: int, options: tuple[tuple[str, str | int], ...]) -> Game:
    return make_game(game_id, seats, dict(options))
