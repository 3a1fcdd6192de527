"""Records made of what is stored, word for word and unchecked: whatever has happened to a table, they can be had."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from greatpowers.core.header import cleaned
from greatpowers.core.options import BadOptions
from greatpowers.core.record import FORMAT, TITLE
from greatpowers.server.catalog import make_available_game
from greatpowers.server.database.chain import StoredAction
from greatpowers.server.database.storage import Header

_LONGEST_LINE = 10_000


def may_have_all(header: Header) -> bool:
    """Whether whoever is at a table may have its whole record: it is over, or nobody has secrets in it."""
    try:
        return header.summary.over or not make_available_game(header.game, len(header.seats), header.options).secrets
    except BadOptions:
        return False


def raw_record(header: Header, stored: Sequence[StoredAction], remarks: Mapping[int, list[str]]) -> str:
    """The record of a table as it is stored."""
    lines = [
        f"{TITLE} {FORMAT}",
        "# As it is stored; nothing has been checked.",
        f"game: {header.game}",
        f"rules: {header.rules_version}",
        f"seats: {len(header.seats)}",
        *(f"option {name}: {value}" for name, value in header.options.items() if value != ""),
        *(f"seen by: {viewer}" for viewer in [header.viewer] if viewer),
        *(f"player {number}: {seat.label()}" for number, seat in enumerate(header.seats, 1) if seat.label()),
        "",
        *_position_lines(header.position),
    ]
    for action in stored:
        lines += [f"# {text}" for text in remarks.get(action.number, [])]
        lines.append(action.line)
    lines += [f"# {text}" for number, texts in remarks.items() if number >= len(stored) for text in texts]
    return "\n".join(cleaned(line, _LONGEST_LINE) for line in [*lines, "end"]) + "\n"


def _position_lines(position: str) -> list[str]:
    """The lines of the first position, without its own header."""
    _, _, body = position.partition("\n\n")
    return ["position", *body.splitlines(), "end position"] if body else []
