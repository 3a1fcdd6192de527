"""Fitting pieces of text into the width of a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text as RichText


def flow(pieces: Iterable[RichText], gap: RichText, width: int, indent: int = 0) -> RichText:
    """Join pieces with gaps, wrapping only between pieces; continuation lines are indented."""
    out = RichText()
    mark = RichText(gap.plain.rstrip(), style=gap.style)  # what ends a line that goes on
    listed = list(pieces)
    used = 0
    for number, piece in enumerate(listed):
        needed = gap.cell_len + piece.cell_len + (mark.cell_len if piece is not listed[-1] else 0)
        if number and used + needed > width:
            out.append_text(mark).append("\n" + " " * indent)
            used = indent
        elif number:
            out.append_text(gap)
            used += gap.cell_len
        out.append_text(piece)
        used += piece.cell_len
    return out


def columns(items: Sequence[RichText], width: int) -> Table:
    """Lay items out in as many columns as fit, filled column by column."""
    widest = max(item.cell_len for item in items)
    count = max(1, min(len(items), (width + 2) // (widest + 2)))
    rows = -(-len(items) // count)
    grid = Table.grid(padding=(0, 2))
    for _ in range(-(-len(items) // rows)):
        grid.add_column(min_width=min(widest, width))
    for row in range(rows):
        grid.add_row(*items[row::rows])
    return grid
