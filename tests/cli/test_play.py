"""play: whole sessions, as people type them."""

from __future__ import annotations

import io
import re
import signal
import sys
from pathlib import Path

import pexpect
import pytest
from rich.console import Console

from greatpowers.cli import files
from greatpowers.cli.console import text_for
from greatpowers.cli.session import Session
from greatpowers.core.position import dump
from greatpowers.games import make_game, read_record
from greatpowers.table import Seat, Table
from greatpowers.testing.imperial import Table as Position
from tests.cli.conftest import Process, Run

NEW = ["play", "imperial", "--seed", "5", "--seat", "1", "--bot", "random", "--name", "Max"]


def autosaves(folder: Path) -> list[Path]:
    return sorted(folder.glob("imperial-*.txt"))


# -- lines typed ahead ---------------------------------------------------------------------------------------


def test_quitting_at_once_keeps_the_game(run: Run, data_folder: Path) -> None:
    result = run(*NEW)
    assert result.exit_code == 0, result.output
    [path] = autosaves(data_folder)
    assert str(path) in result.stdout.replace("\n", "")
    assert "You are Max, in seat 1 of 4. Seed 5." in result.stdout
    record = read_record(path.read_bytes())
    assert record.players[0] == "Max"
    assert record.players[1] == "Bruno (bot random)"
    assert record.preface == ["seed 5"]


def test_the_same_seed_is_the_same_session(run: Run, tmp_path: Path) -> None:
    said = []
    for name in ("one.txt", "two.txt"):
        words = [*NEW, "--save", str(tmp_path / name)]
        said.append(run(*words, typed="1\n1\n1\nquit\n").stdout.replace(name, ""))
    assert said[0] == said[1]


