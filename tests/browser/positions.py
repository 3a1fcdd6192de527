"""Positions to begin at, as records of games that people played at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from greatpowers.core.game import Game, State
from greatpowers.core.record import Record, write
from greatpowers.games import make_game
from greatpowers.games.war.board import AREA_IDS, REGIONS
from greatpowers.games.war.pieces import BUILDING_IDS, MARKER_IDS
from tests.war.table import Table as WarTable

PEOPLE = ("Ada", "Bob", "Clara", "Dario")
SEED = 8
WAR_SOON = 14  # with this one, two of three players of ImpeRunde are at war in the second round


def played_until(
    wanted: Callable[[State, int], bool],
    game: Game | None = None,
    seed: int = SEED,
    players: Sequence[str] = PEOPLE,
) -> str:
    """The record of random play up to the first position that is wanted, which may look at the number of actions.

    Without another game: Imperial. Nobody ever takes Taxation, so no nation gains power, the game goes on for ever and
    the board fills. Cash lies open.
    """
    game = game or make_game("imperial", len(PEOPLE), {"cash": "open"})
    record = Record(game, players[: game.seats])
    rng = random.Random(seed)
    state = game.start()
    while not wanted(state, len(record.actions)):
        lasting = [action for action in state.legal() if game.space.notation(action) != "rondel taxation"]
        record.add(rng.choice(lasting), state.to_act)
        state.apply(record.actions[-1])
    return write(record)


def after(actions: int) -> str:
    """At least so many actions, up to a choice on the rondel."""
    return played_until(lambda state, number: number >= actions and state.step == "rondel")


def talks() -> str:
    """Talks of ImpeRunde among three people, of whom the first two are at war and both still want it."""

    def at_war(state: State) -> bool:
        first, second, _ = state.view(None)["relations"]
        return bool(first["now"][1] == first["stance"][1] == second["stance"][0] == "war")

    game = make_game("imperunde", 3)
    return played_until(lambda state, _: state.step == "talks" and at_war(state), game, WAR_SOON)


# -- War! ----------------------------------------------------------------------------------------------------

EIGHT = ("Ada", "Bob", "Clara", "Dario", "Elena", "Farid", "Greta", "Hugo")


def crowded() -> str:
    """A late position of War!: eight players, every region with all that may lie in it, fleets in every sea area.

    Player 1 is about to move; three players are allies in the regions of others, and two regions are in revolt.
    """
    table = WarTable(8, buildings="each", alliances="on", suez="on").allies(1, 2, 3).allies(4, 5, 6).war((7, 8))
    for number, region in enumerate(AREA_IDS[:REGIONS]):
        player = number % 8 + 1
        if number % 9 == 5:
            _native(table, region, number)
            continue
        forces = f"{number % 14 + 1}i {number % 4 + 1}c {number % 6 + 1}a" + (" G N X" if number % 3 == 0 else "")
        table.land(player, region, forces, *_buildings(table, number))
        if number % 4 == 0:
            table.units(player % 8 + 1, region, f"{number % 9 + 1}i 2a G")
        if number % 5 == 0:
            table.units((player + 2) % 8 + 1, region, "X")
    for region in ("arabia", "japan"):
        table.natives(region, "9").spheres(8, region, 2).revolt(region)
    for chit, region in (("gold", "arabia"), ("oil", "persia"), ("coal", "spain")):
        table.chit(region, chit, developed=region != "spain")
    for number, sea in enumerate(AREA_IDS[REGIONS:]):
        for player in {number % 8 + 1, (number + 3) % 8 + 1, (number * 3) % 8 + 1}:
            table.fleet(player, sea, "2i 1c G" if number % 2 else "")
    for player in range(1, 9):
        table.money(player, 20 * player, player)
    return write(Record(table.game, EIGHT, table.move(1).state))


def _native(table: WarTable, region: str, number: int) -> None:
    """Natives, face down in every second region, with spheres of influence of half of the players."""
    strong = next(name for name in ("10", "11", "9") if table.state.marker_pool[MARKER_IDS.index(name)])
    table.natives(region, strong, hidden=number % 2 == 0).units(number % 8 + 1, region, "X")
    for player in range(1, 5):
        table.spheres(player, region, player % 2 + 1)


def _buildings(table: WarTable, number: int) -> list[str]:
    """All six of them in every tenth region that has a coast; elsewhere one or two."""
    coastal = table.state.world.coastal[number]
    if number % 10 == 0 and coastal:
        return BUILDING_IDS
    return [
        ["city", "factory", "railroad", "port" if coastal else "city"][number % 4],
        *(["fort"] if number % 2 else []),
    ]
