"""Selecting a space on the rondel, and the Swiss Banks that may stop a nation on Investor.

Rules: imperial/rondel/*, imperial/swiss/force*, imperial/ruling/force-*, interest-uncoverable. Steps: RONDEL, FORCE.
"""

from greatpowers.core.game import Refusal
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import events as tell
from greatpowers.games.imperial import money, steps
from greatpowers.games.imperial.board import (
    FREE_STEPS,
    INVESTOR_SPACE,
    MOST_STEPS,
    NATION_IDS,
    SPACES,
    STEP_FEE,
)
from greatpowers.games.imperial.position import Position, interest_due, interest_due_to_others, swiss_banks


def fee_for(distance: int) -> int:
    """imperial/rondel/free-three, cost."""
    return max(0, distance - FREE_STEPS) * STEP_FEE


def passes_investor(start: int, distance: int) -> bool:
    """imperial/rondel/pass-investor: Investor lies strictly between; a first placement passes nothing."""
    return start >= 0 and 0 < (INVESTOR_SPACE - start) % SPACES < distance


def can_cover_interest(s: Position, fee: int) -> bool:
    """Treasury and government together can pay all others (imperial/ruling/interest-uncoverable)."""
    nation = s.nation
    return s.treasury[nation] + s.cash[s.government[nation]] - fee >= interest_due_to_others(s, nation)


def resume(s: Position) -> None:
    """The government chooses."""
    s.to_act = s.government[s.nation]


def legal(s: Position) -> list[int]:
    """All spaces on the first turn, one to six ahead later; what can be paid."""
    start = s.rondel[s.nation]
    out: list[int] = []
    if start < 0:
        for space in range(SPACES):
            if space != INVESTOR_SPACE or can_cover_interest(s, 0):
                out.append(act.RONDEL + space)
        return out
    cash = s.cash[s.government[s.nation]]
    for distance in range(1, MOST_STEPS + 1):
        fee = fee_for(distance)
        if fee > cash:
            break
        space = (start + distance) % SPACES
        if space != INVESTOR_SPACE or can_cover_interest(s, fee):
            out.append(act.RONDEL + space)
    return out


def apply(s: Position, action: int) -> None:
    """Pay the fee, move the marker; Swiss Banks may step in where Investor is passed."""
    space = action - act.RONDEL
    start = s.rondel[s.nation]
    distance = (space - start) % SPACES if start >= 0 else 0
    s.fee = fee_for(distance)
    s.passed = 1 if passes_investor(start, distance) else 0
    s.rondel[s.nation] = space
    if s.told is not None:
        s.told.append((tell.RONDEL, s.nation, space))
    money.player_to_bank(s, tell.FEE, s.government[s.nation], s.fee)
    s.steps.pop()
    if s.passed and s.with_card:
        s.queue = swiss_banks(s, s.card)
        if s.queue:
            s.steps.append(steps.FORCE)


def why_not(s: Position, action: int) -> Refusal | None:
    """Why the nation cannot choose this space."""
    space = action - act.RONDEL
    start = s.rondel[s.nation]
    seat = s.government[s.nation]
    distance = 0
    if start >= 0:
        distance = (space - start) % SPACES
        if distance == 0:
            return Refusal("imperial/rondel/no-stay")
        if distance > MOST_STEPS:
            return Refusal("imperial/rondel/max-six", distance=distance)
    fee = fee_for(distance)
    if fee > s.cash[seat]:
        return Refusal("imperial/rondel/payer", fee=fee, cash=s.cash[seat])
    if space == INVESTOR_SPACE:
        missing = interest_due_to_others(s, s.nation) - (s.treasury[s.nation] + s.cash[seat] - fee)
        if missing > 0:
            return Refusal(
                "imperial/investor/interest-guaranteed", nation=NATION_IDS[s.nation], missing=missing
            )
    return None


# -- Swiss Banks ---------------------------------------------------------------------------------------------


def force_resume(s: Position) -> None:
    """Ask the owners one after another, from the card holder's seat on (imperial/ruling/force-procedure).

    Every owner is asked, whatever the treasury holds: skipping one would tell the others about his cash.
    """
    if s.queue:
        s.to_act = s.queue[0]
    else:
        s.steps.pop()


def force_legal(s: Position) -> list[int]:
    """Force, if the treasury alone covers all interest; or decline."""
    if s.treasury[s.nation] >= interest_due(s, s.nation):
        return [act.FORCE, act.DECLINE]
    return [act.DECLINE]


def force_apply(s: Position, action: int) -> None:
    """The first who forces ends the asking; the fee is due for the spaces really moved."""
    seat = s.queue.pop(0)
    nation = s.nation
    if action == act.DECLINE:
        if s.told is not None:
            s.told.append((tell.NOT_FORCED, seat, nation))
        return
    if s.told is not None:
        s.told.append((tell.FORCED, seat, nation))
    # The fee was paid for the declared move; the part for the spaces beyond Investor comes back.
    beyond = (s.rondel[nation] - INVESTOR_SPACE) % SPACES
    declared = FREE_STEPS + s.fee // STEP_FEE
    due = fee_for(declared - beyond)
    money.bank_to_player(s, tell.REFUND, s.government[nation], s.fee - due)
    s.fee = due
    s.rondel[nation] = INVESTOR_SPACE
    s.queue = []


def force_why_not(s: Position, action: int) -> Refusal | None:
    """imperial/swiss/force-needs-money."""
    if action == act.FORCE and s.treasury[s.nation] < interest_due(s, s.nation):
        return Refusal(
            "imperial/swiss/force-needs-money",
            nation=NATION_IDS[s.nation],
            treasury=s.treasury[s.nation],
            interest=interest_due(s, s.nation),
        )
    return None
