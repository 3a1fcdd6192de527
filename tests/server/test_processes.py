"""Two processes of `greatpowers serve` on one PostgreSQL: people at either play together as if there were one."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import httpx
import pytest
import sqlalchemy as sa
from websockets import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from greatpowers.server.database.maintenance import block, guests
from greatpowers.server.database.storage import Storage
from greatpowers.server.processes.bus import SILENT_SECONDS
from greatpowers.server.processes.members import Processes
from greatpowers.server.tables.catch_up import secretly_changed
from greatpowers.table import Table
from tests.server.clocks import set_back
from tests.server.conftest import BOT, FRIEND, PERSON, Message, Window
from tests.server.postgresql import Cluster
from tests.server.receivers import http_receiver, wait_until
from tests.server.test_process import TIMEOUT, Served

NOTICES = ("--public-url", "https://games.test", "--local-receivers", "--notice-grace", "0.5")


EXPECTED = ("cannot hear other processes", "a newer version has migrated")  # in the log
PROGRAM = """
from greatpowers.__main__ import main
from greatpowers.server.accounts import blocks
from greatpowers.server.processes import versions
blocks.INTERVAL = 3600  # they must tell each other
versions.INTERVAL = 0.1
main()
"""


class RealWindow(Window):
    """A browser at a table of one process."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self._socket = socket

    def next_message(self) -> Message:
        message: Message = json.loads(self._socket.recv(TIMEOUT))
        return message

    def wait(self, is_so: Callable[[Message], bool]) -> Message:
        """Wait until the position is so."""
        while not (self.state and is_so(self.state)):
            self.receive()
        return self.state

    def wait_for_number(self, number: int) -> Message:
        return self.wait(lambda state: state["number"] == number)

    def send(self, **message: Any) -> None:
        self._socket.send(json.dumps(message))

    def play(self, choice: int = 0) -> int:
        """Take one of the legal actions; returns the number of the decision after it."""
        number: int = self.state["number"]
        self.send(type="play", number=number, action=self.state["legal"][choice]["action"])
        return int(self.wait(lambda state: state["number"] > number)["number"])


class Guest:
    """Somebody who comes to one of the processes."""

    def __init__(self, address: str, cookies: httpx.Cookies | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, cookies=cookies, timeout=TIMEOUT)

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        answer = self.http.request(method, path, **more)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def new_table(self, *seats: dict[str, Any], **options: Any) -> str:
        body = {"game": "imperial", "seats": list(seats), "options": options}
        return str(self.ask("POST", "/api/tables", 201, json=body)["id"])

    def follow(self, link: str, name: str = "Ben") -> None:
        self.ask("POST", f"/api/links/{link}", 201, json={"name": name})

    @contextmanager
    def window(self, table: str) -> Iterator[RealWindow]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"
        with connect(address, additional_headers={"Cookie": cookie}) as socket:
            window = RealWindow(socket)
            window.receive_type("state")
            yield window


class Pair:
    """The two processes, and their database."""

    def __init__(self, database: str, folder: Path) -> None:
        self.engine = sa.create_engine(database, isolation_level="AUTOCOMMIT")
        with ThreadPoolExecutor(2) as pool:  # at the same time: one of them migrates the empty database
            start = partial(Served, folder, "--database", database, *NOTICES, program=("-c", PROGRAM))
            self.one, self.two = pool.map(lambda _: start(), range(2))

    def cut_listeners(self) -> None:
        """Close the connections on which the processes hear each other."""
        listeners = "FROM pg_stat_activity WHERE application_name = 'greatpowers bus' AND datname = current_database()"
        with self.engine.connect() as connection:
            cut = connection.execute(sa.text(f"SELECT pg_terminate_backend(pid) {listeners}")).scalars().all()
        assert cut == [True, True]


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    pair = Pair(cluster.new_database(), tmp_path_factory.mktemp("processes"))
    yield pair
    left = [served.stop(signal.SIGTERM) for served in (pair.one, pair.two) if served.process.poll() is None]
    pair.engine.dispose()
    for code, _, err in left:
        assert code == 0
        assert all(line.startswith(EXPECTED) for line in err.splitlines()), err


Come = Callable[..., Guest]


