"""Routes for programs that play: a token, a stream of turns, positions, and moves that can be sent twice.

A program is a guest like any other, told apart by its token instead of a cookie. It takes seats by links or in the
lobby, as people do.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any
from zlib import crc32

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from greatpowers.core.actions import BadNotation
from greatpowers.core.game import Refusal, Refused
from greatpowers.server import messages
from greatpowers.server.accounts.guests import guest_of, known_guest
from greatpowers.server.database.storage import Header
from greatpowers.server.errors import UNPROCESSABLE, AnyRequest, UserError, language_of
from greatpowers.server.limits import KIND, TABLES
from greatpowers.server.protocol import BotState, NewsInfo, PlayedInfo, RefusedInfo, TokenInfo
from greatpowers.server.requests import BotPlay, read_json
from greatpowers.server.responses import BytesResponse, json_response
from greatpowers.server.tables.live_table import LiveTable, StaleDecision
from greatpowers.server.tables.registry import TableRegistry, registry_of
from greatpowers.server.tables.turns import MISSED, Listener, News
from greatpowers.server.texts import game_text, server_text
from greatpowers.table import Table, counting

KEEP_ALIVE = 15.0  # seconds between the empty lines of a quiet stream
QUIET = News("asked", "", -1, -1)  # nothing was told for that long
CONFLICT = 409
_LONGEST_COUNT = 10  # digits


@post("/api/bot/token", opt={KIND: TABLES})
async def token(state: State) -> BytesResponse:
    """Become a guest with a token, to be sent as `Authorization: Bearer TOKEN`; returns 201."""
    return json_response(TokenInfo(token=state.guests.new_token()), 201)


@get("/api/bot/events")
async def events(request: AnyRequest, state: State) -> Stream:
    """A stream of one JSON object a line: seats of the program's that are asked, now and later, or may respond.

    It also tells of games that are over.

    A quiet stream sends an empty line every 15 seconds.
    """
    return Stream(_turns(registry_of(state), _program(request)), media_type="application/x-ndjson")


async def _turns(registry: TableRegistry, guest: str) -> AsyncIterator[bytes]:
    with registry.turns.listen(guest) as listener:
        news: News | None = MISSED
        while news is not None:
            for told in await _missed(registry, guest) if news is MISSED else [news]:
                yield _line(told)
            while (news := await _next(listener)) is QUIET:
                yield b"\n"


async def _missed(registry: TableRegistry, guest: str) -> list[News]:
    """What every seat of a guest's is asked now."""
    return [
        News(
            "asked",
            header.id,
            seat,
            await _count(registry, header, guest),
            registry.time.text(header.timing.deadline(seat)),
        )
        for header in await registry.headers(guest)
        for seat in (header.seats_of(guest) if header.timing.pause is None else ())
        if seat in header.summary.deciders and not header.seats[seat].stand_in
    ]


async def _count(registry: TableRegistry, header: Header, guest: str) -> int:
    """The number of the decision at a table, as a guest counts; the table is opened only if others act in secret."""
    if header.summary.shown == header.summary.actions:
        return header.summary.actions
    return (await registry.table(header.id, guest)).count_for(guest)


async def _next(listener: Listener) -> News | None:
    try:
        return await asyncio.wait_for(listener.get(), KEEP_ALIVE)
    except TimeoutError:
        return QUIET


def _line(news: News) -> bytes:
    info: NewsInfo = {"type": news.type, "table": news.table, "seat": news.seat, "number": news.number}
    if news.deadline is not None:
        info["deadline"] = news.deadline
    return msgspec.json.encode(info) + b"\n"


@get("/api/bot/tables/{table:str}/seats/{seat:int}")
async def position(
    request: AnyRequest,
    state: State,
    table: FromPath[str],
    seat: FromPath[int],
    seen: FromQuery[str | None] = None,
) -> BytesResponse:
    """The present position of a table, as a seat of the program's sees it, with its legal actions.

    `seen`: what the last answer said, at first nothing; then the answer also has the events that the seat saw since.
    """
    live = await _own_table(request, state, table, seat)
    body = _state(live, seat)
    if seen is not None:
        _add_events(body, live.table, seat, seen)
    return json_response(body)


