"""What a seat may know of a game of War!, built from nothing.

Everything is public but face-down markers and chits, hidden cards, sealed bids and orders (war/ruling/marker-knowledge,
war/ruling/chit-knowledge).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from greatpowers.core.game import View
from greatpowers.core.position import open_frames
from greatpowers.core.sets import members
from greatpowers.core.steps import Frame
from greatpowers.core.view import CommonView, OpenFrame
from greatpowers.games.war import maintenance, orders, steps, victory
from greatpowers.games.war.actions import ALWAYS, NEVER
from greatpowers.games.war.battle_sides import ATTACKER, player, side_to_decide
from greatpowers.games.war.board import AREA_IDS, AREAS, REGIONS
from greatpowers.games.war.cards import CARD_IDS
from greatpowers.games.war.chits import CHIT_IDS, UNKNOWN_CHIT, value_of
from greatpowers.games.war.fleets import hold
from greatpowers.games.war.forces import at
from greatpowers.games.war.frames import (
    ChitDraw,
    Correction,
    Evacuation,
    Exploration,
    Interception,
    LandBattle,
    Landing,
    Lots,
    Maintenance,
    MakingWay,
    NativeDraw,
    NavalBattle,
    Orders,
    Pacification,
    Permission,
    Prospecting,
    Reinforcement,
    Revolt,
    Sailing,
    Sides,
    Spheres,
    Venture,
    WarCouncil,
    Withdrawal,
)
from greatpowers.games.war.guests import aboard
from greatpowers.games.war.markers import chit_known_to, native_known_to, natives_in_bag
from greatpowers.games.war.pieces import (
    BUILDING_IDS,
    FLEETS,
    KIND_IDS,
    KINDS,
    MOST_SEATS,
    NATIVES,
    PIECE_IDS,
    PIECES,
    POINTS,
    UNITS,
    UNKNOWN,
    rating_of,
    strength_of,
)
from greatpowers.games.war.position import Position

Units = dict[str, int]  # how many by kind
Action = dict[str, str | int]  # an action in words


class MarkerView(TypedDict):
    """A native marker; strength and rating are missing where the viewer does not know it."""

    strength: int | None
    rating: int | None


class ChitView(TypedDict):
    """A resource chit; its name and value are missing where the viewer does not know it."""

    chit: str | None
    value: int | None
    developed: bool


class RegionView(TypedDict, total=False):
    """A region and what is there; what is missing is not there. Units and spheres by seat, as words."""

    owner: int
    units: dict[str, Units]
    ready: dict[str, Units]
    buildings: list[str]
    natives: MarkerView
    chit: ChitView
    spheres: dict[str, int]
    supporting: dict[str, int]
    revolt: bool
    entered_from: list[str]
    landed: Units
    gained: bool
    ceded_to: int


class FleetView(TypedDict):
    """A fleet; `points` only of the player who moves. `guests`: units of allies aboard, by seat, as words."""

    seat: int
    fleet: int
    cargo: Units
    guests: dict[str, Units]
    points: int | None


class OpenPlayer(TypedDict):
    """What everyone knows about a player."""

    pp: int
    dp: int
    regions: int
    buildings: Units
    forces: Units
    maintenance: int
    home: str | None
    bag: Units
    points: int
    wars: list[int]
    waiting: list[int]
    allies: list[int]
    offers_peace_to: list[int]
    always_lets_pass: list[int]
    never_lets_pass: list[int]


class PlayerView(OpenPlayer, total=False):
    """A player; the hidden card is the viewer's own, or anybody's when the game is over.

    `order`: the lines of the viewer's own secret order, as actions; of an order to be corrected the line in question.
    """

    card: str | None
    order: list[Action]


class WarView(CommonView):
    """The view."""

    turn: int
    phase: int
    order: list[int]
    mover: int
    canal: int
    ending: bool
    players: list[PlayerView]
    regions: dict[str, RegionView]
    seas: dict[str, list[FleetView]]
    natives_left: int
    chits_left: int
    frames: list[OpenFrame]


def build(s: Position, seat: int | None) -> View:
    """The position as this seat sees it."""
    view: WarView = {
        "game": "war",
        "seat": seat,
        "step": s.step,
        "steps": s.step_names,
        "to_act": s.to_act,
        "deciders": s.deciders(),
        "turn": s.turn,
        "phase": s.phase,
        "order": s.order[:],
        "mover": s.mover,
        "canal": s.canal,
        "ending": bool(s.ending),
        "players": [_player(s, other, seat) for other in range(s.seats)],
        "regions": {AREA_IDS[region]: _region(s, region, seat) for region in range(REGIONS)},
        "seas": {AREA_IDS[sea]: fleets for sea in range(REGIONS, AREAS) if (fleets := _fleets(s, sea))},
        "natives_left": natives_in_bag(s),
        "chits_left": sum(s.chit_pool),
        "frames": open_frames(s),
    }
    return dict(view)


def _kinds(row: Sequence[int], ids: Sequence[str] = KIND_IDS) -> Units:
    return {ids[kind]: number for kind, number in enumerate(row) if number}


def _player(s: Position, seat: int, viewer: int | None) -> PlayerView:
    row = range(seat * MOST_SEATS, seat * MOST_SEATS + s.seats)
    out: PlayerView = {
        "pp": s.pp[seat],
        "dp": s.dp[seat],
        "regions": s.realm[seat].bit_count(),
        "buildings": _kinds(s.works[seat * len(BUILDING_IDS) : (seat + 1) * len(BUILDING_IDS)], BUILDING_IDS),
        "forces": _kinds(s.forces[seat * UNITS : (seat + 1) * UNITS], PIECE_IDS),
        "maintenance": maintenance.cost(s, seat),
        "home": AREA_IDS[s.home[seat]] if s.home[seat] >= 0 else None,
        "bag": _kinds(s.bag[seat * PIECES : (seat + 1) * PIECES], PIECE_IDS),
        "points": victory.points(s, seat) if s.ended else sum(victory.open_lines(s, seat)),
        "wars": [other for other, i in enumerate(row) if s.war[i]],
        "waiting": [other for other, i in enumerate(row) if s.waiting[i]],
        "allies": [other for other, i in enumerate(row) if s.allied[i]],
        "offers_peace_to": [other for other, i in enumerate(row) if s.peace_offer[i]],
        "always_lets_pass": [other for other, i in enumerate(row) if s.passage[i] == ALWAYS],
        "never_lets_pass": [other for other, i in enumerate(row) if s.passage[i] == NEVER],
    }
    if s.house.victory_cards and (viewer == seat or s.ended):
        out["card"] = CARD_IDS[s.card[seat]] if s.card[seat] >= 0 else None
    order = _order(s, seat, viewer)
    if order is not None:
        out["order"] = [s.codes.space.to_json(action) for action in order]
    return out


def _order(s: Position, seat: int, viewer: int | None) -> list[int] | None:
    """What the viewer may read of a player's secret order (war/opt/simul/hidden-orders)."""
    frame = s.frames[-1]
    if isinstance(frame, Orders) and seat == viewer:
        return orders.ordered(s, frame, seat)
    return [frame.action] if isinstance(frame, Correction) and frame.player == seat else None


