"""What the tests of the server share: an application of their own, bots that think, and a person who clicks."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from greatpowers.server.accounts.guests import COOKIE
from greatpowers.server.app import make_app
from greatpowers.server.bots.pool import BotPool
from greatpowers.server.catalog import ServerDefaults
from greatpowers.server.database.storage import Storage, now
from greatpowers.server.settings import Settings
from tests.server.postgresql import Cluster, started_cluster, why_no_cluster

Message = dict[str, Any]
Client = TestClient[Litestar]
Start = Callable[..., AbstractContextManager[Client]]
SETTINGS = Settings(host_names=["table.test"])
TIMEOUT = 20.0  # seconds until a missing message fails a test
PERSON = {"name": "Ada", "bot": ""}
BOT = {"name": "Bruno", "bot": "random"}
FRIEND = {"name": "", "free": True}
SEATS = [PERSON, FRIEND, BOT]


@pytest.fixture(scope="session")
def bot_pool() -> Iterator[BotPool]:
    """Bots in a process, started once for all tests."""
    thinking = BotPool()
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


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    """A new database with the newest schema."""
    stored = Storage(database)
    stored.migrate()
    yield stored
    stored.close()


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


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty SQLite database with the newest schema, which is quicker to copy than to make."""
    path = tmp_path_factory.mktemp("migrated") / "tables.sqlite"
    stored = Storage(f"sqlite:///{path}")
    stored.migrate()
    stored.close()
    return path


@pytest.fixture
def start(database: str, migrated: Path, bot_pool: BotPool, site: Path) -> Start:
    """Start the application, any number of times on the same database."""
    path = Path(database.removeprefix("sqlite:///"))
    if database.startswith("sqlite") and not path.exists():
        path.parent.mkdir()
        shutil.copy(migrated, path)

    @contextmanager
    def starter(
        bot_pool: BotPool = bot_pool,
        defaults: ServerDefaults | None = None,
        settings: Settings = SETTINGS,
        wall: Callable[[], int] = now,
    ) -> Iterator[Client]:
        app = make_app(Storage(database), bot_pool, site, defaults, settings, wall)
        with TestClient(app, base_url="http://table.test") as client:
            yield client

    return starter


@pytest.fixture
def client(start: Start) -> Iterator[Client]:
    with start() as running:
        yield running


def new_table(client: Client, *seats: dict[str, str], **options: Any) -> str:
    """Create a table; by default a person against three bots, always with the same seed."""
    body = {"game": "imperial", "seats": list(seats) or [PERSON, BOT, BOT, BOT], "seed": 1, **options}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def error_of(answer: Any, status: int) -> str:
    """The error message of a refused request."""
    assert answer.status_code == status, answer.text
    message = answer.json()
    assert set(message) <= {"error", "option", "key", "seconds"}
    assert "Traceback" not in message["error"]
    return str(message["error"])


class Window:
    """What somebody at a live table is told."""

    def __init__(self) -> None:
        self.state: Message = {}

    def next_message(self) -> Message:
        """The next message, whatever it is about."""
        raise NotImplementedError

    def receive(self) -> Message:
        """The next message; a state is kept in `state`."""
        message = self.next_message()
        if message["type"] == "state":
            self.state = message
        return message

    def receive_until(self, wanted: Callable[[Message], bool]) -> Message:
        while not wanted(message := self.receive()):
            pass
        return message

    def receive_type(self, kind: str) -> Message:
        return self.receive_until(lambda message: message["type"] == kind)


class Browser(Window):
    """A person at a live table."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        super().__init__()
        self.socket = socket

    def next_message(self) -> Message:
        message: Message = self.socket.receive_json(timeout=TIMEOUT)
        return message

    def send(self, **message: Any) -> None:
        self.socket.send_json(message)

    @property
    def is_to_act(self) -> bool:
        return bool(self.state.get("legal")) and not self.is_awaited

    @property
    def is_awaited(self) -> bool:
        """Whether the person to decide has not come to the front of a shared screen yet."""
        return self.state["seat"] != self.state["front"] and self.state["front"] in self.state["deciders"]

    def wait_for_turn(self) -> Message:
        """Receive until a person is to decide or the game is over; at a shared screen, they come to the front."""
        while not self.state or (not self.is_to_act and self.state["outcome"] is None):
            if self.state and self.is_awaited:
                self.send(type="present", seat=self.state["front"])
            self.receive()
        return self.state

    def play(self, choice: int = 0) -> Message:
        """Take one of the legal actions; returns the next state."""
        before = self.state["number"]
        self.send(type="play", number=before, action=self.state["legal"][choice]["action"])
        return self.receive_until(lambda message: message["type"] == "state" and message["number"] > before)

    def play_real_choice(self) -> int:
        """Take the forced actions, then the first of several; returns the number of that decision."""
        while len(self.wait_for_turn()["legal"]) == 1:
            self.play()
        number: int = self.state["number"]
        self.play()
        return number


@contextmanager
def connect(
    client: Client, table: str, seat: int | None = None, headers: dict[str, str] | None = None, language: str = ""
) -> Iterator[Browser]:
    """A browser at a table that has received the first state."""
    query = f"language={language}" + ("" if seat is None else f"&seat={seat}")
    with client.websocket_connect(f"/api/tables/{table}/live?{query}", headers=headers) as socket:
        browser = Browser(socket)
        browser.receive_type("state")
        yield browser


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, client: Client) -> None:
        self.table = ""  # where they sit
        self._client = client
        self._cookie = ""

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        """Call the server; returns the decoded answer, or the message of an error."""
        answer = self.come().request(method, path, **more)
        self._cookie = answer.cookies.get(COOKIE) or self._cookie
        if answer.status_code >= 400:
            return error_of(answer, status)
        assert answer.is_success, answer.text
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        return answer.json() if is_json else answer.text

    def come(self) -> Client:
        """The client, with this guest's cookie."""
        self._client.cookies.clear()
        if self._cookie:
            self._client.cookies.set(COOKIE, self._cookie)
        return self._client

    def come_to(self, other: Client) -> None:
        """Use another server from now on."""
        self._client = other

    def connect(self, table: str, seat: int | None = None) -> AbstractContextManager[Browser]:
        return connect(self.come(), table, seat)

    def open(self, *seats: dict[str, Any], **more: Any) -> str:
        body = {"game": "imperial", "seats": list(seats) or SEATS, **more}
        return str(self.ask("POST", "/api/tables", json=body)["id"])

    def follow(self, link: str, name: str = "Ben", status: int = 201) -> Any:
        return self.ask("POST", f"/api/links/{link}", status, json={"name": name})


@pytest.fixture
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody may choose the luck of a table with others, but a test that is the same each time."""
    monkeypatch.setattr("greatpowers.table.luck.token_bytes", bytes)


@pytest.fixture
def ada(client: Client) -> Guest:
    return Guest(client)


@pytest.fixture
def ben(client: Client) -> Guest:
    guest = Guest(client)
    guest.ask("GET", "/api/tables")
    return guest
