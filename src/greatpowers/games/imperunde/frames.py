"""The data of each step, generated from layout.py by `make layouts`: change that file, not this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greatpowers.core.steps import Frame
from greatpowers.games.imperunde import steps
from greatpowers.games.imperunde.world import LANDS


class RollOff(Frame):
    """Dice decide between several seats; for homes, then each die is a home."""

    __slots__ = (
        "queue",
        "rolls",
    )

    def __init__(
        self,
        queue: list[int] | None = None,
        rolls: list[int] | None = None,
        step: int = steps.HOME_ROLL,
    ) -> None:
        self.step = step
        # who rolls, in order
        self.queue = [] if queue is None else queue
        # the dice so far
        self.rolls = [] if rolls is None else rolls

    def copy(self) -> RollOff:
        """See Frame."""
        return RollOff(self.queue[:], self.rolls[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.queue),
            tuple(self.rolls),
        )


class StartShips(Frame):
    """The two ships of each home are placed."""

    __slots__ = ("queue",)

    def __init__(
        self,
        queue: list[int] | None = None,
        step: int = steps.START_SHIPS,
    ) -> None:
        self.step = step
        # who places the next ships
        self.queue = [] if queue is None else queue

    def copy(self) -> StartShips:
        """See Frame."""
        return StartShips(self.queue[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.queue),
        )


class ColonySpin(Frame):
    """The wheel gives one colony after another."""

    __slots__ = (
        "drawn",
        "drawn_by",
        "frigate_at",
        "given_back",
    )

    def __init__(
        self,
        drawn: list[int] | None = None,
        drawn_by: list[int] | None = None,
        frigate_at: list[int] | None = None,
        given_back: list[int] | None = None,
        step: int = steps.COLONY_SPIN,
    ) -> None:
        self.step = step
        # the colonies in the order of the wheel
        self.drawn = [] if drawn is None else drawn
        # who got each of them
        self.drawn_by = [] if drawn_by is None else drawn_by
        # the sea of the frigate that a colony got
        self.frigate_at = [-1] * LANDS if frigate_at is None else frigate_at
        # colonies that each player had to give back
        self.given_back = [] if given_back is None else given_back

    def copy(self) -> ColonySpin:
        """See Frame."""
        return ColonySpin(self.drawn[:], self.drawn_by[:], self.frigate_at[:], self.given_back[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.drawn),
            tuple(self.drawn_by),
            tuple(self.frigate_at),
            tuple(self.given_back),
        )


class Equip(Frame):
    """The owner equips a new colony."""

    __slots__ = ("country",)

    def __init__(
        self,
        country: int = -1,
        step: int = steps.EQUIP,
    ) -> None:
        self.step = step
        self.country = country

    def copy(self) -> Equip:
        """See Frame."""
        return Equip(self.country, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.country,
        )


class Round(Frame):
    """The eight phases."""

    __slots__ = (
        "stage",
        "turn",
    )

    def __init__(
        self,
        stage: int = 0,
        turn: int = 0,
        step: int = steps.ROUND,
    ) -> None:
        self.step = step
        # see round.py
        self.stage = stage
        # how many players have had their turn in this phase
        self.turn = turn

    def copy(self) -> Round:
        """See Frame."""
        return Round(self.stage, self.turn, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.stage,
            self.turn,
        )


class Deal(Frame):
    """Cards are drawn from the pile."""

    __slots__ = ("queue",)

    def __init__(
        self,
        queue: list[int] | None = None,
        step: int = steps.DEAL,
    ) -> None:
        self.step = step
        self.queue = [] if queue is None else queue

    def copy(self) -> Deal:
        """See Frame."""
        return Deal(self.queue[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.queue),
        )


class Talks(Frame):
    """Everybody talks until all are ready."""

    __slots__ = (
        "agreed",
        "asked",
        "proposal",
        "proposer",
        "ready",
    )

    def __init__(
        self,
        asked: int = -1,
        ready: list[int] | None = None,
        proposal: int = 0,
        proposer: int = -1,
        agreed: list[int] | None = None,
        step: int = steps.TALKS,
    ) -> None:
        self.step = step
        # who speaks first now
        self.asked = asked
        self.ready = [] if ready is None else ready
        # a new goal, 0: none
        self.proposal = proposal
        self.proposer = proposer
        # who agrees to the proposal
        self.agreed = [] if agreed is None else agreed

    def copy(self) -> Talks:
        """See Frame."""
        return Talks(self.asked, self.ready[:], self.proposal, self.proposer, self.agreed[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.asked,
            tuple(self.ready),
            self.proposal,
            self.proposer,
            tuple(self.agreed),
        )


class Debts(Frame):
    """All players decide on their debts at once."""

    __slots__ = ("booking",)

    def __init__(
        self,
        booking: list[int] | None = None,
        step: int = steps.DEBTS,
    ) -> None:
        self.step = step
        # the change of debts that each has chosen
        self.booking = [] if booking is None else booking

    def copy(self) -> Debts:
        """See Frame."""
        return Debts(self.booking[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.booking),
        )


class Smuggle(Frame):
    """Smuggled money is spent."""

    __slots__ = (
        "country",
        "player",
        "purse",
    )

    def __init__(
        self,
        player: int = -1,
        country: int = -1,
        purse: int = 0,
        step: int = steps.SMUGGLE,
    ) -> None:
        self.step = step
        self.player = player
        self.country = country
        # doubloons left
        self.purse = purse

    def copy(self) -> Smuggle:
        """See Frame."""
        return Smuggle(self.player, self.country, self.purse, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.player,
            self.country,
            self.purse,
        )


class Clear(Frame):
    """One sea is fought over until one party is left."""

    __slots__ = (
        "fought",
        "newcomer",
        "sea",
    )

    def __init__(
        self,
        sea: int = -1,
        newcomer: int = -1,
        fought: int = 0,
        step: int = steps.CLEAR,
    ) -> None:
        self.step = step
        self.sea = sea
        # who has just come into it and attacks, -1: nobody
        self.newcomer = newcomer
        # 1: a fight for it has just ended
        self.fought = fought

    def copy(self) -> Clear:
        """See Frame."""
        return Clear(self.sea, self.newcomer, self.fought, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.sea,
            self.newcomer,
            self.fought,
        )


class Leave(Frame):
    """A warship must sail on out of a friend's sea."""

    __slots__ = (
        "kind",
        "origin",
        "sea",
    )

    def __init__(
        self,
        kind: int = -1,
        origin: int = -1,
        sea: int = -1,
        step: int = steps.LEAVE,
    ) -> None:
        self.step = step
        # -1: a storm has sunk it
        self.kind = kind
        # where it came from
        self.origin = origin
        self.sea = sea

    def copy(self) -> Leave:
        """See Frame."""
        return Leave(self.kind, self.origin, self.sea, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.kind,
            self.origin,
            self.sea,
        )


