"""Runs the same task for many game numbers, in this process or in several, and shows progress."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.text import Text as RichText

from greatpowers.arena.workers import Death, run_apart
from greatpowers.cli.console import TEXT, UserError, format_number, make_console, no_colour

Result = TypeVar("Result")

_SECONDS_BETWEEN_LINES = 5.0


def run_all(task: Callable[[int], Result], count: int, jobs: int) -> Iterator[Result]:
    """Yield the results for the numbers 0, 1, ... as they come in, which with several jobs is in any order.

    The worker processes end when the caller stops iterating, for example on Ctrl-C.
    """
    return map(task, range(count)) if jobs == 1 else run_apart(task, range(count), jobs, _stop)


def _stop(number: int, death: Death) -> int:
    raise UserError(TEXT.say("bad-process", number=number, code=str(death.exit_code)), exit_code=1)


# -- progress ------------------------------------------------------------------------------------------------


class _Rate(ProgressColumn):
    def render(self, task: Task) -> RichText:
        rate = task.completed / task.elapsed if task.elapsed and task.completed else 0.0
        return RichText(TEXT.say("simulate-rate", rate=format_number(rate, language=TEXT.language)))


class _Left(ProgressColumn):
    def render(self, task: Task) -> RichText:
        if not task.completed or not task.elapsed or task.total is None:
            return RichText("")
        seconds = (task.total - task.completed) * task.elapsed / task.completed
        minutes, rest = divmod(round(seconds), 60)
        hours, minutes = divmod(minutes, 60)
        duration = f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
        return RichText(TEXT.say("simulate-left", time=duration))


@contextmanager
def interrupted_later() -> Iterator[None]:
    """Let Ctrl-C wait for the end of this block, so that what belongs together is done as a whole."""
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


@contextmanager
def progress(title: str, count: int) -> Iterator[Callable[[], None]]:
    """Show progress on a terminal; yields a function to call after every finished task."""
    console = make_console(stderr=True)
    if not console.is_terminal:
        yield lambda: None
    elif no_colour() or console.is_dumb_terminal:
        yield plain_progress(console, count)
    else:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _Rate(), _Left())
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task(title, total=count)
            yield lambda: bar.advance(task)


def plain_progress(console: Console, count: int) -> Callable[[], None]:
    """Progress without escape codes: a line every few seconds."""
    start = time.monotonic()
    last_line = start
    done = 0

    def advance() -> None:
        nonlocal last_line, done
        done += 1
        now = time.monotonic()
        if now - last_line >= _SECONDS_BETWEEN_LINES:
            last_line = now
            rate = done / (now - start)
            left = round((count - done) / rate)
            console.print(
                TEXT.say(
                    "simulate-line", done=done, games=count, rate=format_number(rate, language=TEXT.language), left=left
                )
            )

    return advance
