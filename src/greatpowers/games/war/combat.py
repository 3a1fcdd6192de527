"""The combat phase: the mover fights, explores and prospects in any order (war/move/resolution-order).

Step: COMBAT.
"""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.core.steps import Frame
from greatpowers.games.war import explorers, land_battle, prospecting, war_and_peace
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.pending_battles import is_pending, pending_battles
from greatpowers.games.war.pieces import NATIVES
from greatpowers.games.war.position import Position
from greatpowers.games.war.revolts import FRESH


def resume(s: Position, frame: Frame) -> None:
    """Ask the mover while there is anything to do."""
    options = legal(s, frame, s.mover)
    if options == [s.codes.done]:
        s.frames.pop()
        return
    s.cached = options
    s.to_act = s.mover


def legal(s: Position, frame: Frame, seat: int) -> list[int]:
    """Battles, explorers, engineers, a declaration of war; the end once all battles are fought."""
    battles = [s.codes.battle + region for region in pending_battles(s)]
    explorations = [s.codes.explore + region for region in explorers.waiting(s, seat)]
    prospects = [s.codes.prospect + region for region in prospecting.sites(s, seat)]
    end = [] if battles else [s.codes.done]
    return battles + explorations + prospects + war_and_peace.declarations(s, seat) + end


def apply(s: Position, frame: Frame, seat: int, action: int) -> None:
    """As chosen."""
    codes = s.codes
    family = codes.families[action]
    if action == codes.done:
        s.frames.pop()
    elif family == codes.families[codes.battle]:
        land_battle.begin(s, action - codes.battle)
    elif family == codes.families[codes.explore]:
        explorers.begin(s, action - codes.explore)
    elif family == codes.families[codes.prospect]:
        prospecting.begin(s, action - codes.prospect)
    else:
        war_and_peace.declare(s, seat, action - codes.declare)


def why_not(s: Position, frame: Frame, seat: int, action: int) -> Refusal | None:
    """See the chapters."""
    codes = s.codes
    family = codes.families[action]
    if action == codes.done:
        return _why_not_end(s)
    if family == codes.families[codes.battle]:
        return _why_not_fight(s, seat, action - codes.battle)
    if family == codes.families[codes.explore]:
        return explorers.why_not_explore(s, seat, action - codes.explore)
    if family == codes.families[codes.prospect]:
        return prospecting.why_not_prospect(s, seat, action - codes.prospect)
    return war_and_peace.why_not_declare(s, seat, action - codes.declare)


def _why_not_end(s: Position) -> Refusal | None:
    """Brigades in a foreign region must fight, and so must the owner of a region in revolt."""
    for region in range(REGIONS):
        if is_pending(s, region):
            return Refusal(_cause(s, region))
    return None


def _cause(s: Position, region: int) -> str:
    """The rule by which there is a battle in a region, or would be."""
    owner = s.owner[region]
    if owner == s.mover:
        return "war/natives/revolt-battle-timing"
    return "war/move/native-entry-causes-battle" if owner == NATIVES else "war/move/enemy-entry-causes-battle"


def _why_not_fight(s: Position, seat: int, region: int) -> Refusal | None:
    """Only where a battle is due; a revolt that has just spread is fought later."""
    if is_pending(s, region):
        return None
    if s.owner[region] == seat and s.revolt[region] == FRESH:
        return Refusal("war/natbattle/spread-resolved-later")
    return Refusal(_cause(s, region))