class Sweep(Frame):
    """A warship that came through a storm takes the sea."""

    __slots__ = ("sea",)

    def __init__(
        self,
        sea: int = -1,
        step: int = steps.SWEEP,
    ) -> None:
        self.step = step
        self.sea = sea

    def copy(self) -> Sweep:
        """See Frame."""
        return Sweep(self.sea, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.sea,
        )


class Battle(Frame):
    """Attackers gather, then they fight; they are lifted from the board, defenders stay where they stand."""

    __slots__ = (
        "attacker",
        "attacking",
        "boarded",
        "boarders",
        "bonus",
        "cause",
        "ceasefire",
        "defender",
        "defending",
        "dice",
        "kinds",
        "lost",
        "moves",
        "moves_back",
        "natives",
        "origins",
        "place",
        "round",
        "stage",
        "warned",
    )

    def __init__(
        self,
        place: int = -1,
        attacker: int = -1,
        defender: int = -1,
        cause: int = 0,
        natives: int = 0,
        round: int = 0,
        stage: int = 0,
        warned: int = 0,
        bonus: int = 0,
        lost: int = 0,
        ceasefire: int = 0,
        kinds: list[int] | None = None,
        moves: list[int] | None = None,
        origins: list[int] | None = None,
        moves_back: list[int] | None = None,
        attacking: list[int] | None = None,
        defending: list[int] | None = None,
        dice: list[int] | None = None,
        boarders: list[int] | None = None,
        boarded: list[int] | None = None,
        step: int = steps.ASSAULT,
    ) -> None:
        self.step = step
        self.place = place
        self.attacker = attacker
        self.defender = defender
        # see forces.py
        self.cause = cause
        # native defenders that are left
        self.natives = natives
        # dice rounds that are over
        self.round = round
        # of the dice round, see battle.py
        self.stage = stage
        # 1: the window before these dice has been open
        self.warned = warned
        # of cards, see dice.py
        self.bonus = bonus
        # 1: the attacker has lost a unit
        self.lost = lost
        # 1: an armistice has stopped it
        self.ceasefire = ceasefire
        # the kind of each attacker
        self.kinds = [] if kinds is None else kinds
        # moves that each attacker has left; -1: captured in this battle
        self.moves = [] if moves is None else moves
        # where each attacker stepped in from
        self.origins = [] if origins is None else origins
        # moves that each attacker has left if it has to go back there
        self.moves_back = [] if moves_back is None else moves_back
        # the attackers that roll in this dice round, by index
        self.attacking = [] if attacking is None else attacking
        # the defenders that roll in this dice round
        self.defending = [] if defending is None else defending
        # the dice so far, attackers first
        self.dice = [] if dice is None else dice
        # attackers that board, by index
        self.boarders = [] if boarders is None else boarders
        # the ships that they board
        self.boarded = [] if boarded is None else boarded

    def copy(self) -> Battle:
        """See Frame."""
        return Battle(
            self.place,
            self.attacker,
            self.defender,
            self.cause,
            self.natives,
            self.round,
            self.stage,
            self.warned,
            self.bonus,
            self.lost,
            self.ceasefire,
            self.kinds[:],
            self.moves[:],
            self.origins[:],
            self.moves_back[:],
            self.attacking[:],
            self.defending[:],
            self.dice[:],
            self.boarders[:],
            self.boarded[:],
            self.step,
        )

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.place,
            self.attacker,
            self.defender,
            self.cause,
            self.natives,
            self.round,
            self.stage,
            self.warned,
            self.bonus,
            self.lost,
            self.ceasefire,
            tuple(self.kinds),
            tuple(self.moves),
            tuple(self.origins),
            tuple(self.moves_back),
            tuple(self.attacking),
            tuple(self.defending),
            tuple(self.dice),
            tuple(self.boarders),
            tuple(self.boarded),
        )


