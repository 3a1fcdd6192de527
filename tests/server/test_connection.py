"""A live table: what each seat sees, what it may do, and what nobody may."""

from __future__ import annotations

import asyncio
import gc
from typing import Any
from unittest.mock import Mock

import pytest
from litestar.exceptions import WebSocketDisconnect

from greatpowers.core.game import Refusal
from greatpowers.games import make_game, read_record
from greatpowers.games.imperial import Imperial
from greatpowers.server import messages
from greatpowers.server.tables.live_table import LiveTable
from greatpowers.server.texts import server_text
from greatpowers.table import Seat, Table
from tests.core.ftl import StrictText, jumbled
from tests.imperial.table import Table as Position
from tests.imperunde.table import Table as Talks
from tests.server.conftest import BOT, PERSON, Client, Message, Start, connect, new_table

DATABASES = ["sqlite", "postgresql"]
THUMB = {"name": "", "bot": "thumb"}


# -- states --------------------------------------------------------------------------------------------------


def test_the_first_state(client: Client) -> None:
    table = new_table(client)
    with connect(client, table) as ada:
        first = dict(ada.state)
        assert first["type"] == "state"
        assert first["events"] == []
        assert first["seat"] == 0
        assert first["people"] == [0]
        asked = ada.wait_for_turn()
        assert asked["to_act"] == 0
        assert asked["outcome"] is None
        assert asked["can_undo"] is False
        assert asked["prompt"][0] == "rondel"
        assert asked["view"]["seat"] == 0
        assert asked["legal"][0]["do"] == "rondel"
    with connect(client, table) as ada:
        assert ada.state["number"] == asked["number"]
        assert ada.state["events"] == []
        assert ada.state["events_from"] == len(client.get(f"/api/tables/{table}/events").json()["events"])


