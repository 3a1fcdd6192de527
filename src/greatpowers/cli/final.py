"""The end of a game: why it ended, what the scores consist of, and what broke ties."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text as RichText

from greatpowers.cli.boards.drawing import plain_table
from greatpowers.core.game import Outcome, ScorePart, State
from greatpowers.core.text import Text


def show_final(console: Console, state: State, outcome: Outcome, text: Text) -> None:
    """Print how a game ended."""
    console.print(RichText(text.outcome(outcome), style="bold"))
    console.print(_scores(state, outcome, text))
    for tie_break in state.tie_breaks():
        console.print(RichText(text.tie_break(tie_break)))


def _scores(state: State, outcome: Outcome, text: Text) -> Table:
    """The parts of the scores, a column for each player, the winner first."""
    ranking = sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat))
    table = plain_table()
    table.add_column(text.say("board-player"), no_wrap=True)
    for seat in ranking:
        table.add_column(text.player(seat), justify="right", style="bold" if outcome.ranks[seat] == 1 else "")
    table.add_row(text.say("board-rank"), *(str(outcome.ranks[seat]) for seat in ranking))
    for row in zip(*(state.score_parts(seat) for seat in ranking), strict=True):
        if any(points for _, _, points in row):
            table.add_row(_title(row[0], text), *(_cell(part, text) for part in row))
    table.add_row(text.say("board-score"), *(str(outcome.scores[seat]) for seat in ranking))
    return table


def _title(part: ScorePart, text: Text) -> str:
    each = part[1].get("each")
    return f"{text.score_part(part)} ×{each}" if each else text.score_part(part)


def _cell(part: ScorePart, text: Text) -> str:
    _, values, points = part
    return f"{points} ({text.word(values['what'])})" if "what" in values else str(points or "·")
