"""What stands beside a choice: what it would cost or bring, and how likely it is to succeed.

Nothing here decides anything. All of it follows from what lies open and from what the player who decides knows. Chances
count only what has been decided: spheres of other players, who may still take either side, are named beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from greatpowers.core.game import Hint, chance_percent, hint
from greatpowers.core.sets import members
from greatpowers.games.war import (
    battle_hints,
    battle_outlook,
    borders,
    construction,
    explorers,
    groups,
    guests,
    income,
    natives,
    orders,
    outlook,
    prospecting,
    revolts,
)
from greatpowers.games.war import battle_sides as sides
from greatpowers.games.war.actions import BY_DP, BY_SPHERE
from greatpowers.games.war.battle_sides import ATTACKER, DEFENDER
from greatpowers.games.war.chits import value_of
from greatpowers.games.war.fleets import fleets_in, hold
from greatpowers.games.war.forces import at, brigades
from greatpowers.games.war.frames import (
    Exploration,
    LandBattle,
    Landing,
    Orders,
    Reinforcement,
    Revolt,
    Sailing,
    Sides,
)
from greatpowers.games.war.lands import count
from greatpowers.games.war.local_powers import is_local_power
from greatpowers.games.war.markers import native_known_to, strength
from greatpowers.games.war.odds import FACES
from greatpowers.games.war.pieces import (
    BRIGADE_KINDS,
    COST,
    EXPLORER,
    FIRST_MARKER,
    FLEET,
    KIND_IDS,
    KINDS,
    LEAST_STRENGTH,
    MARKER_IDS,
    MOST_SEATS,
    NATIVES,
    REINFORCEMENT,
    SCHOOL,
)
from greatpowers.games.war.position import Position

Values = tuple[int, ...]


def hints(s: Position, action: int, seat: int) -> list[Hint]:
    """Price and prospects that the player who decides could work out."""
    name, values = s.codes.names[action], s.codes.values[action]
    about = _HINTS.get(name)
    found = about(s, seat, values) if about is not None else []
    if name in _PRICED and _is_paid_for(s, name):
        return [_price(s, seat, _cost(s, name, values)), *found]
    return found


# -- production points ---------------------------------------------------------------------------------------

_PRICED: Final = ("buy", "place", "raise", "launch", "build", "develop", "dig", "buy_dp", "prospect")


def _is_paid_for(s: Position, name: str) -> bool:
    """Pieces that are placed have been bought before, except by a secret order (war/opt/simul/hidden-orders)."""
    return name != "place" or isinstance(s.frames[-1], Orders)


def _price(s: Position, seat: int, cost: int) -> Hint:
    return hint("price", cost=cost, left=s.pp[seat] - _spent(s, seat) - cost)


def _cost(s: Position, name: str, values: Values) -> int:
    """Production points that a purchase takes (war/build/costs); other orders take none."""
    if name in ("buy", "place", "raise"):
        return COST[values[0]]
    if name == "build":
        return construction.building_cost(s, values[1], values[2])
    if name == "develop":
        return construction.development_cost(s, values[0], values[1])
    if name == "dig":
        return construction.canal_cost(values[0])
    return {"launch": COST[FLEET], "buy_dp": income.DP_PRICE, "prospect": prospecting.COST}.get(name, 0)


def _spent(s: Position, seat: int) -> int:
    """What the player's own secret order comes to so far."""
    return sum(_cost(s, s.codes.names[action], s.codes.values[action]) for action in _ordered(s, seat))


def _ordered(s: Position, seat: int) -> list[int]:
    frame = s.frames[-1]
    return orders.ordered(s, frame, seat) if isinstance(frame, Orders) else []


def _disband(s: Position, seat: int, values: Values) -> list[Hint]:
    """war/maintenance/shortfall-last-brigade."""
    kind, region = values
    last = kind < BRIGADE_KINDS and s.owner[region] == seat and brigades(s, region, seat) == 1
    return [hint("deserted")] if last else []


