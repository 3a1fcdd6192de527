"""Secret orders of all players at once (war/opt/simul), in set-up and in every production phase.

Steps: ORDERS (all at once), CARRY_OUT (no decision), CORRECT.

What a player may still add to an order is what the ordinary chapters offer on a copy of the position in which the rest
of this order has been carried out. Nothing is paid before all orders are revealed, so a refund is an order that is
left out. Then, as war/ruling/simultaneous-orders says: attempts to incite in the order of play, westernizing,
purchases.
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.core.rows import added, replaced
from greatpowers.games.war import construction, natives, revolts, starting_forces
from greatpowers.games.war import events as tell
from greatpowers.games.war.actions import BY_SPHERE
from greatpowers.games.war.board import AREAS
from greatpowers.games.war.frames import Correction, Execution, Orders
from greatpowers.games.war.lands import regions_of
from greatpowers.games.war.pieces import COST, MOST_ORDERS, MOST_SEATS, PIECES
from greatpowers.games.war.position import Position

EMPTY: Final = -1

# In which order the lines of all orders take effect.
_INCITING: Final = 0
_WEAKENING: Final = 1
_PURCHASE: Final = 2
_STAGE: Final[dict[str, int]] = {"incite": _INCITING, "westernize": _WEAKENING, "dissolve": _WEAKENING}


def begin(s: Position) -> None:
    """Everybody fills in an order (war/opt/simul/hidden-orders)."""
    s.frames.append(Orders([EMPTY] * (s.seats * MOST_ORDERS)))


def _stage(s: Position, action: int) -> int:
    return _STAGE.get(s.codes.names[action], _PURCHASE)


# -- filling in orders ---------------------------------------------------------------------------------------


def writers(s: Position, orders: Orders) -> list[int]:
    """Who is not ready yet."""
    return [seat for seat in range(s.seats) if not orders.finished >> seat & 1]


def ordered(s: Position, orders: Orders, seat: int) -> list[int]:
    """What a player has ordered so far."""
    lines = orders.lines[seat * MOST_ORDERS : (seat + 1) * MOST_ORDERS]
    return [action for action in lines if action != EMPTY]


def resume(s: Position, orders: Orders) -> None:
    """When everybody is ready, the orders are revealed together."""
    left = writers(s, orders)
    if left:
        s.to_act = left[0]
        return
    lines = [(_stage(s, action), seat, action) for seat in s.order for action in ordered(s, orders, seat)]
    lines.sort(key=_by_stage)
    s.frames[-1] = Execution([seat for _, seat, _ in lines], [action for _, _, action in lines])


def _by_stage(line: tuple[int, int, int]) -> int:
    return line[0]


def legal(s: Position, orders: Orders, seat: int) -> list[int]:
    """One line more, or ready."""
    written = ordered(s, orders, seat)
    if len(written) == MOST_ORDERS:
        return [s.codes.done]
    plan = _plan(s, seat, written)
    diplomacy = natives.westernizing(plan, seat) + revolts.incitements(plan, seat) if s.phase else []
    _shop(plan, seat, written)
    return [s.codes.done, *diplomacy, *(construction.offers(plan, seat) if s.phase else _placements(plan, seat))]


def _placements(plan: Position, seat: int) -> list[int]:
    """What can still be bought and placed in set-up."""
    actions: list[int] = []
    for piece in range(PIECES):
        if starting_forces.may_buy(plan, seat, piece):
            areas = starting_forces.places(plan, seat, piece)
            actions += [plan.codes.place[piece * AREAS + area] for area in areas]
    return actions


def apply(s: Position, orders: Orders, seat: int, action: int) -> None:
    """It is written down, or the order is ready."""
    if action == s.codes.done:
        orders.finished |= 1 << seat
        if s.events is not None:
            s.events.append((tell.ORDERED, seat))
    else:
        orders.lines[seat * MOST_ORDERS + len(ordered(s, orders, seat))] = action


def why_not(s: Position, orders: Orders, seat: int, action: int) -> Refusal | None:
    """What the chapters say on a copy of the position."""
    if action == s.codes.done:
        return None
    written = ordered(s, orders, seat)
    if (s.phase == 0) != (s.codes.names[action] == "place"):
        return Refusal("war/turn/setup-is-first-production")
    if len(written) == MOST_ORDERS:
        return Refusal("war/ruling/simultaneous-orders")
    plan = _plan(s, seat, written)
    if _stage(s, action) == _PURCHASE:
        _shop(plan, seat, written)
    return _why_not(plan, seat, action)


def _why_not(plan: Position, seat: int, action: int) -> Refusal | None:
    name = plan.codes.names[action]
    if name == "place":
        piece, area = plan.codes.values[action]
        return starting_forces.why_not_buy(plan, seat, piece) or starting_forces.why_not_place(plan, seat, piece, area)
    if name == "incite":
        return revolts.why_not_incite(plan, seat, action)
    if name in ("westernize", "dissolve"):
        return natives.why_not_weaken(plan, seat, action)
    return construction.why_not_construct(plan, seat, action)


def planned(s: Position, orders: Orders, seat: int) -> Position:
    """A copy of the position in which a player's order so far has been carried out."""
    written = ordered(s, orders, seat)
    plan = _plan(s, seat, written)
    _shop(plan, seat, written)
    return plan


# -- a player's plan -----------------------------------------------------------------------------------------