def test_no_file_is_overwritten_by_saving(run: Run, tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("precious")
    refused = run(*NEW, "--save", str(precious))
    assert refused.exit_code == 2
    assert "already exists" in refused.stderr
    copy = tmp_path / "copy.txt"
    said = run(*NEW, typed=f"save {precious}\nsave {copy}\n1\nsave {copy}\n").stdout
    assert precious.read_text() == "precious"
    assert "not a copy made in this session" in " ".join(said.split())
    assert " ".join(said.split()).count("Saved to") == 2


def test_a_person_cannot_have_the_name_of_a_bot(run: Run) -> None:
    refused = run("play", "imperial", "--seat", "1", "--name", "Bob (bot random)")
    assert refused.exit_code == 2
    assert "name of a bot" in refused.stderr


def test_another_seats_donation_is_refused_with_its_rule(run: Run) -> None:
    said = " ".join(run(*NEW, typed="why donate 2 france 1\n").stdout.split())
    assert "(Rule: “Treasuries, money, open information and agreements”)" in said


def test_at_a_shared_keyboard_nobody_is_skipped_for_having_no_money() -> None:
    """Three people and secret cash: even a player who can only pass is asked, on a cleared screen."""
    game = make_game("imperial", 3)
    table = Table(game, [Seat("A"), Seat("B"), Seat("C")], 1)
    text = text_for("en", game)
    session = Session(table, text, Console(file=io.StringIO()))
    assert session._skipping_leaks
    open_table = Table(make_game("imperial", 3, {"cash": "open"}), table.seats, 1)
    assert not Session(open_table, text, Console(file=io.StringIO()))._skipping_leaks


def test_without_a_seat_the_seed_picks_one(run: Run) -> None:
    words = ["play", "imperial", "--players", "6"]
    seats = set()
    for seed in range(8):
        said = run(*words, "--seed", str(seed)).stdout
        assert said.count("you") >= 1
        found = re.search(r"seat (\d) of 6", said)
        assert found is not None
        seats.add(found[1])
    assert len(seats) > 2


def test_numbers_notation_and_beginnings_of_words(run: Run) -> None:
    for typed in ("2", "rondel production1", "production1", "ron production1", "move to production (after factory)"):
        said = run(*NEW, typed=f"{typed}\n").stdout
        assert "Great Britain moves to Production (after Factory)." in said, typed


def test_ambiguous_words_list_the_candidates(run: Run) -> None:
    said = run(*NEW, typed="prod\n").stdout
    after = said[said.index("could mean several") :]
    assert "2 Production (after Factory)" in after
    assert "6 Production (after Import)" in after


def test_unknown_words_are_explained(run: Run) -> None:
    said = run(*NEW, typed="xyzzy\n-1\n١\n").stdout
    assert said.count("is not one of the choices") == 3


@pytest.mark.parametrize("given", ["0", "9", "20", "99999999999"])
def test_a_number_beyond_the_choices_is_told_their_range(run: Run, given: str) -> None:
    """Also where it is part of a choice's words, such as 9 in “9 million”."""
    said = " ".join(run(*NEW, typed=f"{given}\n").stdout.split())
    assert said.count(f"There is no choice {given}. Type a number from 1 to 8,") == 1
    assert "could mean" not in said


# -- several times -------------------------------------------------------------------------------------------

BUYING = ["play", "war", "--seed", "3", "--seat", "1", "--players", "2", "--bot", "thumb"]
PICKS = "1\n" * 10  # regions to start with


def left(run: Run, typed: str, *words: str) -> list[int]:
    """What is left to spend at each question about purchases; 400 at first."""
    said = run(*BUYING, *words, typed=PICKS + typed).stdout
    return [int(number) for number in re.findall(r"Set-up · (\d+) PP, 3 DP", said)]


@pytest.mark.parametrize("typed", ["buy 14 infantry", "buy infantry 14", "14 infantry", "14 inf"])
def test_a_choice_can_be_made_several_times(run: Run, typed: str) -> None:
    assert left(run, f"{typed}\n") == [400, 260]


def test_each_time_is_undone_on_its_own(run: Run) -> None:
    assert left(run, "buy 3 infantry\nundo\nundo\n") == [400, 370, 380, 390]


def test_what_becomes_impossible_stops_and_keeps_what_was_done(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    said = " ".join(run(*BUYING, typed=f"{PICKS}buy 40 fleet\nsave {copy}\n").stdout.split())
    done = read_record(copy.read_bytes())
    bought = sum(done.game.space.notation(action) == "buy fleet" for action in done.actions)
    assert 1 < bought < 40
    assert f"Done {bought} of 40 times, then no longer possible: " in said


def test_another_question_ends_the_repetition(run: Run) -> None:
    said = " ".join(run(*BUYING, typed="pick 3 france\n").stdout.split())
    assert "Done 1 of 3 times" in said


def test_an_impossible_choice_several_times_is_refused_like_once(run: Run) -> None:
    said = " ".join(run(*BUYING, typed="buy 3 infantry\nbuy infantry\n").stdout.split())
    assert said.count("Not possible: Pieces are bought and placed this way only in set-up.") == 2


@pytest.mark.parametrize(("typed", "asks", "moves_on"), [("done", 1, 0), ("15", 0, 1), ("done\ndone", 1, 1)])
def test_done_for_a_step_that_ended_by_itself_ends_no_other(
    run: Run, tmp_path: Path, typed: str, asks: int, moves_on: int
) -> None:
    """After the only fleet has sailed, `done` would end the movement of armies, too."""
    path = tmp_path / "position.txt"
    path.write_text(dump(Position(3).units("AH", "trieste/fleet", "vienna 2").power(AH=7).turn("AH").state), "utf-8")
    words = ["play", "imperial", "--position", str(path), "--seat", "1", "--seed", "5", "--bot", "random"]
    said = " ".join(run(*words, typed=f"3\nsail trieste\n{typed}\n").stdout.split())
    assert said.count("The previous step ended by itself. This is a new one: Move Austria-Hungary’s") == asks
    assert said.count("Where does Great Britain move on the rondel?") == moves_on


def test_a_port_tells_its_sea(run: Run) -> None:
    armies, fleets = run(*NEW, typed="import\n").stdout.split("Army into")[1].split("Fleet into")
    assert "→" not in armies
    assert re.search(r"London\s+→ English Channel", fleets)
    factories = run(*NEW, typed="factory\n").stdout.split("Build in")[1]
    assert re.search(r"Edinburgh\s+→ North Sea", factories)
    assert re.search(r"Sheffield\s+\d", factories)  # which has no port


def test_an_impossible_action_is_refused_with_its_rule(run: Run) -> None:
    said = " ".join(run(*NEW, typed="march vienna rome\n").stdout.split())
    assert "Not possible:" in said
    assert "(Rule: “Maneuver: order of steps and fleets”)" in said
    assert "imperial/" not in said  # people do not know the ids of rules


def test_why(run: Run) -> None:
    typed = "why rondel taxation\nwhy build vienna\nwhy march vienna\nwhy nonsense\nwhy march vienna x\nwhy 1\n"
    said = " ".join(run(*NEW, typed=typed).stdout.split())
    assert "Move to Taxation: legal now." in said
    assert "(Rule: “Factory”)" in said
    assert "“nonsense” is not an action" in said
    assert "Unknown word “x”" in said
    assert said.count("legal now") == 2


def test_what_can_never_happen_is_explained_with_its_rule(run: Run) -> None:
    said = " ".join(run(*NEW, typed="why march london dublin\nmarch spain morocco\n").stdout.split())
    assert "is never possible" in said
    assert "(Rule: “Maneuver: armies, convoys and railroads”)" in said
    assert said.count("(Rule: “Maneuver: armies, convoys and railroads”)") == 2


def test_near_tells_what_a_region_borders_on(run: Run) -> None:
    typed = "near black sea\nnear germ\nnear\nnear atlantis\n"
    said = " ".join(run(*BUYING, typed=typed).stdout.split())
    assert "Next to Black Sea: Balkans, Ukraine, Caucasus, Ottoman. By canal or strait: Eastern Mediterranean." in said
    assert "Next to Germany: France, Italy, Prussia, Austria-Hungary, North Sea, Baltic Sea. >" in said
    assert "Usage: near REGION" in said
    assert "There is no region “atlantis”." in said


def test_why_takes_a_choice_with_a_number(run: Run) -> None:
    """As choices do that are made several times."""
    said = " ".join(run(*BUYING, typed="why buy 2 infantry\n").stdout.split())
    assert "Buy an infantry: Pieces are bought and placed this way only in set-up. Current step: picking" in said


def test_help_shows_commands_and_rules(run: Run) -> None:
    for typed in ("?", "help", "HELP"):
        said = " ".join(run(*NEW, typed=f"{typed}\n").stdout.split())
        assert "undo your last decision" in said
        assert "(Rule: “Turn order, government and rondel”)" in said
        assert "imperial/" not in said


def test_boards_and_log(run: Run) -> None:
    said = run(*NEW, typed="board\nnations\nplayers\nrondel\nmap\nlog\nlog 3\nlog x\n").stdout
    assert said.count("Austria-Hungary ") >= 3
    assert said.count("Land regions") == 3
    assert "dealt the flag card" in said


def test_rules_inside_a_game(run: Run) -> None:
    said = run(*NEW, typed="rules railroad\nrules\nrules qqqq\n").stdout
    assert "imperial/rail/network" in said
    assert "rules WORDS" in said
    assert "No matching rules for “qqqq”." in said


def test_asides_are_taken_by_their_names(run: Run) -> None:
    lines = ["asides", "donate fr", "donate fr 2", "donate", "donate nowhere 2", "donate france 45", "donate fr"]
    said = " ".join(run(*NEW, typed="\n".join([*lines, "undo", "quit", ""])).stdout.split())
    assert "donate france 1-2" in said
    assert "“donate fr” could mean several choices: donate france 1 donate france 2 >" in said
    assert "Max gives 2 million to the treasury of France." in said
    assert said.count("Usage: donate NATION AMOUNT, for example donate austria_hungary 1") == 3
    assert said.count("Not possible: ") == 1
    assert "Undone: Max gives 2 million" in said


@pytest.mark.parametrize("investor_card", ["with", "without"])
def test_help_lists_the_asides_of_the_game(run: Run, investor_card: str) -> None:
    said = " ".join(run(*NEW, "-o", f"investor_card={investor_card}", typed="?\n").stdout.split())
    assert "donate NATION AMOUNT give some of your cash to a treasury" in said
    assert ("lend NATION BOND buy a bond" in said) == (investor_card == "without")


def test_undo_stops_at_chance(run: Run) -> None:
    said = " ".join(run(*NEW, typed="undo\n").stdout.split())
    assert "You have nothing to undo" in said


def test_save_and_its_errors(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "my game.txt"
    typed = f"1\nsave\nsave {tmp_path}\nsave /nowhere/x\nsave {path}\n"
    said = run(*NEW, typed=typed).stdout
    assert "save FILE" in said
    assert "is a folder" in said
    assert "no such file or folder" in said
    assert len(read_record(path.read_bytes()).actions) > 5


def test_a_resumed_game_continues_the_same_way(run: Run, data_folder: Path) -> None:
    whole = run(*NEW, typed="1\n1\n1\n1\n").stdout
    [path] = autosaves(data_folder)
    through = read_record(path.read_bytes()).actions
    path.unlink()
    run(*NEW, typed="1\n1\n")
    result = run("play", "imperial", "--resume", typed="1\n1\n")
    assert "Resuming" in result.stdout
    [path] = autosaves(data_folder)
    assert read_record(path.read_bytes()).actions == through
    assert whole


def test_resume_of_another_game_kind_or_bot(run: Run, data_folder: Path, tmp_path: Path) -> None:
    run(*NEW)
    [path] = autosaves(data_folder)
    other = tmp_path / "other.txt"
    other.write_text(path.read_text().replace("bot random", "bot genius"))
    result = run("play", "imperial", str(other))
    assert result.exit_code == 2
    assert "genius" in result.stderr


def test_a_bot_from_a_file_plays_and_is_made_again_only_for_who_names_it(
    run: Run, data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("greatpowers.bots.catalog._allowed", set())
    monkeypatch.chdir(tmp_path)
    made = tmp_path / "made"
    code = """
from pathlib import Path
from greatpowers.bots.random_bot import RandomBot

class Mine(RandomBot):
    def __init__(self, luck: int = 0) -> None:
        Path("made").touch()
"""
    (tmp_path / "mine.py").write_text(code)
    word = "mine.py:Mine?luck=7"
    assert run(*NEW, "--bot", word, typed="1\n1\n").exit_code == 0
    [path] = autosaves(data_folder)
    assert read_record(path.read_bytes()).players[1] == f"Bruno (bot {word})"

    monkeypatch.setattr("greatpowers.bots.catalog._allowed", set())
    made.unlink()
    refused = run("play", "imperial", str(path))
    assert refused.exit_code == 2
    assert "--bot" in refused.stderr
    assert not made.exists()
    assert "Resuming" in run("play", "imperial", str(path), "--bot", word).stdout
    assert "--bot" in run("play", "imperial", str(path), "--bot", f"{word},thumb").stderr


@pytest.mark.parametrize("word", ["python my_bot.py", f"./{'x' * 80}"])
def test_a_bot_that_a_record_could_not_name(run: Run, word: str) -> None:
    result = run(*NEW, "--bot", word)
    assert result.exit_code == 2
    assert "python ./my_bot.py" in result.stderr


def test_save_option_names_the_file(run: Run, data_folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    result = run(*NEW, "--save", str(path), typed="1\n")
    assert path.exists()
    assert not autosaves(data_folder)
    assert f"--resume {path}" in result.stdout.replace("\n", "")
    assert run("play", "imperial", "--resume", str(path)).exit_code == 0


def test_a_game_that_can_no_longer_be_saved_continues(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Path] = []

    def sometimes(path: Path, text: str) -> None:
        calls.append(path)
        if len(calls) > 1:
            raise OSError(28, "No space left on device")
        files.write_atomically(path, text)

    monkeypatch.setattr("greatpowers.cli.autosave.write_atomically", sometimes)
    result = run(*NEW, typed="2\n1\n")
    said = " ".join(result.stdout.split())
    assert said.count("Use “save FILE” to save it elsewhere.") == 1
    assert "moves to Production" in said
    assert "could not be saved: " in said


def test_finished_games_are_not_resumed(run: Run) -> None:
    typed = "1\n" * 200
    result = run(*NEW, "--option", "turn_limit=6", typed=typed)
    assert "The game is over." in result.stdout
    assert "greatpowers replay" in " ".join(result.stdout.split())
    assert run("play", "imperial", "--resume").exit_code == 2


def test_options_of_the_game(run: Run) -> None:
    said = run("play", "imperial", "--players", "3", "--seat", "2", "--seed", "1", "-o", "setup=experienced").stdout
    assert "Which bond of Austria-Hungary will you buy?" in said
    said = run(*NEW, "-o", "cash=open").stdout
    assert "?" not in said[said.index("Player") : said.index("Rondel  ")]


# -- from a position -----------------------------------------------------------------------------------------


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """Austria-Hungary moves, governed by player 1."""
    path = tmp_path / "position.txt"
    state = Position(3).units("AH", "vienna 3").power(AH=7).turn("AH").state
    path.write_text(dump(state), "utf-8")
    return path


def test_a_game_can_start_from_a_position(run: Run, position: Path, data_folder: Path) -> None:
    words = ["play", "imperial", "--position", str(position), "--seat", "1", "--seed", "5"]
    said = " ".join(run(*words, typed="taxation\nundo\nfactory\n").stdout.split())
    assert "This game starts from a position." in said
    assert "Where does Austria-Hungary move on the rondel?" in said
    assert "Undone: Move to Taxation" in said
    [path] = autosaves(data_folder)
    record = read_record(path.read_bytes())
    assert dump(record.start()) == position.read_text("utf-8")
    assert record.game.space.notation(record.actions[0]) == "rondel factory"
    assert "This game starts from a position." in run("play", "imperial", "--resume").stdout
    assert run("replay", str(path), "--position", "--until", "0").stdout == position.read_text("utf-8")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("step rondel", "step polka"), "Line 22: “polka” is not a step of this game."),
        (("power austria_hungary=7", "power austria_hungary=7x"), "Line 19: “7x” is unknown or out of range here."),
        (("Great Powers position", "Great Powers record"), "This is not a position"),
        (("bank", "# bank"), "No game can reach this position. "),
    ],
)
def test_a_bad_position_is_one_clear_message(run: Run, position: Path, change: tuple[str, str], says: str) -> None:
    position.write_text(position.read_text("utf-8").replace(*change), "utf-8")
    result = run("play", "imperial", "--position", str(position))
    assert result.exit_code == 1
    assert result.stderr.startswith(f"greatpowers: {position}: ")
    assert result.stderr.count("\n") == 1
    assert says in result.stderr


def test_a_position_brings_its_game_players_and_options(run: Run, position: Path) -> None:
    refused = run("play", "imperial", "--position", str(position), "--players", "3", "-o", "cash=open")
    assert refused.exit_code == 2
    assert "leave out --players, --option" in refused.stderr
    refused = run("play", "imperunde", "--position", str(position))
    assert refused.exit_code == 2
    assert "is a game of imperial" in refused.stderr
    assert run("play", "imperial", "--position", "nowhere.txt").exit_code == 2


# -- several people ------------------------------------------------------------------------------------------


HOT = ["play", "imperial", "--players", "2", "--hot-seat", "--seed", "2", "--name", "Ann", "--name", "Bob"]


def test_hot_seat_hides_cash_between_turns(run: Run) -> None:
    said = run(*HOT, typed="\n1\n" + "1\n" * 30).stdout
    assert "At this keyboard: Ann, Bob." in said
    assert "Pass the keyboard to Ann. Ann, press Enter." in said
    assert "Pass the keyboard to Bob. Bob, press Enter." in said


def test_hot_seat_with_open_cash_hides_nothing(run: Run) -> None:
    said = run(*HOT, "-o", "cash=open", typed="1\n" * 30).stdout
    assert "press Enter" not in said
    assert "Ann: Where does" in said
    assert "Bob: Where does" in said


def test_some_people_and_some_bots(run: Run, data_folder: Path) -> None:
    run("play", "imperial", "--seat", "1", "--seat", "3", "--bot", "random,thumb", "--seed", "1")
    [path] = autosaves(data_folder)
    assert read_record(path.read_bytes()).players == ["", "Bruno (bot random)", "", "Edith (bot thumb)"]


# -- at a terminal -------------------------------------------------------------------------------------------


class Terminal:
    """A real session in a pseudo terminal."""

    def __init__(self, *words: str, rows: int = 40, columns: int = 120) -> None:
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "greatpowers", *words],
            encoding="utf-8",
            dimensions=(rows, columns),
            timeout=60,
        )

    def asked(self) -> str:
        """What is shown up to the next prompt."""
        self.child.expect(r"\r\n> ")
        return str(self.child.before)

    def type(self, line: str) -> str:
        self.child.sendline(line)
        return self.asked()

    def rest(self) -> str:
        self.child.expect(pexpect.EOF)
        said = str(self.child.before)
        self.child.close()
        return said


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("COLUMNS")


