"""`greatpowers replay`: the log of a recorded game, or one of its positions."""

from __future__ import annotations

import csv
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.text import Text as RichText

from greatpowers.cli import keyboard
from greatpowers.cli.arguments import parse_seats
from greatpowers.cli.boards import ReaderView, board_for
from greatpowers.cli.console import TEXT, UserError, make_console, print_json, text_for
from greatpowers.cli.files import read_bytes
from greatpowers.cli.final import show_final
from greatpowers.cli.play import describe_record_error
from greatpowers.cli.story import paragraphs
from greatpowers.core.game import CHANCE, Event, State
from greatpowers.core.header import RecordError
from greatpowers.core.options import BadOptions
from greatpowers.core.position import dump
from greatpowers.core.record import Record, notation
from greatpowers.core.text import Text
from greatpowers.games import read_record
from greatpowers.server.tables.history import finished_turns
from greatpowers.table import Seat
from greatpowers.table.luck import check_luck


class Audience:
    """Who a replay is for: whoever has the whole record, or one seat (None: a spectator) of the game."""

    def __init__(self, record: Record, seat: int | None) -> None:
        self.sees_everything = not record.viewer and seat is None
        self.seat = int(record.viewer) - 1 if record.viewer.isdecimal() else seat
        self._kinds = record.game.events

    def sees(self, event: Event) -> bool:
        """Whether an event may be shown."""
        reader = -1 if self.seat is None else self.seat
        return self.sees_everything or self._kinds[event[0]].visible_to(event[1:], reader)


def replay(
    path: Path,
    *,
    until: int | None,
    as_position: bool,
    seat: int | None,
    step: bool,
    as_csv: bool,
    checks_luck: bool,
    as_json: bool,
    language: str,
) -> None:
    """Show the log, its turns in numbers, whether its luck was honest, or the position after `until` actions.

    A position is drawn, or written as JSON or as position text.
    """
    text_for(language)
    record = read_game_record(path)
    count = len(record.actions)
    if until is not None and not 0 <= until <= count:
        raise UserError(TEXT.say("bad-until", count=count, given=until))
    if seat is not None and record.viewer:
        raise UserError(TEXT.say("bad-replay-seat", path=str(path)))
    audience = Audience(record, parse_seats([seat], record.game.seats)[0] if seat is not None else None)
    names = [Seat.from_label(label).name or label for label in record.players]
    text = text_for(language, record.game, names)
    if as_position:
        typer.echo(_position_text(record, text, until), nl=False)
    elif checks_luck:
        _print_luck(record, text)
    elif as_csv:
        _print_csv(record, audience)
    elif as_json:
        print_json(_as_json(record, text, until, audience))
    elif until is not None:
        _show_position(make_console(), record, text, until, audience)
    else:
        _show_log(make_console(), record, text, step, audience)


def read_game_record(path: Path) -> Record:
    """The record of a file; raises UserError."""
    content = read_bytes(path)
    try:
        return read_record(content)
    except RecordError as error:
        why = describe_record_error(error, content)
    except BadOptions as error:
        why = TEXT.bad_options(error)
    raise UserError(TEXT.say("bad-record", path=str(path), why=why), exit_code=1)


# -- log -----------------------------------------------------------------------------------------------------


def _show_log(console: Console, record: Record, text: Text, step: bool, audience: Audience) -> None:
    game = record.game
    players = ", ".join(text.player(seat) for seat in range(game.seats))
    title = text.say("game-title")
    console.print(RichText(text.say("replay-title", game=title, seats=game.seats, players=players), style="bold"))
    options = ", ".join(f"{name}={value}" for name, value in game.written_options.items())
    console.print(RichText(text.say("replay-options", options=options), style="dim"))
    if record.viewer:
        console.print(RichText(_whose_record(record, text), style="dim"))
    state, events = _events(record)
    events = [event for event in events if audience.sees(event)]
    pauses = step and sys.stdin.isatty()
    for paragraph in paragraphs(events, text):
        console.print()
        console.print(RichText(paragraph.heading or text.say("replay-setup"), style="bold"))
        for sentence in paragraph.sentences:
            console.print(RichText(f"  {sentence}"))
        if pauses and not _wait_for_enter(text):
            return
    _show_end(console, state, text)


def _whose_record(record: Record, text: Text) -> str:
    """Whose record of a running game this is."""
    if not record.viewer.isdecimal():
        return text.say("replay-seen-by-spectator")
    return text.say("replay-seen-by", name=text.player(int(record.viewer) - 1))


def _wait_for_enter(text: Text) -> bool:
    """Wait for the Enter key; returns False to stop."""
    try:
        return not keyboard.read_line(text.say("replay-enter") + " ").lower().startswith("q")
    except (EOFError, KeyboardInterrupt):
        return False


