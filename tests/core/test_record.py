"""Records: exact round trips, recorded games to their exact scores, and one clear message for every kind of damage."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatpowers.core.game import CHANCE, NOBODY, Game
from greatpowers.core.header import RecordError
from greatpowers.core.record import Record, read, read_as_far_as_possible, write
from greatpowers.core.secrecy import Secrets, SecretStart, as_seen_by, secrets_of
from greatpowers.core.text import Text
from greatpowers.games import make_game, read_record
from greatpowers.games.imperial import Imperial
from greatpowers.testing.imperial import Table
from tests.core.sealed_bids import SealedBids
from tests.core.sealed_bids.frames import Bidding

RECORDS = Path(__file__).parent.parent / "records"
FILES = sorted(RECORDS.glob("*.txt"))


def short_record(count: int = 30) -> Record:
    game = Imperial(4)
    record = Record(game, ["Ada", "", "bot thumb", "Zoë"])
    rng = random.Random(11)
    state = game.start()
    for _ in range(count):
        actions = state.legal()
        action = actions[int(rng.random() * len(actions))]
        record.add(action, state.to_act)
        state.apply(action)
    return record


SHORT = write(short_record())


def error_of(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return caught.value


def message_of(error: RecordError) -> str:
    return Text("en", Imperial(4)).record_error(error)


# -- recorded games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_exact_result(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    assert write(record) == text
    outcome = record.replay().outcome
    assert outcome is not None
    said = text.splitlines()[-1].split(" result ")[1].split()
    assert (outcome.reason, [str(score) for score in outcome.scores]) == (said[0], said[1:])


def outcome_of(name: str) -> tuple[str, list[int], list[int]]:
    outcome = read_record((RECORDS / f"{name}.txt").read_text("utf-8")).replay().outcome
    assert outcome is not None
    return outcome.reason, outcome.scores, outcome.ranks


def test_there_is_a_recorded_game_for_every_way_to_end() -> None:
    reason, scores, ranks = outcome_of("imperial-shared-win")
    assert (reason, len(set(scores)), set(ranks)) == ("turn-limit", 1, {1})
    assert outcome_of("imperial-turn-limit")[0] == "turn-limit"
    reason, scores, ranks = outcome_of("imperial-tie-broken")
    assert reason == "power"
    assert scores.count(max(scores)) > 1
    assert ranks.count(1) == 1
    record = read_record((RECORDS / "imperial-controller-loses.txt").read_text("utf-8"))
    view, outcome = record.replay().view(None), record.replay().outcome
    assert outcome is not None
    (ender,) = [nation["government"] for nation in view["nations"] if nation["power"] == 25]
    assert outcome.reason == "power"
    assert ender not in outcome.winners


@pytest.mark.parametrize("variant", ["standard", "experienced", "without-card"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_there_is_a_recorded_game_for_every_player_count_and_variant(players: int, variant: str) -> None:
    record = read_record((RECORDS / f"imperial-{players}-{variant}.txt").read_text("utf-8"))
    assert record.game.seats == players
    assert (record.game.options["setup"] == "experienced") == (variant == "experienced")
    assert (record.game.options["investor_card"] == "without") == (variant == "without-card")


# -- round trips --------------------------------------------------------------------------------------------------


def test_header_names_and_comments_survive() -> None:
    record = short_record()
    record.preface = ["A game of the spring league", ""]
    record.remarks = {0: ["The deal"], 4: ["", "Bold"], len(record.actions): ["To be continued"]}
    record.notes = {6: "why not?", len(record.actions): "so far"}
    record.epilogue = ["Sent by mail", "", "on Monday"]
    text = write(record)
    again = read_record(text)
    assert write(again) == text
    assert (again.actions, again.players) == (record.actions, ["Ada", "", "bot thumb", "Zoë"])
    assert (again.preface, again.remarks, again.notes) == (record.preface, record.remarks, record.notes)
    assert again.epilogue == record.epilogue


@given(st.lists(st.text(max_size=12), min_size=4, max_size=4), st.integers(0, 30), st.text(max_size=20))
@settings(max_examples=60, deadline=None)
def test_any_names_and_remarks_come_back_as_they_were_written(names: list[str], at: int, remark: str) -> None:
    record = Record(Imperial(4), names)
    record.actions, record.actors = short_record().actions, short_record().actors
    record.notes = {at: " ".join(remark.split())} if remark.split() and at < len(record.actions) else {}
    text = write(record)
    assert write(read_record(text)) == text


def test_a_record_typed_by_hand_needs_no_seats_no_checksum_and_forgives_spaces() -> None:
    typed = """Great Powers record 2
