"""Bots over the network: `greatpowers bot`, its player, and programs in the line protocol."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import pytest

from greatpowers.bots import Turn, make_bot
from greatpowers.bots.program import ProgramBot, ProgramError
from greatpowers.bots.random_bot import RandomBot
from greatpowers.core.game import Event, Game
from greatpowers.core.luck import settle
from greatpowers.games import make_game
from greatpowers.network import Player, Refusal, Server
from greatpowers.network.player import Place
from greatpowers.network.turn import RemoteTurn, Unimaginable, read_event
from greatpowers.table import Seat, Table
from tests.cli.conftest import Run
from tests.server.test_process import TIMEOUT, Served

LINE_BOT = f"{sys.executable} {Path(__file__).parents[2] / 'examples' / 'line_bot.py'}"
StartBot = Callable[..., "subprocess.Popen[str]"]
FREE: dict[str, Any] = {"name": "", "free": True}
RANDOM = {"name": "", "bot": "random"}


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        port: int = listener.getsockname()[1]
    return port


class Restarting:
    """A server that is killed and comes back at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._served = Served(folder)
        self.address = self._served.address

    def restart(self) -> None:
        self.stop()
        self._served = Served(self._folder, "--port", self.address.rpartition(":")[2])

    def stop(self) -> None:
        self._served.stop(signal.SIGKILL)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Restarting]:
    running = Restarting(tmp_path_factory.mktemp("served"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def host(server: Restarting) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=TIMEOUT) as client:
        yield client


def open_table(host: httpx.Client, game: str, seats: list[Any], options: dict[str, Any], **more: Any) -> str:
    body = {"game": game, "seats": seats, "options": options, **more}
    return str(host.post("/api/tables", json=body).json()["id"])


def links(host: httpx.Client, table: str) -> list[str]:
    return list(host.get(f"/api/tables/{table}/links").json()["seats"].values())


@pytest.fixture
def bot() -> Iterator[StartBot]:
    """`greatpowers bot` in a process of its own."""
    started: list[subprocess.Popen[str]] = []

    def start(*words: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "greatpowers", "bot", *words]
        started.append(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.wait()
        for stream in (process.stdout, process.stderr):
            if stream is not None:
                stream.close()


def player_at(address: str, code: str) -> Player:
    server = Server(address)
    server.register()
    return Player(server, lambda game_id: make_bot(code, game_id), Random(1))


def test_a_bot_and_a_program_play_a_whole_game_at_a_server(
    server: Restarting, host: httpx.Client, bot: StartBot
) -> None:
    table = open_table(host, "imperunde", [FREE, FREE, RANDOM], {"round_limit": 1})
    first, second = links(host, table)
    link = f"{server.address}/#/join/{second}"
    program = bot(LINE_BOT, "--server", server.address, "--link", link, "--name", "Lina")
    player = player_at(server.address, "thumb")
    player.play(player.follow(first, "Thumb"))
    out, err = program.communicate(timeout=TIMEOUT)
    assert (program.returncode, err) == (0, "")
    info = host.get(f"/api/tables/{table}").json()
    assert (info["over"], [seat["name"] for seat in info["seats"][:2]]) == (True, ["Thumb", "Lina"])
    [seated, over] = out.splitlines()
    assert seated == f"Playing seat 2 at table {table}."
    assert (over == "The game is over: rank 1 of 3.") == (1 in info["winners"])
    assert over.startswith("The game is over: rank ")


def test_a_program_keeps_its_seat_through_restarts(
    server: Restarting, host: httpx.Client, bot: StartBot, tmp_path: Path
) -> None:
    """Of the bot, and of the server: then it goes on where it was, and plays the game to its end."""
    table, token = open_table(host, "imperial", [FREE, FREE], {"turn_limit": 6}, listed=True), tmp_path / "token"
    words = ("--server", server.address, "--token-file", str(token))
    first = bot("random", *words, "--lobby", "imperial")
    assert first.stdout is not None
    assert first.stdout.readline() == f"Playing seat 1 at table {table}.\n"
    first.send_signal(signal.SIGINT)
    assert first.communicate(timeout=TIMEOUT) == ("Stopped.\n", "")
    assert first.returncode == 0
    assert token.stat().st_mode & 0o777 == 0o600

    again = bot(LINE_BOT, *words)
    assert again.stdout is not None
    assert again.stderr is not None
    assert again.stdout.readline() == "Connected, with 1 running game. Ctrl-C stops the bot.\n"
    server.restart()
    assert again.stderr.readline().startswith("Connection lost")
    player = player_at(server.address, "thumb")
    player.play(player.follow(links(host, table)[0], "Other"))
    assert host.get(f"/api/tables/{table}").json()["over"] is True


def test_what_cannot_work_is_said_in_one_line(run: Run, server: Restarting, tmp_path: Path) -> None:
    nowhere = f"http://127.0.0.1:{free_port()}"
    for words, said in {
        ("thumb", "--server", "example.org"): "is not the address of a server",
        ("clever", "--server", server.address): "Unknown bot",
        ("thumb", "--server", server.address, "--lobby", "chess"): "Unknown game",
        ("thumb", "--server", server.address, "--lobby", "war", "--link", "x"): "not both",
        ("thumb", "--server", nowhere): "No server answers",
        ("thumb", "--server", server.address, "--link", "abc.1.nonsense"): "The server refuses",
        ("thumb", "--server", server.address, "--token-file", str(tmp_path)): "is a folder",
    }.items():
        result = run("bot", *words)
        assert result.exit_code in (1, 2)
        assert said in result.stderr
        assert result.stderr.count("\n") == 1


# -- the client ----------------------------------------------------------------------------------------------


class Moody(BaseHTTPRequestHandler):
    """A server that answers with what the test has put into `answers`, one after another."""

    answers: list[tuple[int, dict[str, Any]]]

    def do_GET(self) -> None:
        status, body = self.answers.pop(0)
        if not status:
            self.close_connection = True
            return
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: Any) -> None: ...


@pytest.fixture
def moody() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Moody) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def test_calls_are_repeated_with_growing_pauses_and_obey_limits(moody: str) -> None:
    Moody.answers = [
        (200, {}),
        (0, {}),
        (503, {}),
        (500, {}),
        (429, {"seconds": 7, "key": "requests"}),
        (200, {"a": 1}),
    ]
    slept: list[float] = []
    reported: list[str] = []
    server = Server(moody, "token", lambda why, _: reported.append(why), slept.append)
    assert server.get("/first") == {}
    assert server.get("/") == {"a": 1}
    assert slept == [0.5, 1.0, 2.0, 7]
    assert len(reported) == 3