def test_hints_what_is_dimmed_and_figures(client: Client) -> None:
    table = new_table(client, PERSON, PERSON)
    with connect(client, table) as screen:
        dimmed = hinted = 0
        for _ in range(40):
            asked = screen.wait_for_turn()
            for choice in asked["legal"]:
                for name, values in choice.get("hints", []):
                    assert isinstance(name, str)
                    assert isinstance(values, dict)
                    hinted += 1
            scores = [player["score"] for player in asked["figures"]["players"]]
            assert [score is not None for score in scores] == [seat == asked["seat"] for seat in range(2)]
            for ask, words in enumerate(asked["dimmed"][:3]):
                screen.send(type="why", ask=ask, do=words)
                assert screen.receive()["possible"] is False
                dimmed += 1
            screen.play(len(asked["legal"]) // 2)
        assert dimmed
        assert hinted
        screen.send(type="seat", seat=1 - screen.wait_for_turn()["seat"])
        other = screen.receive()
        assert "dimmed" not in other
        assert other["figures"]["players"][other["seat"]]["score"] is not None
    past = client.get(f"/api/tables/{table}/at/5?seat=1").json()["figures"]["players"]
    assert [player["score"] is None for player in past] == [True, False]
    assert all(p["score"] is None for p in client.get(f"/api/tables/{table}/at/5").json()["figures"]["players"])


def test_every_event_is_sent_once(client: Client) -> None:
    table = new_table(client)
    with connect(client, table) as ada:
        events: list[Any] = client.get(f"/api/tables/{table}/events").json()["events"][: ada.state["events_from"]]
        for _ in range(10):
            while not ada.is_to_act:
                message = ada.receive()
                assert message["events_from"] == len(events)
                events += message["events"]
            message = ada.play()
            events += message["events"]
            ada.state["legal"] = message.get("legal", [])
        number = ada.state["number"]
    stored = client.get(f"/api/tables/{table}/events?seat=0").json()["events"]
    assert [event for event in stored if event["action"] < number] == events


def test_actions_of_bots_arrive_one_by_one(client: Client) -> None:
    with connect(client, new_table(client)) as ada:
        ada.wait_for_turn()
        for _ in range(5):
            before = ada.play()["number"]
            while not ada.is_to_act:
                assert ada.receive()["number"] == before + 1
                before += 1


def test_asides_are_ranges_of_money(client: Client) -> None:
    with connect(client, new_table(client)) as ada:
        asked = ada.wait_for_turn()
        cash = asked["view"]["players"][0]["cash"]
        gifts = asked["asides"]
        assert [gift["do"] for gift in gifts] == ["donate"] * 6
        assert all((gift["from"], gift["to"]) == (1, cash) for gift in gifts)
        assert "seat" not in gifts[0]
        space = make_game("imperial", 4).space
        for gift in gifts:
            for amount in (gift["from"], gift["to"]):
                words = {"do": "donate", "seat": 0, "nation": gift["nation"], "amount": amount}
                assert space.to_json(gift["first"] + amount - gift["from"]) == words


def test_goals_that_may_be_proposed_are_ranges_around_those_that_may_not() -> None:
    state = Talks(4).talks().do("propose 2 28").state
    goals: list[dict[str, Any]] = [dict(aside) for aside in messages.asides(state, 0) if aside["do"] == "propose"]
    assert [(goal["from"], goal["to"]) for goal in goals] == [(1, 27), (29, 30), (32, 45)]  # the goal is 31
    for goal in goals:
        assert state.game.space.notation(goal["first"]) == f"propose 1 {goal['from']}"


def test_lending_at_any_time_comes_one_by_one() -> None:
    table = Position(4, investor_card="without").government(AH=2, IT=2, FR=2, GB=3, GE=3, RU=4).cash(20, 0, 0, 0)
    offers: list[dict[str, Any]] = [dict(aside) for aside in messages.asides(table.state, 0) if aside["do"] == "lend"]
    assert offers
    for offer in offers:
        words = {"do": "lend", "seat": 0, "nation": offer["nation"], "bond": offer["bond"]}
        assert table.game.space.to_json(offer["action"]) == words


def test_spectators_of_a_game_of_bots(client: Client) -> None:
    table = new_table(client, BOT, BOT)
    assert client.get(f"/api/tables/{table}").json()["actions"] == 0
    with connect(client, table) as nobody:
        assert nobody.state["seat"] is None
        assert nobody.state["people"] == []
        assert "legal" not in nobody.state
        assert "asides" not in nobody.state
        nobody.send(type="play", number=nobody.state["number"], action=0)
        assert nobody.receive_type("error")
        nobody.send(type="undo")
        assert nobody.receive_type("error")


def test_a_game_of_bots_waits_until_somebody_looks(client: Client) -> None:
    table = new_table(client, BOT, BOT, BOT)
    client.get(f"/api/tables/{table}/history")
    assert client.get(f"/api/tables/{table}").json()["actions"] == 0


@pytest.mark.parametrize("bot", ["random", "thumb"])
def test_bots_play_to_the_end(client: Client, bot: str) -> None:
    limit = {"turn_limit": 30} if bot == "random" else {}
    table = new_table(client, *[{"bot": bot}] * 3, options=limit)
    with connect(client, table) as nobody:
        over = nobody.receive_until(lambda message: message["outcome"] is not None)
    assert over["to_act"] == -1
    assert over["outcome"]["reason"] == ("turn-limit" if limit else "power")
    assert min(over["outcome"]["ranks"]) == 1
    assert len(over["outcome"]["scores"]) == 3
    info = client.get(f"/api/tables/{table}").json()
    assert (info["over"], info["progress"]) == (True, 100)
    assert info["winners"] == [seat for seat, rank in enumerate(over["outcome"]["ranks"]) if rank == 1]
    assert info["turns"] == (30 if limit else over["view"]["turns"])
    text = client.get(f"/api/tables/{table}/record").text
    assert "result " in text
    assert len(read_record(text).actions) == over["number"]


def test_a_person_plays_to_the_end(client: Client) -> None:
    table = new_table(client, PERSON, BOT, options={"turn_limit": 12})
    with connect(client, table) as ada:
        while ada.wait_for_turn()["outcome"] is None:
            ada.play(-1)
        number = ada.state["number"]
        ada.send(type="play", number=number, action=0)
        assert ada.receive_type("refused")["rule"] == "imperial/end/trigger"
        assert ada.state["asides"] == []


# -- refusals ------------------------------------------------------------------------------------------------


def test_an_illegal_action_is_refused_with_its_rule(client: Client) -> None:
    with connect(client, new_table(client)) as ada:
        number = ada.wait_for_turn()["number"]
        build = make_game("imperial", 4).space.parse("build vienna")
        ada.send(type="play", number=number, action=build)
        refused = ada.receive()
        assert refused["type"] == "refused"
        assert refused["number"] == number
        assert refused["code"] == "rule"
        assert refused["rule"] == "imperial/factory/one"
        assert ada.play()["number"] == number + 1


@pytest.mark.parametrize("wrong", [-1, 1, 1000])
def test_a_stale_answer_changes_nothing(client: Client, wrong: int) -> None:
    with connect(client, new_table(client)) as ada:
        asked = ada.wait_for_turn()
        ada.send(type="play", number=asked["number"] + wrong, action=asked["legal"][0]["action"])
        refused = ada.receive()
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        assert refused["number"] == asked["number"]
        assert ada.receive()["legal"] == asked["legal"]


def test_a_double_click_counts_once(client: Client) -> None:
    table = new_table(client, PERSON, PERSON)
    with connect(client, table) as ada:
        asked = ada.wait_for_turn()
        for _ in range(2):
            ada.send(type="play", number=asked["number"], action=asked["legal"][0]["action"])
        assert ada.receive()["number"] == asked["number"] + 1
        assert ada.receive()["code"] == "stale"
    assert client.get(f"/api/tables/{table}").json()["actions"] == asked["number"] + 1


@pytest.mark.parametrize("action", [-1, 10**6, 2**63, -(2**70)])
def test_actions_that_do_not_exist(client: Client, action: int) -> None:
    with connect(client, new_table(client)) as ada:
        number = ada.wait_for_turn()["number"]
        ada.send(type="play", number=number, action=action)
        assert ada.receive()["type"] == "error"
        assert ada.play()["number"] == number + 1


@pytest.mark.parametrize(
    "frame",
    [
        {"type": "rules", "seat": 10**400, "go_on": True},
        {"type": "answer", "seat": -1, "agree": True},
        {"type": "say", "text": "Hello", "to": [10**400]},
        {"type": "seat", "seat": 2**63},
    ],
)
def test_seats_that_do_not_exist(client: Client, frame: Message) -> None:
    with connect(client, new_table(client)) as ada:
        ada.wait_for_turn()
        ada.send(**frame)
        assert ada.receive() == {"type": "error", "error": server_text("en").say("error-frame")}


def test_what_is_refused_after_its_browser_has_left_is_no_failure(caplog: pytest.LogCaptureFixture) -> None:
    table = Table(make_game("imperial", 2, {}), [Seat("Ada"), Seat("Ben")], 1)
    live = LiveTable("t", table, Mock(), Mock(), ["ada", "ben"])

    async def leave() -> None:
        await live.lock.acquire()
        play = asyncio.ensure_future(live.play(0, 1000, 0))
        await asyncio.sleep(0)
        play.cancel()
        await asyncio.wait([play])
        live.lock.release()
        while len(asyncio.all_tasks()) > 1:
            await asyncio.sleep(0)

    asyncio.run(leave())
    gc.collect()
    assert caplog.records == []


def test_nobody_acts_for_another_seat(client: Client) -> None:
    with connect(client, new_table(client, PERSON, PERSON, BOT)) as ada:
        asked = ada.wait_for_turn()
        mine, yours = asked["seat"], 1 - asked["seat"]
        gift = make_game("imperial", 3).space.parse(f"donate {yours + 1} italy 1")
        ada.send(type="play", number=asked["number"], action=gift)
        assert ada.receive()["rule"] == "imperial/money/separate"
        ada.send(type="seat", seat=yours)
        other = ada.receive()
        assert other["seat"] == yours != mine
        assert "legal" not in other
        ada.send(type="play", number=asked["number"], action=asked["legal"][0]["action"])
        assert ada.receive()["rule"] == "imperial/turn/government-decides"


GARBAGE = [
    "",
    "x",
    "{",
    "[]",
    "null",
    '"play"',
    "{}",
    '{"type": "dance"}',
    '{"type": "play"}',
    '{"type": "play", "number": "1", "action": 2}',
    '{"type": "play", "number": 1.5, "action": true}',
    '{"type": "why", "ask": 1, "do": []}',
    '{"type": "why", "ask": 1, "do": {"do": ["march"]}}',
    '{"type": "why", "ask": 1, "do": {"do": "dance"}}',
    '{"type": "why", "ask": 1, "do": {"do": "march", "from": "a b c", "to": "*"}}',
    '{"type": "why", "ask": 1, "do": {}}',
    '{"type": "seat", "seat": 1}',
    '{"type": "seat", "seat": -1}',
    '{"type": "seat", "seat": 99}',
    '{"type": "pace"}',
    '{"type": "foresee", "seat": 3}',
    '{"type": "plan", "seat": 0, "answers": [{"step": "call", "about": {}, "actions": []}]}',
    '{"type": "plan", "seat": 0, "answers": [{"step": "call", "about": {}, "actions": [-1]}]}',
    "[" * 10_000,
    "\x00",
]


def test_garbage_gets_an_error_and_the_connection_stays(client: Client) -> None:
    with connect(client, new_table(client)) as ada:
        number = ada.wait_for_turn()["number"]
        for frame in GARBAGE:
            ada.socket.send_text(frame)
            message = ada.receive()
            assert message["type"] == "error", frame
            assert message["error"]
        ada.socket.send_bytes(b"\xff\xfe")
        assert ada.receive()["type"] == "error"
        assert ada.play()["number"] == number + 1


@pytest.mark.parametrize("action", [-1, -(2**63), 10**6, 2**63, 2**80, True])
def test_a_number_that_is_no_action_is_refused(client: Client, action: int) -> None:
    with connect(client, new_table(client)) as ada:
        number = ada.wait_for_turn()["number"]
        ada.send(type="play", number=number, action=action)
        expected = "error-frame" if action is True else "error-action"
        assert ada.receive() == {"type": "error", "error": server_text("en").say(expected)}
        assert ada.play()["number"] == number + 1


def test_huge_frames_close_the_connection(client: Client) -> None:
    with connect(client, new_table(client)) as ada:
        ada.wait_for_turn()
        ada.socket.send_text("x" * 20_000)
        assert ada.receive()["type"] == "error"
        with pytest.raises(WebSocketDisconnect):
            ada.receive()


def test_connections_that_are_refused(client: Client) -> None:
    table = new_table(client)
    for path, headers in (
        ("none/live", {}),
        (f"{table}/live?seat=1", {}),
        (f"{table}/live?seat=9", {}),
        (f"{table}/live?seat=x", {}),
        (f"{table}/live", {"Origin": "http://evil.test"}),
        (f"{table}/live", {"Cookie": "greatpowers_guest=" + "x" * 43}),
    ):
        if "Cookie" in headers:
            client.cookies.clear()
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            client.websocket_connect(f"/api/tables/{path}", headers=headers) as socket,
        ):
            socket.receive_json(timeout=5)
        assert closed.value.code in (4400, 4403, 4404)


