"""The wheel: everything that a user without Node and without a checkout needs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "greatpowers"
SITE = "greatpowers/server/site/"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    if not (PACKAGE / "server" / "site" / "index.html").is_file():
        pytest.skip("the client is not built (make web builds it)")
    folder = tmp_path_factory.mktemp("wheel")
    words = ["wheel", str(ROOT), "--no-deps", "--no-build-isolation", "--quiet", "--wheel-dir", str(folder)]
    done = subprocess.run([sys.executable, "-m", "pip", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (made,) = folder.glob("*.whl")
    return ZipFile(made)


def test_every_file_of_the_package_is_in_it(wheel: ZipFile) -> None:
    """The files except those of the site, whose names change with every build."""
    files = [path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    names = {f"greatpowers/{path.relative_to(PACKAGE).as_posix()}" for path in files}
    kept = {name for name in names if not name.startswith(SITE) and not name.endswith(".pyc")}
    assert kept <= set(wheel.namelist())
    for needed in ("map.json", "map-art.svg", "board.toml", "rulebook.toml", "help.toml", "text/de.ftl"):
        assert f"greatpowers/games/imperial/{needed}" in kept


def test_the_client_in_it_is_whole(wheel: ZipFile) -> None:
    page = wheel.read(f"{SITE}index.html").decode()
    named = re.findall(r'(?:src|href)="(?:\./|/)?([^":]+)"', page)
    assert any(name.endswith(".js") for name in named)
    for name in [*named, "text/en.ftl", "text/de.ftl", "text/fr.ftl"]:
        assert SITE + name in wheel.namelist()


def test_nothing_else_is_in_it(wheel: ZipFile) -> None:
    for name in wheel.namelist():
        assert name.startswith("greatpowers"), name
        assert not re.search(r"(^|/)(tests|node_modules|__pycache__)/|\.(ts|svelte|pyc)$", name), name
