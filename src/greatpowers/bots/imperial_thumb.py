"""A rules-of-thumb player for Imperial: builds, takes flags, taxes, and lends for control and interest.

It thinks in millions at the end of the game: what a choice is worth to its own bonds and cash, less a part of what
it is worth to the others. It knows only its view; the others' cash is imagined.
"""

from __future__ import annotations

from collections.abc import Callable

from greatpowers.bots.bot import Turn
from greatpowers.core.game import Random
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import scoring, taxation
from greatpowers.games.imperial.board import (
    ANCHOR,
    ARMY_SUPPLY,
    FACE,
    FACTORY_PRICE,
    FACTORY_SPACE,
    FLEET_SUPPLY,
    HOMES,
    IMPORT_MOST,
    IMPORT_SPACE,
    INTEREST,
    INVESTOR_INCOME,
    INVESTOR_SPACE,
    IS_PORT,
    LANDS,
    MANEUVER_1,
    MANEUVER_2,
    NATIONS,
    POWER_END,
    PRODUCTION_1,
    PRODUCTION_2,
    SEA_NEIGHBOURS,
    SPACES,
    TAX_POINTS,
    TAXATION_SPACE,
    owner,
    power_factor,
    tax_space,
)
from greatpowers.games.imperial.factory import sites
from greatpowers.games.imperial.position import (
    Position,
    armies_out,
    credit,
    fleets_out,
    free_factories,
    hostile_armies,
    interest_due,
    interest_due_to,
    is_last_free_factory,
    open_mask,
    others_present,
)
from greatpowers.games.imperial.railroads import landings, marches
from greatpowers.games.imperial.rondel import fee_for, passes_investor
from greatpowers.games.imperial.state import ImperialState

TAXATIONS_TO_COME = 1.5  # how often a flag or factory of today will still be taxed
ENVY = 0.35  # how much a gain of the others counts against a gain of one's own
GOVERNMENT = 2.0  # worth of a first government; a further one is worth half
NEW_FLAG = 3.0


def power_worth(s: Position, nation: int, seat: int) -> float:
    """What one power point of a nation is worth to a player: a fifth of a factor on his interest, less the others'."""
    mine = interest_due_to(s, nation, seat)
    others = interest_due(s, nation) - mine
    return (mine - ENVY * others / max(1, s.seats - 1)) / 5


def flag_worth(s: Position, nation: int, seat: int) -> float:
    """What one more million of tax at every taxation is worth."""
    return max(0.1, TAXATIONS_TO_COME * power_worth(s, nation, seat) + 0.6)


def likely_factor(s: Position, nation: int) -> float:
    """The power factor that a nation may end with."""
    growth = TAX_POINTS[tax_space(taxation.revenue(s, nation))] if s.government[nation] >= 0 else 0
    leader = max(s.power)
    taxations = (POWER_END - leader) / 7
    return min(5.0, (s.power[nation] + growth * taxations * 0.8 + 3) / 5)


class ImperialThumb:
    """See the module."""

    def decide(self, turn: Turn, rng: Random) -> int:
        """The legal action that the rule of thumb for this step likes best."""
        if len(turn.legal) == 1:
            return turn.legal[0]
        state = turn.imagine(rng)
        assert isinstance(state, ImperialState)
        rule = _RULES[state.step]
        return max(turn.legal, key=lambda action: rule(state, turn.seat, action))


# -- lending -------------------------------------------------------------------------------------------------


def lending(s: Position, seat: int, action: int) -> float:
    """What a bond brings: its value at the end and interest on the way, control, less its price."""
    if action == act.PASS:
        return 0.0
    values = act.VALUES[action]
    nation, rank = values[0], values[-1]
    old = values[1] if len(values) == 3 else -1
    interest = INTEREST[rank] - (INTEREST[old] if old >= 0 else 0)
    price = FACE[rank] - (FACE[old] if old >= 0 else 0)
    worth = interest * (likely_factor(s, nation) + 0.8) - 0.8 * price
    return worth + control(s, seat, nation, price) + price / 100


