"""A table: playing, bots, undo, saving and opening again."""

from __future__ import annotations

import pytest

from greatpowers.bots import Turn
from greatpowers.core.actions import BadNotation
from greatpowers.core.game import CHANCE, Random, Refused
from greatpowers.core.header import RecordError
from greatpowers.core.options import BadOptions
from greatpowers.games import make_game
from greatpowers.table import Seat, Table
from tests.core.sealed_bids import SealedBids
from tests.imperial.table import Table as Imperial


def new_table(people: tuple[int, ...] = (0,), seed: int = 1, **options: str | int) -> Table:
    game = make_game("imperial", 4, options)
    seats = [Seat(f"P{i}", "" if i in people else "random") for i in range(4)]
    return Table(game, seats, seed)


def advance(table: Table) -> None:
    while table.advance():
        pass


def play_first(table: Table) -> int:
    """The person to decide takes the first legal action."""
    seat = table.people_to_act[0]
    table.play(table.state.legal(seat)[0], seat)
    return seat


def own_decision(table: Table) -> int:
    """Play until a person has a real choice."""
    advance(table)
    while table.is_forced(table.people_to_act[0]):
        play_first(table)
        advance(table)
    return table.people_to_act[0]


@pytest.mark.parametrize(
    ("label", "name", "bot"),
    [
        ("Ada", "Ada", ""),
        ("", "", ""),
        ("Bruno (bot thumb)", "Bruno", "thumb"),
        ("bot random", "", "random"),
        ("Robot (human)", "Robot (human)", ""),
    ],
)
def test_labels_tell_people_and_bots(label: str, name: str, bot: str) -> None:
    seat = Seat.from_label(label)
    assert (seat.name, seat.bot) == (name, bot)
    assert seat.label() == label


def test_chance_and_bots_act_until_a_person_is_to_decide() -> None:
    table = new_table()
    advance(table)
    assert table.people_to_act == [0]
    assert CHANCE in table.actors
    assert len(table.actors) == len(table.record.actions)


def test_the_same_seed_gives_the_same_game() -> None:
    first, second, other = new_table(()), new_table(()), new_table((), seed=2)
    for table in (first, second, other):
        advance(table)
        assert table.is_over
    assert first.save() == second.save() != other.save()


def test_a_refused_action_changes_nothing() -> None:
    table = new_table()
    seat = own_decision(table)
    before = table.save()
    impossible = next(a for a in range(len(table.game.space)) if table.state.why_not(a, seat))
    with pytest.raises(Refused):
        table.play(impossible, seat)
    with pytest.raises(Refused):
        table.play(table.state.legal()[0], (seat + 1) % 4)
    assert table.save() == before


@pytest.mark.parametrize("action", [-1, -(10**30), 10**9, 10**30, True, False])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    table = new_table()
    seat = own_decision(table)
    before = table.save()
    with pytest.raises(BadNotation, match=r"^unknown-number: "):
        table.play(action, seat)
    assert table.save() == before


def test_a_bot_cannot_play_a_number_that_is_no_action() -> None:
    class OffByOne:
        def decide(self, turn: Turn, rng: Random) -> int:
            return len(turn.game.space)

    table = new_table(people=())
    table.bots.update(dict.fromkeys(range(4), OffByOne()))
    with pytest.raises(BadNotation):
        advance(table)


def test_undo_includes_the_replies_of_bots() -> None:
    table = new_table()
    seat = own_decision(table)
    before, key, log = list(table.record.actions), table.state.key(), list(table.log)
    play_first(table)
    own_decision(table)
    while table.undo_point(seat) != len(before):
        assert table.undo(seat)
    gone = table.undo(seat)
    assert gone
    assert table.record.actions == before
    assert table.state.key() == key
    assert table.log == log


def test_the_same_choice_after_undo_gets_the_same_replies() -> None:
    table = new_table()
    seat = own_decision(table)
    play_first(table)
    advance(table)
    once = table.save()
    table.undo(seat)
    play_first(table)
    advance(table)
    assert table.save() == once


def test_undo_stops_at_chance() -> None:
    table = new_table()
    seat = own_decision(table)
    while table.undo(seat):
        pass
    assert CHANCE in table.actors
    assert table.undo(seat) == []


def test_undo_stops_at_another_person() -> None:
    table = new_table((0, 1, 2, 3))
    first = own_decision(table)
    play_first(table)
    for _ in range(200):
        second = own_decision(table)
        if second != first:
            break
        play_first(table)
    assert second != first
    assert table.undo(second) == []
    play_first(table)
    assert table.undo(first) == []
    assert table.undo(second)


def test_a_donation_can_be_undone() -> None:
    table = new_table()
    seat = own_decision(table)
    key = table.state.key()
    table.play(table.state.asides(seat)[0], seat)
    assert table.actors[-1] == seat
    assert table.undo(seat)
    assert table.state.key() == key


