"""`greatpowers serve` in a process of its own, on a database that outlives it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

PATIENCE = 30


class Served:
    """A running server; can be killed and started again at the same address with the same tables."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._words = words  # more settings
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self._errors = folder / "errors.txt"
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", "greatpowers", "serve", "--port", port, "--database", self.database]
        command += self._words
        with self._errors.open("a") as errors:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line + self._errors.read_text()
        self.address = found[0]

    def kill(self) -> None:
        """As kill -9 does: without a chance to store anything."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate(timeout=PATIENCE)
            self._process = None
