"""Stored games that cannot simply go on: the rules have changed since, or the database is damaged.

Such a table waits at the last position that is certain. After a change of the rules, its people agree to go on from
there, or to end the game as it stood; what is dropped stays in the record as remarks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, cast

from greatpowers.core.game import Game, Refusal
from greatpowers.core.header import cleaned
from greatpowers.core.record import DROPPED
from greatpowers.core.steps import Action
from greatpowers.server.errors import seat_not_yours
from greatpowers.server.protocol import Do, HaltInfo

Cause = Literal["changed", "missing", "impossible", "refused", "differs", "unknown"]
_DAMAGES = ("changed", "missing", "impossible")


class Halt:
    """Where and why a stored game does not go on.

    Damage: the stored action of this number was `changed`, is `missing`, or is `impossible`. A change of the rules: the
    action is `refused`, leads to a position that `differs`, or is `unknown`, as nothing is called that way any more.
    `number`: how many actions stand; `rest`: the stored lines after them; `at`: which of these is the one.
    """

    def __init__(
        self, game: Game, version: int, cause: Cause, number: int, rest: Sequence[str], at: int, is_over: bool
    ) -> None:
        self.game = game
        self.version = version
        self.cause = cause
        self.number = number
        self.rest = list(rest)
        self.at = at
        self.is_over = is_over  # the game had ended, or its people have ended it
        self.actor: int | None = None
        self.action: Action | None = None
        self.refusal: Refusal | None = None
        self.go_on: dict[int, bool] = {}  # the answers, by seat

    @property
    def is_damage(self) -> bool:
        """Whether the database is damaged, rather than the rules changed."""
        return self.cause in _DAMAGES

    @property
    def changed_rules(self) -> list[str]:
        """The rules that have changed since this game began, and the one by which its action is refused."""
        if self.is_damage:
            return []
        refused = [self.refusal.rule] if self.refusal is not None else []
        return list(dict.fromkeys([*refused, *self.game.rulebook.changed(self.version)]))

    # -- consent ---------------------------------------------------------------------------------------------

    def answer(self, seat: int, go_on: bool, asked: Sequence[int]) -> None:
        """Keep an answer, which can be changed until all are the same; raises UserError for who is not asked."""
        if self.is_damage or self.is_over or seat not in asked:
            raise seat_not_yours(seat)
        self.go_on[seat] = go_on

    def agreed(self, asked: Sequence[int]) -> bool | None:
        """Whether all who are asked want to go on, or all to end it; None: neither. Nobody to ask: it goes on."""
        if self.is_damage or self.is_over or any(seat not in self.go_on for seat in asked):
            return None
        answers = {self.go_on[seat] for seat in asked}
        return None if len(answers) > 1 else answers != {False}

    # -- words -----------------------------------------------------------------------------------------------

    def remarks(self) -> list[str]:
        """What the record keeps of it."""
        first = f"Action {self.number + self.at + 1} was damaged in the database."
        if not self.is_damage:
            rules = ", ".join(self.game.rulebook.changed(self.version))
            versions = f"from version {self.version} to {self.game.rules_version}{f' ({rules})' if rules else ''}"
            first = f"The rules changed {versions}."
        lines = [f"{DROPPED} {cleaned(line)}" for line in self.rest]
        if self.refusal is not None:
            lines[self.at] += f" ({self.refusal.rule})"
        return [first, *lines]

    def message(self, viewer: int | None, asked: Sequence[int]) -> HaltInfo:
        """What a seat (None: a spectator) may know of it.

        Of a game with secrets, a player learns of their own action only: nothing says whether the rules of today
        would hide it from the others.
        """
        is_open = not self.game.secrets or self.is_over or (viewer is not None and viewer == self.actor)
        out: HaltInfo = {
            "cause": self.cause,
            "damaged": self.is_damage,
            "number": self.number,
            "lost": len(self.rest),
            "over": self.is_over,
            "rules": self.changed_rules if is_open else self.game.rulebook.changed(self.version),
            "asked": [] if self.is_damage or self.is_over else list(asked),
            "go_on": [seat for seat in asked if self.go_on.get(seat) is True],
            "end": [seat for seat in asked if self.go_on.get(seat) is False],
        }
        if is_open and self.actor is not None:
            out["actor"] = self.actor
        if is_open and self.action is not None:
            out["do"] = cast("Do", self.game.space.to_json(self.action))
        if is_open and self.refusal is not None:
            out["refusal"] = {"rule": self.refusal.rule, "details": self.refusal.details}
        return out


def stored_remarks(remarks: Mapping[int, list[str]], halt: Halt | None) -> dict[int, list[str]]:
    """The remarks of a record that ends where a game is halted, with what is dropped there."""
    if halt is None:
        return dict(remarks)
    kept = {number: texts for number, texts in remarks.items() if number <= halt.number}
    return {**kept, halt.number: [*kept.get(halt.number, []), *halt.remarks()]}
