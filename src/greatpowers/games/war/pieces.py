"""Pieces, prices and markers (war/pieces, war/markers, war/econ): what the charts of the rulebook say of each."""

from typing import Final

MOST_SEATS: Final = 8
NATIVES: Final = -1  # as an owner, or as one side of a battle

# Kinds of land units (war/pieces/categories).
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
GENERAL: Final = 3
EXPLORER: Final = 4
ENGINEER: Final = 5
KINDS: Final = 6
KIND_IDS: Final[list[str]] = ["infantry", "cavalry", "artillery", "general", "explorer", "engineer"]
BRIGADES: Final[tuple[int, ...]] = (INFANTRY, CAVALRY, ARTILLERY)
PARTIES: Final[tuple[int, ...]] = (GENERAL, EXPLORER, ENGINEER)
BRIGADE_KINDS: Final = 3  # kinds below are brigades

# Buildings, as bits of `buildings[region]`.
CITY: Final = 0
FACTORY: Final = 1
PORT: Final = 2
RAILROAD: Final = 3
FORT: Final = 4
SCHOOL: Final = 5
BUILDINGS: Final = 6
BUILDING_IDS: Final[list[str]] = ["city", "factory", "port", "railroad", "fort", "school"]
PRODUCTION_BUILDINGS: Final[tuple[int, ...]] = (CITY, FACTORY, PORT, RAILROAD)  # war/pieces/one-production-building
PRODUCTION_SET: Final = 0b001111

# Everything that is bought: land units, the fleet, buildings.
FLEET: Final = 6
UNITS: Final = 7  # kinds of units, the fleet included
FIRST_BUILDING: Final = 7
PIECES: Final = 13
PIECE_IDS: Final[list[str]] = [*KIND_IDS, "fleet", *BUILDING_IDS]

# war/build/costs
COST: Final[list[int]] = [10, 15, 20, 25, 10, 20, 25] + [30] * BUILDINGS
BUILDING_COST: Final = 30
HELPED_BUILDING_COST: Final = 20  # war/build/engineer-discount

ALLOWANCE: Final[list[int]] = [1, 2, 1, 2, 2, 2]  # war/move/allowances
POINTS: Final = 3  # a land unit has 0, 1 or 2 points left
FLEET_ALLOWANCE: Final = 4
CAPACITY: Final = 8  # of a fleet, in portage points (war/transport/capacity)
PORTAGE: Final[list[int]] = [2, 2, 2, 1, 1, 1]
REINFORCEMENT: Final[list[int]] = [2, 1, 3]  # points of each brigade (war/reinforce/points)

FLEETS: Final = 24  # slots of each player: twice the fleets in the box, for games without a limit of pieces

# A mover is a kind of land unit and the points it has left: `cavalry` still has both of its own, `cavalry_1` has one,
# `cavalry_0` has none and can only leave a railroad (war/move/railroad-zero).
MOVERS: Final = KINDS * POINTS
MOVER_IDS: Final[list[str]] = [
    kind if points == ALLOWANCE[k] else f"{kind}_{points}"
    for points in range(POINTS)
    for k, kind in enumerate(KIND_IDS)
]

MOST_ORDERS: Final = 80  # lines of a secret order (war/opt/simul/hidden-orders)

# Native markers: what is known of one is 0 (none), UNKNOWN, or a code of its strength and rating.
RATINGS: Final = 3  # none, "+" and "++" (war/markers/native-values)
MOST_STRENGTH: Final = 20
LEAST_STRENGTH: Final = 4  # below, a region is westernized (war/markers/westernized-threshold)
NO_MARKER: Final = 0
UNKNOWN: Final = 1
FIRST_MARKER: Final = 2
MARKERS: Final = FIRST_MARKER + (MOST_STRENGTH + 1) * RATINGS
MARKER_IDS: Final[list[str]] = ["none", "unknown"] + [
    f"{strength}{'+' * rating}" for strength in range(MOST_STRENGTH + 1) for rating in range(RATINGS)
]


def marker(strength: int, rating: int) -> int:
    """The code of a native marker."""
    return FIRST_MARKER + strength * RATINGS + rating


def strength_of(code: int) -> int:
    """The strength that a marker shows."""
    return (code - FIRST_MARKER) // RATINGS


def rating_of(code: int) -> int:
    """0, 1 for "+", 2 for "++"."""
    return (code - FIRST_MARKER) % RATINGS