class Quiet(Server):
    """A server whose stream says nothing, though a game ends meanwhile."""

    def __init__(self) -> None:
        super().__init__("http://quiet.test", "token")
        self.is_over = [False, True]

    def events(self) -> Iterator[dict[str, Any] | None]:
        while self.is_over:
            yield None
        raise AssertionError("it should have stopped")

    def get(self, path: str) -> Any:
        return {"over": self.is_over.pop(0)}


def test_a_game_that_ended_unnoticed_is_over() -> None:
    Player(Quiet(), lambda game_id: make_bot("random", game_id)).play(Place("t", 0))


def test_a_refusal_is_not_repeated(moody: str) -> None:
    Moody.answers = [(409, {"error": "Too late.", "code": "stale"})]
    with pytest.raises(Refusal) as refusal:
        Server(moody, "token").get("/")
    assert (refusal.value.status, refusal.value.message, refusal.value.code) == (409, "Too late.", "stale")


def test_a_bot_is_told_what_the_server_says_and_imagines_by_its_record() -> None:
    game = make_game("imperial", 2)
    table = Table(game, [Seat("Ada"), Seat("Bob")], luck=1)
    while table.advance():
        pass
    seat = table.state.to_act
    legal = [{"action": action} for action in table.state.legal(seat)]
    asked = {"seat": seat, "legal": legal, "asides": [], "view": {"from": "the server"}}
    turn = RemoteTurn(asked, lambda: table.record_for(seat, only_theirs=True))
    assert (turn.view, turn.game.id) == ({"from": "the server"}, "imperial")
    assert turn.imagine(Random(1)).legal(seat) == turn.legal
    unknown = RemoteTurn({**asked, "legal": legal[1:]}, lambda: table.record_for(seat, only_theirs=True))
    with pytest.raises(Unimaginable):
        unknown.imagine(Random(1))


@pytest.mark.parametrize("game_id", ["imperial", "imperunde", "war"])
def test_events_survive_the_network(game_id: str) -> None:
    table = Table(make_game(game_id, 3), [Seat(bot="random") for _ in range(3)], luck=1)
    for _ in range(100):
        table.advance()
    sent = [table.game.events[kind].to_json(values) for kind, *values in table.log]
    assert [read_event(table.game, event) for event in sent] == table.log


class Told(RandomBot):
    """Plays at random and remembers what it was told."""

    made: list[Told]

    def __init__(self) -> None:
        self.seen: list[Event] = []
        self.made.append(self)

    def observe(self, game: Game, seat: int, events: Sequence[Event]) -> None:
        self.seen += events


def test_a_bot_is_told_over_the_network_what_its_seat_saw(
    server: Restarting, host: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Told, "made", [], raising=False)
    table = open_table(host, "imperunde", [FREE, RANDOM, RANDOM], {"round_limit": 1})
    own = Server(server.address)
    own.register()
    player = Player(own, lambda game_id: Told(), Random(1))
    place = player.follow(links(host, table)[0], "Told")
    player.play(place)
    bot = Told.made[-1]  # usually the first one, unless an answer came too late
    game, events = (
        make_game("imperunde", 3, {"round_limit": 1}),
        own.get(f"/api/bot/tables/{table}/seats/0?seen=")["events"],
    )
    seen = [read_event(game, event) for event in events]
    assert len(bot.seen) > 20
    assert bot.seen == seen[: len(bot.seen)]