# -- why not -------------------------------------------------------------------------------------------------


def test_why_not(client: Client) -> None:
    with connect(client, new_table(client)) as ada:
        asked = ada.wait_for_turn()
        for ask, (do, rule) in enumerate(
            [
                ({"do": "build", "area": "vienna"}, "imperial/factory/one"),
                ({"do": "march", "from": "sweden", "to": "denmark"}, "imperial/army/straits-closed"),
                ({"do": "donate", "nation": "italy", "amount": 40}, "imperial/money/no-debt"),
                ({"do": "donate", "nation": "italy", "seat": 1, "amount": 1}, "imperial/money/separate"),
            ]
        ):
            ada.send(type="why", ask=ask, do=do)
            message = ada.receive()
            assert (message["type"], message["ask"], message["possible"]) == ("why", ask, False)
            assert message["rule"].startswith("imperial/")
            if ask != 2:
                assert message["rule"] == rule
        words = {name: value for name, value in asked["legal"][0].items() if name not in ("action", "hints")}
        ada.send(type="why", ask=9, do=words)
        assert ada.receive() == {"type": "why", "ask": 9, "possible": True, "ends": False}


def test_words_that_mean_nothing_are_answered_with_their_number(client: Client) -> None:
    with connect(client, new_table(client)) as ada:
        ada.wait_for_turn()
        ada.send(type="why", ask=7, do={"do": "dance"})
        message = ada.receive()
        assert (message["type"], message["ask"]) == ("error", 7)
        assert "dance" in message["error"]


