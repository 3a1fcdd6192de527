"""`greatpowers replay`: the log of a recorded game, or one of its positions."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text as RichText

from greatpowers.cli import keyboard
from greatpowers.cli.boards import ReaderView, board_for
from greatpowers.cli.console import TEXT, UserError, make_console, print_json, text_for
from greatpowers.cli.files import read_bytes
from greatpowers.cli.play import describe_record_error
from greatpowers.cli.story import paragraphs
from greatpowers.core.game import CHANCE, BadOptions, Event, State
from greatpowers.core.record import Record, RecordError
from greatpowers.core.text import Text
from greatpowers.games import GAMES, read_record
from greatpowers.table import Seat


def replay(path: Path, until: int | None, step: bool, as_json: bool, language: str) -> None:
    """Show the log, or the position after `until` actions."""
    text_for(language)
    record = _read(path)
    count = len(record.actions)
    if until is not None and not 0 <= until <= count:
        raise UserError(TEXT.say("bad-until", count=count, given=until))
    names = [Seat.from_label(label).name or label for label in record.players]
    text = text_for(language, record.game, names)
    if as_json:
        print_json(_as_json(record, text, until))
    elif until is not None:
        _show_position(make_console(), record, text, until)
    else:
        _show_log(make_console(), record, text, step)


def _read(path: Path) -> Record:
    content = read_bytes(path)
    try:
        return read_record(content)
    except RecordError as error:
        why = describe_record_error(error, _game_named(content))
    except BadOptions as error:
        why = TEXT.bad_options(error)
    raise UserError(TEXT.say("bad-record", path=str(path), why=why), exit_code=1)


def _game_named(content: bytes) -> str:
    """The game named in a damaged record, as far as it can be read."""
    for line in content.decode("utf-8", "replace").splitlines():
        if line.startswith("game:"):
            return line.partition(":")[2].strip()
    return next(iter(GAMES))


# -- log -----------------------------------------------------------------------------------------------------


def _show_log(console: Console, record: Record, text: Text, step: bool) -> None:
    game = record.game
    players = ", ".join(text.player(seat) for seat in range(game.seats))
    title = text.say("game-title")
    console.print(RichText(text.say("replay-title", game=title, seats=game.seats, players=players), style="bold"))
    options = ", ".join(f"{name}={value}" for name, value in game.written_options.items())
    console.print(RichText(text.say("replay-options", options=options), style="dim"))
    state, events = _events(record)
    pauses = step and sys.stdin.isatty()
    for paragraph in paragraphs(events, text):
        console.print()
        console.print(RichText(paragraph.heading or text.say("replay-setup"), style="bold"))
        for sentence in paragraph.sentences:
            console.print(RichText(f"  {sentence}"))
        if pauses and not _wait_for_enter(text):
            return
    _show_end(console, state, text)


def _wait_for_enter(text: Text) -> bool:
    """Wait for the Enter key; returns False to stop."""
    try:
        return not keyboard.read_line(text.say("replay-enter") + " ").lower().startswith("q")
    except (EOFError, KeyboardInterrupt):
        return False


def _events(record: Record) -> tuple[State, list[Event]]:
    """The last position, and all events."""
    state = record.game.start()
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
    console.print(RichText(text.outcome_reason(outcome.reason), style="bold"))
    console.print(board_for(text).result(ReaderView(state, None), outcome))


def _show_position(console: Console, record: Record, text: Text, until: int) -> None:
    state = record.replay(until)
    count = len(record.actions)
    console.print(RichText(text.say("replay-position", number=until, count=count), style="bold"))
    if until:
        console.print(RichText(text.say("replay-last", action=text.action(record.actions[until - 1]))))
    console.print()
    console.print(board_for(text).whole(ReaderView(state, None), console.width))
    console.print()
    if state.outcome is not None:
        _show_end(console, state, text)
        return
    luck = state.to_act == CHANCE
    who = text.say("replay-luck") if luck else ", ".join(text.player(seat) for seat in state.deciders())
    console.print(RichText(text.say("replay-next", who=who, question=text.prompt(state))))


# -- JSON ----------------------------------------------------------------------------------------------------


def _as_json(record: Record, text: Text, until: int | None) -> dict[str, Any]:
    """The game as data; with `until`, up to that position, which is included as a spectator sees it."""
    game = record.game
    state = game.start()
    actions: list[dict[str, Any]] = []
    for action, actor in zip(record.actions[:until], record.actors[:until], strict=True):
        caused: list[Event] = []
        state.events = caused
        state.apply(action, actor)
        events = [{"event": game.events[e[0]].name, **game.events[e[0]].named(e[1:])} for e in caused]
        actions.append(
            {
                "seat": None if actor == CHANCE else actor,
                "action": game.space.to_json(action),
                "notation": game.space.notation(action),
                "events": events,
            }
        )
    outcome = state.outcome
    return {
        "game": game.id,
        "rules": record.rules_version,
        "seats": game.seats,
        "options": game.options,
        "players": record.players,
        "count": len(record.actions),
        "actions": actions,
        "position": state.view(None) if until is not None else None,
        "outcome": None
        if outcome is None
        else {"reason": outcome.reason, "scores": outcome.scores, "ranks": outcome.ranks},
    }
