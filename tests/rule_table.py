"""What the tables for rule tests of all games have in common: act in notation, look at what happened."""

from __future__ import annotations

from typing import Any, Self

from greatpowers.core.game import Event, Game, Refusal, State


class RuleTable:
    """A game in the middle of being tested. Players are numbered from 1, as in the notation."""

    game: Game

    def position(self) -> State:
        """The position on this table."""
        raise NotImplementedError

    # -- acting ----------------------------------------------------------------------------------------------

    def do(self, *notations: str) -> Self:
        """Play these actions one after another; each must be legal and not refused."""
        state = self.position()
        for notation in notations:
            action = self.game.space.parse(notation)
            refusal = state.why_not(action)
            assert refusal is None, f"{notation}: {refusal} (step {state.step}; can: {self.options()})"
            if not self.game.space.family(action).aside:
                assert action in state.legal(), f"{notation} is not refused, but not listed either"
            state.play(action)
        return self

    def refusal(self, notation: str, player: int | None = None) -> Refusal | None:
        """Why this action is refused; checks that it is not listed and that refusing changes nothing."""
        state = self.position()
        action = self.game.space.parse(notation)
        before = state.key()
        why = state.why_not(action, None if player is None else player - 1)
        assert state.key() == before
        if why is not None and player is None:
            assert action not in state.legal()
        return why

    def refused(self, notation: str, player: int | None = None) -> str:
        """The rule id by which this action is refused, or "" when it is possible."""
        why = self.refusal(notation, player)
        return why.rule if why else ""

    # -- looking ---------------------------------------------------------------------------------------------

    def options(self) -> list[str]:
        """Everything legal now, in notation."""
        return [self.game.space.notation(action) for action in self.position().legal()]

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
        """What was told since the position was set (of one kind), with arguments in words."""
        out: list[dict[str, str]] = []
        told: list[Event] = self.position().told or []
        for event in told:
            kind = self.game.events[event[0]]
            if not name or kind.name == name:
                out.append({"event": kind.name, **kind.named(event[1:])})
        return out

    def view(self, player: int) -> dict[str, Any]:
        """What a player sees."""
        return self.position().view(player - 1)


def same(a: State, b: State) -> bool:
    """Whether two states are the same position."""
    return a.key() == b.key()
