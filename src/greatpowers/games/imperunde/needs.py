"""What each secret-service card needs to be played, and what it can be played on (imperunde/card/*)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from greatpowers.core.game import Refusal
from greatpowers.games.imperunde import battle, fighting, reinforcing, routes, windows
from greatpowers.games.imperunde.dice import AMBUSHED, HUSSAR_ATTACKER, HUSSAR_DEFENDER, SURPRISED
from greatpowers.games.imperunde.pieces import (
    CALM,
    CAVALRY,
    FORT,
    FRIGATE,
    KINDS,
    MOST_SEATS,
    NATIVES,
    PEACE,
    PIRATES,
    PLUNDERED,
    STORM,
    TIRED,
    WAR,
    WARSHIPS,
)
from greatpowers.games.imperunde.position import Position, army_count, colonies_of, fleet, lying, relation
from greatpowers.games.imperunde.sets import bits, members
from greatpowers.games.imperunde.world import LANDS

# -- whom and what a card might strike -----------------------------------------------------------------------


def others(s: Position, seat: int) -> list[int]:
    """All other seats."""
    return [other for other in range(s.seats) if other != seat]


def joined(sets: list[int], owners: list[int]) -> int:
    """Everything that some seats have, of sets by seat."""
    out = 0
    for owner in owners:
        out |= sets[owner]
    return out


def some(places: Iterator[int]) -> bool:
    """Whether there is any."""
    return next(places, -1) >= 0


# -- card by card --------------------------------------------------------------------------------------------


def _needs_war(s: Position, seat: int) -> Refusal | None:
    return None if armistice_targets(s, seat) else Refusal("imperunde/card/armistice/needs-war")


def armistice_targets(s: Position, seat: int) -> list[int]:
    """imperunde/card/armistice/needs-war; right after dice it can only be the other party."""
    moment = windows.moment(s)
    if moment >= windows.BEFORE and max(s.attacker, s.defender) >= s.seats:
        return []  # imperunde/ruling/armistice-in-battle: not while natives, rebels or pirates fight
    if moment == windows.AFTER and seat not in (s.attacker, s.defender):
        return []
    parties = (s.attacker, s.defender) if moment == windows.AFTER else range(s.seats)
    return [other for other in parties if relation(s, seat, other) == WAR]


def _needs_fort(s: Position, seat: int) -> Refusal | None:
    if s.fight_at >= LANDS or s.defender in (seat, NATIVES):
        return Refusal("imperunde/card/treason/not-own-colony")
    if not s.troops[s.fight_at * KINDS + FORT]:
        return Refusal("imperunde/card/treason/not-own-colony")
    return None


def _needs_black_frigates(s: Position, seat: int) -> Refusal | None:
    return None if s.reserve[PIRATES * KINDS + FRIGATE] else Refusal("imperunde/ruling/pirate-card-fights")


def _needs_pirates(s: Position, seat: int) -> Refusal | None:
    return None if privateer_seas(s, seat) else Refusal("imperunde/card/privateers/needs-pirates")


def privateer_seas(s: Position, seat: int) -> list[int]:
    """imperunde/ruling/privateers-exchange: pirates that can be exchanged, and no friend's warships beside them."""
    pirates = members(s.guarded[PIRATES])
    return [sea for sea in pirates if _exchangeable(s, seat, sea) and not routes.friends_in(s, seat, sea)]


def _exchangeable(s: Position, seat: int, sea: int) -> bool:
    at = fleet(sea, PIRATES)
    return any(s.ships[at + kind] and s.reserve[seat * KINDS + kind] for kind in WARSHIPS)


def _needs_cavalry(s: Position, seat: int) -> Refusal | None:
    """imperunde/ruling/hussar-moment: a party of a land battle, with cavalry in it or able to join."""
    if s.fight_at >= LANDS or seat not in (s.attacker, s.defender):
        return Refusal("imperunde/card/hussar/effect")
    flag = HUSSAR_ATTACKER if seat == s.attacker else HUSSAR_DEFENDER
    if s.bonus & flag:
        return Refusal("imperunde/card/hussar/effect")
    if seat == s.defender:
        there = s.troops[s.fight_at * KINDS + CAVALRY] > 0
    else:
        there = CAVALRY in s.att_kind or (s.fight_by <= battle.BY_WINDS and _cavalry_can_join(s))
    return None if there else Refusal("imperunde/ruling/hussar-moment")