def _plan(s: Position, seat: int, written: list[int]) -> Position:
    """A copy in which the native diplomacy of a player's order has been carried out, as if nobody interfered."""
    plan = s.clone()
    for action in written:
        if _stage(s, action) != _PURCHASE and _why_not(plan, seat, action) is None:
            _negotiate(plan, seat, action)
    return plan


def _negotiate(plan: Position, seat: int, action: int) -> None:
    """An attempt is paid for and nothing else comes of it; natives get weaker."""
    values = plan.codes.values[action]
    if _stage(plan, action) == _INCITING:
        revolts.pay(plan, seat, values[0], values[1], values[2])
        plan.incited = replaced(plan.incited, values[0], 1)
    else:
        natives.weaken(plan, values[0], natives.pay(plan, seat, action))


def _shop(plan: Position, seat: int, written: list[int]) -> None:
    """Go on with what westernizes by itself, and with the purchases of the order."""
    for region in regions_of(plan, seat):
        natives.reform(plan, region)
    for action in written:
        if _stage(plan, action) == _PURCHASE and _why_not(plan, seat, action) is None:
            _purchase(plan, seat, action)


def _purchase(s: Position, seat: int, action: int) -> None:
    """One purchase takes effect; in set-up a piece is bought and placed in one go."""
    if s.codes.names[action] == "place":
        piece, area = s.codes.values[action]
        s.pp[seat] -= COST[piece]
        starting_forces.place(s, seat, piece, area)
    else:
        construction.construct(s, seat, action)


# -- carrying them out ---------------------------------------------------------------------------------------


def execution_resume(s: Position, execution: Execution) -> None:
    """One line after another; between westernizing and purchases what buildings and explorers do by themselves."""
    stage = _stage(s, execution.actions[0]) if execution.actions else _PURCHASE
    if stage == _PURCHASE and not execution.reformed:
        execution.reformed = 1
        _reform_all(s)
    elif not execution.actions:
        s.frames.pop()
    else:
        seat, action = execution.players.pop(0), execution.actions.pop(0)
        if stage == _INCITING:
            _incite(s, seat, action)
        elif stage == _WEAKENING:
            _weaken(s, seat, action)
        else:
            _buy(s, seat, action)


def _incite(s: Position, seat: int, action: int) -> None:
    """Against the strength as it is (war/opt/simul/revolt-before-westernize).

    The second attempt on a region is void and costs nothing, and so is one whose sphere has been withdrawn.
    """
    region, payment, bribe = s.codes.values[action]
    if s.incited[region] or (payment == BY_SPHERE and not s.spheres[region * MOST_SEATS + seat]):
        _cancel(s, seat, action)
    else:
        revolts.pay(s, seat, region, payment, bribe)
        revolts.attempt(s, region, seat, bribe)


def _weaken(s: Position, seat: int, action: int) -> None:
    """Where a revolt has started, the reduction waits for its end (war/opt/simul/westernize-after-suppression)."""
    region = s.codes.values[action][0]
    if action >= s.codes.dissolve and not s.spheres[region * MOST_SEATS + seat]:
        _cancel(s, seat, action)
        return
    points = natives.pay(s, seat, action)
    if s.revolt[region]:
        s.reforms = added(s.reforms, region, points)
    else:
        natives.weaken(s, region, points)


def _reform_all(s: Position) -> None:
    """Automatic westernizing waits too where a revolt has just started; in older ones there is none."""
    regions = [region for seat in s.order for region in regions_of(s, seat)]
    for region in reversed(regions):
        if s.revolt[region] and s.incited[region]:
            s.reforms = added(s.reforms, region, natives.reforms(s, region))
        else:
            natives.reform(s, region)


def _buy(s: Position, seat: int, action: int) -> None:
    """Build it, or ask whether it may be corrected."""
    if _why_not(s, seat, action) is None:
        _purchase(s, seat, action)
    else:
        start = s.order.index(seat) + 1
        s.frames.append(Correction(seat, action, s.order[start:] + s.order[: start - 1]))


def _cancel(s: Position, seat: int, action: int) -> None:
    """A line is left out; nothing has been paid for it."""
    if s.events is not None:
        s.events.append((tell.ORDER_VOID, seat, construction.site_of(s, action)))


# -- corrections ---------------------------------------------------------------------------------------------


def correct_resume(s: Position, correction: Correction) -> None:
    """The others in the order of play have to agree, one and all; then the player enters something else."""
    s.to_act = correction.queue[0] if correction.queue else correction.player


def correct_legal(s: Position, correction: Correction, seat: int) -> list[int]:
    """Yes or no; then any purchase, or none."""
    if correction.queue:
        return [s.codes.allow, s.codes.refuse]
    return [s.codes.pass_, *construction.offers(s, seat)]


def correct_apply(s: Position, correction: Correction, seat: int, action: int) -> None:
    """A single no cancels the order (war/opt/simul/illegal-refund)."""
    if action == s.codes.allow:
        correction.queue.pop(0)
        return
    s.frames.pop()
    if action in (s.codes.refuse, s.codes.pass_):
        _cancel(s, correction.player, correction.action)
    else:
        construction.construct(s, seat, action)  # war/opt/simul/illegal-fix


def correct_why_not(s: Position, correction: Correction, seat: int, action: int) -> Refusal | None:
    """Answers while others have to agree; then purchases by the ordinary rules."""
    if action in (s.codes.allow, s.codes.refuse):
        return None if correction.queue else Refusal("war/opt/simul/illegal-fix")
    if correction.queue:
        return Refusal("war/opt/simul/illegal-refund")
    return None if action == s.codes.pass_ else construction.why_not_construct(s, seat, action)
