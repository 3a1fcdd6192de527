"""Fixtures for the command line: a data folder of its own for every test, and ways to run commands."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from greatpowers.cli.app import app

Run = Callable[..., Result]
Process = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test its own data folder and a screen 100 columns wide."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("NO_COLOR", "FORCE_COLOR", "GREATPOWERS_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "data" / "greatpowers"


@pytest.fixture
def run() -> Run:
    """Run a command in this process; `typed` is its input."""

    def runner(*words: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(words), input=typed)

    return runner


@pytest.fixture
def process() -> Process:
    """Run a command in a process of its own."""

    def runner(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "greatpowers", *words],
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
            env={**os.environ, **environment},
        )

    return runner