def _cavalry_can_join(s: Position) -> bool:
    return any(s.codes.values[way][0] % TIRED == CAVALRY for way in reinforcing.ways(s))


def _needs_peace(s: Position, seat: int) -> Refusal | None:
    return None if declaration_targets(s, seat) else Refusal("imperunde/card/declaration/needs-not-at-war")


def declaration_targets(s: Position, seat: int) -> list[int]:
    """Whoever is not at war with the player yet."""
    return [other for other in others(s, seat) if s.relation[seat * MOST_SEATS + other] != WAR]


def _needs_own_defence(s: Position, seat: int) -> Refusal | None:
    if s.fight_at >= LANDS or s.defender != seat or s.bonus & AMBUSHED:
        return Refusal("imperunde/card/ambush/effect")
    return None


def _needs_own_attack(s: Position, seat: int) -> Refusal | None:
    if s.fight_at >= LANDS:
        return Refusal("imperunde/card/surprise/land-only")
    if s.attacker != seat or s.bonus & SURPRISED:
        return Refusal("imperunde/card/surprise/effect")
    return None


def _needs_ships_to_send(s: Position, seat: int) -> Refusal | None:
    return None if some(forged_seas(s, seat)) else Refusal("imperunde/card/forged-sea/target-free")


def forged_seas(s: Position, seat: int) -> Iterator[int]:
    """Seas from which somebody else's ships can be sent away."""
    victims = others(s, seat)
    return (sea for sea in members(joined(s.afloat, victims)) if any(forged_ways(s, v, sea) for v in victims))


def forged_ways(s: Position, victim: int, sea: int) -> list[int]:
    """imperunde/ruling/forged-sea-limits: where all ships of a player in a sea could be sent."""
    if s.disc[sea] & CALM or not any(movable(s, victim, sea)):
        return []
    nobody_else = ~(1 << victim)
    return [
        to
        for to in routes.neighbours(s, victim, sea)
        if not s.disc[to] & (STORM | CALM) and not s.navy[to - LANDS] & nobody_else
    ]


def movable(s: Position, seat: int, sea: int) -> list[int]:
    """How many ships of each kind a player has there that are not laid down."""
    at = fleet(sea, seat)
    there = s.ships[at : at + KINDS]
    if not s.laid:
        return there
    return [number - s.laid.count(lying(sea, seat, kind)) for kind, number in enumerate(there)]


def _needs_armies_to_send(s: Position, seat: int) -> Refusal | None:
    return None if some(forged_lands(s, seat)) else Refusal("imperunde/card/forged-land/colonies-only")


def forged_lands(s: Position, seat: int) -> Iterator[int]:
    """Colonies of others from which armies can be sent on."""
    return (country for country in rebellion_places(s, seat) if forged_roads(s, country))


def forged_roads(s: Position, country: int) -> tuple[int, ...]:
    """imperunde/ruling/forged-land-limits: adjacent colonies of the same player, if a garrison can stay."""
    owner = s.owner[country]
    near = s.codes.menus.roads[country] & s.realm[owner] & ~(1 << s.home[owner])
    return members(near) if near and most_detached(s, country) > 0 else ()


def most_detached(s: Position, country: int) -> int:
    """imperunde/card/forged-land/garrison: up to three, but one army or fort stays."""
    armies = army_count(s, country)
    return min(3, armies if s.troops[country * KINDS + FORT] else armies - 1)


def _needs_phase_four(s: Position, seat: int) -> Refusal | None:
    if s.phase != 4:
        return Refusal("imperunde/card/smuggling/phase-only")
    return None if colonies_of(s, seat) else Refusal("imperunde/card/smuggling/own-colony")


def _needs_ship(s: Position, seat: int) -> Refusal | None:
    return None if sabotage_seas(s, seat) else Refusal("imperunde/card/sabotage/not-own-not-pirates")


def sabotage_seas(s: Position, seat: int) -> tuple[int, ...]:
    """Where other players have ships, those that attack there included."""
    seas = joined(s.afloat, others(s, seat))
    if s.fight_at >= LANDS and s.att_kind and s.attacker in others(s, seat):
        seas |= 1 << s.fight_at
    return members(seas)


