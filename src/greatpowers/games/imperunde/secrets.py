"""What is hidden (imperunde/ruling/public-information), and positions that a seat cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from greatpowers.core.game import OPEN, PRIVATE, SEALED, Random, randbelow
from greatpowers.core.luck import weighted
from greatpowers.games.imperunde import budget, cards, steps
from greatpowers.games.imperunde.deck import CARDS, COPIES
from greatpowers.games.imperunde.frames import CardPlay, Deal, Debts
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.powers import others
from greatpowers.games.imperunde.recount import cards_held
from greatpowers.games.imperunde.sheet import UNDECIDED


def secrecy(s: Position, seat: int, viewer: int | None) -> int:
    """How secret an action is: drawn cards, debts until the last choice is in, a card that is taken secretly.

    imperunde/ruling/public-information.
    """
    frame = s.frames[-1]
    if isinstance(frame, Deal):
        return OPEN if viewer == frame.queue[0] else PRIVATE
    if isinstance(frame, Debts):
        return OPEN if viewer == seat or _is_last(s, frame) else SEALED
    if isinstance(frame, CardPlay) and frame.step == steps.UNMASK and not frame.openly:
        return OPEN if viewer in (frame.player, frame.victim) else PRIVATE
    return OPEN


def reveals(s: Position) -> bool:
    """The last choice of debts opens all of them; a card that is not countered may open a hand."""
    frame = s.frames[-1]
    return isinstance(frame, CardPlay) or (isinstance(frame, Debts) and _is_last(s, frame))


def _is_last(s: Position, debts: Debts) -> bool:
    """Whether only one player has not chosen yet."""
    return len(budget.undecided(s, debts)) == 1


# Steps whose choices depend on cards in the hand as well; those of the others but WINDOW ... UNMASK do not.
_WITH_CARDS: Final = (steps.INVEST, steps.MOVE, steps.EMBARK)
_WITHOUT_CARDS: Final = (
    steps.START_SHIPS,
    steps.EQUIP,
    steps.SMUGGLE,
    steps.LEAVE,
    steps.ASSAULT,
    steps.PICK,
    steps.DEFEND,
    steps.REINFORCE,
    steps.WINDS,
)


def choices_are_public(s: Position, seat: int) -> bool:
    """How many cards a player has lies open: without one, so do all choices on the board."""
    step = s.frames[-1].step
    return step in _WITHOUT_CARDS or (step in _WITH_CARDS and not any(s.hand[seat * CARDS : (seat + 1) * CARDS]))


# -- a player's own record of a running game ------------------------------------------------------------------


def stand_in(s: Position, seat: int, later: Sequence[tuple[int, int]]) -> int:
    """An action for one that a player's record hides, so that what it shows later can still happen.

    A player draws a card to be shown later where enough copies are left for those who show one earlier, otherwise
    what is missed least. A card that is taken is the one that its owner shows last, or never.
    """
    frame = s.frames[-1]
    if isinstance(frame, Deal):
        return s.codes.draw + _card_toweighted(s, frame.queue[0], later)
    legal = s.legal(seat)
    if isinstance(frame, CardPlay):
        shown = [card for owner, card in _shown(s, later, [0] * len(s.hand)) if owner == frame.victim]
        order = [*shown, *range(CARDS)]
        return max(legal, key=lambda action: order.index(s.codes.values[action][0]))
    return legal[0]


def _card_toweighted(s: Position, seat: int, later: Sequence[tuple[int, int]]) -> int:
    wanted = [0] * CARDS  # by those who show one earlier
    for owner, card in _shown(s, later, s.hand[:]):
        if owner == seat and s.pile[card] > wanted[card]:
            return card
        wanted[card] += 1
    return max((card for card in range(CARDS) if s.pile[card]), key=lambda card: s.pile[card] - wanted[card])


def _shown(s: Position, later: Sequence[tuple[int, int]], hand: list[int]) -> list[tuple[int, int]]:
    """Who shows which card, in order, that is not in these hands; -1: the player whose record it is draws it."""
    victims = [-1] * s.seats
    out: list[tuple[int, int]] = []
    for action, seat in later:
        name, values = s.codes.names[action], s.codes.values[action]
        if name == "against":
            victims[seat] = values[0]
        elif name == "draw":
            out.append((-1, values[0]))
        elif name in ("card", "interrupt", "take"):
            owner = victims[seat] if name == "take" else seat
            at = owner * CARDS + values[-1]
            if hand[at]:
                hand[at] -= 1
            else:
                out.append((owner, values[-1]))
    return out


# -- imagining -----------------------------------------------------------------------------------------------


def imagine(s: Position, seat: int, rng: Random) -> Position:
    """A copy where what this seat cannot know is drawn again: other hands beyond what it has seen, the pile, debts."""
    copy = s.clone()
    copy.cached = None
    _imagine_cards(copy, seat, rng)
    frame = copy.frames[-1]
    if isinstance(frame, Debts):
        _imagine_debts(copy, frame, seat, rng)
    return copy


def _imagine_cards(s: Position, seat: int, rng: Random) -> None:
    unknown = [COPIES[card] - s.discard[card] - s.hand[seat * CARDS + card] for card in range(CARDS)]
    sizes = [sum(s.hand[other * CARDS : (other + 1) * CARDS]) for other in range(s.seats)]
    s.hand = s.hand[:]
    for other in others(s, seat):
        at = cards.known(s, seat, other)
        s.hand[other * CARDS : (other + 1) * CARDS] = s.known[at : at + CARDS]
        for card in range(CARDS):
            unknown[card] -= s.known[at + card]
    for other in others(s, seat):
        for _ in range(sizes[other] - sum(s.hand[other * CARDS : (other + 1) * CARDS])):
            card = weighted(unknown, rng)
            unknown[card] -= 1
            s.hand[other * CARDS + card] += 1
    s.pile = unknown
    s.cards_held = cards_held(s)
    own = cards.known(s, seat, 0), cards.known(s, seat + 1, 0)
    known = bytearray(len(s.known))
    known[own[0] : own[1]] = s.known[own[0] : own[1]]
    s.known = known


def _imagine_debts(s: Position, debts: Debts, seat: int, rng: Random) -> None:
    """Choices of debts that are still hidden."""
    for other in others(s, seat):
        if debts.booking[other] != UNDECIDED:
            options = budget.choices(s, other)
            debts.booking[other] = options[randbelow(rng, len(options))]
