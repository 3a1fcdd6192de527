"""What a player has planned: to pass until something concerns them, and answers to what they may be asked."""

from __future__ import annotations

import msgspec


class Answer(msgspec.Struct, frozen=True):
    """An answer to a decision that may come: the first of these actions, in notation, that is possible then.

    `step`, `about`: see `State.foreseeable`.
    """

    step: str
    about: dict[str, str | int]
    actions: list[str]

    def fits(self, step: str, details: dict[str, str | int]) -> bool:
        """Whether this question is meant."""
        return step == self.step and self.about.items() <= details.items()


class Plan(msgspec.Struct, frozen=True):
    """A plan of one seat; answers come before passing."""

    passing: bool = False
    answers: list[Answer] = []

    def stored(self) -> str:
        """As it is stored."""
        return msgspec.json.encode(self).decode()


Plans = dict[int, Plan]  # by seat


def restored(text: str) -> Plan:
    """A stored plan."""
    return msgspec.json.decode(text, type=Plan)
