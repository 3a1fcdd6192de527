"""What a small install can do: the engine alone, and a command that says what it still needs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SRC = Path(__file__).parents[2] / "src"

# Without site-packages (-S) there is nothing but the standard library and our own source.
BARE = ["-I", "-S", "-c"]
HEAD = f"import sys; sys.path.insert(0, {str(SRC)!r})\n"

ENGINE = """
import importlib, pkgutil
for part in ("core", "games", "bots", "table"):
    package = importlib.import_module(f"greatpowers.{part}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if module.name != "greatpowers.core.text":  # sentences are made with fluent.runtime
            importlib.import_module(module.name)
print(importlib.import_module("greatpowers.games").make_game("imperial", 3).start().outcome)
"""

COMMAND = """
from greatpowers.__main__ import main
main()
"""


def python(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)


def test_the_engine_needs_nothing_but_python() -> None:
    done = python(*BARE, HEAD + ENGINE)
    assert (done.stdout, done.stderr) == ("None\n", "")


def test_without_its_libraries_the_command_says_what_to_install() -> None:
    done = python(*BARE, HEAD + COMMAND)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "pip install 'greatpowers[cli]'" in done.stderr


def test_without_its_libraries_the_server_says_what_to_install() -> None:
    without = "import sys; sys.modules['uvicorn'] = None; sys.argv[1:] = ['serve']\n"
    done = python("-c", without + COMMAND)
    assert done.returncode == 1
    assert done.stderr == "greatpowers: uvicorn is not installed. Install it with: pip install 'greatpowers[server]'\n"


def test_without_its_library_the_arena_says_what_to_install() -> None:
    without = "import sys; sys.modules['openskill'] = None; sys.argv[1:] = 'arena war -b thumb,random'.split()\n"
    done = python("-c", without + COMMAND)
    assert done.returncode == 1
    assert done.stderr == "greatpowers: openskill is not installed. Install it with: pip install 'greatpowers[arena]'\n"
