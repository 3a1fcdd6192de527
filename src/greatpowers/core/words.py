"""Ints inside, words outside: how a number of the engine gets its name at the edge.

A `Domain` is a list of words; a number of the engine is an index into it. A `Signature` is a name with
typed arguments, and is what actions and events have in common.
"""

from collections.abc import Sequence


class Domain:
    """A named list of words, such as the nations or the regions of a board."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        self.name = name
        self.words = list(words)
        self.index = {word: i for i, word in enumerate(self.words)}
        if len(self.index) != len(self.words):
            raise ValueError(f"domain {name}: a word stands twice")

    def __len__(self) -> int:
        return len(self.words)

    def __repr__(self) -> str:
        return f"Domain({self.name!r}, {len(self.words)} words)"


def seat_domain(seats: int) -> Domain:
    """The seats as people count them, from 1."""
    return Domain("seat", [str(seat + 1) for seat in range(seats)])


class Argument:
    """One argument of an action or event: what it is called, and the domain it is taken from."""

    def __init__(self, name: str, domain: Domain) -> None:
        self.name = name
        self.domain = domain


class Signature:
    """A name with arguments, e.g. `march(from: region, to: region)`."""

    def __init__(self, name: str, arguments: Sequence[Argument]) -> None:
        self.name = name
        self.arguments = tuple(arguments)

    def words(self, values: Sequence[int]) -> list[str]:
        """The words of these argument values, in order."""
        return [arg.domain.words[value] for arg, value in zip(self.arguments, values, strict=True)]

    def named(self, values: Sequence[int]) -> dict[str, str]:
        """The words of these argument values by argument name."""
        return {arg.name: arg.domain.words[v] for arg, v in zip(self.arguments, values, strict=True)}


class EventKind(Signature):
    """A kind of event: a code with typed arguments, never a sentence.

    A private event has its only reader in its first argument, which must be a seat.
    """

    def __init__(self, name: str, arguments: Sequence[Argument], private: bool = False) -> None:
        super().__init__(name, arguments)
        self.private = private

    def visible_to(self, values: Sequence[int], seat: int) -> bool:
        """Whether this seat may read the event with these values."""
        return not self.private or values[0] == seat
