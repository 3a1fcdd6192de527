"""Which lessons were learned at this keyboard, kept beside the saved games."""

from __future__ import annotations

from pathlib import Path

from greatpowers.cli.files import data_folder, describe_error, write_atomically
from greatpowers.core.lessons import Lesson


def _file() -> Path:
    return data_folder() / "learned.txt"


def _entry(lesson: Lesson) -> str:
    return f"{lesson.game.id}/{lesson.name}"


class Learned:
    """The lessons that were done, a line each in a file; one that cannot be read counts as empty."""

    def __init__(self) -> None:
        try:
            self._entries = _file().read_text("utf-8", errors="replace").split()
        except OSError:
            self._entries = []

    def __contains__(self, lesson: Lesson) -> bool:
        return _entry(lesson) in self._entries

    def add(self, lesson: Lesson) -> str:
        """Remember a lesson; returns an error message, or an empty text."""
        if lesson in self:
            return ""
        self._entries.append(_entry(lesson))
        path = _file()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(path, "\n".join(self._entries) + "\n")
        except OSError as error:
            return describe_error(path, error)
        return ""
