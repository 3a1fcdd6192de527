"""War! with simultaneous orders between several guests: nobody notices what the others write, nor how much of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from greatpowers.core.record import action_line
from greatpowers.games import make_game
from greatpowers.server.database import chain
from greatpowers.server.database.storage import Storage
from greatpowers.server.database.summaries import summary
from greatpowers.table import Seat, Table
from greatpowers.table.luck import SecretLuck
from tests.server.conftest import FRIEND, Browser, Client, Guest, Message

OPTIONS: dict[str, str | int] = {"simultaneous": "on"}
ADA, BEN, CLARA = range(3)

pytestmark = pytest.mark.usefixtures("same_luck")


def play_until_orders(storage: Storage, table: str) -> None:
    """Store the set-up of a game, up to the first orders."""
    played = Table(make_game("war", 3, OPTIONS), [Seat("") for _ in range(3)], SecretLuck())
    while played.state.step != "orders":
        if not played.advance():
            [seat] = played.deciders
            played.play(played.state.legal(seat)[-1], seat)
        line = action_line(played.game, played.record.actions[-1], played.actors[-1])
        storage.append(table, line, summary(played.number, played.state))
    storage.close()


class Scene:
    """Three guests at a table with a spectator; everybody is to write orders."""

    def __init__(self, client: Client, database: str, stack: ExitStack) -> None:
        self.guests = [Guest(client) for _ in range(4)]
        ada, *others = self.guests
        self.table = ada.open({"name": "Ada"}, FRIEND, FRIEND, game="war", options=OPTIONS)
        play_until_orders(Storage(database), self.table)
        links = ada.ask("GET", f"/api/tables/{self.table}/links")
        for guest, link in zip(others, [links["seats"]["1"], links["seats"]["2"], links["watch"]], strict=True):
            guest.follow(link)
        *self.players, self.spectator = [stack.enter_context(guest.connect(self.table)) for guest in self.guests]
        for window in (*self.players, self.spectator):
            hear_from(window)

    def order(self, seat: int, which: int = -1) -> Message:
        """Write a line, or say that the order is ready (the first choice)."""
        return self.players[seat].play(which)

    def info(self, seat: int) -> Message:
        info: Message = self.guests[seat].ask("GET", f"/api/tables/{self.table}")
        return info


def hear_from(window: Browser) -> list[Message]:
    """Everything that the server has sent to a window."""
    window.send(type="why", ask=1, do={"do": "done"})
    heard: list[Message] = []
    while (message := window.receive())["type"] != "why":
        heard.append(message)
    return heard


@pytest.fixture
def scene(client: Client, database: str) -> Iterator[Scene]:
    with ExitStack() as stack:
        yield Scene(client, database, stack)


def test_others_hear_nothing_of_a_line(scene: Scene) -> None:
    def lists() -> list[object]:
        return [scene.info(3), *(guest.ask("GET", "/api/tables") for guest in scene.guests)]

    before, number = lists(), scene.players[ADA].state["number"]
    assert scene.order(ADA)["number"] == number + 1
    assert scene.order(ADA)["acted"] == number + 2
    for window in (scene.players[BEN], scene.players[CLARA], scene.spectator):
        assert hear_from(window) == []
    assert lists() == before


def test_everybody_counts_their_own_lines(scene: Scene) -> None:
    number = scene.players[ADA].state["number"]
    scene.order(ADA)
    scene.order(ADA)
    state = scene.order(BEN)
    assert (state["number"], state["acted"]) == (number + 1, number + 1)
    assert scene.order(ADA)["number"] == number + 3
    at = f"/api/tables/{scene.table}/at"
    assert scene.guests[BEN].ask("GET", f"{at}/{number + 1}?seat=1")["actor"] == BEN
    assert str(number + 1) in scene.guests[BEN].ask("GET", f"{at}/{number + 2}?seat=1", 422)
    assert scene.guests[ADA].ask("GET", f"{at}/{number + 3}?seat=0")["actor"] == ADA
    assert scene.guests[3].ask("GET", f"{at}/{number}")["actor"] not in (-1, None)


def test_when_all_are_ready_all_count_alike(scene: Scene) -> None:
    scene.order(ADA)
    scene.order(BEN)
    for seat in (ADA, BEN, CLARA):
        hear_from(scene.players[seat])
        scene.order(seat, 0)
    windows = [*scene.players, scene.spectator]
    for window in windows:
        while window.state["view"]["step"] != "move":
            window.receive()
    for window in windows:
        hear_from(window)
    assert len({window.state["number"] for window in windows}) == 1
    assert scene.info(3)["actions"] == windows[0].state["number"]


def test_a_line_is_taken_back_and_nobody_notices(scene: Scene, database: str) -> None:
    number = scene.players[ADA].state["number"]
    scene.order(ADA)
    scene.order(BEN)
    scene.order(BEN, -2)
    ben, clara = hear_from(scene.players[BEN]), hear_from(scene.players[CLARA])
    assert scene.players[ADA].state["can_undo"]
    before = scene.players[BEN].state
    infos = [scene.info(seat) for seat in (BEN, CLARA)]
    scene.players[ADA].send(type="undo")
    state = scene.players[ADA].receive_type("state")
    assert (state["number"], state["can_undo"]) == (number, False)
    assert (ben, clara, hear_from(scene.players[BEN]), hear_from(scene.players[CLARA])) == ([], [], [], [])
    assert [scene.info(seat) for seat in (BEN, CLARA)] == infos
    assert scene.order(BEN, -3)["number"] == before["number"] + 1
    header, actions = Storage(database).opened(scene.table) or pytest.fail("the table is gone")
    assert [action.line[0] for action in actions[number:]] == ["2", "2", "2"]
    assert chain.break_in(header.check, header.summary.actions, actions) is None


def test_somebody_elses_line_leaves_a_request_to_undo(scene: Scene) -> None:
    scene.order(ADA)
    scene.order(BEN, 0)  # is ready, which everybody sees
    hear_from(scene.players[ADA])
    scene.players[ADA].send(type="ask")
    asked = scene.players[ADA].receive_type("state")
    scene.order(CLARA)
    assert hear_from(scene.players[ADA]) == []
    assert asked["request"]["by"] == ADA
    for seat in (BEN, CLARA):
        hear_from(scene.players[seat])
        until = scene.players[seat].state["request"]["until"]
        scene.players[seat].send(type="answer", seat=seat, agree=True, until=until)
    state = scene.players[ADA].receive_until(lambda message: message["type"] == "state" and not message["request"])
    assert state["deciders"] == [ADA, BEN, CLARA]
    hear_from(scene.players[CLARA])
    assert scene.players[CLARA].state["acted"] > 0, "what Clara wrote stays"


def test_a_program_counts_in_the_same_way(scene: Scene) -> None:
    path = f"/api/bot/tables/{scene.table}/seats/{BEN}"
    state: Any = scene.guests[BEN].ask("GET", path)
    scene.order(ADA)
    scene.order(ADA)
    assert scene.guests[BEN].ask("GET", path) == state
    post = {"number": state["number"], "action": state["legal"][-1]["action"]}
    for _ in range(2):  # the second one changes nothing
        assert scene.guests[BEN].ask("POST", path, json=post)["number"] == state["number"] + 1
