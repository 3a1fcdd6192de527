"""The data of each step, generated from layout.py by `make layouts`: change that file, not this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greatpowers.core.steps import Frame
from greatpowers.games.war import steps
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.pieces import BRIGADE_KINDS


class SetUp(Frame):
    """Before the first turn."""

    __slots__ = ("stage",)

    def __init__(
        self,
        stage: int = 0,
        step: int = steps.SETUP,
    ) -> None:
        self.step = step
        # see setup.py
        self.stage = stage

    def copy(self) -> SetUp:
        """See Frame."""
        return SetUp(self.stage, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.stage,
        )


class Lots(Frame):
    """Seats are put in order by lot; the frame below or the order of play gets it."""

    __slots__ = (
        "drawn",
        "left",
    )

    def __init__(
        self,
        left: list[int] | None = None,
        drawn: list[int] | None = None,
        step: int = steps.ORDER,
    ) -> None:
        self.step = step
        # who is not drawn yet
        self.left = [] if left is None else left
        self.drawn = [] if drawn is None else drawn

    def copy(self) -> Lots:
        """See Frame."""
        return Lots(self.left[:], self.drawn[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.left),
            tuple(self.drawn),
        )


class Picks(Frame):
    """Starting regions are picked or drawn."""

    __slots__ = ("queue",)

    def __init__(
        self,
        queue: list[int] | None = None,
        step: int = steps.PICK,
    ) -> None:
        self.step = step
        # who gets the next regions, in order
        self.queue = [] if queue is None else queue

    def copy(self) -> Picks:
        """See Frame."""
        return Picks(self.queue[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.queue),
        )


class Swaps(Frame):
    """Dealt regions change hands by agreement."""

    __slots__ = (
        "finished",
        "promised",
        "willing",
    )

    def __init__(
        self,
        promised: list[int] | None = None,
        willing: list[int] | None = None,
        finished: int = 0,
        step: int = steps.SWAP,
    ) -> None:
        self.step = step
        # to whom its owner would give it
        self.promised = [-1] * REGIONS if promised is None else promised
        # whose bargain each accepts as it stands
        self.willing = [] if willing is None else willing
        # who is content
        self.finished = finished

    def copy(self) -> Swaps:
        """See Frame."""
        return Swaps(self.promised[:], self.willing[:], self.finished, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.promised),
            tuple(self.willing),
            self.finished,
        )


class Queue(Frame):
    """One after another."""

    __slots__ = ("queue",)

    def __init__(
        self,
        queue: list[int] | None = None,
        step: int = steps.HOME,
    ) -> None:
        self.step = step
        # who is still to come, in order
        self.queue = [] if queue is None else queue

    def copy(self) -> Queue:
        """See Frame."""
        return Queue(self.queue[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.queue),
        )


class LocalPowers(Frame):
    """Buildings and markers of local powers."""

    __slots__ = ("places",)

    def __init__(
        self,
        places: list[int] | None = None,
        step: int = steps.LOCAL_POWERS,
    ) -> None:
        self.step = step
        # regions still to come
        self.places = [] if places is None else places

    def copy(self) -> LocalPowers:
        """See Frame."""
        return LocalPowers(self.places[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.places),
        )


class Turn(Frame):
    """Production, then two movement phases."""

    __slots__ = (
        "done",
        "stage",
    )

    def __init__(
        self,
        stage: int = 0,
        done: int = 0,
        step: int = steps.TURN,
    ) -> None:
        self.step = step
        # see turn.py
        self.stage = stage
        # how many players have had their go in this stage
        self.done = done

    def copy(self) -> Turn:
        """See Frame."""
        return Turn(self.stage, self.done, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.stage,
            self.done,
        )


class Maintenance(Frame):
    """Unpaid units go."""

    __slots__ = (
        "player",
        "unpaid",
    )

    def __init__(
        self,
        player: int = -1,
        unpaid: int = 0,
        step: int = steps.MAINTAIN,
    ) -> None:
        self.step = step
        self.player = player
        # units to go
        self.unpaid = unpaid

    def copy(self) -> Maintenance:
        """See Frame."""
        return Maintenance(self.player, self.unpaid, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.player,
            self.unpaid,
        )


class Auction(Frame):
    """Sealed bids for the order of play."""

    __slots__ = ("bids",)

    def __init__(
        self,
        bids: list[int] | None = None,
        step: int = steps.BID,
    ) -> None:
        self.step = step
        # -1: not made yet
        self.bids = [] if bids is None else bids

    def copy(self) -> Auction:
        """See Frame."""
        return Auction(self.bids[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.bids),
        )


class LineUp(Frame):
    """The order of play is put together after the auction."""

    __slots__ = (
        "bids",
        "line",
        "queue",
    )

    def __init__(
        self,
        bids: list[int] | None = None,
        line: list[int] | None = None,
        queue: list[int] | None = None,
        step: int = steps.LINE_UP,
    ) -> None:
        self.step = step
        # as they were opened
        self.bids = [] if bids is None else bids
        # the line-up so far
        self.line = [] if line is None else line
        # who is to find a place, lowest bid first
        self.queue = [] if queue is None else queue

    def copy(self) -> LineUp:
        """See Frame."""
        return LineUp(self.bids[:], self.line[:], self.queue[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.bids),
            tuple(self.line),
            tuple(self.queue),
        )


class Administration(Frame):
    """One player's part of native diplomacy or construction."""

    __slots__ = (
        "bought",
        "player",
    )

    def __init__(
        self,
        player: int = -1,
        bought: int = 0,
        step: int = steps.BUY_DP,
    ) -> None:
        self.step = step
        self.player = player
        # diplomacy points bought
        self.bought = bought

    def copy(self) -> Administration:
        """See Frame."""
        return Administration(self.player, self.bought, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.player,
            self.bought,
        )


