"""Routes to analyses: chances and hints at any position of a table, and why somebody did what they did.

While a game goes on they are for those who play, by what their seat may know, and only where the table allows hints.
Once it is over they are for everybody, by all that there is to know.

What a bot says to a player with whom it makes war or peace is no hint but a part of the game: everybody who plays gets
the answers to their own offers, whatever the table allows.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, NamedTuple, cast

from litestar import get, put
from litestar.datastructures import State as ApplicationState
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter

from greatpowers.analysis.told import is_dealing
from greatpowers.core.game import Event, Game, State
from greatpowers.core.position import dump
from greatpowers.server import messages
from greatpowers.server.accounts.guests import guest_of
from greatpowers.server.analysis import setting
from greatpowers.server.analysis.desk import Desk, Place
from greatpowers.server.analysis.work import Analyse, Explain, Tell
from greatpowers.server.bots.work import Work, WorkTask
from greatpowers.server.bots.worker import Start
from greatpowers.server.errors import UNPROCESSABLE, AnyRequest, UserError
from greatpowers.server.limits import ANALYSES, KIND
from greatpowers.server.protocol import AnalysisInfo, ExplanationInfo, Hint, LineInfo, ToldInfo
from greatpowers.server.requests import MAX_NUMBER, MAX_SEAT, SetHints, read_json
from greatpowers.server.responses import BytesResponse, json_response
from greatpowers.server.tables.live_table import LiveTable
from greatpowers.server.tables.registry import registry_of
from greatpowers.table import Table, counting

TELLING = 0.1  # seconds for what takes some milliseconds
PLAYOUTS = 0  # instead of the owner's seconds, for answers that can be repeated
NOTHING: Mapping[str, Any] = {"chances": [], "lines": []}  # to explain: only luck has acted
_TELLINGS = itertools.count()
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=MAX_SEAT)]
Player = Annotated[int, QueryParameter(ge=0, le=MAX_SEAT)]
Position = Annotated[int, PathParameter(ge=0, le=MAX_NUMBER)]


class Asked(NamedTuple):
    """A request that is allowed: about the position after so many actions, by the knowledge of a seat.

    `shown`: as the guest counts them. `seat`: None where everybody may know everything.
    """

    live: LiveTable
    guest: str
    shown: int
    number: int
    seat: int | None

    @property
    def table(self) -> Table:
        """The table."""
        return self.live.table

    def position(self, number: int) -> Start:
        """A position for a worker."""
        game = self.table.game
        return Start(game.id, game.seats, tuple(game.options.items()), dump(self.table.at(number)))

    def events(self, number: int) -> list[Event] | None:
        """What the seat had seen until then; None where that does not matter, or nobody knows how the game began."""
        if self.seat is None or self.table.record.position is not None:
            return None
        until = self.table.events_before(number) if number < self.table.number else len(self.table.log)
        return [self.table.log[event] for event in self.table.visible_events(self.seat) if event < until]

    def seed(self, kind: str) -> str:
        """Where the analysis takes its luck from: the same question gets the same answer."""
        return f"{kind} {self.live.id} {self.shown} {self.seat}"


@get("/api/tables/{table:str}/at/{number:int}/analysis", opt={KIND: ANALYSES})
async def analysis(
    request: AnyRequest,
    state: ApplicationState,
    table: FromPath[str],
    number: Position,
    seat: SeatNumber = None,
    lines: FromQuery[bool] = False,
) -> BytesResponse:
    """Everybody's chance of winning at a position; `lines`: also the best actions of whoever is to decide."""
    asked = await _asked(request, state, table, number, seat)
    work = await asked.live.read(lambda: _analysis(asked, with_lines=lines))
    answer = await _think(request, state, asked, work, "hint" if lines else "chances")
    return json_response(_info(asked, work.decider, answer))


@get("/api/tables/{table:str}/at/{number:int}/explanation", opt={KIND: ANALYSES})
async def explanation(
    request: AnyRequest, state: ApplicationState, table: FromPath[str], number: Position, seat: SeatNumber = None
) -> BytesResponse:
    """Why the action that led to a position was taken, as far as a seat can tell; luck does nothing by itself."""
    asked = await _asked(request, state, table, number, seat)
    work = await asked.live.read(lambda: _explanation(asked))
    if work is None:
        return json_response(ExplanationInfo(**_info(asked, None, NOTHING), action=None))
    answer = await _think(request, state, asked, work, "explanation")
    action = messages.action(asked.table.game, work.action) if answer["lines"] else None
    return json_response(ExplanationInfo(**_info(asked, work.actor, answer), action=action))


@get("/api/tables/{table:str}/at/{number:int}/told", opt={KIND: ANALYSES})
async def told(
    request: AnyRequest, state: ApplicationState, table: FromPath[str], number: Position, seat: Player, by: Player
) -> BytesResponse:
    """What a bot says to a seat: why it did what led to a position, or why it leaves the seat's offer of peace."""
    guest = guest_of(request)
    live = await registry_of(state).table(table, guest)
    asked = _at(live, guest, number, live.own_seat(guest, seat))
    work = await live.read(lambda: _telling(asked, seat, by))
    place = Place(guest, live.id, f"told {next(_TELLINGS)}")  # a page may show it in two places
    desk: Desk = state.desk
    reason = await desk.think(request, place, WorkTask(work, guest, TELLING), None) if work.bot else None
    found = None if reason is None else Hint(*cast("tuple[str, dict[str, str | int]]", reason))
    return json_response(ToldInfo(number=number, seat=seat, by=by, reason=found))


