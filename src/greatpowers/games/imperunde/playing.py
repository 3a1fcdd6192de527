"""Cards are offered, played, countered (imperunde/ruling/window-order, imperunde/ruling/counter-chains).

Steps: WINDOW, RESPONSE. What a card is played on is named in between: see `targets.py`.
"""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.core.rows import replaced
from greatpowers.games.imperunde import cards, effects, needs, windows
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.actions import ALWAYS
from greatpowers.games.imperunde.deck import (
    AMBUSH,
    CARDS,
    COPIES,
    COUNTER,
    HUSSAR,
    PEACE_TREATY,
    SEIZURE,
    SURPRISE,
    TREASON,
    UNMASK,
)
from greatpowers.games.imperunde.forces import battle_around
from greatpowers.games.imperunde.frames import CardPlay, Window
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.powers import order_of_play
from greatpowers.games.imperunde.world import LANDS

# -- the window ----------------------------------------------------------------------------------------------


def window_resume(s: Position, window: Window) -> None:
    """Ask the next one; the window closes when all have passed in a row."""
    if window.asked < 0:
        window.asked = windows.next_asked(s, window.kind, window.passed)
    if window.asked < 0:
        s.frames.pop()
    else:
        s.to_act = window.asked


def window_legal(s: Position, window: Window, seat: int) -> list[int]:
    """A card, or not; or no more in this phase."""
    return [s.codes.pass_, s.codes.rest, *cards.playable(s, seat, window.kind)]


def window_apply(s: Position, window: Window, seat: int, action: int) -> None:
    """A card is played, after which all get to play again; or not."""
    window.asked = -1
    if not _declines(s, window, seat, action):
        window.passed = 0
        cards.announce(s, seat, s.codes.values[action][0])


def _declines(s: Position, frame: Window | CardPlay, seat: int, action: int) -> bool:
    """Whether no card is played: this time, or no more in this phase."""
    if action == s.codes.pass_:
        frame.passed |= 1 << seat
    elif action == s.codes.rest:
        s.resting = replaced(s.resting, seat, 1)
    else:
        return False
    return True


def window_why_not(s: Position, window: Window, seat: int, action: int) -> Refusal | None:
    """Why a card cannot be played."""
    if s.codes.names[action] == "card":
        return cards.why_not(s, seat, s.codes.values[action][0])
    return None


# -- answers to a card ---------------------------------------------------------------------------------------


def response_resume(s: Position, response: CardPlay) -> None:
    """Ask the next one; when all have passed, the last card of the chain counts."""
    if response.asked < 0:
        response.asked = next_response(s, response)
    if response.asked < 0:
        _settle(s, response)
    else:
        s.to_act = response.asked


def next_response(s: Position, response: CardPlay) -> int:
    """The next seat that may counter the last card, in order of play after its player; -1: none.

    imperunde/card/counter/any-player.
    """
    if s.discard[COUNTER] == COPIES[COUNTER]:
        return -1
    player = response.chain_seats[-1]
    hit = struck(s, response)
    for seat in order_of_play(s, player):
        if seat == player or response.passed >> seat & 1 or s.resting[seat] or not windows.holds_cards(s, seat):
            continue
        if s.alert[seat] == ALWAYS or seat in hit:
            return seat
    return -1


def struck(s: Position, response: CardPlay) -> list[int]:
    """Whom the last card strikes: the player of the one that it counters, or those on whom it is played."""
    seats = response.chain_seats
    return [seats[-2]] if len(seats) > 1 else touched(s, response)


def touched(s: Position, card: CardPlay) -> list[int]:
    """Whom the card strikes: they get to counter it."""
    if card.card in (TREASON, HUSSAR, AMBUSH, SURPRISE, SEIZURE):
        battle = battle_around(s)
        assert battle is not None
        return [seat for seat in (battle.attacker, battle.defender) if seat < s.seats]
    if card.card == PEACE_TREATY:
        return [card.victim, card.partner]
    if card.victim >= 0:
        return [card.victim]
    if 0 <= card.place < LANDS:
        return [s.owner[card.place]]
    if card.place >= LANDS:
        return [seat for seat in range(s.seats) if any(needs.ships_of(s, card.place, seat))]
    return []


def _settle(s: Position, response: CardPlay) -> None:
    """The last card is not answered: a counter cancels the one before, others act (imperunde/ruling/counter-chains).

    imperunde/cards/effect-unless-countered; imperunde/card/counter/effect; imperunde/card/counter/of-unmask: whatever
    it is. imperunde/card/counter/of-counter: if a counter is cancelled, the card before it stands again.
    """
    response.passed = 0
    _drop_last(response)
    if not response.chain:
        s.frames.pop()
        effects.EFFECTS[response.card](s, response)
        return
    cancelled = _drop_last(response)
    if s.events is not None:
        s.events.append((tell.COUNTERED, cancelled))
    if not response.chain:
        s.frames.pop()


def _drop_last(response: CardPlay) -> int:
    """The last card of the chain, taken from it."""
    response.chain_seats.pop()
    return response.chain.pop()


def response_legal(s: Position, response: CardPlay, seat: int) -> list[int]:
    """Counter it, or not; no other card (imperunde/card/unmask/not-against-played)."""
    out = [s.codes.pass_, s.codes.rest]
    if s.hand[seat * CARDS + COUNTER]:
        out.append(s.codes.card + COUNTER)
    return out


def response_apply(s: Position, response: CardPlay, seat: int, action: int) -> None:
    """The card is countered, and the counter may be countered; or not."""
    response.asked = -1
    if not _declines(s, response, seat, action):
        cards.lay_down(s, seat, COUNTER)
        response.chain.append(COUNTER)
        response.chain_seats.append(seat)
        response.passed = 0


def response_why_not(s: Position, response: CardPlay, seat: int, action: int) -> Refusal | None:
    """Only Counter-espionage answers a card."""
    if s.codes.names[action] != "card":
        return None
    card = s.codes.values[action][0]
    if card == UNMASK:
        return Refusal("imperunde/card/unmask/not-against-played")
    if card != COUNTER:
        return Refusal("imperunde/cards/first-announced-first-played")
    if not s.hand[seat * CARDS + card]:
        return Refusal("imperunde/cards/free-card-each-round")
    return None
