"""Imperial in a terminal: nations, players, the rondel and the map.

Colour is never needed: each nation also has a two-letter code.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as RichText

from greatpowers.cli.boards import ReaderView
from greatpowers.cli.boards.drawing import plain_table, power_styles
from greatpowers.cli.boards.supply import used_up
from greatpowers.cli.layout import columns, flow
from greatpowers.core.board import Place
from greatpowers.core.game import View
from greatpowers.core.text import Text

_WIDE: Final = 150  # columns needed to show nations and players side by side

# (is a port, has a factory): squares build armies, diamonds build fleets; filled ones have a factory.
_SIGNS: Final = {(False, False): "□", (False, True): "■", (True, False): "◇", (True, True): "◆"}
_MOVES: Final = (
    "sail",
    "march",
    "march_friendly",
    "embark",
    "embark_friendly",
    "cross",
    "land",
)  # the last argument is the destination
_PORTS: Final = ("build", "produce", "import_fleet")  # actions in a home province, which may be a port
_UNITS: Final = ("produce", "import_army", "import_fleet")
_NONE_LEFT: Final = ("imperial/components/supply-exhausted", "imperial/import/supply")
_HOSTILE: Final = "!"
_FRIENDLY: Final = "~"


class ImperialBoard:
    """The text board of Imperial; see TextBoard."""

    parts = ("nations", "players", "rondel", "map")

    def __init__(self, text: Text) -> None:
        assert text.game is not None
        self.text = text
        self.space = text.game.space
        self.regions = text.game.board.regions
        self.tables: Mapping[str, Any] = text.game.board.tables
        self.nations = [power.id for power in text.game.board.powers]
        codes = [text.say(f"code-{nation.replace('_', '-')}") for nation in self.nations]
        self.codes = dict(zip(self.nations, codes, strict=True))
        self.styles = dict(zip(self.nations, power_styles(text.game.board), strict=True))
        self.aliases = {code.lower(): nation for nation, code in self.codes.items()}

    # -- the contract ----------------------------------------------------------------------------------------

    def whole(self, seen: ReaderView, width: int) -> RenderableType:
        """See TextBoard."""
        nations, players = self._nations(seen), self._players(seen)
        top: RenderableType = Group(nations, RichText(), players)
        if width >= _WIDE:
            grid = Table.grid(padding=(0, 4))
            grid.add_row(nations, players)
            top = grid
        return Group(top, RichText(), self._rondel(seen.view, width), RichText(), self._map(seen.view, width))

    def part(self, name: str, seen: ReaderView, width: int) -> RenderableType:
        """See TextBoard."""
        if name == "nations":
            return self._nations(seen)
        if name == "players":
            return self._players(seen)
        if name == "rondel":
            return self._rondel(seen.view, width)
        return self._map(seen.view, width)

    def status(self, seen: ReaderView) -> RenderableType:
        """See TextBoard."""
        view = seen.view
        offered = view["frames"][-1].get("offered")  # where bonds of one nation are for sale
        nation = self.nations.index(offered) if offered else view["nation"]
        values: dict[str, str | int] = {
            "turn": view["turns"] + 1,
            "nation": self.text.word(self.nations[nation]),
            "treasury": view["nations"][nation]["treasury"],
        }
        line = self._badge(self.nations[nation]).append(" " + self.text.say("board-status", **values))
        if seen.reader is not None:
            cash = view["players"][seen.reader]["cash"]
            line.append(" · " + self.text.say("board-status-cash", cash=cash))
        return line

    def is_turning_point(self, seen: ReaderView) -> bool:
        """See TextBoard."""
        return seen.view["step"] in ("grant", "rondel", "invest", "round")

    def hint(self, seen: ReaderView, action: int) -> str:
        """See TextBoard."""
        if self.space.family(action).name in _MOVES:
            return self._occupants(seen.view, self.regions[self.space.arguments(action)[-1]])
        hints = (self.text.hint(hint) for hint in seen.hints(action))
        return ", ".join([*self._sea(action), *hints])

    def _sea(self, action: int) -> list[str]:
        """The sea that fleets of a port put out to, where fleets or shipyards come there."""
        if self.space.family(action).name not in _PORTS:
            return []
        anchor = self.regions[self.space.arguments(action)[-1]].facts.get("anchor")
        return [f"→ {self.text.word(anchor)}"] if anchor else []

    def _occupants(self, view: View, region: Place) -> str:
        """The flag and the units at the destination of a move."""
        flag = view["areas"].get(region.id, {}).get("flag")
        there = f"{self.text.say('board-flag')}{self.codes[flag]}" if flag else ""
        foreign = region.facts.get("power") != self.nations[view["nation"]]
        return f"{there}{self._units(view, region, coded=foreign).plain}".strip()

    def used_up(self, seen: ReaderView) -> list[str]:
        """See TextBoard."""
        return used_up(seen, self.space, _UNITS, _NONE_LEFT, self._unit)

    def _unit(self, action: int) -> str:
        """The unit that is produced or imported."""
        name = self.space.family(action).name
        is_port = self.regions[self.space.arguments(action)[0]].facts["city"] == "shipyard"
        return str(self.text.word("fleet" if name == "import_fleet" or (name == "produce" and is_port) else "army"))

    def only_pass(self, seen: ReaderView, actions: Sequence[int]) -> int | None:
        """See TextBoard."""
        return None

    def menu(self, seen: ReaderView) -> str:
        """See TextBoard."""
        return ""

    def routine(self, seen: ReaderView) -> str:
        """See TextBoard."""
        return ""

    def player_codes(self, seen: ReaderView) -> list[str]:
        """See TextBoard. Nations have codes, players have names only."""
        return []

    def luck(self, about: Mapping[str, str | int]) -> str:
        """See TextBoard."""
        return ""

    # -- nations and players ---------------------------------------------------------------------------------

    def _badge(self, nation: str) -> RichText:
        return RichText().append(self.codes[nation], style=self.styles[nation])

    def _nations(self, seen: ReaderView) -> Table:
        table = plain_table()
        table.add_column("", no_wrap=True)
        table.add_column(self.text.say("board-nation"), overflow="ellipsis")  # where room is short, codes will do
        table.add_column(self.text.say("board-government"), no_wrap=True)
        for name in ("treasury", "due", "power", "tax"):
            table.add_column(self.text.say(f"board-{name}"), justify="right", no_wrap=True)
        table.add_column(self.text.say("board-rondel"), no_wrap=True)
        for name in ("left", "flags"):
            table.add_column(self.text.say(f"board-{name}"), justify="right", no_wrap=True)
        for nation, figures in zip(seen.view["nations"], seen.figures["nations"], strict=True):
            table.add_row(*self._nation(seen.view, nation, figures))
        return table

    def _nation(self, view: View, nation: View, figures: View) -> list[RichText | str]:
        """The row of one nation: badge, name, government, money, power, rondel, supply."""
        say = self.text.say
        on_turn = nation["id"] == self.nations[view["nation"]] and bool(view["deciders"])
        governed = nation["government"] >= 0
        flags = sum(area.get("flag") == nation["id"] for area in view["areas"].values())
        return [
            self._badge(nation["id"]),
            RichText(str(self.text.word(nation["id"])), style="bold" if on_turn else ""),
            self.text.player(nation["government"]) if governed else say("board-nobody"),
            str(nation["treasury"]),
            str(figures["interest"]),
            f"{nation['power']} ×{figures['factor']}",
            f"{self._tax_label(nation['tax'])}→{figures['taxes']}",
            self._space(nation["rondel"]) if nation["rondel"] else say("board-centre"),
            say("board-supply", armies=figures["armies_left"], fleets=figures["fleets_left"]),
            str(flags),
        ]

    def _tax_label(self, space: int) -> str:
        """The label of a space of the tax chart."""
        chart: list[int] = self.tables["tax_chart"]
        if space == 0:
            return self.text.say("board-tax-lowest", revenue=chart[0])
        if space == len(chart) - 1:
            return self.text.say("board-tax-highest", revenue=chart[-1])
        return str(chart[space])

    def _space(self, space: str) -> str:
        """The name of a space in brief; of two that share it, the order of the rondel tells which is meant."""
        return self.text.say(f"space-{space.rstrip('12')}")

    def _players(self, seen: ReaderView) -> Table:
        say = self.text.say
        table = plain_table()
        table.add_column(say("board-player"), no_wrap=True)
        table.add_column(say("board-cash"), justify="right", no_wrap=True)
        for nation in self.nations:
            table.add_column(self._badge(nation), justify="left")
        table.add_column(say("board-interest"), justify="right", no_wrap=True)
        table.add_column(say("board-score"), justify="right", no_wrap=True)
        table.add_column(say("board-marks"), no_wrap=True)
        for seat, figures in enumerate(seen.figures["players"]):
            table.add_row(*self._player(seen, seat, figures))
        return table

    def _player(self, seen: ReaderView, seat: int, figures: View) -> list[RichText | str]:
        """The row of one player: name, cash if visible, bonds by nation, interest, score, marks."""
        say, view = self.text.say, seen.view
        is_reader, player = seat == seen.reader, view["players"][seat]
        marks = [
            say("board-you") if is_reader else "",
            say("board-card") if view["card"] == seat else "",
            say("board-swiss") if player["swiss_bank"] else "",
            say("board-asked") if seat in view["deciders"] else "",
        ]
        hidden = say("board-score-hidden", value=figures["bond_value"])
        return [
            RichText(self.text.player(seat), style="bold" if is_reader else ""),
            "?" if player["cash"] is None else str(player["cash"]),
            *(self._bonds(nation, seat) for nation in view["nations"]),
            str(figures["interest"]),
            hidden if figures["score"] is None else str(figures["score"]),
            " ".join(mark for mark in marks if mark),
        ]

    def _bonds(self, nation: View, seat: int) -> RichText:
        """A player's bonds of a nation, the largest first, marked where they govern it."""
        faces = [str(self.tables["bond_faces"][rank]) for rank, holder in enumerate(nation["bonds"]) if holder == seat]
        governs = nation["government"] == seat
        mark = self.text.say("board-governs") if governs else ""
        return RichText(f"{'+'.join(reversed(faces))}{mark}" or "·", style="bold" if governs else "")

    # -- the rondel ------------------------------------------------------------------------------------------

    def _rondel(self, view: View, width: int) -> RichText:
        """All spaces clockwise with the nations on them and the fees of the active nation."""
        title = RichText().append(self.text.say("board-rondel") + "  ", style="dim")
        fees = self._fees(view)
        spaces: list[RichText] = []
        for space in self.tables["rondel"]:
            piece = RichText().append(self._space(space), style="bold" if space in fees else "dim")
            for nation in view["nations"]:
                if nation["rondel"] == space:
                    piece.append(" ").append_text(self._badge(nation["id"]))
            if fees.get(space):
                piece.append(" " + self.text.say("board-fee", fee=fees[space]))
            spaces.append(piece)
        at = title.cell_len
        return title.append_text(flow(spaces, RichText(" → ", style="dim"), width - at, indent=at))

    def _fees(self, view: View) -> dict[str, int]:
        """What the active nation's government would pay for each space that is not too far."""
        tables, spaces = self.tables, self.tables["rondel"]
        start = view["nations"][view["nation"]]["rondel"]
        if view["step"] != "rondel":
            return {}
        if start is None:  # a first move goes anywhere
            return dict.fromkeys(spaces, 0)
        at, free, fee = spaces.index(start), tables["rondel_free"], tables["rondel_fee"]
        distances = range(1, tables["rondel_max"] + 1)
        return {spaces[(at + far) % len(spaces)]: max(0, far - free) * fee for far in distances}

    # -- the map ---------------------------------------------------------------------------------------------

    def _map(self, view: View, width: int) -> RenderableType:
        homes: list[RichText] = []
        for nation in self.nations:
            provinces = [self._province(view, r) for r in self.regions if r.facts.get("power") == nation]
            line = self._badge(nation).append(" ")
            homes.append(line.append_text(flow(provinces, RichText("   "), width - 3, indent=3)))
        lands = self._regions(view, "board-lands", "land", width)
        seas = self._regions(view, "board-seas", "sea", width)
        return Group(*homes, *lands, *seas, RichText(self.text.say("board-legend"), style="dim"))

    def _province(self, view: View, province: Place) -> RichText:
        """A home province: its name, its factory or factory site, and its units."""
        there = view["areas"].get(province.id, {})
        blocked = any(nation != province.facts["power"] for nation in there.get("army", {}))
        sign = _SIGNS[province.facts["city"] == "shipyard", "factory" in there]
        line = RichText()
        line.append(self._name(province), style="bold" if "factory" in there else "")
        line.append(f" {sign}", style="red" if blocked else "")
        return line.append_text(self._units(view, province))

    def _regions(self, view: View, title: str, kind: str, width: int) -> Iterable[RenderableType]:
        """Land regions or seas: those with flags or units in columns, then a list of the empty ones."""
        regions = [region for region in self.regions if region.kind == kind]
        taken = [self._region(view, region) for region in regions if region.id in view["areas"]]
        empty = [RichText(self._name(region), style="dim") for region in regions if region.id not in view["areas"]]
        yield RichText(self.text.say(title), style="dim")
        if taken:
            yield Padding(columns(taken, width - 2), (0, 0, 0, 2))
        if empty:
            empty[0] = RichText(self.text.say("board-empty", area=empty[0].plain), style="dim")
            yield Padding(flow(empty, RichText(", ", style="dim"), width - 2), (0, 0, 0, 2))

    def _region(self, view: View, region: Place) -> RichText:
        line = RichText(self._name(region))
        flag = view["areas"][region.id].get("flag")
        if flag:
            line.append(f" {self.text.say('board-flag')}").append_text(self._badge(flag))
        return line.append_text(self._units(view, region))

    def _name(self, region: Place) -> str:
        return region.names[self.text.language]

    def _units(self, view: View, region: Place, coded: bool = False) -> RichText:
        """All units in an area; ! is hostile, ~ is friendly. Units in their own home have no code unless `coded`."""
        line = RichText()
        there, at_home = view["areas"].get(region.id, {}), region.facts.get("power")
        for nation in self.nations:
            mark = _HOSTILE if at_home not in (None, nation) else ""
            found = [
                self._count("armies", there.get("army", {}).get(nation), mark),
                self._count("armies", there.get("friendly", {}).get(nation), _FRIENDLY),
                self._count("fleets", there.get("fleet", {}).get(nation), ""),
            ]
            units = " ".join(unit for unit in found if unit)
            if units:
                code = "" if nation == at_home and not coded else self.codes[nation]
                line.append(" ").append(code + units, style=self.styles[nation])
        return line

    def _count(self, units: str, count: int | None, mark: str) -> str:
        return self.text.say(f"board-{units}", count=count) + mark if count else ""