def test_whether_a_choice_ends_the_turn(client: Client) -> None:
    """What is announced for every choice comes true: the same person decides again, or somebody else."""
    with connect(client, new_table(client, PERSON, PERSON)) as screen:
        seen = set()
        for ask in range(30):
            asked = screen.wait_for_turn()
            choice = asked["legal"][-1]
            words = {name: value for name, value in choice.items() if name not in ("action", "hints")}
            screen.send(type="why", ask=ask, do=words)
            ends = screen.receive_type("why")["ends"]
            assert ends is (screen.play(-1)["to_act"] != asked["seat"])
            seen.add(ends)
        assert seen == {True, False}


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_refusal_is_a_whole_sentence(client: Client, language: str) -> None:
    """What a client says with the texts of the game and the rulebook, for all that it might ask about."""
    game = Imperial(4)
    text = StrictText(language, game)
    asked = [
        {"do": "march", "from": "sweden", "to": "denmark"},
        {"do": "march", "from": "vienna", "to": "paris"},
        {"do": "march", "from": "vienna", "to": "black_sea"},
        {"do": "march", "from": "switzerland", "to": "vienna"},
        {"do": "march", "from": "vienna", "to": "corsica"},
        {"do": "sail", "from": "north_sea", "to": "black_sea"},
        {"do": "sail", "from": "trieste", "to": "rome"},
        {"do": "embark", "from": "vienna", "sea": "rome"},
        {"do": "build", "area": "spain"},
        {"do": "produce", "area": "spain"},
        {"do": "import_fleet", "area": "vienna"},
        {"do": "turn_friendly", "area": "spain"},
        {"do": "donate", "nation": "italy", "amount": 900},
        {"do": "increase", "nation": "italy", "bond": 9, "to": 2},
        *(game.space.to_json(action) for action in range(0, game.space.first_aside, 7)),
    ]
    with connect(client, new_table(client)) as ada:
        ada.wait_for_turn()
        for do in asked:
            ada.send(type="why", ask=1, do=do)
            message = ada.receive()
            assert message["type"] == "why", (do, message)
            if not message["possible"]:
                said = text.refusal(Refusal(message["rule"], **message["details"]))
                assert said.endswith("."), (do, said)
                assert not jumbled(said.replace(chr(0xA0), " ")), (do, said)