@pytest.fixture
def come() -> Iterator[Come]:
    """Let somebody come to a process."""
    guests: list[Guest] = []

    def guest(served: Served, cookies: httpx.Cookies | None = None) -> Guest:
        guests.append(Guest(served.address, cookies))
        return guests[-1]

    yield guest
    for one in guests:
        one.http.close()


@pytest.fixture
def ada(pair: Pair, come: Come) -> Guest:
    return come(pair.one)


@pytest.fixture
def ben(pair: Pair, come: Come) -> Guest:
    return come(pair.two)


@pytest.fixture
def cleo(pair: Pair, come: Come) -> Guest:
    return come(pair.two)


def seated(ada: Guest, ben: Guest, *more: dict[str, Any], **options: Any) -> str:
    """A table of Ada's, at which Ben has taken the second seat."""
    table = ada.new_table(PERSON, FRIEND, *more, **options)
    ben.follow(ada.ask("GET", f"/api/tables/{table}/links")["seats"]["1"])
    return table


def play_on(*windows: RealWindow) -> tuple[RealWindow, int, int]:
    """Let whoever is to decide do so; returns who it was, which decision, and how many choices there were."""
    windows[0].wait(lambda state: state["to_act"] >= 0)
    for window in windows[1:]:
        window.wait_for_number(windows[0].state["number"])
    player = next(window for window in windows if window.state.get("legal"))
    number, choices = player.state["number"], len(player.state["legal"])
    after = player.play()
    for window in windows:
        window.wait(lambda state: state["number"] >= after)
    return player, number, choices


def test_whoever_is_away_is_told_by_one_of_the_processes(pair: Pair, ada: Guest, ben: Guest) -> None:
    def is_done() -> bool:
        told = (
            "SELECT (SELECT count(*) FROM notices), (SELECT told FROM seats WHERE seats.table = :table AND number = 1)"
        )
        with pair.engine.connect() as connection:
            left, number = connection.execute(sa.text(told), {"table": table}).one()
        return left == 0 and number is not None

    table = seated(ada, ben)
    with http_receiver() as hook:
        with ada.window(table) as first, ben.window(table) as second:
            ben.ask("POST", "/api/notices", 201, json={"kind": "webhook", "address": hook.url})
            for _ in range(10):
                play_on(first, second)
            while not second.state.get("legal"):
                play_on(first, second)
            assert hook.received == []
        wait_until(is_done)
        [message] = [json.loads(request.body) for request in hook.received]
        assert (message["type"], message["table"]) == ("asked", table)


def test_a_whole_game_with_a_spectator(ada: Guest, ben: Guest, cleo: Guest) -> None:
    table = seated(ada, ben, turn_limit=2)
    cleo.follow(ada.ask("GET", f"/api/tables/{table}/links")["watch"], "Cleo")
    with ada.window(table) as first, ben.window(table) as second, cleo.window(table) as third:
        first.wait(lambda state: state["watching"] == 1)
        while first.state["outcome"] is None:
            play_on(first, second)
        for window in (second, third):
            assert window.wait_for_number(first.state["number"])["outcome"] == first.state["outcome"]
        assert third.state["view"] == {**first.state["view"], "seat": None}
    records = [guest.http.get(f"/api/tables/{table}/record").text for guest in (ada, ben, cleo)]
    assert records[0] == records[1] == records[2]


def test_undo_by_consent(ada: Guest, ben: Guest) -> None:
    table = seated(ada, ben)
    with ada.window(table) as first, ben.window(table) as second:
        last: dict[RealWindow, int] = {}
        while len(last) < 2:  # until both have decided something
            player, number, choices = play_on(first, second)
            if choices > 1:
                last[player] = number
        asker, other = sorted(last, key=lambda window: last[window])
        asker.send(type="ask", what="undo")
        request = other.wait(lambda state: state["request"] is not None)["request"]
        assert request["until"] == last[asker]
        other.send(type="answer", seat=other.state["seat"], agree=False)
        assert asker.receive_type("declined")["by"] == other.state["seat"]
        asker.send(type="ask", what="undo")
        other.wait(lambda state: state["request"] is None)
        other.wait(lambda state: state["request"] is not None)
        other.send(type="answer", seat=other.state["seat"], agree=True)
        for window in (asker, other):
            window.wait_for_number(last[asker])
        assert asker.play(1) == last[asker] + 1
        other.wait_for_number(last[asker] + 1)


