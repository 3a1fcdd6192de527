"""Optional ways to starting regions (war/opt/random-regions, war/opt/multi-build/home-country).

Steps: DEAL_REGIONS (luck), SWAP (all at once), HOME.
"""

from __future__ import annotations

from greatpowers.core.game import CHANCE, Refusal
from greatpowers.core.rows import replaced
from greatpowers.games.war import events as tell
from greatpowers.games.war import local_powers, steps
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.frames import Picks, Queue, Swaps
from greatpowers.games.war.lands import regions_of, set_owner
from greatpowers.games.war.pieces import NATIVES
from greatpowers.games.war.position import Position

# -- regions at random ---------------------------------------------------------------------------------------


def deal_resume(s: Position, picks: Picks) -> None:
    """One region after another is dealt (war/opt/random-regions/deal)."""
    if picks.queue:
        s.to_act = CHANCE
    else:
        s.frames.pop()


def deal_legal(s: Position, picks: Picks, seat: int) -> list[int]:
    """Any free region; a colonial draw brings no local power (war/opt/hist/setup-draw)."""
    free = [region for region in range(REGIONS) if s.owner[region] == NATIVES]
    if s.house.historical:
        free = [region for region in free if local_powers.may_be_drawn(region)]
    return [s.codes.deal + region for region in free]


def deal_apply(s: Position, picks: Picks, seat: int, action: int) -> None:
    """The region is theirs."""
    seat, region = picks.queue.pop(0), action - s.codes.deal
    set_owner(s, region, seat)
    if s.events is not None:
        s.events.append((tell.PICKED, seat, region))


# -- swaps ---------------------------------------------------------------------------------------------------


def begin_swaps(s: Position) -> None:
    """Dealt regions may change hands by agreement (war/opt/random-regions/swap)."""
    s.frames.append(Swaps([NATIVES] * REGIONS, [0] * s.seats))


def swap_resume(s: Position, swaps: Swaps) -> None:
    """Everybody bargains until all are content."""
    left = swappers(s, swaps)
    if left:
        s.to_act = left[0]
    else:
        s.frames.pop()


def swappers(s: Position, swaps: Swaps) -> list[int]:
    """Who is not content yet."""
    return [seat for seat in range(s.seats) if not swaps.finished >> seat & 1]


def swap_legal(s: Position, swaps: Swaps, seat: int) -> list[int]:
    """Promise an own region, accept a bargain as it stands, or be content."""
    actions = [s.codes.done]
    others = [other for other in swappers(s, swaps) if other != seat]
    for region in regions_of(s, seat):
        for other in [*others, seat]:
            if _may_promise(swaps, seat, region, other):
                actions.append(s.codes.promise + region * s.seats + other)
    actions += [s.codes.swap + other for other in others if _why_not_swap(s, swaps, seat, other) is None]
    return actions


def swap_apply(s: Position, swaps: Swaps, seat: int, action: int) -> None:
    """A changed promise undoes what was accepted; a bargain that both accept is carried out."""
    if action == s.codes.done:
        swaps.finished |= 1 << seat
        return
    if action >= s.codes.swap and action < s.codes.swap + s.seats:
        other = action - s.codes.swap
        swaps.willing[seat] |= 1 << other
        if swaps.willing[other] >> seat & 1:
            _carry_out(s, swaps, seat, other)
        return
    region, other = s.codes.values[action]
    for partner in {swaps.promised[region], other} - {NATIVES, seat}:
        _reopen(swaps, seat, partner)
    swaps.promised[region] = NATIVES if other == seat else other


def swap_why_not(s: Position, swaps: Swaps, seat: int, action: int) -> Refusal | None:
    """Only dealt regions, only one's own, only with somebody who still bargains."""
    if action == s.codes.done:
        return None
    if action >= s.codes.swap and action < s.codes.swap + s.seats:
        return _why_not_swap(s, swaps, seat, action - s.codes.swap)
    region, other = s.codes.values[action]
    if s.owner[region] != seat:
        return Refusal("war/opt/random-regions/only-dealt")
    if swaps.finished >> other & 1 or not _may_promise(swaps, seat, region, other):
        return Refusal("war/opt/random-regions/swap")
    return None


def _may_promise(swaps: Swaps, seat: int, region: int, other: int) -> bool:
    """A promise must change something; promising to oneself takes it back."""
    now = swaps.promised[region]
    return now != NATIVES if other == seat else now != other


def _why_not_swap(s: Position, swaps: Swaps, seat: int, other: int) -> Refusal | None:
    """Both must give something, and both must keep or get a region (war/ruling/setup-options)."""
    gives, gets = _promises(s, swaps, seat, other), _promises(s, swaps, other, seat)
    accepted = swaps.willing[seat] >> other & 1
    if seat == other or swaps.finished >> other & 1 or accepted or not gives or not gets:
        return Refusal("war/opt/random-regions/swap")
    return None


def _promises(s: Position, swaps: Swaps, seat: int, other: int) -> list[int]:
    return [region for region in regions_of(s, seat) if swaps.promised[region] == other]


def _carry_out(s: Position, swaps: Swaps, seat: int, other: int) -> None:
    given = [(region, seat, other) for region in _promises(s, swaps, seat, other)]
    given += [(region, other, seat) for region in _promises(s, swaps, other, seat)]
    for region, giver, receiver in given:
        set_owner(s, region, receiver)
        swaps.promised[region] = NATIVES
        if s.events is not None:
            s.events.append((tell.SWAPPED, giver, receiver, region))
    _reopen(swaps, seat, other)


def _reopen(swaps: Swaps, seat: int, other: int) -> None:
    """Neither has accepted what lies between these two now."""
    swaps.willing[seat] &= ~(1 << other)
    swaps.willing[other] &= ~(1 << seat)


# -- home countries ------------------------------------------------------------------------------------------


def begin_homes(s: Position) -> None:
    """Everybody names a home, in order (war/ruling/setup-options)."""
    s.frames.append(Queue(list(s.order), steps.HOME))


def home_resume(s: Position, homes: Queue) -> None:
    """The next one chooses."""
    if homes.queue:
        s.to_act = homes.queue[0]
    else:
        s.frames.pop()


def home_legal(s: Position, homes: Queue, seat: int) -> list[int]:
    """Any own region (war/ruling/setup-options)."""
    return [s.codes.home + region for region in regions_of(s, seat)]


def home_apply(s: Position, homes: Queue, seat: int, action: int) -> None:
    """It stays the home, whoever takes it (war/opt/multi-build/home-per-player)."""
    region = action - s.codes.home
    s.home = replaced(s.home, homes.queue.pop(0), region)
    if s.events is not None:
        s.events.append((tell.HOME, seat, region))


def home_why_not(s: Position, homes: Queue, seat: int, action: int) -> Refusal | None:
    """Only an own region."""
    mine = s.owner[action - s.codes.home] == seat
    return None if mine else Refusal("war/ruling/setup-options")
