"""Corrections of a board by owners of the printed one: how they are written, and the borders they lead to.

In a file of their own, with ids of `board.toml` or names in any of our languages:

    [values]                # a section of the game, see its `corrections` module
    brazil = 2
    [borders]
    add = [["peru", "brazil"]]
    remove = [["egypt", "congo"]]

or in one line, as records carry it: `no_border egypt congo, border peru brazil, value brazil 2`.
What a correction says holds on the corrected board; what holds on ours already is left out of the line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Final

from greatpowers.core.board import Board
from greatpowers.core.options import BadOptions
from greatpowers.games import BOARD_OPTION

# Such as ("value", "china"), ("zone", "caucasus"), ("border", "egypt", "congo").
Fact = tuple[str, ...]
Facts = dict[Fact, int]  # two spaces border: 1, or do not: 0

LONGEST: Final = 40_000  # characters; the whole board written out takes a third of it
_LONGEST_LINE: Final = 2000  # longer ones of a hostile kind would keep tomllib busy for seconds
_SHOWN: Final = 80  # characters of a mistake that are repeated

_PAIRS: Final = {"add": 1, "remove": 0, "border": 1, "no_border": 0}
BORDERS: Final = ("land", "coast", "sea")  # by how many of the two spaces are sea


def bad_board(code: str, **details: str) -> BadOptions:
    """Why a board cannot be corrected so."""
    return BadOptions(code, option=BOARD_OPTION, **details)


def _key(name: str) -> str:
    """A name without what people write in different ways; "9++" keeps its signs."""
    return "_".join(re.findall(r"[\w+]+", name.lower()))


def by_name(entries: Iterable[tuple[str, Mapping[str, str]]]) -> dict[str, str]:
    """Ids by themselves and by their names in every language."""
    return {_key(word): entry for entry, names in entries for word in [entry, *names.values()]}


def _shown(given: object) -> str:
    """Something that is wrong, as a message may repeat it: short, and without control characters."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in str(given)[:_SHOWN])


def _find(name: str, known: dict[str, str], where: str) -> str:
    """The id of what is named; raises BadOptions with names that are like it."""
    key = _key(name[:_SHOWN])
    if key in known:
        return known[key]
    near = list(dict.fromkeys(known[one] for one in get_close_matches(key, known, 5)))[:3]
    if near:
        raise bad_board("board-name-near", where=where, given=_shown(name), near=", ".join(near))
    raise bad_board("board-name", where=where, given=_shown(name))


class Section:
    """A section of the file: one whole number within bounds for each name. A line says `kind NAME NUMBER`."""

    def __init__(
        self, title: str, kind: str, own: Mapping[str, int], names: dict[str, str], bounds: tuple[int, int]
    ) -> None:
        self.title = title
        self.kind = kind
        self.own = dict(own)  # what `board.toml` says
        self.names = names
        self.least, self.most = bounds

    def read(self, name: str, given: object, where: str) -> tuple[Fact, int]:
        """The fact that is named, and its number; raises BadOptions."""
        found = _find(name, self.names, where)
        if type(given) is not int or not self.least <= given <= self.most:  # bool is an int, too
            bounds = {"least": str(self.least), "most": str(self.most)}
            raise bad_board("board-number", where=f"{where} {found}", given=_shown(given), **bounds)
        return (self.kind, found), given

    def word(self, number: int) -> str:
        """The number as it is written."""
        return str(number)


class ChoiceSection(Section):
    """A section in which each name has one of a few words. Facts hold its number among `choices`."""

    def __init__(
        self, title: str, kind: str, own: Mapping[str, int], names: dict[str, str], choices: Mapping[str, str]
    ) -> None:
        self.choices = list(dict.fromkeys(choices.values()))
        super().__init__(title, kind, own, names, (0, len(self.choices) - 1))
        self.words = dict(choices)

    def read(self, name: str, given: object, where: str) -> tuple[Fact, int]:
        """See Section."""
        found = _find(name, self.names, where)
        return (self.kind, found), self.choices.index(_find(str(given), self.words, f"{where} {found}"))

    def word(self, number: int) -> str:
        """See Section."""
        return self.choices[number]


