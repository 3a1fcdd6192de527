"""The server's messages: none is missing, unused or broken."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from greatpowers.core.board import LANGUAGES
from greatpowers.server.limits import MESSAGES as MESSAGE_RATE  # floods of them are slowed down, and not refused
from greatpowers.server.limits import RATES
from greatpowers.server.texts import PACKAGE
from tests.core.ftl import Messages

FOLDER = Path(str(files(PACKAGE)))
MESSAGES = Messages(FOLDER / "text" / "en.ftl")
SOURCE = "\n".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    translated = Messages(FOLDER / "text" / f"{language}.ftl")
    assert not translated.junk
    assert not translated.twice
    assert translated.ids == MESSAGES.ids
    for message in MESSAGES.ids:
        assert translated.variables(message) == MESSAGES.variables(message)


def test_every_message_is_there_and_used() -> None:
    used = set(re.findall(r'"(error-[a-z-]+)"', SOURCE))
    used |= {f"error-rate-{kind}" for kind in RATES.keys() - {MESSAGE_RATE}} | {"error-rate-sockets"}
    assert used == {message for message in MESSAGES.ids if message.startswith("error-")}


def test_every_message_gets_its_values() -> None:
    for message, rest in re.findall(
        r'UserError\(\s*[\w.]+,\s*"(error-[a-z-]+)"((?:[^()]|\([^()]*\)|\((?:[^()]|\([^()]*\))*\))*)\)', SOURCE
    ):
        given = set(re.findall(r"[,\s](\w+)=", rest))
        assert given == MESSAGES.variables(message), message