def _add_events(body: BotState, table: Table, seat: int, seen: str) -> None:
    """Add what the seat has seen since then; after an undo all of it."""
    numbers = table.visible_events(seat)
    count = _count_seen(seen)
    body["anew"] = seen != _mark(table, numbers[:count])
    body["seen"] = _mark(table, numbers)
    if table.record.position is None:
        body["events"] = messages.events(table, numbers if body["anew"] else numbers[count:], [seat])


def _mark(table: Table, numbers: list[int]) -> str:
    """What a program has seen, in short: how many events, and a checksum.

    It follows from these events alone, so that it tells nobody of an undo that they may not know of.
    """
    return f"{len(numbers)}-{crc32(msgspec.json.encode([table.log[number] for number in numbers])):x}"


def _count_seen(seen: str) -> int:
    count = seen.partition("-")[0]
    return int(count) if count.isdecimal() and len(count) < _LONGEST_COUNT else 0


def _state(live: LiveTable, seat: int) -> BotState:
    table, state = live.table, live.table.state
    asked = seat in table.people_to_act and not live.is_stopped
    return {
        "table": live.id,
        "game": table.game.id,
        "seat": seat,
        "number": live.count_for(live.guests[seat]),
        "deciders": table.deciders,
        "view": messages.view(state, seat),
        "legal": [messages.action(table.game, number) for number in state.legal(seat)] if asked else [],
        "asides": [messages.action(table.game, number) for number in state.asides(seat)],
        "outcome": messages.outcome(state),
        "deadline": live.deadline(seat),
        "paused": live.pause is not None,
        "ended": live.is_ended,
    }


@post("/api/bot/tables/{table:str}/seats/{seat:int}", status_code=200)
async def play(request: AnyRequest, state: State, table: FromPath[str], seat: FromPath[int]) -> BytesResponse:
    """Answer the decision of this number, or respond to an aside with another one while it is open.

    Sending the same again changes nothing, and is answered in the same way.
    """
    body = await read_json(request, BotPlay)
    live = await _own_table(request, state, table, seat)
    action = _action(live.table, body, language_of(request))
    if not _is_done(live, body.number, seat, action):
        try:
            await live.play(seat, body.number, action, by_program=True)
        except StaleDecision:
            if not _is_done(live, body.number, seat, action):  # by the same message to another process
                return _stale(live, seat, request)
        except Refused as refused:
            return _refused(live, seat, refused.refusal, request)
    return json_response(PlayedInfo(number=live.count_for(live.guests[seat])))


def _is_done(live: LiveTable, number: int, seat: int, action: int) -> bool:
    """Whether just this answer has been given: the program may not have heard that it arrived."""
    table = live.table
    first = counting.decision(table, number, live.seats_of(live.guests[seat]))
    later = range(first, table.number) if first >= 0 else ()
    own = next((n for n in later if table.actors[n] == seat), None)
    return own is not None and table.record.actions[own] == action


def _action(table: Table, body: BotPlay, language: str) -> int:
    """The number of the action; raises UserError for words that name none."""
    try:
        if isinstance(body.action, int):
            table.game.space.find(body.action)
            return body.action
        return table.game.space.parse(body.action)
    except BadNotation as error:
        why = game_text(language, table.game).bad_notation(error)
        raise UserError(UNPROCESSABLE, "error-words", why=why) from None


def _stale(live: LiveTable, seat: int, request: AnyRequest) -> BytesResponse:
    said, number = server_text(language_of(request)).say("error-stale"), live.count_for(live.guests[seat])
    return json_response(RefusedInfo(error=said, code="stale", rule="", number=number), CONFLICT)


def _refused(live: LiveTable, seat: int, refusal: Refusal, request: AnyRequest) -> BytesResponse:
    said = game_text(language_of(request), live.table.game).refusal(refusal)
    number = live.count_for(live.guests[seat])
    return json_response(RefusedInfo(error=said, code="rule", rule=refusal.rule, number=number), CONFLICT)


async def _own_table(request: AnyRequest, state: State, table: str, seat: int) -> LiveTable:
    guest = _program(request)
    live = await registry_of(state).table(table, guest)
    live.own_seat(guest, seat)
    return live


def _program(request: AnyRequest) -> str:
    """The guest that asks, who must be known; raises UserError."""
    if known_guest(request) is None:
        raise UserError(401, "error-token")
    return guest_of(request)


ROUTES: list[Any] = [token, events, position, play]