def _events(record: Record) -> tuple[State, list[Event]]:
    """The last position, and all events."""
    state = record.start()
    events: list[Event] = []
    state.events = events
    for action, actor in zip(record.actions, record.actors, strict=True):
        state.apply(action, actor)
    return state, events


def _show_end(console: Console, state: State, text: Text) -> None:
    console.print()
    outcome = state.outcome
    if outcome is None:
        console.print(RichText(text.say("replay-open"), style="bold"))
        return
    show_final(console, state, outcome, text)


def _show_position(console: Console, record: Record, text: Text, until: int, audience: Audience) -> None:
    state = record.replay(until)
    count = len(record.actions)
    console.print(RichText(text.say("replay-position", number=until, count=count), style="bold"))
    if record.viewer:
        console.print(RichText(_whose_record(record, text), style="dim"))
    if until and until - 1 not in record.hidden:
        console.print(RichText(text.say("replay-last", action=text.action(record.actions[until - 1]))))
    console.print()
    console.print(board_for(text).whole(ReaderView(state, audience.seat), console.width))
    console.print()
    if state.outcome is not None:
        _show_end(console, state, text)
        return
    luck = state.to_act == CHANCE
    who = text.say("replay-luck") if luck else ", ".join(text.player(seat) for seat in state.deciders())
    console.print(RichText(text.say("replay-next", who=who, question=text.prompt(state))))


def _position_text(record: Record, text: Text, until: int | None) -> str:
    """The position as text; of a player's own record with a warning, since what it hides is made up."""
    title, *rest = dump(record.replay(until)).splitlines()
    warning = [f"# {_whose_record(record, text)}", "# " + text.say("replay-made-up")] if record.viewer else []
    return "\n".join([title, *warning, *rest]) + "\n"


# -- luck ----------------------------------------------------------------------------------------------------


def _print_luck(record: Record, text: Text) -> None:
    """Say whether every draw follows from the secret that the table was committed to; raises UserError if not."""
    check = check_luck(record)
    if check is None:
        raise UserError(text.say("luck-no-secret"), exit_code=1)
    if not check.is_genuine:
        raise UserError(text.say("luck-other-secret"), exit_code=1)
    if check.wrong:
        numbers = ", ".join(str(number + 1) for number in check.wrong)
        raise UserError(text.say("luck-wrong", count=len(check.wrong), numbers=numbers), exit_code=1)
    typer.echo(text.say("luck-good", count=check.draws))
    if check.since:
        typer.echo(text.say("luck-since", since=check.since))


# -- numbers -------------------------------------------------------------------------------------------------


def _print_csv(record: Record, audience: Audience) -> None:
    """A row for every finished turn; of what only its owner may know, what the audience does."""
    state = record.start()
    entries = list(finished_turns(record, state))
    is_open = audience.sees_everything or state.outcome is not None
    rows = [_columns(entry.message(audience.seat, is_open)) for entry in entries]
    names = list(dict.fromkeys(name for row in rows for name in row))
    table = csv.DictWriter(sys.stdout, names, lineterminator="\n")
    table.writeheader()
    table.writerows(rows)


def _columns(turn: Mapping[str, Any]) -> dict[str, int]:
    """One number a column: those of powers and seats are counted from 1."""
    out: dict[str, int] = {}
    for name, value in turn.items():
        if isinstance(value, list):
            out |= {f"{name}_{i}": number for i, number in enumerate(value, 1) if number is not None}
        elif value is not None:
            out[name] = value
    return out


# -- JSON ----------------------------------------------------------------------------------------------------


def _as_json(record: Record, text: Text, until: int | None, audience: Audience) -> dict[str, Any]:
    """The game as data; with `until`, up to that position, which is included as the audience sees it."""
    game = record.game
    state = record.start()
    actions: list[dict[str, Any]] = []
    for number, (action, actor) in enumerate(zip(record.actions[:until], record.actors[:until], strict=True)):
        caused: list[Event] = []
        state.events = caused
        state.apply(action, actor)
        seen = [event for event in caused if audience.sees(event)]
        actions.append(
            {
                "seat": None if actor == CHANCE else actor,
                "action": None if number in record.hidden else game.space.to_json(action),
                "notation": notation(record, number),
                "events": [game.events[e[0]].to_json(e[1:]) for e in seen],
            }
        )
    outcome = state.outcome
    return {
        "game": game.id,
        "rules": record.rules_version,
        "seats": game.seats,
        "options": game.options,
        "players": record.players,
        "seen_by": record.viewer or None,
        "start": None if record.position is None else dump(record.position),
        "count": len(record.actions),
        "actions": actions,
        "position": state.view(audience.seat) if until is not None else None,
        "outcome": None
        if outcome is None
        else {
            "reason": outcome.reason,
            "details": outcome.details,
            "scores": outcome.scores,
            "ranks": outcome.ranks,
            "parts": [state.score_parts(seat) for seat in range(game.seats)],
            "tie_breaks": state.tie_breaks(),
        },
    }
