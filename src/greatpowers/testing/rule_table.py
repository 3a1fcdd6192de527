"""A game that is being looked into: act in notation, ask why not, look at what happened."""

from __future__ import annotations

from typing import Self

from greatpowers.core.game import Game, Refusal, State, View
from greatpowers.core.steps import Seat


class RuleTable:
    """A position with a person's words around it. Players are numbered from 1, as in the notation.

    A subclass says in `position` which position it is about.
    """

    game: Game

    def position(self) -> State:
        """The position on this table."""
        raise NotImplementedError

    # -- acting ----------------------------------------------------------------------------------------------

    def do(self, *notations: str, player: int | None = None) -> Self:
        """Play these actions one after another; raises ValueError at the first that is not possible.

        `player`: who acts, where several decide at once.
        """
        state = self.position()
        seat = self._seat(player)
        for notation in notations:
            action = self.game.space.parse(notation)
            refusal = state.why_not(action, seat)
            if refusal is not None:
                raise ValueError(f"{notation}: {refusal} (step {state.step}; legal: {', '.join(self.options(player))})")
            if action < state.rules.first_aside:
                assert action in state.legal(seat), f"{notation} is neither refused nor listed"
            state.apply(action, seat)
        return self

    def refusal(self, notation: str, player: int | None = None) -> Refusal | None:
        """Why this action (of this player) is refused, or None when it is possible.

        Checks that the list of legal actions says the same, and that asking changes nothing.
        """
        state = self.position()
        action = self.game.space.parse(notation)
        before = state.key()
        refusal = state.why_not(action, self._seat(player))
        assert state.key() == before, f"asking about {notation} changed the position"
        if refusal is not None and player is None:
            assert action not in state.legal(), f"{notation} is refused, yet it is listed"
        return refusal

    def refused(self, notation: str, player: int | None = None) -> str:
        """The id of the rule that forbids this action, or "" when it is possible."""
        refusal = self.refusal(notation, player)
        return refusal.rule if refusal is not None else ""

    # -- looking ---------------------------------------------------------------------------------------------

    def options(self, player: int | None = None) -> list[str]:
        """Everything legal now, in notation."""
        return self.position().legal_words(self._seat(player))

    def option_set(self, family: str = "") -> set[str]:
        """Everything legal now (of one family), as a set."""
        return {text for text in self.options() if not family or text.split()[0] == family}

    @property
    def asked(self) -> int:
        """The player who decides now, from 1 (0: nobody, -1: luck)."""
        return self.position().to_act + 1

    @property
    def step(self) -> str:
        """The step the game is in."""
        return self.position().step

    def events(self, name: str = "") -> list[dict[str, str]]:
        """What has happened since the position was set up (of one kind), with arguments in words."""
        out: list[dict[str, str]] = []
        for event in self.position().events or []:
            kind = self.game.events[event[0]]
            if not name or kind.name == name:
                out.append({"event": kind.name, **kind.named(event[1:])})
        return out

    def view(self, player: int | None) -> View:
        """What a player sees; None is a spectator."""
        return self.position().view(self._seat(player))

    def seat(self, player: int) -> Seat:
        """The seat of a player as programs count them, from 0; raises ValueError if there is none."""
        if not 1 <= player <= self.game.seats:
            raise ValueError(f"there is no player {player}: they are counted from 1 to {self.game.seats}")
        return player - 1

    def _seat(self, player: int | None) -> Seat | None:
        return None if player is None else self.seat(player)


def same(a: State, b: State) -> bool:
    """Whether two states are the same position."""
    return a.key() == b.key()
