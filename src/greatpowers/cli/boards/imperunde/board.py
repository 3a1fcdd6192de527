"""ImpeRunde in a terminal: players, relations, lands, seas, and the player's hand.

Colour is never needed: each player also has the two-letter code of their home. Filled circles are trade posts, empty
ones are sites; on a free land, the circles are its natives.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text as RichText

from greatpowers.cli.boards import ReaderView
from greatpowers.cli.boards.drawing import plain_table, power_styles
from greatpowers.cli.boards.imperunde.sheets import battle_sheet, budget_sheet, unit_counts
from greatpowers.cli.boards.supply import used_up
from greatpowers.cli.layout import columns, flow
from greatpowers.core.board import Place
from greatpowers.core.game import View
from greatpowers.core.text import Text
from greatpowers.games.imperunde.pieces import NATIVES, PIRATES

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
_RELATION_STYLE: Final = {"peace": "dim", "war": "bold red", "armistice": "yellow"}
_NONE_LEFT: Final = ("imperunde/material/pieces-limit", "imperunde/ruling/posts-beyond-stock")
_BLACK: Final = Style(color="white", bgcolor="black", bold=True)


class ImpeRundeBoard:
    """The text board of ImpeRunde; see TextBoard."""

    parts = ("players", "relations", "lands", "seas", "hand", "budget", "battle")
    aliases: dict[str, str] = {}  # noqa: RUF012  (as TextBoard declares it)

    def __init__(self, text: Text) -> None:
        assert text.game is not None
        self.text = text
        self.space = text.game.space
        self.board = text.game.board
        self.powers = [power.id for power in self.board.powers]
        codes = [text.say(f"code-{power.replace('_', '-')}") for power in self.powers]
        self.codes = dict(zip(self.powers, codes, strict=True))
        self.styles = dict(zip(self.powers, power_styles(self.board), strict=True))

    # -- the contract ----------------------------------------------------------------------------------------

    def whole(self, seen: ReaderView, width: int) -> RenderableType:
        """See TextBoard."""
        view = seen.view
        top: RenderableType = Group(self._players(seen), RichText(), self._relations(view))
        if width >= _WIDE:
            grid = Table.grid(padding=(0, 4))
            grid.add_row(self._players(seen), self._relations(view))
            top = grid
        out: list[RenderableType] = [top, RichText(), self._lands(seen, width), RichText(), self._seas(view, width)]
        out += [RichText(self.text.say("imperunde-legend"), style="dim"), *self._sources()]
        if view["step"] == "debts":
            out += [RichText(), budget_sheet(view, self.text, self.badge)]
        if view["battle"]:
            out += [RichText(), battle_sheet(seen, self.text, self.badge)]
        return Group(*out)

    def part(self, name: str, seen: ReaderView, width: int) -> RenderableType:
        """See TextBoard."""
        if name == "players":
            return self._players(seen)
        if name == "relations":
            return self._relations(seen.view)
        if name == "lands":
            return self._lands(seen, width)
        if name == "seas":
            return self._seas(seen.view, width)
        if name == "hand":
            return self._hand(seen)
        if name == "budget":
            return budget_sheet(seen.view, self.text, self.badge)
        return battle_sheet(seen, self.text, self.badge)

    def status(self, seen: ReaderView) -> RenderableType:
        """See TextBoard."""
        view, reader = seen.view, seen.reader
        line = RichText()
        if reader is not None and view["players"][reader]["home"]:
            line.append_text(self.badge(view, reader)).append(" ")
        line.append(self.text.say("imperunde-status", round=view["round"], phase=view["phase"]))
        if reader is not None:
            line.append(" · " + self.text.say("imperunde-status-own", **self._own(view, reader)))
            cards = [self._card(card, number) for card, number in view["players"][reader]["hand"].items()]
            line.append(" · " + (", ".join(cards) if cards else self.text.say("imperunde-no-cards")), style="dim")
        return line

    def _own(self, view: View, seat: int) -> dict[str, str | int]:
        player = view["players"][seat]
        money = view["card"]["purse"] if view["step"] == "smuggle" else player["funds"]
        return {"posts": player["posts"], "goal": view["goal"], "funds": money, "debts": player["debts"]}

    def is_turning_point(self, seen: ReaderView) -> bool:
        """See TextBoard."""
        return seen.view["step"] in ("start_ships", "talks", "debts", "invest", "move")

    def hint(self, seen: ReaderView, action: int) -> str:
        """See TextBoard. Hints of purchases are short, since there are many: the status line shows the money left."""
        hints = seen.hints(action)
        values = dict(hints)
        phrases = [self.text.hint(hint) for hint in hints if hint[0] not in ("price", "room")]
        if "price" in values:
            cost = int(values["price"]["cost"])
            room = int(values["room"]["left"]) + cost if "room" in values else 0
            phrases.insert(0, self.text.say("imperunde-price", cost=cost, room=room))
        return ", ".join(phrases)

    def used_up(self, seen: ReaderView) -> list[str]:
        """See TextBoard."""
        return used_up(seen, self.space, ("buy", "launch", "post"), _NONE_LEFT, self._piece)

    def _piece(self, action: int) -> str:
        """What is bought."""
        family, arguments = self.space.family(action), self.space.arguments(action)
        return str(self.text.values(family, arguments).get("kind", self.text.say("item-imperunde-post")))

    def only_pass(self, seen: ReaderView, actions: Sequence[int]) -> int | None:
        """See TextBoard. Who holds cards is asked whether they play one, whatever the cards."""
        names = {self.space.family(action).name: action for action in actions}
        is_asked = seen.view["step"] in ("window", "response")
        return names.get("pass") if is_asked and names.keys() <= {"pass", "rest"} else None

    def menu(self, seen: ReaderView) -> str:
        """See TextBoard."""
        return ""

    def routine(self, seen: ReaderView) -> str:
        """See TextBoard."""
        return ""

    def player_codes(self, seen: ReaderView) -> list[str]:
        """See TextBoard."""
        return [self.badge(seen.view, seat).plain for seat in range(len(seen.view["players"]))]

    def luck(self, about: Mapping[str, str | int]) -> str:
        """See TextBoard."""
        party, kind = about.get("party", ""), about.get("kind", "")
        whose = self.text.player(party - 1) if isinstance(party, int) else str(self.text.word(party))
        return ", ".join(word for word in (whose, str(self.text.word(kind))) if word)

    # -- players ---------------------------------------------------------------------------------------------

    def badge(self, view: View, party: int) -> RichText:
        """The code of a player's home in its colour; pirates are black, a player without a home is shown by number."""
        line = RichText()
        if party == PIRATES:
            return line.append(self.text.say("imperunde-code-pirates"), style=_BLACK)
        if party == NATIVES:
            return line.append(self.text.say("imperunde-code-natives"), style="bold")
        home = view["players"][party]["home"]
        if not home:
            return line.append(str(party + 1), style="bold")
        return line.append(self.codes[home], style=self.styles[home])

    def _players(self, seen: ReaderView) -> Table:
        say = self.text.say
        table = plain_table()
        table.add_column("")
        table.add_column(say("board-player"), no_wrap=True)
        for name in ("posts", "funds", "surplus", "debts", "income", "cards", "colonies", "armies", "warships"):
            table.add_column(say(f"imperunde-{name}"), justify="right", no_wrap=True)
        table.add_column("", no_wrap=True)
        for seat, figures in enumerate(seen.figures["players"]):
            table.add_row(*self._player(seen, seat, figures))
        return table

    def _player(self, seen: ReaderView, seat: int, figures: View) -> list[RichText | str]:
        say, view, is_reader = self.text.say, seen.view, seat == seen.reader
        player = view["players"][seat]
        marks = [
            say("board-you") if is_reader else "",
            say("imperunde-starter") if view["round"] and view["starter"] == seat else "",
            say("board-asked") if seat in view["deciders"] else "",
        ]
        numbers = [
            f"{player['posts']}/{view['goal']}",
            player["funds"],
            player["surplus"],
            player["debts"],
            figures["income"]["total"],
            player["cards"],
            figures["colonies"],
            figures["armies"],
            figures["warships"],
        ]
        return [
            self.badge(view, seat),
            RichText(self.text.player(seat), style="bold" if is_reader else ""),
            *(str(number) for number in numbers),
            " ".join(mark for mark in marks if mark),
        ]

    def _relations(self, view: View) -> Table:
        """The relations of all pairs; an arrow shows what a player wants instead, * means fixed by a card."""
        table = plain_table()
        table.add_column(self.text.say("imperunde-relations"))
        seats = range(len(view["players"]))
        for seat in seats:
            table.add_column(self.badge(view, seat), no_wrap=True)
        for seat in seats:
            row = view["relations"][seat]
            cells = (RichText("·", style="dim") if other == seat else self._relation(row, other) for other in seats)
            table.add_row(self.badge(view, seat), *cells)
        return table

    def _relation(self, row: View, other: int) -> RichText:
        now, wanted = row["now"][other], row["stance"][other]
        line = RichText(str(self.text.word(now)), style=_RELATION_STYLE[now])
        if row["sealed"][other]:
            line.append("*")
        elif wanted != now:
            line.append(f"→{self.text.word(wanted)}", style=_RELATION_STYLE[wanted])
        return line

    # -- the world -------------------------------------------------------------------------------------------

    def _lands(self, seen: ReaderView, width: int) -> RenderableType:
        owned = {land for land, there in seen.view["lands"].items() if there["owner"] >= 0}
        out: list[RenderableType] = []
        for name, lands in self._continents():
            taken = [self._land(seen, land) for land in lands if land.id in owned]
            free = [
                RichText(f"{self._name(land)} {'○' * land.facts['value']}{_mark(land)}", style="dim")
                for land in lands
                if land.id not in owned
            ]
            out.append(RichText(self.text.say(f"imperunde-{name}"), style="bold dim"))
            if taken:
                out.append(Padding(columns(taken, width - 2), (0, 0, 0, 2)))
            if free:
                out.append(Padding(flow(free, RichText("  "), width - 2), (0, 0, 0, 2)))
        return Group(*out)

    def _continents(self) -> Iterator[tuple[str, list[Place]]]:
        """The lands of each continent, with its name."""
        lands = [region for region in self.board.regions if region.kind == "land"]
        starts = [self.board.region_index[first] for _, first in _WORLD]
        for (name, _), start, end in zip(_WORLD, starts, [*starts[1:], len(lands)], strict=True):
            yield name, lands[start:end]

    def _land(self, seen: ReaderView, land: Place) -> RichText:
        """A land that somebody owns: owner, name, trade posts and sites, units."""
        view, there = seen.view, seen.view["lands"][land.id]
        line = self.badge(view, there["owner"]).append(" ")
        line.append(self._name(land), style="bold")
        if any(player["home"] == land.id for player in view["players"]):
            line.append(" " + self.text.say("imperunde-home"))
        else:
            posts = there.get("posts", 0)
            sites = seen.figures["colonies"][land.id]["most_posts"] - posts
            line.append(" " + "●" * posts + "○" * sites + _mark(land))
        for canal in self.board.tables["canal"]:
            if canal["land"] == land.id and canal["id"] in view["canals"]:
                line.append(f" {self.text.word(canal['id'])}")
        units = unit_counts(there.get("units", {}), self.text)
        return line.append(f" {units}" if units else "").append_text(self._discs(there))

    def _seas(self, view: View, width: int) -> RenderableType:
        seas = [region for region in self.board.regions if region.kind == "sea"]
        taken = [self._sea(view, sea) for sea in seas if sea.id in view["seas"]]
        out: list[RenderableType] = [RichText(self.text.say("board-seas"), style="bold dim")]
        if taken:
            out.append(Padding(columns(taken, width - 2), (0, 0, 0, 2)))
        empty = (
            RichText(f"{self._name(sea)} {sea.facts['value']}{_mark(sea)}", style="dim")
            for sea in seas
            if sea.id not in view["seas"]
        )
        out.append(Padding(flow(empty, RichText("  "), width - 2), (0, 0, 0, 2)))
        return Group(*out)

    def _sea(self, view: View, sea: Place) -> RichText:
        line = RichText().append(self._name(sea), style="bold").append(f" {sea.facts['value']}{_mark(sea)}")
        there = view["seas"][sea.id]
        for fleet in self._fleets(view, there):
            line.append(" ").append_text(fleet)
        return line.append_text(self._discs(there))

    def _fleets(self, view: View, there: View) -> Iterable[RichText]:
        """The ships of every party; captured ones, which cannot move, are marked."""
        for party, name in [*((seat, str(seat)) for seat in range(len(view["players"]))), (PIRATES, "pirates")]:
            if name in there:
                captured = self.text.say("imperunde-captured") if "laid" in there[name] else ""
                yield self.badge(view, party).append(f" {unit_counts(there[name]['units'], self.text)}{captured}")

    def _discs(self, there: View) -> RichText:
        line = RichText()
        for disc in there.get("discs", []):
            line.append(" ").append(self.text.say(f"imperunde-disc-{disc}"), style="bold magenta")
        return line

    def _sources(self) -> Iterable[RichText]:
        """The legend of uncertain values, and the corrections by an owner of the printed board."""
        if any(_mark(region) for region in self.board.regions):
            yield RichText(self.text.say("imperunde-legend-values"), style="dim")
        corrections: dict[str, list[Any]] = self.board.tables.get("corrections", {})
        for what, corrected in corrections.items():
            if corrected:
                names = ", ".join(self._corrected(entry) for entry in corrected)
                yield RichText(f"{self.text.say(f'imperunde-corrected-{what}')} {names}", style="dim")

    def _corrected(self, entry: str | list[str]) -> str:
        return "–".join(str(self.text.word(word)) for word in ([entry] if isinstance(entry, str) else entry))

    def _name(self, region: Place) -> str:
        return region.names[self.text.language]

    # -- the hand --------------------------------------------------------------------------------------------

    def _card(self, card: str, number: int) -> str:
        name = str(self.text.word(card))
        name = name[0].upper() + name[1:]
        return name if number == 1 else f"{name} ×{number}"

    def _hand(self, seen: ReaderView) -> RenderableType:
        """The reader's cards, each with its notation or the reason why it cannot be played now."""
        table = plain_table()
        table.add_column(self.text.say("imperunde-cards"), no_wrap=True)
        table.add_column(self.text.say("imperunde-now"))
        hand = seen.view["players"][seen.reader]["hand"] if seen.reader is not None else {}
        for card, number in hand.items():
            table.add_row(self._card(card, number), self._playable(seen, card))
        return table if hand else RichText(self.text.say("imperunde-no-cards"))

    def _playable(self, seen: ReaderView, card: str) -> RichText:
        assert seen.reader is not None
        is_asked = seen.reader in seen.view["deciders"]
        notation = f"card {card}" if is_asked else f"interrupt {seen.reader + 1} {card}"
        refusal = seen.why_not(self.space.parse(notation))
        if refusal is None:
            return RichText(notation, style="green")
        return RichText(self.text.refusal(refusal), style="dim")


def _mark(region: Place) -> str:
    """A question mark for a value known neither from the rulebook nor from an owner of the printed board."""
    return "?" if region.facts["value_source"] == "reconstructed" else ""
