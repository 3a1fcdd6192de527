"""Recorded games for every way to win, and for every number of players."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from greatpowers.core.game import CHANCE, State
from greatpowers.core.header import RecordError
from greatpowers.core.luck import draw
from greatpowers.core.record import Record, read, write
from greatpowers.core.secrecy import Secrets, as_seen_by
from greatpowers.games import read_record
from greatpowers.games.imperunde import ImpeRunde
from greatpowers.games.imperunde.position import Position

RECORDS = Path(__file__).parent.parent / "records"


def record_of(name: str) -> Record:
    return read_record((RECORDS / f"imperunde-{name}.txt").read_bytes())


def last_position(record: Record) -> Position:
    """The position before the last action."""
    state = record.replay(len(record.actions) - 1)
    assert isinstance(state, Position)
    return state


@pytest.mark.parametrize(
    ("name", "phase", "family"),
    [
        ("3-lowered-goal", 2, "ready"),
        ("3-repaid", 3, "debts"),
        ("3-built", 4, "post"),
        ("3-conquered", 6, "roll"),
    ],
)
def test_every_way_to_win(name: str, phase: int, family: str) -> None:
    record = record_of(name)
    before, after = last_position(record), record.replay()
    assert isinstance(after, Position)
    assert after.outcome is not None
    assert after.outcome.reason == "goal"
    assert (before.phase, record.game.space.family(record.actions[-1]).name) == (phase, family)
    winner = after.winner
    assert before.outcome is None
    if name == "3-lowered-goal":
        assert after.goal < before.goal
    elif name == "3-repaid":
        assert after.debts[winner] < before.debts[winner]
    else:
        assert after.posts_out[winner] > before.posts_out[winner]


def test_the_round_limit() -> None:
    outcome = record_of("4-round-limit").replay().outcome
    assert outcome is not None
    assert outcome.reason == "limit"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_number_of_players(players: int) -> None:
    assert {
        record_of(path.stem.removeprefix("imperunde-")).game.seats for path in RECORDS.glob(f"imperunde-{players}-*")
    } == {players}


# -- records of earlier rules --------------------------------------------------------------------------------


def test_records_of_the_first_rules_still_open() -> None:
    assert ImpeRunde(3).rules_version == 2
    for path in RECORDS.glob("imperunde-*"):
        record = read_record(path.read_bytes())
        assert record.rules_version == 1
        assert record.replay().outcome is not None


@pytest.mark.rule("imperunde/ruling/setup-reserve")
def test_a_record_of_the_first_rules_says_where_it_diverges() -> None:
    game, rng = ImpeRunde(4, start_colony_value=20), Random(1)
    infantry = game.space.parse("equip infantry")
    record, state = Record(game), game.start()
    while state.step != "equip" or state.why_not(infantry) is None:
        equipped = infantry if state.step == "equip" else rng.choice(state.legal())
        action, actor = (draw(state, rng), CHANCE) if state.to_act == CHANCE else (equipped, state.to_act)
        record.add(action, actor)
        state.apply(action, actor)
    written = write(record).splitlines()[:-1]  # the first rules let a player go on with more pieces than there are
    text = "\n".join([*written, "equip infantry", "end", ""])
    with pytest.raises(RecordError) as caught:
        read_record(text.replace("rules: 2", "rules: 1"))
    assert (caught.value.code, caught.value.line) == ("diverged", len(written) + 1)
    assert caught.value.refusal is not None
    assert caught.value.refusal.rule == "imperunde/material/pieces-limit"


def test_a_result_of_the_first_rules_that_is_another_today_is_no_wrong_closing_line() -> None:
    text = (RECORDS / "imperunde-4-round-limit.txt").read_text("utf-8")
    last = text.splitlines()[-1]
    said, _, scores = last.partition(" result limit ")
    with pytest.raises(RecordError) as caught:
        read_record(text.replace(last, f"{said} result goal {scores}"))
    error = caught.value
    assert (error.code, error.details["version"], error.details["known"]) == ("diverged-result", 1, 2)
    assert (error.details["said"], error.details["found"]) == (f"goal {scores}", f"limit {scores}")


# -- a player's own record of a running game -----------------------------------------------------------------


def running_game(seats: int, seed: int, actions: int) -> tuple[Record, Secrets, State]:
    """A game in which players decide at random, but half of the time end what they are doing."""
    game = ImpeRunde(seats, length="long")
    rng = Random(seed)
    record, secrets, state = Record(game), Secrets(game), game.start()
    for _ in range(actions):
        actor = state.to_act
        legal = state.legal()
        enough = [action for action in legal if game.codes.names[action] in ("done", "ready", "fight")]
        action = draw(state, rng) if actor == CHANCE else rng.choice(enough if rng.random() < 0.5 and enough else legal)
        secrets.note(state, action, actor)
        state.apply(action, actor)
        secrets.update(state)
        record.add(action, actor)
    return record, secrets, state


def without_known_cards(view: dict[str, Any]) -> dict[str, Any]:
    """What a player saw of other hands is not in a record."""
    for player in view["players"]:
        player.pop("known", None)
    return view


@pytest.mark.rule("imperunde/inv/hidden-information")
@pytest.mark.parametrize(("seats", "seed"), [(3, 0), (4, 1), (5, 2), (6, 3)])
def test_a_players_own_record_hides_the_cards_of_others_and_opens(seats: int, seed: int) -> None:
    record, secrets, state = running_game(seats, seed, 900)
    played = sum(record.game.space.family(action).name == "card" for action in record.actions)
    assert played > 5
    for viewer in (*range(seats), None):
        text = write(as_seen_by(record, secrets, viewer))
        drawn = [line for line in text.splitlines() if line.startswith("* draw ")]
        assert "* draw ?" in drawn
        assert (set(drawn) == {"* draw ?"}) == (viewer is None)
        replayed = read(text, lambda game_id, seats, options: record.game).replay()
        assert without_known_cards(replayed.view(viewer)) == without_known_cards(state.view(viewer))
