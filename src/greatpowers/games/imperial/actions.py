"""The action space of Imperial: every family of actions, and the tables of codes that the chapters use.

The families whose size depends on the seats come last, so all other codes are the same in every game.
"""

from typing import Final

from greatpowers.core.actions import ActionSpace, Family
from greatpowers.core.words import Argument, Domain
from greatpowers.games.imperial.board import (
    ANCHOR,
    AREA_IDS,
    AREAS,
    BONDS,
    FACE,
    HOMES,
    IS_PORT,
    LANDS,
    NATION_IDS,
    NATIONS,
    PORTS,
    SEA_NEIGHBOURS,
    SPACE_IDS,
)
from greatpowers.games.imperial.railroads import possible_embarkations, possible_marches

# Kinds of units: an army standing upright (at home, in land regions, or hostile), an army lying on its side
# (friendly in another nation's province), a fleet.
ARMY: Final = 0
FRIENDLY: Final = 1
FLEET: Final = 2
UNITS: Final = 3

MOST_DONATED: Final = 45  # in one donation: all the interest that a nation can owe; give again for more

NATION = Domain("nation", NATION_IDS)
BOND = Domain("bond", [str(face) for face in FACE])
SPACE = Domain("space", SPACE_IDS)
AREA_DOMAIN = Domain("area", AREA_IDS)
UNIT = Domain("unit", ["army", "friendly", "fleet"])
MILLION = Domain("million", [str(n) for n in range(1000)])


def seat_domain(seats: int) -> Domain:
    """The seats as people count them, from 1."""
    return Domain("seat", [str(seat + 1) for seat in range(seats)])


def _common() -> list[Family]:
    """The families that every game of Imperial has, whatever its seats and options."""
    nation, area = Argument("nation", NATION), Argument("area", AREA_DOMAIN)
    start, to = Argument("from", AREA_DOMAIN), Argument("to", AREA_DOMAIN)
    sea, unit = Argument("sea", AREA_DOMAIN), Argument("unit", UNIT)
    home = [(a,) for a in range(HOMES)]
    seas = [(a,) for a in range(LANDS, AREAS)]
    increases = [(n, b, c) for n in range(NATIONS) for b in range(BONDS) for c in range(b + 1, BONDS)]
    sailings = [(port, ANCHOR[port]) for port in PORTS]
    sailings += [(a, b) for a in range(LANDS, AREAS) for b in SEA_NEIGHBOURS[a]]
    fighters = [
        (a, kind)
        for a in range(AREAS)
        for kind in range(UNITS)
        if (kind == FLEET and (a >= LANDS or IS_PORT[a]))
        or (kind == ARMY and a < LANDS)
        or (kind == FRIENDLY and a < HOMES)
    ]
    bond = [nation, Argument("bond", BOND)]
    return [
        Family("deal", [nation], chance=True),
        Family("pass"),
        Family("decline"),
        Family("done"),
        Family("bond", bond),
        Family("increase", [*bond, Argument("to", BOND)], increases),
        Family("rondel", [Argument("space", SPACE)]),
        Family("force"),
        Family("build", [area], home),
        Family("produce_all"),
        Family("produce", [area], home),
        Family("import_army", [area], home),
        Family("import_fleet", [area], [(a,) for a in PORTS]),
        Family("sail", [start, to], sailings),
        Family("march", [start, to], possible_marches(friendly=False)),
        Family("march_friendly", [start, to], possible_marches(friendly=True)),
        Family("embark", [start, sea], possible_embarkations(friendly=False)),
        Family("embark_friendly", [start, sea], possible_embarkations(friendly=True)),
        Family("cross", [sea], seas),
        Family("land", [area], [(a,) for a in range(LANDS)]),
        Family("hostile"),
        Family("friendly"),
        Family("turn_hostile", [area], home),
        Family("turn_friendly", [area], home),
        Family("battle", [area, unit], fighters),
        Family("attack", [nation, unit]),
        Family("ask", [nation]),
        Family("call", [unit]),
        Family("destroy", [area], home),
        Family("flag", [area], [(a,) for a in range(HOMES, AREAS)]),
    ]


