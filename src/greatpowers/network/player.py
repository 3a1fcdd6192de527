"""A bot at the tables of a server. What it knows is what its seat may know: the seat's own record of the game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from greatpowers.bots import Bot, ask, close_bot
from greatpowers.bots.bot import Observer
from greatpowers.core.game import Game, randbelow
from greatpowers.network.server import Refusal, Server
from greatpowers.network.turn import RemoteTurn, Unimaginable, read_event

_CONFLICT = 409

MakeBot = Callable[[str], Bot]


class Place(NamedTuple):
    """A seat at a table."""

    table: str
    seat: int


class Player:
    """Plays the seats of one token at a server, each with a bot of its own."""

    def __init__(self, server: Server, make_bot: MakeBot, rng: Random | None = None) -> None:
        """`make_bot`: makes the bot for a game by the game's id."""
        self._server = server
        self._make_bot = make_bot
        self._rng = rng or Random()
        self._bots: dict[Place, Bot] = {}
        self._seen: dict[Place, str] = {}  # what each bot has been told, in the server's words
        self._games: dict[str, Game] = {}  # by table

    def follow(self, link: str, name: str) -> Place:
        """Take the seat that a link leads to; raises Refusal."""
        path = f"/api/links/{link}"
        joined = self._server.post(path, {"name": name})
        return Place(joined["id"], joined["seat"])

    def join(self, game: str, name: str) -> Place | None:
        """Take a free seat of this game in the lobby, if there is one; raises Refusal."""
        for table in self._server.get("/api/lobby"):
            free = [seat for seat, player in enumerate(table["seats"]) if player["free"]]
            if table["game"] != game or table["own"] or not free:
                continue
            try:
                joined = self._server.post(f"/api/tables/{table['id']}/seats/{free[0]}", {"name": name})
                return Place(joined["id"], joined["seat"])
            except Refusal as refusal:
                if refusal.status != _CONFLICT:  # somebody was faster
                    raise
        return None

    def running(self) -> int:
        """At how many running games it has a seat; raises Refusal."""
        return sum(bool(table["own"]) and not table["over"] for table in self._server.get("/api/tables"))

    def play(self, until_over: Place | None = None) -> None:
        """Answer whenever a seat is asked: until the game at this place is over, or for ever. Raises Refusal."""
        for news in self._server.events():
            if until_over is not None and news is None and self._is_over(until_over):
                return
            if news is not None and news["type"] == "asked":
                self._answer(Place(news["table"], news["seat"]))
            elif news is not None and news["type"] == "aside":
                self._respond(Place(news["table"], news["seat"]))
            elif news is not None and news["type"] == "over":
                self._leave(news["table"])
                if until_over is not None and news["table"] == until_over.table:
                    return

    def close(self) -> None:
        """End the programs that play for bots."""
        for place in list(self._bots):
            self._dismiss(place)

    def rank(self, place: Place) -> tuple[int, int] | None:
        """The rank at the end of a game and how many players there were; None when it ended without a result."""
        outcome = self._server.get(_path(place))["outcome"]
        return None if outcome is None else (outcome["ranks"][place.seat], len(outcome["ranks"]))

    def _is_over(self, place: Place) -> bool:
        return bool(self._server.get(f"/api/tables/{place.table}")["over"])

    def _answer(self, place: Place) -> None:
        """Decide for a seat as long as it is to decide: it may have several decisions in a row, and asides between."""
        while (asked := self._look(place))["legal"]:
            if not self._send(place, asked, self._decide(place, asked)):
                return

    def _respond(self, place: Place) -> None:
        """Let the bot respond to an aside of another seat, once, unless it is to decide now."""
        asked = self._look(place)
        if not asked["legal"]:
            action = self._decide(place, asked)
            if action is not None:
                self._send(place, asked, action)

    def _look(self, place: Place) -> dict[str, Any]:
        found: dict[str, Any] = self._server.get(f"{_path(place)}?seen={self._seen.get(place, '')}")
        return found

    def _send(self, place: Place, asked: dict[str, Any], action: int | None) -> bool:
        """Send an answer; False when it came too late."""
        try:
            self._server.post(_path(place), {"number": asked["number"], "action": action})
        except Refusal as refusal:
            if refusal.code != "stale":  # it was undone, or its time is up: the next news says what to decide
                raise
            self._dismiss(place)  # it may go by what it has decided
            return False
        return True

    def _decide(self, place: Place, asked: dict[str, Any]) -> int | None:
        """Let the bot choose; at random where its seat knows more than its record of the game says.

        None: it does not respond to an aside.
        """
        path = f"/api/tables/{place.table}/record?seat={place.seat}"
        turn = RemoteTurn(asked, lambda: self._server.text(path), self._games.get(place.table))
        self._games[place.table] = turn.game
        bot = self._bot(place, asked)
        if isinstance(bot, Observer) and "events" in asked:
            bot.observe(turn.game, place.seat, [read_event(turn.game, event) for event in asked["events"]])
        try:
            return ask(bot, turn, self._rng)
        except Unimaginable:
            return None if not turn.legal else turn.legal[randbelow(self._rng, len(turn.legal))]

    def _bot(self, place: Place, asked: dict[str, Any]) -> Bot:
        """The bot of a seat; after an undo another one, since it would remember what has never happened."""
        if asked["anew"]:
            self._dismiss(place)
        if place not in self._bots:
            self._bots[place] = self._make_bot(asked["game"])
        self._seen[place] = asked["seen"]
        return self._bots[place]

    def _leave(self, table: str) -> None:
        self._games.pop(table, None)
        for place in [place for place in self._bots if place.table == table]:
            self._dismiss(place)

    def _dismiss(self, place: Place) -> None:
        self._seen.pop(place, None)
        if place in self._bots:
            close_bot(self._bots.pop(place))


def _path(place: Place) -> str:
    return f"/api/bot/tables/{place.table}/seats/{place.seat}"