def _region(s: Position, region: int, viewer: int | None) -> RegionView:
    out: RegionView = {}
    if s.owner[region] != NATIVES:
        out["owner"] = s.owner[region]
    units = {str(seat): kinds for seat in range(s.seats) if (kinds := _units(s, region, seat))}
    if units:
        out["units"] = units
    if s.buildings[region]:
        out["buildings"] = [BUILDING_IDS[building] for building in members(s.buildings[region])]
    if s.marker[region]:
        out["natives"] = _marker(s, region, viewer)
    if s.chit[region]:
        out["chit"] = _chit(s, region, viewer)
    _add_spheres(s, region, out)
    if s.mover >= 0:
        _add_movement(s, region, out)
    return out


def _units(s: Position, region: int, seat: int) -> Units:
    first = at(region, seat)
    return _kinds(s.troops[first : first + KINDS])


def _marker(s: Position, region: int, viewer: int | None) -> MarkerView:
    known = s.marker[region] if viewer is None else native_known_to(s, region, viewer)
    if known == UNKNOWN:
        return {"strength": None, "rating": None}
    return {"strength": strength_of(known), "rating": rating_of(known)}


def _chit(s: Position, region: int, viewer: int | None) -> ChitView:
    known = s.chit[region] if viewer is None else chit_known_to(s, region, viewer)
    developed = bool(s.developed[region])
    if known == UNKNOWN_CHIT:
        return {"chit": None, "value": None, "developed": developed}
    return {"chit": CHIT_IDS[known], "value": value_of(s.world, known), "developed": developed}


def _add_spheres(s: Position, region: int, out: RegionView) -> None:
    first = region * MOST_SEATS
    spheres = {str(seat): s.spheres[first + seat] for seat in range(s.seats) if s.spheres[first + seat]}
    if spheres:
        out["spheres"] = spheres
    if s.revolt[region]:
        out["revolt"] = True
        out["supporting"] = {seat: s.supporting[first + int(seat)] for seat in spheres}


def _add_movement(s: Position, region: int, out: RegionView) -> None:
    """What the player who moves has done there and may still do."""
    rows = [s.ready[(region * POINTS + points) * KINDS :][:KINDS] for points in range(POINTS)]
    ready = {str(points): kinds for points, row in enumerate(rows) if (kinds := _kinds(row))}
    if ready:
        out["ready"] = ready
    if s.entries[region]:
        out["entered_from"] = [AREA_IDS[area] for area in members(s.entries[region])]
    landed = _kinds(s.landed[region * KINDS : (region + 1) * KINDS])
    if landed:
        out["landed"] = landed
    if s.gained[region]:
        out["gained"] = True
    if s.ceded_to[region] >= 0:
        out["ceded_to"] = s.ceded_to[region]


