"""What happened, in words: events as paragraphs, as a game divides them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Line

from greatpowers.core.game import Event
from greatpowers.core.reading import begins_paragraph, is_minor
from greatpowers.core.text import Text


class Paragraph:
    """The events of one turn or phase: its heading (empty for what came before), and what was done."""

    def __init__(self, heading: str = "", minor: bool = True) -> None:
        self.heading = heading
        self.minor = minor  # not worth telling when nothing was done in it
        self.sentences: list[str] = []
        self.names: set[str] = set()  # of the events so far


def paragraphs(events: Sequence[Event], text: Text, *, brief: bool = True) -> list[Paragraph]:
    """Events as paragraphs; `brief` leaves out what another event says as well."""
    assert text.game is not None
    out: list[Paragraph] = [Paragraph()]
    for event in events:
        name = text.game.events[event[0]].name
        if begins_paragraph(text.game, event):
            out.append(Paragraph(text.event(event), brief and is_minor(text.game, event)))
            continue
        if brief and is_minor(text.game, event, out[-1].names):
            continue
        out[-1].names.add(name)
        out[-1].sentences.append(text.event(event))
    return [paragraph for paragraph in out if paragraph.sentences or not paragraph.minor]


def story(events: Sequence[Event], text: Text, *, brief: bool = True) -> RenderableType:
    """Events as something to print: a paragraph for each turn, marked on the left."""
    grid = Table.grid(padding=(0, 1))
    for paragraph in paragraphs(events, text, brief=brief):
        line = Line().append(paragraph.heading, style="bold")
        if paragraph.sentences:
            line.append((" " if paragraph.heading else "") + " ".join(paragraph.sentences))
        grid.add_row(Line("▸" if paragraph.heading else " ", style="dim"), line)
    return grid
