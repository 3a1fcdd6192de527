"""The invariants hold in random games with every option, and each one notices when it is broken."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations

import pytest

from greatpowers.core.conformance import check_game, count_decisions, random_action
from greatpowers.core.game import NOBODY
from greatpowers.core.native import is_compiled
from greatpowers.core.rows import replaced
from greatpowers.games.war import events as tell
from greatpowers.games.war import fleets, forces, income, lands, revolts, turn
from greatpowers.games.war.assignment import Assignment
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.chits import FIRST_CHIT
from greatpowers.games.war.game import War
from greatpowers.games.war.house_rules import OPTIONS
from greatpowers.games.war.pieces import (
    BUILDING_IDS,
    FLEETS,
    KINDS,
    MARKER_IDS,
    MOST_SEATS,
    POINTS,
    UNKNOWN,
)
from greatpowers.games.war.position import Position
from greatpowers.games.war.watch import WarWatch
from tests.war.table import KIND, Table, area

Spoil = Callable[[Position], None]
mark = pytest.mark

CHECKED = 90 if is_compiled() else 30  # decisions of each game: the compiled engine checks more in the same time

PLAIN = pytest.mark.skipif(is_compiled(), reason="functions of the compiled engine cannot be replaced")


# -- random games ------------------------------------------------------------------------------------------------


def switched_on(names: str, buildings: str = "one") -> dict[str, str | int]:
    """These options, and so many production buildings in a region."""
    return {**dict.fromkeys(names.split(), "on"), "buildings": buildings}


# Players, decisions before the checks begin, options: any two options together, and either of them alone.
GAMES: list[tuple[int, int, dict[str, str | int]]] = [
    (2, 0, {}),
    (3, 0, switched_on("random_regions victory_cards simultaneous suez alliances unlimited_pieces")),
    (4, 0, switched_on("historical victory_cards auction interception alliances")),
    (5, 60, switched_on("simultaneous auction alliances unlimited_pieces", "home")),
    (2, 1500, switched_on("historical simultaneous suez scorched_earth interception unlimited_pieces")),
    (3, 1200, switched_on("random_regions scorched_earth unlimited_pieces", "each")),
    (4, 2500, switched_on("alliances interception scorched_earth", "two")),
    (5, 900, switched_on("victory_cards auction simultaneous")),
    (
        6,
        1400,
        switched_on("random_regions victory_cards simultaneous auction suez scorched_earth interception", "three"),
    ),
    (7, 700, switched_on("historical victory_cards suez scorched_earth alliances unlimited_pieces")),
    (8, 1100, switched_on("auction interception unlimited_pieces", "home")),
]


def test_these_games_try_every_pair_of_options() -> None:
    choices = {option.name: option.default for option in OPTIONS if option.choices}
    on = [{name for name, usual in choices.items() if options.get(name, usual) != usual} for *_, options in GAMES]
    excluded = [{"historical", "random_regions"}, {"historical", "buildings"}]
    for pair in map(set, combinations(choices, 2)):
        met = {frozenset(names & pair) for names in on}
        assert len(met) == (3 if pair in excluded else 4), pair


@pytest.mark.rule(
    "war/invariant/piece-place",
    "war/invariant/one-controller",
    "war/invariant/bags-conserved",
    "war/invariant/view-safe",
    "war/invariant/replay",
)
@pytest.mark.parametrize(("players", "skip", "options"), GAMES)
def test_random_games_keep_contract_and_invariants(players: int, skip: int, options: dict[str, str | int]) -> None:
    game = War(players, **options)
    report = check_game(game, random.Random(players + skip), whole_space_every=100, skip=skip, most=CHECKED)
    assert report.decisions == CHECKED


@pytest.mark.rule("war/invariant/score-recounted", "war/ruling/no-turn-limit")
def test_a_random_game_keeps_them_to_its_end() -> None:
    game = War(3, turn_limit=2)
    decisions = count_decisions(game, random.Random(1), 10_000)
    report = check_game(game, random.Random(1), whole_space_every=0, skip=decisions - 60)
    assert report.outcome is not None


# -- income ------------------------------------------------------------------------------------------------------


def later(players: int, seed: int, decisions: int, **options: str | int) -> Position:
    """A position of a random game."""
    state = War(players, **options).start()
    rng = random.Random(seed)
    for _ in range(decisions):
        if state.to_act != NOBODY:
            state.apply(*random_action(state, rng))
    return state


def earned(s: Position, seat: int) -> int:
    return sum(income.lines(s, seat))


@pytest.mark.rule("war/invariant/income-monotone")
@pytest.mark.parametrize("seed", range(4))
def test_what_one_builds_never_lowers_income(seed: int) -> None:
    state = later(3, seed, 1200, buildings="three")
    for seat in range(3):
        for region in lands.regions_of(state, seat):
            for building in ("city", "port"):
                more = state.clone()
                if not lands.has(more, region, BUILDING_IDS.index(building)):
                    lands.erect(more, region, BUILDING_IDS.index(building))
                    assert earned(more, seat) >= earned(state, seat)
            more = state.clone()
            more.developed = replaced(more.developed, region, 1)
            assert earned(more, seat) >= earned(state, seat)


@pytest.mark.rule("war/invariant/income-monotone")
def test_a_blockade_never_raises_income() -> None:
    state = later(2, 5, 1500)
    for region in lands.regions_of(state, 0)[:4]:
        lands.erect(state, region, BUILDING_IDS.index("port"))
    blockade = Table(2).war((1, 2)).state.war
    state.war = blockade
    free = earned(state, 0)
    for sea in range(REGIONS, REGIONS + 28):
        closed = state.clone()
        fleets.launch(closed, 1, sea)
        fleets.launch(closed, 1, sea)
        assert earned(closed, 0) <= free


# -- each invariant of a position notices ------------------------------------------------------------------------


def moving() -> Table:
    """A sound position: player 1 moves; player 2 has pacified Siam; there are natives in Morocco."""
    table = Table(3).land(1, "france", "2i 1G", "city").land(2, "germany", "2i").land(3, "japan", "1i")
    table.land(2, "siam", "1i").natives("siam", "6").natives("morocco", "8+").spheres(1, "morocco", 2)
    return table.chit("siam", "tea").fleet(1, "north_sea", "1i").move(1)


def change(name: str, at: int, by: int = 1) -> Spoil:
    def spoil(s: Position) -> None:
        row = getattr(s, name)[:]
        row[at] += by
        setattr(s, name, row)

    return spoil


def swap(name: str, value: object) -> Spoil:
    def spoil(s: Position) -> None:
        setattr(s, name, value)

    return spoil


def both(*spoils: Spoil) -> Spoil:
    def spoil(s: Position) -> None:
        for one in spoils:
            one(s)

    return spoil


def units(player: int, region: str, kind: str, number: int = 1) -> Spoil:
    """Units more."""
    return lambda s: forces.put(s, area(region), player - 1, KIND[kind], number)


def gone(player: int, region: str, kind: str) -> Spoil:
    """A unit less."""
    return lambda s: forces.take(s, area(region), player - 1, KIND[kind])


def aboard(player: int, number: int) -> Spoil:
    """More infantry on a player's first fleet."""

    def spoil(s: Position) -> None:
        s.cargo[fleets.hold(player - 1, 0)] += number
        s.forces[(player - 1) * 7] += number

    return spoil


