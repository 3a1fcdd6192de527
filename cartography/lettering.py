"""Lettering: how wide a name is, how it breaks into lines, and what room it takes on a curve.

Widths are those of the typeface that the client ships (`fonts.py`). Home provinces stand in bold small capitals, lands
in spaced capitals, seas in spaced italics on a curve.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from pathlib import Path

from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry

from cartography.geometry import Entry, Place, Points, spline
from cartography.paths import bezier

LANGUAGES = ("en", "de", "fr")
LEADING = 1.06  # line height, in sizes
LEAST = 12.5  # the smallest readable size, px
SMALL = 0.8  # small capitals against capitals; some browsers set them a little smaller
LETTERS = json.loads((Path(__file__).parent / "data" / "letters.json").read_text("utf-8"))
LETTERS["semibold"] = {letter: (wide + LETTERS["bold"][letter]) / 2 for letter, wide in LETTERS["roman"].items()}


@dataclass(frozen=True)
class Hand:
    """A style of lettering: typeface, spacing in sizes, and whether small letters become capitals."""

    face: str
    spacing: float
    capitals: float = 0.0  # how large small letters stand as capitals; 0: they stay small


HOME = Hand("bold", 0.02, SMALL)
LAND = Hand("roman", 0.09, 1.0)
PLAIN = Hand("semibold", 0.03)  # lands where a board has very many
SEA = Hand("italic", 0.07)
SCENERY = Hand("italic", 0.0)
POWER = Hand("roman", 0.2, 1.0)


def width(text: str, hand: Hand) -> float:
    """The width of a text in sizes."""
    return sum(_letter(letter, hand) + hand.spacing for letter in text)


def _letter(letter: str, hand: Hand) -> float:
    letters: dict[str, float] = LETTERS[hand.face]
    if not hand.capitals or not letter.islower():
        return letters[letter]
    return hand.capitals * sum(letters[capital] for capital in letter.upper())


def wrap(name: str, longest: int = 9) -> list[str]:
    """A long name in two lines, broken at the blank or hyphen that balances them best."""
    breaks = [i + 1 for i, letter in enumerate(name) if letter in " -"]
    if len(name) <= longest or not breaks:
        return [name]
    best = min(breaks, key=lambda i: max(i, len(name) - i))
    return [name[:best].rstrip(), name[best:]]


class Block:
    """A name in all languages, to be set around one point."""

    def __init__(self, names: dict[str, str], hand: Hand, longest: int = 9) -> None:
        self.tight = False
        self.lines = {language: wrap(names[language], longest) for language in LANGUAGES}
        self.widths = {language: max(width(t, hand) for t in lines) for language, lines in self.lines.items()}

    def extent(self, size: float) -> tuple[float, float]:
        """Width and height that hold the name in every language."""
        return self._width(size), max(map(len, self.lines.values())) * size * LEADING

    def _width(self, size: float) -> float:
        """What the longest name needs; when it is `tight`, what the original needs, and all at a readable size."""
        longest = max(self.widths.values())
        return max(self.widths["en"] * size, longest * min(size, LEAST)) if self.tight else longest * size

    def entry(self, at: Place, size: float) -> Entry:
        """What `map.json` says of it."""
        place = [round(float(v), 1) for v in at]
        room = self._width(size)
        out = {}
        for language in LANGUAGES:
            fitting = math.floor(min(size, room / self.widths[language]) * 10 + 1e-6) / 10
            out[language] = {"lines": self.lines[language], "at": place, "size": fitting}
        return out


class Banner:
    """A name on a curved baseline in all languages; a longer name is set smaller or tighter, never spread too far."""

    def __init__(self, names: dict[str, str], points: Points, largest: float, hand: Hand, spread: float = 0.0) -> None:
        self.names, self.hand, self.spread = names, hand, spread
        self.curve = LineString(spline(points, 4))
        self.d = bezier(points)
        self.sizes = {}
        for language in LANGUAGES:
            self.sizes[language] = round(min(largest, 0.97 * self.curve.length / width(names[language], hand)), 1)

    def room(self) -> BaseGeometry:
        """The band that the letters take, in any language."""
        size = max(self.sizes.values())
        return self.curve.offset_curve(-size * 0.25).buffer(size * 0.55)

    def entry(self) -> Entry:
        """What `map.json` says of it."""
        middle = [round(v, 1) for v in self.curve.interpolate(0.5, normalized=True).coords[0]]
        out = {}
        for language in LANGUAGES:
            size, name = self.sizes[language], self.names[language]
            free = 0.97 * self.curve.length - width(name, self.hand) * size
            spacing = self.hand.spacing * size + self.spread * max(0.0, free) / len(name)
            entry = {"lines": [name], "at": middle, "size": size, "spacing": round(spacing, 1), "curve": self.d}
            out[language] = entry
        return out