def test_a_plan_to_pass_is_told_to_nobody_else(ada: Guest, ben: Guest) -> None:
    table = seated(ada, ben, investor_card="without")
    with ada.window(table) as first, ben.window(table) as second:
        windows = [first, second]
        while "passing" not in (decider := windows[first.state["to_act"]]).wait(lambda state: "legal" in state):
            number = decider.play(-1)
            for window in windows:
                window.wait_for_number(number)
        number, other = decider.state["number"], windows[1 - decider.state["seat"]]
        decider.send(type="plan", seat=decider.state["seat"], passing=True)
        assert other.receive_type("state")["number"] == number + 1


def test_an_answer_in_advance_is_given_by_whichever_process_plays(ada: Guest, ben: Guest) -> None:
    table = seated(ada, ben, investor_card="without")
    with ada.window(table) as first, ben.window(table) as second:
        windows = [first, second]
        while (decider := windows[first.state["to_act"]]).wait(lambda state: "legal" in state)["prompt"][0] != "round":
            number = decider.play(-1)
            for window in windows:
                window.wait_for_number(number)
        other, nation = windows[1 - decider.state["seat"]], decider.state["prompt"][1]["nation"]
        other.send(type="foresee", seat=other.state["seat"])
        decisions = other.receive_type("foreseen")["decisions"]
        offer = next(one for one in decisions if one["step"] == "round" and one["about"]["nation"] == nation)
        passes = {**offer, "actions": [offer["actions"][-1]["action"]]}
        other.send(type="plan", seat=other.state["seat"], answers=[passes])
        other.wait(lambda state: "answers" in state)
        number = decider.play(-1)
        assert decider.wait_for_number(number + 1)["number"] == number + 1
        other.wait(lambda state: "answers" not in state)


def test_chat(ada: Guest, ben: Guest, cleo: Guest) -> None:
    table = seated(ada, ben)
    cleo.follow(ada.ask("GET", f"/api/tables/{table}/links")["watch"], "Cleo")
    with ada.window(table) as first, ben.window(table) as second, cleo.window(table) as third:
        first.send(type="say", to=[1], text="between us")
        assert [line["text"] for line in second.receive_type("chat")["lines"]] == ["between us"]
        second.send(type="say", to=[], text="good luck")
        for window in (first, third):
            texts = [line["text"] for line in window.receive_type("chat")["lines"]]
            while "good luck" not in texts:
                texts += [line["text"] for line in window.receive_type("chat")["lines"]]
            assert ("between us" in texts) == (window is first)


def test_who_is_here_and_who_stands_in(ada: Guest, ben: Guest) -> None:
    table = seated(ada, ben)
    with ada.window(table) as first:
        assert not first.state["seats"][1]["here"]
        with ben.window(table) as second:
            assert second.wait(lambda state: bool(state["seats"][0]["here"]))
            first.wait(lambda state: bool(state["seats"][1]["here"]))
            ada.ask("PUT", f"/api/tables/{table}/seats/1/stand-in", 204, json={"bot": "random"})
            second.wait(lambda state: state["seats"][1]["stand_in"] == "random")
            while first.state["number"] < 12:  # the bot plays for Ben
                first.wait(lambda state: bool(state.get("legal")))
                first.play()
            ben.ask("PUT", f"/api/tables/{table}/seats/1/stand-in", 204, json={"bot": ""})
            first.wait(lambda state: state["seats"][1]["stand_in"] == "")
        first.wait(lambda state: not state["seats"][1]["here"])


def test_both_answer_the_same_decision(ada: Guest, pair: Pair, come: Come) -> None:
    """A program posts to both processes at once: one of different answers counts, and both of equal ones."""
    table = ada.new_table(PERSON, PERSON)
    twins = [ada, come(pair.two, ada.http.cookies)]
    with ThreadPoolExecutor(2) as pool, ada.window(table) as window:
        for is_same in (False, True) * 4:
            state = window.wait(lambda state: state["to_act"] >= 0)
            path = f"/api/bot/tables/{table}/seats/{state['to_act']}"
            legal = ada.ask("GET", path)["legal"]
            chosen = [legal[0], legal[0] if is_same else legal[-1]]
            bodies = [{"number": state["number"], "action": choice["action"]} for choice in chosen]
            answers = list(pool.map(lambda twin, body, to=path: twin.http.post(to, json=body), twins, bodies))
            both = chosen[0] == chosen[1]
            assert sorted(answer.status_code for answer in answers) == ([200, 200] if both else [200, 409])
            window.wait_for_number(state["number"] + 1)


