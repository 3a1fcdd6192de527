"""The messages of the protocol. Action numbers become words here; the client turns words into sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, cast

from greatpowers.core.game import Event, Game, Refusal, State
from greatpowers.core.lessons import Progress
from greatpowers.core.view import CommonView
from greatpowers.core.words import AMOUNT, Argument
from greatpowers.server.analysis.setting import allows_hints
from greatpowers.server.database.storage import Header
from greatpowers.server.people.chat import Line
from greatpowers.server.protocol import (
    AsideChoice,
    ChatMessage,
    Choice,
    Company,
    DeclinedMessage,
    Do,
    ErrorMessage,
    GameEvent,
    Hint,
    InvitationInfo,
    Legal,
    LessonState,
    OlderEvents,
    OutcomeInfo,
    Player,
    PositionInfo,
    Presence,
    Prompt,
    RefusedMessage,
    RequestKind,
    ScorePart,
    StateMessage,
    TableDetails,
    TableInfo,
    TieBreak,
    UndoInfo,
    WhyMessage,
)
from greatpowers.server.tables.delay import sees_late, withheld, without_stand_in
from greatpowers.server.tables.live_table import LiveTable
from greatpowers.server.tables.loading import luck_of
from greatpowers.server.tables.rules_change import Halt
from greatpowers.server.tables.server_time import ServerTime, iso_time
from greatpowers.server.tables.time_messages import pace_info, timing_info, without_actions
from greatpowers.table import Seat, Table, counting
from greatpowers.table.counting import counted


def state_message(
    table: Table, front: int | None, since: int, undo: UndoInfo, company: Company, *, veiled: bool = False
) -> StateMessage:
    """The present position for the seat in front of the screen (None: a spectator), and the events from this one on.

    `veiled`: nobody has said that this seat's player is really there. Then the message says no more than a spectator
    may know; of the legal actions only those that everybody can tell, if they have no arguments.
    """
    state = table.state
    seat = None if veiled else front
    out: StateMessage = {
        "type": "state",
        "number": counted(table, table.number, company["own"]),
        "acted": 0 if front is None else counted(table, table.acted(front), company["own"]),
        "front": front,
        "seat": seat,
        "to_act": state.to_act,
        "deciders": state.deciders(),
        "people": table.people,
        "view": cast("CommonView", table.view(seat)),
        "figures": table.figures(seat),
        "prompt": Prompt(*state.prompt()),
        "outcome": outcome(state),
        "events_from": visible_before(table, seat, since),
        "events": events(table, table.visible_events(seat, since), company["own"]),
        "can_undo": undo["can_undo"],
        "can_ask": undo["can_ask"],
        "requestable": undo["requestable"],
        "request": undo["request"],
        "own": company["own"],
        "seats": company["seats"],
        "watching": company["watching"],
    }
    forced = front is not None and table.automatic(front) is not None
    if forced:
        out["forced"] = True
    if veiled and front in state.deciders():
        legal = state.legal(front)
        is_plain = not any(state.game.space.arguments(number) for number in legal)
        if forced or (is_plain and state.choices_are_public(front)):  # what depends on a hand would tell about it
            out["legal"] = [cast("Choice", action(state.game, number)) for number in legal]
    if seat is not None:
        if seat in state.deciders() and seat not in table.bots:
            out["legal"] = [choice(state, number, seat) for number in state.legal(seat)]
            out["dimmed"] = [cast("Do", state.game.space.to_json(number)) for number in state.expected(seat)]
            if advice := state.coaching(seat):
                out["coach"] = Hint(*advice)
        out["asides"] = asides(state, seat)
    return out


def halted(message: StateMessage, halt: Halt, asked: Sequence[int]) -> StateMessage:
    """A position at which the game does not go on, so that nobody can do anything."""
    return {**without_actions(message), "halt": halt.message(message["seat"], asked)}


def refused(number: int, refusal: Refusal) -> RefusedMessage:
    """Reply to an illegal action."""
    return {"type": "refused", "number": number, "code": "rule", "rule": refusal.rule, "details": refusal.details}


def stale(number: int) -> RefusedMessage:
    """Reply to an action for a decision that is no longer the present one."""
    return {"type": "refused", "number": number, "code": "stale", "rule": "", "details": {}}


def why(ask: int, refusal: Refusal | None) -> WhyMessage:
    """Whether an action is possible, and if not, why."""
    if refusal is None:
        return {"type": "why", "ask": ask, "possible": True}
    return {"type": "why", "ask": ask, "possible": False, "rule": refusal.rule, "details": refusal.details}


def declined(what: RequestKind, seat: int) -> DeclinedMessage:
    """A seat refused a request."""
    return {"type": "declined", "what": what, "by": seat}


def chat(lines: list[Line], *, anew: bool) -> ChatMessage:
    """What was said."""
    return {"type": "chat", "anew": anew, "lines": [line.message() for line in lines]}


def error(message: str) -> ErrorMessage:
    """Any other error."""
    return {"type": "error", "error": message}


def outcome(state: State) -> OutcomeInfo | None:
    """How the game ended, if it did."""
    result = state.outcome
    if result is None:
        return None
    return {
        "reason": result.reason,
        "details": result.details,
        "scores": result.scores,
        "ranks": result.ranks,
        "parts": [[ScorePart(*part) for part in state.score_parts(seat)] for seat in range(state.game.seats)],
        "tie_breaks": [TieBreak(*tie_break) for tie_break in state.tie_breaks()],
    }


def player(seat: Seat, guest: str) -> Player:
    """The player of a seat, and whether it is free."""
    free = seat.is_person and not guest
    return {"name": seat.name, "bot": seat.bot, "stand_in": seat.stand_in, "free": free}


def company(live: LiveTable, guest: str) -> Company:
    """Who is at the table, for the browser of this guest."""
    here = live.here
    players = zip(live.table.seats, live.guests, strict=True)
    seats: list[Presence] = [{**player(seat, who), "here": who in here} for seat, who in players]
    return {"own": live.seats_of(guest), "seats": seats, "watching": live.watching}


def lesson_state(progress: Progress) -> LessonState:
    """How far a lesson has come."""
    lesson = progress.lesson
    goal = [(count, pattern.times) for count, pattern in zip(progress.counts, lesson.goal, strict=True)]
    return {"name": lesson.name, "goal": goal, "done": progress.done, "failed": progress.failed}


def view(state: State, seat: int | None) -> CommonView:
    """What a seat (None: a spectator) sees of a position."""
    return cast("CommonView", state.view(seat))


# -- actions -------------------------------------------------------------------------------------------------


def action(game: Game, number: int) -> Legal:
    """An action in words."""
    return cast("Legal", {"action": number, **game.space.to_json(number)})


def choice(state: State, number: int, seat: int) -> Choice:
    """A possible action of a seat, with hints about its cost and effect."""
    out = cast("Choice", action(state.game, number))
    if hints := state.hints(number, seat):
        out["hints"] = [Hint(*hint) for hint in hints]
    return out


def asides(state: State, seat: int) -> list[AsideChoice]:
    """The asides of a seat, which is not repeated in them. Consecutive amounts become one entry, `from` and `to`."""
    space = state.game.space
    out: list[dict[str, Any]] = []
    run: tuple[Any, ...] = ()
    last = -1
    for number in state.asides(seat):
        family, values = space.family(number), space.arguments(number)
        if family.arguments[-1].domain.kind != AMOUNT:
            run = ()
            out.append(_without(choice(state, number, seat), family.arguments[0]))
        elif (family.name, *values[:-1]) == run and number == last + 1:
            out[-1]["to"] = values[-1]
        else:
            run = (family.name, *values[:-1])
            words = _without(space.to_json(number), family.arguments[0], family.arguments[-1])
            out.append({**words, "from": values[-1], "to": values[-1], "first": number})
        last = number
    return cast("list[AsideChoice]", out)


def _without(words: Mapping[str, object], *left_out: Argument) -> dict[str, Any]:
    names = [argument.name for argument in left_out]
    return {name: value for name, value in words.items() if name not in names}


# -- events --------------------------------------------------------------------------------------------------


def event(game: Game, event: Event, action_number: int) -> GameEvent:
    """An event in words, with the number of the action that caused it."""
    return cast("GameEvent", {**game.events[event[0]].to_json(event[1:]), "action": action_number})


def events(table: Table, numbers: Sequence[int], own: Sequence[int]) -> list[GameEvent]:
    """The events of these numbers, for whoever plays these seats."""
    return [event(table.game, table.log[i], counted(table, table.action_of(i), own)) for i in numbers]


def visible_before(table: Table, seat: int | None, since: int) -> int:
    """How many events before this one a seat may see: each client's events are numbered without gaps."""
    return table.visible_before(seat, since)


