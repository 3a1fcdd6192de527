"""Settings: the names of a server, a path before all paths, and variables as well as flags."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from greatpowers.cli import serve
from greatpowers.cli.app import app
from greatpowers.cli.console import UserError
from greatpowers.cli.serve import make_settings
from greatpowers.server.app import make_app
from greatpowers.server.bots.pool import BotPool
from greatpowers.server.database.storage import Storage
from greatpowers.server.settings import Networks, Settings
from greatpowers.server.sub_path import SubPath
from tests.server.conftest import Client, error_of
from tests.server.running import Line, running

PUBLIC = make_settings("127.0.0.1", host_names=["Play.Example.org"])


@pytest.mark.parametrize(
    ("host", "at_home", "in_public"),
    [
        ("localhost:8765", True, True),
        ("127.0.0.1", True, True),
        ("[::1]:8765", True, True),
        ("192.168.0.7:8765", True, False),
        ("[fe80::1]", True, False),
        ("play.example.org", False, True),
        ("PLAY.example.org.:443", False, True),
        ("evil.test", False, False),
        ("127.0.0.1.evil.test", False, False),
        ("", False, False),
    ],
)
def test_names_of_a_server(host: str, at_home: bool, in_public: bool) -> None:
    assert make_settings("127.0.0.1").answers_to(host) is at_home
    assert PUBLIC.answers_to(host) is in_public


def test_a_server_answers_to_the_names_of_its_machine() -> None:
    assert make_settings("table.lan").answers_to("table.lan:8765")
    for name in (socket.gethostname(), f"{socket.gethostname()}.local:8765"):
        assert make_settings("0.0.0.0").answers_to(name)


def test_other_names_are_refused_in_words(client: Client) -> None:
    said = error_of(client.get("/api/tables", headers={"Host": "evil.test"}), 400)
    assert "evil.test" in said
    assert "--host-name" in said


def test_networks() -> None:
    some = Networks(["10.0.0.0/8", "::1"])
    assert all(address in some for address in ("10.1.2.3", "::1", "::ffff:10.1.2.3"))
    assert not any(address in some for address in ("11.1.2.3", "::2", "testclient", ""))


@pytest.mark.parametrize("flag", ["proxies", "metrics_from"])
def test_addresses_that_are_none(flag: str) -> None:
    wrong: Any = {flag: ["10.0.0.0/99"]}
    with pytest.raises(UserError, match=r"10\.0\.0\.0/99"):
        make_settings("127.0.0.1", **wrong)


def test_variables_count_like_flags(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[Any, ...]] = []
    monkeypatch.setattr(serve, "serve", lambda *given: seen.append(given))
    variables = {
        "GREATPOWERS_PORT": "1234",
        "GREATPOWERS_DATABASE": "sqlite:///x",
        "GREATPOWERS_HOST_NAME": "a.test b.test",
        "GREATPOWERS_ROOT_PATH": "games/",
        "GREATPOWERS_PROXY": "10.0.0.1",
        "GREATPOWERS_CONNECTIONS": "50",
        "GREATPOWERS_PUBLIC_URL": "https://games.test/play",
        "GREATPOWERS_SMTP": "smtps://ada:p%40ss@mail.test",
        "GREATPOWERS_MAIL_FROM": "Games <games@games.test>",
        "GREATPOWERS_NOTICE_GRACE": "90",
        "GREATPOWERS_STRONGEST_BOT": "medium",
    }
    result = CliRunner().invoke(app, ["serve", "--host-name", "c.test", "--any-port"], env=variables)
    assert result.exit_code == 0, result.output
    (host, port, database, *_, any_port, settings), *_ = seen
    assert (host, port, database, any_port) == ("127.0.0.1", 1234, "sqlite:///x", True)
    assert settings.host_names == ["c.test"]
    assert settings.root_path == "/games"
    assert "10.0.0.1" in settings.proxies
    assert settings.connections == 50
    assert settings.strongest_bot == "medium"
    assert (settings.public_url, settings.notice_grace) == ("https://games.test/play", 90)
    assert (settings.smtp, settings.mail_from) == ("smtps://ada:p%40ss@mail.test", "Games <games@games.test>")


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--public-url", "games.test"], "games.test"),
        (["--public-url", "ftp://games.test"], "ftp:"),
        (["--smtp", "smtp://mail.test", "--mail-from", "games@games.test"], "--public-url"),
        (["--public-url", "https://games.test", "--smtp", "smtp://mail.test"], "--mail-from"),
        (["--public-url", "https://games.test", "--smtp", "mail.test", "--mail-from", "g@games.test"], "smtp:"),
    ],
)
def test_settings_of_notices_that_make_no_sense(flags: list[str], said: str) -> None:
    result = CliRunner().invoke(app, ["serve", *flags], env={"COLUMNS": "200"})
    assert result.exit_code != 0
    assert said in result.output


def test_the_help_names_the_variables() -> None:
    said = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).stdout
    for name in ("HOST", "PORT", "DATABASE", "HOST_NAME", "ROOT_PATH", "PROXY", "METRICS_FROM", "CONNECTIONS"):
        assert f"GREATPOWERS_{name}]" in said


def test_a_taken_port_is_no_obstacle_where_any_will_do() -> None:
    with serve._listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with serve._listen_somewhere("127.0.0.1", port) as other:
            assert other.getsockname()[1] not in (0, port)
    with serve._listen_somewhere("127.0.0.1", port) as free:
        assert free.getsockname()[1] == port, "the same port as before, so that the browser finds its settings"


def test_below_a_path(database: str, bot_pool: BotPool, site: Path) -> None:
    """Whether or not the proxy strips the path; the websocket too, and nothing leads out of it."""
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<title>The table</title>", "utf-8")
    settings = Settings(root_path="/games")
    below = SubPath(make_app(Storage(database), bot_pool, site, settings=settings), "/games")
    with (
        running(below, settings) as port,
        httpx.Client(base_url=f"http://127.0.0.1:{port}") as visitor,
    ):
        assert visitor.get("/games").headers["location"] == "/games/"
        first = visitor.get("/games/")
        assert "The table" in first.text
        assert "Path=/games;" in first.headers["set-cookie"]
        assert visitor.get("/games/api/tables").json() == visitor.get("/api/tables").json() == []
        for path, root in (("/games/rules", "/games/"), ("/games/table/abc", "/games/"), ("/table/abc", "/")):
            answer = visitor.get(path)
            assert answer.status_code == 302
            assert str(answer.url.join(answer.headers["location"]).path) == root
        line = Line(port)
        line.send(
            "GET /games/api/tables/none/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        assert line.answer().startswith("HTTP/1.1 403"), "refused for want of such a table, not of such an address"
        line.close()
