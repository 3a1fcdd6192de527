"""The command line in German and French: every command uses the requested language and fits the screen."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from greatpowers.cli.choices import match_actions
from greatpowers.cli.console import format_number, requested_language, text_for
from greatpowers.games import make_game
from tests.cli.conftest import Run

RECORD = Path(__file__).parents[1] / "records" / "imperial-3-standard.txt"
PLAY = ["play", "imperial", "--players", "4", "--seat", "1", "--seed", "3", "--language"]


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("de", ["Du bist Spieler 1", "Regierung", "Deutsches Reich", "Besteuerung", "auf dem Rondell?", "gespeichert"]),
        ("fr", ["Vous êtes Joueur 1", "Trés.", "Empire allemand", "(avant Impôts)", "case du rondel", "enregistrée"]),
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
        ("de", ["Imperial mit 3 Spielern", "Spielaufbau", "ist am Zug (Regierung:", "Erfolgsbonus", "Bargeld"]),
        ("fr", ["Mise en place", "Tour de", "prime de succès", "Argent liquide"]),
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
        ("de", ["2 Spiele Imperial mit 3 Spielern", "Siege", "Rang im Mittel", "33,3 %", "Tempo:"]),
        ("fr", ["2 parties à 3 joueurs", "random", "victoires", "rang moyen", "33,3 %", "Vitesse"]),
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


@pytest.mark.parametrize(("language", "said"), [("en", "1,234.5"), ("de", "1.234,5"), ("fr", "1\u202f234,5")])
def test_numbers_are_formatted_for_the_language(language: str, said: str) -> None:
    assert format_number(1234.51, language=language) == said


@pytest.mark.parametrize(
    ("words", "language"),
    [
        (["play", "imperial", "--language", "de"], "de"),
        (["rules", "imperial", "-l", "fr"], "fr"),
        (["play", "--language=de"], "de"),
        (["play", "imperial", "--language"], "en"),
        (["play", "imperial", "--language", "tlh"], "en"),
        (["play", "imperial"], "en"),
    ],
)
def test_the_language_is_known_before_anything_else(words: list[str], language: str) -> None:
    """Help and errors use it as well."""
    assert requested_language(words) == language


@pytest.mark.parametrize(("language", "part"), [("de", "9 Mitspieler"), ("fr", "9 joueurs")])
def test_an_error(language: str, part: str) -> None:
    command = [sys.executable, "-m", "greatpowers", "play", "imperial", "--players", "9", "--language", language]
    told = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert told.returncode == 2
    assert part in told.stderr


def test_no_line_begins_with_french_punctuation() -> None:
    text = "Est-ce possible\u00a0? Non\u00a0: la règle «\u00a0Mouvement\u00a0» l’interdit\u00a0; il y en a 1\u202f234."
    for width in range(14, 40):  # at least the longest part that stays together
        out = io.StringIO()
        Console(file=out, width=width).print(text)
        lines = [line.strip() for line in out.getvalue().splitlines()]
        assert len(lines) > 1
        assert not any(line.startswith(("?", ":", "»", ";", "234")) or line.endswith("«") for line in lines)


def test_names_behind_an_apostrophe_can_be_typed() -> None:
    game = make_game("imperial", 6)
    text = text_for("fr", game)
    asks = [game.space.parse(f"ask {nation}") for nation in ("italy", "france", "germany")]
    assert match_actions("laisser italie", asks, text) == asks[:1]
    assert match_actions("empire", asks, text) == asks[2:]
