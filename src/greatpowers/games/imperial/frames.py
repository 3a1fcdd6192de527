"""The data of each step, generated from layout.py by `make layouts`: change that file, not this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greatpowers.core.steps import Frame
from greatpowers.games.imperial import steps
from greatpowers.games.imperial.board import AREAS, HOMES, LANDS, SEAS


class Deal(Frame):
    """Flag cards are dealt."""

    __slots__ = ("dealt",)

    def __init__(
        self,
        dealt: list[int] | None = None,
        step: int = steps.DEAL,
    ) -> None:
        self.step = step
        # the card of each seat
        self.dealt = [] if dealt is None else dealt

    def copy(self) -> Deal:
        """See Frame."""
        return Deal(self.dealt[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.dealt),
        )


class Grant(Frame):
    """Bonds of the variant for experienced players: one offer to each player for each nation."""

    __slots__ = (
        "first",
        "offered",
        "queue",
    )

    def __init__(
        self,
        first: int = 0,
        offered: int = 0,
        queue: list[int] | None = None,
        step: int = steps.GRANT,
    ) -> None:
        self.step = step
        # who chooses first at this nation
        self.first = first
        # the nation now offered
        self.offered = offered
        # seats still to choose, in order
        self.queue = [] if queue is None else queue

    def copy(self) -> Grant:
        """See Frame."""
        return Grant(self.first, self.offered, self.queue[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.first,
            self.offered,
            tuple(self.queue),
        )


class Turn(Frame):
    """A nation's turn."""

    __slots__ = (
        "fee",
        "passed",
        "stage",
    )

    def __init__(
        self,
        stage: int = 0,
        fee: int = 0,
        passed: int = 0,
        step: int = steps.TURN,
    ) -> None:
        self.step = step
        # see turn.py
        self.stage = stage
        # paid for the move on the rondel
        self.fee = fee
        # 1: the investor step follows the action
        self.passed = passed

    def copy(self) -> Turn:
        """See Frame."""
        return Turn(self.stage, self.fee, self.passed, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.stage,
            self.fee,
            self.passed,
        )


class Force(Frame):
    """Swiss Banks may stop a nation on Investor."""

    __slots__ = ("queue",)

    def __init__(
        self,
        queue: list[int] | None = None,
        step: int = steps.FORCE,
    ) -> None:
        self.step = step
        self.queue = [] if queue is None else queue

    def copy(self) -> Force:
        """See Frame."""
        return Force(self.queue[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.queue),
        )


class Production(Frame):
    """Factories make units."""

    __slots__ = ("produced",)

    def __init__(
        self,
        produced: int = 0,
        step: int = steps.PRODUCTION,
    ) -> None:
        self.step = step
        # the provinces that have produced
        self.produced = produced

    def copy(self) -> Production:
        """See Frame."""
        return Production(self.produced, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.produced,
        )


class Import(Frame):
    """Units are bought."""

    __slots__ = ("left",)

    def __init__(
        self,
        left: int = 0,
        step: int = steps.IMPORT,
    ) -> None:
        self.step = step
        # units that may still be imported
        self.left = left

    def copy(self) -> Import:
        """See Frame."""
        return Import(self.left, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.left,
        )


class Maneuver(Frame):
    """What the active nation may still do in this maneuver."""

    __slots__ = (
        "carried",
        "fresh_army",
        "fresh_fleet",
        "fresh_lying",
        "lowered",
        "part",
        "raised",
    )

    def __init__(
        self,
        part: int = 0,
        fresh_army: list[int] | None = None,
        fresh_lying: list[int] | None = None,
        fresh_fleet: list[int] | None = None,
        raised: list[int] | None = None,
        lowered: list[int] | None = None,
        carried: list[int] | None = None,
        step: int = steps.MANEUVER,
    ) -> None:
        self.step = step
        # 0 fleets, 1 armies, 2 flags
        self.part = part
        # upright armies that have not moved
        self.fresh_army = [0] * LANDS if fresh_army is None else fresh_army
        # friendly armies that have not moved
        self.fresh_lying = [0] * HOMES if fresh_lying is None else fresh_lying
        # fleets that have not moved
        self.fresh_fleet = [0] * AREAS if fresh_fleet is None else fresh_fleet
        # of fresh_army: turned hostile in this maneuver
        self.raised = [0] * HOMES if raised is None else raised
        # of fresh_lying: turned friendly in this maneuver
        self.lowered = [0] * HOMES if lowered is None else lowered
        # armies carried over each sea
        self.carried = [0] * SEAS if carried is None else carried

    def copy(self) -> Maneuver:
        """See Frame."""
        return Maneuver(
            self.part,
            self.fresh_army[:],
            self.fresh_lying[:],
            self.fresh_fleet[:],
            self.raised[:],
            self.lowered[:],
            self.carried[:],
            self.step,
        )

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.part,
            tuple(self.fresh_army),
            tuple(self.fresh_lying),
            tuple(self.fresh_fleet),
            tuple(self.raised),
            tuple(self.lowered),
            tuple(self.carried),
        )


