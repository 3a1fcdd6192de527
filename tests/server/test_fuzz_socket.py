"""Hostile websockets beside an honest game: nobody notices anything, and the game is what it would have been."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path
from random import Random

import pytest

from greatpowers.games import make_game
from greatpowers.server.app import make_app
from greatpowers.server.bots.pool import BotPool
from greatpowers.server.database.storage import Storage
from greatpowers.server.limits import RATES, Limits, Rate, RatePair
from greatpowers.server.settings import Settings
from greatpowers.table import Seat, Table
from greatpowers.table.counting import counted
from greatpowers.table.luck import SecretLuck
from tests.server.fuzz_socket import LAWFUL, Attack, Grammar, Guest, Known, Player
from tests.server.running import running

IS_SOAK = "GREATPOWERS_SOAK" in os.environ
FRAMES = 100_000 if IS_SOAK else 2_000  # beside each game
MOST_GROWTH = 80 * 2**20  # bytes that the process may grow by
WHOLE = ["imperial", "imperunde round_limit=4", "war simultaneous=on turn_limit=3"]
GAMES = WHOLE if IS_SOAK else ["imperial turn_limit=16"]
SEATS = [{"name": "Ada"}, {"name": "", "free": True}, {"name": "", "free": True}]
ADA, BEN, MALLORY = range(3)
BOT = "random"
FLOODS = 4  # of the attackers, those that send until there have been enough frames
ANY = {kind: RatePair(Rate(1e9, 1e9), Rate(1e9, 1e9)) for kind in RATES}  # the limits have tests of their own


def choice(number: int, count: int) -> int:
    return Random(number).randrange(count)


def undisturbed(words: str, luck: SecretLuck) -> list[int]:
    """The actions of the same game without an attack."""
    name, *options = words.split()
    table = Table(make_game(name, 3, dict(one.split("=") for one in options)), [Seat("") for _ in range(3)], luck)
    table.let_play(MALLORY, BOT)
    while not table.is_over:
        if not table.advance():
            seat = min(table.people_to_act)
            legal = table.state.legal(seat)
            table.play(legal[choice(counted(table, table.number, [seat]), len(legal))], seat)
    return table.record.actions


class Scene:
    """An honest table with two players, somebody hostile in the third seat, and other hostile guests."""

    def __init__(self, port: int, words: str) -> None:
        name, *options = words.split()
        self.ada, self.ben, self.mallory, self.spectator, self.stranger = (Guest(port) for _ in range(5))
        body = {"game": name, "seats": SEATS, "options": dict(one.split("=") for one in options)}
        self.table = self._created(self.ada, body)
        links = self.ada.http.get(f"/api/tables/{self.table}/links").json()
        for guest, link in [
            (self.ben, links["seats"]["1"]),
            (self.mallory, links["seats"]["2"]),
            (self.spectator, links["watch"]),
        ]:
            assert guest.http.post(f"/api/links/{link}", json={"name": "x"}).status_code == 201
        stand_in = f"/api/tables/{self.table}/seats/{MALLORY}/stand-in"
        assert self.mallory.http.put(stand_in, json={"bot": BOT}).status_code == 204
        body = {"game": "imperial", "seats": [{"name": "M"}, {"name": "N"}, {"name": "B", "bot": BOT}]}
        self.other = self._created(self.stranger, body)

    def _created(self, guest: Guest, body: object) -> str:
        return str(guest.http.post("/api/tables", json=body).raise_for_status().json()["id"])

    async def attacked_game(self, attack: Attack) -> list[Player]:
        """Play the honest game to its end while everybody else attacks."""
        known, rng = Known(), Random(4)
        players = [Player(seat, known, choice) for seat in (ADA, BEN)]
        hostile = [
            *(attack.flood(self.spectator, [self.table], Grammar(rng, known), burst) for burst in (2, 20)),
            attack.flood(self.mallory, [self.table], Grammar(rng, known, LAWFUL), 3),
            attack.flood(self.stranger, [self.other, self.table], Grammar(rng, known), 10),
            attack.deafen(self.spectator, self.table),
            attack.break_off(self.spectator, self.table, rng),
            attack.knock(
                self.stranger, [(self.table, None), (self.table, "0"), ("x" * 40, None), (self.other, "9" * 40)]
            ),
        ]
        tasks = [asyncio.ensure_future(one) for one in hostile]
        async with self.ada.connect(self.table) as one, self.ben.connect(self.table) as two:
            await asyncio.gather(players[ADA].play(one, [MALLORY]), players[BEN].play(two, [MALLORY]))
        await asyncio.gather(*tasks[:FLOODS])  # to the last frame, also of a game that is over
        attack.is_over.set()
        await asyncio.gather(*tasks)
        return players

    def close(self) -> None:
        for guest in (self.ada, self.ben, self.mallory, self.spectator, self.stranger):
            guest.http.close()


def resident() -> int:
    """The bytes of memory that this process holds."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.parametrize("words", GAMES)
def test_hostile_websockets(words: str, database: str, bot_pool: BotPool, caplog: pytest.LogCaptureFixture) -> None:
    settings, storage = Settings(), Storage(database)
    app = make_app(storage, bot_pool, settings=settings)
    app.state.limits = Limits(settings, ANY)
    with running(app, settings) as port:
        scene = Scene(port, words)
        before = resident()
        attack = Attack(FRAMES)
        players = asyncio.run(scene.attacked_game(attack))
        grown = resident() - before
        scene.close()
    header, actions = Storage(database).opened(scene.table) or pytest.fail("the table is gone")
    game = make_game(header.game, 3, header.options)
    assert attack.failures == []
    assert [player.surprises for player in players] == [[], []]
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert [stored.line.split(" ", 1)[1] for stored in actions] == [
        game.space.notation(action) for action in undisturbed(words, SecretLuck.restored(header.luck))
    ]
    assert attack.sent > FRAMES - 10
    assert attack.answered > 50
    assert grown < MOST_GROWTH