@pytest.mark.usefixtures("plain")
def test_a_session_in_a_terminal(tmp_path: Path, data_folder: Path) -> None:
    terminal = Terminal(*NEW)
    first = terminal.asked()
    assert "\x1b" not in first
    assert "Where does Great Britain move on the rondel?" in first
    assert "Which factories of Great Britain produce?" in terminal.type("rondel production1")
    assert "produces a fleet in London" in terminal.type("london")
    undone = terminal.type("undo")
    assert "Undone: Produce in London" in undone
    assert "Which factories of Great Britain produce?" in undone
    assert "legal now" in terminal.type("why produce london")
    assert "(Rule: “Factory”)" in terminal.type("why build sheffield")
    copy = tmp_path / "copy.txt"
    assert "Saved to" in terminal.type(f"save {copy}")
    terminal.child.sendline("quit")
    assert "--resume" in terminal.rest()
    assert terminal.child.exitstatus == 0
    assert copy.read_text() == autosaves(data_folder)[0].read_text()

    terminal = Terminal("play", "imperial", "--resume")
    again = terminal.asked()
    assert "Resuming" in again
    assert "Which factories of Great Britain produce?" in again
    terminal.child.sendeof()
    assert "The game is saved in" in terminal.rest()

    terminal = Terminal("play", "imperial", "--resume", str(copy))
    assert "Which factories of Great Britain produce?" in terminal.asked()
    terminal.child.sendintr()
    assert "The game is saved in" in terminal.rest()
    assert terminal.child.exitstatus == 0