class Reinforce(Frame):
    """The attacker may bring more units."""

    __slots__ = (
        "at",
        "kind",
        "origin",
    )

    def __init__(
        self,
        kind: int = -1,
        at: int = -1,
        origin: int = -1,
        step: int = steps.REINFORCE,
    ) -> None:
        self.step = step
        # a unit that is on its way, -1: none
        self.kind = kind
        # where it is
        self.at = at
        # where it came from
        self.origin = origin

    def copy(self) -> Reinforce:
        """See Frame."""
        return Reinforce(self.kind, self.at, self.origin, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.kind,
            self.at,
            self.origin,
        )


class Storm(Frame):
    """Ships roll for their lives."""

    __slots__ = (
        "kinds",
        "moves",
        "parties",
        "sea",
    )

    def __init__(
        self,
        sea: int = -1,
        moves: int = 0,
        parties: list[int] | None = None,
        kinds: list[int] | None = None,
        step: int = steps.STORM,
    ) -> None:
        self.step = step
        self.sea = sea
        # of a single ship: moves it has left, or weather.ATTACKING
        self.moves = moves
        # whose ships still have to roll
        self.parties = [] if parties is None else parties
        # the kinds of these ships
        self.kinds = [] if kinds is None else kinds

    def copy(self) -> Storm:
        """See Frame."""
        return Storm(self.sea, self.moves, self.parties[:], self.kinds[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.sea,
            self.moves,
            tuple(self.parties),
            tuple(self.kinds),
        )


class Epidemic(Frame):
    """Armies roll for their lives."""

    __slots__ = (
        "country",
        "kinds",
    )

    def __init__(
        self,
        country: int = -1,
        kinds: list[int] | None = None,
        step: int = steps.EPIDEMIC,
    ) -> None:
        self.step = step
        self.country = country
        # armies that still have to roll
        self.kinds = [] if kinds is None else kinds

    def copy(self) -> Epidemic:
        """See Frame."""
        return Epidemic(self.country, self.kinds[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.country,
            tuple(self.kinds),
        )


class Events(Frame):
    """The wheels turn."""

    __slots__ = (
        "land_events",
        "place",
        "sea_events",
        "visited",
    )

    def __init__(
        self,
        land_events: int = 0,
        sea_events: int = 0,
        place: int = -1,
        visited: list[int] | None = None,
        step: int = steps.EVENTS,
    ) -> None:
        self.step = step
        # events on land so far
        self.land_events = land_events
        # events at sea so far
        self.sea_events = sea_events
        # where something is about to happen
        self.place = place
        # where something has happened
        self.visited = [] if visited is None else visited

    def copy(self) -> Events:
        """See Frame."""
        return Events(self.land_events, self.sea_events, self.place, self.visited[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.land_events,
            self.sea_events,
            self.place,
            tuple(self.visited),
        )


class Winds(Frame):
    """Favourable winds in one sea."""

    __slots__ = (
        "sea",
        "turn",
    )

    def __init__(
        self,
        sea: int = -1,
        turn: int = 0,
        step: int = steps.WINDS,
    ) -> None:
        self.step = step
        self.sea = sea
        # how many players have had their turn
        self.turn = turn

    def copy(self) -> Winds:
        """See Frame."""
        return Winds(self.sea, self.turn, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.sea,
            self.turn,
        )


class Window(Frame):
    """Players may play a card."""

    __slots__ = (
        "asked",
        "kind",
        "passed",
    )

    def __init__(
        self,
        kind: int = 0,
        asked: int = -1,
        passed: int = 0,
        step: int = steps.WINDOW,
    ) -> None:
        self.step = step
        # see windows.py
        self.kind = kind
        # who has been asked and not yet answered
        self.asked = asked
        # who passed in a row
        self.passed = passed

    def copy(self) -> Window:
        """See Frame."""
        return Window(self.kind, self.asked, self.passed, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.kind,
            self.asked,
            self.passed,
        )


class CardPlay(Frame):
    """A card is announced, its targets are named, others may counter it; an unmasked hand loses a card."""

    __slots__ = (
        "asked",
        "card",
        "chain",
        "chain_seats",
        "destination",
        "detached",
        "openly",
        "partner",
        "passed",
        "place",
        "player",
        "ship",
        "victim",
    )

    def __init__(
        self,
        card: int = -1,
        player: int = -1,
        place: int = -1,
        destination: int = -1,
        victim: int = -1,
        partner: int = -1,
        ship: int = -1,
        detached: list[int] | None = None,
        openly: int = -1,
        chain: list[int] | None = None,
        chain_seats: list[int] | None = None,
        asked: int = -1,
        passed: int = 0,
        step: int = steps.TARGET,
    ) -> None:
        self.step = step
        self.card = card
        self.player = player
        self.place = place
        # of forged orders
        self.destination = destination
        # or the first partner of a peace treaty
        self.victim = victim
        # the second partner of a peace treaty
        self.partner = partner
        # that is sabotaged
        self.ship = ship
        # armies of each kind that forged orders send away
        self.detached = [] if detached is None else detached
        # an unmasked hand is shown: 1 to all, 0 to the player alone, -1 not decided
        self.openly = openly
        # the card and the counters to it
        self.chain = [] if chain is None else chain
        # who played each of them
        self.chain_seats = [] if chain_seats is None else chain_seats
        # who has been asked and not yet answered
        self.asked = asked
        # who does not counter the last of them
        self.passed = passed

    def copy(self) -> CardPlay:
        """See Frame."""
        return CardPlay(
            self.card,
            self.player,
            self.place,
            self.destination,
            self.victim,
            self.partner,
            self.ship,
            self.detached[:],
            self.openly,
            self.chain[:],
            self.chain_seats[:],
            self.asked,
            self.passed,
            self.step,
        )

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.card,
            self.player,
            self.place,
            self.destination,
            self.victim,
            self.partner,
            self.ship,
            tuple(self.detached),
            self.openly,
            tuple(self.chain),
            tuple(self.chain_seats),
            self.asked,
            self.passed,
        )


_CLASSES: Final[dict[int, Callable[..., Frame]]] = {
    steps.HOME_ROLL: RollOff,
    steps.STARTER: RollOff,
    steps.START_SHIPS: StartShips,
    steps.COLONY_SPIN: ColonySpin,
    steps.EQUIP: Equip,
    steps.ROUND: Round,
    steps.DEAL: Deal,
    steps.TALKS: Talks,
    steps.DEBTS: Debts,
    steps.SMUGGLE: Smuggle,
    steps.CLEAR: Clear,
    steps.LEAVE: Leave,
    steps.SWEEP: Sweep,
    steps.ASSAULT: Battle,
    steps.BATTLE: Battle,
    steps.REINFORCE: Reinforce,
    steps.STORM: Storm,
    steps.EPIDEMIC: Epidemic,
    steps.EVENTS: Events,
    steps.WINDS: Winds,
    steps.WINDOW: Window,
    steps.TARGET: CardPlay,
    steps.RESPONSE: CardPlay,
    steps.UNMASK: CardPlay,
}


def blank(step: int) -> Frame:
    """A frame of this step with its start values."""
    make = _CLASSES.get(step)
    return Frame(step) if make is None else make(step=step)