game: imperial
rules: 1
seats: 3

  deal austria_hungary
deal italy
# the last card has nothing left to chance
Rondel   FACTORY
build  lemberg
2 rondel import

end
"""
    record = read_record(typed)
    assert [record.game.space.notation(a) for a in record.actions][-2:] == ["build lemberg", "rondel import"]
    assert write(read_record(write(record))) == write(record)


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm() -> None:
    record = read_record(("\ufeff" + SHORT.replace("\n", "\r\n")).encode())
    assert (record.actions, record.actors) == (short_record().actions, short_record().actors)


def test_until_gives_any_earlier_position() -> None:
    record = short_record()
    state = record.game.start()
    for number, action in enumerate(record.actions):
        assert record.replay(number).key() == state.key()
        state.apply(action)


# -- several deciders ---------------------------------------------------------------------------------------------

BIDS = """Great Powers record 2
game: sealed
rules: 1
seats: 3
option rounds: 1

* roll 6
3 bid 2
1 give 1 2
1 bid 0
2 bid 1
end
"""


def sealed(game_id: str, seats: int, options: Mapping[str, str | int]) -> Game:
    return SealedBids(seats, **options)


def test_the_seat_in_front_says_who_of_several_has_decided() -> None:
    record = read(BIDS, sealed)
    assert record.actors == [CHANCE, 2, 0, 0, 1]
    outcome = record.replay().outcome
    assert outcome is not None
    assert outcome.scores == [4, 6, 9]
    text = write(record)
    assert "\n3 bid 2\n1 give 1 2\n1 bid 0\n2 bid 1\nend 5 " in text
    again = read(text, sealed)
    assert (again.actions, again.actors, write(again)) == (record.actions, record.actors, text)


@pytest.mark.parametrize(
    ("change", "code", "line_number", "expected"),
    [
        (("1 give", "2 give"), "wrong-seat", 9, "1"),
        (("* roll", "1 roll"), "wrong-seat", 7, "*"),
        (("3 bid 2", "4 bid 2"), "wrong-seat", 8, "1, 2, 3"),
        (("3 bid 2", "0 bid 2"), "wrong-seat", 8, "1, 2, 3"),
        (("3 bid 2", "99999999999999999999 bid 2"), "wrong-seat", 8, "1, 2, 3"),
        (("2 bid 1", "3 bid 1"), "wrong-seat", 11, "2"),
        (("1 bid 0", "* bid 0"), "wrong-seat", 10, "1, 2"),
        (("3 bid 2", "3 roll 2"), "refused", 8, None),
    ],
)
def test_a_wrong_seat_is_named_with_those_who_decide(
    change: tuple[str, str], code: str, line_number: int, expected: str | None
) -> None:
    with pytest.raises(RecordError) as caught:
        read(BIDS.replace(*change), sealed)
    error = caught.value
    assert (error.code, error.line, error.details.get("expected")) == (code, line_number, expected)


def test_a_record_whose_actor_was_changed_is_refused_with_one_clear_message() -> None:
    """Two who decide at the same time could have bid in the other order: only the checksum can tell."""
    text = write(read(BIDS, sealed))
    swapped = text.replace("3 bid 2", "2 bid 2").replace("2 bid 1", "3 bid 1")
    with pytest.raises(RecordError) as caught:
        read(swapped, sealed)
    assert (caught.value.code, caught.value.line) == ("check", line(text, "end"))
    assert "has been changed" in message_of(caught.value)
    assert read(swapped.replace(text.splitlines()[-1], "end"), sealed).actors == [CHANCE, 1, 0, 0, 2]


OLD_BIDS = BIDS.replace("record 2", "record 1").replace("\nend\n", "\nend 5 check a64ef94e result rounds 4 6 9\n")


def test_a_record_of_the_first_format_opens_and_is_written_in_the_newest() -> None:
    assert write(read(OLD_BIDS, sealed)) == write(read(BIDS, sealed))


def test_a_record_of_the_first_format_is_checked_by_the_checksum_of_its_time() -> None:
    """It covers the actions, but not who took them."""
    with pytest.raises(RecordError) as caught:
        read(OLD_BIDS.replace("1 give 1 2", "1 give 1 3"), sealed)
    assert (caught.value.code, caught.value.line) == ("check", line(OLD_BIDS, "end"))
    swapped = OLD_BIDS.replace("3 bid 2", "2 bid 2").replace("2 bid 1", "3 bid 1").partition(" result")[0] + "\n"
    assert read(swapped, sealed).actors == [CHANCE, 1, 0, 0, 2]


def test_where_several_decide_and_no_seat_is_given_the_first_has_decided() -> None:
    record = read(BIDS.replace("2 bid 1", "bid 1"), sealed)
    assert record.actors[-1] == 1


def test_a_running_game_seen_by_a_player_hides_what_that_player_does_not_know() -> None:
    """At every decision of random games each viewer's record opens, and as a game that the viewer cannot tell apart."""
    rng = random.Random(3)
    game = SealedBids(3)
    record, state, secrets = Record(game), game.start(), Secrets(game)
    while state.to_act != NOBODY:
        seat = rng.choice(state.deciders())
        action = rng.choice(state.legal(seat))
        secrets.note(state, action, seat)
        state.apply(action, seat)
        secrets.update(state)
        record.add(action, seat)
        for viewer in (0, 1, 2, None):
            text = write(as_seen_by(record, secrets, viewer))
            seen = read(text, sealed)
            assert write(seen) == text
            assert seen.replay().view(viewer) == state.view(viewer)
            bids = [bid for frame in state.frames if isinstance(frame, Bidding) for bid in frame.bids]
            hidden = sum(bid >= 0 for owner, bid in enumerate(bids) if owner != viewer)
            assert text.count("bid ?") == len(seen.hidden) == hidden
            assert ("seen by: " in text) == (hidden > 0)


