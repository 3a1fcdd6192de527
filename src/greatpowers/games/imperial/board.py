"""The board and the box: nations, areas, rondel, bonds and the numbers of the game, as ints.

Rules: imperial/components/*. Areas are numbered home provinces first (five for each nation, in turn order), then
land regions, then seas, so that one number tells what an area is.
"""

from typing import Final

from greatpowers.core.board import load_board

BOARD: Final = load_board("greatpowers.games.imperial")
_TABLES: Final = BOARD.tables

# -- nations (imperial/components/nations, turn/order) -------------------------------------------------------

NATIONS: Final = 6
AUSTRIA_HUNGARY: Final = 0
ITALY: Final = 1
FRANCE: Final = 2
GREAT_BRITAIN: Final = 3
GERMANY: Final = 4
RUSSIA: Final = 5
NATION_IDS: Final[list[str]] = [power.id for power in BOARD.powers]

ARMY_SUPPLY: Final[list[int]] = [power.facts["armies"] for power in BOARD.powers]
FLEET_SUPPLY: Final[list[int]] = [power.facts["fleets"] for power in BOARD.powers]
FLAG_SUPPLY: Final[list[int]] = [power.facts["flags"] for power in BOARD.powers]

# -- areas (imperial/components/home-provinces, land-regions, sea-regions, switzerland, islands) -------------

HOMES: Final = 30  # areas 0-29
LANDS: Final = 45  # areas 0-44 hold armies; 30-44 are the land regions
AREAS: Final = 54  # areas 45-53 are seas
SEAS: Final = AREAS - LANDS
PROVINCES: Final = 5  # of each nation
ALL_AREAS: Final = range(AREAS)
AREA_IDS: Final[list[str]] = [region.id for region in BOARD.regions]
AREA: Final[dict[str, int]] = BOARD.region_index


def home(nation: int) -> range:
    """The home provinces of a nation."""
    return range(nation * PROVINCES, nation * PROVINCES + PROVINCES)


def owner(area: int) -> int:
    """The nation whose home province an area is, or -1."""
    return area // PROVINCES if area < HOMES else -1


LAND_NEIGHBOURS: Final[list[list[int]]] = BOARD.neighbours("land")
COAST: Final[list[list[int]]] = BOARD.neighbours("coast")  # seas of a land area; land areas of a sea
SEA_NEIGHBOURS: Final[list[list[int]]] = BOARD.neighbours("sea")

# -- cities (imperial/components/city-colour, factories; setup/start-factories) ------------------------------

IS_PORT: Final[list[bool]] = [r.facts.get("city") == "shipyard" for r in BOARD.regions]
STARTS_WITH_FACTORY: Final[list[bool]] = [bool(r.facts.get("start")) for r in BOARD.regions]
ANCHOR: Final[list[int]] = [AREA.get(r.facts.get("anchor", ""), -1) for r in BOARD.regions]
PORTS: Final[list[int]] = [area for area in range(HOMES) if IS_PORT[area]]
ARMAMENTS_STOCK: Final[int] = _TABLES["stock_armaments"]
SHIPYARD_STOCK: Final[int] = _TABLES["stock_shipyards"]

# -- bonds (imperial/components/bonds, bond-interest) --------------------------------------------------------

BONDS: Final = 9  # of each nation; bond number nation * BONDS + rank
FACE: Final[list[int]] = _TABLES["bond_faces"]
INTEREST: Final[list[int]] = _TABLES["bond_interest"]
RANK_OF_FACE: Final[dict[int, int]] = {face: rank for rank, face in enumerate(FACE)}

# What each nation's flag card buys at set-up: (nation, rank) pairs (imperial/setup/card-bonds).
FLAG_CARD: Final[list[list[tuple[int, int]]]] = [
    [(BOARD.power_index[bond["power"]], RANK_OF_FACE[bond["face"]]) for bond in power.facts["flag_card"]]
    for power in BOARD.powers
]

# -- rondel (imperial/rondel/spaces) -------------------------------------------------------------------------

SPACES: Final = 8
SPACE_IDS: Final[list[str]] = _TABLES["rondel"]
FACTORY_SPACE: Final = 0
PRODUCTION_1: Final = 1
MANEUVER_1: Final = 2
INVESTOR_SPACE: Final = 3
IMPORT_SPACE: Final = 4
PRODUCTION_2: Final = 5
MANEUVER_2: Final = 6
TAXATION_SPACE: Final = 7
FREE_STEPS: Final[int] = _TABLES["rondel_free"]
MOST_STEPS: Final[int] = _TABLES["rondel_max"]
STEP_FEE: Final[int] = _TABLES["rondel_fee"]

# -- prices and income ---------------------------------------------------------------------------------------

FACTORY_PRICE: Final[int] = _TABLES["factory_price"]
IMPORT_PRICE: Final[int] = _TABLES["import_price"]
IMPORT_MOST: Final[int] = _TABLES["import_max"]
DESTROY_ARMIES: Final[int] = _TABLES["destroy_armies"]
INVESTOR_INCOME: Final[int] = _TABLES["investor_income"]
SOLDIERS_PAY: Final[int] = _TABLES["soldiers_pay"]
TAX_FACTORY: Final[int] = _TABLES["tax_factory"]
TAX_FLAG: Final[int] = _TABLES["tax_flag"]

# -- tax chart and scoring track (imperial/components/tax-chart, score-track) --------------------------------

TAX_CHART: Final[list[int]] = _TABLES["tax_chart"]
TAX_POINTS: Final[list[int]] = _TABLES["tax_points"]
POWER_END: Final[int] = _TABLES["power_end"]
_FACTOR_FROM: Final[list[int]] = _TABLES["power_factor"]


def tax_space(revenue: int) -> int:
    """The space of the tax chart for a revenue: the lowest spans up to 5, the highest is open."""
    return min(max(revenue - TAX_CHART[0], 0), len(TAX_CHART) - 1)


def power_factor(points: int) -> int:
    """What each million of interest is worth at this many power points."""
    return sum(1 for least in _FACTOR_FROM if points >= least) - 1


# -- set-up money and cards (imperial/setup/cash-*, deal-*; setup-exp/cash) ----------------------------------

_SETUP: Final = _TABLES["setup"]
START_CASH: Final[dict[int, int]] = {int(n): cash for n, cash in _SETUP["cash"].items()}
START_CASH_EXPERIENCED: Final[dict[int, int]] = {int(n): cash for n, cash in _SETUP["cash_experienced"].items()}


def cards_dealt(seats: int) -> list[list[int]]:
    """The flag cards that are shuffled for so many players, each with those that go along with it."""
    if seats <= 3:
        return [[BOARD.power_index[n] for n in group] for group in _SETUP[f"cards_{seats}"]]
    return [[nation] for nation in range(NATIONS)]
