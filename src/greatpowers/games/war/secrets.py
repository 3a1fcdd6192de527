"""What is hidden (war/ruling/marker-knowledge, war/ruling/chit-knowledge), and positions that a seat cannot tell apart.

Hidden are markers and chits that others have looked at, victory cards, and bids and orders until all are in. What
nobody has looked at is not decided yet (see draws.py), so there is nothing to hide.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from greatpowers.core.game import OPEN, PRIVATE, SEALED, WITHHELD, Random, randbelow
from greatpowers.core.luck import weighted
from greatpowers.games.war import auction, draws, explorers, orders, steps
from greatpowers.games.war.actions import DOOMED, FULL, INFLUENCE, LEAST_TOTAL
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.cards import CARDS, SUEZ_CARD
from greatpowers.games.war.chits import UNKNOWN_CHIT
from greatpowers.games.war.frames import Auction, ChitDraw, NativeDraw, Orders, Prospecting, Queue
from greatpowers.games.war.pieces import MOST_ORDERS, UNKNOWN, strength_of
from greatpowers.games.war.position import Position


def secrecy(s: Position, action: int, seat: int, viewer: int | None) -> int:
    """How secret an action is, if taken now."""
    frame = s.frames[-1]
    if isinstance(frame, (NativeDraw, ChitDraw)):
        return OPEN if frame.viewer in (draws.EVERYBODY, viewer) else PRIVATE
    if isinstance(frame, Prospecting):
        return OPEN if viewer == s.mover else PRIVATE
    if isinstance(frame, Queue) and frame.step == steps.DEAL_CARDS:
        return OPEN if viewer == frame.queue[0] else PRIVATE
    if isinstance(frame, Auction):
        return OPEN if viewer == seat or len(auction.bidders(s, frame)) == 1 else SEALED
    if isinstance(frame, Orders):
        return OPEN if viewer == seat or action == s.codes.done else WITHHELD
    return OPEN


def reveals(s: Position, action: int) -> bool:
    """The last bid and the last order open all of them; a resource that is developed is there for all to see."""
    frame = s.frames[-1]
    if isinstance(frame, Auction):
        return len(auction.bidders(s, frame)) == 1
    if isinstance(frame, Orders):
        return action == s.codes.done and len(orders.writers(s, frame)) == 1
    return s.codes.names[action] == "develop"  # its price tells what it is worth


# Steps on the board, where nothing hidden counts and no gift helps.
_ON_THE_BOARD: Final = (
    steps.MOVE,
    steps.SAIL,
    steps.ASHORE,
    steps.MAKE_WAY,
    steps.BRING,
    steps.SINK,
    steps.COMBAT,
    steps.PICK_OFF,
    steps.LOSE,
    steps.RETREAT,
    steps.EMBARK,
    steps.EVACUATE,
)


def choices_are_public(s: Position) -> bool:
    """On the board, where the pieces lie open."""
    return s.frames[-1].step in _ON_THE_BOARD


# -- a player's own record of a running game -----------------------------------------------------------------


def stand_in(s: Position, seat: int, later: Sequence[tuple[int, int]]) -> int:
    """An action for one that a player's record hides, so that what it shows later can still happen."""
    legal = s.legal(seat)
    frame = s.frames[-1]
    if isinstance(frame, NativeDraw):
        return _marker_to_see(s, frame.region, legal, later)
    shown = [action for action, _ in later]
    if s.step == "deal_cards":  # a card that the player draws later is in nobody else's hand
        return next(action for action in legal if action not in shown)
    if s.step == "keep":
        chits = [s.codes.values[action][1] for action in shown if s.codes.names[action] == "chit"]
        return next((s.codes.keep + chit for chit in chits if s.codes.keep + chit in legal), legal[0])
    return next((action for action in shown if action in legal), legal[0])


def _marker_to_see(s: Position, region: int, legal: list[int], later: Sequence[tuple[int, int]]) -> int:
    """What everybody sees later, or what explains all answers that explorers get there."""
    place, answers = region, []
    for action, _ in later:
        name, values = s.codes.names[action], s.codes.values[action]
        if name == "native" and values[0] == region and action in legal:
            return action
        if name == "explore":
            place = values[0]
        elif name == "answer" and place == region:
            answers.append((values[0], values[1] + LEAST_TOTAL))
    fitting = [action for action in legal if _explains(s.codes.values[action][1], answers)]
    crowded = any(answer == FULL for answer, _ in answers)
    strongest = sorted(fitting or legal, key=lambda action: strength_of(s.codes.values[action][1]))
    return strongest[0 if crowded else -1]


