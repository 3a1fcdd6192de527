"""A table: playing, bots, taking back, saving and opening again."""

from __future__ import annotations

import pytest

from greatpowers.core.game import CHANCE, BadOptions, Refused
from greatpowers.core.record import RecordError
from greatpowers.games import make_game
from greatpowers.table import Seat, Table
from tests.core.sealed_bids import SealedBids


def new_table(people: tuple[int, ...] = (0,), seed: int = 1, **options: str | int) -> Table:
    game = make_game("imperial", 4, options)
    seats = [Seat(f"P{i}", "" if i in people else "random") for i in range(4)]
    return Table(game, seats, seed)


def advance(table: Table) -> None:
    while table.go_on():
        pass


def play_first(table: Table) -> int:
    """The person who is asked takes the first choice."""
    seat = table.person_to_act
    assert seat is not None
    table.play(table.state.legal()[0], seat)
    return seat


def own_decision(table: Table) -> int:
    """Play on until a person has a real choice."""
    advance(table)
    while table.is_forced:
        play_first(table)
        advance(table)
    assert table.person_to_act is not None
    return table.person_to_act


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


def test_luck_and_bots_act_until_a_person_is_asked() -> None:
    table = new_table()
    advance(table)
    assert table.person_to_act == 0
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


def test_undo_takes_bots_answers_along() -> None:
    table = new_table()
    seat = own_decision(table)
    before, key, told = list(table.record.actions), table.state.key(), list(table.told)
    play_first(table)
    own_decision(table)
    while table.last_decision(seat) != len(before):
        assert table.undo(seat)
    gone = table.undo(seat)
    assert gone
    assert table.record.actions == before
    assert table.state.key() == key
    assert table.told == told


def test_after_undo_the_same_choice_has_the_same_answers() -> None:
    table = new_table()
    seat = own_decision(table)
    play_first(table)
    advance(table)
    once = table.save()
    table.undo(seat)
    play_first(table)
    advance(table)
    assert table.save() == once


def test_undo_never_passes_luck() -> None:
    table = new_table()
    seat = own_decision(table)
    while table.undo(seat):
        pass
    assert CHANCE in table.actors
    assert table.undo(seat) == []


def test_undo_never_passes_another_person() -> None:
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


def test_a_gift_is_a_decision_that_can_be_taken_back() -> None:
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
    assert again.told == table.told
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


def test_events_since_a_mark() -> None:
    table = new_table()
    own_decision(table)
    number = len(table.record.actions)
    since = table.mark(number)
    assert since == len(table.told)
    play_first(table)
    assert table.mark(number) == since
    assert table.events(0, since) == table.told[since:]
    assert len(table.events(None)) == len(table.told)


def test_private_events_are_for_their_reader() -> None:
    table = new_table()
    own_decision(table)

    kinds = [kind.name for kind in table.game.events]
    dealt = [event for event in table.told if kinds[event[0]] == "dealt"]
    kind = table.game.events[dealt[0][0]]
    kind.readers = 1
    try:
        seen = [event for event in table.events(2) if kinds[event[0]] == "dealt"]
        assert [event[1] for event in seen] == [2]
        assert not [event for event in table.events(None) if kinds[event[0]] == "dealt"]
    finally:
        kind.readers = 0


def test_undo_never_passes_what_came_to_light() -> None:
    """A bot bids in secret, the person bids last and sees both bids: too late to take that back."""
    game = SealedBids(2)
    table = Table(game, [Seat("", "random"), Seat("Ada")], 4)
    advance(table)
    assert table.person_to_act == 1
    table.play(table.state.legal()[0], 1)
    assert table.last_decision(1) is None
    assert table.undo(1) == []


@pytest.mark.parametrize(("cash", "possible"), [("secret", False), ("open", True)])
def test_undo_never_passes_the_end_that_shows_everybodys_cash(cash: str, possible: bool) -> None:
    table = Table(make_game("imperial", 2, {"turn_limit": 1, "cash": cash}), [Seat("Ada"), Seat("Ben")], 4)
    while not table.is_over:
        if not table.go_on():
            play_first(table)
    decided = [seat for seat in (0, 1) if table.last_decision(seat) is not None]
    assert bool(decided) is possible
    assert table.last_choice([0, 1]) is not None


def test_the_last_choice_is_found_whatever_followed() -> None:
    table = new_table((0, 1, 2, 3))
    first = own_decision(table)
    number = table.number
    play_first(table)
    assert table.last_choice([first]) == table.last_decision(first) == number
    while own_decision(table) == first:
        number = table.number
        play_first(table)
    second, key = table.state.to_act, table.at(number).key()
    play_first(table)
    assert table.last_decision(first) is None
    assert table.last_choice([first]) == number
    assert table.last_choice([first, second]) == table.number - 1
    assert table.last_choice([]) is None
    table.take_back(number)
    assert table.state.key() == key
    assert table.state.to_act == first
