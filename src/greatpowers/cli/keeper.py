"""Keeps a game in its file: after every decision, whole or not at all."""

from __future__ import annotations

from pathlib import Path

from greatpowers.cli.files import trouble, write_whole
from greatpowers.table import Table


class Keeper:
    """Writes one table to one file whenever its actions have changed."""

    def __init__(self, table: Table, path: Path, *, usual: bool) -> None:
        self.table = table
        self.path = path
        self.usual = usual  # whether `--resume` alone would find it
        self._kept: list[int] | None = None

    def keep(self) -> str:
        """Write the file if anything is new; what went wrong, or nothing."""
        if self._kept == self.table.record.actions:
            return ""
        try:
            write_whole(self.path, self.table.save())
        except OSError as error:
            return trouble(self.path, error)
        self._kept = list(self.table.record.actions)
        return ""
