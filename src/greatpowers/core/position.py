"""A position as text: readable, exact, and checked when it is read. It is to our games what FEN is to chess.

    Great Powers position 1
    game: imperial
    rules: 1
    seats: 4
    option setup: standard

    to act 2
    turns 17
    cash 1=5 2=3
    army vienna/austria_hungary=2 paris/france=1
    step turn
    stage 1
    step rondel

Header and a blank line; then one line for each field that is not empty, and the stack of steps, outermost first, each
followed by the lines of its own fields. Entries of a row are `place=value`; a table has `row/column=value`. Seats are
counted from 1. What a game's layout.py declares is what can be written; derived fields are not, they are counted again.
"""

from __future__ import annotations

from typing import Any, Final

from greatpowers.core.game import CHANCE, NOBODY, Game, Refusal, State
from greatpowers.core.header import MakeGame, RecordError, TextLine, split, written_game
from greatpowers.core.layout import BYTES, EVERYONE, LIST, MOST, NUMBER, OUTERMOST, SEAT, Axis, Field
from greatpowers.core.steps import Frame

FORMAT: Final = 1
TITLE: Final = "Great Powers position"
_LUCK, _OVER = "luck", "nobody"
_COUNTERS: Final = ("turns", "ended")  # numbers that every position has
_AND: Final = ","  # between the members of a set that stands in a row
_DIGITS: Final = 12  # no number of a position has more


# -- writing -------------------------------------------------------------------------------------------------


def dump(state: State) -> str:
    """The position as text; `load` gives an equal one back."""
    game = state.game
    lines = [f"{TITLE} {FORMAT}", *written_game(game, game.rules_version), "", *body_lines(state)]
    return "\n".join(lines) + "\n"


def body_lines(state: State) -> list[str]:
    """The lines of a position behind its header."""
    seats = state.game.seats
    lines = [f"to act {_decider(state)}"]
    lines += [f"{name} {getattr(state, name)}" for name in _COUNTERS if getattr(state, name)]
    lines += _field_lines(state, state.game.layout.fields, seats)
    for frame in state.frames:
        lines.append(f"step {state.rules.names[frame.step]}")
        lines += _field_lines(frame, frame_fields(state, frame), seats)
    return lines


def frame_fields(state: State, frame: Frame) -> list[Field]:
    """The fields that a frame has."""
    layout = state.game.layout.frame_of.get(state.rules.names[frame.step])
    return layout.fields if layout is not None else []


def _decider(state: State) -> str:
    if state.to_act < 0:
        return _LUCK if state.to_act == CHANCE else _OVER
    return str(state.to_act + SEAT.first)


def _field_lines(holder: object, fields: list[Field], seats: int) -> list[str]:
    lines: list[str] = []
    for field in fields:
        value = getattr(holder, field.name)
        text = "" if field.derived or value == field.empty else field_text(field, value, seats)
        if text:
            lines.append(f"{field.name} {text}")
    return lines


def field_text(field: Field, value: Any, seats: int) -> str:
    """The value of a field in words; of a row only the entries that are not empty."""
    if field.kind == NUMBER:
        return _entry_text(field, value, " ")
    if field.kind == LIST:
        return " ".join(_words(field.value, value))
    entries = [(i, entry) for i, entry in enumerate(value) if entry != field.empty]
    return " ".join(f"{_place(field, i, seats)}={_entry_text(field, entry, _AND)}" for i, entry in entries)


def _entry_text(field: Field, value: int, between: str) -> str:
    """One number in words, or the members of a set."""
    if field.set_of is None:
        return _word(field.value, value)
    return between.join(_words(field.set_of, _members(value)))


def _members(bits: int) -> list[int]:
    return [member for member in range(bits.bit_length()) if bits >> member & 1]


def _words(axis: Axis | None, values: list[int]) -> list[str]:
    return [_word(axis, value) for value in values]


def _word(axis: Axis | None, value: int) -> str:
    if axis is None or value < 0:
        return str(value)
    return axis.words[value] if axis.words else str(value + axis.first)


def _place(field: Field, index: int, seats: int) -> str:
    """The words of an entry's place, e.g. `vienna/italy`."""
    words: list[str] = []
    for axis in reversed(field.axes):
        index, at = divmod(index, axis.count(seats))
        words.append(_word(axis, at))
    return "/".join(reversed(words))


# -- as plain data, for views --------------------------------------------------------------------------------