def older_events(table: Table, seat: int | None, first: int, own: Sequence[int]) -> OlderEvents:
    """The events that a seat may see, from its own number `first` on, for whoever plays these seats."""
    visible = table.visible_events(seat)
    first = min(first, len(visible))
    return {"from": first, "events": events(table, visible[first:], own)}


# -- positions and tables ------------------------------------------------------------------------------------


def position(table: Table, count: int, seat: int | None, own: Sequence[int]) -> PositionInfo:
    """The position after this many actions as whoever plays these seats counts, and the action that led to it."""
    number = counting.position(table, count, own)
    state = table.at(number)
    return {
        "number": count,
        "view": view(state, seat),
        "figures": state.figures(seat),
        "prompt": Prompt(*state.prompt()),
        "actor": table.actors[number - 1] if number else -1,
        "action": _last_action(table, number, seat),
    }


def _last_action(table: Table, number: int, seat: int | None) -> Legal | None:
    """The last action; None at the start, and while it is hidden from this seat."""
    last = table.action_shown(number - 1, seat) if number else None
    return None if last is None else action(table.game, last)


def table_info(header: Header, guest: str, time: ServerTime) -> TableInfo:
    """A table for lists of tables, as this guest sees it."""
    luck = luck_of(header)
    info: TableInfo = {
        "id": header.id,
        "game": header.game,
        "host": header.guest == guest,
        "own": header.seats_of(guest),
        "listed": header.listed,
        "rated": header.rated,
        "seats": [player(*seat) for seat in zip(header.seats, header.guests, strict=True)],
        "created": iso_time(header.created),
        "updated": iso_time(header.updated),
        "actions": header.summary.shown,
        "over": header.summary.over,
        "to_act": header.summary.to_act,
        "deciders": header.summary.deciders,
        "turns": header.summary.turns,
        "progress": header.summary.progress,
        "winners": header.summary.winners,
        "known_luck": luck.is_known,
        "delay": header.delay,
        "since": luck.since,
        **timing_info(header.timing, time),
    }
    return withheld(info) if sees_late(header, guest) else info


def table_details(header: Header, guest: str, board: str, time: ServerTime) -> TableDetails:
    """One table, with the address of its board."""
    info = table_info(header, guest, time)
    return {**info, "options": header.options, "board": board, "hints": allows_hints(header)}


def invitation(header: Header, seat: int | None, guest: str) -> InvitationInfo:
    """What a link leads to, for this guest."""
    seats = [player(*seat) for seat in zip(header.seats, header.guests, strict=True)]
    host = next((header.seats[own].name for own in header.seats_of(header.guest)), "")
    taken = seat is not None and not seats[seat]["free"] and header.guests[seat] != guest
    if sees_late(header, guest):
        seats = [without_stand_in(player) for player in seats]
    return {
        "table": header.id,
        "seat": seat,
        "taken": taken,
        "host": host,
        "game": header.game,
        "rated": header.rated,
        "pace": pace_info(header.timing.clock),
        "seats": seats,
    }


def file_name(header: Header) -> str:
    """The file name of a downloaded record."""
    day = datetime.fromtimestamp(header.created / 1000, UTC)
    return f"{header.game}-{day:%Y%m%d-%H%M%S}.txt"
