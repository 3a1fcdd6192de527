"""The rules of thumb for War! on a complete position: a rule for each step of the game, which values its actions.

"Done" is worth about nothing, so that only what helps is done. A rule looks one action ahead. A unit moves only to
where it is worth more, so that none goes back and forth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greatpowers.bots.war import battles, diplomacy, economy
from greatpowers.bots.war.estimates import PATIENCE
from greatpowers.bots.war.temper import BALANCED, Temper
from greatpowers.bots.war.values import Value
from greatpowers.core.game import Random
from greatpowers.games.war.position import Position

Rule = Callable[[Position, int, Temper], Value]

NOISE: Final = 0.1  # varies the play among choices of about the same value
# In set-up as much noise misleads in full, and of the rest one part in so many: a bad start cannot be mended.
IN_SETUP: Final = 5.0
SETUP_CARE: Final = 50.0
FADING: Final = 0.75  # of the noise, which is left with every turn of a long game
FUTILE: Final = -1.0  # what actions without any use are worth


def choose(s: Position, seat: int, legal: list[int], rng: Random, temper: Temper = BALANCED, noise: float = 1.0) -> int:
    """The legal action that the rule for this step values most; noise makes nothing useful that is of no use."""
    if len(legal) == 1:
        return legal[0]
    value, loud = RULES[s.step](s, seat, temper), NOISE * heard(s, noise)
    best, chosen = float("-inf"), legal[0]
    for action in legal:
        worth = value(action)
        if worth > FUTILE:
            worth += loud * rng.random()
        if worth > best:
            best, chosen = worth, action
    return chosen


def heard(s: Position, noise: float) -> float:
    """How much of a noise misleads now: little in set-up, and less with every turn of a long game, to end it."""
    if s.turn == 0:
        return min(noise, IN_SETUP + noise / SETUP_CARE)
    return noise * FADING ** max(0, s.turn - PATIENCE)


def ranked(s: Position, seat: int) -> list[tuple[int, float]]:
    """All legal actions and their worth, the most promising ones first."""
    legal = s.legal(seat)
    if len(legal) == 1:
        return [(legal[0], 0.0)]
    value = RULES[s.step](s, seat, BALANCED)
    return sorted([(action, value(action)) for action in legal], key=lambda pair: -pair[1])


def shopping(s: Position, seat: int, rng: Random, army: float) -> list[tuple[str, int]]:
    """What a player buys in set-up who wants so much of an army."""
    s, temper, bought = s.clone(), BALANCED._replace(army=army), list[tuple[str, int]]()
    while s.step == "purchase" and s.to_act == seat:
        action = choose(s, seat, s.legal(seat), rng, temper, noise=0.0)
        bought.append((s.step, action))
        s.apply(action, seat)
    return bought


def offer(s: Position, seat: int, temper: Temper = BALANCED) -> int | None:
    """What to offer another player now, or None."""
    wanted = diplomacy.overtures(s, seat, temper)
    possible = s.asides(seat) if wanted else []
    return next((action for action in wanted if action in possible), None)


def each(rule: Callable[[Position, int, int], float]) -> Rule:
    """A rule that looks at every action by itself."""

    def prepared(s: Position, seat: int, temper: Temper) -> Value:
        return lambda action: rule(s, seat, action)

    return prepared


def once(rule: Callable[[Position, int], Value]) -> Rule:
    """A rule that looks at the position once, and is the same for all tempers."""

    def prepared(s: Position, seat: int, temper: Temper) -> Value:
        return rule(s, seat)

    return prepared


def prefer(**worth: float) -> Rule:
    """A rule that knows actions by their names only; others are worth nothing."""

    def prepared(s: Position, seat: int, temper: Temper) -> Value:
        return lambda action: worth.get(s.codes.names[action], 0.0)

    return prepared


RULES: Final[dict[str, Rule]] = {
    "pick": each(economy.picking),
    "swap": prefer(done=1.0),
    "home": each(economy.settling),
    "endow": once(economy.placing),
    "purchase": economy.buying,
    "placement": once(economy.placing),
    "maintain": each(economy.disbanding),
    "bid": each(economy.bidding),
    "line_up": each(economy.lining_up),
    "buy_dp": each(economy.paying_for_diplomacy),
    "remove_spheres": each(economy.removing),
    "westernize": each(economy.westernizing),
    "trim_spheres": each(economy.trimming),
    "incite": each(economy.inciting),
    "sides": each(economy.siding),
    "construct": economy.constructing,
    "orders": economy.writing,
    "correct": prefer(allow=1.0, **{"pass": 0.5}),
    "move": battles.moving,
    "sail": once(battles.steering),
    "permission": each(battles.permitting),
    "intercept": each(battles.intercepting),
    "ashore": each(battles.landing),
    "make_way": once(battles.evacuating),
    "reinforce": each(battles.reinforcing),
    "bring": each(battles.bringing),
    "naval_join": prefer(intercept=1.0),
    "sink": each(battles.sinking),
    "break_off": each(battles.breaking_off),
    "combat": each(battles.fighting),
    "shift": each(battles.transferring),
    "pick_off": prefer(done=1.0),
    "lose": each(battles.losing),
    "retreat": once(battles.retreating),
    "last_stand": once(battles.retreating),
    "embark": each(battles.losing),
    "pacify": prefer(weaken=1.0),
    "evacuate": once(battles.evacuating),
    "gift": each(battles.giving),
    "influence": prefer(influence=1.0),
    "keep": each(battles.keeping),
    "join_war": each(diplomacy.joining),
    "admit": prefer(allow=1.0),
    "charter": prefer(done=1.0),
}
