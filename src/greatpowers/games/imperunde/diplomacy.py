"""Secret service and diplomacy: the deal, the talks, war and peace (imperunde/diplomacy/*, imperunde/relations/*)."""

from __future__ import annotations

from greatpowers.core.game import CHANCE, Refusal
from greatpowers.games.imperunde import cards, goal, steps
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.actions import MOST_GOAL
from greatpowers.games.imperunde.deck import CARDS
from greatpowers.games.imperunde.pieces import MOST_SEATS, PEACE, POSTS, WAR
from greatpowers.games.imperunde.position import Position, british, order_of_play, replaced, set_relation


def begin(s: Position) -> None:
    """Played cards go back into the pile, states made by cards lapse, everybody gets a card."""
    for card in range(CARDS):  # imperunde/diplomacy/reshuffle
        s.pile[card] += s.discard[card]
        s.discard[card] = 0
    s.sealed = [0] * (MOST_SEATS * MOST_SEATS)
    for seat in range(s.seats):
        for other in range(seat + 1, s.seats):
            _settle_pair(s, seat, other)
    last = british(s)  # imperunde/diplomacy/deal
    s.queue = [seat for seat in order_of_play(s) if seat != last] + [last]
    s.steps.append(steps.DEAL)


def settled(s: Position, seat: int, other: int) -> int:
    """imperunde/ruling/stances: peace if both want it, unless a card has fixed the pair."""
    if s.sealed[seat * MOST_SEATS + other]:
        return s.relation[seat * MOST_SEATS + other]
    both = s.stance[seat * MOST_SEATS + other] + s.stance[other * MOST_SEATS + seat]
    return PEACE if both == 0 else WAR


def _settle_pair(s: Position, seat: int, other: int) -> None:
    """What they want is how they stand."""
    state = settled(s, seat, other)
    if s.told is not None and s.relation[seat * MOST_SEATS + other] != state:
        s.told.append((tell.RELATION, seat, other, state))
    set_relation(s, seat, other, state)


# -- the deal ------------------------------------------------------------------------------------------------


def deal_resume(s: Position) -> None:
    """One hidden card each, as long as there are any (imperunde/ruling/deal-order)."""
    if s.queue and sum(s.pile):
        s.to_act = CHANCE
    else:
        s.queue = []
        s.steps.pop()


def deal_legal(s: Position) -> list[int]:
    """Any card of the pile."""
    return [s.codes.draw + card for card in range(CARDS) if s.pile[card]]


def deal_weights(s: Position) -> list[int]:
    """As likely as there are copies."""
    return [number for number in s.pile if number]


def deal_apply(s: Position, action: int) -> None:
    """The next player draws."""
    cards.draw(s, s.queue.pop(0), s.codes.values[action][0])


# -- the talks -----------------------------------------------------------------------------------------------


def open_talks(s: Position) -> None:
    """Nobody is ready yet."""
    s.ready = [0] * s.seats
    s.proposal = 0
    s.proposer = -1
    s.agreed = []
    s.steps.append(steps.TALKS)


def talks_resume(s: Position) -> None:
    """Somebody is not ready yet, or the talks are over."""
    seat = speaker(s)
    if seat < 0:
        s.steps.pop()
    else:
        s.to_act = seat


def speaker(s: Position) -> int:
    """Who is asked: in order of play, the British player last, who closes (imperunde/ruling/talks-end); -1: nobody."""
    last = british(s)
    for seat in [*(seat for seat in order_of_play(s) if seat != last), last]:
        if not s.ready[seat]:
            return seat
    return -1


def talks_legal(s: Position) -> list[int]:
    """A new stance towards anybody, an answer to a proposal, a card, or ready."""
    seat = s.to_act
    out = [s.codes.ready]
    for other in range(s.seats):
        if other != seat and not s.sealed[seat * MOST_SEATS + other]:
            out.append(s.codes.stance + other * 2 + 1 - s.stance[seat * MOST_SEATS + other])
    if _may_answer(s, seat):
        out += [s.codes.agree, s.codes.refuse]
    return out + cards.playable(s, seat)


