"""Lists that are made once: sets of spaces, and the menus of steps that are found by them."""

from concurrent.futures import ThreadPoolExecutor

from greatpowers.core.sets import bits
from greatpowers.games.imperunde import ImpeRunde
from greatpowers.games.imperunde.menus import MOST_KNOWN, Menu, landings
from greatpowers.games.imperunde.pieces import CAVALRY, INFANTRY, TIRED
from greatpowers.games.imperunde.routes import frontier
from greatpowers.games.imperunde.sets import sea_bits, seas
from greatpowers.games.imperunde.world import LANDS
from tests.imperunde.table import space


def test_a_set_of_seas_counts_from_the_first_sea() -> None:
    assert sea_bits([]) == 0
    assert seas(0) == []
    assert sea_bits([LANDS + 2, LANDS]) == 0b101
    assert seas(sea_bits([98, 80, 79, 70])) == [70, 79, 80, 98]


def test_a_list_is_made_once_for_each_question() -> None:
    made: list[tuple[int, int, int]] = []

    def make(at: int, who: int, targets: int) -> list[int]:
        made.append((at, who, targets))
        return [at]

    menu = Menu(make)
    assert menu.of(7, 1, 6) is menu.of(7, 1, 6)
    assert menu.of(7, 2, 6) is not menu.of(7, 1, 2) is not menu.of(8, 1, 6)
    assert made == [(7, 1, 6), (7, 2, 6), (7, 1, 2), (8, 1, 6)]


def test_a_menu_does_not_grow_for_ever() -> None:
    menu = Menu(lambda at, who, targets: [targets])
    for targets in range(3 * MOST_KNOWN):
        assert menu.of(7, 1, targets) == [targets]
        assert len(menu.known[7]) <= MOST_KNOWN


def test_steps_stand_by_mover_and_then_by_target() -> None:
    game = ImpeRunde(4)
    menus, notation = game.codes.menus, game.space.notation
    movers, targets = bits([INFANTRY, CAVALRY, CAVALRY + TIRED]), bits([space("egypt"), space("guinea")])
    assert [notation(action) for action in menus.marches.of(space("congo"), movers, targets)] == [
        "march infantry congo egypt",
        "march infantry congo guinea",
        "march cavalry_1 congo egypt",
        "march cavalry_1 congo guinea",
        "march cavalry congo egypt",
        "march cavalry congo guinea",
    ]
    ashore = landings(sea_bits([space("arabian_sea")]), bits([space("egypt")]))
    assert [notation(action) for action in menus.ferries.of(space("mediterranean"), 1 << INFANTRY, ashore)] == [
        "sail infantry mediterranean arabian_sea",  # through the canal
        "land infantry mediterranean egypt",
    ]


def test_threads_do_not_share_what_they_fill_step_by_step() -> None:
    """A server plays games in one thread and opens others in more."""
    state = ImpeRunde(4).start()
    own = frontier(state, 0)
    with ThreadPoolExecutor(1) as thread:
        other = thread.submit(frontier, state, 0).result()
    assert frontier(state, 0) is own
    assert other is not own
