"""The build hook that puts the compiled engine into wheels, on a small tree that looks like a compiled one."""

from __future__ import annotations

import shutil
import sysconfig
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[2]
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
MODULE = f"greatpowers/core/game{SUFFIX}"
SHARED = f"greatpowers__mypyc{SUFFIX}"
ENABLE = "HATCH_BUILD_HOOK_ENABLE_CUSTOM"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Our build configuration around a package of one module, with stand-ins for what mypyc makes of it."""
    monkeypatch.delenv(ENABLE, raising=False)
    for name in ("pyproject.toml", "README.md", "LICENSE", "tools/compiled_wheel.py", "src/greatpowers/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    write(tmp_path / "src/greatpowers/core/game.py", "rule = 1")
    write(tmp_path / "build/compiled/greatpowers/core/game.py", "rule = 1")
    write(tmp_path / "build/compiled" / MODULE)
    write(tmp_path / "build/compiled" / SHARED)
    return tmp_path


def write(path: Path, text: str = "") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def wheel(project: Path) -> Path:
    (made,) = WheelBuilder(str(project)).build(directory=str(project / "dist"), versions=["standard"])
    return Path(made)


def test_a_wheel_is_pure_unless_asked_otherwise(project: Path) -> None:
    made = wheel(project)
    assert made.name.endswith("-py3-none-any.whl")
    assert {MODULE, SHARED}.isdisjoint(ZipFile(made).namelist())


def test_the_compiled_wheel_has_both_extensions_and_sources(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENABLE, "true")
    made = wheel(project)
    assert {MODULE, SHARED, "greatpowers/core/game.py"} <= set(ZipFile(made).namelist())


def test_the_compiled_wheel_is_for_this_python_and_platform(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENABLE, "true")
    made = wheel(project)
    assert f"-cp{sysconfig.get_config_var('py_version_nodot')}-" in made.name
    assert not made.name.endswith("-any.whl")
    (metadata,) = (name for name in ZipFile(made).namelist() if name.endswith(".dist-info/WHEEL"))
    assert b"Root-Is-Purelib: false" in ZipFile(made).read(metadata)


def test_an_editable_install_runs_the_sources(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENABLE, "true")
    hook = WheelBuilder(str(project)).get_build_hooks(str(project / "dist"))["custom"]
    build_data: dict[str, object] = {}
    hook.initialize("editable", build_data)
    assert build_data == {}


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda project: shutil.rmtree(project / "build"), id="missing"),
        pytest.param(lambda project: write(project / "src/greatpowers/core/game.py", "rule = 2"), id="changed"),
        pytest.param(lambda project: write(project / "src/greatpowers/games/new.py"), id="added"),
        pytest.param(lambda project: (project / "src/greatpowers/core/game.py").unlink(), id="removed"),
    ],
)
def test_what_was_compiled_from_other_sources_is_refused(
    project: Path, monkeypatch: pytest.MonkeyPatch, change: Callable[[Path], object]
) -> None:
    monkeypatch.setenv(ENABLE, "true")
    change(project)
    with pytest.raises(RuntimeError, match="make compiled"):
        wheel(project)


def test_what_was_compiled_for_another_python_is_refused(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENABLE, "true")
    for name in (MODULE, SHARED):
        path = project / "build/compiled" / name
        path.rename(path.with_name(path.name.replace(SUFFIX, ".cpython-38-other.so")))
    with pytest.raises(RuntimeError, match="make compiled"):
        wheel(project)