def built(region: str, *buildings: str) -> Spoil:
    def spoil(s: Position) -> None:
        for building in buildings:
            lands.erect(s, area(region), BUILDING_IDS.index(building))

    return spoil


def owned(region: str, seat: int) -> Spoil:
    return lambda s: lands.set_owner(s, area(region), seat)


def marked(region: str, name: str) -> Spoil:
    def spoil(s: Position) -> None:
        s.marker = replaced(s.marker, area(region), MARKER_IDS.index(name))

    return spoil


def spoilt(spoil: Spoil, marks: pytest.MarkDecorator) -> object:
    return pytest.param(marks.args[0], spoil, marks=marks)


FRANCE, SIAM, MOROCCO = area("france"), area("siam"), area("morocco")


@pytest.mark.parametrize(
    ("rule", "spoil"),
    [
        spoilt(change("forces", 0), marks=mark.rule("war/invariant/piece-place")),
        spoilt(change("realm", 0, 1 << MOROCCO), marks=mark.rule("war/invariant/piece-place")),
        spoilt(change("works", 1), marks=mark.rule("war/invariant/piece-place")),
        spoilt(
            swap("fleet_at", [FRANCE] + [-1] * (MOST_SEATS * FLEETS - 1)), marks=mark.rule("war/invariant/piece-place")
        ),
        spoilt(both(change("fleet_at", 0, -64 - 27), swap("guests", [])), marks=mark.rule("war/invariant/piece-place")),
        spoilt(aboard(1, 4), marks=mark.rule("war/invariant/fleet-capacity")),
        spoilt(units(2, "france", "i"), marks=mark.rule("war/invariant/one-controller")),
        spoilt(units(2, "morocco", "i"), marks=mark.rule("war/invariant/one-controller")),
        spoilt(owned("morocco", 2), marks=mark.rule("war/invariant/one-controller")),
        spoilt(units(1, "morocco", "G"), marks=mark.rule("war/invariant/one-controller")),
        spoilt(built("morocco", "fort"), marks=mark.rule("war/invariant/native-regions-bare")),
        spoilt(change("developed", MOROCCO), marks=mark.rule("war/invariant/native-regions-bare")),
        spoilt(change("revolt", MOROCCO), marks=mark.rule("war/invariant/native-regions-bare")),
        spoilt(built("france", "port"), marks=mark.rule("war/invariant/building-limits")),
        spoilt(built("germany", "school"), marks=mark.rule("war/invariant/building-limits")),
        spoilt(built("mongolia", "port"), marks=mark.rule("war/invariant/building-limits")),
        spoilt(change("chit_truth", FRANCE, FIRST_CHIT), marks=mark.rule("war/invariant/one-marker-one-chit")),
        spoilt(change("marker_truth", FRANCE, UNKNOWN), marks=mark.rule("war/invariant/one-marker-one-chit")),
        spoilt(marked("siam", "3"), marks=mark.rule("war/invariant/marker-strength")),
        spoilt(marked("siam", "unknown"), marks=mark.rule("war/invariant/marker-strength")),
        spoilt(change("spheres", MOROCCO * MOST_SEATS + 1, 7), marks=mark.rule("war/invariant/sphere-limit")),
        spoilt(change("spheres", FRANCE * MOST_SEATS + 1), marks=mark.rule("war/invariant/sphere-limit")),
        spoilt(change("marker_pool", MARKER_IDS.index("7")), marks=mark.rule("war/invariant/bags-conserved")),
        spoilt(change("chit_pool", FIRST_CHIT), marks=mark.rule("war/invariant/bags-conserved")),
        spoilt(change("pp", 0, -1), marks=mark.rule("war/invariant/pp-flows")),
        spoilt(change("dp", 0, -1), marks=mark.rule("war/invariant/pp-flows")),
        spoilt(change("war", 1), marks=mark.rule("war/invariant/war-symmetric")),
        spoilt(change("war", 0), marks=mark.rule("war/invariant/war-symmetric")),
        spoilt(change("revolt", FRANCE), marks=mark.rule("war/invariant/revolt-frozen")),
        spoilt(change("ready", (FRANCE * POINTS + 1) * KINDS, 2), marks=mark.rule("war/invariant/movement-spent")),
        spoilt(change("ready", (FRANCE * POINTS + 2) * KINDS), marks=mark.rule("war/invariant/movement-spent")),
        spoilt(change("sailing_points", 0), marks=mark.rule("war/invariant/movement-spent")),
        spoilt(change("sailing_points", 0, -5), marks=mark.rule("war/invariant/movement-spent")),
    ],
)
def test_a_spoilt_position_is_noticed(rule: str, spoil: Spoil) -> None:
    table = moving()
    assert table.game.violations(table.state) == []
    spoil(table.state)
    assert rule in table.game.violations(table.state)


