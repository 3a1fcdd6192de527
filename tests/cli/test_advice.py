"""Hints at the keyboard, and why a bot did what it did."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from greatpowers.cli import advice
from tests.cli.conftest import Run

NEW = ["play", "imperial", "--seed", "5", "--seat", "4", "--bot", "thumb", "--name", "Max"]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "SECONDS", 0.1)


def said(run: Run, *words: str, typed: str) -> str:
    return " ".join(run(*words, typed=typed).stdout.split())


def test_a_hint_names_choices_by_their_numbers(run: Run) -> None:
    told = said(run, *NEW, typed="pass\nhint\nhint 0.05\n")
    assert told.count("Chances of winning ") == 2
    choices, hint, _ = told.split("Best choices")
    numbered = re.findall(r"(\d) \d+% Move to (\w+)", hint)
    assert len(numbered) >= 2
    assert all(f"{number} {space}" in choices for number, space in numbered)


@pytest.mark.parametrize("given", ["x", "0", "-1", "nan", "1e9"])
def test_a_hint_needs_a_sensible_number_of_seconds(run: Run, given: str) -> None:
    assert "Usage: hint" in said(run, *NEW, typed=f"hint {given}\n")


def test_why_a_bot_did_something(run: Run) -> None:
    """What was chosen is marked among the best choices."""
    told = said(run, *NEW, typed="why\n")
    chosen = told.split(" chose: ")[1].split(" Best choices")[0]
    assert chosen.startswith("Move to ")
    assert "→ " in told.split(" Best choices")[1]


def test_a_bot_that_moves_at_random_has_no_reason(run: Run) -> None:
    told = said(run, *NEW, "--bot", "random", typed="why\n")
    assert "Camille chooses at random." in told
    assert "Best choices" not in told


IMAGINED = {
    "en": "Other players’ cash is imagined, or worked out from payments you saw.",
    "de": "Das Geld der anderen ist nur angenommen oder aus Zahlungen errechnet, die du gesehen hast.",
    "fr": "L’argent des autres est supposé, ou déduit des paiements que vous avez vus.",
}


@pytest.mark.parametrize("language", IMAGINED)
def test_why_says_that_what_is_hidden_is_imagined(run: Run, language: str) -> None:
    assert IMAGINED[language] in said(run, *NEW, "--language", language, typed="why\n")


def test_where_nothing_is_hidden_nothing_is_imagined(run: Run) -> None:
    told = said(run, *NEW, "--option", "cash=open", typed="why\n")
    assert "→ " in told.split(" Best choices")[1]
    assert "imagined" not in told


def test_why_of_a_nation_or_a_player(run: Run) -> None:
    """A bot has moved Austria-Hungary; Max is to move Italy."""
    told = said(run, *NEW, typed="why austria-hungary\nwhy AH\nwhy camille\nwhy italy\nwhy max\nwhy amalia\n")
    assert "Austria-Hungary takes its turn (government: Camille)" in told
    assert re.findall(r"> (\w+) chose: Move to ", told) == ["Camille"] * 3
    assert told.count("No bot has made a choice there yet.") == 3


def test_why_of_a_nation_goes_back_to_its_last_turn(run: Run) -> None:
    """Three nations later, it is still the choice of Austria-Hungary that is explained."""
    told = said(run, *NEW, typed="pass\nfactory\n1\nwhy\nwhy austria-hungary\nwhy france\n")
    last, *named = re.findall(r"> (\w+) chose: Move to (.*?) (?:It |Nothing )", told)
    moves = dict(re.findall(r"(\S+) moves to (.*?)\. ", told))
    assert [space for _, space in named] == [moves["Austria-Hungary"], moves["France"]]
    assert last[0] == "Amalia"  # who moved Great Britain


def test_before_any_bot_has_acted_there_is_nothing_to_explain(run: Run) -> None:
    alone = ["play", "imperial", "--players", "2", "--hot-seat"]
    assert "No bot has made a choice yet." in said(run, *alone, typed="\nwhy\n")


@pytest.mark.parametrize(("language", "words"), [("de", "Siegchancen"), ("fr", "Chances de victoire")])
def test_hints_in_other_languages(run: Run, language: str, words: str) -> None:
    assert words in said(run, *NEW, "--language", language, typed="hint\n")


def test_ctrl_c_ends_the_thinking_and_not_the_game(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(advice, "advise", interrupted)
    told = said(run, *NEW, typed=f"hint\nlog 1\nsave {tmp_path / 'there.txt'}\n")
    assert "Chances of winning" not in told
    assert (tmp_path / "there.txt").is_file()
