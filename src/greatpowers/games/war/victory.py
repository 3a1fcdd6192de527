"""Victory (war/victory): how a game ends, and what everybody's points are."""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import NOBODY, Outcome, ScorePart, percent
from greatpowers.core.steps import Frame
from greatpowers.games.war import chits, steps
from greatpowers.games.war import events as tell
from greatpowers.games.war.board import ZONES
from greatpowers.games.war.cards import CARD_IDS
from greatpowers.games.war.lands import controls_zone, count, regions_of
from greatpowers.games.war.pieces import BUILDINGS, MOST_SEATS, NATIVES, PRODUCTION_BUILDINGS, UNITS
from greatpowers.games.war.position import Position
from greatpowers.games.war.victory_cards import points as card_points

# Why a game ends, as numbers of `ending` and `ended`.
ELIMINATION: Final = 1  # war/victory/end-elimination
NO_NATIVES: Final = 2  # war/victory/end-no-natives
TURN_LIMIT: Final = 3  # war/ruling/no-turn-limit
REASON_IDS: Final[list[str]] = ["", "elimination", "no-natives", "turn-limit"]

REGION_POINTS: Final = 10  # war/victory/regions
ZONE_POINTS: Final = 50  # war/victory/zones
BUILDING_POINTS: Final = 5  # war/victory/buildings
SET_POINTS: Final = 10  # war/victory/sets
PP_FOR_A_POINT: Final = 10  # war/victory/dp-pp

# Lines of the Victory Point Table, and the points for each of those that are counted.
POINT_IDS: Final = ["regions", "zones", "buildings", "sets", "resources", "units", "spheres", "dp", "pp"]
_EACH: Final = [REGION_POINTS, ZONE_POINTS, BUILDING_POINTS, SET_POINTS, 0, 0, 0, 0, 0]


def check(s: Position, conqueror: int = NATIVES) -> None:
    """Whether a player has lost the last region, or the natives have; it is never undone (war/victory/latched).

    `conqueror`: who has just taken a region by battle, for the hidden card (war/opt/hidden-vp/conquest-card).
    """
    if s.ending:
        return
    if 0 in s.realm:  # war/victory/elimination-def
        s.conqueror = conqueror
        _latch(s, ELIMINATION)
    elif NATIVES not in s.owner:
        _latch(s, NO_NATIVES)


def _latch(s: Position, reason: int) -> None:
    s.ending = reason
    if s.events is not None:
        s.events.append((tell.ENDING, reason - 1))


def end_phase(s: Position) -> None:
    """After a movement phase the game may be over (war/victory/end-elimination, war/ruling/game-end)."""
    if s.house.turn_limit and s.turns >= s.house.turn_limit and not s.ending:
        _latch(s, TURN_LIMIT)
    if not s.ending:
        return
    s.ended = s.ending
    s.frames = [Frame(steps.OVER)]
    s.to_act = NOBODY
    if s.events is not None:
        for seat in range(s.seats):
            if s.house.victory_cards:
                s.events.append((tell.CARD_SHOWN, seat, s.card[seat]))
            s.events.append((tell.SCORED, seat, points(s, seat)))
        s.events.append((tell.OVER,))


def outcome(s: Position) -> Outcome | None:
    """Most points win; equal points share the rank (war/victory/winner, war/ruling/scoring)."""
    if not s.ended:
        return None
    scores = [points(s, seat) for seat in range(s.seats)]
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    if s.ended == ELIMINATION and 0 in s.realm:  # unless the region was won back within the phase
        return Outcome(REASON_IDS[s.ended], scores, ranks, seat=s.realm.index(0))
    return Outcome(REASON_IDS[s.ended], scores, ranks)


def points(s: Position, seat: int) -> int:
    """A player's victory points (war/victory/total-example)."""
    return sum(lines(s, seat))


def lines(s: Position, seat: int) -> list[int]:
    """The lines of the Victory Point Table, in its order; then the hidden card."""
    return [*open_lines(s, seat), card_points(s, seat) if s.house.victory_cards else 0]


def score_parts(s: Position, seat: int) -> list[ScorePart]:
    """The lines of the Victory Point Table; with hidden cards these instead of the zones (war/opt/hidden-vp)."""
    parts: list[ScorePart] = []
    for name, each, points in zip(POINT_IDS, _EACH, open_lines(s, seat), strict=True):
        values: dict[str, str | int] = {"number": points // each, "each": each} if each else {}
        if name != "zones" or not s.house.victory_cards:
            parts.append((name, values, points))
    if s.house.victory_cards:
        card: dict[str, str | int] = {"what": CARD_IDS[s.card[seat]]} if s.card[seat] >= 0 else {}
        parts.append(("card", card, card_points(s, seat)))
    return parts


def open_lines(s: Position, seat: int) -> list[int]:
    """The lines of the Victory Point Table: what everybody can count."""
    regions = regions_of(s, seat)
    resources = sum(chits.value_of(s.world, s.chit[region]) for region in regions if s.developed[region])
    return [
        REGION_POINTS * len(regions),
        0 if s.house.victory_cards else ZONE_POINTS * zones(s, seat),  # war/opt/hidden-vp/no-zone-vp
        BUILDING_POINTS * sum(s.works[seat * BUILDINGS : (seat + 1) * BUILDINGS]),
        SET_POINTS * min(count(s, seat, building) for building in PRODUCTION_BUILDINGS),  # war/victory/sets
        resources,  # war/victory/resources
        sum(s.forces[seat * UNITS : (seat + 1) * UNITS]),  # war/victory/units
        spheres(s, seat),
        s.dp[seat],
        s.pp[seat] // PP_FOR_A_POINT,
    ]


def zones(s: Position, seat: int) -> int:
    """How many zones a player controls completely (war/victory/zones)."""
    return sum(controls_zone(s, seat, zone) for zone in range(ZONES))


def spheres(s: Position, seat: int) -> int:
    """A player's spheres of influence, wherever they are (war/victory/soi)."""
    return sum(s.spheres[seat::MOST_SEATS])


def progress(s: Position) -> int:
    """By the regions that the natives have lost (war/victory/end-no-natives), or by the limit."""
    return max(percent(len(s.owner) - s.owner.count(NATIVES), len(s.owner)), percent(s.turns, s.house.turn_limit))
