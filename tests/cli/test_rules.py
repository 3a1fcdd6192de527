"""rules: chapters, search, ids, rulings, suggestions."""

from __future__ import annotations

import json

import pytest

from greatpowers.core.game import Game
from greatpowers.core.help import load_help, rules_for_step
from greatpowers.core.words import PARTY, POWER, REGION, SEAT
from greatpowers.games import GAMES, make_game, options_of
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


def test_a_ruling_by_its_number_with_its_question_and_its_chapters(run: Run) -> None:
    result = run("rules", "imperunde", "r04")
    assert "Ruling R04:" in result.stdout
    assert "?" in result.stdout
    assert "Belongs to: Set-up ·" in result.stdout
    assert json.loads(run("rules", "imperunde", "r04", "--json").stdout)[0]["belongs_to"] == ["setup"]


def test_a_chapter(run: Run) -> None:
    result = run("rules", "imperial", "import")
    assert "imperial/import/max-three" in result.stdout
    assert "imperial/factory/one" not in result.stdout


@pytest.mark.parametrize("typed", ["secret service", "Secret Service", "12.4"])
def test_what_a_refusal_cites_is_found(run: Run, typed: str) -> None:
    """A refusal names the chapter and the section of the rule, not its id."""
    assert "imperunde/card/" in run("rules", "imperunde", typed).stdout


def test_json(run: Run) -> None:
    found = json.loads(run("rules", "imperial", "swiss", "--json").stdout)
    assert {"id", "chapter", "text", "source"} <= set(found[0])
    assert len(json.loads(run("rules", "imperial", "--json").stdout)) > 400


def test_nothing_found_suggests(run: Run) -> None:
    result = run("rules", "imperial", "shipyrad")
    assert result.exit_code == 1
    assert "shipyard" in result.stderr
    assert run("rules", "imperial", "qqqqqqqq").exit_code == 1


def games() -> list[Game]:
    return [make_game(game, 4) for game in GAMES]


EVERY_GAME = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def asks_people(game: Game, step: str) -> bool:
    """Whether somebody other than chance decides in a step."""
    answers = game.rules.steps[game.rules.names.index(step)].answers
    return any(not game.space.by_name[name].chance for name in answers)


@EVERY_GAME
def test_help_names_rules_that_exist_for_every_question(game: Game) -> None:
    asked = {step for step in game.rules.names if asks_people(game, step)}
    assert set(load_help(game.id).rules) == asked
    for rules in load_help(game.id).rules.values():
        assert len(rules) >= 3
        assert len(set(rules)) == len(rules)
        assert set(rules) <= set(game.rulebook.rules)


@pytest.mark.parametrize(("historical", "listed"), [("off", set()), ("on", {"setup-pick", "setup-one-european"})])
def test_help_leaves_out_the_rules_of_options_that_are_off(historical: str, listed: set[str]) -> None:
    game = make_game("war", 3, {"historical": historical})
    rules = {rule.id for rule in rules_for_step(game, "pick")}
    assert "war/setup/region-count" in rules
    assert {rule for rule in rules if "/opt/" in rule} == {f"war/opt/hist/{rule}" for rule in listed}


@EVERY_GAME
def test_rules_of_options_name_options_and_rules_that_exist(game: Game) -> None:
    for start, off in load_help(game.id).options.items():
        assert any(rule.startswith(start) for rule in game.rulebook.rules)
        assert off.items() <= {option.name: option.default for option in options_of(game.id)}.items()


def test_rules_of_every_option_of_war_are_known_as_such() -> None:
    starts = tuple(load_help("war").options)
    rules = [rule for listed in load_help("war").rules.values() for rule in listed if rule.startswith("war/opt/")]
    assert [rule for rule in rules if not rule.startswith(starts)] == []


@EVERY_GAME
def test_stories_leave_out_events_that_exist(game: Game) -> None:
    names = {kind.name for kind in game.events}
    help_data = load_help(game.id)
    assert help_data.begins
    assert help_data.begins <= names
    assert {entry.split()[0] for entry in help_data.left_out} <= names
    assert set(help_data.implied) <= names
    assert {*help_data.dice, *help_data.luck} <= names


@EVERY_GAME
def test_stories_of_battles_and_harm_name_events_that_exist(game: Game) -> None:
    kinds = {kind.name: {argument.name: argument.domain.kind for argument in kind.arguments} for kind in game.events}
    help_data = load_help(game.id)
    assert help_data.battles
    for begin, battle in help_data.battles.items():
        assert {begin, *battle["moves"], *battle["parts"], *battle["ends"]} <= set(kinds)
        assert REGION in kinds[begin].values()
    assert help_data.harms
    for event, arguments in help_data.harms.items():
        for argument in arguments:
            assert kinds[event.split()[0]][argument] in {SEAT, PARTY, POWER, REGION}, (event, argument)


@EVERY_GAME
def test_every_event_has_its_rule(game: Game) -> None:
    help_data = load_help(game.id)
    assert set(help_data.carried_out) == {kind.name for kind in game.events}
    for name, rule in help_data.carried_out.items():
        kind = next(kind for kind in game.events if kind.name == name)
        rules = {"": rule} if isinstance(rule, str) else rule
        assert isinstance(rule, str) or set(rules) == set(kind.arguments[0].domain.words), name
        assert set(rules.values()) <= set(game.rulebook.rules), name


def test_the_rules_of_another_game(run: Run) -> None:
    assert "Clearing the seas" in run("rules", "imperunde").stdout
    assert "imperunde/invest/three-per-post" in run("rules", "imperunde", "doubloons", "trading", "post").stdout
    ruling = run("rules", "imperunde", "R01", "--language", "de").stdout
    assert "Auslegung R01:" in ruling
