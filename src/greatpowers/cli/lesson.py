"""A lesson at the keyboard: a game from its position, with a task, hints, praise and further tries."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.console import Console
from rich.text import Text as RichText

from greatpowers.cli import keyboard
from greatpowers.cli.commands import HELP, WITHOUT_CHOICES, run_command
from greatpowers.cli.learned import Learned
from greatpowers.cli.rules import show_rules
from greatpowers.cli.session import Session
from greatpowers.core.lessons import Lesson, Progress, progress_of
from greatpowers.core.text import Text
from greatpowers.table import Table

# Nobody shares the keyboard, and some commands do something else here.
_REPLACED = {"play-help-rules": "learn-help-rules", "play-help-quit": "learn-help-quit"}
_LEFT_OUT = ("play-help-next", "play-help-hint")
_KEPT = [_REPLACED.get(message, message) for message in HELP if message not in _LEFT_OUT]
_HELP = (_KEPT[0], "learn-help-hint", "learn-help-task", "learn-help-again", *_KEPT[1:])


class LessonSession(Session):
    """A lesson, until it is done and the learner goes on."""

    help_messages = _HELP

    def __init__(
        self, lesson: Lesson, table: Table, text: Text, console: Console, learned: Learned, *, is_last: bool
    ) -> None:
        super().__init__(table, text, console)
        self.lesson = lesson
        self.told = lesson.texts[text.language]
        self._learned = learned
        self._is_last = is_last
        self._hints = 0  # asked for
        self._left = False

    @property
    def progress(self) -> Progress:
        """How far the lesson has come; what was undone does not count."""
        return progress_of(self.lesson, self.table.record)

    @property
    def is_over(self) -> bool:
        """Whether the learner has gone on."""
        return self._left

    @property
    def goes_on(self) -> bool:
        """Whether the goal is neither reached nor missed."""
        progress = self.progress
        return super().goes_on and not progress.done and not progress.failed

    @property
    def commands(self) -> Mapping[str, Callable[[str], None]]:
        """Those of a game that make sense here, and those of a lesson."""
        own = {"hint": self._hint, "task": self._task, "again": self._again, "rules": self._rules}
        return {word: command for word, command in {**super().commands, **own}.items() if word != "next"}

    # -- the loop --------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Teach until the lesson is done or somebody quits; returns whether it is done."""
        self._introduce()
        self.say("learn-commands", style="dim")
        return super().run()

    def _step(self) -> None:
        progress = self.progress
        if progress.done:
            self._praise()
        elif progress.failed or self.table.is_over:
            self._miss()
        else:
            super()._step()

    def _finish(self) -> None:
        """Nothing: the praise has been said."""

    def _praise(self) -> None:
        self._show_end()
        self.console.print(RichText().append("✓ ", style="bold green").append(self.told.praise, style="bold"))
        error = self._learned.add(self.lesson)
        if error:
            self.say("learn-not-kept", style="dim", why=error)
        self._ask_on("learn-last" if self._is_last else "learn-next", self._leave)

    def _miss(self) -> None:
        """Say which choice put the goal out of reach, and let the learner undo it or start again."""
        self._show_end()
        choice = self.table.last_choice([self.seat])
        action = "" if choice is None else self.text.action(self.table.record.actions[choice])
        self.say("learn-failed", style="bold red", action=action)
        if self.table.undo_point(self.seat) is not None:
            self._ask_on("learn-undo", super().commands["undo"])
        else:
            self._ask_on("learn-retry", self._again)

    def _ask_on(self, message: str, on_enter: Callable[[str], None]) -> None:
        """Ask what to do now that there is nothing to choose."""
        self.say(message, style="dim")
        self.moved = False
        while not self.moved:
            typed = keyboard.read_line(self.text.say("play-input"))
            word = typed.partition(" ")[0].lower()
            if not typed:
                on_enter("")
            elif word not in (*WITHOUT_CHOICES, "hint", "task", "again") or not run_command(self, typed):
                self.say(message)

    def _leave(self, rest: str) -> None:
        self._left = self.moved = True

    # -- output ----------------------------------------------------------------------------------------------

    def _introduce(self) -> None:
        self.console.print(RichText(self.told.title, style="bold underline"))
        self.console.print(RichText(self.told.intro))

    def _show_task(self) -> None:
        """The task, and how much of it is done where that takes several parts."""
        met, needed = sum(self.progress.counts), sum(pattern.times for pattern in self.lesson.goal)
        line = RichText().append(self.text.say("learn-task"), style="bold green").append(f" {self.told.task}")
        if needed > 1:
            line.append(" " + self.text.say("learn-met", met=met, needed=needed), style="dim")
        self.console.print(line)

    def show_question(self) -> None:
        """Show the task above the question."""
        self.console.print()
        self._show_task()
        super().show_question()

    def show_changes(self) -> None:
        """Show the task above what has changed."""
        self.console.print()
        self._show_task()
        super().show_changes()

    def _show_end(self) -> None:
        if self.table.is_over:
            self.show_result()
        else:
            self.show_events(self.seat)
        self.console.print()

    # -- commands --------------------------------------------------------------------------------------------

    def _hint(self, rest: str) -> None:
        """One hint after another, and again from the first."""
        count = len(self.told.hints)
        number = self._hints % count
        self._hints += 1
        self.say("learn-hint", number=number + 1, count=count, hint=self.told.hints[number])

    def _task(self, rest: str) -> None:
        self._introduce()
        self._show_task()

    def _again(self, rest: str) -> None:
        self.start_over()

    def _rules(self, rest: str) -> None:
        """Search the rules, or show those behind the lesson."""
        if rest:
            super().commands["rules"](rest)
            return
        book = self.table.game.rulebook
        show_rules(self.console, self.text, "", [book.rules[rule] for rule in self.lesson.rules])
