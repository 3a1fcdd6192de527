"""Hidden victory cards (war/opt/hidden-vp): dealing them in secret, and whether their conditions hold.

Step: DEAL_CARDS (luck).
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import CHANCE
from greatpowers.core.rows import replaced
from greatpowers.games.war import events as tell
from greatpowers.games.war import steps
from greatpowers.games.war.board import STRAIT_REGION, SUEZ, ZONES
from greatpowers.games.war.cards import (
    CARD_POINTS,
    CARDS,
    CONQUEST_CARD,
    EACH_ZONE_CARD,
    FIRST_ZONE_CARD,
    FLEETS_CARD,
    PEACE_CARD,
    SUEZ_CARD,
    WESTERNIZED_CARD,
)
from greatpowers.games.war.frames import Queue
from greatpowers.games.war.lands import controls_zone, is_westernized, regions_of
from greatpowers.games.war.pieces import FLEET, MOST_SEATS, UNITS
from greatpowers.games.war.position import Position

CANAL_COMPLETE: Final = 2  # payments (war/opt/suez/payments)


def begin(s: Position) -> None:
    """Everybody draws one card (war/opt/hidden-vp/deal)."""
    s.frames.append(Queue(list(s.order), steps.DEAL_CARDS))


def deal_resume(s: Position, deal: Queue) -> None:
    """One card each."""
    if deal.queue:
        s.to_act = CHANCE
    else:
        s.frames.pop()


def deal_legal(s: Position, deal: Queue, seat: int) -> list[int]:
    """The cards left; without the canal there is no card for it (war/opt/hidden-vp/suez-card)."""
    first = SUEZ_CARD if s.house.suez else SUEZ_CARD + 1
    return [s.codes.card + card for card in range(first, CARDS) if card not in s.card]


def deal_apply(s: Position, deal: Queue, seat: int, action: int) -> None:
    """Only its holder sees it."""
    card, holder = action - s.codes.card, deal.queue.pop(0)
    s.card = replaced(s.card, holder, card)
    if s.events is not None:
        s.events.append((tell.CARD_DEALT, holder, card))


def points(s: Position, seat: int) -> int:
    """What a player's card is worth now (war/opt/hidden-vp/scored-at-end)."""
    card = s.card[seat]
    return CARD_POINTS[card] if card >= 0 and holds(s, seat, card) else 0


def holds(s: Position, seat: int, card: int) -> bool:
    """Whether the condition of a card holds for a player (war/opt/hidden-vp; war/ruling/hidden-cards)."""
    if card >= FIRST_ZONE_CARD:  # war/opt/hidden-vp/zone-cards
        return controls_zone(s, seat, card - FIRST_ZONE_CARD)
    if card == SUEZ_CARD:
        return s.canal == CANAL_COMPLETE and s.owner[STRAIT_REGION[SUEZ]] == seat
    if card == FLEETS_CARD:
        return _rules_the_waves(s, seat)
    if card == PEACE_CARD:  # war/opt/hidden-vp/peace-card
        return not any(s.war[seat * MOST_SEATS + other] and s.realm[other] for other in range(s.seats))
    if card == CONQUEST_CARD:
        return s.conqueror == seat
    if card == WESTERNIZED_CARD:  # war/opt/hidden-vp/westernized-card
        regions = regions_of(s, seat)
        return bool(regions) and all(is_westernized(s, region) for region in regions)
    assert card == EACH_ZONE_CARD  # war/opt/hidden-vp/each-zone-card
    return len({s.world.zone[region] for region in regions_of(s, seat)}) == ZONES


def _rules_the_waves(s: Position, seat: int) -> bool:
    """At least twice as many fleets as anybody else (war/opt/hidden-vp/fleets-card)."""
    own = s.forces[seat * UNITS + FLEET]
    others = [s.forces[other * UNITS + FLEET] for other in range(s.seats) if other != seat]
    return own > 0 and own >= 2 * max(others)
