"""War! at the keyboard: what a movement phase and a battle ask again and again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from greatpowers.core.board import LANGUAGES
from greatpowers.core.position import dump
from greatpowers.games import read_record
from tests.cli.conftest import Run
from tests.war.table import Table

Play = Callable[..., str]
Fight = Callable[..., tuple[str, list[str]]]

ASKED = re.compile(r"Max: Which units move\?")
LISTED = re.compile(r"(\d+) End movement")
AGAIN = "Numbers stay the same; “list” shows all"


def start(folder: Path, table: Table) -> list[str]:
    """The words that play from a position."""
    path = folder / "position.txt"
    path.write_text(dump(table.state), "utf-8")
    return ["play", "war", "--position", str(path), "--seed", "4", "--name", "Max"]


# -- the moves of a phase ------------------------------------------------------------------------------------


@pytest.fixture
def move(run: Run, tmp_path: Path) -> Play:
    """What is said from the first question about units on, after these lines."""
    table = Table(3).land(1, "france", "3i 1c 1G").land(1, "algeria", "2i 2X").land(1, "spain", "1i")
    table.land(2, "germany", "2i").land(3, "italy", "3i").war((1, 2)).natives("morocco", "8")
    words = start(tmp_path, table.fleet(1, "north_sea").money(1, dp=1).move(1))

    def moving(*typed: str, more: tuple[str, ...] = ()) -> str:
        said = run(*words, "--seat", "1", "--bot", "random", *more, typed="".join(f"{line}\n" for line in typed)).stdout
        return said[said.index("Max: ") :]

    return moving


def number_of(choice: str, said: str) -> str:
    """The number that stands before a choice in what was said last."""
    found: list[str] = re.findall(rf"(\d+) {choice}", said)
    return found[-1]


def test_the_moves_are_listed_once(move: Play) -> None:
    said = move("march infantry france spain", "march infantry france spain", "march general france spain")
    assert len(ASKED.findall(said)) == 4
    assert len(LISTED.findall(said)) == 1
    assert said.count(AGAIN) == 3


def test_only_what_has_changed_is_shown_again(move: Play) -> None:
    before, after = move("march infantry france germany").split("New or changed:")
    assert "attack on Bruno, 2 × infantry" in before
    assert "attack on Bruno" not in after  # which is known by now
    assert re.search(r"France, cavalry +\d+ Germany +wins \d+% of the time", after)
    assert "Algeria" not in after
    assert "Spain" not in after
    assert "DP, maintenance" not in after


def test_choices_keep_their_numbers_and_new_ones_follow(move: Play) -> None:
    listed = move()
    count, spain = number_of("Declare war", listed), number_of("Spain", listed.split("France, cavalry")[0])
    said = move("march explorer algeria morocco", "march infantry algeria morocco", spain)
    assert re.search(rf"Morocco, explorer \(1 point left\) +{int(count) + 1} ", said)
    assert "Max moves an infantry: France → Spain." in said


def test_the_number_of_a_choice_that_is_gone_says_why(move: Play) -> None:
    morocco = number_of("Morocco +natives 8, region gained", move())
    said = move("march explorer algeria morocco", "march explorer algeria morocco", morocco)
    after = " ".join(said.split("\n> ")[-2].split())
    assert after.startswith("Move an explorer: Algeria → Morocco: You have no unit of this kind there")
    assert "(Rule: “Land movement”)" in after


def test_a_number_that_never_was_is_told_the_range(move: Play) -> None:
    said = " ".join(move("march explorer algeria morocco", "99").split())
    highest = max(int(number) for number in re.findall(r"(\d+) \w", said.split("There is no choice")[0]))
    assert f"There is no choice 99. Type a number from 1 to {highest}, " in said


def test_list_shows_all_choices_numbered_afresh(move: Play) -> None:
    said = move("march explorer algeria morocco", "list", "march infantry france spain")
    first, second = LISTED.findall(said)
    assert int(second) > int(first)  # the explorer's new choices come before it
    assert [int(number) for number in re.findall(r" (\d+) (?=End|Select|Declare)", said.split(AGAIN)[1])] == [
        int(second),
        int(second) + 1,
        int(second) + 2,
    ]
    assert said.count(AGAIN) == 2


def test_what_was_undone_is_possible_again_by_its_number(move: Play) -> None:
    spain = number_of("Spain", move().split("France, cavalry")[0])
    said = move(spain, "undo", spain)
    assert said.count("Max moves an infantry: France → Spain.") == 2
    assert len(LISTED.findall(said)) == 1


def test_after_another_list_the_moves_are_listed_again(move: Play) -> None:
    """Its numbers would be taken for those of the moves."""
    said = move("march infantry france spain", "fleet 1", "sail norwegian_sea", "done")
    assert "North Sea: what do these fleets do?" in said
    assert len(LISTED.findall(said)) == 2


def test_every_phase_lists_its_moves(run: Run, tmp_path: Path) -> None:
    table = Table(2).land(1, "france", "3i").land(1, "spain", "1i").land(2, "china", "1i").move(1)
    march = "march infantry france spain\n"
    words = [*start(tmp_path, table), "--seat", "1", "--bot", "random"]
    said = run(*words, typed=f"{march}done\n{march}").stdout
    assert "second movement phase" in said
    assert len(LISTED.findall(said)) == 2
    assert said.count(AGAIN) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_question_has_words_in_every_language(run: Run, tmp_path: Path, language: str) -> None:
    table = Table(2).land(1, "france", "3i").land(1, "spain", "1i").land(2, "china", "1i").move(1)
    words = start(tmp_path, table)
    said = run(*words, "--seat", "1", "--bot", "random", "-l", language, typed="march infantry france spain\n").stdout
    again = {"en": AGAIN, "de": "Die Nummern gelten weiter; „list“ zeigt alle", "fr": "Les numéros restent valables"}
    assert again[language] in said
    assert "play-" not in said


def test_a_player_who_takes_the_keyboard_gets_a_list(run: Run, tmp_path: Path) -> None:
    """The screen was cleared meanwhile."""
    table = Table(2).land(1, "france", "1i").land(1, "italy", "1i").land(2, "china", "1i")
    table.fleet(1, "western_mediterranean").land(2, "ottoman", "1i").move(1)
    said = run(*start(tmp_path, table), "--hot-seat", typed="\nmarch infantry france italy\n").stdout
    assert said.count("End movement") == 1


@pytest.mark.parametrize("width", ["80", "120"])
def test_a_long_hint_leaves_the_names_whole(
    run: Run, tmp_path: Path, width: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    table = Table(2).land(1, "algeria", "1i 2X").land(2, "china", "1i").move(1)
    words = [*start(tmp_path, table), "--seat", "1", "--bot", "random", "-l", "fr"]
    said = run(*words, typed="march explorer algeria tripoli\n").stdout
    assert said.count("Afrique-Équatoriale  indigènes inconnus, région") == 1
    assert "…" not in said.split("Nouveau")[1]


# -- a general in a battle -----------------------------------------------------------------------------------

MISSED = ["1"] * 5  # a round of dice without a hit
ROUND = [*MISSED, "stay", "", "stay", ""]  # with the keyboard passed on, and back


@pytest.fixture
def battle(run: Run, tmp_path: Path) -> Fight:
    """What is said, and all that was done, after these lines at a real table with its own dice."""
    table = Table(2).land(1, "france", "1i").land(2, "germany", "1i 1c").land(2, "prussia", "1i").war((1, 2))
    words = start(tmp_path, table.attack(1, "france", "germany", "1i 1c 1a 1G").combat(1))
    record = tmp_path / "record.txt"

    def fighting(*typed: str, language: str = "en") -> tuple[str, list[str]]:
        record.unlink(missing_ok=True)
        more = ["--hot-seat", "--typed-luck", "--name", "Bruno", "--save", str(record), "-l", language]
        said = run(*words, *more, typed="".join(f"{line}\n" for line in ["", "battle germany", *typed])).stdout
        done = read_record(record.read_bytes())
        return said, [done.game.space.notation(action) for action in done.actions]

    return fighting


def shifts(done: list[str]) -> list[str]:
    return [action for action in done if action.startswith("shift")]


USUAL = [
    ("en", "Press Enter to decide as last time: Lower both modifiers by 1."),
    ("de", "Die Eingabetaste entscheidet wie zuletzt: Beide Modifikatoren um 1 senken."),
    ("fr", "Entrée décide comme la dernière fois\N{NO-BREAK SPACE}: Réduire de 1 les deux modificateurs."),
]


@pytest.mark.parametrize(("language", "usual"), USUAL)
def test_enter_shifts_as_in_the_round_before(battle: Fight, language: str, usual: str) -> None:
    said, done = battle("shift 1", *ROUND, "", *ROUND, "", language=language)
    assert shifts(done) == ["shift 1", "shift 1", "shift 1"]
    assert said.count(usual) == 2


def test_the_right_to_shift_otherwise_remains(battle: Fight) -> None:
    said, done = battle("shift 0", *ROUND, "shift 1", *ROUND, "")
    assert shifts(done) == ["shift 0", "shift 1", "shift 1"]
    assert said.count("as last time: Leave both modifiers as they are.") == 1
    assert said.count("as last time: Lower both modifiers by 1.") == 1


def test_at_first_enter_shifts_nothing(battle: Fight) -> None:
    said, done = battle("", "")
    assert shifts(done) == []
    assert "as last time" not in said


def test_a_shift_that_was_undone_is_not_repeated(battle: Fight) -> None:
    said, done = battle("shift 1", "undo", "")
    assert shifts(done) == []
    assert "as last time" not in said


def test_another_battle_asks_afresh(run: Run, tmp_path: Path) -> None:
    army = "1i 1c 1a 1G"
    table = Table(2).land(1, "france", "1i").land(2, "germany", "1i 1c").land(2, "italy", "1i 1c")
    table.land(2, "china", "1i").war((1, 2)).attack(1, "france", "germany", army).attack(
        1, "france", "italy", army
    ).combat(1)
    won = ["4", "4", "1", "1", "1"]  # dice that leave Germany without defenders
    lines = ["", "battle germany", "shift 1", *won, *[""] * 20]
    words = [*start(tmp_path, table), "--hot-seat", "--typed-luck", "--name", "Bruno"]
    said = run(*words, typed="".join(f"{line}\n" for line in lines)).stdout
    assert said.count("Germany: your general can lower both modifiers") == 1
    assert said.count("Italy: your general can lower both modifiers") == 1
    assert "as last time" not in said


# -- what nothing else says ----------------------------------------------------------------------------------


def test_who_goes_aboard_is_told(move: Play) -> None:
    said = move("fleet 1", "take infantry france", "take infantry france")
    assert said.count("Max takes an infantry aboard: France → North Sea.") == 2


def test_what_is_bought_is_told_once_with_its_number(run: Run) -> None:
    picks = "1\n" * 6
    said = run(
        "play", "war", "--players", "4", "--bot", "thumb", "--name", "Max", typed=f"{picks}buy 3 infantry\n"
    ).stdout
    assert "Max buys an infantry (×3)." in said
