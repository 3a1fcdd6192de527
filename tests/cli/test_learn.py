"""learn: lessons as people take them at the keyboard; and the coach."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from greatpowers.cli import keyboard
from greatpowers.cli.console import text_for
from greatpowers.cli.lesson import LessonSession
from greatpowers.cli.play import seat_players
from greatpowers.core.board import LANGUAGES
from greatpowers.games import GAMES, lessons_of
from tests.cli.conftest import Run

WEB_TEXTS = Path(__file__).parents[2] / "web" / "text"
FACTORY = ["learn", "imperial", "factory"]


def said_of(run: Run, *words: str, typed: str = "") -> str:
    result = run(*words, typed=typed)
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


def remember(folder: Path, *lessons: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "learned.txt"
    path.write_text("\n".join(lessons))
    return path


# -- lists ---------------------------------------------------------------------------------------------------


def test_the_games_and_how_much_of_each_is_learned(run: Run, data_folder: Path) -> None:
    remember(data_folder, "war/01-city", "war/02-army", "imperial/01-production")
    said = said_of(run, "learn")
    assert "Imperial 1 of 9 lessons completed" in said
    assert "ImpeRunde 0 of 9 lessons completed" in said
    assert "War! Age of Imperialism 2 of 10 lessons completed" in said


def test_the_list_marks_what_is_learned_and_enter_starts_the_next_lesson(run: Run, data_folder: Path) -> None:
    remember(data_folder, "imperial/01-production", "imperial/03-import")
    said = said_of(run, "learn", "imperial", typed="\n")
    assert "✓ 1 A nation takes its turn" in said
    assert "✓ 3 Units on demand" in said
    assert said.count("✓") == 2
    assert "press Enter for lesson 2" in said
    assert "Lesson 2 of 9 A factory by the sea Austria-Hungary has armies" in said


def test_choosing_from_the_list(run: Run) -> None:
    assert "Lesson 3 of 9" in said_of(run, "learn", "imperial", typed="3\n")
    assert "Lesson 3 of 9" in said_of(run, "learn", "imperial", typed="IMPORT\n")
    said = said_of(run, "learn", "imperial", typed="10\nx\nquit\n")
    assert said.count("choose a number from 1 to 9") == 2
    assert "Lesson" not in said


@pytest.mark.parametrize("given", ["2", "factory", "02-factory"])
def test_a_lesson_by_number_or_name(run: Run, given: str) -> None:
    assert "Lesson 2 of 9 A factory by the sea" in said_of(run, "learn", "imperial", given)


# -- lessons -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_course_of_a_game_can_be_taken_at_the_keyboard(
    run: Run, game: str, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first lesson to the last; the only choice of a decision is made for the learner."""
    sessions: list[LessonSession] = []
    answered: set[tuple[int, int]] = set()
    introduce = LessonSession._introduce

    def note(session: LessonSession) -> None:
        sessions.append(session)
        introduce(session)

    def solve(prompt: str) -> str:
        if not sessions or sessions[-1].progress.done:
            return ""
        session = sessions[-1]
        taken = session.table.actors.count(session.lesson.seat)
        assert (len(sessions), taken) not in answered, f"{session.lesson.name}: {session.lesson.solution[taken]}"
        answered.add((len(sessions), taken))
        return session.lesson.solution[taken]

    monkeypatch.setattr(LessonSession, "_introduce", note)
    monkeypatch.setattr(keyboard, "read_line", solve)
    said = said_of(run, "learn", game)
    lessons = lessons_of(game)
    assert [session.lesson for session in sessions] == lessons
    assert all(lesson.texts["en"].praise in said for lesson in lessons)
    assert said.endswith(f"greatpowers play {game} --players 3 --coach")
    assert (data_folder / "learned.txt").read_text().split() == [f"{game}/{lesson.name}" for lesson in lessons]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_have_the_names_by_which_lessons_know_them(language: str) -> None:
    """They are those of the browser table, one for each seat."""
    words = (WEB_TEXTS / f"{language}.ftl").read_text("utf-8")
    in_browser = re.findall(r"^web-bot-name-\d = (.*)$", words, re.MULTILINE)
    assert text_for(language).say("bot-names").split(", ") == in_browser
    assert [seat.name for seat in seat_players(8, dict.fromkeys(range(1, 8), "thumb"))] == ["", *in_browser[1:]]


