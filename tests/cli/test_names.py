"""Names in typed lines: nations in short and in every language, and choices as they stand on the screen."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from greatpowers.cli.choices import heading, label, match_actions, match_shown
from greatpowers.cli.console import text_for
from greatpowers.cli.nations import nation_called, with_ids
from greatpowers.cli.players import Players
from greatpowers.cli.session import Session
from greatpowers.core.board import LANGUAGES
from greatpowers.core.game import State
from greatpowers.core.position import dump
from greatpowers.core.text import Text
from greatpowers.games import make_game
from greatpowers.table import Seat
from greatpowers.table import Table as LiveTable
from tests.cli.conftest import Run
from tests.imperunde.table import Table as ImpeRunde
from tests.war.table import Table as War

NAMES = ["Max", "Bruno", "Cy", "Di"]


# -- nations -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "Austria", "austria_hungary"),
        ("en", "austria-hungary", "austria_hungary"),
        ("en", "Great Brit", "great_britain"),
        ("en", "brit", "great_britain"),
        ("en", "germany", "germany"),
        ("en", "ger emp", "germany"),
        ("en", "AH", "austria_hungary"),
        ("en", "russiann", ""),
        ("en", "", ""),
        ("de", "Österreich", "austria_hungary"),
        ("de", "Deutsch", "germany"),
        ("de", "austria", "austria_hungary"),  # as in notation
        ("fr", "Empire", "germany"),
        ("fr", "Grande Bretagne", "great_britain"),
    ],
)
def test_nations_have_short_names(language: str, typed: str, meant: str) -> None:
    text = text_for(language, make_game("imperial", 4), NAMES)
    assert nation_called(typed, text) == meant


def test_names_of_nations_become_words_of_the_notation() -> None:
    text = text_for("de", make_game("imperial", 4), NAMES)
    assert with_ids("donate österreich ungarn 3", text) == "donate austria_hungary 3"
    assert with_ids("bond deutsches 4", text) == "bond germany 4"
    space = make_game("imperial", 4).space
    found = match_actions("bond russland 4", range(len(space)), text)
    assert [space.notation(action) for action in found] == ["bond russia 4"]


NEW = ["play", "imperial", "--seed", "5", "--seat", "1", "--bot", "thumb", "--name", "Max"]


@pytest.mark.parametrize("names", [("Austria", "hung"), ("AUSTRIA-HUNGARY", "bru")])
def test_why_takes_the_beginning_of_a_name(run: Run, names: tuple[str, str]) -> None:
    said = run(*NEW, typed="".join(f"why {name}\n" for name in names)).stdout
    assert said.count(" chose: ") + said.count("No bot has made a choice there yet.") == 2


def test_a_name_that_may_be_two_is_no_name(run: Run) -> None:
    """Italy, and Ida."""
    said = run(*NEW, "--players", "2", "--hot-seat", "--name", "Ida", typed="\nwhy I\n").stdout
    assert "No bot" not in said


def test_a_player_is_called_by_name_code_or_nation() -> None:
    game = ImpeRunde(4).game
    players = Players(text_for("fr", game, NAMES), ["GB", "AS", "JP", "4"])
    for typed, seat in [("bru", 1), ("as", 1), ("japan", 2), ("great_britain", 0), ("zoe", None), ("", None)]:
        assert players.called(typed) == seat, typed
    assert players.have_nations
    assert not Players(text_for("en", game, NAMES)).have_nations


def test_in_war_a_colour_means_its_player() -> None:
    game = War(3).game
    text = text_for("de", game, NAMES)
    players = Players(text, [text.say(f"code-{power.id}") for power in game.board.powers[:3]])
    own = [action for action in range(len(game.space)) if game.space.notation(action).startswith("peace 1 ")]
    for typed in ("peace grün", "peace green", "peace Bruno", "peace GN"):
        found = match_actions(typed, own, text, players=players)
        assert [game.space.notation(action) for action in found] == ["peace 1 2"], typed


def test_why_takes_the_country_of_a_player(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(dump(ImpeRunde(4).funds(1, 9).invest(1).state), "utf-8")
    words = ["play", "imperunde", "--position", str(path), "--seat", "1", "--bot", "random"]
    for typed in ("why Japan", "why jap", "why JP"):
        assert "No bot has made a choice there yet." in run(*words, typed=f"{typed}\n").stdout, typed


# -- choices -------------------------------------------------------------------------------------------------


def positions() -> list[State]:
    imperunde = ImpeRunde(4).land(1, "egypt", "2I 1C 2tp").sea(1, "arabian_sea", "1fr").hand(1, "sabotage")
    war = War(3).land(1, "france", "2i", "factory").land(1, "spain", "1c", "port").land(2, "germany", "2i")
    return [
        LiveTable(make_game("imperial", 4), [Seat("")] * 4, 1).state,
        imperunde.funds(1, 20).invest(1).state,
        imperunde.move(1).state,
        war.money(1, 90, 3).construct(1).state,
        war.move(1).state,
    ]


def typed_for(action: int, text: Text, step: str) -> list[str]:
    return [f"{heading(action, text)} {label(action, text, step)}", text.action(action, step)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_can_be_typed_as_it_stands_on_the_screen(language: str) -> None:
    for state in positions():
        if state.to_act < 0:
            continue
        text = text_for(language, state.game, NAMES)
        legal = state.legal(state.to_act)
        for action in legal:
            for typed in typed_for(action, text, state.step):
                assert match_shown(typed, legal, text, state.step) == [action], typed
                plain = typed.replace(":", "").replace(" → ", " ").replace(",", "").lower()
                assert match_shown(plain, legal, text, state.step) == [action], plain


def test_the_words_on_the_screen_win_over_the_notation_of_another_choice() -> None:
    """“Let it pass” has the code of Italy in it, and “bering sea” begins two places of a voyage from there."""
    game = ImpeRunde(4).sea(1, "bering_sea", "1fr").sea(1, "mid_pacific", "1fr").move(1)
    text = text_for("en", game.game, NAMES)
    found = match_shown("Bering Sea", game.state.legal(), text, game.state.step)
    assert [game.game.space.notation(action) for action in found] == ["sail frigate mid_pacific bering_sea"]


def test_a_heading_and_beginnings_of_words() -> None:
    game = ImpeRunde(4).land(1, "egypt", "2I 1C 2tp").funds(1, 20).invest(1)
    text = text_for("en", game.game, NAMES)
    found = match_actions("egy inf", game.state.legal(), text, game.state.step)
    assert [game.game.space.notation(action) for action in found] == ["buy infantry egypt"]


def test_a_number_in_a_label_is_not_how_often() -> None:
    game = War(2).land(1, "france", "2i").land(2, "germany", "2i").natives("germany", "8").money(1, 0, 9).incite(1)
    text = text_for("en", game.game, NAMES)
    table = LiveTable(game.game, [Seat("Max"), Seat("Bo")], 1, position=game.state)
    session = Session(table, text, Console(file=io.StringIO()))
    session._asked = 0
    session.choices.actions[:] = table.state.legal(0)
    before = table.number
    session._handle_input("for 2 DP, with a bribe")
    assert table.number == before + 1