def control(s: Position, seat: int, nation: int, price: int) -> float:
    """What it is worth that a player has lent so much more: a government won, or made safer."""
    mine = credit(s, nation, seat) + price
    rivals = max(credit(s, nation, other) for other in range(s.seats) if other != seat)
    governed = s.government.count(seat)
    if s.government[nation] == seat:
        return 1.5 if mine - price - rivals < 9 <= mine - rivals + price else 0.0
    if mine > rivals:
        return GOVERNMENT if governed == 0 else GOVERNMENT / 2
    return 0.0


def forcing(s: Position, seat: int, action: int) -> float:
    """Stop a nation for the interest, or because it is none of one's own."""
    if action == act.DECLINE:
        return 0.5
    return float(interest_due_to(s, s.nation, seat)) + (1.0 if power_worth(s, s.nation, seat) < 0 else 0.0)


# -- the rondel ----------------------------------------------------------------------------------------------


def rondel(s: Position, seat: int, action: int) -> float:
    """The worth of a space, less the fee."""
    space = action - act.RONDEL
    start = s.rondel[s.nation]
    distance = (space - start) % SPACES if start >= 0 else 0
    worth = _SPACE_WORTH[space](s, seat) - fee_for(distance)
    if passes_investor(start, distance) and s.card == seat:
        worth += INVESTOR_INCOME
    return worth


def taxation_worth(s: Position, seat: int) -> float:
    """Power, bonus and money; the end of the game when one wins by it, never when one loses."""
    nation = s.nation
    revenue = taxation.revenue(s, nation)
    space = tax_space(revenue)
    bonus = max(0, space - s.tax[nation])
    if s.power[nation] + TAX_POINTS[space] >= POWER_END:
        return ending_worth(s, seat, nation, bonus)
    collected = max(0, revenue - armies_out(s, nation) - fleets_out(s, nation))
    return TAX_POINTS[space] * power_worth(s, nation, seat) + bonus + 0.3 * collected


def ending_worth(s: Position, seat: int, nation: int, bonus: int) -> float:
    """Whether a player would win if this nation reached the end of the track now."""
    scores = []
    for other in range(s.seats):
        gain = (5 - power_factor(s.power[nation])) * interest_due_to(s, nation, other)
        scores.append(scoring.score(s, other) + gain + (bonus if other == seat else 0))
    return 100.0 if scores[seat] == max(scores) else -100.0


def investor_worth(s: Position, seat: int) -> float:
    """Interest for oneself, less a part of what the others get and what comes out of one's own pocket."""
    nation = s.nation
    mine = interest_due_to(s, nation, seat)
    others = interest_due(s, nation) - mine
    treasury = s.treasury[nation]
    received = min(mine, max(0, treasury - others))
    from_cash = max(0, others - treasury)
    card = INVESTOR_INCOME if s.card == seat else 0
    return received - from_cash - ENVY * others / max(1, s.seats - 1) + card


def factory_worth(s: Position, seat: int) -> float:
    """Two more millions of tax a time."""
    if s.treasury[s.nation] < FACTORY_PRICE or not sites(s):
        return -1.0
    return 2 * flag_worth(s, s.nation, seat) + 0.5


def production_worth(s: Position, seat: int) -> float:
    """New units, as far as there is something to take with them."""
    return unit_worth(s, seat, len(free_factories(s, s.nation)))


def import_worth(s: Position, seat: int) -> float:
    """Bought units cost the treasury."""
    bought = min(IMPORT_MOST, s.treasury[s.nation])
    return unit_worth(s, seat, bought) - 0.3 * bought


def unit_worth(s: Position, seat: int, units: int) -> float:
    """What so many more units are worth while regions are left to take."""
    nation = s.nation
    have = armies_out(s, nation) + fleets_out(s, nation)
    room = ARMY_SUPPLY[nation] + FLEET_SUPPLY[nation] - have
    wanted = max(0, 4 - have)
    useful = min(units, room, wanted)
    return 0.75 * useful * flag_worth(s, nation, seat)