def test_errors_are_in_the_language_of_the_browser(client: Client) -> None:
    french, german = {"headers": {"Accept-Language": "fr"}}, {"language": "de"}
    for how, language in ((french, "fr"), (german, "de")):
        with connect(client, new_table(client), **how) as ada:
            ada.wait_for_turn()
            ada.send(type="undo")
            assert ada.receive()["error"] == server_text(language).say("error-undo")


# -- taking back ---------------------------------------------------------------------------------------------


def test_undo(client: Client) -> None:
    table = new_table(client)
    with connect(client, table) as ada:
        while len(ada.wait_for_turn()["legal"]) == 1:
            ada.play()
        before = ada.state
        ada.play()
        ada.wait_for_turn()
        assert ada.state["can_undo"]
        ada.send(type="undo")
        after = ada.receive_type("state")
        while after["number"] > before["number"]:
            ada.send(type="undo")
            after = ada.receive_type("state")
        for name in ("number", "view", "legal", "asides", "prompt", "to_act", "can_undo"):
            assert after[name] == before[name]
        assert after["events"] == []
        events = client.get(f"/api/tables/{table}/events").json()["events"]
        assert after["events_from"] == len(events)
        assert all(event["action"] < before["number"] for event in events)
    info = client.get(f"/api/tables/{table}").json()
    assert info["actions"] == before["number"]
    assert info["to_act"] == 0


