"""Corrections of the board by somebody who owns the printed one: both forms, everything they reach, what is refused."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatpowers.bots import Turn, make_bot
from greatpowers.core.actions import BadNotation
from greatpowers.core.conformance import check_game
from greatpowers.core.header import RecordError
from greatpowers.core.options import BadOptions
from greatpowers.core.record import Record, write
from greatpowers.core.text import Text
from greatpowers.games import make_game, options_of, read_record
from greatpowers.games.imperunde import ImpeRunde
from greatpowers.games.imperunde.corrections import LONGEST, one_line
from greatpowers.games.imperunde.pieces import BOARD
from greatpowers.games.imperunde.world import LANDS, SPACE_IDS, world
from tests.imperunde.table import Table, space
from tests.imperunde.test_budget import sheet

FILE = """
# Written by hand.
[values]
brazil = 2
"Golf von Guinea" = 1   # as it is printed
china = 3               # as it is here
[wheel]
siam = 3
[events]
Calm = 0
[borders]
add = [["peru", "brazil"], ["Indian Ocean", "congo"]]
remove = [["congo", "egypt"]]
"""
LINE = (
    "border congo indian_ocean, no_border egypt congo, border peru brazil, event sea_calm 0, value brazil 2, "
    "value gulf_of_guinea 1, wheel siam 3"
)


def mistake(text: str) -> BadOptions:
    with pytest.raises(BadOptions) as caught:
        ImpeRunde(4, corrections=text)
    assert caught.value.details["option"] == "corrections"
    return caught.value


# -- two forms, one line -----------------------------------------------------------------------------------------


def test_a_file_becomes_one_line() -> None:
    assert one_line(FILE) == LINE
    assert ImpeRunde(4, corrections=FILE).options["corrections"] == LINE
    assert one_line("\ufeff" + FILE.replace("\n", "\r\n")) == LINE


def test_the_line_says_the_same_again() -> None:
    assert one_line(LINE) == LINE
    assert one_line(", ".join(reversed(LINE.replace("congo", "CONGO").split(", "))) + ",") == LINE


@pytest.mark.parametrize(
    "text", ["", "  ", "\n", "# nothing yet\n", "[values]\n", ", ,", "value china 3", "border egypt congo"]
)
def test_what_holds_already_is_no_correction(text: str) -> None:
    assert one_line(text) == ""
    assert ImpeRunde(4, corrections=text).board is BOARD


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_name_means_its_space(language: str) -> None:
    for region in BOARD.regions:
        other = region.facts["value"] % 3 + 1
        assert one_line(f'[values]\n"{region.names[language]}" = {other}') == f"value {region.id} {other}"
    for kind in ("land", "sea"):
        for event in BOARD.tables[f"{kind}_event"]:
            said = one_line(f'[events]\n"{event["name"][language]}" = 7')
            assert said == one_line(f"event {event['id']} 7") == f"event {kind}_{event['id']} 7"


names = st.sampled_from(SPACE_IDS)
corrections = st.lists(
    st.one_of(
        st.tuples(st.just("value"), names, st.sampled_from("123")),
        st.tuples(st.just("wheel"), names, st.sampled_from(["0", "1", "12", "99"])),
        st.tuples(st.sampled_from(["border", "no_border"]), names, names),
    ),
    max_size=12,
)


@settings(max_examples=60, deadline=None)
@given(corrections)
def test_whatever_is_accepted_is_kept_by_a_record_exactly(chosen: list[tuple[str, str, str]]) -> None:
    try:
        game = ImpeRunde(3, corrections=", ".join(" ".join(words) for words in chosen))
    except BadOptions:
        return
    again = read_record(write(Record(game))).game
    assert again.options == game.options
    assert isinstance(again, ImpeRunde)
    assert again.world is game.world


# -- what they reach -----------------------------------------------------------------------------------------


def test_the_board_says_what_is_corrected() -> None:
    board = ImpeRunde(4, corrections=FILE).board
    facts = {region.id: region.facts for region in board.regions}
    assert (facts["brazil"]["value"], facts["brazil"]["value_source"]) == (2, "owner")
    assert (facts["egypt"]["value_source"], facts["peru"]["value_source"]) == ("rules", "reconstructed")
    assert facts["siam"]["wheel"] == 3
    ids = list(board.region_index)
    pairs = {kind: {frozenset((ids[a], ids[b])) for a, b in board.borders[kind]} for kind in board.borders}
    assert frozenset(("peru", "brazil")) in pairs["land"]
    assert frozenset(("congo", "indian_ocean")) in pairs["coast"]
    assert frozenset(("congo", "egypt")) not in pairs["land"]
    assert board.tables["corrections"] == {
        "values": ["brazil", "gulf_of_guinea"],
        "wheel": ["siam"],
        "events": ["sea_calm"],
        "added": [["congo", "indian_ocean"], ["peru", "brazil"]],
        "removed": [["egypt", "congo"]],
    }
    assert "corrections" not in BOARD.tables
    assert world().value[space("brazil")] == 3  # ours is as it was


def test_an_added_border_can_be_marched_over_and_a_removed_one_cannot() -> None:
    table = Table(corrections="border peru brazil, no_border peru chile").land(1, "peru", "1I").move(1)
    assert "march infantry peru brazil" in table.option_set("march")
    assert "march infantry peru chile" not in table.option_set("march")
    table.do("march infantry peru brazil")
    assert table.battle.place == space("brazil")
    assert "march infantry brazil peru" in {table.game.space.notation(a) for a in range(len(table.game.space))}
    with pytest.raises(BadNotation) as caught:
        table.game.space.parse("march infantry peru chile")
    assert table.game.rule_against(caught.value) == "imperunde/move/adjacent"
    with pytest.raises(BadNotation):
        Table().game.space.parse("march infantry peru brazil")


def test_ships_and_cargo_use_added_borders() -> None:
    table = Table(corrections="border congo indian_ocean, border bering_sea south_sea").land(1, "congo", "1I")
    table.embark(1).do("embark infantry congo indian_ocean")
    assert table.there(1, "indian_ocean") == "1I"
    table.sea(1, "bering_sea", "1fr").move(1).do("sail frigate bering_sea south_sea")
    assert table.count(1, "south_sea", "fr") == 1


@pytest.mark.parametrize(("value", "tax"), [(1, 1), (2, 2), (3, 3)])
def test_a_corrected_value_changes_taxes(value: int, tax: int) -> None:
    table = Table(corrections=f"value arabian_sea {value}").land(1, "egypt", "1tp").sea(1, "arabian_sea", "1fr")
    assert sheet(table.books())["sea_tax"] == tax


def test_a_corrected_value_changes_posts_and_natives() -> None:
    table = Table(corrections="value siam 3, value china 1").land(1, "siam", "2tp").funds(1, 20).invest(1)
    assert table.refused("post siam") == ""
    table = (
        Table(corrections="value siam 3, value china 1").land(1, "siam", "2A").move(1).attack("siam", "china", "A A")
    )
    assert table.battle.natives == 1


def test_corrected_fields_change_the_odds_of_the_wheels() -> None:
    table = Table(corrections="wheel siam 3, wheel china 0, event uprising 5, event famine 0").wheel()
    odds = dict(zip(table.options(), table.state.weights(), strict=True))
    assert odds["spin siam"] == 3
    assert "spin china" not in odds
    assert set(odds.values()) == {1, 3}
    table.do("spin siam")
    assert dict(zip(table.options(), table.state.weights(), strict=True)) == {
        "event land_volunteers": 1,
        "event land_trade": 1,
        "event land_epidemic": 1,
        "event land_unrest": 1,
        "event land_uprising": 5,
    }


BUSY = "value peru 1, value coral_sea 3, wheel siam 9, wheel java 0, border peru brazil, no_border egypt congo"


def test_every_rule_holds_on_a_corrected_board() -> None:
    report = check_game(ImpeRunde(3, corrections=BUSY, round_limit=1), random.Random(5))
    assert report.outcome is not None
    assert report.outcome.reason == "limit"


def test_bots_play_on_a_corrected_board_and_its_record_replays() -> None:
    game = ImpeRunde(3, corrections=BUSY + ", border japan korea", round_limit=2)
    record, rng, bot = Record(game), random.Random(3), make_bot("thumb", "imperunde")
    state = game.start()
    while state.to_act != -1:
        if state.to_act < 0:
            action = state.legal()[int(rng.random() * len(state.legal()))]
        else:
            action = bot.decide(Turn(state, state.to_act), rng)
        record.add(action, state.to_act)
        state.apply(action)
    text = write(record)
    assert f"\noption corrections: {game.options['corrections']}\n" in text
    assert read_record(text).replay().key() == state.key()


def test_a_record_with_a_damaged_correction_names_its_line() -> None:
    text = write(Record(ImpeRunde(3, corrections="border japan korea")))
    at = text.splitlines().index("option corrections: border korea japan") + 1
    with pytest.raises(RecordError) as caught:
        read_record(text.replace("korea japan", "korea xxxx"))
    assert (caught.value.code, caught.value.line) == ("board-name", at)
    assert Text().record_error(caught.value) == f"Line {at}: border: “xxxx” is not on the board."


def test_the_record_of_a_board_as_it_is_does_not_speak_of_it() -> None:
    assert "corrections" not in write(Record(ImpeRunde(3)))


# -- what is refused ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code", "parts"),
    [
        ("value china 4", "board-number", ["value china", "4", "1 to 3"]),
        ("value china many", "board-number", ["many"]),
        ("wheel china 100", "board-number", ["0 to 99"]),
        ("wheel china 1.5", "board-number", ["1.5"]),
        ("value chna 2", "board-name-near", ["chna", "china"]),
        ("value atlantis 2", "board-name-near", ["atlantis", "mid_atlantic"]),
        ("value xxxx 2", "board-name", ["xxxx"]),
        ("event xxxx 2", "board-name", ["xxxx"]),
        ("border congo", "board-pair", ["border", "congo"]),
        ("border congo congo", "board-pair", ["congo"]),
        ("wheel china", "board-line", ["wheel china", "value, wheel, event, border, no_border"]),
        ("paint china 2", "board-line", ["paint china 2"]),
        ("value china 1, value china 2", "board-twice", ["value china"]),
        ("border peru brazil, no_border brazil peru", "board-twice", ["border peru brazil"]),
        ("[values]\nbrazil = 2\nBrasilien = 1", "board-twice", ["value brazil"]),
        ("[values]\nchina = 0", "board-number", ["[values] china", "0"]),
        ("[values]\nchina = true", "board-number", ["True"]),
        ("[values]\nchina = 2.0", "board-number", ["2.0"]),
        ("[values]\nchina = {a = 1}", "board-number", ["[values] china"]),
        ("[values]\nchina = 1\nchina = 2", "board-text", ["Line 3"]),
        ("[values]\nchina = ", "board-text", ["Line 2", "column 9"]),
        ("[borders]\nadd = [", "board-text", ["Line 2", "column 8"]),
        ("[colours]\nchina = 2", "board-table", ["colours", "[values], [wheel], [events], [borders]"]),
        ("china = 2", "board-table", ["china"]),
        ("values = 3", "board-table", ["values"]),
        ("[borders]\nlift = [['peru', 'brazil']]", "board-table", ["lift", "add, remove"]),
        ("[borders]\nadd = ['peru', 'brazil']", "board-pair", ["peru"]),
        ("[borders]\nadd = 'peru'", "board-pair", ["peru"]),
        ("[borders]\nadd = [['peru', 3]]", "board-pair", ["3"]),
        ("[borders]\nadd = [['peru', 'brazil', 'chile']]", "board-pair", ["chile"]),
        ("[borders]\nremove = [['peru', 'brasil']]", "board-name-near", ["remove", "brasil", "brazil"]),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_clear_message(text: str, code: str, parts: list[str]) -> None:
    error = mistake(text)
    assert error.code == code
    said = Text().bad_options(error)
    assert "\n" not in said
    assert all(part in said for part in parts), said


@pytest.mark.rule("imperunde/map/britain-island", "imperunde/canal/locations", "imperunde/setup/home-ships")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("border france great_britain", "map/britain-island"),
        ("border mediterranean arabian_sea", "canal/locations"),
        ("no_border egypt mediterranean", "canal/locations"),
        ("no_border mosquito_coast caribbean", "canal/locations"),
        ("border japan korea, no_border japan sea_of_japan, no_border japan mid_pacific", "setup/home-ships"),
    ],
)
def test_a_board_against_the_rules_is_refused(text: str, rule: str) -> None:
    error = mistake(text)
    assert (error.code, error.details["rule"]) == ("board-rule", f"imperunde/{rule}")
    assert error.details["given"] in text.replace("france great_britain", "great_britain france").replace(
        "mediterranean arabian_sea", "arabian_sea mediterranean"
    )


@pytest.mark.parametrize(
    "text", ["no_border tahiti south_sea", "no_border iceland north_atlantic, no_border iceland norwegian_sea"]
)
def test_every_space_can_be_reached(text: str) -> None:
    error = mistake(text)
    assert (error.code, error.details["given"]) == ("board-apart", text.split()[1])


def test_the_wheels_have_enough_for_a_round() -> None:
    homes = {power.id for power in BOARD.powers}
    others = [name for name in SPACE_IDS[:LANDS] if name not in homes]
    nothing = [f"wheel {name} 0" for name in others]
    assert sum(ImpeRunde(6, corrections=", ".join(nothing[6:])).world.wheel[:LANDS]) == 6 + len(homes)
    error = mistake(", ".join(nothing[5:]))
    assert (error.code, error.details["kind"], error.details["least"]) == ("board-wheel", "land", "6")
    error = mistake(", ".join(f"wheel {name} 0" for name in SPACE_IDS[LANDS + 2 :]))
    assert (error.code, error.details["kind"], error.details["least"]) == ("board-wheel", "sea", "3")
    error = mistake("event storm 0, event calm 0, event winds 0, event pirates 0")
    assert (error.code, error.details["where"]) == ("board-wheel", "[events]")


# -- hostile -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("x" * (LONGEST + 1), "option-long"),
        ("[" * 1999, "board-text"),
        ("a = " + "[" * 1900, "board-text"),
        ("[\n" * 10_000, "board-text"),
        ("a.\n" * 10_000, "board-text"),
        ("a." * 10_000 + "a = 1", "board-text"),
        ("[values]\nchina = " + "9" * 5000, "board-text"),
        ("[values]\nchina = " + "9" * 1900, "board-number"),
        ("[values]\nchina = nan", "board-number"),
        ("[values]\nchina = 1979-05-27", "board-number"),
        ('[values]\n"\\u001b[2J" = 1', "board-name"),
        ("[values]\nchi\x00na = 1", "board-text"),
        ("[values]\n\x1b[2J = 1", "board-text"),
        ("value \x1b2J 1", "board-name"),
        ("value china ²", "board-number"),
        ("value __class__ 1", "board-name"),
        ("border " * 5000, "board-pair"),
        (f'[values]\n"{"x" * 1900}" = 1', "board-name"),
    ],
    ids=lambda value: value[:12],
)
def test_hostile_text_is_refused_at_once(text: str, code: str) -> None:
    error = mistake(text)
    assert error.code in (code, f"{code}-near")
    assert all(detail.isprintable() and len(detail) < 200 for detail in error.details.values())


def test_a_line_that_grew_too_long_is_refused_too() -> None:
    homes = [power.id for power in BOARD.powers]
    pairs = [(a, b) for a in SPACE_IDS for b in SPACE_IDS if a < b and a not in homes and b not in homes]
    added = ",".join(f'["{a}","{b}"]' for a, b in pairs)
    (option,) = (option for option in options_of("imperunde") if option.name == "corrections")
    assert mistake("[borders]\nadd=[\n" + added.replace("],[", "],\n[") + "]").code == "option-long"
    short = "[borders]\nadd=[\n" + ",\n".join(f"['{a}','{b}']" for a, b in pairs[:1000]) + "]"
    line = make_game("imperunde", 3, {"corrections": short}).options["corrections"]
    assert option.read(line) == line
