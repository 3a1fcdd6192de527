"""A table: one live game with its record, and the rules of taking back.

Luck and bots draw from a generator made anew for every action, from the seed and the number of the action.
So a game goes on in the same way after taking back, and after it was saved and opened again.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from greatpowers.bots import Bot, Turn, make_bot
from greatpowers.core.game import CHANCE, Event, Game, Refused, State
from greatpowers.core.luck import draw
from greatpowers.core.record import MakeGame, Record, read, write
from greatpowers.table.seat import Seat

_SEED = "seed "  # in the record's preface


class Table:
    """One live game: `record`, `state` (with its events), `seats` and the `seed` of luck and bots."""

    def __init__(self, game: Game, seats: Sequence[Seat], seed: int) -> None:
        self._sit(Record(game, [seat.label() for seat in seats]), seed)
        self.record.preface.append(f"{_SEED}{seed}")

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
        for action in self.record.actions:
            self._note(action)
            self.state.apply(action)

    # -- the record ------------------------------------------------------------------------------------------

    @classmethod
    def open(cls, text: str | bytes, make_game: MakeGame, seed: int = 0) -> Table:
        """The table that a record describes; raises RecordError, and BadOptions for an unknown bot.

        `seed` is for records that name none.
        """
        record = read(text, make_game)
        for line in record.preface:
            if line.startswith(_SEED) and line.removeprefix(_SEED).strip().isdecimal():
                seed = int(line.removeprefix(_SEED))
        table = cls.__new__(cls)
        table._sit(record, seed)
        return table

    def save(self) -> str:
        """The record as text, from which `open` makes the same table again."""
        return write(self.record)

    # -- who and what ----------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.record.game

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
        self._apply(action)

    def go_on(self) -> bool:
        """Let luck or a bot take one action; False when a person is asked or the game is over."""
        seat = self.state.to_act
        rng = Random(f"{self.seed}/{len(self.record.actions)}")
        if seat == CHANCE:
            self._apply(draw(self.state, rng))
        elif seat in self.bots:
            self.play(self.bots[seat].decide(Turn(self.state, seat), rng), seat)
        else:
            return False
        return True

    def _apply(self, action: int) -> None:
        self._note(action)
        self.state.apply(action)
        self.record.actions.append(action)

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
        del self.record.actions[number:]
        self.record.notes = {at: note for at, note in self.record.notes.items() if at < number}
        self.record.remarks = {at: text for at, text in self.record.remarks.items() if at <= number}
        self._replay()
        return gone

    # -- what was told ---------------------------------------------------------------------------------------

    def mark(self, number: int) -> int:
        """How many events had been told before the action of this number."""
        return self._marks[number] if number < len(self._marks) else len(self.told)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events from this one on that a seat may read; None is a spectator."""
        kinds = self.game.events
        reader = -1 if seat is None else seat
        return [event for event in self.told[since:] if kinds[event[0]].visible_to(event[1:], reader)]
