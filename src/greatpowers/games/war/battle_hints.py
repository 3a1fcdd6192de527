"""What stands beside a choice in a battle: how likely the own side is to win after it, and what it costs.

All chances have both sides fight to the end (see odds.py and naval_odds.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greatpowers.core.game import Hint, chance_percent, hint
from greatpowers.core.sets import members
from greatpowers.games.war import battle_outlook as outlook
from greatpowers.games.war import battle_sides as sides
from greatpowers.games.war import fleets, land_battle, markers, naval_battle
from greatpowers.games.war.battle_sides import ATTACKER, DEFENDER, other
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.frames import Interception, LandBattle, NavalBattle, Pacification, Sailing
from greatpowers.games.war.odds import Odds
from greatpowers.games.war.pending_battles import is_pending
from greatpowers.games.war.pieces import LEAST_STRENGTH, PORTAGE
from greatpowers.games.war.position import Position
from greatpowers.games.war.war_and_peace import may_attack

Values = tuple[int, ...]

# -- on land -------------------------------------------------------------------------------------------------


def wins(odds: Odds | None, side: int) -> list[Hint]:
    """How likely this side is to win, if that can be counted."""
    if odds is None:
        return []
    return [hint("odds", percent=chance_percent(odds.attacker if side == ATTACKER else odds.defender))]


def _stay(s: Position, seat: int, values: Values) -> list[Hint]:
    """If both fight on to the end."""
    battle = s.frames[-1]
    if not isinstance(battle, LandBattle):
        return []
    return wins(outlook.present(s, battle), sides.side_to_decide(battle))


def _shift(s: Position, seat: int, values: Values) -> list[Hint]:
    """With this transfer; in a round that only covers a retreat, nothing is won."""
    battle = s.frames[-1]
    if not isinstance(battle, LandBattle) or battle.leaving >= 0:
        return []
    side = ATTACKER if sides.decider(battle, ATTACKER) == seat else DEFENDER
    return wins(outlook.after_shift(s, battle, values[0]), side)


def _lose(s: Position, seat: int, values: Values) -> list[Hint]:
    """Without this unit."""
    battle = s.frames[-1]
    if not isinstance(battle, LandBattle) or battle.leaving >= 0:
        return []
    return wins(outlook.after_loss(s, battle, values[0]), sides.side_to_decide(battle))


def _pick_off(s: Position, seat: int, values: Values) -> list[Hint]:
    """Without this enemy, but with two hits less."""
    battle = s.frames[-1]
    if not isinstance(battle, LandBattle) or battle.leaving >= 0:
        return []
    return wins(outlook.after_pick(s, battle, values[0]), sides.side_to_decide(battle))


def _done(s: Position, seat: int, values: Values) -> list[Hint]:
    """With hits that are not combined."""
    return _pick_off(s, seat, (-1,)) if s.step == "pick_off" else []


def _retreat(s: Position, seat: int, values: Values) -> list[Hint]:
    """What may happen on the way."""
    battle, area = s.frames[-1], values[0]
    if not isinstance(battle, LandBattle):
        return []
    if area >= REGIONS:
        return _to_fleets(s, battle, seat, area)
    return [hint("late")] if is_pending(s, area) else []  # war/retreat/into-attacked-region


def _to_fleets(s: Position, battle: LandBattle, seat: int, sea: int) -> list[Hint]:
    """war/retreat/fleet-extra-round, war/retreat/fleet-capacity, war/retreat/fleet-interception."""
    side = DEFENDER if battle.defender == seat else ATTACKER
    needed = sum(number * PORTAGE[kind] for kind, number in enumerate(sides.force(s, battle, side)))
    room = sum(fleets.room(s, seat, fleet) for fleet in fleets.fleets_in(s, seat, sea))
    enemies = [foe for foe in range(s.seats) if may_attack(s, foe, seat)]
    at_sea = [(foe, number) for foe in enemies if (number := len(fleets.fleets_in(s, foe, sea)))]
    return [
        *_last_volley(s, battle, other(side)),
        hint("room", number=needed, room=room),
        *(hint("fleets", other=foe, number=number) for foe, number in at_sea),
    ]


def _last_volley(s: Position, battle: LandBattle, enemy: int) -> list[Hint]:
    """How likely the round in which only the enemy rolls is to cost anything."""
    dice = land_battle.dice_of(s, battle, enemy)
    if not dice:
        return []
    chance = outlook.chance_of_a_hit(dice, land_battle.modifiers_of(s, battle)[enemy])
    return [hint("volley", number=dice, percent=chance_percent(chance))]


# -- after a battle ------------------------------------------------------------------------------------------


def _weaken(s: Position, seat: int, values: Values) -> list[Hint]:
    """war/natbattle/win-revolt."""
    frame = s.frames[-1]
    if not isinstance(frame, Pacification):
        return []
    left = markers.strength(s, frame.region) - frame.weakened - 1
    return [hint("strength", left=left) if left >= LEAST_STRENGTH else hint("westernized")]


# -- at sea --------------------------------------------------------------------------------------------------


def _wins_at_sea(odds: Odds | None, is_player: bool) -> list[Hint]:
    """The moving side counts as the attacker."""
    return wins(odds, ATTACKER if is_player else DEFENDER)


def _engage(s: Position, seat: int, values: Values) -> list[Hint]:
    """How many fleets would meet how many, and who wins."""
    frame, enemy = s.frames[-1], values[0]
    if not isinstance(frame, Sailing):
        return []
    number = len(fleets.fleets_in(s, enemy, frame.sea))
    odds = outlook.engagement(s, frame.sea, seat, enemy, frame.group)
    return [hint("naval", own=len(members(frame.group)), number=number), *_wins_at_sea(odds, True)]


def _intercept(s: Position, seat: int, values: Values) -> list[Hint]:
    """The chance to find the enemy, and then to win; or to win as an ally who joins a battle."""
    frame = s.frames[-1]
    if isinstance(frame, NavalBattle):
        friend = naval_battle.side_to_join(s, frame, seat)
        joined = frame.copy()
        naval_battle.enlist(joined, seat, friend)
        return _wins_at_sea(outlook.at_sea(s, joined), friend == frame.player)
    if not isinstance(frame, Interception):
        return []
    chance = outlook.interception_chance(s, frame)
    found = [] if chance == 1 else [hint("intercept", percent=chance_percent(chance))]
    return found + _wins_at_sea(outlook.intercepted(s, frame), is_player=False)


def _fight_on(s: Position, seat: int, values: Values) -> list[Hint]:
    """If both fight on to the end."""
    battle = s.frames[-1]
    if not isinstance(battle, NavalBattle):
        return []
    return _wins_at_sea(outlook.at_sea(s, battle), _is_of_player(s, battle, seat))


def _sink(s: Position, seat: int, values: Values) -> list[Hint]:
    """Without this fleet and what it carries (war/transport/sunk-with-fleet)."""
    battle, fleet = s.frames[-1], values[0]
    if not isinstance(battle, NavalBattle):
        return []
    return _wins_at_sea(outlook.at_sea(s, battle, (seat, fleet)), _is_of_player(s, battle, seat))


def _is_of_player(s: Position, battle: NavalBattle, seat: int) -> bool:
    return seat in [owner for owner, _ in naval_battle.side_of(s, battle, battle.player)]


HINTS: Final[dict[str, Callable[[Position, int, Values], list[Hint]]]] = {
    "stay": _stay,
    "shift": _shift,
    "lose": _lose,
    "pick_off": _pick_off,
    "done": _done,
    "retreat": _retreat,
    "weaken": _weaken,
    "engage": _engage,
    "intercept": _intercept,
    "fight_on": _fight_on,
    "sink": _sink,
}
