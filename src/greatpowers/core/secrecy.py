"""Who may know which actions of a game: what a player's own record of a running game hides."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from greatpowers.core.game import OPEN, SEALED, WITHHELD, Game, State
from greatpowers.core.record import DROPPED, SPECTATOR, Record, read, write
from greatpowers.core.steps import Action, Frame, Seat


class SecretStart(ValueError):
    """The game goes on and started from a position that may hold secrets: nobody may have its record yet."""


class Secrets:
    """Who may know which actions of a game, kept up action by action.

    `hidden_from[number]` is the set of viewers (a bit for each seat, then one for spectators) who do not know the
    action of this number; `withheld` are the numbers of actions that others may not even know to have been taken.
    """

    def __init__(self, game: Game) -> None:
        self.viewers: list[Seat | None] = [*range(game.seats), None] if game.secrets else []
        self.hidden_from: list[int] = []
        self.withheld: set[int] = set()
        self._sealed: list[tuple[int, Frame]] = []  # actions that come to light when their step is over

    def note(self, state: State, action: Action, actor: Seat) -> None:
        """An action is about to be taken."""
        hidden = 0
        is_open = not self.viewers or state.secrecy(action, actor, None) == OPEN  # what spectators know, everybody does
        for bit, viewer in enumerate(self.viewers if not is_open else ()):
            secrecy = state.secrecy(action, actor, viewer) if viewer != actor else OPEN
            if secrecy != OPEN:
                hidden |= 1 << bit
            if secrecy in (SEALED, WITHHELD):
                self._sealed.append((len(self.hidden_from), state.frames[-1]))
            if secrecy == WITHHELD:
                self.withheld.add(len(self.hidden_from))
        self.hidden_from.append(hidden)

    def update(self, state: State) -> None:
        """The action has been taken."""
        if not self._sealed:
            return
        for number, step in self._sealed:
            if not any(frame is step for frame in state.frames):
                self.hidden_from[number] = 0
                self.withheld.discard(number)
        self._sealed = [(number, step) for number, step in self._sealed if self.hidden_from[number]]

    def sealed(self, state: State) -> list[tuple[int, int]]:
        """The actions that come to light when their step is over, and how deep that lies among the open steps."""
        return [(number, state.frames.index(step)) for number, step in self._sealed]

    def restore(
        self, hidden_from: Sequence[int], withheld: Sequence[int], sealed: Sequence[tuple[int, int]], state: State
    ) -> None:
        """Begin with what was known after earlier actions, which led to this position."""
        self.hidden_from, self.withheld = list(hidden_from), set(withheld)
        self._sealed = [(number, state.frames[depth]) for number, depth in sealed]

    def follow(self, state: State, present: State) -> None:
        """Go on with an equal position: its open steps stand for those of the other."""
        steps = {id(frame): twin for frame, twin in zip(state.frames, present.frames, strict=True)}
        self._sealed = [(number, steps[id(step)]) for number, step in self._sealed]

    def hides(self, number: int, viewer: Seat | None) -> bool:
        """Whether the action of this number is hidden from a viewer."""
        return viewer in self.viewers and self.hidden_from[number] >> self.viewers.index(viewer) & 1 == 1


def secrets_of(record: Record, present: State) -> Secrets:
    """Who may know which actions of a game, by a replay; to be kept up with its present position."""
    secrets = Secrets(record.game)
    state = record.start()
    for action, actor in zip(record.actions, record.actors, strict=True):
        secrets.note(state, action, actor)
        state.apply(action, actor)
        secrets.update(state)
    secrets.follow(state, present)
    return secrets


def as_seen_by(record: Record, secrets: Secrets, viewer: Seat | None, *, only_theirs: bool = False) -> Record:
    """The record that a viewer may have while the game goes on; None is a spectator. Raises SecretStart.

    What a player's own record hides, nobody knows. `only_theirs`: it opens as this viewer's own even where it hides
    nothing, since others could be shown what the viewer would have to work out.
    """
    if record.game.secrets and record.position is not None:
        raise SecretStart
    seen, _ = _hide(record, secrets, [viewer])
    if seen.hidden or len(seen.actions) < len(record.actions) or (only_theirs and record.game.secrets):
        seen.viewer = SPECTATOR if viewer is None else str(viewer + 1)
    return seen


def as_it_may_be(record: Record, secrets: Secrets, viewers: Sequence[Seat], until: int) -> Record:
    """The first actions of a game that these viewers together could not tell from this one; nobody: spectators.

    What none of them knows is made up, so that a game continued from there tells nothing about this one.
    """
    seen, numbers = _hide(record, secrets, viewers or [None])
    seen.viewer = SPECTATOR
    made_up = read(write(seen), lambda game_id, seats, options: record.game)
    left = bisect_left(numbers, until)
    made_up.actions, made_up.actors = made_up.actions[:left], made_up.actors[:left]
    made_up.viewer, made_up.hidden = "", set()
    return made_up


def _hide(record: Record, secrets: Secrets, viewers: Sequence[Seat | None]) -> tuple[Record, list[int]]:
    """A record without what none of these viewers knows, and the numbers of the actions that are left in it."""
    count = len(record.actions)
    unknown = {number for number in range(count) if all(secrets.hides(number, viewer) for viewer in viewers)}
    hidden = record.hidden | unknown
    left = [number for number in range(count) if number not in hidden & secrets.withheld]
    seen = record.copy()
    seen.actions = [record.actions[number] for number in left]
    seen.actors = [record.actors[number] for number in left]
    seen.remarks = _open_remarks(record, left)
    seen.notes = {bisect_left(left, number): note for number, note in record.notes.items()}
    seen.hidden = {place for place, number in enumerate(left) if number in hidden}
    seen.viewer = ""
    return seen, left


def _open_remarks(record: Record, left: list[int]) -> dict[int, list[str]]:
    """The comments before the actions that are left; in a game with secrets without those that keep dropped actions."""
    shown: dict[int, list[str]] = {}
    for number, remarks in record.remarks.items():
        open_ones = [text for text in remarks if not (record.game.secrets and text.startswith(DROPPED))]
        if open_ones:
            shown.setdefault(bisect_left(left, number), []).extend(open_ones)
    return shown
