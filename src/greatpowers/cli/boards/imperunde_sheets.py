"""Sheets of ImpeRunde in a terminal: the state budgets, and a battle with its dice sorted and paired."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text as RichText

from greatpowers.cli.boards.drawing import plain_table
from greatpowers.core.text import Text
from greatpowers.games.imperunde import budget
from greatpowers.games.imperunde.dice import attack_value, defence_value, order
from greatpowers.games.imperunde.events import LINES
from greatpowers.games.imperunde.fighting import MOST_DICE, attackers, defenders
from greatpowers.games.imperunde.pieces import KIND_IDS
from greatpowers.games.imperunde.state import ImpeRundeState
from greatpowers.games.imperunde.world import SPACE_IDS

Badge = Callable[[ImpeRundeState, int], RichText]

# The colours of the dice by kind of unit (imperunde/material/dice).
_DICE: Final = ["white", "yellow", "green", "red", "white", "green"]


def budget_sheet(s: ImpeRundeState, text: Text, badge: Badge) -> RenderableType:
    """All players' budgets of this round (imperunde/budget/line-order)."""
    table = plain_table()
    table.add_column(text.say("imperunde-budget"))
    for seat in range(s.seats):
        table.add_column(badge(s, seat), justify="right")
    for line, name in enumerate(LINES):
        style = "bold" if line in (budget.FREE, budget.SURPLUS, budget.DEBTS) else ""
        numbers = (s.sheet[seat * budget.LINES + line] for seat in range(s.seats))
        table.add_row(str(text.word(name)), *(str(number) if number else "·" for number in numbers), style=style)
    return table


def battle_sheet(s: ImpeRundeState, text: Text, badge: Badge) -> RenderableType:
    """Both sides with the dice of this round, sorted so that opposing dice are in the same column."""
    if s.fight_at < 0:
        return RichText(text.say("imperunde-no-battle"))
    place = str(text.word(SPACE_IDS[s.fight_at]))
    title = RichText(text.say("imperunde-battle", space=place, round=s.fight_round + 1), style="bold")
    table = plain_table()
    table.add_column("")
    table.add_column(text.say("imperunde-side"), no_wrap=True)
    table.add_column(text.say("imperunde-present"), no_wrap=True)
    table.add_column(text.say("imperunde-die"), no_wrap=True)
    for _ in range(MOST_DICE - 1):
        table.add_column("")
    table.add_row(badge(s, s.attacker), text.say("imperunde-attacker"), _units(attackers(s), text), *_attack(s))
    table.add_row(badge(s, s.defender), text.say("imperunde-defender"), _units(defenders(s), text), *_defence(s))
    return Group(title, table)


def _units(row: list[int], text: Text) -> str:
    return " ".join(
        text.say(f"imperunde-units-{KIND_IDS[kind]}", count=number) for kind, number in enumerate(row) if number
    )


def _attack(s: ImpeRundeState) -> list[RichText]:
    """The attacker's dice rolled so far, from the highest; card bonuses count before sorting."""
    kinds = [s.att_kind[i] for i in s.att_use if i < len(s.att_kind)]
    values = [attack_value(kind, die, s.bonus, s.fight_round == 0) for kind, die in zip(kinds, s.dice, strict=False)]
    return _sorted(kinds[: len(values)], values)


def _defence(s: ImpeRundeState) -> list[RichText]:
    dice = s.dice[len(s.att_use) :]
    values = [defence_value(kind, die, s.bonus, s.fight_round == 0) for kind, die in zip(s.def_use, dice, strict=False)]
    return _sorted(s.def_use[: len(values)], values)


def _sorted(kinds: list[int], values: list[int]) -> list[RichText]:
    ranked = order(kinds, values, [0] * len(kinds))
    return [RichText(f" {values[i]} ", style=f"bold black on {_DICE[kinds[i]]}") for i in ranked]
