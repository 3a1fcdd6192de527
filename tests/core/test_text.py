"""Words for people: languages, names, words, and messages for every mistake that the core reports."""

from __future__ import annotations

import importlib
import pkgutil
from importlib.resources import files
from pathlib import Path

import pytest

import greatpowers
from greatpowers.core import actions, header, position, record
from greatpowers.core.actions import BadNotation
from greatpowers.core.board import LANGUAGES
from greatpowers.core.game import Refusal
from greatpowers.core.header import RecordError
from greatpowers.core.options import BadOptions
from greatpowers.core.text import CORE, Text
from greatpowers.games import make_game, options_of, read_record
from greatpowers.games.imperial import Imperial
from tests.core.ftl import Messages, StrictText, calls_in, keywords, strings

RECORD = """Great Powers record 2
game: imperial
rules: 1
seats: 4

* deal italy
* deal france
* deal russia
* deal germany
"""


@pytest.fixture(scope="module", params=LANGUAGES)
def core(request: pytest.FixtureRequest) -> Messages:
    return Messages(Path(str(files(CORE))) / "text" / f"{request.param}.ftl")


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package whose German is not complete."""
    texts = tmp_path / "words_for_test" / "text"
    texts.mkdir(parents=True)
    (texts.parent / "__init__.py").touch()
    (texts / "en.ftl").write_text("hello = Hello, { $name }\nbye = Goodbye\nword-sea-dog = old sailor\n", "utf-8")
    (texts / "de.ftl").write_text("hello = Guten Tag, { $name }\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return "words_for_test"


# -- languages, names, words ---------------------------------------------------------------------------------


def test_says_it_in_the_language(words: str) -> None:
    assert Text("de", packages=[words]).say("hello", name="Ada") == "Guten Tag, Ada"
    assert Text("en", packages=[words]).say("hello", name="Ada") == "Hello, Ada"


def test_what_a_language_does_not_say_is_said_in_english(words: str) -> None:
    german = Text("de", packages=[words])
    assert german.say("bye") == "Goodbye"
    assert german.has("bye")


def test_a_language_without_any_file_speaks_english(words: str) -> None:
    assert Text("fr", packages=[words]).say("hello", name="Ada") == "Hello, Ada"


def test_an_unknown_message_raises(words: str) -> None:
    for language in ("en", "de"):
        text = Text(language, packages=[words])
        assert not text.has("nothing")
        with pytest.raises(KeyError, match="nothing"):
            text.say("nothing")


def test_values_are_not_wrapped_in_invisible_signs(words: str) -> None:
    assert Text(packages=[words]).say("hello", name="Ada").isascii()


def test_players_by_name_or_number() -> None:
    text = Text(players=["Ada", ""])
    assert [text.player(seat) for seat in range(3)] == ["Ada", "Player 2", "Player 3"]
    assert [Text(language).player(0) for language in LANGUAGES] == ["Player 1", "Spieler 1", "Joueur 1"]


def test_words_from_the_board_then_from_the_files_then_as_they_are(words: str) -> None:
    text = Text(game=Imperial(4), packages=[words])
    assert text.word("north_sea") == "North Sea"
    assert text.word("germany") == "German Empire"
    assert text.word("switzerland") == "Switzerland"
    assert text.word("sea_dog") == "old sailor"
    assert text.word("something_else") == "something_else"
    assert text.word(7) == 7


def test_players_of_one_name_are_told_apart() -> None:
    text = Text(players=["bot thumb", "Ada", "bot thumb"])
    assert [text.player(seat) for seat in range(3)] == ["bot thumb (1)", "Ada", "bot thumb (3)"]


def test_names_of_the_board_in_every_language() -> None:
    game = Imperial(4)
    assert Text("de", game).word("north_sea") == "Nordsee"
    assert Text("fr", game).word("north_sea") == "Mer du Nord"


def test_a_game_is_not_needed() -> None:
    assert Text().word("germany") == "germany"


# -- sentences -----------------------------------------------------------------------------------------------


def test_an_action_names_players_places_and_numbers() -> None:
    game = Imperial(4)
    text = StrictText(game=game, players=["Ada"])
    gift = text.action(game.space.parse("donate 1 germany 12"))
    assert "Ada" in gift
    assert "12" in gift
    assert "German Empire" in gift


def test_an_account_is_a_player_a_nation_or_the_bank() -> None:
    game = Imperial(4)
    state = game.start()
    state.events = []
    for notation in ("deal italy", "deal france", "deal russia", "deal germany"):
        state.play(game.space.parse(notation))
    text = StrictText(game=game, players=["Ada", "Ben", "Cy", "Di"])
    lines = [text.event(event) for event in state.events]
    assert any("Ada" in line and "9" in line and "Italy" in line for line in lines)


def test_a_prompt_knows_what_it_is_about() -> None:
    record = read_record(RECORD + "end\n")
    assert "Austria-Hungary" in StrictText(game=record.game).prompt(record.replay())


def test_a_refusal_without_a_message_of_its_own_says_the_rule() -> None:
    game = Imperial(4)
    rule = "imperial/setup/player-count"
    text = Text(game=game)
    assert text.refusal(Refusal(rule)) == text.rule(rule) == game.rulebook.rules[rule].text("en")


def test_a_refusal_in_another_step_has_its_own_message() -> None:
    text = StrictText(game=Imperial(4))
    rule = "imperial/convoy/basic"
    ashore = text.refusal(Refusal(rule, area="spain", sea="north_sea"))
    elsewhere = text.refusal(Refusal(rule, step="rondel"))
    assert "Spain" in ashore
    assert "rondel" in elsewhere


@pytest.mark.parametrize(
    ("language", "rule", "cited"),
    [
        ("en", "imperial/factory/one", "Rule: “Factory”"),
        ("de", "imperunde/invest/three-per-post", "Regel: „Investitionen“, Kap. 14.4"),
        ("fr", "imperunde/invest/three-per-post", "Règle\u00a0: «\u202fInvestissements\u202f», chap.\u00a014.4"),
        ("en", "imperial/ruling/seat-count", "Ruling R-03"),
    ],
)
def test_people_are_told_the_chapter_of_a_rule_or_the_number_of_a_ruling(language: str, rule: str, cited: str) -> None:
    assert Text(language).citation(rule) == cited


def test_options_against_a_rule_cite_it() -> None:
    error = BadOptions("board-rule", given="value x 9", rule="imperunde/invest/three-per-post")
    assert Text().bad_options(error) == "“value x 9” breaks a rule. (Rule: “Investments”, § 14.4)"


# -- mistakes ------------------------------------------------------------------------------------------------


def test_the_file_is_sound(core: Messages) -> None:
    assert core.junk == []
    assert core.twice == []


def test_every_error_of_records_has_a_message(core: Messages) -> None:
    codes: dict[str, set[str]] = {}
    for module in (header, position, record):
        for function, call in calls_in(module, "RecordError"):
            for code in strings(call.args[0], function):
                codes.setdefault(code, set()).update(keywords(call, function))
    assert len(codes) > 25
    for code, details in codes.items():
        assert f"record-{code}" in core.ids
        assert core.variables(f"record-{code}") <= details
    known = {f"record-{code}" for code in codes} | {"record-line", "record-rule"}
    assert {name for name in core.ids if name.startswith("record-")} == known


def test_every_error_of_notation_has_a_message(core: Messages) -> None:
    found = calls_in(actions, "BadNotation")
    codes = {code for function, call in found for code in strings(call.args[0], function)}
    assert len(codes) == 7
    kept = {name for name in core.ids if name.startswith("notation-")}
    assert kept == {f"notation-{c}" for c in codes} | {"notation-never"}  # the last one cites the game's rule
    for code in codes:
        said = StrictText().bad_notation(BadNotation(code, "marhc", "march <from> <to>"))
        assert said.endswith((".", "?"))


def test_every_error_of_options_has_a_message(core: Messages) -> None:
    codes: dict[str, set[str]] = {}
    for info in pkgutil.walk_packages(greatpowers.__path__, "greatpowers."):
        if info.name.split(".")[1] in ("core", "games", "bots"):
            module = importlib.import_module(info.name)
            corrections = [(f, call, {"option"}) for f, call in calls_in(module, "bad_board")]
            made = [(f, call, set[str]()) for f, call in calls_in(module, "BadOptions")]
            for function, call, added in made + corrections:
                for code in strings(call.args[0], function):
                    codes.setdefault(code, set()).update(keywords(call, function) | added)
    assert {"player-count", "option-value", "option-unknown", "game-unknown"} <= set(codes)
    for code, details in codes.items():
        assert f"bad-{code}" in core.ids
        assert core.variables(f"bad-{code}") <= details
    assert {name for name in core.ids if name.startswith("bad-")} == {f"bad-{code}" for code in codes}


@pytest.mark.parametrize(
    ("seats", "options", "parts"),
    [
        (9, {}, ["9 players", "2 to 6"]),
        (4, {"setup": "odd"}, ["setup", "odd", "standard, experienced"]),
        (4, {"turn_limit": "many"}, ["turn_limit", "many", "0-100000"]),
        (4, {"colour": "red"}, ["colour", "turn_limit"]),
    ],
)
def test_bad_options(seats: int, options: dict[str, str | int], parts: list[str]) -> None:
    with pytest.raises(BadOptions) as caught:
        make_game("imperial", seats, options)
    said = StrictText().bad_options(caught.value)
    assert all(part in said for part in parts), said


def test_an_unknown_game() -> None:
    for attempt in (lambda: make_game("chess", 2), lambda: options_of("chess")):
        with pytest.raises(BadOptions) as caught:
            attempt()
        said = StrictText().bad_options(caught.value)
        assert "chess" in said
        assert "imperial" in said


@pytest.mark.parametrize(
    ("change", "parts"),
    [
        (("Great Powers record 2", "Hello"), ["Line 1:", "Great Powers record 2"]),
        (("record 2", "record 99"), ["Line 1:", "99"]),
        (("seats: 4", "seats: 4\nseats: 5"), ["Line 5:", "seats", "twice"]),
        (("rules: 1", "rules: one"), ["Line 3:", "rules", "one"]),
        (("rules: 1", "rules: 88"), ["Line 3:", "88"]),
        (("rules: 1\n", ""), ["rules"]),
        (("seats: 4", "seats: 9"), ["Line 4:", "9 players", "2 to 6"]),
        (("seats: 4", "seats: 4\ncolour: red"), ["Line 5:", "colour"]),
        (("seats: 4", "seats: 4\noption cash: hidden"), ["Line 5:", "cash", "hidden", "secret, open"]),
        (("seats: 4", "seats: 4\nplayer 7: Ada"), ["Line 5:", "player 7", "4"]),
        (("game: imperial", "game: chess"), ["Line 2:", "chess", "imperial"]),
        (("deal france", "dela france"), ["Line 7:", "dela"]),
        (("deal france", "deal"), ["Line 7:", "deal <nation>"]),
        (("deal france", "deal atlantis"), ["Line 7:", "atlantis"]),
        (("deal france", "deal italy"), ["Line 7:", "deal italy", "(Rule: “Set-up”)", "Italy"]),
        (("* deal france", "3 deal france"), ["Line 7:", "*", "3"]),
        (("end", ""), ["end"]),
        (("end", "end 9"), ["Line 10:", "9", "4"]),
        (("end", "end 4 check 00000000"), ["Line 10:", "changed, lost or added"]),
        (("end", "end 4 check d8093b50 result power 1 2 3 4"), ["Line 10:", "power 1 2 3 4"]),
        (("end", "end\n* deal russia"), ["Line 11:"]),
    ],
)
def test_records_that_cannot_be_opened(change: tuple[str, str], parts: list[str]) -> None:
    text = (RECORD + "end\n").replace(*change)
    with pytest.raises(RecordError) as caught:
        read_record(text)
    said = StrictText(game=Imperial(4)).record_error(caught.value)
    assert "\n" not in said
    assert all(part in said for part in parts), said


def test_a_record_that_is_no_text_or_endless() -> None:
    for broken, said in ((b"\xff\xfe\x00", "not a text file"), ("x" * (header.LONGEST + 1), "far too long")):
        with pytest.raises(RecordError) as caught:
            read_record(broken)
        assert said in StrictText().record_error(caught.value)


def test_a_record_of_older_rules_that_no_longer_holds() -> None:
    error = RecordError("diverged", 1234, Refusal("imperial/end/trigger"), action="done", version=1, known=2)
    said = StrictText(game=Imperial(4)).record_error(error)
    assert said.startswith("Line 1234: “done” ")
    assert said.endswith("(Rule: “End of the game and scoring”)")
