"""The page about hosting: its commands run, its files agree with each other, and with the program."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from configparser import RawConfigParser
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from greatpowers.cli.app import app
from greatpowers.cli.database import DATABASE
from greatpowers.server import health
from greatpowers.server.accounts.names import account_name
from greatpowers.server.accounts.storage import AccountStorage
from greatpowers.server.database.storage import Header, Storage, Summary
from greatpowers.table import Seat
from tests.server.postgresql import Cluster
from tests.server.test_process import Served

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
FILES = {path.name: path.read_text("utf-8") for path in sorted((ROOT / "docs" / "hosting").iterdir())}
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
COMMANDS = [
    line.strip().removeprefix("$ ")
    for block in re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL)
    for line in block.replace("\\\n", " ").splitlines()
]
POSTGRESQL = "postgresql+psycopg:///greatpowers"
TABLE, GUEST = "q3Zk0vYxT1aB", "3f9a60b2c41d"  # as on the page


def run(words: list[str]) -> Result:
    return CliRunner().invoke(app, words)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder; the default database has the table, the guest and the account of the page."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("GREATPOWERS_DATABASE", raising=False)
    monkeypatch.chdir(tmp_path)
    stored = Storage(f"sqlite:///{tmp_path / 'greatpowers' / DATABASE}")
    stored.migrate()
    seats = [Seat("Ada"), Seat("", "thumb")]
    stored.create(
        Header(TABLE, GUEST.ljust(64, "0"), "imperial", 1, {}, seats, 7, Summary(1, False, 0)), ["* deal italy"]
    )
    AccountStorage(stored).register(account_name("Ada Lovelace"), "a hash", None)
    stored.close()
    return tmp_path


def test_the_commands_of_the_owner_run_in_the_order_of_the_page(folder: Path, cluster: Cluster) -> None:
    url = cluster.new_database()
    commands = [command for command in COMMANDS if command.startswith("greatpowers admin")]
    assert len(commands) >= 10
    for command in commands:
        words = [url if word == POSTGRESQL else word for word in shlex.split(command)]
        result = run(words[1:])
        assert result.exit_code == 0, f"{command}: {result.output}"
    moved = Storage(url)
    assert [action.line for action in moved.actions(TABLE)] == ["* deal italy"]
    moved.close()


def test_the_addresses_to_ask_exist() -> None:
    asked = {path for command in COMMANDS for path in re.findall(r"^curl .*127\.0\.0\.1:8765(/\w+)$", command)}
    assert len(asked) == 2
    assert asked <= {path for route in health.ROUTES for path in route.paths}


def server_commands() -> Iterator[list[str]]:
    """How the page, the unit and the container start the server, and what else they call."""
    yield from (shlex.split(command)[1:] for command in COMMANDS if command.startswith("greatpowers serve"))
    for name, text in FILES.items():
        for line in re.findall(r"^ExecStart=(.*greatpowers .*)$", text, re.MULTILINE):
            words = shlex.split(line.replace("%%", "%"))
            command = words[-1].removeprefix("exec ") if words[0] == "/bin/sh" else line
            assert command.startswith("/opt/greatpowers/bin/greatpowers "), name
            yield shlex.split(command)[1:]
    started = re.search(r"^CMD \[(.*)\]$", CONTAINER, re.MULTILINE)
    assert started
    yield re.findall(r'"([^"]*)"', started[1])


@pytest.mark.parametrize("words", list(server_commands()), ids=" ".join)
def test_the_server_is_started_with_options_that_exist(words: list[str]) -> None:
    assert run([*words, "--help"]).exit_code == 0


def test_all_settings_exist() -> None:
    said = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).stdout
    known = set(re.findall(r"GREATPOWERS_[A-Z_]+", said))
    named = set(re.findall(r"GREATPOWERS_[A-Z_]+", PAGE + CONTAINER + "".join(FILES.values())))
    assert len(named) > 3
    assert named <= known


def test_everybody_speaks_of_the_same_port_and_name() -> None:
    for name in ("nginx.conf", "Caddyfile"):
        assert "127.0.0.1:8765" in FILES[name]
        assert "games.example.org" in FILES[name]
    assert "GREATPOWERS_HOST_NAME=games.example.org" in FILES["greatpowers.env"]
    assert set(re.findall(r":(\d{4})\b", CONTAINER)) == {"8765"}
    assert "default: 8765" in " ".join(run(["serve", "--help"]).stdout.split())


def test_the_page_links_every_file() -> None:
    assert {name for name in FILES if f"(hosting/{name})" not in PAGE} == set()


@pytest.mark.parametrize(
    "name", [name for name in FILES if name.startswith("greatpowers") and not name.endswith(".env")]
)
def test_units_can_be_read_and_start_as_the_user_of_the_page(name: str) -> None:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[method-assign, assignment]
    unit.read_string(FILES[name])
    assert FILES[name].startswith(f"# /etc/systemd/system/{name}\n")
    if name.endswith(".service"):
        assert unit["Service"]["User"] == "greatpowers"
        assert unit["Service"]["EnvironmentFile"] == "-/etc/greatpowers.env"


def test_the_container_is_built_from_what_is_there() -> None:
    """Only plain image names; every copied path exists and is not ignored; it does not run as root."""
    allowed = (ROOT / ".dockerignore").read_text("utf-8").split("\n")
    assert set(re.findall(r"^FROM (\S+)", CONTAINER, re.MULTILINE)) == {"node:22-slim", "python:3.13-slim"}
    for line in re.findall(r"^COPY (?!--from)(.*)$", CONTAINER, re.MULTILINE):
        for path in line.split()[:-1]:
            assert (ROOT / path).exists(), path
            assert any(path.startswith(entry[1:]) for entry in allowed if entry.startswith("!")), path
    assert re.search(r"^USER greatpowers$", CONTAINER, re.MULTILINE)
    for instruction in ("VOLUME /data", "HEALTHCHECK", "ENV XDG_DATA_HOME=/data"):
        assert instruction in CONTAINER


def test_the_container_starts_the_program_and_takes_the_client_from_where_it_is_built() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert 'ENTRYPOINT ["greatpowers"]' in CONTAINER
    assert "greatpowers" in project["scripts"]
    for extra in re.findall(r"(?:\.|greatpowers)\[(\w+)\]", CONTAINER):
        assert extra in project["optional-dependencies"]
    [site] = re.findall(r"^COPY --from=client (\S+) (?:\S+)$", CONTAINER, re.MULTILINE)
    workdir = Path("/build/web")
    [built] = re.findall(r'^const SITE = "([^"]+)"', (ROOT / "web" / "vite.config.ts").read_text("utf-8"), re.MULTILINE)
    assert os.path.normpath(workdir / built) == os.path.normpath(site)


def test_the_health_check_of_the_container_notices_a_server_that_is_gone(tmp_path: Path) -> None:
    check = re.search(r'CMD (\["python".*\])$', CONTAINER, re.MULTILINE)
    assert check
    _, flag, code = json.loads(check[1])
    served = Served(tmp_path)
    words = [sys.executable, flag, code.replace("8765", served.address.rpartition(":")[2])]
    assert subprocess.run(words, check=False).returncode == 0
    served.stop(signal.SIGTERM)
    assert subprocess.run(words, check=False, stderr=subprocess.DEVNULL).returncode != 0
