"""A mosaic against the rules: neighbours that lost touch are joined, strangers that touch are parted."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from scipy import ndimage

from cartography.mosaic import SEA, box_of, distance, drop_small_parts, keep_apart, windows
from cartography.rules import Rules

Pair = tuple[int, int]

ENOUGH = 22  # cell sides of common border
TOUCH = 3  # cell sides that smoothing takes away
FARTHEST = 90  # px that a joint may bridge
LARGE_SEA = 4000  # cells that a second body of a sea must have


def contacts(cells: np.ndarray) -> dict[tuple[int, int], int]:
    """How many cell sides any two regions have in common."""
    found: dict[tuple[int, int], int] = {}
    for a, b in ((cells[:, 1:], cells[:, :-1]), (cells[1:], cells[:-1])):
        differ = a != b
        low, high = np.minimum(a[differ], b[differ]), np.maximum(a[differ], b[differ])
        for key, count in zip(*np.unique(low.astype(int) * 1000 + high, return_counts=True), strict=True):
            pair = int(key) // 1000, int(key) % 1000
            found[pair] = found.get(pair, 0) + int(count)
    return found


class Mender:
    """Mends a mosaic until the rules hold, and keeps the best try."""

    def __init__(self, rules: Rules, corners: list[list[str]], least_island: int, tell: Callable[[str], None]) -> None:
        self.rules, self.tell, self.least_island = rules, tell, least_island
        self.corners = [[rules.number[name] for name in corner] for corner in corners]

    def mend(self, cells: np.ndarray, rounds: int, sigma: float) -> np.ndarray:
        """The mended mosaic."""
        least, best = 10**9, cells
        for k in range(rounds):
            keep_apart(self.rules, cells, 3.0)
            cells = self._smooth(self._flood(cells), sigma)
            cells = self._tidy(cells)
            for corner in self.corners:
                self._corner(cells, corner)
            missing, extra = self._faults(contacts(cells))
            names = [f"{self.rules.ids[a]}-{self.rules.ids[b]}" for a, b in missing]
            strange = [f"{self.rules.ids[a]}-{self.rules.ids[b]}" for a, b in extra]
            self.tell(f"round {k + 1}: missing {', '.join(names)}; extra {', '.join(strange)}")
            if len(missing) + len(extra) < least:
                least, best = len(missing) + len(extra), cells.copy()
            if not missing and not extra:
                break
            for a, b in missing:
                self._join(cells, a, b, 10 + 2 * (k % 3))
            for a, b in extra:
                self._part(cells, a, b, 5 + k % 3)
        return best

    def _faults(self, found: dict[Pair, int]) -> tuple[list[Pair], list[Pair]]:
        missing = [pair for pair in self.rules.must if found.get(pair, 0) < ENOUGH]
        extra = [pair for pair, count in sorted(found.items()) if count > TOUCH and not self.rules.may[pair]]
        return missing, extra

    def _flood(self, cells: np.ndarray) -> np.ndarray:
        """New water goes to the nearest sea."""
        new = cells == SEA
        if new.any():
            wet = (cells >= self.rules.seas.start) & (cells < self.rules.seas.stop)
            nearest = ndimage.distance_transform_edt(~wet, return_distances=False, return_indices=True)
            cells[new] = cells[nearest[0], nearest[1]][new]
        return cells

    def _smooth(self, cells: np.ndarray, sigma: float) -> np.ndarray:
        """Every region is blurred and the strongest wins: hairs and lone cells go, the cover stays."""
        best, out = np.full(cells.shape, -1.0, np.float32), cells.copy()
        for i, window in windows(cells, 8).items():
            if i != self.rules.rim:
                strength = ndimage.gaussian_filter((cells[window] == i).astype(np.float32), sigma)
                stronger = strength > best[window]
                best[window][stronger] = strength[stronger]
                out[window][stronger] = i
        out[cells == self.rules.rim] = self.rules.rim
        return out

    def _tidy(self, cells: np.ndarray) -> np.ndarray:
        """Scraps go: islets to the sea around them, scraps of sea to the nearest sea, puddles to the land around."""
        hole = -2
        for i, window in windows(cells, 1).items():
            if i in self.rules.regions:
                drop_small_parts(cells, window, i, self.least_island if self.rules.is_land(i) else LARGE_SEA, hole)
        holes = cells == hole
        if not holes.any():
            return cells
        wet = (cells >= self.rules.seas.start) & (cells < self.rules.seas.stop)
        parts, _ = ndimage.label(holes)
        open_ = np.unique(parts[ndimage.binary_dilation(wet) & holes])
        sea = ndimage.distance_transform_edt(~wet, return_distances=False, return_indices=True)
        any_ = ndimage.distance_transform_edt(
            holes | (cells == self.rules.rim), return_distances=False, return_indices=True
        )
        filled = np.where(np.isin(parts, open_), cells[sea[0], sea[1]], cells[any_[0], any_[1]])
        return np.where(holes, filled, cells)

    def _part(self, cells: np.ndarray, i: int, j: int, gap: float) -> None:
        """Push strangers apart with a third region that may touch both."""
        window = box_of(cells == i, 20)
        part = cells[window]
        a, b = part == i, part == j
        seam = (a & ndimage.binary_dilation(b)) | (b & ndimage.binary_dilation(a))
        seams, count = ndimage.label(ndimage.binary_dilation(seam, iterations=3))
        for k in range(1, count + 1):
            near = distance(~(seam & (seams == k)))
            third = self._third(part[near < gap + 5], i, j)
            if third is None:
                self.tell(f"nobody stands between {self.rules.ids[i]} and {self.rules.ids[j]}")
                continue
            dry = self.rules.is_land(i), self.rules.is_land(j)
            gives = b if dry == (True, False) else a if dry == (False, True) else a | b
            part[gives & (near < gap + (2 if dry[0] != dry[1] else 0))] = third

    def _third(self, around: np.ndarray, i: int, j: int) -> int | None:
        count = np.bincount(around[around >= 0], minlength=len(self.rules.ids))
        fit = [
            c
            for c in self.rules.regions
            if count[c] and c not in (i, j) and self.rules.may[i, c] and self.rules.may[j, c]
        ]
        if self.rules.is_land(i) or self.rules.is_land(j):
            fit = [c for c in fit if self.rules.is_sea(c)] or fit
        return max(fit, key=lambda c: count[c]) if fit else None

    def _join(self, cells: np.ndarray, i: int, j: int, width: float) -> None:
        """Bring neighbours together by a short corridor, over water where one of them is a sea."""
        window = box_of(np.isin(cells, (i, j)), 20)
        part = cells[window]
        a, b = part == i, part == j
        if not a.any() or not b.any():
            self.tell(f"{self.rules.ids[i]} or {self.rules.ids[j]} is lost")
            return
        to_a, from_a = ndimage.distance_transform_edt(~a, return_indices=True)
        to_b, from_b = ndimage.distance_transform_edt(~b, return_indices=True)
        wet = (part >= self.rules.seas.start) & (part < self.rules.seas.stop)
        by_sea = self.rules.is_sea(i) or self.rules.is_sea(j)
        free = (wet if by_sea else (part < len(self.rules.lands))) | a | b
        row, column = np.unravel_index(np.where(free, to_a + to_b, to_a + to_b + 60).argmin(), part.shape)
        start, end = from_a[:, row, column], from_b[:, row, column]
        gap = float(np.hypot(*(start - end)))
        if gap > FARTHEST:
            self.tell(f"{self.rules.ids[i]} and {self.rules.ids[j]} are {gap:.0f} px apart")
            return
        way = (end - start) / max(gap, 1e-6)
        rows, columns = np.mgrid[0 : part.shape[0], 0 : part.shape[1]]
        along = (rows - start[0]) * way[0] + (columns - start[1]) * way[1]
        beyond = along - along.clip(0, gap)
        aside = np.hypot((columns - start[1]) * way[0] - (rows - start[0]) * way[1], beyond)
        fixed = np.isin(part, (self.rules.rim, *self.rules.scenery))
        strip = (aside < width) & ~a & ~b & ~fixed
        if by_sea and self.rules.is_sea(i) and self.rules.is_sea(j):
            strip &= wet | (aside < width * 0.7)
            part[strip] = np.where(along[strip] < gap / 2, i, j)
        elif by_sea:
            if (strip & wet).sum() > 0.3 * strip.sum():
                strip &= wet
            part[strip] = i if self.rules.is_sea(i) else j
        else:
            part[strip] = np.where(along[strip] < gap / 2, i, j)

    def _corner(self, cells: np.ndarray, corner: list[int], reach: int = 22) -> None:
        """Two lands and two seas meet in one point: at the end of the border of lands, water goes to its own side."""
        a, b, c, d = corner
        window = box_of(cells == a, 4)
        lands = cells[window]
        near = [ndimage.binary_dilation(np.isin(lands, shape), iterations=2) for shape in (a, b, (c, d))]
        meet = near[0] & near[1] & near[2]
        if not meet.any():
            return
        row, column = np.argwhere(meet).mean(0).astype(int) + np.array([window[0].start, window[1].start])
        half = reach + 20
        part = cells[row - half : row + half, column - half : column + half]
        rows, columns = np.mgrid[-half:half, -half:half]
        here = np.isin(part, (c, d)) & (np.hypot(rows, columns) < reach)
        part[here] = np.where(distance(part != a)[here] <= distance(part != b)[here], c, d)
