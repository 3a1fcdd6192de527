"""How a position is laid out: each field declared once, with its size, its start value and who may see it.

A game's `layout.py` holds such a declaration. From it follow, by `make layouts`, the modules `position.py` and
`frames.py` of the game (slots, start, copy, comparison: plain code, as fast as if written by hand), and at run time the
position as text (`core.position`) and the secrets that the conformance test looks after.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final

# Who may see a field. OWNER: of a field by seat, each seat its own entries.
EVERYONE: Final = "everyone"
OWNER: Final = "owner"
NOBODY_SEES: Final = "nobody"

# What a field is.
NUMBER: Final = "number"  # one int
ROW: Final = "row"  # a list of fixed length, by its axes
LIST: Final = "list"  # a list of any length
BYTES: Final = "bytes"  # a row of many small numbers, kept in a bytearray: the quickest to copy


OUTERMOST: Final = ""  # in a nesting: what the first step of a position is in
MOST: Final = 1_000_000  # no number of a position is higher, unless it is a set


class Axis:
    """What a row is counted by, or what its values name: seats, regions, cards.

    `size` is a constant of `module`; an axis that only names values needs neither, nor do the seats, of which every
    game has its own number. `words` name the numbers in text, from `first` on; without words they are written as
    numbers.
    """

    def __init__(self, name: str, module: str, size: str, words: Sequence[str] = (), first: int = 0) -> None:
        self.name = name
        self.module = module
        self.size = size
        self.words = list(words)
        self.first = first
        self._count = 0  # not looked up yet

    def count(self, seats: int) -> int:
        """How many entries there are in a game of so many seats."""
        if self.module and not self._count:
            self._count = int(getattr(import_module(self.module), self.size))
        return self._count or len(self.words) or seats


SEAT: Final = Axis("seat", "", "seats", first=1)


class Field:
    """One field of a position, or of a frame.

    `value` names what a number stands for; `set_of` what it is a set of, with a bit for each member. `empty` is the
    value that text leaves out, `most` the highest that makes sense. `shared`: clones share the list, and a change puts
    a new one in its place. `derived`: kept for speed, follows from the rest (see `Game.recount`).
    """

    def __init__(
        self,
        name: str,
        kind: str,
        axes: Sequence[Axis],
        start: int,
        doc: str,
        *,
        value: Axis | None = None,
        set_of: Axis | None = None,
        empty: int = 0,
        most: int = MOST,
        seen: str = EVERYONE,
        shared: bool = False,
        derived: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.axes = list(axes)
        self.start = start
        self.doc = doc
        self.value = value
        self.set_of = set_of
        self.empty = empty
        self.most = most
        self.seen = seen
        self.shared = shared
        self.derived = derived


def number(
    name: str,
    doc: str = "",
    *,
    start: int = 0,
    value: Axis | None = None,
    set_of: Axis | None = None,
    most: int = MOST,
    seen: str = EVERYONE,
    derived: bool = False,
) -> Field:
    """A single number."""
    return Field(
        name, NUMBER, (), start, doc, value=value, set_of=set_of, empty=start, most=most, seen=seen, derived=derived
    )


def row(
    name: str,
    axes: Sequence[Axis],
    doc: str = "",
    *,
    start: int = 0,
    value: Axis | None = None,
    set_of: Axis | None = None,
    most: int = MOST,
    seen: str = EVERYONE,
    shared: bool = False,
    derived: bool = False,
    small: bool = False,
) -> Field:
    """A number for each entry of an axis, or of a table of several. `small`: never above 255, so kept in bytes."""
    kind, highest = (BYTES, 255) if small else (ROW, most)
    out = Field(name, kind, axes, start, doc, value=value, set_of=set_of, empty=start, most=highest, seen=seen)
    out.shared = shared
    out.derived = derived
    return out


def items(name: str, doc: str = "", *, value: Axis | None = None, seen: str = EVERYONE, shared: bool = False) -> Field:
    """A list of any length, empty at first."""
    return Field(name, LIST, (), 0, doc, value=value, seen=seen, shared=shared)


class FrameLayout:
    """The data of one or several steps: a class of its own in `frames.py`. `steps`: names as in the game's steps."""

    def __init__(self, name: str, doc: str, steps: Sequence[str], fields: Sequence[Field]) -> None:
        self.name = name
        self.doc = doc
        self.steps = list(steps)
        self.fields = list(fields)


class Layout:
    """The whole declaration of a game's positions.

    `fixed` are attributes of the game that the rules read so often that every position carries them: pairs of a name
    and its type (with its module, where it needs one). `nesting` says for each step which steps may begin in it, and
    for OUTERMOST which a position may begin with. `memos` are what the rules have worked out and keep for the next
    decision, as triples of a name, a class and its module: no part of the position, empty at first, dropped by
    `Game.recount`; clones share them, and a change puts a new one in its place.
    """

    def __init__(
        self,
        package: str,
        game_class: str,
        fixed: Sequence[tuple[str, str, str]],
        fields: Sequence[Field],
        frames: Sequence[FrameLayout],
        nesting: Mapping[str, Sequence[str]] | None = None,
        memos: Sequence[tuple[str, str, str]] = (),
    ) -> None:
        self.package = package
        self.game_class = game_class
        self.fixed = list(fixed)
        self.fields = list(fields)
        self.frames = list(frames)
        self.memos = list(memos)
        self.frame_of = {step: frame for frame in frames for step in frame.steps}
        self.nesting = {outer: list(inner) for outer, inner in (nesting or {}).items()}

    def nests(self, outer: str, inner: str) -> bool:
        """Whether one step may stand directly in another, or be the first (OUTERMOST)."""
        return inner in self.nesting.get(outer, ())