def test_a_program_is_told_of_a_table_that_its_process_does_not_know(ada: Guest, ben: Guest) -> None:
    program = ben.http
    token = program.post("/api/bot/token").json()["token"]
    program.headers["Authorization"] = f"Bearer {token}"
    with program.stream("GET", "/api/bot/events") as events:
        table = ada.new_table(PERSON, FRIEND)
        link = ada.ask("GET", f"/api/tables/{table}/links")["seats"]["1"]
        beside = httpx.post(f"{ada.address}/api/links/{link}", headers=program.headers, json={"name": "Bot"})
        assert beside.status_code == 201
        with ada.window(table) as window:
            while window.wait(lambda state: state["to_act"] >= 0)["to_act"] == 0:
                window.play()
        news = next(json.loads(line) for line in events.iter_lines() if line)
        assert (news["type"], news["table"], news["seat"]) == ("asked", table, 1)


def test_clocks_and_pauses_are_the_same_everywhere(ada: Guest, ben: Guest, pair: Pair) -> None:
    """Time runs out at both at the same moment, and once."""
    body = {"game": "imperial", "seats": [PERSON, FRIEND], "pace": {"kind": "live", "minutes": 10}}
    table = str(ada.ask("POST", "/api/tables", 201, json=body)["id"])
    ben.follow(ada.ask("GET", f"/api/tables/{table}/links")["seats"]["1"])
    with ada.window(table) as one, ben.window(table) as two:
        one.wait(lambda state: state["to_act"] >= 0 and any(clock["since"] for clock in state["clocks"]))
        two.wait(lambda state: state["clocks"] == one.state["clocks"])
        ada.ask("PUT", f"/api/tables/{table}/pause", 204, json={"paused": True})
        two.wait(lambda state: "pause" in state)
        ada.ask("PUT", f"/api/tables/{table}/pause", 204, json={"paused": False})
        late: int = two.wait(lambda state: "pause" not in state)["to_act"]
        set_back(pair.engine.url.render_as_string(hide_password=False), table, 11 * 60_000)
        for window in (one, two):
            window.wait(lambda state: bool(state["seats"][late]["stand_in"]))
            window.wait(lambda state: state["clocks"][1 - late]["since"] is not None)
        guest = (ada, ben)[late]
        guest.ask("PUT", f"/api/tables/{table}/seats/{late}/stand-in", 204, json={"bot": ""})
        for window in (one, two):
            window.wait(lambda state: not state["seats"][late]["stand_in"])
    assert ada.ask("GET", f"/api/tables/{table}")["deadlines"].keys() == {str(1 - late)}


def test_nothing_is_lost_while_they_cannot_hear_each_other(ada: Guest, ben: Guest, pair: Pair) -> None:
    table = seated(ada, ben)
    with ada.window(table) as first, ben.window(table) as second:
        first.wait(lambda state: bool(state["seats"][1]["here"]))
        pair.cut_listeners()
        player, _, _ = play_on(first, second)
        player.send(type="say", to=[], text="still there?")
        for window in (first, second):
            texts: list[str] = []
            while "still there?" not in texts:
                texts += [line["text"] for line in window.receive_type("chat")["lines"]]


def test_a_table_that_is_deleted(ada: Guest, ben: Guest) -> None:
    table = seated(ada, ben)
    with ben.window(table) as second:
        ada.ask("DELETE", f"/api/tables/{table}", 204)
        with pytest.raises(ConnectionClosed):
            second.receive_until(lambda _: False)
    assert ben.http.get(f"/api/tables/{table}").status_code == 404


def test_a_block_reaches_both_at_once(pair: Pair, come: Come) -> None:
    guest = come(pair.one)
    table = guest.new_table(PERSON, PERSON)
    elsewhere = come(pair.two, guest.http.cookies)
    storage = Storage(pair.engine.url.render_as_string(hide_password=False))
    (found,) = guests(storage, 10, table)
    with guest.window(table) as window:
        assert block(storage, found.id)
        with pytest.raises(ConnectionClosed):
            window.receive_until(lambda _: False)
    wait_until(lambda: elsewhere.http.get("/api/tables").status_code == 403)
    assert block(storage, found.id, blocked=False)
    wait_until(lambda: {one.http.get("/api/tables").status_code for one in (guest, elsewhere)} == {200})
    storage.close()


