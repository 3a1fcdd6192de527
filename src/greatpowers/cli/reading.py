"""What a game says for its readers beside its rules, from its `help.toml`.

`[rules]`: for each step that asks somebody, the rules that bear on the decision. `[story]`: events that a summary
leaves out, by name or by name and first argument, because another event says as much; `[story.implied]`: events that
an earlier event of the same paragraph implies.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from greatpowers.core.game import Event, Game
from greatpowers.core.rulebook import Rule


class Reading:
    """The contents of one game's `help.toml`."""

    def __init__(self, rules: dict[str, list[str]], left_out: list[str], implied: dict[str, list[str]]) -> None:
        self.rules = rules
        self.left_out = frozenset(left_out)
        self.implied = implied


@cache
def load_reading(game_id: str) -> Reading:
    """The `help.toml` of a game; empty when it has none."""
    source = files(f"greatpowers.games.{game_id}").joinpath("help.toml")
    data = tomllib.loads(source.read_text("utf-8")) if source.is_file() else {}
    story = data.get("story", {})
    return Reading(data.get("rules", {}), story.get("leave_out", []), story.get("implied", {}))


def rules_for_step(game: Game, step: str) -> list[Rule]:
    """The rules that bear on a decision."""
    return [game.rulebook.rules[rule] for rule in load_reading(game.id).rules.get(step, [])]


def is_minor(game: Game, event: Event, before: Iterable[str] = ()) -> bool:
    """Whether a summary may leave an event out, after events of these names in the same paragraph."""
    kind = game.events[event[0]]
    words = [kind.name, *kind.words(event[1:])[:1]]
    reading = load_reading(game.id)
    if words[0] in reading.left_out or " ".join(words) in reading.left_out:
        return True
    return any(kind.name in reading.implied.get(name, ()) for name in before)
