"""The text board of Imperial, choices and layout."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType
from rich.text import Text as RichText

from greatpowers.cli.boards import ReaderView, board_for
from greatpowers.cli.choices import Choices, expand_aliases, heading, label, match_actions
from greatpowers.cli.console import text_for
from greatpowers.cli.layout import columns, flow
from greatpowers.cli.story import paragraphs
from greatpowers.core.text import Text
from greatpowers.games.imperial import Imperial
from tests.imperial.table import Table

NAMES = ["Ann", "Ben", "Cy", "Di"]


def words(game: Table) -> Text:
    return text_for("en", game.game, NAMES)


def drawn(renderable: RenderableType, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None, highlight=False, markup=False)
    console.print(renderable)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def whole(game: Table, reader: int | None = 0, width: int = 100) -> str:
    return drawn(board_for(words(game)).whole(ReaderView(game.state, reader), width), width)


def line_with(text: str, start: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(start))


def test_nations() -> None:
    game = Table(4).power(FR=17).tax(FR=3).treasury(FR=7).flags("FR", "spain", "tunis")
    line = line_with(whole(game), "FR")
    assert "Cy" in line
    assert " 7 " in line
    assert "17 ×3" in line
    assert "8→6" in line
    assert "8A 8F" in line
    assert "Supply" in line_with(whole(game), "   Nation")
    assert "Supply: units not on the board" in " ".join(whole(game).split())
    assert line.rstrip().endswith("2")


def test_ends_of_the_tax_chart() -> None:
    game = Table(4).tax(FR=0, GE=10)
    assert "≤5→4" in line_with(whole(game), "FR")
    assert "15+→4" in line_with(whole(game), "GE")


def test_secret_cash_is_shown_to_its_owner_only() -> None:
    game = Table(4).cash(7, 8, 9, 10)
    ann, ben = line_with(whole(game), "Ann"), line_with(whole(game), "Ben")
    assert ann.split()[1] == "7"
    assert ben.split()[1] == "?"
    assert "0+?" in ben
    assert line_with(whole(game, reader=1), "Ann").split()[1] == "?"
    assert line_with(whole(game, reader=None), "Ben").split()[1] == "?"


def test_open_cash_is_shown_to_all() -> None:
    game = Table(4, cash="open").cash(7, 8, 9, 10)
    assert line_with(whole(game), "Ben").split()[1] == "8"


def test_bonds_governments_interest_and_score() -> None:
    game = Table(4).clear().bonds(1, GE="9 4", RU="2").government(GE=1).cash(5, 0, 0, 0).power(GE=12).turn("GE")
    line = line_with(whole(game), "Ann")
    assert "9+4*" in line
    assert " 7 " in line  # interest 4 + 2 + 1
    assert " 17 " in line  # (4 + 2) x 2 + 0 + 5
    assert "you" in line


def test_map_signs() -> None:
    game = Table(4).units("IT", "rome 2", "vienna", "trieste[f]", "naples/fleet", "tunis").flags("FR", "tunis")
    game.units("FR", "tunis", "ionian_sea 3")
    text = whole(game)
    assert "Rome ■ 2A" in text
    assert "Naples ◆ 1F" in text
    assert "Vienna ■ IT1A!" in text
    assert "Trieste ◇ IT1A~" in text
    assert "Tunis ⚑FR IT1A FR1A" in text
    assert "Ionian Sea FR3F" in text
    assert "Empty: Norway" in text


def test_rondel_shows_nations_and_fees() -> None:
    game = Table(4).cash(5, 5, 5, 5).rondel(AH="investor")
    line = whole(game, width=140).split("\nRondel  ")[1].split("\n\n")[0]
    assert "Investor AH" in line
    assert "Factory 4M" in line
    assert "Taxation 2M" in line


@pytest.mark.parametrize("width", [40, 80, 120, 160])
def test_nothing_is_wider_than_the_terminal(width: int) -> None:
    game = Table(4).units("IT", "rome 2", "vienna 3", "trieste[f]", "naples/fleet 4", "tunis 2").flags("FR", "tunis")
    game.units("FR", "rome", "marseille 2").units("GE", "rome[f]", "tunis")
    for line in whole(game, width=width).splitlines():
        assert len(line.rstrip()) <= width


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_codes_of_nations_are_shown_in_a_narrow_terminal(language: str) -> None:
    game = Table(4).rondel(AH="production1", IT="investor")
    text = text_for(language, game.game, NAMES)
    shown = drawn(board_for(text).part("nations", ReaderView(game.state, 0), 80), 80)
    codes = [text.say(f"code-{nation.replace('_', '-')}") for nation in ("austria_hungary", "italy", "russia")]
    assert all(any(line.startswith(code) for line in shown.splitlines()) for code in codes)


def test_parts_can_be_shown_alone() -> None:
    game = Table(4)
    board = board_for(words(game))
    for part in board.parts:
        assert drawn(board.part(part, ReaderView(game.state, 0), 80)).strip()
        assert drawn(board.part(part, ReaderView(game.state, 0), 80)).strip() in whole(game, width=80) or part == "map"


# -- choices -------------------------------------------------------------------------------------------------


def choices(game: Table) -> Choices:
    text = words(game)
    board = board_for(text)
    seen = ReaderView(game.state, game.state.to_act)
    return Choices(game.state.legal(), text, lambda action: board.hint(seen, action))


def test_hints_of_the_rondel() -> None:
    game = Table(4).cash(6, 6, 6, 6).rondel(AH="production1")
    text = drawn(choices(game).draw(100))
    assert "Investor" in text
    assert "pays 5 M in interest, 4 M to you" in text
    assert "fee 2 M" in text
    assert "passes Investor" in text
    assert "taxes 4: +0 power" in text


def test_hints_of_investing_tell_who_would_govern() -> None:
    game = Table(4).cash(20, 20, 20, 20)
    game.do("rondel investor")
    seat = game.state.to_act
    text = drawn(choices(game).draw(120))
    assert "interest" in text
    assert "you would govern" in text
    assert seat == game.state.card


def test_groups_are_numbered_in_the_order_shown() -> None:
    game = Table(4)
    game.do("rondel factory")
    shown = choices(game)
    assert list(shown.groups) == ["Build in", ""]
    assert shown.by_number("1") == shown.actions[0]
    assert shown.by_number(str(len(shown.actions))) == shown.actions[-1]
    for wrong in ("0", "99", "x", "", "-1", "²", "1" * 50):
        assert shown.by_number(wrong) is None
    assert sorted(shown.actions) == sorted(game.state.legal())


def test_every_action_has_a_label() -> None:
    game = Table(4, investor_card="without")
    text = words(game)
    for action in range(len(game.game.space)):
        assert label(action, text)
        assert "{" not in label(action, text) + heading(action, text)


def test_matching_typed_lines() -> None:
    game = Table(4).cash(30, 30, 30, 30)
    game.do("rondel investor")
    text = words(game)
    legal = game.state.legal()
    space = game.game.space
    exact = [space.notation(action) for action in match_actions("bond italy 2", legal, text)]
    assert exact == ["bond italy 2"] or len(exact) == 0  # dealt already
    assert [space.notation(a) for a in match_actions("bond italy 4", legal, text)] == ["bond italy 4"]
    assert len(match_actions("bond italy", legal, text)) > 2
    assert match_actions("pass", legal, text) == [space.parse("pass")]
    assert match_actions("without investing", legal, text) == [space.parse("pass")]  # by the words that are shown
    assert match_actions("", legal, text) == []


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_spaces_of_the_rondel_are_typed_as_they_are_shown(language: str) -> None:
    text = text_for(language, Imperial(4))
    game = Table(4)
    for action in game.state.legal():
        shown = label(action, text)
        assert text.word(game.game.space.notation(action).split()[1]) == shown  # as events and the browser name it
        assert match_actions(shown, game.state.legal(), text) == [action]
        assert action in match_actions(shown.replace("(", "").replace(")", ""), game.state.legal(), text)


def test_no_is_an_answer_in_the_words_of_its_question() -> None:
    text = text_for("en", Imperial(3))
    assert text.game is not None
    done = text.game.space.parse("done")
    assert (label(done, text), label(done, text, "factory")) == ("Done", "Don’t build")
    assert match_actions("don't build", [done], text, "factory") == [done]
    assert match_actions("don't build", [done], text, "armies") == []
    assert expand_aliases("donate FR 3", {"fr": "france"}) == "donate france 3"


# -- stories and layout --------------------------------------------------------------------------------------


def test_a_story_has_a_paragraph_for_each_turn() -> None:
    game = Table(4)
    game.do("rondel factory", "done", "rondel production1", "produce_all")
    assert game.state.events is not None
    told = paragraphs(game.state.events, words(game))
    assert [bool(paragraph.heading) for paragraph in told] == [False, True, True, True]
    assert "Austria-Hungary" in told[1].heading
    assert any("Rome" in sentence for sentence in told[2].sentences)
    brief = sum(len(paragraph.sentences) for paragraph in told)
    everything = paragraphs(game.state.events, words(game), brief=False)
    assert brief < sum(len(paragraph.sentences) for paragraph in everything)


def test_a_story_tells_once_what_happened_several_times_among_others_of_its_kind() -> None:
    game = Table(4)
    kinds = {kind.name: number for number, kind in enumerate(game.game.events)}
    built = (kinds["built"], 0, game.game.board.region_index["vienna"])
    other = (kinds["built"], 0, game.game.board.region_index["budapest"])
    (told,) = paragraphs([built, other, built], words(game))
    assert told.sentences == [
        "Austria-Hungary builds a factory in Vienna (×2).",
        "Austria-Hungary builds a factory in Budapest.",
    ]
    (everything,) = paragraphs([built, other, built], words(game), brief=False)
    assert len(everything.sentences) == 3


def test_flow_never_breaks_a_piece() -> None:
    pieces = [RichText("one two"), RichText("three four"), RichText("five six")]
    assert flow(pieces, RichText(", "), 20).plain == "one two, three four,\nfive six"
    assert flow(pieces, RichText(", "), 19).plain == "one two,\nthree four,\nfive six"  # the comma has to fit too
    assert flow(pieces, RichText(", "), 5, indent=2).plain == "one two,\n  three four,\n  five six"
    assert flow([], RichText(", "), 5).plain == ""


def test_columns_are_filled_downwards() -> None:
    items = [RichText(str(number)) for number in range(1, 6)]
    assert [row.split() for row in drawn(columns(items, 7)).splitlines()] == [["1", "3", "5"], ["2", "4"]]


# -- what is missing or to be expected -----------------------------------------------------------------------


def hint(game: Table, notation: str, reader: int) -> str:
    return board_for(words(game)).hint(ReaderView(game.state, reader), game.game.space.parse(notation))


def test_investor_says_what_everybody_receives() -> None:
    game = (
        Table(4)
        .clear()
        .government(FR=1)
        .bonds(1, FR="9 2")
        .bonds(2, FR="4")
        .bonds(3, FR="6", IT="30")
        .treasury(FR=20)
        .turn("FR")
    )
    assert hint(game, "rondel investor", 0) == "pays 10 M in interest, 5 M to you, 2 M to Ben, 3 M to Cy"
    assert "to Ben" not in hint(game, "rondel taxation", 0)


def test_investor_says_what_a_government_has_to_add() -> None:
    game = Table(4).clear().government(FR=1).bonds(1, FR="9 2").bonds(2, FR="4").treasury(FR=1).turn("FR")
    assert hint(game, "rondel investor", 0) == "pays 2 M in interest, 1 M of it from your cash, 2 M to Ben"
    assert hint(game, "rondel investor", 1).endswith("1 M of it from Ann’s cash")


def test_units_that_have_run_out_are_named() -> None:
    game = Table(4).units("AH", *["vienna"] * 10).factories("AH", "vienna", "trieste").turn("AH")
    board, seat = board_for(words(game)), game.state.to_act
    assert board.used_up(ReaderView(game.state, seat)) == []  # nothing is built now
    game.do("rondel production1")
    assert board.used_up(ReaderView(game.state, seat)) == ["army"]


def test_a_hint_that_is_too_long_goes_on_below_its_beginning() -> None:
    game = Table(4)
    legal = game.state.legal(game.state.to_act)
    shown = drawn(Choices(legal, words(game), lambda action: "one " * 30).draw(60), 60).splitlines()
    assert shown[0].startswith("1 Factory ")
    assert shown[1].startswith(" " * shown[0].index("one") + "one")