def test_a_process_says_that_a_newer_version_has_migrated_the_database(pair: Pair, ada: Guest, ben: Guest) -> None:
    table = seated(ada, ben)
    with pair.engine.connect() as connection:
        before = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one()
    change = sa.text("UPDATE alembic_version SET version_num = :revision")
    with pair.engine.connect() as connection:
        connection.execute(sa.text("ALTER TABLE tables ADD COLUMN of_tomorrow INTEGER NOT NULL DEFAULT 0"))
        connection.execute(change, {"revision": "9999"})
    wait_until(lambda: ada.http.get("/health").status_code == 503)
    assert "restart this process" in ada.http.get("/health").json()["problems"]["version"]
    with ada.window(table) as first, ben.window(table) as second:  # who is here goes on
        play_on(first, second)
    with pair.engine.connect() as connection:
        connection.execute(sa.text("ALTER TABLE tables DROP COLUMN of_tomorrow"))
        connection.execute(change, {"revision": before})
    wait_until(lambda: ada.http.get("/health").status_code == 200)


def test_another_goes_on_when_the_owner_is_killed(ada: Guest, ben: Guest, pair: Pair) -> None:
    """Last, since it takes one of the processes away: it is killed while its bot thinks."""
    table = ada.new_table(PERSON, BOT)
    ben.follow(ada.ask("GET", f"/api/tables/{table}/links")["watch"])
    workers = pair.one.children()
    for worker in workers:
        os.kill(int(worker.name), signal.SIGSTOP)
    try:
        with ada.window(table) as first:
            while first.wait(lambda state: state["to_act"] >= 0)["to_act"] == 0:
                first.play()
            with ben.window(table) as second:
                number = second.wait_for_number(first.state["number"])["number"]
                pair.one.process.kill()
                second.wait(lambda state: state["number"] > number)
    finally:
        for worker in workers:
            os.kill(int(worker.name), signal.SIGKILL)
    pair.one.stop(signal.SIGKILL)


# -- one process, and what it hears --------------------------------------------------------------------------


def test_guests_of_a_process_that_falls_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = 0.0
    monkeypatch.setattr("greatpowers.server.processes.members.time.monotonic", lambda: seconds)
    registry = Mock(open_tables=[])
    registry.storage_thread.storage.process = "own"
    processes = Processes(registry)

    async def live() -> list[set[str]]:
        nonlocal seconds
        processes.hear({"kind": "alive", "process": "other"})
        processes.hear({"kind": "guests", "process": "other", "table": "t", "guests": ["ada", "ben"]})
        seen = [processes.guests_at("t")]
        for later in (SILENT_SECONDS - 1, SILENT_SECONDS + 1):
            seconds = later
            processes.hear({"kind": "alive", "process": "own"})
            seen.append(processes.guests_at("t"))
        return seen

    assert asyncio.run(live()) == [{"ada", "ben"}, {"ada", "ben"}, set()]
    assert processes.count == 1
    registry.open_table.return_value.wake.assert_called_with()  # the bots are this process's now


def table_of(*taken: tuple[int, int], withheld: Sequence[int] = ()) -> Table:
    """What is asked of a table with these actions and actors, of which some are kept from everybody else."""
    actions, actors = [action for action, _ in taken], [actor for _, actor in taken]
    secrets = SimpleNamespace(withheld=withheld)
    record = SimpleNamespace(actions=actions)
    return cast("Table", SimpleNamespace(record=record, actors=actors, secrets=secrets, number=len(taken)))


def test_only_those_are_told_of_a_secret_undo_who_took_it_back() -> None:
    before = table_of((7, 0), (8, 1), (9, 2), withheld=[0, 1, 2])
    assert secretly_changed(before, table_of((7, 0), (9, 2), withheld=[0, 1]), 1) == [1]
    assert secretly_changed(before, table_of((7, 0), (9, 2), withheld=[0]), 1) is None  # the last one is open now
    assert secretly_changed(before, before, 3) is None  # something else has changed
