"""Voyages of the rules-of-thumb player of War!: what fleets do for a campaign."""

from __future__ import annotations

from typing import Final

from greatpowers.bots.war.campaign import EASE, EMBARKING, FADING, LEAST, Campaign, waiting_near
from greatpowers.bots.war.estimates import (
    conditions_of_attack,
    daring,
    garrison,
    needed_against,
    outlook,
    prize,
)
from greatpowers.core.sets import bits
from greatpowers.games.war import sailing
from greatpowers.games.war.fleets import fleets_in
from greatpowers.games.war.frames import (
    Sailing,
)
from greatpowers.games.war.groups import aboard
from greatpowers.games.war.pieces import (
    BRIGADE_KINDS,
    ENGINEER,
    EXPLORER,
    FLEETS,
    GENERAL,
    KINDS,
    NATIVES,
)
from greatpowers.games.war.position import Position

BRIGADES_ABOARD: Final = 4  # of one fleet
SURE: Final = 1.0  # brigades that should be left after a landing, which takes longer to prepare than a march


def has_voyage(s: Position, seat: int, fleet: int, campaign: Campaign) -> bool:
    """Whether a fleet, with those that would join it, would do anything if it were taken in hand."""
    sea, group = s.fleet_at[seat * FLEETS + fleet], 1 << fleet
    if carries_army(s, seat, group):
        group |= bits([other for other in fleets_in(s, seat, sea) if carries_army(s, seat, 1 << other)])
    voyage = Sailing(sea, group)
    return any(
        s.codes.names[action] != "join" and sail_worth(s, seat, voyage, campaign, action) > 0.2
        for action in sailing.legal(s, voyage, seat)
    )


def carries_army(s: Position, seat: int, group: int) -> bool:
    """Whether there are brigades aboard."""
    return sum(aboard(s, seat, group)[:BRIGADE_KINDS]) > 0


def sail_worth(s: Position, seat: int, voyage: Sailing, campaign: Campaign, action: int) -> float:
    """Carry explorers to natives who may be won over, and an army to where only an army helps."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "board":
        return boarding(s, seat, voyage.sea, values[0] % KINDS, values[1], campaign)
    if name == "join":
        return 5.0 if carries_army(s, seat, voyage.group) and carries_army(s, seat, 1 << values[0]) else -1.0
    if name == "sail":
        field = heading(s, seat, voyage, campaign)
        gain = field[values[0]] - field[voyage.sea]
        return 1.0 + gain if gain > 0.0 else -1.0
    if name == "land":
        return invading(s, seat, voyage, campaign, values[0])
    if name == "engage":
        mine, theirs = voyage.group.bit_count(), len(fleets_in(s, values[0], voyage.sea))
        return 1.0 if mine > 1.3 * theirs else -1.0
    return 0.1 if name == "done" else -1.0


def boarding(s: Position, seat: int, sea: int, kind: int, region: int, campaign: Campaign) -> float:
    """Explorers go aboard when the best way is by sea; brigades when they have no goal on land."""
    if kind == EXPLORER:
        by_sea = EMBARKING * campaign.lure[sea]
        return 3.0 if by_sea > LEAST and by_sea >= campaign.lure[region] - LEAST else -1.0
    if kind == ENGINEER or campaign.beach < 0:
        return -1.0
    cargo = aboard(s, seat, bits(fleets_in(s, seat, sea)))
    if kind == GENERAL:
        return 2.5 if sum(cargo[:BRIGADE_KINDS]) and not cargo[GENERAL] and campaign.goal < 0 else -1.0
    waiting = waiting_near(s, seat, sea, campaign)
    room = BRIGADES_ABOARD * len(fleets_in(s, seat, sea)) - sum(cargo[:BRIGADE_KINDS])
    together = [mine + other for mine, other in zip(cargo, waiting, strict=True)]
    all_or_none = room >= needed_against(s, seat, campaign.beach) - sum(cargo[:BRIGADE_KINDS])
    if not campaign.is_waiting(region) or not all_or_none or not wins_landing(s, seat, together, campaign.beach):
        return -1.0
    return -1.0 if wins_landing(s, seat, cargo, campaign.beach, EASE) else 2.5 + 0.3 * (cargo[kind] == 0) + 0.1 * kind


def heading(s: Position, seat: int, voyage: Sailing, campaign: Campaign) -> list[float]:
    """Where a group should go: an army to the beach, explorers to natives, empty fleets to whoever waits for them."""
    cargo = aboard(s, seat, voyage.group)
    if wins_landing(s, seat, cargo, campaign.beach):
        return campaign.course
    if cargo[EXPLORER]:
        return campaign.lure
    afloat = s.fleet_at[seat * FLEETS : (seat + 1) * FLEETS]
    ferry = next(fleet for fleet in range(FLEETS) if afloat[fleet] >= 0)  # the first fleet serves explorers
    serves_explorers = voyage.group >> ferry & 1 or not any(campaign.muster)
    return campaign.calls if serves_explorers and any(campaign.calls) else campaign.muster


def invading(s: Position, seat: int, voyage: Sailing, campaign: Campaign, region: int) -> float:
    """Land explorers where they are wanted, and an army where it wins."""
    cargo = aboard(s, seat, voyage.group)
    if s.owner[region] == seat:  # to walk on from there, or because there is nothing to do overseas any more
        idle = sum(cargo[:BRIGADE_KINDS]) > 0 and not wins_landing(s, seat, cargo, campaign.beach)
        walks_on = cargo[EXPLORER] and FADING * campaign.lure[region] >= campaign.lure[voyage.sea] - LEAST
        return 2.0 if walks_on else 0.5 if idle else -1.0
    if (region == campaign.beach or region in campaign.goals) and wins_landing(s, seat, cargo, region, 0.0):
        return 20.0 + prize(s, seat, region)
    if s.owner[region] != NATIVES or not cargo[EXPLORER]:
        return -1.0
    worth = campaign.explorer_at(region, campaign.explorers[region])
    return 2.0 + worth if worth > LEAST and FADING * worth >= campaign.lure[voyage.sea] - LEAST else -1.0


def wins_landing(s: Position, seat: int, force: list[int], region: int, margin: float = SURE) -> bool:
    """Whether a force would take a region from the sea."""
    if region < 0 or not sum(force[:BRIGADE_KINDS]):
        return False
    conditions = conditions_of_attack(s, seat, region)
    conditions.landing = -1 if s.owner[region] != NATIVES else 0  # the average of the first rounds
    return outlook(force, garrison(s, seat, region), conditions, landed=True) > margin - daring(s, region)
