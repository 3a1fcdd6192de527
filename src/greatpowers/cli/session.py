"""One sitting at the keyboard: telling what happened, asking, and carrying out what is typed."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text as Line

from greatpowers.cli import keyboard
from greatpowers.cli.boards import board_for
from greatpowers.cli.choices import Choices, meant, spell_out
from greatpowers.cli.commands import COMMANDS, Leave, explain_never, run_command
from greatpowers.cli.console import no_colour
from greatpowers.cli.keeper import Keeper
from greatpowers.cli.luck import ask_luck
from greatpowers.cli.story import story
from greatpowers.core.game import CHANCE
from greatpowers.core.reading import begins_paragraph
from greatpowers.core.text import Text
from greatpowers.table import Table

_MOST_CANDIDATES = 12  # of an ambiguous line that are listed
_FORGET_SCROLLED = "\x1b[3J"
_BLANK_LINES = 100  # where the screen cannot be cleared


class Session:
    """A table at one keyboard; commands work on it from outside (see commands.py)."""

    def __init__(self, table: Table, text: Text, console: Console, keeper: Keeper, typed_luck: bool = False) -> None:
        self.table = table
        self.text = text
        self.console = console
        self.keeper = keeper
        self.typed_luck = typed_luck  # luck happens on a real table
        self.board = board_for(text)
        self.choices = Choices([], text)
        self.moved = False  # a command changed the position: ask anew
        self._told: dict[int, int] = {}  # seat -> how many events it has read
        self._drawn: tuple[int, int] | None = None  # for whom, and where in the story, the board was last shown
        self._in_front: int | None = None  # who sits in front of the screen
        self._trouble = ""
        self.copies: set[Path] = set()  # files that this session has written besides its own

    def say(self, message: str, /, style: str = "", **values: str | int) -> None:
        """Print a message."""
        self.console.print(Line(self.text.say(message, **values), style=style))

    @property
    def seat(self) -> int:
        """The seat of the person who is asked."""
        return self.table.state.to_act

    @property
    def is_shared(self) -> bool:
        """Whether several people share this keyboard."""
        return len(self.table.people) > 1

    # -- the loop --------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play to the end, or until somebody leaves; whether the game was finished."""
        self.catch_up()
        try:
            while not self.table.is_over:
                self._step()
        except (Leave, EOFError, KeyboardInterrupt):
            self.keep()
            return False
        self.keep()
        self._finish()
        return True

    def catch_up(self) -> None:
        """In a game that is gone on with: begin the story at everybody's last decision."""
        for seat in self.table.people:
            own = [number for number, actor in enumerate(self.table.actors) if actor == seat]
            self._told[seat] = self.table.mark(own[-1]) if own else 0

    def _step(self) -> None:
        if self.typed_luck and self.table.state.to_act == CHANCE:
            ask_luck(self)
        elif self.table.person_to_act is None:
            self.table.go_on()
        elif self.table.is_forced and not self._skipping_would_tell:
            self._answer_forced()
        else:
            self.keep()
            self._turn_to()
            self._ask()

    @property
    def _skipping_would_tell(self) -> bool:
        """At a shared keyboard everybody would see who is not asked, and so who has no money."""
        return self.is_shared and self.board.has_secrets(self.table.state)

    def _answer_forced(self) -> None:
        """The only answer of somebody who could not do anything besides is given for him."""
        seat, action = self.seat, self.table.state.legal()[0]
        self.tell(seat)
        self.say("play-forced", style="dim", action=self.text.action(action))
        self.table.play(action, seat)

    def _finish(self) -> None:
        outcome = self.table.state.outcome
        assert outcome is not None
        reader = self._in_front if self._in_front is not None else next(iter(self.table.people), None)
        self.tell(reader)
        self.console.print()
        self.say("play-over", style="bold")
        self.console.print(Line(self.text.outcome_reason(outcome.reason)))
        self.console.print(self.board.result(self.table.state))
        names = ", ".join(self.text.player(seat) for seat in outcome.winners)
        self.say("play-winner", style="bold", names=names, count=len(outcome.winners))
        record = self.text.say("play-record", path=str(self.keeper.path))
        self.console.print(Line(record, style="dim"), soft_wrap=True)

    # -- telling ---------------------------------------------------------------------------------------------

    def _turn_to(self) -> None:
        """Face the person who is asked: what happened meanwhile, and the board when it matters."""
        seat = self.seat
        if seat != self._in_front and self._skipping_would_tell:
            self._curtain(seat)
        self._in_front = seat
        self.tell(seat)
        now = (seat, self._paragraphs())
        if self.board.is_turning_point(self.table.state) and self._drawn != now:
            self._drawn = now
            self.show_board()

    def _paragraphs(self) -> int:
        return sum(begins_paragraph(self.table.game, event) for event in self.table.told)

    def tell(self, seat: int | None) -> None:
        """What this seat has not read yet."""
        since = min(self._told.get(seat, 0), len(self.table.told)) if seat is not None else 0
        events = self.table.events(seat, since)
        if events:
            self.console.print()
            self.console.print(story(events, self.text))
        if seat is not None:
            self._told[seat] = len(self.table.told)

    def forget(self, seat: int) -> None:
        """After taking back: nothing is told again."""
        self._told[seat] = len(self.table.told)

    def show_board(self) -> None:
        """The whole position, as the person who is asked may see it."""
        self.console.print()
        self.console.print(self.board.whole(self.table.state, self.seat, self.console.width))

    def _curtain(self, seat: int) -> None:
        """Nobody reads another player's secrets, not even by scrolling back."""
        if self._in_front is None:
            self.console.print()
        elif self.console.is_terminal and not no_colour():
            self.console.clear()
            self.console.file.write(_FORGET_SCROLLED)
        elif self.console.is_terminal:
            self.console.print("\n" * _BLANK_LINES)
        keyboard.read_line(self.text.say("play-curtain", name=self.text.player(seat)) + " ")

    def keep(self) -> None:
        """Save the game; trouble is told once, and again when it changes."""
        trouble = self.keeper.keep()
        if trouble and trouble != self._trouble:
            self.say("play-save-trouble", style="bold red", why=trouble)
        self._trouble = trouble

    # -- asking ----------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Ask until the position has changed."""
        state = self.table.state
        self.choices = Choices(state.legal(), self.text, lambda action: self.board.hint(self.table.state, action))
        keyboard.offer(self._offered_words())
        self.show_question()
        self.moved = False
        while not self.moved:
            self._take(keyboard.read_line(self.text.say("play-input")))

    def _offered_words(self) -> set[str]:
        space = self.table.game.space
        words = {word for action in self.choices.actions for word in space.notation(action).split()}
        return words | set(COMMANDS)

    def show_question(self) -> None:
        """Where we are, what is asked, and the choices."""
        state = self.table.state
        self.console.print()
        self.console.print(self.board.status(state, self.seat))
        question = self.text.prompt(state)
        self.say("play-question", style="bold", name=self.text.player(self.seat), question=question)
        self.console.print(self.choices.draw(self.console.width))
        if len(self.choices.actions) == 1:
            self.say("play-only-choice", style="dim")

    def _take(self, typed: str) -> None:
        """One typed line: a choice, a command, or something to explain."""
        if not typed:
            if len(self.choices.actions) == 1:
                self.play(self.choices.actions[0])
            return
        numbered = self.choices.by_number(typed)
        if numbered is not None:
            self.play(numbered)
            return
        if run_command(self, typed):
            return
        words = spell_out(typed, self.board.aliases)
        found = meant(words, self.choices.actions, self.text) or self._meant_asides(words)
        if len(found) == 1:
            self.play(found[0])
        elif found:
            self._list_candidates(typed, found)
        else:
            self._explain(typed, words)

    def _meant_asides(self, words: str) -> list[int]:
        """Asides are meant only by a line that begins with their name."""
        space = self.table.game.space
        first = words.split()[0]
        if not any(family.aside and family.name == first for family in space.families):
            return []
        return meant(words, self.table.state.asides(self.seat), self.text)

    def play(self, action: int) -> None:
        """Carry out an action of the person who is asked."""
        self.table.play(action, self.seat)
        self.moved = True
        self.keep()

    def _list_candidates(self, typed: str, found: list[int]) -> None:
        self.say("play-ambiguous", typed=typed)
        for action in found[:_MOST_CANDIDATES]:
            listed = action in self.choices.actions
            line = self.choices.item(action) if listed else Line(self.table.game.space.notation(action))
            self.console.print(Line("  ").append_text(line))
        if len(found) > _MOST_CANDIDATES:
            self.say("play-ambiguous-more", count=len(found) - _MOST_CANDIDATES)

    def _explain(self, typed: str, words: str) -> None:
        """A line that means no choice: the rule that forbids it, or how to write it."""
        space = self.table.game.space
        own = [action for action in range(len(space)) if self.is_own(action)]
        found = meant(words, own, self.text)
        refusal = self.table.state.why_not(found[0], self.seat) if len(found) == 1 else None
        if refusal is not None:
            self.say("play-refused", why=self.text.refusal(refusal), rule=refusal.rule)
        elif found or not explain_never(self, words):
            self.say("play-unknown", typed=typed, count=len(self.choices.actions))

    def is_own(self, action: int) -> bool:
        """Whether an action could be one of the person who is asked: not luck's, not somebody else's aside."""
        space = self.table.game.space
        family = space.family(action)
        return not family.chance and (not family.aside or space.arguments(action)[0] == self.seat)