def test_undo_is_stored(start: Start) -> None:
    with start() as client:
        table = new_table(client)
        cookies = dict(client.cookies)
        with connect(client, table) as ada:
            ada.play_real_choice()
            ada.wait_for_turn()
            ada.send(type="undo")
            number = ada.receive_type("state")["number"]
    with start() as client:
        client.cookies.update(cookies)
        with connect(client, table) as ada:
            assert ada.state["number"] == number


def test_undo_then_the_chart_follows(client: Client) -> None:
    table = new_table(client, PERSON, PERSON)
    with connect(client, table) as ada:
        ada.wait_for_turn()
        for _ in range(12):
            ada.wait_for_turn()
            ada.play()
        turns = client.get(f"/api/tables/{table}/history").json()["turns"]
        assert turns
        while ada.state["can_undo"]:
            ada.send(type="undo")
            ada.receive_type("state")
        fewer = client.get(f"/api/tables/{table}/history").json()["turns"]
        assert fewer == [turn for turn in turns if turn["number"] <= ada.state["number"]]


def test_undo_stops_at_chance(client: Client) -> None:
    with connect(client, new_table(client)) as ada:
        ada.wait_for_turn()
        ada.send(type="undo")
        assert ada.receive()["type"] == "error"


# -- several windows, several people -------------------------------------------------------------------------


def test_two_browsers_see_the_same(client: Client) -> None:
    table = new_table(client, PERSON, PERSON)
    with connect(client, table) as first, connect(client, table) as second:
        for _ in range(6):
            first.wait_for_turn()
            second.wait_for_turn()
            state = first.play()
            assert second.receive_until(lambda message, n=state["number"]: message["number"] == n) == state  # type: ignore[misc]
        while len(first.wait_for_turn()["legal"]) == 1:
            first.play()
            second.receive()
        stale = first.state
        first.play()
        second.receive_until(lambda message: message["number"] == stale["number"] + 1)
        second.send(type="play", number=stale["number"], action=stale["legal"][-1]["action"])
        assert second.receive()["code"] == "stale"
        second.receive()
        second.send(type="undo")
        assert second.receive_type("state")["number"] == first.receive_type("state")["number"] == stale["number"]


def test_hot_seat_follows_the_person_to_decide(client: Client) -> None:
    table = new_table(client, PERSON, {"name": "Clara"}, THUMB)
    with connect(client, table) as screen:
        seen = set()
        for _ in range(40):
            asked = screen.wait_for_turn()
            assert asked["seat"] == asked["to_act"]
            assert asked["people"] == [0, 1]
            cash = [player["cash"] for player in asked["view"]["players"]]
            assert [seat for seat, money in enumerate(cash) if money is not None] == [asked["seat"]]
            seen.add(asked["seat"])
            screen.play()
        assert seen == {0, 1}


def test_at_a_shared_screen_the_last_decision_can_be_taken_back(client: Client) -> None:
    with connect(client, new_table(client, PERSON, PERSON)) as screen:
        first = screen.wait_for_turn()["seat"]
        number = screen.play_real_choice()
        while screen.wait_for_turn()["seat"] == first:
            number = screen.play_real_choice()
        assert screen.state["can_undo"]
        screen.send(type="undo")
        assert screen.receive_type("state")["number"] == number
        assert screen.state["front"] == first