def _scuttle(s: Position, seat: int, values: Values) -> list[Hint]:
    """war/maintenance/shortfall-fleet-cargo; guests of others aboard go down too."""
    first, fleet = hold(seat, values[0]), values[0]
    number = sum(s.cargo[first : first + KINDS]) + len(guests.aboard(s, seat, fleet))
    return [hint("cargo", number=number)] if number else []


def _prospect(s: Position, seat: int, values: Values) -> list[Hint]:
    """How likely any resource is to turn up (war/prospect/draw-count)."""
    return [hint("find", percent=chance_percent(outlook.find(s, seat, 1)))]


def _keep(s: Position, seat: int, values: Values) -> list[Hint]:
    return [hint("worth", value=value_of(s.world, values[0]))]


# -- diplomacy points and natives ----------------------------------------------------------------------------


def _dp(s: Position, seat: int, cost: int) -> list[Hint]:
    """What is left of diplomacy points, if any are spent."""
    spent = sum(_dp_cost(s.codes.names[action], s.codes.values[action]) for action in _ordered(s, seat))
    return [hint("dp", cost=cost, left=s.dp[seat] - spent - cost)] if cost else []


def _dp_cost(name: str, values: Values) -> int:
    """Diplomacy points that a line of an order takes."""
    if name == "incite":
        _, payment, bribe = values
        return bribe + (payment == BY_DP)
    return int(name == "westernize")


def _declare(s: Position, seat: int, values: Values) -> list[Hint]:
    """A war that begins slowly, and may grow (war/war/declarer-delay, war/opt/ally/join-offer)."""
    return [*_dp(s, seat, 1), hint("delay"), *([hint("joiners")] if s.house.alliances and s.seats > 2 else [])]


def _westernize(s: Position, seat: int, values: Values) -> list[Hint]:
    return _dp(s, seat, 1) + _weaken(s, seat, values[0], natives.PAID_POINTS)


def _dissolve(s: Position, seat: int, values: Values) -> list[Hint]:
    return _weaken(s, seat, values[0], 1)


def _weaken(s: Position, seat: int, region: int, points: int) -> list[Hint]:
    """Natives of a player's region, whose marker lies open (war/natives/westernize-threshold)."""
    lines = _ordered(s, seat)
    ordered = natives.PAID_POINTS * lines.count(s.codes.westernize + region) + lines.count(s.codes.dissolve + region)
    left = strength(s, region) - ordered - points
    if left < LEAST_STRENGTH:
        return [hint("westernized")]
    return [hint("strength", left=left), *_reforms(s, region, left)]


def _reforms(s: Position, region: int, before: int) -> list[Hint]:
    """What buildings and explorers do at the end of the step (war/natives/westernize-auto)."""
    left = before - natives.reforms(s, region)
    if left == before:
        return []
    return [hint("reforms", left=left) if left >= LEAST_STRENGTH else hint("reforms-westernized")]


def _remove_sphere(s: Position, seat: int, values: Values) -> list[Hint]:
    """war/natives/soi-remove-paid; war/natives/soi-remove-war-free. Surplus ones cost nothing either."""
    surplus = s.step == "trim_spheres"
    return [] if surplus or s.war[seat * MOST_SEATS + values[1]] else _dp(s, seat, 1)


def _incite(s: Position, seat: int, values: Values) -> list[Hint]:
    """With all own spheres for the revolt, but the one that is paid (war/natives/incite-paid-soi-not-counted)."""
    region, payment, bribe = values
    own = s.spheres[region * MOST_SEATS + seat]
    modifier = (payment == BY_SPHERE) - own - (revolts.BRIBE if bribe else 0)
    others = natives.spheres_in(s, region) - own
    chance = outlook.revolt(s, seat, region, modifier)
    return [
        *_dp(s, seat, _dp_cost("incite", values)),
        hint("revolt", percent=chance_percent(chance)),
        *_undecided(others),
    ]


def _undecided(spheres: int) -> list[Hint]:
    """Spheres that may still be for or against."""
    return [hint("spheres", number=spheres)] if spheres else []


