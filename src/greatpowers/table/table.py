"""A table: one live game with its record, and the rules of taking back.

Luck and bots draw from a generator made anew for every action, from the seed and the number of the action.
So a game goes on in the same way after taking back, and after it was saved and opened again.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from random import Random

from greatpowers.bots import Bot, Turn, make_bot
from greatpowers.core.game import CHANCE, Event, Game, Refused, State
from greatpowers.core.luck import draw
from greatpowers.core.record import MakeGame, Record, read, write
from greatpowers.table.seat import Seat
from greatpowers.table.snapshots import Snapshots

_SEED = "seed "  # in the record's preface
_SEED_DIGITS = 20  # more than any seed of ours has


class Table:
    """One live game: `record`, `state` (with its events), `seats` and the `seed` of luck and bots."""

    def __init__(self, game: Game, seats: Sequence[Seat], seed: int) -> None:
        self._sit(Record(game, [seat.label() for seat in seats]), seed)
        self.record.preface.append(f"{_SEED}{seed}")

    @classmethod
    def resume(cls, record: Record, seed: int) -> Table:
        """The table at which this record was played; raises BadOptions for an unknown bot."""
        table = cls.__new__(cls)
        table._sit(record, seed)
        return table

    def _sit(self, record: Record, seed: int) -> None:
        self.record = record
        self.seed = seed
        self.seats = [Seat.from_label(label) for label in record.players]
        self.bots: dict[int, Bot] = {
            number: make_bot(seat.bot, record.game.id) for number, seat in enumerate(self.seats) if seat.bot
        }
        self._replay()

    def _replay(self) -> None:
        """Position, events and actors, from the record."""
        self.state: State = self.game.start()
        self.told: list[Event] = []
        self.state.told = self.told
        self.actors: list[int] = []  # who took each action: a seat, or CHANCE
        self._forced: list[bool] = []  # nothing else was possible
        self._revealed: list[bool] = []  # hidden things came to light
        self._marks: list[int] = []  # how many events there were before each action
        self._snapshots = Snapshots(self.state)
        for action in self.record.actions:
            self._step(action)

    # -- the record ------------------------------------------------------------------------------------------

    @classmethod
    def open(cls, text: str | bytes, make_game: MakeGame, seed: int = 0) -> Table:
        """The table that a record describes; raises RecordError, and BadOptions for an unknown bot.

        `seed` is for records that name none.
        """
        return cls.of_record(read(text, make_game), seed)

    @classmethod
    def of_record(cls, record: Record, seed: int = 0) -> Table:
        """The table at which a record that was read goes on; `seed` and errors as for `open`."""
        for line in record.preface:
            named = line.removeprefix(_SEED).strip()
            if line.startswith(_SEED) and named.isdecimal() and len(named) <= _SEED_DIGITS:
                seed = int(named)
        return cls.resume(record, seed)

    def save(self) -> str:
        """The record as text, from which `open` makes the same table again."""
        return write(self.record)

    def public_record(self) -> str:
        """The record as text without the seed, which would tell luck and bots in advance."""
        told = self.record.preface
        self.record.preface = [line for line in told if not line.startswith(_SEED)]
        try:
            return write(self.record)
        finally:
            self.record.preface = told

    # -- who and what ----------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.record.game

    @property
    def number(self) -> int:
        """How many actions there were: the number of the decision that is asked for now."""
        return len(self.record.actions)

    @property
    def people(self) -> list[int]:
        """The seats where people decide."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    @property
    def person_to_act(self) -> int | None:
        """The seat of the person who is asked now, if a person is asked."""
        return self.state.to_act if self.state.to_act in self.people else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome is not None

    @property
    def is_forced(self) -> bool:
        """Whether the one who is asked has one answer only, and nothing to do besides."""
        seat = self.state.to_act
        return seat >= 0 and len(self.state.legal()) == 1 and not self.state.asides(seat)

    # -- acting ----------------------------------------------------------------------------------------------

    def play(self, action: int, seat: int) -> None:
        """A seat acts; raises Refused and changes nothing when it may not."""
        refusal = self.state.why_not(action, seat)
        if refusal is not None:
            raise Refused(refusal)
        self.take(action)

    @property
    def luck(self) -> str:
        """What the generator of the next action is made from, for luck and for bots."""
        return f"{self.seed}/{self.number}"

    def draw(self) -> int:
        """What luck decides now."""
        return draw(self.state, Random(self.luck))

    def go_on(self) -> bool:
        """Let luck or a bot take one action; False when a person is asked or the game is over."""
        seat = self.state.to_act
        if seat == CHANCE:
            self.take(self.draw())
        elif seat in self.bots:
            self.play(self.bots[seat].decide(Turn(self.state, seat), Random(self.luck)), seat)
        else:
            return False
        return True

    def take(self, action: int) -> None:
        """Carry out an action that has been checked."""
        self._step(action)
        self.record.actions.append(action)

    def _step(self, action: int) -> None:
        self._note(action)
        self.state.apply(action)
        self._snapshots.keep(len(self.actors), self.state)

    def _note(self, action: int) -> None:
        aside = self.game.space.family(action).aside
        self.actors.append(self.game.space.arguments(action)[0] if aside else self.state.to_act)
        self._forced.append(not aside and self.is_forced)
        self._revealed.append(self.state.reveals(action))
        self._marks.append(len(self.told))

    # -- taking back -----------------------------------------------------------------------------------------

    def last_decision(self, seat: int) -> int | None:
        """The number of the action up to which a seat may take back, or None.

        Its own last decision that had an alternative; bots' answers and forced actions in between go with it.
        Never past luck, past something that came to light, or past another person's decision.
        """
        for number in reversed(range(len(self.record.actions))):
            actor = self.actors[number]
            if actor == CHANCE or self._revealed[number]:
                return None
            if self._forced[number] or actor in self.bots:
                continue
            return number if actor == seat else None
        return None

    def undo(self, seat: int) -> list[int]:
        """Take back a seat's last decision and all that followed; what is gone (perhaps nothing)."""
        number = self.last_decision(seat)
        if number is None:
            return []
        gone = self.record.actions[number:]
        self._rewind(number)
        return gone

    def _rewind(self, number: int) -> None:
        """Back to the position before the action of this number."""
        self.state = self.at(number)
        del self.told[self.mark(number) :]
        self.state.told = self.told
        for kept in (self.record.actions, self.actors, self._forced, self._revealed, self._marks):
            del kept[number:]
        self._snapshots.forget_after(number)
        self.record.notes = {at: note for at, note in self.record.notes.items() if at < number}
        self.record.remarks = {at: text for at, text in self.record.remarks.items() if at <= number}

    def at(self, number: int) -> State:
        """The position after so many actions, as a copy; the cost does not grow with the length of the game."""
        return self._snapshots.at(number, self.record.actions)

    # -- what was told ---------------------------------------------------------------------------------------

    def mark(self, number: int) -> int:
        """How many events had been told before the action of this number."""
        return self._marks[number] if number < len(self._marks) else len(self.told)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events from this one on that a seat may read; None is a spectator."""
        return [self.told[number] for number in self.readable(seat, since)]

    def readable(self, seat: int | None, since: int = 0) -> list[int]:
        """The numbers of the events from this one on that a seat may read."""
        kinds = self.game.events
        reader = -1 if seat is None else seat
        return [
            number
            for number in range(since, len(self.told))
            if kinds[self.told[number][0]].visible_to(self.told[number][1:], reader)
        ]

    def teller(self, event: int) -> int:
        """The number of the action that told the event of this number (-1: the set-up did)."""
        return bisect_right(self._marks, event) - 1
