"""Plans for later: a player passes until something concerns them, or has answered beforehand what they may be asked.

What can be passed is for the game to say (`State.passing`), and so is what may be asked (`State.foreseeable`). A plan
ends with the first decision of the seat that it does not answer, with anything else that its player does, and with the
game; so whoever decides though they have a plan is about to answer by it. That is their own action, which the runner
takes after a pause. An answer is dropped once it was given, unless the question may come again right away, and as soon
as the question can no longer come. Nobody else is told of a plan.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from greatpowers.core.actions import BadNotation
from greatpowers.core.game import Game, State
from greatpowers.server.database.summaries import is_bot_due
from greatpowers.server.database.table_rows import change_table, store_plans
from greatpowers.server.errors import UserError
from greatpowers.server.tables.plan import Answer, Plan, Plans

if TYPE_CHECKING:
    from greatpowers.server.database.storage import Header, Storage
    from greatpowers.server.protocol import Foreseen, Legal, StateMessage
    from greatpowers.server.requests import AnswerBeforehand
    from greatpowers.server.tables.live_table import LiveTable

PAUSE: Final = [2.0, 4.0]  # seconds from a question to an answer, at least and at most; people who pass take as long
_OFFERED: Final = ("legal", "forced", "dimmed", "coach")  # parts of a message that ask for an answer


# -- what a plan answers -------------------------------------------------------------------------------------


def _reply(state: State, seat: int, plan: Plan) -> tuple[int | None, Answer | None]:
    """The action by which a plan answers the present decision of a seat, and which of its answers that is, if any."""
    if seat not in state.deciders():
        return None, None
    legal = state.legal(seat)
    for answer in plan.answers:
        if answer.fits(*state.prompt()):
            for action in _numbers(state.game, answer):
                if action in legal:
                    return action, answer
    return (state.passing(seat) if plan.passing else None), None


def _numbers(game: Game, answer: Answer) -> list[int]:
    """The actions of an answer; those that a newer version of the game does not know are left out."""
    out: list[int] = []
    for action in answer.actions:
        try:
            out.append(game.space.parse(action))
        except BadNotation:
            continue
    return out


def due(live: LiveTable) -> int | None:
    """The seat that is to answer by its player's plan, if any."""
    return next((seat for seat in live.table.people_to_act if is_answered(live, seat)), None)


def is_answered(live: LiveTable, seat: int) -> bool:
    """Whether a plan answers the present decision of a seat."""
    return seat in live.plans and _reply(live.table.state, seat, live.plans[seat])[0] is not None


async def answer_for(live: LiveTable, seat: int) -> int | None:
    """What a seat answers by its plan, after a pause."""
    await asyncio.sleep(random.uniform(*PAUSE))
    return _reply(live.table.state, seat, live.plans[seat])[0] if seat in live.plans else None


# -- what is left of plans -----------------------------------------------------------------------------------


def after_action(live: LiveTable, action: int, actor: int, state: State) -> Plans:
    """The plans after an action: not of whoever does anything else than they planned."""
    before = dict(live.plans)
    used: Answer | None = None
    if actor in before:
        expected, used = _reply(live.table.state, actor, before[actor])
        if action != expected:
            del before[actor]
    return {seat: left for seat, plan in before.items() if (left := _left(state, seat, plan, used)) is not None}


def after_undo(live: LiveTable, actor: int, state: State) -> Plans:
    """The plans once a decision of this seat is open again: its player decides."""
    others = {seat: plan for seat, plan in live.plans.items() if seat != actor}
    return {seat: left for seat, plan in others.items() if (left := _left(state, seat, plan)) is not None}


def _left(state: State, seat: int, plan: Plan, used: Answer | None = None) -> Plan | None:
    """What is left of a plan in a position; None if nothing is, or it does not answer what is asked."""
    if state.ended:
        return None
    if plan.answers:
        lasting = [(step, about, lasts) for step, about, _, lasts in state.foreseeable(seat)]
        plan = Plan(plan.passing, [one for one in plan.answers if _may_come(one, lasting, is_used=one is used)])
    is_asked = seat in state.deciders()
    is_over = not plan.passing and not plan.answers
    return None if is_over or (is_asked and _reply(state, seat, plan)[0] is None) else plan


