"""The plain and the compiled engine, each for processes of their own: both have the same name."""

from __future__ import annotations

import filecmp
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal

from tools.compile import engine_modules

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"  # by `make compiled`; measured where it is there
KINDS = (".py", ".toml", ".json", ".ftl")  # of files that bots may need
Engine = Literal["plain", "compiled"]


def engines() -> list[Engine]:
    """Those that can be measured here: the compiled one only if it is the same as the plain one."""
    if not COMPILED.exists():
        return ["plain"]
    if changed := _changed():
        print(f"The compiled engine is not measured: {changed} is newer. Please run `make compiled`.", file=sys.stderr)
        return ["plain"]
    _renew_the_rest()
    return ["plain", "compiled"]


def environment(engine: Engine) -> dict[str, str]:
    """For processes that use this engine, whichever is installed."""
    package = COMPILED if engine == "compiled" else SOURCES
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), str(ROOT)])}


def _changed() -> str | None:
    """A module that differs from what was compiled, if there is one."""
    for name in engine_modules(SOURCES):
        module, copy = SOURCES / name, COMPILED / name
        if not copy.exists() or not filecmp.cmp(module, copy, shallow=False):
            return name
    return None


def _renew_the_rest() -> None:
    """Put today's bots and everything else that is not compiled beside the compiled engine."""
    for path in SOURCES.glob("greatpowers/**/*.*"):
        name = path.relative_to(SOURCES)
        if path.suffix in KINDS and "site" not in name.parts:
            (COMPILED / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, COMPILED / name)


class Worker:
    """A process that measures on demand: a request a line, an answer as JSON."""

    def __init__(self, engine: Engine, module: str, *words: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", module, *words],
            env=environment(engine),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )

    def ask(self, request: str) -> dict[str, Any]:
        """The answer to a request."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{request}\n")
        self._process.stdin.flush()
        return self.answer()

    def answer(self) -> dict[str, Any]:
        """The next answer; the first one comes unasked."""
        assert self._process.stdout is not None
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer

    def end(self) -> None:
        """Let the process go."""
        self._process.communicate()