def _support(s: Position, seat: int, values: Values) -> list[Hint]:
    """What it makes of a revolt or of an explorer's roll, after all who have taken sides."""
    frame, below = s.frames[-1], s.frames[-2]
    if not isinstance(frame, Sides):
        return []
    region = frame.region
    waiting = sum(s.spheres[region * MOST_SEATS + other] for other in frame.queue[1:])
    spheres = s.spheres[region * MOST_SEATS + seat] - 2 * values[0]
    if isinstance(below, Exploration):
        modifier = explorers.modifier(s, s.mover, region) + below.spheres + spheres
        return [_answers(outlook.parley(s, seat, region, below.gift, modifier)), *_undecided(waiting)]
    if not isinstance(below, Revolt):
        return []
    # The modifier counts spheres against the natives until their owners have spoken; here they do not count yet.
    decided = revolts.modifier(s, region, below.bribed) - waiting - 2 * values[0]
    return [hint("revolt", percent=chance_percent(outlook.revolt(s, seat, region, decided))), *_undecided(waiting)]


# -- explorers -----------------------------------------------------------------------------------------------


def _explore(s: Position, seat: int, values: Values) -> list[Hint]:
    return _without_sides(s, seat, values[0], 0)


def _gift(s: Position, seat: int, values: Values) -> list[Hint]:
    frame = s.frames[-1]
    return _dp(s, seat, 1) + (_without_sides(s, seat, frame.region, 1) if isinstance(frame, Exploration) else [])


def _no_gift(s: Position, seat: int, values: Values) -> list[Hint]:
    frame = s.frames[-1]
    return _without_sides(s, seat, frame.region, 0) if isinstance(frame, Exploration) else []


def _without_sides(s: Position, seat: int, region: int, gift: int) -> list[Hint]:
    """An explorer's chances, with all own spheres in favour (war/explorer/mod-soi)."""
    own = s.spheres[region * MOST_SEATS + seat]
    others = natives.spheres_in(s, region) - own
    answers = _answers(outlook.parley(s, seat, region, gift, explorers.modifier(s, seat, region) + own))
    return [*_natives(s, seat, region), answers, *_undecided(others)]


def _answers(parley: outlook.Parley) -> Hint:
    treaty, influence, lost = map(chance_percent, (parley.treaty, parley.influence, parley.lost))
    return hint("parley", treaty=treaty, influence=influence, lost=lost)


def _natives(s: Position, seat: int, region: int) -> list[Hint]:
    """The native marker, as far as the player knows it."""
    known = native_known_to(s, region, seat)
    return [hint("natives", marker=MARKER_IDS[known]) if known >= FIRST_MARKER else hint("unknown")]


# -- movement ------------------------------------------------------------------------------------------------


def _march(s: Position, seat: int, values: Values) -> list[Hint]:
    mover, _, to = values
    return _entering(s, seat, mover % KINDS, to, False)


def _ashore(s: Position, seat: int, values: Values) -> list[Hint]:
    frame = s.frames[-1]
    return _entering(s, seat, values[0], frame.region, True) if isinstance(frame, Landing) else []


def _entering(s: Position, seat: int, kind: int, region: int, by_sea: bool) -> list[Hint]:
    """Whom a unit would attack, and how likely those who are there win together with it.

    An explorer treats with natives before any battle (war/explorer/before-battle).
    """
    if borders.standing(s, seat, region) not in (borders.NATIVE, borders.ENEMY):
        return []
    already = brigades(s, region, seat) > 0
    talks = _arriving(s, seat, region) if kind == EXPLORER else []
    if kind >= BRIGADE_KINDS and not already:
        return talks
    foes = talks if already else _foes(s, seat, region)
    odds = battle_outlook.attack(s, seat, region, [kind], by_sea)
    return foes + battle_hints.wins(odds, ATTACKER)


def _arriving(s: Position, seat: int, region: int) -> list[Hint]:
    """The natives that an explorer would find, and how likely each of their answers is without a gift."""
    if s.owner[region] != NATIVES:
        return []
    if is_local_power(s, region):  # war/opt/hist/lp-no-diplomacy
        return _natives(s, seat, region)
    return _without_sides(s, seat, region, 0)


def _foes(s: Position, seat: int, region: int) -> list[Hint]:
    """Who defends a region."""
    owner = s.owner[region]
    if owner == NATIVES:
        return _natives(s, seat, region)
    return [hint("attack", other=owner), *_facing(sides.force(s, LandBattle(region, seat, owner), DEFENDER))]


