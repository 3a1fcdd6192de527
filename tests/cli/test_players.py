"""Players in typed lines: by name, code or seat number."""

from __future__ import annotations

from pathlib import Path

import pytest

from greatpowers.cli.console import text_for
from greatpowers.cli.players import Players
from greatpowers.core.game import Game
from greatpowers.core.position import dump
from greatpowers.games import make_game
from tests.cli.conftest import Run
from tests.war.table import Table

CODES = ["RE", "GR", "BL"]


def players(names: list[str], codes: list[str] | None = None, game: Game | None = None) -> Players:
    game = game or make_game("war", 3)
    return Players(text_for("en", game, names), CODES if codes is None else codes)


def found(names: list[str], typed: str, game: Game | None = None) -> list[str]:
    """The actions of the first seat that a line means."""
    game = game or make_game("war", 3)
    space = game.space
    own = [action for action in range(len(space)) if not space.family(action).aside or space.arguments(action)[0] == 0]
    return [space.notation(action) for action in players(names, game=game).find(typed, own)]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("peace bruno", ["peace 1 2"]),
        ("peace Br", ["peace 1 2"]),
        ("peace 1 bruno", ["peace 1 2"]),
        ("peace gr", ["peace 1 2"]),
        ("peace g", []),
        ("peace player 3", ["peace 1 3"]),
        ("passage bruno never", ["passage 1 2 never"]),
        ("passage bl nev", []),  # codes go with whole words
        ("passage bl never", ["passage 1 3 never"]),
        ("cede india bruno", ["cede 1 india 2"]),
        ("give gr 12", ["give 1 2 12"]),
        ("declare bruno", ["declare 2"]),
        ("bruno", []),
        ("peace zoe", []),
        ("", []),
    ],
)
def test_players_have_names_and_codes(typed: str, meant: list[str]) -> None:
    assert found(["Max", "Bruno", ""], typed) == meant


def test_a_whole_name_wins_over_one_that_begins_so() -> None:
    assert found(["Max", "Ann", "Anna"], "peace ann") == ["peace 1 2"]
    assert found(["Max", "Ann", "Ann Lee"], "peace ann") == ["peace 1 2"]
    assert found(["Max", "Anna", "Anne-Marie"], "peace ann") == ["peace 1 2", "peace 1 3"]
    assert found(["Max", "Anna", "Anne-Marie"], "peace anne-marie") == ["peace 1 3"]


def test_other_games_have_players_too() -> None:
    game = make_game("imperunde", 3)
    assert found(["Max", "Bruno", "Cy"], "speak cy peace", game) == ["speak 1 3 peace"]


@pytest.mark.parametrize(
    ("names", "written"),
    [
        (["Max", "Bruno", "Cy"], ["peace", "Bruno"]),
        (["Max", "", "Cy"], ["peace", "Player 2"]),
        (["Max", "Max", "Cy"], ["peace", "Max (2)"]),
        (["Max", "3", "Cy"], ["peace", "2"]),
    ],
)
def test_what_is_written_can_be_typed(names: list[str], written: list[str]) -> None:
    space = make_game("war", 3).space
    assert players(names).words(space.parse("peace 1 2")) == written
    assert written[1] == "2" or found(names, " ".join(written)) == ["peace 1 2"]


def test_a_name_of_nobody_is_found() -> None:
    known = players(["Max", "Bruno", "Cy"])
    assert known.unknown("peace zoe") == "zoe"
    assert known.unknown("cede india zoe") == "zoe"
    for typed in ("peace bruno", "peace gr", "peace 3", "peace 1 2", "peace", "nonsense zoe", "passage bruno no", ""):
        assert known.unknown(typed) == ""


@pytest.mark.parametrize(
    ("codes", "listed"), [(CODES, "Bruno (GR, 2), Cy (BL, 3)"), ([], "Bruno (2), Cy (3)"), (["1", "2", "JP"], None)]
)
def test_everybody_else_is_listed(codes: list[str], listed: str | None) -> None:
    assert players(["Max", "Bruno", "Cy"], codes).listed(0) == (listed or "Bruno (2), Cy (JP, 3)")


