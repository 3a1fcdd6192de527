"""The log as text: events grouped into paragraphs, one per turn or phase."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as RichText

from greatpowers.core.game import Event
from greatpowers.core.help import begins_paragraph, is_minor
from greatpowers.core.text import Text


class Paragraph:
    """The events of one turn or phase: a heading (empty before the first one) and sentences."""

    def __init__(self, heading: str = "", minor: bool = True) -> None:
        self.heading = heading
        self.minor = minor  # left out when it has no sentences
        self.sentences: list[str] = []
        self.names: set[str] = set()  # names of the events so far


def paragraphs(events: Sequence[Event], text: Text, *, brief: bool = True) -> list[Paragraph]:
    """Group events into paragraphs; `brief` leaves out events implied by others."""
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
    """Events ready to print: a paragraph per turn, marked on the left."""
    grid = Table.grid(padding=(0, 1))
    for paragraph in paragraphs(events, text, brief=brief):
        line = RichText().append(paragraph.heading, style="bold")
        if paragraph.sentences:
            line.append((" " if paragraph.heading else "") + " ".join(paragraph.sentences))
        grid.add_row(RichText("▸" if paragraph.heading else " ", style="dim"), line)
    return grid