def sabotage_victims(s: Position, seat: int, sea: int) -> list[int]:
    """Other players with a ship in a sea."""
    return [other for other in others(s, seat) if any(ships_of(s, sea, other))]


def ships_of(s: Position, sea: int, seat: int) -> list[int]:
    """Ships of each kind that a player has in a sea, those that attack there included."""
    at = fleet(sea, seat)
    out = s.ships[at : at + KINDS]
    if sea == s.fight_at and seat == s.attacker:
        for kind in s.att_kind:
            out[kind] += 1
    return out


def _needs_phase_two(s: Position, seat: int) -> Refusal | None:
    if s.phase != 2:
        return Refusal("imperunde/card/peace-treaty/phase-only")
    return None if treaty_pairs(s) else Refusal("imperunde/card/peace-treaty/effect")


def treaty_pairs(s: Position) -> list[tuple[int, int]]:
    """Any two players that a card has not bound already by a treaty."""
    pairs = [(a, b) for a in range(s.seats) for b in range(a + 1, s.seats)]
    return [(a, b) for a, b in pairs if not (s.sealed[a * MOST_SEATS + b] and s.relation[a * MOST_SEATS + b] == PEACE)]


def _needs_loot(s: Position, seat: int) -> Refusal | None:
    if s.phase != 3 or windows.moment(s) != windows.PHASE:
        return Refusal("imperunde/card/plunder/effect")
    return None if plunder_places(s, seat) else Refusal("imperunde/card/plunder/needs-war")


def plunder_places(s: Position, seat: int) -> list[int]:
    """imperunde/card/plunder/coastal: coastal colonies of enemies, each once a round."""
    return [
        country
        for country in rebellion_places(s, seat)
        if s.relation[seat * MOST_SEATS + s.owner[country]] == WAR
        and s.world.waters[country]
        and not s.disc[country] & PLUNDERED
    ]


def _needs_other_colony(s: Position, seat: int) -> Refusal | None:
    return None if rebellion_places(s, seat) else Refusal("imperunde/card/rebellion/other-player")


def rebellion_places(s: Position, seat: int) -> tuple[int, ...]:
    """Colonies of other players."""
    return members(joined(s.realm, others(s, seat)) & ~bits(s.home))


def _needs_hand(s: Position, seat: int) -> Refusal | None:
    return None if unmask_targets(s, seat) else Refusal("imperunde/card/unmask/needs-cards")


def unmask_targets(s: Position, seat: int) -> list[int]:
    """Other players with cards."""
    return [other for other in others(s, seat) if windows.holds_cards(s, other)]


def _needs_card(s: Position, seat: int) -> Refusal | None:
    return Refusal("imperunde/card/counter/not-proactive")


def _needs_frigate(s: Position, seat: int) -> Refusal | None:
    """imperunde/card/seizure/*: the attacker at sea, against an enemy player with a frigate."""
    if s.fight_at < LANDS or s.defender >= s.seats:
        return Refusal("imperunde/card/seizure/frigate-of-enemy-only")
    if s.fight_by == battle.BY_CLEARING:  # imperunde/ruling/seizure-clearing: the newcomer counts as the attacker
        held = s.held[s.fight_at - LANDS]
        other = s.defender if seat == s.attacker else s.attacker
        if seat not in (s.attacker, s.defender) or held >> seat & 1 or not held >> other & 1:
            return Refusal("imperunde/ruling/seizure-clearing")
        prey = s.att_kind.count(FRIGATE) if other == s.attacker else fighting.defenders(s)[FRIGATE]
    else:
        if seat != s.attacker:
            return Refusal("imperunde/card/seizure/attacker-only")
        other, prey = s.defender, fighting.defenders(s)[FRIGATE]
    if not prey or s.relation[seat * MOST_SEATS + other] != WAR:
        return Refusal("imperunde/card/seizure/frigate-of-enemy-only")
    return None


NEEDS: list[Callable[[Position, int], Refusal | None]] = [
    _needs_war, _needs_fort, _needs_black_frigates, _needs_pirates, _needs_cavalry, _needs_peace, _needs_own_defence,
    _needs_own_attack, _needs_ships_to_send, _needs_armies_to_send, _needs_phase_four, _needs_ship, _needs_phase_two,
    _needs_loot, _needs_other_colony, _needs_hand, _needs_card, _needs_frigate,
]  # fmt: skip
