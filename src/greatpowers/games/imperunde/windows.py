"""When cards may be played: windows (imperunde/ruling/card-windows) and answers (imperunde/ruling/counter-chains).

Who is asked follows from what everybody can see: who holds cards at all, who takes part, who wants to be asked. So a
question tells nothing about a hand.
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.games.imperunde import cards, steps
from greatpowers.games.imperunde.actions import ALWAYS
from greatpowers.games.imperunde.deck import (
    AMBUSH,
    ARMISTICE_CARD,
    CARDS,
    COPIES,
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
from greatpowers.games.imperunde.position import Position, order_of_play, replaced

# Kinds of windows. Within a battle: before its first dice, before later dice, and right after losses.
PHASE: Final = 0  # at the start of the phases that cards wait for; everybody with cards is asked
TURN: Final = 1  # before a player's turn
BETWEEN: Final = 2  # all other pauses
BEFORE: Final = 3
MID: Final = 4
AFTER: Final = 5
RESPONSE: Final = 6
TURN_PHASES: Final = (4, 6, 7)  # in the others nobody is on turn

# Which cards fit which kind of window (imperunde/ruling/cards-in-battle); those of phases come with their phase.
_OPEN = (
    ARMISTICE_CARD, PIRATES_CARD, PRIVATEERS, DECLARATION, FORGED_SEA, FORGED_LAND, SMUGGLING, SABOTAGE, PEACE_TREATY,
    PLUNDER, REBELLION, UNMASK,
)  # fmt: skip
_BEFORE = (TREASON, AMBUSH, SURPRISE, HUSSAR, SEIZURE, ARMISTICE_CARD, SABOTAGE, UNMASK)
_MID = (HUSSAR, ARMISTICE_CARD, SABOTAGE, UNMASK)
FITTING: Final[list[tuple[int, ...]]] = [_OPEN, _OPEN, _OPEN, _BEFORE, _MID, (ARMISTICE_CARD,), (COUNTER,)]


def open_window(s: Position, kind: int) -> None:
    """Ask whoever is to be asked; nothing happens when that is nobody."""
    s.windows.append(kind)
    s.passed = 0
    if next_asked(s) < 0:
        s.windows.pop()
    else:
        s.steps.append(steps.WINDOW)


def moment(s: Position) -> int:
    """The kind of window that is open, also while a card's targets are named; whoever is on turn plays in a pause."""
    step = s.steps[-2] if s.steps[-1] == steps.TARGET else s.steps[-1]
    return s.windows[-1] if step == steps.WINDOW else BETWEEN


def asking_order(s: Position) -> list[int]:
    """imperunde/ruling/window-order: attacker and defender of a battle, else the one on turn; then order of play."""
    if s.windows[-1] >= BEFORE:
        first = [s.attacker, s.defender]
    else:
        first = [s.active if s.phase in TURN_PHASES and s.turn else s.starter]
    order = [seat for seat in first if 0 <= seat < s.seats]
    return order + [seat for seat in order_of_play(s) if seat not in order]


def next_asked(s: Position) -> int:
    """The next seat to be asked in this window, or -1."""
    kind = s.windows[-1]
    if kind != PHASE and ALWAYS not in s.alert:
        if kind < BEFORE:
            return -1
        seats = [seat for seat in (s.attacker, s.defender) if seat < s.seats]
    else:
        seats = asking_order(s)
    if not _can_exist(s, kind):
        return -1
    for seat in seats:
        if not s.passed >> seat & 1 and _listens(s, seat, kind):
            return seat
    return -1


def _can_exist(s: Position, kind: int) -> bool:
    """Whether a card that fits could be in somebody's hand, as far as all can see: not if all copies were played."""
    return s.discard == _NONE_PLAYED or any(s.discard[card] < COPIES[card] for card in FITTING[kind])


_NONE_PLAYED = [0] * CARDS


