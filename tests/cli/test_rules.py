"""rules: chapters, search, ids, rulings, suggestions."""

from __future__ import annotations

import json

import pytest

from greatpowers.cli.reading import load_reading, rules_for_step
from greatpowers.games import make_game
from tests.cli.conftest import Run


def test_chapters(run: Run) -> None:
    result = run("rules", "imperial")
    assert result.exit_code == 0
    assert "taxation" in result.stdout
    assert "Change of government and Swiss Bank" in result.stdout


def test_search(run: Run) -> None:
    result = run("rules", "imperial", "convoy", "fleet")
    assert result.exit_code == 0
    assert "imperial/convoy/own-fleets" in result.stdout
    assert "Maneuver: armies, convoys and railroads" in result.stdout
    assert "Source:" in result.stdout


@pytest.mark.parametrize("wanted", ["imperial/factory/price", "factory/price", "FACTORY/PRICE"])
def test_a_rule_by_its_id(run: Run, wanted: str) -> None:
    result = run("rules", "imperial", wanted)
    assert result.exit_code == 0
    assert "imperial/factory/price" in result.stdout
    assert "One rule" in result.stdout


def test_a_ruling_by_its_number_with_its_question(run: Run) -> None:
    result = run("rules", "imperial", "r-10")
    assert "Ruling R-10:" in result.stdout
    assert "?" in result.stdout


def test_a_chapter(run: Run) -> None:
    result = run("rules", "imperial", "import")
    assert "imperial/import/max-three" in result.stdout
    assert "imperial/factory/one" not in result.stdout


def test_json(run: Run) -> None:
    found = json.loads(run("rules", "imperial", "swiss", "--json").stdout)
    assert {"id", "chapter", "text", "source"} <= set(found[0])
    assert len(json.loads(run("rules", "imperial", "--json").stdout)) > 400


def test_nothing_found_suggests(run: Run) -> None:
    result = run("rules", "imperial", "shipyrad")
    assert result.exit_code == 1
    assert "shipyard" in result.stderr
    assert run("rules", "imperial", "qqqqqqqq").exit_code == 1


def test_help_names_rules_that_exist_for_every_question() -> None:
    game = make_game("imperial", 4)
    asked = set(game.steps) - {"over", "deal", "lot", "turn", "maneuver"}
    assert set(load_reading("imperial").rules) == asked
    for step in asked:
        rules = rules_for_step(game, step)
        assert len(rules) >= 3
        assert len({rule.id for rule in rules}) == len(rules)


def test_stories_leave_out_events_that_exist() -> None:
    game = make_game("imperial", 4)
    names = {kind.name for kind in game.events}
    reading = load_reading("imperial")
    assert {entry.split()[0] for entry in reading.left_out} <= names
    assert set(reading.implied) <= names
