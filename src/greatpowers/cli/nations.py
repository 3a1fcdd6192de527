"""Names of nations in typed lines: short ones, and those of the language of the game."""

from __future__ import annotations

import re
from collections.abc import Sequence

from greatpowers.core.text import Text


def nation_called(typed: str, text: Text, *, short: bool = True) -> str:
    """The id of the nation with this name or code, or with the only name that has words beginning so; may be empty."""
    assert text.game is not None
    names = {power.id: _names(power.id, text) for power in text.game.board.powers}
    words = _split(typed)
    exact = [nation for nation, calls in names.items() if words in calls]
    begun = [nation for nation, calls in names.items() if short and any(_begins(words, call) for call in calls)]
    found = exact or begun
    return found[0] if words and len(found) == 1 else ""


def with_ids(typed: str, text: Text) -> str:
    """A line with the ids of nations, as the notation has them, for their names."""
    words, out = typed.split(), []
    while words:
        longest = next((n for n in range(len(words), 0, -1) if nation_called(" ".join(words[:n]), text)), 0)
        out.append(nation_called(" ".join(words[:longest]), text) if longest else words[0])
        del words[: longest or 1]
    return " ".join(out)


def nation_codes(text: Text) -> dict[str, str]:
    """The ids of the nations by the codes that boards show; empty without the words of a board."""
    assert text.game is not None
    messages = {f"code-{power.id.replace('_', '-')}": power.id for power in text.game.board.powers}
    return {text.say(message): nation for message, nation in messages.items() if text.has(message)}


def _names(nation: str, text: Text) -> list[list[str]]:
    """The name of a nation in the language of the game, its id, and its code on the board, each as words."""
    codes = [code for code, other in nation_codes(text).items() if other == nation]
    return [_split(name) for name in (str(text.word(nation)), nation, *codes)]


def _split(name: str) -> list[str]:
    return re.findall(r"[^\s_-]+", name.lower())


def _begins(words: Sequence[str], name: Sequence[str]) -> bool:
    """Whether the words begin words of a name that follow each other: `brit` means Great Britain."""
    return any(
        len(words) <= len(name) - first and all(name[first + i].startswith(word) for i, word in enumerate(words))
        for first in range(len(name))
    )
