"""`greatpowers options`: generated from what each game declares."""

from __future__ import annotations

import json

import pytest

from greatpowers.core.board import LANGUAGES
from greatpowers.core.options import Option
from greatpowers.games import GAMES, options_of
from tests.cli.conftest import Run


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_declared_option_and_choice_is_explained(run: Run, game: str, language: str) -> None:
    result = run("options", game, "--json", "--language", language)
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert [option["name"] for option in data] == [option.name for option in options_of(game)]
    for option in data:
        assert option["meaning"], option
        assert all(option.get("choices", {"": "a number or a text"}).values()), option


def test_values_and_defaults(run: Run) -> None:
    said = [" ".join(line.split()) for line in run("options", "imperial").stdout.splitlines()]
    assert said[0] == "Options of Imperial, as --option NAME=VALUE"
    assert "standard (default) Flag cards are dealt and come with bonds" in said
    assert "0 to 100000 (default 0)" in said
    assert any("characters" in line for line in run("options", "imperunde").stdout.splitlines())


def test_what_an_option_needs_and_excludes(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    declared = [
        Option("map", "flat", choices=("flat", "globe")),
        Option("storms", 0, most=9, needs={"map": "globe"}, excludes={"natives": "on", "calm": 1}),
    ]
    monkeypatch.setattr("greatpowers.cli.options.options_of", lambda game: declared)
    said = [" ".join(line.split()) for line in run("options", "imperial").stdout.splitlines()]
    assert said[-3:] == ["0 to 9 (default 0)", "needs map=globe", "not with natives=on, calm=1"]
    data = json.loads(run("options", "imperial", "--json").stdout)
    assert data[1]["needs"] == {"map": "globe"}


def test_an_unknown_game_is_one_line(run: Run) -> None:
    result = run("options", "chess")
    assert result.exit_code == 2
    assert result.stderr == "greatpowers: Unknown game “chess”; choose one of imperial, imperunde, war.\n"


def test_no_help_lists_options_by_hand(run: Run) -> None:
    """So that a new option cannot be forgotten."""
    for command in ("play", "simulate", "check", "serve", "board"):
        said = run(command, "--help").stdout
        for game in GAMES:
            assert not [option.name for option in options_of(game) if f"{option.name}=" in said]