def _listens(s: Position, seat: int, kind: int) -> bool:
    """Whoever holds cards and does not rest: always, or when it is his battle or a pause that cards wait for."""
    if s.resting[seat] or not holds_cards(s, seat):
        return False
    if s.alert[seat] == ALWAYS or kind == PHASE:
        return True
    return kind >= BEFORE and seat in (s.attacker, s.defender)


def holds_cards(s: Position, seat: int) -> bool:
    """Whether a hand is not empty, which everybody can see."""
    return any(s.hand[seat * CARDS : (seat + 1) * CARDS])


# -- the window ----------------------------------------------------------------------------------------------


def resume(s: Position) -> None:
    """Ask the next one; the window closes when all have passed in a row."""
    seat = next_asked(s)
    if seat < 0:
        s.windows.pop()
        s.steps.pop()
        s.passed = 0  # a window around this one is asked anew
    else:
        s.to_act = seat


def legal(s: Position) -> list[int]:
    """A card, or not; or no more in this phase."""
    return [s.codes.pass_, s.codes.rest, *cards.playable(s, s.to_act)]


def apply(s: Position, action: int) -> None:
    """The answer of the one who was asked."""
    seat = s.decider
    if action == s.codes.pass_:
        s.passed |= 1 << seat
    elif action == s.codes.rest:
        s.resting = replaced(s.resting, seat, 1)
    else:
        cards.announce(s, seat, s.codes.values[action][0])


def why_not(s: Position, action: int) -> Refusal | None:
    """Why a card cannot be played."""
    if s.codes.names[action] == "card":
        return cards.why_not(s, s.to_act, s.codes.values[action][0])
    return None


# -- answers to a card ---------------------------------------------------------------------------------------


def respond(s: Position) -> None:
    """imperunde/card/counter/any-player: everybody else may counter the card that has just been played."""
    s.passed = 0
    s.steps.append(steps.RESPONSE)


def next_response(s: Position) -> int:
    """The next seat that may counter the top card, in order of play after its player; -1: nobody."""
    if s.discard[COUNTER] == COPIES[COUNTER]:
        return -1
    player = s.chain_seat[-1]
    touched = [s.chain_seat[-2]] if len(s.chain_seat) > 1 else cards.touched(s)
    for seat in order_of_play(s, player):
        if seat == player or s.passed >> seat & 1 or s.resting[seat] or not holds_cards(s, seat):
            continue
        if s.alert[seat] == ALWAYS or seat in touched:
            return seat
    return -1


def response_resume(s: Position) -> None:
    """Ask the next one; when all have passed, the top card is settled."""
    seat = next_response(s)
    if seat >= 0:
        s.to_act = seat
        return
    cards.settle(s)


def response_legal(s: Position) -> list[int]:
    """Counter it, or not."""
    out = [s.codes.pass_, s.codes.rest]
    if s.hand[s.to_act * CARDS + COUNTER]:
        out.append(s.codes.card + COUNTER)
    return out


def response_apply(s: Position, action: int) -> None:
    """The answer of the one who was asked."""
    seat = s.decider
    if action == s.codes.pass_:
        s.passed |= 1 << seat
    elif action == s.codes.rest:
        s.resting = replaced(s.resting, seat, 1)
    else:
        cards.lay_down(s, seat, COUNTER)
        s.chain_card.append(COUNTER)
        s.chain_seat.append(seat)
        s.passed = 0


def response_why_not(s: Position, action: int) -> Refusal | None:
    """Only Counter-espionage answers a card."""
    if s.codes.names[action] != "card":
        return None
    card = s.codes.values[action][0]
    if card == UNMASK:
        return Refusal("imperunde/card/unmask/not-against-played")
    if card != COUNTER:
        return Refusal("imperunde/cards/first-announced-first-played")
    if not s.hand[s.to_act * CARDS + card]:
        return Refusal("imperunde/cards/free-card-each-round")
    return None
