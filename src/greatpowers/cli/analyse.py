"""`greatpowers analyse`: everybody's chances in a position, and the best choices there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.text import Text as RichText

from greatpowers.analysis.advice import Advice, Line, advise
from greatpowers.analysis.chances import chances
from greatpowers.bots.search.searcher import Settings
from greatpowers.cli.advice import draw_chances, draw_lines, thinking
from greatpowers.cli.arguments import parse_seats
from greatpowers.cli.console import TEXT, UserError, make_console, print_json, text_for
from greatpowers.cli.files import read_bytes
from greatpowers.cli.final import show_final
from greatpowers.cli.play import describe_record_error
from greatpowers.cli.replay import read_game_record
from greatpowers.core.game import Event, State
from greatpowers.core.header import RecordError
from greatpowers.core.position import TITLE, load
from greatpowers.core.text import Text
from greatpowers.games import make_game
from greatpowers.table import Seat

SAMPLES = 32  # of the rest of a turn, for everybody's chances


class Subject(NamedTuple):
    """A position to analyse: with the events that led to it, unless nobody knows them, and who may know what.

    `viewer`: the seat whose record it is; None where everything lies open.
    """

    state: State
    events: list[Event] | None
    names: list[str]
    number: int | None  # how many actions of a record led to it
    viewer: int | None


def analyse(
    path: Path,
    *,
    until: int | None,
    seat: int | None,
    seconds: float,
    playouts: int,
    as_json: bool,
    language: str,
) -> None:
    """Analyse the last position of a record, the one after `until` actions, or that of a position text."""
    text_for(language)
    subject = _read(path, until)
    state = subject.state
    viewer = parse_seats([seat], state.game.seats)[0] if seat is not None else subject.viewer
    text = text_for(language, state.game, subject.names)
    settings = thinking(state.game.id, seconds)
    settings.playouts = playouts
    console = make_console()
    with console.status(text.say("advice-thinking")):
        advice, decider = _advice(subject, viewer, settings)
    if as_json:
        print_json(_as_json(subject, advice, decider, text))
    else:
        _show(console, subject, advice, decider, text)


def _read(path: Path, until: int | None) -> Subject:
    """The position of a file; raises UserError."""
    content = read_bytes(path)
    if content.startswith(TITLE.encode()):
        if until is not None:
            raise UserError(TEXT.say("bad-analyse-until", path=str(path)))
        return Subject(_load(path, content), None, [], None, None)
    record = read_game_record(path)
    number = len(record.actions) if until is None else until
    if not 0 <= number <= len(record.actions):
        raise UserError(TEXT.say("bad-until", count=len(record.actions), given=number))
    state, events = record.start(), list[Event]()
    state.events = events
    for action, actor in zip(record.actions[:number], record.actors[:number], strict=True):
        state.apply(action, actor)
    names = [Seat.from_label(label).name or label for label in record.players]
    viewer = int(record.viewer) - 1 if record.viewer.isdecimal() else None
    return Subject(state, events if record.position is None else None, names, number, viewer)


def _load(path: Path, content: bytes) -> State:
    try:
        return load(content, make_game)
    except RecordError as error:
        why = describe_record_error(error, content)
        raise UserError(TEXT.say("bad-record", path=str(path), why=why), exit_code=1) from None


def _advice(subject: Subject, viewer: int | None, settings: Settings) -> tuple[Advice, int | None]:
    """Everybody's chances by what a seat knows, and what the one to decide should do by what that one knows."""
    state, events, rng = subject.state, subject.events, Random(subject.number or 0)
    deciders = [seat for seat in state.deciders() if seat >= 0]
    if not deciders:
        return Advice(chances(state, viewer, rng, SAMPLES, events=events), []), None
    decider = viewer if viewer in deciders else deciders[0]
    advice = advise(state, decider, rng, events=events, settings=settings)
    if viewer in (None, decider):
        return advice, decider
    return Advice(chances(state, viewer, rng, SAMPLES, events=events), advice.lines), decider


# -- showing -------------------------------------------------------------------------------------------------


def _show(console: Console, subject: Subject, advice: Advice, decider: int | None, text: Text) -> None:
    state = subject.state
    title = text.say("game-title")
    if subject.number is None:
        console.print(RichText(text.say("analyse-position", game=title), style="bold"))
    else:
        console.print(RichText(text.say("analyse-record", game=title, number=subject.number), style="bold"))
    if state.outcome is not None:
        show_final(console, state, state.outcome, text)
        return
    if decider is not None:
        console.print(RichText(text.say("replay-next", who=text.player(decider), question=text.prompt(state))))
    console.print()
    console.print(draw_chances(advice.chances, text, console))
    if advice.lines:
        notation = state.game.space.notation
        console.print()
        console.print(draw_lines(advice.lines, text, state.step, lambda action: ""))
        console.print()
        console.print(RichText(text.say("analyse-notation", notation=notation(advice.lines[0].action)), style="dim"))


def _as_json(subject: Subject, advice: Advice, decider: int | None, text: Text) -> dict[str, Any]:
    state = subject.state
    return {
        "game": state.game.id,
        "number": subject.number,
        "seat": decider,
        "step": state.step if not state.ended else None,
        "chances": advice.chances,
        "lines": _lines_as_json(advice.lines, state, text),
    }


def _lines_as_json(lines: Sequence[Line], state: State, text: Text) -> list[dict[str, Any]]:
    space = state.game.space
    return [
        {
            "action": space.to_json(line.action),
            "notation": space.notation(line.action),
            "plan": [space.notation(action) for _, action in line.plan],
            "chance": line.chance,
            "lead": line.lead,
            "looks": line.looks,
            "reason": None if line.reason is None else {**line.reason._asdict(), "text": text.reason(line.reason.hint)},
        }
        for line in lines
    ]