@pytest.mark.usefixtures("plain")
def test_a_killed_session_has_lost_nothing(data_folder: Path) -> None:
    terminal = Terminal(*NEW)
    terminal.asked()
    terminal.type("rondel production1")
    terminal.type("london")
    terminal.child.kill(signal.SIGKILL)
    terminal.rest()
    kept = Table.open(autosaves(data_folder)[0].read_bytes(), make_game)
    assert kept.game.space.notation(kept.record.actions[-1]) == "produce london"
    terminal = Terminal("play", "imperial", "--resume")
    assert "Which factories of Great Britain produce?" in terminal.asked()
    terminal.child.sendeof()
    terminal.rest()


@pytest.mark.usefixtures("plain")
def test_a_whole_game_in_a_terminal(data_folder: Path) -> None:
    terminal = Terminal(*NEW, "--option", "turn_limit=40")
    while terminal.child.expect([r"\r\n> ", pexpect.EOF]) == 0:
        terminal.child.sendline("1")
    said = str(terminal.child.before)
    terminal.child.close()
    assert terminal.child.exitstatus == 0
    assert "The game is over." in said
    assert re.search(r"wins|share the victory", said)
    table = Table.open(autosaves(data_folder)[0].read_bytes(), make_game)
    assert table.is_over


def test_colours_and_width_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS")
    monkeypatch.setenv("TERM", "xterm-256color")
    for columns in (80, 160):
        terminal = Terminal(*NEW, columns=columns)
        said = terminal.asked()
        assert "\x1b[" in said
        lines = [re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", line) for line in said.splitlines()]
        lines = [line for line in lines if "The game is being saved in" not in line]  # a path is never broken
        assert max(len(line.rstrip()) for line in lines) <= columns
        assert any(len(line.rstrip()) > columns - 25 for line in lines)
        terminal.child.close(force=True)


def test_hiding_clears_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    terminal = Terminal(*HOT)
    terminal.child.expect("press Enter")
    terminal.child.sendline("")
    terminal.asked()
    while True:
        terminal.child.sendline("1")
        if terminal.child.expect([r"\r\n> ", r"press Enter"]) == 1:
            break
    assert "\x1b[2J" in str(terminal.child.before)
    assert "\x1b[3J" in str(terminal.child.before)
    terminal.child.close(force=True)


@pytest.mark.usefixtures("plain")
def test_tab_completes(data_folder: Path) -> None:
    terminal = Terminal(*NEW)
    terminal.asked()
    terminal.child.send("rondel tax\t\r")
    assert "moves to Taxation" in terminal.asked()
    terminal.child.close(force=True)


def test_ascii_terminals_do_not_crash(process: Process) -> None:
    assert process(*NEW, typed="1\n", PYTHONIOENCODING="ascii").returncode == 0