def _may_answer(s: Position, seat: int) -> bool:
    return s.proposal > 0 and seat != s.proposer and seat not in s.agreed


def talks_apply(s: Position, action: int) -> None:
    """What was said."""
    seat = s.decider
    name = s.codes.names[action]
    if name == "card":
        cards.announce(s, seat, s.codes.values[action][0])
    elif name == "stance":
        other, stance = s.codes.values[action]
        speak(s, seat, other, stance)
    elif name == "agree":
        s.agreed = [*s.agreed, seat]
        if s.told is not None:
            s.told.append((tell.AGREED, seat))
    elif name == "refuse":
        s.proposal = 0
        s.agreed = []
        if s.told is not None:
            s.told.append((tell.REFUSED, seat))
    else:
        s.ready = replaced(s.ready, seat, 1)


def talks_why_not(s: Position, action: int) -> Refusal | None:
    """What a card has fixed is fixed; answers need a proposal."""
    seat = s.to_act
    name = s.codes.names[action]
    if name == "card":
        return cards.why_not(s, seat, s.codes.values[action][0])
    if name == "stance":
        return why_not_speak(s, seat, *s.codes.values[action])
    if name in ("agree", "refuse") and not _may_answer(s, seat):
        return Refusal("imperunde/diplomacy/goal-change-unanimous")
    return None


def speak(s: Position, seat: int, other: int, stance: int) -> None:
    """imperunde/diplomacy/war-unilateral, imperunde/diplomacy/peace-mutual: public, and revocable until the end."""
    s.stance = replaced(s.stance, seat * MOST_SEATS + other, stance)
    if s.told is not None:
        s.told.append((tell.STANCE_TAKEN, seat, other, stance))


def why_not_speak(s: Position, seat: int, other: int, stance: int) -> Refusal | None:
    """Only in the talks, to somebody else, and not what is said already or fixed by a card."""
    if s.steps[-1] != steps.TALKS:
        return Refusal("imperunde/diplomacy/closed-by-british")
    if seat == other or s.stance[seat * MOST_SEATS + other] == stance:
        return Refusal("imperunde/relations/symmetric")
    if s.sealed[seat * MOST_SEATS + other]:
        return Refusal("imperunde/card/peace-treaty/duration")
    return None


def propose(s: Position, seat: int, number: int) -> None:
    """A new goal; a new proposal replaces the one before, and whoever was ready is asked about it."""
    s.ready = [int(bool(ready) and other == seat) for other, ready in enumerate(s.ready)]
    s.proposal = number
    s.proposer = seat
    s.agreed = [seat]
    if s.told is not None:
        s.told.append((tell.PROPOSED, seat, number))


def why_not_propose(s: Position, number: int) -> Refusal | None:
    """imperunde/ruling/goal-bounds."""
    if s.steps[-1] != steps.TALKS:
        return Refusal("imperunde/diplomacy/goal-change-unanimous")
    if number > most_goal(s.seats) or number == s.goal or number == s.proposal:
        return Refusal("imperunde/ruling/goal-bounds", most=most_goal(s.seats))
    return None


def most_goal(seats: int) -> int:
    """All posts that a player has."""
    return MOST_GOAL if seats == 3 else POSTS


def close(s: Position) -> None:
    """imperunde/diplomacy/closed-by-british: stances count now, and an agreed goal."""
    for seat in range(s.seats):
        for other in range(seat + 1, s.seats):
            _settle_pair(s, seat, other)
    if s.proposal and len(s.agreed) == s.seats:
        s.goal = s.proposal
        if s.told is not None:
            s.told.append((tell.GOAL, s.goal))
    s.proposal = 0
    s.agreed = []
    if s.told is not None:
        s.told.append((tell.CLOSED, british(s)))
    goal.check(s)
