"""Luck from a secret: nobody can foresee it, and afterwards anybody can check it."""

from __future__ import annotations

import hashlib
import random

import pytest

from greatpowers.core.game import CHANCE
from greatpowers.core.record import Record
from greatpowers.games import make_game, read_record
from greatpowers.table import Seat, Table
from greatpowers.table.luck import SecretLuck, SeededLuck, check_luck, luck_to_continue

SECRET = bytes(range(32))


def finished(luck: SecretLuck | int) -> Table:
    table = Table(make_game("imperunde", 3, {"round_limit": 1}), [Seat(bot="random")] * 3, luck)
    while table.advance():
        pass
    assert table.is_over
    return table


@pytest.fixture(scope="module")
def text() -> str:
    return finished(SecretLuck(SECRET)).record_for(0)


def test_the_digest_is_in_the_record_from_the_start_and_the_secret_at_the_end(text: str) -> None:
    table = Table(make_game("imperunde", 3), [Seat("Ada"), Seat("Ben"), Seat("Clara")], SecretLuck(SECRET))
    digest = f"# luck sha256 {hashlib.sha256(SECRET).hexdigest()}"
    for viewer in (None, 0):
        assert digest in table.record_for(viewer)
        assert SECRET.hex() not in table.record_for(viewer)
    assert digest in text
    assert f"# luck secret {SECRET.hex()}" in text


def test_luck_and_bots_do_not_share_a_generator() -> None:
    luck = SecretLuck(SECRET)
    assert luck.bot_seed(1) != luck.bot_seed(2)
    draws = {luck.generator(number).random() for number in range(100)}
    assert len(draws) == 100
    assert not draws & {random.Random(luck.bot_seed(number)).random() for number in range(100)}


def test_every_secret_is_another_one() -> None:
    assert SecretLuck().promise != SecretLuck().promise
    assert not SecretLuck().is_known
    assert SeededLuck(1).is_known


def test_each_outcome_is_as_likely_as_its_weight() -> None:
    state = make_game("imperunde", 3).start()
    shares = [SecretLuck(SECRET).generator(number).random() for number in range(3000)]
    assert state.to_act == CHANCE
    assert all(0 <= share < 1 for share in shares)
    tenths = [sum(int(share * 10) == tenth for share in shares) for tenth in range(10)]
    assert all(250 < count < 350 for count in tenths)


def test_a_finished_record_can_be_checked(text: str) -> None:
    check = check_luck(read_record(text))
    assert check is not None
    assert (check.is_genuine, check.wrong) == (True, [])
    assert check.draws == text.count("\n* ") > 20


def test_another_secret_than_the_one_promised_is_found_out(text: str) -> None:
    check = check_luck(read_record(text.replace(SECRET.hex(), bytes(32).hex())))
    assert check is not None
    assert not check.is_genuine
    assert check.wrong


def test_a_draw_that_was_changed_is_found_out() -> None:
    """The server deals a card as it likes."""
    table = finished(SecretLuck(SECRET))
    record = read_record(table.record_for(None))
    drawn = [number for number, actor in enumerate(record.actors) if actor == CHANCE]
    cheat = Record(record.game)
    cheat.preface = record.preface
    state = cheat.start()
    for number, (action, actor) in enumerate(zip(record.actions, record.actors, strict=True)):
        taken = next(other for other in state.legal() if other != action) if number == drawn[1] else action
        state.apply(taken, actor)
        cheat.add(taken, actor)
        if number == drawn[3]:
            break
    check = check_luck(cheat)
    assert check is not None
    assert check.wrong == [drawn[1]]


def test_in_a_game_that_was_continued_the_secret_stands_for_what_was_drawn_since() -> None:
    table = Table(make_game("imperunde", 3, {"round_limit": 1}), [Seat(bot="random")] * 3, 1)
    while table.number < 6:
        table.advance()
    drawn = table.actors.count(CHANCE)
    table = Table.resume(table.record, SecretLuck(SECRET, since=table.number))
    while table.advance():
        pass
    text = table.record_for(None)
    check = check_luck(read_record(text))
    assert check is not None
    assert (check.is_genuine, check.since, check.wrong) == (True, 6, [])
    assert 0 < check.draws == text.count("\n* ") - drawn


def test_without_a_secret_there_is_nothing_to_check() -> None:
    assert check_luck(read_record(finished(1).record_for(None))) is None


def test_saving_keeps_the_secret() -> None:
    table = Table(make_game("imperunde", 3), [Seat("Ada"), Seat("Ben"), Seat("Clara")], SecretLuck(SECRET))
    again = Table.open(table.save(), make_game)
    table.advance()
    again.advance()
    assert again.save() == table.save()
    assert again.save().count(SECRET.hex()) == 1


def test_seeds_draw_as_they_always_did() -> None:
    """Stored tables and saved games continue with the same luck."""
    assert SeededLuck(7).generator(3).random() == random.Random("7/3").random()
    assert SeededLuck(7).bot_seed(3) == "7/3"


def test_that_luck_was_known_travels_with_the_game() -> None:
    """Whoever chose the seed knew all luck: players of whatever is made of that game may know it too."""
    record = read_record(finished(1).record_for(0))
    continued = luck_to_continue(record)
    assert isinstance(continued, SecretLuck)
    assert (continued.is_known, continued.since) == (True, len(record.actions))
    again = SecretLuck.restored(continued.stored())
    assert (again.secret, again.since, again.is_known) == (continued.secret, continued.since, True)
    assert "luck known" in Table.resume(record, again).record_for(0)


def test_a_secret_that_somebody_brings_is_none(text: str) -> None:
    record = read_record(text)
    luck = luck_to_continue(record)
    assert isinstance(luck, SecretLuck)
    assert luck.secret != SECRET
    assert not luck.is_known
    assert SECRET.hex() not in "".join(record.preface)


def test_a_seed_that_somebody_brings_is_kept_and_known() -> None:
    luck = luck_to_continue(read_record(finished(5).save()))
    assert isinstance(luck, SeededLuck)
    assert (luck.seed, luck.is_known) == (5, True)