class Undoing:
    """Stands for a server at which something is undone between two decisions of a seat."""

    def __init__(self, game: Game) -> None:
        self.table = Table(game, [Seat("Ada"), Seat("Bob")], luck=1)
        while self.table.advance():
            pass
        self.seat = self.table.state.to_act
        self.seen: list[str] = []

    def get(self, path: str) -> dict[str, Any]:
        self.seen.append(path.partition("?seen=")[2])
        number, table = len(self.seen), self.table
        legal = [{"action": action} for action in table.state.legal(self.seat)] if number < 4 else []
        events = [table.game.events[kind].to_json(values) for kind, *values in table.events(self.seat)]
        is_new = number in (1, 3)
        news = {"events": events if is_new else [], "anew": is_new, "seen": f"word{number}"}
        asked = {"game": "imperial", "seat": self.seat, "number": number, "legal": legal, "asides": [], "view": {}}
        return {**asked, **news}

    def text(self, path: str) -> str:
        return self.table.record_for(self.seat, only_theirs=True)

    def post(self, path: str, body: dict[str, Any]) -> None:
        """Whatever it is, it is taken."""


def test_after_an_undo_another_bot_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first one would remember what has never happened."""
    monkeypatch.setattr(Told, "made", [], raising=False)
    server = Undoing(make_game("imperial", 2))
    Player(cast(Server, server), lambda game_id: Told(), Random(1))._answer(Place("t", server.seat))
    assert server.seen == ["", "word1", "word2", "word3"]
    first, second = Told.made
    assert first.seen == second.seen == server.table.events(server.seat)


# -- programs ------------------------------------------------------------------------------------------------


def decide(tmp_path: Path, program: str) -> int:
    """Let a program, in Python, take the first decision of a game."""
    path = tmp_path / "program.py"
    path.write_text(program)
    state = make_game("imperial", 2).start()
    settle(state, Random(1))
    player = ProgramBot(f"{sys.executable} {path}")
    try:
        return player.decide(Turn(state, state.to_act), Random(1))
    finally:
        player.close()


def test_a_program_is_asked_by_lines_and_may_answer_in_words(tmp_path: Path) -> None:
    program = (
        "import json\nasked = json.loads(input())\n"
        "assert set(asked) == {'game', 'seat', 'view', 'legal', 'asides', 'events'}\n"
    )
    space = make_game("imperial", 2).space
    assert decide(tmp_path, program + "print('rondel taxation')") == space.parse("rondel taxation")


@pytest.mark.parametrize(
    ("program", "code"),
    [("raise SystemExit(3)", "ended"), ("input(); print(-5)", "illegal"), ("input(); print('castle')", "illegal")],
)
def test_what_a_program_does_wrong(tmp_path: Path, program: str, code: str) -> None:
    with pytest.raises(ProgramError) as error:
        decide(tmp_path, program)
    assert error.value.code == code
    with pytest.raises(ProgramError, match="start"):
        ProgramBot("/no/such/program").decide(Turn(make_game("imperial", 2).start(), 0), Random(1))


class Answering:
    """A server that tells of one aside, and remembers what it is sent."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table, self._seat = table, seat
        self.sent: list[dict[str, Any]] = []

    def events(self) -> Iterator[dict[str, Any]]:
        yield {"type": "aside", "table": "t", "seat": self._seat, "number": self._table.number}
        yield {"type": "over", "table": "t", "seat": self._seat, "number": self._table.number}

    def get(self, path: str) -> dict[str, Any]:
        asides = [{"action": action} for action in self._table.state.asides(self._seat)]
        same = {"game": "imperial", "seat": self._seat, "number": self._table.number, "anew": False, "seen": ""}
        return {**same, "view": self._table.view(self._seat), "legal": [], "asides": asides}

    def text(self, path: str) -> str:
        return self._table.record_for(self._seat)

    def post(self, path: str, body: dict[str, Any]) -> None:
        self.sent.append(body)


class Thankful(RandomBot):
    """Gives whenever another player has given."""

    def respond(self, turn: Turn, rng: Random) -> int | None:
        return turn.asides[0]


def test_a_bot_over_the_network_responds_to_an_aside() -> None:
    table = Table(make_game("imperial", 2), [Seat("Ada"), Seat("Botta")], luck=5)
    while table.advance():
        pass
    seat = 1 - table.deciders[0]
    for bot, sent in (
        (Thankful(), [{"number": table.number, "action": table.state.asides(seat)[0]}]),
        (RandomBot(), []),
    ):
        server = Answering(table, seat)
        Player(cast("Server", server), lambda game, bot=bot: bot).play(Place("t", seat))  # type: ignore[misc]
        assert server.sent == sent
