"""One browser's websocket at a table: checks what it receives, and sends what its seat may see.

Positions are built when they are sent, never queued, so a slow client costs the server nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from greatpowers.core.actions import BadNotation
from greatpowers.core.game import NOBODY, Refusal, Refused, State
from greatpowers.server import messages
from greatpowers.server.admission import await_turn
from greatpowers.server.analysis.setting import may_ask
from greatpowers.server.errors import UserError, seat_not_yours
from greatpowers.server.metrics import REFUSALS
from greatpowers.server.people.chat import Line
from greatpowers.server.protocol import RequestKind, ServerMessage, StateMessage, UndoInfo, WhyMessage
from greatpowers.server.requests import (
    LONGEST_FRAME,
    Answer,
    AnswerChange,
    Ask,
    ClientMessage,
    Foresee,
    Plan,
    Play,
    Present,
    Say,
    Sight,
    TakeSeat,
    Undo,
    Why,
    read_frame,
)
from greatpowers.server.tables import consent, plans
from greatpowers.server.tables.live_table import LiveTable, StaleDecision
from greatpowers.server.tables.time_messages import time_message, timed
from greatpowers.server.texts import game_text, server_text

LOG = logging.getLogger("greatpowers.server")
MAX_WATCHERS = 32  # per table
# Close codes of RFC 6455 and its registry
TOO_LARGE = 1009
INTERNAL_ERROR = 1011
RECONNECT = 1012

UNREAD = object()

AnySocket = WebSocket[Any, Any, Any]


class Connection:
    """A websocket at a table; a `live_table.Watcher`."""

    def __init__(
        self,
        socket: AnySocket,
        live: LiveTable,
        guest: str,
        seat: int | None,
        language: str,
        on_sight: Callable[[], Awaitable[None]],
        *,
        is_hidden: bool = False,
        analyses: bool = False,
    ) -> None:
        """`on_sight`: called when a window in the background comes to the front. `analyses`: the server offers them."""
        self.holds = False
        self.is_hidden = is_hidden
        self._on_sight = on_sight
        self._analyses = analyses
        self.guest = guest
        self._socket = socket
        self._live = live
        self._chosen = seat  # None: the person to decide, at a shared screen
        self._present = seat  # the seat whose player is known to be in front of the screen
        self._language = language
        self._shown: int | None = None
        self._sent: int | None = None  # events that the browser has; None: it has been sent nothing yet
        self._outdated = True  # the newest position has not been sent
        self._reader: int | None = None  # the seat that the last position was sent to; None: a spectator
        self._chat_of: int | object | None = UNREAD  # the seat whose chat the browser has; None: a spectator's
        self._has_chat = False  # whether the browser has been sent any
        self._replies: deque[ServerMessage] = deque()
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._closed = False

    # -- the watcher -----------------------------------------------------------------------------------------

    def changed(self, events: int) -> None:
        """See Watcher."""
        self._sent = None if self._sent is None else min(self._sent, events)
        self._outdated = True
        self._wake_sender()

    def failed(self) -> None:
        """See Watcher."""
        self._reply(messages.error(server_text(self._language).say("error-storage")))

    def declined(self, what: RequestKind, seat: int) -> None:
        """See Watcher."""
        self._reply(messages.declined(what, seat))

    def said(self, line: Line) -> None:
        """See Watcher."""
        if self._chat_of is not UNREAD and line.is_for(self._viewer()):
            self._has_chat = True
            self._reply(messages.chat([line], anew=False))

    def reread_chat(self) -> None:
        """See Watcher."""
        self._chat_of = UNREAD
        self.changed(len(self._live.table.log))

    def close(self) -> None:
        """See Watcher."""
        self._closed = True
        self._wake_sender()

    async def shown(self) -> None:
        """See Watcher."""
        await self._idle.wait()

    # -- sending ---------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the browser until it disconnects."""
        if len(self._live.watchers) >= MAX_WATCHERS:
            raise UserError(403, "error-crowded")
        self._live.enter(self)
        try:
            await self._socket.accept()
            if self._live.clock is not None:
                await self._send(time_message(self._live.time))
            self._closed = self._live.is_closed
            self._wake_sender()
            self._live.wake()
            await self._exchange()
        finally:
            self._idle.set()
            self._live.leave(self)

    async def _exchange(self) -> None:
        """Send and receive until either ends."""
        tasks = [asyncio.ensure_future(self._send_all()), asyncio.ensure_future(self._receive_all())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect | OSError):
                    LOG.error("connection to table %s failed", self._live.id, exc_info=ended)
                    await self._socket.close(INTERNAL_ERROR)

    def _wake_sender(self) -> None:
        self._idle.clear()
        self._wake.set()

    def _reply(self, message: ServerMessage) -> None:
        self._replies.append(message)
        self._wake_sender()

    async def _send_all(self) -> None:
        while not self._closed:
            await self._wake.wait()
            self._wake.clear()
            while self._replies:
                await self._send(self._replies.popleft())
            if self._outdated:
                await self._send_state()
            if not self._wake.is_set():
                self._idle.set()
        await self._socket.close(RECONNECT)

    async def _send_state(self) -> None:
        await self._socket.send_text(self._state())
        if not self._outdated:  # nobody else has come to the front meanwhile
            await self._send_chat(self._reader)

    async def _send(self, message: ServerMessage) -> None:
        await self._socket.send_text(msgspec.json.encode(message).decode())

    def _state(self) -> str:
        """The newest position as the seat in front sees it, and whether it may undo; equal ones are made once."""
        count = len(self._live.table.log)
        since = count if self._sent is None else self._sent
        self._sent = count
        self._outdated = False
        front = self._front()
        veiled = self._is_veiled(front)
        self._reader = None if veiled else front
        if not veiled:
            self._present = front  # whoever was in front before does not come back without a word
        seats = self._own_seats()
        key = (front, veiled, since, self._is_host, *seats, None, *self._live.seats_of(self.guest))
        made = self._live.state_messages
        if key not in made:
            made[key] = msgspec.json.encode(self._new_state(front, since, seats, veiled=veiled)).decode()
        return made[key]

    def _new_state(self, front: int | None, since: int, seats: list[int], *, veiled: bool) -> StateMessage:
        live = self._live
        company = messages.company(live, self.guest)
        out = messages.state_message(live.table, front, since, self._undo_info(seats), company, veiled=veiled)
        if live.halt is not None:
            out = messages.halted(out, live.halt, consent.people_to_ask(live))
        out = plans.told(timed(out, live), live)
        if live.progress is not None:
            out["lesson"] = messages.lesson_state(live.progress)
        if self._analyses and may_ask(live, self.guest):
            out["analyses"] = True
        if live.late:
            out["late"] = live.late
        return out

    async def _send_chat(self, reader: int | None) -> None:
        """Everything that was said, whenever somebody else has come to the front; nothing where there never was any."""
        if self._chat_of != reader:
            self._chat_of = reader
            lines = await self._live.lines(reader)
            if lines or self._has_chat:
                self._has_chat = True
                await self._send(messages.chat(lines, anew=True))

    def _undo_info(self, seats: list[int]) -> UndoInfo:
        request = self._live.request
        return {
            "can_undo": consent.undo_seat(self._live, seats) is not None,
            "can_ask": consent.requestable_undo(self._live, seats) is not None,
            "requestable": consent.requestable(self._live, seats, is_host=self._is_host),
            "request": None if request is None else request.message(self._live.table, self._live.seats_of(self.guest)),
        }

    @property
    def _is_host(self) -> bool:
        return self.guest == self._live.host

    def _front(self) -> int | None:
        """The seat in front of the screen: the chosen one, or a person who is to decide, or was last."""
        own = self._own_seats()
        if self._chosen in own:
            return self._chosen
        to_act = self._live.table.people_to_act
        asked = [seat for seat in to_act if seat in own and not plans.is_answered(self._live, seat)]
        if asked and self._shown not in asked:
            self._shown = asked[0]
        elif self._shown not in own:
            self._shown = _acted_last(self._live, own)
        return self._shown

    def _is_veiled(self, front: int | None) -> bool:
        """Whether secrets are withheld, since it is not known that the right person is in front of a shared screen."""
        is_alone = front is None or front == self._present or len(self._live.seats_of(self.guest)) == 1
        return front is not None and not is_alone and self._live.table.has_secrets(front)

    def _viewer(self) -> int | None:
        """The seat that the screen shows everything to."""
        front = self._front()
        return None if self._is_veiled(front) else front

    def _own_seats(self) -> list[int]:
        """The seats that this browser may speak for: the chosen one, or all of its guest's at a shared screen."""
        own = self._live.seats_of(self.guest)
        return [self._chosen] if self._chosen is not None and self._chosen in own else own

    # -- receiving -------------------------------------------------------------------------------------------

    async def _receive_all(self) -> None:
        try:
            while True:
                frame = await self._socket.receive()
                if frame["type"] != "websocket.receive":
                    return
                await await_turn(self._socket)
                if not await self._receive(frame.get("text") or frame.get("bytes") or ""):
                    return
                await self._idle.wait()  # back-pressure: stop reading from a client that is not reading
        except WebSocketDisconnect:
            return

    async def _receive(self, data: str | bytes) -> bool:
        """Handle one frame; False closes the connection."""
        if len(data) > LONGEST_FRAME:
            await self._send(messages.error(server_text(self._language).say("error-too-large")))
            await self._socket.close(TOO_LARGE)
            return False
        try:
            await self._handle(read_frame(data))
        except UserError as error:
            self._reply(messages.error(error.say(server_text(self._language))))
        return True

    async def _handle(self, frame: ClientMessage) -> None:
        if isinstance(frame, Play):
            await self._play(frame)
        elif isinstance(frame, Why):
            self._why(frame)
        elif isinstance(frame, Undo):
            if not await self._live.undo(self._own_seats()):
                raise UserError(400, "error-undo")
        elif isinstance(frame, Ask):
            await self._live.change(consent.ask, self._own_seats(), frame.what, is_host=self._is_host)
        elif isinstance(frame, Answer):
            await self._answer(frame)
        elif isinstance(frame, Say):
            await self._say(frame)
        elif isinstance(frame, AnswerChange):
            await self._answer_change(frame)
        elif isinstance(frame, Plan | Foresee):
            await self._plan(frame)
        elif isinstance(frame, TakeSeat | Present):
            self._come(frame)
        elif isinstance(frame, Sight):
            await self._see(frame)
        else:
            self.holds = frame.hold
            self._live.wake()

    async def _see(self, frame: Sight) -> None:
        if self.is_hidden and not frame.hidden:
            await self._on_sight()
        self._live.hide(self, frame.hidden)

    async def _play(self, frame: Play) -> None:
        number = self._live.count_for(self.guest)
        seat = self._front()
        if seat is None:
            raise UserError(403, "error-spectator")
        try:
            await self._live.play(seat, frame.number, frame.action)
        except StaleDecision:
            self._reply(messages.stale(number))
            self.changed(len(self._live.table.log))  # the page is missing something
        except Refused as refused:
            REFUSALS.add()
            self._reply(messages.refused(number, refused.refusal))

    async def _say(self, frame: Say) -> None:
        seat = self._viewer()
        if seat is None:
            raise UserError(403, "error-spectator")
        await self._live.say(seat, frame.to, frame.text)

    async def _answer(self, frame: Answer) -> None:
        if frame.seat is None:
            if not self._is_host:
                raise UserError(403, "error-not-host")
            await self._live.change(consent.withdraw)
            return
        if frame.seat not in self._own_seats():
            raise seat_not_yours(frame.seat)
        await self._live.change(consent.answer, frame.seat, frame.agree, frame.until)

    async def _plan(self, frame: Plan | Foresee) -> None:
        """Change a plan, or say what could be planned: that depends on what the seat knows."""
        seat = frame.seat
        if seat not in self._own_seats() or (isinstance(frame, Foresee) and seat != self._viewer()):
            raise seat_not_yours(seat)
        if isinstance(frame, Plan):
            await self._live.change(plans.plan, seat, frame.passing, frame.answers)
        else:
            self._reply({"type": "foreseen", "seat": seat, "decisions": plans.foreseen(self._live, seat)})

    async def _answer_change(self, frame: AnswerChange) -> None:
        if frame.seat not in self._own_seats():
            raise seat_not_yours(frame.seat)
        await self._live.change(consent.answer_change, frame.seat, frame.go_on)

    def _why(self, frame: Why) -> None:
        try:
            self._reply(self._judge(frame))
        except UserError as error:
            self._reply({**messages.error(error.say(server_text(self._language))), "ask": frame.ask})

    def _judge(self, frame: Why) -> WhyMessage:
        """Whether an action is possible, and if not, why; raises UserError for words that name nothing."""
        seat, state = self._viewer(), self._live.table.state
        space = self._live.table.game.space
        words = dict(frame.do)
        family = space.by_name.get(str(words.get("do", "")))
        if family is not None and family.aside and seat is not None:
            words.setdefault(family.arguments[0].name, seat)
        try:
            action = space.from_json(words)
        except BadNotation as error:
            return messages.why(frame.ask, self._never(error))
        # Whoever does not decide learns only that: more would tell what the one who decides has.
        answer = messages.why(frame.ask, state.why_not(action, NOBODY if seat is None else seat))
        if answer["possible"] and seat is not None and seat in self._live.table.deciders:
            answer["ends"] = _ends_turn(state, seat, action)
        return answer

    def _never(self, error: BadNotation) -> Refusal:
        """The rule against something that can never happen; raises UserError for words that name nothing."""
        game = self._live.table.game
        rule = game.rule_against(error)
        if not rule:
            raise UserError(400, "error-words", why=game_text(self._language, game).bad_notation(error))
        return Refusal(rule, never=1)

    def _come(self, frame: TakeSeat | Present) -> None:
        """The player of this seat (None: nobody yet) is in front of the screen."""
        seat = frame.seat
        if seat is not None and seat not in self._live.seats_of(self.guest):
            raise seat_not_yours(seat)
        if isinstance(frame, TakeSeat):
            self._chosen = seat
        self._present = seat
        self._sent = None
        self.changed(0)


def _acted_last(live: LiveTable, seats: list[int]) -> int | None:
    """The seat to show when none of these is to decide: the one that acted last, or the first one, if there is any."""
    acted = (actor for actor in reversed(live.table.actors) if actor in seats)
    return next(acted, seats[0]) if seats else None


def _ends_turn(state: State, seat: int, action: int) -> bool:
    """Whether only others or chance decide after this action, as far as the seat can know."""
    after = state.imagine(seat, Random(0))
    if after.why_not(action, seat) is None:
        after.apply(action, seat)
    return seat not in after.deciders()