class Spheres(Frame):
    """Too many spheres for the natives' strength."""

    __slots__ = ("region",)

    def __init__(
        self,
        region: int = -1,
        step: int = steps.TRIM_SPHERES,
    ) -> None:
        self.step = step
        self.region = region

    def copy(self) -> Spheres:
        """See Frame."""
        return Spheres(self.region, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.region,
        )


class Sides(Frame):
    """The owners of spheres take sides."""

    __slots__ = (
        "queue",
        "region",
    )

    def __init__(
        self,
        region: int = -1,
        queue: list[int] | None = None,
        step: int = steps.SIDES,
    ) -> None:
        self.step = step
        self.region = region
        # who is still to come, in order
        self.queue = [] if queue is None else queue

    def copy(self) -> Sides:
        """See Frame."""
        return Sides(self.region, self.queue[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.region,
            tuple(self.queue),
        )


class Revolt(Frame):
    """A region may rise."""

    __slots__ = (
        "bribed",
        "dice",
        "inciter",
        "region",
    )

    def __init__(
        self,
        region: int = -1,
        inciter: int = -1,
        bribed: int = 0,
        dice: list[int] | None = None,
        step: int = steps.REVOLT,
    ) -> None:
        self.step = step
        self.region = region
        # -1: it spreads
        self.inciter = inciter
        self.bribed = bribed
        self.dice = [] if dice is None else dice

    def copy(self) -> Revolt:
        """See Frame."""
        return Revolt(self.region, self.inciter, self.bribed, self.dice[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.region,
            self.inciter,
            self.bribed,
            tuple(self.dice),
        )


class Orders(Frame):
    """Everybody fills in a secret order."""

    __slots__ = (
        "finished",
        "lines",
    )

    def __init__(
        self,
        lines: list[int] | None = None,
        finished: int = 0,
        step: int = steps.ORDERS,
    ) -> None:
        self.step = step
        # the actions that each has ordered
        self.lines = [] if lines is None else lines
        # who is ready
        self.finished = finished

    def copy(self) -> Orders:
        """See Frame."""
        return Orders(self.lines[:], self.finished, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.lines),
            self.finished,
        )


class Execution(Frame):
    """The orders have been revealed and take effect."""

    __slots__ = (
        "actions",
        "players",
        "reformed",
    )

    def __init__(
        self,
        players: list[int] | None = None,
        actions: list[int] | None = None,
        reformed: int = 0,
        step: int = steps.CARRY_OUT,
    ) -> None:
        self.step = step
        # who has ordered each of the actions
        self.players = [] if players is None else players
        # what is still to be carried out, in order
        self.actions = [] if actions is None else actions
        # 1: buildings and explorers have done their part
        self.reformed = reformed

    def copy(self) -> Execution:
        """See Frame."""
        return Execution(self.players[:], self.actions[:], self.reformed, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.players),
            tuple(self.actions),
            self.reformed,
        )


