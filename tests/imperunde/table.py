"""A table for rule tests: set up any position of ImpeRunde in a few words, act in notation, look at what happened."""

from __future__ import annotations

import re

from greatpowers.core.game import NOBODY
from greatpowers.core.rows import replaced
from greatpowers.core.steps import Frame
from greatpowers.games.imperunde import ImpeRunde, clearing, investing, steps, wheels, windows
from greatpowers.games.imperunde import round as rounds
from greatpowers.games.imperunde.cards import gain
from greatpowers.games.imperunde.deck import CARD_IDS, CARDS
from greatpowers.games.imperunde.forces import battle_around
from greatpowers.games.imperunde.frames import Battle, Events, Round
from greatpowers.games.imperunde.lands import add_posts, set_owner
from greatpowers.games.imperunde.moves import start_moving
from greatpowers.games.imperunde.pieces import (
    ARMISTICE,
    CALM,
    FAMINE,
    KIND_IDS,
    KINDS,
    MOST_SEATS,
    PEACE,
    PIRATES,
    PLUNDERED,
    STORM,
    WAR,
)
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.powers import order_of_play
from greatpowers.games.imperunde.units import fleet, put_ships, put_troops, shift_captured
from greatpowers.games.imperunde.world import CANAL_IDS, HOMES, LANDS, SPACE_IDS
from tests.rule_table import RuleTable, same

__all__ = ["Table", "same", "space"]

# Homes as GB ZA JP VI US BR; pieces as in the ledger: I C A F fr sl, tp a trade post.
HOME = {"GB": 0, "ZA": 1, "JP": 2, "VI": 3, "US": 4, "BR": 5}
KIND = {"I": 0, "C": 1, "A": 2, "F": 3, "fr": 4, "sl": 5}
DISC = {"famine": FAMINE, "plunder": PLUNDERED, "storm": STORM, "calm": CALM}


def stage_number(name: str) -> int:
    """Where a stage stands in the round, by the name of its function."""
    return [stage.__name__ for stage in rounds._STAGES].index(f"_{name}")


def space(name: str) -> int:
    """The number of a country or sea."""
    return SPACE_IDS.index(name)


def pieces(text: str) -> list[tuple[str, int]]:
    """ "2I 1C 1F 2tp" as pairs of piece and number; a number left out is 1."""
    found = [re.fullmatch(r"(\d*)(I|C|A|F|fr|sl|tp)", word) for word in text.split()]
    assert all(found), text
    return [(match[2], int(match[1] or 1)) for match in found if match]