# -- damage -------------------------------------------------------------------------------------------------------


def line(text: str, beginning: str) -> int:
    return next(i for i, row in enumerate(text.splitlines(), 1) if row.startswith(beginning))


@pytest.mark.parametrize(
    ("text", "code", "line_number"),
    [
        ("", "not-a-record", 1),
        ("1. e4 e5 2. Nf3", "not-a-record", 1),
        (b"\xff\xfe\x00\x01", "not-text", 0),
        (SHORT.replace("record 2", "record one", 1), "not-a-record", 1),
        (SHORT.replace("record 2", "record 9", 1), "format-newer", 1),
        (SHORT.replace("record 2", "record " + "9" * 5000, 1), "not-a-record", 1),
        (SHORT.replace("rules: 1", "rules: 0", 1), "header-number", 3),
        (SHORT.replace("seats: 4", "seats: " + "9" * 5000, 1), "header-number", 4),
        (SHORT.replace("rules: 1", "rules: 2", 1), "rules-newer", 3),
        (SHORT.replace("rules: 1\n", "", 1), "header-missing", 0),
        (SHORT.replace("rules: 1", "rules: new", 1), "header-number", 3),
        (SHORT.replace("rules: 1", "rules: 1\nrules: 1", 1), "header-twice", 4),
        (SHORT.replace("rules: 1", "rules: 1\nmood: good", 1), "header-unknown", 4),
        (SHORT.replace("game: imperial", "game: chess", 1), "game-unknown", 2),
        (SHORT.replace("seats: 4", "seats: 7", 1), "player-count", 4),
        (SHORT.replace("cash: secret", "cash: hidden", 1), "option-value", 7),
        (SHORT.replace("option cash", "option weather", 1), "option-unknown", 7),
        (SHORT.replace("player 1:", "player 5:", 1), "player-unknown", line(SHORT, "player 1:")),
        (SHORT[: SHORT.index("end ")], "truncated", len(SHORT.splitlines()) - 1),
        (SHORT + "1 rondel investor\n", "after-end", len(SHORT.splitlines()) + 1),
        (SHORT.replace("* deal", "1 deal", 1), "wrong-seat", line(SHORT, "* deal")),
        (SHORT.replace("* deal", "deel", 1), "notation-unknown-action", line(SHORT, "* deal")),
        (SHORT.replace("* deal ", "* deal prussia ", 1), "notation-wrong-arguments", line(SHORT, "* deal")),
        (SHORT.replace("* deal", "* deal atlantis\n* deal", 1), "notation-unknown-word", line(SHORT, "* deal")),
        (SHORT.replace("* deal", "* deal itally\n* deal", 1), "notation-unknown-word-near", line(SHORT, "* deal")),
        (SHORT.replace("* deal", "march vienna dublin\n* deal", 1), "notation-no-such-action", line(SHORT, "* deal")),
        (SHORT.replace("* deal", "rondel investor\n* deal", 1), "refused", line(SHORT, "* deal")),
        (SHORT.replace("end 30", "end 31", 1), "count", line(SHORT, "end")),
        (SHORT.replace("check ", "check 0", 1), "check", line(SHORT, "end")),
        ("x" * 5_000_000, "too-long", 0),
    ],
)
def test_damage_is_named_with_its_line(text: str | bytes, code: str, line_number: int) -> None:
    error = error_of(text)
    assert (error.code, error.line) == (code, line_number)
    message = message_of(error)
    assert "{" not in message
    assert message.startswith(f"Line {line_number}: " if line_number else "")


