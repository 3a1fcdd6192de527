"""Fitting a net to samples: gradient descent (Adam) on the chances of winning and on the leads.

Written for numpy. Given cupy as `xp`, the same lines run on a GPU.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from greatpowers.bots.search.net import OUTPUTS, VIEWS, Layer, views
from greatpowers.learn.samples import Samples

LEADS = 0.3  # the weight of the error in leads beside that in chances


class Course(NamedTuple):
    """How a net is trained."""

    epochs: int  # passes over all samples, in random order
    batch: int = 2048
    rate: float = 2e-3  # it rises to this, and then falls to 0
    dropout: float = 0.1
    decay: float = 1e-3  # of weights


class Fit:
    """A net in the making."""

    def __init__(self, common: int, own: int, hidden: tuple[int, ...], seed: int, xp: Any = np) -> None:
        self.xp = xp
        rng = np.random.default_rng(seed)
        sizes = [common + VIEWS * own, *hidden, OUTPUTS]
        self.parameters: list[Any] = []
        for number, (inputs, outputs) in enumerate(pairwise(sizes)):
            scale = np.sqrt(2 / inputs) if number < len(hidden) else 0.01
            self.parameters += [
                xp.asarray(rng.normal(0, scale, (inputs, outputs)), dtype=np.float32),
                xp.zeros(outputs, dtype=np.float32),
            ]
        self._mean = [xp.zeros_like(p) for p in self.parameters]
        self._square = [xp.zeros_like(p) for p in self.parameters]
        self._steps = 0
        self._rng = rng
        self._noise = xp.random.default_rng(seed)

    def train(self, samples: Samples, course: Course) -> None:
        """Follow the course."""
        samples = samples.on(self.xp)
        steps = course.epochs * -(-len(samples) // course.batch)
        done = 0
        for _ in range(course.epochs):
            order = self.xp.asarray(self._rng.permutation(len(samples)))
            for first in range(0, len(order), course.batch):
                now = done / steps
                pace = min(now / 0.2, 1.0) if now < 0.2 else 0.5 * (1 + np.cos(np.pi * (now - 0.2) / 0.8))
                part = samples.take(order[first : first + course.batch])
                self._step(part, course._replace(rate=course.rate * max(pace, 0.02)))
                done += 1

    def losses(self, samples: Samples, batch: int = 8192) -> tuple[float, float]:
        """The mean log loss of chances, and the mean squared error of leads."""
        samples = samples.on(self.xp)
        totals = np.zeros(2)
        for first in range(0, len(samples), batch):
            part = samples.take(slice(first, first + batch))
            x, there = self._inputs(part)
            chance, lead = self._heads(self._forward(x, 0.0)[-1], there)
            totals += [float(value) * len(part) for value in self._errors(part, chance, lead, there)]
        return float(totals[0] / len(samples)), float(totals[1] / len(samples))

    def layers(self) -> list[Layer]:
        """The weights as a net has them."""
        arrays = [p if self.xp is np else self.xp.asnumpy(p) for p in self.parameters]
        return [
            (*weights.shape, [*weights.ravel().tolist(), *biases.tolist()])
            for weights, biases in zip(arrays[::2], arrays[1::2], strict=True)
        ]

    # -- one step --------------------------------------------------------------------------------------------

    def _inputs(self, part: Samples) -> tuple[Any, Any]:
        """The inputs (positions, seats, numbers), and which seats are there."""
        xp = self.xp
        own = part.own.astype(np.float32)
        there = xp.arange(own.shape[1])[None, :] < part.seats[:, None]
        seen = xp.zeros((*own.shape[:2], VIEWS * own.shape[2]), dtype=np.float32)
        for seats in range(2, own.shape[1] + 1):
            rows = xp.flatnonzero(part.seats == seats)
            if len(rows):
                seen[rows, :seats] = views(own[rows, :seats])
        common = xp.broadcast_to(part.common.astype(np.float32)[:, None, :], (*own.shape[:2], part.common.shape[1]))
        return xp.concatenate([common, seen], axis=2), there

    def _forward(self, x: Any, dropout: float) -> list[Any]:
        """The inputs of every layer, then the outputs."""
        seen = [x]
        pairs = list(zip(self.parameters[::2], self.parameters[1::2], strict=True))
        for number, (weights, biases) in enumerate(pairs):
            x = x @ weights + biases
            if number < len(pairs) - 1:
                x = self.xp.maximum(x, 0)
                if dropout:
                    x *= (self._noise.random(x.shape, dtype=np.float32) >= dropout) / np.float32(1 - dropout)
            seen.append(x)
        return seen

    def _heads(self, out: Any, there: Any) -> tuple[Any, Any]:
        """Chances (0 for seats that are not there) and leads."""
        xp = self.xp
        logit = xp.where(there, out[:, :, 0], -1e9)
        chance = xp.exp(logit - logit.max(axis=1, keepdims=True))
        return chance / chance.sum(axis=1, keepdims=True), xp.where(there, out[:, :, 1], 0)

    def _errors(self, part: Samples, chance: Any, lead: Any, there: Any) -> tuple[Any, Any]:
        xp = self.xp
        log_loss = -(part.wins * xp.log(chance + 1e-9)).sum(axis=1).mean()
        squared = (xp.where(there, lead - part.leads, 0) ** 2).sum() / there.sum()
        return log_loss, squared

    def _step(self, part: Samples, course: Course) -> None:
        xp = self.xp
        x, there = self._inputs(part)
        seen = self._forward(x, course.dropout)
        chance, lead = self._heads(seen[-1], there)
        back = xp.zeros_like(seen[-1])
        back[:, :, 0] = (chance - part.wins) / len(part)
        back[:, :, 1] = LEADS * 2 * xp.where(there, lead - part.leads, 0) / there.sum()
        self._steps += 1
        for number in range(len(self.parameters) // 2 - 1, -1, -1):
            inputs = seen[number].reshape(-1, seen[number].shape[-1])
            flat = back.reshape(-1, back.shape[-1])
            gradient, biases = inputs.T @ flat, flat.sum(axis=0)
            if number:
                back = (back @ self.parameters[2 * number].T) * ((seen[number] > 0) / np.float32(1 - course.dropout))
            self._adam(2 * number, gradient, course.rate, course.decay)
            self._adam(2 * number + 1, biases, course.rate, 0.0)

    def _adam(self, number: int, gradient: Any, rate: float, decay: float) -> None:
        mean, square, parameter = self._mean[number], self._square[number], self.parameters[number]
        mean += 0.1 * (gradient - mean)
        square += 0.001 * (gradient * gradient - square)
        corrected = mean / (1 - 0.9**self._steps)
        spread = self.xp.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
        parameter -= rate * (corrected / spread + decay * parameter)
