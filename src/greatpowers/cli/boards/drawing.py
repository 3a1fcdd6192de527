"""Shared by the text boards: the colours of the powers, plain tables."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.table import Table

from greatpowers.core.board import Board

_DARK: Final = 140  # brightness below which white text is more legible


def power_styles(board: Board) -> list[Style]:
    """A style for each power: its colour, with a text colour that is legible on it."""
    styles: list[Style] = []
    for power in board.powers:
        colour = str(power.facts["colour"])
        red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
        dark = 0.3 * red + 0.59 * green + 0.11 * blue < _DARK
        styles.append(Style(color="white" if dark else "black", bgcolor=colour, bold=True))
    return styles


def plain_table() -> Table:
    """Columns without lines between them."""
    return Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