def maneuver_worth(s: Position, seat: int) -> float:
    """About one new flag for every unit that has somewhere to go."""
    nation = s.nation
    open_now = open_mask(s, nation)
    gains: set[int] = set()
    for area in range(LANDS):
        at = area * NATIONS + nation
        for _ in range(s.army[at] + (s.lying[at] if area < HOMES else 0)):
            gains |= set(_first_free(s, marches(nation, open_now, area), gains))
        for _ in range(s.fleet[at] if IS_PORT[area] else 0):
            gains |= set(_first_free(s, [ANCHOR[area]], gains))
    for sea in range(LANDS, LANDS + len(s.carried)):
        for _ in range(s.fleet[sea * NATIONS + nation]):
            gains |= set(_first_free(s, [*SEA_NEIGHBOURS[sea], *landings(nation, open_now, sea)], gains))
    return len(gains) * flag_worth(s, nation, seat)


def _first_free(s: Position, areas: list[int], taken: set[int]) -> list[int]:
    """The first region among these that would bring a new flag."""
    for area in areas:
        if area not in taken and brings_flag(s, area):
            return [area]
    return []


def brings_flag(s: Position, area: int) -> bool:
    """Whether a unit of the active nation alone here would set a new flag."""
    return area >= HOMES and s.flag[area] != s.nation and not others_present(s, area, s.nation)


_SPACE_WORTH: dict[int, Callable[[Position, int], float]] = {
    FACTORY_SPACE: factory_worth,
    PRODUCTION_1: production_worth,
    MANEUVER_1: maneuver_worth,
    INVESTOR_SPACE: investor_worth,
    IMPORT_SPACE: import_worth,
    PRODUCTION_2: production_worth,
    MANEUVER_2: maneuver_worth,
    TAXATION_SPACE: taxation_worth,
}

# -- the actions of the spaces -------------------------------------------------------------------------------


def building(s: Position, seat: int, action: int) -> float:
    """Ports first while the nation has few: seas are soon full, but flags at sea are safe."""
    if action == act.DONE:
        return 0.0
    (province,) = act.VALUES[action]
    ports = sum(1 for p in free_factories(s, s.nation) if IS_PORT[p])
    return 2.0 if IS_PORT[province] == (ports == 0) else 1.0


def producing(s: Position, seat: int, action: int) -> float:
    """Everything, unless soldiers' pay would eat up the taxes."""
    if action == act.DONE:
        return 1.5 if armies_out(s, s.nation) + fleets_out(s, s.nation) >= 7 else 0.0
    return 2.0 if action == act.PRODUCE_ALL else 1.0


def importing(s: Position, seat: int, action: int) -> float:
    """Units where there is something to take, until there are enough."""
    if action == act.DONE:
        return 0.5
    (province,) = act.VALUES[action]
    nation = s.nation
    if armies_out(s, nation) + fleets_out(s, nation) >= 6:
        return 0.0
    if act.FAMILY[action] == act.family_number("import_army"):
        there = s.army[province * NATIONS + nation]
        free = [a for a in marches(nation, open_mask(s, nation), province) if brings_flag(s, a)]
        return 1.2 + min(len(free), 3) * 0.05 - 0.1 * there if len(free) > there else 0.2
    sea = ANCHOR[province]
    there = s.fleet[province * NATIONS + nation]
    if brings_flag(s, sea) and not there:
        return 1.4
    return 0.7 if sum(brings_flag(s, a) for a in (sea, *SEA_NEIGHBOURS[sea])) > there else 0.1


def region_worth(s: Position, seat: int, area: int) -> float:
    """What it is worth to end a move in an area."""
    nation = s.nation
    if area >= HOMES:
        base = area * NATIONS
        already = (s.army[base + nation] if area < LANDS else 0) + s.fleet[base + nation]
        if brings_flag(s, area) and not already:
            taken = 0.4 if s.flag[area] >= 0 and power_worth(s, s.flag[area], seat) < 0.2 else 0.0
            return NEW_FLAG + taken
        return 0.05
    if owner(area) == nation:
        return 1.0 if hostile_armies(s, area) else 0.0
    return raid_worth(s, seat, area)


