"""Regions in typed lines, and what they border on."""

from __future__ import annotations

from typing import Final

from greatpowers.cli.choices import matches_prefixes, words_of
from greatpowers.core.board import Place
from greatpowers.core.text import Text

# Kinds of borders, and the messages that tell them. Canals have to be dug, and straits have a master.
_BORDERS: Final = {"play-near": ("land", "coast", "sea"), "play-near-passage": ("canal", "strait")}


def regions_called(typed: str, text: Text) -> list[str]:
    """The ids of the regions with this name; otherwise of all that have a word beginning so."""
    assert text.game is not None
    regions, words = text.game.board.regions, words_of(typed)
    if not words:
        return []
    exact = [region.id for region in regions if words in map(words_of, _names(region, text))]
    return exact or [
        region.id for region in regions if any(matches_prefixes(words, name) for name in _names(region, text))
    ]


def borders_of(region: str, text: Text) -> list[tuple[str, list[str]]]:
    """The messages that tell what a region borders on, each with the ids of these regions."""
    assert text.game is not None
    board = text.game.board
    at, out = board.region_index[region], list[tuple[str, list[str]]]()
    for message, kinds in _BORDERS.items():
        near = board.neighbours(*(kind for kind in kinds if kind in board.borders))[at]
        if near:
            out.append((message, [board.regions[other].id for other in near]))
    return out


def _names(region: Place, text: Text) -> list[str]:
    return [str(text.word(region.id)), region.id.replace("_", " ")]