class Convoy(Frame):
    """An army is at sea."""

    __slots__ = (
        "at",
        "crossed",
        "origin",
    )

    def __init__(
        self,
        origin: int = -1,
        at: int = -1,
        crossed: int = 0,
        step: int = steps.CONVOY,
    ) -> None:
        self.step = step
        # where it came from
        self.origin = origin
        # the sea where it is
        self.at = at
        # the seas on its way
        self.crossed = crossed

    def copy(self) -> Convoy:
        """See Frame."""
        return Convoy(self.origin, self.at, self.crossed, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.origin,
            self.at,
            self.crossed,
        )


class Arrival(Frame):
    """A unit has come to an area: its stance is declared, or its government may attack."""

    __slots__ = (
        "at",
        "unit",
    )

    def __init__(
        self,
        at: int = -1,
        unit: int = 0,
        step: int = steps.STANCE,
    ) -> None:
        self.step = step
        self.at = at
        self.unit = unit

    def copy(self) -> Arrival:
        """See Frame."""
        return Arrival(self.at, self.unit, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.at,
            self.unit,
        )


class Calls(Frame):
    """The nations that were moved in on are asked one after another whether they fight."""

    __slots__ = (
        "at",
        "turned",
        "unasked",
        "unit",
    )

    def __init__(
        self,
        at: int = -1,
        unit: int = 0,
        turned: int = 0,
        unasked: int = 0,
        step: int = steps.CALLS,
    ) -> None:
        self.step = step
        self.at = at
        # the kind of the unit that moved in, or turned hostile
        self.unit = unit
        # 1: it did not move in but turned hostile
        self.turned = turned
        # the nations still to be asked
        self.unasked = unasked

    def copy(self) -> Calls:
        """See Frame."""
        return Calls(self.at, self.unit, self.turned, self.unasked, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.at,
            self.unit,
            self.turned,
            self.unasked,
        )


class Call(Frame):
    """One of them is asked."""

    __slots__ = ("asked",)

    def __init__(
        self,
        asked: int = -1,
        step: int = steps.CALL,
    ) -> None:
        self.step = step
        self.asked = asked

    def copy(self) -> Call:
        """See Frame."""
        return Call(self.asked, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.asked,
        )


class Battle(Frame):
    """A declared battle: against which unit?"""

    __slots__ = (
        "at",
        "unit",
    )

    def __init__(
        self,
        at: int = -1,
        unit: int = 0,
        step: int = steps.BATTLE,
    ) -> None:
        self.step = step
        self.at = at
        self.unit = unit

    def copy(self) -> Battle:
        """See Frame."""
        return Battle(self.at, self.unit, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.at,
            self.unit,
        )


class Flags(Frame):
    """A nation has fewer flags than it gains regions."""

    __slots__ = (
        "gainer",
        "wanting",
    )

    def __init__(
        self,
        wanting: list[int] | None = None,
        gainer: int = -1,
        step: int = steps.FLAGS,
    ) -> None:
        self.step = step
        # regions that still want a flag
        self.wanting = [] if wanting is None else wanting
        # the nation that is short of flags
        self.gainer = gainer

    def copy(self) -> Flags:
        """See Frame."""
        return Flags(self.wanting[:], self.gainer, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.wanting),
            self.gainer,
        )


class Invest(Frame):
    """The investor card, then Swiss Banks."""

    __slots__ = (
        "lent_to",
        "queue",
    )

    def __init__(
        self,
        queue: list[int] | None = None,
        lent_to: int = 0,
        step: int = steps.INVEST,
    ) -> None:
        self.step = step
        self.queue = [] if queue is None else queue
        # nations that have sold a bond
        self.lent_to = lent_to

    def copy(self) -> Invest:
        """See Frame."""
        return Invest(self.queue[:], self.lent_to, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.queue),
            self.lent_to,
        )


class Round(Frame):
    """The variant without the investor card: investing after a nation's turn."""

    __slots__ = (
        "first",
        "offered",
        "queue",
        "rounds",
    )

    def __init__(
        self,
        first: int = 0,
        offered: int = 0,
        queue: list[int] | None = None,
        rounds: list[int] | None = None,
        step: int = steps.ROUND,
    ) -> None:
        self.step = step
        # who was asked first
        self.first = first
        # the nation now offered
        self.offered = offered
        # seats still to be asked, in order
        self.queue = [] if queue is None else queue
        # nations still to be offered
        self.rounds = [] if rounds is None else rounds

    def copy(self) -> Round:
        """See Frame."""
        return Round(self.first, self.offered, self.queue[:], self.rounds[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.first,
            self.offered,
            tuple(self.queue),
            tuple(self.rounds),
        )


_CLASSES: Final[dict[int, Callable[..., Frame]]] = {
    steps.DEAL: Deal,
    steps.GRANT: Grant,
    steps.TURN: Turn,
    steps.FORCE: Force,
    steps.PRODUCTION: Production,
    steps.IMPORT: Import,
    steps.MANEUVER: Maneuver,
    steps.CONVOY: Convoy,
    steps.STANCE: Arrival,
    steps.ENTRY: Arrival,
    steps.CALLS: Calls,
    steps.CALL: Call,
    steps.BATTLE: Battle,
    steps.FLAGS: Flags,
    steps.INVEST: Invest,
    steps.ROUND: Round,
}


def blank(step: int) -> Frame:
    """A frame of this step with its start values."""
    make = _CLASSES.get(step)
    return Frame(step) if make is None else make(step=step)
