"""Compile the engine and the bots' thinking with mypyc (`make compiled`): a copy of the package with compiled modules.

The result, build/compiled, stands beside the sources and changes nothing in them: put it first on PYTHONPATH to run it,
or build a wheel that contains it (`make wheel-compiled`). Takes some three and a half minutes of CPU time, about half
of it in the C compiler's optimiser; `--opt-level g` makes do with less of that.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "build" / "compiled"
SITE = ROOT / "src" / "greatpowers" / "server" / "site"
LEFT_OUT = {
    "core/conformance.py": "its exception derives from AssertionError, which a native class cannot",
    "core/text.py": "makes sentences at the edge, with a library",
    "core/native.py": "says what the compiler needs, and is needed without it",
    "bots/imperial/thumb.py": "named with parameters, which are read from its annotations",
    "bots/imperunde/thumb.py": "the same",
    "bots/war/thumb.py": "the same",
    "bots/search/players.py": "the same",
    "bots/imperial/levels.py": "numbers, which are quicker tried without compiling them",
    "bots/imperunde/levels.py": "the same",
    "bots/war/levels.py": "the same",
}
SETUP = """\
import sys
from mypyc.build import mypycify
from setuptools import setup

options = ["--config-file", "mypy.ini"]
levels = {"opt_level": sys.argv[1], "debug_level": "0"}
modules = mypycify([*options, *sys.argv[3:]], **levels, multi_file=True, group_name="greatpowers")
arguments = ["build_ext", "--inplace", "-j", sys.argv[2]]
setup(name="greatpowers-compiled", packages=[], ext_modules=modules, script_args=arguments)
"""
CONFIG = """\
[mypy]
strict = True
explicit_package_bases = True
mypy_path = $MYPY_CONFIG_FILE_DIR
"""


def main() -> int:
    """Copy the package, compile its engine in the copy, and say how many modules there are."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--target", type=Path, default=TARGET)
    parser.add_argument("--opt-level", choices=["0", "g", "1", "2", "3"], default="3", help="of the C compiler")
    arguments = parser.parse_args()
    target: Path = arguments.target
    shutil.rmtree(target, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "site")  # the client may be being built meanwhile
    shutil.copytree(ROOT / "src" / "greatpowers", target / "greatpowers", ignore=ignored)
    (target / "setup.py").write_text(SETUP, "utf-8")
    (target / "mypy.ini").write_text(CONFIG, "utf-8")
    sources = engine_modules(target)
    command = [sys.executable, "setup.py", arguments.opt_level, str(os.cpu_count() or 1), *sources]
    done = subprocess.run(command, cwd=target, capture_output=True, text=True, check=False)
    if done.returncode:
        print((done.stdout + done.stderr)[-4000:], file=sys.stderr)
        return 1
    shutil.rmtree(target / "build", ignore_errors=True)  # C sources and object files
    if SITE.exists():
        shutil.copytree(SITE, target / "greatpowers" / "server" / "site")
    print(f"{len(sources)} modules compiled in {target}")
    return 0


def engine_modules(target: Path) -> list[str]:
    """The modules of core, games and bots that are compiled, relative to the target."""
    package = target / "greatpowers"
    found = [*package.glob("core/*.py"), *package.glob("games/**/*.py"), *package.glob("bots/*/*.py")]
    names = sorted(str(path.relative_to(package)) for path in found)
    return [f"greatpowers/{name}" for name in names if name not in LEFT_OUT]


if __name__ == "__main__":
    sys.exit(main())