def open_frames(state: State) -> list[dict[str, Any]]:
    """The steps that the game is in, outermost first, each with those of its data that everyone may see."""
    return [
        {
            "step": state.rules.names[frame.step],
            **{
                field.name: _data(field, getattr(frame, field.name), state.game.seats)
                for field in frame_fields(state, frame)
                if field.seen == EVERYONE
            },
        }
        for frame in state.frames
    ]


def _data(field: Field, value: Any, seats: int) -> Any:
    """The value of a field with words for what has words; seats are numbers from 0, as everywhere in a program."""
    if field.kind == NUMBER:
        return _entry_data(field, value)
    if field.kind == LIST:
        return [_datum(field.value, entry) for entry in value]
    return {_place(field, i, seats): _entry_data(field, entry) for i, entry in enumerate(value) if entry != field.empty}


def _entry_data(field: Field, value: int) -> Any:
    """One number, or the members of a set."""
    if field.set_of is None:
        return _datum(field.value, value)
    return [_datum(field.set_of, member) for member in _members(value)]


def _datum(axis: Axis | None, value: int) -> str | int | None:
    if axis is None:
        return value
    if value < 0:
        return None
    return axis.words[value] if axis.words else value


# -- reading -------------------------------------------------------------------------------------------------


def load(text: str | bytes, make_game: MakeGame) -> State:
    """The position that this text holds, checked by the invariants of its game; raises RecordError."""
    header, body = split(text, TITLE, FORMAT)
    return read_body(header.game(make_game), body)


def restore(text: str, game: Game) -> State:
    """The position that this program has written, of the same game; it is not checked again."""
    state = _filled(game, split(text, TITLE, FORMAT)[1])
    game.recount(state)
    return state


def read_body(game: Game, lines: list[TextLine]) -> State:
    """The position that these lines behind a header hold; raises RecordError."""
    state = _filled(game, lines)
    _check(state)
    return state


def _filled(game: Game, lines: list[TextLine]) -> State:
    state = game.blank()
    Reader(state).read([line for line in lines if line.text])
    return state


