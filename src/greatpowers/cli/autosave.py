"""Saves a game after every decision, atomically."""

from __future__ import annotations

from pathlib import Path

from greatpowers.cli.files import describe_error, write_atomically
from greatpowers.table import Table


class Autosave:
    """Saves one table to one file whenever its actions have changed."""

    def __init__(self, table: Table, path: Path, *, in_default_folder: bool) -> None:
        self.table = table
        self.path = path
        self.in_default_folder = in_default_folder  # where a bare `--resume` finds it
        self._saved: list[int] | None = None

    def save(self) -> str:
        """Write the file if anything is new; returns an error message, or an empty text."""
        if self._saved == self.table.record.actions:
            return ""
        try:
            write_atomically(self.path, self.table.save())
        except OSError as error:
            return describe_error(self.path, error)
        self._saved = list(self.table.record.actions)
        return ""
