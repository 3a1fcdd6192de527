"""Numbers that a seat could work out from what lies open: factors, taxes, supplies, interest, the score so far."""

from __future__ import annotations

from typing import Any

from greatpowers.core.game import View
from greatpowers.games.imperial.board import ARMY_SUPPLY, FLAG_SUPPLY, FLEET_SUPPLY, NATIONS, power_factor
from greatpowers.games.imperial.position import (
    Position,
    armies_out,
    fleets_out,
    free_factories,
    interest_due,
    interest_due_to,
)
from greatpowers.games.imperial.scoring import bond_value
from greatpowers.games.imperial.taxation import revenue
from greatpowers.games.imperial.view import knows_cash


def figures(s: Position, seat: int | None) -> View:
    """For each nation and each player, in their order."""
    return {
        "nations": [_nation(s, nation) for nation in range(NATIONS)],
        "players": [_player(s, other, knows_cash(s, seat, other)) for other in range(s.seats)],
    }


def _nation(s: Position, nation: int) -> dict[str, Any]:
    return {
        "factor": power_factor(s.power[nation]),
        "taxes": revenue(s, nation),
        "interest": interest_due(s, nation),
        "free_factories": len(free_factories(s, nation)),
        "armies_left": ARMY_SUPPLY[nation] - armies_out(s, nation),
        "fleets_left": FLEET_SUPPLY[nation] - fleets_out(s, nation),
        "flags_left": FLAG_SUPPLY[nation] - s.flag.count(nation),
    }


def _player(s: Position, seat: int, cash_is_known: bool) -> dict[str, Any]:
    """imperial/score/sum; the score needs the cash, which may be a secret (imperial/info/*)."""
    value = bond_value(s, seat)
    return {
        "interest": sum(interest_due_to(s, nation, seat) for nation in range(NATIONS)),
        "bond_value": value,
        "score": value + s.cash[seat] if cash_is_known else None,
    }