class Table(RuleTable):
    """A game in the middle of being tested. Players are numbered from 1, as in the notation.

    It begins with homes only (no armies, no ships, no colonies, no cards, no money), everybody at peace, in round 1
    with player 1 as starter. Then put pieces on it and say which phase it is: `move(1)`, `invest(2)`, `talks()`, ...
    """

    def __init__(self, players: int = 4, homes: str = "GB ZA JP US BR VI", **options: str | int) -> None:
        self.game = ImpeRunde(players, **options)
        self.state: Position = self.game.start()
        s = self.state
        s.events = []
        for seat, home in enumerate(homes.split()[:players]):
            s.home[seat] = HOMES[HOME[home]]
            set_owner(s, s.home[seat], seat)
        s.round = 1
        s.starter = s.active = 0
        s.frames = [Round()]

    def position(self) -> Position:
        """See RuleTable."""
        return self.state

    @property
    def battle(self) -> Battle:
        """The battle that is going on."""
        battle = battle_around(self.state)
        assert battle is not None, "there is no battle"
        return battle

    # -- setting up ------------------------------------------------------------------------------------------

    def land(self, player: int, country: str, text: str = "") -> Table:
        """land(1, "egypt", "2I 1F 2tp"): the country is this player's, with these pieces more."""
        s, c = self.state, space(country)
        set_owner(s, c, player - 1)
        for piece, number in pieces(text):
            if piece == "tp":
                add_posts(s, c, player - 1, number)
            else:
                put_troops(s, c, player - 1, KIND[piece], number)
        return self

    def sea(self, party: int | str, sea: str, text: str) -> Table:
        """sea(1, "arabian_sea", "1fr 2I"): ships in a sea; armies are on cargo ships. Party: a player or "pirates"."""
        owner = PIRATES if party == "pirates" else int(party) - 1
        for piece, number in pieces(text):
            put_ships(self.state, space(sea), owner, KIND[piece], number)
        return self

    def captured(self, player: int, sea: str, text: str) -> Table:
        """Captured ships in a sea."""
        self.sea(player, sea, text)
        for piece, number in pieces(text):
            shift_captured(self.state, space(sea), player - 1, KIND[piece], number)
        return self

    def war(self, *pairs: tuple[int, int]) -> Table:
        """These players are at war, by their stances."""
        return self._relation(WAR, pairs)

    def peace(self, *pairs: tuple[int, int]) -> Table:
        """These players are at peace."""
        return self._relation(PEACE, pairs)

    def armistice(self, *pairs: tuple[int, int]) -> Table:
        """These players are at war, and a card has brought an armistice."""
        self._relation(WAR, pairs)
        for a, b in pairs:
            for i in ((a - 1) * MOST_SEATS + b - 1, (b - 1) * MOST_SEATS + a - 1):
                self.state.relation = replaced(self.state.relation, i, ARMISTICE)
                self.state.sealed[i] = 1
        return self

    def _relation(self, state: int, pairs: tuple[tuple[int, int], ...]) -> Table:
        for a, b in pairs:
            for i in ((a - 1) * MOST_SEATS + b - 1, (b - 1) * MOST_SEATS + a - 1):
                self.state.relation = replaced(self.state.relation, i, state)
                self.state.stance[i] = state
        return self

    def hand(self, player: int, *cards: str) -> Table:
        """These cards come from the pile into a hand."""
        for card in cards:
            self.state.pile[CARD_IDS.index(card)] -= 1
            gain(self.state, player - 1, CARD_IDS.index(card), 1)
        return self

    def funds(self, player: int, amount: int) -> Table:
        """Free funds of this round."""
        self.state.funds[player - 1] = amount
        return self

    def debts(self, player: int, amount: int) -> Table:
        """Owed already at the end of the round before."""
        self.state.debts[player - 1] = self.state.owed[player - 1] = amount
        return self

    def surplus(self, player: int, amount: int) -> Table:
        """Carried over from the round before."""
        self.state.surplus[player - 1] = amount
        return self

    def disc(self, place: str, kind: str) -> Table:
        """A disc: famine, plunder, storm or calm."""
        at = space(place)
        self.state.disc = replaced(self.state.disc, at, self.state.disc[at] | DISC[kind])
        return self

    def canal(self, name: str) -> Table:
        """A canal is built; add its posts by hand where the country is a colony."""
        self.state.canal = replaced(self.state.canal, CANAL_IDS.index(name), 1)
        return self

    def new_posts(self, country: str, number: int) -> Table:
        """So many of the posts there were built in this phase."""
        self.state.fresh_posts[space(country)] = number
        return self

    def always(self, *players: int) -> Table:
        """These players want to be asked in every window."""
        for player in players:
            self.state.alert[player - 1] = 1
        return self

    def round(self, number: int, starter: int = 1) -> Table:
        """The number of the round, which gives the direction, and its starter."""
        self.state.round = number
        self.state.starter = starter - 1
        return self

    # -- phases ----------------------------------------------------------------------------------------------

    def _at(self, phase: int, stage: str, *above: Frame) -> Table:
        s = self.state
        s.phase = phase
        self._between(stage)
        s.frames += above
        return self.resume()

    def _between(self, stage: str, turn: int = 0) -> None:
        """The round goes on with this stage; nothing else is going on."""
        self.state.frames = [Round(stage_number(stage), turn)]
        self.state.events = []

    def _turn(self, phase: int, stage: str, step: int, player: int) -> Table:
        """It is this player's turn in phase 4, 6 or 7; those before them in the order of play have had theirs."""
        s = self.state
        s.phase = phase
        s.active = player - 1
        self._between(stage, order_of_play(s).index(player - 1) + 1)
        s.frames.append(Frame(step))
        return self.resume()

    def begin_round(self) -> Table:
        """The next round begins (phase 1)."""
        return self._at(8, "begin")

    def deal(self) -> Table:
        """Phase 2 begins: cards are about to be dealt."""
        return self._at(1, "deal")

    def talks(self) -> Table:
        """Phase 2: the talks are open."""
        return self._at(2, "talk")

    def before_books(self) -> Table:
        """Phase 3 begins, with its window."""
        return self._at(2, "before_books")

    def books(self) -> Table:
        """Phase 3: the sheets are filled in, debts are asked for."""
        return self._at(3, "books")

    def invest(self, player: int) -> Table:
        """Phase 4: this player's turn."""
        self.state.phase = 4
        investing.begin(self.state)
        return self._turn(4, "invest", steps.INVEST, player)

    def clear(self) -> Table:
        """Phase 5 begins."""
        return self._at(4, "clear")

    def clear_sea(self, sea: str) -> Table:
        """Phase 5: this one sea is cleared, and nothing else."""
        s = self.state
        s.phase = 5
        self._between("before_moving")
        clearing.contest(s, space(sea))
        return self.resume()

    def move(self, player: int) -> Table:
        """Phase 6: this player's turn."""
        start_moving(self.state, -1)
        return self._turn(6, "move", steps.MOVE, player)

    def embark(self, player: int) -> Table:
        """Phase 7: this player's turn."""
        return self._turn(7, "embark", steps.EMBARK, player)

    def wheel(self, land_events: int = 0, sea_events: int = 0) -> Table:
        """Phase 8: the wheel is about to be spun, after so many events; discs stay as they are set."""
        s = self.state
        discs = s.disc[:]
        s.phase = 8
        self._between("end")
        wheels.begin(s)
        s.disc = discs
        s.frames[-1] = Events(land_events, sea_events)
        return self.resume()

    def events_phase(self) -> Table:
        """Phase 8 begins; discs of the round go."""
        return self._at(7, "events")

    def window(self, phase: int, kind: int = windows.PHASE) -> Table:
        """An open window in some phase; nothing else is going on. Without cards in hands it closes at once."""
        s = self.state
        s.phase = phase
        self._between("end")
        windows.open_window(s, kind)
        return self.resume()

    def resume(self) -> Table:
        """Let the engine find the next decision, after steps were set by hand."""
        s = self.state
        s.cached = None
        s.to_act = NOBODY
        while s.to_act == NOBODY and not s.ended:
            s.rules.resume[s.frames[-1].step](s, s.frames[-1])
        return self

    # -- acting ----------------------------------------------------------------------------------------------

    def roll(self, *dice: int) -> Table:
        """These dice fall."""
        return self.do(*(f"roll {die}" for die in dice))

    def passes(self) -> Table:
        """Everybody passes until somebody is asked something else."""
        while self.step in ("window", "response") and self.asked > 0:
            self.do("pass")
        return self

    def attack(self, start: str, to: str, units: str) -> Table:
        """attack("egypt", "congo", "I C C_1"): these units step in one by one, then they fight."""
        name = "march" if space(start) < LANDS else "land" if space(to) < LANDS else "sail"
        for unit in units.split():
            kind, tired = unit.removesuffix("_1"), "_1" if unit.endswith("_1") else ""
            self.do(f"{name} {KIND_IDS[KIND[kind]]}{tired} {start} {to}")
        return self.do("fight") if self.step == "assault" else self

    # -- looking ---------------------------------------------------------------------------------------------

    def count(self, player: int | str, place: str, piece: str) -> int:
        """How many of these pieces stand there: count(1, "egypt", "I"), count("pirates", "north_sea", "fr")."""
        s, at = self.state, space(place)
        party = PIRATES if player == "pirates" else int(player) - 1
        if at >= LANDS:
            return s.ships[fleet(at, party) + KIND[piece]]
        if s.owner[at] != party:
            return 0
        return s.posts[at] if piece == "tp" else s.troops[at * KINDS + KIND[piece]]

    def there(self, player: int | str, place: str) -> str:
        """Everything of a player in a space, as it is written: "2I 1F 2tp", "" for nothing."""
        names = [*KIND, "tp"] if space(place) < LANDS else list(KIND)
        numbers = [(self.count(player, place, name), name) for name in names]
        return " ".join(f"{number}{name}" for number, name in numbers if number)

    def owner(self, country: str) -> int:
        """The player who holds a country, 0 for nobody."""
        return self.state.owner[space(country)] + 1

    def reserve(self, player: int | str, piece: str) -> int:
        """Pieces that are not on the board."""
        party = PIRATES if player == "pirates" else int(player) - 1
        return self.state.posts_left[party] if piece == "tp" else self.state.reserve[party * KINDS + KIND[piece]]

    def relation(self, a: int, b: int) -> str:
        """peace, war or armistice."""
        return ["peace", "war", "armistice"][self.state.relation[(a - 1) * MOST_SEATS + b - 1]]

    def cards(self, player: int) -> dict[str, int]:
        """A hand."""
        row = self.state.hand[(player - 1) * CARDS : player * CARDS]
        return {CARD_IDS[card]: number for card, number in enumerate(row) if number}

    def winner(self) -> int:
        """The player who has won, 0 while nobody has."""
        return self.state.winner + 1
