"""One browser's line to a table: what it sends is checked, what it is sent is what its seat may see.

Positions are built when they are sent, never queued; so a slow line costs nobody anything.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from random import Random
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from greatpowers.core.actions import BadNotation
from greatpowers.core.game import Refusal, Refused, State
from greatpowers.server import views
from greatpowers.server.livetable import LiveTable, Stale
from greatpowers.server.mistakes import Mistake, not_your_seat
from greatpowers.server.wishes import LONGEST_FRAME, Answer, AnyFrame, Ask, Play, TakeSeat, Undo, Why, read_frame
from greatpowers.server.words import words, words_of

LOG = logging.getLogger("greatpowers.server")
MOST_WATCHERS = 32  # at one table
TOO_LARGE = 1009
BROKEN = 1011
COME_AGAIN = 1012

AnySocket = WebSocket[Any, Any, Any]


class Line:
    """A websocket at a table; see `hall.Watcher`."""

    def __init__(self, socket: AnySocket, live: LiveTable, seat: int | None, language: str) -> None:
        self.holds = False
        self._socket = socket
        self._live = live
        self._chosen = seat  # None: whoever of the people here is asked
        self._language = language
        self._shown = _first_shown(live)
        self._told: int | None = None  # events that the browser knows of; None: it has been sent nothing yet
        self._behind = True  # the newest position has not been sent
        self._replies: deque[views.Message] = deque()
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._dismissed = False

    # -- the watcher -----------------------------------------------------------------------------------------

    def changed(self, events: int) -> None:
        """See Watcher."""
        self._told = None if self._told is None else min(self._told, events)
        self._behind = True
        self._stir()

    def failed(self) -> None:
        """See Watcher."""
        self._reply(views.error(words(self._language).say("error-storage")))

    def declined(self, seat: int) -> None:
        """See Watcher."""
        self._reply(views.declined(seat))

    def dismiss(self) -> None:
        """See Watcher."""
        self._dismissed = True
        self._stir()

    async def shown(self) -> None:
        """See Watcher."""
        await self._idle.wait()

    # -- sending ---------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Talk until the browser leaves."""
        if len(self._live.watchers) >= MOST_WATCHERS:
            raise Mistake(403, "error-crowded")
        self._live.watchers.add(self)
        try:
            await self._socket.accept()
            self._dismissed = self._live.is_gone
            self._stir()
            self._live.wake()
            await self._talk()
        finally:
            self._live.watchers.discard(self)
            self._idle.set()
            self._live.wake()  # nobody waits for this one any more

    async def _talk(self) -> None:
        """Send and receive until either comes to an end."""
        tasks = [asyncio.ensure_future(self._send_all()), asyncio.ensure_future(self._receive_all())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect | OSError):
                    LOG.error("a line to table %s broke", self._live.id, exc_info=ended)
                    await self._socket.close(BROKEN)

    def _stir(self) -> None:
        self._idle.clear()
        self._wake.set()

    def _reply(self, message: views.Message) -> None:
        self._replies.append(message)
        self._stir()

    async def _send_all(self) -> None:
        while not self._dismissed:
            await self._wake.wait()
            self._wake.clear()
            while self._replies:
                await self._send(self._replies.popleft())
            if self._behind:
                await self._send(self._state())
            if not self._wake.is_set():
                self._idle.set()
        await self._socket.close(COME_AGAIN)

    async def _send(self, message: views.Message) -> None:
        await self._socket.send_text(msgspec.json.encode(message).decode())

    def _state(self) -> views.Message:
        """The newest position for the seat in front of the screen."""
        table = self._live.table
        since = len(table.told) if self._told is None else self._told
        self._told = len(table.told)
        self._behind = False
        message = views.state_message(table, self._seat(), since)
        request, mine = self._live.request, self._mine()
        message["can_undo"] = self._live.may_undo(mine) is not None
        message["can_ask"] = self._live.may_ask(mine) is not None
        message["request"] = None if request is None else request.message()
        return message

    def _seat(self) -> int | None:
        """Who sits in front: the one who was chosen, or the person who was asked last."""
        if self._chosen is not None:
            return self._chosen
        asked = self._live.table.person_to_act
        if asked is not None:
            self._shown = asked
        return self._shown

    def _mine(self) -> list[int]:
        """For whom this line speaks: one's own seat, or at a shared screen everybody who sits there."""
        return self._live.table.people if self._chosen is None else [self._chosen]

    # -- receiving -------------------------------------------------------------------------------------------

    async def _receive_all(self) -> None:
        try:
            while True:
                frame = await self._socket.receive()
                if frame["type"] != "websocket.receive":
                    return
                if not await self._receive(frame.get("text") or frame.get("bytes") or ""):
                    return
                await self._idle.wait()  # who does not read his answers is not listened to
        except WebSocketDisconnect:
            return

    async def _receive(self, data: str | bytes) -> bool:
        """Deal with one frame; False ends the line."""
        if len(data) > LONGEST_FRAME:
            await self._send(views.error(words(self._language).say("error-too-large")))
            await self._socket.close(TOO_LARGE)
            return False
        try:
            await self._do(read_frame(data))
        except Mistake as mistake:
            self._reply(views.error(mistake.say(words(self._language))))
        return True

    async def _do(self, frame: AnyFrame) -> None:
        if isinstance(frame, Play):
            await self._play(frame)
        elif isinstance(frame, Why):
            self._why(frame)
        elif isinstance(frame, Undo):
            if not await self._live.undo(self._mine()):
                raise Mistake(400, "error-undo")
        elif isinstance(frame, Ask):
            await self._live.ask(self._mine())
        elif isinstance(frame, Answer):
            await self._answer(frame)
        elif isinstance(frame, TakeSeat):
            self._take_seat(frame.seat)
        else:
            self.holds = frame.hold
            self._live.wake()

    async def _play(self, frame: Play) -> None:
        number = self._live.table.number
        seat = self._seat()
        if seat is None:
            raise Mistake(403, "error-spectator")
        try:
            await self._live.play(seat, frame.number, frame.action)
        except Stale:
            self._reply(views.stale(number))
            self.changed(len(self._live.table.told))  # what this page should have seen
        except Refused as refused:
            self._reply(views.refused(number, refused.refusal))

    async def _answer(self, frame: Answer) -> None:
        if frame.seat not in self._mine():
            raise not_your_seat(frame.seat)
        await self._live.answer(frame.seat, frame.agree, frame.until)

    def _why(self, frame: Why) -> None:
        try:
            answer = self._because(frame)
        except Mistake as mistake:
            answer = {**views.error(mistake.say(words(self._language))), "ask": frame.ask}
        self._reply(answer)

    def _because(self, frame: Why) -> views.Message:
        """Whether something is possible, and if not, why; raises Mistake for words that mean nothing."""
        seat, state = self._seat(), self._live.table.state
        space = self._live.table.game.space
        said = {name: str(value) for name, value in frame.do.items()}
        family = space.by_name.get(said.get("do", ""))
        if family is not None and family.aside and seat is not None:
            said.setdefault(family.arguments[0].name, str(seat + 1))
        try:
            action = space.from_json(said)
        except BadNotation as error:
            return views.why(frame.ask, self._never(error))
        answer = views.why(frame.ask, state.why_not(action, seat))
        if answer["possible"] and state.to_act == seat:
            answer["ends"] = _ends(state, seat, action)
        return answer

    def _never(self, error: BadNotation) -> Refusal:
        """The rule by which something can never happen; raises Mistake for words that mean nothing."""
        game = self._live.table.game
        rule = game.rule_against(error)
        if not rule:
            raise Mistake(400, "error-words", why=words_of(self._language, game).bad_notation(error))
        return Refusal(rule, never=1)

    def _take_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in self._live.table.people:
            raise not_your_seat(seat)
        self._chosen = seat
        self._told = None
        self.changed(0)


def _first_shown(live: LiveTable) -> int | None:
    """Who sits in front at first when nobody is asked: the person who acted last, or else the first one."""
    people = live.table.people
    acted = (actor for actor in reversed(live.table.actors) if actor in people)
    return next(acted, people[0]) if people else None


def _ends(state: State, seat: int, action: int) -> bool:
    """Whether after this action somebody else or luck goes on, as far as the seat can know."""
    after = state.imagine(seat, Random(0))
    if after.why_not(action, seat) is None:
        after.apply(action)
    return after.to_act != seat