def test_a_window_of_ones_own_takes_back_only_ones_own(client: Client) -> None:
    table = new_table(client, PERSON, PERSON)
    with connect(client, table, 0) as ada, connect(client, table, 1) as clara:
        both = {0: ada, 1: clara}
        while ada.state["to_act"] < 0:
            ada.receive()
        while True:
            seat = ada.state["to_act"]
            player, other = both[seat], both[1 - seat]
            while player.state["number"] < ada.state["number"]:
                player.receive()
            choices = len(player.state["legal"])
            state = player.play()
            other.receive_until(lambda message, n=state["number"]: message["number"] == n)  # type: ignore[misc]
            if choices > 1:
                break
        assert player.state["can_undo"]
        assert not other.state["can_undo"]
        other.send(type="undo")
        assert other.receive()["type"] == "error"


def test_taking_another_seat_and_back(client: Client) -> None:
    with connect(client, new_table(client, PERSON, PERSON)) as screen:
        asked = screen.wait_for_turn()
        other = 1 - asked["seat"]
        screen.send(type="seat", seat=other)
        shown = screen.receive()
        assert (shown["seat"], shown["view"]["seat"]) == (other, other)
        assert shown["events"] == []
        screen.send(type="seat", seat=None)
        assert "legal" not in screen.receive()
        assert screen.wait_for_turn()["legal"] == asked["legal"]


# -- pace ----------------------------------------------------------------------------------------------------


def test_bots_wait_while_somebody_holds(client: Client) -> None:
    table = new_table(client)
    with connect(client, table) as ada:
        ada.wait_for_turn()
        while True:
            ada.send(type="pace", hold=True)
            state = ada.play()
            if state["to_act"] > 0:
                break
            ada.send(type="pace", hold=False)
            ada.wait_for_turn()
        ada.send(type="why", ask=1, do={"do": "build", "area": "vienna"})
        assert ada.receive()["type"] == "why"
        assert client.get(f"/api/tables/{table}").json()["actions"] == state["number"]
        ada.send(type="pace", hold=False)
        assert ada.receive()["number"] == state["number"] + 1


def test_a_window_that_closes_holds_nobody(client: Client) -> None:
    table = new_table(client, THUMB, THUMB)
    with connect(client, table) as nobody:
        with connect(client, table) as slow:
            slow.send(type="pace", hold=True)
            slow.send(type="why", ask=1, do={"do": "pass"})
            slow.receive_type("why")
        assert nobody.receive_until(lambda message: message["outcome"] is not None)


def test_a_donation_while_a_bot_decides(client: Client) -> None:
    """The number of the decision changes, so the bot decides again."""
    with connect(client, new_table(client)) as ada:
        ada.wait_for_turn()
        ada.send(type="pace", hold=True)
        while ada.play()["to_act"] == 0:
            pass
        number, gifts = ada.state["number"], ada.state["asides"]
        ada.send(type="play", number=number, action=gifts[0]["first"])
        assert ada.receive_type("state")["number"] == number + 1
        ada.send(type="pace", hold=False)
        assert ada.receive_type("state")["number"] == number + 2


def test_a_deleted_table_dismisses_everybody(client: Client) -> None:
    table = new_table(client)
    with connect(client, table) as ada:
        ada.wait_for_turn()
        client.delete(f"/api/tables/{table}")
        with pytest.raises(WebSocketDisconnect):
            ada.receive()


def test_not_too_many_windows(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greatpowers.server.tables.connection.MAX_WATCHERS", 1)
    table = new_table(client)
    with connect(client, table), pytest.raises(WebSocketDisconnect), connect(client, table):
        pass


def test_a_broken_connection_is_noticed(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    table = new_table(client)
    with connect(client, table) as ada:
        ada.wait_for_turn()
        with monkeypatch.context() as wrong:
            wrong.setattr(messages, "state_message", broken)
            ada.send(type="seat", seat=0)
            with pytest.raises(WebSocketDisconnect):
                ada.receive()
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [ZeroDivisionError]
    with connect(client, table) as ada:
        assert ada.wait_for_turn()["legal"]
