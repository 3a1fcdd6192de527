"""What happened, in words: events as paragraphs, one for each turn of a power."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Line

from greatpowers.cli.reading import is_minor
from greatpowers.core.game import Event
from greatpowers.core.text import Text

_TURN = "turn"  # the event that begins a paragraph


class Paragraph:
    """The events of one turn: the sentence that opens it (empty for what came before), and the rest."""

    def __init__(self, heading: str = "") -> None:
        self.heading = heading
        self.sentences: list[str] = []


def paragraphs(events: Sequence[Event], text: Text, *, brief: bool = True) -> list[Paragraph]:
    """Events as paragraphs; `brief` leaves out what another event says as well."""
    assert text.game is not None
    out: list[Paragraph] = [Paragraph()]
    for event in events:
        if brief and is_minor(text.game, event):
            continue
        sentence = text.event(event)
        if text.game.events[event[0]].name == _TURN:
            out.append(Paragraph(sentence))
        else:
            out[-1].sentences.append(sentence)
    return [paragraph for paragraph in out if paragraph.heading or paragraph.sentences]


def story(events: Sequence[Event], text: Text, *, brief: bool = True) -> RenderableType:
    """Events as something to print."""
    parts: list[RenderableType] = []
    for paragraph in paragraphs(events, text, brief=brief):
        if paragraph.heading:
            parts.append(Line(paragraph.heading, style="bold"))
        if paragraph.sentences:
            parts.append(Padding(Line(" ".join(paragraph.sentences)), (0, 0, 0, 2)))
    return Group(*parts)
