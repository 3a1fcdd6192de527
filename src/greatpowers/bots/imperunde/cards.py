"""Rules of thumb for secret-service cards: when to play one, on what, and what to cancel.

A card that is played on something waits for a target that is worth it; worths are in trade posts, roughly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from greatpowers.bots.imperunde.estimates import (
    Prospect,
    garrison_units,
    is_about_to_win,
    is_leader,
    standing_raid,
    win_chance,
)
from greatpowers.games.imperunde import needs
from greatpowers.games.imperunde.deck import (
    AMBUSH,
    ARMISTICE_CARD,
    COUNTER,
    DECLARATION,
    FORGED_LAND,
    FORGED_SEA,
    HUSSAR,
    PEACE_TREATY,
    PIRATES_CARD,
    PLUNDER,
    PRIVATEERS,
    REBELLION,
    SABOTAGE,
    SEIZURE,
    SMUGGLING,
    SURPRISE,
    TREASON,
    UNMASK,
)
from greatpowers.games.imperunde.forces import battle_around
from greatpowers.games.imperunde.frames import Battle, CardPlay
from greatpowers.games.imperunde.pieces import COST, KINDS, PIRATES, WARSHIPS
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.units import cargo_count, fleet, warship_count
from greatpowers.games.imperunde.world import LANDS, SPACES

_EAGERNESS: Final[dict[int, float]] = {
    SURPRISE: 2.0, AMBUSH: 2.0, HUSSAR: 1.0, TREASON: 1.0, SEIZURE: 2.0, SMUGGLING: 3.0, PRIVATEERS: 2.5, PLUNDER: 3.0,
    REBELLION: 1.2, SABOTAGE: 0.8, PIRATES_CARD: 0.8, UNMASK: 0.4, COUNTER: 1.5, FORGED_LAND: -1.0, FORGED_SEA: -1.0,
    DECLARATION: 1.0, ARMISTICE_CARD: 1.0, PEACE_TREATY: -0.5,
}  # fmt: skip
REBELS: Final = [5] + [0] * (KINDS - 1)  # imperunde/card/rebellion/effect
NEAR_VICTORY: Final = 2.0  # how much more it is worth to strike at a player who is about to win
MOVEMENT: Final = 6  # the phase
BEGUN: Final = 4  # posts that everybody is supposed to have, so that the first ones make nobody a rival


def playing(p: Prospect, action: int) -> float:
    """Play cards by eagerness, those with a target only if there is a worthy one."""
    s = p.s
    name = s.codes.names[action]
    if name == "pass":
        return 0.0
    if name == "rest":
        return -2.0
    card = s.codes.values[action][0]
    return _EAGERNESS[card] if is_worthwhile(p, card) else -1.0


def is_worthwhile(p: Prospect, card: int) -> bool:
    """Whether the moment for a card has come."""
    s, seat = p.s, p.seat
    battle = battle_around(s)
    if card == ARMISTICE_CARD:
        return battle is not None and battle.defender == seat
    if card == TREASON:
        return battle is None or pays_to_betray(s, seat, battle)
    if card == COUNTER:
        return pays_to_counter(p)
    if card not in _LEAST:
        return True
    return max([_TARGET[card](p, target) for target in _targets(s, seat, card)], default=0.0) >= _LEAST[card]


def pays_to_betray(s: Position, seat: int, battle: Battle) -> bool:
    """Whether a lost fort helps: in one's own attack, or against the leader."""
    return battle.attacker == seat or battle.defender >= s.seats or is_leader(s, battle.defender)


def pays_to_counter(p: Prospect) -> bool:
    """Whether the card on the table, or what cancels an own one, is against this player."""
    play = p.s.frames[-1]
    assert isinstance(play, CardPlay)
    is_cancelled = len(play.chain) % 2 == 0
    return play.player == p.seat if is_cancelled else play.player != p.seat and strikes(p, play)


def strikes(p: Prospect, play: CardPlay) -> bool:
    """Whether somebody's card does this player harm."""
    s, seat = p.s, p.seat
    if play.card == PEACE_TREATY:
        return False
    if play.victim == seat or (0 <= play.place < LANDS and s.owner[play.place] == seat):
        return True
    if play.card == PIRATES_CARD:
        return warship_count(s, play.place, seat) > 0
    battle = battle_around(s)
    if battle is None or play.card in (SABOTAGE, UNMASK):
        return False
    return seat == battle.defender or (seat == battle.attacker and play.card != TREASON)


# -- targets -------------------------------------------------------------------------------------------------


