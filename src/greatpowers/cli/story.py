"""The log as text: events grouped into paragraphs, one per turn or phase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import attrgetter, itemgetter

from rich.table import Table
from rich.text import Text as RichText

from greatpowers.core.game import Event
from greatpowers.core.help import begins_paragraph, is_minor, load_help
from greatpowers.core.text import Text
from greatpowers.core.words import SEAT


class Paragraph:
    """The events of one turn or phase: a heading (empty before the first one) and sentences."""

    def __init__(self, heading: str = "", minor: bool = True) -> None:
        self.heading = heading
        self.minor = minor  # left out when it has no sentences
        self.sentences: list[str] = []
        self.names: list[str] = []  # of the events that the sentences tell
        self.dice: list[str] = []  # rolled since the last other event
        self.is_turn = False  # of a player other than the reader
        self.is_empty = True  # nothing has happened, not even what is left out
        self.is_pass = False  # a player's turn without any event, which the heading says


def paragraphs(
    events: Sequence[Event], text: Text, *, brief: bool = True, reader: int | None = None
) -> list[Paragraph]:
    """Group events into paragraphs; `brief` leaves out events implied by others, and tells equal ones once.

    It also says who but the reader has passed a whole turn.
    """
    assert text.game is not None
    dice = load_help(text.game.id).dice if brief else {}
    out: list[Paragraph] = [Paragraph()]
    for event in events:
        name = text.game.events[event[0]].name
        if begins_paragraph(text.game, event):
            _mark_pass(out[-1], text)
            out.append(Paragraph(text.event(event), brief and is_minor(text.game, event)))
            out[-1].is_turn = brief and _player_of(event, text) not in (None, reader)
            continue
        out[-1].is_empty = False
        if name in dice:
            out[-1].dice.append(str(event[-1]))
            continue
        rolled, out[-1].dice = out[-1].dice, []
        if brief and is_minor(text.game, event, out[-1].names):
            continue
        sentence = text.event(event)
        if rolled and any(name in results for results in dice.values()):
            sentence = text.say("story-dice", sentence=sentence.removesuffix("."), dice=", ".join(rolled))
        out[-1].names.append(name)
        out[-1].sentences.append(sentence)
    if brief:
        _tell_last_dice(out[-1], text)
        for paragraph in out:
            paragraph.sentences = list(_told_once(paragraph, text))
        if not any(paragraph.sentences for paragraph in out):
            out[-1].sentences = _told_otherwise(events, text)
    return [paragraph for paragraph in out if paragraph.sentences or paragraph.is_pass or not paragraph.minor]


def is_silent(event: Event, text: Text, reader: int | None) -> bool:
    """Whether an event only begins a paragraph that a summary for the reader leaves out until something happens.

    The reader's own turns need no heading.
    """
    assert text.game is not None
    begins = begins_paragraph(text.game, event) and is_minor(text.game, event)
    return begins and (reader is None or _player_of(event, text) != reader)


def _player_of(event: Event, text: Text) -> int | None:
    """The player whose turn begins with an event, if it is about one."""
    assert text.game is not None
    first = text.game.events[event[0]].arguments[:1]
    return event[1] if first and first[0].domain.kind == SEAT else None


def _mark_pass(paragraph: Paragraph, text: Text) -> None:
    """Say of a turn that is over whether nothing has happened in it."""
    if paragraph.is_turn and paragraph.is_empty and paragraph.minor:
        paragraph.is_pass = True
        paragraph.heading = text.say("story-passed", turn=paragraph.heading.removesuffix("."))


def _tell_last_dice(paragraph: Paragraph, text: Text) -> None:
    """Tell dice that nothing has come of yet: somebody is asked first."""
    if paragraph.dice:
        paragraph.names.append("")
        paragraph.sentences.append(text.say("story-dice-alone", dice=", ".join(paragraph.dice)))


def _told_otherwise(events: Sequence[Event], text: Text) -> list[str]:
    """What is told where there would be nothing else: somebody waits to hear how the dice fell."""
    assert text.game is not None
    wanted, kinds = load_help(text.game.id).otherwise, text.game.events
    return list(_counted((text.event(event) for event in events if kinds[event[0]].name in wanted), text))


def _told_once(paragraph: Paragraph, text: Text) -> Iterator[str]:
    """The sentences, but once what happened several times among others of its kind: a march of ten brigades."""
    for _, told in groupby(zip(paragraph.names, paragraph.sentences, strict=True), key=itemgetter(0)):
        yield from _counted((sentence for _, sentence in told), text)


def _counted(sentences: Iterable[str], text: Text) -> Iterator[str]:
    """Each sentence once, with the number of times."""
    for sentence, times in Counter(sentences).items():
        yield sentence if times == 1 else text.say("story-times", sentence=sentence.removesuffix("."), times=times)


def story(events: Sequence[Event], text: Text, *, brief: bool = True, reader: int | None = None) -> Table:
    """Events ready to print: a paragraph per turn, marked on the left, and one for turns passed one after another."""
    grid = Table.grid(padding=(0, 1))
    told = paragraphs(events, text, brief=brief, reader=reader)
    for is_pass, group in groupby(told, key=attrgetter("is_pass")):
        if is_pass:
            passed = " ".join(paragraph.heading for paragraph in group)
            grid.add_row(RichText("▸", style="dim"), RichText(passed, style="dim"))
        else:
            _add(grid, group)
    return grid


def _add(grid: Table, told: Iterable[Paragraph]) -> None:
    for paragraph in told:
        line = RichText().append(paragraph.heading, style="bold")
        if paragraph.sentences:
            line.append((" " if paragraph.heading else "") + " ".join(paragraph.sentences))
        grid.add_row(RichText("▸" if paragraph.heading else " ", style="dim"), line)
