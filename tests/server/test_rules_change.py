"""Rule fixes never end a game: it goes on, or its people decide how, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from greatpowers.core.game import Refusal
from greatpowers.core.record import DROPPED
from greatpowers.games import make_game
from greatpowers.server.database.storage import Storage, Summary
from greatpowers.server.tables.loading import Loaded, rebuild
from tests.server.conftest import BOT, PERSON, Client, Start, connect, new_table
from tests.server.stored_games import changed_rules, played_game

DATABASES = ["sqlite", "postgresql"]
BO = {"name": "Bo", "bot": ""}
Change = Callable[[pytest.MonkeyPatch], None]


def refusing(game: str, step: str, rule: str, wanted: Callable[[Any, int], bool] = lambda *_: True) -> Change:
    """New rules that forbid what was allowed in a step."""

    def change(patches: pytest.MonkeyPatch) -> None:
        rules = make_game(game, 4).start().rules
        changed = rules.steps[rules.names.index(step)]
        before = changed.why_not

        def why_not(s: Any, frame: Any, seat: int, action: int) -> Refusal | None:
            return Refusal(rule) if wanted(s, action) else before(s, frame, seat, action)

        patches.setattr(changed, "why_not", why_not)
        patches.setitem(make_game(game, 4).rulebook.changes, 2, [rule])

    return change


def shifting(game: str, step: str, field: str) -> Change:
    """New rules by which everything is still possible in a step, but more comes of it."""

    def change(patches: pytest.MonkeyPatch) -> None:
        rules = make_game(game, 4).start().rules
        changed = rules.steps[rules.names.index(step)]
        before = changed.apply

        def apply(s: Any, frame: Any, seat: int, action: int) -> None:
            before(s, frame, seat, action)
            getattr(s, field)[0] += 1

        patches.setattr(changed, "apply", apply)

    return change


def nothing(_: pytest.MonkeyPatch) -> None:
    """New rules that do not concern the game."""


def first(loaded: Loaded, step: str) -> int:
    """The number of the first action that was taken in a step."""
    table = loaded.table
    return next(number for number in range(table.number) if table.at(number).step == step)


def test_a_change_that_does_not_concern_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    header, actions = played_game("imperial", 30)
    with changed_rules(monkeypatch, nothing):
        loaded = rebuild(header, actions, {})
        assert (loaded.halt, loaded.is_raised, loaded.table.number) == (None, True, 30)
        assert loaded.table.record.rules_version == 2
        header.rules_version = 2
        assert not rebuild(header, actions, {}).is_raised


@pytest.mark.parametrize(
    ("game", "step", "rule"),
    [("imperial", "factory", "imperial/factory/own-city"), ("war", "purchase", "war/setup/purchase-costs")],
)
def test_an_action_that_is_no_longer_possible(monkeypatch: pytest.MonkeyPatch, game: str, step: str, rule: str) -> None:
    stored = played_game(game, 120)
    before = rebuild(*stored, {})
    assert before.halt is None
    number = first(before, step)
    with changed_rules(monkeypatch, refusing(game, step, rule)):
        halt = rebuild(*stored, {}).halt
    assert halt is not None
    assert (halt.cause, halt.number, halt.is_damage) == ("refused", number, False)
    assert (halt.action, halt.actor) == (before.table.record.actions[number], before.table.actors[number])
    assert halt.changed_rules == [rule]
    assert len(halt.rest) == 120 - number


@pytest.mark.parametrize(
    ("game", "step", "field"),
    [("imperial", "factory", "treasury"), ("imperunde", "talks", "funds"), ("war", "purchase", "pp")],
)
def test_a_position_that_is_no_longer_the_same(
    monkeypatch: pytest.MonkeyPatch, game: str, step: str, field: str
) -> None:
    stored = played_game(game, 120)
    number = first(rebuild(*stored, {}), step)
    with changed_rules(monkeypatch, shifting(game, step, field)):
        loaded = rebuild(*stored, {})
    assert loaded.halt is not None
    assert (loaded.halt.cause, loaded.halt.number, loaded.table.number) == ("differs", number, number)


def test_a_secret_action_is_told_to_its_player_only(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = played_game("imperunde", 120)
    with changed_rules(monkeypatch, refusing("imperunde", "invest", "imperunde/invest/turn-order")):
        loaded = rebuild(*stored, {})
    halt = loaded.halt
    assert halt is not None
    assert halt.actor is not None
    others = [None, *(seat for seat in range(4) if seat != halt.actor)]
    assert {"actor", "do", "refusal"} <= halt.message(halt.actor, []).keys()
    for viewer in others:
        assert not {"actor", "do", "refusal"} & halt.message(viewer, []).keys()
        assert DROPPED not in loaded.table.record_for(viewer)
    assert DROPPED in loaded.table.save()


# -- through the server --------------------------------------------------------------------------------------


def forbidding_last(client: Client, table: str) -> tuple[int, Change]:
    """Play three turns; returns the number of a decision, and new rules that forbid what was chosen there."""
    with connect(client, table) as ada:
        for _ in range(3):
            number = ada.play_real_choice()
        state = client.app.state.registry._open[table].table
        turns, chosen = state.at(number).turns, state.record.actions[number]
    rule = "imperial/rondel/clockwise"
    return number, refusing("imperial", "rondel", rule, lambda s, action: (s.turns, action) == (turns, chosen))


def test_people_agree_to_go_on(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    with start() as client:
        table = new_table(client, PERSON, BO, options={"cash": "open"})
        number, change = forbidding_last(client, table)
        cookies = dict(client.cookies)
        played = client.get(f"/api/tables/{table}/record").text
    with changed_rules(monkeypatch, change):
        with start() as client, connect_again(client, table, cookies) as ada:
            halt = ada.state["halt"]
            assert (halt["cause"], halt["number"], halt["asked"]) == ("refused", number, [0, 1])
            assert halt["rules"] == [halt["refusal"]["rule"]] == ["imperial/rondel/clockwise"]
            assert halt["do"]["do"] == "rondel"
            ada.send(type="rules", seat=0, go_on=True)
            assert ada.receive_type("state")["halt"]["go_on"] == [0]
            ada.send(type="rules", seat=1, go_on=False)
            halt = ada.receive_type("state")["halt"]
            assert (halt["go_on"], halt["end"]) == ([0], [1])
        with start() as client, connect_again(client, table, cookies) as ada:  # answers survive a restart
            assert (ada.state["halt"]["go_on"], ada.state["halt"]["end"]) == ([0], [1])
            ada.send(type="rules", seat=1, go_on=True)
            state = ada.receive_type("state")
            assert "halt" not in state
            assert state["number"] == number
            ada.wait_for_turn()
            ada.play(1)
            text = client.get(f"/api/tables/{table}/record").text
            assert "\nrules: 2\n" in text
            dropped = f"{DROPPED} {played_lines(played)[number]} (imperial/rondel/clockwise)"
            assert f"\n# The rules changed from version 1 to 2 (imperial/rondel/clockwise).\n# {dropped}\n" in text
        with start() as client, connect_again(client, table, cookies) as ada:
            assert "halt" not in ada.state
            assert DROPPED in client.get(f"/api/tables/{table}/record?raw=1").text


def test_people_end_a_game_as_it_stood(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    with start() as client:
        table = new_table(client, PERSON, BO)
        _, change = forbidding_last(client, table)
        cookies = dict(client.cookies)
        count = client.get(f"/api/tables/{table}").json()["actions"]
    with changed_rules(monkeypatch, change):
        with start() as client, connect_again(client, table, cookies) as ada:
            for seat in (0, 1):
                ada.send(type="rules", seat=seat, go_on=False)
                ada.receive_type("state")
            assert ada.state["halt"]["over"]
        with start() as client, connect_again(client, table, cookies) as ada:
            assert (ada.state["halt"]["over"], ada.state["halt"]["asked"]) == (True, [])
            ada.send(type="rules", seat=0, go_on=True)
            assert ada.receive_type("error")
            info = client.get(f"/api/tables/{table}").json()
            assert (info["over"], info["actions"], info["winners"]) == (True, count, [])
            assert len(played_lines(client.get(f"/api/tables/{table}/record?raw=1").text)) == count


def test_bots_go_on_by_themselves(start: Start, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with start() as client:
        table = new_table(client, BOT, BOT, options={"cash": "open"})
        storage = Storage(database)
        storage.append(table, "* deal austria_hungary", Summary(1, False, 0, position="of old"))
        storage.close()
        with changed_rules(monkeypatch, nothing):
            text = client.get(f"/api/tables/{table}/record").text
        assert "\nrules: 2\n" in text
        assert played_lines(text) == []
        assert f"\n# {DROPPED} * deal austria_hungary\n" in text


def connect_again(client: Client, table: str, cookies: dict[str, str]) -> Any:
    client.cookies.update(cookies)
    return connect(client, table)


def played_lines(text: str) -> list[str]:
    """The actions of a record."""
    body = text.partition("\n\n")[2].splitlines()
    return [line for line in body if not line.startswith(("#", "end"))]


@pytest.mark.parametrize("game", ["imperial", "imperunde", "war"])
def test_every_version_of_the_rules_names_what_changed(game: str) -> None:
    made = make_game(game, 4)
    assert sorted(made.rulebook.changes) == list(range(2, made.rules_version + 1))
    assert all(rules and made.rulebook.rules.keys() >= set(rules) for rules in made.rulebook.changes.values())
