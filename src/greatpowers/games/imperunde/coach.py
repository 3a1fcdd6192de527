"""What a good teacher would point out to the one who decides: at most one thing, the most important first.

Nothing here decides anything. All of it follows from what lies open and from what the player who decides knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from greatpowers.core.game import Hint, advice, chance_percent
from greatpowers.games.imperunde import investing, outlook, steps
from greatpowers.games.imperunde.budget import LOAN, has_coast
from greatpowers.games.imperunde.forces import battle_around
from greatpowers.games.imperunde.lands import colonies_of
from greatpowers.games.imperunde.pieces import MOST_SEATS, PEACE, POST_COST, WAR
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.powers import others
from greatpowers.games.imperunde.units import defended, has_warships, navies
from greatpowers.games.imperunde.world import SPACE_IDS

NEAR: Final = 75  # per cent of the goal from which a player may soon have won
GOOD_ODDS: Final = 65  # per cent
POSTS_FOR_A_LOAN: Final = 2  # what five doubloons build and more than pays the interest


def coaching(s: Position, seat: int) -> Hint | None:
    """What matters now to a seat that decides."""
    speak = _SPEAKERS.get(s.frames[-1].step)
    return None if speak is None else speak(s, seat)


def _is_near(s: Position, seat: int) -> bool:
    return 100 * s.posts_out[seat] >= NEAR * s.goal


# -- talks and debts -----------------------------------------------------------------------------------------


def _talks(s: Position, seat: int) -> Hint | None:
    for other in others(s, seat):
        mine, theirs = s.stance[seat * MOST_SEATS + other], s.stance[other * MOST_SEATS + seat]
        if _is_near(s, other) and mine == PEACE:
            return advice("leader", other=other, posts=s.posts_out[other], goal=s.goal)
        if mine == WAR and theirs == PEACE:
            return advice("peace", other=other)
    return None


def _debts(s: Position, seat: int) -> Hint | None:
    """imperunde/goal/debt-blocks-win; a loan pays where posts can be built."""
    if s.debts[seat] and _is_near(s, seat):
        return advice("repay", debts=s.debts[seat], posts=s.posts_out[seat], goal=s.goal)
    if s.debts[seat] > LOAN:
        return advice("interest", debts=s.debts[seat], interest=s.debts[seat] // LOAN)
    room = _room(s, seat)
    if not s.debts[seat] and room >= POSTS_FOR_A_LOAN:
        return advice("borrow", number=room)
    return None


# -- investments ---------------------------------------------------------------------------------------------


def _room(s: Position, seat: int) -> int:
    """How many trading posts the player's colonies still have room for."""
    return sum(max(0, investing.most_posts(s, country) - s.posts[country]) for country in colonies_of(s, seat))


def _invest(s: Position, seat: int) -> Hint | None:
    missing, room = s.goal - s.posts_out[seat], _room(s, seat)
    affordable = min(room, s.funds[seat] // POST_COST)
    if not s.debts[seat] and 0 < missing <= affordable:
        return advice("win", number=missing)
    bare = [country for country in colonies_of(s, seat) if s.posts[country] and not defended(s, country)]
    if bare and s.funds[seat]:
        country = max(bare, key=lambda one: s.posts[one])
        return advice("bare", space=SPACE_IDS[country], posts=s.posts[country])
    if affordable:
        return advice("posts", number=affordable)
    return _sea(s, seat)


def _sea(s: Position, seat: int) -> Hint | None:
    """The richest sea that would pay at once for a warship."""
    launched = {values[2] for name, values in _choices(s, seat) if name == "launch"}
    empty = [sea for sea in sorted(launched) if not navies(s, sea) and has_coast(s, seat, sea)]
    if not empty:
        return None
    sea = max(empty, key=lambda one: s.world.value[one])
    return advice("sea", space=SPACE_IDS[sea], number=s.world.value[sea])


def _choices(s: Position, seat: int) -> Iterable[tuple[str, tuple[int, ...]]]:
    return ((s.codes.names[action], s.codes.values[action]) for action in s.legal(seat))


# -- moving --------------------------------------------------------------------------------------------------


def _move(s: Position, seat: int) -> Hint | None:
    """The richest prey within one step, the undefended first."""
    reached = {values[2] for name, values in _choices(s, seat) if name in ("march", "land")}
    foreign = [country for country in sorted(reached) if s.owner[country] != seat]
    bare = [country for country in foreign if s.owner[country] >= 0 and s.posts[country] and not defended(s, country)]
    if bare:
        country = max(bare, key=lambda one: s.posts[one])
        return advice("prey", space=SPACE_IDS[country], posts=s.posts[country])
    free = [country for country in foreign if s.owner[country] < 0]
    if not free:
        return None
    country = max(free, key=lambda one: s.world.value[one])
    return advice("free-land", space=SPACE_IDS[country], number=s.world.value[country])


def _assault(s: Position, seat: int) -> Hint | None:
    battle = battle_around(s)
    chance = None if battle is None or not battle.kinds else outlook.chance(s, battle)
    if chance is None:
        return None
    percent = chance_percent(chance)
    return advice("more" if percent < GOOD_ODDS else "good", percent=percent)


def _embark(s: Position, seat: int) -> Hint | None:
    """imperunde/cargo/sunk-without-escort."""
    seas = {values[2] for name, values in _choices(s, seat) if name == "embark"}
    safe = [sea for sea in sorted(seas) if has_warships(s, sea, seat)]
    if safe:
        return advice("embark", space=SPACE_IDS[safe[0]])
    return advice("unescorted") if seas else None


_SPEAKERS: Final[dict[int, Callable[[Position, int], Hint | None]]] = {
    steps.TALKS: _talks,
    steps.DEBTS: _debts,
    steps.INVEST: _invest,
    steps.MOVE: _move,
    steps.ASSAULT: _assault,
    steps.EMBARK: _embark,
}