def targeting(p: Prospect, action: int) -> float:
    """Strike where it is worth most."""
    s = p.s
    name, values = s.codes.names[action], s.codes.values[action]
    play = s.frames[-1]
    assert isinstance(play, CardPlay)
    if name == "at":
        return _TARGET[play.card](p, values[0]) if play.card in _TARGET else 0.0
    if name == "against":
        rival = {DECLARATION: raid, UNMASK: spying}.get(play.card, rivalry)
        return rival(p, values[0])
    if name == "between":
        return 1.0 if p.seat in values else 0.0
    if name == "sink":
        return COST[values[0]]
    return 1.0 if name == "secretly" else 0.0


def rivalry(p: Prospect, other: int) -> float:
    """How much a loss of another player is worth: most if they lead, and even more if they are about to win."""
    posts = p.s.posts_out
    nearness = (posts[other] + BEGUN) / (max(posts) + BEGUN)
    return nearness * (NEAR_VICTORY if is_about_to_win(p.s, other) else 1.0)


def rebellion(p: Prospect, country: int) -> float:
    """The posts and the land that rebels may be expected to destroy."""
    s = p.s
    chance = win_chance(REBELS, garrison_units(s, country))
    return chance * (s.posts[country] + 0.5) * rivalry(p, s.owner[country])


def plunder(p: Prospect, country: int) -> float:
    """The taxes of a colony."""
    return p.s.posts[country] * (1.0 + rivalry(p, p.s.owner[country])) / 2


def smuggling(p: Prospect, country: int) -> float:
    """An own colony where armies are wanted."""
    return p.frontier(country) + p.threat(country)


def privateering(p: Prospect, sea: int) -> float:
    """The pirates of a sea, and its tax if no one else would lose it."""
    at = fleet(sea, PIRATES)
    return sum([COST[kind] * p.s.ships[at + kind] for kind in WARSHIPS]) + p.s.world.value[sea] / 2


def piracy(p: Prospect, sea: int) -> float:
    """What the ships of others earn in a sea, and carry there."""
    s, worth = p.s, 0.0
    for other in range(s.seats):
        there = warship_count(s, sea, other) + cargo_count(s, sea, other)
        if there:
            worth += (-1.5 if other == p.seat else rivalry(p, other)) * there * s.world.value[sea] / 2
    return worth


def sabotage(p: Prospect, sea: int) -> float:
    """The dearest ship of a rival in a sea, and the tax that a last warship stands for."""
    s = p.s
    worth = 0.0
    for other in needs.sabotage_victims(s, p.seat, sea):
        ships = needs.ships_of(s, sea, other)
        dearest = max(COST[kind] for kind in range(KINDS) if ships[kind])
        tax = 2.0 * s.world.value[sea] if sum(ships[kind] for kind in WARSHIPS) == 1 else 0.0
        worth = max(worth, (dearest + tax) * rivalry(p, other))
    return worth


def raid(p: Prospect, other: int) -> float:
    """The posts that could be taken at once from a player who expects no war, in one's own turn to move."""
    s = p.s
    if s.step not in ("move", "target") or s.phase != MOVEMENT or s.active != p.seat:
        return 0.0
    return standing_raid(p, other) * rivalry(p, other)


def spying(p: Prospect, other: int) -> float:
    """The cards of a rival."""
    return p.s.cards_held[other] * rivalry(p, other)


_TARGET: Final[dict[int, Callable[[Prospect, int], float]]] = {
    REBELLION: rebellion,
    PLUNDER: plunder,
    SMUGGLING: smuggling,
    PRIVATEERS: privateering,
    PIRATES_CARD: piracy,
    SABOTAGE: sabotage,
    DECLARATION: raid,
    UNMASK: spying,
}
# Cards are kept for a target of at least so much worth.
_LEAST: Final[dict[int, float]] = {
    REBELLION: 1.0,
    PIRATES_CARD: 1.0,
    SABOTAGE: 4.0,
    DECLARATION: 1.2,
    UNMASK: 2.0,
}


def _targets(s: Position, seat: int, card: int) -> Iterable[int]:
    """What such a card could be played on: places or players."""
    if card == REBELLION:
        return needs.rebellion_places(s, seat)
    if card == SABOTAGE:
        return needs.sabotage_seas(s, seat)
    if card == PIRATES_CARD:
        return range(LANDS, SPACES)
    return needs.declaration_targets(s, seat) if card == DECLARATION else needs.unmask_targets(s, seat)


def taking(p: Prospect, action: int) -> float:
    """Take the card that the bot is most eager to play."""
    return _EAGERNESS[p.s.codes.values[action][0]]
