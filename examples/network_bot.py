"""A bot that plays over the network, with nothing but Python.

    python network_bot.py http://127.0.0.1:8000 LINK

LINK is the last part of a link to a free seat.
"""

import json
import random
import sys
from urllib.request import Request, urlopen


def choose(state):
    """Any legal action: put something better here."""
    return random.choice(state["legal"])


class Server:
    """A server at which this program is a guest with a token."""

    def __init__(self, address):
        self.address, self.headers = address, {"Content-Type": "application/json"}
        token = json.load(self.call("/api/bot/token", {}))["token"]
        self.headers["Authorization"] = f"Bearer {token}"

    def call(self, path, body=None):
        """Get something, or send something if there is a body."""
        data = None if body is None else json.dumps(body).encode()
        return urlopen(Request(self.address + path, data, self.headers))


def main(address, link):
    """Take the seat, and answer until the game is over."""
    server = Server(address)
    server.call(f"/api/links/{link}", {"name": "Networker"})
    for line in server.call("/api/bot/events"):
        news = json.loads(line) if line.strip() else {"type": "quiet"}
        if news["type"] == "over":
            return
        if news["type"] == "asked":
            seat = f"/api/bot/tables/{news['table']}/seats/{news['seat']}"
            state = json.load(server.call(seat))
            if state["legal"]:
                server.call(seat, {"number": state["number"], "action": choose(state)["action"]})


if __name__ == "__main__":
    main(*sys.argv[1:])