def _facing(force: Sequence[int]) -> list[Hint]:
    return [hint("facing", number=number, kind=KIND_IDS[kind]) for kind, number in enumerate(force) if number]


def _sail(s: Position, seat: int, values: Values) -> list[Hint]:
    return _points_left(s) + _enemies_at_sea(s, seat, values[0])


def _land(s: Position, seat: int, values: Values) -> list[Hint]:
    """A landing costs the fleets a point and, against a player, the brigades their first rounds.

    war/transport/disembark-cost, war/amphib/round-drm. The chance is that of all who are aboard together.
    """
    region, frame = values[0], s.frames[-1]
    standing = borders.standing(s, seat, region)
    if standing not in (borders.NATIVE, borders.ENEMY):
        return _points_left(s)
    foes = _foes(s, seat, region) + ([hint("landing")] if standing == borders.ENEMY else [])
    force = groups.aboard(s, seat, frame.group) if isinstance(frame, Sailing) else []
    if not any(force[:BRIGADE_KINDS]):
        return _points_left(s) + foes
    more = [kind for kind, number in enumerate(force) for _ in range(number)]
    return _points_left(s) + foes + battle_hints.wins(battle_outlook.attack(s, seat, region, more, True), ATTACKER)


def _points_left(s: Position) -> list[Hint]:
    """Movement points that the group would have left."""
    frame = s.frames[-1]
    if not isinstance(frame, Sailing):
        return []
    return [hint("points", left=min(s.sailing_points[fleet] for fleet in members(frame.group)) - 1)]


def _enemies_at_sea(s: Position, seat: int, sea: int) -> list[Hint]:
    enemies = [other for other in range(s.seats) if s.war[seat * MOST_SEATS + other]]
    return [
        hint("fleets", other=enemy, number=number) for enemy in enemies if (number := len(fleets_in(s, enemy, sea)))
    ]


# -- reinforcement -------------------------------------------------------------------------------------------


def _reinforce(s: Position, seat: int, values: Values) -> list[Hint]:
    """Whom the general would meet, and how many points brigades can come along for (war/reinforce/points)."""
    schools = count(s, seat, SCHOOL)
    attackers = s.troops[at(values[1], s.mover) : at(values[1], s.mover) + KINDS]
    foes = _facing(attackers)
    against = [hint("against", number=values["number"], kind=values["kind"]) for _, values in foes[:1]]
    return [hint("aid", least=1 + schools, most=FACES + schools), *against, *foes[1:]]


def _bring(s: Position, seat: int, values: Values) -> list[Hint]:
    frame, cost = s.frames[-1], REINFORCEMENT[values[0]]
    return [hint("bring", cost=cost, left=frame.points - cost)] if isinstance(frame, Reinforcement) else []


# -- battle --------------------------------------------------------------------------------------------------


def _battle(s: Position, seat: int, values: Values) -> list[Hint]:
    """An attack, or a revolt that the player defends against."""
    region = values[0]
    if s.owner[region] == seat:
        odds = battle_outlook.revolt_battle(s, seat, region)
        return _natives(s, seat, region) + (
            [] if odds is None else [hint("odds", percent=chance_percent(odds.defender))]
        )
    odds = battle_outlook.attack(s, seat, region)
    return _foes(s, seat, region) + ([] if odds is None else [hint("odds", percent=chance_percent(odds.attacker))])


_HINTS: Final[dict[str, Callable[[Position, int, Values], list[Hint]]]] = {
    "disband": _disband,
    "scuttle": _scuttle,
    "prospect": _prospect,
    "keep": _keep,
    "declare": _declare,
    "westernize": _westernize,
    "dissolve": _dissolve,
    "remove_sphere": _remove_sphere,
    "incite": _incite,
    "support": _support,
    "explore": _explore,
    "gift": _gift,
    "pass": _no_gift,
    "march": _march,
    "ashore": _ashore,
    "sail": _sail,
    "land": _land,
    "reinforce": _reinforce,
    "bring": _bring,
    "battle": _battle,
    **battle_hints.HINTS,
}
