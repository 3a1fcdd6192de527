"""Playing beside a real board: whoever rolls, spins and draws there types what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text as Line

from greatpowers.cli import keyboard
from greatpowers.cli.choices import Choices, label, meant, spell_out
from greatpowers.cli.commands import run_command
from greatpowers.cli.layout import flow

if TYPE_CHECKING:
    from greatpowers.cli.session import Session

_COMMANDS = ("undo", "save", "quit", "exit", "rules", "log")  # those that belong to nobody in particular
_MOST_LISTED = 24


def ask_luck(session: Session) -> None:
    """Ask for a die, a spin or a draw until the position has changed; an empty line lets the program draw."""
    state = session.table.state
    session.keep()
    session.choices = Choices(state.legal(), session.text)
    if session.is_shared and all(session.table.game.space.family(action).secret for action in session.choices.actions):
        keyboard.read_line(session.text.say("play-luck-curtain") + " ")
    _show(session)
    session.moved = False
    while not session.moved:
        _take(session, keyboard.read_line(session.text.say("play-input")))


def _show(session: Session) -> None:
    """Whose luck it is, the question, and what can happen where that is not too much."""
    state, text = session.table.state, session.text
    session.console.print()
    whose = session.board.luck(state) or text.say("replay-luck")
    session.say("play-question", style="bold", name=whose, question=text.prompt(state))
    if len(session.choices.actions) <= _MOST_LISTED:
        labels = [Line(label(action, text)) for action in session.choices.actions]
        session.console.print(flow(labels, Line("  "), session.console.width))
    session.say("play-luck-enter", style="dim")


def _take(session: Session, typed: str) -> None:
    """Numbers are what a die shows, never places in a list."""
    table = session.table
    if not typed:
        _happen(session, table.draw())
        return
    if typed.split()[0].lower() in _COMMANDS:
        run_command(session, typed)
        return
    found = meant(spell_out(typed, session.board.aliases), session.choices.actions, session.text)
    if len(found) == 1:
        _happen(session, found[0])
    elif found:
        session.say("play-ambiguous", typed=typed)
        session.console.print(Line("  " + ", ".join(label(action, session.text) for action in found[:_MOST_LISTED])))
    else:
        session.say("play-luck-unknown", typed=typed)


def _happen(session: Session, action: int) -> None:
    session.table.take(action)
    session.moved = True
    session.keep()
