"""ImpeRunde on the command line: its board, its choices, and playing beside a real table."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from greatpowers.cli.boards import ReaderView, board_for
from greatpowers.cli.choices import Choices, heading, label, match_actions
from greatpowers.cli.console import text_for
from greatpowers.cli.session import Session
from greatpowers.cli.story import paragraphs, story
from greatpowers.core.board import LANGUAGES
from greatpowers.core.position import dump
from greatpowers.core.text import Text
from greatpowers.games import read_record
from greatpowers.games.imperunde.pieces import BOARD
from greatpowers.table import Seat
from greatpowers.table import Table as LiveTable
from tests.cli.conftest import Run
from tests.cli.test_boards import NAMES, drawn, line_with
from tests.imperunde.table import Table

RECORD = Path(__file__).parents[1] / "records" / "imperunde-3-conquered.txt"


def words(game: Table, language: str = "en") -> Text:
    return text_for(language, game.game, NAMES)


def whole(game: Table, reader: int | None = 0, width: int = 100, language: str = "en") -> str:
    return drawn(board_for(words(game, language)).whole(ReaderView(game.state, reader), width), width)


def part(game: Table, name: str, reader: int | None = 0) -> str:
    return drawn(board_for(words(game)).part(name, ReaderView(game.state, reader), 100))


def busy() -> Table:
    """A position with some of everything."""
    game = Table(4).land(1, "egypt", "2I 1C 1F 4tp").land(2, "congo", "3A 1tp").canal("suez").disc("congo", "famine")
    game.sea(1, "arabian_sea", "1fr 2I").sea("pirates", "indian_ocean", "2fr").captured(2, "north_sea", "1sl")
    return game.disc("coral_sea", "storm").disc("kara_sea", "calm").war((1, 2)).hand(1, "sabotage", "armistice")


# -- the board -----------------------------------------------------------------------------------------------


def test_lands() -> None:
    said = whole(busy())
    assert "GB Egypt ●●●● Suez Canal 2I 1C 1F" in said
    assert "SA Congo ●○? 3A famine" in said
    assert "GB Great Britain ★" in said
    assert "China ○○○" in said


def test_seas() -> None:
    said = whole(busy())
    assert "Arabian Sea 3 GB 2I 1fr" in said
    assert "Indian Ocean 2? PI 2fr" in said
    assert "North Sea 2? SA 1sl↯" in said
    assert "Coral Sea 2? storm" in said
    assert "Kara Sea 1? calm" in said


def test_reconstructed_values_are_marked() -> None:
    """The rulebook states the value of China, Siam and the Arabian Sea."""
    said = whole(busy(), width=200)
    assert "China ○○○  " in said
    assert "Siam ○○  " in said
    assert "Peru ○○○?  " in said
    assert "? reconstructed value: not stated in the rulebook" in said
    assert "Corrected" not in said


def test_corrections_are_marked_and_listed() -> None:
    line = "value peru 2, value coral_sea 3, wheel siam 2, event calm 0, border peru brazil, no_border egypt congo"
    said = whole(Table(corrections=line), width=200)
    assert "Peru ○○  " in said
    assert "Coral Sea 3  " in said
    assert "Corrected values: Coral Sea, Peru\n" in said
    assert "fields on the country wheel: Siam\n" in said
    assert "fields on the event wheel: calm" in said.lower()
    assert "Borders added: Peru–Brazil\n" in said
    assert "Borders removed: Egypt–Congo\n" in said
    everything = ", ".join(f"value {region.id} {region.facts['value'] % 3 + 1}" for region in BOARD.regions)
    assert "reconstructed" not in whole(Table(corrections=everything))


def test_players() -> None:
    game = busy().funds(1, 7).debts(1, 5).surplus(1, 3).invest(1)
    line = line_with(whole(game), "GB Ann").split()
    assert line[2:7] == ["4/31", "7", "3", "5", "15"]  # 5 + 2 x 2 + 4 + 3 of a sea - 1 of interest
    assert line[7:] == ["2", "1", "5", "1", "you", "first", "◄"]


def test_relations() -> None:
    game = busy().armistice((2, 3)).talks()
    game.state.stance[0 * 6 + 3] = 1
    grid = [line.split() for line in part(game, "relations").splitlines()]
    assert grid[1] == ["GB", "·", "war", "peace", "peace→war"]
    assert grid[2] == ["SA", "war", "·", "armistice*", "peace"]


def test_a_hand_is_shown_to_its_owner_with_what_can_be_played() -> None:
    game = busy().move(1)
    said = part(game, "hand")
    assert "Sabotage" in said
    assert "card armistice" in said
    assert "no cards" in part(game, "hand", reader=1)
    assert "no cards" in part(game, "hand", reader=None)
    assert "Sabotage" in drawn(board_for(words(game)).status(ReaderView(game.state, 0)))
    assert "Sabotage" not in whole(game, reader=1)


def test_the_budget() -> None:
    said = part(busy().books(), "budget")
    assert line_with(said, "home tax").split()[2:] == ["5", "5", "5", "5"]
    assert line_with(said, "colonial tax").split()[2:] == ["4", "·", "·", "·"]


def test_a_battle_with_its_dice_sorted() -> None:
    game = Table(4).land(1, "egypt", "1C 2A").land(2, "congo", "1I 2F 2tp").war((1, 2)).move(1)
    assert "no battle" in part(game, "battle")
    game.do("march artillery egypt congo", "march cavalry egypt congo", "fight").roll(3, 7, 4)
    said = part(game, "battle")
    assert "Battle, Congo, dice round 1" in said
    assert line_with(said, "GB").split() == ["GB", "attacker", "1C", "1A", "7", "3"]
    assert line_with(said, "SA").split() == ["SA", "defender", "1I", "2F", "4"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120, 160])
def test_nothing_is_wider_than_the_terminal(width: int, language: str) -> None:
    game = busy().books()
    for line in whole(game, width=width, language=language).splitlines():
        assert len(line.rstrip()) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_can_be_shown_alone(language: str) -> None:
    game = busy().move(1)
    board = board_for(words(game, language))
    for name in board.parts:
        assert drawn(board.part(name, ReaderView(game.state, 0), 80)).strip()


def test_the_result(run: Run) -> None:
    said = run("replay", str(RECORD)).stdout
    assert " has reached the goal without debts." in said
    lines = [line.split() for line in said.splitlines()]
    assert [line[:-2] for line in lines[-4:]] == [
        ["Rank", "1"],
        ["Trading", "posts", "7"],
        ["Beyond", "the", "goal", "-1"],
        ["Score", "6"],
    ]


# -- choices -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_label(language: str) -> None:
    game = Table(4)
    text = words(game, language)
    for action in range(len(game.game.space)):
        assert label(action, text)
        assert "{" not in label(action, text) + heading(action, text)


def test_moves_are_grouped_by_unit_and_can_be_typed() -> None:
    game = busy().move(1)
    text = words(game)
    board = board_for(text)
    seen = ReaderView(game.state, 0)
    shown = Choices(game.state.legal(), text, lambda action: board.hint(seen, action))
    assert {"Egypt, infantry", "Egypt, cavalry", "Arabian Sea, frigate", "Play a card"} <= set(shown.groups)
    for typed in ("march cavalry egypt congo", "cav egypt congo", "march cav egypt congo"):
        found = match_actions(typed, shown.actions, text)
        assert [game.game.space.notation(action) for action in found] == ["march cavalry egypt congo"]
    said = drawn(shown.draw(120))
    assert "Congo" in said
    assert "attacks Ben, 3 × artillery, wins 1% on its own" in said


def test_purchases_say_what_they_cost_and_what_a_colony_may_spend() -> None:
    game = busy().funds(1, 9).invest(1)
    text = words(game)
    board = board_for(text)
    seen = ReaderView(game.state, 0)
    assert board.hint(seen, game.game.space.parse("buy cavalry egypt")) == "2 of 12"
    assert board.hint(seen, game.game.space.parse("buy cavalry great_britain")) == "2"


def test_a_phase_in_which_nothing_was_done_is_left_out() -> None:
    game = Table(3).begin_round()
    text = words(game)
    told: list[tuple[int, ...]] = []
    game.state.events = told
    game.roll(6, 1, 2)
    assert [paragraph.heading for paragraph in paragraphs(told, text)] == []
    assert any("Phase 2" in paragraph.heading for paragraph in paragraphs(told, text, brief=False))


def test_pieces_that_have_run_out_are_named_once() -> None:
    game = Table(4).land(1, "egypt", "2I 20C 1F 2tp").land(1, "congo", "2tp").sea(1, "arabian_sea", "15fr").funds(1, 20)
    game.invest(1)
    seen = ReaderView(game.state, 0)
    assert board_for(words(game)).used_up(seen) == ["cavalry", "frigate"]
    assert board_for(words(game, "fr")).used_up(seen) == ["cavalerie", "frégate"]
    assert board_for(words(game)).used_up(ReaderView(game.move(1).state, 0)) == []


TOLD = [("en", "Ben moves: passes."), ("de", "Ben zieht: passt."), ("fr", "Ben se déplace\N{NO-BREAK SPACE}: passe.")]


@pytest.mark.parametrize(("language", "told"), TOLD)
def test_a_turn_in_which_nothing_was_done_is_told(language: str, told: str) -> None:
    game = Table(4).move(1)
    events: list[tuple[int, ...]] = []
    game.state.events = events
    for _ in range(3):
        game.do("done")
    headings = [paragraph.heading for paragraph in paragraphs(events, words(game, language), reader=0)]
    assert headings == [told, told.replace("Ben", "Cy")]  # Di’s turn is not over
    assert len(drawn(story(events, words(game, language), reader=0)).splitlines()) == 1
    own = [paragraph.heading for paragraph in paragraphs(events, words(game, language), reader=1)]
    assert told not in own


# -- commands ------------------------------------------------------------------------------------------------

NEW = ["play", "imperunde", "--seed", "3", "--seat", "1", "--bot", "thumb", "--name", "Max"]


def test_play(run: Run) -> None:
    said = run(*NEW, typed="1\nhand\nbudget\nasides\ndonate 1\nwhy card sabotage\n").stdout
    said = " ".join(said.split())
    assert "You are Max" in said
    assert "Place your warship." in said
    assert "State budget" in said
    assert "alert always" in said
    assert "donate NATION" not in said  # Imperial alone knows gifts
    assert "(Ruling R31)" in said


@pytest.mark.parametrize(("language", "part"), [("de", "Wohin mit dem Kriegsschiff?"), ("fr", "Où placer le navire")])
def test_play_in_other_languages(run: Run, language: str, part: str) -> None:
    said = run(*NEW, "--language", language).stdout
    assert part in said
    for english in ("Player", "Posts", "Round", "Type a number"):
        assert english not in said


def test_typing_what_happens_on_a_real_table(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "table.txt"
    # the highest die is British, then the homes: a mistyped 3 is taken back; a six-sided die shows no 7
    typed = "2\n6\n1\n7\nnorth\n3\nundo\n2\n5\n1\n1\n"
    words = ["play", "imperunde", "--players", "3", "--hot-seat", "--typed-luck", "--seed", "1", "--save", str(path)]
    said = run(*words, typed=typed).stdout
    assert "Player 1: Rolling for homes …" in said
    assert "“7” is not a possible result" in said
    assert "Undone: Roll a 3" in said
    record = read_record(path.read_bytes())
    notations = [record.game.space.notation(action) for action in record.actions]
    assert notations[:5] == ["roll 2", "roll 6", "roll 1", "roll 2", "roll 5"]
    assert record.replay().view(None)["players"][1]["home"] == "great_britain"


def test_an_empty_line_lets_the_computer_draw(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "table.txt"
    words = ["play", "imperunde", "--players", "3", "--hot-seat", "--typed-luck", "--seed", "1", "--save", str(path)]
    run(*words, typed="\n\n\n")
    assert len(read_record(path.read_bytes()).actions) == 3


def test_simulate(run: Run) -> None:
    words = [
        "simulate",
        "imperunde",
        "--games",
        "2",
        "--players",
        "3",
        "--bots",
        "random",
        "--seed",
        "1",
        "--jobs",
        "1",
    ]
    report = json.loads(run(*words, "--option", "round_limit=1", "--json").stdout)
    assert report["reasons"] == {"limit": 2}
    assert report["options"]["round_limit"] == 1


def test_replay_and_one_position(run: Run) -> None:
    said = run("replay", str(RECORD)).stdout
    assert "ImpeRunde for 3 players" in said
    assert "Phase 3: state income and debts." in said
    position = run("replay", str(RECORD), "--until", "160").stdout
    assert "Europe" in position
    data = json.loads(run("replay", str(RECORD), "--until", "160", "--json").stdout)
    assert data["position"]["phase"] == 6


def test_check(run: Run) -> None:
    result = run("check", "imperunde", "--games", "1", "--players", "3", "--seed", "2", "--option", "round_limit=1")
    assert result.exit_code == 0, result.output
    assert "no violation" in result.stdout


# -- cards that cannot be played -----------------------------------------------------------------------------


def window(tmp_path: Path) -> str:
    """A question to three players with cards, of which the first can play none."""
    game = Table(4).land(2, "egypt", "1I 2tp").hand(1, "hussar").hand(2, "treason").hand(3, "ambush").window(6)
    path = tmp_path / "position.txt"
    path.write_text(dump(game.state), "utf-8")
    return str(path)


PASSED = [
    ("en", "Passed for you: you had no card that could be played."),
    ("de", "Für dich gepasst: Keine deiner Karten war spielbar."),
    ("fr", "Passé pour vous\N{NO-BREAK SPACE}: aucune de vos cartes n’était jouable."),
]


@pytest.mark.parametrize(("language", "passed"), PASSED)
def test_a_player_without_a_playable_card_passes(run: Run, tmp_path: Path, language: str, passed: str) -> None:
    seated = ["--position", window(tmp_path), "--seat", "1", "--bot", "random", "--seed", "1"]
    said = " ".join(run("play", "imperunde", *seated, "--language", language).stdout.split())
    assert " ".join(passed.split()) in said


OWN = [
    ("en", "With --no-pass, you decide yourself."),
    ("de", "Mit --no-pass entscheidest du das selbst."),
    ("fr", "Avec --no-pass, c’est vous qui décidez."),
]


@pytest.mark.parametrize(("language", "own"), OWN)
def test_how_to_switch_passes_off_is_told_with_the_first_one(run: Run, tmp_path: Path, language: str, own: str) -> None:
    seated = ["--position", window(tmp_path), "--seat", "1", "--bot", "random", "--seed", "1"]
    for typed in ("", "undo\n"):
        said = " ".join(run("play", "imperunde", *seated, "--language", language, typed=typed).stdout.split())
        assert said.count(own) == 1


def test_without_automatic_passes_everybody_is_asked(run: Run, tmp_path: Path) -> None:
    seated = ["--position", window(tmp_path), "--seat", "1", "--bot", "random", "--seed", "1", "--no-pass"]
    said = run("play", "imperunde", *seated, typed="pass\n").stdout
    assert said.count("Will you play a card?") == 1
    assert "Passed for you" not in said


def test_a_resumed_game_can_ask_as_well(run: Run, tmp_path: Path) -> None:
    seated = ["--position", window(tmp_path), "--seat", "1", "--bot", "random", "--seed", "1"]
    run("play", "imperunde", *seated, "--no-pass")
    assert "Will you play a card?" in run("play", "imperunde", "--resume", "--no-pass").stdout
    assert "Passed for you" in run("play", "imperunde", "--resume").stdout


def test_a_pass_that_was_undone_is_left_to_the_player() -> None:
    game = Table(4).hand(1, "hussar").window(6)
    seats = [Seat("Max"), *(Seat(f"Bot {number}", "random") for number in range(3))]
    table = LiveTable(game.game, seats, 1, position=game.state)
    session = Session(table, words(game), Console(file=io.StringIO()))
    session._step()
    assert [table.game.space.notation(action) for action in table.record.actions] == ["pass"]
    session.commands["undo"]("")
    assert table.record.actions == []
    assert session._automatic_pass() is None


def test_at_a_shared_keyboard_everybody_is_asked_and_told_why(run: Run, tmp_path: Path) -> None:
    said = run("play", "imperunde", "--position", window(tmp_path), "--hot-seat", typed="\n").stdout
    assert "Will you play a card?" in said
    assert "so that nobody learns what you hold" in " ".join(said.split())
