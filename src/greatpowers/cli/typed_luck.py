"""Playing beside a real board: the players type the dice, spins and draws of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text as RichText

from greatpowers.cli import keyboard
from greatpowers.cli.choices import Choices, expand_aliases, label, match_actions
from greatpowers.cli.commands import WITHOUT_CHOICES, run_command
from greatpowers.cli.layout import flow
from greatpowers.core.game import CHANCE

if TYPE_CHECKING:
    from greatpowers.cli.session import Session

_MAX_LISTED = 24


def ask_luck(session: Session) -> None:
    """Ask for a die, a spin or a draw until the position has changed; an empty line lets the computer draw."""
    state = session.table.state
    session.save()
    session.choices = Choices(state.legal(), session.text)
    if session.is_shared and any(
        state.conceals(session.choices.actions[0], CHANCE, seat) for seat in session.table.people
    ):
        keyboard.read_line(session.text.say("play-luck-curtain") + " ")
    _show(session)
    session.moved = False
    while not session.moved:
        _handle_input(session, keyboard.read_line(session.text.say("play-input")))


def _show(session: Session) -> None:
    """Show who rolls or draws, the question, and the outcomes unless there are too many."""
    state, text = session.table.state, session.text
    session.console.print()
    whose = session.board.luck(state.prompt()[1]) or text.say("replay-luck")
    session.say("play-question", style="bold", name=whose, question=text.prompt(state))
    if len(session.choices.actions) <= _MAX_LISTED:
        labels = [RichText(label(action, text)) for action in session.choices.actions]
        session.console.print(flow(labels, RichText("  "), session.console.width))
    session.say("play-luck-enter", style="dim")


def _handle_input(session: Session, typed: str) -> None:
    """Handle one typed line. Numbers are what a die shows, never positions in a list."""
    table = session.table
    if not typed:
        _apply(session, table.draw())
        return
    if typed.split()[0].lower() in WITHOUT_CHOICES:
        run_command(session, typed)
        return
    found = match_actions(expand_aliases(typed, session.board.aliases), session.choices.actions, session.text)
    if len(found) == 1:
        _apply(session, found[0])
    elif found:
        session.say("play-ambiguous", typed=typed)
        session.console.print(RichText("  " + ", ".join(label(action, session.text) for action in found[:_MAX_LISTED])))
    else:
        session.say("play-luck-unknown", typed=typed)


def _apply(session: Session, action: int) -> None:
    session.table.apply(action, CHANCE)
    session.moved = True
    session.save()