@put("/api/tables/{table:str}/hints", status_code=204)
async def set_hints(request: AnyRequest, state: ApplicationState, table: FromPath[str]) -> None:
    """Allow players to ask for hints, or forbid it, for the host."""
    guest, body = guest_of(request), await read_json(request, SetHints)
    await registry_of(state).hosted(table, guest)
    live = await registry_of(state).table(table, guest)
    await live.change(setting.set_hints, body.hints)


ROUTES = [analysis, explanation, told, set_hints]


# -- who may ask what ----------------------------------------------------------------------------------------


async def _asked(request: AnyRequest, state: ApplicationState, table: str, count: int, seat: int | None) -> Asked:
    """The request, if it is allowed; raises UserError."""
    guest = guest_of(request)
    live = await registry_of(state).table(table, guest)
    if not state.settings.analysis_seconds:
        raise UserError(403, "error-analysis-off")
    own = live.seats_of(guest)
    if seat is not None:
        live.own_seat(guest, seat)
    if not setting.may_ask(live, guest):
        raise UserError(403, "error-hints" if own else "error-analysis-spectator")
    return _at(live, guest, count, None if setting.is_open(live) else own[0] if seat is None else seat)


def _at(live: LiveTable, guest: str, count: int, viewer: int | None) -> Asked:
    """What is asked about the position that a guest counts so; raises UserError where there is none."""
    if count > live.count_for(guest):
        raise UserError(UNPROCESSABLE, "error-no-position", count=live.count_for(guest))
    return Asked(live, guest, count, counting.position(live.table, count, live.seats_of(guest)), viewer)


# -- what workers are asked, and what they answer ------------------------------------------------------------


def _analysis(asked: Asked, *, with_lines: bool) -> Analyse:
    number, seat = asked.number, asked.seat
    decider = _decider(asked.table.at(number), seat) if with_lines else None
    start, events = asked.position(number), asked.events(number)
    return Analyse(start, seat, decider, events, asked.seed("analysis"), PLAYOUTS)


def _decider(state: State, seat: int | None) -> int | None:
    """Whose actions are looked at: the seat's own, or in a game that is over those of whoever was to decide."""
    deciders = [decider for decider in state.deciders() if decider >= 0]
    return next((decider for decider in deciders if seat in (None, decider)), None)


def _explanation(asked: Asked) -> Explain | None:
    """None where only luck has acted so far; raises UserError where the seat may not know what was done."""
    number, table = asked.number - 1, asked.table
    while number >= 0 and table.actors[number] < 0:
        number -= 1  # what luck brought follows from the decision before
    if number < 0:
        return None
    action = table.action_shown(number, asked.seat)
    if action is None:
        raise UserError(UNPROCESSABLE, "error-no-explanation")
    start, events, actor = asked.position(number), asked.events(number), table.actors[number]
    return Explain(start, asked.seat, actor, action, events, asked.seed("explanation"), PLAYOUTS)


def _telling(asked: Asked, listener: int, speaker: int) -> Tell:
    """By a bot: about its own action where that led to the position, else about what it leaves as it is."""
    table, number = asked.table, asked.number
    bot = table.seats[speaker].bot if speaker < table.game.seats else ""
    is_own = number > 0 and table.actors[number - 1] == speaker
    action = table.action_shown(number - 1, listener) if is_own else None
    if action is None or not is_dealing(table.game, action):
        return Tell(asked.position(number), speaker, listener, bot, None, asked.seed("told"))
    return Tell(asked.position(number - 1), speaker, listener, bot, action, asked.seed("told"))


async def _think(
    request: AnyRequest, state: ApplicationState, asked: Asked, work: Work, kind: str
) -> Mapping[str, Any]:
    desk: Desk = state.desk
    is_present = asked.number == asked.table.number and kind != "explanation"
    task = WorkTask(work, asked.guest, state.settings.analysis_seconds)
    place = Place(asked.guest, asked.live.id, kind)
    return cast("Mapping[str, Any]", await desk.think(request, place, task, asked.live if is_present else None))


def _info(asked: Asked, decider: int | None, answer: Mapping[str, Any]) -> AnalysisInfo:
    chances = answer["chances"]
    now = 0.0 if decider is None else chances[decider]
    return {
        "number": asked.shown,
        "seat": asked.seat,
        "decider": decider,
        "chances": chances,
        "lines": [_line(asked.table.game, line, now) for line in answer["lines"]],
    }


def _line(game: Game, line: Mapping[str, Any], now: float) -> LineInfo:
    plan: Sequence[int] = line["plan"]
    return {
        "action": messages.action(game, line["action"]),
        "plan": [messages.action(game, number) for number in plan],
        "chance": line["chance"],
        "change": line["chance"] - now,
        "reason": None if line["reason"] is None else Hint(*line["reason"]),
    }
