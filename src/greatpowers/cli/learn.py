"""`greatpowers learn`: the lessons of the games, on real positions."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as RichText

from greatpowers.cli import keyboard
from greatpowers.cli.console import TEXT, UserError, make_console, text_for
from greatpowers.cli.learned import Learned
from greatpowers.cli.lesson import LessonSession
from greatpowers.cli.play import seat_players
from greatpowers.core.lessons import Lesson
from greatpowers.core.options import BadOptions
from greatpowers.core.text import Text
from greatpowers.games import GAMES, lessons_of, options_of
from greatpowers.table import Table

COACHED_PLAYERS = 3  # few enough to follow what the others do


def learn(game_id: str, lesson: str, language: str) -> None:
    """List what can be learned, or teach lessons until the learner quits."""
    text_for(language)  # report an unknown language before anything else
    console, learned = make_console(), Learned()
    if not game_id:
        _show_games(console, language, learned)
        return
    lessons = _lessons(game_id)
    number = _find(lessons, lesson) if lesson else None
    keyboard.prepare()
    Course(lessons, text_for(language, lessons[0].game), console, learned).run(number)


def _lessons(game_id: str) -> list[Lesson]:
    try:
        options_of(game_id)
    except BadOptions as error:
        raise UserError(TEXT.bad_options(error)) from None
    return lessons_of(game_id)


def _short_name(lesson: Lesson) -> str:
    """The name of a lesson without its number: `factory` for `02-factory`."""
    return lesson.name.partition("-")[2]


def _find(lessons: Sequence[Lesson], given: str) -> int:
    """The place of the lesson with this number or name; raises UserError."""
    for place, lesson in enumerate(lessons):
        if given.lower() in (str(place + 1), lesson.name, _short_name(lesson)):
            return place
    names = ", ".join(_short_name(lesson) for lesson in lessons)
    game = lessons[0].game.id
    raise UserError(TEXT.say("bad-lesson", given=given, game=game, count=len(lessons), names=names))


def _show_games(console: Console, language: str, learned: Learned) -> None:
    """The games, and how much of each is learned."""
    grid = Grid.grid(padding=(0, 3))
    for game_id in GAMES:
        lessons = lessons_of(game_id)
        text = text_for(language, lessons[0].game)
        done = sum(lesson in learned for lesson in lessons)
        how_far = text.say("learn-how-far", done=done, count=len(lessons))
        grid.add_row(RichText(game_id, style="bold"), text.say("game-title"), how_far)
    console.print(RichText(TEXT.say("learn-what")))
    console.print(Padding(grid, (1, 0)))
    console.print(RichText(TEXT.say("learn-start", game=next(iter(GAMES))), style="dim"))


class Course:
    """The lessons of a game, one after another."""

    def __init__(self, lessons: Sequence[Lesson], text: Text, console: Console, learned: Learned) -> None:
        self.lessons = lessons
        self.text = text
        self.console = console
        self.learned = learned

    def run(self, place: int | None) -> None:
        """Teach from this lesson on, or from one that the learner chooses."""
        if place is None:
            self._show_list()
            place = self._choose()
        while place is not None and place < len(self.lessons) and self._teach(place):
            place += 1
        if place == len(self.lessons):
            self._say("learn-coached", soft_wrap=True, players=COACHED_PLAYERS)
        elif place is not None:
            self.console.print()
            self._say("learn-goodbye", soft_wrap=True)

    def _say(self, message: str, style: str = "", *, soft_wrap: bool = False, **values: str | int) -> None:
        said = self.text.say(message, game=self.lessons[0].game.id, **values)
        self.console.print(RichText(said, style=style), soft_wrap=soft_wrap)

    def _show_list(self) -> None:
        self.console.print(RichText(self.text.say("learn-title", title=self.text.say("game-title")), style="bold"))
        self.console.print(RichText(self.text.say("learn-what")))
        grid = Grid.grid(padding=(0, 2))
        grid.add_column()
        grid.add_column(justify="right")
        for place, lesson in enumerate(self.lessons):
            told = lesson.texts[self.text.language]
            mark = RichText("✓" if lesson in self.learned else " ", style="bold green")
            number = RichText(str(place + 1), style="bold cyan")
            grid.add_row(mark, number, RichText(told.title, style="bold"), RichText(told.task))
        self.console.print(Padding(grid, (1, 0)))

    def _choose(self) -> int | None:
        """The place of the lesson that the learner wants; None to quit."""
        following = next((place for place, lesson in enumerate(self.lessons) if lesson not in self.learned), 0)
        self._say("learn-choose", next=following + 1)
        while True:
            try:
                typed = keyboard.read_line(self.text.say("play-input"))
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return None
            if typed.lower() in ("quit", "exit", "q"):
                return None
            if not typed:
                return following
            try:
                return _find(self.lessons, typed)
            except UserError as error:
                self.console.print(RichText(str(error)))

    def _teach(self, place: int) -> bool:
        """One lesson; returns whether the learner goes on."""
        lesson = self.lessons[place]
        seats = seat_players(
            lesson.game.seats, {seat: lesson.bots for seat in range(lesson.game.seats) if seat != lesson.seat}
        )
        table = Table(lesson.game, seats, lesson.seed, lesson.start)
        text = text_for(self.text.language, lesson.game, [seat.name for seat in seats])
        self.console.print()
        self._say("learn-number", style="dim", number=place + 1, count=len(self.lessons))
        is_last = place + 1 == len(self.lessons)
        return LessonSession(lesson, table, text, self.console, self.learned, is_last=is_last).run()
