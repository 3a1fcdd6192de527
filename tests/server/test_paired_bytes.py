"""Paired worlds over the wire: two servers, at whose tables the games differ only in what a viewer cannot know.

Three players act alike as far as the viewer sees; what others do in secret is different, and more or less of it. Every
frame, status, header and body that the viewer gets is equal; so is everything that a stranger without a link gets.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from greatpowers.core.game import CHANCE, State
from greatpowers.core.position import dump
from greatpowers.server.app import make_app
from greatpowers.server.bots.pool import BotPool
from greatpowers.server.database.schema import TABLES
from greatpowers.server.database.storage import Storage
from greatpowers.server.database.summaries import summary
from greatpowers.table import Table
from tests.server.conftest import FRIEND, SETTINGS, TIMEOUT, Browser, Client, Guest
from tests.server.test_paired_worlds import ORDERS, act_beside, pairs, random_step

VIEWED = [("imperial", 0), ("imperunde", None), (ORDERS, 0), (ORDERS, None)]
MOST_STEPS = 5
FEWEST_STEPS = 3
ID = "paired"
SPECTATOR, STRANGER = 3, 4
WHY = ("analysis?lines=true", "explanation?", "told?by=1")
Actions = list[tuple[int, int]]  # with who takes them


class Step(NamedTuple):
    """What happens here and there; the viewer sees the same."""

    here: Actions
    there: Actions


# -- the two games -------------------------------------------------------------------------------------------


def paired_games(words: str, viewer: int | None) -> tuple[State, State, list[Step]]:
    """Two positions that the viewer cannot tell apart, and steps from there that show nothing, without any luck."""
    for seed in range(20):
        table, twin = next(pairs(words, viewer, seed))
        here, there = table.state.clone(), twin.state.clone()
        steps = list(next_steps(table, twin, viewer, Random(seed)))
        differ = here.key() != there.key() or any(len(step.here) != len(step.there) for step in steps)
        if len(steps) >= FEWEST_STEPS and differ:
            return here, there, steps
    pytest.fail("no such games")


def next_steps(table: Table, twin: Table, viewer: int | None, rng: Random) -> Iterator[Step]:
    for _ in range(MOST_STEPS):
        action, seat = random_step(table, rng)
        if seat == CHANCE or table.state.reveals(action, seat):
            return
        is_seen = not table.state.conceals(action, seat, viewer)
        before = twin.number
        beside = act_beside(table, twin, action, seat, viewer, rng)
        table.apply(action, seat)
        if beside is None or (is_seen and beside != action) or CHANCE in (*table.deciders, *twin.deciders):
            return
        yield Step([(action, seat)], list(zip(twin.record.actions[before:], twin.actors[before:], strict=True)))


# -- the two servers -----------------------------------------------------------------------------------------


class World:
    """A server with one table. `sent`: all that the viewer and a stranger have got from it."""

    def __init__(self, client: Client, storage: Storage, words: str, position: State, viewer: int | None) -> None:
        self.sent: list[object] = []
        self.viewer = viewer
        self.guests = [Guest(client) for _ in range(5)]
        self._client = client
        host = self.guests[0]
        name, *options = words.split()
        seats: list[dict[str, Any]] = [{"name": "Ada"}, FRIEND, FRIEND]
        host.open(*seats, game=name, options=dict(one.split("=") for one in options), hints=True)
        set_position(storage, position)
        links = host.ask("GET", f"/api/tables/{ID}/links")
        for seat, link in ((1, links["seats"]["1"]), (2, links["seats"]["2"]), (SPECTATOR, links["watch"])):
            self.guests[seat].follow(link)
        self.guests[STRANGER].ask("GET", "/api/tables")

    def play(self, steps: list[Actions], clock: list[int]) -> None:
        with ExitStack() as stack:
            players = [stack.enter_context(guest.connect(ID)) for guest in self.guests[:3]]
            watcher = stack.enter_context(self.guests[SPECTATOR].connect(ID))
            window = watcher if self.viewer is None else players[self.viewer]
            drain(window.socket)  # who else has come
            self.ask_everything(window)
            for actions in steps:
                clock[0] += 1000
                for action, seat in actions:
                    take(players[seat], action, self.sent if players[seat] is window else None)
                self.sent += drain(window.socket)
            self.ask_everything(window)

    def ask_everything(self, window: Browser) -> None:
        """All that can be read over HTTP, by the viewer and by a stranger."""
        self.sent += drain(window.socket)
        viewer = SPECTATOR if self.viewer is None else self.viewer
        seat = "" if self.viewer is None else f"seat={self.viewer}"
        count = drain_number(self.sent)
        for path in (
            *("/api/tables", "/api/lobby", f"/api/tables/{ID}", f"/api/tables/{ID}/links"),
            *(f"/api/tables/{ID}/{what}?{seat}" for what in ("events", "history", "record", f"at/{count}", "at/99999")),
            *(f"/api/tables/{ID}/at/{count}/{what}&{seat}" for what in WHY),
            *(f"/api/tables/{ID}/chat?before=9&{seat}", f"/api/bot/tables/{ID}/seats/{self.viewer or 0}"),
        ):
            for guest in (viewer, STRANGER):
                self.sent.append((path, *self._get(guest, path)))
        with pytest.raises(WebSocketDisconnect) as refused, self.guests[STRANGER].connect(ID):
            pass
        self.sent.append((refused.value.code, refused.value.detail))

    def _get(self, guest: int, path: str) -> tuple[int, list[tuple[str, str]], bytes]:
        answer = self.guests[guest].come().get(path)
        return answer.status_code, sorted(answer.headers.items()), answer.content


def set_position(storage: Storage, position: State) -> None:
    """Let the table start from a position."""
    now = summary(0, position)
    with storage.engine.begin() as connection:
        values = {"position": dump(position), "to_act": now.to_act, "turns": now.turns, "progress": now.progress}
        connection.execute(TABLES.update().values(deciders=str(now.deciders), **values))


def take(player: Browser, action: int, heard: list[object] | None) -> None:
    """Take an action and wait until it is taken."""
    frames = drain(player.socket)
    if heard is not None:
        heard += frames
    number = drain_number(frames)
    player.socket.send_json({"type": "play", "number": number, "action": action})
    while True:
        frame = player.socket.receive_text(timeout=TIMEOUT)
        if heard is not None:
            heard.append(frame)
        if f'"number":{number + 1}' in frame:
            return


def drain(socket: WebSocketTestSession) -> list[str]:
    """Everything that the server has sent; and the whole position once more, and what the first seat may foresee."""
    socket.send_json({"type": "seat", "seat": None})
    socket.send_json({"type": "foresee", "seat": 0})
    socket.send_json({"type": "why", "ask": 1, "do": {"do": "pass"}})
    frames: list[str] = []
    while not frames or '"type":"why"' not in frames[-1]:
        frames.append(socket.receive_text(timeout=TIMEOUT))
    return frames


def drain_number(frames: list[str] | list[object]) -> int:
    """The number of the present decision, as the last position among these says."""
    last = next(frame for frame in reversed(frames) if isinstance(frame, str) and '"type":"state"' in frame)
    return int(last.partition('"number":')[2].partition(",")[0])


@contextmanager
def server(path: Path, bot_pool: BotPool) -> Iterator[tuple[Client, Storage]]:
    storage = Storage(f"sqlite:///{path}")
    settings = replace(SETTINGS, analysis_seconds=TIMEOUT)  # it is the playouts that are counted
    with TestClient(make_app(storage, bot_pool, settings=settings), base_url="http://table.test") as client:
        yield client, storage


@pytest.mark.parametrize(("words", "viewer"), VIEWED)
def test_not_a_byte_is_different(
    words: str, viewer: int | None, bot_pool: BotPool, migrated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [0]
    monkeypatch.setattr("greatpowers.table.luck.token_bytes", bytes)
    made = SimpleNamespace(token_urlsafe=lambda _: ID, token_hex=lambda size: "00" * size)
    monkeypatch.setattr("greatpowers.server.tables.registry.secrets", made)
    moment = SimpleNamespace(time_ns=lambda: clock[0] * 1_000_000)
    monkeypatch.setattr("greatpowers.server.database.table_rows.time", moment)
    monkeypatch.setattr("greatpowers.server.analysis.routes.PLAYOUTS", 5)
    here, there, steps = paired_games(words, viewer)
    sent = []
    for name, position, actions in (
        ("here", here, [step.here for step in steps]),
        ("there", there, [step.there for step in steps]),
    ):
        clock[0] = 1000
        with server(Path(shutil.copy(migrated, tmp_path / name)), bot_pool) as (client, storage):
            world = World(client, storage, words, position, viewer)
            world.play(actions, clock)
            sent.append(world.sent)
    assert len(sent[0]) > 50
    for one, other in zip(*sent, strict=True):
        assert one == other
