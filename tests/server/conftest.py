"""What the tests of the server share: an application of their own, bots that think, and a person who clicks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from greatpowers.server.app import make_app
from greatpowers.server.library import House
from greatpowers.server.storage import Storage
from greatpowers.server.thinking import Thinker
from tests.server.postgresql import Cluster, started_cluster, why_no_cluster

Message = dict[str, Any]
Client = TestClient[Litestar]
Start = Callable[..., AbstractContextManager[Client]]
PATIENCE = 20.0  # seconds until a missing message fails a test
PERSON = {"name": "Ada", "bot": ""}
BOT = {"name": "Bruno", "bot": "random"}


@pytest.fixture(scope="session")
def thinker() -> Iterator[Thinker]:
    """Bots in a process, started once for all tests."""
    thinking = Thinker()
    yield thinking
    thinking.close()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Modules that name DATABASES run their tests on each of them."""
    if "database" in metafunc.fixturenames:
        kinds = getattr(metafunc.module, "DATABASES", ["sqlite"])
        metafunc.parametrize("database", kinds, indirect=True, ids=kinds if len(kinds) > 1 else [pytest.HIDDEN_PARAM])


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of the kind that the module asks for."""
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        return cluster.new_database()
    return f"sqlite:///{tmp_path / 'data' / 'tables.sqlite'}"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server of this test run's own."""
    reason = why_no_cluster()
    if reason:
        pytest.skip(reason)
    with started_cluster() as running:
        yield running


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Where the built client would be."""
    return tmp_path / "site"


@pytest.fixture
def start(database: str, thinker: Thinker, site: Path) -> Start:
    """Start the application; again and again on the same database, if wished."""

    @contextmanager
    def starter(thinking: Thinker = thinker, house: House | None = None) -> Iterator[Client]:
        with TestClient(make_app(Storage(database), thinking, site, house), base_url="http://table.test") as client:
            yield client

    return starter


@pytest.fixture
def client(start: Start) -> Iterator[Client]:
    with start() as running:
        yield running


def new_table(client: Client, *seats: dict[str, str], **wishes: Any) -> str:
    """A new table; by default a person against three bots, always with the same luck."""
    wish = {"game": "imperial", "seats": list(seats) or [PERSON, BOT, BOT, BOT], "seed": 1, **wishes}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def error_of(answer: Any, status: int) -> str:
    """The message of a refused request."""
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert list(told) == ["error"]
    assert "Traceback" not in told["error"]
    return str(told["error"])


class Browser:
    """A person at a live table."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.state: Message = {}

    def hear(self) -> Message:
        """The next message; a state is remembered."""
        told: Message = self.socket.receive_json(timeout=PATIENCE)
        if told["type"] == "state":
            self.state = told
        return told

    def hear_until(self, wanted: Callable[[Message], bool]) -> Message:
        while not wanted(told := self.hear()):
            pass
        return told

    def hear_type(self, kind: str) -> Message:
        return self.hear_until(lambda told: told["type"] == kind)

    def say(self, **message: Any) -> None:
        self.socket.send_json(message)

    @property
    def is_asked(self) -> bool:
        return bool(self.state.get("legal"))

    def wait_for_turn(self) -> Message:
        """Listen until a person is asked or the game is over."""
        while not self.state or (not self.is_asked and self.state["outcome"] is None):
            self.hear()
        return self.state

    def play(self, choice: int = 0) -> Message:
        """Take one of the legal actions; the state that comes of it."""
        before = self.state["number"]
        self.say(type="play", number=before, action=self.state["legal"][choice]["action"])
        return self.hear_until(lambda told: told["type"] == "state" and told["number"] > before)

    def play_real_choice(self) -> int:
        """Take the forced actions, then the first of several; the number of that decision."""
        while len(self.wait_for_turn()["legal"]) == 1:
            self.play()
        number: int = self.state["number"]
        self.play()
        return number


@contextmanager
def sit_down(
    client: Client, table: str, seat: int | None = None, headers: dict[str, str] | None = None, language: str = ""
) -> Iterator[Browser]:
    """A browser at a table, which has heard the first state."""
    query = f"language={language}" + ("" if seat is None else f"&seat={seat}")
    with client.websocket_connect(f"/api/tables/{table}/live?{query}", headers=headers) as socket:
        browser = Browser(socket)
        browser.hear()
        yield browser
