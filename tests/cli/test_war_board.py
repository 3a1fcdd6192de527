"""The text board of War! and its choices."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from greatpowers.cli.boards import ReaderView
from greatpowers.cli.boards.war.board import WarTextBoard
from greatpowers.cli.choices import Choices, heading, label
from greatpowers.cli.final import show_final
from greatpowers.cli.story import paragraphs
from greatpowers.core.board import LANGUAGES
from greatpowers.core.conformance import random_action
from greatpowers.core.game import NOBODY, Game, State
from greatpowers.core.text import Text
from greatpowers.games.war import markers
from greatpowers.games.war.game import War
from tests.cli.test_boards import drawn, line_with
from tests.war.table import Table, area

NAMES = ["Ann", "Ben", "Cy", "Di", "Emil", "Fay", "Gus", "Hal"]


def board(game: Game, language: str = "en") -> WarTextBoard:
    packages = ["greatpowers.cli", "greatpowers.cli.boards.war"]
    return WarTextBoard(Text(language, game, packages, NAMES[: game.seats]))


def whole(table: Table, reader: int | None = 0, width: int = 100, language: str = "en") -> str:
    return drawn(board(table.game, language).whole(ReaderView(table.state, reader), width), width)


def part(table: Table, name: str, reader: int | None = 0) -> str:
    return drawn(board(table.game).part(name, ReaderView(table.state, reader), 100))


def everything(state: State, reader: int | None, board: WarTextBoard) -> str:
    """All that is drawn for a reader."""
    seen = ReaderView(state, reader)
    parts = [board.part(name, seen, 100) for name in board.parts]
    return "\n".join(drawn(shown) for shown in (board.whole(seen, 100), board.status(seen), *parts))


def hints(state: State, reader: int, board: WarTextBoard) -> list[str]:
    seen = ReaderView(state, reader)
    return [board.hint(seen, action) for action in state.legal(reader)]


def busy() -> Table:
    """A position with some of everything."""
    table = Table(4, alliances="on").land(1, "france", "3i 1G", "city", "fort").land(2, "germany", "2i 1c", "school")
    table.land(3, "egypt", "1N").chit("egypt", "oil").land(4, "india", "2i").chit("india", "gold", developed=True)
    table.natives("morocco", "8++").natives("persia", "12", hidden=True).spheres(1, "persia", 2).spheres(3, "persia", 1)
    table.fleet(1, "north_sea", "2i 1G").fleet(1, "north_sea").fleet(2, "north_sea").fleet(3, "red_sea", "1X")
    table.war((1, 2)).allies(1, 3, 4).money(1, pp=12, dp=3)
    return table


# -- players -------------------------------------------------------------------------------------------------


def test_turn_order_and_bags() -> None:
    said = whole(busy().move(2))
    assert said.startswith("Turn 1, first movement phase · order RE ▸GR BL YE · left: ")
    view = busy().state.view(0)
    assert f"{view['natives_left']} native markers, {view['chits_left']} resource chits" in " ".join(said.split())


def test_players() -> None:
    said = part(busy().move(1), "players")
    ann = line_with(said, "RE").split()
    assert ann[1:5] == ["Ann", "12", "3", "9"]  # five infantry, two generals, two fleets
    assert ann[8:] == ["5", "·", "·", "2", "·", "·", "2", "·", "you", "◄"]
    assert line_with(said, "GR").split()[8:] == ["2", "1", "·", "·", "·", "·", "1", "1"]


def test_relations() -> None:
    table = busy().move(1)
    table.do("peace 1 2")
    said = part(table, "relations")
    assert line_with(said, "RE").split() == ["RE", "GR", "YE", "BL", "GR"]  # wars, ally, offer
    assert line_with(said, "GR").split() == ["GR", "RE"]
    assert "Cannot attack yet" not in said
    assert "All players are at peace." in part(Table(), "relations")


def test_one_who_has_to_wait_before_attacking() -> None:
    table = Table(3).land(1, "france", "1i").land(2, "spain", "1i").money(1, dp=1).move(1)
    table.do("declare 2")
    said = part(table, "relations")
    assert "Cannot attack yet" in said
    assert line_with(said, "RE").split() == ["RE", "GR", "GR"]


# -- the map -------------------------------------------------------------------------------------------------


def test_regions() -> None:
    said = whole(busy())
    assert "RE France 3I 1G [city fort] ○–" in said
    assert "GR Germany 2I 1C [sch.] ○–" in said
    assert "YE India 2I ●gold 10" in said
    assert "Morocco △8++" in said
    assert "NA Persia △? ◎RE2 BL1" in said
    assert "Great Britain  Spain  Italy  Prussia" in said


def test_a_revolt_with_the_spheres_that_support_it() -> None:
    table = Table().land(1, "persia", "2i").natives("persia", "9").spheres(2, "persia", 3)
    table.supporting(2, "persia", 2).revolt("persia")
    assert "RE Persia 2I △9 ○– ◎GR3(2) revolt" in whole(table)


def test_attackers_and_where_they_came_from() -> None:
    table = Table().land(1, "france", "2i").land(2, "germany", "1i").land(2, "spain").war((1, 2))
    table.attack(1, "france", "germany", "2i").landing(1, "north_sea", "germany", "1c").combat(1)
    assert "GR Germany RE 2I 1C 1I ○– ← France, North Sea ⚓1C" in whole(table)


def test_an_offer_to_cede_a_region() -> None:
    table = Table().land(1, "france", "1i").land(2, "germany", "1i").move(1)
    table.do("cede 2 germany 1")
    assert "GR Germany 1I ○– ⇒RE" in whole(table)


def test_home_countries_are_marked() -> None:
    table = Table(buildings="home").land(1, "france", "1i")
    table.state.home = [area("france"), -1, -1, -1]
    assert "RE France ★ 1I" in whole(table)


def test_seas_and_fleets_in_hand() -> None:
    table = busy().move(1)
    assert "North Sea RE F1(2I 1G):4 F2:4 GR F1" in whole(table)
    assert "Red Sea BL F1(1E)" in whole(table)
    assert "nothing in hand" in part(table, "hand")
    table.do("fleet 1", "join 2")
    assert part(table, "hand").strip() == "In hand: RE North Sea: F1(2I 1G):4 F2:4"
    table.do("sail norwegian_sea")
    assert "→ Norwegian Sea" in part(table, "hand", reader=1)  # the enemy may intercept


def test_pieces_to_place_and_the_hidden_card() -> None:
    table = Table(victory_cards="on")
    table.state.bag = table.state.bag[:]
    table.state.bag[:8] = [2, 0, 0, 1, 0, 0, 0, 1]
    table.state.card = [1, 2, 3, 4]
    lines = part(table, "hand").splitlines()
    assert lines[0] == "RE to place: 2I 1G 1 city"
    assert lines[1] == "Hidden victory card: Naval supremacy"
    assert "Naval supremacy" not in everything(table.state, 1, board(table.game))
    assert "Hidden victory card" not in everything(table.state, None, board(table.game))


def test_corrections_of_the_board_are_listed() -> None:
    said = whole(Table(corrections="border spain italy, zone egypt sub_saharan_africa, worth oil 9"), width=200)
    assert "Corrected zones: Egypt\n" in said
    assert "Corrected values of resources: oil\n" in said
    assert "Borders added: Spain–Italy\n" in said
    assert "Corrected" not in whole(Table())


# -- battles -------------------------------------------------------------------------------------------------


def test_a_land_battle() -> None:
    table = Table().land(1, "france", "1i").land(2, "germany", "2i", "fort").war((1, 2))
    assert "no battle" in part(table, "battle")
    table.attack(1, "france", "germany", "1i 1a").landing(1, "north_sea", "germany", "1i").combat(1)
    table.do("battle germany")
    odds = [int(line_with(part(table, "battle"), code).split("%")[0].split()[-1]) for code in ("RE", "GR")]
    assert 90 <= sum(odds) <= 101
    said = part(table.roll(5), "battle")
    assert "Battle: Germany, round 1" in said
    # one of three attackers has just landed and rolls first; artillery makes up for the fort
    assert line_with(said, "RE").split() == ["RE", "attacker", "2I", "1A", "+0", "(⚓-2)", "⚓5", "–", "–"]
    assert line_with(said, "GR").split() == ["GR", "defender", "2I", "+1", "–", "–"]
    table.roll(1, 6, 4, 6)
    assert line_with(part(table, "battle"), "GR").split()[-1] == "1"  # hits


def test_a_battle_against_natives() -> None:
    table = Table().land(1, "france", "1i").natives("spain", "6+").attack(1, "france", "spain", "3i").combat(1)
    said = part(table.do("battle spain"), "battle")
    assert line_with(said, "NA").split()[:4] == ["NA", "defender", "4I", "2C"]


def test_allies_defend_together() -> None:
    table = Table(alliances="on").land(1, "france", "1i").land(2, "germany", "2i").units(3, "germany", "1c")
    table.allies(2, 3, 1).attack(1, "france", "germany", "4i").combat(1).do("battle germany")
    assert line_with(part(table, "battle"), "GR").split()[:7] == ["GR", "defender", "2I", "+", "BL", "1C", "+1"]


def test_a_naval_battle() -> None:
    table = Table().land(1, "great_britain", "1i", "port", "school").land(2, "germany", "1i").war((1, 2))
    table.fleet(1, "north_sea", "3i").fleet(1, "north_sea").fleet(2, "north_sea", "1i").move(1)
    table.do("fleet 1", "join 2", "engage 2").roll(3)
    said = part(table, "battle")
    assert "Naval battle: North Sea, round 1" in said
    assert line_with(said, "RE").split() == ["RE", "F1(3I):4", "+0,", "F2:4", "+2", "GR"]  # port and school, full load
    assert line_with(said, "GR").split() == ["GR", "F1(1I)", "-1", "RE"]
    assert "Dice, in this order: 3" in said


def test_whose_dice_are_rolled() -> None:
    table = Table().land(1, "france", "1i").natives("spain", "6").attack(1, "france", "spain", "1i").combat(1)
    table.do("battle spain")
    shown = board(table.game)
    assert shown.luck(table.state.prompt()[1]) == "Ann"
    assert shown.luck(table.roll(1).state.prompt()[1]) == "natives"
    assert shown.luck({}) == ""


# -- what is hidden ------------------------------------------------------------------------------------------


def test_a_marker_is_shown_to_those_who_have_seen_it() -> None:
    table = Table(3).land(1, "france", "1i").natives("morocco", "8++", hidden=True)
    assert "Morocco △8++" in whole(table, reader=2)
    for reader in (0, 1, None):
        assert "Morocco △?" in whole(table, reader=reader)
        assert "△8" not in everything(table.state, reader, board(table.game)).replace("NA natives △8+ marker", "")


def test_a_chit_is_shown_to_those_who_have_seen_it() -> None:
    table = Table(3).land(2, "egypt", "1i").chit("egypt", "oil")
    assert "GR Egypt 1I ○oil" in whole(table, reader=1)
    for reader in (0, 2, None):
        assert "GR Egypt 1I ○?" in whole(table, reader=reader)
        assert "oil" not in everything(table.state, reader, board(table.game))
    markers.show_chit(table.state, area("egypt"))
    assert "GR Egypt 1I ○oil" in whole(table, reader=0)


def test_positions_that_a_reader_cannot_tell_apart_are_drawn_alike() -> None:
    game = War(3, victory_cards="on")
    shown, rng, state = board(game), random.Random(5), game.start()
    differing = hinted = 0
    for number in range(900):
        if number % 45 == 44:
            reader = number // 45 % game.seats
            imagined = state.imagine(reader, rng)
            differing += imagined.key() != state.key()
            assert everything(imagined, reader, shown) == everything(state, reader, shown)
            if reader in state.deciders():
                assert hints(imagined, reader, shown) == hints(state, reader, shown)
                hinted += 1
        state.apply(*random_action(state, rng))
    assert differing > 5  # there was something to hide
    assert hinted > 2


# -- width and languages -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 8])
def test_a_hundred_columns_are_enough_in_every_language(players: int) -> None:
    game = War(players)
    boards, rng, state = [board(game, language) for language in LANGUAGES], random.Random(3), game.start()
    for number in range(1200):
        if number % 150 == 149:
            for shown in boards:
                said = everything(state, 0, shown)
                assert max(len(line.rstrip()) for line in said.splitlines()) <= 100
                assert "…" not in said  # nothing is cut off
        assert state.to_act != NOBODY
        state.apply(*random_action(state, rng))


@pytest.mark.parametrize("width", [60, 80, 140])
def test_nothing_is_wider_than_the_terminal(width: int) -> None:
    for line in whole(busy().move(1), width=width).splitlines():
        assert len(line.rstrip()) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_choice_has_a_label(language: str) -> None:
    game = War(4)
    text = board(game, language).text
    first = {game.space.family(action).name: action for action in reversed(range(len(game.space)))}
    for action in first.values():
        assert label(action, text)
        assert "{" not in label(action, text) + heading(action, text)


def test_choices_are_grouped_by_unit_and_by_region() -> None:
    table = busy().move(1)
    text = board(table.game).text
    groups = Choices(table.state.legal(), text).groups
    assert {"Germany", "Spain"} <= {label(action, text) for action in groups["France, infantry"]}
    table = busy().money(1, pp=100).construct(1)
    groups = Choices(table.state.legal(), text).groups
    assert board(table.game).hint(ReaderView(table.state, 0), groups["France"][0]) == "10 PP"
    assert {"infantry", "school"} <= {label(action, text) for action in groups["France"]}


def test_the_final_table_begins_with_the_winner() -> None:
    game = War(2, turn_limit=1)
    rng, state = random.Random(1), game.start()
    while not state.ended:
        state.apply(*random_action(state, rng))
    outcome = state.outcome
    assert outcome is not None
    console = Console(width=80, file=io.StringIO(), record=True)
    show_final(console, state, outcome, board(game).text)
    lines = [line.split() for line in console.export_text().splitlines()]
    parts = {" ".join(line[:-2]): line[-2:] for line in lines}
    assert parts["Rank"] == ["1", "2"]
    assert parts["Score"] == [str(score) for score in sorted(outcome.scores, reverse=True)]
    assert sum(int(cells[0]) for name, cells in parts.items() if "×10" in name) > 0


# -- the story -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "won", "alone"),
    [
        ("en", "Ann wins over the natives and gains a region: Spain (dice: 6, 5).", "Dice: 6, 5."),
        ("de", "(Würfel: 6, 5).", "Würfel: 6, 5."),
        ("fr", "(dés\u00a0: 6, 5).", "Dés\u00a0: 6, 5."),
    ],
)
def test_the_dice_of_an_explorer_are_told_with_the_result(language: str, won: str, alone: str) -> None:
    table = Table(2).land(1, "france", "1i").units(1, "spain", "1X").natives("spain", "8", hidden=True)
    table.land(2, "china", "1i").combat(1).do("explore spain").roll(6, 5)
    events, text = table.state.events, board(table.game, language).text
    assert events is not None
    names = [table.game.events[event[0]].name for event in events]
    dice = len(names) - names[::-1].index("rolled")  # so many events up to the last die

    def told(number: int) -> list[str]:
        return [sentence for paragraph in paragraphs(events[:number], text) for sentence in paragraph.sentences]

    assert any(sentence.endswith(won) for sentence in told(len(events)))
    assert alone not in told(len(events))
    assert told(dice)[-1] == alone
    after = events[names.index("rolled") :]  # the explorer has been told of before a question
    assert any(sentence.endswith(won) for paragraph in paragraphs(after, text) for sentence in paragraph.sentences)


def test_units_that_have_run_out_are_named_once() -> None:
    table = Table(3).land(1, "france", "9a 2i", "factory").land(1, "spain", "1i", "factory").money(1, 90, 0)
    table.land(2, "germany", "2i").construct(1)
    assert board(table.game).used_up(ReaderView(table.state, 0)) == []
    table.do("raise artillery france")
    assert board(table.game).used_up(ReaderView(table.state, 0)) == ["artillery"]
    assert board(table.game, "de").used_up(ReaderView(table.state, 0)) == ["Artillerie"]


def test_a_round_in_which_nobody_hits_is_told() -> None:
    """The same question was asked again, and nothing seemed to have happened."""
    game = War(2)
    text = board(game).text
    names = [kind.name for kind in game.events]
    battle_round, hits, lost = (names.index(name) for name in ("battle_round", "hits", "lost"))
    missed = [(battle_round, 2, 1), (hits, 0, 0)]
    (told,) = paragraphs(missed, text)
    assert told.sentences == ["Ann scores no hits."]
    (told,) = paragraphs([*missed, (lost, 0, 0, 1)], text)
    assert told.sentences == ["Ann loses an infantry: France."]