class Correction(Frame):
    """An order has become illegal."""

    __slots__ = (
        "action",
        "player",
        "queue",
    )

    def __init__(
        self,
        player: int = -1,
        action: int = 0,
        queue: list[int] | None = None,
        step: int = steps.CORRECT,
    ) -> None:
        self.step = step
        self.player = player
        # the order
        self.action = action
        # who has not agreed yet
        self.queue = [] if queue is None else queue

    def copy(self) -> Correction:
        """See Frame."""
        return Correction(self.player, self.action, self.queue[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.player,
            self.action,
            tuple(self.queue),
        )


class Segment(Frame):
    """One player's movement and combat."""

    __slots__ = ("stage",)

    def __init__(
        self,
        stage: int = 0,
        step: int = steps.SEGMENT,
    ) -> None:
        self.step = step
        # see segment.py
        self.stage = stage

    def copy(self) -> Segment:
        """See Frame."""
        return Segment(self.stage, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.stage,
        )


class Sailing(Frame):
    """A group of the mover's fleets is in hand."""

    __slots__ = (
        "group",
        "sea",
    )

    def __init__(
        self,
        sea: int = -1,
        group: int = 0,
        step: int = steps.SAIL,
    ) -> None:
        self.step = step
        self.sea = sea
        self.group = group

    def copy(self) -> Sailing:
        """See Frame."""
        return Sailing(self.sea, self.group, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.sea,
            self.group,
        )


class Venture(Frame):
    """Fleets have announced what they do next."""

    __slots__ = (
        "group",
        "sea",
        "stage",
        "stopped",
        "target",
    )

    def __init__(
        self,
        sea: int = -1,
        group: int = 0,
        target: int = -1,
        stage: int = 0,
        stopped: int = 0,
        step: int = steps.VENTURE,
    ) -> None:
        self.step = step
        self.sea = sea
        self.group = group
        # the sea or region they make for
        self.target = target
        # see interception.py
        self.stage = stage
        # 1: they may not carry it out
        self.stopped = stopped

    def copy(self) -> Venture:
        """See Frame."""
        return Venture(self.sea, self.group, self.target, self.stage, self.stopped, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.sea,
            self.group,
            self.target,
            self.stage,
            self.stopped,
        )


class Permission(Frame):
    """A strait."""

    __slots__ = (
        "player",
        "target",
    )

    def __init__(
        self,
        player: int = -1,
        target: int = -1,
        step: int = steps.PERMISSION,
    ) -> None:
        self.step = step
        # who permits it
        self.player = player
        self.target = target

    def copy(self) -> Permission:
        """See Frame."""
        return Permission(self.player, self.target, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.player,
            self.target,
        )


class Interception(Frame):
    """Enemies in the same sea may intercept."""

    __slots__ = (
        "dice",
        "group",
        "player",
        "queue",
        "sea",
        "seeking",
        "stopped",
        "sure",
    )

    def __init__(
        self,
        sea: int = -1,
        player: int = -1,
        group: int = 0,
        queue: list[int] | None = None,
        sure: int = -1,
        seeking: int = 0,
        stopped: int = 0,
        dice: list[int] | None = None,
        step: int = steps.INTERCEPT,
    ) -> None:
        self.step = step
        self.sea = sea
        # whose fleets are in the group
        self.player = player
        self.group = group
        # enemies still to be asked, in order
        self.queue = [] if queue is None else queue
        # who needs no roll (option)
        self.sure = sure
        # 1: the group itself seeks the battle
        self.seeking = seeking
        # 1: the group is gone or has broken off
        self.stopped = stopped
        self.dice = [] if dice is None else dice

    def copy(self) -> Interception:
        """See Frame."""
        return Interception(
            self.sea,
            self.player,
            self.group,
            self.queue[:],
            self.sure,
            self.seeking,
            self.stopped,
            self.dice[:],
            self.step,
        )

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.sea,
            self.player,
            self.group,
            tuple(self.queue),
            self.sure,
            self.seeking,
            self.stopped,
            tuple(self.dice),
        )


