"""The soak of bots: every game can be drawn again, a run continues, and what did not end can be replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

from greatpowers.arena.results import CUT, FAILED
from greatpowers.bots.levels import LEVELS
from greatpowers.bots.temper import TEMPER_NAMES
from greatpowers.games import GAMES, read_record
from tools import soak
from tools.variants import player_counts, variants


@pytest.mark.parametrize("game_id", GAMES)
def test_all_levels_temperaments_and_numbers_of_players_are_drawn(game_id: str) -> None:
    drawn = [soak.draw_game(game_id, 1, number) for number in range(200)]
    words = [word for draw in drawn for word in draw.bots]
    assert {word.partition("?")[0] for word in words} == set(LEVELS)
    assert {word.rpartition("temper=")[2] for word in words if word.startswith("medium")} == set(TEMPER_NAMES)
    assert {len(draw.bots) for draw in drawn} == set(player_counts(game_id))
    seen = {(name, value) for draw in drawn for name, value in draw.options.items()}
    assert {item for variant in variants(game_id) for item in variant.items()} <= seen


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    assert soak.draw_game("war", 1, 7) == soak.draw_game("war", 1, 7)
    assert soak.draw_game("war", 1, 7) != soak.draw_game("war", 2, 7)
    task = soak.Soak("imperial", 1, 25)
    one, again = (task(soak.draw_game("imperial", 1, 3)) for _ in range(2))
    assert one.record == again.record


def test_a_run_continues_after_a_torn_line(tmp_path: Path) -> None:
    path = tmp_path / "imperial-1.jsonl"
    played = list(soak.play("imperial", 1, 3, 1, 5, path))
    path.write_bytes(path.read_bytes()[:-9])
    again = list(soak.play("imperial", 1, 3, 1, 5, path))
    assert [soaked.draw for soaked in again] == [played[2].draw]
    assert [soaked.draw for soaked in soak.read(path)] == [soaked.draw for soaked in played]


def test_a_game_that_is_cut_leaves_a_record(tmp_path: Path) -> None:
    path = tmp_path / "imperial-1.jsonl"
    (cut,) = soak.play("imperial", 1, 1, 1, 30, path)
    assert cut.result.reason == CUT
    record = read_record(soak.record_path(path, cut).read_text("utf-8"))
    assert sum(actor >= 0 for actor in record.actors) == 30
    assert "game 0: cut after 30 decisions" in soak.report(path, [cut])


def test_a_bot_that_fails_is_reported(tmp_path: Path) -> None:
    draw = soak.Draw(0, ["medium", "tests.arena.faulty:Faulty?how=raise"], {})
    failed = soak.Soak("imperial", 1, 1000)(draw)
    assert failed.result.reason == FAILED
    assert failed.result.error is not None
    assert failed.result.error.message in soak.report(tmp_path / "imperial-1.jsonl", [failed])


def test_optional_rules_that_contradict_each_other_are_not_drawn() -> None:
    drawn = [soak.draw_game("war", 3, number).options for number in range(100)]
    historical = [options for options in drawn if options.get("historical") == "on"]
    assert historical
    assert all(options.get("random_regions", "off") == "off" for options in historical)
