"""Many games at once: the same task for every number, in this process or in several, with progress."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.text import Text as Line

from greatpowers.cli.console import WORDS, make_console, no_colour, written

Result = TypeVar("Result")

_LARGEST_CHUNK = 25
_SECONDS_BETWEEN_LINES = 5.0


def run_all(task: Callable[[int], Result], count: int, jobs: int) -> Iterator[Result]:
    """The results for the numbers 0, 1, ... as they come in; in order only when there is one job.

    Ends its processes when the caller stops listening, for example on Ctrl-C.
    """
    if jobs == 1:
        yield from map(task, range(count))
        return
    # Ctrl-C is for the one who listens: processes started while it is ignored go on ignoring it.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pool = multiprocessing.get_context("spawn").Pool(min(jobs, count))
    finally:
        signal.signal(signal.SIGINT, before)
    try:
        chunk = max(1, min(_LARGEST_CHUNK, count // (jobs * 4)))
        yield from pool.imap_unordered(task, range(count), chunk)
    finally:
        pool.terminate()
        pool.join()


# -- progress ------------------------------------------------------------------------------------------------


class _Rate(ProgressColumn):
    def render(self, task: Task) -> Line:
        rate = task.completed / task.elapsed if task.elapsed and task.completed else 0.0
        return Line(WORDS.say("simulate-rate", rate=written(rate, language=WORDS.language)))


class _Left(ProgressColumn):
    def render(self, task: Task) -> Line:
        if not task.completed or not task.elapsed or task.total is None:
            return Line("")
        seconds = (task.total - task.completed) * task.elapsed / task.completed
        minutes, rest = divmod(round(seconds), 60)
        hours, minutes = divmod(minutes, 60)
        spelled = f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
        return Line(WORDS.say("simulate-left", time=spelled))


@contextmanager
def progress(title: str, count: int) -> Iterator[Callable[[], None]]:
    """Shows on a terminal how far the work has come; gives what to call after every piece of it."""
    console = make_console(stderr=True)
    if not console.is_terminal:
        yield lambda: None
    elif no_colour() or console.is_dumb_terminal:
        yield lines_of_progress(console, count)
    else:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _Rate(), _Left())
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task(title, total=count)
            yield lambda: bar.advance(task)


def lines_of_progress(console: Console, count: int) -> Callable[[], None]:
    """Progress without escape codes: a line now and then."""
    start = time.monotonic()
    said = start
    done = 0

    def advance() -> None:
        nonlocal said, done
        done += 1
        now = time.monotonic()
        if now - said >= _SECONDS_BETWEEN_LINES:
            said = now
            rate = done / (now - start)
            left = round((count - done) / rate)
            console.print(
                WORDS.say(
                    "simulate-line", done=done, games=count, rate=written(rate, language=WORDS.language), left=left
                )
            )

    return advance
