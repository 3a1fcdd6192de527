"""Die roll modifiers in land battles (war/drm): pure functions of the two forces and where they fight.

A force is a row of units by kind, as in `troops`; only those that take part in the round count.
"""

from __future__ import annotations

from collections.abc import Sequence

from greatpowers.games.war.pieces import ARTILLERY, CAVALRY, ENGINEER, EXPLORER, GENERAL, INFANTRY

Force = Sequence[int]


class Conditions:
    """What two forces find where they fight."""

    __slots__ = ("against_natives", "fort", "landing", "technology")

    def __init__(
        self, fort: bool = False, technology: int = 0, against_natives: bool = False, landing: int = 0
    ) -> None:
        self.fort = fort  # the defender's (war/ruling/forts)
        self.technology = technology  # above 0: the attacker has more schools; below 0: the defender has
        self.against_natives = against_natives  # one side are natives that an explorer can deal with
        self.landing = landing  # what the round takes off brigades that came by sea, 0 or less


def brigade_types(force: Force) -> int:
    """One for a second type of brigade, two for all three (war/drm/brigade-types)."""
    types = (force[INFANTRY] > 0) + (force[CAVALRY] > 0) + (force[ARTILLERY] > 0)
    return types - 1 if types else 0


def landing_penalty(rounds: int) -> int:
    """What brigades that landed lose after so many rounds (war/amphib/round-drm)."""
    return rounds - 2 if rounds < 2 else 0


def of_attacker(force: Force, conditions: Conditions, all_landed: bool) -> int:
    """The attacker's modifiers, before they are adjusted.

    war/drm/fort-attack, war/drm/fort-attack-artillery, war/drm/fort-attack-engineer, war/drm/fort-only-with-fort.
    war/amphib/pure-force-zeroed: the penalty of a force that has landed as a whole is one of them.
    """
    total = _common(force, conditions) + (conditions.technology > 0)
    if conditions.fort:
        total += (force[ARTILLERY] > 0) + (force[ENGINEER] > 0) - 2
    return total + conditions.landing if all_landed else total


def of_defender(force: Force, conditions: Conditions) -> int:
    """The defender's modifiers, before they are adjusted (war/drm/fort-defence)."""
    total = _common(force, conditions) + (conditions.technology < 0)
    if conditions.fort:
        total += 2 if force[ARTILLERY] else 1
    return total


def _common(force: Force, conditions: Conditions) -> int:
    """war/drm/general; war/drm/explorer-natives."""
    return brigade_types(force) + (force[GENERAL] > 0) + (conditions.against_natives and force[EXPLORER] > 0)


# -- explained -----------------------------------------------------------------------------------------------

Lines = list[tuple[str, int]]  # rules and what each of them adds


def lines_of_attacker(force: Force, conditions: Conditions, all_landed: bool) -> Lines:
    """What `of_attacker` adds up, rule by rule."""
    lines = _common_lines(force, conditions, conditions.technology > 0)
    if conditions.fort:
        lines.append(("war/drm/fort-attack", -2))
        lines.append(("war/drm/fort-attack-artillery", int(force[ARTILLERY] > 0)))
        lines.append(("war/drm/fort-attack-engineer", int(force[ENGINEER] > 0)))
    if all_landed:
        lines.append(("war/amphib/pure-force-zeroed", conditions.landing))
    return [line for line in lines if line[1]]


def lines_of_defender(force: Force, conditions: Conditions) -> Lines:
    """What `of_defender` adds up, rule by rule."""
    lines = _common_lines(force, conditions, conditions.technology < 0)
    if conditions.fort:
        lines.append(("war/drm/fort-defence", 2 if force[ARTILLERY] else 1))
    return [line for line in lines if line[1]]


def _common_lines(force: Force, conditions: Conditions, technology: bool) -> Lines:
    return [
        ("war/drm/brigade-types", brigade_types(force)),
        ("war/drm/general", int(force[GENERAL] > 0)),
        ("war/drm/explorer-natives", int(conditions.against_natives and force[EXPLORER] > 0)),
        ("war/drm/technology", int(technology)),
    ]


# -- both sides ----------------------------------------------------------------------------------------------


def adjusted(attacker: int, defender: int) -> tuple[int, int]:
    """Modifiers below 0 become 0, to the advantage of the other side.

    war/drm/negative-to-zero, war/drm/negative-both.
    """
    if attacker >= 0 and defender >= 0:
        return attacker, defender
    return max(0, attacker - defender), max(0, defender - attacker)


def most_shift(own: Force, other: Force, own_modifier: int, other_modifier: int) -> int:
    """How much a general may take off both sides' modifiers: the only general of a battle, and neither side below 0.

    war/drm/general-transfer, war/drm/general-transfer-limits, war/drm/general-transfer-both.
    """
    if not own[GENERAL] or other[GENERAL]:
        return 0
    return min(own_modifier, other_modifier)


def hits(die: int) -> int:
    """What a modified die scores (war/battle/hit-table)."""
    return 0 if die < 6 else 1 if die < 10 else 2
