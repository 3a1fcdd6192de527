"""The invariants hold in random games at every player count, and each one notices when it is broken."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from greatpowers.core.conformance import Violation, check_game
from greatpowers.core.game import CHANCE, Random
from greatpowers.core.luck import draw
from greatpowers.core.native import is_compiled
from greatpowers.core.record import Record, read, write
from greatpowers.games.imperunde import ImpeRunde, goal, secrets, view
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.forces import battle_around
from greatpowers.games.imperunde.frames import Battle
from greatpowers.games.imperunde.lands import set_owner
from greatpowers.games.imperunde.pieces import ARMISTICE, CALM, FAMINE, PEACE, PIRATES, STORM, WAR
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.sets import sea_bits
from greatpowers.games.imperunde.units import fleet, shift_captured
from greatpowers.games.imperunde.watch import ImpeRundeWatch
from tests.imperunde.table import KIND, Table, space

Spoil = Callable[[Position], None]
mark = pytest.mark

PLAIN = pytest.mark.skipif(is_compiled(), reason="functions of the compiled engine cannot be replaced")


@pytest.mark.rule(
    "imperunde/inv/deck-48",
    "imperunde/inv/piece-conservation",
    "imperunde/inv/legal-actions-nonempty",
    "imperunde/inv/replay",
    "imperunde/inv/refused-is-noop",
    "imperunde/inv/hidden-information",
)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_random_games_keep_contract_and_invariants(players: int) -> None:
    """The compiled engine checks more in the same time: a game to its end among them."""
    is_whole = is_compiled() and players == 3
    game = ImpeRunde(players, goal=8, round_limit=2 if is_whole else 1)
    most = 0 if is_whole else 500 if is_compiled() else 200
    report = check_game(game, random.Random(players), whole_space_every=400, most=most)
    assert report.decisions >= 200


# -- each invariant of a position notices ------------------------------------------------------------------------


def moving() -> Table:
    """A sound position in phase 6: player 1 moves."""
    table = Table().land(1, "congo", "2I 1C 1F 1tp").land(2, "egypt", "1I 1F 2tp").sea(1, "north_sea", "2fr 1I")
    return (
        table.sea(2, "baltic_sea", "1sl 1A").sea("pirates", "south_sea", "1fr").war((1, 2)).hand(1, "counter").move(1)
    )


def investing() -> Table:
    """A sound position in phase 4: player 1 invests."""
    table = Table().land(1, "congo", "2I 1tp").land(1, "siam", "2tp").books()
    return table.do(*["debts none"] * 4)


def booking() -> Table:
    """Phase 3: the sheets are open."""
    return Table().debts(1, 10).books()


def rolling() -> Table:
    """A dice round has begun: two of player 1 against two of player 2."""
    table = Table().land(1, "congo", "1I 1C 1tp").land(2, "egypt", "1I 1F 2tp").war((1, 2)).move(1)
    return table.do("march infantry congo egypt", "march cavalry congo egypt")


def natives() -> Table:
    """A free land is attacked."""
    return Table().land(1, "congo", "1I 1tp").move(1).do("march infantry congo egypt")


def change(name: str, at: int, by: int) -> Spoil:
    def spoil(s: Position) -> None:
        getattr(s, name)[at] += by

    return spoil


def swap(name: str, value: object) -> Spoil:
    def spoil(s: Position) -> None:
        setattr(s, name, value)

    return spoil


def swap_in_battle(name: str, value: object) -> Spoil:
    def spoil(s: Position) -> None:
        battle = battle_around(s)
        assert isinstance(battle, Battle)
        setattr(battle, name, value)

    return spoil


def both(*spoils: Spoil) -> Spoil:
    def spoil(s: Position) -> None:
        for one in spoils:
            one(s)

    return spoil


def troops(country: str, piece: str, by: int = 1) -> Spoil:
    return change("troops", space(country) * 6 + KIND[piece], by)


def ships(sea: str, player: int, piece: str, by: int = 1) -> Spoil:
    return change("ships", fleet(space(sea), player - 1) + KIND[piece], by)


def reserve(player: int, piece: str, by: int) -> Spoil:
    return change("reserve", (player - 1) * 6 + KIND[piece], by)


def moves(name: str, place: str, piece: str) -> Spoil:
    return change(name, space(place) * 6 + KIND[piece], 1)


def owner(country: str, seat: int) -> Spoil:
    def spoil(s: Position) -> None:
        set_owner(s, space(country), seat)

    return spoil


def disc(place: str, kind: int) -> Spoil:
    return change("disc", space(place), kind)


def captured(sea: str, player: int, piece: str) -> Spoil:
    return lambda s: shift_captured(s, space(sea), player - 1, KIND[piece], 1)


def relate(a: int, b: int, state: int) -> Spoil:
    def spoil(s: Position) -> None:
        s.relation[a * 6 + b] = state

    return spoil


STORMS = both(*(disc(sea, STORM) for sea in ("north_sea", "south_sea", "baltic_sea", "kara_sea")))


def spoilt(make: Callable[[], Table], *spoils: Spoil, marks: pytest.MarkDecorator) -> object:
    return pytest.param(marks.args[0], make, both(*spoils), marks=marks)


@pytest.mark.parametrize(
    ("rule", "make", "spoil"),
    [
        spoilt(moving, change("pile", 0, 1), marks=mark.rule("imperunde/inv/deck-48")),
        spoilt(moving, change("hand", 3, -1), change("pile", 3, 1), marks=mark.rule("imperunde/inv/deck-48")),
        spoilt(moving, troops("congo", "I"), marks=mark.rule("imperunde/inv/piece-conservation")),
        spoilt(
            moving, troops("congo", "I", 50), reserve(1, "I", -50), marks=mark.rule("imperunde/inv/piece-conservation")
        ),
        spoilt(moving, reserve(PIRATES + 1, "fr", 1), marks=mark.rule("imperunde/inv/pirate-conservation")),
        spoilt(moving, change("posts", space("congo"), 1), marks=mark.rule("imperunde/inv/posts-conservation")),
        spoilt(
            moving,
            change("posts_out", 0, 1),
            change("posts_left", 0, -1),
            marks=mark.rule("imperunde/inv/posts-conservation"),
        ),
        spoilt(
            moving,
            ships("baltic_sea", 1, "fr"),
            reserve(1, "fr", -1),
            marks=mark.rule("imperunde/inv/one-master-per-sea"),
        ),
        spoilt(
            moving,
            ships("south_sea", 1, "fr"),
            reserve(1, "fr", -1),
            marks=mark.rule("imperunde/inv/one-master-per-sea"),
        ),
        spoilt(moving, change("navy", 0, 64), marks=mark.rule("imperunde/inv/piece-conservation")),
        spoilt(
            moving,
            change("afloat", 2, sea_bits([space("kara_sea")])),
            marks=mark.rule("imperunde/inv/piece-conservation"),
        ),
        spoilt(moving, change("guarded", 0, -1), marks=mark.rule("imperunde/inv/piece-conservation")),
        spoilt(moving, change("realm", 0, 1 << space("china")), marks=mark.rule("imperunde/inv/land-single-owner")),
        spoilt(moving, owner("egypt", -1), marks=mark.rule("imperunde/inv/land-single-owner")),
        spoilt(moving, troops("china", "I"), marks=mark.rule("imperunde/inv/land-single-owner")),
        spoilt(moving, owner("china", 0), marks=mark.rule("imperunde/inv/land-kind")),
        spoilt(moving, owner("japan", 0), marks=mark.rule("imperunde/inv/home-owner-only")),
        spoilt(moving, change("posts", space("japan"), 1), marks=mark.rule("imperunde/inv/home-owner-only")),
        spoilt(moving, disc("japan", FAMINE), marks=mark.rule("imperunde/inv/home-owner-only")),
        spoilt(moving, change("posts", space("congo"), 2), marks=mark.rule("imperunde/inv/posts-cap")),
        spoilt(
            moving,
            change("canal", 0, 1),
            change("posts", space("egypt"), -1),
            marks=mark.rule("imperunde/inv/canal-posts"),
        ),
        spoilt(moving, troops("congo", "F"), marks=mark.rule("imperunde/inv/forts-cap")),
        spoilt(moving, swap("canal", [2, 0]), marks=mark.rule("imperunde/inv/canal-places")),
        spoilt(moving, troops("congo", "fr"), marks=mark.rule("imperunde/inv/warships-at-sea")),
        spoilt(moving, ships("north_sea", 2, "F"), marks=mark.rule("imperunde/inv/warships-at-sea")),
        spoilt(moving, change("debts", 0, 3), marks=mark.rule("imperunde/inv/debts")),
        spoilt(
            moving, swap("debts", [30, 0, 0, 0]), swap("owed", [25, 0, 0, 0]), marks=mark.rule("imperunde/inv/debts")
        ),
        spoilt(moving, change("debts", 0, 10), marks=mark.rule("imperunde/inv/debts")),
        spoilt(moving, change("surplus", 0, -1), marks=mark.rule("imperunde/inv/money-nonnegative")),
        spoilt(investing, swap("funds", [-1, 0, 0, 0]), marks=mark.rule("imperunde/inv/money-nonnegative")),
        spoilt(investing, change("sheet", 1, 1), marks=mark.rule("imperunde/inv/sheet-balance")),
        spoilt(investing, change("sheet", 11, 5), marks=mark.rule("imperunde/inv/sheet-balance")),
        spoilt(moving, change("surplus", 0, 1), marks=mark.rule("imperunde/inv/sheet-balance")),
        spoilt(investing, change("sheet", 5, -1), change("sheet", 1, 1), marks=mark.rule("imperunde/inv/interest")),
        spoilt(booking, change("sheet", 5, 1), marks=mark.rule("imperunde/inv/interest")),
        spoilt(investing, change("spent", space("congo"), 4), marks=mark.rule("imperunde/inv/colony-spending")),
        spoilt(
            investing,
            change("spent", space("siam"), 3),
            disc("siam", FAMINE),
            marks=mark.rule("imperunde/inv/colony-spending"),
        ),
        spoilt(
            investing,
            change("spent", space("siam"), 6),
            change("fresh_posts", space("siam"), 1),
            marks=mark.rule("imperunde/inv/colony-spending"),
        ),
        spoilt(investing, change("bought", 0, 4), marks=mark.rule("imperunde/inv/cards-bought")),
        spoilt(moving, relate(0, 1, PEACE), marks=mark.rule("imperunde/inv/relations-symmetric")),
        spoilt(
            moving,
            relate(0, 1, ARMISTICE),
            relate(1, 0, ARMISTICE),
            marks=mark.rule("imperunde/inv/relations-symmetric"),
        ),
        spoilt(moving, relate(0, 0, WAR), marks=mark.rule("imperunde/inv/relations-symmetric")),
        spoilt(booking, change("sheet", 2, 2), marks=mark.rule("imperunde/inv/dividend")),
        spoilt(
            moving, change("movers", space("congo"), 1 << KIND["A"]), marks=mark.rule("imperunde/inv/move-allowance")
        ),
        spoilt(moving, moves("one_move", "congo", "I"), marks=mark.rule("imperunde/inv/move-allowance")),
        spoilt(
            moving,
            moves("two_moves", "congo", "I"),
            change("one_move", space("congo") * 6, -1),
            marks=mark.rule("imperunde/inv/move-allowance"),
        ),
        spoilt(moving, moves("one_move", "egypt", "I"), marks=mark.rule("imperunde/inv/move-allowance")),
        spoilt(moving, moves("one_move", "north_sea", "fr"), marks=mark.rule("imperunde/inv/move-allowance")),
        spoilt(
            moving,
            captured("north_sea", 1, "fr"),
            marks=mark.rule("imperunde/inv/move-allowance"),
        ),
        spoilt(rolling, swap_in_battle("attacking", [0, 1, 0, 1]), marks=mark.rule("imperunde/inv/dice-count")),
        spoilt(rolling, swap_in_battle("defending", [3]), marks=mark.rule("imperunde/inv/dice-count")),
        spoilt(rolling, swap_in_battle("dice", [1] * 5), marks=mark.rule("imperunde/inv/dice-count")),
        spoilt(natives, swap_in_battle("natives", 3), marks=mark.rule("imperunde/inv/free-land-garrison")),
        spoilt(moving, STORMS, marks=mark.rule("imperunde/inv/disc-lifetime")),
        spoilt(moving, disc("congo", CALM), marks=mark.rule("imperunde/inv/disc-lifetime")),
        spoilt(moving, disc("north_sea", FAMINE), marks=mark.rule("imperunde/inv/disc-lifetime")),
        spoilt(moving, change("fresh_posts", space("congo"), 1), marks=mark.rule("imperunde/inv/new-post-flag")),
        spoilt(
            investing,
            captured("north_sea", 1, "fr"),
            marks=mark.rule("imperunde/inv/captured-flag"),
        ),
        spoilt(moving, swap("goal", 1), marks=mark.rule("imperunde/inv/winner")),
        spoilt(moving, lambda s: goal.end(s, goal.WON), marks=mark.rule("imperunde/inv/winner")),
        spoilt(moving, swap("winner", 2), marks=mark.rule("imperunde/inv/winner")),
        spoilt(moving, change("known", (0 * 4 + 1) * 18, 1), marks=mark.rule("imperunde/inv/hidden-information")),
    ],
)
def test_a_spoilt_position_is_noticed(rule: str, make: Callable[[], Table], spoil: Spoil) -> None:
    table = make()
    assert table.game.violations(table.state) == []
    spoil(table.state)
    assert rule in table.game.violations(table.state)


# -- each invariant of an action notices --------------------------------------------------------------------------


def told(*events: tuple[int, ...]) -> Spoil:
    """This is told as well."""

    def spoil(s: Position) -> None:
        s.events = [*(s.events or []), *events]

    return spoil


def untold(code: int) -> Spoil:
    """The first event of this kind is not told."""

    def spoil(s: Position) -> None:
        events = s.events or []
        events.remove(next(event for event in events if event[0] == code))

    return spoil


def retell(old: tuple[int, ...], new: tuple[int, ...]) -> Spoil:
    """One event is told as another."""

    def spoil(s: Position) -> None:
        events = s.events or []
        events[events.index(old)] = new

    return spoil


def act(table: Table, watch: ImpeRundeWatch, notation: str, tamper: Spoil | None = None) -> list[str]:
    """What the watch reports of this action, which is tampered with."""
    action = table.game.space.parse(notation)
    before = table.state.clone()
    table.state.events = []
    table.state.play(action)
    if tamper is not None:
        tamper(table.state)
    return watch.step(before, action, table.state)


def sailing() -> Table:
    """Player 1 moves; friends, pirates and calms are elsewhere."""
    table = Table().sea(1, "north_sea", "2fr").sea("pirates", "south_sea", "2fr").disc("kara_sea", "calm")
    return table.land(2, "egypt", "1I 4tp").canal("suez").move(1)


def marching() -> Table:
    """Player 1 is about to attack player 2."""
    return Table().land(1, "congo", "1I 1tp").land(2, "egypt", "1I").war((1, 2)).move(1)


def last_die() -> Table:
    """Infantry and cavalry have rolled 2 and 7, a fort 6; infantry of the defender is next."""
    return rolling().roll(2, 7, 6)


def duel() -> Table:
    """Frigate against frigate; the attacker has rolled 3."""
    table = Table().sea(1, "north_sea", "1fr").sea(2, "baltic_sea", "1fr").war((1, 2)).move(1)
    return table.do("sail frigate north_sea baltic_sea").roll(3)


def boarding() -> Table:
    """They were equal; the attacker has rolled 5."""
    return duel().roll(3, 5)


def third_investor() -> Table:
    return Table().invest(3)


def last_investor() -> Table:
    """Phases 5 and 6 are next."""
    return Table().sea(1, "north_sea", "1fr").war((1, 2)).invest(4)


def last_mover() -> Table:
    """Phase 7 is next."""
    return Table().land(1, "congo", "1I").move(4)


def last_embarker() -> Table:
    """Phase 8 is next."""
    return Table().land(1, "congo", "1I 1tp").disc("congo", "famine").embark(4)


def spinning() -> Table:
    """The wheel has stopped at Egypt."""
    return Table().land(1, "egypt", "1I 1tp").wheel().do("spin egypt")


def last_spin() -> Table:
    """The wheel has stopped for the ninth time."""
    return Table().wheel(land_events=6, sea_events=2).do("spin arabian_sea")


def last_booker() -> Table:
    return booking().do(*["debts none"] * 3)


def shopping() -> Table:
    return Table().funds(1, 9).invest(1)


def talking() -> Table:
    return Table(goal=28).talks().do("propose 1 27", "agree", "ready", "agree", "ready", "ready")


def armistice() -> Table:
    return Table().war((1, 2)).hand(1, "armistice").move(1).do("card armistice")


def prepared(make: Callable[[], Table]) -> ImpeRundeWatch:
    """A watch that has seen this round so far."""
    watch = ImpeRundeWatch()
    if make is third_investor:
        watch.turns = [(4, 0), (4, 1), (4, 2)]
    elif make in (last_investor, last_mover):
        watch.turns = [(4 if make is last_investor else 6, seat) for seat in range(4)]
    elif make is last_spin:
        names = ["china", "siam", "congo", "peru", "chile", "cuba", "north_sea", "south_sea"]
        watch.events = [space(name) for name in names]
    return watch


def tampered(make: Callable[[], Table], notation: str, *tampers: Spoil, marks: pytest.MarkDecorator) -> object:
    return pytest.param(marks.args[0], make, notation, both(*tampers), marks=marks)


SAIL, MARCH = "sail frigate north_sea norwegian_sea", "march infantry congo egypt"
BALTIC, EGYPT, JAPAN, KARA = space("baltic_sea"), space("egypt"), space("japan"), space("kara_sea")
CAVALRY_FELL, INFANTRY_FELL = (tell.LOST, 0, KIND["C"], EGYPT), (tell.LOST, 0, KIND["I"], EGYPT)


@pytest.mark.parametrize(
    ("rule", "make", "notation", "tamper"),
    [
        tampered(sailing, SAIL, ships("north_sea", 3, "fr"), marks=mark.rule("imperunde/inv/one-master-per-sea")),
        tampered(last_investor, "done", ships("north_sea", 2, "I"), marks=mark.rule("imperunde/inv/enemy-cargo")),
        tampered(sailing, SAIL, swap("canal", [0, 0]), marks=mark.rule("imperunde/inv/canal-places")),
        tampered(last_booker, "debts none", change("debts", 0, 10), marks=mark.rule("imperunde/inv/debts")),
        tampered(spinning, "event land_trade", change("surplus", 0, 1), marks=mark.rule("imperunde/inv/sheet-balance")),
        tampered(shopping, "buy_card", change("funds", 0, 1), marks=mark.rule("imperunde/inv/cards-bought")),
        tampered(
            armistice,
            "against 2",
            relate(0, 2, ARMISTICE),
            relate(2, 0, ARMISTICE),
            marks=mark.rule("imperunde/inv/relations-symmetric"),
        ),
        tampered(
            sailing, SAIL, moves("one_move", "norwegian_sea", "fr"), marks=mark.rule("imperunde/inv/move-allowance")
        ),
        tampered(last_die, "roll 1", untold(tell.LOST), marks=mark.rule("imperunde/inv/battle-loss-count")),
        tampered(boarding, "roll 4", untold(tell.CAPTURED), marks=mark.rule("imperunde/inv/battle-loss-count")),
        tampered(duel, "roll 1", untold(tell.LOST), marks=mark.rule("imperunde/inv/battle-terminates")),
        tampered(last_die, "roll 1", retell(CAVALRY_FELL, INFANTRY_FELL), marks=mark.rule("imperunde/inv/sort-order")),
        tampered(last_die, "roll 1", swap_in_battle("moves", [1]), marks=mark.rule("imperunde/inv/sort-order")),
        tampered(rolling, "roll 2", troops("egypt", "I"), marks=mark.rule("imperunde/inv/defender-units-static")),
        tampered(
            marching,
            MARCH,
            relate(0, 1, PEACE),
            relate(1, 0, PEACE),
            marks=mark.rule("imperunde/inv/no-attack-on-peace"),
        ),
        tampered(
            marching,
            MARCH,
            relate(0, 1, ARMISTICE),
            relate(1, 0, ARMISTICE),
            marks=mark.rule("imperunde/inv/no-attack-on-peace"),
        ),
        tampered(
            spinning,
            "event land_trade",
            told((tell.EVENT_DRAWN, 1, EGYPT)),
            marks=mark.rule("imperunde/inv/events-count"),
        ),
        tampered(
            spinning,
            "event land_trade",
            told((tell.EVENT_DRAWN, 1, JAPAN)),
            marks=mark.rule("imperunde/inv/events-count"),
        ),
        tampered(
            spinning,
            "event land_trade",
            told((tell.EVENT_DRAWN, 6, BALTIC)),
            marks=mark.rule("imperunde/inv/events-count"),
        ),
        tampered(last_spin, "event sea_calm", untold(tell.EVENT_DRAWN), marks=mark.rule("imperunde/inv/events-count")),
        tampered(last_embarker, "done", disc("congo", FAMINE), marks=mark.rule("imperunde/inv/disc-lifetime")),
        tampered(
            sailing, SAIL, told((tell.SAILED, 0, KIND["fr"], KARA, BALTIC)), marks=mark.rule("imperunde/inv/calm-holds")
        ),
        tampered(
            sailing, SAIL, told((tell.LANDED, 0, KIND["I"], KARA, EGYPT)), marks=mark.rule("imperunde/inv/calm-holds")
        ),
        tampered(
            sailing,
            SAIL,
            told((tell.SHIFTED, 0, KIND["fr"], KARA, BALTIC)),
            marks=mark.rule("imperunde/inv/calm-holds"),
        ),
        tampered(last_mover, "done", captured("north_sea", 1, "fr"), marks=mark.rule("imperunde/inv/captured-flag")),
        tampered(
            sailing,
            SAIL,
            ships("south_sea", 7, "fr", -1),
            ships("baltic_sea", 7, "fr"),
            marks=mark.rule("imperunde/inv/pirates-never-move"),
        ),
        tampered(
            third_investor,
            "done",
            retell((tell.TURN, 3, 4), (tell.TURN, 0, 4)),
            marks=mark.rule("imperunde/inv/turn-order"),
        ),
        tampered(
            third_investor,
            "done",
            untold(tell.TURN),
            told((tell.PHASE, 5)),
            marks=mark.rule("imperunde/inv/turn-order"),
        ),
        tampered(last_mover, "done", told((tell.TURN, 0, 7)), marks=mark.rule("imperunde/inv/turn-order")),
        tampered(
            third_investor,
            "done",
            retell((tell.TURN, 3, 4), (tell.TURN, 1, 4)),
            marks=mark.rule("imperunde/inv/direction-parity"),
        ),
        tampered(talking, "ready", swap("goal", 27), marks=mark.rule("imperunde/inv/goal-change")),
    ],
)
def test_a_tampered_action_is_noticed(rule: str, make: Callable[[], Table], notation: str, tamper: Spoil) -> None:
    assert act(make(), prepared(make), notation) == []
    assert rule in act(make(), prepared(make), notation, tamper)


@pytest.mark.rule("imperunde/inv/goal-change")
def test_an_agreed_goal_is_no_fault() -> None:
    table = Table(goal=28).talks().do("propose 1 27", *["agree", "ready"] * 3)
    assert act(table, ImpeRundeWatch(), "ready") == []
    assert table.state.goal == 27


def set_up(tamper_with: int, tamper: Spoil) -> list[str]:
    """Set up a game under watch, tampering with the first action that tells of this; what was reported then."""
    rng, watch = random.Random(1), ImpeRundeWatch()
    state = ImpeRunde(4).start()
    while True:
        action = draw(state, rng) if state.to_act == CHANCE else state.legal()[0]
        before = state.clone()
        state.events = []
        state.apply(action)
        found = any(event[0] == tamper_with for event in state.events)
        if found:
            tamper(state)
        reported = watch.step(before, action, state)
        if found:
            return reported
        assert reported == []


@pytest.mark.rule("imperunde/inv/setup-value")
def test_a_wrong_set_up_is_noticed() -> None:
    def next_to_a_home(s: Position) -> None:
        home = next(home for home in s.home if s.world.roads[home])
        event = next(event for event in s.events or [] if event[0] == tell.COLONY)
        retell(event, (tell.COLONY, event[1], s.world.roads[home][0]))(s)

    def one_more(s: Position) -> None:
        set_owner(s, s.owner.index(-1), 0)

    def as_it_is(s: Position) -> None:
        """Nothing is tampered with."""

    for moment, spoil in ((tell.COLONY, next_to_a_home), (tell.PHASE, one_more)):
        assert set_up(moment, as_it_is) == []
        assert set_up(moment, spoil) == ["imperunde/inv/setup-value"]


# -- those that speak of whole games -------------------------------------------------------------------------------


def random_actions(game: ImpeRunde, seed: int, count: int) -> list[int]:
    rng = random.Random(seed)
    state = game.start()
    actions: list[int] = []
    while len(actions) < count:
        legal = state.legal()
        actions.append(draw(state, rng) if state.to_act == CHANCE else legal[int(rng.random() * len(legal))])
        state.apply(actions[-1])
    return actions


@pytest.mark.rule("imperunde/inv/replay")
def test_the_same_actions_lead_to_the_same_position_also_from_a_file() -> None:
    game = ImpeRunde(5)
    record = Record(game)
    state = game.start()
    for action in random_actions(game, 3, 300):
        record.add(action, state.to_act)
        state.apply(action)
    again = read(write(record), lambda game_id, seats, options: ImpeRunde(seats, **options))
    assert again.replay().key() == record.replay().key() == state.key()


@pytest.mark.rule("imperunde/inv/refused-is-noop")
def test_no_refusal_leaves_a_trace() -> None:
    game = ImpeRunde(4)
    state = game.start()
    for n, action in enumerate(random_actions(game, 5, 240)):
        if n % 8 == 0:
            key, seen = state.key(), state.view(0)
            for other in range(n % 7, len(game.space), 23):
                if state.why_not(other) is not None:
                    with pytest.raises(ValueError, match="imperunde/"):
                        state.play(other)
            assert (state.key(), state.view(0)) == (key, seen)
        state.apply(action)


@pytest.mark.rule("imperunde/inv/winner")
def test_nothing_is_accepted_after_the_end() -> None:
    table = Table(goal=3).land(1, "china", "2tp").funds(1, 9).invest(1).do("post china")
    assert table.game.violations(table.state) == []
    assert all(table.state.why_not(action) is not None for action in range(len(table.game.space)))


@pytest.mark.rule("imperunde/inv/legal-actions-nonempty")
def test_a_player_without_any_choice_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Position.legal
    monkeypatch.setattr(Position, "legal", lambda s, seat=None: [] if s.step == "talks" else honest(s, seat))
    with pytest.raises(Violation, match="options-live"):
        check_game(ImpeRunde(3, round_limit=1), random.Random(1), whole_space_every=0)


def peek(state: Position, seat: int, rng: Random) -> Position:
    """Nothing is imagined: the true hands are kept."""
    return state.clone()


def peek_when_others_act(state: Position, seat: int, rng: Random) -> Position:
    return honest_imagine(state, seat, rng) if seat == state.to_act else state.clone()


honest_imagine = secrets.imagine


@PLAIN
@pytest.mark.rule("imperunde/inv/hidden-information")
@pytest.mark.parametrize("cheat", [peek, peek_when_others_act])
def test_a_bot_that_could_see_hidden_cards_would_be_noticed(
    cheat: Callable[[Position, int, Random], Position], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "imagine", cheat)
    with pytest.raises(Violation, match="imagine"):
        check_game(ImpeRunde(3, round_limit=2), random.Random(4), whole_space_every=0, skip=200)


@pytest.mark.rule("imperunde/inv/hidden-information", "imperunde/inv/deck-48")
def test_what_a_seat_imagines_is_a_sound_position() -> None:
    game = ImpeRunde(4)
    state = game.start()
    for n, action in enumerate(random_actions(game, 9, 400)):
        state.apply(action)
        if n % 10 == 0 and state.round:
            assert game.violations(secrets.imagine(state, n // 10 % 4, random.Random(n))) == []


@PLAIN
@pytest.mark.rule("imperunde/inv/hidden-information")
def test_a_view_that_showed_a_hand_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.build
    monkeypatch.setattr(view, "build", lambda s, seat: honest(s, seat) | {"hands": s.hand[:]})
    with pytest.raises(Violation, match="view"):
        check_game(ImpeRunde(3, round_limit=2), random.Random(4), whole_space_every=0, skip=200)
