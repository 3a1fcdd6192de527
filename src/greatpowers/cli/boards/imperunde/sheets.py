"""Sheets of ImpeRunde in a terminal: the state budgets, and a battle with its dice sorted and paired."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text as RichText

from greatpowers.cli.boards import ReaderView
from greatpowers.cli.boards.drawing import plain_table
from greatpowers.core.game import View
from greatpowers.core.text import Text
from greatpowers.games.imperunde.dice import attack_value, defence_value, order
from greatpowers.games.imperunde.pieces import KIND_IDS

Badge = Callable[[View, int], RichText]

# The colours of the dice by kind of unit (imperunde/material/dice).
_DICE: Final = ["white", "yellow", "green", "red", "white", "green"]
_MOST_DICE: Final = 3  # of a side
_TOTALS: Final = ("free", "surplus", "debts")  # the lines that matter most


def unit_counts(units: Mapping[str, int], text: Text) -> str:
    """Units by kind in short: `2I 1C`."""
    return " ".join(text.say(f"imperunde-units-{kind}", count=number) for kind, number in units.items())


def budget_sheet(view: View, text: Text, badge: Badge) -> RenderableType:
    """All players' budgets of this round (imperunde/budget/line-order)."""
    table = plain_table()
    table.add_column(text.say("imperunde-budget"))
    sheets = [player["sheet"] for player in view["players"]]
    for seat in range(len(sheets)):
        table.add_column(badge(view, seat), justify="right")
    for line in sheets[0]:
        numbers = (str(sheet[line]) if sheet[line] else "·" for sheet in sheets)
        table.add_row(str(text.word(line)), *numbers, style="bold" if line in _TOTALS else "")
    return table


def battle_sheet(seen: ReaderView, text: Text, badge: Badge) -> RenderableType:
    """Both sides with the dice of this round, sorted so that opposing dice are in the same column."""
    battle, forces = seen.view["battle"], seen.figures["battle"]
    if battle is None:
        return RichText(text.say("imperunde-no-battle"))
    place = str(text.word(battle["at"]))
    title = RichText(text.say("imperunde-battle", space=place, round=battle["round"] + 1), style="bold")
    table = plain_table()
    table.add_column("")
    table.add_column(text.say("imperunde-side"), no_wrap=True)
    table.add_column(text.say("imperunde-present"), no_wrap=True)
    table.add_column(text.say("imperunde-die"), no_wrap=True)
    for _ in range(_MOST_DICE - 1):
        table.add_column("")
    for side, dice in (("attacker", _attack(battle)), ("defender", _defence(battle))):
        present = {force["kind"]: force["number"] for force in forces[f"{side}s"]}
        name = text.say(f"imperunde-{side}")
        table.add_row(badge(seen.view, battle[side]), name, unit_counts(present, text), *dice)
    return Group(title, table)


def _attack(battle: View) -> list[RichText]:
    """The attacker's dice rolled so far, from the highest; card bonuses count before sorting."""
    kinds = [KIND_IDS.index(battle["attackers"][i]["kind"]) for i in battle["use"] if i < len(battle["attackers"])]
    rolled = zip(kinds, battle["dice"], strict=False)
    return _sorted(kinds, [attack_value(kind, die, battle["bonus"], battle["round"] == 0) for kind, die in rolled])


def _defence(battle: View) -> list[RichText]:
    kinds = [KIND_IDS.index(kind) for kind in battle["defenders"]]
    rolled = zip(kinds, battle["dice"][len(battle["use"]) :], strict=False)
    return _sorted(kinds, [defence_value(kind, die, battle["bonus"], battle["round"] == 0) for kind, die in rolled])


def _sorted(kinds: list[int], values: list[int]) -> list[RichText]:
    kinds = kinds[: len(values)]
    ranked = order(kinds, values, [0] * len(kinds))
    return [RichText(f" {values[i]} ", style=f"bold black on {_DICE[kinds[i]]}") for i in ranked]