def raid_worth(s: Position, seat: int, province: int) -> float:
    """To occupy a factory of a nation that one has little in."""
    victim = owner(province)
    if not s.factory[province] or is_last_free_factory(s, province) or hostile_armies(s, province):
        return -0.5
    return 0.8 if power_worth(s, victim, seat) < 0 else -0.5


def moving(s: Position, seat: int, action: int) -> float:
    """Move units to where they bring flags; drive enemies out of the home provinces; enough when nothing is gained."""
    if action == act.DONE:
        return 0.1
    family = s.game.space.family(action).name
    values = act.VALUES[action]
    if family in ("sail", "march", "march_friendly"):
        return region_worth(s, seat, values[1]) - leaving_worth(s, seat, values[0])
    if family in ("embark", "embark_friendly"):
        ends = landings(s.nation, open_mask(s, s.nation), values[1])
        best = max(region_worth(s, seat, area) for area in ends)
        return best - 0.1 - leaving_worth(s, seat, values[0])
    if family == "battle":
        return 2.0 if values[0] < HOMES and owner(values[0]) == s.nation else -1.0
    if family == "destroy":
        return 1.0 if power_worth(s, owner(values[0]), seat) < -0.5 else -1.0
    return -1.0


def leaving_worth(s: Position, seat: int, area: int) -> float:
    """What is given up by leaving: a flag that is not set yet, or the occupation of a rival's factory."""
    nation = s.nation
    if area >= HOMES and brings_flag(s, area):
        base = area * NATIONS
        there = s.fleet[base + nation] if area >= LANDS else s.army[base + nation]
        return NEW_FLAG if there == 1 else 0.0
    if area < HOMES and owner(area) != nation and s.army[area * NATIONS + nation]:
        return 0.5 if s.factory[area] and power_worth(s, owner(area), seat) < 0 else 0.0
    return 0.0


def convoying(s: Position, seat: int, action: int) -> float:
    """Ashore where it brings a flag, otherwise on."""
    (area,) = act.VALUES[action]
    return 0.5 if area >= LANDS else region_worth(s, seat, area)


def stance(s: Position, seat: int, action: int) -> float:
    """Hostile to nations one has little in."""
    hostile = power_worth(s, owner(s.at), seat) < 0
    return 1.0 if (action == act.HOSTILE) == hostile else 0.0


def attacking(s: Position, seat: int, action: int) -> float:
    """Attack at home, or where another own unit stays behind to take the region."""
    if action == act.DECLINE:
        return 0.0
    nation, _ = act.VALUES[action]
    if s.at < HOMES and owner(s.at) == s.nation:
        return 1.0
    base = s.at * NATIONS
    own = s.fleet[base + s.nation] + (s.army[base + s.nation] if s.at < LANDS else 0)
    rival = power_worth(s, nation, seat) < power_worth(s, s.nation, seat)
    return 1.0 if own > 1 and rival else -1.0


def calling(s: Position, seat: int, action: int) -> float:
    """Fight for a flag or at home: when both are gone the flag stays; not against a nation that one has more in."""
    if action == act.DECLINE:
        return 0.0
    defending = s.flag[s.at] == s.asked or (s.at < HOMES and owner(s.at) == s.asked)
    return 1.0 if defending and power_worth(s, s.nation, seat) < power_worth(s, s.asked, seat) else -1.0


def asking(s: Position, seat: int, action: int) -> float:
    """Ask those first who have least reason to fight: oneself."""
    return 1.0 if s.government[action - act.ASK] == seat else 0.0


def flagging(s: Position, seat: int, action: int) -> float:
    """Land before sea: armies are replaced more easily."""
    return 1.0 if action - act.FLAG < LANDS else 0.0


_RULES: dict[str, Callable[[ImperialState, int, int], float]] = {
    "grant": lending,
    "rondel": rondel,
    "force": forcing,
    "factory": building,
    "production": producing,
    "import": importing,
    "fleets": moving,
    "armies": moving,
    "convoy": convoying,
    "stance": stance,
    "entry": attacking,
    "calls": asking,
    "call": calling,
    "battle": attacking,
    "flags": flagging,
    "invest": lending,
    "round": lending,
}