class Landing(Frame):
    """Units go ashore."""

    __slots__ = (
        "group",
        "landed",
        "region",
        "sea",
    )

    def __init__(
        self,
        region: int = -1,
        sea: int = -1,
        group: int = 0,
        landed: int = 0,
        step: int = steps.ASHORE,
    ) -> None:
        self.step = step
        self.region = region
        self.sea = sea
        self.group = group
        # how many have gone
        self.landed = landed

    def copy(self) -> Landing:
        """See Frame."""
        return Landing(self.region, self.sea, self.group, self.landed, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.region,
            self.sea,
            self.group,
            self.landed,
        )


class MakingWay(Frame):
    """The giver's units leave."""

    __slots__ = (
        "player",
        "region",
    )

    def __init__(
        self,
        region: int = -1,
        player: int = -1,
        step: int = steps.MAKE_WAY,
    ) -> None:
        self.step = step
        self.region = region
        self.player = player

    def copy(self) -> MakingWay:
        """See Frame."""
        return MakingWay(self.region, self.player, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.region,
            self.player,
        )


class Reinforcement(Frame):
    """Generals come to the aid of regions under attack."""

    __slots__ = (
        "origin",
        "points",
        "queue",
        "reached",
        "region",
    )

    def __init__(
        self,
        queue: list[int] | None = None,
        origin: int = -1,
        region: int = -1,
        points: int = 0,
        reached: int = 0,
        step: int = steps.REINFORCE,
    ) -> None:
        self.step = step
        # who is still to come, in order
        self.queue = [] if queue is None else queue
        # where the general sets out
        self.origin = origin
        # where the general goes
        self.region = region
        # left for brigades
        self.points = points
        # regions that have had their general
        self.reached = reached

    def copy(self) -> Reinforcement:
        """See Frame."""
        return Reinforcement(self.queue[:], self.origin, self.region, self.points, self.reached, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.queue),
            self.origin,
            self.region,
            self.points,
            self.reached,
        )


class NavalBattle(Frame):
    """Fleets fight."""

    __slots__ = (
        "dice",
        "enemy",
        "enemy_allies",
        "group",
        "player",
        "player_allies",
        "queue",
        "rollers",
        "round",
        "sea",
    )

    def __init__(
        self,
        sea: int = -1,
        player: int = -1,
        enemy: int = -1,
        group: int = 0,
        player_allies: int = 0,
        enemy_allies: int = 0,
        round: int = 0,
        rollers: list[int] | None = None,
        dice: list[int] | None = None,
        queue: list[int] | None = None,
        step: int = steps.NAVAL_BATTLE,
    ) -> None:
        self.step = step
        self.sea = sea
        # the acting player, or whose units are embarking
        self.player = player
        self.enemy = enemy
        # the player's fleets in it
        self.group = group
        self.player_allies = player_allies
        self.enemy_allies = enemy_allies
        self.round = round
        # whose die each of the dice is
        self.rollers = [] if rollers is None else rollers
        self.dice = [] if dice is None else dice
        # who is to be asked next; when fleets sink, once for each of them
        self.queue = [] if queue is None else queue

    def copy(self) -> NavalBattle:
        """See Frame."""
        return NavalBattle(
            self.sea,
            self.player,
            self.enemy,
            self.group,
            self.player_allies,
            self.enemy_allies,
            self.round,
            self.rollers[:],
            self.dice[:],
            self.queue[:],
            self.step,
        )

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.sea,
            self.player,
            self.enemy,
            self.group,
            self.player_allies,
            self.enemy_allies,
            self.round,
            tuple(self.rollers),
            tuple(self.dice),
            tuple(self.queue),
        )