class Reader:
    """Fills a position line by line, from its own fields to those of one step after another.

    With a `frame` it begins at the fields of that frame.
    """

    def __init__(self, state: State, frame: Frame | None = None) -> None:
        self.state = state
        self.seats = state.game.seats
        self.holder: State | Frame = state
        self.fields = {field.name: field for field in state.game.layout.fields if not field.derived}
        self.seen: set[str] = set()
        if frame is not None:
            self._turn_to(frame)

    def read(self, lines: list[TextLine]) -> None:
        """All lines of the body."""
        for line in lines:
            self.read_line(line)
        if not self.state.frames:
            raise RecordError("position-no-step")

    def read_line(self, line: TextLine) -> None:
        """One line: a field of what is being filled, who decides, or one more step."""
        name, _, rest = line.text.partition(" ")
        if name == "step":
            self._push(line, rest.strip())
            return
        if line.text.startswith("to act ") and self.holder is self.state:
            name, rest = "to act", line.text.removeprefix("to act ")
        if name in self.seen:
            raise RecordError("position-twice", line.number, name=name)
        self.seen.add(name)
        if name == "to act":
            self.state.to_act = self._to_act(line, rest.strip())
        elif name in _COUNTERS and self.holder is self.state:
            setattr(self.state, name, self._number(line, rest.strip(), None, 0, MOST))
        else:
            self._fill(line, name, rest)

    def _turn_to(self, frame: Frame) -> None:
        self.holder = frame
        self.fields = {field.name: field for field in frame_fields(self.state, frame)}
        self.seen = set()

    def _push(self, line: TextLine, step: str) -> None:
        names = self.state.rules.names
        if step not in names:
            raise RecordError("position-step", line.number, given=step)
        self._check_nesting(line, step)
        frame = self.state.game.blank_frame(names.index(step))
        self.state.frames.append(frame)
        self._turn_to(frame)
        for field in self.fields.values():
            if field.axes:  # rows by seat have no length yet
                setattr(frame, field.name, self._empty(field))

    def _check_nesting(self, line: TextLine, step: str) -> None:
        """A step begins only in those that the game's layout names."""
        outer = self.state.step if self.state.frames else OUTERMOST
        if self.state.game.layout.nests(outer, step):
            return
        if outer == OUTERMOST:
            raise RecordError("position-first-step", line.number, given=step)
        raise RecordError("position-nesting", line.number, given=step, outer=outer)

    def _to_act(self, line: TextLine, given: str) -> int:
        if given in (_LUCK, _OVER):
            return CHANCE if given == _LUCK else NOBODY
        return self._number(line, given, SEAT, 0, self.seats - 1)

    def _fill(self, line: TextLine, name: str, rest: str) -> None:
        field = self.fields.get(name)
        if field is None:
            raise RecordError("position-field", line.number, given=name)
        setattr(self.holder, name, self._value(line, field, rest.split()))

    def _value(self, line: TextLine, field: Field, words: list[str]) -> Any:
        if field.kind == LIST:
            return [self._entry(line, field, word) for word in words]
        if field.kind == NUMBER:
            if field.set_of is not None:
                return self._set(line, field.set_of, words)
            if len(words) != 1:
                raise RecordError("position-value", line.number, given=" ".join(words), name=field.name)
            return self._entry(line, field, words[0])
        row = self._empty(field)
        named: set[int] = set()
        for word in words:
            place, mark, value = word.partition("=")
            if not mark:
                raise RecordError("position-value", line.number, given=word, name=field.name)
            index = self._index(line, field, place)
            if index in named:
                raise RecordError("position-twice", line.number, name=place)
            named.add(index)
            members = value.split(_AND)
            row[index] = self._set(line, field.set_of, members) if field.set_of else self._entry(line, field, value)
        return row

    def _set(self, line: TextLine, axis: Axis, words: list[str]) -> int:
        """The set of these members."""
        return sum(1 << self._number(line, word, axis, 0, axis.count(self.seats) - 1) for word in set(words))

    def _empty(self, field: Field) -> Any:
        size = 1
        for axis in field.axes:
            size *= axis.count(self.seats)
        return bytearray(size) if field.kind == BYTES else [field.empty] * size

    def _index(self, line: TextLine, field: Field, place: str) -> int:
        words = place.split("/")
        if len(words) != len(field.axes):
            raise RecordError("position-value", line.number, given=place, name=field.name)
        index = 0
        for axis, word in zip(field.axes, words, strict=True):
            size = axis.count(self.seats)
            index = index * size + self._number(line, word, axis, 0, size - 1)
        return index

    def _entry(self, line: TextLine, field: Field, word: str) -> int:
        axis = field.value
        if axis is None:
            return self._number(line, word, None, 0 if field.kind == BYTES else -field.most, field.most)
        return self._number(line, word, axis, min(field.empty, 0), axis.count(self.seats) - 1)

    def _number(self, line: TextLine, word: str, axis: Axis | None, least: int, most: int) -> int:
        """What a word stands for, or a plain number, within bounds."""
        is_number = word.removeprefix("-").isdecimal() and len(word) <= _DIGITS
        value = least - 1  # out of bounds, unless the word says something
        if axis is None:
            value = int(word) if is_number else value
        elif word in axis.words:
            value = axis.words.index(word)
        elif word == "-1":  # none
            value = -1
        elif is_number and not axis.words and int(word) >= axis.first:
            value = int(word) - axis.first
        if not least <= value <= most:
            raise RecordError("position-word", line.number, given=word)
        return value


def _check(state: State) -> None:
    """Refuse what no game could lead to: a broken invariant, or steps that do not fit together."""
    try:
        state.game.recount(state)
        broken = state.game.violations(state)
        fits = bool(broken) or (_is_finished(state) if state.ended else _is_decision(state))
    except (AssertionError, IndexError, KeyError, TypeError, ValueError):  # beyond what the rules expect
        raise RecordError("position-impossible") from None
    if broken:
        raise RecordError("position-invariant", 0, Refusal(broken[0]))
    if not fits:
        raise RecordError("position-impossible")


def _is_finished(state: State) -> bool:
    return state.outcome is not None and not state.deciders()


def _is_decision(state: State) -> bool:
    """Whether the innermost step, if it went on now, would ask for this very decision, and it can be made."""
    again = state.clone()
    again.to_act = NOBODY
    frame = again.frames[-1]
    again.rules.resume[frame.step](again, frame)
    deciders = state.deciders()
    if not deciders or again.key() != state.key() or not all(state.legal(seat) for seat in deciders):
        return False
    for seat in deciders:
        for action in state.legal(seat):
            # Data of a step that do not fit the board fail here: a battle of a unit that is not there.
            state.clone().apply(action, seat)
    return True
