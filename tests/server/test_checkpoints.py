"""Stored checkpoints: a table opens from one that is its own, and without any other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from greatpowers.core.record import read_action_line
from greatpowers.server.database.chain import StoredAction, StoredCheckpoint, chained
from greatpowers.server.database.storage import Header, Storage
from greatpowers.server.tables import checkpoints
from greatpowers.server.tables.loading import Loaded, rebuild
from greatpowers.table import Seat, Table
from tests.server.conftest import Browser, Client, Message, Start, connect, new_table
from tests.server.stored_games import changed_rules, played_game

NUMBER, ALL = 40, 50


def checkpoint_of(header: Header, actions: list[StoredAction], number: int = NUMBER) -> StoredCheckpoint:
    check = actions[number - 1].check
    assert check is not None
    header.summary.actions = number
    made = checkpoints.make(rebuild(header, actions[:number], {}).table, check)
    header.summary.actions = len(actions)
    return made


def carried_out(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The actions that tables carry out from now on."""
    taken: list[int] = []
    step = Table._step

    def counting(table: Table, action: int, actor: int) -> None:
        taken.append(action)
        step(table, action, actor)

    monkeypatch.setattr(Table, "_step", counting)
    return taken


def answers(loaded: Loaded) -> object:
    table = loaded.table
    return table.state.key(), table.log, table.record.actions, [table.undo_point(seat) for seat in range(4)]


@pytest.mark.parametrize("game", ["imperial", "imperunde", "war"])
def test_only_the_actions_after_a_checkpoint_are_carried_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    header, actions = played_game(game, ALL)
    made = checkpoint_of(header, actions)
    replayed = rebuild(header, actions, {})
    taken = carried_out(monkeypatch)
    loaded = rebuild(header, actions, {}, made)
    assert loaded.checkpoint == NUMBER
    assert len(taken) == ALL - NUMBER
    assert answers(loaded) == answers(replayed)
    assert loaded.table.actors == replayed.table.actors


OTHERS: dict[str, Callable[[StoredCheckpoint], StoredCheckpoint]] = {
    "damaged": lambda made: made._replace(data=made.data.replace("turns 1", "turns 2")),
    "cut off": lambda made: made._replace(data=made.data[:-9]),
    "with another seal": lambda made: made._replace(seal=made.seal[::-1]),
    "after other actions": lambda made: made._replace(number=NUMBER - 1),
    "after actions that are undone": lambda made: made._replace(number=ALL + 1),
    "after none": lambda made: made._replace(number=0),
}


@pytest.mark.parametrize("change", OTHERS.values(), ids=OTHERS)
def test_another_checkpoint_is_left_aside(change: Callable[[StoredCheckpoint], StoredCheckpoint]) -> None:
    header, actions = played_game("imperial", ALL)
    made = checkpoint_of(header, actions)
    other = change(made)
    assert other != made
    loaded = rebuild(header, actions, {}, other)
    assert (loaded.checkpoint, loaded.halt) == (0, None)
    assert answers(loaded) == answers(rebuild(header, actions, {}))


def test_a_checkpoint_is_of_one_program_its_rules_and_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    header, actions = played_game("imperial", ALL)
    made = checkpoint_of(header, actions)
    with changed_rules(monkeypatch, lambda _: None):
        raised = rebuild(header, actions, {}, made)
        assert (raised.checkpoint, raised.is_raised, raised.halt) == (0, True, None)
    with monkeypatch.context() as patches:
        patches.setattr(checkpoints, "_program", lambda: "another version")
        assert rebuild(header, actions, {}, made).checkpoint == 0
    header.seats = [*header.seats[:3], Seat("", "random")]
    assert rebuild(header, actions, {}, made).checkpoint == 0


def test_a_checkpoint_is_of_these_actions() -> None:
    """After an undo, a game may go on with as many other actions."""
    header, actions = played_game("imperial", ALL)
    made = checkpoint_of(header, actions)
    table = rebuild(header, actions, {}).table
    state = table.at(NUMBER - 1)
    other = next(action for action in state.legal() if action != table.record.actions[NUMBER - 1])
    lines = [action.line for action in actions[: NUMBER - 1]]
    lines.append(f"{table.actors[NUMBER - 1] + 1} {table.game.space.notation(other)}")
    assert read_action_line(state, lines[-1])[0] == other
    header.summary.actions = NUMBER
    checks = chained(header.check, ((line, False) for line in lines))
    stored = [StoredAction(n, line, False, check) for n, (line, check) in enumerate(zip(lines, checks, strict=True))]
    assert rebuild(header, stored, {}, made).checkpoint == 0


def test_damage_before_a_checkpoint_is_noticed() -> None:
    header, actions = played_game("imperial", ALL)
    made = checkpoint_of(header, actions)
    actions[7] = actions[7]._replace(line="1 rondel factory")
    loaded = rebuild(header, actions, {}, made)
    assert loaded.halt is not None
    assert (loaded.halt.cause, loaded.table.number, loaded.checkpoint) == ("changed", 7, 0)


def play_until(ada: Browser, number: int, choice: int = 0) -> Message:
    """Play until there have been so many actions, and it is Ada's turn."""
    while ada.wait_for_turn()["number"] < number:
        ada.play(choice)
    return ada.state


def kept(client: Client, storage: Storage, table: str) -> StoredCheckpoint:
    """The checkpoint of a table, once it is at rest."""
    assert client.get(f"/api/tables/{table}/at/0").status_code == 200  # which waits for whoever changes the table
    return storage.checkpoint(table) or pytest.fail("there is no checkpoint")


def test_a_long_game_opens_from_its_last_checkpoint(
    start: Start, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "INTERVAL", 8)
    with start() as client:
        table = new_table(client)
        cookies = dict(client.cookies)
        with connect(client, table) as ada:
            play_until(ada, 20)
            undone = kept(client, storage, table)
            while ada.state["number"] >= undone.number:
                ada.send(type="undo")
                ada.receive_type("state")
            before = play_until(ada, ada.state["number"] + 8, choice=-1)
            made = kept(client, storage, table)
    assert made != undone
    assert before["number"] - 8 < made.number <= before["number"]
    taken = carried_out(monkeypatch)
    with start() as client:
        client.cookies.update(cookies)
        with connect(client, table) as ada:
            assert len(taken) == before["number"] - made.number
            for name in ("number", "view", "legal", "asides", "can_undo"):
                assert ada.state[name] == before[name]


def test_whoever_opens_a_table_without_a_checkpoint_spares_the_next_one_a_replay(
    start: Start, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    with start() as client:
        table = new_table(client)
        cookies = dict(client.cookies)
        with connect(client, table) as ada:
            number = play_until(ada, 10)["number"]
    assert storage.checkpoint(table) is None
    monkeypatch.setattr(checkpoints, "INTERVAL", 8)
    with start() as client:
        client.cookies.update(cookies)
        assert kept(client, storage, table).number == number
