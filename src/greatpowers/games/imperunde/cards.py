"""The secret service: hands, what may be played now, playing a card, unmasking a hand (imperunde/cards/*)."""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.games.imperunde import effects, needs, steps, windows
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.deck import (
    AMBUSH,
    CARD_IDS,
    CARDS,
    COUNTER,
    HUSSAR,
    PEACE_TREATY,
    PLUNDER,
    SEIZURE,
    SMUGGLING,
    SURPRISE,
    TREASON,
)
from greatpowers.games.imperunde.pieces import MOST_SEATS
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.world import LANDS

# -- hands ---------------------------------------------------------------------------------------------------


def draw(s: Position, seat: int, card: int) -> None:
    """From the pile into a hand; only its owner sees it."""
    s.pile[card] -= 1
    s.hand[seat * CARDS + card] += 1
    if s.told is not None:
        s.told.append((tell.DREW, seat, card))


def lay_down(s: Position, seat: int, card: int) -> None:
    """imperunde/cards/played-are-discarded."""
    s.hand[seat * CARDS + card] -= 1
    s.discard[card] += 1
    forget(s, seat, card)
    if s.told is not None:
        s.told.append((tell.CARD_PLAYED, seat, card))


def forget(s: Position, seat: int, card: int) -> None:
    """A card that others knew of has left the hand."""
    for viewer in range(s.seats):
        _unlearn(s, viewer, seat, card)


def _unlearn(s: Position, viewer: int, seat: int, card: int) -> None:
    code = known(viewer, seat, card)
    if code in s.seen:
        s.seen = s.seen[:]
        s.seen.remove(code)


def known(viewer: int, seat: int, card: int) -> int:
    """The code of what a viewer knows of a hand."""
    return (viewer * MOST_SEATS + seat) * CARDS + card


# -- what can be played now ----------------------------------------------------------------------------------


def playable(s: Position, seat: int) -> list[int]:
    """The cards in this hand that may be played at this moment."""
    row, first = seat * CARDS, s.codes.card
    fitting = [card for card in windows.FITTING[windows.moment(s)] if s.hand[row + card]]
    return [first + card for card in fitting if needs.NEEDS[card](s, seat) is None]


def why_not(s: Position, seat: int, card: int) -> Refusal | None:
    """Why a player cannot play this card now."""
    if not s.hand[seat * CARDS + card]:
        return Refusal("imperunde/cards/free-card-each-round", card=CARD_IDS[card])
    if card not in windows.FITTING[windows.moment(s)]:
        return Refusal(_WRONG_MOMENT.get(card, "imperunde/ruling/cards-in-battle"), card=CARD_IDS[card])
    return needs.NEEDS[card](s, seat)


_WRONG_MOMENT: dict[int, str] = {
    TREASON: "imperunde/card/treason/before-first-dice",
    HUSSAR: "imperunde/card/hussar/effect",
    AMBUSH: "imperunde/card/ambush/before-first-dice",
    SURPRISE: "imperunde/card/surprise/first-round-only",
    SEIZURE: "imperunde/card/seizure/before-first-dice",
    COUNTER: "imperunde/card/counter/not-proactive",
    SMUGGLING: "imperunde/card/smuggling/phase-only",
    PEACE_TREATY: "imperunde/card/peace-treaty/phase-only",
    PLUNDER: "imperunde/card/plunder/effect",
}


# -- playing a card ------------------------------------------------------------------------------------------


def announce(s: Position, seat: int, card: int) -> None:
    """imperunde/cards/first-announced-first-played: announced is played; its targets are named next."""
    lay_down(s, seat, card)
    s.card = card
    s.player = seat
    s.t_place = s.t_to = s.t_seat = s.t_kind = s.t_take = -1
    s.openly = 0
    s.steps.append(steps.TARGET)


def settle(s: Position) -> None:
    """imperunde/ruling/counter-chains: nobody answers the top card; a counter cancels the card below, others act."""
    card = s.chain_card.pop()
    s.chain_seat.pop()
    if not s.chain_card:
        s.steps.pop()  # the response
        s.passed = 0
        effects.EFFECTS[card](s)
        return
    cancelled = s.chain_card.pop()
    s.chain_seat.pop()
    s.passed = 0
    if s.told is not None:
        s.told.append((tell.COUNTERED, cancelled))
    if not s.chain_card:
        s.steps.pop()


def touched(s: Position) -> list[int]:
    """Whom the card strikes: he is asked whether he counters it."""
    card = s.card
    if card in (TREASON, HUSSAR, AMBUSH, SURPRISE, SEIZURE):
        return [seat for seat in (s.attacker, s.defender) if 0 <= seat < s.seats]
    if card == PEACE_TREATY:
        return [s.t_seat, s.t_kind]
    if s.t_seat >= 0:
        return [s.t_seat]
    if 0 <= s.t_place < LANDS:
        return [s.owner[s.t_place]]
    if s.t_place >= LANDS:
        return [seat for seat in range(s.seats) if any(needs.ships_of(s, s.t_place, seat))]
    return []


# -- unmasking -----------------------------------------------------------------------------------------------


def unmask_resume(s: Position) -> None:
    """The player takes one."""
    if not windows.holds_cards(s, s.t_seat):
        s.steps.pop()  # the last one was played as a counter
    else:
        s.to_act = s.player


def unmask_legal(s: Position) -> list[int]:
    """Any card of the hand."""
    row = s.t_seat * CARDS
    return [s.codes.take + card for card in range(CARDS) if s.hand[row + card]]


def unmask_apply(s: Position, action: int) -> None:
    """imperunde/card/unmask/steal: it is shuffled into the pile; who has not seen which knows less of this hand now."""
    card = s.codes.values[action][0]
    victim = s.t_seat
    s.hand[victim * CARDS + card] -= 1
    s.pile[card] += 1
    for viewer in range(s.seats):
        if viewer == s.player or s.openly:
            _unlearn(s, viewer, victim, card)
        else:
            s.seen = [code for code in s.seen if code // CARDS != viewer * MOST_SEATS + victim]
    if s.told is not None:
        for viewer in range(s.seats) if s.openly else (s.player, victim):
            s.told.append((tell.TAKEN, viewer, victim, card))
    s.steps.pop()


def unmask_why_not(s: Position, action: int) -> Refusal | None:
    """Only what is there."""
    return None if action in unmask_legal(s) else Refusal("imperunde/card/unmask/steal")
