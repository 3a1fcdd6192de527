"""The choices of a decision: numbered, grouped and laid out in columns; and matching typed lines to them."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, cached_property
from typing import NamedTuple

from rich.cells import cell_len
from rich.table import Table as Grid
from rich.text import Text as RichText

from greatpowers.cli.layout import columns
from greatpowers.cli.nations import with_ids
from greatpowers.cli.players import Players
from greatpowers.core.actions import ActionSpace, matching
from greatpowers.core.game import CHANCE
from greatpowers.core.text import Text
from greatpowers.table import Table

Hint = Callable[[int], str]
_MOST_DIGITS = 4  # of how often something is done
_DONE = "done"  # ends a step, in every game


class Choices:
    """The legal actions of one decision in display order, numbered from 1.

    `listed`: choices that are still on the screen. They keep their numbers, and new ones get the numbers after them.
    """

    def __init__(
        self,
        actions: Sequence[int],
        text: Text,
        hint: Hint = lambda action: "",
        step: str = "",
        listed: Choices | None = None,
    ) -> None:
        self.text = text
        self.step = step
        self.hint = cache(hint)
        self.groups: dict[str, list[int]] = {}  # heading -> actions; those without a heading come last
        for action in actions:
            self.groups.setdefault(heading(action, text), []).append(action)
        if "" in self.groups:
            self.groups[""] = self.groups.pop("")
        self.actions = [action for group in self.groups.values() for action in group]
        self._listed: dict[int, str] = {} if listed is None else listed.said
        # Also of those that are no longer possible.
        self.numbers: dict[int, int] = {} if listed is None else dict(listed.numbers)
        for action in self.actions:
            self.numbers.setdefault(action, len(self.numbers) + 1)

    def number_afresh(self) -> None:
        """Number the choices from 1 again, for a new list of them all."""
        self.numbers = {action: number for number, action in enumerate(self.actions, 1)}

    @cached_property
    def said(self) -> dict[int, str]:
        """What the screen says of each action, also of those that are no longer possible."""
        now = {action: f"{label(action, self.text, self.step)} {self.hint(action)}" for action in self.actions}
        return {**self._listed, **now}

    @property
    def changed(self) -> list[int]:
        """The actions that are not on the screen yet, or with another hint."""
        return [action for action in self.actions if self._listed.get(action) != self.said[action]]

    @property
    def needs_list(self) -> bool:
        """Whether a new list of them all is easier to read than what has changed."""
        return len(self.actions) == 1 or 2 * len(self.changed) > len(self.actions)

    def by_number(self, typed: str) -> int | None:
        """The action with this number, if the line is one."""
        found = self._listed_as(typed)
        return found if found in self.actions else None

    def gone(self, typed: str) -> int | None:
        """The action that has this number on the screen, but is no longer possible."""
        found = self._listed_as(typed)
        return None if found in self.actions else found

    def _listed_as(self, typed: str) -> int | None:
        number = int(typed[:9]) if is_number(typed) else 0
        return next((action for action, own in self.numbers.items() if own == number), None)

    def item(self, action: int, label_width: int = 0) -> RichText:
        """One numbered choice; its label is padded to this width before a hint."""
        line, hint = self._numbered(action), self.hint(action)
        if hint:
            described = label(action, self.text, self.step)
            line.append(" " * max(0, label_width - cell_len(described)) + "  " + hint, style="dim")
        return line

    def _numbered(self, action: int) -> RichText:
        width = len(str(len(self.numbers)))
        line = RichText().append(f"{self.numbers[action]:>{width}} ", style="bold cyan")
        return line.append(label(action, self.text, self.step))

    def _one_below_another(self, actions: Sequence[int]) -> Grid:
        """Choices with their hints, some of them too long for a line, in a column of their own."""
        table = Grid.grid(padding=(0, 2))
        table.add_column(no_wrap=True)  # it is the hints that get less room
        table.add_column()
        for action in actions:
            table.add_row(self._numbered(action), RichText(self.hint(action), style="dim"))
        return table

    def draw(self, width: int, only: Collection[int] | None = None) -> Grid:
        """All or some choices: headings on the left, the choices of each group in columns next to them."""
        table = Grid.grid(padding=(0, 2))
        groups = self.groups
        if only is not None:
            some = {head: [action for action in actions if action in only] for head, actions in groups.items()}
            groups = {head: actions for head, actions in some.items() if actions}
        headed = [head for head in groups if head]
        left = min(max((cell_len(head) for head in headed), default=0), width // 3)  # longer ones are wrapped
        if headed:
            table.add_column(max_width=left)
            table.add_column()
        for head, actions in groups.items():
            label_width = max(cell_len(label(action, self.text, self.step)) for action in actions)
            items = [self.item(action, label_width) for action in actions]
            room = max(20, width - left - 2)
            wraps = label_width <= room // 2 and any(item.cell_len > room for item in items)
            block = self._one_below_another(actions) if wraps else columns(items, room)
            if headed:
                table.add_row(RichText(head, style="bold"), block)
            else:
                table.add_row(block)
        return table


class LastChoice(NamedTuple):
    """What a person chose last, and could have chosen."""

    seat: int
    step: str
    actions: Sequence[int]
    taken: int
    number: int  # of the decision

    def still_meant(self, table: Table, seat: int, legal: Sequence[int]) -> list[int]:
        """`done`, where it may be meant for the step that has just ended by itself: it would end another one."""
        between = table.actors[self.number + 1 :]
        if seat != self.seat or self.step in table.state.step_names or not {seat, CHANCE}.issuperset(between):
            return []
        space = table.game.space
        both = set(self.actions).intersection(legal) - {self.taken}
        return [action for action in both if space.family(action).name == _DONE]


# -- labels --------------------------------------------------------------------------------------------------


def _message(kind: str, action: int, text: Text) -> str:
    assert text.game is not None
    space = text.game.space
    family = space.family(action)
    message = f"{kind}-{text.game.id}-{family.name.replace('_', '-')}"
    return text.say(message, **text.values(family, space.arguments(action))) if text.has(message) else ""


def heading(action: int, text: Text) -> str:
    """The heading under which an action is listed; may be empty."""
    return _message("group", action, text)


def label(action: int, text: Text, step: str = "") -> str:
    """The label of an action under its heading, which may say part of it, as an answer in this step."""
    return _message("item", action, text) or text.action(action, step)


# -- matching ------------------------------------------------------------------------------------------------


def expand_aliases(typed: str, aliases: Mapping[str, str]) -> str:
    """Replace aliases in a typed line by the words of the notation."""
    return " ".join(aliases.get(word, word) for word in typed.lower().split())


def is_number(typed: str) -> bool:
    """Whether a line is nothing but a number."""
    return typed.isascii() and typed.isdecimal()


def split_count(words: str) -> tuple[int, str]:
    """A number in a line, how often something is wanted, and the rest of it; 0 where there is not exactly one."""
    split = words.split()
    numbers = [word for word in split if is_number(word)]
    if len(numbers) != 1 or len(split) == 1 or len(numbers[0]) > _MOST_DIGITS:
        return 0, words
    return int(numbers[0]), " ".join(word for word in split if word != numbers[0])


def match_shown(typed: str, actions: Sequence[int], text: Text, step: str = "") -> list[int]:
    """The actions that are shown with just these words: alone, under their heading or as a sentence."""
    words = words_of(typed)
    return [action for action in actions if words in (words_of(said) for said in _shown(action, text, step))]


def _shown(action: int, text: Text, step: str) -> list[str]:
    """What an action is called on the screen."""
    said = label(action, text, step)
    return [said, f"{heading(action, text)} {said}", text.action(action, step)]


def match_actions(
    typed: str, actions: Sequence[int], text: Text, step: str = "", players: Players | None = None
) -> list[int]:
    """The actions that a typed line may mean, with nations by the names of their ids or of the language."""
    named = with_ids(typed, text)
    found = _match(typed, actions, text, step, players)
    return found or (_match(named, actions, text, step, players) if named != typed else [])


def _match(typed: str, actions: Sequence[int], text: Text, step: str, players: Players | None) -> list[int]:
    """By notation, then by names of players, then by the words that are shown in a step."""
    assert text.game is not None
    space = text.game.space
    found = matching(space, actions, typed)
    if len(found) > 1:
        return [action for action in found if _matches_exactly(space, action, typed)] or found
    found = found or (players.find(typed, actions) if players is not None else [])
    if found:
        return found
    prefixes = words_of(typed)
    if not prefixes:
        return []
    found = [action for action in actions if matches_prefixes(prefixes, text.action(action, step))]
    if not found and step:  # as they are listed now
        listed = ((action, f"{heading(action, text)} {label(action, text, step)}") for action in actions)
        found = [action for action, said in listed if matches_prefixes(prefixes, said)]
    return match_shown(typed, found, text, step) or found


def _matches_exactly(space: ActionSpace, action: int, typed: str) -> bool:
    """Whether the notation contains every typed word as a whole, in order: `bond italy 2` is not `bond italy 20`."""
    rest = iter(space.notation(action).split())
    return all(word in rest for word in typed.lower().replace("-", "_").split())


def matches_prefixes(prefixes: Sequence[str], sentence: str) -> bool:
    """Whether the typed words are prefixes of words of the sentence, in order."""
    rest = iter(words_of(sentence))
    return all(any(word.startswith(prefix) for word in rest) for prefix in prefixes)


def words_of(text: str) -> list[str]:
    """The words of a text in small letters, without signs; those with an apostrophe, typed or printed, are two."""
    return re.findall(r"[^\s’'()→:;,-]+", text.lower())