def test_saving_and_opening_gives_the_same_table() -> None:
    table = new_table(seed=77)
    own_decision(table)
    play_first(table)
    again = Table.open(table.save(), make_game)
    assert again.seed == 77
    assert again.people == table.people
    assert [seat.name for seat in again.seats] == [seat.name for seat in table.seats]
    assert again.state.key() == table.state.key()
    assert again.log == table.log
    advance(table)
    advance(again)
    assert again.save() == table.save()


def test_a_record_with_an_unknown_bot_is_refused() -> None:
    text = new_table().save().replace("(bot random)", "(bot genius)")
    with pytest.raises(BadOptions):
        Table.open(text, make_game)


def test_a_damaged_record_is_refused() -> None:
    with pytest.raises(RecordError):
        Table.open("nonsense", make_game)


def test_events_since_an_action() -> None:
    table = new_table()
    own_decision(table)
    number = len(table.record.actions)
    since = table.events_before(number)
    assert since == len(table.log)
    play_first(table)
    assert table.events_before(number) == since
    assert table.events(0, since) == table.log[since:]
    assert len(table.events(None)) == len(table.log)


def test_private_events_are_for_their_reader() -> None:
    table = new_table()
    dealt = next(kind for kind in table.game.events if kind.name == "dealt")
    dealt.readers = 1
    try:
        own_decision(table)
        kinds = [kind.name for kind in table.game.events]
        seen = [event for event in table.events(2) if kinds[event[0]] == "dealt"]
        assert [event[1] for event in seen] == [2]
        assert not [event for event in table.events(None) if kinds[event[0]] == "dealt"]
        for seat in (None, 0, 2):
            for since in (0, 3, len(table.log)):
                expected = len(table.events(seat)) - len(table.events(seat, since))
                assert table.visible_before(seat, since) == expected
    finally:
        dealt.readers = 0


def test_undo_stops_at_a_revelation() -> None:
    """A bot bids in secret, the person bids last and sees both bids: too late to undo that."""
    game = SealedBids(2)
    table = Table(game, [Seat("", "random"), Seat("Ada")], 4)
    advance(table)
    assert table.people_to_act == [1]
    table.play(table.state.legal(1)[0], 1)
    assert table.undo_point(1) is None
    assert table.undo(1) == []


@pytest.mark.parametrize(("cash", "possible"), [("secret", False), ("open", True)])
def test_undo_stops_at_an_end_that_reveals_the_cash(cash: str, possible: bool) -> None:
    table = Table(make_game("imperial", 2, {"turn_limit": 1, "cash": cash}), [Seat("Ada"), Seat("Ben")], 4)
    while not table.is_over:
        if not table.advance():
            play_first(table)
    decided = [seat for seat in (0, 1) if table.undo_point(seat) is not None]
    assert bool(decided) is possible
    assert table.last_choice([0, 1]) is not None


def test_the_last_choice_is_found_whatever_followed() -> None:
    table = new_table((0, 1, 2, 3))
    first = own_decision(table)
    number = table.number
    play_first(table)
    assert table.last_choice([first]) == table.undo_point(first) == number
    while own_decision(table) == first:
        number = table.number
        play_first(table)
    second, key = table.state.to_act, table.at(number).key()
    play_first(table)
    assert table.undo_point(first) is None
    assert table.last_choice([first]) == number
    assert table.last_choice([first, second]) == table.number - 1
    assert table.last_choice([]) is None
    table.rewind(number)
    assert table.state.key() == key
    assert table.state.to_act == first


def test_an_undo_leaves_the_lists_of_actions_to_those_who_hold_them() -> None:
    """Bots' workers follow a game by its lists, which only grow; after an undo the record has others."""
    table = new_table((0, 1, 2, 3))
    own_decision(table)
    play_first(table)
    actions, actors = table.record.actions, table.record.actors
    played = list(actions), list(actors)
    table.rewind(table.number - 1)
    play_first(table)
    assert (actions, actors) == played
    assert table.record.actions is not actions
    assert table.record.actors is not actors


def test_undo_does_not_tell_that_an_opponent_had_no_choice() -> None:
    """Ben passes: only he knows whether he had the money for a bond."""
    points, choices = [], []
    for cash in (0, 9):
        start = Imperial(4, investor_card="without").government(AH=1, IT=2, FR=3, GB=4).cash(9, cash, 9, 9).turn("AH")
        table = Table(start.game, [Seat("Ada"), Seat("Ben"), Seat("Clara"), Seat("Dan")], 1, start.state)
        for words, seat in (("rondel taxation", 0), ("pass", 0), ("pass", 1)):
            assert table.deciders == [seat]
            table.play(table.game.space.parse(words), seat)
        choices.append(len(table.at(2).legal(1)))
        points.append([(table.undo_point(seat), table.last_choice([seat])) for seat in range(4)])
    assert choices[0] == 1 < choices[1]
    assert points[0] == points[1]
