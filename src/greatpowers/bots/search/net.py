"""The fitted value of positions: a small neural net that gives every seat its chance of winning.

Each seat is looked at in the same way: the numbers of all, its own, and the mean and the highest of the others'. So one
net serves any number of seats in any order. It runs on numpy where that is installed, otherwise on plain Python.
"""

from __future__ import annotations

import base64
import json
import struct
from collections.abc import Sequence
from importlib import import_module
from math import exp
from typing import Any, Final, TypeAlias

try:
    numpy: Any = import_module("numpy")
except ImportError:  # it makes the bots quicker, and so stronger; they play without it
    numpy = None

Features: TypeAlias = tuple[list[float], list[list[float]]]  # of all; of each seat
Layer: TypeAlias = tuple[int, int, list[float]]  # inputs, outputs, weights row by row and then biases
VIEWS: Final = 3  # of a seat's numbers: its own, the others' mean, the others' highest
OUTPUTS: Final = 2  # how likely victory is (before comparing the seats), and the lead in points


class Net:
    """A fitted net for one game, with what its file says about it."""

    def __init__(self, about: dict[str, Any], layers: Sequence[Layer]) -> None:
        self.about = about
        self.layers = list(layers)
        self._arrays = None if numpy is None else [_arrays(layer) for layer in self.layers]

    @classmethod
    def read(cls, text: str) -> Net:
        """From the text of its file."""
        about = json.loads(text)
        return cls(about, [_unpack(layer) for layer in about.pop("layers")])

    def write(self) -> str:
        """The text of its file: what is known about it, then the weights in half precision."""
        return json.dumps({**self.about, "layers": [_pack(layer) for layer in self.layers]}, indent=1) + "\n"

    def values(self, positions: Sequence[Features]) -> list[tuple[list[float], list[float]]]:
        """For each position, every seat's chance of winning and lead. All must have the same number of seats."""
        if not positions:
            return []
        return self._values_plainly(positions) if self._arrays is None else self._values_at_once(positions)

    def _values_at_once(self, positions: Sequence[Features]) -> list[tuple[list[float], list[float]]]:
        assert self._arrays is not None
        own = numpy.array([position[1] for position in positions], dtype=numpy.float32)
        common = numpy.array([position[0] for position in positions], dtype=numpy.float32)
        (first, bias), *rest = self._arrays
        split = common.shape[1]
        x = views(own) @ first[split:] + (common @ first[:split] + bias)[:, None, :]
        for weights, bias in rest:
            x = numpy.maximum(x, 0) @ weights + bias
        chance = numpy.exp(x[:, :, 0] - x[:, :, 0].max(axis=1, keepdims=True))
        chance /= chance.sum(axis=1, keepdims=True)
        return list(zip(chance.tolist(), x[:, :, 1].tolist(), strict=True))

    def _values_plainly(self, positions: Sequence[Features]) -> list[tuple[list[float], list[float]]]:
        return [self._value_plainly(*position) for position in positions]

    def _value_plainly(self, common: list[float], own: list[list[float]]) -> tuple[list[float], list[float]]:
        outputs = []
        for seat, mine in enumerate(own):
            others = [theirs for other, theirs in enumerate(own) if other != seat]
            columns = list(zip(*others, strict=True))
            mean, highest = [sum(column) / len(others) for column in columns], [max(column) for column in columns]
            x = [*common, *mine, *mean, *highest]
            for number, layer in enumerate(self.layers):
                x = _through(layer, x if number == 0 else [max(0.0, value) for value in x])
            outputs.append(x)
        best = max(x[0] for x in outputs)
        weights = [exp(x[0] - best) for x in outputs]
        return [weight / sum(weights) for weight in weights], [x[1] for x in outputs]


def views(own: Any) -> Any:
    """Every seat's numbers (positions, seats, numbers) beside the mean and the highest of the others'."""
    seats = own.shape[1]
    mean = (own.sum(axis=1, keepdims=True) - own) / (seats - 1)
    top = numpy.sort(own, axis=1)[:, -2:]
    highest = numpy.where(own == top[:, 1:], top[:, :1], top[:, 1:])
    return numpy.concatenate([own, mean, highest], axis=2)


def _through(layer: Layer, x: Sequence[float]) -> list[float]:
    """What a layer makes of these numbers; many of them are 0."""
    inputs, outputs, weights = layer
    y = weights[inputs * outputs :]
    for number, value in enumerate(x):
        if value:
            row = weights[number * outputs : (number + 1) * outputs]
            y = [total + value * weight for total, weight in zip(y, row, strict=True)]
    return y


def _arrays(layer: Layer) -> tuple[Any, Any]:
    inputs, outputs, numbers = layer
    flat = numpy.array(numbers, dtype=numpy.float32)
    return flat[: inputs * outputs].reshape(inputs, outputs), flat[inputs * outputs :]


def _pack(layer: Layer) -> dict[str, Any]:
    inputs, outputs, numbers = layer
    packed = base64.b64encode(struct.pack(f"<{len(numbers)}e", *numbers)).decode()
    return {"inputs": inputs, "outputs": outputs, "weights": packed}


def _unpack(layer: dict[str, Any]) -> Layer:
    packed = base64.b64decode(layer["weights"])
    return layer["inputs"], layer["outputs"], list(struct.unpack(f"<{len(packed) // 2}e", packed))