class LandBattle(Frame):
    """Two forces fight for a region."""

    __slots__ = (
        "attacker",
        "attacker_dice",
        "attacker_hits",
        "attacker_modifier",
        "defender",
        "defender_dice",
        "defender_hits",
        "defender_modifier",
        "dice",
        "landed_dice",
        "leaving",
        "native_hand",
        "natives",
        "refuge",
        "region",
        "round",
        "stage",
    )

    def __init__(
        self,
        region: int = -1,
        attacker: int = -1,
        defender: int = -1,
        native_hand: int = -1,
        natives: list[int] | None = None,
        round: int = 0,
        stage: int = 0,
        leaving: int = -1,
        refuge: int = -1,
        attacker_modifier: int = 0,
        defender_modifier: int = 0,
        attacker_dice: int = 0,
        defender_dice: int = 0,
        landed_dice: int = 0,
        dice: list[int] | None = None,
        attacker_hits: int = 0,
        defender_hits: int = 0,
        step: int = steps.LAND_BATTLE,
    ) -> None:
        self.step = step
        self.region = region
        self.attacker = attacker
        self.defender = defender
        # who decides for the natives
        self.native_hand = native_hand
        # their army
        self.natives = [0] * BRIGADE_KINDS if natives is None else natives
        # rounds that are over
        self.round = round
        # see land_battle.py
        self.stage = stage
        # the side that makes for its fleets and does not roll
        self.leaving = leaving
        # where it goes
        self.refuge = refuge
        self.attacker_modifier = attacker_modifier
        self.defender_modifier = defender_modifier
        # dice that each side rolls in this round
        self.attacker_dice = attacker_dice
        self.defender_dice = defender_dice
        # of the attacker's, the first ones: brigades that fight at a disadvantage
        self.landed_dice = landed_dice
        self.dice = [] if dice is None else dice
        # hits that each side has scored and not used up
        self.attacker_hits = attacker_hits
        self.defender_hits = defender_hits

    def copy(self) -> LandBattle:
        """See Frame."""
        return LandBattle(
            self.region,
            self.attacker,
            self.defender,
            self.native_hand,
            self.natives[:],
            self.round,
            self.stage,
            self.leaving,
            self.refuge,
            self.attacker_modifier,
            self.defender_modifier,
            self.attacker_dice,
            self.defender_dice,
            self.landed_dice,
            self.dice[:],
            self.attacker_hits,
            self.defender_hits,
            self.step,
        )

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.region,
            self.attacker,
            self.defender,
            self.native_hand,
            tuple(self.natives),
            self.round,
            self.stage,
            self.leaving,
            self.refuge,
            self.attacker_modifier,
            self.defender_modifier,
            self.attacker_dice,
            self.defender_dice,
            self.landed_dice,
            tuple(self.dice),
            self.attacker_hits,
            self.defender_hits,
        )


class Withdrawal(Frame):
    """A force retreats to fleets."""

    __slots__ = (
        "enemy",
        "player",
        "region",
        "sea",
        "stage",
    )

    def __init__(
        self,
        region: int = -1,
        sea: int = -1,
        player: int = -1,
        enemy: int = -1,
        stage: int = 0,
        step: int = steps.WITHDRAWAL,
    ) -> None:
        self.step = step
        self.region = region
        self.sea = sea
        self.player = player
        # natives too
        self.enemy = enemy
        # see retreat.py
        self.stage = stage

    def copy(self) -> Withdrawal:
        """See Frame."""
        return Withdrawal(self.region, self.sea, self.player, self.enemy, self.stage, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.region,
            self.sea,
            self.player,
            self.enemy,
            self.stage,
        )


class Pacification(Frame):
    """Strength or spheres go after a victory over natives."""

    __slots__ = (
        "player",
        "points",
        "region",
        "revolt",
        "weakened",
    )

    def __init__(
        self,
        region: int = -1,
        player: int = -1,
        revolt: int = 0,
        points: int = 0,
        weakened: int = 0,
        step: int = steps.PACIFY_ROLL,
    ) -> None:
        self.step = step
        self.region = region
        self.player = player
        # 1: it was a revolt
        self.revolt = revolt
        # still to be taken away
        self.points = points
        # of those taken, points of strength
        self.weakened = weakened

    def copy(self) -> Pacification:
        """See Frame."""
        return Pacification(self.region, self.player, self.revolt, self.points, self.weakened, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.region,
            self.player,
            self.revolt,
            self.points,
            self.weakened,
        )


