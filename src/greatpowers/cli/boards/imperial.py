"""Imperial in a terminal: nations, players, the rondel and the map.

Colour is never needed: each nation also has a two-letter code.
"""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as RichText

from greatpowers.cli.boards.drawing import plain_table, power_styles
from greatpowers.cli.layout import columns, flow
from greatpowers.core.game import State, View
from greatpowers.core.text import Text
from greatpowers.games.imperial.board import (
    AREA_IDS,
    AREAS,
    BOARD,
    BONDS,
    FACE,
    HOMES,
    IS_PORT,
    LANDS,
    NATION_IDS,
    NATIONS,
    SPACE_IDS,
    SPACES,
    TAX_CHART,
    home,
    owner,
    power_factor,
)
from greatpowers.games.imperial.position import (
    hostile_armies,
    interest_due_to,
)
from greatpowers.games.imperial.rondel import fee_for
from greatpowers.games.imperial.scoring import bond_value
from greatpowers.games.imperial.state import ImperialState
from greatpowers.games.imperial.steps import GRANT, INVEST, RONDEL, ROUND

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
_HOSTILE: Final = "!"
_FRIENDLY: Final = "~"


class ImperialBoard:
    """The text board of Imperial; see TextBoard."""

    parts = ("nations", "players", "rondel", "map")

    def __init__(self, text: Text) -> None:
        self.text = text
        self.codes = [text.say(f"code-{nation.replace('_', '-')}") for nation in NATION_IDS]
        self.styles = power_styles(BOARD)
        self.aliases = {code.lower(): nation for code, nation in zip(self.codes, NATION_IDS, strict=True)}

    # -- the contract ----------------------------------------------------------------------------------------

    def whole(self, state: State, reader: int | None, width: int) -> RenderableType:
        """See TextBoard."""
        s = _imperial(state)
        nations, players = self._nations(s), self._players(s, reader)
        top: RenderableType = Group(nations, RichText(), players)
        if width >= _WIDE:
            grid = Table.grid(padding=(0, 4))
            grid.add_row(nations, players)
            top = grid
        return Group(top, RichText(), self._rondel(s, width), RichText(), self._map(s, width))

    def part(self, name: str, state: State, reader: int | None, width: int) -> RenderableType:
        """See TextBoard."""
        s = _imperial(state)
        if name == "nations":
            return self._nations(s)
        if name == "players":
            return self._players(s, reader)
        if name == "rondel":
            return self._rondel(s, width)
        return self._map(s, width)

    def status(self, state: State, reader: int | None) -> RenderableType:
        """See TextBoard."""
        s = _imperial(state)
        line = RichText()
        nation = s.offered if s.steps[-1] in (GRANT, ROUND) else s.nation
        line.append_text(self._badge(nation))
        values: dict[str, str | int] = {
            "turn": s.turns + 1,
            "nation": self.text.word(NATION_IDS[nation]),
            "treasury": s.treasury[nation],
        }
        line.append(" " + self.text.say("board-status", **values))
        if reader is not None:
            line.append(" · " + self.text.say("board-status-cash", cash=s.cash[reader]))
        return line

    def is_turning_point(self, state: State) -> bool:
        """See TextBoard."""
        return state.steps[-1] in (GRANT, RONDEL, INVEST, ROUND)

    def has_secrets(self, state: State) -> bool:
        """See TextBoard."""
        return state.game.options["cash"] == "secret" and state.outcome is None

    def hint(self, state: State, action: int) -> str:
        """See TextBoard."""
        s = _imperial(state)
        if s.game.space.family(action).name in _MOVES:
            return self._occupants(s, s.game.space.arguments(action)[-1])
        return ", ".join(self.text.hint(hint) for hint in s.hints(action))

    def _occupants(self, s: ImperialState, area: int) -> str:
        """The flag and the units at the destination of a move."""
        flag = s.flag[area]
        there = f"{self.text.say('board-flag')}{self.codes[flag]}" if flag >= 0 else ""
        foreign = owner(area) not in (-1, s.nation)
        return f"{there}{self._units(s, area, coded=foreign).plain}".strip()

    def luck(self, state: State) -> str:
        """See TextBoard."""
        return ""

    def result(self, state: State) -> RenderableType:
        """See TextBoard."""
        s = _imperial(state)
        outcome = s.outcome
        assert outcome is not None
        table = plain_table()
        for name in ("rank", "player"):
            table.add_column(self.text.say(f"board-{name}"), no_wrap=True)
        for nation in range(NATIONS):
            header = RichText().append_text(self._badge(nation)).append(f"×{power_factor(s.power[nation])}")
            table.add_column(header, justify="right")
        for name in ("bond-value", "cash", "score"):
            table.add_column(self.text.say(f"board-{name}"), justify="right")
        for seat in sorted(range(s.seats), key=lambda seat: (outcome.ranks[seat], seat)):
            worth = [interest_due_to(s, nation, seat) * power_factor(s.power[nation]) for nation in range(NATIONS)]
            numbers = [*(str(w or "·") for w in worth), str(bond_value(s, seat)), str(s.cash[seat])]
            style = "bold" if outcome.ranks[seat] == 1 else ""
            name = self.text.player(seat)
            table.add_row(str(outcome.ranks[seat]), name, *numbers, str(outcome.scores[seat]), style=style)
        return table

    # -- nations and players ---------------------------------------------------------------------------------

    def _badge(self, nation: int) -> RichText:
        return RichText().append(self.codes[nation], style=self.styles[nation])

    def _nations(self, s: ImperialState) -> Table:
        table = plain_table()
        table.add_column("")
        table.add_column(self.text.say("board-nation"), no_wrap=True)
        table.add_column(self.text.say("board-government"), no_wrap=True)
        for name in ("treasury", "due", "power", "tax"):
            table.add_column(self.text.say(f"board-{name}"), justify="right", no_wrap=True)
        table.add_column(self.text.say("board-rondel"), no_wrap=True)
        for name in ("left", "flags"):
            table.add_column(self.text.say(f"board-{name}"), justify="right", no_wrap=True)
        for nation, figures in enumerate(s.figures(None)["nations"]):
            table.add_row(*self._nation(s, nation, figures))
        return table

    def _nation(self, s: ImperialState, nation: int, figures: View) -> list[RichText | str]:
        """The row of one nation: badge, name, government, money, power, rondel, supply."""
        say = self.text.say
        on_turn = nation == s.nation and s.outcome is None
        governed = s.government[nation] >= 0
        return [
            self._badge(nation),
            RichText(str(self.text.word(NATION_IDS[nation])), style="bold" if on_turn else ""),
            self.text.player(s.government[nation]) if governed else say("board-nobody"),
            str(s.treasury[nation]),
            str(figures["interest"]),
            f"{s.power[nation]} ×{figures['factor']}",
            f"{self._tax_label(s.tax[nation])}→{figures['taxes']}",
            self._space(s.rondel[nation]) if s.rondel[nation] >= 0 else say("board-centre"),
            say("board-supply", armies=figures["armies_left"], fleets=figures["fleets_left"]),
            str(s.flag.count(nation)),
        ]

    def _tax_label(self, space: int) -> str:
        """The label of a space of the tax chart."""
        if space == 0:
            return self.text.say("board-tax-lowest", revenue=TAX_CHART[0])
        if space == len(TAX_CHART) - 1:
            return self.text.say("board-tax-highest", revenue=TAX_CHART[-1])
        return str(TAX_CHART[space])

    def _space(self, space: int) -> str:
        return self.text.say(f"space-{SPACE_IDS[space]}")

    def _players(self, s: ImperialState, reader: int | None) -> Table:
        say = self.text.say
        table = plain_table()
        table.add_column(say("board-player"), no_wrap=True)
        table.add_column(say("board-cash"), justify="right", no_wrap=True)
        for nation in range(NATIONS):
            table.add_column(self._badge(nation), justify="left")
        table.add_column(say("board-interest"), justify="right", no_wrap=True)
        table.add_column(say("board-score"), justify="right", no_wrap=True)
        table.add_column(say("board-marks"), no_wrap=True)
        cash = [player["cash"] for player in s.view(reader)["players"]] if reader is not None else s.cash
        for seat, figures in enumerate(s.figures(reader)["players"]):
            table.add_row(*self._player(s, seat, cash[seat], figures, seat == reader))
        return table

    def _player(
        self, s: ImperialState, seat: int, cash: int | None, figures: View, is_reader: bool
    ) -> list[RichText | str]:
        """The row of one player: name, cash if visible, bonds by nation, interest, score, marks."""
        say = self.text.say
        bonds: list[RichText | str] = []
        for nation in range(NATIONS):
            ranks = [rank for rank in reversed(range(BONDS)) if s.bond[nation * BONDS + rank] == seat]
            governs = s.government[nation] == seat
            mark = say("board-governs") if governs else ""
            faces = "+".join(str(FACE[rank]) for rank in ranks)
            bonds.append(RichText(f"{faces}{mark}" or "·", style="bold" if governs else ""))
        value = figures["bond_value"]
        marks = [
            say("board-you") if is_reader else "",
            say("board-card") if s.card == seat else "",
            say("board-swiss") if s.view(None)["players"][seat]["swiss_bank"] else "",
            say("board-asked") if s.to_act == seat else "",
        ]
        return [
            RichText(self.text.player(seat), style="bold" if is_reader else ""),
            str(cash) if cash is not None else "?",
            *bonds,
            str(figures["interest"]),
            str(value + cash) if cash is not None else say("board-score-hidden", value=value),
            " ".join(mark for mark in marks if mark),
        ]

    # -- the rondel ------------------------------------------------------------------------------------------

    def _rondel(self, s: ImperialState, width: int) -> RichText:
        """All spaces clockwise with the nations on them and the fees of the active nation."""
        title = RichText().append(self.text.say("board-rondel") + "  ", style="dim")
        fees = self._fees(s)
        spaces: list[RichText] = []
        for space in range(SPACES):
            piece = RichText().append(self._space(space), style="bold" if space in fees else "dim")
            for nation in range(NATIONS):
                if s.rondel[nation] == space:
                    piece.append(" ").append(self.codes[nation], style=self.styles[nation])
            if fees.get(space):
                piece.append(" " + self.text.say("board-fee", fee=fees[space]))
            spaces.append(piece)
        at = title.cell_len
        return title.append_text(flow(spaces, RichText(" → ", style="dim"), width - at, indent=at))

    def _fees(self, s: ImperialState) -> dict[int, int]:
        """The fee of the active nation for each space that it can choose."""
        if s.steps[-1] != RONDEL:
            return {}
        start = s.rondel[s.nation]
        spaces = [s.game.space.arguments(action)[0] for action in s.legal()]
        return {space: fee_for((space - start) % SPACES) if start >= 0 else 0 for space in spaces}

    # -- the map ---------------------------------------------------------------------------------------------

    def _map(self, s: ImperialState, width: int) -> RenderableType:
        homes: list[RichText] = []
        for nation in range(NATIONS):
            provinces = [self._province(s, province) for province in home(nation)]
            line = self._badge(nation).append(" ")
            homes.append(line.append_text(flow(provinces, RichText("   "), width - 3, indent=3)))
        lands = self._regions(s, "board-lands", range(HOMES, LANDS), width)
        seas = self._regions(s, "board-seas", range(LANDS, AREAS), width)
        return Group(*homes, *lands, *seas, RichText(self.text.say("board-legend"), style="dim"))

    def _province(self, s: ImperialState, province: int) -> RichText:
        """A home province: its name, its factory or factory site, and its units."""
        blocked = hostile_armies(s, province) > 0
        sign = _SIGNS[IS_PORT[province], bool(s.factory[province])]
        line = RichText()
        line.append(self._area_name(province), style="bold" if s.factory[province] else "")
        line.append(f" {sign}", style="red" if blocked else "")
        return line.append_text(self._units(s, province))

    def _regions(self, s: ImperialState, title: str, areas: range, width: int) -> list[RenderableType]:
        """Land regions or seas: those with flags or units in columns, then a list of the empty ones."""
        taken = [area for area in areas if s.flag[area] >= 0 or self._units(s, area).plain]
        empty = [RichText(self._area_name(area), style="dim") for area in areas if area not in taken]
        out: list[RenderableType] = [RichText(self.text.say(title), style="dim")]
        if taken:
            cells = [self._region(s, area) for area in taken]
            out.append(Padding(columns(cells, width - 2), (0, 0, 0, 2)))
        if empty:
            empty[0] = RichText(self.text.say("board-empty", area=empty[0].plain), style="dim")
            out.append(Padding(flow(empty, RichText(", ", style="dim"), width - 2), (0, 0, 0, 2)))
        return out

    def _region(self, s: ImperialState, area: int) -> RichText:
        line = RichText(self._area_name(area))
        flag = s.flag[area]
        if flag >= 0:
            line.append(f" {self.text.say('board-flag')}").append_text(self._badge(flag))
        return line.append_text(self._units(s, area))

    def _area_name(self, area: int) -> str:
        return str(self.text.word(AREA_IDS[area]))

    def _units(self, s: ImperialState, area: int, coded: bool = False) -> RichText:
        """All units in an area; ! is hostile, ~ is friendly. Units in their own home have no code unless `coded`."""
        line = RichText()
        at_home = owner(area)
        for nation in range(NATIONS):
            at = area * NATIONS + nation
            army = s.army[at] if area < LANDS else 0
            lying = s.lying[at] if area < HOMES else 0
            mark = _HOSTILE if at_home not in (-1, nation) else ""
            found = [
                self.text.say("board-armies", count=army) + mark if army else "",
                self.text.say("board-armies", count=lying) + _FRIENDLY if lying else "",
                self.text.say("board-fleets", count=s.fleet[at]) if s.fleet[at] else "",
            ]
            units = " ".join(unit for unit in found if unit)
            if units:
                line.append(" ")
                code = "" if nation == at_home and not coded else self.codes[nation]
                line.append(code + units, style=self.styles[nation])
        return line


def _imperial(state: State) -> ImperialState:
    assert isinstance(state, ImperialState)
    return state
