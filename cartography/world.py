"""The regions of a round board: a mosaic of the globe, given room, mended by the rules, and traced."""

from __future__ import annotations

import logging
from pathlib import Path

import numpy as np
import shapely
from scipy import ndimage

from cartography.atlas import Atlas
from cartography.geometry import Entry, Shapes
from cartography.mending import Mender
from cartography.mosaic import Mosaic, distance
from cartography.round import RADIUS, RING, Globe, RoundSheet
from cartography.rules import Rules
from cartography.swell import Room, Swell, measure
from cartography.tracing import trace

LOG = logging.getLogger(__name__)
PASSES = 6
ROUNDS = 12
BLUR = 2.0  # px
STRAIT = 30  # px of water at least between the ice and any land


def make(atlas: Path, sheet: RoundSheet, board: Entry) -> tuple[Shapes, Swell]:
    """Every region, piece of scenery and lake as a shape in px, and the flow that carries everything else."""
    rules = Rules(board, list(sheet.given["lakes"]))
    mosaic = Mosaic(Atlas(atlas), rules, sheet.given, Globe(sheet.given["law"]), 2 * RADIUS)
    mosaic.lands()
    cells, swell = _with_room(mosaic.divide_seas(), rules, sheet, board)
    _set_ice(cells, mosaic.ice(sheet.ice), rules)
    mender = Mender(rules, sheet.given["corners"], sheet.given["least_island"], LOG.info)
    shapes = trace(mender.mend(cells, ROUNDS, BLUR), rules)
    return {name: shapely.transform(shape, lambda c: c + RING) for name, shape in shapes.items()}, swell


def _with_room(cells: np.ndarray, rules: Rules, sheet: RoundSheet, board: Entry) -> tuple[np.ndarray, Swell]:
    facts = {region["id"]: region for region in board["region"]}
    first = measure(cells, rules)[0]
    goals = [sheet.goal(name, facts.get(name), area) for name, area in zip(rules.ids, first, strict=True)]
    wanted = [sheet.wanted(name, facts.get(name)) for name in rules.ids]
    LOG.info("goals: %.0f of %.0f thousand px²", sum(goals[: rules.rim]) / 1e3, np.pi * RADIUS**2 / 1e3)
    room = Room(cells, rules, np.array(goals), np.array(wanted))
    for _ in range(PASSES):
        room.swell_once()
    LOG.info("still narrow: %s", ", ".join(room.narrow()))
    return room.cells, room.swell


def _set_ice(cells: np.ndarray, ice: np.ndarray, rules: Rules) -> None:
    """Antarctica as it is, in the middle: the flow must not bend the conference table."""
    old = cells == rules.scenery[0]
    nearest = ndimage.distance_transform_edt(old, return_distances=False, return_indices=True)
    cells[old] = cells[nearest[0], nearest[1]][old]
    cells[ice & (distance(cells >= len(rules.lands)) > STRAIT)] = rules.scenery[0]
