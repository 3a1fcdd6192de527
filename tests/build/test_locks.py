"""The lock files and everything that repeats the version: complete, in step, and free of machine-specific addresses."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import greatpowers

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements" / "dev.txt"
WEB_LOCK = ROOT / "web" / "package-lock.json"


def pinned() -> list[Requirement]:
    lines = LOCK.read_text("utf-8").splitlines()
    return [Requirement(line) for line in lines if not line.startswith("#")]


def wanted() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    every = [Requirement(line) for extra in project["optional-dependencies"].values() for line in extra]
    return [requirement for requirement in every if requirement.name != project["name"]]


def web_packages() -> dict[str, dict[str, Any]]:
    packages: dict[str, dict[str, Any]] = json.loads(WEB_LOCK.read_text("utf-8"))["packages"]
    return packages


def test_the_python_lock_fits_pyproject() -> None:
    pins = {canonicalize_name(pin.name): pin.specifier for pin in pinned()}
    for requirement in wanted():
        (pin,) = pins[canonicalize_name(requirement.name)]
        assert pin.operator == "=="
        assert requirement.specifier.contains(pin.version), str(requirement)


def test_the_python_lock_names_no_addresses() -> None:
    assert "://" not in LOCK.read_text("utf-8")


def test_the_web_lock_fits_package_json() -> None:
    manifest = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    root = web_packages()[""]
    for kind in ("dependencies", "devDependencies"):
        assert root[kind] == manifest[kind]


def test_the_web_lock_covers_every_platform() -> None:
    """`npm ci` refuses a lock that lists only the optional packages of the machine on which it was made."""
    packages = web_packages()
    optional = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert optional
    assert {name for name in optional if f"node_modules/{name}" not in packages} == set()


def test_the_web_lock_names_no_registry() -> None:
    assert [name for name, package in web_packages().items() if "resolved" in package] == []


def test_the_version_is_the_same_everywhere() -> None:
    citation = re.search(r"^version: (\S+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    assert citation is not None
    assert citation[1] == greatpowers.__version__
    assert json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["version"] == greatpowers.__version__
    assert web_packages()[""]["version"] == greatpowers.__version__