def test_an_impossible_action_is_refused_with_its_rule() -> None:
    path = RECORDS / "imperial-4-standard.txt"
    lines = path.read_text("utf-8").splitlines()
    at = next(i for i, row in enumerate(lines) if row.endswith("rondel factory"))
    lines.insert(at, lines[at].replace("rondel factory", "build berlin"))
    error = error_of("\n".join(lines))
    assert (error.code, error.line) == ("refused", at + 1)
    assert error.refusal is not None
    assert error.refusal.rule == "imperial/factory/one"
    assert "(Rule: “Factory”)" in message_of(error)


def test_a_wrong_result_is_noticed() -> None:
    text = (RECORDS / "imperial-4-standard.txt").read_text("utf-8")
    head, _, scores = text.rpartition(" result power ")
    numbers = scores.split()
    numbers[0] = str(int(numbers[0]) + 1)
    error = error_of(f"{head} result power {' '.join(numbers)}\n")
    assert error.code == "result"


@given(st.data())
@settings(max_examples=70, deadline=None)
def test_no_damage_opens_half_a_game_or_raises_anything_else(data: st.DataObject) -> None:
    """Cut, double, swap or overwrite: the record opens as it was, or is refused; never a traceback, never a part."""
    text = SHORT
    kind = data.draw(st.sampled_from(["cut", "drop-line", "swap-lines", "overwrite", "insert"]))
    lines = text.splitlines(keepends=True)
    at = data.draw(st.integers(0, len(text) - 1))
    row = data.draw(st.integers(0, len(lines) - 2))
    if kind == "cut":
        text = text[:at]
    elif kind == "drop-line":
        text = "".join(lines[:row] + lines[row + 1 :])
    elif kind == "swap-lines":
        lines[row], lines[row + 1] = lines[row + 1], lines[row]
        text = "".join(lines)
    elif kind == "overwrite":
        text = text[:at] + data.draw(st.characters(codec="utf-8")) + text[at + 1 :]
    else:
        text = text[:at] + data.draw(st.text(max_size=5)) + text[at:]
    try:
        record = read_record(text)
    except RecordError as error:
        message_of(error)  # can be said in words
        return
    assert record.actions == short_record().actions


@given(st.binary(max_size=300))
@settings(max_examples=100, deadline=None)
def test_noise_is_refused(noise: bytes) -> None:
    assert error_of(noise).code in ("not-a-record", "not-text")


@pytest.mark.parametrize("sign", ["\x1b[31m", "\x07", "\u202e", "\u2066", "\x9b", "\ufeff"])
@pytest.mark.parametrize("line", ["player 2: Bo", "# Ada opens", "option setup: standard", "1 rondel factory  # hm"])
def test_signs_that_a_terminal_would_obey_are_refused(sign: str, line: str) -> None:
    text = f"Great Powers record 2\ngame: imperial\nrules: 1\nseats: 4\n{line}{sign}x\n\nend\n"
    error = error_of(text)
    assert (error.code, error.line, error.details["sign"]) == ("control", 5, f"U+{ord(sign[0]):04X}")


def test_what_other_scripts_need_is_no_control_character() -> None:
    names = ["مریم\u200cخانم", "👩\u200d👧", "אדה", "Zoë\tde  B"]
    record = Record(Imperial(4), names)
    assert read_record(write(record)).players == [*names[:3], "Zoë de B"]


@pytest.mark.parametrize(
    ("line", "code"), [("player 1: " + "x" * 81, "name-long"), ("# " + "x" * 1001, "comment-long")]
)
def test_names_and_comments_without_end_are_refused(line: str, code: str) -> None:
    head = "Great Powers record 2\ngame: imperial\nrules: 1\nseats: 4\n"
    assert (error_of(f"{head}{line}\n\nend\n").code, error_of(f"{head}{line}\n\nend\n").line) == (code, 5)
    assert read_record(f"{head}{line[:-1]}\n\nend\n").actions == []


def test_what_was_given_is_quoted_in_part() -> None:
    error = error_of("Great Powers record 2\ngame: " + "x" * 100_000 + "\nrules: 1\nseats: 4\n\nend\n")
    assert len(str(error.details["given"])) == 201


# -- games that start from a position ---------------------------------------------------------------------------------


