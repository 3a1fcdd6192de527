"""Bots at a server's table respond to offers of people, whose turn goes on meanwhile."""

from __future__ import annotations

from greatpowers.core.record import Record, write
from tests.server.conftest import Client, connect
from tests.war.table import Table as Position


def at_war(mine: str, theirs: str) -> str:
    """A record: Ada moves and is at war with a bot next to her."""
    position = Position(2).war((1, 2)).land(1, "france", mine).land(1, "spain", "1i")
    position.land(2, "germany", theirs).land(2, "prussia", "1i").natives("kenya", "6").move(1)
    return write(Record(position.game, ["Ada", "bot thumb"], position.state))


def test_a_bot_accepts_peace_though_it_is_not_its_turn(client: Client) -> None:
    table = client.post("/api/tables/record", content=at_war("9i", "2i"), headers={"Content-Type": "text/plain"})
    with connect(client, table.json()["id"], 0) as ada:
        number = ada.state["number"]
        offer = next(aside for aside in ada.state["asides"] if aside["do"] == "peace")
        ada.send(type="play", number=number, action=offer["action"])
        ada.receive_until(lambda message: message["type"] == "state" and message["number"] == number + 2)
        assert ada.state["deciders"] == [0]
        assert [player["wars"] for player in ada.state["view"]["players"]] == [[], []]


def test_a_bot_that_does_not_respond_holds_nobody_up(client: Client) -> None:
    table = client.post("/api/tables/record", content=at_war("2i", "9i 1c 1a"), headers={"Content-Type": "text/plain"})
    with connect(client, table.json()["id"], 0) as ada:
        number = ada.state["number"]
        offer = next(aside for aside in ada.state["asides"] if aside["do"] == "peace")
        ada.send(type="play", number=number, action=offer["action"])
        ada.receive_until(lambda message: message["type"] == "state" and message["number"] == number + 1)
        ada.send(type="play", number=number + 1, action=ada.state["legal"][-1]["action"])
        ada.receive_until(lambda message: message["type"] == "state" and message["number"] == number + 2)
