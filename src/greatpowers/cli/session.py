"""A game at one keyboard: shows what happened, asks for decisions, and handles what is typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text as RichText

from greatpowers.cli import keyboard
from greatpowers.cli.autosave import Autosave
from greatpowers.cli.boards import ReaderView, board_for
from greatpowers.cli.choices import (
    Choices,
    LastChoice,
    expand_aliases,
    is_number,
    match_actions,
    match_shown,
    split_count,
)
from greatpowers.cli.commands import COMMANDS, HELP, Quit, explain_never, run_command
from greatpowers.cli.console import no_colour
from greatpowers.cli.final import show_final
from greatpowers.cli.players import Players
from greatpowers.cli.story import is_silent, story
from greatpowers.cli.talk import Talk
from greatpowers.cli.typed_luck import ask_luck
from greatpowers.core.game import CHANCE, NOBODY, Refusal
from greatpowers.core.help import begins_paragraph
from greatpowers.core.text import Text
from greatpowers.table import Table

Occasion = tuple[int, str]  # a seat, and what it is busy with; see TextBoard.menu and TextBoard.routine

_MAX_CANDIDATES = 12  # to list for an ambiguous line
_CLEAR_SCROLLBACK = "\x1b[3J"
_BLANK_LINES = 100  # when the screen cannot be cleared


class Session:
    """A table at one keyboard; the commands in commands.py work on it."""

    help_messages = HELP

    def __init__(
        self,
        table: Table,
        text: Text,
        console: Console,
        autosave: Autosave | None = None,
        *,
        typed_luck: bool = False,
        coach: bool = False,
        passes: bool = True,
    ) -> None:
        self.table = table
        self.text = text
        self.console = console
        self.autosave = autosave  # None: the game is not kept
        self.typed_luck = typed_luck  # dice, spins and draws happen at a real table
        self.coach = coach  # say what matters in each decision
        self.passes = passes  # for people who can do nothing else
        self.board = board_for(text)
        self.choices = Choices([], text)
        self._listed: tuple[Occasion, Choices] | None = None  # a list of choices that is still on the screen
        self._routine: Occasion = (NOBODY, "")  # what asks the present question again and again
        self._answers: dict[Occasion, LastChoice] = {}  # to such questions
        self._last: LastChoice | None = None
        self._to_confirm: list[int] = []  # choices that may be meant for a step that has ended by itself
        self.moved = False  # the position has changed: ask again
        self._seen: dict[int, int] = {}  # seat -> how many events it has been shown
        self._talk = Talk(table)
        self._drawn: tuple[int, int] | None = None  # for which seat and turn the board was last shown
        self._facing: int | None = None  # the seat in front of the screen
        self.by_hand = -1  # the number of a decision that an undo has led back to: it is not passed automatically
        self._passes = 0  # taken automatically since the last decision
        self._told_option = False  # by which they are not
        self._asked: int | None = None  # of several who decide at once, the seat whose turn at the keyboard it is
        self._save_error = ""
        self.copies: set[Path] = set()  # files written by the save command

    def say(self, message: str, /, style: str = "", **values: str | int) -> None:
        """Print a message."""
        self.console.print(RichText(self.text.say(message, **values), style=style))

    @property
    def seat(self) -> int:
        """The person to decide; where several decide at once, or chance does, the one asked last."""
        people = self.table.people_to_act or self.table.people
        return self._asked if self._asked in people else people[0]

    @property
    def is_shared(self) -> bool:
        """Whether several people share this keyboard."""
        return len(self.table.people) > 1

    @property
    def seen(self) -> ReaderView:
        """The position as the seat to decide may see it."""
        return ReaderView(self.table.state, self.seat)

    @property
    def players(self) -> Players:
        """What the players can be called in a typed line."""
        return Players(self.text, self.board.player_codes(self.seen))

    @property
    def commands(self) -> Mapping[str, Callable[[str], None]]:
        """What can be typed besides choices, by its first word."""
        return {word: partial(command, self) for word, command in COMMANDS.items()}

    # -- the loop --------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play until the game ends or somebody quits; returns whether it ended."""
        self.catch_up()
        try:
            while not self.is_over:
                self._step()
        except (Quit, EOFError, KeyboardInterrupt):
            self.save()
            return False
        self.save()
        self._finish()
        return True

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to play."""
        return self.table.is_over

    @property
    def goes_on(self) -> bool:
        """Whether the next action may be taken without looking at where the last one has led."""
        return not self.table.is_over

    def catch_up(self) -> None:
        """In a resumed game, show each person only the events since their last decision."""
        for seat in self.table.people:
            own = [number for number, actor in enumerate(self.table.actors) if actor == seat]
            self._seen[seat] = self.table.events_before(own[-1]) if own else 0
            self._talk.begin(seat, own[-1] if own else 0)

    def _step(self) -> None:
        if self.typed_luck and self.table.state.to_act == CHANCE:
            ask_luck(self)
        elif self.table.advance():
            pass
        elif self.table.is_forced(self.seat) and not self._skipping_leaks:
            self._take_forced()
        elif (action := self._automatic_pass()) is not None:
            self._passes += 1
            self.table.play(action, self.seat)
        else:
            self.save()
            self._show_news()
            self._ask()

    @property
    def _skipping_leaks(self) -> bool:
        """Whether skipping a forced decision leaks a secret: others at the keyboard would see who has no choice."""
        return self.is_shared and self.table.game.secrets and not self.table.is_over

    def _take_forced(self) -> None:
        """Take the only possible action for a person who has no alternative."""
        seat, action = self.seat, self.table.state.legal(self.seat)[0]
        self.show_events(seat)
        self.say("play-forced", style="dim", action=self.text.action(action, self.table.state.step))
        self.table.play(action, seat)

    def _only_pass(self) -> int | None:
        """How to pass if nothing else is possible for the person to decide."""
        if not self.table.people_to_act:
            return None
        return self.board.only_pass(self.seen, self.table.state.legal(self.seat))

    def _automatic_pass(self) -> int | None:
        """How to pass for the person to decide; not if they want to do it themselves, or have just undone it."""
        if not self.passes or self._skipping_leaks or self.table.number == self.by_hand:
            return None
        return self._only_pass()

    def _finish(self) -> None:
        self.show_result()
        if self.autosave is not None:
            record = self.text.say("play-record", path=str(self.autosave.path))
            self.console.print(RichText(record, style="dim"), soft_wrap=True)

    def show_result(self) -> None:
        """Show how the game has ended."""
        outcome = self.table.state.outcome
        assert outcome is not None
        reader = self._facing if self._facing is not None else next(iter(self.table.people), None)
        self.show_events(reader)
        self.console.print()
        self.say("play-over", style="bold")
        show_final(self.console, self.table.state, outcome, self.text)
        names = ", ".join(self.text.player(seat) for seat in outcome.winners)
        self.say("play-winner", style="bold", names=names, count=len(outcome.winners))

    # -- output ----------------------------------------------------------------------------------------------

    def _show_news(self) -> None:
        """Show the seat to decide what happened meanwhile, and the board at important decisions and at first."""
        seat = self.seat
        if seat != self._facing:
            self._listed = None
            if self._skipping_leaks:
                self._hide_screen(seat)
        self._facing = self._asked = seat
        self.show_events(seat)
        if self._passes:
            self._tell_passes()
        self._show_talk(seat)
        now = (seat, self._paragraphs())
        if self._drawn is None or (self._drawn != now and self.board.is_turning_point(self.seen)):
            self._drawn = now
            self._listed = None
            self.show_board()

    def _tell_passes(self) -> None:
        """Say that the seat to decide has passed automatically, and for the first time how to switch that off."""
        said = self.text.say("play-passed", count=self._passes)
        if not self._told_option:
            said += " " + self.text.say("play-passed-option")
        self._told_option = True
        self._passes = 0
        self.console.print(RichText(said, style="dim"))

    def _paragraphs(self) -> int:
        return sum(begins_paragraph(self.table.game, event) for event in self.table.log)

    def show_events(self, seat: int | None) -> None:
        """Show the events that this seat has not seen yet."""
        since = min(self._seen.get(seat, 0), len(self.table.log)) if seat is not None else 0
        told = story(self.table.events(seat, since), self.text, reader=seat)
        if told.row_count:
            self.console.print()
            self.console.print(told)
        if seat is not None:
            self._seen[seat] = self._shown(seat)

    def _shown(self, seat: int) -> int:
        """How many events have been told to a seat; headings without anything below them are told later, or never."""
        log = self.table.log
        return next((n for n in range(len(log), 0, -1) if not is_silent(log[n - 1], self.text, seat)), 0)

    def _show_talk(self, seat: int) -> None:
        """Show what bots have to say to this seat, each in its own words."""
        for said in self._talk.news(seat):
            message = "play-told-refusal" if said.is_refusal else "play-told"
            words = self.text.say(message, name=self.text.player(said.by), words=self.text.told(said.reason))
            self.console.print(Padding(RichText(words, style="italic"), (0, 0, 0, 2)))

    def mark_read(self, seat: int) -> None:
        """After an undo, do not show old events again."""
        self._seen[seat] = len(self.table.log)

    def start_over(self) -> None:
        """Go back to the first position, and show it as at first."""
        self.table.rewind(0)
        self._seen.clear()
        self._drawn = None
        self.moved = True

    def show_board(self) -> None:
        """Show the whole position, as the seat to decide may see it."""
        self.console.print()
        self.console.print(self.board.whole(self.seen, self.console.width))

    def _hide_screen(self, seat: int) -> None:
        """Clear the screen and the scrollback, so that nobody reads another player's secrets."""
        if self._facing is None:
            self.console.print()
        elif self.console.is_terminal and not no_colour():
            self.console.clear()
            self.console.file.write(_CLEAR_SCROLLBACK)
        elif self.console.is_terminal:
            self.console.print("\n" * _BLANK_LINES)
        keyboard.read_line(self.text.say("play-curtain", name=self.text.player(seat)) + " ")

    def save(self) -> None:
        """Save the game; the same error is reported only once."""
        error = self.autosave.save() if self.autosave is not None else ""
        if error and error != self._save_error:
            self.say("play-save-trouble", style="bold red", why=error)
        self._save_error = error

    # -- input -----------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Ask until the position has changed."""
        seen = self.seen
        legal, step = self.table.state.legal(self.seat), self.table.state.step
        menu = (self.seat, self.board.menu(seen))
        listed = self._listed[1] if self._listed is not None and self._listed[0] == menu else None
        self.choices = Choices(legal, self.text, lambda action: self.board.hint(seen, action), step, listed)
        self._listed = (menu, self.choices) if menu[1] else None
        self._routine = (self.seat, self.board.routine(seen))
        self._to_confirm = [] if self._last is None else self._last.still_meant(self.table, self.seat, legal)
        keyboard.set_completions(self._completions())
        if listed is None or self.choices.needs_list:
            self.show_question()
        else:
            self.show_changes()
        self.moved = False
        while not self.moved:
            self._handle_input(keyboard.read_line(self.text.say("play-input")))

    def _completions(self) -> set[str]:
        space = self.table.game.space
        words = {word for action in self.choices.actions for word in space.notation(action).split()}
        words |= {word for seat in range(self.table.game.seats) for word in self.text.player(seat).split()}
        return words | set(self.commands) | {family.name for family in space.families if family.aside}

    def show_question(self) -> None:
        """Show the status line, the question and all choices."""
        self.choices.number_afresh()
        self.console.print()
        self.console.print(self.board.status(self.seen))
        self._show_advice()
        question = self.text.prompt(self.table.state)
        self.say("play-question", style="bold", name=self.text.player(self.seat), question=question)
        self.console.print(self.choices.draw(self.console.width))
        used_up = self.board.used_up(self.seen)
        if used_up:
            self.say("play-used-up", style="dim", pieces=", ".join(used_up))
        if self._skipping_leaks and self._only_pass() is not None:
            self.say("play-only-pass", style="dim")
        if len(self.choices.actions) == 1:
            self.say("play-only-choice", style="dim")
        elif self._usual is not None:
            usual = self.text.action(self._usual, self.choices.step)
            self.say("play-usual", style="dim", action=usual)
        tip = self.text.tip(self.table.state)
        if tip:
            self.console.print(RichText(tip, style="dim"))

    def show_changes(self) -> None:
        """Ask again where the choices are still on the screen: show only those that are new or have another hint."""
        self.console.print()
        if self.choices.changed:
            self.say("play-changed", style="dim")
            self.console.print(self.choices.draw(self.console.width, self.choices.changed))
        self._show_advice()
        question = self.text.prompt(self.table.state)
        line = self.text.say("play-question", name=self.text.player(self.seat), question=question)
        more = self.text.say("play-list-again", count=len(self.choices.actions))
        self.console.print(RichText().append(line, style="bold").append(f" {more}", style="dim"))

    @property
    def _usual(self) -> int | None:
        """The last answer to a question that comes again and again, if it is possible now and was not undone."""
        last = self._answers.get(self._routine)
        if last is None or last.number >= self.table.number or last.taken not in self.choices.actions:
            return None
        return last.taken

    def _show_advice(self) -> None:
        """Let the coach say what matters now, if there is anything."""
        advice = self.table.state.coaching(self.seat) if self.coach else None
        if advice is not None:
            self.say("play-coach", style="italic", advice=self.text.coaching(advice))

    def _handle_input(self, typed: str) -> None:
        """Handle one typed line: a choice, a command, or something to explain."""
        if not typed:
            only = self.choices.actions[0] if len(self.choices.actions) == 1 else self._usual
            if only is not None:
                self.play(only)
            return
        numbered = self.choices.by_number(typed)
        if numbered is not None:
            self.play(numbered)
            return
        if is_number(typed):
            self._explain_number(typed)
            return
        if run_command(self, typed):
            return
        words = expand_aliases(typed, self.board.aliases)
        shown = match_shown(typed, self.choices.actions, self.text, self.choices.step)
        times, found = (1, shown) if shown else self._find(words)
        if len(found) == 1 and found[0] in self._to_confirm:
            self._to_confirm.remove(found[0])
            self.say("play-confirm", question=self.text.prompt(self.table.state))
        elif len(found) == 1:
            self._play_times(found[0], times)
        elif found:
            self.list_candidates(typed, found)
        else:
            self._explain(typed, words)

    def _find(self, words: str) -> tuple[int, list[int]]:
        """The choices that a line may mean, and how often it wants them: `buy 14 infantry` is no notation."""
        find = partial(
            match_actions, actions=self.choices.actions, text=self.text, step=self.choices.step, players=self.players
        )
        found = find(words)
        times, rest = split_count(words)
        return (1, found) if found or not times else (times, find(rest))

    def _play_times(self, action: int, times: int) -> None:
        """Take the same action several times, as long as it is possible in the same step."""
        seat, step = self.seat, self.table.state.step
        self.play(action)
        for done in range(1, times):
            if not self.goes_on or self.table.state.step != step or seat not in self.table.people_to_act:
                self.say("play-times-over", done=done, times=times)
                return
            refusal = self.table.state.why_not(action, seat)
            if refusal is not None:
                why, rule = self.text.refusal(refusal), self.text.citation(refusal.rule)
                self.say("play-times-refused", done=done, times=times, why=why, rule=rule)
                return
            self.play(action)

    def play(self, action: int) -> None:
        """Take an action for the seat to decide."""
        last = LastChoice(self.seat, self.table.state.step, self.choices.actions, action, self.table.number)
        self.table.play(action, self.seat)
        self._last = last
        if action in self.choices.actions and self._routine[1]:
            self._answers[self._routine] = last
        self.moved = True
        self.save()

    def list_candidates(self, typed: str, found: list[int]) -> None:
        """List the actions that a line may mean."""
        self.say("play-ambiguous", typed=typed)
        players = self.players
        for action in found[:_MAX_CANDIDATES]:
            listed = action in self.choices.actions
            line = self.choices.item(action) if listed else RichText(" ".join(players.words(action)))
            self.console.print(RichText("  ").append_text(line))
        if len(found) > _MAX_CANDIDATES:
            self.say("play-ambiguous-more", count=len(found) - _MAX_CANDIDATES)

    def _explain(self, typed: str, words: str) -> None:
        """Explain why a line is not a choice: the rule that forbids it, or how to write one."""
        space = self.table.game.space
        own = [action for action in range(len(space)) if self.is_own(action)]
        find = partial(match_actions, actions=own, text=self.text, players=self.players)
        times, rest = split_count(words)
        found = find(words) or (find(rest) if times else [])
        refusal = self.table.state.why_not(found[0], self.seat) if len(found) == 1 else None
        if refusal is not None:
            self.refuse(refusal)
        elif found or not explain_never(self, words):
            self.say("play-unknown", typed=typed, count=len(self.choices.numbers))

    def _explain_number(self, typed: str) -> None:
        """Explain why a number is not a choice, or no longer."""
        gone = self.choices.gone(typed)
        refusal = None if gone is None else self.table.state.why_not(gone, self.seat)
        if gone is None or refusal is None:
            self.say("play-number-range", given=typed, count=len(self.choices.numbers))
            return
        why, rule = self.text.refusal(refusal), self.text.citation(refusal.rule)
        self.say("play-why-refused", action=self.text.action(gone, self.choices.step), why=why, rule=rule)

    def hand_over(self) -> bool:
        """Let the next of several people who decide at once have the keyboard; False when nobody else decides."""
        people = self.table.people_to_act
        self._asked = people[(people.index(self.seat) + 1) % len(people)]
        self.moved = self._asked != self._facing
        return self.moved

    def refuse(self, refusal: Refusal) -> None:
        """Say why an action is not possible, and first which question is open if it belongs to another."""
        if "step" in refusal.details:
            self.say("play-pending", question=self.text.prompt(self.table.state))
        self.say("play-refused", why=self.text.refusal(refusal), rule=self.text.citation(refusal.rule))

    def is_own(self, action: int) -> bool:
        """Whether the seat to decide could ever take this action: not chance's, nor another seat's aside."""
        space = self.table.game.space
        family = space.family(action)
        return not family.chance and (not family.aside or space.arguments(action)[0] == self.seat)
