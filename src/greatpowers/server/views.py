"""The messages of the protocol, built from a table. Numbers become words here; sentences are made by the client."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from greatpowers.core.game import Event, Game, Outcome, Refusal, State
from greatpowers.server.storage import Header
from greatpowers.table import Table

Message = dict[str, Any]
_RANGED = ("million", "number")  # asides over these domains are sent as ranges


def state_message(table: Table, seat: int | None, since: int) -> Message:
    """Where the game stands, as one seat may see it, and what happened since this event."""
    state = table.state
    out: Message = {
        "type": "state",
        "number": table.number,
        "seat": seat,
        "to_act": state.to_act,
        "people": table.people,
        "view": state.view(seat),
        "figures": state.figures(seat),
        "prompt": state.prompt(),
        "outcome": outcome(state.outcome),
        "events_from": readable_before(table, seat, since),
        "events": events(table, seat, since),
    }
    if seat is not None:
        if state.to_act == seat:
            out["legal"] = legal(state)
            out["dimmed"] = [state.game.space.to_json(number) for number in state.expected()]
        out["asides"] = asides(state, seat)
    return out


def refused(number: int, refusal: Refusal) -> Message:
    """An answer that the rules do not allow."""
    return {"type": "refused", "number": number, "code": "rule", "rule": refusal.rule, "details": refusal.details}


def stale(number: int) -> Message:
    """An answer to a decision that is not asked any more."""
    return {"type": "refused", "number": number, "code": "stale", "rule": "", "details": {}}


def why(ask: int, refusal: Refusal | None) -> Message:
    """Whether something is possible, and if not, why."""
    if refusal is None:
        return {"type": "why", "ask": ask, "possible": True}
    return {"type": "why", "ask": ask, "possible": False, "rule": refusal.rule, "details": refusal.details}


def declined(seat: int) -> Message:
    """Somebody does not let something be taken back."""
    return {"type": "declined", "by": seat}


def error(message: str) -> Message:
    """Anything else that went wrong."""
    return {"type": "error", "error": message}


def outcome(result: Outcome | None) -> Message | None:
    """How the game ended."""
    return None if result is None else {"reason": result.reason, "scores": result.scores, "ranks": result.ranks}


# -- actions -------------------------------------------------------------------------------------------------


def action(game: Game, number: int) -> Message:
    """An action with its words."""
    return {"action": number, **game.space.to_json(number)}


def choice(state: State, number: int) -> Message:
    """An action that somebody may choose, with what it would cost or bring."""
    hints = state.hints(number)
    return {**action(state.game, number), "hints": hints} if hints else action(state.game, number)


def legal(state: State) -> list[Message]:
    """Everything that the one who is asked may answer."""
    return [choice(state, number) for number in state.legal()]


def asides(state: State, seat: int) -> list[Message]:
    """What a seat may do besides. Numbers that follow one another become one entry with `from` and `to`."""
    space = state.game.space
    out: list[Message] = []
    run: tuple[Any, ...] = ()
    last = -1
    for number in state.asides(seat):
        family, values = space.family(number), space.arguments(number)
        if family.arguments[-1].domain.name not in _RANGED:
            run = ()
            out.append(_without_seat(choice(state, number)))
        elif (family.name, *values[:-1]) == run and number == last + 1:
            out[-1]["to"] = values[-1]
        else:
            run = (family.name, *values[:-1])
            words = _without_seat(space.to_json(number))
            del words[family.arguments[-1].name]
            out.append({**words, "from": values[-1], "to": values[-1], "first": number})
        last = number
    return out


def _without_seat(words: Message) -> Message:
    return {name: value for name, value in words.items() if name != "seat"}


# -- events --------------------------------------------------------------------------------------------------


def event(game: Game, told: Event, teller: int) -> Message:
    """What happened, in words, and the number of the action that told it; marked where not everybody may read it."""
    kind = game.events[told[0]]
    out = {"event": kind.name, **kind.named(told[1:]), "action": teller}
    return {**out, "private": 1} if kind.readers else out


def events(table: Table, seat: int | None, since: int) -> list[Message]:
    """The events from this one on that a seat may read."""
    return [event(table.game, table.told[i], table.teller(i)) for i in table.readable(seat, since)]


def readable_before(table: Table, seat: int | None, since: int) -> int:
    """How many events before this one a seat may read: for the reader, his events are numbered without gaps."""
    if not any(kind.readers for kind in table.game.events):
        return since
    return len(table.readable(seat)) - len(table.readable(seat, since))


def older_events(table: Table, seat: int | None, first: int) -> Message:
    """All events of a seat from its own number `first` on."""
    mine = table.readable(seat)
    first = min(first, len(mine))
    return {"from": first, "events": [event(table.game, table.told[i], table.teller(i)) for i in mine[first:]]}


# -- positions and tables ------------------------------------------------------------------------------------


def position(table: Table, number: int, seat: int | None) -> Message:
    """The position after so many actions, and the action that led to it."""
    state = table.at(number)
    return {
        "number": number,
        "view": state.view(seat),
        "figures": state.figures(seat),
        "prompt": state.prompt(),
        "actor": table.actors[number - 1] if number else -1,
        "action": _led_here(table, number, seat),
    }


def _led_here(table: Table, number: int, seat: int | None) -> Message | None:
    """The last action; nothing at the start, and nothing of a choice that is still another seat's secret."""
    if number == 0:
        return None
    done = table.record.actions[number - 1]
    if table.game.space.family(done).secret and table.actors[number - 1] != seat and not table.is_over:
        return None
    return action(table.game, done)


def table_info(header: Header) -> Message:
    """A table as lists show it."""
    return {
        "id": header.id,
        "game": header.game,
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in header.seats],
        "created": _time(header.created),
        "updated": _time(header.updated),
        "actions": header.summary.actions,
        "over": header.summary.over,
        "to_act": header.summary.to_act,
    }


def _time(milliseconds: int) -> str:
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def file_name(header: Header) -> str:
    """What a downloaded record is called."""
    day = datetime.fromtimestamp(header.created / 1000, UTC)
    return f"{header.game}-{day:%Y%m%d-%H%M%S}.txt"