# -- at the keyboard -----------------------------------------------------------------------------------------


def at_war() -> Table:
    return Table(3).land(1, "france", "2i").land(2, "germany", "2i").land(3, "india", "2i").war((1, 2), (1, 3)).move(1)


def said(run: Run, folder: Path, *words: str, typed: str, start: Table | None = None) -> str:
    file = folder / "position.txt"
    file.write_text(dump((start or at_war()).state), "utf-8")
    seated = ["--position", str(file), "--seat", "1", "--name", "Max", "--bot", "random"]
    return " ".join(run("play", "war", *seated, *words, typed=typed).stdout.split())


def test_offers_name_players(run: Run, tmp_path: Path) -> None:
    told = said(run, tmp_path, typed="peace Bruno\nretract gr\npassage bruno never\n")
    assert "Max offers Bruno peace." in told
    assert "Max withdraws all offers to Bruno." in told
    assert "Max never lets Bruno pass" in told


@pytest.mark.parametrize(
    ("language", "unknown", "usage"),
    [
        (
            "en",
            "There is no player “zoe”. Players, by name, code or seat number: Bruno (GR, 2), Camille (BL, 3)",
            "Usage: passage OTHER ANSWER, for example passage Bruno always. Players, by name, code or seat number:",
        ),
        (
            "de",
            "Niemand heißt „zoe“. Mitspieler, mit Name, Kürzel oder Platznummer: Bruno (GN, 2), ",
            "Schreibe: passage OTHER ANSWER, zum Beispiel passage Bruno always. Mitspieler, mit Name, Kürzel",
        ),
        (
            "fr",
            "Personne ne s’appelle « zoe ». Joueurs, par nom, code ou numéro de place : Bruno",
            "Usage : passage OTHER ANSWER, par exemple passage Bruno always. Joueurs, par nom, code",
        ),
    ],
)
def test_unknown_players_get_one_message(run: Run, tmp_path: Path, language: str, unknown: str, usage: str) -> None:
    told = said(run, tmp_path, "--language", language, typed="peace zoe\ndeclare zoe\npassage bruno no\n")
    assert told.count(unknown) == 2
    assert told.count(usage) == 1


def test_asides_are_shown_as_they_can_be_typed(run: Run, tmp_path: Path) -> None:
    told = said(run, tmp_path, typed="asides\npassage bruno\n")
    assert "peace Bruno or Camille passage Bruno always or never passage Camille always or never" in told
    assert "“passage bruno” could mean several choices: passage Bruno always passage Bruno never" in told


@pytest.mark.parametrize(
    ("language", "pending"),
    [
        ("en", "Answer this first: Which units move? Not possible: "),
        ("de", "Beantworte zuerst: Welche Einheiten ziehen? Nicht möglich: "),
        ("fr", "Répondez d’abord : "),
    ],
)
def test_an_answer_to_another_question_is_told_the_open_one(
    run: Run, tmp_path: Path, language: str, pending: str
) -> None:
    assert pending in said(run, tmp_path, "--language", language, typed="lose infantry\n")


@pytest.mark.parametrize(
    ("language", "tip"),
    [
        ("en", "To answer once and for all, type “passage Bruno always” or “passage Bruno never”."),
        ("de", "schreibe „passage Bruno always“ (immer) oder „passage Bruno never“ (nie)."),
        ("fr", "tapez « passage Bruno always » (toujours) ou « passage Bruno never » (jamais)."),
    ],
)
def test_the_straits_say_how_to_answer_for_good(run: Run, tmp_path: Path, language: str, tip: str) -> None:
    straits = Table(2).land(1, "ottoman", "1i").land(2, "ukraine", "1i").fleet(2, "black_sea").move(2)
    straits.do("fleet 1", "sail eastern_mediterranean")
    assert straits.step == "permission"
    assert tip in said(run, tmp_path, "--language", language, start=straits, typed="passage Bruno never\n")
