"""Numbers in addresses and messages: none is too long for a clear answer."""

from __future__ import annotations

from greatpowers.server.texts import server_text
from tests.server.conftest import PERSON, Client, connect, error_of, new_table

HUGE = 10**40


def test_numbers_in_addresses(client: Client) -> None:
    table = f"/api/tables/{new_table(client)}"
    for number in (HUGE, -1, "x"):
        for query in ("record?seat", "at/0?seat", "events?seat", "events?from", "history?seat", "chat?before"):
            error_of(client.get(f"{table}/{query}={number}"), 400)
    for number in (HUGE, -1):
        error_of(client.get(f"{table}/at/{number}"), 400)
        error_of(client.post(f"{table}/seats/{number}", json={}), 400)
        error_of(client.put(f"{table}/seats/{number}/stand-in", json={}), 400)
    endless = "9" * 5000  # more digits than Python reads
    error_of(client.get(f"{table}/at/{endless}"), 404)
    error_of(client.get(f"{table}/events?from={endless}"), 400)


def test_numbers_in_messages(client: Client) -> None:
    messages = [
        {"type": "play", "number": HUGE, "action": 0},
        {"type": "why", "ask": HUGE, "do": {}},
        {"type": "why", "ask": 1, "do": {"do": "rondel", "space": HUGE}},
        {"type": "answer", "seat": HUGE, "agree": True},
        {"type": "answer", "seat": 0, "agree": True, "until": HUGE},
        {"type": "seat", "seat": HUGE},
        {"type": "present", "seat": -1},
    ]
    with connect(client, new_table(client, PERSON, PERSON)) as screen:
        for message in messages:
            screen.send(**message)
            refused = {"type": "error", "error": server_text("en").say("error-frame")}
            assert screen.receive_type("error") == refused, message
