"""Bots by name: codes, classes in modules and files, programs, parameters; and what strangers may not name."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Literal

import pytest

from greatpowers.bots import Turn, all_codes, bot_codes, catalog, make_bot
from greatpowers.bots.catalog import merged
from greatpowers.bots.levels import LEVELS
from greatpowers.bots.program import ProgramBot
from greatpowers.bots.random_bot import RandomBot
from greatpowers.core.game import Random
from greatpowers.core.options import BadOptions
from greatpowers.core.text import Text
from greatpowers.games import GAMES

HERE = f"{__name__}:Tunable"


class Tunable:
    """A bot with parameters of every type."""

    def __init__(
        self,
        seconds: float = 0.1,
        plans: int | None = None,
        temper: Literal["builder", "raider"] = "builder",
        bold: bool = False,
        name: str = "",
        helper: RandomBot | None = None,
    ) -> None:
        self.given = (seconds, plans, temper, bold, name)

    def decide(self, turn: Turn, rng: Random) -> int:
        return turn.legal[0]


class NoBot:
    """Something else."""


class Broken(Tunable):
    """A bot that cannot be made."""

    def __init__(self) -> None:
        raise OSError("no model")


def refusal(word: str, *, trusted: bool = True) -> BadOptions:
    with pytest.raises(BadOptions) as caught:
        make_bot(word, "imperial", trusted=trusted)
    assert word in Text("en").bad_options(caught.value)
    return caught.value


def test_codes_belong_to_games() -> None:
    for game in GAMES:
        assert {"random", "thumb"} <= set(bot_codes(game)) <= set(all_codes())
    assert isinstance(make_bot("random", "war"), RandomBot)
    assert "random, thumb" in refusal("genius").details["allowed"]


def test_a_class_in_a_module() -> None:
    bot = make_bot(HERE, "imperial", trusted=True)
    assert type(bot).__name__ == "Tunable"


def test_a_class_in_a_file_which_may_import_its_neighbours(tmp_path: Path) -> None:
    (tmp_path / "taxes_for_a_test.py").write_text("RATE = 7\n")
    code = """
from dataclasses import dataclass
from taxes_for_a_test import RATE

@dataclass
class Taxman:
    rate: int = RATE
    def decide(self, turn, rng):
        return turn.legal[0]
"""
    (tmp_path / "my bot.py").write_text(code)
    word = f"{tmp_path}/my bot.py:Taxman"
    assert repr(make_bot(word, "imperial", trusted=True)) == "Taxman(rate=7)"
    assert repr(make_bot(f"{word}?rate=9", "imperial", trusted=True)) == "Taxman(rate=9)"


def test_a_program() -> None:
    assert isinstance(make_bot("python bot.py", "imperial", trusted=True), ProgramBot)
    assert isinstance(make_bot("./bot?x=1", "imperial", trusted=True), ProgramBot)


def given(query: str) -> tuple[object, ...]:
    bot = make_bot(f"{HERE}?{query}", "imperial", trusted=True)
    return bot.given  # type: ignore[attr-defined, no-any-return]


def test_parameters_are_typed_by_the_constructor() -> None:
    assert given("") == (0.1, None, "builder", False, "")
    assert given("seconds=1&plans=4&temper=raider&bold=yes&name=a%20b/c") == (1.0, 4, "raider", True, "a b/c")
    assert given("bold=false") == (0.1, None, "builder", False, "")


@pytest.mark.parametrize("query", ["plans=two", "temper=shy", "bold=perhaps", "speed=1", "helper=x", "seconds"])
def test_a_bad_parameter_says_what_there_is(query: str) -> None:
    error = refusal(f"{HERE}?{query}")
    assert error.code == "bot-parameter"
    allowed = "seconds (float), plans (int), temper (builder|raider), bold (bool), name (str)"
    assert error.details["allowed"] == allowed


def test_a_code_takes_parameters_only_if_its_class_does() -> None:
    assert refusal("random?seconds=1").code == "bot-parameterless"


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("no_such_module:Bot", "bot-load"),
        ("no/such/file.py:Bot", "bot-load"),
        (f"{__name__}:Nothing", "bot-load"),
        (f"{__name__}:Broken", "bot-load"),
        (f"{__name__}:NoBot", "bot-class"),
        ("subprocess:Popen?args=ls", "bot-class"),
        ("thumb!", "bot-unknown"),
        ("", "bot-unknown"),
    ],
)
def test_what_is_no_bot_is_refused(word: str, code: str) -> None:
    assert refusal(word).code == code


@pytest.mark.parametrize(
    "word",
    [
        HERE,
        "tests/bots/test_catalog.py:Tunable",
        "python bot.py",
        "./bot",
        "thumb?x=1",
        "",
        "expert?seconds=100",
        "random?temper=raider",
        "hard?temper=angry",
        "hard?temper=raider&seconds=100",
    ],
)
def test_strangers_may_only_name_codes(word: str) -> None:
    assert refusal(word, trusted=False).code == "bot-unknown"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_strangers_may_choose_the_temperament_of_a_level(
    game: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert type(make_bot(f"{level}?temper=raider", game)) is type(make_bot(level, game))
    monkeypatch.setattr(catalog, "make", lambda place, query, word: query)
    plain, raider = (str(make_bot(word, game)) for word in (level, f"{level}?temper=raider"))
    assert raider == "&".join(filter(None, (plain, "temper=raider")))


# -- installed packages --------------------------------------------------------------------------------------


def point(name: str, value: str = HERE) -> EntryPoint:
    return EntryPoint(name, value, catalog.GROUP)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    added = merged([point("tuned"), point("imperial.builder"), point("war.builder", f"{__name__}:NoBot")])
    monkeypatch.setattr(catalog, "_catalog", lambda: added)


@pytest.mark.usefixtures("installed")
def test_packages_add_codes_for_all_games_or_for_one() -> None:
    assert bot_codes("imperial")[-2:] == ["builder", "tuned"]
    assert "builder" not in bot_codes("imperunde")
    assert make_bot("tuned?plans=3", "imperunde", trusted=True).given[1] == 3  # type: ignore[attr-defined]
    assert type(make_bot("builder", "imperial")).__name__ == "Tunable"  # the owner has installed it


@pytest.mark.parametrize("names", [["thumb"], ["imperial.thumb"], ["mine", "mine"], ["imperial.mine", "imperial.mine"]])
def test_two_packages_cannot_have_the_same_code(names: list[str]) -> None:
    points = [point(name, f"package_{number}:Bot") for number, name in enumerate(names)]
    with pytest.raises(BadOptions) as caught:
        merged(points)
    assert caught.value.code == "bot-clash"
    assert "package_0" in Text("de").bad_options(caught.value)


def test_an_installed_package_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "my_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{catalog.GROUP}]\nwar.tuned = {HERE}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    catalog._catalog.cache_clear()
    try:
        assert "tuned" in bot_codes("war")
        assert "tuned" not in bot_codes("imperial")
        assert type(make_bot("tuned", "war")).__name__ == "Tunable"
    finally:
        catalog._catalog.cache_clear()
