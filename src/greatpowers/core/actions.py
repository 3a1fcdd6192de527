"""Finite action spaces.

An action is an int that means the same thing in every position of a game. Families with typed arguments give
the ints structure, words and JSON; the words are the notation of the record: `march vienna venice`.
"""

from collections.abc import Iterable, Sequence
from itertools import product

from greatpowers.core.words import Argument, Signature


class BadNotation(ValueError):
    """Text that names no action; `code` and `given` say what is wrong, for a message in any language.

    Words that are known, one by one, but name nothing that can ever happen come with `family` and `values`, so that
    the game can say why (`Game.why_never`).
    """

    def __init__(
        self, code: str, given: str, expected: str = "", family: str = "", values: tuple[int, ...] = ()
    ) -> None:
        super().__init__(f"{code}: {given!r} ({expected})")
        self.code = code
        self.given = given
        self.expected = expected
        self.family = family
        self.values = values


class Family(Signature):
    """Actions that share a name and the kinds of their arguments.

    `aside`: a seat may do it though nobody asked (its first argument is that seat).
    `secret`: other seats learn only that the seat has chosen, until the game reveals it.
    `chance`: luck takes it, not a seat.
    """

    def __init__(
        self,
        name: str,
        arguments: Sequence[Argument] = (),
        values: Iterable[Sequence[int]] | None = None,
        *,
        aside: bool = False,
        secret: bool = False,
        chance: bool = False,
    ) -> None:
        super().__init__(name, arguments)
        if values is None:
            values = product(*(range(len(arg.domain)) for arg in self.arguments))
        self.values: list[tuple[int, ...]] = [tuple(v) for v in values]
        self.aside = aside
        self.secret = secret
        self.chance = chance
        self.offset = 0  # set by the space

    def __len__(self) -> int:
        return len(self.values)


class ActionSpace:
    """All actions of a game: its families one after another."""

    def __init__(self, families: Sequence[Family]) -> None:
        self.families = list(families)
        self.by_name = {family.name: family for family in self.families}
        self.family_index: list[int] = []  # action -> index of its family
        self._code: list[dict[tuple[int, ...], int]] = []
        for i, family in enumerate(self.families):
            family.offset = len(self.family_index)
            self.family_index += [i] * len(family)
            self._code.append({v: family.offset + k for k, v in enumerate(family.values)})

    def __len__(self) -> int:
        return len(self.family_index)

    def family(self, action: int) -> Family:
        """The family of an action."""
        return self.families[self.family_index[action]]

    def arguments(self, action: int) -> tuple[int, ...]:
        """The argument values of an action."""
        family = self.family(action)
        return family.values[action - family.offset]

    def code(self, name: str, *values: int) -> int:
        """The action of this family with these argument values; KeyError when the space has none."""
        family = self.by_name[name]
        return self._code[self.families.index(family)][values]

    def table(self, name: str, shape: Sequence[int]) -> list[int]:
        """The codes of a family laid out flat by its arguments, -1 where there is none: for hot paths.

        The code of `(a, b)` stands at `a * shape[1] + b`.
        """
        size = 1
        for n in shape:
            size *= n
        flat = [-1] * size
        family = self.by_name[name]
        for k, values in enumerate(family.values):
            at = 0
            for n, value in zip(shape, values, strict=True):
                at = at * n + value
            flat[at] = family.offset + k
        return flat

    # -- words -------------------------------------------------------------------------------------------

    def notation(self, action: int) -> str:
        """The action as text, e.g. `march vienna venice`."""
        family = self.family(action)
        return " ".join([family.name, *family.words(family.values[action - family.offset])])

    def parse(self, text: str) -> int:
        """The action that this text names exactly; raises BadNotation."""
        words = text.split()
        if not words:
            raise BadNotation("empty", text)
        family = self.by_name.get(words[0])
        if family is None:
            raise BadNotation("unknown-action", words[0])
        given = words[1:]
        shape = " ".join([family.name, *(f"<{arg.name}>" for arg in family.arguments)])
        if len(given) != len(family.arguments):
            raise BadNotation("wrong-arguments", text.strip(), shape)
        values: list[int] = []
        for arg, word in zip(family.arguments, given, strict=True):
            value = arg.domain.index.get(word)
            if value is None:
                raise BadNotation("unknown-word", word, f"{arg.name}: {arg.domain.name}")
            values.append(value)
        action = self._code[self.families.index(family)].get(tuple(values))
        if action is None:
            raise BadNotation("no-such-action", text.strip(), shape, family.name, tuple(values))
        return action

    def to_json(self, action: int) -> dict[str, str]:
        """The action as plain data, e.g. `{"do": "march", "from": "vienna", "to": "venice"}`."""
        family = self.family(action)
        return {"do": family.name, **family.named(family.values[action - family.offset])}

    def from_json(self, data: dict[str, str]) -> int:
        """The action of such plain data; raises BadNotation."""
        name = data.get("do", "")
        family = self.by_name.get(name)
        if family is None:
            raise BadNotation("unknown-action", str(name))
        return self.parse(" ".join([name, *(str(data.get(arg.name, "?")) for arg in family.arguments)]))


def matching(space: ActionSpace, actions: Sequence[int], text: str) -> list[int]:
    """Those of the given actions that a person may mean by this text.

    Every typed word must begin a word of the notation, in order; words may be left out. An exact notation
    always wins alone. So `mar vie ven`, `venice` and `march vienna venice` may all mean the same action.
    """
    typed = text.lower().replace("-", "_").split()
    if not typed:
        return []
    found: list[int] = []
    for action in actions:
        words = space.notation(action).split()
        if words == typed:
            return [action]
        rest = iter(words)
        if all(any(word.startswith(t) for word in rest) for t in typed):
            found.append(action)
    return found