def from_position(before: int = 40, count: int = 25) -> Record:
    """A game that starts in the middle of another, and goes on for a while."""
    record = Record(Imperial(4), ["Ada", "", "", ""], short_record(before).replay())
    rng = random.Random(3)
    state = record.start()
    for _ in range(count):
        action = rng.choice(state.legal())
        record.add(action, state.to_act)
        state.apply(action)
    return record


def test_a_record_can_start_from_a_position() -> None:
    record = from_position()
    text = write(record)
    again = read_record(text)
    assert write(again) == text
    assert again.actions == record.actions
    assert again.start().key() == short_record(40).replay().key()
    assert again.replay().key() == record.replay().key()
    assert again.start() is not again.start()
    assert read_record(SHORT).position is None


def test_a_position_keeps_the_comments_around_it() -> None:
    text = write(from_position())
    text = text.replace("\nposition\n", "\n# why\nposition\n# where from\n").replace(
        "\nend position", " # here\nend position"
    )
    record = read_record(text)
    assert record.remarks[0] == ["why", "where from", "here"]
    assert write(read_record(write(record))) == write(record)


def test_the_checksum_covers_the_position() -> None:
    text = write(from_position())
    turns = next(line for line in text.splitlines() if line.startswith("turns "))
    assert error_of(text.replace(turns, "turns 77")).code == "check"


@pytest.mark.parametrize(
    ("change", "code", "says"),
    [
        (lambda text: text.replace("end position\n", ""), "position-open", "no last line “end position”"),
        (lambda text: text.replace("step rondel", "step dance"), "position-step", "“dance” is not a step"),
        (lambda text: re.sub("bank -?[0-9]+", "bank 5", text), "position-invariant", "No game can reach this position"),
    ],
)
def test_a_damaged_position_is_one_clear_message(change: Callable[[str], str], code: str, says: str) -> None:
    text = write(Record(Imperial(4), [], Table(4).turn("AH").state))
    assert read_record(text).start().step == "rondel"
    error = error_of(change(text))
    assert error.code == code
    assert says in message_of(error)


def test_a_running_game_from_a_position_with_secrets_gives_its_record_to_nobody() -> None:
    record = from_position()
    secrets = secrets_of(record, record.replay())
    for viewer in (0, None):
        with pytest.raises(SecretStart):
            as_seen_by(record, secrets, viewer)
    open_cash = Imperial(4, cash="open")
    record = Record(open_cash, [], open_cash.start())
    assert as_seen_by(record, secrets_of(record, record.start()), 0).viewer == ""


# -- older rules --------------------------------------------------------------------------------------------------


class Reformed(Imperial):
    """Imperial after a reform: rules version 2 no longer knows the first deal of the short record."""

    def __init__(self, seats: int = 4, **options: str | int) -> None:
        super().__init__(seats, **options)
        self.rules_version = 2


def reformed(game_id: str, seats: int, options: Mapping[str, str | int]) -> Game:
    return Reformed(seats, **options)


def test_a_record_of_older_rules_still_opens() -> None:
    record = read(SHORT, reformed)
    assert (record.rules_version, record.actions) == (1, short_record().actions)
    assert write(record) == SHORT


def test_a_record_of_older_rules_says_where_it_diverges() -> None:
    at = line(SHORT, "* deal") + 4
    lines = SHORT.splitlines()
    lines.insert(at - 1, "build berlin")
    record, state, error = read_as_far_as_possible("\n".join(lines), reformed)
    assert error is not None
    assert (error.code, error.line, error.details["version"], error.details["known"]) == ("diverged", at, 1, 2)
    assert record.actions == short_record().actions[:4]
    assert state.key() == short_record().replay(4).key()
    assert "version 1" in message_of(error)


def test_a_result_that_older_rules_led_to_says_that_the_rules_differ() -> None:
    text = (RECORDS / "imperial-4-standard.txt").read_text("utf-8")
    closing = re.sub(r"result power .*", "result turn-limit 1 2 3 4", text)
    with pytest.raises(RecordError) as caught:
        read(closing, reformed)
    error = caught.value
    assert (error.code, error.line) == ("diverged-result", line(text, "end"))
    assert (error.details["version"], error.details["known"]) == (1, 2)
    said = message_of(error)
    assert "version 1" in said
    assert "turn-limit 1 2 3 4" in said


def test_unknown_games_are_named() -> None:
    error = error_of(SHORT.replace("game: imperial", "game: diplomacy"))
    assert "imperial" in message_of(error)
    assert make_game("imperial", 2).id == "imperial"