@PLAIN
@pytest.mark.rule("war/invariant/income-limits")
@pytest.mark.parametrize("wrong", [Assignment([0, 1], [], 0), Assignment([0], [0] * 6, 10), Assignment([0], [], 11)])
def test_an_impossible_assignment_is_noticed(monkeypatch: pytest.MonkeyPatch, wrong: Assignment) -> None:
    table = moving()
    monkeypatch.setattr(income, "factories", lambda s, seat, resources: wrong)
    assert "war/invariant/income-limits" in table.game.violations(table.state)


# -- each invariant of an action notices -------------------------------------------------------------------------


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


def in_battle(name: str, value: int) -> Spoil:
    """Change the open battle."""

    def spoil(s: Position) -> None:
        battle = next(frame for frame in s.frames if hasattr(frame, "attacker_modifier"))
        setattr(battle, name, value)

    return spoil


def keep(s: Position) -> None:
    """Change nothing."""


def act(table: Table, notation: str, earlier: Spoil = keep, tamper: Spoil = keep) -> list[str]:
    """What the watch reports of this action, when the position before or after it is tampered with."""
    action = table.game.space.parse(notation)
    before = table.state.clone()
    table.state.events = []
    table.state.play(action)
    earlier(before)
    tamper(table.state)
    watch = WarWatch()
    watch.segments = list(range(table.state.mover)) if table.state.mover >= 0 else []
    return watch.step(before, action, table.state)


def rebellious() -> Table:
    """Siam has risen against player 2; player 1 moves."""
    return moving().revolt("siam")


def attacking() -> Table:
    """Three infantry of player 1 are about to attack four of player 2 in Germany."""
    table = Table(2).war((1, 2)).land(1, "france", "1i").land(2, "germany", "4i").land(2, "japan", "1i")
    return table.attack(1, "france", "germany", "3i").combat(1)


def hitting() -> Table:
    """Each side has scored once; the last die of the first round is about to fall."""
    return attacking().do("battle germany").roll(6, 1, 1, 6, 1, 1)


