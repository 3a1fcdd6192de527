"""`greatpowers replay`: a recorded game told in words, or a position of it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text as Line

from greatpowers.cli import keyboard
from greatpowers.cli.boards import board_for
from greatpowers.cli.console import WORDS, Failure, make_console, print_json, text_for
from greatpowers.cli.files import read_bytes
from greatpowers.cli.play import record_trouble
from greatpowers.cli.story import paragraphs
from greatpowers.core.game import CHANCE, BadOptions, Event, State
from greatpowers.core.record import Record, RecordError
from greatpowers.core.text import Text
from greatpowers.games import GAMES, read_record
from greatpowers.table import Seat


def replay(path: Path, until: int | None, step: bool, as_json: bool, language: str) -> None:
    """Tell the game, or show the position after `until` actions."""
    text_for(language)
    record = _read(path)
    count = len(record.actions)
    if until is not None and not 0 <= until <= count:
        raise Failure(WORDS.say("bad-until", count=count, given=until))
    names = [Seat.from_label(label).name or label for label in record.players]
    text = text_for(language, record.game, names)
    if as_json:
        print_json(_as_json(record, text, until))
    elif until is not None:
        _show_position(make_console(), record, text, until)
    else:
        _tell(make_console(), record, text, step)


def _read(path: Path) -> Record:
    content = read_bytes(path)
    try:
        return read_record(content)
    except RecordError as error:
        why = record_trouble(error, _game_named(content))
    except BadOptions as error:
        why = WORDS.bad_options(error)
    raise Failure(WORDS.say("bad-record", path=str(path), why=why), exit_code=1)


def _game_named(content: bytes) -> str:
    """The game that a damaged record speaks of, as far as one can see."""
    for line in content.decode("utf-8", "replace").splitlines():
        if line.startswith("game:"):
            return line.partition(":")[2].strip()
    return next(iter(GAMES))


# -- telling -------------------------------------------------------------------------------------------------


def _tell(console: Console, record: Record, text: Text, step: bool) -> None:
    game = record.game
    players = ", ".join(text.player(seat) for seat in range(game.seats))
    title = text.say("game-title")
    console.print(Line(text.say("replay-title", game=title, seats=game.seats, players=players), style="bold"))
    options = ", ".join(f"{name}={value}" for name, value in game.written_options.items())
    console.print(Line(text.say("replay-options", options=options), style="dim"))
    state, told = _events(record)
    waits = step and sys.stdin.isatty()
    for paragraph in paragraphs(told, text):
        console.print()
        console.print(Line(paragraph.heading or text.say("replay-setup"), style="bold"))
        for sentence in paragraph.sentences:
            console.print(Line(f"  {sentence}"))
        if waits and not _goes_on(text):
            return
    _show_end(console, state, text)


def _goes_on(text: Text) -> bool:
    """Wait for the reader; False when he has read enough."""
    try:
        return not keyboard.read_line(text.say("replay-enter") + " ").lower().startswith("q")
    except (EOFError, KeyboardInterrupt):
        return False


def _events(record: Record) -> tuple[State, list[Event]]:
    """The last position, and everything that was told on the way."""
    state = record.game.start()
    told: list[Event] = []
    state.told = told
    for action in record.actions:
        state.apply(action)
    return state, told


def _show_end(console: Console, state: State, text: Text) -> None:
    console.print()
    outcome = state.outcome
    if outcome is None:
        console.print(Line(text.say("replay-open"), style="bold"))
        return
    console.print(Line(text.outcome_reason(outcome.reason), style="bold"))
    console.print(board_for(text).result(state))


def _show_position(console: Console, record: Record, text: Text, until: int) -> None:
    state = record.replay(until)
    count = len(record.actions)
    console.print(Line(text.say("replay-position", number=until, count=count), style="bold"))
    if until:
        console.print(Line(text.say("replay-last", action=text.action(record.actions[until - 1]))))
    console.print()
    console.print(board_for(text).whole(state, None, console.width))
    console.print()
    if state.outcome is not None:
        _show_end(console, state, text)
        return
    who = text.say("replay-luck") if state.to_act == CHANCE else text.player(state.to_act)
    console.print(Line(text.say("replay-next", who=who, question=text.prompt(state))))


# -- for programs --------------------------------------------------------------------------------------------


def _as_json(record: Record, text: Text, until: int | None) -> dict[str, Any]:
    """The whole game as data; with `until`, the position there too, as a spectator sees it."""
    game = record.game
    state = game.start()
    actions: list[dict[str, Any]] = []
    for action in record.actions[:until]:
        told: list[Event] = []
        state.told = told
        actor = state.to_act
        state.apply(action)
        events = [{"event": game.events[e[0]].name, **game.events[e[0]].named(e[1:])} for e in told]
        aside = game.space.family(action).aside
        seat = game.space.arguments(action)[0] if aside else actor
        actions.append(
            {
                "seat": None if seat == CHANCE else seat + 1,
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