def _explains(code: int, answers: list[tuple[int, int]]) -> bool:
    """Whether natives of this marker would have answered so."""
    meant = [(INFLUENCE if answer == FULL else answer, reached) for answer, reached in answers if answer != DOOMED]
    return all(explorers.answer_to(code, reached) == answer for answer, reached in meant)


# -- imagining -----------------------------------------------------------------------------------------------


def imagine(s: Position, seat: int, rng: Random) -> Position:
    """A copy where what this seat cannot know is drawn again."""
    copy = s.clone()
    copy.cached = None
    _imagine_markers(copy, seat, rng)
    _imagine_chits(copy, seat, rng)
    if s.house.victory_cards:
        _imagine_cards(copy, seat, rng)
    frame = copy.frames[-1]
    if isinstance(frame, Auction):
        _imagine_bids(copy, frame, seat, rng)
    elif isinstance(frame, Orders):
        _forget_orders(copy, frame, seat)
    return copy


def _imagine_markers(s: Position, seat: int, rng: Random) -> None:
    """Markers that only others have looked at."""
    unknown = [
        region
        for region in range(REGIONS)
        if s.marker[region] == UNKNOWN and s.marker_truth[region] and not s.marker_lore[seat * REGIONS + region]
    ]
    if not unknown:
        return
    s.marker_pool, s.marker_truth, s.marker_lore = s.marker_pool[:], s.marker_truth[:], s.marker_lore[:]
    for region in unknown:
        s.marker_pool[s.marker_truth[region]] += 1
        s.marker_truth[region] = 0
    for region in unknown:
        code = weighted(draws.chances(s, region), rng)
        s.marker_pool[code] -= 1
        s.marker_truth[region] = code
        for other in range(s.seats):
            if s.marker_lore[other * REGIONS + region]:
                s.marker_lore[other * REGIONS + region] = code


def _imagine_chits(s: Position, seat: int, rng: Random) -> None:
    """Chits that only others have looked at, those in an engineer's hand included."""
    unknown = [
        region
        for region in range(REGIONS)
        if s.chit[region] == UNKNOWN_CHIT and not s.chit_lore[seat * REGIONS + region]
    ]
    in_hand = [frame for frame in s.frames if isinstance(frame, Prospecting) and s.mover != seat]
    s.chit_pool, s.chit_truth, s.chit_lore = s.chit_pool[:], s.chit_truth[:], s.chit_lore[:]
    for region in unknown:
        s.chit_pool[s.chit_truth[region]] += 1
    for frame in in_hand:
        for chit in frame.drawn:
            s.chit_pool[chit] += 1
    for region in unknown:
        chit = weighted(s.chit_pool, rng)
        s.chit_pool[chit] -= 1
        s.chit_truth[region] = chit
        for other in range(s.seats):
            if s.chit_lore[other * REGIONS + region]:
                s.chit_lore[other * REGIONS + region] = chit
    for frame in in_hand:
        for k in range(len(frame.drawn)):
            frame.drawn[k] = weighted(s.chit_pool, rng)
            s.chit_pool[frame.drawn[k]] -= 1


def _imagine_cards(s: Position, seat: int, rng: Random) -> None:
    first = SUEZ_CARD if s.house.suez else SUEZ_CARD + 1
    deck = [card for card in range(first, CARDS) if card != s.card[seat]]
    s.card = s.card[:]
    for other in range(s.seats):
        if other != seat and s.card[other] >= 0:
            s.card[other] = deck.pop(randbelow(rng, len(deck)))


def _imagine_bids(s: Position, sealed: Auction, seat: int, rng: Random) -> None:
    for other in range(s.seats):
        if other != seat and sealed.bids[other] != auction.NO_BID:
            sealed.bids[other] = randbelow(rng, len(auction.bid_legal(s, sealed, other)))


def _forget_orders(s: Position, sealed: Orders, seat: int) -> None:
    """Whatever others have ordered, it may as well be nothing."""
    for other in range(s.seats):
        if other != seat:
            sealed.lines[other * MOST_ORDERS : (other + 1) * MOST_ORDERS] = [orders.EMPTY] * MOST_ORDERS
