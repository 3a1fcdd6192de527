"""Python types in TypeScript."""

from __future__ import annotations

from textwrap import dedent
from typing import Any, Literal, NamedTuple, NotRequired, TypedDict, get_args

import msgspec
import pytest

from greatpowers.core import words
from greatpowers.core.board import LANGUAGES
from greatpowers.server import protocol
from tools.typescript import Writer, reached

Size = Literal["small", "large"]
WRITER = Writer({Size: "Size"})


class Pair(NamedTuple):
    """Two things."""

    first: int
    second: list[str | None]


class Box(TypedDict):
    """A box.

    It has a lid.
    """

    size: Size
    pairs: dict[str, Pair]
    lid: NotRequired[bool]


@protocol.extra_items(str | int)
class Open(TypedDict):
    name: str


class Order(msgspec.Struct, tag_field="type", tag="order"):
    """An order."""

    boxes: list[Box]
    until: int | None = None


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (Size, 'export type Size = "small" | "large";'),
        (Pair, "/** Two things. */\nexport type Pair = [first: number, second: (string | null)[]];"),
        (
            Box,
            """\
            /**
             * A box.
             *
             * It has a lid.
             */
            export interface Box {
              size: Size;
              pairs: Record<string, Pair>;
              lid?: boolean;
            }""",
        ),
        (Open, "export type Open = Record<string, string | number> & {\n  name: string;\n};"),
        (
            Order,
            """\
            /** An order. */
            export interface Order {
              type: "order";
              boxes: Box[];
              until?: number | null;
            }""",
        ),
    ],
)
def test_a_type_is_declared_in_typescript(kind: Any, text: str) -> None:
    assert WRITER.declaration(kind) == dedent(text)


def test_a_type_comes_after_those_that_it_needs() -> None:
    assert reached([Order]) == [Box, Order]


def test_the_protocol_knows_all_languages_and_kinds_of_arguments() -> None:
    assert get_args(protocol.Language) == LANGUAGES
    kinds = [words.SEAT, words.PARTY, words.REGION, words.POWER, words.AMOUNT, words.NUMBER, words.WORD]
    assert list(get_args(protocol.ArgumentKind)) == kinds