class Corrections:
    """What can be corrected on one board. `example`: a pair of its spaces, for messages."""

    def __init__(self, board: Board, sections: list[Section], example: tuple[str, str]) -> None:
        self.board = board
        self.sections = {section.title: section for section in sections}
        self.kinds = {section.kind: section for section in sections}
        self.spaces = by_name((region.id, region.names) for region in board.regions)
        self.example = f'["{example[0]}", "{example[1]}"]'
        ids = list(board.region_index)
        self.own: Facts = {(s.kind, name): number for s in sections for name, number in s.own.items()}
        self.own |= {self.border(ids[a], ids[b]): 1 for kind in BORDERS for a, b in board.borders[kind]}

    def border(self, a: str, b: str) -> Fact:
        """A pair of spaces in the order of the board: a country before a sea."""
        return "border", *sorted((a, b), key=self.board.region_index.__getitem__)

    # -- reading and writing ---------------------------------------------------------------------------------

    def line(self, facts: Facts) -> str:
        """Corrections as records carry them."""
        return ", ".join(self.written(fact, number) for fact, number in facts.items())

    def written(self, fact: Fact, number: int) -> str:
        """One correction as the line has it."""
        kind, *names = fact
        if kind == "border":
            return " ".join(["border" if number else "no_border", *names])
        return f"{kind} {names[0]} {self.kinds[kind].word(number)}"

    def read(self, given: str) -> Facts:
        """What a text says otherwise than our board, in fixed order; raises BadOptions."""
        text = given.removeprefix("\ufeff")
        said: Facts = {}
        for fact, number in self._of_file(text) if any(sign in text for sign in "=[#\n") else self._of_line(text):
            if said.setdefault(fact, number) != number:
                raise bad_board("board-twice", given=" ".join(fact))
        return {fact: said[fact] for fact in sorted(said) if said[fact] != self.own.get(fact, 0)}

    def _of_line(self, text: str) -> Iterator[tuple[Fact, int]]:
        for part in text.split(","):
            match part.split():
                case []:
                    continue
                case [kind, name, word] if kind in self.kinds:
                    yield self.kinds[kind].read(name, _number(word), kind)
                case ["border" | "no_border" as kind, *names]:
                    yield self._bordering(names, kind)
                case _:
                    allowed = ", ".join([*self.kinds, "border", "no_border"])
                    raise bad_board("board-line", given=_shown(part.strip()), allowed=allowed)

    def _of_file(self, text: str) -> Iterator[tuple[Fact, int]]:
        for table, entries in _parse(text).items():
            titles = [*self.sections, "borders"]
            if table not in titles or not isinstance(entries, dict):
                allowed = ", ".join(f"[{title}]" for title in titles)
                raise bad_board("board-table", given=_shown(table), allowed=allowed)
            for name, entry in entries.items():
                if table in self.sections:
                    yield self.sections[table].read(name, entry, f"[{table}]")
                elif name in ("add", "remove"):
                    pairs = entry if isinstance(entry, list) else [entry]
                    yield from (self._bordering(pair, name) for pair in pairs)
                else:
                    raise bad_board("board-table", given=_shown(name), allowed="add, remove")

    def _bordering(self, pair: object, where: str) -> tuple[Fact, int]:
        """That two spaces border, or that they do not."""
        if isinstance(pair, list) and [type(name) for name in pair] == [str, str]:
            first, second = (_find(name, self.spaces, where) for name in pair)
            if first != second:
                return self.border(first, second), _PAIRS[where]
        raise bad_board("board-pair", where=where, given=_shown(pair), example=self.example)

    # -- the corrected board ---------------------------------------------------------------------------------

    def number(self, facts: Facts, kind: str, name: str) -> int:
        """A number of the corrected board."""
        fact = (kind, name)
        return facts[fact] if fact in facts else self.own[fact]

    def kind_of_border(self, fact: Fact) -> str:
        """Whether two spaces meet on land, on a coast or at sea."""
        spaces = (self.board.regions[self.board.region_index[name]] for name in fact[1:])
        return BORDERS[sum(space.kind == "sea" for space in spaces)]

    def borders(self, facts: Facts) -> dict[str, list[tuple[int, int]]]:
        """The borders of every kind: ours without those that are not there, then those added."""
        index = self.board.region_index
        out = dict(self.board.borders)
        for kind in BORDERS:
            corrections = {
                (index[fact[1]], index[fact[2]]): touch
                for fact, touch in facts.items()
                if fact[0] == "border" and self.kind_of_border(fact) == kind
            }
            kept = [pair for pair in self.board.borders[kind] if (min(pair), max(pair)) not in corrections]
            out[kind] = kept + [pair for pair, touch in corrections.items() if touch]
        return out

    def listed(self, facts: Facts) -> dict[str, list[Any]]:
        """What is corrected, for programs that show the board: its picture shows our own borders."""
        out: dict[str, list[Any]] = {
            title: [fact[1] for fact in facts if fact[0] == section.kind] for title, section in self.sections.items()
        }
        out["added"] = [list(fact[1:]) for fact, touch in facts.items() if fact[0] == "border" and touch]
        out["removed"] = [list(fact[1:]) for fact, touch in facts.items() if fact[0] == "border" and not touch]
        return out


def _number(word: str) -> int | str:
    """A word of the line, as a number if it is one."""
    return int(word) if re.fullmatch("[0-9]{1,3}", word) else word


def _parse(text: str) -> dict[str, Any]:
    lines = text.split("\n")
    line, column = len(lines), len(lines[-1]) + 1  # mistakes without a place are found at the end
    for number, words in enumerate(lines):
        if len(words) > _LONGEST_LINE:
            raise bad_board("board-text", line=str(number + 1), column=str(_LONGEST_LINE + 1))
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        place = re.search(r"line (\d+), column (\d+)", str(error))
        if place is not None:
            line, column = int(place[1]), int(place[2])
        raise bad_board("board-text", line=str(line), column=str(column)) from None


def check_connected(board: Board) -> None:
    """Every space can be reached from every other, over borders of any kind; raises BadOptions."""
    near = board.neighbours(*BORDERS)
    mainland: set[int] = set()
    for space in range(len(near)):
        reached, edge = {space}, [space]
        while edge:
            edge = list({b for a in edge for b in near[a]} - reached)
            reached.update(edge)
        if len(reached) == len(near):
            return
        mainland = max(mainland, reached, key=len)
    apart = next(region.id for space, region in enumerate(board.regions) if space not in mainland)
    raise bad_board("board-apart", given=apart)