class Spread(Frame):
    """Neighbours may rise."""

    __slots__ = ("places",)

    def __init__(
        self,
        places: list[int] | None = None,
        step: int = steps.SPREAD,
    ) -> None:
        self.step = step
        # regions still to roll
        self.places = [] if places is None else places

    def copy(self) -> Spread:
        """See Frame."""
        return Spread(self.places[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            tuple(self.places),
        )


class Evacuation(Frame):
    """Units that cannot stay leave."""

    __slots__ = (
        "leaving",
        "region",
    )

    def __init__(
        self,
        region: int = -1,
        leaving: list[int] | None = None,
        step: int = steps.EVACUATE,
    ) -> None:
        self.step = step
        self.region = region
        # units still to go: seat * KINDS + kind
        self.leaving = [] if leaving is None else leaving

    def copy(self) -> Evacuation:
        """See Frame."""
        return Evacuation(self.region, self.leaving[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.region,
            tuple(self.leaving),
        )


class Exploration(Frame):
    """An explorer treats with natives."""

    __slots__ = (
        "dice",
        "gift",
        "region",
        "spheres",
    )

    def __init__(
        self,
        region: int = -1,
        gift: int = -1,
        spheres: int = 0,
        dice: list[int] | None = None,
        step: int = steps.GIFT,
    ) -> None:
        self.step = step
        self.region = region
        # -1: not decided yet
        self.gift = gift
        # what spheres add to the roll
        self.spheres = spheres
        self.dice = [] if dice is None else dice

    def copy(self) -> Exploration:
        """See Frame."""
        return Exploration(self.region, self.gift, self.spheres, self.dice[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.region,
            self.gift,
            self.spheres,
            tuple(self.dice),
        )


class Prospecting(Frame):
    """An engineer looks for a resource."""

    __slots__ = (
        "drawn",
        "left",
        "region",
    )

    def __init__(
        self,
        region: int = -1,
        left: int = 0,
        drawn: list[int] | None = None,
        step: int = steps.PROSPECT,
    ) -> None:
        self.step = step
        self.region = region
        # chits still to be drawn
        self.left = left
        self.drawn = [] if drawn is None else drawn

    def copy(self) -> Prospecting:
        """See Frame."""
        return Prospecting(self.region, self.left, self.drawn[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.region,
            self.left,
            tuple(self.drawn),
        )


class NativeDraw(Frame):
    """Somebody looks at a native marker."""

    __slots__ = (
        "region",
        "viewer",
    )

    def __init__(
        self,
        region: int = -1,
        viewer: int = -1,
        step: int = steps.NATIVE_DRAW,
    ) -> None:
        self.step = step
        self.region = region
        # -1: everybody
        self.viewer = viewer

    def copy(self) -> NativeDraw:
        """See Frame."""
        return NativeDraw(self.region, self.viewer, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.region,
            self.viewer,
        )


class ChitDraw(Frame):
    """Somebody looks at a resource chit."""

    __slots__ = (
        "region",
        "viewer",
    )

    def __init__(
        self,
        region: int = -1,
        viewer: int = -1,
        step: int = steps.CHIT_DRAW,
    ) -> None:
        self.step = step
        self.region = region
        # -1: everybody
        self.viewer = viewer

    def copy(self) -> ChitDraw:
        """See Frame."""
        return ChitDraw(self.region, self.viewer, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.region,
            self.viewer,
        )


class Charter(Frame):
    """Units go aboard an ally's fleet."""

    __slots__ = (
        "fleet",
        "host",
    )

    def __init__(
        self,
        host: int = -1,
        fleet: int = 0,
        step: int = steps.CHARTER,
    ) -> None:
        self.step = step
        self.host = host
        self.fleet = fleet

    def copy(self) -> Charter:
        """See Frame."""
        return Charter(self.host, self.fleet, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.host,
            self.fleet,
        )


class WarCouncil(Frame):
    """Others may join a war."""

    __slots__ = (
        "attackers",
        "declarer",
        "defenders",
        "queue",
        "side",
        "target",
        "voters",
        "votes",
    )

    def __init__(
        self,
        declarer: int = -1,
        target: int = -1,
        attackers: int = 0,
        defenders: int = 0,
        queue: list[int] | None = None,
        side: int = 0,
        voters: list[int] | None = None,
        votes: int = 0,
        step: int = steps.JOIN_WAR,
    ) -> None:
        self.step = step
        self.declarer = declarer
        self.target = target
        self.attackers = attackers
        self.defenders = defenders
        # who is still to come, in order
        self.queue = [] if queue is None else queue
        # which side the first of the queue wants to join
        self.side = side
        # members of that side who have not voted yet
        self.voters = [] if voters is None else voters
        # for taking them in
        self.votes = votes

    def copy(self) -> WarCouncil:
        """See Frame."""
        return WarCouncil(
            self.declarer,
            self.target,
            self.attackers,
            self.defenders,
            self.queue[:],
            self.side,
            self.voters[:],
            self.votes,
            self.step,
        )

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.declarer,
            self.target,
            self.attackers,
            self.defenders,
            tuple(self.queue),
            self.side,
            tuple(self.voters),
            self.votes,
        )


_CLASSES: Final[dict[int, Callable[..., Frame]]] = {
    steps.SETUP: SetUp,
    steps.ORDER: Lots,
    steps.PICK: Picks,
    steps.DEAL_REGIONS: Picks,
    steps.SWAP: Swaps,
    steps.HOME: Queue,
    steps.DEAL_CARDS: Queue,
    steps.ENDOW: Queue,
    steps.PURCHASE: Queue,
    steps.PLACEMENT: Queue,
    steps.LOCAL_POWERS: LocalPowers,
    steps.TURN: Turn,
    steps.MAINTAIN: Maintenance,
    steps.BID: Auction,
    steps.LINE_UP: LineUp,
    steps.BUY_DP: Administration,
    steps.REMOVE_SPHERES: Administration,
    steps.WESTERNIZE: Administration,
    steps.INCITE: Administration,
    steps.CONSTRUCT: Administration,
    steps.TRIM_SPHERES: Spheres,
    steps.SIDES: Sides,
    steps.REVOLT: Revolt,
    steps.ORDERS: Orders,
    steps.CARRY_OUT: Execution,
    steps.CORRECT: Correction,
    steps.SEGMENT: Segment,
    steps.SAIL: Sailing,
    steps.VENTURE: Venture,
    steps.PERMISSION: Permission,
    steps.INTERCEPT: Interception,
    steps.INTERCEPT_ROLL: Interception,
    steps.ASHORE: Landing,
    steps.MAKE_WAY: MakingWay,
    steps.REINFORCE: Reinforcement,
    steps.REINFORCE_ROLL: Reinforcement,
    steps.BRING: Reinforcement,
    steps.NAVAL_BATTLE: NavalBattle,
    steps.NAVAL_JOIN: NavalBattle,
    steps.NAVAL_DICE: NavalBattle,
    steps.SINK: NavalBattle,
    steps.BREAK_OFF: NavalBattle,
    steps.LAND_BATTLE: LandBattle,
    steps.SHIFT: LandBattle,
    steps.BATTLE_DICE: LandBattle,
    steps.PICK_OFF: LandBattle,
    steps.LOSE: LandBattle,
    steps.RETREAT: LandBattle,
    steps.LAST_STAND: LandBattle,
    steps.WITHDRAWAL: Withdrawal,
    steps.EMBARK: Withdrawal,
    steps.PACIFY_ROLL: Pacification,
    steps.PACIFY: Pacification,
    steps.SPREAD: Spread,
    steps.EVACUATE: Evacuation,
    steps.GIFT: Exploration,
    steps.EXPLORER_ROLL: Exploration,
    steps.ANSWER: Exploration,
    steps.INFLUENCE: Exploration,
    steps.PROSPECT: Prospecting,
    steps.KEEP: Prospecting,
    steps.NATIVE_DRAW: NativeDraw,
    steps.CHIT_DRAW: ChitDraw,
    steps.CHARTER: Charter,
    steps.JOIN_WAR: WarCouncil,
    steps.ADMIT: WarCouncil,
}


def blank(step: int) -> Frame:
    """A frame of this step with its start values."""
    make = _CLASSES.get(step)
    return Frame(step) if make is None else make(step=step)