def winning() -> Table:
    """The only defender has been hit; the last die is about to fall."""
    table = Table(2).war((1, 2)).land(1, "france", "1i").land(2, "germany", "1i").land(2, "japan", "1i")
    return table.attack(1, "france", "germany", "3i").combat(1).do("battle germany").roll(6, 1, 1)


def short() -> Table:
    """Player 1 cannot pay for two of five units, and chooses the first."""
    return Table(2).land(1, "france", "3i 2c").land(2, "japan", "1i").money(1, pp=3).maintain(1)


def giving() -> Table:
    """Player 1 has something to give."""
    return moving().money(1, pp=5)


def leaving() -> Table:
    """Player 1 has nothing left to fight, and could still prospect."""
    return Table(2).land(1, "france", "2i 1N").chit("france", "dot").land(2, "japan", "1i").money(1, pp=20).combat(1)


def tampered(
    make: Callable[[], Table], notation: str, tamper: Spoil, marks: pytest.MarkDecorator, earlier: Spoil = keep
) -> object:
    return pytest.param(marks.args[0], make, notation, earlier, tamper, marks=marks)


@pytest.mark.parametrize(
    ("rule", "make", "notation", "earlier", "tamper"),
    [
        tampered(moving, "done", told((tell.SEGMENT, 0)), marks=mark.rule("war/invariant/turn-order")),
        tampered(moving, "done", told((tell.PHASE, turn.SECOND_MOVEMENT)), marks=mark.rule("war/invariant/turn-order")),
        tampered(moving, "done", change("dp", 1), marks=mark.rule("war/invariant/dp-flows")),
        tampered(moving, "done", keep, marks=mark.rule("war/invariant/dp-flows"), earlier=change("dp", 1)),
        tampered(moving, "done", change("pp", 1), marks=mark.rule("war/invariant/pp-flows")),
        tampered(giving, "give 1 2 3", change("pp", 1, -1), marks=mark.rule("war/invariant/pp-flows")),
        tampered(short, "disband infantry france", change("pp", 0), marks=mark.rule("war/invariant/maintenance-paid")),
        tampered(moving, "done", marked("morocco", "9+"), marks=mark.rule("war/invariant/marker-strength")),
        tampered(moving, "done", marked("morocco", "8"), marks=mark.rule("war/invariant/marker-strength")),
        tampered(rebellious, "done", built("siam", "fort"), marks=mark.rule("war/invariant/revolt-frozen")),
        tampered(rebellious, "done", marked("siam", "5"), marks=mark.rule("war/invariant/revolt-frozen")),
        tampered(
            hitting,
            "roll 1",
            in_battle("attacker_modifier", -1),
            marks=mark.rule("war/invariant/modifiers-nonnegative"),
        ),
        tampered(moving, "done", gone(3, "japan", "i"), marks=mark.rule("war/invariant/last-brigade")),
        tampered(
            moving, "done", told(*[(tell.INCITED, 0, SIAM)] * 2), marks=mark.rule("war/invariant/once-per-region")
        ),
        tampered(
            moving, "done", told(*[(tell.WESTERNIZING, 1, SIAM)] * 2), marks=mark.rule("war/invariant/once-per-region")
        ),
        tampered(attacking, "battle germany", change("waiting", 1), marks=mark.rule("war/invariant/war-symmetric")),
        tampered(hitting, "roll 1", untold(tell.LOST), marks=mark.rule("war/invariant/loss-count")),
        tampered(
            hitting,
            "roll 1",
            told((tell.LOST, 1, KIND["G"], area("germany"))),
            marks=mark.rule("war/invariant/loss-count"),
        ),
        tampered(winning, "roll 1", units(2, "germany", "i"), marks=mark.rule("war/invariant/battles-end")),
        tampered(
            leaving, "done", keep, marks=mark.rule("war/invariant/after-combat"), earlier=units(1, "morocco", "i")
        ),
        tampered(
            leaving,
            "done",
            keep,
            marks=mark.rule("war/invariant/after-combat"),
            earlier=change("revolt", FRANCE, revolts.DUE),
        ),
    ],
)
def test_a_tampered_action_is_noticed(
    rule: str, make: Callable[[], Table], notation: str, earlier: Spoil, tamper: Spoil
) -> None:
    assert act(make(), notation) == []
    assert rule in act(make(), notation, earlier, tamper)


@pytest.mark.rule("war/invariant/score-recounted")
def test_a_game_that_ends_too_early_is_noticed() -> None:
    state = War(2, turn_limit=1).start()
    rng, watch = random.Random(2), WarWatch()
    while state.to_act != NOBODY:
        before, (action, seat) = state.clone(), random_action(state, rng)
        state.events = []
        state.apply(action, seat)
    assert watch.step(before, action, state) == []
    state.phase = turn.PRODUCTION
    assert watch.step(before, action, state) == ["war/invariant/score-recounted"]
