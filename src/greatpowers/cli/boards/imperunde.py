"""ImpeRunde in a terminal: players, relations, lands, seas, and the player's hand.

Colour is never needed: each player also has the two-letter code of their home. Filled circles are trade posts, empty
ones are sites; on a free land, the circles are its natives.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text as RichText

from greatpowers.cli.boards.drawing import plain_table, power_styles
from greatpowers.cli.boards.imperunde_sheets import battle_sheet, budget_sheet
from greatpowers.cli.layout import columns, flow
from greatpowers.core.game import State, View
from greatpowers.core.text import Text
from greatpowers.games.imperunde import steps
from greatpowers.games.imperunde.deck import CARD_IDS, CARDS
from greatpowers.games.imperunde.investing import most_posts
from greatpowers.games.imperunde.pieces import (
    BOARD,
    CALM,
    FAMINE,
    KIND_IDS,
    KINDS,
    MOST_SEATS,
    PARTIES,
    PIRATES,
    PLUNDERED,
    RELATION_IDS,
    STORM,
)
from greatpowers.games.imperunde.position import fleet, lying
from greatpowers.games.imperunde.state import ImpeRundeState
from greatpowers.games.imperunde.world import CANAL_IDS, CANAL_OF_LAND, HOMES, LANDS, SPACE_IDS, SPACES

_WIDE: Final = 130  # columns needed to show players and relations side by side

# The continents in the order of the board, each with its first land.
_WORLD: Final = [
    ("north-america", "alaska"),
    ("south-america", "new_granada"),
    ("europe", "iceland"),
    ("africa", "morocco"),
    ("asia", "arabia"),
    ("oceania", "new_guinea"),
]
_DISCS: Final = {FAMINE: "famine", PLUNDERED: "plundered", STORM: "storm", CALM: "calm"}
_RELATION_STYLE: Final = {"peace": "dim", "war": "bold red", "armistice": "yellow"}
_BLACK: Final = Style(color="white", bgcolor="black", bold=True)


class ImpeRundeBoard:
    """The text board of ImpeRunde; see TextBoard."""

    parts = ("players", "relations", "lands", "seas", "hand", "budget", "battle")
    aliases: dict[str, str] = {}  # noqa: RUF012  (as TextBoard declares it)

    def __init__(self, text: Text) -> None:
        self.text = text
        self.codes = [text.say(f"code-{power.id.replace('_', '-')}") for power in BOARD.powers]
        self.styles = power_styles(BOARD)

    # -- the contract ----------------------------------------------------------------------------------------

    def whole(self, state: State, reader: int | None, width: int) -> RenderableType:
        """See TextBoard."""
        s = _imperunde(state)
        top: RenderableType = Group(self._players(s, reader), RichText(), self._relations(s))
        if width >= _WIDE:
            grid = Table.grid(padding=(0, 4))
            grid.add_row(self._players(s, reader), self._relations(s))
            top = grid
        out: list[RenderableType] = [top, RichText(), self._lands(s, width), RichText(), self._seas(s, width)]
        out += [RichText(self.text.say("imperunde-legend"), style="dim"), *self._sources(s)]
        if s.steps[-1] == steps.DEBTS:
            out += [RichText(), budget_sheet(s, self.text, self.badge)]
        if s.fight_at >= 0:
            out += [RichText(), battle_sheet(s, self.text, self.badge)]
        return Group(*out)

    def part(self, name: str, state: State, reader: int | None, width: int) -> RenderableType:
        """See TextBoard."""
        s = _imperunde(state)
        if name == "players":
            return self._players(s, reader)
        if name == "relations":
            return self._relations(s)
        if name == "lands":
            return self._lands(s, width)
        if name == "seas":
            return self._seas(s, width)
        if name == "hand":
            return self._hand(s, reader)
        return budget_sheet(s, self.text, self.badge) if name == "budget" else battle_sheet(s, self.text, self.badge)

    def status(self, state: State, reader: int | None) -> RenderableType:
        """See TextBoard."""
        s = _imperunde(state)
        line = RichText()
        if reader is not None and s.home[reader] >= 0:
            line.append_text(self.badge(s, reader)).append(" ")
        line.append(self.text.say("imperunde-status", round=s.round, phase=s.phase))
        if reader is not None:
            line.append(" · " + self.text.say("imperunde-status-own", **self._own(s, reader)))
            cards = self._cards(s, reader)
            line.append(" · " + (", ".join(cards) if cards else self.text.say("imperunde-no-cards")), style="dim")
        return line

    def _own(self, s: ImpeRundeState, seat: int) -> dict[str, str | int]:
        money = s.purse if s.steps[-1] == steps.SMUGGLE else s.funds[seat]
        return {"posts": s.posts_out[seat], "goal": s.goal, "funds": money, "debts": s.debts[seat]}

    def is_turning_point(self, state: State) -> bool:
        """See TextBoard."""
        return state.steps[-1] in (steps.START_SHIPS, steps.TALKS, steps.DEBTS, steps.INVEST, steps.MOVE)

    def has_secrets(self, state: State) -> bool:
        """See TextBoard."""
        return state.outcome is None

    def hint(self, state: State, action: int) -> str:
        """See TextBoard. Hints of purchases are short, since there are many: the status line shows the money left."""
        hints = state.hints(action)
        values = dict(hints)
        phrases = [self.text.hint(hint) for hint in hints if hint[0] not in ("price", "room")]
        if "price" in values:
            cost = int(values["price"]["cost"])
            room = int(values["room"]["left"]) + cost if "room" in values else 0
            phrases.insert(0, self.text.say("imperunde-price", cost=cost, room=room))
        return ", ".join(phrases)

    def luck(self, state: State) -> str:
        """See TextBoard."""
        _, about = state.prompt()
        party, kind = about.get("party", ""), about.get("kind", "")
        whose = self.text.player(party - 1) if isinstance(party, int) else str(self.text.word(party))
        return ", ".join(word for word in (whose, str(self.text.word(kind))) if word)

    def result(self, state: State) -> RenderableType:
        """See TextBoard."""
        s = _imperunde(state)
        outcome = s.outcome
        assert outcome is not None
        table = plain_table()
        table.add_column(self.text.say("board-rank"), justify="right")
        table.add_column("")
        table.add_column(self.text.say("board-player"), no_wrap=True)
        for name in ("posts", "debts", "colonies", "surplus"):
            table.add_column(self.text.say(f"imperunde-{name}"), justify="right", no_wrap=True)
        table.add_column(self.text.say("board-score"), justify="right")
        figures = s.figures(None)["players"]
        for seat in sorted(range(s.seats), key=lambda seat: (outcome.ranks[seat], seat)):
            numbers = [f"{s.posts_out[seat]}/{s.goal}", s.debts[seat], figures[seat]["colonies"], s.surplus[seat]]
            cells = [str(number) for number in (*numbers, outcome.scores[seat])]
            style = "bold" if outcome.ranks[seat] == 1 else ""
            table.add_row(str(outcome.ranks[seat]), self.badge(s, seat), self.text.player(seat), *cells, style=style)
        return table

    # -- players ---------------------------------------------------------------------------------------------

    def badge(self, s: ImpeRundeState, party: int) -> RichText:
        """The code of a player's home in its colour; pirates are black, a player without a home is shown by number."""
        line = RichText()
        if party == PIRATES:
            return line.append(self.text.say("imperunde-code-pirates"), style=_BLACK)
        if party >= s.seats:
            return line.append(self.text.say("imperunde-code-natives"), style="bold")
        if s.home[party] < 0:
            return line.append(str(party + 1), style="bold")
        power = HOMES.index(s.home[party])
        return line.append(self.codes[power], style=self.styles[power])

    def _players(self, s: ImpeRundeState, reader: int | None) -> Table:
        say = self.text.say
        table = plain_table()
        table.add_column("")
        table.add_column(say("board-player"), no_wrap=True)
        for name in ("posts", "funds", "surplus", "debts", "income", "cards", "colonies", "armies", "warships"):
            table.add_column(say(f"imperunde-{name}"), justify="right", no_wrap=True)
        table.add_column("", no_wrap=True)
        for seat, figures in enumerate(s.figures(reader)["players"]):
            table.add_row(*self._player(s, seat, figures, seat == reader))
        return table

    def _player(self, s: ImpeRundeState, seat: int, figures: View, is_reader: bool) -> list[RichText | str]:
        say = self.text.say
        marks = [
            say("board-you") if is_reader else "",
            say("imperunde-starter") if s.round and s.starter == seat else "",
            say("board-asked") if s.to_act == seat else "",
        ]
        numbers = [
            f"{s.posts_out[seat]}/{s.goal}",
            s.funds[seat],
            s.surplus[seat],
            s.debts[seat],
            figures["income"]["total"],
            sum(s.hand[seat * CARDS : (seat + 1) * CARDS]),
            figures["colonies"],
            figures["armies"],
            figures["warships"],
        ]
        return [
            self.badge(s, seat),
            RichText(self.text.player(seat), style="bold" if is_reader else ""),
            *(str(number) for number in numbers),
            " ".join(mark for mark in marks if mark),
        ]

    def _relations(self, s: ImpeRundeState) -> Table:
        """The relations of all pairs; an arrow shows what a player wants instead, * means fixed by a card."""
        table = plain_table()
        table.add_column(self.text.say("imperunde-relations"))
        for seat in range(s.seats):
            table.add_column(self.badge(s, seat), no_wrap=True)
        for seat in range(s.seats):
            table.add_row(self.badge(s, seat), *(self._relation(s, seat, other) for other in range(s.seats)))
        return table

    def _relation(self, s: ImpeRundeState, seat: int, other: int) -> RichText:
        if seat == other:
            return RichText("·", style="dim")
        at = seat * MOST_SEATS + other
        now, wanted = RELATION_IDS[s.relation[at]], RELATION_IDS[s.stance[at]]
        line = RichText(str(self.text.word(now)), style=_RELATION_STYLE[now])
        if s.sealed[at]:
            line.append("*")
        elif wanted != now:
            line.append(f"→{self.text.word(wanted)}", style=_RELATION_STYLE[wanted])
        return line

    # -- the world -------------------------------------------------------------------------------------------

    def _lands(self, s: ImpeRundeState, width: int) -> RenderableType:
        starts = [BOARD.region_index[first] for _, first in _WORLD]
        out: list[RenderableType] = []
        for (name, _), start, end in zip(_WORLD, starts, [*starts[1:], LANDS], strict=True):
            taken = [c for c in range(start, end) if s.owner[c] >= 0]
            free = [c for c in range(start, end) if s.owner[c] < 0]
            out.append(RichText(self.text.say(f"imperunde-{name}"), style="bold dim"))
            if taken:
                out.append(Padding(columns([self._land(s, c) for c in taken], width - 2), (0, 0, 0, 2)))
            if free:
                cells = (RichText(f"{self._name(c)} {'○' * s.world.value[c]}{_mark(s, c)}", style="dim") for c in free)
                out.append(Padding(flow(cells, RichText("  "), width - 2), (0, 0, 0, 2)))
        return Group(*out)

    def _land(self, s: ImpeRundeState, country: int) -> RichText:
        """A land: owner, name, trade posts and sites, units."""
        line = self.badge(s, s.owner[country]).append(" ")
        line.append(self._name(country), style="bold")
        if country in s.home:
            line.append(" " + self.text.say("imperunde-home"))
        else:
            posts = s.posts[country]
            line.append(" " + "●" * posts + "○" * (most_posts(s, country) - posts) + _mark(s, country))
        canal = CANAL_OF_LAND[country]
        if canal >= 0 and s.canal[canal]:
            line.append(f" {self.text.word(CANAL_IDS[canal])}")
        units = self._units(s.troops[country * KINDS : (country + 1) * KINDS])
        return line.append(f" {units}" if units else "").append_text(self._discs(s, country))

    def _seas(self, s: ImpeRundeState, width: int) -> RenderableType:
        taken = [sea for sea in range(LANDS, SPACES) if s.disc[sea] or any(self._fleets(s, sea))]
        empty = [sea for sea in range(LANDS, SPACES) if sea not in taken]
        out: list[RenderableType] = [RichText(self.text.say("board-seas"), style="bold dim")]
        if taken:
            out.append(Padding(columns([self._sea(s, sea) for sea in taken], width - 2), (0, 0, 0, 2)))
        cells = (RichText(f"{self._name(sea)} {s.world.value[sea]}{_mark(s, sea)}", style="dim") for sea in empty)
        out.append(Padding(flow(cells, RichText("  "), width - 2), (0, 0, 0, 2)))
        return Group(*out)

    def _sea(self, s: ImpeRundeState, sea: int) -> RichText:
        line = RichText().append(self._name(sea), style="bold").append(f" {s.world.value[sea]}{_mark(s, sea)}")
        for fleet_there in self._fleets(s, sea):
            line.append(" ").append_text(fleet_there)
        return line.append_text(self._discs(s, sea))

    def _fleets(self, s: ImpeRundeState, sea: int) -> Iterable[RichText]:
        """The ships of every party; captured ones, which cannot move, are marked."""
        for party in range(PARTIES):
            at = fleet(sea, party)
            units = self._units(s.ships[at : at + KINDS])
            if units:
                captured = any(s.laid.count(lying(sea, party, kind)) for kind in range(KINDS))
                mark = self.text.say("imperunde-captured") if captured else ""
                yield self.badge(s, party).append(f" {units}{mark}")

    def _units(self, row: Sequence[int]) -> str:
        return " ".join(
            self.text.say(f"imperunde-units-{KIND_IDS[kind]}", count=number)
            for kind, number in enumerate(row)
            if number
        )

    def _discs(self, s: ImpeRundeState, space: int) -> RichText:
        line = RichText()
        for disc, name in _DISCS.items():
            if s.disc[space] & disc:
                line.append(" ").append(self.text.say(f"imperunde-disc-{name}"), style="bold magenta")
        return line

    def _sources(self, s: ImpeRundeState) -> Iterable[RichText]:
        """The legend of uncertain values, and the corrections by an owner of the printed board."""
        if any(_mark(s, space) for space in range(SPACES)):
            yield RichText(self.text.say("imperunde-legend-values"), style="dim")
        for what, corrected in s.world.board.tables.get("corrections", {}).items():
            if corrected:
                names = ", ".join(self._corrected(entry) for entry in corrected)
                yield RichText(f"{self.text.say(f'imperunde-corrected-{what}')} {names}", style="dim")

    def _corrected(self, entry: str | list[str]) -> str:
        return "–".join(str(self.text.word(word)) for word in ([entry] if isinstance(entry, str) else entry))

    def _name(self, space: int) -> str:
        return str(self.text.word(SPACE_IDS[space]))

    # -- the hand --------------------------------------------------------------------------------------------

    def _cards(self, s: ImpeRundeState, seat: int) -> list[str]:
        row = s.hand[seat * CARDS : (seat + 1) * CARDS]
        return [self._card(card, number) for card, number in enumerate(row) if number]

    def _card(self, card: int, number: int) -> str:
        name = str(self.text.word(CARD_IDS[card]))
        name = name[0].upper() + name[1:]
        return name if number == 1 else f"{name} ×{number}"

    def _hand(self, s: ImpeRundeState, reader: int | None) -> RenderableType:
        """Cards, each with its notation or the reason why it cannot be played now; all hands when reader is None."""
        table = plain_table()
        table.add_column("")
        table.add_column(self.text.say("imperunde-cards"), no_wrap=True)
        table.add_column(self.text.say("imperunde-now"))
        for seat in range(s.seats) if reader is None else [reader]:
            for card in range(CARDS):
                number = s.hand[seat * CARDS + card]
                if number:
                    table.add_row(self.badge(s, seat), self._card(card, number), self._playable(s, seat, card))
        return table if table.row_count else RichText(self.text.say("imperunde-no-cards"))

    def _playable(self, s: ImpeRundeState, seat: int, card: int) -> RichText:
        action = s.codes.card + card if s.to_act == seat else s.codes.space.code("interrupt", seat, card)
        refusal = s.why_not(action, seat)
        if refusal is None:
            return RichText(s.codes.space.notation(action), style="green")
        return RichText(self.text.refusal(refusal), style="dim")


def _mark(s: ImpeRundeState, space: int) -> str:
    """A question mark for a value known neither from the rulebook nor from an owner of the printed board."""
    return "?" if s.world.board.regions[space].facts["value_source"] == "reconstructed" else ""


def _imperunde(state: State) -> ImpeRundeState:
    assert isinstance(state, ImpeRundeState)
    return state