def _may_come(answer: Answer, foreseen: Sequence[tuple[str, dict[str, str | int], bool]], *, is_used: bool) -> bool:
    """Whether the question that is answered may still come."""
    asked = (answer.step, answer.about)
    return any(asked == (step, about) and (lasts or not is_used) for step, about, lasts in foreseen)


# -- changing a plan -----------------------------------------------------------------------------------------


async def plan(
    live: LiveTable, seat: int, passing: bool | None, answers: Sequence[AnswerBeforehand] | None = None
) -> None:
    """Change the plan of a seat at a locked table; None: as it was. Raises UserError where it would answer nothing.

    It would not where something concerns the seat now, or where it cannot be asked what it wants to answer.
    """
    before = live.plans.get(seat, Plan())
    kept = before.answers if answers is None else [_checked(live.table.state, seat, answer) for answer in answers]
    after = Plan(before.passing if passing is None else passing, kept)
    if after == before:
        return
    if (after.passing or after.answers) and not _can_begin(live, seat, after):
        raise UserError(409, "error-plan")
    plans = {other: plan for other, plan in live.plans.items() if other != seat}
    if after.passing or after.answers:
        plans[seat] = after
    bot_due = is_bot_due(live.table, live.table.state, plans)
    await live.write(partial(_store, live.storage, live.id, plans, bot_due))
    live.plans = plans
    if seat in live.table.deciders:
        live.runner.interrupt()  # it is about to answer otherwise
    live.announce()
    live.notify(only=[live.guests[seat]])


def _checked(state: State, seat: int, wanted: AnswerBeforehand) -> Answer:
    """An answer to something that may be asked; raises UserError."""
    for step, about, actions, _ in state.foreseeable(seat):
        if step == wanted.step and about == wanted.about and {*wanted.actions} <= {*actions}:
            return Answer(step, about, [state.game.space.notation(action) for action in wanted.actions])
    raise UserError(409, "error-plan-answer")


def _can_begin(live: LiveTable, seat: int, plan: Plan) -> bool:
    if live.is_finished or live.halt is not None or seat in live.table.bots:
        return False
    return seat not in live.table.deciders or _reply(live.table.state, seat, plan)[0] is not None


def changed_alone(live: LiveTable, header: Header) -> list[int]:
    """The seats whose plans are all that has changed in a stored table since; their players alone are to know."""
    if header.revision != live.revision + 1 or header.guests != live.guests:
        return []
    return [seat for seat in range(len(live.guests)) if header.plans.get(seat) != live.plans.get(seat)]


# -- what its player is told ---------------------------------------------------------------------------------


def told(message: StateMessage, live: LiveTable) -> StateMessage:
    """A position with what the seat that may see it is to know of its plan. What the plan answers is not asked."""
    seat = message["seat"]
    if seat is None or live.is_finished:
        return message
    plan = live.plans.get(seat)
    if plan is None or (seat in live.table.deciders and not is_answered(live, seat)):
        if "legal" in message and live.table.state.passing(seat) is not None:
            message["passing"] = False
        return message
    if seat in live.table.deciders:
        message = cast("StateMessage", {name: value for name, value in message.items() if name not in _OFFERED})
    if plan.passing:
        message["passing"] = True
    if plan.answers:
        game = live.table.game
        message["answers"] = [_shown(game, one.step, one.about, _numbers(game, one)) for one in plan.answers]
    return message


def foreseen(live: LiveTable, seat: int) -> list[Foreseen]:
    """What a seat may answer beforehand."""
    if live.is_finished or live.halt is not None or seat in live.table.bots:
        return []
    game, state = live.table.game, live.table.state
    return [_shown(game, step, about, actions) for step, about, actions, _ in state.foreseeable(seat)]


def _shown(game: Game, step: str, about: dict[str, str | int], actions: Sequence[int]) -> Foreseen:
    words = [cast("Legal", {"action": action, **game.space.to_json(action)}) for action in actions]
    return {"step": step, "about": about, "actions": words}


# -- storage -------------------------------------------------------------------------------------------------


def _store(storage: Storage, table: str, plans: Plans, bot_due: bool, *, seen: int | None) -> None:
    with storage.engine.begin() as connection:
        change_table(connection, table, seen, {"bot_due": bot_due})
        store_plans(connection, table, plans)
