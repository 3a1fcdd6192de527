"""Resource chits: what they are called and what they are worth (war/markers/resource-chits).

What is known of a chit is NO_CHIT, UNKNOWN_CHIT, or what it shows. Two of them never lie in the container: the dot of a
starting region (war/setup/start-regions-dot) and the free resource of the pseudo-historical set-up
(war/opt/hist/setup-free-resource). The resources of board.toml follow, from FIRST_CHIT on.
"""

from typing import Final

from greatpowers.games.war.board import RESOURCE_IDS, WarBoard

NO_CHIT: Final = 0
UNKNOWN_CHIT: Final = 1
START_DOT: Final = 2
START_RESOURCE: Final = 3
FIRST_CHIT: Final = 4
CHIT_IDS: Final[list[str]] = ["no_chit", "unknown", "start_dot", "start_resource", *RESOURCE_IDS]
CHITS: Final[int] = len(CHIT_IDS)
START_RESOURCE_VALUE: Final = 10


def value_of(world: WarBoard, chit: int) -> int:
    """What a chit is worth in production points; a dot is worth nothing."""
    if chit >= FIRST_CHIT:
        return world.resource_value[chit - FIRST_CHIT]
    return START_RESOURCE_VALUE if chit == START_RESOURCE else 0
