"""`greatpowers serve`: errors in one line, before anything starts."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from greatpowers.cli import serve
from greatpowers.cli.app import app
from greatpowers.cli.console import UserError
from greatpowers.cli.database import served_storage


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "greatpowers"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--port", "70000"], "65535"),
        (["--port", "-1"], "65535"),
        (["--port", "x"], "--port"),
        (["--host", "no such host", "--port", "0"], "no such host"),
        (["--port", "0", "--database", "nonsense"], "database"),
        (["--port", "0", "--database", "oracle9://x"], "database"),
        (["--port", "0", "--board", "/nowhere/my-board.toml"], "/nowhere/my-board.toml"),
        (["--port", "0", "--board", __file__], "test_serve.py: Line"),
    ],
)
def test_mistakes(words: list[str], says: str) -> None:
    result = CliRunner().invoke(app, ["serve", *words])
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert says in result.stderr


def test_a_corrected_board_for_new_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "my-board.toml"
    path.write_text("[values]\nbrazil = 2\nperu = 2\n", "utf-8")
    defaults = serve._server_defaults(path)
    assert defaults.options("imperunde") == {"corrections": "value brazil 2, value peru 2"}
    assert defaults.options("imperial") == {}
    assert capsys.readouterr().out == f"New tables of imperunde start with {path}: 2 corrections to the board.\n"
    path.write_text('[zones]\nspain = "middle_east"\n', "utf-8")
    assert serve._server_defaults(path).options("war") == {"corrections": "zone spain middle_east"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[zones]\nspain = "atlantis"\n', "atlantis"),  # of War!, whose zones are known
        ("[values]\natlantis = 2\n", "atlantis"),  # of ImpeRunde, whose values are known
        ("[wonders]\natlantis = 2\n", "wonders"),
    ],
)
def test_a_board_with_a_mistake_is_explained_by_the_game_that_it_is_for(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "my-board.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(UserError, match=said):
        serve._server_defaults(path)


def test_the_database_is_in_the_users_folder(data_folder: Path) -> None:
    with served_storage("") as storage:
        storage.close()
    assert (data_folder / "tables.sqlite").is_file()


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/"),
        ("0.0.0.0", "http://127.0.0.1:80/"),
        ("::", "http://[::1]:80/"),
        ("example.test", "http://example.test:80/"),
    ],
)
def test_the_address_to_open(host: str, address: str) -> None:
    assert serve._address(host, 80) == address


def test_it_runs_opens_the_browser_and_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    running: list[serve._Server] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    started = serve._Server.startup

    async def startup(server: serve._Server, sockets: object = None) -> None:
        running.append(server)
        await started(server, sockets)  # type: ignore[arg-type]
        server.should_exit = True

    monkeypatch.setattr(serve._Server, "startup", startup)
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--open"])
    assert result.exit_code == 0, result.output
    assert opened
    assert opened[0] in result.stdout
    assert running