def make_space(seats: int, with_card: bool) -> ActionSpace:
    """The action space for so many seats; without the investor card, stateless players lend at any time."""
    seat = Argument("seat", seat_domain(seats))
    nation = Argument("nation", NATION)
    bond = Argument("bond", BOND)
    donations = [(s, n, amount) for s in range(seats) for n in range(NATIONS) for amount in range(1, MOST_DONATED + 1)]
    families = _common()
    families.append(Family("lot", [seat], chance=True))
    families.append(Family("donate", [seat, nation, Argument("amount", MILLION)], donations, aside=True))
    if not with_card:
        steps_up = [(s, *values) for s in range(seats) for values in families[_INDEX["increase"]].values]
        families.append(Family("lend", [seat, nation, bond], aside=True))
        families.append(Family("lend_more", [seat, nation, bond, Argument("to", BOND)], steps_up, aside=True))
    return ActionSpace(families)


_COMMON: Final = ActionSpace(_common())
_INDEX: Final[dict[str, int]] = {family.name: i for i, family in enumerate(_COMMON.families)}
COMMON_SIZE: Final[int] = len(_COMMON)

# Families by number, as in ActionSpace.family_index; those of asides follow.
LOT_FAMILY: Final[int] = len(_INDEX)
DONATE_FAMILY: Final[int] = LOT_FAMILY + 1
LEND_FAMILY: Final[int] = LOT_FAMILY + 2


def family_number(name: str) -> int:
    """The number of a common family."""
    return _INDEX[name]


# -- codes ---------------------------------------------------------------------------------------------------

PASS: Final[int] = _COMMON.code("pass")
DECLINE: Final[int] = _COMMON.code("decline")
DONE: Final[int] = _COMMON.code("done")
FORCE: Final[int] = _COMMON.code("force")
PRODUCE_ALL: Final[int] = _COMMON.code("produce_all")
HOSTILE: Final[int] = _COMMON.code("hostile")
BE_FRIENDLY: Final[int] = _COMMON.code("friendly")

DEAL: Final[int] = _COMMON.by_name["deal"].offset  # + nation
BOND_AT: Final[int] = _COMMON.by_name["bond"].offset  # + nation * BONDS + rank
RONDEL: Final[int] = _COMMON.by_name["rondel"].offset  # + space
BUILD: Final[int] = _COMMON.by_name["build"].offset  # + province
PRODUCE: Final[int] = _COMMON.by_name["produce"].offset  # + province
IMPORT_ARMY: Final[int] = _COMMON.by_name["import_army"].offset  # + province
IMPORT_FLEET: Final[list[int]] = _COMMON.table("import_fleet", [AREAS])
SAIL: Final[list[int]] = _COMMON.table("sail", [AREAS, AREAS])
MARCH: Final[list[int]] = _COMMON.table("march", [LANDS, LANDS])
MARCH_FRIENDLY: Final[list[int]] = _COMMON.table("march_friendly", [HOMES, LANDS])
EMBARK: Final[list[int]] = _COMMON.table("embark", [LANDS, AREAS])
EMBARK_FRIENDLY: Final[list[int]] = _COMMON.table("embark_friendly", [HOMES, AREAS])
CROSS: Final[int] = _COMMON.by_name["cross"].offset - LANDS  # + sea
LAND: Final[int] = _COMMON.by_name["land"].offset  # + area
TURN_HOSTILE: Final[int] = _COMMON.by_name["turn_hostile"].offset  # + province
TURN_FRIENDLY: Final[int] = _COMMON.by_name["turn_friendly"].offset  # + province
BATTLE: Final[list[int]] = _COMMON.table("battle", [AREAS, UNITS])
ATTACK: Final[int] = _COMMON.by_name["attack"].offset  # + nation * UNITS + unit
ASK: Final[int] = _COMMON.by_name["ask"].offset  # + nation
CALL: Final[int] = _COMMON.by_name["call"].offset  # + unit
DESTROY: Final[int] = _COMMON.by_name["destroy"].offset  # + province
FLAG: Final[int] = _COMMON.by_name["flag"].offset - HOMES  # + region
INCREASE: Final[list[int]] = _COMMON.table("increase", [NATIONS, BONDS, BONDS])
LOT: Final[int] = COMMON_SIZE  # + seat

FAMILY: Final[list[int]] = _COMMON.family_index
VALUES: Final[list[tuple[int, ...]]] = [_COMMON.arguments(a) for a in range(COMMON_SIZE)]
