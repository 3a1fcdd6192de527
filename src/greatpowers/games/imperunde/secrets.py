"""What is hidden (imperunde/ruling/public-information), and positions that a seat cannot tell from the real one."""

from __future__ import annotations

from greatpowers.core.game import OPEN, PRIVATE, SEALED, Random, randbelow
from greatpowers.games.imperunde import budget, cards, steps
from greatpowers.games.imperunde.deck import CARDS, COPIES
from greatpowers.games.imperunde.frames import CardPlay, Deal, Debts
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.powers import others
from greatpowers.games.imperunde.sheet import UNDECIDED


def secrecy(s: Position, seat: int, viewer: int | None) -> int:
    """How secret an action is: drawn cards, debts until the last choice is in, a card that is taken secretly."""
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


# -- imagining -----------------------------------------------------------------------------------------------


def imagine(s: Position, seat: int, rng: Random) -> Position:
    """A copy where what this seat cannot know is dealt anew: other hands beyond what it has seen, the pile, debts."""
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
    for other in others(s, seat):
        at = cards.known(s, seat, other)
        s.hand[other * CARDS : (other + 1) * CARDS] = s.known[at : at + CARDS]
        for card in range(CARDS):
            unknown[card] -= s.known[at + card]
    for other in others(s, seat):
        for _ in range(sizes[other] - sum(s.hand[other * CARDS : (other + 1) * CARDS])):
            card = _draw(unknown, rng)
            unknown[card] -= 1
            s.hand[other * CARDS + card] += 1
    s.pile = unknown
    own = cards.known(s, seat, 0), cards.known(s, seat + 1, 0)
    known = bytearray(len(s.known))
    known[own[0] : own[1]] = s.known[own[0] : own[1]]
    s.known = known


def _draw(row: list[int], rng: Random) -> int:
    ticket = randbelow(rng, sum(row))
    for card, number in enumerate(row):
        ticket -= number
        if ticket < 0:
            return card
    raise AssertionError("no card is left")


def _imagine_debts(s: Position, debts: Debts, seat: int, rng: Random) -> None:
    """Choices of debts that are still hidden."""
    for other in others(s, seat):
        if debts.booking[other] != UNDECIDED:
            options = budget.choices(s, other)
            debts.booking[other] = options[randbelow(rng, len(options))]