def test_the_task_stands_above_every_question_with_what_is_done_of_it(run: Run) -> None:
    said = said_of(run, "learn", "imperial", "1", typed="production1\nvienna\n")
    assert "Your task: Let both factories of Austria-Hungary produce. (0 of 2)" in said
    assert "Your task: Let both factories of Austria-Hungary produce. (1 of 2)" in said
    assert said.endswith("Continue with: greatpowers learn imperial")


def test_a_missed_goal_names_the_choice_and_enter_undoes_it(run: Run) -> None:
    said = said_of(run, *FACTORY, typed="rondel factory\nbuild prague\nmarch\n\nbuild trieste\n")
    assert "did not reach the goal. Your last choice was: Build a factory in Prague" in said
    assert said.count("Press Enter to undo it.") == 2  # asked again after words that mean nothing here
    assert "Undone: Build a factory in Prague" in said
    assert "✓ Trieste will build a fleet" in said


def test_starting_again_shows_the_first_position(run: Run) -> None:
    said = said_of(run, *FACTORY, typed="taxation\nagain\nfactory\nagain\n")
    assert said.count("Where does Austria-Hungary move on the rondel?") == 3
    assert said.count("Land regions") == 3


def test_what_luck_decided_is_not_undone_but_tried_again(run: Run) -> None:
    said = said_of(run, "learn", "imperunde", "budget", typed="debts none\n\ndebts repay_10\n")
    assert "Press Enter to start over." in said
    assert "Press Enter to undo" not in said
    assert lessons_of("imperunde")[3].texts["en"].praise in said


def test_hints_come_one_after_another(run: Run) -> None:
    first, second = lessons_of("imperial")[1].texts["en"].hints
    said = said_of(run, *FACTORY, typed="hint\nhint\nhint\n")
    assert said.count(f"Hint 1 of 2: {first}") == 2
    assert said.count(f"Hint 2 of 2: {second}") == 1


def test_what_play_offers_is_there_too(run: Run, tmp_path: Path) -> None:
    lines = ["why build vienna", "rules", "rules swiss bank", "task", "?", "log", f"save {tmp_path / 'lesson.txt'}"]
    said = said_of(run, *FACTORY, typed="\n".join([*lines, "factory", "undo", "quit", ""]))
    assert "(Rule: “Factory”)" in said
    assert "imperial/factory/own-city" in said  # one of the rules behind the lesson
    assert "Swiss" in said
    assert said.count("Austria-Hungary has armies but no way to the sea.") == 2
    assert "a hint, then another one" in said
    assert "pass the keyboard" not in said
    assert "Undone: Move to Factory" in said
    assert (tmp_path / "lesson.txt").is_file()


def test_a_lesson_is_no_saved_game(run: Run, data_folder: Path) -> None:
    run(*FACTORY, typed="factory\n")
    assert not list(data_folder.glob("*")) if data_folder.exists() else True


def test_progress_that_cannot_be_kept_is_said_once(run: Run, data_folder: Path) -> None:
    data_folder.parent.mkdir(parents=True)
    data_folder.write_text("in the way")
    said = said_of(run, *FACTORY, typed="factory\ntrieste\n\n")
    assert said.count("Your progress could not be saved:") == 1
    assert "Lesson 3 of 9" in said


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("de", ["Lektion 2 von 9", "Deine Aufgabe:", "Tipp 1 von 2:", "Deine letzte Wahl war:", "nimmt sie zurück"]),
        ("fr", ["Leçon 2 sur 9", "À vous :", "Indice 1 sur 2 :", "Votre dernier choix :", "Entrée l’annule"]),
    ],
)
def test_in_other_languages(run: Run, language: str, parts: list[str]) -> None:
    said = said_of(run, *FACTORY, "--language", language, typed="hint\nrondel taxation\n")
    for part in parts:
        assert part in said
    assert " ".join(lessons_of("imperial")[1].texts[language].intro.split()) in said


# -- the coach -----------------------------------------------------------------------------------------------

PLAY = ["play", "imperial", "--seed", "5", "--seat", "1", "--players", "3"]


def test_the_coach_says_what_matters_if_asked_for(run: Run) -> None:
    assert "Coach: Italy has few units: Production adds 2 for free." in said_of(run, *PLAY, "--coach")
    assert "Coach:" not in said_of(run, *PLAY)
    assert "Trainer: " in said_of(run, *PLAY, "--coach", "--language", "de")


def test_a_resumed_game_shows_the_board_though_nothing_has_happened(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run(*PLAY, "--save", str(path), typed="factory\n")
    assert said_of(run, "play", "imperial", str(path)).count("Land regions") == 1
