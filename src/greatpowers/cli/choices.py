"""Choices: numbered, in groups, in as many columns as fit; and what a typed line means among them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text as Line

from greatpowers.cli.layout import columns
from greatpowers.core.actions import ActionSpace, matching
from greatpowers.core.text import Text

Hint = Callable[[int], str]


class Choices:
    """The legal actions of one decision in the order in which they are shown, numbered from 1."""

    def __init__(self, actions: Sequence[int], text: Text, hint: Hint = lambda action: "") -> None:
        self.text = text
        self.hint = hint
        self.groups: dict[str, list[int]] = {}  # heading -> actions; those without a heading come last
        for action in actions:
            self.groups.setdefault(heading(action, text), []).append(action)
        if "" in self.groups:
            self.groups[""] = self.groups.pop("")
        self.actions = [action for group in self.groups.values() for action in group]

    def by_number(self, typed: str) -> int | None:
        """The action of a typed number, if it is one."""
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed[:9]) <= len(self.actions):
            return self.actions[int(typed) - 1]
        return None

    def item(self, action: int, room: int = 0) -> Line:
        """One numbered choice; its label takes at least so much room before a hint."""
        number = self.actions.index(action) + 1
        width = len(str(len(self.actions)))
        said = label(action, self.text)
        line = Line().append(f"{number:>{width}} ", style="bold cyan").append(said)
        hint = self.hint(action)
        if hint:
            line.append(" " * max(0, room - cell_len(said)) + "  " + hint, style="dim")
        return line

    def draw(self, width: int) -> Table:
        """All choices: headings on the left, the choices of each group in columns beside them."""
        table = Table.grid(padding=(0, 2))
        headed = [head for head in self.groups if head]
        left = max((cell_len(head) for head in headed), default=0)
        for head, actions in self.groups.items():
            room = max(cell_len(label(action, self.text)) for action in actions)
            items = [self.item(action, room) for action in actions]
            block = columns(items, max(20, width - left - 2))
            if headed:
                table.add_row(Line(head, style="bold"), block)
            else:
                table.add_row(block)
        return table


# -- words ---------------------------------------------------------------------------------------------------


def _message(kind: str, action: int, text: Text) -> str:
    assert text.game is not None
    space = text.game.space
    family = space.family(action)
    message = f"{kind}-{text.game.id}-{family.name.replace('_', '-')}"
    return text.say(message, **text.values(family, space.arguments(action))) if text.has(message) else ""


def heading(action: int, text: Text) -> str:
    """The heading under which an action is listed, or nothing."""
    return _message("group", action, text)


def label(action: int, text: Text) -> str:
    """An action under its heading: short where the heading says the rest."""
    return _message("item", action, text) or text.action(action)


# -- what was typed ------------------------------------------------------------------------------------------


def spell_out(typed: str, aliases: Mapping[str, str]) -> str:
    """The typed words with short forms written in full."""
    return " ".join(aliases.get(word, word) for word in typed.lower().split())


def meant(typed: str, actions: Sequence[int], text: Text) -> list[int]:
    """Those of the actions that a typed line may mean: by notation, then by the words that are shown."""
    assert text.game is not None
    space = text.game.space
    found = matching(space, actions, typed)
    if len(found) > 1:
        return [action for action in found if _says_exactly(space, action, typed)] or found
    if found:
        return found
    wanted = typed.lower().split()
    return [action for action in actions if _begins(wanted, text.action(action))] if wanted else []


def _says_exactly(space: ActionSpace, action: int, typed: str) -> bool:
    """Whether every typed word stands whole in the notation, in order: `bond italy 2` is not `bond italy 20`."""
    rest = iter(space.notation(action).split())
    return all(word in rest for word in typed.lower().replace("-", "_").split())


def _begins(wanted: Sequence[str], sentence: str) -> bool:
    """Whether the typed words begin words of the sentence, in order."""
    rest = iter(sentence.lower().replace("-", " ").replace("’", " ").split())
    return all(any(word.startswith(w) for word in rest) for w in wanted)
