"""`greatpowers options`: the options that a game declares, and what they mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.table import Table
from rich.text import Text as RichText

from greatpowers.cli.console import make_console, print_json, text_for
from greatpowers.cli.rules import any_game
from greatpowers.core.options import Option, TextOption
from greatpowers.core.text import Text
from greatpowers.games import options_of


def options(game_id: str, as_json: bool, language: str) -> None:
    """Print the options of a game, as its engine declares them."""
    game = any_game(game_id)
    text = text_for(language, game)
    if as_json:
        print_json([_as_json(option, text) for option in options_of(game.id)])
        return
    console = make_console()
    console.print(RichText(text.say("options-title", game=text.say("game-title")), style="bold"))
    table = Table.grid(padding=(0, 2))
    for option in options_of(game.id):
        table.add_row(RichText(option.name, style="bold"), _meaning(text, option.name))
        for value, meaning in _values(option, text):
            table.add_row(f"  {value}", RichText(meaning, style="dim"))
    console.print(table)


def _meaning(text: Text, *words: str) -> str:
    """What an option, or one of its choices, means."""
    message = "-".join(["option", *words]).replace("_", "-")
    return text.say(message) if text.has(message) else ""


def _values(option: Option, text: Text) -> Iterator[tuple[str, str]]:
    """The values that an option takes, and what it needs and excludes."""
    for choice in option.choices:
        value = text.say("options-default", value=choice) if choice == option.default else choice
        yield value, _meaning(text, option.name, choice)
    if isinstance(option, TextOption):
        yield text.say("options-text", most=option.longest), ""
    elif not option.choices:
        numbers = {"least": str(option.least), "most": str(option.most), "default": str(option.default)}
        yield text.say("options-number", **numbers), ""  # as text: nobody types thousands separators
    for message, others in (("options-needs", option.needs), ("options-excludes", option.excludes)):
        if others:
            listed = ", ".join(f"{name}={value}" for name, value in others.items())
            yield text.say(message, options=listed), ""


def _as_json(option: Option, text: Text) -> dict[str, Any]:
    out: dict[str, Any] = {"name": option.name, "default": option.default, "meaning": _meaning(text, option.name)}
    if option.choices:
        out["choices"] = {choice: _meaning(text, option.name, choice) for choice in option.choices}
    elif isinstance(option, TextOption):
        out["longest"] = option.longest
    else:
        out |= {"least": option.least, "most": option.most}
    return out | {"needs": option.needs, "excludes": option.excludes}
