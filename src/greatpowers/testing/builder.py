"""Set up a position of any game in the words of position text, then play it.

    table = Builder.blank(Imperial(3))
    table.set("nation", "germany").set("government", "germany=1").set("army", "berlin/germany=2")
    table.steps("turn stage=1", "rondel").do("rondel maneuver1", "march berlin danzig")

What can be set is what the game's layout declares, and the words are those of the position as text (see
`greatpowers.core.position`). What follows from the rest is counted again, and the game goes on to the next decision,
as soon as somebody looks at the position.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, ClassVar, Self

from greatpowers.core.game import NOBODY, Game, State
from greatpowers.core.header import RecordError, TextLine
from greatpowers.core.layout import BYTES, ROW, Field
from greatpowers.core.position import Reader, dump, field_text, frame_fields, load
from greatpowers.core.record import Record
from greatpowers.core.steps import Frame
from greatpowers.games import make_game, read_record
from greatpowers.testing.rule_table import RuleTable

_MOST_RESUMED = 1000  # steps that go on before somebody decides; an honest game needs a handful
_MESSAGES = {
    "position-step": "there is no step {given!r}",
    "position-first-step": "the first step cannot be {given!r}",
    "position-nesting": "{given!r} cannot be inside {outer!r}",
    "position-word": "{given!r} does not fit there",
    "position-value": "{given!r} should be one value, or entries such as place=value",
    "position-twice": "{name!r} stands there twice",
}


class Builder(RuleTable):
    """A position under construction, and a table to play it at: every method that changes it returns the table.

    It begins as a new game (`Builder(game)`), with nothing in it (`blank`), or as a position from a record (`replay`)
    or from text (`load`). Fields are named as in the game's layout, those of a step behind its name: `cash`,
    `maneuver.part`.
    """

    kind: ClassVar[type[State]] = State  # a subclass for one game names the class of its positions
    _state: State
    _stale: bool  # changed since it was counted, and since somebody was asked to decide

    def __init__(self, game: Game) -> None:
        self.take(game.start())

    @classmethod
    def blank(cls, game: Game) -> Self:
        """A position with nothing in it: no pieces, no money, no steps."""
        return cls.at(game.blank())

    @classmethod
    def load(cls, text: str | bytes) -> Self:
        """The position that this text holds; raises RecordError for what no game could lead to."""
        return cls.at(load(text, make_game))

    @classmethod
    def replay(cls, record: Record | str | bytes, until: int | None = None) -> Self:
        """The position of a record after all its actions, or after the first `until`."""
        return cls.at((record if isinstance(record, Record) else read_record(record)).replay(until))

    @classmethod
    def at(cls, state: State) -> Self:
        """Any position; see `take`."""
        return cls.__new__(cls).take(state)

    # -- the position ----------------------------------------------------------------------------------------

    def position(self) -> State:
        """The position on this table, ready to be played; change it with `edit`."""
        if self._stale:
            self._settle()
        return self._state

    @property
    def state(self) -> State:
        """The same as `position()`."""
        return self.position()

    def take(self, state: State) -> Self:
        """Put another position on the table, which plays on with it: hand over a clone if you need it yourself."""
        if not isinstance(state, self.kind):
            raise ValueError(f"a position of {state.game.id} does not belong on a {type(self).__module__} table")
        self.game = state.game
        self._state = state
        self._stale = not state.frames
        if state.events is None:
            state.events = []
        return self

    def text(self) -> str:
        """The position as text, which `load` gives back."""
        return dump(self.position())

    def check(self) -> Self:
        """Raise ValueError if this position breaks an invariant of its game."""
        broken = self.game.violations(self.position())
        if broken:
            raise ValueError(f"this position breaks {', '.join(broken)}")
        return self

    # -- setting up ------------------------------------------------------------------------------------------

    def edit(self) -> State:
        """The position, to be changed by hand: what is derived is counted again before anybody looks at it."""
        self._stale = True
        for field in self.game.layout.fields:
            if field.shared:  # with clones, which must not change
                setattr(self._state, field.name, getattr(self._state, field.name)[:])
        return self._state

    def set(self, name: str, words: str | int) -> Self:
        """Fill a field with these words, such as "1=5 2=3" for `cash`; entries that are not named become empty."""
        frame, field = self._field(name)
        self._read(f"{field.name} {words}", frame)
        return self

    def update(self, name: str, words: str) -> Self:
        """Change the named entries of a field, such as "3=7" of `cash`; the others stay."""
        if self._field(name)[1].kind not in (ROW, BYTES):
            raise ValueError(f"{name} has no entries: use set")
        entries = {entry.partition("=")[0]: entry for entry in [*self.get(name).split(), *words.split()]}
        return self.set(name, " ".join(entries.values()))

    def get(self, name: str) -> str:
        """The words of a field, as `set` takes them; entries that are empty are left out."""
        frame, field = self._field(name)
        holder: Any = self._state if frame is None else frame
        return field_text(field, getattr(holder, field.name), self.game.seats)

    def steps(self, *steps: str) -> Self:
        """Put the game into these steps, outermost first, each with its data: "turn stage=1", "rondel".

        Several words of one field are joined by commas: "maneuver part=1 fresh_army=vienna=2,budapest=1".
        """
        lines: list[str] = []
        for step in steps:
            name, *data = step.split()
            lines.append(f"step {name}")
            lines += [word.replace("=", " ", 1).replace(",", " ") for word in data]
        return self.write("\n".join(lines))

    def write(self, text: str) -> Self:
        """Lines of position text, without a header. Steps in it replace those that the game is in.

        Who decides follows from the steps, whatever the text says.
        """
        lines = [TextLine(i + 1, line) for i, line in enumerate(text.splitlines())]
        if any(line.text.startswith("step ") for line in lines):
            self._state.frames = []
        reader = Reader(self.edit())
        for line in lines:
            if line.text:
                _fill(reader, line)
        return self

    # -- behind it -------------------------------------------------------------------------------------------

    def _field(self, name: str) -> tuple[Frame | None, Field]:
        """The declaration behind a name, with the frame that has it (the innermost of that step)."""
        step, dot, last = name.rpartition(".")
        frame = self._frame(step) if dot else None
        fields = self.game.layout.fields if frame is None else frame_fields(self._state, frame)
        known = {field.name: field for field in fields if not field.derived}
        if last not in known:
            raise ValueError(_unknown_field(name, last, known))
        return frame, known[last]

    def _frame(self, step: str) -> Frame:
        names = self._state.step_names
        if step not in names:
            raise ValueError(f"the game is not in step {step!r}: it is in {', '.join(names) or 'none'}")
        return self._state.frames[len(names) - 1 - names[::-1].index(step)]

    def _read(self, text: str, frame: Frame | None = None) -> None:
        _fill(Reader(self.edit(), frame), TextLine(1, text))

    def _settle(self) -> None:
        """Count again what is derived, and let the steps go on until somebody decides."""
        state = self._state
        if not state.frames:
            raise ValueError('say which steps the game is in, e.g. steps("turn stage=1", "rondel")')
        state.cached = None
        names = ", ".join(state.step_names)
        try:
            self.game.recount(state)
            self._resume(state)
        except (AssertionError, IndexError, KeyError, TypeError, ValueError) as error:
            raise ValueError(f"the game cannot go on from the steps {names}: {error}") from error
        self._stale = False

    def _resume(self, state: State) -> None:
        """Ask again: what was changed may leave the decision to another, or nothing to decide."""
        state.to_act = NOBODY
        for _ in range(_MOST_RESUMED):
            if state.to_act != NOBODY or state.ended:
                return
            frame = state.frames[-1]
            state.rules.resume[frame.step](state, frame)
        raise ValueError("nobody decides")


def _fill(reader: Reader, line: TextLine) -> None:
    """Let a line of position text fill a position; raise ValueError with one clear message."""
    try:
        reader.read_line(line)
    except RecordError as error:
        if error.code == "position-field":
            given = str(error.details["given"])
            raise ValueError(_unknown_field(given, given, reader.fields)) from None
        raise ValueError(f"{line.text}: {_MESSAGES[error.code].format(**error.details)}") from None


def _unknown_field(name: str, last: str, known: Iterable[str]) -> str:
    near = get_close_matches(last, known, 1)
    names = ", ".join(known) or "none"
    return f"there is no field {name!r}: " + (f"do you mean {near[0]!r}?" if near else f"there are {names}")