def _fleets(s: Position, sea: int) -> list[FleetView]:
    out: list[FleetView] = []
    for seat in range(s.seats):
        for fleet in range(FLEETS):
            if s.fleet_at[seat * FLEETS + fleet] == sea:
                first = hold(seat, fleet)
                points = s.sailing_points[fleet] if seat == s.mover else None
                cargo = _kinds(s.cargo[first : first + KINDS])
                guests = _guests(s, seat, fleet)
                out.append({"seat": seat, "fleet": fleet, "cargo": cargo, "guests": guests, "points": points})
    return out


def _guests(s: Position, host: int, fleet: int) -> dict[str, Units]:
    """Units aboard an ally's fleet (war/opt/ally/transport)."""
    out: dict[str, Units] = {}
    for unit in aboard(s, host, fleet):
        seat, kind = divmod(unit, KINDS)
        units = out.setdefault(str(seat), {})
        units[KIND_IDS[kind]] = units.get(KIND_IDS[kind], 0) + 1
    return out


# -- what the question is about ------------------------------------------------------------------------------


def about(s: Position) -> dict[str, str | int]:
    """What the question is about: where, whom it concerns, whose dice, how many."""
    out: dict[str, str | int] = {"turn": s.turn, "phase": s.phase}
    frame = s.frames[-1]
    area = next((place for step in reversed(s.frames) if (place := _place(step)) >= 0), -1)
    if area >= 0:
        out["area"] = AREA_IDS[area]
    seat, other = _concerned(s, frame)
    if seat >= 0:
        out["seat"] = seat
    if other >= 0:
        out["other"] = other
    party = _party(s, frame)
    if party is not None:
        out["party"] = "natives" if party == NATIVES else party
    number = _number(frame)
    if number:
        out["number"] = number
    if isinstance(frame, Evacuation) and frame.leaving:
        out["kind"] = KIND_IDS[frame.leaving[0] % KINDS]
    return out


def _place(frame: Frame) -> int:
    """Where a step takes place, -1: nowhere in particular."""
    if isinstance(frame, (Venture, Permission)):
        return frame.target
    if isinstance(frame, (Sailing, Interception, NavalBattle)):
        return frame.sea
    if isinstance(frame, Reinforcement):
        return frame.region if frame.step != steps.REINFORCE else -1
    if isinstance(frame, (Spheres, Sides, Revolt, Landing, MakingWay, LandBattle, Withdrawal)):
        return frame.region
    if isinstance(frame, (Pacification, Evacuation, Exploration, Prospecting, NativeDraw, ChitDraw)):
        return frame.region
    return -1


def _concerned(s: Position, frame: Frame) -> tuple[int, int]:
    """Whose move, war or order an answer is about, and against whom; -1: nobody's in particular."""
    if isinstance(frame, Permission):
        return s.mover, -1
    if isinstance(frame, Interception):
        return frame.player, -1
    if isinstance(frame, NavalBattle):
        return frame.player, frame.enemy
    if isinstance(frame, WarCouncil):
        asks = frame.queue[0] if frame.step == steps.ADMIT and frame.queue else frame.declarer
        return asks, frame.target
    if isinstance(frame, LandBattle):
        return frame.attacker, frame.defender
    return (frame.player, -1) if isinstance(frame, Correction) else (-1, -1)


def _party(s: Position, frame: Frame) -> int | None:
    """The party that the next die or the hits are for, NATIVES included; None where there is none."""
    if frame.step in (steps.EXPLORER_ROLL, steps.PACIFY_ROLL):
        return s.mover
    if frame.step == steps.REVOLT:
        return NATIVES
    if isinstance(frame, LandBattle) and frame.step == steps.BATTLE_DICE:
        return frame.attacker if len(frame.dice) < frame.attacker_dice else frame.defender
    if isinstance(frame, LandBattle) and frame.step in (steps.LOSE, steps.PICK_OFF):
        return player(frame, side_to_decide(frame))  # somebody decides for the natives: war/ruling/native-controller
    if isinstance(frame, NavalBattle) and frame.step == steps.NAVAL_DICE:
        return frame.rollers[len(frame.dice)]
    if isinstance(frame, (Interception, Reinforcement)) and frame.step in (steps.INTERCEPT_ROLL, steps.REINFORCE_ROLL):
        return frame.queue[0] if frame.queue else None
    return None


def _number(frame: Frame) -> int:
    """How many: units to disband, hits to take or to use, points to spend, players to draw."""
    if isinstance(frame, Maintenance):
        return frame.unpaid
    if isinstance(frame, LandBattle) and frame.step in (steps.LOSE, steps.PICK_OFF):
        attackers_turn = side_to_decide(frame) == ATTACKER
        taken = frame.step == steps.LOSE
        return frame.defender_hits if attackers_turn == taken else frame.attacker_hits
    if frame.step in (steps.BRING, steps.PACIFY) and isinstance(frame, (Reinforcement, Pacification)):
        return frame.points
    return len(frame.left) if isinstance(frame, Lots) else 0
