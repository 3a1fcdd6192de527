"""The command line in German and French: every command speaks the language that was asked for, and fits the screen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from greatpowers.cli.choices import meant
from greatpowers.cli.console import text_for
from greatpowers.games import make_game
from tests.cli.conftest import Run

RECORD = Path(__file__).parents[1] / "records" / "imperial-3-standard.txt"
PLAY = ["play", "imperial", "--players", "4", "--seat", "1", "--seed", "3", "--language"]


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("de", ["Du bist Spieler 1", "Regierung", "Deutsches Reich", "Besteuerung", "auf dem Rondell?", "gespeichert"]),
        ("fr", ["Vous êtes Joueur 1", "Trés.", "Empire allemand", "Manœuvre 2", "case du rondel", "enregistrée"]),
    ],
)
def test_play(run: Run, language: str, parts: list[str]) -> None:
    result = run(*PLAY, language)
    assert result.exit_code == 0
    for part in parts:
        assert part in result.stdout
    for english in ("Player", "Treas", "Taxation", "Factory", "Type a number"):
        assert english not in result.stdout


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_board_fits_a_hundred_columns(run: Run, language: str) -> None:
    said = run(*PLAY, language, typed="production\n" + "1\n" * 40 + "?\n").stdout
    table = [line for line in said.splitlines() if line.startswith(("IT ", "RU "))]
    assert table
    assert max(len(line.rstrip()) for line in table) <= 100


@pytest.mark.parametrize(
    ("language", "question", "refusal"),
    [
        ("de", "why march vienna venice", "Einheiten bewegen sich nur im Manöver"),
        ("fr", "why march vienna venice", "Les unités ne se déplacent que lors d’une Manœuvre"),
    ],
)
def test_why_not(run: Run, language: str, question: str, refusal: str) -> None:
    assert refusal in " ".join(run(*PLAY, language, typed=question + "\n").stdout.split())


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("de", ["Imperial zu 3", "Spielaufbau", "ist am Zug, regiert von", "Erfolgsbonus", "Anleihen"]),
        ("fr", ["Mise en place", "C’est le tour de", "prime de succès", "Obligations"]),
    ],
)
def test_replay(run: Run, language: str, parts: list[str]) -> None:
    result = run("replay", str(RECORD), "--language", language)
    assert result.exit_code == 0
    said = " ".join(result.stdout.split())
    for part in parts:
        assert part in said
    position = run("replay", str(RECORD), "--until", "30", "--language", language)
    assert position.exit_code == 0
    assert "Position after" not in position.stdout


@pytest.mark.parametrize(
    ("language", "title", "words"),
    [("de", "Regierungswechsel und Schweizer Bank", "Werft Import"), ("fr", "Mise en place", "chantier importer")],
)
def test_rules(run: Run, language: str, title: str, words: str) -> None:
    chapters = run("rules", "imperial", "--language", language)
    assert chapters.exit_code == 0
    assert title in chapters.stdout
    found = json.loads(run("rules", "imperial", *words.split(), "--json", "--language", language).stdout)
    assert 0 < len(found) < 5
    assert all(word.lower() in f"{rule['question']} {rule['text']}".lower() for rule in found for word in words.split())


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("de", ["2 Spiele Imperial zu 3", "Siege", "Rang im Mittel", "Tempo:"]),
        ("fr", ["2 parties à 3 joueurs", "victoires", "rang moyen", "Vitesse"]),
    ],
)
def test_simulate(run: Run, language: str, parts: list[str]) -> None:
    result = run(
        *("simulate", "imperial", "--games", "2", "--players", "3", "--jobs", "1", "--bots", "random", "--seed", "1"),
        *("--option", "turn_limit=30", "--language", language),
    )
    assert result.exit_code == 0, result.output
    for part in parts:
        assert part in result.stdout


def test_names_behind_an_apostrophe_can_be_typed() -> None:
    game = make_game("imperial", 6)
    text = text_for("fr", game)
    asks = [game.space.parse(f"ask {nation}") for nation in ("italy", "france", "germany")]
    assert meant("interroger italie", asks, text) == asks[:1]
    assert meant("empire", asks, text) == asks[2:]
