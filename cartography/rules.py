"""What `board.toml` says about touching, as numbers and tables: for boards that are cut out of a mosaic of cells."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cartography.geometry import Entry

RIM = "rim"  # whatever lies outside the board


class Rules:
    """Lands, seas, scenery, lakes, backdrop and the rim; `may[i, j]`: the two may touch; `must`: they have to."""

    def __init__(self, board: Entry, lakes: list[str], backdrop: Sequence[str] = ()) -> None:
        land = [region["id"] for region in board["region"] if region["kind"] != "sea"]
        sea = [region["id"] for region in board["region"] if region["kind"] == "sea"]
        scenery = board.get("scenery", [])
        self.ids = [*land, *sea, *(place["id"] for place in scenery), *lakes, *backdrop, RIM]
        self.number = {name: i for i, name in enumerate(self.ids)}
        self.lands, self.seas = range(len(land)), range(len(land), len(land) + len(sea))
        self.regions = range(len(land) + len(sea))
        self.scenery = [self.number[place["id"]] for place in scenery]
        self.lakes = [self.number[name] for name in lakes]
        self.rim = self.number[RIM]
        pairs = [pair for kind in ("land", "coast", "sea") for pair in board["borders"][kind]]
        pairs += [
            (place["id"], other) for place in scenery for other in (*place.get("seas", []), *place.get("borders", []))
        ]
        numbered = [(self.number[a], self.number[b]) for a, b in pairs]
        self.must = sorted({(min(pair), max(pair)) for pair in numbered})
        self.may = np.eye(len(self.ids), dtype=bool)
        for a, b in self.must:
            self.may[a, b] = self.may[b, a] = True
        for anywhere in (*(self.number[name] for name in backdrop), self.rim):
            self.may[anywhere, :] = self.may[:, anywhere] = True
        for lake in self.lakes:
            self.may[lake, self.lands] = self.may[self.lands, lake] = True

    def is_land(self, i: int) -> bool:
        """Whether armies stand there."""
        return i in self.lands

    def is_sea(self, i: int) -> bool:
        """Whether ships sail there."""
        return i in self.seas
